import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  /// What a variable begins with. Of one that is not declared with a type it matters whether that is surely there: `pages.first!`.
  private mutating func initial(_ value: ExprSyntax) -> Expression {
    let outlined = expression(value)
    guard let forced = value.as(ForceUnwrapExprSyntax.self),
      case .member(_?, "first", _) = outlined
    else { return outlined }
    return .member(outlined, Expression.forcedMember, position(of: forced.exclamationMark))
  }

  /// One declaration for each name.
  mutating func appendVariables(of node: VariableDeclSyntax, to result: inout [Declaration]) {
    let attributes = attributes(node.attributes)
    let modifiers = modifiers(node.modifiers)
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    let first = result.count
    for binding in node.bindings {
      let start = result.count
      appendNames(of: binding.pattern, to: &result)
      for index in start..<result.count {
        result[index].condition = condition
        result[index].attributes = attributes
        result[index].modifiers = modifiers
        result[index].isConstant = isConstant
      }
      // The parts of `let (a, b) = pair` have no type and no value of their own.
      guard result.count == start + 1, !binding.pattern.is(TuplePatternSyntax.self) else {
        continue
      }
      result[start].type = binding.typeAnnotation.map { type($0.type) }
      result[start].isImplicitlyUnwrapped =
        binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      result[start].value = binding.initializer.map { initial($0.value) }
      if result[start].type == nil, let node = binding.initializer?.value,
        let value = result[start].value
      {
        result[start].type = typeOfCast(node, giving: value)
      }
      if let block = binding.accessorBlock { read(block, into: &result[start]) }
    }
    // In `let a, b: Int` both are integers.
    var last: TypeReference?
    for index in result.indices.suffix(from: first).reversed() {
      if result[index].type == nil, result[index].value == nil { result[index].type = last }
      last = result[index].type
    }
  }

  /// The body of the getter, and what the other accessors do.
  mutating func read(_ block: AccessorBlockSyntax, into declaration: inout Declaration) {
    switch block.accessors {
    case .getter(let items):
      declaration.body = statements(items)
    case .accessors(let accessors):
      for accessor in accessors {
        guard let body = accessor.body else { continue }
        switch accessor.accessorSpecifier.text {
        case "get", "_read", "read", "unsafeAddress":
          declaration.body = statements(body.statements)
        case "init": break  // It only stores.
        default: declaration.observers += statements(body.statements)
        }
      }
    }
  }

  private func appendNames(of pattern: PatternSyntax, to result: inout [Declaration]) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      result.append(
        Declaration(
          kind: .variable, name: name(node.identifier), position: position(of: node.identifier)))
    case .wildcardPattern(let node):
      result.append(Declaration(kind: .variable, name: "_", position: position(of: node)))
    case .tuplePattern(let node):
      for element in node.elements { appendNames(of: element.pattern, to: &result) }
    case .valueBindingPattern(let node):
      appendNames(of: node.pattern, to: &result)
    default: break
    }
  }
}
