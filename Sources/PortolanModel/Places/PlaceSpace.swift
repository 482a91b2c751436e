/// Everything that can be stepped to, worked out once: what a walk over the places then only follows.
///
/// A *context* is what can be chosen from at one point of a chain: the slots of a screen and of what it embeds, or, after a
/// nested payload, one slot of it; and, on a stack, the elements that could follow. Contexts share the choices of a
/// screen, so that the space is not larger than the model, but for steps that need another text where names clash.
final class PlaceSpace: Sendable {
  let chart: Chart
  /// What a walk needs of each choice, and what else there is to know of it.
  let hops: [Hop]
  let choices: [Choice]
  /// The choices that one screen brings into a context.
  let segments: [Range<Int32>]
  let contexts: [Context]
  /// The context of each root's screen.
  let rootContexts: [Int32]
  /// How many destinations the app has: the identities of hops are below.
  let identityCount: Int
  /// Positions of stacks' languages: which read a choice's name, and, for each position of each, which can follow.
  let readers: [Positions]
  let followers: [Positions]

  init(chart: Chart, followsAnyStack: Bool = false) {
    var builder = PlaceSpaceBuilder(chart: chart, followsAnyStack: followsAnyStack)
    builder.build()
    self.chart = chart
    hops = builder.hops
    choices = builder.choices
    segments = builder.segments
    contexts = builder.contexts
    rootContexts = builder.rootContexts
    identityCount = builder.identityCount
    readers = builder.readers
    followers = builder.followers
  }

  /// What the stack that a choice is an element of can read after it; `nil` where the choice can't follow.
  func reachable(after hop: Hop, from reachable: Positions) -> Positions? {
    if hop.readers < 0 { return Positions() }
    var read = readers[Int(hop.readers)]
    if hop.stack == .above { read = read.intersection(reachable) }
    if read.isEmpty { return nil }
    var next = Positions()
    let start = Int(hop.followers)
    read.forEach { next.formUnion(followers[start + $0]) }
    return next
  }

  /// The embedded children through which the owner of a choice is reached, outermost first.
  func path(to choice: Int32, in context: Int32) -> [ContextMember.Embedding] {
    let context = contexts[Int(context)]
    guard let members = context.members,
      let segment = context.segments.first(where: { segments[Int($0)].contains(choice) })
    else { return [] }
    let member = Int(segment - context.segments.lowerBound)
    // What else there is, as what is above in a stack, comes after the members, and is embedded by nothing.
    return member < members.count ? members.path(to: member) : []
  }
}

/// What a walk needs of a choice, small and flat, for there are millions of steps.
struct Hop: Sendable {
  /// The same for each mention of one destination, whatever the context: a chain holds it once.
  var identity: Int32
  /// The context of what can be chosen next; -1 for a leaf.
  var next: Int32
  /// Which positions of a stack's language read it: its number in ``PlaceSpace/readers``; -1 where none has a say.
  var readers: Int32 = -1
  /// Where the positions of that language start in ``PlaceSpace/followers``.
  var followers: Int32 = -1
  /// Whether the chain may end here.
  var isPlace: Bool
  var stack: StackRole
  /// Whether elements of the same stack could follow that are only listed at its bottom.
  var isBelowAny = false

  /// What part an element plays in its stack.
  enum StackRole: UInt8, Sendable {
    case none, bottom, above
    /// The stack says nothing about what can follow.
    case ofUnknownStack
  }
}

/// One destination that can be chosen in a context.
struct Choice: Sendable {
  var screen: Int32
  var slot: Int32
  var destination: Int32
  /// The name, qualified where it has to be.
  var label: String
  /// What a URL says instead of the name, where somebody chose.
  var url: String?
  /// What a URL says of the values that the destination carries: `/:id`.
  var suffix: String

  var text: String { label + suffix }
}

struct Context: Sendable {
  /// The choices that each screen brings into it.
  var segments: Range<Int32> = 0..<0
  /// Whether some destination is always active, so that a chain can't end before it.
  var mustChoose: Bool
  /// The screens whose choices come first, where there are such.
  var members: ContextMembers?
}
