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

  private func counts(of members: ContextMembers) -> ScreenCounts {
    var counts = ScreenCounts(representable: states(of: members), valid: .one, rows: [])
    for screen in members.screens {
      for (number, slot) in slots[screen].enumerated() {
        if slot.presents {
          counts.valid += Count(slot.targets.count)
        } else if slot.arity == .each, slot.targets[0] >= 0 {
          let row = embedded(in: slot.targets[0])
          let cases = row.screens.flatMap { slots[$0] }.filter(\.presents)
            .reduce(0) { $0 + $1.targets.count }
          guard cases > 0 else { continue }
          counts.rows.append(
            .init(
              slot: model.screens[screen].slots[number].name,
              screen: model.screens[slot.targets[0]].id,
              representable: states(of: row), cases: cases))
        }
      }
    }
    return counts
  }

  /// The values of all presenting slots of a context, a screen's own times those of the children that are shown with each other.
  private func states(of members: ContextMembers) -> Count {
    var children: [[(branches: [Slot.Branch], value: Count)]] = members.screens.map { _ in [] }
    var states = Count.one
    // Who embeds a member stands before it.
    for number in members.screens.indices.reversed() {
      states = slots[members.screen(number)].filter(\.presents)
        .reduce(Forks.states.value(of: children[number], nothing: .one)) {
          $0 * Count($1.states)
        }
      if let (parent, slot) = members.embedding(of: number) {
        children[parent].append((slots[members.screen(parent)][slot].branches, states))
      }
    }
    return states
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
