import PortolanModel

/// What the elements of a stack can be, and how each is shown.
extension SourceAssembly {
  func elements(_ evidence: SlotEvidence, _ type: ResolvedType) -> [Destination] {
    let element = type.element
    if let symbol = alternatives(of: element) {
      let handlers = element.ownSymbol.map { self.handlers(of: $0, in: evidence) } ?? []
      var evidence = evidence
      // What is pushed is not shown in place, though code may ask for the first or the last.
      if !handlers.isEmpty { evidence.consumers = [] }
      return alternatives(of: symbol, in: evidence).map { declaration in
        var destination = self.case(declaration, of: symbol, evidence, .drillDown)
        let parts = handlers.compactMap { handler in
          let inner = handler.region.shown(forCase: declaration.name)
          let region = inner ?? (handler.region.cases.isEmpty ? handler.region : nil)
          return region.map { StackPart(handler: handler, region: $0) }
        }
        if let part = parts.first {
          let kinds = styles(of: declaration.name, symbol, evidence)
          let shown = shown(by: parts, kinds, evidence)
          destination.swallowedBy = swallower(
            of: declaration.name, showing: shown.view, in: part.handler.region)
          destination.presentations = (destination.presentations ?? []) + shown.uses
          if let first = kinds.first { destination.presentation = first }
          if let target = reachView(shown.view) {
            destination.leadsTo = target
          } else if destination.continues == nil, let taken = parts.map(\.region).taken {
            destination.payload = destination.payload.data(
              butFor: taken, objects: objects(in: declaration, of: symbol))
            destination.leadsTo = state(in: destination.payload)
          }
          if let continuation = part.region.continuation {
            lead(&destination, on: continuation, declaration, in: symbol)
          }
          addWaysBack(to: &destination, shown: part.region, evidence)
        } else {
          destination.swallowedBy =
            handlers.lazy.compactMap {
              self.swallower(of: declaration.name, showing: nil, in: $0.region)
            }.first ?? destination.swallowedBy
        }
        addLinks(to: &destination, of: symbol, onto: evidence)
        return destination
      }
    }
    if let symbol = element.ownSymbol, let handler = handlers(of: symbol, in: evidence).first,
      let held = held(by: handler)
    {
      return cases(heldBy: handler, held, evidence)
    }
    if let symbol = element.ownSymbol {
      let parts = handlers(of: symbol, in: evidence).map {
        StackPart(handler: $0, region: $0.region)
      }
      let payload = [payload(nil, written: symbol.nesting, element)]
      let kinds = styles(of: nil, symbol, evidence)
      let shown = shown(by: parts, kinds, evidence)
      let links = links(onto: evidence) { $0.type.symbol === symbol }.map(\.location)
      let setBy =
        (locations(evidence) { $0.kind.activates } ?? [])
        + links
      var destination = Destination(
        name: evidence.property, payload: payload,
        presentation: parts.isEmpty ? .drillDown : kinds[0],
        presentations: parts.isEmpty ? nil : shown.uses,
        leadsTo: reachView(shown.view) ?? state(in: payload) ?? selecting(element),
        origin: .source, setBy: setBy.isEmpty ? nil : Set(setBy).sorted())
      if let part = parts.first { addWaysBack(to: &destination, shown: part.region, evidence) }
      return [destination]
    }
    // A path that holds anything shows what its stack has handlers for.
    var handled: [Destination] = []
    for registration in registrations(on: evidence) {
      if let held = registration.held {
        handled += cases(heldBy: registration.handler, held, evidence, as: registration.type)
      } else {
        handled +=
          registration.isByCase
          ? registeredCases(of: registration, evidence) : [registered(registration, evidence)]
      }
    }
    return handled.isEmpty ? [] : handled + unhandled(evidence)
  }

  /// What code puts on a path that holds anything, though nothing shows a value of that type: nothing in all the app, or of several
  /// stacks of the path nothing in that one in which it is pushed.
  private func unhandled(_ evidence: SlotEvidence) -> [Destination] {
    var places: [String: (type: ResolvedType, setBy: Set<SourceLocation>)] = [:]
    if walk.handlers.allSatisfy({ $0.type.isCertain }) {
      for change in evidence.changes where change.kind.activates {
        guard let type = change.value, type.isCertain,
          !walk.handlers.contains(where: { takes($0, Denotation(type: type)) })
        else { continue }
        places[typeName(type), default: (type, [])].setBy.insert(change.location)
      }
    }
    for push in pushesWithoutHandler(evidence) {
      let type = push.value.type.unwrapped
      places[typeName(type), default: (type, [])].setBy.insert(push.location)
    }
    return places.sorted { $0.key < $1.key }.map { name, place in
      Destination(
        name: name, payload: [payload(nil, written: name, place.type)], presentation: .drillDown,
        value: name, origin: .source, setBy: place.setBy.sorted())
    }
  }

