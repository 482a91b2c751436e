/// Works out a ``PlaceSpace``, context by context, with a queue instead of recursion.
struct PlaceSpaceBuilder {
  let chart: Chart
  var hops: [Hop] = []
  var choices: [Choice] = []
  var segments: [Segment] = []
  var contexts: [Context] = []
  var rootContexts: [Int32] = []
  var readers: [Positions] = []
  var followers: [Positions] = []
  let identityCount: Int

  private let firstIdentity: [[Int]]
  private let hasSelection: [Bool]
  private var numbers: [ContextKey: Int32] = [:]
  private var waiting: [(key: ContextKey, members: [ContextMember])] = []
  private var blocks: [Int: Range<Int32>] = [:]
  private var aboveBlocks: [StackKey: Range<Int32>] = [:]
  private var grammars: [StackKey: PlacedGrammar] = [:]
  private var names = NameClashes()

  init(chart: Chart) {
    self.chart = chart
    var count = 0
    firstIdentity = chart.slots.map { slots in
      slots.map { slot in
        defer { count += slot.targets.count }
        return count
      }
    }
    identityCount = count
    hasSelection = chart.slots.map { slots in
      slots.contains { $0.arity == .exactlyOne && !$0.targets.isEmpty }
    }
  }

  mutating func build() {
    rootContexts = chart.roots.map { context(ContextKey(screen: $0)) }
    var built = 0
    while built < waiting.count {
      let (key, members) = waiting[built]
      waiting[built].members = []
      let start = Int32(segments.count)
      segments += clarified(segments(of: key, members))
      contexts[built].segments = start..<Int32(segments.count)
      built += 1
    }
  }

  private mutating func context(_ key: ContextKey) -> Int32 {
    if let number = numbers[key] { return number }
    let number = Int32(contexts.count)
    let members = key.screen >= 0 && key.onlySlot < 0 ? chart.embedded(in: key.screen) : []
    numbers[key] = number
    contexts.append(
      Context(mustChoose: key.onlySlot >= 0 || members.contains { hasSelection[$0.screen] }))
    waiting.append((key, members))
    return number
  }

  private mutating func segments(of key: ContextKey, _ members: [ContextMember]) -> [Segment] {
    var found: [Segment] = []
    if key.onlySlot >= 0 {
      found.append(
        Segment(
          choices: choices(of: key.screen, slots: [key.onlySlot]),
          member: ContextMember(screen: key.screen)))
    }
    found += members.map { Segment(choices: block(of: $0.screen), member: $0) }
    if let stack = key.stack {
      found.append(
        Segment(choices: aboveBlock(of: stack), member: ContextMember(screen: stack.screen)))
    }
    return found
  }
}

// MARK: - Choices

extension PlaceSpaceBuilder {
  private mutating func block(of screen: Int) -> Range<Int32> {
    if let block = blocks[screen] { return block }
    let slots = chart.slots[screen].indices.filter { chart.slots[screen][$0].arity != .always }
    let block = choices(of: screen, slots: slots)
    blocks[screen] = block
    return block
  }

  private mutating func aboveBlock(of stack: StackKey) -> Range<Int32> {
    if let block = aboveBlocks[stack] { return block }
    let block = choices(of: stack.screen, slots: [stack.slot], isAbove: true)
    aboveBlocks[stack] = block
    return block
  }

  private mutating func choices(
    of screen: Int, slots: [Int], isAbove: Bool = false
  ) -> Range<Int32> {
    let start = choices.count
    for slot in slots {
      for destination in chart.slots[screen][slot].targets.indices {
        addChoice(screen, slot, destination, isAbove: isAbove)
      }
    }
    if slots.count > 1 {
      let clashing = names.clashing(within: start..<choices.count, of: choices)
      for number in clashing { choices[number].label = label(of: choices[number], qualified: 1) }
    }
    return Int32(start)..<Int32(choices.count)
  }

  private mutating func addChoice(_ screen: Int, _ slot: Int, _ number: Int, isAbove: Bool) {
    let info = chart.slots[screen][slot]
    let destination = chart.model.screens[screen].slots[slot].destinations[number]
    var key = ContextKey(screen: info.targets[number])
    var hop = Hop(
      identity: Int32(firstIdentity[screen][slot] + number), next: -1, isPlace: true, stack: .none)
    if info.arity == .sequence {
      let stack = StackKey(screen: screen, slot: slot)
      if let grammar = grammar(of: stack) {
        key.stack = stack
        hop.stack = isAbove ? .above : .bottom
        let read = grammar.positions(reading: destination.name, atBottom: !isAbove)
        // No sensible stack has it there.
        if read.isEmpty { return }
        hop.readers = Int32(readers.count)
        hop.followers = grammar.start
        readers.append(read)
      } else {
        hop.stack = .ofUnknownStack
      }
    }
    if let name = destination.continues, key.screen >= 0,
      let only = chart.model.screens[key.screen].slots.firstIndex(where: { $0.name == name })
    {
      key.onlySlot = only
    }
    if key.screen >= 0 || key.stack != nil { hop.next = context(key) }
    // A row by itself shows nothing that the list did not.
    hop.isPlace =
      info.arity != .each && (hop.next < 0 || !contexts[Int(hop.next)].mustChoose)
    hops.append(hop)
    choices.append(
      Choice(
        screen: Int32(screen), slot: Int32(slot), destination: Int32(number),
        label: destination.name, suffix: suffix(of: destination, info.arity)))
  }

  private func suffix(of destination: Destination, _ arity: Slot.Arity) -> String {
    if arity == .each { return "/:id" }
    return destination.payload.enumerated().filter(\.element.isCarriedByURL)
      .reduce(into: "") { $0 += "/:\($1.element.label ?? String($1.offset + 1))" }
  }

