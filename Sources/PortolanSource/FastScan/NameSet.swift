/// Names, each once, by the hashes that ``FileMentions/hash(_:)`` gives: they need no hashing again.
struct NameSet: Sendable {
  /// A power of two of them, at most half of them taken; 0 stands for nothing, and the one name whose hash it is would go
  /// unmentioned.
  private var slots: [UInt64]
  private(set) var count = 0

  /// - Parameter capacity: How many slots to begin with, a power of two.
  init(capacity: Int = 16) {
    slots = [UInt64](repeating: 0, count: capacity)
  }

  init(_ names: some Sequence<UInt64>) {
    self.init()
    formUnion(names)
  }

  /// - Returns: Whether the name is new.
  @discardableResult
  mutating func insert(_ name: UInt64) -> Bool {
    let slot = self.slot(of: name)
    if slots[slot] != 0 || name == 0 { return false }
    slots[slot] = name
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  mutating func formUnion(_ names: some Sequence<UInt64>) {
    for name in names { insert(name) }
  }

  func contains(_ name: UInt64) -> Bool { name != 0 && slots[slot(of: name)] != 0 }

  func containsAny(of names: some Sequence<UInt64>) -> Bool { names.contains { contains($0) } }

  /// The names, in an order that depends on them and on how they came.
  var elements: [UInt64] { slots.filter { $0 != 0 } }

  /// Where a name stands, or would.
  private func slot(of name: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: name ^ (name >> 32)) & mask
    while slots[slot] != 0, slots[slot] != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    var larger = NameSet(capacity: slots.count * 2)
    for name in slots where name != 0 { larger.insert(name) }
    self = larger
  }
}