  /// What a path that holds anything shows for one type of value.
  private func registered(
    _ registration: Registration, _ evidence: SlotEvidence
  ) -> Destination {
    let handler = registration.handler
    func takes(_ type: ResolvedType, pushedBy view: TypeSymbol?) -> Bool {
      self.takes(handler, Denotation(type: type))
        && registrations(taking: type, pushedBy: view, on: evidence)
          .contains { $0.name == registration.name }
    }
    let pushes =
      locations(evidence) { change in
        change.value.map { takes($0, pushedBy: pusher(of: change, onto: evidence)) } ?? false
      } ?? []
    let links = links(onto: evidence) { self.takes(handler, $0) }.filter { link in
      link.value.map { takes($0.type, pushedBy: link.host) } == true
    }
    let setBy = pushes + links.map(\.location)
    let kinds = styles(taken: handler, evidence, links)
    let shown = shown(by: registration.parts { $0.region }, kinds, evidence)
    var destination = Destination(
      name: registration.name,
      payload: [payload(nil, written: registration.type, handler.type)],
      presentation: kinds[0], presentations: shown.uses,
      leadsTo: reachView(shown.view), value: registration.type, origin: .source,
      setBy: setBy.isEmpty ? nil : Set(setBy).sorted())
    addWaysBack(to: &destination, shown: handler.region, evidence)
    return destination
  }

  /// A type's name as it was written, where it means the same in the code of another type; else the full one.
  private func written(_ name: String, of symbol: TypeSymbol, for owner: TypeSymbol) -> String {
    program.type(named: name, in: owner, file: owner.file) === symbol ? name : symbol.nesting
  }

  /// The cases of an enum that is registered with a path that holds anything, where what is shown depends on the case.
  private func registeredCases(
    of registration: Registration, _ evidence: SlotEvidence
  ) -> [Destination] {
    let handler = registration.handler
    guard let symbol = handler.type.ownSymbol else { return [] }
    let ofAll = evidence
    var evidence = evidence
    // What is pushed of another enum may have the same name.
    evidence.changes.removeAll { change in
      change.value?.unwrapped.ownSymbol.map { $0.isEnumerated && $0 !== symbol } == true
    }
    let links = links(onto: evidence) { takes(handler, $0) }
    // What is handed on without saying which case it is may be any.
    let isOpen =
      links.contains { $0.value?.caseNames.isEmpty != false }
      || evidence.changes.contains { change in
        change.cases.isEmpty && change.value?.unwrapped.ownSymbol === symbol
      }
    return alternatives(of: symbol, in: evidence).map { declaration in
      let kinds = styles(taken: handler, evidence, links, of: declaration.name)
      var destination = self.case(declaration, of: symbol, evidence, kinds[0])
      let parts = registration.parts { $0.region.shown(forCase: declaration.name) }
      let region = parts.first?.region
      let shown = shown(by: parts, kinds, evidence, destination.payload)
      if region != nil { destination.presentations = shown.uses }
      destination.swallowedBy = swallower(
        of: declaration.name, showing: shown.view, in: handler.region)
      destination.title = destination.title ?? region?.title
      if let target = reachView(shown.view) { destination.leadsTo = target }
      if let continuation = region?.continuation {
        lead(&destination, on: continuation, declaration, in: symbol)
      }
      if let region { addWaysBack(to: &destination, shown: region, evidence) }
      destination.value = written(registration.type, of: symbol, for: evidence.owner)
      addLinks(to: &destination, of: symbol, onto: evidence)
      if destination.setBy == nil, isOpen { destination.isMadeElsewhere = true }
      destination.name = name(ofCase: declaration.name, of: symbol, on: ofAll)
      return destination
    }
  }

  /// The `default:` that takes a case, as no arm names it, and shows no screen for it.
  func swallower(
    of name: String, showing page: ViewUse?, in region: Region
  ) -> SourceLocation? {
    let isNamed = region.cases.contains { $0.name == name }
    return isNamed || page != nil || region.cases.isEmpty ? nil : region.defaultPosition
  }

