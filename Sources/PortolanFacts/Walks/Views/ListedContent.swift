/// Views in a list that is written out: of `[Page(title: "Mail", view: AnyView(MailView())), …]` what each element is given.
extension ViewWalk {
  /// The struct of which a list's element is a new value.
  ///
  /// - Parameter known: What the list is of, where that is known: `.init(title: "Mail")` doesn't say.
  func `struct`(madeBy element: ListedElement, of known: TypeSymbol? = nil) -> TypeSymbol? {
    guard case .call(let callee, _, _) = element.value,
      let symbol = evaluator.evaluate(element.value, in: element.environment).type.ownSymbol
        ?? (callee.isImplicitInitializer ? known : nil),
      symbol.kind == .struct, !symbol.isView
    else { return nil }
    return symbol
  }

  /// Walks what a loop shows for each element of a list that is written out, where the elements keep views: for each its own. `false`
  /// where that is not known.
  mutating func walkRows(_ content: Expression, of list: Expression, _ element: Denotation) -> Bool
  {
    guard case .closure(let closure) = content, let known = element.type.ownSymbol,
      program.keepsViews(known),
      let elements = evaluator.elements(of: list.unprojected, in: environment, isFirst: true),
      !elements.isEmpty, elements.allSatisfy({ self.struct(madeBy: $0, of: known) === known })
    else { return false }
    let name = closure.parameters.first.map { Expression.name($0, closure.position).unprojected }
    let saved = environment
    for listed in elements {
      bind(madeBy: listed, of: known, to: name?.ownName ?? "$0")
      walk(closure, [element])
      environment = saved
    }
    return true
  }

  /// Lets a name stand for a list's element: what it keeps is known under names that no code can have, `page.view`.
  mutating func bind(madeBy element: ListedElement, of known: TypeSymbol? = nil, to name: String) {
    guard let symbol = self.struct(madeBy: element, of: known),
      case .call(_, let arguments, _) = element.value
    else { return }
    let initializer = symbol.members(named: "init").first { $0.declaration.accepts(arguments) }
    // A closure without a label is for what no label names: `Page(title: "Mail") { MailView() }`.
    let named = arguments.compactMap(\.label).map { ($0, Denotation.unknown) }
    let labelled = Dictionary(named) { first, _ in first }
    for argument in arguments {
      guard let property = symbol.property(keeping: argument, initializer?.declaration, labelled)
      else { continue }
      let closure: Closure
      if case .closure(let given) = argument.value {
        closure = given
      } else {
        closure = content(argument.value)
      }
      environment.bind(
        "\(name).\(property)", Denotation(closure: (closure, element.environment)))
    }
  }

  /// What an element of a list keeps in a property, where that is known.
  func value(of property: String, madeFor name: String) -> Expression? {
    environment.local("\(name).\(property)", evaluator)?.closure?.0.body.first?.expression
  }

  /// Walks what an element of a list is given to show: of `page.view` the view, of `page.make()` what the closure makes.
  mutating func follow(content name: String, of base: Expression, _ arguments: [Argument]) -> Bool {
    if name == "wrappedValue", case .member(let element?, let property, _) = base {
      return follow(content: property, of: element, arguments)
    }
    guard case .name(let own, _) = base,
      let (closure, outer) = environment.local("\(own).\(name)", evaluator)?.closure
    else { return false }
    walk(closure, arguments.map { evaluate($0.value) }, in: outer)
    return true
  }
}

extension Program {
  /// Whether values of a type keep views of whatever type, be it in lists of others: the pages of a menu's sections.
  fileprivate func keepsViews(_ symbol: TypeSymbol, depth: Int = 0) -> Bool {
    guard symbol.kind == .struct, !symbol.isView, depth < 3 else { return false }
    if symbol.storedProperties.contains(where: \.declaration.keepsView) { return true }
    return symbol.storedProperties.contains { property in
      guard let type = property.declaration.type else { return false }
      let resolved = resolve(type, in: symbol, file: property.file)
      guard resolved.holdsMany, let element = resolved.element.ownSymbol else { return false }
      return keepsViews(element, depth: depth + 1)
    }
  }
}

extension Expression {
  /// Whether it makes a value of whatever type is asked for: `.init`.
  fileprivate var isImplicitInitializer: Bool {
    if case .member(nil, "init", _) = self { true } else { false }
  }

  /// What a binding is to: of `$pages` it is `pages`, of `$group.pages` it is `group.pages`.
  var unprojected: Expression {
    switch self {
    case .name(let name, let position)
    where name.hasPrefix("$") && !name.dropFirst().allSatisfy(\.isNumber):
      .name(String(name.dropFirst()), position)
    case .member(let base, let name, let position):
      .member(
        base?.unprojected, name.hasPrefix("$") ? String(name.dropFirst()) : name, position)
    default: self
    }
  }
}
