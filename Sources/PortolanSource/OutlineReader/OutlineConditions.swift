import SwiftSyntax

extension OutlineReader {
  /// Reads each branch of an `#if` under its condition: what it says, and that none of those before it holds. A branch that no build
  /// has, as in `#if false`, is not read.
  mutating func forEachBranch(
    of node: IfConfigDeclSyntax,
    read: (inout Self, IfConfigClauseSyntax.Elements) -> Void
  ) {
    let outer = condition
    defer { condition = outer }
    var negated: [String] = []
    for clause in node.branches {
      let own = clause.condition.flatMap { $0.constant == nil ? text(of: $0) : nil }
      if let elements = clause.elements {
        let all = (outer.map { [$0] } ?? []) + negated + (own.map { [$0] } ?? [])
        condition = all.isEmpty ? nil : Self.joined(all)
        read(&self, elements)
      }
      if let own { negated.append(Self.contrary(of: own)) }
    }
  }

  /// That a condition does not hold: of `!DEBUG` and `!os(iOS)` what is negated there.
  private static func contrary(of condition: String) -> String {
    let plain = condition.dropFirst()
    let isNegated = condition.hasPrefix("!") && !plain.contains { "!&| ".contains($0) }
    return isNegated && plain.first != "(" ? String(plain) : "!(\(condition))"
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

extension IfConfigDeclSyntax {
  /// The branches that some build may have: not one whose condition never holds, nor what comes after one that always does.
  var branches: [IfConfigClauseSyntax] {
    var found: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let constant = clause.condition?.constant
      if constant != false { found.append(clause) }
      if constant == true { break }
    }
    return found
  }
}

extension ExprSyntax {
  /// What a condition is in every build, where that is written out: `false`, `!true`, `DEBUG && false`.
  fileprivate var constant: Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? prefix.expression.constant.map { !$0 } : nil
    }
    if let tuple = self.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 ? tuple.elements.first?.expression.constant : nil
    }
    guard let sequence = self.as(SequenceExprSyntax.self) else { return nil }
    // `&&` binds more strongly than `||`.
    var parts: [[Bool?]] = [[]]
    for element in sequence.elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case nil: parts[parts.count - 1].append(element.constant)
      case "||": parts.append([])
      case "&&": break
      default: return nil
      }
    }
    let values = parts.map { part in
      part.contains(false) ? false : part.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
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
