import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  mutating func function(_ node: FunctionDeclSyntax) -> Declaration {
    var declaration = Declaration(
      kind: .function, name: name(node.name), position: position(of: node.name))
    declaration.condition = condition
    declaration.attributes = attributes(node.attributes)
    declaration.modifiers = modifiers(node.modifiers)
    declaration.genericParameters = genericParameters(
      node.genericParameterClause, node.genericWhereClause)
    declaration.parameters = parameters(node.signature.parameterClause)
    declaration.type = node.signature.returnClause.map { type($0.type) }
    declaration.body = node.body.map { statements($0.statements) }
    if let destinations = destinationsOfSegues(node) { declaration.body?.append(destinations) }
    return declaration
  }

  mutating func initializer(_ node: InitializerDeclSyntax) -> Declaration {
    var declaration = Declaration(
      kind: .initializer, name: "init", position: position(of: node.initKeyword))
    declaration.condition = condition
    declaration.attributes = attributes(node.attributes)
    declaration.modifiers = modifiers(node.modifiers)
    declaration.genericParameters = genericParameters(
      node.genericParameterClause, node.genericWhereClause)
    declaration.parameters = parameters(node.signature.parameterClause)
    if node.optionalMark?.tokenKind == .postfixQuestionMark {
      declaration.type = TypeReference("Optional", [TypeReference("Self")])
    }
    declaration.body = node.body.map { statements($0.statements) }
    return declaration
  }

  mutating func subscripting(_ node: SubscriptDeclSyntax) -> Declaration {
    var declaration = Declaration(
      kind: .subscript, name: "subscript", position: position(of: node.subscriptKeyword))
    declaration.condition = condition
    declaration.attributes = attributes(node.attributes)
    declaration.modifiers = modifiers(node.modifiers)
    declaration.genericParameters = genericParameters(
      node.genericParameterClause, node.genericWhereClause)
    declaration.parameters = parameters(node.parameterClause, isSubscript: true)
    declaration.type = type(node.returnClause.type)
    if let block = node.accessorBlock { read(block, into: &declaration) }
    return declaration
  }

  /// The parameters of a function. Those of a subscript have a label only where two names are written.
  private mutating func parameters(
    _ clause: FunctionParameterClauseSyntax, isSubscript: Bool = false
  ) -> [Parameter] {
    var result: [Parameter] = []
    result.reserveCapacity(clause.parameters.count)
    for node in clause.parameters {
      let first = name(node.firstName)
      let second = node.secondName.map { name($0) }
      let type = type(node.type)
      result.append(
        Parameter(
          label: first == "_" || (isSubscript && second == nil) ? nil : first,
          name: second ?? first,
          type: node.ellipsis == nil ? type : TypeReference("Array", [type]),
          hasDefault: node.defaultValue != nil, isInout: node.type.isInout,
          attributes: attributes(node.attributes),
          value: node.defaultValue.map { expression($0.value) }))
    }
    return result
  }
}

// MARK: What many declarations have

extension OutlineReader {
  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var result: [Attribute] = []
    appendAttributes(list, to: &result)
    return result
  }

  private mutating func appendAttributes(
    _ list: AttributeListSyntax, to result: inout [Attribute]
  ) {
    for element in list {
      switch element {
      case .attribute(let node):
        let written = node.attributeName
        let name =
          if let simple = written.as(IdentifierTypeSyntax.self) {
            self.name(simple.name)
          } else if let member = written.as(MemberTypeSyntax.self) { self.name(member.name) } else {
            type(written).name
          }
        var attribute = Attribute(name: name)
        if case .argumentList(let list) = node.arguments { attribute.arguments = arguments(list) }
        result.append(attribute)
      case .ifConfigDecl(let node):
        for clause in node.branches {
          if case .attributes(let list) = clause.elements { appendAttributes(list, to: &result) }
        }
      }
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> [String] {
    var result: [String] = []
    for modifier in list where modifier.detail?.detail.text != "set" {
      result.append(modifier.name.text)
    }
    return result
  }

  mutating func inheritance(_ clause: InheritanceClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    var result: [TypeReference] = []
    for inherited in clause.inheritedTypes {
      if inherited.type.is(SuppressedTypeSyntax.self) { continue }
      let type = type(inherited.type)
      // `: A & B` is `: A, B`.
      if type.name == TypeReference.composition {
        result += type.arguments
      } else {
        result.append(type)
      }
    }
    return result
  }

  /// `<Content: View>` and `where Content: View` say the same. `where State == Feature.State` is a constraint called `==`.
  mutating func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ whereClause: GenericWhereClauseSyntax?
  ) -> [GenericParameter] {
    if clause == nil, whereClause == nil { return [] }
    var result: [GenericParameter] = []
    for parameter in clause?.parameters ?? [] {
      result.append(
        GenericParameter(
          name: name(parameter.name), constraint: parameter.inheritedType.flatMap { constraint($0) }
        ))
    }
    for item in whereClause?.requirements ?? [] {
      let required: GenericParameter
      switch item.requirement {
      case .conformanceRequirement(let node):
        guard let constraint = constraint(node.rightType) else { continue }
        required = GenericParameter(name: type(node.leftType).name, constraint: constraint)
      case .sameTypeRequirement(let node):
        guard let left = node.leftType.as(TypeSyntax.self),
          let right = node.rightType.as(TypeSyntax.self)
        else { continue }
        required = GenericParameter(
          name: type(left).name, constraint: TypeReference("==", [type(right)]))
      default: continue
      }
      if let index = result.firstIndex(where: { $0.name == required.name && $0.constraint == nil })
      {
        result[index] = required
      } else {
        result.append(required)
      }
    }
    return result
  }

  private mutating func constraint(_ node: TypeSyntax) -> TypeReference? {
    node.is(SuppressedTypeSyntax.self) ? nil : type(node)
  }
}

extension TypeSyntax {
  fileprivate var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } == true
  }
}
