extension StringProtocol where UTF8View: BidirectionalCollection {
  /// Where a byte stands last. Text is asked for its bytes as they are stored: names are taken apart a hundred times for each screen,
  /// and going back character by character takes ten times as long.
  @inlinable package func lastIndex(ofByte byte: UInt8) -> Index? {
    let offset = utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: byte) }
    guard let offset else { return utf8.lastIndex(of: byte) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }

  /// What stands after the last of some byte; all of it where there is none.
  @inlinable package func part(afterLast byte: UInt8) -> SubSequence {
    lastIndex(ofByte: byte).map { self[utf8.index(after: $0)...] } ?? self[...]
  }
}
