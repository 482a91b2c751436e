extension ChartDump {
  /// This dump with what a person wrote into an older one of the same app.
  ///
  /// A comment stays with the line below it, as long as there is a line that speaks of the same. Where there is none, it goes
  /// to the first line of the screen, and of a screen that is gone to the end of the file, with a note of what it
  /// was said of. Nothing that a person wrote is lost.
  ///
  /// - Complexity: linear in the size of both.
  public func keepingComments(of older: ChartDump) -> ChartDump {
    var renewal = DumpRenewal(lines: lines)
    renewal.take(older.lines)
    return ChartDump(lines: renewal.lines, ending: older.ending + renewal.ending)
  }
}

private struct DumpRenewal {
  var lines: [ChartDump.Line]
  var ending: [String] = []
  private var isTaken: [Bool]
  private let byFact: [DumpFact: [Int]]
  private let byKey: [Substring: [Int]]
  private let bySection: [Substring: Int]

  init(lines: [ChartDump.Line]) {
    self.lines = lines
    isTaken = lines.map { _ in false }
    let numbered = lines.indices.map { $0 }
    byFact = Dictionary(grouping: numbered) { lines[$0].fact }
    byKey = Dictionary(grouping: numbered) { lines[$0].fact.key }
    bySection = Dictionary(
      numbered.map { (lines[$0].fact.section, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// First what is said as before, so that of two links of one name each keeps its own.
  mutating func take(_ older: [ChartDump.Line]) {
    let others = older.filter { !take($0, for: byFact[$0.fact]) }
    for line in others where !take(line, for: byKey[line.fact.key]) { move(line) }
  }

  private mutating func take(_ older: ChartDump.Line, for numbers: [Int]?) -> Bool {
    guard let numbers else { return false }
    if let free = numbers.first(where: { !isTaken[$0] }) {
      isTaken[free] = true
      lines[free].above = older.above
      lines[free].beside = older.beside
      return true
    }
    // A merge can leave a line twice, each with a comment.
    let known = numbers[0]
    let words = older.words.filter { !lines[known].words.contains($0) }
    lines[known].above += words
    return true
  }

  private mutating func move(_ older: ChartDump.Line) {
    var words = older.words
    if words.isEmpty { return }
    words.append("# (said of: \(older.fact.text))")
    if let head = bySection[older.fact.section] {
      lines[head].above += words
    } else {
      ending += words
    }
  }
}

extension ChartDump.Line {
  /// What a person says here, without the blank lines around it.
  fileprivate var words: [String] {
    var words = above[...]
    while words.first?.isBlank == true { words.removeFirst() }
    while words.last?.isBlank == true { words.removeLast() }
    return words + (beside.isEmpty ? [] : [String(beside.drop(while: \.isWhitespace))])
  }
}
