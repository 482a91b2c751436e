import PortolanModel

/// The evidence by piece of state, bindings that were passed down followed to their owner.
struct EvidenceTable {
  private var table: [StatePath: SlotEvidence] = [:]
  /// The evidence of each type's properties, in the order of the source.
  private var byOwner: [ObjectIdentifier: [SlotEvidence]] = [:]
  /// Bindings that were handed on, to their owners.
  let passed: PassedState
  private let inverted: InvertedFlags
  let spots: Spots
  /// The views that stand in several places.
  let reused: Set<ObjectIdentifier>
  private var resting = RestingCases()

  /// What code does to state that is another's, too: what a base class and its heirs have in common, what is shared by a key.
  var related: [StateChange] = []

  /// The choices that wait until another piece of state presents them.
  var waiting: Set<StatePath> = []

  /// What chooses nothing but the controls of a bar.
  var choosingControls: Set<StatePath> = []

  /// The state whose value views put where they show it, whenever it changes.
  let relayed: Set<StatePath>
  /// What they put it in.
  let relaying: Set<StatePath>

  /// What elements of stacks hold that tells what is shown for them: of `struct Frame { var page: Page }` the page.
  private let held: Set<StatePath>
  /// Which screens stand for what is shown for the enums that cases hold.
  let continued: ContinuedChoices
  let evaluator: Evaluator
  let used: UsedViews

  init(
    walk: ViewWalk, regions: [Region], shown: [ObjectIdentifier: Region],
    enums: [ObjectIdentifier: Region], changes: [StateChange],
    boundByModels bound: [StatePath: [StatePath]], echoes: EchoedChanges
  ) {
    (relayed, relaying) = (Set(echoes.relayed), echoes.relaying)
    (spots, reused) = (walk.spots, walk.reusedViews)
    evaluator = walk.evaluator
    used = UsedViews(walk: walk, regions: regions)
    continued = ContinuedChoices(walk.continuations)
    held = Set(walk.handlers.compactMap { $0.held?.path })
    passed = PassedState(walk: walk, regions: regions, bound: bound)
    inverted = InvertedFlags(walk.sites, passed: passed, evaluator)
    for site in walk.sites {
      for path in owners(of: site.path) where !passed.isNever(site, for: path) {
        var site = site
        if site.host?.presentsForOthers == true {
          site.givers = givers(of: site.path, for: path)
        }
        site.path = path
        site.item = site.item.flatMap { owners(of: $0).first }
        edit(path) { evidence in
          evidence.add(site)
          if site.form.hasPrefix("NavigationLink(") {
            evidence.changes.append(StateChange(by: site))
          }
          guard let item = site.item else { return }
          if item.owner === path.owner { evidence.item = item.property }
          if path.owner.isView, !item.owner.isView { evidence.itemOfModel = item }
        }
      }
    }
    for container in walk.containers {
      guard let path = container.path else { continue }
      for owner in owners(of: path) {
        edit(owner) { $0.containers.append(container) }
      }
    }
    for row in walk.selectingRows {
      for path in owners(of: row.path) {
        edit(path) { $0.changes.append(StateChange(by: row, path)) }
      }
    }
    related = changes.flatMap { $0.ofRelatives + $0.toShared(walk.program) }
      .flatMap(meanings(of:))
    var set: Set<StatePath> = []
    var setters: [StatePath: Set<ObjectIdentifier>] = [:]
    for change in changes + related where !change.isSeed && change.kind != .dismiss {
      for path in owners(of: change.path) {
        set.insert(path.slot)
        guard let view = change.owner, view.isView else { continue }
        setters[path.slot, default: []].insert(ObjectIdentifier(view))
      }
    }
    let begun = Set(
      changes.filter { $0.isSeed && $0.owner !== $0.path.owner }
        .flatMap { owners(of: $0.path) }.map(\.slot))
    let listed = Set(walk.listedCases.flatMap { passed.owners(of: $0) })
    let selected = SelectedViews(
      walk: walk, used, set: set, begun: begun, by: setters, listed: listed, shown: shown)
    for region in regions { collectSelections(in: region, selected) }
    for shown in walk.shownValues { add(shown, enums, selected) }
    collectListed(walk.listed, in: regions)
    for site in walk.continuations {
      let whole = StatePath(owner: continued.home(of: site), property: SlotEvidence.whole)
      edit(whole) { if $0.selections.isEmpty { $0.selections = [site] } }
    }
    for consumer in walk.consumers { add(consumer) }
    for (copy, original) in echoes.copies { show(original, inPlaceOf: copy) }
    resting = RestingCases(table.values, evaluator)
    for change in changes {
      for path in owners(of: change.path) {
        let changes = meanings(of: change, to: path)
        if !changes.isEmpty { edit(path) { $0.changes += changes } }
      }
    }
    for change in inverted.beginnings(in: walk.program) {
      edit(change.path) { $0.changes.append(change) }
    }
    related = related.flatMap(resting.meanings(of:))
    addRelated()
    addWaiting(changes)
    leaveKeptItems()
    joinFlags(walk.reusedViews)
    gatherByOwner()
  }