  private mutating func grammar(of stack: StackKey) -> PlacedGrammar? {
    if let known = grammars[stack] { return known }
    // The chart's model is sound, so its grammars can be read.
    guard let text = chart.model.screens[stack.screen].slots[stack.slot].grammar,
      let grammar = try? StackGrammar(text)
    else { return nil }
    let placed = PlacedGrammar(grammar, start: Int32(followers.count))
    followers += grammar.follow
    grammars[stack] = placed
    return placed
  }
}

// MARK: - Texts

extension PlaceSpaceBuilder {
  /// The segments with copies of those in which a name stands that another segment has too.
  private mutating func clarified(_ segments: [Segment]) -> [Segment] {
    guard segments.count > 1 else { return segments }
    let clashing = names.clashing(between: segments.map(\.choices), of: choices, in: chart)
    guard !clashing.isEmpty else { return segments }
    let labels = labels(for: segments)
    var clarified = segments
    for number in clashing {
      let start = choices.count
      for (position, choice) in segments[number].choices.enumerated() {
        hops.append(hops[Int(choice)])
        choices.append(choices[Int(choice)])
        choices[choices.count - 1].label = labels[number][position]
      }
      clarified[number].choices = Int32(start)..<Int32(choices.count)
    }
    return clarified
  }

  /// The names; where two slots have the same, `slot.name`; where that is not enough, what embeds them before it.
  private func labels(for segments: [Segment]) -> [[String]] {
    var labels = segments.map { segment in
      segment.choices.map { label(of: choices[Int($0)], qualified: 0) }
    }
    let members = segments.map(\.member)
    for qualified in 1...2 {
      var counts: [String: Int] = [:]
      for label in labels.joined() { counts[label, default: 0] += 1 }
      for (number, segment) in segments.enumerated() {
        for (position, choice) in segment.choices.enumerated()
        where counts[labels[number][position]]! > 1 {
          var prefix = ""
          if qualified == 2 {
            let path = chart.slotNames(from: segment.member, of: members)
            // What is above in a stack is embedded by nothing here; its screen's type tells it apart.
            let isAbove = hops[Int(choice)].stack == .above
            let words = isAbove ? [chart.model.screens[segment.member.screen].type] : path
            prefix = words.map { $0 + "." }.joined()
          }
          labels[number][position] = prefix + label(of: choices[Int(choice)], qualified: 1)
        }
      }
    }
    return labels
  }

  private func label(of choice: Choice, qualified: Int) -> String {
    let slot = chart.model.screens[Int(choice.screen)].slots[Int(choice.slot)]
    let name = slot.destinations[Int(choice.destination)].name
    return qualified == 0 ? name : "\(slot.name).\(name)"
  }
}

extension Chart {
  /// The names of the slots that lead to a member of a context, outermost first.
  func slotNames(from member: ContextMember, of members: [ContextMember]) -> [String] {
    var names: [String] = []
    var member = member
    while member.parent >= 0 {
      let parent = members[member.parent]
      names.append(model.screens[parent.screen].slots[member.slot].name)
      member = parent
    }
    return names.reversed()
  }
}

private struct ContextKey: Hashable {
  /// -1 for a leaf on a stack.
  var screen: Int
  /// The only slot to choose from, or -1.
  var onlySlot = -1
  /// The stack whose element the screen is.
  var stack: StackKey?
}

private struct StackKey: Hashable {
  var screen: Int
  var slot: Int
}

/// A grammar whose positions are among those of all grammars.
private struct PlacedGrammar {
  /// Where its positions start.
  let start: Int32
  private let first: Positions
  private let any: Positions
  private let byName: [String: Positions]

  init(_ grammar: StackGrammar, start: Int32) {
    self.start = start
    first = grammar.first
    // No name is empty, so that only what reads any name reads it.
    any = grammar.positions(reading: "")
    byName = Dictionary(
      uniqueKeysWithValues: grammar.names.map { ($0, grammar.positions(reading: $0)) })
  }

  func positions(reading name: String, atBottom: Bool) -> Positions {
    let positions = byName[name] ?? any
    return atBottom ? positions.intersection(first) : positions
  }
}

/// Finds names that are there twice, with one number a name, so that contexts with many screens cost little.
private struct NameClashes {
  private var numbers: [String: Int] = [:]
  /// For each name the question and the segment that mentioned it last.
  private var mentions: [(question: Int, segment: Int)] = []
  private var question = 0

  /// The choices whose names others of the same screen have.
  mutating func clashing(within range: Range<Int>, of choices: [Choice]) -> [Int] {
    var counts: [String: Int] = [:]
    for number in range { counts[choices[number].label, default: 0] += 1 }
    return range.filter { counts[choices[$0].label]! > 1 }
  }

  /// The segments with a name that another one has too.
  mutating func clashing(
    between segments: [Range<Int32>], of choices: [Choice], in chart: Chart
  ) -> Set<Int> {
    question += 1
    var clashing: Set<Int> = []
    for (segment, range) in segments.enumerated() {
      for choice in range {
        let choice = choices[Int(choice)]
        let name = chart.model.screens[Int(choice.screen)].slots[Int(choice.slot)]
          .destinations[Int(choice.destination)].name
        let number = number(of: name)
        let last = mentions[number]
        if last.question == question, last.segment != segment {
          clashing.insert(last.segment)
          clashing.insert(segment)
        }
        mentions[number] = (question, segment)
      }
    }
    return clashing
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = mentions.count
    mentions.append((0, 0))
    return mentions.count - 1
  }
}
