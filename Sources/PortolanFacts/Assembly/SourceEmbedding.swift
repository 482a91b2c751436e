import PortolanModel

/// Which views a screen shows in place, and which of them are screens with navigation of their own.
extension SourceAssembly {
  func reachView(_ use: ViewUse?) -> Screen.ID? {
    guard let use else { return nil }
    reach(use.view)
    return names.screen(of: use.view).id
  }

  /// Adds a slot for each piece of state that a view presents from and that is a screen of its own: a router that it makes, or that
  /// it is lent.
  func addSharedState(of view: TypeSymbol, to slots: inout [Slot]) {
    for part in names.embedded(in: view)
    where !isSpread(part.symbol) && !shared.isWithoutStack(part.symbol, of: view) {
      let (member, id) = (part.member, names.screen(of: part.symbol).id)
      let isKnown = slots.contains { slot in
        slot.name == member.name
          || slot.destinations.contains { $0.leadsTo == id && slot.arity == .always }
      }
      if isKnown { continue }
      reach(part.symbol)
      slots.append(
        Slot(
          name: member.name, arity: .always, encoding: .child, storage: storage(of: member),
          origin: .source,
          location: member.declaration.position.location(in: program.files[member.file].path),
          destinations: [
            Destination(name: member.name, presentation: .inline, leadsTo: id, origin: .source)
          ]))
    }
  }

  /// The app's own controllers that a controller inherits from, the nearest first: what they present, and where they lead, each of their
  /// heirs does.
  func bases(of controller: TypeSymbol) -> [TypeSymbol] {
    controller.isController ? Array(program.lineage(of: controller).dropFirst()) : []
  }

  /// Those of which a controller shows what they show. One that only shows what it is given is given something else by each heir, and by
  /// whoever makes one of its own kind.
  func bases(shownBy controller: TypeSymbol) -> [TypeSymbol] {
    let bases = bases(of: controller)
    guard controller.foreignAncestor.map(KnownControllers.containers.contains) == true else {
      return bases
    }
    let showsItself = region(of: controller)?.allUses.isEmpty == false
    return showsItself ? [] : bases.filter { !isUsed($0) }
  }

