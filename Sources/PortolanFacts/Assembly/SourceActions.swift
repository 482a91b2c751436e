import PortolanModel

extension SourceAssembly {
  /// What changes navigation from one screen: its methods, its reducer, the callbacks that its parent hooks up, its links.
  ///
  /// - Parameter page: Of a view that is no screen, where it stands.
  func actions(
    of owners: [TypeSymbol], view: TypeSymbol?, _ menus: [TypeSymbol],
    on page: PassedState.Page? = nil
  ) -> [Action] {
    // A reducer changes the state that is nested in it.
    let doers =
      owners + owners.compactMap { $0.isModel && $0.kind != .class ? $0.outer : nil }
      + menus + owners.compactMap(program.delegate(ofWrapper:))
    let changes = doers.flatMap { changesByOwner[ObjectIdentifier($0)] ?? [] }
    var ways = ActionWays()
    // What it does itself says where an action is, and after it what parents do in answer.
    let isByParent = { (change: StateChange) in change.action?.senders.isEmpty == false }
    let told = (changes.filter { !isByParent($0) } + changes.filter(isByParent))
      .filter { !$0.isToldBySenders && !$0.isSentInPlace && !isLeftToSenders($0, by: view) }
    for (change, place) in told.flatMap({ changesOfKeepers(asOfFlag($0), on: page) })
    where isListed(change, with: owners, on: page) {
      for action in self.actions(of: change, owners, on: page) {
        let told = change.parametersAmongOverloads
        ways.add(action, for: change, in: place, toldBy: told)
        if let own = apart(ofApp: action, change) {
          ways.add(own, for: change, in: place, toldBy: told, isOfAppToo: true)
        }
      }
    }
    let linked = (view.map(links) ?? []).flatMap { link in
      self.actions(of: link, owners, on: page, &ways)
    }
    var actions = ways.actions
    for action in linked where !actions.contains(action) { actions.append(action) }
    for row in walk.selectingRows where row.host === view && view != nil {
      guard let path = evidence.owners(of: row.path).first, isKnownSlot(path) else { continue }
      let effect = Action.Effect(
        kind: isChosenAlways(path) ? .select : row.kind,
        screen: screen(with: KeptState(path: path), besides: owners),
        slot: slotNames[path], destinations: row.cases.isEmpty ? nil : row.cases)
      let action = Action(
        name: program.texts.shown(row.name), kind: .user, effects: [effect],
        location: row.location)
      if !actions.contains(action) { actions.append(action) }
    }
    return actions
  }

  /// What a link pushes onto each of the stacks that take its value. Each is a way of its own; the user takes one of them at a time. One in
  /// a helper is one, however often that is called. What a navigator is told is code as any, and lies on what it was told before.
  private func actions(
    of link: LinkSite, _ owners: [TypeSymbol], on page: PassedState.Page?,
    _ ways: inout ActionWays
  ) -> [Action] {
    let taking = stacks(taking: link).filter { path in
      page.map { isElsewhere(path, than: link, on: $0) } != true
    }
    let stacks = taking.flatMap { path in
      keptStates(
        path,
        of: makers(
          of: path, in: self.stacks(around: link), by: [link.host].compactMap(\.self),
          taking: link.value))
    }
    if stacks.isEmpty { return [] }
    let told = addedByNavigators[link.location]
    let effects = stacks.map { stack in
      Action.Effect(
        kind: .push, screen: screen(with: stack, besides: owners), slot: slotNames[stack.path],
        destinations: link.value.flatMap { destinations(of: $0, by: link, onto: stack) },
        afterAwait: told?.isAfterAwait == true ? true : nil,
        isAlone: link.value.map { $0.caseNames.count > 1 } == true ? true : nil)
    }
    let element = stacks.count == 1 ? link.element.flatMap { self.element($0, on: stacks[0]) } : nil
    guard let told else {
      return [
        Action(
          name: link.nameWithTitle, kind: .user, availableAt: element, effects: effects,
          location: link.location)
      ]
    }
    for effect in effects {
      let action = Action(
        name: program.texts.shown(told.function), kind: kind(of: told), availableAt: element,
        effects: [effect],
        location: link.location)
      ways.add(action, for: told)
    }
    return []
  }

