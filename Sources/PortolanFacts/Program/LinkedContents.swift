/// What a view is handed to lead to: of `NavigationLink { page } label: { … }`, with `let page: AnyView`, the page.
extension TypeSymbol {
  /// The properties of a view that keep content of which nobody says what it is, or make some, and that it shows nowhere but where
  /// its links lead.
  var contentsOfLinks: Set<String> {
    let functions = storedProperties.lazy.map(\.declaration)
      .filter { $0.attributes.isEmpty && $0.type?.unwrapped.name == TypeReference.function }
    let names = Set(erasedContents + functions.map(\.name))
    if names.isEmpty || wrapsContent { return [] }
    // How often each is shown more than links show it.
    var shown: [String: Int] = [:]
    var linked: Set<String> = []
    for body in members.compactMap(\.declaration.body) {
      body.visitStatements { statement in
        switch statement {
        case .expression(let expression), .return(let expression?):
          if let name = expression.contentShown, names.contains(name) {
            shown[name, default: 0] += 1
          }
        default: break
        }
      }
      body.visit { expression in
        guard let (content, isStatement) = expression.linkDestination,
          let name = content.contentShown, names.contains(name)
        else { return }
        linked.insert(name)
        if isStatement { shown[name, default: 0] -= 1 }
      }
    }
    return linked.filter { shown[$0, default: 0] == 0 }
  }
}

extension TypeSymbol {
  /// Whether a property keeps a function that makes content of which nobody says what it is: `let page: () -> Page`.
  func keepsMakerOfContent(_ name: String) -> Bool {
    guard let type = property(name)?.declaration.type?.unwrapped,
      type.name == TypeReference.function, let made = type.arguments.last
    else { return false }
    return made.name == "AnyView" || genericParameters.contains { $0.name == made.name }
  }

  /// The properties of a view that keep a function which makes content, and that it mentions nowhere but in its bar of tabs.
  var contentsOfTabs: Set<String> {
    var counts: [String: Int] = [:]
    let names = Set(storedProperties.map(\.name).filter(keepsMakerOfContent))
    if names.isEmpty { return [] }
    func count(_ expression: Expression, _ step: Int) {
      expression.visit { part in
        if let name = part.ownName, names.contains(name) { counts[name, default: 0] += step }
      }
    }
    for body in members.filter({ $0.declaration.kind != .initializer }).compactMap(
      \.declaration.body)
    {
      body.visit { expression in
        if let name = expression.ownName, names.contains(name) { counts[name, default: 0] += 1 }
        if case .call(.name("TabView", _), let arguments, _) = expression,
          arguments.contains(where: { $0.label == "selection" })
        {
          for argument in arguments { count(argument.value, -1) }
        }
      }
    }
    return Set(counts.filter { $0.value == 0 }.keys)
  }
}

extension Expression {
  /// The property whose content it is, with whatever modifiers: `page`, `page.padding()`, `page()`.
  var contentShown: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name
    case .call(.member(let base?, let name, _), _, _):
      base.isSelf ? name : base.contentShown
    case .call(.name(let name, _), let arguments, _): arguments.isEmpty ? name : nil
    case .conditional(_, let inner): inner.contentShown
    default: nil
    }
  }

  /// What a link without state or value leads to that shows one thing, and whether that is a statement of a closure.
  fileprivate var linkDestination: (content: Expression, isStatement: Bool)? {
    guard case .call(.name("NavigationLink", _), let arguments, _) = self,
      !arguments.contains(where: { ["value", "state"].contains($0.label) }),
      let destination = arguments.linkDestination
    else { return nil }
    guard case .closure(let closure) = destination else { return (destination, false) }
    guard closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .expression(let only), .return(let only?): return (only, true)
    default: return nil
    }
  }
}

extension [Argument] {
  /// Where a link leads that carries no value: `destination:`, or the first closure.
  var linkDestination: Expression? {
    first { $0.label == "destination" }?.value
      ?? first { $0.isTrailing && $0.label == nil }?.value
  }
}
