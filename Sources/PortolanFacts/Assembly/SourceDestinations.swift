import PortolanModel

/// What each slot can show, where, and how.
extension SourceAssembly {
  func single(_ evidence: SlotEvidence, type: ResolvedType?) -> Destination {
    var payload: [Payload] = []
    if let item = evidence.item,
      let type = Evaluator(program: program).property(item, of: evidence.itemHome)?.type.unwrapped
    {
      payload = [self.payload(nil, written: typeName(type, of: item, in: evidence.itemHome), type)]
    } else if let type {
      let written = typeName(type, of: evidence.property, in: evidence.owner)
      payload = [self.payload(nil, written: written, type)]
    }
    let sites = evidence.sites.isEmpty ? evidence.standIns() : evidence.presenters
    let contents = sites.map { site in
      site.isListed
        ? page(listed: site.path, in: site.region) : content(of: site.region, with: payload)
    }
    let uses = zip(sites, contents).map { use($0, $1) }
    if uses.areDialogs { payload = payload.map(\.asData) }
    let shown = gathered(by: zip(sites, contents).map { ShownPage($0, in: $0.region, $1) })
    // What an alert or a dialog is given are buttons, be they views of the app's own.
    let target = uses.areDialogs ? nil : reachView(shown)
    let leadsTo = target ?? state(in: payload) ?? selecting(type)
    var destination = Destination(
      name: evidence.property, payload: payload,
      presentation: uses.first?.kind ?? NavigationWords.presentation(evidence.property) ?? .unknown,
      presentations: uses.isEmpty ? nil : uses, leadsTo: leadsTo, origin: .source,
      setBy: locations(evidence) { $0.kind != .dismiss && !$0.isHandedOn },
      dismissedBy: locations(evidence) { $0.kind == .dismiss })
    if destination.setBy == nil,
      mayBeSetUnseen(evidence) || evidence.changes.contains(where: mayBeSetByReceiver)
    {
      destination.isMadeElsewhere = true
    }
    destination.heldBy = holder(of: shown, in: payload)
    destination.title =
      evidence.sites.lazy.compactMap { $0.title ?? $0.region.title }.first ?? evidence.dialogTitle()
    addRemarks(to: &destination, of: sites, evidence)
    return destination
  }