  /// Adds a slot for each child that a view shows in place, be it in the content of a destination, and that has navigation of its own.
  ///
  /// - Parameter owners: The types whose slots the screen has.
  /// - Returns: The names of the slots of such children.
  func addEmbedded(
    by view: TypeSymbol, of screen: TypeSymbol, owners: [TypeSymbol], to slots: inout [Slot]
  ) -> Set<String> {
    let hosted = contentOfHosts(in: slots, of: owners, view: view)
    var children = EmbeddedChildren(of: view, besides: hosted.flatMap(\.content.uses))
    let own: Set = [ObjectIdentifier(view)]
    for region in shownRegions(of: view) {
      collect(region, of: screen, visited: own, passing: own, &children)
    }
    for (host, content) in hosted {
      children.stand(within: host) {
        collect(content, of: screen, visited: own, passing: own, &$0)
      }
    }
    var added: [(slot: Int, child: EmbeddedChildren.Child)] = []
    let ownCount = slots.count
    let evidenceOfSlots = evidence(for: slots, of: owners, view: view)
    for child in children.found {
      let (use, target) = (child.use, child.target)
      if isKept(use, byRowsIn: slots) { continue }
      if let rows = slots[..<ownCount].firstIndex(where: { wraps(use, rowsOf: $0, of: owners) }) {
        reach(use.view)
        slots[rows].destinations[0].leadsTo = target.id
        continue
      }
      // What one destination leads to may stand in the content of another, or be shown a second time beside all of them.
      let leading = slots[..<ownCount].indices.filter { number in
        (child.within.isEmpty || slots[number].arity == .always)
          && slots[number].destinations.contains {
            $0.leadsTo == target.id && $0.presentation.isInPlace
          }
          && (slots[number].arity == .always || !isShown(use, besideAllOf: number, evidenceOfSlots))
      }
      let known = leading.first { slots[$0].name == child.object?.property } ?? leading.first
      if let known {
        // What a model always holds may be shown only in some branch, or destination; a tab's child has its own.
        let isTabs = slots.contains { $0.destinations.contains { $0.child == slots[known].name } }
        if slots[known].arity == .always, child.within.isEmpty || !isTabs {
          added.append((known, child))
        }
        continue
      }
      reach(use.view)
      let property = ownModel(handedBy: use, to: target, from: screen, by: view)
      // However many rows show the one that the screen has, it is there once.
      let isRow = use.isRow && property.map { keepsOne($0, handedBy: use) } != true
      var name = property ?? NavigationWords.memberName(ofType: use.view.name)
      let first = name
      if slots.contains(where: { $0.name == name }) { name = use.view.name }
      // Each of several systems may have a view of the name.
      var number = 2
      while slots.contains(where: { $0.name == name }) {
        number += 1
        name = "\(first)\(number)"
      }
      added.append((slots.count, child))
      slots.append(
        Slot(
          name: name, arity: isRow ? .each : .always,
          encoding: isRow ? .collection : .child,
          storage: .passed, origin: .source, condition: child.condition, location: use.location,
          destinations: [
            Destination(name: name, presentation: .inline, leadsTo: target.id, origin: .source)
          ]))
    }
    // What several pieces of code present, or one shows in place as well, stands in what is around all of that.
    let known = evidenceOfSlots
    let presented = known.filter { found in
      slots[found.slot].presents && found.evidence.containers.isEmpty
        && found.evidence.selection == nil
    }
    // What is shown while nothing is selected stands beside what is selected.
    let shown = Set(added.map(\.child.use.location))
    let selected = known.compactMap { found -> (slot: Int, arms: [EmbeddedChildren.Spot])? in
      guard slots[found.slot].arity == .atMostOne, found.evidence.selections.count == 1,
        let selection = found.evidence.selection, let rest = selection.region.rest,
        rest.region.allUses.contains(where: { shown.contains($0.location) })
      else { return nil }
      return (found.slot, children.arms(beside: rest.arm, in: selection.host))
    }
    var others = presented.map { children.arms(of: $0.evidence.sites) } + selected.map(\.arms)
    var arms = EmbeddedChildren.arms(of: added.map(\.child), besides: others) + others
    var numbers = added.map(\.slot) + presented.map(\.slot) + selected.map(\.slot)
    // Where a page is shown in place of all of a choice, nothing is chosen: `if isLocked { LockView() } else { switch page { … } }`.
    let chosen = known.filter { found in
      !numbers.contains(found.slot) && found.evidence.selections.count == 1
        && found.evidence.sites.isEmpty && found.evidence.containers.isEmpty
    }
    others = chosen.map { children.arms(of: $0.evidence.selections[0], excluding: arms) }
    numbers += chosen.map(\.slot)
    arms += others
    for (slot, branches) in zip(numbers, EmbeddedChildren.branches(of: arms)) {
      slots[slot].branches = branches
    }
    for (slot, child) in added where !child.within.isEmpty {
      slots[slot].stand(within: child.within)
    }
    return Set(added.map { slots[$0.slot].name })
  }

  /// The property of a model that keeps the one object of which a view is, where code hands it over from there: `EntryView(entry: till.left)`.
  private func objectKept(_ use: ViewUse, showing target: TypeSymbol) -> StatePath? {
    if use.isRow { return nil }
    let paths = use.arguments.values.filter { value in
      value.type.ownSymbol.map { names.screen(of: $0) === target } == true
    }.compactMap(\.path)
    guard paths.count == 1, paths[0].cases.isEmpty, !paths[0].owner.isView, paths[0].owner.isModel,
      paths[0].owner.property(paths[0].property)?.isStored == true
    else { return nil }
    return paths[0].slot
  }

  /// Whether what a view shows is kept by the elements of one of the screen's collections, and is told there.
  private func isKept(_ use: ViewUse, byRowsIn slots: [Slot]) -> Bool {
    let rows = slots.filter { $0.arity == .each }.flatMap(\.destinations).compactMap(\.leadsTo)
    if rows.isEmpty { return false }
    return use.paths.contains { path in
      path.cases.isEmpty && !path.owner.isView && rows.contains(names.screen(of: path.owner).id)
        && certainSlots(of: path.owner).contains { $0.name == path.property }
    }
  }

