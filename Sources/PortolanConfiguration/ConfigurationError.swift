import PortolanModel

/// Why a configuration can't be used: everything that is wrong with it, and where.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one, in the order of the file.
  public var problems: [Problem]

  public struct Problem: Hashable, Sendable {
    public var message: String
    public var location: SourceLocation

    public init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  /// So many problems of one file are listed; more help nobody.
  public static let problemLimit = 20

  public init(problems: [Problem]) {
    self.problems = Array(
      problems.enumerated()
        .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
        .map(\.element)
        .prefix(Self.problemLimit))
  }

  public init(_ message: String, at location: SourceLocation) {
    self.init(problems: [Problem(message, at: location)])
  }

  public var description: String {
    problems.map { "\($0.location): error: \($0.message)" }.joined(separator: "\n")
  }
}

/// A value of a configuration, and where it stands.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  public var value: Value
  public var location: SourceLocation

  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
