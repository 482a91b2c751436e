extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where `text` first stands; nil if nowhere.
  func range(of text: StaticString) -> Range<Int>? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return nil }
      var start = startIndex
      while let found = self[start...].firstIndex(of: first) {
        if self[found...].starts(with: wanted) { return found..<(found + wanted.count) }
        start = found + 1
      }
      return nil
    }
  }
}