  func `case`(
    _ declaration: Declaration, of symbol: TypeSymbol, _ evidence: SlotEvidence,
    _ presentation: Presentation
  ) -> Destination {
    let file = symbol.routes?[declaration.name]?.first?.file ?? symbol.file
    var payload = declaration.parameters.map { parameter in
      self.payload(
        parameter.label, written: parameter.type.written(inSource: true),
        program.resolve(parameter.type, in: symbol, file: file))
    }
    var found = shown(declaration.name, payload, by: evidence.presenters)
    var sites = evidence.sites
    if found.uses.isEmpty {
      sites = evidence.standIns(for: declaration.name)
      found = shown(declaration.name, payload, by: sites)
    } else if found.uses.areDialogs {
      // A dialog lies over the page that is shown in this case, and may ask for a part of what the case holds alone.
      let arms = evidence.standIns(for: declaration.name).filter { site in
        site.presentation == .inline && site.path.cases.isEmpty
          && site.region.cases.contains { $0.name == declaration.name }
      }
      let page = shown(declaration.name, payload, by: arms)
      if page.view != nil {
        sites = arms + sites
        found = ShownCase(
          uses: page.uses + found.uses, view: page.view, title: page.title,
          continuation: page.continuation, taken: page.taken)
      }
    }
    if found.uses.areDialogs {
      payload = payload.map(\.asData)
      found.view = nil
    }
    if found.view == nil, let taken = found.taken {
      payload = payload.data(butFor: taken, objects: objects(in: declaration, of: symbol))
    } else if found.uses.isEmpty, evidence.isBound {
      // Where others are presented, and this one by nothing, an object without a screen of its own only keeps something.
      let screens = objects(in: declaration, of: symbol, where: isScreen)
      payload = payload.data(butFor: screens, objects: objects(in: declaration, of: symbol))
    }
    var destination = Destination(
      name: declaration.name, payload: payload,
      presentation: found.uses.first?.kind ?? presentation,
      presentations: found.uses.isEmpty ? nil : found.uses,
      leadsTo: reachView(found.view), origin: .source,
      setBy: locations(evidence) { $0.cases.contains(declaration.name) && !$0.isHandedOn },
      dismissedBy: locations(evidence) {
        $0.kind == .dismiss && ($0.dismissedCase ?? declaration.name) == declaration.name
      },
      condition: declaration.condition,
      location: declaration.position.location(in: program.files[file].path))
    // Code that presents by hand may leave a case out on purpose, or do something else for it.
    if found.uses.isEmpty, evidence.sites.contains(where: { $0.isByHand }) {
      destination.origin = .inferred
    }
    destination.heldBy = holder(of: found.view, in: payload)
    destination.title = found.title ?? evidence.dialogTitle(of: declaration.name)
    destination.swallowedBy = found.swallowedBy
    let isHandedOn = evidence.changes.contains { change in
      mayBeSetByReceiver(change) && change.cases.contains(declaration.name)
    }
    if destination.setBy == nil, names.mayHold(declaration.name, on: evidence),
      isHandedOn || walk.switches.mayShowInPlace(declaration.name, of: symbol)
        || !isSetInSightAlone(evidence)
          && (made.mayHold(declaration.name, of: symbol)
            || evidence.changes.contains { $0.isOpen })
    {
      destination.isMadeElsewhere = true
    }
    if destination.setBy == nil, destination.isMadeElsewhere == nil,
      made.mayHold(declaration.name, of: symbol)
    {
      destination.isMadeForOthers = true
    }
    addRemarks(
      to: &destination,
      of: sites.filter {
        $0.path.cases.isEmpty || $0.path.cases.first == declaration.name
      },
      evidence)
    if let nested = payload.first(where: { $0.role == .destination }) {
      destination.leadsTo = nested.leadsTo
      destination.continues = nestedSlot(declaration, in: symbol)
    } else if let continuation = found.continuation {
      lead(&destination, on: continuation, declaration, in: symbol)
    } else if destination.leadsTo == nil {
      destination.leadsTo = state(in: payload)
    }
    return destination
  }

  /// Which of the values that a case holds are objects, or some of these, by their places.
  func objects(
    in declaration: Declaration, of symbol: TypeSymbol,
    where isWanted: (TypeSymbol) -> Bool = { _ in true }
  ) -> Set<Int> {
    let file = symbol.routes?[declaration.name]?.first?.file ?? symbol.file
    return Set(
      declaration.parameters.indices.filter { number in
        let type = program.resolve(declaration.parameters[number].type, in: symbol, file: file)
        return type.unwrapped.ownSymbol.map { $0.kind == .class && isWanted($0) } == true
      })
  }

  /// Whether code that was not understood may set a piece of state.
  private func mayBeSetUnseen(_ evidence: SlotEvidence) -> Bool {
    unseen.mayWrite(evidence.property, of: evidence.owner)
      || evidence.item.map { unseen.mayWrite($0, of: evidence.itemHome) } == true
  }

  /// Whether a binding is handed to code of the app's own which may set it unseen. What the views do that take it, they are seen to do,
  /// as if the state were theirs.
  private func mayBeSetByReceiver(_ change: StateChange) -> Bool {
    guard change.isHandedOn else { return false }
    guard let receivers = change.receivers else { return true }
    return receivers.contains { receiver in
      unseen.mayWriteByName(receiver.property, of: receiver.owner)
        || !evidence.owners(of: receiver).contains { $0.slot == change.path.slot }
    }
  }

  /// Whether a view keeps a piece of state to itself, and all that sets it says to what.
  private func isSetInSightAlone(_ evidence: SlotEvidence) -> Bool {
    guard let member = evidence.owner.property(evidence.property),
      member.attribute("State") != nil, !mayBeSetUnseen(evidence),
      member.isPrivate
    else { return false }
    return evidence.changes.allSatisfy { change in
      !change.kind.activates || !change.cases.isEmpty
        // A binding that is handed on: who has it is seen to set it.
        || change.isSeed && !change.isOpen
        // What a case holds is set while that case is there.
        || !change.path.cases.isEmpty
    }
  }

