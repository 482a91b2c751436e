import PortolanModel

/// What is shown in place of each other for what is selected: tabs, the cases of a `switch`, the rows of a list.
extension SourceAssembly {
  func tabs(_ evidence: SlotEvidence, _ type: ResolvedType) -> [Destination] {
    let region = evidence.container?.region ?? Region()
    let enumeration = type.unwrapped.ownSymbol
    let declared = enumeration?.cases.map(\.name) ?? []
    let shown = region.cases.map(\.name).filter { !declared.contains($0) }
    // What no tab stands for is no tab; only where some tab can't be told, or code selects it, it may be one.
    let isTold = !region.cases.isEmpty && region.uses.isEmpty && !region.showsPlainViews
    let chosen = declared.filter { name in
      !isTold || region.cases.contains { $0.name == name }
        || evidence.changes.contains { $0.cases.contains(name) }
    }
    let routes = region.routes
    let undeclared = shown.filter { name in
      guard let routes, routes.routes?[name] != nil else { return true }
      return made.holds(name, of: routes)
    }
    var names = chosen + undeclared
    if isTold {
      // As they stand in the bar; after them what some code selects.
      let inBar = region.cases.map(\.name).filter(names.contains)
      names = inBar + names.filter { !inBar.contains($0) }
    }
    return names.map { name in
      let inner = region.cases.first { $0.name == name }?.region
      let tab = inner.flatMap { self.content(of: $0, shownBy: evidence.owner) }
      let (shown, uses) = alsoSelected(name, tab, in: inner, evidence)
      let declarations = enumeration?.members(named: name) ?? []
      let position = declarations.first
      let leadsTo = reachView(shown)
      // What code selects, and nothing in any build's tabs stands for, is blank, unless some code takes it for something else.
      let isBlank =
        isTold && uses == nil
        && evidence.containers.allSatisfy { container in
          container.kind == .tabs && !container.region.holdsForeign
            && !container.region.cases.contains { $0.name == name }
        }
        && enumeration.map { program.mentions(name, besidesSettingOf: $0) } == false
      var destination = Destination(
        name: name, title: inner?.label ?? inner?.title, presentation: isBlank ? .unknown : .tab,
        presentations: uses,
        leadsTo: leadsTo,
        child: shown.flatMap { child(of: evidence.owner, shownAs: $0) }, origin: .source,
        setBy: locations(evidence) { $0.cases.contains(name) },
        location: position.map { $0.declaration.position.location(in: program.files[$0.file].path) }
      )
      if destination.child == nil { destination.heldBy = holder(of: shown, in: []) }
      destination.condition =
        routes.flatMap { made.condition(name, of: $0) }
        ?? Branches.either(declarations.map(\.declaration.condition))
      return destination
    }
  }

  /// What is shown for a tab where code elsewhere asks which it is, too, and shows something in place: an app has tabs where there is
  /// little room, and a list beside a page where there is more. Both are told then, and where they lead to different views, what stands
  /// for either.
  private func alsoSelected(
    _ name: String, _ tab: ViewUse?, in region: Region?, _ evidence: SlotEvidence
  ) -> (ViewUse?, [Destination.Use]?) {
    guard let selection = evidence.selection, let container = evidence.container,
      let inPlace = selection.region.shown(forCase: name),
      let page = content(of: inPlace, shownBy: evidence.owner)
    else { return (tab, nil) }
    var uses = [
      Destination.Use(
        kind: .inline, origin: .source, view: page.view.nesting, location: selection.location)
    ]
    guard let tab, let region else { return (page, uses) }
    uses.insert(
      .init(kind: .tab, origin: .source, view: tab.view.nesting, location: container.location),
      at: 0)
    if tab.view === page.view { return (tab, uses) }
    let either = memory.gathered.region(ofAlternatives: [region, inPlace]) { walk.forks.fork(2) }
    return (gathered(in: either, around: tab) ?? tab, uses)
  }

