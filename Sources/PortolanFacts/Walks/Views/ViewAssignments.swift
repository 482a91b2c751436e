/// What the code that is walked puts where.
extension ViewWalk {
  mutating func walk(_ value: Expression, assignedTo target: Expression) {
    if let property = target.ownName, keep(window: value, in: property) { return }
    if embed(value, setTo: target) { return }
    note(value, keptIn: target)
    switch target {
    case .member(let base, let name, _):
      if let base, give(value, setTo: name, of: base) { return }
      if Dialects.assignment(of: value, to: name, of: base, &self) { return }
      if case .closure(let closure) = value, let base, hookUp(closure, as: name, of: base) {
        return
      }
      if !isInOwnCode, let base, isHanded(to: base) {
        let given = Region()
        region.presented.append(given)
        return with(region: given) { $0.walk(value) }
      }
      if base?.isSelf == false, isThere(value, toldAs: name) { return }
    case .name(let name, _):
      if Dialects.assignment(of: value, to: name, of: nil, &self) { return }
      if isInOwnCode || isInEvent, let local = environment.local(name, evaluator),
        let shown = local.shown,
        local.type.mayBeShown
      {
        return assign(value, to: shown)
      }
      // `let page: UIViewController; switch stop { case .note: page = NoteController() … }; return page`
      if environment.local(name, evaluator)?.type.mayBeController == true {
        return walk(alternative: value)
      }
    default: break
    }
    walk(value)
  }

  /// Walks a closure that is hooked up to what some object keeps, on behalf of the screen whose callback it is; `false` where it is none.
  private mutating func hookUp(_ closure: Closure, as property: String, of base: Expression) -> Bool
  {
    if flows != nil {
      onBehalf(of: viewBehind(base.assignedSubjects)) { $0.walk(closure, []) }
      return true
    }
    if isInCoordinator, let symbol = evaluate(base).type.unwrapped.ownSymbol, symbol.isView,
      symbol !== host
    {
      hookUp(closure, of: symbol)
      return true
    }
    let made = evaluate(base).type.unwrapped.ownSymbol.flatMap { page($0, pushingBy: closure) }
    if let screen = made ?? screenHooked(by: base.assignedSubjects) {
      hookUp(closure, of: screen)
      return true
    }
    return hookUp(closure, to: property, of: base)
  }

  /// Whether what a controller is given while it is made is not shown in its place, `page.bar = BarController()`: a container shows it.
  private func isHanded(to base: Expression) -> Bool {
    guard !base.isSelf, let taker = evaluate(base).type.unwrapped.ownSymbol else { return false }
    return taker.isController && !taker.mayShowGiven
  }

  /// Whether code only tells an object whom to talk to, `handler.delegate = page`, `hint.transitioningDelegate = app.tabs`: what it has
  /// made, or somebody keeps, is shown where somebody shows it.
  private func isThere(_ value: Expression, toldAs property: String) -> Bool {
    if isInOwnCode { return false }
    if NavigationWords.namesDelegate(property), case .member = value { return true }
    guard case .name(let name, _) = value, environment.local(name, evaluator)?.shown != nil
    else { return false }
    return NavigationWords.namesWayBack(property) || NavigationWords.namesDelegate(property)
  }

  /// Walks what a variable of a controller's code is set to, which whoever shows the variable shows.
  private mutating func assign(_ value: Expression, to shown: Region) {
    if case .call = value {
      (shown.isMade, shown.madeFor) = (true, host.map(ObjectIdentifier.init))
    }
    let fork = shown.assigned ?? forks.fork(0)
    if shown.assigned == nil, !shown.uses.isEmpty {
      // What it began with is shown where none of the assignments is made.
      let first = Fork.Arm(fork: fork, number: fork.addArm())
      for number in shown.uses.indices { shown.uses[number].arms.append(first) }
    }
    shown.assigned = fork
    let number = fork.addArm()
    with(region: shown) { $0.walk(arm: number, of: fork) { $0.walk(alternative: value) } }
  }
}
