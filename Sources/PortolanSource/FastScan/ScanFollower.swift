/// Is told of what a scan meets, in the order of the code.
protocol ScanFollower {
  /// A name, in code or in a string.
  ///
  /// - Parameter depth: How many brackets are open.
  mutating func meet(_ name: UInt64, at start: Int, depth: Int)
  /// An attribute's name, once with its `@` and once without.
  mutating func meetAttribute(_ name: UInt64)
  mutating func open(_ bracket: UInt8, at index: Int, depth: Int)
  mutating func close(_ bracket: UInt8, at index: Int)
}

struct NoFollower: ScanFollower {
  func meet(_ name: UInt64, at start: Int, depth: Int) {}
  func meetAttribute(_ name: UInt64) {}
  func open(_ bracket: UInt8, at index: Int, depth: Int) {}
  func close(_ bracket: UInt8, at index: Int) {}
}