  /// Gathers the table by owners.
  mutating func gatherByOwner() {
    let symbols = Dictionary(
      table.keys.map { (ObjectIdentifier($0.owner), $0.owner) }, uniquingKeysWith: { one, _ in one }
    )
    let undeclared = Dictionary(
      grouping: table.values.filter { $0.undeclared != nil }
        .sorted { $0.sites[0].location < $1.sites[0].location },
      by: { ObjectIdentifier($0.owner) })
    byOwner = symbols.mapValues { [table] owner in
      var seen: Set<String> = []
      return owner.properties.filter { seen.insert($0.name).inserted }
        .compactMap { table[StatePath(owner: owner, property: $0.name)] }
        + (undeclared[ObjectIdentifier(owner)] ?? [])
    }
  }

  subscript(owner: TypeSymbol, property: String) -> SlotEvidence? {
    table[StatePath(owner: owner, property: property)]
  }

  /// The evidence of one type's properties.
  func evidence(of owner: TypeSymbol) -> [SlotEvidence] {
    byOwner[ObjectIdentifier(owner)] ?? []
  }

  var all: Dictionary<StatePath, SlotEvidence>.Values { table.values }

  mutating func edit(_ path: StatePath, _ change: (inout SlotEvidence) -> Void) {
    change(
      &table[path.slot, default: SlotEvidence(owner: path.owner, property: path.property)])
  }

  private mutating func collectSelections(in region: Region, _ selected: SelectedViews) {
    for selection in region.selections {
      add(selection.shownInPlace("switch"))
      noteChoice(ofControls: selection)
      if let whole = whole(selection) {
        edit(whole) { if $0.selections.isEmpty { $0.selections = [selection] } }
        continue
      }
      // What an element of a stack holds, the stack tells.
      if isHeldByElement(selection) { continue }
      if let item = item(asked: selection, in: region), selected.areScreens(selection, of: item) {
        edit(item) { $0.chosen = $0.chosen ?? selection }
        continue
      }
      for path in owners(of: selection.state)
      where path.cases.isEmpty
        && path.owner.isChangeable(path.property, isSet: selected.isSet(path))
        && selected.areScreens(selection, of: path)
      {
        if let flag = selection.presenter.flatMap({ flag($0) }) {
          if self[flag.owner, flag.property]?.chosen == nil {
            edit(flag) { $0.chosen = selection }
            edit(path) { $0.choosesPresented = true }
          }
          continue
        }
        edit(path) { selected.add(selection, to: &$0.selections) }
      }
    }
    for conditional in region.conditionals {
      guard isAllPresented(conditional, in: region) else {
        add(conditional.shownInPlace(SelectionSite.conditionForm))
        continue
      }
      if conditional.presenter?.isElement == true {
        for path in owners(of: conditional.path) { edit(path) { $0.tellsPushed = true } }
      }
    }
    for inner in region.alternatives + region.presented { collectSelections(in: inner, selected) }
  }

