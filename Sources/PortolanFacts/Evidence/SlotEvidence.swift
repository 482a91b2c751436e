import PortolanModel

/// All that the code says of one piece of navigation state.
struct SlotEvidence {
  var owner: TypeSymbol
  var property: String
  var sites: [PresentationSite] = []
  /// The conditions of those sites that stand in several branches of an `#if`.
  var conditions: [Int: [String?]] = [:]
  /// The stacks, tabs or lists that are bound to it: several where each has an object of one class of its own.
  var containers: [Container] = []
  /// What a `switch` over it shows in place of each other, that first which says most: one for each view with such a `switch`.
  var selections: [SelectionSite] = []
  /// Of a flag, what a `switch` in what it presents shows in place of each other, by another piece of state; of an item, by a part
  /// of that.
  var chosen: SelectionSite?
  /// Whether it is such a piece, of which the flag's slot tells.
  var choosesPresented = false
  /// Whether it says which it is that a stack shows for a value.
  var tellsPushed = false
  /// What is shown while it is there, by code that alone does not make it navigation.
  var consumers: [PresentationSite] = []
  var changes: [StateChange] = []
  /// The second property, of a flag that an item goes with.
  var item: String?
  /// Whether only the code that sets both says that the flag belongs to the item.
  var isItemInferred = false

  /// Whether a flag's dialog is about an item that its own call names, whatever it shows for one or another.
  var isAskedAbout: Bool { item != nil && !isItemInferred }

  /// The name of the slot that is a screen's whole state.
  static let whole = "self"

  /// Where no declaration of it was found, how it says what is presented.
  var undeclared: Slot.Encoding? { sites.lazy.compactMap { $0.undeclared }.first }

  /// What it is called: of a closure's parameter the name without the closure, of a part of one the part.
  var name: String {
    guard undeclared != nil else { return property }
    let last = property.split(separator: ".").last ?? ""
    return last.split(separator: " ").first.map(String.init) ?? property
  }

  /// Whether something presents it, so that it is navigation without doubt.
  var isBound: Bool { !sites.isEmpty || container != nil || selection != nil }

  /// Whether it only says what else is shown than itself.
  var onlyTells: Bool {
    (choosesPresented || tellsPushed && consumers.isEmpty) && !isBound
  }

  /// Whether something presents it, or shows something in place while it is there.
  var isShown: Bool {
    isBound || consumers.contains { $0.isHomeMade || $0.region.showsSomething }
  }
}

extension SlotEvidence {
  /// The `switch` that says most of what it shows.
  var selection: SelectionSite? { selections.first }

  /// What it is bound to first.
  var container: Container? { containers.first }

  /// What presents it, by the system's own ways first: a presenter of the app's own most likely ends in one of them.
  var presenters: [PresentationSite] {
    if !sites.isEmpty, sites.allSatisfy({ !$0.isHomeMade && $0.condition == nil }) { return sites }
    let system = sites.filter { !$0.isHomeMade }
    let homeMade = sites.filter { site in
      site.isHomeMade
        && (site.region.firstUse != nil || !system.contains { $0.path == site.path })
    }
    // What shows it under a condition only, something else does otherwise.
    let others =
      sites.allSatisfy { $0.condition != nil } ? consumers.filter { $0.isHandedContent } : []
    let all = system + homeMade + others
    return all.usualFirst { $0.condition }
  }

  /// Adds a site; a presenter that is handed its content says less of it than who hands it over.
  mutating func add(_ site: PresentationSite) {
    let known = sites.firstIndex {
      $0.location == site.location && $0.path == site.path && $0.presentation == site.presentation
        && ($0.saysWhatIsShown
          ? !site.saysWhatIsShown
          : site.saysWhatIsShown || $0.host === site.host
            || ($0.region.firstUse == nil) != (site.region.firstUse == nil))
    }
    guard let known else {
      // The same code under both branches of an `#if` is there in any case.
      let same = sites.firstIndex {
        $0.location == site.location && $0.path == site.path && $0.form == site.form
          && $0.host === site.host && $0.condition != site.condition
      }
      guard let same else { return sites.append(site) }
      add(site.condition, to: same)
      sites[same].stand(as: sites[same], or: site)
      return
    }
    // A modifier of the app's own that several views use stands in what is around all of these.
    let first = sites[known]
    let isOfOneHost = first.host === site.host
    if !first.saysWhatIsShown, isOfOneHost || site.region.firstUse != nil {
      sites[known] = site
      // Who hands a presenter its content says in which builds.
      if isOfOneHost { sites[known].condition = first.condition }
    }
    if isOfOneHost, first.condition != site.condition {
      add(site.condition, to: known)
    }
    sites[known].stand(as: first, or: site)
  }

