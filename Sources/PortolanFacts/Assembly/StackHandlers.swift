import PortolanModel

/// What takes the values that are pushed onto a stack: `.navigationDestination(for: Path.self) { … }`.
extension SourceAssembly {
  func takes(_ handler: StackHandler, _ value: Denotation) -> Bool {
    if let symbol = value.type.unwrapped.ownSymbol {
      return steps(from: symbol, to: handler) != nil
    }
    return typeName(handler.type) == typeName(value.type)
  }

  /// How far above a value's class the one is that a handler takes.
  private func steps(from symbol: TypeSymbol, to handler: StackHandler) -> Int? {
    if handler.type.ownSymbol === symbol { return 0 }
    guard handler.takesHeirs else { return nil }
    var base = program.superclass(of: symbol)
    for steps in 1..<20 {
      guard let current = base else { return nil }
      if handler.type.ownSymbol === current { return steps }
      base = program.superclass(of: current)
    }
    return nil
  }

  /// Of what takes a value in the same stacks, that which takes the nearest of its class and those above.
  private func nearest<Taking>(
    _ taking: [Taking], to value: ResolvedType, _ handler: (Taking) -> StackHandler
  ) -> [Taking] {
    guard taking.count > 1, let symbol = value.unwrapped.ownSymbol else { return taking }
    let steps = taking.map { self.steps(from: symbol, to: handler($0)) ?? 0 }
    return zip(taking, steps).filter { $0.1 == steps.min() }.map(\.0)
  }

  /// What takes a link's value: what is known to stand in one of its stacks, else the first.
  func handlers(taking value: Denotation, of link: LinkSite) -> [StackHandler] {
    let taking = walk.handlers.filter { takes($0, value) }
    let standing = standing(taking, in: stacks(around: link))
    let found = nearest(standing ?? taking, to: value.type) { $0 }
    return standing == nil ? Array(found.prefix(1)) : found
  }

  /// What takes a link's value in those of its stacks that have no path.
  func handlersWithoutPath(taking value: Denotation, of link: LinkSite) -> [StackHandler] {
    let pathless = stacks(around: link).filter {
      walk.containers.indices.contains($0) && walk.containers[$0].path == nil
    }
    if pathless.isEmpty { return [] }
    let taking = walk.handlers.filter { takes($0, value) && stands($0, in: pathless) }
    return nearest(taking, to: value.type) { $0 }
  }

  /// What takes the elements of a stack that are of one type: what is known to stand in it, else all.
  func handlers(of symbol: TypeSymbol, in evidence: SlotEvidence) -> [StackHandler] {
    let taking = walk.handlers.filter { $0.type.ownSymbol === symbol }
    return taking.count > 1 ? standing(taking, in: stacks(boundTo: evidence)) ?? taking : taking
  }

  /// Whether something pushes a value onto a path whose stack shows nothing for it, while another does.
  func isDead(_ change: StateChange) -> Bool {
    guard change.kind.activates, change.cases.isEmpty, let value = change.value,
      value.ownSymbol?.isEnumerated == false,
      Evaluator(program: program).stack(keptBy: change.path)?.isErasedPath == true,
      let evidence = evidence[change.path.owner, change.path.property]
    else { return false }
    let taking = walk.handlers.filter { takes($0, Denotation(type: value)) }
    if taking.isEmpty { return false }
    let stacks = stacks(boundTo: evidence)
    return !taking.contains { stands($0, in: stacks) }
  }

  /// What the views in a stack push onto its path that nothing in it takes, where other stacks have the same path and one of them does.
  func pushesWithoutHandler(_ evidence: SlotEvidence) -> [StackPushes.Push] {
    let bound = stacks(boundTo: evidence)
    guard let whole = self.evidence[evidence.owner, evidence.property],
      bound.allSatisfy({ walk.containers[$0].form == "NavigationStack" }),
      !stacks(boundTo: whole).isSubset(of: bound)
    else { return [] }
    let pushes = StackPushes(
      of: bound, walk, regions, stacks, stackContents,
      // Of an object that a view only comes by through another, there may be several.
      changes: whole.changes.filter { change in
        change.owner.map { names.object(change.path.owner, of: $0) != nil } == true
      },
      besides: { change in
        let all = change.owner.map { self.changesByOwner[ObjectIdentifier($0)] ?? [] } ?? []
        return all.filter {
          $0.path.slot != change.path.slot && $0.function == change.function
            && $0.trigger == change.trigger
        }
      },
      takes: takes)
    return pushes.byLinks.filter { push in
      guard push.value.type.unwrapped.ownSymbol.map({ $0.kind != .protocol }) == true else {
        return false
      }
      return !walk.handlers.contains {
        (takes($0, push.value) || !$0.type.isCertain) && mayStand($0, inAnyOf: bound)
      }
    }
  }

  /// Whether a handler stands in some stacks, for all that is known. In a split view it may stand in one of the columns around them.
  private func mayStand(_ handler: StackHandler, inAnyOf stacks: Set<Int>) -> Bool {
    if let around = handler.container, walk.containers.indices.contains(around),
      walk.containers[around].form != "NavigationStack"
    {
      return true
    }
    return stacks.contains { mayStand(handler, in: walk.containers[$0]) }
  }

