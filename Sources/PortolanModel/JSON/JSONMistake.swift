extension JSONText {
  /// Something in the text that can't stand where it does.
  struct Mistake {
    var offset: Int
    var message: String
  }

  /// The first byte that JSON does not allow where it stands; `nil` where the text is sound.
  func firstMistake() -> Mistake? {
    var finder = MistakeFinder(bytes: bytes)
    return finder.find()
  }

  /// The first byte that belongs to no UTF-8 character.
  func firstInvalidByte() -> Mistake? {
    EncodingMistake(in: bytes).map { Mistake(offset: $0.offset, message: $0.message) }
  }
}

/// Reads JSON without recursion and without making anything of it.
private struct MistakeFinder {
  let bytes: [UInt8]
  private var offset = 0
  private var open: [(isObject: Bool, offset: Int)] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let nestingLimit = 500

  /// What may come next, for the innermost open list or object.
  private enum Expectation { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func find() -> JSONText.Mistake? {
    var next = Expectation.value
    while true {
      while let byte, JSONText.isSpace(byte) { offset += 1 }
      guard let byte else { return endMistake(next) }
      switch (byte, next) {
      case (UInt8(ascii: "}"), .keyOrEnd), (UInt8(ascii: "]"), .valueOrEnd),
        (UInt8(ascii: "}"), .commaOrEnd), (UInt8(ascii: "]"), .commaOrEnd):
        guard open.last?.isObject == (byte == UInt8(ascii: "}")) else { return unexpected() }
        open.removeLast()
        next = .commaOrEnd
        offset += 1
      case (UInt8(ascii: ","), .commaOrEnd):
        guard let last = open.last else { return unexpected() }
        next = last.isObject ? .key : .value
        offset += 1
      case (UInt8(ascii: ":"), .colon):
        next = .value
        offset += 1
      case (UInt8(ascii: "\""), .key), (UInt8(ascii: "\""), .keyOrEnd):
        if let mistake = skipString() { return mistake }
        next = .colon
      case (UInt8(ascii: "\""), .value), (UInt8(ascii: "\""), .valueOrEnd):
        if let mistake = skipString() { return mistake }
        next = .commaOrEnd
      case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .valueOrEnd):
        open.append((true, offset))
        next = .keyOrEnd
        offset += 1
      case (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .valueOrEnd):
        open.append((false, offset))
        next = .valueOrEnd
        offset += 1
      case (_, .value), (_, .valueOrEnd):
        if let mistake = skipWord() { return mistake }
        next = .commaOrEnd
      default:
        return unexpected()
      }
      if open.count > Self.nestingLimit {
        return mistake("it is nested more than \(Self.nestingLimit) levels deep")
      }
    }
  }

  private func endMistake(_ next: Expectation) -> JSONText.Mistake? {
    guard let last = open.last else {
      return next == .commaOrEnd ? nil : mistake("the text ends where a value should stand")
    }
    let line = JSONText(bytes: bytes, file: "").location(at: last.offset).line
    return mistake(
      "the text ends before the \(last.isObject ? "object" : "list") of line \(line) is closed")
  }

  private mutating func skipString() -> JSONText.Mistake? {
    let start = offset
    offset += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return nil
      case UInt8(ascii: "\\"):
        if let mistake = skipEscape() { return mistake }
      case 0..<0x20:
        if byte == 0x0A || byte == 0x0D {
          return .init(offset: start, message: "this string is not closed on its line")
        }
        return mistake("a control character in a string must be escaped")
      default:
        offset += 1
      }
    }
    return .init(offset: start, message: "the text ends before this string is closed")
  }

  private mutating func skipEscape() -> JSONText.Mistake? {
    let rest = bytes[offset...].dropFirst()
    guard let letter = rest.first else { return mistake("the text ends in an escape") }
    if letter != UInt8(ascii: "u") {
      guard #""\/bfnrt"#.utf8.contains(letter) else { return mistake("there is no such escape") }
      offset += 2
      return nil
    }
    func codeUnit(_ digits: ArraySlice<UInt8>) -> UInt16? {
      guard digits.count == 4, digits.allSatisfy({ $0 != UInt8(ascii: "+") }) else { return nil }
      return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
    guard let unit = codeUnit(rest.dropFirst().prefix(4)) else {
      return mistake("four hexadecimal digits should follow '\\u'")
    }
    guard UTF16.isSurrogate(unit) else {
      offset += 6
      return nil
    }
    let second = rest.dropFirst(5)
    guard UTF16.isLeadSurrogate(unit), second.starts(with: #"\u"#.utf8),
      let trail = codeUnit(second.dropFirst(2).prefix(4)), UTF16.isTrailSurrogate(trail)
    else { return mistake("half of a surrogate pair is no character") }
    offset += 12
    return nil
  }

  /// A number, `true`, `false` or `null`.
  private mutating func skipWord() -> JSONText.Mistake? {
    let word = bytes[offset...].prefix(while: \.isWordByte)
    let text = String(decoding: word, as: UTF8.self)
    guard ["true", "false", "null"].contains(text) || isNumber(word) else {
      return word.count > 1 ? mistake("'\(text)' can't stand here") : unexpected()
    }
    offset = word.endIndex
    return nil
  }

  /// Narrower than Swift's numbers: no leading zero or plus, digits on both sides of the point.
  private func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> ArraySlice<UInt8> { rest.prefix { (0x30...0x39).contains($0) } }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != 0x30 else { return false }
    rest.removeFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let fraction = digits()
      guard !fraction.isEmpty else { return false }
      rest.removeFirst(fraction.count)
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
      let power = digits()
      guard !power.isEmpty else { return false }
      rest.removeFirst(power.count)
    }
    return rest.isEmpty
  }

  private func unexpected() -> JSONText.Mistake {
    let end = bytes[offset...].dropFirst(1).prefix { $0 & 0xC0 == 0x80 }.endIndex
    return mistake("'\(String(decoding: bytes[offset..<end], as: UTF8.self))' can't stand here")
  }

  private func mistake(_ message: String) -> JSONText.Mistake {
    .init(offset: offset, message: message)
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
