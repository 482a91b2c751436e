import PortolanModel

/// Models that several views have, each a screen of its own: what only one of them presents is that one's slot, though the model keeps
/// it. So the stack in a tab is that tab's, though a router in the environment keeps its path, be it in an object of its own.
struct SharedModels {
  /// What a view presents of the model that makes one screen with another view.
  private var borrowed: [ObjectIdentifier: [StatePath]] = [:]
  /// By the state, those views; and what the view does not present with which the model is one screen.
  private var borrowers: [StatePath: [TypeSymbol]] = [:]
  private var lent: Set<StatePath> = []
  /// What all views that present it come by by way of another object than its owner.
  private var reached: Set<StatePath> = []
  /// The states of reducers from which views present that are not named for them.
  private var states: [ObjectIdentifier: TypeSymbol] = [:]
  /// By the view, the classes of which it has an object of its own without a stack.
  private var withoutStack: [ObjectIdentifier: [TypeSymbol]] = [:]

  /// - Parameter isChild: Whether a property is an embedded child by what the types say.
  init(
    program: Program, names: ScreenNames, _ evidence: EvidenceTable, _ places: ViewsInPlace,
    isChild: (TypeSymbol, Member) -> Bool
  ) {
    for (model, primaries) in names.presenters(among: program.types)
    where model.isModel && !primaries.contains(where: \.wrapsContent) {
      let owners = [model] + names.parts(of: model).map(\.symbol)
      let makers = names.makers(apart: model)
      for slot in owners.flatMap({ evidence.evidence(of: $0) }) {
        let hosts = slot.hosts.filter { !$0.presentsForOthers }
        let path = StatePath(owner: slot.owner, property: slot.property)
        let isForAll = primaries.allSatisfy { names.object(model, of: $0)?.way == .lent }
        let others = hosts.filter { host in
          if primaries.holds(host) { return false }
          return makers.holds(host)
            || (names.object(model, of: host) != nil || isForAll && evidence.binds(path, in: host))
              && !primaries.contains { places.show(host, in: $0) || places.show($0, in: host) }
        }
        if others.isEmpty { continue }
        for view in others {
          borrowed[ObjectIdentifier(view), default: []].append(path)
          if model.isStateOfReducer { states[ObjectIdentifier(view)] = model }
        }
        borrowers[path] = others
        if others.count == hosts.count { lent.insert(path) }
      }
    }
    for model in program.types
    where model.kind == .class && !model.isView && names.view(of: model) == nil {
      spread(model, names, evidence)
      setApart(model, program, names, evidence)
      divide(model, names, evidence, places)
    }
    lendToScenes(program, evidence)
    lendToPushedPages(program, names, evidence)
    lendToBinders(program, names, evidence, places)
    let embedded = Set(
      program.types.flatMap(names.embedded).map { ObjectIdentifier($0.symbol) })
    for object in program.types
    where object.kind == .class && !object.isView && names.view(of: object) == nil
      && !embedded.contains(ObjectIdentifier(object)) && names.holder(of: object) == nil
    {
      for slot in evidence.evidence(of: object) where slot.undeclared == nil {
        lend(slot, of: object, names, places) { holder, property in
          holder.property(property).map { member in
            isChild(holder, member) && program.makes(member, object, in: holder)
          } ?? false
        }
      }
    }
  }

  /// Lends what an app keeps to the scenes that present it and are screens by themselves.
  private mutating func lendToScenes(_ program: Program, _ evidence: EvidenceTable) {
    var apps: [TypeSymbol] = []
    for (_, app) in program.sceneScreens where !apps.contains(where: { $0 === app }) {
      apps.append(app)
    }
    for app in apps {
      let scenes = program.sceneScreens.filter { $0.app === app }.map(\.symbol)
      for slot in evidence.evidence(of: app) where slot.undeclared == nil {
        let hosts = slot.hosts.filter { !$0.presentsForOthers }
        let path = StatePath(owner: slot.owner, property: slot.property)
        let others = hosts.filter { host in scenes.contains { $0 === host } }
        if others.isEmpty { continue }
        for scene in others { borrowed[ObjectIdentifier(scene), default: []].append(path) }
        borrowers[path] = others
        if others.count == hosts.count { lent.insert(path) }
      }
    }
  }

