import Foundation

public struct Item: Hashable, Identifiable, Sendable {
  public let id: UUID
  public var name: String

  public init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}