  /// Whether a view is shown in one more place than where the destinations of a slot show it, all of which is seen.
  private func isShown(
    _ use: ViewUse, besideAllOf slot: Int,
    _ evidence: [(slot: Int, state: StatePath, evidence: SlotEvidence)]
  ) -> Bool {
    guard let found = evidence.first(where: { $0.slot == slot })?.evidence else { return false }
    let regions =
      (found.sites + found.consumers).map(\.region) + found.selections.map(\.region)
      + found.containers.map(\.region)
    let uses = regions.flatMap(\.allUses).filter { $0.view === use.view }
    return !uses.isEmpty && !uses.contains { $0.location == use.location }
  }

  /// Whether a view is what the rows of a collection look like, around the view that is the screen of what the collection holds.
  private func wraps(_ use: ViewUse, rowsOf slot: Slot, of owners: [TypeSymbol]) -> Bool {
    guard slot.arity == .each, slot.encoding == .collection, slot.destinations.count == 1,
      let held = slot.destinations[0].leadsTo, held != names.screen(of: use.view).id
    else { return false }
    func isCollection(_ path: StatePath) -> Bool {
      path.cases.isEmpty && slot.properties == [path.property]
        && owners.contains { $0 === path.owner }
    }
    return use.arguments.values.contains { value in
      guard value.type.symbol.map({ names.screen(of: $0).id }) == held else { return false }
      // `ForEach(items)`, `ForEach(items.dropFirst(2))`, `Row(item: items[0])`
      return use.isRow
        ? use.rowsPath.map(isCollection) ?? true : value.path.map(isCollection) == true
    }
  }

  /// The screens that a region shows in place, whoever shows it.
  func children(shownIn region: Region) -> [EmbeddedChildren.Child] {
    var children = EmbeddedChildren()
    collect(region, of: nil, visited: [], passing: [], &children)
    return children.found
  }

  /// - Parameters:
  ///   - screen: The screen that shows the region, if that is one by itself.
  ///   - visited: The views whose code is being gone through.
  ///   - passed: Those of them by which a child leads nowhere, for it only shows what shows it.
  private func collect(
    _ region: Region, of screen: TypeSymbol?, visited: Set<ObjectIdentifier>,
    passing passed: Set<ObjectIdentifier>, _ children: inout EmbeddedChildren
  ) {
    let listed = pagesListed(in: region).union(rootsSwapped(in: region, of: screen))
    for use in region.uses where !listed.contains(use.location) {
      let target = names.screen(of: use.view)
      if visited.contains(ObjectIdentifier(use.view))
        || use.arms.contains(where: { walk.isNeverShown($0) })
      {
        continue
      }
      if target === screen || isPart(use, of: screen) {
        guard let inner = regions[ObjectIdentifier(use.view)] else { continue }
        let entered: Set = [ObjectIdentifier(use.view)]
        children.enter(use) {
          collect(
            inner, of: screen, visited: visited.union(entered),
            passing: target === screen ? passed.union(entered) : entered, &$0)
        }
      } else {
        // A navigation controller that makes its root itself is nothing without it.
        let isRoot =
          screen?.isNavigationController == true && use.view.isController
          && region.uses.allSatisfy { $0.view === use.view }
        // So is each column of a split view a page of its own, be it one that leads nowhere.
        let isColumn =
          screen?.foreignAncestor == "UISplitViewController" && use.view.isController
          && !use.view.wrapsContent && use.standing == .content
        if isRoot || isColumn || isSwapped(use) || navigates(use.view, visited: passed),
          !isPlaceholder(use, in: region)
        {
          children.add(use, target, of: screen == nil ? nil : objectKept(use, showing: target))
          guard screen != nil else { continue }
          let others =
            pages(workedInInPlaceOf: use, in: region) + controllers(inPlaceOf: use, in: region)
          for page in others { children.add(page, names.screen(of: page.view)) }
        }
      }
    }
    for (_, inner) in region.cases {
      collect(inner, of: screen, visited: visited, passing: passed, &children)
    }
    if let continuation = region.continuation {
      collect(continuation.region, of: screen, visited: visited, passing: passed, &children)
    }
    // What a selection shows in place is embedded only where the selection is no slot.
    for selection in region.selections {
      guard places.isSlot(selection), !isOfOther(selection, than: screen) else {
        collect(selection.region, of: screen, visited: visited, passing: passed, &children)
        continue
      }
      if screen != nil {
        for page in pages(workedInInPlaceOf: selection, in: region) {
          children.add(page, names.screen(of: page.view))
        }
      }
      // What a case leads to may be a stack of the app's own, around content that it is given.
      for (_, inner) in selection.region.cases {
        let content = children.withoutContent(contentGiven(in: inner))
        collect(content, of: screen, visited: visited, passing: passed, &children)
      }
      if let rest = selection.region.rest {
        collect(rest.region, of: screen, visited: visited, passing: passed, &children)
      }
    }
  }

