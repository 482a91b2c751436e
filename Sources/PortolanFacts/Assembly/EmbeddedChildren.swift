import PortolanModel

/// The children that one screen shows in place, and in which arms of its forks each of them stands, and what it presents.
struct EmbeddedChildren {
  /// In the order in which they are met.
  private(set) var found: [Child] = []
  private var places: [Shown: [Int]] = [:]
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
  /// Where the screen shows the views that it consists of.
  private var parts: [ObjectIdentifier: [Part]] = [:]

  /// - Parameters:
  ///   - view: The view whose children they are, if they are one's.
  ///   - hosted: What stands in the content of destinations.
  init(of view: TypeSymbol? = nil, besides hosted: [ViewUse] = []) {
    self.hosted = Set(hosted.map(\.location))
    if let view { parts[ObjectIdentifier(view)] = [Part(number: 0, around: [])] }
  }

  /// A view that the screen consists of, in one of the places where it is shown.
  private struct Part {
    var number: Int
    var around: [Spot]
    /// Whether it is one of several rows.
    var isInRow = false
    var host: Slot.Within?
  }

  /// A screen, as one for each element of a collection or by itself: `PinnedRow(pin)` above `ForEach(pins) { PinnedRow($0) }`.
  private struct Shown: Hashable {
    var target: ObjectIdentifier
    var isRow: Bool
  }

  /// A screen that is shown in place, for which its first use speaks.
  struct Child {
    var use: ViewUse
    var target: TypeSymbol
    /// The property of a model that keeps the object of which it is, where that is known.
    fileprivate(set) var object: StatePath?
    /// Of each of its uses the arms around it, outermost first.
    fileprivate var spots: [[Spot]]
    /// Of each of its uses the conditions of the `#if` branches around it.
    fileprivate var conditions: [String?]
    /// Of each of its uses the destination in whose content it stands.
    fileprivate var hosts: [Slot.Within?]
  }

  /// An arm of a fork; of a fork in a view that is part of the screen in several places, in one of them.
  struct Spot: Equatable {
    fileprivate var key: Key
    fileprivate var arm: Int
    fileprivate var armCount: Int
    /// Whether the arms are the branches of an `#if`.
    fileprivate var isOfBuilds: Bool

    fileprivate init(_ arm: Fork.Arm, in part: Int) {
      key = Key(part: part, fork: arm.fork.number)
      isOfBuilds = arm.fork.isOfBuilds
      (self.arm, armCount) = (arm.number, arm.fork.armCount)
    }
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

