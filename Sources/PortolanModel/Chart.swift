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
    slots = model.screens.map { screen in
      ChartSlot.slots(of: screen) { id in numbers[id].map { ($0, model.screens[$0]) } }
    }
  }

  public func screen(_ id: Screen.ID) -> Screen? { screenNumbers[id].map { model.screens[$0] } }

  /// The screens of a presentation context: the screen itself, then what it embeds always, at any depth.
  ///
  /// A screen that several others of them embed is there once for each; a screen that embeds itself, once a chain.
  /// Beyond ``embeddingLimit`` members, each screen is there once.
  func embedded(in screen: Int) -> [ContextMember] {
    var members = [ContextMember(screen: screen)]
    guard slots[screen].contains(where: \.isEmbedded) else { return members }
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

/// A screen that shares its base with the one that embeds it.
struct ContextMember: Sendable {
  var screen: Int
  /// The member that embeds it, and the slot that does; -1 for the context's own screen.
  var parent = -1
  var slot = -1
}