  /// The controllers that stand in place of one, be they such that lead nowhere: while one is there, the other is not.
  private func controllers(inPlaceOf page: ViewUse, in region: Region) -> [ViewUse] {
    if !page.view.isController { return [] }
    return region.uses.filter { use in
      use.view.isController && !use.view.wrapsContent && use.standing == .content
        && use.view !== page.view && use.arms.exclude(page.arms)
        && !use.arms.contains { $0.fork.isOfBuilds || walk.isNeverShown($0) }
        && !navigates(use.view, visited: [])
    }
  }

  /// The places of the views that are shown for what a list selects: they are there only while something is selected.
  private func pagesListed(in region: Region) -> Set<SourceLocation> {
    Set(
      (region.conditionals + region.coverings).flatMap { shown -> [SourceLocation] in
        guard let path = evidence.listed(by: shown),
          let page = page(listed: path, in: shown.region)
        else { return [] }
        // What is put together of several views has all of them.
        let isGathered = memory.gathered[page.view] != nil
        return [page.location] + (isGathered ? shown.region.uses.map(\.location) : [])
      })
  }

  /// The places where a view that wraps a container of the app's own puts another root into that, of a kind that stands there already:
  /// `controller.setViewControllers([page], animated: false)` as the view is updated.
  private func rootsSwapped(in region: Region, of screen: TypeSymbol?) -> Set<SourceLocation> {
    guard screen?.boxesPage == true else { return [] }
    let wrapped = region.uses.map(\.view).filter(\.isController)
    return Set(
      region.uses.filter { use in
        wrapped.contains { $0 !== use.view && shows(use.view, in: $0) }
      }.map(\.location))
  }

  /// What the view that a region is for is given to show.
  private func contentGiven(in region: Region) -> Region {
    let given = Region()
    guard let page = content(of: region), memory.gathered[page.view] == nil,
      let number = region.uses.firstIndex(where: { $0.location == page.location })
    else { return given }
    given.uses += region.given(toUse: number)
    return given
  }

  /// Whether a view only shows what the screen's own model says, which it is handed as it is, and leads nowhere by itself. One for
  /// each of several elements shows something of its own.
  private func isPart(_ use: ViewUse, of screen: TypeSymbol?) -> Bool {
    guard !use.isRow, let model = names.model(of: use.view), names.screen(of: model) === screen,
      !leadsByItself(use.view)
    else { return false }
    return use.arguments.values.contains { value in
      guard let path = value.path else { return false }
      return value.type.symbol === model && path.cases.isEmpty && path.owner.isView
        && names.model(of: path.owner) === model
    }
  }

