import PortolanModel

/// A model as text to commit: one fact a line, each of which can be read by itself, in a fixed order.
///
///     portolan dump 1
///     app: Inventory
///     root AppFeature.AppModel: main
///
///     AppFeature.AppModel: class "App"
///     AppFeature.AppModel/selectedTab: exactlyOne enum
///     AppFeature.AppModel/selectedTab/inventory: tab → InventoryFeature.InventoryModel
///
/// It says what a comparison of models sees, and nothing of where the code stands, so that it changes when the navigation does
/// and at no other time. Lines that begin with `#` are a person's, and stay when the rest is renewed.
public struct ChartDump: Hashable, Sendable {
  /// The version of the format that this code reads and writes.
  public static let formatVersion = 1

  var lines: [Line]
  /// What a person wrote below the last fact.
  var ending: [String] = []
  /// Where a merge left its marks; the text is written without them.
  public internal(set) var conflicts: [Conflict] = []

  /// A fact with what a person says about it.
  struct Line: Hashable, Sendable {
    var fact: DumpFact
    /// The comments and blank lines above it, as they were written.
    var above: [String] = []
    /// The comment at its end, with the space before it.
    var beside = ""
  }

  /// A line that a merge put between two versions.
  public struct Conflict: Hashable, Sendable {
    public var line: Int
    public var text: String
  }

  /// - Complexity: that of sorting the model.
  public init(_ model: NavigationModel) {
    lines = DumpFacts.facts(of: model).map { Line(fact: $0) }
  }

  init(lines: [Line], ending: [String]) {
    self.lines = lines
    self.ending = ending
  }

  /// The content of a file; a blank line stands before each screen.
  public var text: String {
    var text = ""
    var section = lines.first?.fact.section
    for line in lines {
      if line.fact.section != section {
        section = line.fact.section
        if line.above.first?.isBlank != true { text += "\n" }
      }
      for comment in line.above { text += comment + "\n" }
      text += line.fact.text + line.beside + "\n"
    }
    if let first = ending.first, !first.isBlank { text += "\n" }
    return text + ending.map { $0 + "\n" }.joined()
  }

  /// The first line of a file, for a version.
  static func header(version: Int) -> String { "\(mark) \(version)" }

  /// What every dump begins with, whatever its version.
  public static let mark = "portolan dump"
}

/// One line without comments.
struct DumpFact: Hashable, Sendable {
  let text: String
  private let keyEnd: String.Index
  private let sectionEnd: String.Index

  init(text: String) {
    self.text = text
    var isQuoted = false
    var isEscaped = false
    var (keyEnd, sectionEnd): (String.Index?, String.Index?)
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted {
        let isColon = byte == UInt8(ascii: ":")
        let endsAName = isColon || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "/")
        if endsAName, sectionEnd == nil { sectionEnd = index }
        if isColon {
          keyEnd = index
          break
        }
      }
    }
    self.keyEnd = keyEnd ?? text.endIndex
    self.sectionEnd = sectionEnd ?? text.endIndex
  }

  /// What it speaks of, without what it says: another line of the same key says something else of the same.
  var key: Substring { text[..<keyEnd] }

  /// The screen that it belongs to, as it is written here; empty for what belongs to none.
  var section: Substring {
    let name = text[..<sectionEnd]
    return Self.wordsOfNoScreen.contains(name) ? "" : name
  }

  static func == (one: Self, other: Self) -> Bool { one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// How lines begin that belong to no screen; a screen that is called so stands in quotes.
  static let wordsOfNoScreen: Set<Substring> = ["portolan", "app", "root"]
}

extension StringProtocol {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
