extension Chart {
  /// The screens of a presentation context: the screen itself, then what it embeds always, at any depth. Rows are not
  /// among them, for there may be none.
  ///
  /// A screen that several others of them embed is there once for each; a screen that embeds itself, once a chain.
  /// Beyond ``ContextMembers/limit`` members, each screen is there once; beyond as many levels, none.
  ///
  /// Of what is compiled for different systems, they are those of one: of that in which most states can be represented together.
  package func embedded(in screen: Int) -> ContextMembers {
    embedded(in: screen, oneOf: builds[screen])
  }

  /// The same of the rows of a screen: in one of some builds.
  package func embedded(in screen: Int, oneOf builds: Builds) -> ContextMembers {
    inOneBuild(of: builds) { embedded(in: screen, for: $0) }
  }

  /// The same in all of some builds.
  func embedded(in screen: Int, for builds: Builds) -> ContextMembers {
    var members = ContextMembers(of: screen, builds)
    if slots[screen].contains(where: \.isEmbedded) { addEmbedded(to: &members) }
    return members
  }

  /// The screens of the presentation context that a destination's content is: what it leads to, then the children of its owner that
  /// stand there, and what either embeds.
  package func embedded(in content: DestinationContent) -> ContextMembers {
    inOneBuild(
      of: builds[content.screen]
        & slots[content.screen][content.slot].builds(of: content.destination),
      beside: content
    ) { embedded(in: content, for: $0) }
  }

  /// The same in all of some builds.
  func embedded(in content: DestinationContent, for builds: Builds) -> ContextMembers {
    // Of a screen of which a payload says what is active, that alone can be.
    var members =
      content.target >= 0 && content.continuation < 0
      ? ContextMembers(of: content.target, builds) : ContextMembers(builds)
    for child in content.children {
      let info = slots[content.screen][child]
      let builds = builds & info.builds
      if builds.isEmpty { continue }
      members.append(
        builds,
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
        let builds = members.builds(of: number) & info.builds
        if builds.isEmpty { continue }
        // A screen that no member is can't be on the way here; only the others need a look at it.
        if entered.insert(target).inserted
          || members.count < ContextMembers.limit && !members.leads(through: target, to: number)
        {
          members.append(
            builds, target, embeddedBy: number, slot: slot, isConditional: !info.branches.isEmpty)
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
  /// The builds that they are the members in.
  package let builds: Builds
  private var nodes: [Node]

  private struct Node: Sendable {
    var screen: Int
    /// The builds in which it is a member.
    var builds: Builds
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

  init(of screen: Int, _ builds: Builds) {
    (self.builds, nodes) = (builds, [Node(screen: screen, builds: builds)])
  }

  fileprivate init(_ builds: Builds) { (self.builds, nodes) = (builds, []) }

  /// Adds a child that stands in the content of a destination of its owner, which is no member.
  fileprivate mutating func append(
    _ builds: Builds, _ screen: Int, of owner: Int, slot: Int, isConditional: Bool
  ) {
    nodes.append(
      Node(
        screen: screen, builds: builds, owner: owner, slot: slot, depth: 1,
        isConditional: isConditional))
  }

  mutating func append(
    _ builds: Builds, _ screen: Int, embeddedBy parent: Int, slot: Int, isConditional: Bool
  ) {
    nodes.append(
      Node(
        screen: screen, builds: builds, parent: parent, owner: nodes[parent].screen, slot: slot,
        depth: nodes[parent].depth + 1,
        isConditional: isConditional || nodes[parent].isConditional))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { nodes.count }

  package subscript(position: Int) -> ContextMember {
    ContextMember(
      screen: nodes[position].screen, builds: nodes[position].builds, path: path(to: position))
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

  /// The builds in which a member is one.
  func builds(of position: Int) -> Builds { nodes[position].builds }

  /// The screens of the members that are shown whatever the code around them says, each with the builds in which it is.
  var unconditional: [(screen: Int, builds: Builds)] {
    nodes.filter { !$0.isConditional }.map { ($0.screen, $0.builds) }
  }

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
  /// The builds in which it does.
  package var builds: Builds
  /// The slots of arity `always` that lead to this one from the context's screen, or from the owner of the destination that shows it.
  package var path: [Embedding]

  package init(screen: Int, builds: Builds, path: [Embedding]) {
    (self.screen, self.builds, self.path) = (screen, builds, path)
  }

  /// A slot of a screen that shows something in place.
  package struct Embedding: Hashable, Sendable {
    package var screen: Int
    package var slot: Int

    package init(screen: Int, slot: Int) { (self.screen, self.slot) = (screen, slot) }
  }
}
