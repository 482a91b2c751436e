import PortolanModel

/// Controllers that code finds on the screen, whoever shows them, and has show something: `if let home = top() as? HomeController { … }`.
extension ViewWalk {
  /// Takes a controller that a condition has bound to a name for one of the class that the condition asks for, be it one of the system's:
  /// `if let safari = page as? SFSafariViewController { … }`.
  mutating func narrow(_ name: String, to type: TypeReference) {
    let meant = program.resolve(type, in: environment.scope, file: environment.file)
    guard var value = environment.local(name, evaluator),
      meant.ownSymbol?.isController == true || meant.isControllerOfSystem
    else { return }
    value.type = meant
    value.isFoundByCast = meant.ownSymbol != nil
    // What it might show is none of the system's.
    if meant.isControllerOfSystem { value.shown = nil }
    environment.bind(name, value)
  }

  /// Takes what a condition has bound to a name for what it is cast to: `guard let app = NSApp.delegate as? AppDelegate`.
  mutating func take(_ name: String, for type: TypeReference) {
    guard let value = environment.local(name, evaluator) else { return }
    let meant = program.resolve(type, in: environment.scope, file: environment.file)
    environment.bind(name, value.taken(for: meant, program))
  }

  /// The controller that a call asks to show something, where a cast says which that is. What a container is asked to show stands in it.
  func controllerFound(by callee: Expression) -> TypeSymbol? {
    if let remembered = controllerRemembered(by: callee) { return remembered }
    guard case .member(let base?, _, _) = callee, case .name(let name, _) = base,
      let value = environment.local(name, evaluator), value.isFoundByCast,
      let symbol = value.type.ownSymbol, !symbol.isContainer, !symbol.wrapsContent
    else { return nil }
    return symbol
  }

  /// The controller that an app's delegate asks to show something, where its class is known: `(window?.rootViewController as? HomeController)?
  /// .present(…)`.
  func controller(namedBy callee: Expression) -> TypeSymbol? {
    guard case .member(let base?, _, _) = callee,
      let symbol = evaluate(base).type.unwrapped.ownSymbol, symbol.isController,
      symbol.isTabBar || !symbol.isContainer && !symbol.wrapsContent
    else { return nil }
    return symbol
  }

  /// Walks what another controller shows than the one whose code says so, if one is known.
  mutating func onBehalf(ofController controller: TypeSymbol?, _ work: (inout ViewWalk) -> Void) {
    let outer = host
    host = controller ?? outer
    work(&self)
    host = outer
  }
}

extension [Statement] {
  /// Whether code asks for a controller of some class where it finds one.
  var asksForController: Bool {
    var asks = false
    visitStatements { statement in
      asks =
        asks
        || statement.conditions.contains { condition in
          if case .match(.prefix("is", .type), .name) = condition { true } else { false }
        }
    }
    return asks
  }
}

extension Denotation {
  /// The same of the type that a cast takes it for, unless it is known to be one of those anyway.
  func taken(for type: ResolvedType, _ program: Program) -> Denotation {
    guard let symbol = type.unwrapped.ownSymbol else { return self }
    if let own = self.type.unwrapped.ownSymbol,
      symbol.kind == .protocol || program.lineage(of: own).contains(where: { $0 === symbol })
    {
      return self
    }
    var taken = self
    taken.type = type
    return taken
  }
}