  /// Gives each of the views that make a model for themselves what it presents of it.
  private mutating func spread(_ model: TypeSymbol, _ names: ScreenNames, _ evidence: EvidenceTable)
  {
    let makers = names.makers(apart: model)
    if makers.isEmpty { return }
    for slot in evidence.evidence(of: model) where slot.undeclared == nil {
      let views = slot.hosts.filter(makers.holds)
      if views.isEmpty || slot.hosts.contains(where: { !$0.presentsForOthers && !makers.holds($0) })
      {
        continue
      }
      let path = StatePath(owner: slot.owner, property: slot.property)
      lend(path, to: views) { view in
        names.object(model, of: view) == nil ? slot.paths(from: view).first : nil
      }
    }
  }

  /// Gives a view that has an object of its own without a stack what it presents of it, where other objects of the class have stacks: a
  /// router at the root that only shows sheets, beside those of the tabs.
  private mutating func setApart(
    _ model: TypeSymbol, _ program: Program, _ names: ScreenNames, _ evidence: EvidenceTable
  ) {
    let slots = evidence.evidence(of: model).filter { $0.undeclared == nil }.map { slot in
      (path: StatePath(owner: slot.owner, property: slot.property), slot: slot)
    }
    let stacks = Set(slots.filter { $0.slot.container?.kind == .stack }.map(\.path))
    if stacks.isEmpty || !names.makers(apart: model).isEmpty { return }
    let keepers = program.types.filter { view in
      view.isView && names.embedded(in: view).contains { $0.symbol === model }
    }
    let apart = keepers.filter { view in
      let presented = names.presenters.states(view, of: model)
      // What it hands over to be presented elsewhere is not seen to be its own.
      let presentsItself = slots.allSatisfy { path, slot in
        !presented.contains(path) || slot.hosts.holds(view)
      }
      return presented.isDisjoint(with: stacks) && presentsItself
        && names.hasOwnObject(of: model, view)
    }
    if apart.isEmpty || apart.count == keepers.count { return }
    for view in apart {
      withoutStack[ObjectIdentifier(view), default: []].append(model)
      for path in slots.map(\.path) where names.presenters.states(view, of: model).contains(path) {
        borrowed[ObjectIdentifier(view), default: []].append(path)
        borrowers[path, default: []].append(view)
      }
    }
    for (path, slot) in slots where !stacks.contains(path) {
      let hosts = slot.hosts.filter { !$0.presentsForOthers }
      if !hosts.isEmpty, hosts.allSatisfy(apart.holds) { lent.insert(path) }
    }
  }

  /// Whether a view has an object of its own of a class, without the stack that others of the class have.
  func isWithoutStack(_ model: TypeSymbol, of view: TypeSymbol) -> Bool {
    withoutStack[ObjectIdentifier(view)]?.holds(model) == true
  }

  /// Gives each of several views what it alone presents of a model that all of them are lent, and what it shows in place for a state of
  /// which each asks by a `switch` of its own, as an app shows a page where there is little room, and a list beside it where there is more.
  /// None stands in what another shows.
  private mutating func divide(
    _ model: TypeSymbol, _ names: ScreenNames, _ evidence: EvidenceTable, _ places: ViewsInPlace
  ) {
    for slot in evidence.evidence(of: model)
    where slot.undeclared == nil && slot.selections.count > 1 {
      let path = StatePath(owner: slot.owner, property: slot.property)
      let hosts = slot.hosts.filter { !$0.presentsForOthers }
      let areApart = hosts.allSatisfy { host in
        names.object(model, of: host) != nil
          && !hosts.contains { $0 !== host && places.show(host, in: $0) }
      }
      guard !lent.contains(path), hosts.count > 1, areApart else { continue }
      lend(path, to: hosts)
    }
    let slots = evidence.evidence(of: model).filter { $0.undeclared == nil }.map { slot in
      (
        path: StatePath(owner: slot.owner, property: slot.property),
        hosts: slot.hosts.filter { !$0.presentsForOthers }
      )
    }
    let all = slots.flatMap(\.hosts)
    let areApart = all.allSatisfy { host in
      names.object(model, of: host)?.way == .lent
        && !all.contains { $0 !== host && places.show(host, in: $0) }
    }
    if !areApart || all.allSatisfy({ $0 === all.first }) { return }
    for slot in slots where slot.hosts.count == 1 && !lent.contains(slot.path) {
      lend(slot.path, to: slot.hosts)
    }
  }