  func selected(
    _ evidence: SlotEvidence, _ type: ResolvedType, _ selection: SelectionSite
  ) -> [Destination] {
    let part = selection.whole == nil ? nil : selection.type
    guard let symbol = part ?? selectedEnum(type) else { return values(evidence, selection) }
    return symbol.cases.map { declaration in
      let region = selection.region.shown(forCase: declaration.name)
      let shown = region.flatMap { content(of: $0, shownBy: evidence.owner) }
      var destination = self.case(declaration, of: symbol, evidence, selection.presentation)
      let isShownElsewhere = destination.presentations?.contains { $0.view != nil } == true
      destination.presentations = [
        .init(
          kind: selection.presentation, origin: .source, view: shown?.view.nesting,
          condition: region?.condition,
          location: selection.location)
      ]
      destination.leadsTo = reachView(shown) ?? destination.leadsTo
      destination.child = shown.flatMap { child(of: evidence.owner, shownAs: $0) }
      destination.heldBy =
        destination.child == nil
        ? holder(of: shown, in: destination.payload) ?? destination.heldBy : nil
      let isNamed = selection.region.cases.contains { $0.name == declaration.name }
      let isSwallowed = !isNamed && !isShownElsewhere && shown == nil
      destination.swallowedBy =
        isSwallowed && mayBeThere(destination, of: symbol) ? selection.region.defaultPosition : nil
      if shown == nil, !isShownElsewhere, region?.holdsForeign != true {
        leadNowhere(
          &destination, byObjectsBesides: isNamed ? region?.taken : [], declaration, symbol)
      }
      if let continuation = region?.continuation {
        lead(&destination, on: continuation, declaration, in: symbol)
      }
      return destination
    }
  }

  /// Has a case that shows no page lead to none of the objects that it holds and its arm leaves aside, as a `default:` does.
  private func leadNowhere(
    _ destination: inout Destination, byObjectsBesides taken: Set<Int>?, _ declaration: Declaration,
    _ symbol: TypeSymbol
  ) {
    let held = destination.payload
    guard let taken else { return }
    destination.payload = held.data(butFor: taken, objects: objects(in: declaration, of: symbol))
    if destination.leadsTo == state(in: held) {
      destination.leadsTo = state(in: destination.payload)
    }
  }

  /// Whether a case that nothing is seen to set may be there all the same. Where a binding is handed to what offers some values,
  /// `List(selection: $page) { ForEach(pages) { … } }`, a case that no code makes is not among these, nor one that is made for the heads of
  /// groups alone.
  private func mayBeThere(_ destination: Destination, of symbol: TypeSymbol) -> Bool {
    destination.setBy != nil || destination.isMadeElsewhere != true
      || symbol.inherits("CaseIterable") || made.mayHoldBesideHeads(destination.name, of: symbol)
  }

  /// What a flag or an item presents, where a `switch` in there says which of several:
  /// `.sheet(isPresented: $isShown) { switch kind { … } }`.
  func chosen(_ selection: SelectionSite, by flag: SlotEvidence) -> [Destination] {
    let path = evidence.owners(of: selection.path).first ?? selection.path
    let choosing =
      evidence[path.owner, path.property]
      ?? SlotEvidence(owner: path.owner, property: path.property)
    let type = Evaluator(program: program).property(path.property, of: path.owner)?.type ?? .unknown
    let asking = flag.presenters.filter { site in
      site.region.selections.contains { $0.location == selection.location }
    }
    let sites = asking.isEmpty ? flag.presenters : asking
    let item = Evaluator(program: program).property(flag.property, of: flag.owner)?.type.unwrapped
      .ownSymbol
    return selected(choosing, type, selection).map { destination in
      var destination = destination
      let region = selection.region.shown(forCase: destination.name)
      let uses = sites.map { use($0, region.flatMap { content(of: $0) }, of: region) }
      destination.presentations = uses.isEmpty ? nil : uses
      destination.presentation = uses.first?.kind ?? .unknown
      destination.dismissedBy = locations(flag) { $0.kind == .dismiss }
      if path.owner !== flag.owner { destination.child = nil }
      // Of an item by a part of it, which the item's code has to say: `Sheet(kind:)`.
      if let item, item === path.owner {
        destination.value = template(for: path.property, of: item)
      }
      if destination.setBy == nil { destination.isMadeElsewhere = true }
      return destination
    }
  }

