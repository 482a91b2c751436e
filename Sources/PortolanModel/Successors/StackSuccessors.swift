/// What code pushes onto a stack: what comes first, and what comes on top of what.
///
/// Where it is not certain from where something is pushed, it may come from everywhere: the relation
/// holds at least the stacks that code builds.
package struct StackSuccessors {
  /// The destinations that code pushes at all, in the slot's order.
  package let pushed: [String]
  /// Those that come onto the empty stack.
  package private(set) var first: Set<String> = []
  /// Those that come on top of each.
  package private(set) var next: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - effects: What the actions of the chart do.
  ///   - ways: Its ways. Both are the same for every stack of a chart.
  /// - Returns: `nil` where nothing is pushed, or where it is not known what, or by whom.
  package init?(of slot: Slot, in owner: Int, _ chart: Chart, _ effects: SlotEffects, _ ways: Ways)
  {
    let screen = chart.model.screens[owner]
    let changes = effects.on(slot, of: screen).filter { !$0.isSeed(of: slot, in: screen) }
    let names = slot.destinations.map(\.name)
    let pushes = changes.filter { [.push, .replace].contains($0.effect.kind) }
    let begun = slot.beginsWith ?? []
    guard !pushes.isEmpty, changes.allSatisfy({ $0.keepsOrder }),
      pushes.allSatisfy({ !$0.effect.mayActivateAny || $0.isAlone }),
      Set(pushes.flatMap(\.names) + begun.joined()).isSubset(of: names),
      slot.destinations.allSatisfy({ $0.isToldBy(pushes, begun) }),
      // Code that was not read may push onto what nobody declares.
      slot.origin != .inferred
        || !slot.destinations.contains(where: { $0.isMadeElsewhere == true }),
      // A link to nobody knows what may push onto any stack.
      !chart.model.screens.contains(where: { $0.links.contains(where: \.isToAnything) })
    else { return nil }
    let told = Set(
      pushes.contains(where: \.isAlone) ? names : pushes.flatMap(\.names) + begun.joined())
    pushed = names.filter(told.contains)
    let grounds = Grounds(of: slot, in: owner, chart, effects, ways)
    let roots = slot.roots
    for stack in begun {
      add(Set(stack.prefix(1)), onto: .empty)
      add(inOrder: stack)
    }
    var later: [LaterPush] = []
    for push in pushes {
      // From wherever it is done, what begins the stack anew lies on nothing.
      let ground =
        push.effect.kind == .replace
        ? .empty : grounds.ground(of: push, in: chart)?.standing(on: roots)
      guard let ground else { return nil }
      // Of several in an order the first lies on the ground, each other on the one before.
      let isInOrder = push.effect.isInOrder == true
      if isInOrder { add(inOrder: push.names) }
      let added = Set(
        push.isAlone ? names : isInOrder ? Array(push.names.prefix(1)) : push.names)
      let replacesTop = push.effect.replacesTop == true
      let isLater = ground.isBelow || replacesTop
      let isOnce = isLater && !replacesTop && push.screen != owner && push.isDoneOnce
      if replacesTop || isOnce {
        add(added, onto: Ground(canBeEmpty: ground.canBeEmpty))
      } else {
        add(added, onto: ground)
      }
      if isLater {
        later.append(
          LaterPush(names: added, below: ground, replacesTop: replacesTop, isOnce: isOnce))
      }
      // Several at once may be alternatives, or stand one on the other.
      let together = push.action.names(
        pushedOnto: slot, names, of: screen, from: push.screen, chart)
      if together.count > 1 { add(Set(together), onto: Ground(elements: Set(together))) }
    }
    add(later)
    // What begins, somebody pushes whom nobody saw.
    if first.isEmpty { return nil }
  }

  /// Whether code builds a stack.
  package func builds(_ stack: [String]) -> Bool {
    guard let bottom = stack.first else { return true }
    return first.contains(bottom)
      && zip(stack, stack.dropFirst()).allSatisfy { next[$0]?.contains($1) == true }
  }

  /// The shortest stack of what is pushed that no code builds; `nil` where there is none.
  package var shortestUnbuilt: [String]? {
    if let name = pushed.first(where: { !first.contains($0) }) { return [name] }
    // All of one element are built: it is enough to see what can't come on top of which.
    for name in pushed {
      if let other = pushed.first(where: { next[name]?.contains($0) != true }) {
        return [name, other]
      }
    }
    return nil
  }

  /// Those that come onto the empty stack, and on top of whatever else it holds.
  var anywhere: Set<String> {
    first.intersection(
      pushed.filter { name in pushed.allSatisfy { $0 == name || next[$0]?.contains(name) == true } }
    )
  }

  /// Whether code builds more than so many stacks that hold nothing twice.
  func buildMore(than limit: Int) -> Bool {
    var (count, held): (Int, Set<String>) = (0, [])
    // No deeper than the limit: each step is another stack.
    func stack(_ names: Set<String>) {
      for name in names where count <= limit && held.insert(name).inserted {
        count += 1
        if let above = next[name] { stack(above) }
        held.remove(name)
      }
    }
    stack(first)
    return count > limit
  }

  /// What is pushed while some ground lies anywhere in the stack.
  private struct LaterPush {
    var names: Set<String>
    var below: Ground
    /// Whether it takes the place of the top, so that it comes onto what that lies on.
    var replacesTop: Bool
    /// Whether it is done once each time that its ground comes up: it does not come onto what it has pushed itself.
    var isOnce: Bool
    /// Of what is done once, onto what it comes.
    var ground: Set<String> = []
  }

  /// Adds what is pushed while some ground lies anywhere in the stack: on whatever may be on top by then.
  private mutating func add(_ pushes: [LaterPush]) {
    var pushes = pushes
    var isDone = pushes.isEmpty
    while !isDone {
      let known = (first, next, pushes.map(\.ground))
      for number in pushes.indices {
        let push = pushes[number]
        let others = pushes.indices.filter { $0 != number && pushes[$0].isOnce }.map { pushes[$0] }
        let top =
          push.below.isBelow ? elements(above: push.below, others) : push.below.elements
        if push.isOnce {
          pushes[number].ground = top
        } else {
          add(push.names, onto: push.replacesTop ? ground(below: top) : Ground(elements: top))
        }
      }
      isDone = (first, next, pushes.map(\.ground)) == known
    }
    for push in pushes where push.isOnce { add(push.names, onto: Ground(elements: push.ground)) }
  }

  /// What can be on top while some ground lies anywhere in the stack, where some pushes are done once each.
  private func elements(above ground: Ground, _ once: [LaterPush]) -> Set<String> {
    var above = ground.elements.union(ground.canBeEmpty ? first : [])
    var waiting = Array(above)
    while let element = waiting.popLast() {
      for names in [next[element] ?? []] + once.filter({ $0.ground.contains(element) }).map(\.names)
      {
        waiting += names.filter { above.insert($0).inserted }
      }
    }
    return above
  }

  /// What is on top once one of some elements has been popped.
  private func ground(below elements: Set<String>) -> Ground {
    Ground(
      canBeEmpty: !first.isDisjoint(with: elements),
      elements: Set(next.filter { !$1.isDisjoint(with: elements) }.keys))
  }

  /// Adds several of which each lies on the one before.
  private mutating func add(inOrder stack: [String]) {
    for (below, name) in zip(stack, stack.dropFirst()) { next[below, default: []].insert(name) }
  }

  private mutating func add(_ names: Set<String>, onto ground: Ground) {
    if ground.canBeEmpty { first.formUnion(names) }
    for element in ground.elements { next[element, default: []].formUnion(names) }
  }
}

