import PortolanModel

/// What the views in one stack push onto its path, where other stacks have the same path. The code says of which views it is sure that
/// they stand in this stack: those that its root shows, and the pages of what these push.
struct StackPushes {
  let walk: ViewWalk
  let regions: [ObjectIdentifier: Region]
  let surroundings: StackSurroundings
  let stackContents: StackContents
  /// The stack, as often as the code was followed that makes it.
  let stacks: Set<Int>
  /// What is done to the path, by anybody, and what else the same view does at the same time.
  let changes: [StateChange]
  let besides: (StateChange) -> [StateChange]
  let takes: (StackHandler, Denotation) -> Bool

  /// A value that a view in the stack is sure to push.
  struct Push {
    var value: Denotation
    var location: SourceLocation
  }

  /// The views that make the stack and no other.
  private let makers: [TypeSymbol]
  private var inside: Set<ObjectIdentifier> = []

  init(
    of stacks: Set<Int>, _ walk: ViewWalk, _ regions: [ObjectIdentifier: Region],
    _ surroundings: StackSurroundings, _ stackContents: StackContents, changes: [StateChange],
    besides: @escaping (StateChange) -> [StateChange],
    takes: @escaping (StackHandler, Denotation) -> Bool
  ) {
    (self.stacks, self.walk, self.regions) = (stacks, walk, regions)
    (self.surroundings, self.stackContents) = (surroundings, stackContents)
    (self.changes, self.besides, self.takes) = (changes, besides, takes)
    makers = stacks.compactMap { walk.containers[$0].host }
      .filter { stackContents.stacks(madeIn: $0).isSubset(of: stacks) }
    for number in stacks { enter(walk.containers[number].region, isOwn: true) }
    enterPages()
  }

  /// What links push there, which show no other stack before.
  var byLinks: [Push] {
    walk.links.compactMap { link -> Push? in
      guard link.form == LinkSite.valueForm, let value = link.value, stands(link) else {
        return nil
      }
      return Push(value: value, location: link.location)
    }
  }

  private var byCode: [Push] {
    changes.compactMap { change -> Push? in
      guard let type = change.value, isPushed(change) else { return nil }
      var value = Denotation(type: type)
      value.caseChoices = change.cases
      return Push(value: value, location: change.location)
    }
  }

  /// Enters the pages of what is pushed, and of what these push.
  private mutating func enterPages() {
    let handlers = walk.handlers.filter { stackContents.stands($0, in: stacks) }
    var entered: Set<ObjectIdentifier> = []
    var count = -1
    while count != inside.count + entered.count {
      count = inside.count + entered.count
      let pushed = (byLinks + byCode).map(\.value)
      for handler in handlers {
        let isOwn =
          handler.container != nil
          || handler.host.map { surroundings.isOnly($0, in: stacks) } == true
        let values = pushed.filter { takes(handler, $0) }
        if values.isEmpty { continue }
        let cases = Set(values.flatMap(\.caseNames))
        let pages =
          handler.region.cases.isEmpty
          ? [handler.region] : cases.sorted().compactMap { handler.region.shown(forCase: $0) }
        for page in pages where entered.insert(ObjectIdentifier(page)).inserted {
          enter(page, isOwn: isOwn)
        }
      }
    }
  }

  /// Notes the views that some code shows in the stack.
  ///
  /// - Parameter isOwn: Whether the code stands in this stack alone, so that what is in a branch of it is there at times. Elsewhere
  ///   a branch may be for the other stacks.
  private mutating func enter(_ region: Region, isOwn: Bool) {
    var waiting = [(region: region, isOwn: isOwn)]
    while let (region, isOwn) = waiting.popLast() {
      for (number, use) in region.uses.enumerated() where isHere(use) {
        guard isOwn || use.arms.isEmpty, !region.bringsStack(aroundUse: number, stackContents),
          inside.insert(ObjectIdentifier(use.view)).inserted,
          let shown = regions[ObjectIdentifier(use.view)]
        else { continue }
        waiting.append((shown, surroundings.isOnly(use.view, in: stacks)))
      }
      if isOwn { waiting += region.alternatives.map { ($0, true) } }
    }
  }

  /// Whether a view that is shown by what stands in the stack does so, too, and is no row of a list that selects.
  private func isHere(_ use: ViewUse) -> Bool {
    if use.selection != nil || use.standing == .kept { return false }
    return use.stack.map(stacks.contains) ?? (use.surroundings != .modal)
  }

  private func stands(_ link: LinkSite) -> Bool {
    guard link.selection == nil, link.element == nil else { return false }
    if let stack = link.container { return stacks.contains(stack) }
    guard let host = link.host, inside.contains(ObjectIdentifier(host)) else { return false }
    return link.surroundings != .modal
      && (!link.isInBranch || surroundings.isOnly(host, in: stacks))
  }

  /// Whether a view in the stack does no more than to push something. What does something else besides may show another stack first.
  private func isPushed(_ change: StateChange) -> Bool {
    guard change.kind == .push, !change.isSeed, !change.isHandedOn, !change.isByCall,
      change.toldTo == nil, change.trigger != nil, let view = change.owner,
      besides(change).isEmpty
    else { return false }
    if makers.contains(where: { $0 === view }) { return true }
    return inside.contains(ObjectIdentifier(view))
      && (change.arms.isEmpty || surroundings.isOnly(view, in: stacks))
  }
}

extension Region {
  /// Whether a view around one of those that it shows makes a stack of its own.
  fileprivate func bringsStack(aroundUse number: Int, _ contents: StackContents) -> Bool {
    var depth = uses[number].depth
    for outer in uses[..<number].reversed() where outer.depth < depth {
      if !contents.stacks(madeIn: outer.view).isEmpty { return true }
      depth = outer.depth
    }
    return false
  }
}