  /// Whether a change is told of with the screen of some owners.
  ///
  /// - Parameter page: Of a view that is no screen, where it stands.
  func isListed(
    _ change: StateChange, with owners: [TypeSymbol], on page: PassedState.Page? = nil
  ) -> Bool {
    guard isKnownSlot(change.path), !isDead(change), !isElsewhere(change, than: owners, on: page)
    else { return false }
    // Where nobody lends it what it takes, it changes an object by which nothing is presented.
    if makers(lending: change, on: page)?.isEmpty == true { return false }
    if let member = change.member, uncalled.contains(member) { return false }
    if change.isOfUnusedSetter || isOnlyDismissal(change) || isKeptInStep(change) { return false }
    // What a screen has its own model do, the model is listed with; what it tells that to show, it shows itself.
    if let other = change.byCallOf, !change.isUntoldByCall,
      isPart(other, of: owners) && !isOfHeir(change, of: other, besides: owners)
        || isPart(change.path.owner, of: owners) && names.view(of: other) != nil
    {
      return false
    }
    if isLeftToCallers(change, by: owners) { return false }
    // What it pushes onto what another screen presents, whoever has it done is listed with.
    return change.kind == .present || change.kind.removes
      || shared.view(with: change.path) == nil || !pushesByCall.contains(change.location)
  }

  /// Whether a screen knows its own model by the base class alone, and the state is that of an heir which another screen keeps.
  private func isOfHeir(
    _ change: StateChange, of base: TypeSymbol, besides owners: [TypeSymbol]
  ) -> Bool {
    base.heirs.contains { $0 === change.path.owner } && !isPart(change.path.owner, of: owners)
  }

  /// A change as that of the state that a binding is to which a view is handed, if that is the same wherever the view is shown. What it
  /// presents or takes away of several is whichever is there. A part does, in each place of a screen, what it is handed there.
  func changesOfKeepers(
    _ change: StateChange, on page: PassedState.Page? = nil
  ) -> [(change: StateChange, place: Int?)] {
    let places =
      page.map { evidence.owners(of: change.path, on: $0) }
      ?? [evidence.owners(of: change.path)]
    return places.enumerated().flatMap { number, kept in
      changes(change, of: kept).map { ($0, places.count > 1 ? number : nil) }
    }
  }

  private func changes(_ change: StateChange, of kept: [StatePath]) -> [StateChange] {
    guard kept.count == 1 || change.kind == .dismiss || change.kind == .present,
      kept.allSatisfy({ $0.cases.isEmpty }), !kept.isEmpty
    else { return [change] }
    return kept.map { path in
      var change = change
      change.path = path
      return change
    }
  }

  /// Whether a model's function pushes for others alone, from where these are, or presents or takes away what others keep: all who call it
  /// are seen, each has a view, and none of them is of the model's own screen. One that does more is told of as a whole.
  private func isLeftToCallers(_ change: StateChange, by owners: [TypeSymbol]) -> Bool {
    let isOfOthers =
      pushesByCall.contains(change.location) && !isPart(change.path.owner, of: owners)
    guard change.kind == .push || isOfOthers, !change.isByCall, change.toldTo == nil,
      change.owner === change.host, change.owner?.isView == false, change.action == nil,
      !change.isLeftToView,
      let member = change.member, isOfOthers || !doingMoreThanPush.contains(member),
      let callers = callers[member], !callers.isEmpty
    else { return false }
    let views = owners + owners.compactMap(names.view)
    return callers.map(\.type).allSatisfy { caller in
      // An app is no screen that it could be listed with.
      guard let caller, !caller.inherits("App", "Scene") else { return false }
      // Of a reducer the view shows its state.
      let state = caller.nested["State"]?.first
      let view = caller.isView ? caller : names.view(of: caller) ?? state.flatMap(names.view)
      guard let view, caller !== change.owner, !isPart(caller, of: owners) else { return false }
      return !views.contains { shows(view, in: $0) }
    }
  }

  /// What a change does: one action for each object that it may be to.
  func actions(
    of change: StateChange, _ owners: [TypeSymbol], on page: PassedState.Page? = nil
  ) -> [Action] {
    let makers =
      maker(of: change.path.owner, among: owners).map { [$0] } ?? makers(meantBy: change, on: page)
    let keepers = makers.isEmpty ? presenters(inBuildsOf: change, owners) : makers
    return keptStates(change.path, of: keepers).map { state in
      var action = Action(
        name: program.texts.shown(change.function), kind: kind(of: change),
        availableAt: spot(of: change, to: state, owners),
        effects: [effect(of: change, to: state, owners)], location: change.location)
      action.happen(at: moment(of: change, to: state, action))
      return action
    }
  }

