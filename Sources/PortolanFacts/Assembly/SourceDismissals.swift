import PortolanModel

/// Screens that take themselves away, told of what presents them.
extension SourceAssembly {
  /// Adds to each destination the places where the screen that it leads to takes itself away, and to that screen what does.
  func addDismissals() {
    let byScreen = Dictionary(grouping: dismissals) { names.screen(of: $0.owner).id }
    let triggers = self.triggers
    for id in order {
      guard let screen = screens[id] else { continue }
      let parts = screen.isContent == true ? parts(ofContent: id) : []
      for dismissal in ([id] + parts).flatMap({ byScreen[$0] ?? [] })
      where dismissal.doingOfController == nil || !dismissal.owner.isController {
        let taken = dismissal.takenAway.map { names.screen(of: $0).id } ?? id
        add(dismissal, named: dismissal.function, to: id, takingAway: [taken], triggers)
      }
    }
    addDismissalsInPlace(triggers)
  }

  /// What is done by one press is one action, not all that has one name: by each place the closure that a control runs, and does that.
  func findTriggers() -> [SourceLocation: Position?] {
    // Whichever comes first in the source, so that it is the same each time.
    let first = { (one: Position?, other: Position?) in
      [one, other].compactMap { $0 }.min { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    var triggers = Dictionary(
      changesByOwner.values.joined().lazy.map { ($0.location, $0.trigger) },
      uniquingKeysWith: first)
    triggers.merge(
      dismissals.lazy.map { ($0.location, $0.trigger) }, uniquingKeysWith: first)
    return triggers
  }

  /// Adds what takes away a screen in which it stands in place, be it deep in the views that this shows: a close button of the app's own, a
  /// step of a tour. The view that does so has the action, if it is a screen by itself; else the one that is taken away.
  private func addDismissalsInPlace(_ triggers: [SourceLocation: Position?]) {
    var around: [ObjectIdentifier: [TypeSymbol]] = [:]
    for view in program.types + memory.gathered.all.map(\.symbol) where view.isView {
      for shown in shownViews(of: view) {
        around[ObjectIdentifier(shown), default: []].append(view)
      }
    }
    let presented = statesPresentingViews()
    for dismissal in dismissals
    where !dismissal.clearsState && dismissal.takenAway == nil && takesAwayItself(dismissal) {
      let owner = names.screen(of: dismissal.owner).id
      let around = makers(of: dismissal, among: around)
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(dismissal.owner)]
      var waiting =
        (around[ObjectIdentifier(dismissal.owner)] ?? [])
        + (walk.dismissing[dismissal.location] ?? [])
      var outer: [Screen.ID] = []
      while let view = waiting.popLast() {
        guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
        waiting += around[ObjectIdentifier(view)] ?? []
        let id = names.screen(of: view).id
        if id != owner, screens[id] != nil, !outer.contains(id) { outer.append(id) }
      }
      // In the order of the source, so that it is the same each time.
      let taken = order.filter(outer.contains).filter {
        // What a controller presents by hand, no state of a view's says.
        dismissal.doingOfController == nil || screens[$0]?.kind != .viewController
      }
      if screens[owner] != nil {
        add(dismissal, named: dismissal.function, to: owner, takingAway: taken, triggers)
        continue
      }
      let name = "\(dismissal.owner.nesting).\(program.texts.shown(dismissal.function))"
      // What is put together of several views has its own already.
      let others = taken.filter {
        screens[$0]?.isContent != true || !parts(ofContent: $0).contains(owner)
      }
      for id in others { add(dismissal, named: name, to: id, takingAway: [id], triggers) }
      // A navigator only takes off a stack what lies there.
      if dismissal.removed != nil { continue }
      var states = walk.dismissingPresented[dismissal.location] ?? []
      for part in partsAround(dismissal.owner, around) {
        states += self.states(presenting: part, as: dismissal, among: presented)
      }
      for state in states.distinct { addDismissal(dismissal, named: name, of: state, triggers) }
    }
  }

  /// Whether it is the screen in which it stands that goes: a controller which presents another one takes that away.
  private func takesAwayItself(_ dismissal: Dismissal) -> Bool {
    dismissal.doingOfController == nil
      || !walk.links.contains { link in
        link.host === dismissal.owner && link.presentation != .drillDown
          && link.presentation != .inline
      }
  }

  /// A part and the parts that show it in place, out to where screens begin.
  private func partsAround(
    _ part: TypeSymbol, _ around: [ObjectIdentifier: [TypeSymbol]]
  ) -> [TypeSymbol] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(part)]
    var parts = [part]
    var waiting = [part]
    while let next = waiting.popLast() {
      for outer in around[ObjectIdentifier(next)] ?? []
      where screens[names.screen(of: outer).id] == nil
        && seen.insert(ObjectIdentifier(outer)).inserted
      {
        parts.append(outer)
        waiting.append(outer)
      }
    }
    return parts
  }

  /// Of views and modifiers, the states in whose content they stand.
  private func statesPresentingViews() -> [ObjectIdentifier: [DismissedState]] {
    var found: [ObjectIdentifier: [DismissedState]] = [:]
    if dismissals.isEmpty { return found }
    for site in walk.sites {
      for (use, arms) in site.region.usesInArms where use.standing != .kept {
        found[ObjectIdentifier(use.view), default: []].append(
          DismissedState(path: site.path, arms: arms, flags: use.flags))
      }
    }
    return found
  }

  /// Of the states in whose content a view stands, those where it may take itself away so.
  private func states(
    presenting view: TypeSymbol, as dismissal: Dismissal,
    among presented: [ObjectIdentifier: [DismissedState]]
  ) -> [DismissedState] {
    (presented[ObjectIdentifier(view)] ?? [])
      .filter { view !== dismissal.owner || !dismissal.isRuledOut(by: $0.flags) }
      .map { DismissedState(path: $0.path, arms: $0.arms) }
  }

  /// The views around each, without those that make what takes itself away in a way in which it never does.
  private func makers(
    of dismissal: Dismissal, among around: [ObjectIdentifier: [TypeSymbol]]
  ) -> [ObjectIdentifier: [TypeSymbol]] {
    if dismissal.flags.isEmpty { return around }
    var around = around
    around[ObjectIdentifier(dismissal.owner)]?.removeAll { view in
      let uses = (region(of: view)?.allUses ?? []).filter { $0.view === dismissal.owner }
      return !uses.isEmpty && uses.allSatisfy { dismissal.isRuledOut(by: $0.flags) }
    }
    return around
  }

  /// Adds what takes away all that some state presents, as a part of that which is no screen: to the screen there, else to the presenter.
  private func addDismissal(
    _ dismissal: Dismissal, named name: String, of state: DismissedState,
    _ triggers: [SourceLocation: Position?]
  ) {
    for owned in evidence.owners(of: state.path) {
      let id = screen(with: owned).id
      let slots = screens[id]?.slots ?? []
      guard let number = slots.firstIndex(where: { $0.name == slotNames[owned] }),
        slots[number].arity == .atMostOne
      else { continue }
      let all = slots[number].destinations
      // A `switch` over something else says nothing of what goes.
      let arm = state.arms.first { arm in all.contains { arm.names.contains($0.name) } }
      for (place, destination) in all.enumerated()
      where destination.presentation.isLeft
        && owned.cases.first.map({ $0 == destination.name }) != false
        && arm.map({ $0.contains(destination.name) }) != false
      {
        let presenter = Presenter(screen: id, slot: number, destination: place, isLeft: true)
        let shown = destination.leadsTo.flatMap { screens[$0] == nil ? nil : $0 }
        // What is put together of several views has it already.
        if let shown, screens[shown]?.isContent == true,
          parts(ofContent: shown).contains(names.screen(of: dismissal.owner).id)
        {
          continue
        }
        let effect = dismiss(presenter, of: shown ?? id, by: dismissal)
        let spot = Action.Spot(screen: id, slot: slots[number].name, destination: destination.name)
        list(
          dismissal, named: name, on: shown ?? id, at: shown == nil ? spot : nil, [effect], triggers
        )
      }
    }
  }

  /// Adds to a screen that it takes some screens away, be it one of them.
  private func add(
    _ dismissal: Dismissal, named name: String, to id: Screen.ID, takingAway taken: [Screen.ID],
    _ triggers: [SourceLocation: Position?]
  ) {
    let presenters = taken.flatMap { self.presenters(of: $0) }
      .filter { dismissal.clearsState || $0.isLeft }
      .filter { dismissal.removed == nil || lies($0) }
      .filter { !Branches.exclude(dismissal.conditions + conditions(of: $0)) }
      .filter { !isNeverDone(dismissal, in: $0) }
    let effects = presenters.map { dismiss($0, of: id, by: dismissal) }.distinct
    if effects.isEmpty { return }
    list(dismissal, named: name, on: id, at: spot(of: dismissal), effects, triggers)
  }

  /// Whether whatever a presenter's code makes there is told a flag under which it never takes itself away.
  private func isNeverDone(_ dismissal: Dismissal, in presenter: Presenter) -> Bool {
    guard !dismissal.flags.isEmpty, let slot = screens[presenter.screen]?.slots[presenter.slot]
    else { return false }
    var told: [[String: Bool]] = []
    for site in walk.sites {
      let uses = site.region.allUses.filter { $0.view === dismissal.owner }
      guard !uses.isEmpty,
        evidence.owners(of: site.path).contains(where: {
          screen(with: $0).id == presenter.screen && slotNames[$0] == slot.name
        })
      else { continue }
      told += uses.map(\.flags)
    }
    return !told.isEmpty && told.allSatisfy(dismissal.isRuledOut)
  }

  /// Lists what takes something away with a screen: what one press does is one action.
  private func list(
    _ dismissal: Dismissal, named name: String, on id: Screen.ID, at spot: Action.Spot?,
    _ effects: [Action.Effect], _ triggers: [SourceLocation: Position?]
  ) {
    let action = Action(
      name: program.texts.shown(name),
      kind: dismissal.removed?.doing ?? dismissal.doingOfController ?? .system,
      availableAt: spot, effects: effects,
      location: dismissal.location)
    screens[id]?.actions.add(action) { known in
      known.location.flatMap { triggers[$0] ?? nil } == dismissal.trigger
    }
  }

  /// The destination of its own screen while which something takes that away: a button of an alert.
  private func spot(of dismissal: Dismissal) -> Action.Spot? {
    if let path = dismissal.spot { return spot(path) }
    let owners = [dismissal.owner, names.model(of: dismissal.owner)].compactMap { $0 }
    guard let path = walk.spots.path(at: dismissal.location), let spot = spot(path, owners) else {
      return nil
    }
    let slot = screens[spot.screen]?.slots.first { $0.name == spot.slot }
    return slot?.destinations.contains { $0.name == spot.destination } == true ? spot : nil
  }

  /// The views of gathered content that lead nowhere, and so are no screens by themselves.
  private func parts(ofContent id: Screen.ID) -> [Screen.ID] {
    let content = memory.gathered.all.first { names.screen(of: $0.symbol).id == id }
    var seen: Set<Screen.ID> = []
    return (content?.region.allUses ?? []).map { names.screen(of: $0.view).id }
      .filter { screens[$0] == nil && seen.insert($0).inserted }
  }

  /// A destination that leads to a screen.
  struct Presenter {
    var screen: Screen.ID
    var slot: Int
    var destination: Int
    /// Whether what is shown so can take itself away.
    var isLeft: Bool
  }

  /// What presents a screen: where code is known to, that alone.
  private func presenters(of id: Screen.ID) -> [Presenter] {
    if let known = memory.presenters[id] { return known }
    let found = findPresenters(of: id)
    memory.presenters[id] = found
    return found
  }

  private func findPresenters(of id: Screen.ID) -> [Presenter] {
    // What several views are shown by, each of them takes away.
    var ids = [id] + order.filter { screens[$0]?.isContent == true && embeds($0, id) }
    // A screen that is one of an enum's cases goes with what shows the enum.
    let enums = enumsShowing(id)
    ids += enums
    var set: [Presenter] = []
    var others: [Presenter] = []
    for screen in order.compactMap({ screens[$0] }) {
      for (number, slot) in screen.slots.enumerated()
      where slot.arity == .atMostOne || slot.arity == .sequence {
        for (place, destination) in slot.destinations.enumerated()
        where destination.leadsTo.map(ids.contains) == true
          && (destination.continues == nil || destination.leadsTo.map(enums.contains) == true)
        {
          let presenter = Presenter(
            screen: screen.id, slot: number, destination: place,
            isLeft: destination.presentation.isLeft)
          if destination.setBy == nil, destination.isMadeElsewhere != true {
            others.append(presenter)
          } else {
            set.append(presenter)
          }
        }
      }
    }
    return set.isEmpty ? others : set
  }

  /// The enums that are screens of their own and show a screen for one of their cases, be it by way of another such enum.
  private func enumsShowing(_ id: Screen.ID) -> [Screen.ID] {
    var found: [Screen.ID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      for outer in order where outer != id && !found.contains(outer) {
        let shows = screens[outer]?.slots.contains { slot in
          slot.arity == .exactlyOne && slot.name == SlotEvidence.whole
            && slot.destinations.contains { $0.leadsTo == next && $0.presentation == .inline }
        }
        guard shows == true else { continue }
        found.append(outer)
        waiting.append(outer)
      }
    }
    return found
  }

  /// The conditions under which a presenter has its state, and what it shows for it.
  private func conditions(of presenter: Presenter) -> [String] {
    guard let slot = screens[presenter.screen]?.slots[presenter.slot] else { return [] }
    return [slot.condition, slot.destinations[presenter.destination].condition].compactMap(\.self)
  }

  /// Whether what a presenter shows lies on a stack.
  private func lies(_ presenter: Presenter) -> Bool {
    screens[presenter.screen]?.slots[presenter.slot].arity == .sequence
  }

  private func embeds(_ outer: Screen.ID, _ inner: Screen.ID) -> Bool {
    screens[outer]?.slots.contains { slot in
      slot.arity == .always && slot.destinations.contains { $0.leadsTo == inner }
    } == true
  }

  /// Notes at a destination that the screen there takes itself away; the answer is what that does to the presenter's state.
  private func dismiss(
    _ presenter: Presenter, of id: Screen.ID, by dismissal: Dismissal
  ) -> Action.Effect {
    let slot = screens[presenter.screen]!.slots[presenter.slot]
    let destination = slot.destinations[presenter.destination]
    let all = Set((destination.dismissedBy ?? []) + [dismissal.location])
    screens[presenter.screen]!.slots[presenter.slot].destinations[presenter.destination]
      .dismissedBy = all.sorted()
    // Its view may not know how, as where a reducer does it.
    screens[presenter.screen]!.slots[presenter.slot].destinations[presenter.destination]
      .hasNoWayOut = nil
    let isStack = slot.arity == .sequence
    return Action.Effect(
      kind: dismissal.removed?.kind ?? (isStack ? .pop : .dismiss),
      screen: presenter.screen == id ? nil : presenter.screen,
      slot: slot.name, destinations: isStack ? nil : [destination.name],
      afterAwait: dismissal.isAfterAwait ? true : nil)
  }
}

extension Presentation {
  /// Whether what is shown so can take itself away.
  fileprivate var isLeft: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .drillDown: true
    default: false
    }
  }
}

extension Dismissal {
  /// Whether it is never done by a view that is told so of its flags and optionals.
  fileprivate func isRuledOut(by told: [String: Bool]) -> Bool {
    self.flags.contains { told[$0] == !$1 }
  }
}