  /// The cases of an enum that the elements of a stack hold, where it says what is shown: `struct Frame { var page: Page }`.
  ///
  /// - Parameter type: What the elements are called on a path that holds anything.
  private func cases(
    heldBy handler: StackHandler, _ held: HeldRoutes, _ evidence: SlotEvidence,
    as type: String? = nil
  ) -> [Destination] {
    let symbol = held.holder
    let isTyped = type == nil
    let pushes = evidence.changes.filter { isTyped || $0.value?.unwrapped.ownSymbol === symbol }
    let kinds = styles(of: nil, symbol, evidence)
    let links = links(onto: evidence) { $0.type.symbol === symbol }
    func cases(in change: StateChange) -> [String] {
      isTyped ? change.cases : change.heldCases
    }
    // Code that puts an element on the stack does not say here which case it holds.
    let isOpen =
      links.contains { $0.value?.heldCase == nil }
      || pushes.contains { $0.kind.activates && cases(in: $0).isEmpty }
    var evidence = evidence
    evidence.changes = pushes
    return held.routes.cases.map { declaration in
      var destination = self.case(declaration, of: held.routes, evidence, kinds[0])
      let region = held.selection.region.shown(forCase: declaration.name)
      let shown = region.flatMap { content(of: $0) }
      destination.presentations = region.map { _ in
        kinds.map {
          .init(kind: $0, origin: .source, view: shown?.view.nesting, location: handler.location)
        }
      }
      destination.leadsTo = reachView(shown) ?? destination.leadsTo
      destination.swallowedBy = swallower(
        of: declaration.name, showing: shown, in: held.selection.region)
      let called = type.map { written($0, of: symbol, for: evidence.owner) } ?? symbol.nesting
      destination.value = "\(called)(\(held.selection.path.property):)"
      if let continuation = region?.continuation {
        lead(&destination, on: continuation, declaration, in: held.routes)
      }
      if let region { addWaysBack(to: &destination, shown: region, evidence) }
      let set =
        (locations(evidence) { cases(in: $0).contains(declaration.name) } ?? [])
        + links.filter { $0.value?.heldCase == declaration.name }.map(\.location)
      destination.setBy = set.isEmpty ? nil : Set(set).sorted()
      if set.isEmpty, isOpen { destination.isMadeElsewhere = true }
      if !set.isEmpty { destination.isMadeElsewhere = nil }
      if !isTyped { destination.name = name(ofCase: declaration.name, of: symbol, on: evidence) }
      return destination
    }
  }

  /// The screen of a struct that says by an enum of its own which view is shown for it: `struct Frame { var page: Page }`.
  func selecting(_ type: ResolvedType?) -> Screen.ID? {
    guard let symbol = type?.unwrapped.ownSymbol, symbol.kind == .struct, !symbol.isView,
      names.holder(of: symbol) == nil,
      evidence.evidence(of: symbol).contains(where: { $0.selection != nil })
    else { return nil }
    reach(symbol)
    return names.screen(of: symbol).id
  }

  /// How an element of a stack is shown: as what puts it there says, else by a push.
  private func styles(
    of name: String?, _ symbol: TypeSymbol, _ evidence: SlotEvidence
  ) -> [Presentation] {
    styles(of: name, by: evidence.changes, links(onto: evidence) { $0.type.symbol === symbol })
  }

  private func styles(
    taken handler: StackHandler, _ evidence: SlotEvidence, _ links: [LinkSite],
    of name: String? = nil
  ) -> [Presentation] {
    let changes = evidence.changes.filter { change in
      change.value.map { takes(handler, Denotation(type: $0)) } ?? false
    }
    return styles(of: name, by: changes, links)
  }

  /// What puts an element there without saying which case it is says how a case is shown only where nothing else does.
  private func styles(
    of name: String?, by changes: [StateChange], _ links: [LinkSite]
  ) -> [Presentation] {
    let ofAny = changes.compactMap { $0.styles[""] }
    guard let name else { return distinct(ofAny + links.map(\.presentation)) }
    let own =
      changes.compactMap { $0.styles[name] }
      + links.filter { $0.value?.caseNames.contains(name) == true }.map(\.presentation)
    let open = links.filter { $0.value?.caseNames.isEmpty != false }.map(\.presentation)
    return distinct(own.isEmpty ? ofAny + open : own)
  }

  /// Each once, in the order of the legend; the root's own place only where there is nothing else.
  private func distinct(_ kinds: [Presentation]) -> [Presentation] {
    let found = Presentation.named.filter(kinds.contains)
    let covering = found.filter { $0 != .inline }
    return covering.isEmpty ? (found.isEmpty ? [.drillDown] : found) : covering
  }

  /// Lets the links to a case count among what sets it.
  private func addLinks(
    to destination: inout Destination, of symbol: TypeSymbol, onto evidence: SlotEvidence
  ) {
    let links = links(onto: evidence) {
      $0.type.symbol === symbol && $0.caseNames.contains(destination.name)
    }
    guard !links.isEmpty else { return }
    destination.setBy = Set((destination.setBy ?? []) + links.map(\.location)).sorted()
    (destination.isMadeElsewhere, destination.isMadeForOthers) = (nil, nil)
  }
}
