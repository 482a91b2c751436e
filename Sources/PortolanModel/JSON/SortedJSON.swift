import Dispatch

/// Values as JSON files: keys sorted, two spaces for each level, a newline at the end.
///
/// What is written is what Foundation's encoder writes with `.prettyPrinted`, `.sortedKeys` and `.withoutEscapingSlashes` for keys of
/// ASCII, with half its instructions: that one builds a tree of all values first. Writing is a tenth of reading an app again.
package enum SortedJSON {
  /// - Throws: what the value throws, and `EncodingError` for a number that JSON can't say.
  /// - Complexity: linear in what is written, times the depth for objects whose keys are not encoded in order.
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    try bytes(of: value, screens: nil)
  }

  /// - Parameter screens: Screens that were written already.
  static func bytes(of value: some Encodable, screens: WrittenScreens?) throws -> [UInt8] {
    let output = JSONOutput(depth: 0, screens)
    try output.write(value, at: 0)
    output.closeFrames(downTo: 0)
    output.bytes.append(UInt8(ascii: "\n"))
    return output.bytes
  }

  /// A value as it stands within so many objects and lists.
  static func bytes(of value: some Encodable, atDepth depth: Int) throws -> [UInt8] {
    let output = JSONOutput(depth: depth)
    try output.write(value, at: depth)
    output.closeFrames(downTo: depth)
    return output.bytes
  }

  package static func text(of value: some Encodable) throws -> String {
    String(decoding: try bytes(of: value), as: UTF8.self)
  }
}

// MARK: - Long lists

extension SortedJSON {
  /// A list whose parts are written beside each other, on all cores, if it is long.
  struct LongList<Element: Encodable & Sendable>: Encodable {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    func encode(to encoder: any Encoder) throws {
      guard let json = encoder as? JSONEncoding, elements.count >= SortedJSON.longListCount else {
        return try elements.encode(to: encoder)
      }
      // Smaller parts than there are cores for, as some elements are larger than others.
      let (count, depth) = (SortedJSON.partCount, json.depth)
      let parts = (0..<count).map { part in
        elements[elements.count * part / count..<elements.count * (part + 1) / count]
      }
      let screens = depth + 1 == WrittenScreens.depth ? json.output.screens : nil
      let known = { @Sendable (element: Element) in
        (element as? Screen).flatMap { screens?.json(of: $0) }
      }
      var written = parts.map { _ in Result<[UInt8], any Error>.success([]) }
      written.withUnsafeMutableBufferPointer { written in
        // Each thread writes to a place of its own.
        nonisolated(unsafe) let written = written
        DispatchQueue.concurrentPerform(iterations: parts.count) { number in
          written[number] = Result {
            let output = JSONOutput(depth: depth)
            output.open(isObject: false, at: depth)
            for element in parts[number] {
              output.beginElement(at: depth)
              if let known = known(element) {
                output.bytes.append(contentsOf: known)
              } else {
                try output.write(element, at: depth + 1)
              }
            }
            output.closeFrames(downTo: depth + 1)
            return output.bytes
          }
        }
      }
      json.output.open(isObject: false, at: depth)
      json.output.append(elements: try written.map { try $0.get() })
    }
  }

  /// From so many elements on, writing them on several cores is worth their threads.
  private static let longListCount = 100
  private static let partCount = 16
}

// MARK: - Bytes

/// What is written so far, and the objects and lists that are still open.
///
/// One value is written by one thread, piece by piece: nothing here is asked for while it changes.
private final class JSONOutput {
  @exclusivity(unchecked) var bytes: [UInt8] = []
  @exclusivity(unchecked) private var frames: [Frame] = []
  /// The entries of the objects that are open, those of the outermost first.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// What is put in order, kept for its room.
  @exclusivity(unchecked) private var sorted: [UInt8] = []
  /// What the deepest line so far begins with.
  @exclusivity(unchecked) private var spaces: [UInt8] = []

