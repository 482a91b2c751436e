import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  /// A chain of members, calls and subscripts, `a.b(c)[d].e`. It is read in a loop, because chains of modifiers are long.
  mutating func chain(_ node: ExprSyntax) -> Expression {
    let (base, links) = Self.links(of: node)
    let outer = depth
    defer { depth = outer }
    depth += min(links.count, Self.maximumLinks)
    if links.count > Self.maximumLinks { noteDepth(at: node) }
    var chain = Chain()
    if let base {
      let value = expression(base)
      chain.value =
        Self.readsMember(links) || value.isDelegateOfOthers ? keepingCast(value, base) : value
      chain.anchor = value.namePosition ?? position(of: base)
    }
    append(links, to: &chain)
    return chain.value ?? .other([])
  }

  /// Of a longer chain only the outer links keep their order.
  private static let maximumLinks = 400

  /// What has been read of a chain.
  fileprivate struct Chain {
    /// `nil` before an implicit member, `.add`.
    var value: Expression?
    /// The position of the last name.
    var anchor: Position?
    /// The `#if` branch that the links stand in.
    var condition: String?
    /// Whether the last link is a `?`.
    var isOptional = false
  }

  fileprivate enum Link {
    case member(MemberAccessExprSyntax)
    case call(FunctionCallExprSyntax)
    case element(SubscriptCallExprSyntax)
    case generics(GenericSpecializationExprSyntax)
    case optional
    case condition(PostfixIfConfigExprSyntax)
  }

  /// The links of a chain, the innermost last, and what they start from.
  private static func links(of node: ExprSyntax) -> (base: ExprSyntax?, links: [Link]) {
    var links: [Link] = []
    var next: ExprSyntax? = node
    while let current = next {
      switch current.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let node):
        links.append(.call(node))
        next = node.calledExpression
      case .memberAccessExpr(let node):
        links.append(.member(node))
        next = node.base
      case .subscriptCallExpr(let node):
        links.append(.element(node))
        next = node.calledExpression
      case .genericSpecializationExpr(let node):
        links.append(.generics(node))
        next = node.expression
      case .optionalChainingExpr(let node):
        links.append(.optional)
        next = node.expression
      case .postfixIfConfigExpr(let node):
        links.append(.condition(node))
        next = node.base
      case .forceUnwrapExpr(let node): next = node.expression
      default: return (current, links)
      }
    }
    return (nil, links)
  }

  /// Whether the links begin with a property, not with a call: functions are found by their names.
  private static func readsMember(_ links: [Link]) -> Bool {
    var links = links[...]
    if case .optional? = links.last { links.removeLast() }
    guard case .member? = links.popLast() else { return false }
    if case .call? = links.last { return false }
    return true
  }

  private mutating func append(_ links: [Link], to chain: inout Chain) {
    for (index, link) in links.enumerated().reversed() {
      if index < Self.maximumLinks, depth > 0 { depth -= 1 }
      append(link, to: &chain)
      if index >= Self.maximumLinks { chain.flatten() }
      if chain.condition != nil {
        chain.markCondition(after: link, before: index > 0 ? links[index - 1] : nil)
      }
    }
  }

  private mutating func append(_ link: Link, to chain: inout Chain) {
    let wasOptional = chain.isOptional
    chain.isOptional = false
    switch link {
    case .member(let node): append(node, isOptional: wasOptional, to: &chain)
    case .call(let node): append(node, to: &chain)
    case .element(let node):
      let arguments = arguments(
        node.arguments, node.trailingClosure
      ) { node.additionalTrailingClosures }
      chain.value = .element(chain.value ?? .other([]), arguments)
    case .generics(let node):
      if let path = chain.value?.typeReference?.name {
        chain.value = .type(TypeReference(path, arguments(node.genericArgumentClause)))
      }
    case .optional: chain.isOptional = true
    case .condition(let node): append(node, to: &chain)
    }
  }

  private mutating func append(
    _ node: MemberAccessExprSyntax, isOptional: Bool, to chain: inout Chain
  ) {
    let token = node.declName.baseName
    let member = meaning(of: token)
    if member == "self", let type = chain.value?.typeReference {
      switch chain.value {
      case _ where isOptional: chain.value = .type(TypeReference("Optional", [type]))
      case .array, .dictionary: chain.value = .type(type)
      default: break
      }
    }
    let position = position(of: token)
    if case .name("SwiftUI", _)? = chain.value, Self.qualified.contains(member) {
      chain.value = .name(member, position)
    } else {
      chain.value = .member(chain.value, member, position)
    }
    chain.anchor = position
  }

  /// What of SwiftUI's is read as if it was called by its name alone, `SwiftUI.Tab(…)`, as an enum of the app's own may have that.
  private static let qualified: Set<String> = [
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Tab",
    "TabSection", "TabView",
  ]

  private mutating func append(_ node: FunctionCallExprSyntax, to chain: inout Chain) {
    var called = chain.value ?? .other([])
    switch called {
    case .array, .dictionary:
      if let type = called.typeReference { called = .type(type) }
    default: break
    }
    let arguments = arguments(
      node.arguments, node.trailingClosure
    ) { node.additionalTrailingClosures }
    chain.value = .call(called, arguments, chain.anchor ?? position(of: node))
  }

  /// The modifiers of all branches, one after the other.
  private mutating func append(_ node: PostfixIfConfigExprSyntax, to chain: inout Chain) {
    let outer = condition
    let outerInChain = chain.condition
    condition = chain.condition
    forEachBranch(of: node.config) { reader, elements in
      guard case .postfixExpression(let branch) = elements else { return }
      let (base, links) = Self.links(of: branch)
      guard base == nil || base?.is(MissingExprSyntax.self) == true else { return }
      chain.condition = reader.condition
      reader.depth += min(links.count, Self.maximumLinks)
      reader.append(links, to: &chain)
    }
    condition = outer
    chain.condition = outerInChain
  }

  /// The further closures are asked for only where there is a first.
  private mutating func arguments(
    _ list: LabeledExprListSyntax, _ first: ClosureExprSyntax?,
    others: () -> MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = arguments(list)
    guard let first else { return result }
    result.append(Argument(value: .closure(closure(first)), isTrailing: true))
    for node in others() {
      result.append(
        Argument(
          label: name(node.label), value: .closure(closure(node.closure)), isTrailing: true))
    }
    return result
  }
}

