/// Everything that can be stepped to, worked out once: what a walk over the places then only follows.
///
/// A *context* is what can be chosen from at one point of a chain: the slots of a screen and of what it embeds, or, after a
/// nested payload, one slot of it; and, on a stack, the elements that could follow.
final class PlaceSpace: Sendable {
  let chart: Chart
  let choices: [Choice]
  let contexts: [Context]
  /// The context of each root's screen.
  let rootContexts: [Int]

  init(chart: Chart) {
    self.chart = chart
    var builder = SpaceBuilder(chart: chart)
    rootContexts = chart.roots.map { builder.context(ContextKey(screen: $0)) }
    builder.buildAll()
    choices = builder.choices
    contexts = builder.contexts
  }
}

/// One destination that can be chosen in a context.
struct Choice: Sendable {
  /// The screen that owns the slot.
  var screen: Int
  var slot: Int
  var destination: Int
  /// The embedded children through which the owner is reached.
  var path: [ContextMember.Embedding]
  var text: String
  /// The same for each mention of one destination, whatever the context: a chain holds it once.
  var identity: Int
  /// What can be chosen next; -1 for a leaf.
  var next: Int
  /// Whether the chain may end here.
  var isPlace: Bool
  /// The stack of which it is an element.
  var stack: StackRole = .none

  enum StackRole: Sendable {
    case none
    /// An element at the bottom of a stack.
    case bottom(StackGrammar?)
    /// An element above another, of which the stack's grammar has the say.
    case above(StackGrammar)
  }
}

struct Context: Sendable {
  /// Positions in ``PlaceSpace/choices``.
  var choices: Range<Int>
  /// Whether some destination is always active, so that a chain can't end before it.
  var mustChoose: Bool
}

struct ContextKey: Hashable {
  /// -1 for a leaf on a stack.
  var screen: Int
  /// The only slot to choose from, or -1.
  var onlySlot = -1
  /// The stack whose element the screen is, by screen and slot, or -1.
  var stackScreen = -1
  var stackSlot = -1
}

private struct SpaceBuilder {
  let chart: Chart
  var choices: [Choice] = []
  var contexts: [Context] = []
  private var numbers: [ContextKey: Int] = [:]
  private var waiting: [ContextKey] = []
  private let firstIdentity: [[Int]]
  private var grammars: [ContextMember.Embedding: StackGrammar] = [:]

  init(chart: Chart) {
    self.chart = chart
    var count = 0
    firstIdentity = chart.slots.map { slots in
      slots.map { slot in
        defer { count += slot.targets.count }
        return count
      }
    }
  }

  mutating func context(_ key: ContextKey) -> Int {
    if let number = numbers[key] { return number }
    let number = contexts.count
    numbers[key] = number
    contexts.append(Context(choices: 0..<0, mustChoose: mustChoose(key)))
    waiting.append(key)
    return number
  }

  mutating func buildAll() {
    var built = 0
    while built < waiting.count {
      let key = waiting[built]
      let start = choices.count
      let candidates = candidates(of: key)
      let labels = labels(for: candidates)
      for (candidate, label) in zip(candidates, labels) {
        choices.append(choice(candidate, label: label))
      }
      contexts[built].choices = start..<choices.count
      built += 1
    }
  }

  private func mustChoose(_ key: ContextKey) -> Bool {
    if key.onlySlot >= 0 { return true }
    guard key.screen >= 0 else { return false }
    return chart.embedded(in: key.screen).contains { member in
      chart.slots[member.screen].contains { $0.arity == .exactlyOne && !$0.targets.isEmpty }
    }
  }

  private struct Candidate {
    var member: ContextMember
    var slot: Int
    var destination: Int
    var isAboveInStack = false
  }