  /// Gives what is presented on a page alone that a stack pushes to that page, whoever keeps it below.
  private mutating func lendToPushedPages(
    _ program: Program, _ names: ScreenNames, _ evidence: EvidenceTable
  ) {
    for owner in program.types {
      for slot in evidence.evidence(of: owner) where slot.undeclared == nil {
        let pages = slot.sites.compactMap { $0.pushedPage }
        let path = StatePath(owner: slot.owner, property: slot.property)
        guard !pages.isEmpty, pages.count == slot.sites.count, !lent.contains(path),
          slot.containers.isEmpty, slot.selections.isEmpty,
          pages.allSatisfy({ names.screen(of: $0) !== names.screen(of: owner) })
        else { continue }
        lend(path, to: slot.hosts)
      }
    }
  }

  /// Gives a piece of state to the views alone that present it.
  ///
  /// - Parameter way: How a view comes by it that has not its owner itself.
  private mutating func lend(
    _ path: StatePath, to views: [TypeSymbol], by way: (TypeSymbol) -> StatePath? = { _ in nil }
  ) {
    for view in views {
      var written = way(view) ?? path
      written.cases = []
      borrowed[ObjectIdentifier(view), default: []].append(written)
    }
    borrowers[path] = views
    lent.insert(path)
  }

  /// Lends what an object keeps that no view around has to the views that are handed a binding to it, as those that an app's scene shows.
  private mutating func lendToBinders(
    _ program: Program, _ names: ScreenNames, _ evidence: EvidenceTable, _ places: ViewsInPlace
  ) {
    var keepers: [ObjectIdentifier: [TypeSymbol]] = [:]
    // An app that keeps something for what its scene shows is no screen by itself.
    for view in program.types where view.isView && !view.inherits("App", "Scene") {
      for part in names.embedded(in: view) {
        keepers[ObjectIdentifier(part.symbol), default: []].append(view)
      }
    }
    for object in program.types
    where object.kind == .class && !object.isView && names.view(of: object) == nil {
      for slot in evidence.evidence(of: object) where slot.undeclared == nil {
        let path = StatePath(owner: slot.owner, property: slot.property)
        let hosts = slot.hosts.filter { !$0.presentsForOthers }
        let around = (keepers[ObjectIdentifier(object)] ?? []) + hosts
        let areBinders = hosts.allSatisfy { host in
          names.object(object, of: host) == nil && evidence.binds(path, in: host)
            && !around.contains { $0 !== host && places.show(host, in: $0) }
        }
        // What several have is one piece of state all the same.
        guard areBinders, hosts.count == 1, !lent.contains(path) else { continue }
        lend(path, to: hosts)
      }
    }
  }

