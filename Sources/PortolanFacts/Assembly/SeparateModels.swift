import PortolanModel

/// Models of one class of which several views each make an object, and present each something else of it, be it by stacks that show
/// different things, or nothing but alerts: what a view presents is its own, and nothing that the others present is there.
extension ScreenNames {
  /// Those views, be each handed an object that is made for it alone, or one that keeps such an object for itself. A view that is
  /// otherwise handed such an object and presents from it may stand in any of them: then there are none.
  func makers(apart model: TypeSymbol) -> [TypeSymbol] {
    let key = ObjectIdentifier(model)
    if let known = makersApart[key] { return known }
    // A wrapper that is handed one presents for whoever hands it over.
    let views = presenters.views(of: model).filter { view in
      !view.presentsForOthers || object(model, of: view)?.way != .handed
    }
    var makers = makers(of: model) + viewsHandedTheirOwn(model, among: views)
    // Where all come by it in that way, whose it is says the way.
    if !makers.isEmpty { makers += viewsReachingTheirOwn(model, among: views) }
    let areApart =
      makers.count > 1 && makers.count == views.count
      && !makers.contains { $0.inherits("App", "Scene") }
      && (Set(makers.map { presenters.states($0, of: model) }).count > 1
        || makers.allSatisfy { view in
          object(model, of: view).map { isNotice($0, of: view) } == true
        }
        || showDifferently(makers, of: model) || pushDifferently(makers, of: model))
    makersApart[key] = areApart ? makers : []
    return areApart ? makers : []
  }

  /// Whether the stacks that some views make by a path which holds anything show something else in one view than in another.
  private func showDifferently(_ views: [TypeSymbol], of model: TypeSymbol) -> Bool {
    evidence.evidence(of: model).contains { slot in
      guard slot.container?.kind == .stack,
        evidence.evaluator.stack(keptBy: StatePath(owner: model, property: slot.property))?
          .isErasedPath == true
      else { return false }
      let shown = views.map { view in
        let own = slot.containers.filter { $0.host === view }
        return stackContents.shown(in: stackContents.stacks(madeBy: own))
      }
      // What is shown in a stack of which nothing was seen may be anything.
      return Set(shown.filter { !$0.isEmpty }).count > 1
    }
  }

  /// Whether onto the stack that a view makes by a path of a route enum other cases are pushed than onto another's.
  private func pushDifferently(_ views: [TypeSymbol], of model: TypeSymbol) -> Bool {
    let pages = PushedPages(
      walk: walk, regions: regions, stackContents: stackContents, holders: holders(of:),
      callers: callers)
    var areDifferent = false
    for slot in evidence.evidence(of: model) where slot.container?.kind == .stack {
      var found: [ObjectIdentifier: PushedPages.Content] = [:]
      for view in views {
        found[ObjectIdentifier(view)] = pages.content(of: view, slot, besides: views)
      }
      guard found.count == views.count, Set(found.values.map(\.cases)).count > 1 else { continue }
      stackPages[StatePath(owner: model, property: slot.property)] = found
      areDifferent = true
    }
    return areDifferent
  }

  /// Of such views those in whose stack one of some views can stand, as far as that is known.
  func makers(around doers: [TypeSymbol], by path: StatePath, among views: [TypeSymbol])
    -> [TypeSymbol]
  {
    guard let pages = stackPages[path.slot] else { return views }
    let around = views.filter { view in
      guard let content = pages[ObjectIdentifier(view)] else { return true }
      return doers.contains { content.views.contains(ObjectIdentifier($0)) }
    }
    return around.isEmpty ? views : around
  }

  /// Whether a view can stand in a stack, as far as the code is known that pushes onto it: that of the stack's first page, and of what
  /// this pushes. Pages that only push each other are in none.
  func mayStand(_ view: TypeSymbol, in stack: SlotEvidence) -> Bool {
    let contents = contents(of: stack)
    return contents.isEmpty || contents.contains { $0.views.contains(ObjectIdentifier(view)) }
  }

  /// Whether a case of a route enum can be on a stack, as far as that is known.
  func mayHold(_ name: String, on stack: SlotEvidence) -> Bool {
    let contents = contents(of: stack)
    return contents.isEmpty || contents.contains { $0.cases?.contains(name) != false }
  }