  /// The enum of which a selection holds a case, or a set of them.
  private func selectedEnum(_ type: ResolvedType) -> TypeSymbol? {
    let symbol = type.unwrapped.ownSymbol ?? type.element.ownSymbol
    return symbol?.kind == .enum ? symbol : nil
  }

  /// What is shown in place of each other for plain values that code asks for: `if page == 1 { … } else if page == 2 { … }`.
  private func values(_ evidence: SlotEvidence, _ selection: SelectionSite)
    -> [Destination]
  {
    selection.region.cases.map { name, region in
      let shown = content(of: region, shownBy: evidence.owner)
      return Destination(
        name: name, title: region.titleOfPage, presentation: selection.presentation,
        presentations: [
          .init(
            kind: selection.presentation, origin: .source, view: shown?.view.nesting,
            location: selection.location)
        ],
        leadsTo: reachView(shown), child: shown.flatMap { child(of: evidence.owner, shownAs: $0) },
        origin: .source, setBy: locations(evidence) { ($0.cases + $0.tags).mayBe(name) })
    }
  }

  /// The destinations of a selection whose tags are plain values, where links with different tags lead to different views: one for
  /// each tag whose value is written, else for each view, named for it. `nil` where all lead to the same.
  func tagged(_ evidence: SlotEvidence, _ type: ResolvedType) -> [Destination]? {
    guard let shown = shownByTags(evidence) else { return nil }
    var found: [Destination] = []
    for (name, site, use) in shown {
      let setters = site.tag.flatMap { tag in locations(evidence) { $0.tags.contains(tag) } } ?? []
      if let known = found.firstIndex(where: { $0.name == name }) {
        found[known].presentations?.append(self.use(site, use))
        found[known].setBy = Set((found[known].setBy ?? []) + setters).sorted()
        continue
      }
      found.append(
        Destination(
          name: name,
          payload: site.tag == nil ? [payload(nil, written: typeName(type), type)] : [],
          presentation: site.presentation, presentations: [self.use(site, use)],
          leadsTo: reachView(use), origin: .source,
          setBy: Set([site.location] + setters).sorted()))
    }
    return found
  }

  /// The destinations of such a selection that some code makes active, where links have what it sets for their tags.
  func names(ofTags tags: [String], on evidence: SlotEvidence) -> [String]? {
    let shown = (shownByTags(evidence) ?? []).filter { $0.site.tag.map(tags.contains) == true }
    return shown.isEmpty ? nil : shown.map(\.name).distinct
  }

  /// What is shown for each tag, and what it is called: by what is written, or else by the view.
  private func shownByTags(
    _ evidence: SlotEvidence
  ) -> [(name: String, site: PresentationSite, use: ViewUse?)]? {
    let isNamed = evidence.sites.contains { $0.tag != nil && !$0.isNumbered }
    var found: [(name: String, site: PresentationSite, use: ViewUse?)] = []
    for site in evidence.sites {
      let use = content(of: site.region)
      guard site.form.hasPrefix("NavigationLink"), use != nil || isNamed else { return nil }
      let view = use.map { NavigationWords.memberName(ofType: $0.view.name) }
      if let name = (site.isNumbered ? nil : site.tag) ?? view { found.append((name, site, use)) }
    }
    return isNamed || Set(found.map(\.name)).count > 1 ? found : nil
  }
}

extension [String] {
  /// Whether what is set may be a value: where nothing says which it is, any.
  fileprivate func mayBe(_ name: String) -> Bool { isEmpty || contains(name) }
}
