/// A set of the ways to compile an app that differ in what its `#if` say: for the phone, for the Mac, for the Mac while debugging.
package struct Builds: Hashable, Sendable {
  private var bits: UInt64

  static let limit = UInt64.bitWidth
  /// Of however many there are.
  package static let all = Builds(bits: .max)
  static let none = Builds(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  init(_ number: Int) { bits = 1 << UInt64(number) }

  package var isEmpty: Bool { bits == 0 }

  func contains(_ other: Builds) -> Bool { other.bits & ~bits == 0 }

  package static func & (one: Builds, other: Builds) -> Builds {
    Builds(bits: one.bits & other.bits)
  }
  static func | (one: Builds, other: Builds) -> Builds { Builds(bits: one.bits | other.bits) }
  static func |= (one: inout Builds, other: Builds) { one = one | other }
  static prefix func ~ (builds: Builds) -> Builds { Builds(bits: ~builds.bits) }

  /// Itself in parts, so that each set is there in all of a part or in none of it; what is in the first build comes first.
  func divided(by sets: some Sequence<Builds>) -> [Builds] {
    var parts = [self]
    for set in sets where !set.contains(self) {
      parts = parts.flatMap { [$0 & set, $0 & ~set] }.filter { !$0.isEmpty }
    }
    return parts.sorted { $0.bits.trailingZeroBitCount < $1.bits.trailingZeroBitCount }
  }
}

/// The builds that the conditions of a model tell apart, and in which of them each holds.
struct BuildSpace {
  /// All that there are.
  private(set) var all = Builds.all
  /// Whether there are more than are told apart: then what conditions say of the rest may be so or not.
  private(set) var isPartial = false
  private var byText: [String: Builds] = [:]
  /// Of the conditions those of which it is known in each build whether they hold.
  private var told: Set<String> = []

  /// - Complexity: linear in the number of conditions that differ.
  init(_ texts: some Sequence<String>) {
    var conditions: [String: BuildCondition] = [:]
    var systems = ["iOS"]
    var uses: [String: Int] = [:]
    for text in texts where conditions[text] == nil {
      guard let condition = BuildCondition(text) else { continue }
      conditions[text] = condition
      let names = condition.names
      for system in names.systems where !systems.contains(system) { systems.append(system) }
      for other in Set(names.others) { uses[other, default: 0] += 1 }
    }
    if conditions.isEmpty { return }
    // There are not so many, so that it is not known what they say.
    isPartial = systems.count > Self.mostSystems
    if isPartial { return }
    // One of which none of them speaks.
    systems.append("")
    let others = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      .prefix(Self.mostOthers(beside: systems.count))
    isPartial = others.count < uses.count
    let builds = systems.flatMap { system in
      (0..<(1 << others.count)).map { bits in
        BuildCondition.Build(
          system: system,
          others: Dictionary(
            uniqueKeysWithValues: others.enumerated().map { ($1, bits & (1 << $0) != 0) }))
      }
    }
    all = builds.indices.reduce(.none) { $0 | Builds($1) }
    told = Set(conditions.filter { $1.names.others.allSatisfy(others.contains) }.keys)
    byText = conditions.mapValues { condition in
      builds.indices.reduce(.none) {
        condition.holds(in: builds[$1]) == false ? $0 : $0 | Builds($1)
      }
    }
  }

  /// Whether nothing depends on how the app is compiled.
  var isTrivial: Bool { byText.isEmpty }

  /// Whether the builds tell apart all that a condition asks.
  func tells(_ condition: String) -> Bool { told.contains(condition) }

  /// The builds in which a condition holds; all for none, and for what is no condition.
  subscript(condition: String?) -> Builds { condition.flatMap { byText[$0] } ?? .all }

  /// Apple's systems, Linux, Windows and a few more.
  private static let mostSystems = 15

  private static func mostOthers(beside systems: Int) -> Int {
    (0...5).last { systems << $0 <= Builds.limit } ?? 0
  }
}

extension NavigationModel {
  /// The conditions that it names, some more than once.
  var conditions: [String] {
    var all = roots.compactMap(\.condition)
    for screen in screens {
      all += screen.slots.flatMap(\.conditions)
      all += screen.links.compactMap(\.condition)
    }
    return all
  }
}

extension Slot {
  fileprivate var conditions: [String] {
    var all = [condition].compactMap(\.self)
    for destination in destinations {
      if let condition = destination.condition { all.append(condition) }
      all += (destination.presentations ?? []).compactMap(\.condition)
    }
    return all
  }
}

extension BuildSpace {
  /// Of some slots those that are there together, in the build with most of them, by what their own conditions say.
  static func together(_ slots: [Slot]) -> [Slot] {
    let space = BuildSpace(slots.flatMap(\.conditions))
    let builds = slots.map { slot in
      slot.destinations.reduce(Builds.none) { $0 | space.builds(of: $1, in: slot) }
    }
    return space.all.divided(by: builds)
      .map { part in zip(slots, builds).filter { !($1 & part).isEmpty }.map(\.0) }
      .reduce([]) { $1.count > $0.count ? $1 : $0 }
  }
}

extension BuildSpace {
  /// The builds in which a destination of a slot can be shown: what declares it is compiled, and something that presents it.
  func builds(of destination: Destination, in slot: Slot) -> Builds {
    let declared = self[slot.condition] & self[destination.condition]
    guard let uses = destination.presentations, !uses.isEmpty else { return declared }
    return declared & uses.reduce(.none) { $0 | self[$1.condition] }
  }
}

extension BuildSpace {
  /// For each screen the builds in which some roots lead to it, be it by links without state; all for one to which they don't.
  ///
  /// - Complexity: linear in the size of the model, times the number of builds at most.
  func builds(
    of model: NavigationModel, _ numbers: [Screen.ID: Int], _ slots: [[ChartSlot]],
    from roots: some Sequence<(Int, Builds)>
  ) -> [Builds] {
    var found = model.screens.map { _ in Builds.none }
    var waiting: [Int] = []
    func reach(_ screen: Int, in builds: Builds) {
      if builds.isEmpty || found[screen].contains(builds) { return }
      found[screen] |= builds
      waiting.append(screen)
    }
    for (root, builds) in roots { reach(root, in: builds) }
    while let screen = waiting.popLast() {
      let here = found[screen]
      for slot in slots[screen] {
        for (destination, target) in slot.targets.enumerated() where target >= 0 {
          reach(target, in: here & slot.builds(of: destination))
        }
      }
      for link in model.screens[screen].links {
        guard let target = link.leadsTo.flatMap({ numbers[$0] }) else { continue }
        reach(target, in: here & self[link.condition])
      }
    }
    return found.map { $0.isEmpty ? all : $0 }
  }
}