  /// Whether what is shown while something is there is all that a flag presents: `.sheet(isPresented: $isShown) { if let item { … } }`. The
  /// flag shows it, and the item only says which it is. So it is with what a stack shows for a value.
  func isAllPresented(_ conditional: SelectionSite, in region: Region) -> Bool {
    guard let presenter = conditional.presenter, presenter.slot != conditional.path.slot,
      presenter.isElement || flag(presenter) != nil
    else { return false }
    let shown = Set(conditional.region.allUses.map(\.location))
    return !shown.isEmpty && region.allUses.allSatisfy { shown.contains($0.location) }
  }

  /// The item of whose constant part a `switch` asks that is all which the item presents: `.sheet(item: $pick) { switch $0.kind { … } }`.
  private func item(asked selection: SelectionSite, in region: Region) -> StatePath? {
    let path = selection.path
    guard path.cases.isEmpty, path.owner.kind == .struct, selection.type?.kind == .enum,
      path.owner.property(path.property)?.declaration.isConstant == true,
      !region.uses.contains(where: { $0.standing == .content }),
      let presenter = selection.presenter, presenter.cases.isEmpty
    else { return nil }
    let items = owners(of: presenter).filter { item in
      item.cases.isEmpty
        && evaluator.property(item.property, of: item.owner)?.type.unwrapped.ownSymbol
          === path.owner
    }
    return items.count == 1 ? items[0] : nil
  }

  /// The flag that a piece of state is, in the end.
  private func flag(_ path: StatePath) -> StatePath? {
    owners(of: path).first { path in
      path.cases.isEmpty && evaluator.property(path.property, of: path.owner)?.type.isBool == true
    }
  }

  /// What is shown for a value that is a view by itself, whoever hands it over.
  private mutating func add(
    _ shown: ShownValue, _ enums: [ObjectIdentifier: Region], _ selected: SelectedViews
  ) {
    for path in owners(of: shown.path) where path.cases.isEmpty && path.slot != shown.path.slot {
      guard let type = evaluator.property(path.property, of: path.owner)?.type.unwrapped.ownSymbol,
        let region = enums[ObjectIdentifier(type)]
      else { continue }
      let selection = SelectionSite(
        path: path, type: type, region: region, host: shown.host, isInRows: shown.isInRows,
        location: shown.location)
      if path.owner.isChangeable(path.property, isSet: selected.isSet(path)),
        selected.areScreens(selection, of: path)
      {
        edit(path) { if $0.selections.isEmpty { $0.selections = [selection] } }
      }
    }
  }

  /// The enum that is the whole state of the view which asks it: `switch store.case { … }`.
  func whole(_ selection: SelectionSite) -> StatePath? {
    let path = selection.path
    guard path.cases.isEmpty, path.owner.isView,
      let state = evaluator.property(path.property, of: path.owner)?.type.ownSymbol,
      state.kind == .enum, state.isModel, selection.region.firstUse != nil
    else { return nil }
    return StatePath(owner: state, property: SlotEvidence.whole)
  }

  /// Whether a `switch` is over the whole state of a screen.
  func isWhole(_ selection: SelectionSite) -> Bool { whole(selection) != nil }

  /// Whether a `switch` is over what the elements of some stack hold.
  func isHeldByElement(_ selection: SelectionSite) -> Bool { isHeldByElement(selection.path) }

  func isHeldByElement(_ path: StatePath) -> Bool { held.contains(path.slot) }

