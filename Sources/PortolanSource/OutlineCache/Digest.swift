/// 128 bits that tell contents apart. It is quick, and no protection against somebody who means harm to their own cache.
struct Digest: Hashable, Sendable {
  private(set) var high: UInt64
  private(set) var low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  init(of bytes: some Sequence<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { _ in }
    self = done == nil ? Digest(ofStored: Array(bytes)) : Digest(ofStored: bytes)
  }

  private init(ofStored bytes: some Sequence<UInt8>) {
    var (high, low): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
    bytes.withContiguousStorageIfAvailable { buffer in
      let raw = UnsafeRawBufferPointer(buffer)
      var index = 0
      while index < raw.count {
        var word: UInt64 = 0
        if index + 8 <= raw.count {
          word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        } else {
          for (place, byte) in raw[index...].enumerated() { word |= UInt64(byte) << (8 * place) }
        }
        Self.mix(word, &high, &low)
        index += 8
      }
      Self.mix(UInt64(raw.count), &high, &low)
    }
    Self.mix(0, &high, &low)
    self.init(high: high, low: low)
  }

  /// Two chains with multipliers of their own, each turned by what the other holds.
  @inline(__always)
  private static func mix(_ word: UInt64, _ high: inout UInt64, _ low: inout UInt64) {
    high = (high ^ word) &* 0x8764_9D5B_4A6E_17C5
    low = (low ^ (word << 32 | word >> 32)) &* 0xA24B_AED4_963E_E407
    high ^= low >> 29
    low ^= high >> 31
  }

  var hexadecimal: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension Digest {
  /// How many bytes it takes.
  static let size = 16

  var bytes: [UInt8] { high.littleEndianBytes + low.littleEndianBytes }

  init(_ bytes: ArraySlice<UInt8>) {
    self.init(
      high: UInt64(littleEndianBytes: bytes.prefix(8)),
      low: UInt64(littleEndianBytes: bytes.dropFirst(8)))
  }
}

extension UInt64 {
  /// The eight bytes that it is written as, on every machine.
  var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }

  init(littleEndianBytes bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  }
}
