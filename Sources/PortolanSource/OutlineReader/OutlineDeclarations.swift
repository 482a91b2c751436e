import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  /// The declarations of a file's top level; its statements, as in a script, are no outline.
  mutating func appendDeclarations(
    in items: CodeBlockItemListSyntax, to result: inout [Declaration]
  ) {
    for item in items {
      if case .decl(let node) = item.item { appendDeclarations(of: node, to: &result) }
    }
    appendStart(in: items, to: &result)
  }

  /// The app's delegate that code outside of any function hands the system, as `main.swift` does:
  /// `UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.self))`.
  private mutating func appendStart(
    in items: CodeBlockItemListSyntax, to result: inout [Declaration]
  ) {
    let starting = Set(["UIApplicationMain", "NSApplicationMain"])
    let starts = items.contains { item in
      if case .decl = item.item { return false }
      return item.tokens(viewMode: .sourceAccurate).contains { starting.contains($0.text) }
    }
    if !starts { return }
    let tokens = items.flatMap { $0.tokens(viewMode: .sourceAccurate) }
    for (number, token) in tokens.enumerated().dropFirst(2)
    where token.tokenKind == .keyword(.self) && tokens[number - 1].tokenKind == .period {
      let type = tokens[number - 2]
      guard case .identifier(let name) = type.tokenKind else { continue }
      var variable = Declaration(
        kind: .variable, name: StoryboardNames.delegate(name), position: position(of: type))
      variable.condition = condition
      variable.value = .call(.name(name, variable.position), [], variable.position)
      result.append(variable)
    }
  }

  mutating func members(_ items: MemberBlockItemListSyntax) -> [Declaration] {
    let outer = condition
    condition = nil
    defer { condition = outer }
    var result: [Declaration] = []
    result.reserveCapacity(items.count)
    for item in items { appendDeclarations(of: item.decl, to: &result) }
    return result
  }

  /// What a declaration declares: several for `let a, b` and for `case a, b`, none where it is no part of an outline.
  mutating func appendDeclarations(of node: DeclSyntax, to result: inout [Declaration]) {
    guard depth < Self.maximumDepth else { return noteDepth(at: node) }
    depth += 1
    defer { depth -= 1 }
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): appendVariables(of: node, to: &result)
    case .functionDecl(let node): result.append(function(node))
    case .structDecl(let node):
      appendType(node, .struct, node.name, node.genericParameterClause, to: &result)
    case .classDecl(let node):
      appendType(node, .class, node.name, node.genericParameterClause, to: &result)
    case .enumDecl(let node):
      appendType(node, .enum, node.name, node.genericParameterClause, to: &result)
    case .actorDecl(let node):
      appendType(node, .actor, node.name, node.genericParameterClause, to: &result)
    case .protocolDecl(let node): appendType(node, .protocol, node.name, nil, to: &result)
    case .extensionDecl(let node): appendExtension(node, to: &result)
    case .enumCaseDecl(let node): appendCases(of: node, to: &result)
    case .initializerDecl(let node): result.append(initializer(node))
    case .subscriptDecl(let node): result.append(subscripting(node))
    case .typeAliasDecl(let node): result.append(typeAlias(node))
    case .importDecl(let node): appendImport(node)
    case .ifConfigDecl(let node):
      forEachBranch(of: node) { reader, elements in
        switch elements {
        case .decls(let members):
          for member in members { reader.appendDeclarations(of: member.decl, to: &result) }
        case .statements(let items): reader.appendDeclarations(in: items, to: &result)
        default: break
        }
      }
    default: break  // Previews and other macros, operators, associated types, deinitialisers.
    }
  }

  private mutating func appendImport(_ node: ImportDeclSyntax) {
    guard let module = node.path.first.map({ name($0.name) }) else { return }
    let imported = SourceFile.Import(module, condition: condition)
    if !imports.contains(imported) { imports.append(imported) }
  }
}

// MARK: Types

extension OutlineReader {
  private mutating func appendType(
    _ node: some DeclGroupSyntax, _ kind: Declaration.Kind, _ name: TokenSyntax,
    _ generics: GenericParameterClauseSyntax?, to result: inout [Declaration]
  ) {
    var declaration = Declaration(kind: kind, name: self.name(name), position: position(of: name))
    read(node, generics, into: &declaration)
    if !declaration.isPreview { result.append(declaration) }
  }

  private mutating func appendExtension(
    _ node: ExtensionDeclSyntax, to result: inout [Declaration]
  ) {
    let extended = node.extendedType
    let nameToken =
      extended.as(IdentifierTypeSyntax.self)?.name
      ?? extended.as(MemberTypeSyntax.self)?.name
    var declaration = Declaration(
      kind: .extension, name: type(extended).name,
      position: nameToken.map { position(of: $0) } ?? position(of: extended))
    let written = type(extended)
    if !written.arguments.isEmpty { declaration.type = written }
    read(node, nil, into: &declaration)
    if !declaration.isPreview { result.append(declaration) }
  }

  private mutating func read(
    _ node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?,
    into declaration: inout Declaration
  ) {
    declaration.condition = condition
    declaration.attributes = attributes(node.attributes)
    declaration.modifiers = modifiers(node.modifiers)
    declaration.inherits = inheritance(node.inheritanceClause)
    if declaration.isPreview { return }
    declaration.genericParameters = genericParameters(generics, node.genericWhereClause)
    declaration.members = members(node.memberBlock.members)
  }

  private mutating func appendCases(of node: EnumCaseDeclSyntax, to result: inout [Declaration]) {
    let attributes = attributes(node.attributes)
    let modifiers = modifiers(node.modifiers)
    for element in node.elements {
      var declaration = Declaration(
        kind: .case, name: name(element.name), position: position(of: element.name))
      declaration.condition = condition
      declaration.attributes = attributes
      declaration.modifiers = modifiers
      declaration.parameters = element.parameterClause.map { payload($0) } ?? []
      declaration.value = element.rawValue.map { expression($0.value) }
      result.append(declaration)
    }
  }

  private mutating func payload(_ clause: EnumCaseParameterClauseSyntax) -> [Parameter] {
    var result: [Parameter] = []
    for node in clause.parameters {
      let label = node.firstName.map { name($0) }.flatMap { $0 == "_" ? nil : $0 }
      result.append(
        Parameter(
          label: label, name: node.secondName.map { name($0) } ?? label ?? "_",
          type: type(node.type), hasDefault: node.defaultValue != nil,
          value: node.defaultValue.map { expression($0.value) }))
    }
    return result
  }

  private mutating func typeAlias(_ node: TypeAliasDeclSyntax) -> Declaration {
    var declaration = Declaration(
      kind: .typealias, name: name(node.name), position: position(of: node.name))
    declaration.condition = condition
    declaration.attributes = attributes(node.attributes)
    declaration.modifiers = modifiers(node.modifiers)
    declaration.genericParameters = genericParameters(
      node.genericParameterClause, node.genericWhereClause)
    declaration.type = type(node.initializer.value)
    return declaration
  }
}

extension Declaration {
  /// Whether it is there for the previews of an editor alone.
  fileprivate var isPreview: Bool {
    inherits.contains { $0.name == "PreviewProvider" || $0.name == "PreviewModifier" }
  }
}