  /// Has what a view shows in place while its own copy of some state is there be shown for the original.
  private mutating func show(_ original: StatePath, inPlaceOf copy: StatePath) {
    guard let evidence = table[copy], !evidence.isBound else { return }
    edit(copy) { $0.consumers = [] }
    for var consumer in evidence.consumers {
      consumer.path = original
      add(consumer)
    }
  }

  private mutating func add(_ consumer: PresentationSite) {
    for path in owners(of: consumer.path) {
      var consumer = consumer
      consumer.path = path
      edit(path) { $0.consumers.append(consumer) }
    }
  }

  /// Whose state a path is in the end: itself, unless it is a binding that others passed.
  func owners(of path: StatePath) -> [StatePath] { passed.owners(of: path) }

  /// The same of a path of a part, for each place that hands it over on one screen.
  func owners(of path: StatePath, on page: PassedState.Page) -> [[StatePath]] {
    passed.owners(of: path, on: page)
  }

  /// Whether somebody hands over nobody's state to where a path binds some.
  func isHandedNothing(_ path: StatePath) -> Bool { passed.isHandedNothing(path) }

  /// The views that hand somebody's state on to where a path binds it, each with that state.
  func givers(of path: StatePath) -> [(view: TypeSymbol, path: StatePath)] {
    passed.givers(of: path)
  }

  /// Whether a flag presents while it is false.
  func isInverted(_ owner: TypeSymbol, _ property: String) -> Bool {
    inverted.contains(StatePath(owner: owner, property: property))
  }

  /// A change as what it does to what its owner presents, where that is not what it does to the state.
  func meanings(of change: StateChange) -> [StateChange] {
    let path = owners(of: change.path).first ?? change.path
    return meanings(of: change, to: path).map { meaning in
      // Most say it already, and then nothing is copied.
      if meaning.path == change.path { return meaning }
      var meaning = meaning
      meaning.path = change.path
      return meaning
    }
  }

  private func meanings(of change: StateChange, to path: StatePath) -> [StateChange] {
    let written = change.path
    var change = change
    if change.path != path { change.path = path }
    if path.isClosing, !change.isSeed, change.kind == .present || change.kind == .select {
      (change.kind, change.cases) = (.dismiss, [])
    }
    let meanings = inverted.meaning(of: change).map(resting.meanings(of:)) ?? []
    guard change.isToggle else { return meanings }
    // What toggles a flag in what that presents takes it away.
    if standsInPresented(change, to: written, by: path) {
      return meanings.filter { $0.kind != .present }
    }
    return isCovered(change, by: path) ? meanings.filter { $0.kind != .dismiss } : meanings
  }

  /// The cases in which a piece of state presents nothing, where others of them are presented over its screen.
  func restingCases(of evidence: SlotEvidence) -> Set<String> {
    resting[StatePath(owner: evidence.owner, property: evidence.property)]
  }

  /// Whether a view lends a piece of its state to whoever acts on what is in focus.
  func isLent(_ owner: TypeSymbol, _ property: String) -> Bool {
    passed.isLent(StatePath(owner: owner, property: property))
  }
}

extension SelectionSite {
  fileprivate func shownInPlace(_ form: String) -> PresentationSite {
    PresentationSite(
      .init(
        path: state, presentation: .inline, form: form, host: host, region: region,
        location: location, condition: condition))
  }
}

extension TypeSymbol {
  /// Whether a property is state that changes: not what a view was once given.
  /// - Parameter isSet: Whether code sets it, so that whatever wraps it lets it be set: `@Default(.page) var page`.
  fileprivate func isChangeable(_ name: String, isSet: Bool) -> Bool {
    guard let member = property(name), member.isStored, !member.declaration.isConstant else {
      return false
    }
    if !isView { return true }
    let attributes = member.declaration.attributes
    if isSet, !attributes.isEmpty, !member.declaration.keepsFocus { return true }
    return attributes.contains {
      ["State", "Binding", "SceneStorage", "AppStorage"].contains($0.name)
    }
  }
}