  /// Lends what an object presents that no view has by itself to those who come by it by way of another object.
  private mutating func lend(
    _ slot: SlotEvidence, of object: TypeSymbol, _ names: ScreenNames, _ places: ViewsInPlace,
    isOwn: (TypeSymbol, String) -> Bool
  ) {
    let hosts = slot.hosts.filter { !$0.presentsForOthers }
    var found: [(view: TypeSymbol, path: StatePath)] = []
    for host in hosts {
      let paths = slot.paths(from: host)
      guard let first = paths.first, let holder = first.holder,
        paths.allSatisfy({ $0.holder === holder && $0.way == first.way }),
        names.object(object, of: host) == nil,
        !hosts.contains(where: { $0 !== host && places.show(host, in: $0) })
      else { return }
      found.append((host, first))
    }
    guard let (host, path) = found.first, let holder = path.holder else { return }
    // What a screen's own model makes and keeps, that screen embeds.
    if found.count == 1, path.way.count == 1, isOwn(holder, path.way[0]),
      names.screen(of: host) === names.screen(of: holder)
        || names.embedded(in: host).contains(where: { $0.symbol === holder })
    {
      return
    }
    let whole = StatePath(owner: slot.owner, property: slot.property)
    for (view, path) in found {
      var path = path
      path.cases = []
      borrowed[ObjectIdentifier(view), default: []].append(path)
    }
    borrowers[whole] = found.map(\.view)
    lent.insert(whole)
    reached.insert(whole)
  }

  func borrowed(by view: TypeSymbol) -> [StatePath] { borrowed[ObjectIdentifier(view)] ?? [] }

  /// The state of a reducer with which a view was made that presents some of it.
  func state(borrowedBy view: TypeSymbol) -> TypeSymbol? { states[ObjectIdentifier(view)] }

  /// Whether nothing of a model's own screen presents a piece of its state.
  func isLent(_ path: StatePath) -> Bool { lent.contains(path.slot) }

  /// Whether each view that presents a piece of state comes by its owner by way of another object.
  func isReached(_ path: StatePath) -> Bool { reached.contains(path.slot) }

  /// The view whose slot a piece of state is, where that is not its owner's screen.
  func view(with path: StatePath) -> TypeSymbol? {
    isLent(path) ? borrowers[path.slot]?.first : nil
  }

  /// The views of which each has a slot for a piece of state that is its owner's screen's no more.
  func views(with path: StatePath) -> [TypeSymbol] {
    isLent(path) ? borrowers[path.slot] ?? [] : []
  }

  /// The views that have a slot for a piece of state which is somebody else's.
  func borrowers(of path: StatePath) -> [TypeSymbol] { borrowers[path.slot] ?? [] }

  /// What is said of a piece of state on its owner's screen.
  func withoutBorrowers(_ evidence: SlotEvidence, _ names: ScreenNames) -> SlotEvidence {
    let path = StatePath(owner: evidence.owner, property: evidence.property)
    guard let others = borrowers[path] else { return evidence }
    let makers = names.makers(apart: evidence.owner)
    return evidence.presented { host in !others.contains { $0 === host } }
      .changed { doer in !makers.holds(doer) || !others.holds(doer) }
  }

  /// What is said of a piece of state on the screen of one of those who present it.
  func withoutOthers(
    _ evidence: SlotEvidence, than view: TypeSymbol, _ names: ScreenNames
  ) -> SlotEvidence {
    let makers = names.makers(apart: evidence.owner)
    return evidence.presented { $0 === view || $0?.presentsForOthers == true }
      .changed { doer in doer === view || !makers.holds(view) || !makers.holds(doer) }
  }
}

extension EvidenceTable {
  /// Whether a view is handed a binding to a piece of state.
  fileprivate func binds(_ path: StatePath, in view: TypeSymbol) -> Bool {
    view.storedProperties.contains { property in
      view.isPassed(property.name)
        && owners(of: StatePath(owner: view, property: property.name)).contains { $0 == path }
    }
  }
}

