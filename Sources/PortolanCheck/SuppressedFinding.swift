import PortolanModel

/// A finding that is not told: somebody decided so, or nobody can know. Reports for programs list it as such, others count it.
public struct SuppressedFinding: Hashable, Sendable {
  public var finding: Finding
  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    /// It is in the baseline that this file holds.
    case baseline(file: String)
    /// Somebody says so beside the code, and why.
    case ignored(because: String)
    /// A configuration says so, and why.
    case excepted(because: String, file: String)
    /// It tells of what no code does, and this file, which may do it, was not read to its end.
    case unknown(unread: String)
  }

  public init(_ finding: Finding, _ reason: Reason) {
    self.finding = finding
    self.reason = reason
  }
}
