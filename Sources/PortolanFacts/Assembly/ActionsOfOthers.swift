import PortolanModel

/// What others do for a screen: children whose actions it receives, and objects that are handed its callbacks.
extension SourceAssembly {
  /// Adds what the callbacks do that an object is handed which is no screen: to the screen whose code hooks them up.
  func addActionsOfCallbacks() {
    var ways: [Screen.ID: ActionWays] = [:]
    for change in callbacks where isKnownSlot(change.path) {
      guard let taker = change.owner, let host = change.host, taker !== host,
        screens[names.screen(of: taker).id] == nil
      else { continue }
      let id = names.screen(of: host).id
      guard let screen = screens[id] else { continue }
      for added in actions(of: change, [host]) {
        ways[id, default: ActionWays(screen.actions)].add(added, change.arms, by: change.trigger)
      }
    }
    for (id, ways) in ways { screens[id]?.actions = ways.actions }
  }

  /// Adds what the app's delegate does, which is no screen: to the screen whose state it changes.
  func addActionsOfDelegates() {
    var ways: [Screen.ID: ActionWays] = [:]
    for delegate in program.types where delegate.isDelegate {
      guard screens[names.screen(of: delegate).id] == nil else { continue }
      for change in changesByOwner[ObjectIdentifier(delegate)] ?? []
      where change.byCallOf == nil && change.path.owner !== delegate && isKnownSlot(change.path) {
        for path in evidence.owners(of: change.path) {
          let id = screen(with: path).id
          guard let screen = screens[id] else { continue }
          for added in actions(of: change, [path.owner]) {
            ways[id, default: ActionWays(screen.actions)].add(
              added, change.arms, by: change.trigger)
          }
        }
      }
    }
    for (id, ways) in ways { screens[id]?.actions = ways.actions }
  }

  /// Adds what embedded children send: to the child's screen, or where the parent shows none of it, to the parent's.
  func addActionsOfChildren() {
    var ways: [Screen.ID: ActionWays] = [:]
    var shown: [Screen.ID: Set<Screen.ID>] = [:]
    for change in sentByChildren where !change.isToldBySenders && isKnownSlot(change.path) {
      guard let action = change.action, let owner = change.owner else { continue }
      let own = names.screen(of: owner).id
      if screens[own] != nil, !change.isSentInPlace { continue }
      let parents = action.senders.dropLast().reversed() + [change.host].compactMap { $0 }
      var id = own
      var owners = [owner] + [parts(of: owner).view].compactMap { $0 }
      if let parent = parents.map({ names.screen(of: $0).id }).first(where: { screens[$0] != nil })
      {
        if shown[parent] == nil { shown[parent] = screensShown(beside: parent) }
        if screens[own] == nil || shown[parent]?.contains(own) == false {
          id = parent
          owners = parents.filter { names.screen(of: $0).id == parent }
        }
      }
      guard screens[id] != nil else { continue }
      for added in self.actions(of: change, owners) {
        ways[id, default: ActionWays(screens[id]?.actions ?? [])].add(
          added, change.arms, by: change.trigger, told: change.action?.literals ?? [])
      }
    }
    for (id, ways) in ways { screens[id]?.actions = ways.actions }
  }

  /// The screens that a screen leads to, but for those on its stacks.
  private func screensShown(beside id: Screen.ID) -> Set<Screen.ID> {
    var seen: Set<Screen.ID> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      for slot in screens[next]?.slots ?? [] where slot.arity != .sequence {
        waiting += slot.destinations.compactMap(\.leadsTo)
      }
    }
    return seen
  }
}
