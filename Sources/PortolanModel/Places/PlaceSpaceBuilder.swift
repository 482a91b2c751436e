/// Works out a ``PlaceSpace``, context by context, with a queue instead of recursion.
struct PlaceSpaceBuilder {
  let chart: Chart
  var hops: [Hop] = []
  var choices: [Choice] = []
  var segments: [Range<Int32>] = []
  var contexts: [Context] = []
  var rootContexts: [Int32] = []
  var readers: [Positions] = []
  var followers: [Positions] = []
  let identityCount: Int

  private let firstIdentity: [[Int]]
  /// For each screen the builds in which one of its slots always has a destination.
  private let selecting: [Builds]
  private var numbers: [ContextKey: Int32] = [:]
  private var waiting: [ContextKey] = []
  private var blocks: [BlockKey: Range<Int32>] = [:]
  private var languages: [StackKey: PlacedLanguage?] = [:]
  private lazy var effects = SlotEffects(chart)
  private lazy var ways = Ways(chart)
  var names = NameClashes()

  /// Whether anything follows anything in a stack of which nothing is known, rather than nothing.
  private let followsAnyStack: Bool

  init(chart: Chart, followsAnyStack: Bool = false) {
    self.chart = chart
    self.followsAnyStack = followsAnyStack
    var count = 0
    firstIdentity = chart.slots.map { slots in
      slots.map { slot in
        defer { count += slot.targets.count }
        return count
      }
    }
    identityCount = count
    selecting = chart.slots.map { slots in
      slots.reduce(.none) { $1.selects && !$1.isWithin ? $0 | $1.builds : $0 }
    }
  }

  mutating func build() {
    rootContexts = zip(chart.roots, chart.rootBuilds).map {
      context(ContextKey(screen: $0, builds: $1))
    }
    var built = 0
    while built < waiting.count {
      let start = Int32(segments.count)
      let members = contexts[built].members
      segments += clarified(segments(of: waiting[built], members), members)
      contexts[built].segments = start..<Int32(segments.count)
      built += 1
    }
  }

  private mutating func context(_ key: ContextKey) -> Int32 {
    if let number = numbers[key] { return number }
    let number = Int32(contexts.count)
    let content = key.outer.flatMap { chart.content(of: $0.number, of: $0.slot, in: $0.screen) }
    let members =
      content.map { chart.embedded(in: $0, for: key.builds) }
      ?? (key.isWholeScreen ? chart.embedded(in: key.screen, for: key.builds) : nil)
    numbers[key] = number
    contexts.append(Context(mustChoose: mustChoose(key, members), members: members))
    waiting.append(key)
    return number
  }

  /// Whether, in each of its builds, some slot of a context always has a destination.
  private func mustChoose(_ key: ContextKey, _ members: ContextMembers?) -> Bool {
    if key.onlySlot >= 0 {
      if chart.slots[key.screen][key.onlySlot].builds.contains(key.builds) { return true }
    } else if let members {
      let chosen = members.unconditional.reduce(Builds.none) {
        $0 | (selecting[$1.screen] & $1.builds)
      }
      if chosen.contains(key.builds) { return true }
    }
    guard let outer = key.outer else { return false }
    return inner(of: outer).map { chart.slots[outer.screen][$0] }
      .contains { $0.selects && $0.builds.contains(key.builds) }
  }

  private mutating func segments(
    of key: ContextKey, _ members: ContextMembers?
  ) -> [Range<Int32>] {
    var found: [Range<Int32>] = []
    if let members {
      for member in members.indices {
        found.append(
          block(BlockKey(screen: members.screen(member), builds: members.builds(of: member))))
      }
    }
    if key.onlySlot >= 0 {
      found.append(choices(of: key.screen, slots: [key.onlySlot], key.builds))
    }
    if let stack = key.stack {
      found.append(
        block(BlockKey(screen: stack.screen, stackAbove: stack.slot, builds: key.builds)))
    }
    if let outer = key.outer {
      found.append(choices(of: outer.screen, slots: inner(of: outer), key.builds))
    }
    return found
  }

  /// The slots to choose from that stand in the content of a destination.
  private func inner(of destination: DestinationKey) -> [Int] {
    let slots = chart.slots[destination.screen]
    return slots[destination.slot].inner(of: destination.number).filter {
      slots[$0].arity != .always
    }
  }
}

// MARK: - Choices

extension PlaceSpaceBuilder {
  private mutating func block(_ key: BlockKey) -> Range<Int32> {
    if let block = blocks[key] { return block }
    let slots = chart.slots[key.screen]
    let isAbove = key.stackAbove >= 0
    let chosen =
      isAbove
      ? [key.stackAbove]
      : slots.indices.filter { slots[$0].arity != .always && !slots[$0].isWithin }
    let block = choices(of: key.screen, slots: chosen, key.builds, isAbove: isAbove)
    blocks[key] = block
    return block
  }

  private mutating func choices(
    of screen: Int, slots: [Int], _ builds: Builds, isAbove: Bool = false
  ) -> Range<Int32> {
    let start = choices.count
    for slot in slots {
      let declared = chart.model.screens[screen].slots[slot]
      for destination in declared.destinations.indices
      where !chart.neverShows(declared.destinations[destination], of: declared) {
        let builds = builds & chart.slots[screen][slot].builds(of: destination)
        if !builds.isEmpty { addChoice(screen, slot, destination, builds, isAbove: isAbove) }
      }
    }
    let added = Int32(start)..<Int32(choices.count)
    for number in slots.count > 1 ? names.clashing(within: added) : [] {
      choices[number].label = label(of: choices[number], qualified: 1)
    }
    return added
  }