  /// Has a site be there in one more build.
  private mutating func add(_ condition: String?, to site: Int) {
    conditions[site, default: [sites[site].condition]].append(condition)
    sites[site].condition = Branches.either(conditions[site] ?? [])
  }

  /// What stands in where nothing presents it, or one of its cases: a modifier that is told of it, else what is shown in place.
  func standIns(for name: String? = nil) -> [PresentationSite] {
    var found = consumers.filter { site in name.map(site.shows) ?? true }
    // Around a `switch` that says what is shown in each case, there may be an `if` which only asks whether there is one.
    if let name, found.contains(where: { $0.region.shown(forCase: name) != nil }) {
      found.removeAll { $0.region.cases.isEmpty && !$0.region.hasDefault && !$0.isHomeMade }
    }
    let modifiers = found.filter(\.isHomeMade)
    return modifiers.isEmpty ? found : modifiers
  }
}

extension TypeSymbol {
  /// Whether it presents what it is handed, for whoever hands it over.
  var presentsForOthers: Bool { wrapsContent || inherits("ViewModifier") }
}

extension [StatePath] {
  fileprivate func commonBeginning(with other: Self) -> Self {
    zip(self, other).prefix { $0 == $1 }.map(\.0)
  }
}

extension PresentationSite {
  /// The views for which its code presents: its host, the page that this pushes, or those who hand it what it presents.
  var presenters: [TypeSymbol] {
    if let page = self.pushedPage { return [page] }
    let others = self.givers.filter { !$0.presentsForOthers }
    return others.isEmpty ? self.host.map { [$0] } ?? [] : others
  }

  /// For each place where its code stands, the states in whose content that is.
  var everyWithin: [[StatePath]] { self.severalWithin.isEmpty ? [self.within] : self.severalWithin }

  /// Stands where either of two does that are of one piece of code: within what is around both, and in each place where its host shows it.
  fileprivate mutating func stand(as one: Self, or other: Self) {
    let isOfOneHost = one.host === other.host
    self.severalWithin =
      isOfOneHost
      ? one.everyWithin + other.everyWithin.filter { !one.everyWithin.contains($0) } : []
    self.within = one.within.commonBeginning(with: other.within)
    self.otherSurroundings = one.otherSurroundings.union(other.otherSurroundings)
      .union([one.surroundings, other.surroundings]).subtracting([self.surroundings])
    self.sharedArms = isOfOneHost ? one.sharedArms.common(with: other.sharedArms) : []
  }

  /// Whether its code shows a view, and not only what lies around content that it is handed: that says whoever hands it over.
  fileprivate var saysWhatIsShown: Bool {
    self.region.firstUse != nil && self.host?.presentsForOthers != true
  }

  /// Whether a presenter that is no part of the system shows it.
  var isHomeMade: Bool {
    if case .custom = self.presentation { self.presentation != .inspector } else { false }
  }

  /// Whether code that asks for the state in some other way shows something of this case.
  fileprivate func shows(_ name: String) -> Bool {
    if let first = self.path.cases.first { return first == name }
    if let inner = self.region.cases.first(where: { $0.name == name })?.region {
      return inner.showsSomething
    }
    return isHomeMade
      || self.region.cases.isEmpty && !self.region.hasDefault && self.region.showsSomething
  }
}

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
          site.givers = givers(of: site.path).filter { $0.path.slot == path.slot }.map(\.view)
        }
        site.path = path
        site.item = site.item.flatMap { owners(of: $0).first }
        edit(path) { evidence in
          evidence.add(site)
          if site.form.hasPrefix("NavigationLink(") {
            evidence.changes.append(StateChange(by: site))
          }
          if let item = site.item, item.owner === path.owner { evidence.item = item.property }
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
    let listed = Set(walk.listedCases.flatMap { passed.owners(of: $0) })
    let selected = SelectedViews(
      walk: walk, used, set: set, by: setters, listed: listed, shown: shown)
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

  var all: [SlotEvidence] { Array(table.values) }

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
