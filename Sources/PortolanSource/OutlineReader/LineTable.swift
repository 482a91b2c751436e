import PortolanFacts

/// Where the lines of a text start.
struct LineTable {
  /// The offset of each line's first byte.
  private var starts: [Int]

  init(of bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 30 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
          starts.append(index)
        } else if byte == UInt8(ascii: "\r") {
          if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
  }

  /// The position of the byte at `offset`; its end is known where all `length` bytes stand in the same line.
  func position(of offset: Int, length: Int) -> Position {
    let line = line(of: offset)
    let column = offset - starts[line] + 1
    let isOneLine = line + 1 >= starts.count || offset + length < starts[line + 1]
    return Position(
      line: line + 1, column: column, endColumn: isOneLine && length > 0 ? column + length : 0)
  }

  /// The last line that starts at or before `offset`, counted from 0.
  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
