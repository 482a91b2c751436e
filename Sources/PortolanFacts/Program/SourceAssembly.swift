import PortolanModel

/// Makes screens of a program: of what its views show, what its models hold, and what its code changes.
struct SourceAssembly {
  let program: Program
  let names: ScreenNames
  let walk: ViewWalk
  private let regions: [ObjectIdentifier: Region]
  let evidence: EvidenceTable
  let classification: Classification
  let types: TypeTable
  private let stacks: StackSurroundings
  let changesByOwner: [ObjectIdentifier: [StateChange]]
  private let symbols: [String: TypeSymbol]
  private var screens: [String: Screen] = [:]
  private var order: [String] = []
  private var queue: [TypeSymbol] = []

  init(files: [SourceFile]) {
    program = Program(files: files)
    var walk = ViewWalk(program: program)
    var regions: [ObjectIdentifier: Region] = [:]
    for view in program.types where view.isView || view.isDelegate {
      regions[ObjectIdentifier(view)] = walk.walk(view: view, members: view.shownMembers)
    }
    var stateWalk = StateChangeWalk(program: program)
    stateWalk.run()
    self.walk = walk
    self.regions = regions
    changesByOwner = Dictionary(
      grouping: stateWalk.changes.filter { !$0.isSeed && $0.owner != nil },
      by: { ObjectIdentifier($0.owner!) })
    names = ScreenNames(program: program, sites: walk.sites)
    evidence = EvidenceTable(
      walk: walk, regions: program.types.compactMap { regions[ObjectIdentifier($0)] },
      changes: stateWalk.changes)
    stacks = StackSurroundings(
      regions: program.types.compactMap { regions[ObjectIdentifier($0)] }, program: program)
    let facts = Facts(types: program.typeFacts())
    types = TypeTable(facts)
    classification = Classification(types, roots: [])
    symbols = Dictionary(program.types.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - The model

  mutating func model(name: String?, roots wanted: [String]) -> NavigationModel {
    let roots = roots(wanted)
    for (symbol, _) in roots { reach(symbol) }
    drain()
    // What nothing leads to is charted too; a rule says so.
    for symbol in program.types where isScreenOfItsOwn(symbol) { reach(symbol) }
    drain()
    var screens = order.compactMap { self.screens[$0] }
    let isReached = Set(
      screens.flatMap { $0.slots.flatMap { $0.destinations.compactMap(\.leadsTo) } }
        + screens.flatMap { $0.links.compactMap(\.leadsTo) })
    var modelRoots = roots.map { Root(screen: names.screen(of: $0.0).id, how: $0.1) }
    if modelRoots.isEmpty {
      modelRoots = screens.filter { !isReached.contains($0.id) }
        .map { Root(screen: $0.id, how: .unpresented) }
    }
    screens = screens.filter { screen in
      !screen.slots.isEmpty || !screen.links.isEmpty || isReached.contains(screen.id)
        || modelRoots.contains { $0.screen == screen.id }
    }
    let ids = Set(screens.map(\.id))
    modelRoots = modelRoots.filter { ids.contains($0.screen) }
    return NavigationModel(
      name: name ?? screens.first?.title ?? "App", roots: modelRoots, screens: screens,
      unresolved: program.files.flatMap(\.problems) + unplaced() + untold())
  }

  /// Stacks of controllers that hold anything, and whose elements are only registered by the controllers that come to lie on them.
  private func untold() -> [Unresolved] {
    evidence.all.filter(isUntold).map { evidence in
      Unresolved(
        what: """
          '\(evidence.owner.nesting).\(evidence.property)' is a stack of anything, and what it shows \
          is registered while the app runs
          """,
        location: evidence.container?.location)
    }
    .sorted { $0.what < $1.what }
  }

  /// Whether a stack holds anything, and no code that is walked with it says what.
  func isUntold(_ evidence: SlotEvidence) -> Bool {
    guard let container = evidence.container, container.isControllerStack,
      let type = Evaluator(program: program).property(evidence.property, of: evidence.owner)?.type,
      case .foreign = type.unwrapped
    else { return false }
    return !walk.handlers.contains { handler in
      handler.container.map { walk.containers[$0].location == container.location } == true
    }
  }

  /// Wrappers that present, though nothing in the charted app was seen to use them.
  private func unplaced() -> [Unresolved] {
    program.types.filter { symbol in
      program.isWrapper(symbol) && screens[names.screen(of: symbol).id] == nil
        && evidence.evidence(of: symbol).contains { !$0.sites.isEmpty }
    }
    .map { symbol in
      Unresolved(
        what: "'\(symbol.nesting)' presents for what it wraps, and nothing was seen to use it",
        location: symbol.position.location(in: program.files[symbol.file].path))
    }
  }

  private func roots(_ wanted: [String]) -> [(TypeSymbol, Root.How)] {
    let declared = wanted.compactMap { name in
      program.types.first { $0.id == name || $0.nesting == name }.map { ($0, Root.How.declared) }
    }
    if !declared.isEmpty { return declared }
    var found: [(TypeSymbol, Root.How)] = []
    for app in program.types where app.has("main") || app.inherits("App") {
      guard let region = regions[ObjectIdentifier(app)], let use = content(of: region) else {
        continue
      }
      found.append((use.view, found.isEmpty ? .main : .scene))
    }
    if !found.isEmpty { return found }
    for delegate in program.types where delegate.isDelegate {
      for use in regions[ObjectIdentifier(delegate)]?.uses ?? []
      where !use.view.wrapsContent && !found.contains(where: { $0.0 === use.view }) {
        found.append((use.view, found.isEmpty ? .main : .scene))
      }
    }
    return found
  }

  /// Whether a type makes a screen though nothing leads to it: a view that presents, a model whose state is presented.
  private func isScreenOfItsOwn(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind != .enum, symbol.kind != .protocol else { return false }
    if symbol.inherits("App") || symbol.has("main") || program.isWrapper(symbol) { return false }
    return evidence.evidence(of: symbol).contains(where: \.isBound)
      || walk.links.contains { $0.host === symbol }
      || (symbol.isView && !symbol.inherits("ViewModifier") && !isUsed(symbol)
        && navigates(symbol, visited: []))
  }

  /// Whether some code constructs a view.
  private func isUsed(_ view: TypeSymbol) -> Bool {
    walk.usedViews.contains(ObjectIdentifier(view))
  }

  private mutating func reach(_ symbol: TypeSymbol) {
    let named = names.screen(of: symbol)
    if screens[named.id] != nil || order.contains(named.id) { return }
    order.append(named.id)
    queue.append(symbol)
  }

  private mutating func drain() {
    var next = 0
    while next < queue.count {
      let symbol = queue[next]
      next += 1
      let id = names.screen(of: symbol).id
      screens[id] = screen(symbol)
    }
    queue.removeAll()
  }

  // MARK: - One screen

  private mutating func screen(_ symbol: TypeSymbol) -> Screen {
    let named = names.screen(of: symbol)
    let (view, state) = parts(of: symbol)
    var slots: [Slot] = []
    var owners: [TypeSymbol] = [state, view].compactMap { $0 }
    if owners.count == 2, owners[0] === owners[1] { owners.removeLast() }
    for owner in owners {
      slots += self.slots(of: owner).filter { slot in !slots.contains { $0.name == slot.name } }
    }
    if let view, let region = regions[ObjectIdentifier(view)] {
      addEmbedded(in: region, of: named, to: &slots, visited: [ObjectIdentifier(view)])
    }
    let located = view ?? named
    return Screen(
      id: named.id, title: NavigationWords.title(of: named.nesting), module: named.module,
      type: named.nesting, kind: kind(named, state),
      view: view.flatMap { $0 === named ? nil : $0.nesting },
      model: state.flatMap { $0 === named ? nil : $0.nesting },
      condition: located.condition,
      location: located.position.location(in: program.files[located.file].path),
      initializer: state.flatMap(parameters), initializerOrigin: state.flatMap(initializerOrigin),
      slots: slots, links: links(of: view), actions: actions(of: owners, view: view))
  }

  /// The view and the state of the screen that a symbol belongs to.
  private func parts(of symbol: TypeSymbol) -> (view: TypeSymbol?, state: TypeSymbol?) {
    if symbol.isView {
      guard let model = names.model(of: symbol), names.view(of: model) === symbol else {
        return (symbol, nil)
      }
      return (symbol, model)
    }
    let state = Macros.isReducer(symbol) ? symbol.nested["State"]?.first ?? symbol : symbol
    return (names.view(of: state), state)
  }

  private func kind(_ named: TypeSymbol, _ state: TypeSymbol?) -> Screen.Kind {
    if Macros.isReducer(named) { return .reducer }
    if named.isView { return named.isController ? .viewController : .view }
    return named.kind == .enum ? .enum : named.kind == .struct ? .struct : .class
  }

  private func parameters(of state: TypeSymbol) -> [Screen.Parameter]? {
    let initializers = state.members.map(\.declaration).filter { $0.kind == .initializer }
    if let initializer = initializers.max(by: { $0.parameters.count < $1.parameters.count }) {
      return initializer.parameters.map {
        .init(
          label: $0.label, name: $0.name, type: $0.type.written(inSource: true),
          hasDefault: $0.hasDefault)
      }
    }
    guard state.kind == .struct else { return nil }
    return state.storedProperties.map { member in
      let type = member.declaration.type
      return .init(
        label: member.name, name: member.name, type: type?.written(inSource: true) ?? "_",
        hasDefault: member.declaration.value != nil || type?.lastName == "Optional")
    }
  }

  private func initializerOrigin(of state: TypeSymbol) -> Origin? {
    parameters(of: state) == nil ? nil : .source
  }

  // MARK: - Slots

  private mutating func slots(of owner: TypeSymbol) -> [Slot] {
    let bound = evidence.evidence(of: owner).filter(\.isBound)
    // Of a stack whose elements nobody can tell, `unresolved` speaks.
    let second = Set(bound.compactMap(\.item) + bound.filter(isUntold).map(\.property))
    var found: [String: Slot] = [:]
    for evidence in bound where !second.contains(evidence.property) {
      found[evidence.property] = slot(evidence)
    }
    // What no view binds is navigation all the same where its type says so without a doubt.
    if let fact = types[owner.id], !owner.isView || owner.isModel {
      for slot in classification.slots(of: fact) where slot.origin != .inferred {
        if found[slot.name] == nil, !second.contains(slot.name) {
          found[slot.name] = self.slot(slot, of: owner)
        }
      }
    }
    return owner.members.compactMap { found.removeValue(forKey: $0.name) }
  }

  private mutating func slot(_ evidence: SlotEvidence) -> Slot? {
    guard let member = evidence.owner.property(evidence.property),
      let type = Evaluator(program: program).property(evidence.property, of: evidence.owner)?.type
    else { return nil }
    var slot = Slot(
      name: evidence.property, properties: [evidence.property] + (evidence.item.map { [$0] } ?? []),
      arity: .atMostOne, encoding: .optionalValue, storage: storage(of: member),
      boundTo: evidence.container.map(\.form), origin: .source,
      condition: member.declaration.condition,
      location: member.declaration.position.location(in: program.files[member.file].path))
    let value = type.unwrapped
    if evidence.container?.kind == .tabs {
      slot.arity = .exactlyOne
      slot.encoding = .enum
      slot.destinations = tabs(evidence, type)
    } else if evidence.container?.kind == .stack {
      slot.arity = .sequence
      slot.encoding = stackEncoding(member, type)
      slot.destinations = elements(evidence, type)
    } else if evidence.sites.isEmpty, let selection = evidence.selection, !type.isOptional {
      slot.arity = .exactlyOne
      slot.encoding = .enum
      slot.destinations = selected(evidence, type, selection)
    } else if type.isBool {
      slot.encoding = evidence.item == nil ? .flag : .flagAndItem
      slot.destinations = [single(evidence, type: nil)]
    } else if let symbol = value.ownSymbol, symbol.kind == .enum, isEnumerated(evidence, symbol) {
      slot.arity = type.isOptional ? .atMostOne : .exactlyOne
      slot.encoding = type.isOptional ? .optionalEnum : .enum
      slot.destinations = symbol.cases.map { self.case($0, of: symbol, evidence, .unknown) }
    } else {
      slot.destinations = [single(evidence, type: value)]
    }
    return slot
  }

  /// Whether an enum's cases are shown each by itself; an enum of which each case gives the same alert is one value.
  private func isEnumerated(_ evidence: SlotEvidence, _ symbol: TypeSymbol) -> Bool {
    evidence.sites.contains { !$0.path.cases.isEmpty || !$0.region.cases.isEmpty }
      || NavigationWords.namesDestinations(symbol.name)
      || symbol.cases.count > 1 && evidence.sites.allSatisfy { $0.presentation != .alert }
  }

  private func stackEncoding(_ member: Member, _ type: ResolvedType) -> Slot.Encoding {
    if member.declaration.type?.lastName == "StackState" { return .stackState }
    if case .foreign(let type) = type, KnownTypes.erasedPaths.contains(type.lastName) {
      return .navigationPath
    }
    if let value = member.declaration.value, case .call(.type(let type), _, _) = value,
      type.lastName == "StackState"
    {
      return .stackState
    }
    return .typedArray
  }

  private func storage(of member: Member) -> Slot.Storage {
    let names = Set(member.declaration.attributes.map(\.name))
    if names.contains("State") || names.contains("StateObject") { return .state }
    if names.contains("Binding") { return .binding }
    if names.contains("Environment") || names.contains("EnvironmentObject") { return .environment }
    return .owned
  }

  /// A slot that the types alone show.
  private mutating func slot(_ found: FoundSlot, of owner: TypeSymbol) -> Slot? {
    guard let member = owner.property(found.name) else { return nil }
    let evidence =
      self.evidence[owner, found.name] ?? SlotEvidence(owner: owner, property: found.name)
    var slot = Slot(
      name: found.name, properties: found.properties, arity: found.arity, encoding: found.encoding,
      storage: storage(of: member), origin: .source, condition: member.declaration.condition,
      location: member.declaration.position.location(in: program.files[member.file].path))
    switch found.shows {
    case .cases(let id, let presentation):
      guard let symbol = symbols[id] else { return nil }
      if found.arity == .sequence {
        slot.destinations = elements(evidence, .many(.own(symbol)))
      } else {
        slot.destinations = symbol.cases.map {
          var destination = self.case($0, of: symbol, evidence, presentation ?? .unknown)
          if let child = found.children[$0.name] {
            destination.child = child
            destination.leadsTo = destination.leadsTo ?? target(ofProperty: child, in: owner)
          }
          return destination
        }
      }
    case .value(let type, let presentation):
      let symbol = symbols[type.id]
      if found.arity == .always || found.arity == .each {
        guard let symbol else { return nil }
        reach(symbol)
        slot.destinations = [
          Destination(
            name: found.name, presentation: .inline, leadsTo: names.screen(of: symbol).id,
            origin: .source)
        ]
      } else {
        var destination = single(evidence, type: symbol.map(ResolvedType.own) ?? .foreign(type))
        if destination.presentation == .unknown, let presentation {
          destination.presentation = presentation
        }
        slot.destinations = [destination]
      }
    case .nothing: slot.destinations = [single(evidence, type: nil)]
    case .anything: slot.destinations = elements(evidence, .unknown)
    }
    return slot
  }

  private mutating func target(ofProperty name: String, in owner: TypeSymbol) -> Screen.ID? {
    guard
      let symbol = Evaluator(program: program).property(name, of: owner)?.type.unwrapped.ownSymbol
    else { return nil }
    reach(symbol)
    return names.screen(of: symbol).id
  }

  // MARK: - Destinations

  private mutating func single(_ evidence: SlotEvidence, type: ResolvedType?) -> Destination {
    let uses = evidence.sites.map { use($0, content(of: $0.region)) }
    let shown = evidence.sites.compactMap { content(of: $0.region) }.first
    var payload: [Payload] = []
    if let item = evidence.item,
      let type = Evaluator(program: program).property(item, of: evidence.owner)?.type.unwrapped
    {
      payload = [self.payload(nil, written: typeName(type), type)]
    } else if let type {
      payload = [self.payload(nil, written: typeName(type), type)]
    }
    let leadsTo = reachView(shown) ?? state(in: payload)
    var destination = Destination(
      name: evidence.property, payload: payload,
      presentation: uses.first?.kind ?? NavigationWords.presentation(evidence.property) ?? .unknown,
      presentations: uses.isEmpty ? nil : uses, leadsTo: leadsTo, origin: .source,
      setBy: locations(evidence) { $0.kind != .dismiss },
      dismissedBy: locations(evidence) { $0.kind == .dismiss })
    addRemarks(to: &destination, of: evidence.sites, evidence)
    return destination
  }

  private mutating func `case`(
    _ declaration: Declaration, of symbol: TypeSymbol, _ evidence: SlotEvidence,
    _ presentation: Presentation
  ) -> Destination {
    var uses: [Destination.Use] = []
    var shown: ViewUse?
    var swallowedBy: SourceLocation?
    for site in evidence.sites {
      if site.path.cases.first == declaration.name {
        let content = content(of: site.region)
        uses.append(use(site, content))
        if shown == nil, site.path.cases.count == 1 { shown = content }
      } else if site.path.cases.isEmpty {
        if let inner = site.region.cases.first(where: { $0.name == declaration.name })?.region {
          let content = content(of: inner)
          uses.append(use(site, content, style: inner.style))
          if shown == nil { shown = content }
        } else if site.region.hasDefault {
          uses.append(use(site, nil))
          swallowedBy = site.region.defaultPosition
        } else if site.region.cases.isEmpty {
          let content = content(of: site.region)
          uses.append(use(site, content))
          if shown == nil { shown = content }
        }
      }
    }
    let payload = declaration.parameters.map { parameter in
      self.payload(
        parameter.label, written: parameter.type.written(inSource: true),
        program.resolve(parameter.type, in: symbol, file: symbol.file))
    }
    var destination = Destination(
      name: declaration.name, payload: payload,
      presentation: uses.first?.kind ?? presentation, presentations: uses.isEmpty ? nil : uses,
      leadsTo: reachView(shown), origin: .source,
      setBy: locations(evidence) { $0.cases.contains(declaration.name) },
      dismissedBy: locations(evidence) { $0.kind == .dismiss },
      condition: declaration.condition,
      location: declaration.position.location(in: program.files[symbol.file].path))
    destination.swallowedBy = swallowedBy
    addRemarks(
      to: &destination,
      of: evidence.sites.filter { $0.path.cases.isEmpty || $0.path.cases.first == declaration.name },
      evidence)
    if let nested = payload.first(where: { $0.role == .destination }) {
      destination.leadsTo = nested.leadsTo
      destination.continues = nestedSlot(declaration, in: symbol)
    } else if destination.leadsTo == nil {
      destination.leadsTo = state(in: payload)
    }
    return destination
  }

  private func use(
    _ site: PresentationSite, _ content: ViewUse?, style: Presentation? = nil
  ) -> Destination.Use {
    Destination.Use(
      kind: style ?? site.presentation, origin: .source, view: content?.view.nesting,
      condition: site.condition,
      location: site.location)
  }

  private func locations(
    _ evidence: SlotEvidence, _ isWanted: (StateChange) -> Bool
  ) -> [SourceLocation]? {
    var seen: Set<SourceLocation> = []
    let found = evidence.changes.filter(isWanted).map(\.location).filter {
      seen.insert($0).inserted
    }
    return found.isEmpty ? nil : found.sorted()
  }

  /// What the code around a destination means for it.
  private func addRemarks(
    to destination: inout Destination, of sites: [PresentationSite], _ evidence: SlotEvidence
  ) {
    let drillDowns = sites.filter { $0.presentation == .drillDown }
    if !drillDowns.isEmpty, drillDowns.allSatisfy({ stacks.isOutside($0.surroundings, $0.host) }) {
      destination.isOutsideStack = true
    }
    if drillDowns.contains(where: { $0.isListRow || stacks.isListRow($0) }) {
      destination.isInListRow = true
    }
    let isCovered = destination.presentation == .fullScreenCover && destination.dismissedBy == nil
    if isCovered, sites.allSatisfy({ !$0.region.canDismiss(in: program, regions) }) {
      destination.hasNoWayOut = true
    }
  }

  private mutating func tabs(_ evidence: SlotEvidence, _ type: ResolvedType) -> [Destination] {
    let region = evidence.container?.region ?? Region()
    let declared = type.unwrapped.ownSymbol?.cases.map(\.name) ?? []
    let names = declared + region.cases.map(\.name).filter { !declared.contains($0) }
    return names.map { name in
      let inner = region.cases.first { $0.name == name }?.region
      let shown = inner.flatMap { self.content(of: $0) }
      let position = type.unwrapped.ownSymbol?.members(named: name).first
      let leadsTo = shown.flatMap { isWorthShowing($0.view) ? reachView($0) : nil }
      return Destination(
        name: name, presentation: .tab, leadsTo: leadsTo,
        child: shown.flatMap { child(of: evidence.owner, shownAs: $0) }, origin: .source,
        setBy: locations(evidence) { $0.cases.contains(name) },
        location: position.map { $0.declaration.position.location(in: program.files[$0.file].path) }
      )
    }
  }

  private mutating func selected(
    _ evidence: SlotEvidence, _ type: ResolvedType, _ selection: SelectionSite
  ) -> [Destination] {
    guard let symbol = type.unwrapped.ownSymbol else { return [] }
    return symbol.cases.map { declaration in
      let region = selection.region.cases.first { $0.name == declaration.name }?.region
      let shown = region.flatMap { content(of: $0) }
      var destination = self.case(declaration, of: symbol, evidence, .inline)
      destination.presentations = [
        .init(
          kind: .inline, origin: .source, view: shown?.view.nesting, location: selection.location)
      ]
      destination.leadsTo = reachView(shown) ?? destination.leadsTo
      return destination
    }
  }

  /// The property of the tab's owner whose value the tab's view is handed.
  private func child(of owner: TypeSymbol, shownAs use: ViewUse) -> String? {
    let properties = use.arguments.values.compactMap(\.path)
      .filter { $0.owner === owner && $0.cases.isEmpty }.map(\.property)
    guard let fact = types[owner.id] else { return nil }
    let children = classification.slots(of: fact).filter { $0.arity == .always }.map(\.name)
    return properties.first { children.contains($0) }
  }

  private mutating func elements(_ evidence: SlotEvidence, _ type: ResolvedType) -> [Destination] {
    let element = type.element
    if let symbol = element.ownSymbol, symbol.kind == .enum {
      let handlers = walk.handlers.filter { $0.type.ownSymbol === symbol }
      return symbol.cases.map { declaration in
        var destination = self.case(declaration, of: symbol, evidence, .drillDown)
        for handler in handlers {
          let inner = handler.region.cases.first { $0.name == declaration.name }?.region
          guard let region = inner ?? (handler.region.cases.isEmpty ? handler.region : nil) else {
            continue
          }
          let shown = content(of: region)
          destination.presentations =
            (destination.presentations ?? []) + [
              .init(
                kind: .drillDown, origin: .source, view: shown?.view.nesting,
                location: handler.location)
            ]
          if let target = reachView(shown) { destination.leadsTo = target }
          break
        }
        destination.setBy = (destination.setBy ?? []) + linkLocations(symbol, declaration.name)
        if destination.setBy?.isEmpty == true { destination.setBy = nil }
        return destination
      }
    }
    if let symbol = element.ownSymbol {
      let shown = walk.handlers.first { $0.type.ownSymbol === symbol }.flatMap {
        content(of: $0.region)
      }
      return [
        Destination(
          name: evidence.property, payload: [payload(nil, written: symbol.nesting, element)],
          presentation: .drillDown,
          leadsTo: reachView(shown) ?? state(in: [payload(nil, written: symbol.nesting, element)]),
          origin: .source)
      ]
    }
    // A path that holds anything shows what its stack has handlers for.
    let stack = evidence.container.flatMap { container in
      walk.containers.firstIndex { $0.location == container.location }
    }
    var seen: Set<String> = []
    return walk.handlers.filter {
      $0.container == stack && stack != nil && seen.insert($0.writtenType).inserted
    }
    .map { handler in
      let shown = content(of: handler.region)
      return Destination(
        name: handler.writtenType,
        payload: [payload(nil, written: handler.writtenType, handler.type)],
        presentation: .drillDown,
        presentations: [
          .init(
            kind: .drillDown, origin: .source, view: shown?.view.nesting, location: handler.location
          )
        ],
        leadsTo: reachView(shown), value: handler.writtenType, origin: .source)
    }
  }

  private func linkLocations(_ symbol: TypeSymbol, _ name: String) -> [SourceLocation] {
    walk.links.filter { $0.value?.type.symbol === symbol && $0.value?.caseName == name }.map(
      \.location)
  }

  // MARK: - Payloads

  private func payload(_ label: String?, written: String, _ type: ResolvedType) -> Payload {
    guard let symbol = type.unwrapped.ownSymbol else {
      return Payload(label: label, type: written, role: .data)
    }
    if symbol.kind == .enum, let owner = owner(ofEnum: symbol) {
      return Payload(
        label: label, type: written, role: .destination, leadsTo: names.screen(of: owner).id)
    }
    let isState =
      symbol.isModel
      && (symbol.kind != .class || types[symbol.id].map(classification.isScreen) == true)
    if isState {
      return Payload(
        label: label, type: written, role: .state, leadsTo: names.screen(of: symbol).id)
    }
    let isRaw = types[symbol.id]?.conformances.contains("RawRepresentable") == true
    return Payload(label: label, type: written, role: .data, inURL: isRaw ? true : nil)
  }

  private mutating func state(in payload: [Payload]) -> Screen.ID? {
    guard let id = payload.first(where: { $0.role == .state })?.leadsTo else { return nil }
    if let symbol = symbols[id] { reach(symbol) }
    return id
  }

  /// The model whose slot an enum is.
  private func owner(ofEnum symbol: TypeSymbol) -> TypeSymbol? {
    guard let outer = symbol.outer, let fact = types[outer.id] else { return nil }
    let isSlot = classification.slots(of: fact).contains { slot in
      if case .cases(symbol.id, _) = slot.shows { slot.arity == .atMostOne } else { false }
    }
    return isSlot ? outer : nil
  }

  private func nestedSlot(_ declaration: Declaration, in symbol: TypeSymbol) -> String? {
    for parameter in declaration.parameters {
      guard
        let nested = program.resolve(parameter.type, in: symbol, file: symbol.file).unwrapped
          .ownSymbol,
        let owner = owner(ofEnum: nested), let fact = types[owner.id]
      else { continue }
      return classification.slots(of: fact).first {
        if case .cases(nested.id, _) = $0.shows { true } else { false }
      }?.name
    }
    return nil
  }

  private func typeName(_ type: ResolvedType) -> String {
    switch type {
    case .own(let symbol): symbol.nesting
    case .foreign(let type): type.written(inSource: true)
    case .optional(let inner): typeName(inner) + "?"
    case .many(let inner): "[\(typeName(inner))]"
    case .tuple, .meta, .unknown: "Any"
    }
  }

  // MARK: - Views

  /// The view that a region is for: the first that is no mere wrapper of content.
  private func content(of region: Region) -> ViewUse? {
    region.uses.first { !$0.view.wrapsContent } ?? region.cases.lazy.compactMap {
      self.content(of: $0.region)
    }.first
      ?? region.uses.first
  }

  private mutating func reachView(_ use: ViewUse?) -> Screen.ID? {
    guard let use else { return nil }
    reach(use.view)
    return names.screen(of: use.view).id
  }

  private func isWorthShowing(_ view: TypeSymbol) -> Bool { true }

  /// Adds a slot for each child that a view shows in place and that has navigation of its own.
  private mutating func addEmbedded(
    in region: Region, of screen: TypeSymbol, to slots: inout [Slot], visited: Set<ObjectIdentifier>
  ) {
    for use in region.uses {
      let target = names.screen(of: use.view)
      if visited.contains(ObjectIdentifier(use.view)) { continue }
      let inner = regions[ObjectIdentifier(use.view)]
      if target === screen {
        if let inner {
          addEmbedded(
            in: inner, of: screen, to: &slots, visited: visited.union([ObjectIdentifier(use.view)]))
        }
        continue
      }
      guard navigates(use.view, visited: visited) else { continue }
      let isKnown = slots.contains { slot in
        slot.destinations.contains {
          $0.leadsTo == target.id && ($0.presentation == .inline || $0.presentation == .tab)
        }
      }
      if isKnown { continue }
      reach(use.view)
      let property = use.arguments.values.compactMap(\.path)
        .first { path in names.screen(of: path.owner) === screen }?.property
      var name = property ?? use.view.name.prefix(1).lowercased() + use.view.name.dropFirst()
      if slots.contains(where: { $0.name == name }) { name = use.view.name }
      if slots.contains(where: { $0.name == name }) { continue }
      slots.append(
        Slot(
          name: name, arity: use.isRow ? .each : .always,
          encoding: use.isRow ? .collection : .child,
          storage: .passed, origin: .source, location: use.location,
          destinations: [
            Destination(name: name, presentation: .inline, leadsTo: target.id, origin: .source)
          ]))
    }
    for (_, inner) in region.cases {
      addEmbedded(in: inner, of: screen, to: &slots, visited: visited)
    }
    // What a selection shows in place is embedded only where the selection is no slot.
    for selection in region.selections where !isSlot(selection) {
      addEmbedded(in: selection.region, of: screen, to: &slots, visited: visited)
    }
  }

  private func isSlot(_ selection: SelectionSite) -> Bool {
    evidence.owners(of: selection.path).contains { path in
      evidence[path.owner, path.property]?.selection != nil
    }
  }

  /// Whether a view, or what it shows in place, leads anywhere.
  private func navigates(_ view: TypeSymbol, visited: Set<ObjectIdentifier>) -> Bool {
    if visited.contains(ObjectIdentifier(view)) || visited.count > 60 { return false }
    let (shown, state) = parts(of: view)
    for symbol in [shown, state].compactMap({ $0 }) {
      if evidence.evidence(of: symbol).contains(where: \.isBound) { return true }
      if !symbol.isView, let fact = types[symbol.id],
        classification.slots(of: fact).contains(where: { $0.origin != .inferred })
      {
        return true
      }
    }
    if walk.links.contains(where: { $0.host === view && $0.value == nil }) { return true }
    guard let region = regions[ObjectIdentifier(view)] else { return false }
    let inner = visited.union([ObjectIdentifier(view)])
    return region.allUses.contains { navigates($0.view, visited: inner) }
  }

  // MARK: - Links and actions

  private mutating func links(of view: TypeSymbol?) -> [Link] {
    guard let view else { return [] }
    var links: [Link] = []
    for link in walk.links where link.host === view {
      if let value = link.value {
        // A value that a bound stack takes is a push, not a link without state.
        if isPushed(value) { continue }
        let handlers = walk.handlers.filter { takes($0, value) }
        let shown = handlers.first.flatMap { content(of: $0.region) }
        var found = Link(
          form: link.form, presentation: .drillDown, leadsTo: reachView(shown),
          value: typeName(value.type), location: link.location)
        found.isOutsideStack = stacks.isOutside(link.surroundings, link.host) ? true : nil
        if isCertain(value.type), found.isOutsideStack != true {
          let own = handlers.filter { $0.container == link.container }
          found.handledBy = (own.count > 1 ? own : Array(handlers.prefix(1))).map(\.location)
        }
        links.append(found)
      } else {
        let shown = link.region.flatMap { content(of: $0) }
        var found = Link(
          form: link.form, presentation: link.presentation, leadsTo: reachView(shown),
          location: link.location)
        found.isOutsideStack = stacks.isOutside(link.surroundings, link.host) ? true : nil
        links.append(found)
      }
    }
    return links
  }

  private func takes(_ handler: StackHandler, _ value: Denotation) -> Bool {
    if let symbol = value.type.unwrapped.ownSymbol { return handler.type.ownSymbol === symbol }
    return typeName(handler.type) == typeName(value.type)
  }

  /// Whether it is known what a value's type is.
  private func isCertain(_ type: ResolvedType) -> Bool {
    switch type {
    case .own(let symbol): symbol.kind != .protocol
    case .foreign(let type): ["String", "Int", "UUID"].contains(type.lastName)
    default: false
    }
  }

  private func isPushed(_ value: Denotation) -> Bool {
    walk.containers.contains { container in
      guard let path = container.path,
        let type = Evaluator(program: program).property(path.property, of: path.owner)?.type
      else { return false }
      if case .foreign = type { return true }
      return type.element.symbol === value.type.symbol && value.type.symbol != nil
    }
  }
}

extension Region {
  /// The views that it shows in place, whatever the case.
  fileprivate var allUses: [ViewUse] { uses + alternatives.flatMap(\.allUses) }
}

extension TypeSymbol {
  /// What is walked to know what a view shows: its body, and for a controller every method.
  fileprivate var shownMembers: [Member] {
    if isController || isDelegate { return members.filter { !$0.isStatic } }
    let bodies = members.filter { member in
      member.declaration.body != nil && ["body", "content"].contains(member.name)
    }
    return bodies.isEmpty ? members.filter { $0.declaration.kind == .function } : bodies
  }

  /// Whether it shows content that it is given.
  fileprivate var wrapsContent: Bool {
    foreignAncestor == "UINavigationController"
      || genericParameters.contains { $0.constraint?.lastName == "View" }
      || storedProperties.contains {
        $0.declaration.attributes.contains { $0.name.hasSuffix("Builder") }
      }
  }
}

extension TypeReference {
  /// As the source writes it: the names are not qualified, so none of them loses its first part.
  func written(inSource: Bool) -> String {
    if !inSource { return written }
    return TypeReference("." + name, arguments, labels: labels).writtenPlain
  }

  private var writtenPlain: String {
    func plain(_ type: TypeReference) -> String { type.written(inSource: true) }
    let own = String(name.dropFirst())
    switch (own, arguments.count) {
    case ("Optional", 1): return plain(arguments[0]) + "?"
    case ("Array", 1): return "[\(plain(arguments[0]))]"
    case ("Dictionary", 2): return "[\(plain(arguments[0])): \(plain(arguments[1]))]"
    case ("any", 1), ("some", 1): return "\(own) \(plain(arguments[0]))"
    case (TypeReference.tuple, _): return "(\(arguments.map(plain).joined(separator: ", ")))"
    case (TypeReference.function, _): return "() -> Void"
    default:
      return arguments.isEmpty ? own : "\(own)<\(arguments.map(plain).joined(separator: ", "))>"
    }
  }
}
