/// What is pushed onto the stack of a view that makes a router for itself, and so what stands in that stack: of a route enum for which
/// all such stacks show the same, one may never hold what another does.
struct PushedPages {
  let walk: ViewWalk
  let regions: [ObjectIdentifier: Region]
  let stackContents: StackContents
  /// The views that have an object of a class.
  let holders: (TypeSymbol) -> [TypeSymbol]
  /// Who calls each function, where all who do are seen.
  let callers: [ObjectIdentifier: [PushesByCall.Caller]]

  /// What can be in one view's stack.
  struct Content {
    /// The cases of the route enum; `nil` where that may be any.
    var cases: Set<String>? = []
    /// The views in the stack and all that these show, the stack's maker among them.
    var views: Set<ObjectIdentifier> = []
  }

  /// What can be in the stack that a view binds to its own router's path; `nil` where it shows no cases of one enum.
  ///
  /// - Parameter others: The views that make routers of the class, too: what stands in those has another one.
  func content(of maker: TypeSymbol, _ path: SlotEvidence, besides others: [TypeSymbol]) -> Content?
  {
    let bound = stackContents.stacks(
      madeBy: path.containers.filter { $0.kind == .stack && $0.host === maker })
    let handlers = walk.handlers.filter { handler in
      handler.type.ownSymbol?.kind == .enum && stackContents.stands(handler, in: bound)
    }
    guard let element = handlers.first?.type.ownSymbol,
      handlers.allSatisfy({ $0.type.ownSymbol === element })
    else { return nil }
    let pages = handlers.map(\.region)
    let apart = Set(others.filter { $0 !== maker }.map { ObjectIdentifier($0) })
    var content = Content()
    func enter(_ region: Region) {
      var waiting = [region]
      while let region = waiting.popLast() {
        for use in region.uses where !apart.contains(ObjectIdentifier(use.view)) {
          guard content.views.insert(ObjectIdentifier(use.view)).inserted else { continue }
          if let inner = regions[ObjectIdentifier(use.view)] { waiting.append(inner) }
        }
        waiting += region.alternatives
        waiting += region.presented.filter { shown in !pages.contains { $0 === shown } }
      }
    }
    content.views.insert(ObjectIdentifier(maker))
    if let own = regions[ObjectIdentifier(maker)] { enter(own) }
    for page in pages { enter(page.withoutCases) }
    while let known = content.cases {
      guard let pushed = cases(of: element, pushedOnto: path, by: content.views) else {
        content.cases = nil
        pages.forEach(enter)
        break
      }
      let new = pushed.subtracting(known)
      if new.isEmpty { break }
      content.cases = known.union(new)
      for name in new {
        for page in pages { page.shown(forCase: name).map(enter) }
      }
    }
    return content
  }

  /// The cases that some views push, by themselves or by what they have do it; `nil` where that may be any.
  private func cases(
    of element: TypeSymbol, pushedOnto path: SlotEvidence, by views: Set<ObjectIdentifier>
  ) -> Set<String>? {
    var found: Set<String> = []
    for change in path.changes
    where change.kind.activates && !change.isHandedOn && isDone(change, by: views) {
      if change.cases.isEmpty { return nil }
      found.formUnion(change.cases)
    }
    for link in walk.links {
      guard let value = link.value, value.type.unwrapped.ownSymbol === element,
        let host = link.host, views.contains(ObjectIdentifier(host))
      else { continue }
      if value.caseNames.isEmpty { return nil }
      found.formUnion(value.caseNames)
    }
    return found
  }

  private func isDone(_ change: StateChange, by views: Set<ObjectIdentifier>) -> Bool {
    if change.isSeed { return true }
    guard let doer = change.owner else {
      return change.member.map { mayBeRun($0, among: views) } != false
    }
    if let tellers = change.tellers { return tellers.contains { mayBe($0, among: views) } }
    let callers = walk.calls.filter { $0.model === doer && $0.function == change.function }
      .compactMap(\.host)
    return callers.isEmpty
      ? mayBe(doer, among: views) : callers.contains { mayBe($0, among: views) }
  }

  /// Whether a function outside of types is called where some views are, for all that is known, be it by another such function.
  private func mayBeRun(
    _ function: ObjectIdentifier, among views: Set<ObjectIdentifier>
  ) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var waiting = [function]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let calls = callers[next] else { return true }
      for call in calls {
        guard let type = call.type else {
          waiting.append(call.member)
          continue
        }
        if mayBe(type, among: views) { return true }
      }
    }
    return false
  }

  /// Whether code of a type is done where some views are, for all that is known: by themselves, or by what they have.
  private func mayBe(_ doer: TypeSymbol, among views: Set<ObjectIdentifier>) -> Bool {
    if doer.isView { return views.contains(ObjectIdentifier(doer)) }
    let holders = holders(doer)
    return holders.isEmpty || holders.contains { views.contains(ObjectIdentifier($0)) }
  }
}
