import PortolanModel

/// Actions of a reducer that several views have: each is listed with those whose code has it sent.
extension SourceAssembly {
  /// Whether an action is only listed once all screens are known, with those whose views send it: others do beside the first of a
  /// reducer, or it is said while which destination it is sent.
  func isLeftToSenders(_ change: StateChange, by view: TypeSymbol?) -> Bool {
    guard let view, let views = views(sharingReducerOf: change) else { return false }
    if change.action?.spot != nil { return true }
    let senders = senders(of: change, among: views)
    return !senders.isEmpty && !senders.contains { $0 === view }
  }

  /// Adds what reducers do that several views have to the screens of those that send it.
  func addActionsOfSenders() {
    for state in program.types where (viewsOfReducers[ObjectIdentifier(state)]?.count ?? 0) > 1 {
      let primary = names.view(of: state)
      let own = [state] + [primary].compactMap(\.self)
      let changes = [state, state.outer].compactMap(\.self)
        .flatMap { changesByOwner[ObjectIdentifier($0)] ?? [] }
        .filter { !$0.isToldBySenders && !$0.isSentInPlace }
      add(
        changes.flatMap { changesOfKeepers($0).map(\.change) }.filter { isListed($0, with: own) }
          .flatMap { change in
            // What the first view sends is listed with it already.
            deeds(ofSendersOf: change).filter { deed in
              isLeftToSenders(change, by: primary)
                || !deed.owners.contains { $0 === primary || $0 === state }
            }
          })
    }
  }

  /// What a change does on the screens of those views that send it; of the first, where nobody knows which do.
  func deeds(ofSendersOf change: StateChange) -> [Deed] {
    guard let owner = change.owner else { return [] }
    let (first, state) = parts(of: owner)
    let own = Deed(
      change: change, screen: names.screen(of: owner).id,
      owners: [owner] + [first].compactMap(\.self))
    guard let views = views(sharingReducerOf: change) else { return [own] }
    var senders = senders(of: change, among: views)
    // Of several views that send it, one may be what is shown while it is sent.
    if let spot = change.action?.spot, let shown = screenShown(at: spot) {
      let fitting = (senders.isEmpty ? views : senders).filter { names.screen(of: $0).id == shown }
      if !fitting.isEmpty { senders = fitting }
    }
    let found = senders.filter { screens[names.screen(of: $0).id] != nil }
    if found.isEmpty { return [own] }
    return found.map { view in
      Deed(
        change: change, screen: names.screen(of: view).id,
        owners: view === first ? [state, view].compactMap(\.self) : [view])
    }
  }

  /// The views of the reducer that is sent the action in answer to which a change is made, where these are several.
  private func views(sharingReducerOf change: StateChange) -> [TypeSymbol]? {
    guard change.action?.name != nil, let owner = change.owner,
      let state = parts(of: owner).state,
      let views = viewsOfReducers[ObjectIdentifier(state)], views.count > 1
    else { return nil }
    return views
  }

  /// Those of some views of which, or of a part of which, it is known that they send the action.
  private func senders(of change: StateChange, among views: [TypeSymbol]) -> [TypeSymbol] {
    guard let sent = change.action?.sent(to: change.owner) else { return [] }
    let senders =
      change.sender.map { [$0] } ?? stateWalk.senders.views(sending: sent)
    return views.filter { view in
      senders.contains { $0 === view || places.show($0, in: view) }
    }
  }

  /// The screen that is shown while a destination is.
  private func screenShown(at path: StatePath) -> Screen.ID? {
    let spot = spot(path)
    return screens[spot.screen]?.slots.first { $0.name == spot.slot }?
      .destinations.first { $0.name == spot.destination }?.leadsTo
  }
}
