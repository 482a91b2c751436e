import PortolanModel
import Yams

/// The text of a YAML file, in which places can be found.
struct YAMLText {
  let string: String
  private let file: String
  private let lines: [Substring]

  /// Stands for `*` where aliases are not to be found: a character that nobody writes, and that YAML allows.
  private static let substitute: Character = "\u{E000}"

  init(bytes: [UInt8], file: String) throws(ConfigurationError) {
    self.file = file
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard bytes.count <= YAMLReader.byteLimit else {
      throw ConfigurationError(
        """
        the file has \(bytes.count) bytes; a configuration has at most \(YAMLReader.byteLimit)
        """, at: start)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    if let mistake = EncodingMistake(in: bytes) {
      let before = bytes[..<mistake.offset]
      let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      throw ConfigurationError(
        mistake.message,
        at: SourceLocation(
          file: file, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
          column: mistake.offset - lineStart + 1))
    }
    let string = String(decoding: bytes, as: UTF8.self)
    self.string = string
    lines = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      if let index = line.unicodeScalars.firstIndex(where: \.isControl) {
        let column = line.utf8.distance(from: line.startIndex, to: index) + 1
        throw ConfigurationError(
          "a control character can't stand here",
          at: SourceLocation(file: file, line: number + 1, column: column))
      }
    }
  }

  var holdsAliases: Bool { string.utf8.contains(UInt8(ascii: "*")) }

  /// The same text, at the same places, with nothing that could be an alias.
  var withoutAliases: String { String(string.map { $0 == "*" ? Self.substitute : $0 }) }

  /// A parser's mark counts characters, where columns are bytes.
  func location(of mark: Mark?) -> SourceLocation {
    guard let mark else { return SourceLocation(file: file, line: 1, column: 1) }
    // What is missing at the end is missing behind the last line.
    guard mark.line <= lines.count else {
      return SourceLocation(
        file: file, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
    }
    let line = max(1, mark.line)
    let before = lines[line - 1].unicodeScalars.prefix(max(0, mark.column - 1))
    return SourceLocation(file: file, line: line, column: String(before).utf8.count + 1)
  }

  /// The first place that is nested too deeply, by brackets and indentation alone, before a parser's stack meets it.
  func firstTooDeep(limit: Int) -> SourceLocation? {
    var depth = 0
    for (number, line) in lines.enumerated() {
      var column = 0
      var isStart = true
      for byte in line.utf8 {
        column += 1
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
        isStart = isStart && " -?".utf8.contains(byte)
        if depth > limit || isStart && column > 4 * limit {
          return SourceLocation(file: file, line: number + 1, column: column)
        }
      }
    }
    return nil
  }

  /// What a parser has to say, in words for whoever wrote the file.
  func error(_ error: any Error) -> ConfigurationError {
    switch error {
    case YamlError.duplicatedKeysInMapping(let keys, let context):
      let key = String((keys.first ?? "").map { $0 == Self.substitute ? "*" : $0 })
      return ConfigurationError(
        "'\(key)' is there more than once, here for the first time",
        at: location(of: context.mark))
    case YamlError.composer(_, let problem, let mark, _) where problem.contains("document"):
      return ConfigurationError(
        "a second document begins here; a configuration is one", at: location(of: mark))
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      return ConfigurationError(
        "this is no YAML: \(advice(at: mark) ?? problem)", at: location(of: mark))
    case YamlError.reader(let problem, _, _, _):
      return ConfigurationError("this is no YAML: \(problem)", at: location(of: nil))
    default:
      return ConfigurationError("this is no YAML: \(error)", at: location(of: nil))
    }
  }

  /// What is most likely meant by a character that begins nothing.
  private func advice(at mark: Mark) -> String? {
    guard mark.line >= 1, mark.line <= lines.count else { return nil }
    let line = lines[mark.line - 1].unicodeScalars
    let rest = String(line.dropFirst(max(0, mark.column - 1)))
    // The scanner may have stepped over the star.
    let before = mark.column > 1 ? line.dropFirst(mark.column - 2).first : nil
    if rest.hasPrefix("\t") { return "a tab can't stand here; indent with spaces" }
    for character in "*@`%&"
    where rest.first == character || before == character.unicodeScalars.first {
      return "what begins with \(character) goes into quotes"
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether YAML forbids it even in quotes.
  fileprivate var isControl: Bool {
    value < 0x20 && self != "\t" && self != "\n" && self != "\r" || value == 0x7F
      || (0x80...0x9F).contains(value) && value != 0x85
  }
}
