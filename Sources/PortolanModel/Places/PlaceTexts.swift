extension PlaceSpaceBuilder {
  /// The segments with copies of those in which a name stands that another segment has too.
  mutating func clarified(
    _ segments: [Range<Int32>], _ members: ContextMembers?
  ) -> [Range<Int32>] {
    guard segments.count > 1 else { return segments }
    let clashing = names.clashing(between: segments)
    guard !clashing.isEmpty else { return segments }
    let labels = labels(for: segments, members)
    var clarified = segments
    for number in clashing {
      let start = choices.count
      for (position, choice) in segments[number].enumerated() {
        hops.append(hops[Int(choice)])
        choices.append(choices[Int(choice)])
        choices[choices.count - 1].label = labels[number][position]
        names.add(copyOf: choice)
      }
      clarified[number] = Int32(start)..<Int32(choices.count)
    }
    return clarified
  }

  /// The names; where two slots have the same, `slot.name`; where that is not enough, what leads there before it.
  private func labels(
    for segments: [Range<Int32>], _ members: ContextMembers?
  ) -> [[String]] {
    var labels = segments.map { segment in
      segment.map { label(of: choices[Int($0)], qualified: 0) }
    }
    for qualified in 1...2 {
      var counts: [String: Int] = [:]
      for label in labels.joined() { counts[label, default: 0] += 1 }
      for (number, segment) in segments.enumerated() {
        let clashing = segment.enumerated().filter { counts[labels[number][$0.offset]]! > 1 }
        if clashing.isEmpty { continue }
        let prefix = qualified == 2 ? prefix(of: segment, number, members) : ""
        for (position, choice) in clashing {
          labels[number][position] = prefix + label(of: choices[Int(choice)], qualified: 1)
        }
      }
    }
    return labels
  }

  /// What embeds the screen of a segment; for the elements above in a stack, the type of the screen that owns it.
  private func prefix(
    of segment: Range<Int32>, _ number: Int, _ members: ContextMembers?
  ) -> String {
    guard let members, number < members.count else {
      let owner = choices[Int(segment.lowerBound)].screen
      return chart.model.screens[Int(owner)].type + "."
    }
    return chart.slotNames(on: members.path(to: number)).map { $0 + "." }.joined()
  }

  func label(of choice: Choice, qualified: Int) -> String {
    let slot = chart.model.screens[Int(choice.screen)].slots[Int(choice.slot)]
    let name = slot.destinations[Int(choice.destination)].name
    return qualified == 0 ? name : "\(slot.name).\(name)"
  }
}

extension Chart {
  /// The names of the slots that embed one another.
  func slotNames(on path: [ContextMember.Embedding]) -> [String] {
    path.map { model.screens[$0.screen].slots[$0.slot].name }
  }
}

/// Finds names that are there twice. Each name has a number, so that contexts of many screens cost little.
struct NameClashes {
  private var numbers: [String: Int32] = [:]
  /// The number of each choice's name.
  private var ofChoices: [Int32] = []
  /// For each name the question and the segment that mentioned it last.
  private var mentions: [(question: Int, segment: Int)] = []
  private var question = 0

  mutating func add(choiceNamed name: String) {
    let number = numbers[name] ?? Int32(mentions.count)
    if number == mentions.count {
      numbers[name] = number
      mentions.append((0, 0))
    }
    ofChoices.append(number)
  }

  /// A copy of a choice has its name.
  mutating func add(copyOf choice: Int32) { ofChoices.append(ofChoices[Int(choice)]) }

  /// The choices whose names others of the same segment have.
  func clashing(within segment: Range<Int32>) -> [Int] {
    var counts: [Int32: Int] = [:]
    for choice in segment { counts[ofChoices[Int(choice)], default: 0] += 1 }
    return segment.map(Int.init).filter { counts[ofChoices[$0]]! > 1 }
  }

  /// The segments with a name that another one has too.
  mutating func clashing(between segments: [Range<Int32>]) -> Set<Int> {
    question += 1
    var clashing: Set<Int> = []
    for (number, segment) in segments.enumerated() {
      for choice in segment {
        let name = Int(ofChoices[Int(choice)])
        let last = mentions[name]
        if last.question == question, last.segment != number {
          clashing.insert(last.segment)
          clashing.insert(number)
        }
        mentions[name] = (question, number)
      }
    }
    return clashing
  }
}
