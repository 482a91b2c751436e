/// What a screen's types let it be, and what of that makes sense.
///
/// Its presenting slots exclude each other, whatever their kinds: at most one destination of a presentation context is
/// active. Arithmetic on the slots; nothing is enumerated.
public struct ScreenCounts: Hashable, Sendable {
  /// The product over the presenting slots of one more than their cases; a flag with its item counts 4.
  public var representable: Count
  /// One more than the sum of their cases.
  public var valid: Count
  /// Rows of the screen that can present beside it.
  public var rows: [Rows]

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
    rows.reduce((representable, valid)) { sum, row in
      (
        sum.0 * row.representable.raised(to: number),
        sum.1 + Count(row.cases) * Count(number)
      )
    }
  }

  /// The counts for any number of rows, N: `3 · 4ᴺ` and `3 + 3N`.
  public var formula: (representable: String, valid: String)? {
    guard !rows.isEmpty, ([representable] + rows.map(\.representable)).allSatisfy(\.isExact)
    else { return nil }
    let letters = rows.count == 1 ? ["N"] : rows.indices.map { "N\(subscripted($0 + 1))" }
    let powers = rows.count == 1 ? ["ᴺ"] : letters.map { "^\($0)" }
    let product = zip(rows, powers).map { "\($0.representable)\($1)" }
    let sum = zip(rows, letters).map { $0.cases == 1 ? $1 : "\($0.cases)\($1)" }
    let own = representable == .one ? [] : [representable.description]
    return (
      (own + product).joined(separator: " · "),
      ([valid.description] + sum).joined(separator: " + ")
    )
  }
}

extension ScreenCounts {
  /// The counts of slots that present from one base.
  package init(presenting slots: [Slot]) {
    representable = slots.reduce(.one) { $0 * $1.states }
    valid = slots.reduce(.one) { $0 + Count($1.destinations.count) }
    rows = []
  }
}

extension Chart {
  /// The counts of one screen by itself, without what it embeds.
  public func counts(of screen: Int) -> ScreenCounts { counts(of: ContextMembers(of: screen)) }

  /// The counts of a presentation context: a screen, all that it embeds always, and the rows of each.
  public func contextCounts(of screen: Int) -> ScreenCounts {
    counts(of: embedded(in: screen))
  }

  /// The counts of the presentation context that a destination's content is.
  package func contextCounts(of content: DestinationContent) -> ScreenCounts {
    var counts = counts(of: embedded(in: content))
    let own = ScreenCounts(presenting: presenting(in: content))
    counts.representable *= own.representable
    counts.valid += own.valid.subtracting(.one)
    counts.rows += content.others.compactMap { rows(in: $0, of: content.screen) }
    return counts
  }

  /// The owner's own slots that present from a destination's content.
  package func presenting(in content: DestinationContent) -> [Slot] {
    let outer = model.screens[content.screen].slots[content.slot]
    return model.screens[content.screen].presenting(
      within: .init(slot: outer.name, destination: outer.destinations[content.destination].name))
  }

  private func counts(of members: ContextMembers) -> ScreenCounts {
    var counts = ScreenCounts(representable: states(of: members), valid: .one, rows: [])
    for screen in members.screens {
      for (number, slot) in slots[screen].enumerated() {
        if slot.presents {
          counts.valid += Count(slot.targets.count)
        } else if !slot.isWithin, let rows = rows(in: number, of: screen) {
          counts.rows.append(rows)
        }
      }
    }
    return counts
  }

  /// `nil` for a slot that is no rows, and for rows that present nothing.
  private func rows(in number: Int, of screen: Int) -> ScreenCounts.Rows? {
    let slot = slots[screen][number]
    guard slot.arity == .each, slot.targets[0] >= 0 else { return nil }
    let row = embedded(in: slot.targets[0])
    let cases = row.screens.flatMap { slots[$0] }.filter(\.presents)
      .reduce(0) { $0 + $1.targets.count }
    if cases == 0 { return nil }
    return .init(
      slot: model.screens[screen].slots[number].name, screen: model.screens[slot.targets[0]].id,
      representable: states(of: row), cases: cases)
  }

  /// The values of all presenting slots of a context, a screen's own times those of the children that are shown with each other.
  private func states(of members: ContextMembers) -> Count {
    var children: [[(branches: [Slot.Branch], value: Count)]] = members.screens.map { _ in [] }
    var own = Count.one
    var inContent: [(branches: [Slot.Branch], value: Count)] = []
    // Who embeds a member stands before it.
    for number in members.screens.indices.reversed() {
      let states = slots[members.screen(number)].filter(\.presents)
        .reduce(Forks.states.value(of: children[number], nothing: .one)) {
          $0 * Count($1.states)
        }
      if let (parent, embedding) = members.embedding(of: number) {
        let child = (slots[embedding.screen][embedding.slot].branches, states)
        if let parent { children[parent].append(child) } else { inContent.append(child) }
      } else {
        own = states
      }
    }
    return own * Forks.states.value(of: inContent, nothing: .one)
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
