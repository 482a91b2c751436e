import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  /// A pattern, as the expression that would make such a value, with ``Expression/binding(_:)`` where names are bound:
  /// under `let`, each bare name is one. `is T` is a use of a prefix operator.
  mutating func pattern(_ node: PatternSyntax, binds: Bool) -> Expression {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let name = name(node.identifier)
      return binds ? .binding(name) : .name(name, position(of: node.identifier))
    case .valueBindingPattern(let node): return pattern(node.pattern, binds: true)
    case .expressionPattern(let node): return pattern(node.expression, binds: binds)
    case .wildcardPattern: return .binding("_")
    case .isTypePattern(let node): return .prefix("is", .type(type(node.type)))
    case .tuplePattern(let node):
      return deeper(at: node, else: .other([])) { reader in
        .tuple(
          node.elements.map { element in
            Argument(
              label: element.label.map { reader.name($0) },
              value: reader.pattern(element.pattern, binds: binds))
          })
      }
    default: return .other([])
    }
  }

  private mutating func pattern(_ node: ExprSyntax, binds: Bool) -> Expression {
    deeper(at: node, else: .other([])) { $0.readPattern(node, binds: binds) }
  }

  private mutating func readPattern(_ node: ExprSyntax, binds: Bool) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, binds: binds)
    case .discardAssignmentExpr: return .binding("_")
    case .declReferenceExpr(let node) where binds: return .binding(name(node.baseName))
    case .optionalChainingExpr(let node): return pattern(node.expression, binds: binds)
    case .functionCallExpr(let node):
      let called = expression(node.calledExpression)
      return .call(
        called, arguments(node.arguments, binds: binds),
        called.namePosition ?? position(of: node))
    case .tupleExpr(let node):
      let elements = arguments(node.elements, binds: binds)
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return .tuple(elements)
    case .sequenceExpr(let node):
      // `let model as Model`: the cast is left away.
      let elements = Array(node.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
        return pattern(elements[0], binds: binds)
      }
      return sequence(node)
    default: return expression(node)
    }
  }

  private mutating func arguments(_ list: LabeledExprListSyntax, binds: Bool) -> [Argument] {
    var result: [Argument] = []
    for node in list {
      result.append(
        Argument(
          label: node.label.map { name($0) }, value: pattern(node.expression, binds: binds)))
    }
    return result
  }
}
