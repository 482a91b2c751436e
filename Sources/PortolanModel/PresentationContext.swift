extension Chart {
  /// The screens of a presentation context: the screen itself, then what it embeds always, at any depth. Rows are not
  /// among them, for there may be none.
  ///
  /// A screen that several others of them embed is there once for each; a screen that embeds itself, once a chain.
  /// Beyond ``ContextMembers/limit`` members, each screen is there once; beyond as many levels, none.
  package func embedded(in screen: Int) -> ContextMembers {
    var members = ContextMembers(of: screen)
    if slots[screen].contains(where: \.isEmbedded) { addEmbedded(to: &members) }
    return members
  }

  /// The screens of the presentation context that a destination's content is: what it leads to, then the children of its owner that
  /// stand there, and what either embeds.
  package func embedded(in content: DestinationContent) -> ContextMembers {
    // Of a screen of which a payload says what is active, that alone can be.
    var members =
      content.target >= 0 && content.continuation < 0
      ? ContextMembers(of: content.target) : ContextMembers()
    for child in content.children {
      let info = slots[content.screen][child]
      members.append(
        info.targets[0], of: content.screen, slot: child, isConditional: !info.branches.isEmpty)
    }
    addEmbedded(to: &members)
    return members
  }

  private func addEmbedded(to members: inout ContextMembers) {
    var entered = Set(members.screens)
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
  }
}

extension Chart {
  /// Whether two slots of a context are never shown together: they, or what embeds them, stand in different arms of one fork.
  ///
  /// - Parameter one: The slots that lead to it from the context's screen, and itself.
  package func excludes(_ one: [ContextMember.Embedding], _ other: [ContextMember.Embedding])
    -> Bool
  {
    // What stands in a destination's content beside the screen that this leads to is there as long as that.
    guard let (one, other) = zip(one, other).first(where: { $0 != $1 }), one.screen == other.screen
    else { return false }
    return slots[one.screen][one.slot].branches.excludes(slots[other.screen][other.slot].branches)
  }
}

extension Chart {
  /// What a destination shows, where children of its owner stand there; `nil` where none does, so that its context is that of the
  /// screen which it leads to.
  package func content(of destination: Int, of slot: Int, in screen: Int) -> DestinationContent? {
    let info = slots[screen][slot]
    let inner = info.inner(of: destination)
    let children = inner.filter { slots[screen][$0].isChild }
    if children.isEmpty { return nil }
    return DestinationContent(
      screen: screen, slot: slot, destination: destination, target: info.targets[destination],
      continuation: info.continuation(of: destination), children: children,
      others: inner.filter { slots[screen][$0].arity != .always })
  }

  /// All of one screen.
  package func contents(of screen: Int) -> [DestinationContent] {
    // Most screens have none.
    guard slots[screen].contains(where: { $0.isWithin && $0.isChild }) else { return [] }
    return slots[screen].enumerated().flatMap { number, slot in
      slot.targets.indices.compactMap { content(of: $0, of: number, in: screen) }
    }
  }
}

/// What a destination shows where children of its owner stand there, too: they share the base of what it leads to.
package struct DestinationContent: Hashable, Sendable {
  /// The owner, and which destination of it that is.
  package var screen: Int
  package var slot: Int
  package var destination: Int
  /// The screen that it leads to; -1 for none.
  package var target: Int
  /// The slot there that it continues with, or -1.
  package var continuation: Int
  /// The owner's slots of arity `always` that stand there.
  package var children: [Int]
  /// The owner's other slots that do.
  package var others: [Int]
}

/// The screens that share a base, the one that embeds the others first.
///
/// Each holds who embeds it and not the whole way there, which for thousands of levels would be millions of steps.
package struct ContextMembers: RandomAccessCollection, Sendable {
  private var nodes: [Node]

  private struct Node: Sendable {
    var screen: Int
    /// The member that embeds it; -1 for the first, and for the children that their owner keeps in the content of a destination.
    var parent = -1
    /// The screen that embeds it, and its slot that does; -1 for the first.
    var owner = -1
    var slot = -1
    var depth = 0
    var isConditional = false
  }

  /// Screens that embed the same ones over and over have contexts that double with each level, and the ways to a
  /// thousand levels of children are half a million slots long.
  static let limit = 1_000

  init(of screen: Int) { nodes = [Node(screen: screen)] }

  fileprivate init() { nodes = [] }

  /// Adds a child that stands in the content of a destination of its owner, which is no member.
  fileprivate mutating func append(
    _ screen: Int, of owner: Int, slot: Int, isConditional: Bool
  ) {
    nodes.append(
      Node(screen: screen, owner: owner, slot: slot, depth: 1, isConditional: isConditional))
  }

  mutating func append(
    _ screen: Int, embeddedBy parent: Int, slot: Int, isConditional: Bool
  ) {
    nodes.append(
      Node(
        screen: screen, parent: parent, owner: nodes[parent].screen, slot: slot,
        depth: nodes[parent].depth + 1,
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

  /// The member that embeds a member, or `nil` if none does, and the screen and slot that do; `nil` for the first.
  func embedding(of position: Int) -> (parent: Int?, by: ContextMember.Embedding)? {
    let node = nodes[position]
    if node.slot < 0 { return nil }
    return (node.parent < 0 ? nil : node.parent, .init(screen: node.owner, slot: node.slot))
  }

  /// The screens of the members that are shown whatever the code around them says.
  var unconditional: [Int] { nodes.filter { !$0.isConditional }.map(\.screen) }

  /// How many screens embed a member, one within the other.
  func depth(_ position: Int) -> Int { nodes[position].depth }

  /// The slots of arity `always` that lead to a member from the context's screen, or from the owner of the destination that shows it.
  func path(to position: Int) -> [ContextMember.Embedding] {
    var path: [ContextMember.Embedding] = []
    var next: Int? = position
    while let position = next, let (parent, embedding) = embedding(of: position) {
      path.append(embedding)
      next = parent
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
  /// The slots of arity `always` that lead to this one from the context's screen, or from the owner of the destination that shows it.
  package var path: [Embedding]

  package init(screen: Int, path: [Embedding]) { (self.screen, self.path) = (screen, path) }

  /// A slot of a screen that shows something in place.
  package struct Embedding: Hashable, Sendable {
    package var screen: Int
    package var slot: Int

    package init(screen: Int, slot: Int) { (self.screen, self.slot) = (screen, slot) }
  }
}
