/// A set of positions of a grammar, of which there are at most 256: no allocation, quick to unite.
struct Positions: Hashable, Sendable {
  private var words = SIMD4<UInt64>()

  var isEmpty: Bool { words == SIMD4<UInt64>() }

  mutating func insert(_ position: Int) {
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  mutating func formUnion(_ other: Positions) { words |= other.words }

  func intersection(_ other: Positions) -> Positions {
    var result = self
    result.words &= other.words
    return result
  }

  func isSubset(of other: Positions) -> Bool { words & ~other.words == SIMD4<UInt64>() }

  /// The positions in ascending order.
  func forEach(_ body: (Int) -> Void) {
    for index in 0..<4 {
      var word = words[index]
      while word != 0 {
        body(index << 6 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
  }
}
