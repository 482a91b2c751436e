/// A sound model with its references resolved: what counts, places, checks and drawings walk.
public struct Chart: Sendable {
  public let model: NavigationModel
  /// The position of each screen in the model.
  public let screenNumbers: [Screen.ID: Int]
  /// The positions of the roots' screens, each once.
  public let roots: [Int]
  /// For each screen, its slots, with targets as positions instead of ids.
  let slots: [[ChartSlot]]

  /// - Throws: ``InvalidModel`` for a model that contradicts itself.
  /// - Complexity: linear in the size of the model.
  public init(_ model: NavigationModel) throws(InvalidModel) {
    let problems = model.problems()
    if !problems.isEmpty { throw InvalidModel(problems: problems) }
    self.model = model
    let numbers = Dictionary(
      model.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    screenNumbers = numbers
    var rootsSeen: Set<Int> = []
    roots = model.roots.compactMap { numbers[$0.screen] }.filter { rootsSeen.insert($0).inserted }
    slots = model.screens.map { ChartSlot.slots(of: $0, numbers: numbers) }
  }

  public func screen(_ id: Screen.ID) -> Screen? { screenNumbers[id].map { model.screens[$0] } }

  /// The screens of a presentation context: the screen itself, then what it embeds always, at any depth.
  ///
  /// A screen that several others of them embed is there once for each; a screen that embeds itself, once a chain.
  /// Beyond ``embeddingLimit`` members, each screen is there once.
  func embedded(in screen: Int) -> [ContextMember] {
    var members = [ContextMember(screen: screen)]
    var entered: Set<Int> = [screen]
    var number = 0
    while number < members.count {
      for (slot, info) in slots[members[number].screen].enumerated() where info.isEmbedded {
        let target = info.targets[0]
        // A screen that no member is can't be on the way here; only the others need a look at it.
        if entered.insert(target).inserted
          || members.count < Self.embeddingLimit && !leads(through: target, to: number, in: members)
        {
          members.append(ContextMember(screen: target, parent: number, slot: slot))
        }
      }
      number += 1
    }
    return members
  }

  private func leads(through screen: Int, to number: Int, in members: [ContextMember]) -> Bool {
    var number = number
    while number >= 0 {
      if members[number].screen == screen { return true }
      number = members[number].parent
    }
    return false
  }

  /// Screens that embed the same ones over and over have contexts that double with each level.
  static let embeddingLimit = 1_000
}

/// What a chart keeps of a slot.
struct ChartSlot: Sendable {
  var arity: Slot.Arity
  /// Whether a tab of the same screen leads to it, so that it is not counted or listed for itself.
  var isTabChild: Bool
  /// For each destination the position of the screen that it leads to; -1 for a leaf.
  var targets: [Int]

  /// Whether it shows another screen within its own, whatever is presented.
  var isEmbedded: Bool { arity == .always && !isTabChild && targets[0] >= 0 }

  static func slots(of screen: Screen, numbers: [Screen.ID: Int]) -> [ChartSlot] {
    let tabChildren = Set(screen.slots.flatMap { $0.destinations.compactMap(\.child) })
    let held = screen.slots.filter { $0.arity == .always && tabChildren.contains($0.name) }
    let children = Dictionary(
      held.map { ($0.name, $0.destinations[0].leadsTo) }, uniquingKeysWith: { first, _ in first })
    return screen.slots.map { slot in
      ChartSlot(
        arity: slot.arity,
        isTabChild: children.keys.contains(slot.name),
        targets: slot.destinations.map { destination in
          // A tab shows its child, whether it says so itself or not.
          let target = destination.leadsTo ?? destination.child.flatMap { children[$0] ?? nil }
          return target.flatMap { numbers[$0] } ?? -1
        })
    }
  }
}

/// A screen that shares its base with the one that embeds it.
struct ContextMember: Sendable {
  var screen: Int
  /// The member that embeds it, and the slot that does; -1 for the context's own screen.
  var parent = -1
  var slot = -1
}
