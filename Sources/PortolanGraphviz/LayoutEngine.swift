/// A way to lay a graph out, by the name that `dot -K` knows it by.
public struct LayoutEngine: Hashable, Sendable {
  /// The name, as in "dot".
  public var name: String

  public init(_ name: String) { self.name = name }

  /// In ranks, which suits what has a direction.
  public static let dot = LayoutEngine("dot")
  /// By springs, fit for thousands of nodes.
  public static let sfdp = LayoutEngine("sfdp")
}

extension LayoutEngine: CustomStringConvertible {
  public var description: String { name }
}
