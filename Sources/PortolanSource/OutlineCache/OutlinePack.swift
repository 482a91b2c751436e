/// The outlines of one app, and what its files mention, encoded, in one file that is believed whole or not at all.
///
/// A mark, the number of entries, each with its digest and length, and last the digest of all that.
struct OutlinePack: Sendable {
  private(set) var bytes: [UInt8]
  private var places: [Digest: Range<Int>] = [:]

  private static let mark = Array("PortolanOutlines".utf8)

  typealias Entry = (key: Digest, value: ArraySlice<UInt8>)

  init(_ entries: [Entry]) {
    bytes = Self.mark
    bytes.reserveCapacity(entries.reduce(64) { $0 + 24 + $1.value.count })
    bytes += UInt64(entries.count).littleEndianBytes
    for (key, value) in entries {
      bytes += key.bytes + UInt64(value.count).littleEndianBytes
      places[key] = bytes.count..<bytes.count + value.count
      bytes += value
    }
    bytes += Digest(of: bytes).bytes
  }

  /// The pack that a file holds, `nil` where it is not just as it was written.
  init?(reading bytes: [UInt8]) {
    let end = bytes.count - 16
    guard end >= Self.mark.count + 8, bytes.starts(with: Self.mark) else { return nil }
    self.bytes = bytes
    guard digest(at: end) == Digest(of: bytes[..<end]) else { return nil }
    var index = Self.mark.count
    let count = number(at: index)
    index += 8
    places.reserveCapacity(Int(min(count, UInt64(end / 24))))
    for _ in 0..<count {
      guard end - index >= 24 else { return nil }
      let key = digest(at: index)
      let length = number(at: index + 16)
      index += 24
      guard length <= end - index else { return nil }
      places[key] = index..<index + Int(length)
      index += Int(length)
    }
    guard index == end else { return nil }
  }

  var count: Int { places.count }

  func value(_ key: Digest) -> ArraySlice<UInt8>? { places[key].map { bytes[$0] } }

  private func digest(at index: Int) -> Digest { Digest(bytes[index..<index + Digest.size]) }

  private func number(at index: Int) -> UInt64 {
    UInt64(littleEndianBytes: bytes[index..<index + 8])
  }
}
