/// Slots whose values are routes that are no enums.
extension SourceAssembly {
  /// The type whose alternatives the elements of a stack are: their own, or that of the route which they hold.
  func alternatives(of element: ResolvedType) -> TypeSymbol? {
    guard let symbol = element.ownSymbol else { return nil }
    if symbol.isEnumerated { return symbol }
    return walk.handlers.lazy.filter { $0.type.ownSymbol === symbol }
      .compactMap(\.region.routes).first { isHeld($0, by: symbol) }
  }

  /// The type of the routes that are shown for a value.
  func routes(shownBy evidence: SlotEvidence, for value: ResolvedType) -> TypeSymbol? {
    guard let symbol = value.ownSymbol else { return nil }
    return evidence.presenters.lazy.compactMap(\.region.routes).first {
      $0 === symbol || isHeld($0, by: symbol)
    }
  }

  private func isHeld(_ routes: TypeSymbol, by symbol: TypeSymbol) -> Bool {
    guard let held = program.heldRoute(of: symbol) else { return false }
    return Evaluator(program: program).property(held, of: symbol)?.type.unwrapped.ownSymbol
      === routes
  }

  /// What a slot can hold: every case of an enum; of routes those that code puts there, where it asks how they are shown.
  func alternatives(of symbol: TypeSymbol, in evidence: SlotEvidence) -> [Declaration] {
    let all = symbol.alternatives
    if symbol.routes == nil { return all }
    let filling = evidence.changes.filter { change in
      !change.isSeed && change.kind.activates
    }
    let isForPhones = filling.contains { !$0.isForeign }
    let here = filling.filter { !isForPhones || !$0.isForeign }
    let handedOn = here.filter(\.cases.isEmpty)
    var known = Set(here.flatMap(\.cases))
    for change in handedOn {
      guard let routes = change.routes else { return all }
      known.formUnion(routes)
    }
    return handedOn.isEmpty ? all : all.filter { known.contains($0.name) }
  }
}

extension SourceAssembly {
  /// What is shown for a value that is pushed onto a path which holds anything.
  func registeredValue(of change: StateChange, onto evidence: SlotEvidence?) -> [String]? {
    guard change.kind.activates, let value = change.value else { return nil }
    let pushing = evidence.map { pusher(of: change, onto: $0) } ?? change.owner
    return registeredValue(value, pushedBy: pushing, onto: evidence)
  }

  /// The view whose handlers are the nearest to what is pushed: the page on which that surely lies, else whose code pushes it.
  func pusher(of change: StateChange, onto evidence: SlotEvidence) -> TypeSymbol? {
    page(below: change, on: evidence) ?? change.owner
  }

  /// The page on which a push surely lies, as the same code has pushed that just before.
  private func page(below change: StateChange, on evidence: SlotEvidence) -> TypeSymbol? {
    guard let place = change.follows,
      let before = evidence.changes.first(where: {
        $0.location == place && $0.path == change.path && $0.kind.activates
      }),
      let value = before.value, before.cases.count < 2,
      let handler = registrations(taking: value, pushedBy: before.owner, on: evidence).first?
        .handler
    else { return nil }
    let shown: Region?
    if let name = before.cases.first {
      shown = handler.region.shown(forCase: name)
    } else {
      shown = handler.region
    }
    return shown.flatMap { content(of: $0) }?.view
  }

  func registeredValue(
    _ type: ResolvedType, pushedBy view: TypeSymbol?, onto evidence: SlotEvidence?
  ) -> [String]? {
    switch type {
    case .own(let symbol) where symbol.isEnumerated: return nil
    // What a library declares is known by the name that is registered: a `String`, a package's `Book`.
    case .own, .foreign: break
    default: return nil
    }
    // What a value holds that says what is shown, is not known here.
    if let evidence, holdsRoutes(type, on: evidence) { return nil }
    let known = evidence.map {
      registrations(taking: type, pushedBy: view, on: $0).map(\.name)
    }
    if let known, !known.isEmpty { return known }
    let handler = walk.handlers.first { takes($0, Denotation(type: type)) }
    return handler.map { [$0.writtenType] }
  }

  /// What code that is handed a route may put into a slot, where not every route of its type is ever made.
  func madeRoutes(for change: StateChange) -> [String]? {
    guard change.kind.activates,
      let evidence = evidence[change.path.owner, change.path.property],
      let type = Evaluator(program: program).property(
        change.path.property, of: change.path.owner)?.type
    else { return nil }
    let symbol =
      evidence.container?.kind == .stack
      ? alternatives(of: type.element) : routes(shownBy: evidence, for: type.unwrapped)
    guard let symbol, symbol.routes != nil else { return nil }
    let all = alternatives(of: symbol, in: evidence).map(\.name)
    let set = Set(evidence.changes.flatMap(\.cases))
    let possible = all.filter { set.contains($0) || made.mayHold($0, of: symbol) }
    return possible.isEmpty || possible.count == all.count ? nil : possible
  }
}
