import PortolanFacts

/// Something that is written to bytes and read back.
protocol ByteCodable {
  func write(to bytes: inout ByteWriter)
  init(from bytes: inout ByteReader) throws(NotReadable)
}

/// Bytes are no outline.
struct NotReadable: Error {}

/// Collects bytes: numbers in as few as they need, each text once.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []
  private var texts: [String: UInt] = [:]
  /// Where positions are kept apart from the bytes, in their order; `nil` where they are among them.
  private(set) var positions: [Position]?

  init(keepingPositionsApart: Bool = false) { positions = keepingPositionsApart ? [] : nil }

  mutating func write(_ position: Position) {
    if positions != nil {
      positions?.append(position)
      return
    }
    Int(position.line).write(to: &self)
    Int(position.column).write(to: &self)
    // A name is short, so its length takes less room than where it ends.
    let length = Int(position.endColumn) - Int(position.column) + 1
    (position.endColumn == 0 ? 0 : length).write(to: &self)
  }

  mutating func write(_ number: UInt) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The first time a text is 0, its length and its bytes; from then on its number.
  mutating func write(_ text: String) {
    if let number = texts[text] { return write(number) }
    texts[text] = UInt(texts.count + 1)
    write(0)
    write(UInt(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ more: [UInt8]) { bytes += more }

  /// Bytes that somebody else makes sense of, and how many.
  mutating func write(block: ArraySlice<UInt8>) {
    write(UInt(block.count))
    bytes += block
  }
}

/// Takes apart what a ``ByteWriter`` wrote.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var texts: [String] = []

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func byte() throws(NotReadable) -> UInt8 {
    guard index < bytes.endIndex else { throw NotReadable() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func number() throws(NotReadable) -> UInt {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try byte()
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
      guard shift < 64 else { throw NotReadable() }
    }
  }

  /// A number of elements, of which each takes a byte at least.
  mutating func count() throws(NotReadable) -> Int {
    let number = try number()
    guard number <= bytes.endIndex - index else { throw NotReadable() }
    return Int(number)
  }

  mutating func text() throws(NotReadable) -> String {
    let number = try number()
    if number > 0 {
      guard number <= texts.count else { throw NotReadable() }
      return texts[Int(number) - 1]
    }
    let count = try count()
    let text = String(decoding: bytes[index..<index + count], as: UTF8.self)
    index += count
    texts.append(text)
    return text
  }

  mutating func block() throws(NotReadable) -> ArraySlice<UInt8> {
    let count = try count()
    defer { index += count }
    return bytes[index..<index + count]
  }

  mutating func read<Value: ByteCodable>() throws(NotReadable) -> Value { try Value(from: &self) }
}

extension String: ByteCodable {
  func write(to bytes: inout ByteWriter) { bytes.write(self) }
  init(from bytes: inout ByteReader) throws(NotReadable) { self = try bytes.text() }
}

extension Bool: ByteCodable {
  func write(to bytes: inout ByteWriter) { bytes.write(self ? 1 : 0) }
  init(from bytes: inout ByteReader) throws(NotReadable) { self = try bytes.byte() != 0 }
}

extension Int: ByteCodable {
  func write(to bytes: inout ByteWriter) { bytes.write(UInt(bitPattern: self)) }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self = Int(bitPattern: try bytes.number())
  }
}

extension Array: ByteCodable where Element: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    bytes.write(UInt(count))
    for element in self { element.write(to: &bytes) }
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    let count = try bytes.count()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try bytes.read()) }
  }
}

extension Optional: ByteCodable where Wrapped: ByteCodable {
  func write(to bytes: inout ByteWriter) {
    if case .none = self { bytes.write(0) } else { bytes.write(1) }
    self?.write(to: &bytes)
  }
  init(from bytes: inout ByteReader) throws(NotReadable) {
    self = try bytes.byte() == 0 ? nil : .some(bytes.read())
  }
}
