/// What readers found, before anything is concluded from it. Facts of several readers or modules
/// can be put together.
public struct Facts: Hashable, Sendable, Codable {
  public var types: [TypeFact]
  /// The ids of the types to start from.
  public var roots: [String]

  public init(types: [TypeFact] = [], roots: [String] = []) {
    self.types = types
    self.roots = roots
  }
}
