import PortolanModel

/// In what an app's navigation is not what a committed dump says.
public struct ChartDrift: Hashable, Sendable {
  /// By screen, in the order of the dump.
  let sections: [Section]

  struct Section: Hashable, Sendable {
    /// The screen; empty for what belongs to none.
    var screen: String
    var lines: [Line]
  }

  struct Line: Hashable, Sendable {
    var isNew: Bool
    /// Without the name of the screen.
    var text: String
  }

  public var isEmpty: Bool { sections.isEmpty }

  /// So many lines of the dump are missing, and so many too many.
  public var counts: (missing: Int, extra: Int) {
    let lines = sections.flatMap(\.lines)
    return (lines.filter(\.isNew).count, lines.filter { !$0.isNew }.count)
  }

  /// Comments, and the order of lines, are no drift.
  ///
  /// - Complexity: that of sorting both.
  public init(of now: ChartDump, from committed: ChartDump) {
    var missing = Surplus(now.lines.map(\.fact), over: committed.lines.map(\.fact)).facts
    let extra = Surplus(committed.lines.map(\.fact), over: now.lines.map(\.fact)).facts
    // What says something else of the same stands below what it says no longer.
    var lines: [(position: Int, rank: Int, isNew: Bool, fact: DumpFact)] = []
    let positions = Dictionary(
      now.lines.enumerated().map { ($1.fact.key, $0) }, uniquingKeysWith: { first, _ in first })
    var position = 0
    var wasExtra = extra
    for line in committed.lines {
      position = positions[line.fact.key] ?? position
      if let number = wasExtra[line.fact], number > 0 {
        wasExtra[line.fact] = number - 1
        lines.append((position, positions[line.fact.key] == nil ? 2 : 0, false, line.fact))
      }
    }
    for (number, line) in now.lines.enumerated() {
      guard let count = missing[line.fact], count > 0 else { continue }
      missing[line.fact] = count - 1
      lines.append((number, 1, true, line.fact))
    }
    let sorted = lines.enumerated().sorted {
      ($0.element.position, $0.element.rank, $0.offset)
        < ($1.element.position, $1.element.rank, $1.offset)
    }.map(\.element)
    var sections: [Section] = []
    var numbers: [Substring: Int] = [:]
    for line in sorted {
      let name = line.fact.section
      let own = Line(isNew: line.isNew, text: line.fact.textInSection)
      if let number = numbers[name] {
        sections[number].lines.append(own)
      } else {
        numbers[name] = sections.count
        sections.append(Section(screen: String(name), lines: [own]))
      }
    }
    self.sections = sections
  }

  /// The lines that differ, below the screen that they belong to.
  ///
  /// - Parameter limit: So many are printed; of the others, the number.
  public func text(isColored: Bool = false, limit: Int = 100) -> String {
    let paint = ChangePaint(isOn: isColored)
    var text = ""
    var left = limit
    var omitted = 0
    for section in sections {
      omitted += max(0, section.lines.count - left)
      if left == 0 { continue }
      if !section.screen.isEmpty { text += paint.bold(section.screen) + "\n" }
      for line in section.lines.prefix(left) {
        text += "  " + paint.change(line.isNew ? .added : .removed, line.text) + "\n"
      }
      left = max(0, left - section.lines.count)
    }
    return omitted == 0 ? text : text + "… and \(counted(omitted, "more line"))\n"
  }
}

/// The facts that stand in one list more often than in another, by how much.
private struct Surplus {
  var facts: [DumpFact: Int] = [:]

  init(_ facts: [DumpFact], over others: [DumpFact]) {
    for fact in facts { self.facts[fact, default: 0] += 1 }
    for fact in others {
      if let count = self.facts[fact] { self.facts[fact] = count - 1 }
    }
  }
}

extension DumpFact {
  /// What it says below the name of its screen.
  fileprivate var textInSection: String {
    let rest = text.dropFirst(section.count)
    if section.isEmpty { return text }
    if rest.first == ":" { return "screen" + rest }
    return String(rest.dropFirst())
  }
}
