/// Finds, among parts that went and parts that came, those that are the same under another name.
///
/// A part that holds little is like many others: then a word of its name, or who leads to it, has to be the same too. Two parts
/// that hold nothing and share no name are never taken for one.
enum Resemblance {
  /// The positions of parts that go together, the most alike first; each part is in one pair at most.
  ///
  /// - Complexity: that of sorting all traits, as traits that many parts have lead to no comparison.
  static func pairs(_ old: [Traits], _ new: [Traits]) -> [(old: Int, new: Int)] {
    var ranked: [(likeness: Int, old: Int, new: Int)] = []
    let index = TraitIndex(new)
    for (number, traits) in old.enumerated() {
      for candidate in index.candidates(for: traits) {
        if let likeness = likeness(traits, new[candidate]) {
          ranked.append((likeness, number, candidate))
        }
      }
    }
    ranked.sort {
      ($1.likeness, old[$0.old].name, new[$0.new].name)
        < ($0.likeness, old[$1.old].name, new[$1.new].name)
    }
    var (taken, given) = (Set<Int>(), Set<Int>())
    return ranked.compactMap { pair in
      if taken.contains(pair.old) || given.contains(pair.new) { return nil }
      taken.insert(pair.old)
      given.insert(pair.new)
      return (pair.old, pair.new)
    }
  }

  /// How alike two parts are; `nil` where they are not the same under another name.
  static func likeness(_ old: Traits, _ new: Traits) -> Int? {
    let content = SharedContent(old.content, new.content)
    let sharesAlias = !old.aliases.isDisjoint(with: new.aliases)
    let sharesUse = !old.uses.isDisjoint(with: new.uses)
    let sharesWord = !old.words.isDisjoint(with: new.words)
    let isSame: Bool
    if let view = old.view, view == new.view {
      isSame = true
    } else if content.isEmpty {
      isSame = sharesAlias || (sharesUse && sharesWord)
    } else if sharesAlias {
      isSame =
        content.percent >= 40
        || (sharesUse && (content.percent >= 20 || old.content.isEmpty || new.content.isEmpty))
    } else if old.presentation != new.presentation {
      isSame = sharesWord && content.percent >= 50 && content.hasTelling
    } else if content.percent >= 50, content.hasTelling {
      isSame = content.tellingIsEnough || sharesUse || sharesWord
    } else {
      isSame = content.percent == 100 && sharesWord
    }
    guard isSame else { return nil }
    return content.percent + (sharesAlias ? 50 : 0) + (sharesUse ? 30 : 0)
      + 20 * old.words.intersection(new.words).count
  }
}

/// How much of what two parts hold is the same.
private struct SharedContent {
  let percent: Int
  /// Whether something is the same that few other parts have.
  let hasTelling: Bool
  /// Whether so much of that is the same that nothing else has to be.
  let tellingIsEnough: Bool
  let isEmpty: Bool

  init(_ old: [String: Traits.Trait], _ new: [String: Traits.Trait]) {
    let shared = old.filter { new[$0.key] != nil }
    let weight = shared.values.reduce(0) { $0 + $1.weight }
    let whole =
      old.values.reduce(0) { $0 + $1.weight } + new.values.reduce(0) { $0 + $1.weight } - weight
    percent = whole == 0 ? 0 : weight * 100 / whole
    let telling = shared.values.filter(\.isTelling)
    hasTelling = !telling.isEmpty
    tellingIsEnough = telling.reduce(0) { $0 + $1.weight } >= 3
    isEmpty = old.isEmpty && new.isEmpty
  }
}

/// Which parts have a trait.
private struct TraitIndex {
  private var owners: [String: [Int]] = [:]

  init(_ parts: [Traits]) {
    for (number, part) in parts.enumerated() {
      for trait in part.all { owners[trait, default: []].append(number) }
    }
  }

  /// The parts that share the most traits with this one; of traits that many have, nothing follows.
  func candidates(for part: Traits) -> [Int] {
    var shared: [Int: Int] = [:]
    for trait in part.all {
      guard let owners = owners[trait], owners.count <= 100 else { continue }
      for owner in owners { shared[owner, default: 0] += 1 }
    }
    return shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20).map(\.key)
  }
}

extension Traits {
  fileprivate var all: [String] {
    Array(content.keys) + aliases + uses.map { "used by \($0)" } + words.map { "word \($0)" }
  }
}
