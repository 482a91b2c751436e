/// What a screen's types let it be, and what of that makes sense.
///
/// Its presenting slots exclude each other, whatever their kinds: at most one destination of a presentation context is
/// active. Arithmetic on the slots; nothing is enumerated.
public struct ScreenCounts: Hashable, Sendable {
  /// The product over the presenting slots of one more than their cases; a flag with its item counts 4. Of what stands in arms of one
  /// fork the sum, for only one arm is shown.
  public var representable: Count { states.count(rows: 0) }
  let states: CountedStates
  /// One more than the sum of their cases.
  public let valid: Count
  /// Rows of the screen that can present beside it.
  public let rows: [Rows]

  /// Rows as they add to a screen's counts.
  public struct Rows: Hashable, Sendable {
    public var slot: String
    public var screen: Screen.ID
    /// What one row can represent: 1 and its cases.
    public var representable: Count
    /// How many destinations one row has.
    public var cases: Int
  }

  public var invalid: Count { representable.subtracting(valid) }

  /// The counts with so many elements in each collection of rows.
  public func with(rows number: Int) -> (representable: Count, valid: Count) {
    (
      states.count(rows: number),
      rows.reduce(valid) { $0 + Count($1.cases) * Count(number) }
    )
  }

  /// The counts for any number of rows, N: `3 · 4ᴺ` and `3 + 3N`.
  public var formula: (representable: String, valid: String)? {
    guard !rows.isEmpty, states.isExact else { return nil }
    let letters = rows.count == 1 ? ["N"] : rows.indices.map { "N\(subscripted($0 + 1))" }
    let powers = rows.count == 1 ? ["ᴺ"] : letters.map { "^\($0)" }
    let sum = zip(rows, letters).map { $0.cases == 1 ? $1 : "\($0.cases)\($1)" }
    return (
      states.formula(dot: " · ") { powers[$0] },
      ([valid.description] + sum).joined(separator: " + ")
    )
  }
}

extension ScreenCounts {
  /// By what all that rows represent is multiplied.
  package var factor: Count { states.number }

  /// The representable states for any number of rows.
  ///
  /// - Parameters:
  ///   - own: What stands for ``factor``; `nil` for the number itself.
  ///   - dot: What stands between factors.
  ///   - power: What says how many rows the collection of that position has, as an exponent.
  package func formula(
    of own: [String]?, dot: String, power: (Int) -> String
  ) -> String {
    states.formula(own, dot: dot, power: power)
  }

  /// The counts of slots that present from one base.
  package init(presenting slots: [Slot]) {
    states = CountedStates.forks.value(
      of: slots.map { ($0.branches ?? [], CountedStates($0.states)) }, nothing: .one)
    valid = slots.reduce(.one) { $0 + Count($1.destinations.count) }
    rows = []
  }
}

extension Chart {
  /// The counts of one screen by itself, without what it embeds.
  public func counts(of screen: Int) -> ScreenCounts { counts(of: alone(screen)) }

  /// The counts of a presentation context: a screen, all that it embeds always, and the rows of each.
  public func contextCounts(of screen: Int) -> ScreenCounts {
    counts(of: embedded(in: screen))
  }

  /// The counts of the presentation context that a destination's content is.
  package func contextCounts(of content: DestinationContent) -> ScreenCounts {
    counts(of: embedded(in: content), in: content)
  }

  /// The owner's own slots that present from a destination's content, in one of some builds.
  package func presenting(in content: DestinationContent, oneOf builds: Builds) -> [Slot] {
    let outer = model.screens[content.screen].slots[content.slot]
    return presenting(
      within: .init(slot: outer.name, destination: outer.destinations[content.destination].name),
      of: content.screen, in: builds)
  }

  /// The same in the build in which the content can present most.
  package func presenting(in content: DestinationContent) -> [Slot] {
    presenting(in: content, oneOf: embedded(in: content).builds)
  }

