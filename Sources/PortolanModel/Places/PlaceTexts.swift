extension PlaceSpaceBuilder {
  /// The segments with copies of those in which a name stands that another segment has too.
  mutating func clarified(_ segments: [Segment]) -> [Segment] {
    guard segments.count > 1 else { return segments }
    let clashing = names.clashing(between: segments)
    guard !clashing.isEmpty else { return segments }
    let labels = labels(for: segments)
    var clarified = segments
    for number in clashing {
      let start = choices.count
      for (position, choice) in segments[number].choices.enumerated() {
        hops.append(hops[Int(choice)])
        choices.append(choices[Int(choice)])
        choices[choices.count - 1].label = labels[number][position]
        names.add(copyOf: choice)
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

  func label(of choice: Choice, qualified: Int) -> String {
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
  mutating func clashing(between segments: [Segment]) -> Set<Int> {
    question += 1
    var clashing: Set<Int> = []
    for (number, segment) in segments.enumerated() {
      for choice in segment.choices {
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
