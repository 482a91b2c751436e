/// How many states slots can represent together, for any number of rows: `3 · 4ᴺ`, or `2^N₁ + 2^N₂ − 1` of rows of which one
/// collection is shown.
struct CountedStates: Hashable, Sendable {
  /// By what all the rest is multiplied.
  private(set) var number: Count
  private var factors: [Factor] = []

  private enum Factor: Hashable, Sendable {
    /// The collection of that position, with what one row of it can represent.
    case rows(Int, Count)
    /// What stands in arms that exclude each other: the states of one, and those of each other but the one in which that does nothing.
    case apart([CountedStates])
  }

  static let one = CountedStates(.one)

  init(_ number: Count) { self.number = number }

  /// The states of a collection of rows.
  init(rows position: Int, each states: Count) {
    (number, factors) = (.one, [.rows(position, states)])
  }

  /// Of slots and children: each state with each of those beside it, and with none of those in another arm.
  static let forks = Forks(together: *) { $0.or($1) }

  static func * (one: CountedStates, other: CountedStates) -> CountedStates {
    var product = CountedStates(one.number * other.number)
    product.factors = one.factors + other.factors
    return product
  }

  private func or(_ other: CountedStates) -> CountedStates {
    var all: [CountedStates] = []
    for one in arms + other.arms {
      if one.factors.isEmpty, let known = all.firstIndex(where: \.factors.isEmpty) {
        all[known].number += one.number.subtracting(.one)
      } else {
        all.append(one)
      }
    }
    if all.count == 1 { return all[0] }
    var sum = CountedStates.one
    sum.factors = [.apart(all)]
    return sum
  }

  private var arms: [CountedStates] {
    if number == .one, factors.count == 1, case .apart(let arms) = factors[0] {
      arms
    } else {
      [self]
    }
  }

  /// How many they are with so many elements in each collection of rows.
  func count(rows elements: Int) -> Count {
    factors.reduce(number) { product, factor in
      switch factor {
      case .rows(_, let states): product * states.raised(to: elements)
      case .apart(let arms):
        product
          * arms.dropFirst().reduce(arms[0].count(rows: elements)) {
            $0 + $1.count(rows: elements).subtracting(.one)
          }
      }
    }
  }

  /// Whether no number in it was too large to be kept in full.
  var isExact: Bool {
    number.isExact
      && factors.allSatisfy { factor in
        switch factor {
        case .rows(_, let states): states.isExact
        case .apart(let arms): arms.allSatisfy(\.isExact)
        }
      }
  }

  /// The first of the collections that it speaks of.
  private static func first(in factor: Factor) -> Int {
    switch factor {
    case .rows(let position, _): position
    case .apart(let arms): arms.flatMap { $0.factors.map(first) }.min() ?? 0
    }
  }

  /// Written as a formula.
  ///
  /// - Parameters:
  ///   - own: What stands for ``number``.
  ///   - dot: What stands between factors.
  ///   - power: What says how many rows a collection of that position has, as an exponent.
  func formula(
    _ own: [String]? = nil, dot: String, power: (Int) -> String
  ) -> String {
    let own = own ?? (number == .one ? [] : ["\(number)"])
    let isSum = own.isEmpty && factors.count == 1
    let written: [String] =
      own
      + factors.sorted { Self.first(in: $0) < Self.first(in: $1) }.map { factor in
        switch factor {
        case .rows(let position, let states): "\(states)\(power(position))"
        case .apart(let arms):
          isSum ? sum(arms, dot, power) : "(\(sum(arms, dot, power)))"
        }
      }
    return written.isEmpty ? "1" : written.joined(separator: dot)
  }

  private func sum(_ arms: [CountedStates], _ dot: String, _ power: (Int) -> String) -> String {
    let terms = arms.filter { !$0.factors.isEmpty }.map { $0.formula(dot: dot, power: power) }
    let space = dot.first == " " ? " " : ""
    func joined(_ sign: String, _ number: Count) -> String {
      number == .zero ? "" : "\(space)\(sign)\(space)\(number)"
    }
    // The state in which none does anything is counted once.
    let known = arms.first(where: \.factors.isEmpty)?.number ?? .zero
    let surplus = Count(arms.count - 1)
    let isLess = arms.indices.dropLast().contains { known == Count($0) }
    return terms.joined(separator: "\(space)+\(space)")
      + (isLess
        ? joined("−", surplus.subtracting(known)) : joined("+", known.subtracting(surplus)))
  }
}