  /// What takes a value, and what of that is shown for it.
  struct StackPart {
    var handler: StackHandler
    var region: Region

    var conditions: [String] { handler.conditions + [region.condition].compactMap(\.self) }
  }

  /// What a stack shows for a value that several handlers take: the first, and those that are compiled where none before it is.
  func shown(
    by parts: [StackPart], _ kinds: [Presentation], _ evidence: SlotEvidence,
    _ payload: [Payload] = []
  ) -> (view: ViewUse?, uses: [Destination.Use]) {
    let compiled = parts.filter { !Branches.exclude($0.conditions) }
    let ofEachBuild = compiled.reduce(into: Array(parts.prefix(compiled.isEmpty ? 1 : 0))) {
      found, part in
      if found.allSatisfy({ Branches.exclude($0.conditions + part.conditions) }) {
        found.append(part)
      }
    }
    let around = evidence.owner.conditions
    let pages = ofEachBuild.map { part in
      // In which build a view is declared says something where another build has another one.
      let own =
        ofEachBuild.count > 1
        ? part.conditions.filter { !around.contains($0) }
        : [
          condition(ofShowing: part.handler, onto: evidence), part.handler.condition,
          part.region.condition,
        ].compactMap(\.self)
      return ShownPage(
        condition: own.reduce(nil, Branches.both), region: part.region,
        page: content(of: part.region, with: payload))
    }
    let uses = zip(ofEachBuild, pages).flatMap { part, page in
      kinds.map {
        Destination.Use(
          kind: $0, origin: .source, view: page.page?.view.nesting, condition: page.condition,
          location: part.handler.location)
      }
    }
    return (gathered(by: pages), uses)
  }

  /// The condition under which alone the view is shown that takes values, where the stack's owner is there without it.
  private func condition(
    ofShowing handler: StackHandler, onto evidence: SlotEvidence
  ) -> String? {
    let owner = names.view(of: evidence.owner) ?? evidence.owner
    guard let host = handler.host, host !== owner,
      let condition = stacks.condition(ofShowing: host),
      stacks.condition(ofShowing: owner) != condition
    else { return nil }
    return condition
  }

  private func standing(_ handlers: [StackHandler], in stacks: Set<Int>) -> [StackHandler]? {
    if stacks.isEmpty { return nil }
    let standing = handlers.filter { stands($0, in: stacks) }
    return standing.isEmpty ? nil : standing
  }

  /// The links with a value that push onto a stack, for all that is known.
  func links(
    onto evidence: SlotEvidence, where isTaken: (Denotation) -> Bool
  ) -> [LinkSite] {
    let bound = stacks(boundTo: evidence)
    return walk.links.filter { link in
      guard let value = link.value, isTaken(value), !isOutsideStack(link) else { return false }
      let around = bound.isEmpty ? [] : stacks(around: link)
      return around.isEmpty
        || !around.isDisjoint(with: bound)
          && link.host.map { names.mayStand($0, in: evidence) } != false
    }
  }

  func stands(_ handler: StackHandler, in stacks: Set<Int>) -> Bool {
    stackContents.stands(handler, in: stacks)
  }

  /// What a path that holds anything shows, and what each is called there: by the type, and where several pages of the stack each show
  /// something of their own for values of one type, by a number, too.
  func registrations(on evidence: SlotEvidence) -> [Registration] {
    let stacks = stacks(boundTo: evidence)
    var found: [Registration] = []
    for handler in walk.handlers where !handler.writtenType.isEmpty && stands(handler, in: stacks) {
      let same = found.filter { $0.handler.isForSameType(as: handler) }
      guard same.allSatisfy({ isOfAnotherPage(handler, than: $0.handler) }) else {
        for number in found.indices where found[number].handler.isForSameType(as: handler) {
          found[number].others.append(handler)
        }
        continue
      }
      var type = same.first?.type ?? handler.writtenType
      // Two types may be written alike, each where it is declared.
      if same.isEmpty, found.contains(where: { $0.type == type }) { type = typeName(handler.type) }
      let number = same.isEmpty ? "" : String(same.count + 1)
      found.append(
        Registration(
          handler: handler, type: type, name: type + number, held: heldInSight(by: handler)))
    }
    return found
  }

  /// What the elements of a stack hold that says what is shown for them: `struct Frame { var page: Page }`.
  struct HeldRoutes {
    var holder: TypeSymbol
    var routes: TypeSymbol
    /// The `switch` that shows a page for each.
    var selection: SelectionSite
  }

  func held(by handler: StackHandler) -> HeldRoutes? {
    guard let holder = handler.type.ownSymbol, let selection = handler.held,
      let routes = Evaluator(program: program).property(selection.path.property, of: holder)?.type
        .ownSymbol, routes.kind == .enum
    else { return nil }
    return HeldRoutes(holder: holder, routes: routes, selection: selection)
  }