  /// When it can be done, where that is not told by the screen: whatever a stack holds, the user may push onto it beside it, and
  /// what comes from outside onto whatever has come up since.
  private func moment(
    of change: StateChange, to state: KeptState, _ action: Action
  ) -> CodeMoment? {
    if action.kind == .app {
      if change.owner?.isCalledBySystem == true { return .present }
      return walk.spots.moment(at: change.location) ?? momentOfCalls(for: change)
    }
    let isPushed = action.effects.contains { $0.kind == .push }
    guard isPushed, action.kind == .user, action.availableAt == nil,
      let evidence = evidence(of: state)
    else { return nil }
    let calls = calls(of: change)
    if calls.contains(where: \.isFromOutside) || walk.spots.isFromOutside(change.location) {
      return .present
    }
    let bound = stacks(boundTo: evidence)
    let places = walk.spots.places(at: change.location).union(calls.map(\.place))
    // What a modal shows is there only as long as that is.
    let isShown = bound.contains { number in
      stacks.stays(StackPlace(around: walk.containers[number]), beside: [], of: walk.containers)
    }
    let isBeside = places.contains { stacks.stays($0, beside: bound, of: walk.containers) }
    return isShown && isBeside ? .present : nil
  }

  private func isPart(_ owner: TypeSymbol, of owners: [TypeSymbol]) -> Bool {
    let screen = names.screen(of: owner)
    return owners.contains { names.screen(of: $0) === screen }
  }

  /// The destination of the screen's own while which an action can be taken: a button in what it presents does it, and nothing else.
  private func spot(
    of change: StateChange, to state: KeptState, _ owners: [TypeSymbol]
  ) -> Action.Spot? {
    if let path = change.action?.spot { return spot(path) }
    if let path = walk.spots.path(at: change.location) {
      return element(path, on: state) ?? spot(path, owners)
    }
    let calls = calls(of: change)
    guard let first = calls.first?.spot, calls.allSatisfy({ $0.spot == first }) else { return nil }
    return element(first, on: state) ?? spot(first, owners)
  }

  /// Whether a push is done on top of one element or another, or of none, so that nobody knows what it puts on what.
  private func isOnSeveralElements(_ change: StateChange) -> Bool {
    if walk.spots.isOnSeveralElements(change.location) { return true }
    if let path = walk.spots.path(at: change.location) { return isAnyElement(path) }
    let spots = calls(of: change).map(\.spot)
    if spots.contains(where: { $0.map(isAnyElement) == true }) { return true }
    return spots.contains { $0?.isElement == true } && !spots.allSatisfy { $0 == spots[0] }
  }

  /// Whether code is what is shown for any case of an enum.
  private func isAnyElement(_ path: StatePath) -> Bool {
    path.isElement && path.owner.isEnumerated && path.cases.isEmpty
  }

  /// The element of the stack that is changed, where the code that does so is what is shown for a value of some type.
  func element(_ shown: StatePath, on stack: KeptState) -> Action.Spot? {
    let value = Denotation(type: .own(shown.owner))
    guard shown.isElement, takes(stack.path, value) else { return nil }
    if shown.owner.isEnumerated {
      return shown.cases.first.map {
        Action.Spot(
          screen: screen(with: stack), slot: slotNames[stack.path],
          destination: name(ofCase: $0, of: shown.owner, on: evidence(of: stack)))
      }
    }
    guard
      let handler = walk.handlers.first(where: { takes($0, value) }),
      Evaluator(program: program).stack(keptBy: stack.path)?.isErasedPath == true
    else { return nil }
    let registration = evidence(of: stack).flatMap { evidence in
      registrations(on: evidence).first { takes($0.handler, value) }
    }
    // Which of its cases it holds nobody knows.
    if registration?.held != nil { return nil }
    return Action.Spot(
      screen: screen(with: stack), slot: slotNames[stack.path],
      destination: registration?.name ?? handler.writtenType)
  }

  func spot(_ path: StatePath, _ screens: [TypeSymbol]) -> Action.Spot? {
    guard let path = evidence.owners(of: path).first else { return nil }
    if let view = borrower(of: path, among: screens) {
      var own = spot(path)
      own.screen = names.screen(of: view).id
      return own
    }
    // An object besides the model of the view's screen may be a part of that, too.
    let isOwn =
      screens.contains { $0 === path.owner }
      || names.holder(of: path.owner) != nil && isPart(path.owner, of: screens)
    return isOwn ? spot(path) : nil
  }