  /// What can be in the stacks that are bound to a path of which each view has one of its own; none where that is not known of all.
  private func contents(of stack: SlotEvidence) -> [PushedPages.Content] {
    let path = StatePath(owner: stack.owner, property: stack.property)
    guard !makers(apart: stack.owner).isEmpty, let pages = stackPages[path.slot] else { return [] }
    let contents = stack.containers.map { container in
      container.host.flatMap { pages[ObjectIdentifier($0)] }
    }
    return contents.contains { $0 == nil } ? [] : contents.compactMap(\.self)
  }

  /// Whether a view has an object of a class that is nobody else's: one that it makes, or that the app makes for it.
  func hasOwnObject(of model: TypeSymbol, _ view: TypeSymbol) -> Bool {
    switch object(model, of: view)?.way {
    case .made: true
    case .handed:
      holders(of: model).contains { holder in
        holder.inherits("App", "Scene") && object(model, of: holder)?.way == .made
      } || viewsHandedTheirOwn(model, among: presenters.views(of: model)).holds(view)
    default: false
    }
  }

  /// Of such views the one that presents all that any of them does: it is one screen with the model.
  func wholePresenters(of model: TypeSymbol, among views: [TypeSymbol]) -> [TypeSymbol] {
    if makers(apart: model).isEmpty { return [] }
    let all = Set(views.flatMap { presenters.states($0, of: model) })
    let whole = views.filter { presenters.states($0, of: model) == all }
    if whole.count == 1 { return whole }
    return whole.first { isNamedFor($0, model) }.map { [$0] } ?? []
  }
}

/// A piece of state, and where several views each make an object that keeps such a piece, the view.
struct KeptState: Hashable {
  var path: StatePath
  var maker: TypeSymbol?

  static func == (one: Self, other: Self) -> Bool {
    one.path == other.path && one.maker === other.maker
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(maker.map(ObjectIdentifier.init))
  }
}

extension SourceAssembly {
  func keptStates(_ path: StatePath, of makers: [TypeSymbol]) -> [KeptState] {
    if makers.isEmpty { return [KeptState(path: path)] }
    return makers.map { KeptState(path: path, maker: $0) }
  }

  func evidence(of state: KeptState) -> SlotEvidence? {
    let all = evidence[state.path.owner, state.path.property]
    guard let all, let maker = state.maker else { return all }
    return evidence(all, on: maker)
  }

  func screen(with state: KeptState) -> Screen.ID {
    names.screen(of: state.maker ?? shared.view(with: state.path) ?? state.path.owner).id
  }
}

extension SourceAssembly {
  /// The models of which a view makes an object of its own while other views present others of the class.
  func modelsMade(by view: TypeSymbol) -> [TypeSymbol] {
    var seen: Set<ObjectIdentifier> = []
    return shared.borrowed(by: view).map(\.owner).filter { owner in
      maker(of: owner, among: [view]) != nil
        && seen.insert(ObjectIdentifier(owner)).inserted
    }
  }

  /// Whether all that a model presents are slots of the views that each make one.
  func isSpread(_ model: TypeSymbol) -> Bool {
    guard model.kind == .class, names.view(of: model) == nil,
      !names.makers(apart: model).isEmpty
    else { return false }
    let shown = evidence.evidence(of: model).filter(\.isBound).map(\.property)
    let certain = certainSlots(of: model).filter { slot in
      slot.origin != .inferred && slot.arity != .always && slot.arity != .each
    }
    return (shown + certain.map(\.name)).allSatisfy {
      shared.isLent(StatePath(owner: model, property: $0))
    }
  }

  /// Whether a change is to a slot of other views that make such a model for themselves, or to what is none where it is made; or what
  /// such a model does, and only other views have it do.
  func isElsewhere(
    _ change: StateChange, than owners: [TypeSymbol], on page: PassedState.Page? = nil
  ) -> Bool {
    if let doer = change.owner, let maker = maker(of: doer, among: owners), maker !== doer {
      let calls = callsByFunction[ObjectIdentifier(names.screen(of: doer))]?[change.function] ?? []
      let makers = names.makers(apart: doer)
      let isOfOthers = calls.allSatisfy { call in
        call.host !== maker && makers.contains { $0 === call.host }
      }
      if !calls.isEmpty, isOfOthers { return true }
    }
    let keeper = change.path.owner
    let presenting = names.makers(apart: keeper).filter {
      names.presenters.states($0, of: keeper).contains(change.path.slot)
    }
    let meant = makers(meantBy: change, on: page)
    if let maker = maker(of: keeper, among: owners) {
      return !presenting.contains { $0 === maker }
        || !meant.isEmpty && !meant.contains { $0 === maker }
    }
    return presenting.count > 1 && names.view(of: keeper) == nil && meant.isEmpty
  }

