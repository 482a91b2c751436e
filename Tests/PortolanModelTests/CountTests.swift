import PortolanModel
import Testing

@Suite struct CountTests {
  private let two = Count(2)

  @Test func countsAreExactTo128Bits() {
    #expect(two.raised(to: 64).description == "18446744073709551616")
    #expect(two.raised(to: 127).description == "170141183460469231731687303715884105728")
    let greatest = Count.exact(high: .max, low: .max)
    #expect(greatest.description == "340282366920938463463374607431768211455")
    let half = two.raised(to: 127)
    #expect(half + half.subtracting(.one) == greatest)
    #expect(Count(10).raised(to: 38).description == "1" + String(repeating: "0", count: 38))
  }

  @Test func beyondAPowerOfTenIsGiven() {
    #expect(two.raised(to: 128).description == "about 10^39")
    #expect((Count.exact(high: .max, low: .max) + .one).description == "about 10^39")
    #expect(Count(10).raised(to: 40).description == "about 10^40")
    #expect(Count(10).raised(to: 1_000_000).description == "about 10^1000000")
    #expect((Count(10).raised(to: 60) * Count(10).raised(to: 60)).description == "about 10^120")
    #expect((Count(10).raised(to: 60) + Count(10).raised(to: 60)).description == "about 10^60")
    #expect((Count(10).raised(to: 60) + .one).description == "about 10^60")
    let sum = (0..<10).reduce(Count.zero) { sum, _ in sum + Count(10).raised(to: 60) }
    #expect(sum.description == "about 10^61")
    #expect(!two.raised(to: 128).isExact)
  }

  @Test func towersOfPowersDoNotOverflow() {
    let tower = (0..<60).reduce(Count(10)) { count, _ in count * count }
    #expect(tower.description == "about 10^(10^18)")
    let higher = (0..<10_000).reduce(Count(10)) { count, _ in count * count }
    #expect(higher.description == "more than 10^(10^308)")
    #expect((higher + higher).description == "more than 10^(10^308)")
    #expect((higher * .infinite) == .infinite)
  }

  @Test func nothingTimesInfinityIsNothing() {
    #expect(Count.zero * .infinite == .zero)
    #expect(Count.infinite * Count(7) == .infinite)
    #expect(Count.infinite + .one == .infinite)
    #expect(Count.infinite.description == "∞")
    #expect(Count.infinite.raised(to: 0) == .one)
  }

  /// Products of two 64-bit numbers against long multiplication of their digits.
  @Test func productsAgreeWithLongMultiplication() {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<200 {
      let (one, other) = (generator.next() >> 8, generator.next() >> 3)
      #expect((Count(one) * Count(other)).description == longProduct(one, other))
    }
  }

  private func longProduct(_ one: UInt64, _ other: UInt64) -> String {
    let (left, right) = (digits(one), digits(other))
    var sums = Array(repeating: 0, count: left.count + right.count)
    for (i, a) in left.enumerated() {
      for (j, b) in right.enumerated() { sums[i + j] += a * b }
    }
    for i in sums.indices.dropLast() {
      sums[i + 1] += sums[i] / 10
      sums[i] %= 10
    }
    while sums.count > 1, sums.last == 0 { sums.removeLast() }
    return sums.reversed().map(String.init).joined()
  }

  private func digits(_ number: UInt64) -> [Int] {
    String(number).reversed().compactMap(\.wholeNumberValue)
  }
}
