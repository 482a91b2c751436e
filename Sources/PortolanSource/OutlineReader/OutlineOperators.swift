import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  /// The parser leaves `a = b ?? c` as a flat list, since operators may be declared anywhere. Those of the standard library
  /// are folded by their precedence.
  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    var fold = Fold(elements: Array(node.elements))
    if fold.elements.count > Self.maximumSequence { return flat(fold.elements) }
    return expression(&fold, minimum: .assignment)
  }

  /// A longer one is a table or a text, and not worth the depth.
  private static let maximumSequence = 201

  private struct Fold {
    var elements: [ExprSyntax]
    var next = 0
    /// Whether the current operand has been read as part of an `await` that covers what follows it.
    var awaited: ExprSyntax?
  }

  private mutating func flat(_ elements: [ExprSyntax]) -> Expression {
    let operands = elements.enumerated().filter { $0.offset.isMultiple(of: 2) }
      .map { expression($0.element) }
    if let sign = elements[1].as(AssignmentExprSyntax.self) {
      return .assignment(operands[0], .other(Array(operands.dropFirst())), position(of: sign.equal))
    }
    return .other(operands)
  }

  private mutating func expression(_ fold: inout Fold, minimum: Precedence) -> Expression {
    var left = operand(&fold)
    while fold.next < fold.elements.count {
      let node = fold.elements[fold.next]
      let precedence = Precedence(of: node)
      guard precedence >= minimum else { break }
      fold.next += 1
      switch node.as(ExprSyntaxEnum.self) {
      case .unresolvedAsExpr:
        left = cast(left, to: fold.elements[fold.next])
        fold.next += 1
      case .unresolvedIsExpr:
        left = asking(left, whetherIts: fold.elements[fold.next])
        fold.next += 1
      case .assignmentExpr(let node):
        left = .assignment(
          left, expression(&fold, minimum: precedence), position(of: node.equal))
      case .unresolvedTernaryExpr(let node):
        let first = expression(node.thenExpression)
        left = .choice(left, first, expression(&fold, minimum: precedence))
      case .binaryOperatorExpr(let node):
        let right = expression(
          &fold, minimum: precedence.isRightAssociative ? precedence : precedence.next)
        left = .infix(left, node.operator.text, right)
      default:
        left = .other([left, expression(&fold, minimum: precedence.next)])
      }
    }
    return left
  }

  /// `page is ListController`
  private mutating func asking(_ value: Expression, whetherIts node: ExprSyntax) -> Expression {
    guard let type = node.as(TypeExprSyntax.self)?.type else { return value }
    return .infix(value, Expression.isOfType, .type(self.type(type)))
  }

  /// One operand; `await` covers everything to its right.
  private mutating func operand(_ fold: inout Fold) -> Expression {
    guard fold.next < fold.elements.count else { return .other([]) }
    var node = fold.elements[fold.next]
    var awaits = false
    while true {
      if let inner = node.as(TryExprSyntax.self) {
        node = inner.expression
      } else if let inner = node.as(AwaitExprSyntax.self) {
        awaits = true
        node = inner.expression
      } else {
        break
      }
    }
    guard awaits, fold.next + 1 < fold.elements.count else {
      fold.next += 1
      return awaits ? .await(expression(node)) : expression(node)
    }
    fold.elements[fold.next] = node
    return .await(expression(&fold, minimum: .assignment))
  }
}

/// The precedences of the standard library's operators.
private enum Precedence: Int, Comparable {
  case assignment, ternary, other, disjunction, conjunction, comparison, coalescing, cast, range
  case addition, multiplication, shift, highest

  init(of node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: self = .assignment
    case .unresolvedTernaryExpr: self = .ternary
    case .unresolvedAsExpr, .unresolvedIsExpr: self = .cast
    case .binaryOperatorExpr(let node): self.init(of: node.operator.text)
    default: self = .other
    }
  }

  private init(of symbol: String) {
    switch symbol {
    case "||": self = .disjunction
    case "&&": self = .conjunction
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self = .comparison
    case "??": self = .coalescing
    case "...", "..<": self = .range
    case "+", "-", "&+", "&-", "|", "^": self = .addition
    case "*", "/", "%", "&*", "&": self = .multiplication
    case "<<", ">>", "&<<", "&>>": self = .shift
    default: self = symbol.utf8.last == UInt8(ascii: "=") ? .assignment : .other
    }
  }

  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .coalescing }

  var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .highest }

  static func < (one: Precedence, other: Precedence) -> Bool { one.rawValue < other.rawValue }
}
