import PortolanModel

/// What others do for a screen: children whose actions it receives, objects that are handed its callbacks, the app's delegate.
extension SourceAssembly {
  /// Adds what the callbacks do that an object is handed which is no screen: to the screen whose code hooks them up.
  func addActionsOfCallbacks() {
    add(
      callbacks.compactMap { change in
        guard let taker = change.owner, let host = change.host, taker !== host,
          screens[names.screen(of: taker).id] == nil
        else { return nil }
        return Deed(change: change, screen: names.screen(of: host).id, owners: [host])
      })
  }

  /// Adds what the app's delegate does, which is no screen: to the screen whose state it changes.
  func addActionsOfDelegates() {
    for delegate in program.types
    where delegate.isDelegate && screens[names.screen(of: delegate).id] == nil {
      let changes = (changesByOwner[ObjectIdentifier(delegate)] ?? [])
        .filter { !$0.isByCall && $0.path.owner !== delegate }
      add(
        changes.flatMap { change in
          evidence.owners(of: change.path).map {
            Deed(change: change, screen: screen(with: $0).id, owners: [$0.owner])
          }
        })
    }
  }

  /// Adds what the app's intents do, by Siri or a shortcut: to the screen whose state they change, under the title that people see.
  func addActionsOfIntents() {
    for intent in program.types where intent.isIntent {
      let title = intent.titleOfIntent ?? intent.name
      let changes = (changesByOwner[ObjectIdentifier(intent)] ?? []).filter { !$0.isByCall }
      add(
        changes.flatMap { change in
          evidence.owners(of: change.path).map { path in
            var change = change
            if change.memberName == TypeSymbol.functionOfIntents { change.function = title }
            return Deed(change: change, screen: screen(with: path).id, owners: [path.owner])
          }
        })
    }
  }

  /// Adds what embedded children send: to the child's screen, or where the parent shows none of it, to the parent's.
  func addActionsOfChildren() {
    var shown: [Screen.ID: Set<Screen.ID>] = [:]
    add(
      sentByChildren.flatMap { change -> [Deed] in
        guard !change.isToldBySenders, let action = change.action else { return [] }
        let own = deeds(ofSendersOf: change)
        if !change.isSentInPlace, own.contains(where: { screens[$0.screen] != nil }) { return [] }
        let parents = action.senders.dropLast().reversed() + [change.host].compactMap { $0 }
        let ids = parents.map { names.screen(of: $0).id }
        if let parent = ids.first(where: { screens[$0] != nil }) {
          if shown[parent] == nil { shown[parent] = screensShown(beside: parent) }
          let within = own.filter { deed in
            screens[deed.screen] != nil && shown[parent]?.contains(deed.screen) == true
          }
          if !within.isEmpty { return within }
          return [
            Deed(
              change: change, screen: parent,
              owners: parents.filter { names.screen(of: $0).id == parent })
          ]
        }
        return own
      })
  }

  /// A change that another does for a screen, by types that belong to it.
  struct Deed {
    var change: StateChange
    var screen: Screen.ID
    var owners: [TypeSymbol]
  }

  func add(_ deeds: [Deed]) {
    var ways: [Screen.ID: ActionWays] = [:]
    for deed in deeds where isKnownSlot(deed.change.path) {
      guard let screen = screens[deed.screen] else { continue }
      for action in actions(of: deed.change, deed.owners) {
        ways[deed.screen, default: ActionWays(screen.actions)].add(action, for: deed.change)
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