  /// The property of a screen whose value is the model of a view that it shows, or holds the models of several. A further view of a
  /// model has it from there.
  private func ownModel(
    handedBy use: ViewUse, to target: TypeSymbol, from screen: TypeSymbol, by view: TypeSymbol
  ) -> String? {
    func isOwn(_ path: StatePath) -> Bool {
      names.screen(of: path.owner) === screen || names.model(of: view) === path.owner
    }
    let handed = use.arguments.sorted { $0.key < $1.key }.map(\.value).filter { value in
      value.type.symbol.map { names.screen(of: $0) === target } == true
    }
    // What holds several may be handed over beside the one: `DraftView(draft: first, others: $others)`.
    func property(among values: [Denotation]) -> String? {
      values.lazy.compactMap(\.path).first(where: isOwn)?.property
    }
    if let property = property(among: handed.filter { !$0.type.holdsMany }) { return property }
    if handed.isEmpty { return nil }
    if let rows = use.rowsPath, rows.cases.isEmpty, isOwn(rows) { return rows.property }
    if let property = property(among: handed.filter(\.type.holdsMany)) { return property }
    return use.isRow ? nil : computedChild(showing: target, of: view)
  }

  /// Whether a view is handed what a property keeps as it is, and that is no collection.
  private func keepsOne(_ property: String, handedBy use: ViewUse) -> Bool {
    use.paths.contains { path in
      path.property == property && path.cases.isEmpty && path != use.rowsPath
        && Evaluator(program: program).property(property, of: path.owner)?.type.unwrapped.holdsMany
          == false
    }
  }

  /// The one property by which a reducer's state makes up the state of a child from its own.
  private func computedChild(showing target: TypeSymbol, of view: TypeSymbol) -> String? {
    guard let state = names.model(of: view) else { return nil }
    let children = computedChildren(of: state).filter { names.screen(of: $0.state) === target }
    return children.count == 1 ? children[0].member.name : nil
  }

  /// The children of a reducer's state that it keeps in parts and puts together when asked.
  func computedChildren(of state: TypeSymbol) -> [(member: Member, state: TypeSymbol)] {
    guard state.kind == .struct, state.isModel else { return [] }
    return state.members.compactMap { member in
      guard member.declaration.kind == .variable, !member.isStored, !member.isStatic,
        let written = member.declaration.type,
        let child = program.resolve(written, in: state, file: member.file).ownSymbol,
        child.kind == .struct, child.isModel
      else { return nil }
      return (member, child)
    }
  }

  /// Whether a selection is another screen's slot, while this one only follows it: both show something for one piece of state.
  private func isOfOther(_ selection: SelectionSite, than screen: TypeSymbol?) -> Bool {
    guard !evidence.isWhole(selection), !evidence.isHeldByElement(selection) else { return false }
    let owners = evidence.owners(of: selection.state)
    return owners.allSatisfy { path in
      names.screen(of: path.owner) !== screen
        && evidence[path.owner, path.property]?.selections.contains {
          $0.host === selection.host
        } != true
    }
  }

  /// Whether a view, or what it shows in place, leads anywhere.
  func navigates(_ view: TypeSymbol, visited: Set<ObjectIdentifier>) -> Bool {
    // Where nothing leads anywhere at all, nothing does but for some views either.
    if !visited.isEmpty, !navigates(view, visited: []) { return false }
    let key = ObjectIdentifier(view)
    if visited.isEmpty, let known = memory.navigatingWithin[key] { return known }
    var seen = visited
    var waiting = [view]
    var navigates = false
    while let next = waiting.popLast(), !navigates {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      navigates = leadsByItself(next)
      waiting += shownViews(of: next)
    }
    if visited.isEmpty { memory.navigatingWithin[key] = navigates }
    return navigates
  }

  /// The places of the views that lie over a view while a flag is on: they are there only by that.
  private func covering(_ region: Region) -> Set<SourceLocation> {
    let shown = region.coverings.filter { evidence.listed(by: $0) != nil }
    return Set(shown.flatMap { $0.region.allUses.map(\.location) })
  }

  /// The views that a view shows in place under some condition that may come true.
  func shownViews(of view: TypeSymbol) -> [TypeSymbol] {
    let key = ObjectIdentifier(view)
    if let known = memory.shownViews[key] { return known }
    let uses = regionsInPlace(of: view).flatMap { region in
      let covering = covering(region)
      return region.allUses.filter { !covering.contains($0.location) }
    }
    let views = uses.filter { use in !use.arms.contains(where: { walk.isNeverShown($0) }) }
      .map(\.view)
    memory.shownViews[key] = views
    return views
  }