  /// The screen that has a slot for a piece of state, if it is another than that of some owners.
  private func screen(with state: KeptState, besides owners: [TypeSymbol]) -> Screen.ID? {
    if maker(of: state.path.owner, among: owners) != nil { return nil }
    if state.maker == nil, borrower(of: state.path, among: owners) != nil { return nil }
    let keeper = state.maker ?? shared.view(with: state.path) ?? state.path.owner
    return isPart(keeper, of: owners) ? nil : names.screen(of: keeper).id
  }

  /// Which of some types is a view with a slot of its own for a piece of somebody else's state.
  private func borrower(of path: StatePath, among owners: [TypeSymbol]) -> TypeSymbol? {
    owners.first { shared.borrowed(by: $0).contains { $0.slot == path.slot } }
  }

  func spot(_ path: StatePath) -> Action.Spot {
    Action.Spot(
      screen: screen(with: path).id, slot: slotNames[path],
      destination: path.cases.first ?? slotNames[path])
  }

  /// Whether some case of a piece of state is shown whatever happens, be it an optional: a bar of tabs is bound to it.
  private func isChosenAlways(_ path: StatePath) -> Bool {
    path.cases.isEmpty && evidence[path.owner, path.property]?.container?.kind == .tabs
  }

  private func effect(
    of change: StateChange, to state: KeptState, _ owners: [TypeSymbol]
  ) -> Action.Effect {
    let destinations = destinations(of: change, to: state)
    let isInOrder =
      change.isInOrder && change.cases.count > 1
      && destinations?.count == change.cases.count
    let kind = change.kind == .present && isChosenAlways(change.path) ? .select : change.kind
    return Action.Effect(
      kind: isRows(change.path) ? kind.ofRows : kind,
      screen: screen(with: state, besides: owners),
      slot: slotNames[change.path], destinations: destinations,
      afterAwait: change.isAfterAwait ? true : nil, isAlone: change.isAlone ? true : nil,
      isInOrder: isInOrder ? true : nil, replacesTop: change.replacesTop ? true : nil)
  }

  private func destinations(of change: StateChange, to state: KeptState) -> [String]? {
    if let taken = change.dismissedCase { return [taken] }
    let evidence = evidence(of: state)
    if !change.cases.isEmpty {
      return names(ofCases: change.cases, of: change.value, on: evidence)
    }
    if !change.tags.isEmpty, let evidence { return names(ofTags: change.tags, on: evidence) }
    if !change.heldCases.isEmpty, let evidence, holdsRoutes(change.value, on: evidence) {
      return names(ofCases: change.heldCases, of: change.value, on: evidence)
    }
    if let routes = madeRoutes(for: change) { return routes }
    return isOnSeveralElements(change) ? nil : registeredValue(of: change, onto: evidence)
  }

  /// What a link's value shows on a stack: its case, or of a path that holds anything what is registered for it.
  private func destinations(
    of value: Denotation, by link: LinkSite, onto stack: KeptState
  ) -> [String]? {
    if !value.caseNames.isEmpty {
      return names(ofCases: value.caseNames, of: value.type, on: evidence(of: stack))
    }
    if let held = value.heldCase, let evidence = evidence(of: stack),
      holdsRoutes(value.type, on: evidence)
    {
      return names(ofCases: [held], of: value.type, on: evidence)
    }
    let path = stack.path
    let type = Evaluator(program: program).stack(keptBy: path)
    guard type?.isErasedPath == true, !standsOnUntold(link, in: path) else { return nil }
    return registeredValue(value.type, pushedBy: link.host, onto: evidence(of: stack))
  }

  /// Whether a link stands in what a stack shows for a value that may be one page or another, so that nobody knows on what it pushes.
  private func standsOnUntold(_ link: LinkSite, in path: StatePath) -> Bool {
    guard let host = link.host, let evidence = evidence[path.owner, path.property] else {
      return false
    }
    let bound = stacks(boundTo: evidence)
    return walk.handlers.contains { handler in
      let uses = handler.region.allUses
      guard uses.count > 1, stands(handler, in: bound), content(of: handler.region) == nil else {
        return false
      }
      return uses.contains { shows(host, in: $0.view) }
    }
  }

