import PortolanFacts
import SwiftParser
import SwiftSyntax

extension OutlineReader {
  mutating func expression(_ node: ExprSyntax) -> Expression {
    guard depth < Self.maximumDepth else {
      noteDepth(at: node)
      return .other([])
    }
    depth += 1
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return .name(meaning(of: node.baseName), position(of: node.baseName))
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr, .postfixIfConfigExpr, .genericSpecializationExpr:
      return chain(node)
    case .closureExpr(let node): return .closure(closure(node))
    case .sequenceExpr(let node): return sequence(node)
    case .tupleExpr(let node): return tuple(node)
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): return dictionary(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .stringLiteralExpr(let node): return string(node)
    case .integerLiteralExpr(let node): return .number(node.literal.text)
    case .floatLiteralExpr(let node): return .number(node.literal.text)
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .nilLiteralExpr: return .nil
    case .superExpr(let node): return .name("super", position(of: node.superKeyword))
    case .tryExpr(let node): return expression(node.expression)
    case .awaitExpr(let node): return .await(expression(node.expression))
    case .inOutExpr(let node): return expression(node.expression)
    case .borrowExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .prefixOperatorExpr(let node): return prefix(node)
    case .postfixOperatorExpr(let node): return .other([expression(node.expression)])
    case .typeExpr(let node): return .type(type(node.type))
    case .ifExpr(let node): return .statement(ifStatement(node))
    case .switchExpr(let node): return .statement(switchStatement(node))
    case .patternExpr(let node): return pattern(node.pattern, binds: false)
    case .discardAssignmentExpr: return .binding("_")
    case .macroExpansionExpr(let node): return macro(node)
    case .packExpansionExpr(let node): return expression(node.repetitionPattern)
    case .packElementExpr(let node): return expression(node.pack)
    default: return .other([])
    }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    var result: [Argument] = []
    result.reserveCapacity(list.count)
    for node in list {
      result.append(
        Argument(label: node.label.map { name($0) }, value: expression(node.expression)))
    }
    return result
  }

  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var names: [String] = []
    var types: [TypeReference?] = []
    switch node.signature?.parameterClause {
    case nil: break
    case .simpleInput(let list):
      for parameter in list { names.append(name(parameter.name)) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        names.append(name(parameter.secondName ?? parameter.firstName))
        types.append(parameter.type.map { type($0) })
      }
    }
    if types.allSatisfy({ $0 == nil }) { types = [] }
    return Closure(
      parameters: names, types: types, body: statements(node.statements),
      position: position(of: node.leftBrace))
  }
}

// MARK: Literals and the like

extension OutlineReader {
  private mutating func tuple(_ node: TupleExprSyntax) -> Expression {
    let elements = arguments(node.elements)
    if elements.count == 1, elements[0].label == nil { return elements[0].value }
    return .tuple(elements)
  }

  /// A key and its value, one after the other.
  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    var result: [Expression] = []
    for element in elements {
      result.append(expression(element.key))
      result.append(expression(element.value))
    }
    return .dictionary(result)
  }

  private func string(_ node: StringLiteralExprSyntax) -> Expression {
    var segments = node.segments.makeIterator()
    guard let first = segments.next() else { return .string("") }
    guard case .stringSegment(let segment) = first else { return .string(nil) }
    if segments.next() == nil {
      let text = segment.content.text
      // Nothing to unescape is by far the most frequent.
      if !text.utf8.contains(UInt8(ascii: "\\")) { return .string(text) }
    }
    return .string(node.representedLiteralValue ?? textAroundPictures(in: node))
  }

  /// What a literal says that has nothing but pictures in it: `"Go on \(Image(systemName: "chevron.forward"))"`.
  private func textAroundPictures(in node: StringLiteralExprSyntax) -> String? {
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard segment.expressions.count == 1,
          let picture = segment.expressions.first?.expression.as(FunctionCallExprSyntax.self),
          picture.calledExpression.trimmedDescription == "Image"
        else { return nil }
      }
    }
    let words = text.split(separator: " ").joined(separator: " ")
    return words.isEmpty || words.utf8.contains(UInt8(ascii: "\\")) ? nil : words
  }

  private mutating func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    let start = node.operator.positionAfterSkippingLeadingTrivia.utf8Offset
    let symbol = hiddenSlashes.contains(start) ? "/" : node.operator.text
    return .prefix(symbol, expression(node.expression))
  }

  private mutating func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    if node.macroName.text == "Preview" { return .other([]) }
    var parts = node.arguments.map { expression($0.expression) }
    if let closure = node.trailingClosure { parts.append(.closure(self.closure(closure))) }
    for closure in node.additionalTrailingClosures {
      parts.append(.closure(self.closure(closure.closure)))
    }
    return .other(parts)
  }

  /// `\Model.path`, whose optional chaining is left away, and whose subscripts are `[]`.
  private mutating func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var root = node.root.map { type($0) }
    var components: [String] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = name(property.declName.baseName)
        // `\Feature.State.path` starts from a nested type.
        if components.isEmpty, root != nil, name.first?.isUppercase == true {
          root?.name += ".\(name)"
          root?.arguments = arguments(property.genericArgumentClause)
        } else {
          components.append(name)
        }
      case .subscript: components.append("[]")
      case .optional: break
      default: components.append("()")
      }
    }
    return .keyPath(root: root, components, extent(of: node))
  }
}