  /// Whether a view only fills the second column of a `NavigationView` until the first pushes another of its kind there: it is handed no
  /// state, and what it shows is gone with the first push. One that is made just as the pushed one is shows the same, and before that.
  func isPlaceholder(_ use: ViewUse, in region: Region) -> Bool {
    guard use.standing == .column, use.paths.isEmpty, let stack = use.stack,
      walk.containers[stack].form == Container.navigationViewForm
    else { return false }
    let first = region.allUses.filter { $0.stack == stack && $0.standing == .content }.map(\.view)
    return (walk.containers[stack].pushed + pushed(from: first)).contains { pushed in
      pushed.allUses.contains { $0.view === use.view && !$0.arguments.isEmpty }
    }
  }

  /// What some views, and what they show in place, push by links.
  private func pushed(from views: [TypeSymbol]) -> [Region] {
    var seen: Set<ObjectIdentifier> = []
    var waiting = views
    var found: [Region] = []
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found += links(of: next).filter { $0.presentation == .drillDown }.compactMap(\.region)
      found += drilledByHost[ObjectIdentifier(next), default: []]
      waiting += regions[ObjectIdentifier(next)]?.allUses.map(\.view) ?? []
    }
    return found
  }

  /// Whether a view leads anywhere, but for what it shows in place.
  private func leadsByItself(_ view: TypeSymbol) -> Bool {
    if let known = memory.leading[ObjectIdentifier(view)] { return known }
    let leads = navigatesByItself(view) || leadsByLinks(view)
    memory.leading[ObjectIdentifier(view)] = leads
    return leads
  }

  /// Whether a view has links that lead somewhere by themselves: a mere part of a screen that pushes onto a stack elsewhere is no screen.
  func leadsByLinks(_ view: TypeSymbol) -> Bool {
    let hosts = [view] + bases(of: view)
    let links = hosts.flatMap(self.links).filter { !isDoneAnew($0, for: hosts) }
    if links.isEmpty { return false }
    let isHandedState = parts(of: view).state != nil
    return links.contains { link in
      guard let value = link.value, !isHandedState, stack(taking: link) != nil else { return true }
      return !handlersWithoutPath(taking: value, of: link).isEmpty
    }
  }

  /// Whether a view, or the state that it is handed, has slots of its own.
  func navigatesByItself(_ view: TypeSymbol) -> Bool {
    if let known = memory.navigating[ObjectIdentifier(view)] { return known }
    let navigates = presentsByItself(view)
    memory.navigating[ObjectIdentifier(view)] = navigates
    return navigates
  }

  private func presentsByItself(_ view: TypeSymbol) -> Bool {
    let (shown, state) = parts(of: view)
    if !names.embedded(in: view).isEmpty || !shared.borrowed(by: view).isEmpty { return true }
    let owners = [shown, state].compactMap { $0 } + bases(of: view).flatMap(names.ownersOfSlots)
    return (owners + owners.flatMap(names.parts).map(\.symbol)).contains { symbol in
      evidence.evidence(of: symbol).contains(where: \.isBound)
        || evidence[symbol, SlotEvidence.whole]?.selection != nil
        || !symbol.isView && certainSlots(of: symbol).contains { $0.origin != .inferred }
    }
  }
}

extension Presentation {
  /// Whether what is shown so is part of the screen that shows it, so that it is embedded no second time.
  fileprivate var isInPlace: Bool {
    switch self {
    case .inline, .tab, .custom: true
    default: false
    }
  }
}

extension Region {
  /// What one of its views is given to show.
  func given(toUse number: Int) -> ArraySlice<ViewUse> {
    uses[(number + 1)...].prefix { $0.depth > uses[number].depth }
  }

  /// The views that it shows in place, whatever the case.
  var allUses: [ViewUse] { uses + alternatives.flatMap(\.allUses) }
}