  /// How one case is shown: where, by which view, under which title.
  private struct ShownCase {
    var uses: [Destination.Use] = []
    var view: ViewUse?
    var title: String?
    var swallowedBy: SourceLocation?
    var continuation: SelectionSite?
    /// Which of the values that it holds the code takes up that shows it, by their places; `nil` where nobody knows.
    var taken: Set<Int>?
  }

  /// Leads on to the screen of the enum that a case holds: which of its cases it is, that screen's only slot tells.
  func lead(
    _ destination: inout Destination, on continuation: SelectionSite, _ declaration: Declaration,
    in symbol: TypeSymbol
  ) {
    let inner = continuation.path.owner
    guard
      let number = declaration.parameters.firstIndex(where: { parameter in
        program.resolve(parameter.type, in: symbol, file: symbol.file).unwrapped.ownSymbol === inner
      }), owner(ofEnum: inner) == nil
    else { return }
    let home = evidence.continued.home(of: continuation)
    reach(home)
    let id = names.screen(of: home).id
    destination.payload[number].role = .destination
    destination.payload[number].leadsTo = id
    (destination.leadsTo, destination.continues) = (id, SlotEvidence.whole)
  }

  private func shown(
    _ name: String, _ payload: [Payload], by sites: [PresentationSite]
  ) -> ShownCase {
    var shown = ShownCase()
    var pages: [ShownPage] = []
    var swallowing: [PresentationSite] = []
    for site in sites where site.asked?.contains(name) != false {
      if site.path.cases.first == name {
        let content = content(of: site.region, with: payload)
        shown.uses.append(use(site, content))
        if site.path.cases.count == 1 {
          pages.append(ShownPage(site, in: site.region, content))
          shown.continuation = shown.continuation ?? site.region.continuation
        }
        shown.title = shown.title ?? site.title ?? site.region.title
      } else if site.path.cases.isEmpty {
        if let inner = site.region.cases.first(where: { $0.name == name })?.region {
          let content = content(of: inner, with: payload)
          let use = use(site, content, of: inner)
          shown.uses.append(use)
          shown.title =
            shown.title ?? (site.presentation == .inline ? inner.titleOfPage : inner.title)
          var page = ShownPage(site, in: inner, content)
          page.condition = use.condition
          pages.append(page)
          shown.continuation = shown.continuation ?? inner.continuation
        } else if site.region.hasDefault {
          swallowing.append(site)
        } else if site.region.cases.isEmpty {
          let content = content(of: site.region, with: payload)
          shown.uses.append(use(site, content))
          pages.append(ShownPage(site, in: site.region, content))
        }
      }
    }
    shown.view = gathered(by: pages)
    shown.taken = pages.map(\.region).taken
    // What something else presents, a `default` is not there for.
    if shown.uses.isEmpty {
      let contents = swallowing.map { site in
        site.region.byDefault.flatMap { content(of: $0, with: payload) }
      }
      shown.uses = zip(swallowing, contents).map { use($0, $1) }
      if !swallowing.isEmpty, swallowing.allSatisfy({ $0.region.byDefault?.holdsForeign != true }) {
        shown.taken = []
      }
      shown.view = contents.lazy.compactMap(\.self).first
      if shown.view == nil { shown.swallowedBy = swallowing.last?.region.defaultPosition }
    }
    return shown
  }

  func use(
    _ site: PresentationSite, _ content: ViewUse?, of arm: Region? = nil
  ) -> Destination.Use {
    Destination.Use(
      kind: arm?.style ?? site.presentation, origin: .source, view: content?.view.nesting,
      condition: Branches.both(site.condition, arm?.condition), location: site.location)
  }

  func locations(
    _ evidence: SlotEvidence, _ isWanted: (StateChange) -> Bool
  ) -> [SourceLocation]? {
    var seen: Set<SourceLocation> = []
    let found = evidence.changes.filter(isWanted).map { $0.location }.filter {
      seen.insert($0).inserted
    }
    return found.isEmpty ? nil : found.sorted()
  }