  /// How many objects and lists hold what is written.
  private let outerDepth: Int
  /// Screens of which it is known what they are written as.
  let screens: WrittenScreens?

  init(depth: Int, _ screens: WrittenScreens? = nil) {
    outerDepth = depth
    self.screens = screens
  }

  private struct Frame {
    var isObject: Bool
    var count = 0
    /// Where its entries begin, and whether their keys came in order.
    var firstEntry: Int
    var isSorted = true
  }

  private struct Entry {
    var key: String
    /// Where its text is, without the comma and the indentation before it.
    var start: Int
    var end = 0
  }

  /// A value at a depth: the number of objects and lists that hold it.
  func write(_ value: some Encodable, at depth: Int) throws {
    let start = bytes.count
    try value.encode(to: JSONEncoding(output: self, depth: depth))
    // A value that encodes nothing is an empty object.
    if bytes.count == start { open(isObject: true, at: depth) }
  }

  /// Opens an object or a list at a depth, or goes on with the one that is open there.
  func open(isObject: Bool, at depth: Int) {
    if openDepth > depth { return closeFrames(downTo: depth + 1) }
    frames.append(Frame(isObject: isObject, firstEntry: entries.count))
    bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  /// Begins the next element of the list, or of the object, that is open at a depth.
  func beginElement(_ key: String? = nil, at depth: Int) {
    closeFrames(downTo: depth + 1)
    let end = bytes.count
    let frame = frames.count - 1
    if frames[frame].count > 0 { bytes.append(UInt8(ascii: ",")) }
    newline(depth + 1)
    frames[frame].count += 1
    guard let key else { return }
    if frames[frame].count > 1 {
      entries[entries.count - 1].end = end
      if key < entries[entries.count - 1].key { frames[frame].isSorted = false }
    }
    entries.append(Entry(key: key, start: bytes.count))
    write(key)
    bytes.append(contentsOf: " : ".utf8)
  }

  func count(at depth: Int) -> Int { depth < openDepth ? frames[depth - outerDepth].count : 0 }

  /// Adds to the list that was opened last what other output has written of its elements.
  func append(elements parts: [[UInt8]]) {
    bytes.reserveCapacity(parts.reduce(bytes.count + 1_024) { $0 + $1.count })
    for part in parts {
      if frames[frames.count - 1].count > 0 { bytes.append(UInt8(ascii: ",")) }
      frames[frames.count - 1].count += 1
      // Without the bracket that opens the list.
      bytes.append(contentsOf: part[1...])
    }
  }

  func closeFrames(downTo depth: Int) {
    while openDepth > depth {
      let frame = frames.removeLast()
      if !frame.isSorted { sortEntries(from: frame.firstEntry) }
      if frame.isObject { entries.removeLast(entries.count - frame.firstEntry) }
      if frame.count == 0 { bytes.append(UInt8(ascii: "\n")) }
      newline(openDepth)
      bytes.append(frame.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
  }

  private var openDepth: Int { outerDepth + frames.count }

  /// Puts the entries of the innermost object in the order of their keys.
  private func sortEntries(from first: Int) {
    entries[entries.count - 1].end = bytes.count
    let start = entries[first].start
    let between = entries[first].end..<entries[first + 1].start
    entries[first...].sort { $0.key < $1.key }
    sorted.removeAll(keepingCapacity: true)
    for index in first..<entries.count {
      if index > first { sorted.append(contentsOf: bytes[between]) }
      sorted.append(contentsOf: bytes[entries[index].start..<entries[index].end])
    }
    bytes.replaceSubrange(start..., with: sorted)
  }

  private func newline(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    // All at once: one by one takes as long as all that stands on most lines.
    while spaces.count < 2 * depth { spaces.append(UInt8(ascii: " ")) }
    bytes.append(contentsOf: spaces[..<(2 * depth)])
  }

  func write(_ number: Int) {
    if number < 0 { return write(literal: String(number)) }
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  func write(literal: String) { bytes.append(contentsOf: literal.utf8) }

  func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var written = 0
      for (index, byte) in text.enumerated() {
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        bytes.append(contentsOf: text[written..<index])
        written = index + 1
        bytes.append(contentsOf: Self.escape(byte).utf8)
      }
      bytes.append(contentsOf: text[written...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return #"\""#
    case UInt8(ascii: "\\"): return #"\\"#
    case 0x08: return #"\b"#
    case 0x09: return #"\t"#
    case 0x0A: return #"\n"#
    case 0x0C: return #"\f"#
    case 0x0D: return #"\r"#
    default: return #"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

// MARK: - The encoder

/// A value that is asked to write itself. Paths are not kept: what a model is made of is always encodable.
private struct JSONEncoding: Encoder {
  let output: JSONOutput
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    output.open(isObject: true, at: depth)
    return KeyedEncodingContainer(JSONObject<Key>(output: output, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    output.open(isObject: false, at: depth)
    return JSONList(output: output, depth: depth)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONScalar(output: output, depth: depth)
  }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: JSONOutput
  let depth: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    output.beginElement(key.stringValue, at: depth)
    output.write(literal: "null")
  }

  func encode(_ value: String, forKey key: Key) {
    output.beginElement(key.stringValue, at: depth)
    output.write(value)
  }

  // Places are most of a model, and numbers most of a place.
  func encode(_ value: Int, forKey key: Key) {
    output.beginElement(key.stringValue, at: depth)
    output.write(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    output.beginElement(key.stringValue, at: depth)
    try output.write(value, at: depth + 1)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nested("super") }

  func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private func nested(_ key: Key) -> JSONEncoding { nested(key.stringValue) }

  private func nested(_ key: String) -> JSONEncoding {
    output.beginElement(key, at: depth)
    return JSONEncoding(output: output, depth: depth + 1)
  }
}

private struct JSONList: UnkeyedEncodingContainer {
  let output: JSONOutput
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var count: Int { output.count(at: depth) }

  func encodeNil() {
    output.beginElement(at: depth)
    output.write(literal: "null")
  }

  func encode(_ value: String) {
    output.beginElement(at: depth)
    output.write(value)
  }

  func encode(_ value: some Encodable) throws {
    output.beginElement(at: depth)
    try output.write(value, at: depth + 1)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<
    Nested
  > {
    nested().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> JSONEncoding {
    output.beginElement(at: depth)
    return JSONEncoding(output: output, depth: depth + 1)
  }
}

private struct JSONScalar: SingleValueEncodingContainer {
  let output: JSONOutput
  let depth: Int

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { output.write(literal: "null") }
  func encode(_ value: Bool) { output.write(literal: value ? "true" : "false") }
  func encode(_ value: String) { output.write(value) }
  func encode(_ value: Double) throws { try encode(number: value) }
  func encode(_ value: Float) throws { try encode(number: value) }
  func encode(_ value: Int) { output.write(value) }
  func encode(_ value: Int8) { encode(integer: value) }
  func encode(_ value: Int16) { encode(integer: value) }
  func encode(_ value: Int32) { encode(integer: value) }
  func encode(_ value: Int64) { encode(integer: value) }
  func encode(_ value: UInt) { encode(integer: value) }
  func encode(_ value: UInt8) { encode(integer: value) }
  func encode(_ value: UInt16) { encode(integer: value) }
  func encode(_ value: UInt32) { encode(integer: value) }
  func encode(_ value: UInt64) { encode(integer: value) }
  func encode(_ value: some Encodable) throws { try output.write(value, at: depth) }

  private func encode(integer: some BinaryInteger) { output.write(literal: String(integer)) }

  private func encode<Number: BinaryFloatingPoint & LosslessStringConvertible & Encodable>(
    number: Number
  ) throws {
    guard number.isFinite else {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "JSON has no number for \(number)"))
    }
    let text = String(number)
    output.write(literal: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
