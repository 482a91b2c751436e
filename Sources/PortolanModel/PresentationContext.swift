extension Chart {
  /// The screens of a presentation context: the screen itself, then what it embeds always, at any depth. Rows are not
  /// among them, for there may be none.
  ///
  /// A screen that several others of them embed is there once for each; a screen that embeds itself, once a chain.
  /// Beyond ``ContextMembers/limit`` members, each screen is there once; beyond as many levels, none.
  package func embedded(in screen: Int) -> ContextMembers {
    var members = ContextMembers(of: screen)
    guard slots[screen].contains(where: \.isEmbedded) else { return members }
    var entered: Set<Int> = [screen]
    var number = 0
    while number < members.count {
      defer { number += 1 }
      if members.depth(number) >= ContextMembers.limit { continue }
      for (slot, info) in slots[members.screen(number)].enumerated() where info.isEmbedded {
        let target = info.targets[0]
        // A screen that no member is can't be on the way here; only the others need a look at it.
        if entered.insert(target).inserted
          || members.count < ContextMembers.limit && !members.leads(through: target, to: number)
        {
          members.append(
            target, embeddedBy: number, slot: slot, isConditional: !info.branches.isEmpty)
        }
      }
    }
    return members
  }
}

extension Chart {
  /// Whether two members of a context are never shown together: they stand in different arms of one fork.
  package func excludes(_ one: ContextMember, _ other: ContextMember) -> Bool {
    guard let (one, other) = zip(one.path, other.path).first(where: { $0 != $1 }) else {
      return false
    }
    return slots[one.screen][one.slot].branches.excludes(slots[other.screen][other.slot].branches)
  }
}

/// The screens that share a base, the one that embeds the others first.
///
/// Each holds who embeds it and not the whole way there, which for thousands of levels would be millions of steps.
package struct ContextMembers: RandomAccessCollection, Sendable {
  private var nodes: [Node]

  private struct Node: Sendable {
    var screen: Int
    /// The member that embeds it, and the slot that does; -1 for the first.
    var parent = -1
    var slot = -1
    var depth = 0
    var isConditional = false
  }

  /// Screens that embed the same ones over and over have contexts that double with each level, and the ways to a
  /// thousand levels of children are half a million slots long.
  static let limit = 1_000

  init(of screen: Int) { nodes = [Node(screen: screen)] }

  mutating func append(
    _ screen: Int, embeddedBy parent: Int, slot: Int, isConditional: Bool
  ) {
    nodes.append(
      Node(
        screen: screen, parent: parent, slot: slot, depth: nodes[parent].depth + 1,
        isConditional: isConditional || nodes[parent].isConditional))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { nodes.count }

  package subscript(position: Int) -> ContextMember {
    ContextMember(screen: nodes[position].screen, path: path(to: position))
  }

  /// The screens of the members, without the ways there.
  var screens: [Int] { nodes.map(\.screen) }

  /// The screen of a member, without the way there.
  func screen(_ position: Int) -> Int { nodes[position].screen }

  /// The member that embeds a member, and the slot there that does; `nil` for the first.
  func embedding(of position: Int) -> (parent: Int, slot: Int)? {
    let node = nodes[position]
    return node.parent < 0 ? nil : (node.parent, node.slot)
  }

  /// The screens of the members that are shown whatever the code around them says.
  var unconditional: [Int] { nodes.filter { !$0.isConditional }.map(\.screen) }

  /// How many screens embed a member, one within the other.
  func depth(_ position: Int) -> Int { nodes[position].depth }

  /// The slots of arity `always` that lead from the context's screen to a member.
  func path(to position: Int) -> [ContextMember.Embedding] {
    var path: [ContextMember.Embedding] = []
    var node = nodes[position]
    while node.parent >= 0 {
      path.append(.init(screen: nodes[node.parent].screen, slot: node.slot))
      node = nodes[node.parent]
    }
    return path.reversed()
  }

  /// Whether a screen is a member, or embeds it, at whatever distance.
  func leads(through screen: Int, to position: Int) -> Bool {
    var position = position
    while position >= 0 {
      if nodes[position].screen == screen { return true }
      position = nodes[position].parent
    }
    return false
  }
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