  /// What the code around a destination means for it.
  func addRemarks(
    to destination: inout Destination, of sites: [PresentationSite], _ evidence: SlotEvidence
  ) {
    let drillDowns = sites.filter { $0.presentation == .drillDown }
    if !drillDowns.isEmpty, drillDowns.allSatisfy(isOutsideStack) {
      destination.isOutsideStack = true
    }
    // What stands in a branch may be left out where no stack is.
    if drillDowns.allSatisfy({ $0.otherSurroundings.isEmpty && $0.arms.isEmpty }) {
      destination.shownWithoutStack = spotsWithoutStack(
        drillDowns.map { ($0.surroundings, $0.host, $0.condition) })
    }
    if sites.contains(where: { $0.isListRow }) || drillDowns.contains(where: stacks.isListRow)
      || sites.contains(where: { stacks.isForAllRows($0, evidence: self.evidence) })
    {
      destination.isInListRow = true
    }
    addWaysBack(to: &destination, of: sites, evidence)
  }

  /// The code that shows a screen without a stack around it, where all that drills down there needs one of others; `nil` for none.
  func spotsWithoutStack(
    _ sites: [(surroundings: Surroundings, host: TypeSymbol?, condition: String?)]
  ) -> [SourceLocation]? {
    guard let host = sites.first?.host, host.isView, !host.isController,
      !host.modifiesViews,
      sites.allSatisfy({ $0.surroundings == .host && $0.host === host })
    else { return nil }
    let spots = stacks.spotsWithoutStack(
      of: host, under: host.conditions + sites.compactMap { $0.condition }
    ).filter { spot in
      // What a view of the app's own is handed to present, it may put into a stack.
      walk.sites.contains { site in
        site.location.file == spot.file
          && site.region.allUses.contains { $0.location == spot }
      }
    }
    return spots.isEmpty ? nil : spots
  }

  /// Whether no stack stands around a drill-down that could show it: SwiftUI does nothing for a `navigationDestination` in a
  /// `NavigationView`.
  private func isOutsideStack(_ site: PresentationSite) -> Bool {
    if stacks.isOutside(site.surroundings, site.host) { return true }
    guard site.form.hasPrefix("navigationDestination"), let host = site.host, !host.isController,
      !host.modifiesViews, site.surroundings != .wrapper, site.surroundings != .modal,
      let around = site.stack.map({ [$0] }) ?? stacks.stacks(around: host), !around.isEmpty
    else { return false }
    return around.allSatisfy { walk.containers[$0].form == Container.navigationViewForm }
  }

  /// Where the state of a view is kept that it is handed, if that is no part of what presents it.
  func holder(of use: ViewUse?, in payload: [Payload]) -> Destination.Holder? {
    guard let use, !payload.contains(where: { $0.role == .state }) else { return nil }
    let target = names.screen(of: use.view)
    for (_, value) in use.arguments.sorted(by: { $0.key < $1.key }) {
      guard let path = value.path, path.cases.isEmpty, let state = value.type.ownSymbol,
        !state.isView, names.screen(of: state) === target,
        let kept = evidence.owners(of: path).first, kept.cases.isEmpty, !kept.owner.isView,
        evidence[kept.owner, kept.property]?.isBound != true,
        names.screen(of: kept.owner) !== target
      else { continue }
      return .init(screen: names.screen(of: kept.owner).id, property: kept.property)
    }
    return nil
  }

  /// The property of a tab's or a case's owner whose value the view there is handed and shows: of a value that several are handed, the
  /// one whose screen it is.
  func child(of owner: TypeSymbol, shownAs use: ViewUse) -> String? {
    // A struct of navigation state says for whoever keeps it.
    let owner = names.holder(of: owner) ?? owner
    // What a view chooses by its own state may be its model's.
    for owner in [owner, names.model(of: owner)].compactMap({ $0 }) {
      let properties = use.paths
        .filter { $0.owner === owner && $0.cases.isEmpty }.map(\.property)
      let child = certainSlots(of: owner).first { slot in
        slot.arity == .always && properties.contains(slot.name)
          && isState(slot.name, of: owner, shownBy: use.view)
      }
      if let child { return child.name }
    }
    return nil
  }

  private func isState(_ property: String, of owner: TypeSymbol, shownBy view: TypeSymbol) -> Bool {
    let kept = Evaluator(program: program).property(property, of: owner)?.type.ownSymbol
    return kept.map { names.screen(of: $0) === names.screen(of: view) } ?? true
  }
}
