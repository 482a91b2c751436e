/// A sound model with its references resolved: what counts, places, checks and drawings walk.
public struct Chart: Sendable {
  public let model: NavigationModel
  /// The position of each screen in the model.
  public let screenNumbers: [Screen.ID: Int]
  /// The positions of the roots' screens.
  public let roots: [Int]
  /// For each screen, its slots, with targets as positions instead of ids.
  package let slots: [[ChartSlot]]

  /// - Throws: ``InvalidModel`` for a model that contradicts itself.
  /// - Complexity: linear in the size of the model.
  public init(_ model: NavigationModel) throws(InvalidModel) {
    let problems = model.problems()
    if !problems.isEmpty { throw InvalidModel(problems: problems) }
    self.model = model
    let numbers = Dictionary(
      model.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    screenNumbers = numbers
    roots = model.roots.compactMap { numbers[$0.screen] }
    slots = model.screens.map { screen in
      let tabChildren = Set(screen.slots.flatMap { $0.destinations.compactMap(\.child) })
      return screen.slots.map { slot in
        ChartSlot(
          arity: slot.arity,
          isTabChild: slot.arity == .always && tabChildren.contains(slot.name),
          targets: slot.destinations.map { $0.leadsTo.flatMap { numbers[$0] } ?? -1 })
      }
    }
  }

  public func screen(_ id: Screen.ID) -> Screen? { screenNumbers[id].map { model.screens[$0] } }

  /// The screens of a presentation context: the screen itself, then what it embeds always, at any depth, each with the
  /// slots that lead to it. Rows are not among them, for there may be none.
  ///
  /// A screen that embeds itself is entered once a chain; beyond ``embeddingLimit`` members the rest is left out.
  package func embedded(in screen: Int) -> [ContextMember] {
    var members: [ContextMember] = [ContextMember(screen: screen, path: [])]
    var next = 0
    while next < members.count, members.count < Self.embeddingLimit {
      let member = members[next]
      next += 1
      for (number, slot) in slots[member.screen].enumerated()
      where slot.arity == .always && !slot.isTabChild {
        let target = slot.targets[0]
        let isOnPath = member.path.contains { $0.screen == target } || target == member.screen
        if target >= 0, !isOnPath {
          members.append(
            ContextMember(
              screen: target, path: member.path + [.init(screen: member.screen, slot: number)]))
        }
      }
    }
    return members
  }

  /// So many embedded children of one screen are followed.
  static let embeddingLimit = 1_000
}

/// What a chart keeps of a slot.
package struct ChartSlot: Sendable {
  package var arity: Slot.Arity
  /// Whether a tab of the same screen leads to it, so that it is not counted or listed for itself.
  package var isTabChild: Bool
  /// For each destination the position of the screen that it leads to; -1 for a leaf.
  package var targets: [Int]
}

/// A screen that shares its base with the one that embeds it.
package struct ContextMember: Sendable {
  package var screen: Int
  /// The slots of arity `always` that lead from the context's screen to this one.
  package var path: [Embedding]

  package struct Embedding: Hashable, Sendable {
    package var screen: Int
    package var slot: Int
  }
}
