/// Callbacks and publishers of models that a coordinator hooks up before it shows a screen for them:
/// `model.onEdit = { [weak self] in self?.edit() }`, `model.events.sink { … }`. What the closure does, the screen does that is made with
/// the model.
extension ViewWalk {
  /// The screen that the function around the code makes with the model, or is the one, with which a chain begins.
  func screenHooked(by subjects: [Expression]) -> TypeSymbol? {
    guard isInCoordinator, flows == nil, case .name(let name, _)? = subjects.last, name != "self",
      let value = environment.local(name, evaluator), let symbol = value.type.unwrapped.ownSymbol
    else { return nil }
    if program.standsForControllers(symbol) { return value.shown?.firstUse?.view }
    guard symbol.kind == .class, symbol !== host, !program.isCoordinator(symbol) else {
      return nil
    }
    return symbol.isView ? symbol : screenMade(with: name)
  }

  /// The screen that the function around the code of a coordinator makes with what it calls by a name.
  func screenMade(with name: String) -> TypeSymbol? {
    guard isInCoordinator else { return nil }
    for callee in code.callees(handed: name) {
      guard let made = construction(callee), made.isView else { continue }
      return made === host ? nil : made
    }
    return nil
  }
}

extension [Statement] {
  /// What is called with a name as an argument.
  fileprivate func callees(handed name: String) -> [Expression] {
    var found: [Expression] = []
    visit { expression in
      if case .call(let callee, let arguments, _) = expression,
        arguments.contains(where: { $0.value.isName(name) })
      {
        found.append(callee)
      }
    }
    return found
  }
}

extension Expression {
  /// What a closure may be hooked up to that is assigned to a member of it: `model` of `model.onEdit = { … }`.
  var assignedSubjects: [Expression] { subjects(isAsked: false) }

  /// The same of a closure that a function of it is called with: `model` of `model.events.sink { … }`. What the object itself is told to
  /// do is no hook: `list.hide { … }`, `model.load().sink { … }`.
  var calledSubjects: [Expression] { subjects(isAsked: true) }

  private func subjects(isAsked: Bool) -> [Expression] {
    let own = isAsked ? [] : [self]
    switch self {
    case .member(let base?, _, _): return own + base.subjects(isAsked: false)
    case .call(.member(let base?, _, _), _, _): return own + base.subjects(isAsked: true)
    case .name: return own
    default: return []
    }
  }

  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name, _) = self { true } else { false }
  }
}
