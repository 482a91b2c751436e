/// What a chart keeps of a slot, small, for counts and walks look at nothing else.
package struct ChartSlot: Sendable {
  package var arity: Slot.Arity
  var isFlagAndItem: Bool
  /// Whether its destinations exclude those of others in the presentation context.
  var presents: Bool
  /// The builds in which any of its destinations can be shown.
  package var builds: Builds
  /// For each destination the builds in which it can be; empty where that is the same for all.
  private var destinationBuilds: [Builds] = []
  /// Whether a tab of the same screen leads to it, so that it is not counted or listed for itself.
  package var isTabChild: Bool
  /// For each destination the position of the screen that it leads to; -1 for a leaf.
  package var targets: [Int]
  /// For each destination the position of the slot there that it continues with, or -1; empty where none does.
  var continuations: [Int]
  /// For each destination the positions of the screen's slots that stand in its content; empty where none does.
  var inner: [[Int]]
  /// For each destination whether nothing can set it; empty where each can be shown.
  private var neverShown: [Bool] = []
  /// Whether it is one of those.
  package var isWithin: Bool
  /// The branches around what it shows; empty where that is shown in any case.
  package var branches: [Slot.Branch]

  /// Whether it shows another screen in place, be it only within a destination.
  package var isChild: Bool { arity == .always && !isTabChild && targets[0] >= 0 }

  /// Whether it shows another screen within its own, whatever is presented.
  var isEmbedded: Bool { isChild && !isWithin }

  /// How many values it has, without what its destinations lead to.
  var states: Int { isFlagAndItem ? 4 : targets.count + 1 }

  /// Whether one of its destinations always is active.
  var selects: Bool { arity == .exactlyOne && !targets.isEmpty }

  func continuation(of destination: Int) -> Int {
    continuations.isEmpty ? -1 : continuations[destination]
  }

  /// The slots that stand in a destination's content: what is presented there, and what is shown in place.
  package func inner(of destination: Int) -> [Int] { inner.isEmpty ? [] : inner[destination] }

  /// Whether a destination is shown in a build: it can be there, and something may set it.
  func shows(_ destination: Int, in build: Builds) -> Bool {
    builds(of: destination).contains(build) && (neverShown.isEmpty || !neverShown[destination])
  }

  /// The builds in which a destination can be shown.
  func builds(of destination: Int) -> Builds {
    destinationBuilds.isEmpty ? builds : destinationBuilds[destination]
  }

  /// Each set of builds that it depends on, some of them more than once.
  var allBuilds: [Builds] { [builds] + destinationBuilds }

  /// - Parameters:
  ///   - space: `nil` where nothing depends on how the app is compiled.
  ///   - neverShows: Whether nothing can set a destination of a slot.
  static func slots(
    of screen: Screen, in space: BuildSpace?, neverShows: (Destination, Slot) -> Bool,
    lookUp: (Screen.ID) -> (number: Int, screen: Screen)?
  ) -> [ChartSlot] {
    let tabChildren = Set(screen.slots.flatMap { $0.destinations.compactMap(\.child) })
    let held = screen.slots.filter { $0.arity == .always && tabChildren.contains($0.name) }
    let children = Dictionary(
      held.map { ($0.name, $0.destinations[0].leadsTo) }, uniquingKeysWith: { first, _ in first })
    // Of builds that are not told apart in the whole app those count that the screen speaks of.
    let presenting =
      Set(
        (space?.isPartial == true
          ? BuildSpace.together(screen.presentingSlots) : screen.presentingSlots).map(\.name))
    return screen.slots.map { slot in
      var info = ChartSlot(
        arity: slot.arity, isFlagAndItem: slot.encoding == .flagAndItem,
        presents: presenting.contains(slot.name), builds: .all,
        isTabChild: children.keys.contains(slot.name),
        targets: Array(repeating: -1, count: slot.destinations.count), continuations: [],
        inner: inner(of: slot, in: screen), isWithin: slot.within != nil,
        branches: slot.branches ?? [])
      for (number, destination) in slot.destinations.enumerated() {
        // A tab shows its child, whether it says so itself or not.
        let id = destination.leadsTo ?? destination.child.flatMap { children[$0] ?? nil }
        guard let id, let target = lookUp(id) else { continue }
        info.targets[number] = target.number
        guard let name = destination.continues else { continue }
        if info.continuations.isEmpty { info.continuations = info.targets.map { _ in -1 } }
        info.continuations[number] =
          target.screen.slots.firstIndex { $0.name == name } ?? -1
      }
      if let space { info.setBuilds(of: slot, space) }
      if slot.destinations.contains(where: { neverShows($0, slot) }) {
        info.neverShown = slot.destinations.map { neverShows($0, slot) }
      }
      return info
    }
  }

  private mutating func setBuilds(of slot: Slot, _ space: BuildSpace) {
    let all = slot.destinations.map { space.builds(of: $0, in: slot) }
    builds = all.isEmpty ? space[slot.condition] : all.reduce(.none, |)
    if !all.allSatisfy({ $0 == builds }) { destinationBuilds = all }
  }

  private static func inner(of slot: Slot, in screen: Screen) -> [[Int]] {
    let inner = screen.slots.enumerated().filter { _, inner in
      inner.allWithin.contains { $0.slot == slot.name }
    }
    if inner.isEmpty { return [] }
    return slot.destinations.map { destination in
      let outer = Slot.Within(slot: slot.name, destination: destination.name)
      return inner.filter { $1.allWithin.contains(outer) }.map(\.offset)
    }
  }
}
