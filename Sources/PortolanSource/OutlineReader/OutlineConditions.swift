import SwiftSyntax

extension OutlineReader {
  /// Reads each branch of an `#if` under its condition: what it says, and that none of those before it holds.
  mutating func forEachBranch(
    of node: IfConfigDeclSyntax,
    read: (inout Self, IfConfigClauseSyntax.Elements) -> Void
  ) {
    let outer = condition
    defer { condition = outer }
    var negated: [String] = []
    for clause in node.clauses {
      let own = clause.condition.map { text(of: $0) }
      if let elements = clause.elements {
        condition = Self.joined((outer.map { [$0] } ?? []) + negated + (own.map { [$0] } ?? []))
        read(&self, elements)
      }
      if let own { negated.append("!(\(own))") }
    }
  }

  private static func joined(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { $0.hasDisjunction ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// The condition as it is written, in one line.
  private func text(of node: ExprSyntax) -> String {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return bytes[start..<end].split { $0 == 0x20 || (0x09...0x0D).contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: " ")
  }
}

extension String {
  /// Whether it has an `||` that stands in no parentheses.
  fileprivate var hasDisjunction: Bool {
    var level = 0
    for character in self {
      switch character {
      case "(": level += 1
      case ")": level -= 1
      case "|" where level == 0: return true
      default: break
      }
    }
    return false
  }
}
