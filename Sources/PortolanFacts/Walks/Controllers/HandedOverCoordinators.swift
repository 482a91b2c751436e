/// What comes before the user when a coordinator is handed over, and who does what it is given to do.
extension ViewWalk {
  /// What comes before the user when a value is shown.
  mutating func region(shownBy value: Expression, _ flows: Flows) -> Region {
    let shown = Region()
    for type in types(of: value) {
      if flows.isFlow.contains(ObjectIdentifier(type)), view(of: type) == nil {
        shown.uses.append(use(ofFlow: type, at: position(of: value)))
      } else {
        show(type, in: shown, flows)
      }
    }
    return shown
  }

  /// The types that a value may be of.
  private func types(of value: Expression) -> [TypeSymbol] {
    let denotation = evaluate(value)
    guard let symbol = denotation.type.unwrapped.ownSymbol else { return [] }
    if symbol.kind != .protocol { return [symbol] }
    if let kept = denotation.path.flatMap(typesKept) {
      return program.types(kept, inAppWith: host)
    }
    let conforming = program.types(program.realTypes(conformingTo: symbol), inAppWith: host)
    return conforming.count == 1 ? conforming : []
  }

  /// Walks what a type makes to be shown.
  private mutating func show(_ symbol: TypeSymbol, in shown: Region, _ flows: Flows) {
    for name in flows.navigators.requirements.sorted() {
      guard
        let member = symbol.members(named: name).first(where: { $0.declaration.body != nil })
          ?? evaluator.method(name, of: symbol, []), makesView(member, of: symbol)
      else { continue }
      let (outer, current, marks) = (host, flows.current, erased.count)
      (host, flows.current) = (symbol, nil)
      with(
        region: shown, environment: Environment(scope: symbol, file: member.file),
        surroundings: .wrapper
      ) {
        $0.follow(member, of: symbol, arguments: [])
      }
      (host, flows.current) = (outer, current)
      erased.removeSubrange(marks...)
      return
    }
  }

  /// The view that a coordinator shows, if that is no navigator's.
  func view(of symbol: TypeSymbol) -> TypeSymbol? {
    if symbol.isView { return symbol }
    guard let flows else { return nil }
    if let known = flows.views[ObjectIdentifier(symbol)] { return known }
    flows.views[ObjectIdentifier(symbol)] = .some(nil)
    let shown = Region()
    var trial = self.trial
    trial.show(symbol, in: shown, flows)
    let first = shown.allUses.first?.view
    let view = first.flatMap {
      flows.navigators.views.contains(ObjectIdentifier($0)) ? nil : $0
    }
    flows.views[ObjectIdentifier(symbol)] = .some(view)
    return view
  }

  /// The view whose coordinator a chain goes through: a closure that it is given is what that view does, as in
  /// `detail.actions.sink { … }` or `detail.onDone = { … }`.
  func viewBehind(_ subjects: [Expression]) -> TypeSymbol? {
    guard let flows, flows.current != nil else { return nil }
    for subject in subjects {
      if case .name("self", _) = subject { return nil }
      if let symbol = evaluate(subject).type.unwrapped.ownSymbol, symbol.kind == .class,
        let view = view(of: symbol)
      {
        return view
      }
    }
    return nil
  }

  /// Walks what somebody else's screen does.
  mutating func onBehalf(of view: TypeSymbol?, _ work: (inout ViewWalk) -> Void) {
    let outer = host
    if let view { host = view }
    work(&self)
    host = outer
  }

  /// The view that a coordinator shows whose code makes it: the closures that it is given are what that view does.
  func viewOfMade(_ symbol: TypeSymbol) -> TypeSymbol? {
    flows?.current == nil || symbol.kind != .class ? nil : view(of: symbol)
  }
}