  /// Whether a view shows another in place, in however many steps.
  func shows(_ view: TypeSymbol, in outer: TypeSymbol) -> Bool {
    var seen: Set = [ObjectIdentifier(outer)]
    var waiting = [outer]
    while let next = waiting.popLast() {
      if next === view { return true }
      waiting += shownViews(of: next).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
    return false
  }

  /// The stack onto which a value link pushes: the bound one whose elements are of the value's type, else one that takes anything.
  func stack(taking link: LinkSite) -> StatePath? {
    guard let value = link.value, !isOutsideStack(link) else { return nil }
    var (taking, elsewhere): (StatePath?, StatePath?)
    for path in walk.containers.compactMap(\.path).flatMap({ evidence.owners(of: $0) }) {
      guard let type = Evaluator(program: program).stack(keptBy: path) else { continue }
      if type.isErasedPath {
        if isElsewhere(path, than: link) || isForeign(value, to: path, link) { continue }
        let isUntold = evidence[path.owner, path.property].map(isUntold) ?? false
        if taking == nil, !isUntold { taking = path }
      } else if type.element.unwrapped.isSame(as: value.type.unwrapped) {
        if !isElsewhere(path, than: link) { return path }
        elsewhere = elsewhere ?? path
      }
    }
    if let taking { return taking }
    return handlersWithoutPath(taking: value, of: link).isEmpty ? elsewhere : nil
  }

  /// The stacks onto which a value link pushes: each of those in which its view is known to stand.
  private func stacks(taking link: LinkSite) -> [StatePath] {
    guard let value = link.value, let first = stack(taking: link) else { return [] }
    let numbers = stacks(around: link).filter(walk.containers.indices.contains).sorted()
    let around = numbers.flatMap { number in
      walk.containers[number].path.map { evidence.owners(of: $0) } ?? []
    }
    if value.type.unwrapped.mayBeAnything, Set(around.map(\.slot)).count > 1 { return [] }
    var found = [first]
    for path in around where !found.contains(path) && takes(path, value) { found.append(path) }
    return found
  }

  /// Whether a stack takes a value, by the type of its elements or by what is registered in it.
  private func takes(_ path: StatePath, _ value: Denotation) -> Bool {
    guard let type = Evaluator(program: program).stack(keptBy: path),
      let evidence = evidence[path.owner, path.property]
    else { return false }
    guard type.isErasedPath else {
      return type.element.unwrapped.isSame(as: value.type.unwrapped)
    }
    let bound = stacks(boundTo: evidence)
    return walk.handlers.contains { takes($0, value) && stands($0, in: bound) }
  }

  /// Whether a link of which nobody knows the stack carries a value that is shown in other stacks, and in that one not.
  private func isForeign(_ value: Denotation, to path: StatePath, _ link: LinkSite) -> Bool {
    guard let evidence = evidence[path.owner, path.property], stacks(around: link).isEmpty else {
      return false
    }
    let taking = walk.handlers.filter { takes($0, value) }
    let bound = stacks(boundTo: evidence)
    return !taking.isEmpty && !taking.contains { stands($0, in: bound) }
  }

  /// Whether a collection is shown as rows, and is no stack.
  private func isRows(_ path: StatePath) -> Bool {
    if evidence[path.owner, path.property]?.isBound == true { return false }
    return certainSlots(of: path.owner).contains { $0.name == path.property && $0.arity == .each }
  }

  func isKnownSlot(_ path: StatePath) -> Bool {
    if let evidence = evidence[path.owner, path.property], evidence.isBound {
      return !isUntold(evidence)
    }
    return certainSlots(of: path.owner).contains {
      $0.name == path.property && $0.origin != .inferred
    }
  }
}

extension [Action] {
  /// Adds an action, or what it does to one of its name that is the same.
  mutating func add(_ action: Action, where isSame: (Action) -> Bool) {
    guard let known = firstIndex(where: { $0.name == action.name && isSame($0) }) else {
      return append(action)
    }
    let effects = (self[known].effects + action.effects).distinct
    self[known].effects = effects.filter { effect in !effects.contains { $0.covers(effect) } }
    if self[known].availableAt != action.availableAt { self[known].availableAt = nil }
    self[known].join(momentOf: action)
  }
}

extension Action.Effect {
  /// Whether it takes away whatever is there, and another one the same by its name.
  fileprivate func covers(_ other: Self) -> Bool {
    guard kind == .dismiss, destinations == nil, other.destinations != nil else { return false }
    var unnamed = other
    unnamed.destinations = nil
    return self == unnamed
  }
}

extension Action.Effect.Kind {
  /// What it does to rows that does this to the elements of a stack.
  fileprivate var ofRows: Self {
    switch self {
    case .push, .insert: .insertRow
    case .pop, .popToRoot, .remove: .removeRow
    default: self
    }
  }
}

extension StateChange {
  /// Whether a parent does it in answer to what a child sends that it always has.
  var isSentInPlace: Bool {
    guard let action = self.action else { return false }
    return !action.senders.isEmpty && action.spot == nil
  }
}