  private func candidates(of key: ContextKey) -> [Candidate] {
    var found: [Candidate] = []
    func add(_ member: ContextMember, _ slot: Int, above: Bool = false) {
      for destination in chart.slots[member.screen][slot].targets.indices {
        found.append(
          Candidate(member: member, slot: slot, destination: destination, isAboveInStack: above))
      }
    }
    if key.onlySlot >= 0 {
      add(ContextMember(screen: key.screen, path: []), key.onlySlot)
    } else if key.screen >= 0 {
      for member in chart.embedded(in: key.screen) {
        for (slot, info) in chart.slots[member.screen].enumerated() where info.arity != .always {
          add(member, slot)
        }
      }
    }
    if key.stackScreen >= 0 {
      add(ContextMember(screen: key.stackScreen, path: []), key.stackSlot, above: true)
    }
    return found
  }

  /// The names; where two slots have the same, `slot.name`; where that is not enough, the embedded children before it.
  private func labels(for candidates: [Candidate]) -> [String] {
    func slotName(_ candidate: Candidate) -> String {
      chart.model.screens[candidate.member.screen].slots[candidate.slot].name
    }
    func name(_ candidate: Candidate, qualified: Int) -> String {
      let slot = chart.model.screens[candidate.member.screen].slots[candidate.slot]
      let name = slot.destinations[candidate.destination].name
      switch qualified {
      case 0: return name
      case 1: return "\(slot.name).\(name)"
      default:
        let path = candidate.member.path.map { chart.model.screens[$0.screen].slots[$0.slot].name }
        return (path + [slot.name, name]).joined(separator: ".")
      }
    }
    var labels = candidates.map { name($0, qualified: 0) }
    for qualified in 1...2 {
      var counts: [String: Int] = [:]
      for label in labels { counts[label, default: 0] += 1 }
      for (number, candidate) in candidates.enumerated() where counts[labels[number]]! > 1 {
        labels[number] = name(candidate, qualified: qualified)
      }
    }
    return labels
  }

  private mutating func choice(_ candidate: Candidate, label: String) -> Choice {
    let screen = candidate.member.screen
    let info = chart.slots[screen][candidate.slot]
    let slot = chart.model.screens[screen].slots[candidate.slot]
    let destination = slot.destinations[candidate.destination]
    let target = info.targets[candidate.destination]
    var text = label
    for (position, payload) in destination.payload.enumerated() where payload.isCarriedByURL {
      text += "/:\(payload.label ?? String(position + 1))"
    }
    var key = ContextKey(screen: target)
    var stack = Choice.StackRole.none
    switch info.arity {
    case .each:
      text += "/:id"
    case .sequence:
      let grammar = grammar(screen, candidate.slot)
      if let grammar {
        key.stackScreen = screen
        key.stackSlot = candidate.slot
        stack = candidate.isAboveInStack ? .above(grammar) : .bottom(grammar)
      } else {
        stack = .bottom(nil)
      }
    case .always, .exactlyOne, .atMostOne:
      break
    }
    if let name = destination.continues, target >= 0,
      let only = chart.model.screens[target].slots.firstIndex(where: { $0.name == name })
    {
      key.onlySlot = only
    }
    let next = key.screen >= 0 || key.stackScreen >= 0 ? context(key) : -1
    return Choice(
      screen: screen, slot: candidate.slot, destination: candidate.destination,
      path: candidate.member.path, text: text,
      identity: firstIdentity[screen][candidate.slot] + candidate.destination, next: next,
      // A row by itself shows nothing that the list did not.
      isPlace: info.arity != .each && (next < 0 || !contexts[next].mustChoose), stack: stack)
  }

  private mutating func grammar(_ screen: Int, _ slot: Int) -> StackGrammar? {
    guard let text = chart.model.screens[screen].slots[slot].grammar else { return nil }
    let key = ContextMember.Embedding(screen: screen, slot: slot)
    if let known = grammars[key] { return known }
    // The chart's model is sound, so its grammars can be read.
    let grammar = try? StackGrammar(text)
    grammars[key] = grammar
    return grammar
  }
}
