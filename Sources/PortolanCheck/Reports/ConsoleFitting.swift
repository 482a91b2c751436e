import PortolanModel

/// How much of each finding is printed, so that all of it fits into some lines.
///
/// What fits is printed whole. Else each finding has its headline, and the worst get more for as long as there is room. Where
/// not even the headlines fit, the worst are listed, and a table counts all by their rules.
struct ConsoleFitting {
  /// For each finding; `nil` for one that is left out.
  private(set) var details: [ConsoleBlock.Detail?]
  /// What to say about what is not printed.
  private(set) var remarks: [String] = []

  /// - Parameter limit: How many lines there may be, the summary's last one among them.
  init(_ blocks: [ConsoleBlock], severities: [Severity], tally: FindingTally, limit: Int?) {
    details = Array(repeating: .whole, count: blocks.count)
    let total = blocks.reduce(1) { $0 + $1.lines(.whole).count }
    guard let limit, total > limit else { return }
    let worstFirst = blocks.indices.sorted {
      severities[$0] != severities[$1] ? severities[$0] > severities[$1] : $0 < $1
    }
    if blocks.count + 2 > limit {
      let room = max(Self.fewest, limit - 2 - tally.rules.count)
      details = Array(repeating: nil, count: blocks.count)
      for index in worstFirst.prefix(room) { details[index] = .headline }
      if room >= blocks.count {
        remarks = [Self.shortened]
        return
      }
      remarks = Self.table(tally, of: blocks.count, listed: room)
      return
    }
    remarks = [Self.shortened]
    details = Array(repeating: .headline, count: blocks.count)
    var room = limit - 2 - blocks.count
    for detail in [ConsoleBlock.Detail.brief, .whole] {
      for index in worstFirst {
        let present = details[index] ?? .headline
        let cost = blocks[index].lines(detail).count - blocks[index].lines(present).count
        guard cost <= room else { break }
        details[index] = detail
        room -= cost
      }
    }
  }

  private static let shortened = "Shortened to fit a screen: --verbose prints all of it."

  /// So many are listed, whatever room there is.
  private static let fewest = 5

  private static func table(_ tally: FindingTally, of all: Int, listed: Int) -> [String] {
    let width = tally.rules.map(\.id.count).max() ?? 0
    let rows = tally.rules.map { rule in
      let padding = String(repeating: " ", count: width - rule.id.count)
      return "  \(rule.id)\(padding)  \(FindingTally.parts(rule.counts).joined(separator: ", "))"
    }
    return ["… and \(all - listed) more (--verbose lists them). All of them, by rule:"] + rows
  }
}