  private mutating func addChoice(
    _ screen: Int, _ slot: Int, _ number: Int, _ builds: Builds, isAbove: Bool
  ) {
    let info = chart.slots[screen][slot]
    let destination = chart.model.screens[screen].slots[slot].destinations[number]
    var key = ContextKey(screen: info.targets[number], builds: builds)
    var hop = Hop(
      identity: Int32(firstIdentity[screen][slot] + number), next: -1, isPlace: true, stack: .none)
    if info.arity == .sequence {
      let stack = StackKey(screen: screen, slot: slot)
      if let language = language(of: stack) {
        key.stack = stack
        hop.stack = isAbove ? .above : .bottom
        let read = language.positions(reading: destination.name, atBottom: !isAbove)
        // No sensible stack has it there.
        if read.isEmpty { return }
        hop.readers = Int32(readers.count)
        hop.followers = language.start
        hop.isBelowAny = language.isPart
        readers.append(read)
      } else {
        hop.stack = .ofUnknownStack
        hop.isBelowAny = true
      }
    }
    key.onlySlot = info.continuation(of: number)
    if !info.inner(of: number).isEmpty {
      key.outer = DestinationKey(screen: screen, slot: slot, number: number)
    }
    if key.screen >= 0 || key.stack != nil || key.outer != nil { hop.next = context(key) }
    // A row by itself shows nothing that the list did not.
    hop.isPlace =
      info.arity != .each && (hop.next < 0 || !contexts[Int(hop.next)].mustChoose)
    hops.append(hop)
    names.add(choiceNamed: destination.name)
    choices.append(
      Choice(
        screen: Int32(screen), slot: Int32(slot), destination: Int32(number),
        label: destination.name, url: destination.url, suffix: suffix(of: destination, info.arity)))
  }

  private func suffix(of destination: Destination, _ arity: Slot.Arity) -> String {
    if arity == .each { return "/:id" }
    return destination.payload.enumerated().filter(\.element.isCarriedByURL)
      .reduce(into: "") { $0 += "/:\($1.element.label ?? String($1.offset + 1))" }
  }

  /// What is known of the words of a stack: a grammar that somebody declared, else what code pushes.
  private mutating func language(of stack: StackKey) -> PlacedLanguage? {
    if let known = languages[stack] { return known }
    let slot = chart.model.screens[stack.screen].slots[stack.slot]
    // The chart's model is sound, so its grammars can be read.
    let declared = slot.grammar.flatMap { try? StackGrammar($0) }
    let built = declared == nil ? builtStacks(of: slot, in: stack) : nil
    let grammar = declared ?? built?.grammar ?? (followsAnyStack ? .anything : nil)
    let placed = grammar.map {
      PlacedLanguage($0, start: Int32(followers.count), isPart: built?.isPart == true)
    }
    followers += grammar?.follow ?? []
    languages[stack] = .some(placed)
    return placed
  }

  /// The stacks that code builds, and whether these are not all. What it pushes on top of anything is not followed there, where that
  /// would be at great length, for it says little; and where it pushes everything so, nothing is.
  private mutating func builtStacks(
    of slot: Slot, in stack: StackKey
  ) -> (grammar: StackGrammar, isPart: Bool)? {
    guard
      let successors = StackSuccessors(of: slot, in: stack.screen, chart, effects, ways)
    else { return nil }
    let anywhere = successors.anywhere
    let isLong = anywhere.count > 1 && successors.buildMore(than: Self.mostFollowed)
    if isLong, successors.shortestUnbuilt == nil { return nil }
    let isPart = isLong && !followsAnyStack
    return StackGrammar(of: successors, besides: isPart ? anywhere : []).map { ($0, isPart) }
  }

  /// So many stacks without repetition are made of four elements in any order; of one more, 325.
  private static var mostFollowed: Int { 64 }
}

private struct ContextKey: Hashable {
  /// -1 for a leaf on a stack.
  var screen: Int
  /// The builds in which the chain that leads there can be.
  var builds: Builds
  /// The only slot to choose from, or -1.
  var onlySlot = -1
  /// The stack whose element the screen is.
  var stack: StackKey?
  /// The destination that shows the screen, where slots of the presenter are within it.
  var outer: DestinationKey?

  var isWholeScreen: Bool { screen >= 0 && onlySlot < 0 }
}

/// What one screen brings into contexts.
private struct BlockKey: Hashable {
  var screen: Int
  /// The stack of which it is what can follow above an element, or -1 for all slots that stand on the screen itself.
  var stackAbove = -1
  var builds: Builds
}

private struct DestinationKey: Hashable {
  var screen: Int
  var slot: Int
  var number: Int
}

private struct StackKey: Hashable {
  var screen: Int
  var slot: Int
}

/// A language of stacks whose positions are among those of all.
private struct PlacedLanguage {
  /// Where its positions start.
  let start: Int32
  /// Whether elements that can come on top of any other are left out there.
  let isPart: Bool
  private let first: Positions
  private let any: Positions
  private let byName: [String: Positions]

  init(_ grammar: StackGrammar, start: Int32, isPart: Bool) {
    self.start = start
    self.isPart = isPart
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