extension OutlineReader.Chain {
  /// Keeps what the value holds, without its structure.
  fileprivate mutating func flatten() {
    let inner: Expression
    let more: [Argument]
    switch value {
    case .member(let base?, _, _): (inner, more) = (base, [])
    case .call(let called, let arguments, _): (inner, more) = (called, arguments)
    case .element(let base, let arguments): (inner, more) = (base, arguments)
    case .conditional(_, let part): (inner, more) = (part, [])
    default: return
    }
    var parts = if case .other(let parts) = inner { parts } else { [inner] }
    parts += more.map(\.value)
    value = .other(parts)
  }

  /// Marks a call, or a member that is not called.
  fileprivate mutating func markCondition(
    after link: OutlineReader.Link, before next: OutlineReader.Link?
  ) {
    if case .call = next { return }
    if case .condition = link { return }
    guard let condition, let value else { return }
    self.value = .conditional(condition, value)
  }
}

extension Expression {
  /// The position of the name that a chain ends with.
  var namePosition: Position? {
    switch self {
    case .name(_, let position), .member(_, _, let position), .call(_, _, let position),
      .keyPath(_, _, let position):
      position
    case .closure(let closure): closure.position
    case .conditional(_, let value): value.namePosition
    default: nil
    }
  }

  /// The type that an expression mentions, if its names look like those of types.
  var typeReference: TypeReference? {
    switch self {
    case .name(let name, _): name.first?.isUppercase == true ? TypeReference(name) : nil
    case .member(let base?, let name, _):
      base.typeReference.map { TypeReference("\($0.name).\(name)") }
    case .type(let type): type
    case .array(let elements) where elements.count == 1:
      elements[0].typeReference.map { TypeReference("Array", [$0]) }
    case .dictionary(let elements) where elements.count == 2:
      if let key = elements[0].typeReference, let value = elements[1].typeReference {
        TypeReference("Dictionary", [key, value])
      } else {
        nil
      }
    default: nil
    }
  }
}