  /// - Parameter object: The property of a model that keeps the object which the view is handed: of two objects there are two children.
  mutating func add(_ use: ViewUse, _ target: TypeSymbol, of object: StatePath? = nil) {
    let spots = spots(of: use)
    let shown = Shown(target: ObjectIdentifier(target), isRow: use.isRow)
    let known = places[shown]?.first { number in
      guard let object, let other = found[number].object else { return true }
      return object == other
    }
    if let known {
      found[known].spots.append(spots)
      found[known].conditions.append(condition(of: use))
      found[known].hosts.append(host)
    } else {
      places[shown, default: []].append(found.count)
      found.append(
        Child(
          use: use, target: target, object: object, spots: [spots],
          conditions: [condition(of: use)], hosts: [host]))
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
    parts[ObjectIdentifier(use.view), default: []].append(
      Part(number: current, around: around, isInRow: isInRow, host: host))
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
    isInRow ? around : around + use.arms.map { Spot($0, in: current) }
  }

  // MARK: - Branches

  /// The branches around each of some children; `nil` for one that is shown whatever the forks say.
  static func branches(of children: [Child]) -> [[Slot.Branch]?] {
    branches(of: arms(of: children))
  }

  /// The arms around each of some children, outermost first. Arms in all of which one child stands are one, where nothing else stands
  /// in only some of them.
  ///
  /// - Parameter presented: The arms around what the screen presents.
  static func arms(of children: [Child], besides presented: [[Spot]] = []) -> [[Spot]] {
    let several = children.map(\.severalArms)
    let single = children.enumerated().map { number, child in child.arms(number) }
    var sets: [Key: Set<Set<Int>>] = [:]
    for spot in (presented + zip(single, several).map { $1?.around ?? $0 }).joined() {
      sets[spot.key, default: []].insert([spot.arm])
    }
    for several in several.compactMap(\.self) {
      sets[several.first.key, default: []].insert(several.arms)
    }
    return zip(single, several).map { single, several in
      guard let several, let all = sets[several.first.key] else { return single }
      // Where something else stands in only some of the arms, they are not one.
      let areApart = all.reduce(0) { $0 + $1.count } == Set(all.joined()).count
      return areApart ? several.around + [several.first] : single
    }
  }

  /// The arms in which all code stands that presents something, within what the screen shows or a destination does; none where some of
  /// that is not known.
  func arms(of sites: [PresentationSite]) -> [Spot] {
    arms(around: sites.map { ($0.host, $0.sharedArms) })
  }

  /// The same of a choice that is shown in place, as far as something else stands in other arms: nothing is chosen while that is there.
  ///
  /// - Parameter others: The arms around what else the screen shows.
  func arms(of selection: SelectionSite, excluding others: [[Spot]]) -> [Spot] {
    let own = arms(around: [(selection.host, selection.sharedArms)])
    let last = own.lastIndex { spot in
      others.joined().contains { $0.key == spot.key && $0.arm != spot.arm }
    }
    return last.map { Array(own[...$0]) } ?? []
  }

  private func arms(around code: [(host: TypeSymbol?, arms: [Fork.Arm])]) -> [Spot] {
    let all = code.flatMap { host, arms -> [[Spot]] in
      let parts = host.flatMap { self.parts[ObjectIdentifier($0)] } ?? []
      guard !parts.isEmpty, parts.allSatisfy({ $0.host == nil }) else { return [[]] }
      return parts.map { part in
        part.isInRow ? part.around : part.around + arms.map { Spot($0, in: part.number) }
      }
    }
    return all.dropFirst().reduce(all.first ?? []) { common, arms in
      common.filter(arms.contains)
    }
  }

  /// Another arm of a fork than one, where the screen shows the view whose code that is once.
  func arms(beside arm: Fork.Arm, in view: TypeSymbol?) -> [Spot] {
    let parts = view.flatMap { self.parts[ObjectIdentifier($0)] } ?? []
    guard parts.count == 1, let part = parts.first, !part.isInRow, part.host == nil else {
      return []
    }
    let other = Fork.Arm(fork: arm.fork, number: arm.number == 1 ? 2 : 1)
    return part.around + [Spot(other, in: part.number)]
  }

  /// The same as branches of a screen, which numbers its forks.
  static func branches(of arms: [[Spot]]) -> [[Slot.Branch]?] {
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
    let (common, rest) = parted
    guard var own = rest.first?.first, !Self.isWhole(rest) else { return common }
    own.key.child = number + 1
    own.arm = 1
    return common + [own]
  }

  /// Where its uses stand in several arms of one fork, though not in all: what is around that fork, the first of the arms, and all.
  fileprivate var severalArms:
    (around: [EmbeddedChildren.Spot], first: EmbeddedChildren.Spot, arms: Set<Int>)?
  {
    let (common, rest) = parted
    guard !Self.isWhole(rest),
      let first = rest.compactMap(\.first).min(by: { $0.arm < $1.arm }),
      rest.allSatisfy({ $0.first?.key == first.key })
    else { return nil }
    return (common, first, Set(rest.compactMap { $0.first?.arm }))
  }

  /// The arms in which all its uses stand, and for each use those within.
  private var parted: (common: [EmbeddedChildren.Spot], rest: [ArraySlice<EmbeddedChildren.Spot>]) {
    let ways = waysInAnyBuild
    let common = Self.common(ways)
    return (common, ways.map { spots in spots.filter { !common.contains($0) }[...] })
  }

  /// The ways to its uses. Where each branch of an `#if` has one, each build goes by the arms of its own, and knows nothing of the others.
  private var waysInAnyBuild: [[EmbeddedChildren.Spot]] {
    guard let first = spots.first, spots.count > 1 else { return spots }
    let builds = first.first { spot in
      spot.isOfBuilds && spots.allSatisfy { $0.contains { $0.key == spot.key } }
        && !spots.allSatisfy { $0.contains(spot) }
    }
    guard let builds else { return spots }
    let ofEachBuild = Dictionary(grouping: spots) { spots in
      spots.first { $0.key == builds.key }!.arm
    }
    .sorted { $0.key < $1.key }.map { Self.common($0.value) }
    let all = ofEachBuild.joined().filter { $0.key != builds.key }
    return [all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }]
  }

  private static func common(_ ways: [[EmbeddedChildren.Spot]]) -> [EmbeddedChildren.Spot] {
    ways.dropFirst().reduce(ways.first ?? []) { common, spots in common.filter(spots.contains) }
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
