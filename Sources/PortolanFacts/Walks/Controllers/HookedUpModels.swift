/// Callbacks and publishers of models that a coordinator hooks up before it shows a screen for them:
/// `model.onEdit = { [weak self] in self?.edit() }`, `model.events.sink { … }`. What the closure does, the screen does that is made with
/// the model.
extension ViewWalk {
  /// The screen that the function around the code makes with the model, or is the one, with which a chain begins.
  func screenHooked(by subjects: [Expression]) -> TypeSymbol? {
    guard isInCoordinator, flows == nil, case .name(let name, _)? = subjects.last
    else { return nil }
    guard name != "self", let value = environment.local(name, evaluator) else {
      return screenHooked(byKept: subjects)
    }
    guard let symbol = value.type.unwrapped.ownSymbol else { return nil }
    if program.standsForControllers(symbol) { return value.shown?.firstUse?.view }
    guard symbol.kind == .class, symbol !== host, !program.isCoordinator(symbol) else {
      return nil
    }
    return symbol.isView ? symbol : screenMade(with: name)
  }

  /// The screen that the function around the code of a coordinator makes with what it calls by a name, or with a value that holds it.
  func screenMade(with name: String) -> TypeSymbol? {
    guard isInCoordinator else { return nil }
    for call in code.calls(handed: name) {
      guard let made = construction(call.callee) ?? screenGiven(by: call), made.isView else {
        continue
      }
      return made === host ? nil : made
    }
    // `page.model = model`
    for taker in code.takers(of: name) {
      guard case .name(let page, _) = taker, let made = environment.local(page, evaluator),
        let screen = made.type.unwrapped.ownSymbol, screen.isView, screen !== host
      else { continue }
      return screen
    }
    return nil
  }

  /// The screen of the app's own that a function gives back, where its declaration names it: `screens.makeList(model)`.
  private func screenGiven(by call: Call) -> TypeSymbol? {
    guard construction(call.callee) == nil else { return nil }
    let given = evaluate(.call(call.callee, call.arguments, call.position)).type
    return given.isController || given.ownSymbol?.isView == true ? given.unwrapped.ownSymbol : nil
  }

  /// Whether a call in code of a coordinator gives a screen, whichever it is.
  func givesScreen(_ call: Call) -> Bool {
    guard isInCoordinator, flows == nil, construction(call.callee) == nil else { return false }
    if screenGiven(by: call) != nil { return true }
    let maker: TypeSymbol?
    let name: String
    switch call.callee {
    case .name(let written, _): (maker, name) = (environment.scope, written)
    case .member(let base?, let written, _):
      (maker, name) = (evaluate(base).type.unwrapped.symbol, written)
    default: return false
    }
    return maker?.members(named: name).contains {
      makesView($0, of: maker!)
    } == true
  }

  /// Walks a call in code of a coordinator that gives a screen: what it is handed to do, the screen does.
  mutating func walk(screenGivenBy call: Call) {
    let made = isInOwnCode ? constructed : region
    let before = made.uses.count
    let outer = screenGiver
    screenGiver = call.position
    walk(call: call.callee, call.arguments, call.position)
    screenGiver = outer
    guard let screen = made.uses.dropFirst(before).first?.view else { return }
    for callback in callbacks(in: call.arguments) { hookUp(callback, of: screen) }
  }

  /// What the arguments of a call hand on to be done: closures, and functions of the scope's own by their names, be it in values that
  /// are made for the call, `makeList(actions: ListActions(onEdit: edit))`, or were before.
  func callbacks(in arguments: [Argument], depth: Int = 0) -> [Closure] {
    if depth > 4 { return [] }
    return withClosures(arguments, forViewsAlone: false).flatMap { argument -> [Closure] in
      switch argument.value {
      case .closure(let closure): return [closure]
      case .call(let callee, let inner, _):
        guard let made = construction(callee), !made.isView else { return [] }
        return callbacks(in: inner, depth: depth + 1)
      default: return []
      }
    }
  }
}

extension [Statement] {
  /// The calls with a name as an argument, be it in a value that is made for the call; the outer ones first.
  fileprivate func calls(handed name: String) -> [Call] {
    var found: [Call] = []
    visit { expression in
      if case .call(let callee, let arguments, let position) = expression,
        arguments.contains(where: { $0.value.holds(name) })
      {
        found.append(Call(callee: callee, arguments: arguments, position: position))
      }
    }
    return found
  }

  /// What is given a name's value for one of its properties.
  fileprivate func takers(of name: String) -> [Expression] {
    var found: [Expression] = []
    visit { expression in
      if case .assignment(.member(let taker?, _, _), let value, _) = expression, value.holds(name) {
        found.append(taker)
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

  /// Whether it is a name, or what is made with it: `ListModel(actions: actions)`.
  fileprivate func holds(_ name: String) -> Bool {
    switch self {
    case .name(name, _): true
    case .call(.name(let made, _), let arguments, _) where made.isWrittenAsType:
      arguments.contains { $0.value.holds(name) }
    default: false
    }
  }
}
