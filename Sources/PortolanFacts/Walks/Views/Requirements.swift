import PortolanModel

/// What is asked of a protocol of the app's own for a view: `coordinator.makeView()`, `page.content`.
extension ViewWalk {
  /// Walks what the type behind a protocol gives back that is the only one, or those that the value is seen to be of. Any other is not
  /// known, and neither is what it shows.
  mutating func follow(
    requirement name: String, of symbol: TypeSymbol, on base: Expression, _ call: Call
  ) -> Bool {
    show(of: symbol, on: base, name, "\(name)(…)", call.position, call.arguments) {
      evaluator, type in
      evaluator.method(name, of: type, call.arguments)
    }
  }

  /// The same of a property that a protocol asks for.
  mutating func follow(
    requiredProperty name: String, of symbol: TypeSymbol, on base: Expression,
    _ position: Position
  ) -> Bool {
    show(of: symbol, on: base, name, name, position, []) { _, type in type.property(name) }
  }

  private mutating func show(
    of symbol: TypeSymbol, on base: Expression, _ name: String, _ form: String,
    _ position: Position, _ arguments: [Argument], _ member: (Evaluator, TypeSymbol) -> Member?
  ) -> Bool {
    let value = evaluate(base)
    func shown(by types: [TypeSymbol]) -> [(TypeSymbol, Member)] {
      types.compactMap { type in
        guard let member = member(evaluator, type), makesView(member, of: type) else { return nil }
        return (type, member)
      }
    }
    let conforming = program.types(program.realTypes(conformingTo: symbol), inAppWith: host)
    let members = shown(by: conforming)
    if members.isEmpty { return false }
    let kept = (value.path ?? value.collection).flatMap(typesKept)
      .map { program.types($0, inAppWith: host) }
    guard let types = kept ?? (conforming.count == 1 ? conforming : nil) else {
      // Any controller may be one to present from: `delegate.presenter.present(…)`.
      guard members.contains(where: { givesView($0.1, of: $0.0) }) else { return false }
      region.holdsForeign = true
      erased.append(
        ErasedView(
          form: form, requirement: name, type: symbol, host: host, location: location(position),
          states: states(along: base), region: region, presenter: presenting.last,
          parts: parts(shownBy: members, askedFor: name, of: symbol),
          isPart: standing != .content || region === shownByHost))
      return true
    }
    let seen = shown(by: types)
    if seen.isEmpty { return false }
    if seen.count == 1 {
      show(by: seen[0].1, of: seen[0].0, arguments, position)
      return true
    }
    let fork = forks.fork(seen.count)
    for (number, (type, member)) in seen.enumerated() {
      with(part: region.region(forCase: type.id)) { walk in
        walk.walk(arm: number + 1, of: fork) { $0.show(by: member, of: type, arguments, position) }
      }
    }
    return true
  }

  /// Notes the view that an item keeps by which it is presented, `.sheet(item: $card) { $0.view }`: what it is, says who made the item.
  mutating func note(
    viewKeptIn member: Member, of item: TypeSymbol, by value: Denotation, _ position: Position
  ) {
    guard item.kind == .struct, !item.isView, member.isStored, member.declaration.keepsView,
      let presenter = presenting.last, presenter == value.path
    else { return }
    region.holdsForeign = true
    keptViews.append(
      ErasedView(
        form: member.name, requirement: member.name, type: item, host: host,
        location: location(position), region: region, presenter: presenter))
  }

  /// Walks what one of the types gives back; that may be itself, where it is a view: `func page() -> AnyView { AnyView(self) }`.
  private mutating func show(
    by member: Member, of type: TypeSymbol, _ arguments: [Argument], _ position: Position
  ) {
    let before = region.uses.count
    follow(member, of: type, arguments: arguments)
    let given = member.declaration.body.flatMap(evaluator.returned)
    if type.isView, region.uses.count == before, given?.mentions("self") == true {
      use(type, arguments: [:], at: position)
    }
  }

  /// The states that a chain goes through: of `model.item.page` the item and its page, be it by way of a name that a condition binds.
  func states(along chain: Expression) -> [ErasedView.Step] {
    let value = evaluate(chain)
    let own = value.path.map { [ErasedView.Step(path: $0.slot, type: value.type.symbol)] } ?? []
    switch chain {
    case .member(let base?, _, _): return states(along: base) + own
    case .name(let name, _):
      guard let bound = boundStates[name], bound.last?.path == own.last?.path else { break }
      return bound
    default: break
    }
    return (isInRows ? rowsPath.map { [ErasedView.Step(path: $0, type: nil)] } ?? [] : []) + own
  }
}