extension SlotEvidence {
  /// The views whose code presents it.
  fileprivate var hosts: [TypeSymbol] {
    var seen: Set<ObjectIdentifier> = []
    let all =
      sites.flatMap(\.presenters)
      + (containers.map(\.host) + selections.map(\.host)).compactMap(\.self)
      + (isPresentedInPlace ? consumers.compactMap(\.host) : [])
    return all.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether it is said to present, and is only shown in place: `if let detail = store.scope(state: \.detail, …)` of `@Presents var detail`.
  private var isPresentedInPlace: Bool {
    !isBound && owner.property(property)?.attribute("Presents") != nil
  }

  /// What a view's code presents of it, as that comes by it.
  func paths(from view: TypeSymbol) -> [StatePath] {
    sites.filter { $0.host === view }.map(\.path)
      + containers.filter { $0.host === view }.compactMap(\.path)
      + selections.filter { $0.host === view }.map(\.state)
  }

  /// What some views say of it.
  fileprivate func presented(by isOne: (TypeSymbol?) -> Bool) -> SlotEvidence {
    var own = self
    own.sites.removeAll { site in
      site.host == nil ? !isOne(nil) : !site.presenters.contains(where: isOne)
    }
    own.containers.removeAll { !isOne($0.host) }
    own.selections.removeAll { !isOne($0.host) }
    // What others show in place they show for themselves.
    let others = selections.compactMap(\.host).filter { !isOne($0) }
    let isInPlace = isPresentedInPlace
    own.consumers.removeAll { consumer in
      isInPlace ? !isOne(consumer.host) : consumer.host.map(others.holds) == true
    }
    return own
  }

  /// What some types do to it, and what is done without its being known by whom.
  fileprivate func changed(by isOne: (TypeSymbol) -> Bool) -> SlotEvidence {
    var own = self
    own.changes.removeAll { change in change.owner.map(isOne) == false }
    return own
  }
}

extension [TypeSymbol] {
  func holds(_ symbol: TypeSymbol) -> Bool { contains { $0 === symbol } }
}

extension SourceAssembly {
  /// Adds a slot for each piece of somebody else's model that a view presents.
  func addBorrowed(by view: TypeSymbol, to slots: inout [Slot]) {
    for path in shared.borrowed(by: view) {
      guard let evidence = evidence[path.owner, path.property],
        evidence.undeclared != nil || !slots.contains(where: { $0.name == slotNames[path] }),
        var slot = borrowed(self.evidence(evidence, on: view), as: slotNames[path], beside: slots)
      else { continue }
      let keeper = path.holder ?? path.owner
      // Of what it makes for itself nobody else has anything.
      let isItsOwn =
        names.makers(apart: keeper).holds(view) || shared.isWithoutStack(keeper, of: view)
      if isItsOwn, let object = names.object(keeper, of: view) {
        slot.properties = slot.properties.map { "\(object.member.name).\($0)" }
        slots.append(slot)
        continue
      }
      if slot.storage == .owned {
        if let object = names.object(keeper, of: view) {
          if object.way == .lent { slot.storage = storage(of: object.member) }
        } else if self.evidence.binds(path, in: view) {
          slot.storage = .binding
        }
      }
      var way = path.way
      // What only hands out others is no screen: the way begins at the view's own property.
      if let object = names.object(keeper, of: view), path.holder != nil, !isScreen(keeper) {
        way.insert(object.member.name, at: 0)
      }
      slot.properties = slot.properties.map { (way + [$0]).joined(separator: ".") }
      let holder = names.screen(of: keeper)
      // What only another build has, holds nothing for this one.
      if keeper.kind == .class, holder !== names.screen(of: view),
        !Branches.exclude(holder.conditions + view.conditions)
      {
        slot.heldBy = holder.id
      }
      slots.append(slot)
    }
  }

  private func borrowed(_ evidence: SlotEvidence, as name: String, beside slots: [Slot]) -> Slot? {
    evidence.undeclared == nil
      ? slot(evidence)?.named(name)
      : undeclared(evidence, named: slots.freeName(like: evidence.name))
  }

  /// Whether an object makes a screen, with a view or by what is kept in it.
  func isScreen(_ object: TypeSymbol) -> Bool {
    names.view(of: object) != nil || isScreenOfItsOwn(object) || !certainSlots(of: object).isEmpty
  }

  /// The screen that has a slot for a piece of state.
  func screen(with path: StatePath) -> TypeSymbol {
    names.screen(of: shared.view(with: path) ?? path.owner)
  }
}
