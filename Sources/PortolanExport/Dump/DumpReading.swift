/// Why a file is no dump that this code reads.
public struct ChartDumpError: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var column: Int
  public var message: String

  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}

extension ChartDump {
  /// Reads a dump.
  ///
  /// - Parameter file: What to call the input in messages.
  /// - Throws: ``ChartDumpError`` for a file that is none, or one of a newer version.
  public init(reading bytes: [UInt8], file: String) throws(ChartDumpError) {
    var reading = DumpReading(file: file)
    for (number, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .enumerated() {
      try reading.read(line, number: number + 1)
    }
    guard reading.hasHeader else { throw reading.foreign(line: 1) }
    while reading.above.last?.isBlank == true { reading.above.removeLast() }
    self.init(lines: reading.lines, ending: reading.above)
    conflicts = reading.conflicts
  }
}

private struct DumpReading {
  let file: String
  var lines: [ChartDump.Line] = []
  /// What stands above the next fact.
  var above: [String] = []
  var conflicts: [ChartDump.Conflict] = []
  var hasHeader: Bool { !lines.isEmpty }

  init(file: String) { self.file = file }

  mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(ChartDumpError) {
    var text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      if !hasHeader { throw foreign(line: number) }
      throw error(number, 1, "this line is no UTF-8 text")
    }
    if number == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    if text.isBlank || text.beginsAComment {
      above.append(text)
    } else if Self.marksOfMerges.contains(where: { text == $0 || text.hasPrefix($0 + " ") }) {
      conflicts.append(.init(line: number, text: text))
    } else {
      let line = Self.line(text, above: above)
      if !hasHeader { try checkHeader(line.fact.text, number) }
      lines.append(line)
      above = []
    }
  }

  /// Parts a fact from the comment behind it. In a fact, no `#` follows a space.
  private static func line(_ text: String, above: [String]) -> ChartDump.Line {
    let scalars = text.unicodeScalars
    var end =
      zip(scalars.indices, scalars.indices.dropFirst()).first {
        scalars[$0].properties.isWhitespace && scalars[$1] == "#"
      }?.1 ?? scalars.endIndex
    while end > scalars.startIndex, scalars[scalars.index(before: end)].properties.isWhitespace {
      end = scalars.index(before: end)
    }
    let beside = text[end...]
    return .init(
      fact: DumpFact(text: String(text[..<end])), above: above,
      beside: beside.isBlank ? "" : String(beside))
  }

  private func checkHeader(_ text: String, _ number: Int) throws(ChartDumpError) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "portolan", words[1] == "dump", let version = Int(words[2])
    else { throw foreign(line: number) }
    if version > ChartDump.formatVersion {
      throw error(
        number, 15,
        """
        this dump has format version \(version); this Portolan reads up to version \
        \(ChartDump.formatVersion); use a newer Portolan
        """)
    }
    if version < 1 { throw error(number, 15, "there is no format version \(version)") }
  }

  func foreign(line: Int) -> ChartDumpError {
    error(
      line, 1,
      """
      this is no dump of Portolan, which begins with the line \
      '\(ChartDump.header(version: ChartDump.formatVersion))'
      """)
  }

  private func error(_ line: Int, _ column: Int, _ message: String) -> ChartDumpError {
    ChartDumpError(file: file, line: line, column: column, message: message)
  }

  private static let marksOfMerges = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
}

extension String {
  fileprivate var beginsAComment: Bool {
    unicodeScalars.first { !$0.properties.isWhitespace } == "#"
  }
}