  /// The counts of members that share a base, in the content of a destination or of a screen by itself.
  func counts(of members: ContextMembers, in content: DestinationContent?) -> ScreenCounts {
    guard let content else { return counts(of: members) }
    return counts(
      of: members, presenting(in: content, oneOf: members.builds),
      content.others.map { .init(screen: content.screen, slot: $0) })
  }

  /// - Parameters:
  ///   - own: What an owner that is no member presents beside them.
  ///   - others: What else it shows there.
  ///   - countsRows: Whether what rows present beside them is counted, too.
  private func counts(
    of members: ContextMembers, _ own: [Slot] = [], _ others: [ContextMember.Embedding] = [],
    countsRows: Bool = true
  ) -> ScreenCounts {
    var collected: [ScreenCounts.Rows] = []
    // What each member shows, and at last what shows no member, with the branches that it stands in.
    var shown: [[(branches: [Slot.Branch], value: CountedStates)]] =
      (members.screens + [-1]).map { _ in [] }
    func addRows(_ number: Int, of screen: Int, to member: Int, in builds: Builds) {
      guard countsRows, let rows = rows(in: number, of: screen, builds) else { return }
      let states = CountedStates(rows: collected.count, each: rows.representable)
      shown[member].append((slots[screen][number].branches, states))
      collected.append(rows)
    }
    for member in members.screens.indices {
      let screen = members.screen(member)
      let builds = members.builds(of: member)
      for (number, slot) in slots[screen].enumerated() where !(slot.builds & builds).isEmpty {
        if slot.presents {
          shown[member].append((slot.branches, CountedStates(Count(slot.states))))
        } else if !slot.isWithin {
          addRows(number, of: screen, to: member, in: builds)
        }
      }
    }
    let last = shown.count - 1
    shown[last] += own.map { ($0.branches ?? [], CountedStates($0.states)) }
    for other in others { addRows(other.slot, of: other.screen, to: last, in: members.builds) }
    // Who embeds a member stands before it.
    for member in members.screens.indices.reversed() {
      guard let (parent, by) = members.embedding(of: member) else {
        shown[last].append(([], CountedStates.forks.value(of: shown[member], nothing: .one)))
        continue
      }
      let states = CountedStates.forks.value(of: shown[member], nothing: .one)
      shown[parent ?? last].append((slots[by.screen][by.slot].branches, states))
    }
    let cases = own.reduce(0) { $0 + $1.destinations.count } + casesPresented(by: members)
    return ScreenCounts(
      states: CountedStates.forks.value(of: shown[last], nothing: .one),
      valid: Count(1 + cases), rows: collected)
  }

  /// `nil` for a slot that is no rows, and for rows that present nothing.
  private func rows(in number: Int, of screen: Int, _ builds: Builds) -> ScreenCounts.Rows? {
    let slot = slots[screen][number]
    let builds = builds & slot.builds
    guard slot.arity == .each, slot.targets[0] >= 0, !builds.isEmpty else { return nil }
    let row = embedded(in: slot.targets[0], oneOf: builds)
    let cases = casesPresented(by: row)
    if cases == 0 { return nil }
    return .init(
      slot: model.screens[screen].slots[number].name, screen: model.screens[slot.targets[0]].id,
      representable: counts(of: row, countsRows: false).representable, cases: cases)
  }

  /// How many destinations the presenting slots of some members have.
  private func casesPresented(by members: ContextMembers) -> Int {
    members.screens.indices.reduce(0) { sum, member in
      let builds = members.builds(of: member)
      return slots[members.screen(member)].reduce(sum) {
        $1.presents && !($1.builds & builds).isEmpty ? $0 + $1.targets.count : $0
      }
    }
  }
}

extension Slot {
  /// How many values a presenting slot has.
  package var states: Count {
    encoding == .flagAndItem ? Count(4) : Count(1 + destinations.count)
  }
}

private func subscripted(_ number: Int) -> String {
  String(
    String(number).map { digit in
      digit.wholeNumberValue.flatMap { Unicode.Scalar(0x2080 + $0).map(Character.init) } ?? digit
    })
}
