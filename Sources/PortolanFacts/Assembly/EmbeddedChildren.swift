import PortolanModel

/// The children that one screen shows in place, and in which arms of its forks each of them stands.
struct EmbeddedChildren {
  /// In the order in which they are met.
  private(set) var found: [Child] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The arms around the code that is looked at, and how many views it is part of were entered before.
  private var around: [Spot] = []
  private var condition: String?
  private var entered = 0
  private var current = 0
  private var isInRow = false
  /// The destination in whose content the code stands that is looked at.
  private var host: Slot.Within?
  /// What hosts are given to show.
  private let hosted: Set<SourceLocation>

  /// - Parameter hosted: What stands in the content of destinations.
  init(besides hosted: [ViewUse] = []) { self.hosted = Set(hosted.map(\.location)) }

  /// A screen that is shown in place, for which its first use speaks.
  struct Child {
    var use: ViewUse
    var target: TypeSymbol
    /// Of each of its uses the arms around it, outermost first.
    fileprivate var spots: [[Spot]]
    /// Of each of its uses the conditions of the `#if` branches around it.
    fileprivate var conditions: [String?]
    /// Of each of its uses the destination in whose content it stands.
    fileprivate var hosts: [Slot.Within?]
  }

  /// An arm of a fork; of a fork in a view that is part of the screen in several places, in one of them.
  fileprivate struct Spot: Equatable {
    var key: Key
    var arm: Int
    var armCount: Int
  }

  fileprivate struct Key: Hashable, Comparable {
    var part: Int
    var fork: Int
    /// Of a fork that stands for several, whose it is.
    var child = 0

    static func < (one: Key, other: Key) -> Bool {
      (one.part, one.fork, one.child) < (other.part, other.fork, other.child)
    }
  }

  mutating func add(_ use: ViewUse, _ target: TypeSymbol) {
    let spots = spots(of: use)
    if let known = places[ObjectIdentifier(target)] {
      found[known].spots.append(spots)
      found[known].conditions.append(condition(of: use))
      found[known].hosts.append(host)
    } else {
      places[ObjectIdentifier(target)] = found.count
      found.append(
        Child(
          use: use, target: target, spots: [spots], conditions: [condition(of: use)],
          hosts: [host]))
    }
  }

  /// Looks at what a view shows that is part of the screen.
  mutating func enter(_ use: ViewUse, _ work: (inout EmbeddedChildren) -> Void) {
    let saved = (around, current, isInRow, condition)
    around = spots(of: use)
    condition = condition(of: use)
    entered += 1
    current = entered
    // What two rows show does not exclude each other.
    isInRow = isInRow || use.isRow
    work(&self)
    (around, current, isInRow, condition) = saved
  }

  /// Looks at what stands in the content of a destination.
  mutating func stand(within host: Slot.Within, _ work: (inout EmbeddedChildren) -> Void) {
    let saved = (self.host, current)
    self.host = host
    entered += 1
    current = entered
    work(&self)
    (self.host, current) = saved
  }

  /// Some content without what stands in that of destinations, and is looked at there.
  func withoutContent(_ region: Region) -> Region {
    let rest = Region()
    rest.uses += region.uses.filter { !hosted.contains($0.location) }
    return rest
  }

  private func condition(of use: ViewUse) -> String? {
    Branches.both(condition, use.condition)
  }

  private func spots(of use: ViewUse) -> [Spot] {
    if isInRow { return around }
    return around
      + use.arms.map { arm in
        Spot(
          key: Key(part: current, fork: arm.fork.number), arm: arm.number,
          armCount: arm.fork.armCount)
      }
  }

  // MARK: - Branches

  /// The branches around each of some children; `nil` for one that is shown whatever the forks say.
  static func branches(of children: [Child]) -> [[Slot.Branch]?] {
    let arms = children.enumerated().map { number, child in child.arms(number) }
    let keys = Set(arms.joined().map(\.key)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(keys, 1...))
    return arms.map { arms in
      arms.isEmpty ? nil : arms.map { Slot.Branch(fork: numbers[$0.key]!, arm: $0.arm) }
    }
  }
}

extension EmbeddedChildren.Child {
  /// The condition under which it is shown at all.
  var condition: String? { Branches.either(conditions) }

  /// The destinations in whose content it stands; none where it is shown whatever these are.
  var within: [Slot.Within] {
    let known = hosts.compactMap(\.self)
    if known.count < hosts.count { return [] }
    return known.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The arms in which all its uses stand. Where it is shown in some of the others, but not whatever they say, a fork that is its
  /// own stands for them.
  fileprivate func arms(_ number: Int) -> [EmbeddedChildren.Spot] {
    guard let first = spots.first else { return [] }
    var common = first[...]
    for spots in spots.dropFirst() {
      common = common.prefix(zip(common, spots).prefix { $0 == $1 }.count)
    }
    let rest = spots.map { $0.dropFirst(common.count) }
    guard var own = rest.first?.first, !Self.isWhole(rest) else { return Array(common) }
    own.key.child = number + 1
    own.arm = 1
    return common + [own]
  }

  /// Whether one of several ways is taken whatever the forks say.
  private static func isWhole(_ ways: [ArraySlice<EmbeddedChildren.Spot>]) -> Bool {
    if ways.contains(where: \.isEmpty) { return true }
    return Dictionary(grouping: ways) { $0.first!.key }.values.contains { ways in
      let arms = Dictionary(grouping: ways) { $0.first!.arm }
      return arms.count == ways[0].first!.armCount
        && arms.values.allSatisfy { isWhole($0.map { $0.dropFirst() }) }
    }
  }
}