  /// The same where the code that takes the values asks by itself what they hold. An enum that makes its own views may have more cases
  /// than this stack is for, all the app's: then what the stack shows is one page, that of the value.
  private func heldInSight(by handler: StackHandler) -> HeldRoutes? {
    held(by: handler).flatMap { $0.selection.location.file == handler.location.file ? $0 : nil }
  }

  struct Registration {
    var handler: StackHandler
    /// What its type is called.
    var type: String
    var name: String
    /// What its values hold that says what is shown.
    var held: HeldRoutes?
    /// What takes the same values: that of other builds shows them there.
    var others: [StackHandler] = []

    func parts(_ region: (StackHandler) -> Region?) -> [StackPart] {
      ([handler] + others).compactMap { handler in
        region(handler).map { StackPart(handler: handler, region: $0) }
      }
    }

    /// Whether what is shown hangs on the case that a value is.
    var isByCase: Bool { routes != nil }

    /// Whose cases say what is shown: those of its type, or of what a value of that holds.
    var routes: TypeSymbol? {
      if let held { return held.routes }
      guard let symbol = handler.type.ownSymbol, symbol.isEnumerated,
        !handler.region.cases.isEmpty
      else { return nil }
      return symbol
    }
  }

  /// What a case is called on a stack: by its enum, too, where a path that holds anything shows another enum with a case of the name.
  func name(
    ofCase name: String, of symbol: TypeSymbol, on evidence: SlotEvidence?
  ) -> String {
    func isOfAnother(_ handler: StackHandler) -> Bool {
      guard let other = handler.type.ownSymbol, other !== symbol else { return false }
      return other.isEnumerated
        ? other.hasCase(name) : heldInSight(by: handler)?.routes.hasCase(name) == true
    }
    guard let evidence, walk.handlers.contains(where: isOfAnother) else { return name }
    let registrations = registrations(on: evidence).filter(\.isByCase)
    guard registrations.contains(where: { isOfAnother($0.handler) }),
      let own = registrations.first(where: { $0.handler.type.ownSymbol === symbol })
    else { return name }
    return "\(own.type).\(name)"
  }

  /// Whether what values of a type hold says what a path shows for them that holds anything.
  func holdsRoutes(_ type: ResolvedType?, on evidence: SlotEvidence) -> Bool {
    guard let symbol = type?.unwrapped.ownSymbol else { return false }
    return registrations(on: evidence).contains { $0.held?.holder === symbol }
  }

  /// What some cases of one type are called on a stack: where that shows one page for all of them, by the type.
  func names(
    ofCases names: [String], of type: ResolvedType?, on evidence: SlotEvidence?
  ) -> [String] {
    guard let symbol = type?.unwrapped.ownSymbol else { return names }
    if let evidence, holdsAnything(evidence),
      let own = registrations(on: evidence).first(where: { $0.handler.type.ownSymbol === symbol }),
      own.routes == nil
    {
      return [own.name]
    }
    return names.map { name(ofCase: $0, of: symbol, on: evidence) }
  }

  private func holdsAnything(_ evidence: SlotEvidence) -> Bool {
    let path = StatePath(owner: evidence.owner, property: evidence.property)
    return Evaluator(program: program).stack(keptBy: path)?.isErasedPath == true
  }

  /// Those that take a value which a view pushes: its own, or those of the views that show it in place, else all.
  func registrations(
    taking value: ResolvedType, pushedBy view: TypeSymbol?, on evidence: SlotEvidence
  ) -> [Registration] {
    let all = registrations(on: evidence).filter { takes($0.handler, Denotation(type: value)) }
    let taking = nearest(all, to: value) { $0.handler }
    guard taking.count > 1, let view else { return taking }
    let own = taking.filter { registration in
      registration.handler.host.map { $0 === view || places.show(view, in: $0) } == true
    }
    return own.isEmpty ? taking : own
  }

  /// Whether two pages, of which neither shows the other, show different views for values of one type.
  private func isOfAnotherPage(_ handler: StackHandler, than other: StackHandler) -> Bool {
    guard handler.type.ownSymbol?.isEnumerated != true, let page = handler.host,
      let otherPage = other.host, page !== otherPage, !places.show(page, in: otherPage),
      !places.show(otherPage, in: page), let shown = content(of: handler.region),
      let otherShown = content(of: other.region)
    else { return false }
    return shown.view !== otherShown.view
  }

  /// The stacks that are bound to a piece of state.
  func stacks(boundTo evidence: SlotEvidence) -> Set<Int> {
    stackContents.stacks(madeBy: evidence.containers)
  }

  /// The stacks in which a link stands, as far as that is known.
  func stacks(around link: LinkSite) -> Set<Int> {
    if let stack = link.container { return [stack] }
    return link.host.flatMap(stacks(around:)) ?? []
  }

  /// The stacks in which a view stands, where it is known of each place that shows it.
  func stacks(around view: TypeSymbol) -> Set<Int>? { stackContents.stacks(around: view) }
}

extension StackHandler {
  fileprivate func isForSameType(as other: StackHandler) -> Bool {
    guard let symbol = type.ownSymbol, let otherSymbol = other.type.ownSymbol else {
      return writtenType == other.writtenType
    }
    return symbol === otherSymbol
  }
}