extension Slot {
  /// What a stack always holds at least, where it begins with an element that is shown in place: all else lies on that.
  fileprivate var roots: Set<String> {
    let roots = Set((beginsWith ?? []).compactMap(\.first))
    let isInPlace = destinations.filter { roots.contains($0.name) }.allSatisfy {
      $0.presentation == .inline
    }
    return isInPlace ? roots : []
  }
}

extension Ground {
  /// The same in a stack that is never empty, for it begins with one of some roots.
  fileprivate func standing(on roots: Set<String>) -> Ground {
    guard canBeEmpty, !roots.isEmpty else { return self }
    var ground = self
    ground.canBeEmpty = false
    ground.elements.formUnion(roots)
    return ground
  }
}

extension SlotEffects.Found {
  fileprivate var names: [String] { effect.destinations ?? [] }

  /// Whether it begins the stack with one element of which nobody knows which it is.
  fileprivate var isAlone: Bool { effect.isAlone == true && effect.mayActivateAny }

  /// Whether what is on the stack stays in the order in which it was pushed.
  fileprivate var keepsOrder: Bool {
    switch effect.kind {
    case .push, .replace, .pop, .popToRoot, .dismiss: true
    case .present, .select, .insert, .remove, .insertRow, .removeRow: false
    }
  }

  /// Whether it is done once each time that a screen has come up, be it some time after.
  fileprivate var isDoneOnce: Bool {
    action.kind == .app && action.moment == .appearing && effect.afterAwait == true
  }

  /// Whether it only takes the stack that the initialiser was handed: who builds that one is told
  /// where it is built.
  fileprivate func isSeed(of slot: Slot, in screen: Screen) -> Bool {
    action.name == "init" && effect.kind == .replace && names.isEmpty
      && screen.initializer?.contains { $0.name == slot.properties[0] } == true
  }
}

extension Link {
  /// Whether it is to a value of which nobody knows the type.
  fileprivate var isToAnything: Bool {
    leadsTo == nil && value.map(["Any", "Hashable", "AnyHashable"].contains) == true
  }
}

extension Destination {
  /// Whether each place that sets it belongs to one of the pushes, or has the stack begin, as far as can be counted.
  fileprivate func isToldBy(_ pushes: [SlotEffects.Found], _ begun: [[String]]) -> Bool {
    (setBy ?? []).count
      <= pushes.count { $0.names.contains(name) } + begun.count { $0.contains(name) }
  }
}

extension Action {
  /// Whether it is SwiftUI's own link, of which no function can have the name.
  var isLink: Bool { name.hasPrefix("NavigationLink(") }

  /// All that it puts on one stack. What stands alone there stands beneath what else it pushes.
  fileprivate func names(
    pushedOnto slot: Slot, _ all: [String], of owner: Screen, from screen: Int, _ chart: Chart
  ) -> [String] {
    let pushes = effects.filter { effect in
      (effect.screen ?? chart.model.screens[screen].id) == owner.id && effect.slot == slot.name
        && (effect.kind == .push || effect.kind == .replace)
    }
    if pushes.count == 1, pushes[0].isAlone == true || pushes[0].isInOrder == true { return [] }
    if pushes.contains(where: { $0.isAlone == true && $0.mayActivateAny }) { return all }
    return pushes.flatMap { $0.destinations ?? [] }
  }
}
