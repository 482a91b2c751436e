/// Views in a list that is written out: of `[Page(title: "Mail", view: AnyView(MailView())), …]` what each element is given.
extension ViewWalk {
  /// The struct of which a list's element is a new value.
  func `struct`(madeBy element: ListedElement) -> TypeSymbol? {
    guard case .call = element.value,
      let symbol = evaluator.evaluate(element.value, in: element.environment).type.ownSymbol,
      symbol.kind == .struct, !symbol.isView
    else { return nil }
    return symbol
  }

  /// Lets a name stand for a list's element: what it keeps is known under names that no code can have, `page.view`.
  mutating func bind(madeBy element: ListedElement, to name: String) {
    guard let symbol = self.struct(madeBy: element),
      case .call(_, let arguments, _) = element.value
    else { return }
    let initializer = symbol.members(named: "init").first { $0.declaration.accepts(arguments) }
    for argument in arguments {
      guard let property = symbol.property(keeping: argument, initializer?.declaration, [:])
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
    guard case .name(let own, _) = base,
      let (closure, outer) = environment.local("\(own).\(name)", evaluator)?.closure
    else { return false }
    walk(closure, arguments.map { evaluate($0.value) }, in: outer)
    return true
  }
}
