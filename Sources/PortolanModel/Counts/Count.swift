/// How many: exact while it fits 128 bits, then a power of ten, or without end.
public enum Count: Hashable, Sendable {
  case exact(high: UInt64, low: UInt64)
  /// About ten to this power.
  case powerOfTen(Double)
  case infinite

  public static let zero = Count(0)
  public static let one = Count(1)

  public init(_ value: UInt64) { self = .exact(high: 0, low: value) }
  public init(_ value: Int) { self.init(UInt64(clamping: value)) }
}

extension Count {
  /// Whether it is known to the last digit.
  public var isExact: Bool { if case .exact = self { true } else { false } }

  public static func + (one: Count, other: Count) -> Count {
    switch (one, other) {
    case (.infinite, _), (_, .infinite): return .infinite
    case (.exact(let high1, let low1), .exact(let high2, let low2)):
      let (low, carry) = low1.addingReportingOverflow(low2)
      let (high, over) = high1.addingReportingOverflow(high2)
      let (carried, overCarry) = high.addingReportingOverflow(carry ? 1 : 0)
      if !over, !overCarry { return .exact(high: carried, low: low) }
      fallthrough
    default:
      let (great, small) = (max(one.power, other.power), min(one.power, other.power))
      // Beyond 17 digits the smaller one does not show in a Double.
      return .powerOfTen(
        great - small > 17 ? great : great + logarithm(1 + tenToThe(small - great)))
    }
  }

  public static func * (one: Count, other: Count) -> Count {
    switch (one, other) {
    case (.exact(0, 0), _), (_, .exact(0, 0)): return .zero
    case (.exact(0, 1), let count), (let count, .exact(0, 1)): return count
    case (.infinite, _), (_, .infinite): return .infinite
    case (.exact(let high1, let low1), .exact(let high2, let low2)) where high1 == 0 || high2 == 0:
      let (high, low) = low1.multipliedFullWidth(by: low2)
      // At least one of the high words is zero, so at most one of these products counts.
      let (cross, over) = (high1 == 0 ? low1 : low2).multipliedReportingOverflow(
        by: high1 == 0 ? high2 : high1)
      let (sum, overSum) = high.addingReportingOverflow(cross)
      if !over, !overSum { return .exact(high: sum, low: low) }
      fallthrough
    default:
      // Two slots a level make it a power of two levels high: beyond 10^308 the exponent stays where it is.
      return .powerOfTen(min(one.power + other.power, .greatestFiniteMagnitude))
    }
  }

  public static func += (one: inout Count, other: Count) { one = one + other }
  public static func *= (one: inout Count, other: Count) { one = one * other }

  /// One less; for a count that is too great to be exact, the same.
  public func subtracting(_ other: Count) -> Count {
    guard case (.exact(let high1, let low1), .exact(let high2, let low2)) = (self, other) else {
      return self
    }
    let (low, borrow) = low1.subtractingReportingOverflow(low2)
    return .exact(high: high1 &- high2 &- (borrow ? 1 : 0), low: low)
  }

  package func isGreater(than other: Count) -> Bool {
    guard case .exact(let high1, let low1) = self, case .exact(let high2, let low2) = other else {
      return power > other.power
    }
    return (high1, low1) > (high2, low2)
  }

  /// Itself multiplied by itself so many times.
  public func raised(to power: Int) -> Count {
    var (result, square, rest) = (Count.one, self, max(0, power))
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      rest >>= 1
      if rest > 0 { square *= square }
    }
    return result
  }

  /// The logarithm to the base 10.
  private var power: Double {
    switch self {
    case .exact(let high, let low):
      high == 0 && low == 0 ? 0 : logarithm(Double(high) * 18_446_744_073_709_551_616 + Double(low))
    case .powerOfTen(let power): power
    case .infinite: .infinity
    }
  }
}

extension Count: CustomStringConvertible {
  /// In digits, without separators; as `about 10^n` beyond 128 bits, `10^(10^n)` beyond belief; `∞` without end.
  public var description: String {
    switch self {
    case .exact(let high, let low):
      var digits: [Character] = []
      var (high, low) = (high, low)
      while high > 0 {
        let (nextHigh, rest) = high.quotientAndRemainder(dividingBy: 10)
        let (nextLow, digit) = UInt64(10).dividingFullWidth((rest, low))
        digits.append(Character(String(digit)))
        (high, low) = (nextHigh, nextLow)
      }
      return String(low) + String(digits.reversed())
    case .powerOfTen(.greatestFiniteMagnitude): return "more than 10^(10^308)"
    case .powerOfTen(let power) where power < 1e15: return "about 10^\(Int(power.rounded()))"
    case .powerOfTen(let power): return "about 10^(10^\(Int(logarithm(power).rounded())))"
    case .infinite: return "∞"
    }
  }
}

/// The logarithm to the base 10 of a number of at least 1, to about 12 digits, without a C library.
private func logarithm(_ value: Double) -> Double {
  // ln(m · 2^e) = ln m + e · ln 2, and ln m by the series of artanh, which converges fast for 1 ≤ m < 2.
  let mantissa = value.significand
  let ratio = (mantissa - 1) / (mantissa + 1)
  var (term, sum) = (ratio, 0.0)
  for odd in stride(from: 1.0, through: 41, by: 2) {
    let before = sum
    sum += term / odd
    // The terms grow smaller: when one does not show in the sum, none does.
    if sum == before { break }
    term *= ratio * ratio
  }
  return (2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3) / 2.302_585_092_994_046
}

/// Ten to a power between -17 and 0.
private func tenToThe(_ power: Double) -> Double {
  var (term, sum) = (1.0, 1.0)
  // e^x by its series, for an x small enough: halved six times first, squared as often after.
  let x = power * 2.302_585_092_994_046 / 64
  for number in 1...20 {
    let before = sum
    term *= x / Double(number)
    sum += term
    if sum == before { break }
  }
  return (0..<6).reduce(sum) { value, _ in value * value }
}
