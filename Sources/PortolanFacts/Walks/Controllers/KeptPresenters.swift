/// Controllers that another one keeps and has present something: `settings.present(page, animated: true)`.
extension ViewWalk {
  /// The controller that the code of another one asks to present, or to push, where that has made it and keeps it, be it by way of an
  /// object: `settings.controller.present(page, …)`. By one that it is lent, as the controller around it, it presents in its own place,
  /// and so it does by a child.
  func presenterKept(by callee: Expression) -> TypeSymbol? {
    guard let host, environment.scope === host, case .member(var asked?, _, _) = callee
    else { return nil }
    if case .member(let pushing?, "navigationController", _) = asked { asked = pushing }
    guard let way = asked.propertyNames, let name = way.first(where: { $0 != "self" }),
      environment.local(name, evaluator) == nil, program.makes(name, keptBy: host),
      !program.adds(name, asChildOf: host),
      let symbol = evaluate(asked).type.unwrapped.ownSymbol, symbol.isController, symbol !== host,
      !symbol.isContainer, !symbol.wrapsContent
    else { return nil }
    return symbol
  }

  /// The page with which a stack begins that a coordinator keeps, and by which it presents something for an app's delegate:
  /// `stack.present(page, animated: true)`.
  mutating func pageOfKeptStack(askedBy callee: Expression) -> TypeSymbol? {
    guard host?.isDelegate == true, isInCoordinator, case .member(let stack?, _, _) = callee,
      storedProperty(stack) != nil, evaluate(stack).type.isNavigationController
    else { return nil }
    // What the stack is given is shown where that is done: here it is only asked for.
    var trial = trial
    var pages: [TypeSymbol] = []
    trial.with(region: Region()) { walk in
      pages = walk.shown(by: stack).uses.map(\.view).filter { !$0.wrapsContent }
    }
    return pages.first.flatMap { first in pages.allSatisfy { $0 === first } ? first : nil }
  }
}

extension Program {
  /// Whether a type's own code makes what it keeps in one of its properties.
  fileprivate func makes(_ property: String, keptBy owner: TypeSymbol) -> Bool {
    guard let member = owner.property(property), member.isStored, !member.isBackReference else {
      return false
    }
    return member.declaration.value?.isMade == true
      || values(givenTo: property, of: owner).contains { $0.value.isMade }
  }
}

extension Expression {
  /// Whether it makes something, be it in a closure that is called at once.
  fileprivate var isMade: Bool {
    switch self {
    case .call(.closure, _, _): true
    case .call(let callee, _, _): callee.lastWord?.isWrittenAsType == true || asksStoryboard
    default: false
    }
  }
}