  /// Of the views that each make an object of one class, those whose object a change is to, as far as that can be told.
  func makers(meantBy change: StateChange, on page: PassedState.Page? = nil) -> [TypeSymbol] {
    if names.makers(apart: change.path.owner).isEmpty { return [] }
    let doer = change.owner
    if let doer, maker(of: change.path.owner, among: [doer]) != nil { return [doer] }
    if let lending = makers(lending: change, on: page) {
      return shared.views(with: change.path).filter { view in lending.contains { $0 === view } }
    }
    let view = doer.flatMap { $0.isView ? $0 : names.view(of: $0) }
    return makers(
      of: change.path, in: view.flatMap(stacks(around:)) ?? [],
      by: change.tellers ?? [view].compactMap(\.self),
      taking: change.kind.activates ? change.value.map { Denotation(type: $0) } : nil)
  }

  /// Where each build has a view of its own that presents a piece of state, those that the code can be compiled with which changes it;
  /// none where the code is that of one of them.
  func presenters(inBuildsOf change: StateChange, _ owners: [TypeSymbol]) -> [TypeSymbol] {
    // The first may be one screen with the state's owner.
    let own = shared.isLent(change.path) ? nil : names.view(of: change.path.owner)
    let views = (own.map { [$0] } ?? []) + shared.borrowers(of: change.path)
    guard views.count > 1, views.areOneInEachBuild,
      !views.contains(where: { view in owners.contains { $0 === view } })
    else { return [] }
    let around = owners.flatMap(\.conditions) + (change.condition.map { [$0] } ?? [])
    return views.filter { !Branches.exclude($0.conditions + around) }
  }

  /// Those in whose stacks some code stands, else those whose stacks show what it pushes, else all.
  func makers(
    of path: StatePath, in around: Set<Int>, by doers: [TypeSymbol], taking value: Denotation?
  ) -> [TypeSymbol] {
    let makers = names.makers(apart: path.owner)
    var views = shared.views(with: path).filter { view in makers.contains { $0 === view } }
    if views.isEmpty { return [] }
    views = names.makers(around: doers, by: path, among: views)
    let standing = views.filter { !stackContents.stacks(madeIn: $0).isDisjoint(with: around) }
    if !standing.isEmpty { return standing }
    guard let value, let evidence = evidence[path.owner, path.property] else { return views }
    let taking = views.filter { view in
      let bound = stackContents.stacks(madeBy: evidence.containers.filter { $0.host === view })
      return walk.handlers.contains { takes($0, value) && stands($0, in: bound) }
    }
    return taking.isEmpty ? views : taking
  }

  /// What is said of a piece of state on the screen of a view that presents it, though an object keeps it that others have, too.
  func evidence(_ evidence: SlotEvidence, on view: TypeSymbol) -> SlotEvidence {
    if names.makers(apart: evidence.owner).isEmpty {
      return shared.withoutOthers(evidence, than: view, names)
    }
    let path = StatePath(owner: evidence.owner, property: evidence.property)
    let key = KeptState(path: path, maker: view)
    if let known = memory.evidenceApart[key] { return known }
    var own = shared.withoutOthers(evidence, than: view, names)
    own.changes.removeAll { change in
      let meant = makers(meantBy: change)
      return makers(lending: change)?.isEmpty == true
        || !meant.isEmpty && !meant.contains { $0 === view }
    }
    memory.evidenceApart[key] = own
    return own
  }

  /// Which of some views makes an object of a class for itself, while other views present others of the class.
  func maker(of model: TypeSymbol, among views: [TypeSymbol]) -> TypeSymbol? {
    names.makers(apart: model).first { maker in views.contains { $0 === maker } }
  }
}
