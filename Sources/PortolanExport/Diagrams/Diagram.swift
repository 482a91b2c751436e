import PortolanModel

/// A picture of navigation that has no syntax yet: cards, leaves and lines, which a ``DiagramFormat`` writes down.
public struct Diagram: Hashable, Sendable {
  /// What it shows: the app's name, and the screen's where it shows one.
  public let title: String
  /// What it holds, in numbers: `4 screens · 11 places · depth 4`.
  public let summary: String
  /// What was left out, a sentence each; empty where the picture is whole.
  public let omissions: [String]
  /// What makes it doubtful, a sentence each: code of a version that was not read.
  let warnings: [String]

  /// How many cards and boxes it has.
  public var boxes: Int { nodes.count }

  let view: DiagramView
  /// What the picture is of, for the ids of its elements.
  let id: String
  var nodes: [DiagramNode] = []
  var lines: [DiagramLine] = []
  /// Whether nodes of one module stand in a box of their own.
  var showsModules = false
  /// Whether it shows what became of each element from one version to the next.
  var isDiff = false

  /// What the lines and leaves of the picture mean, in the order of the legend.
  var presentations: [Presentation] {
    let stops = Set(
      nodes.lazy.filter { if case .stop = $0.shape { true } else { false } }.map(\.id))
    let used = Set(lines.lazy.filter { !stops.contains($0.head) }.map(\.presentation))
    let custom = used.filter { if case .custom = $0 { true } else { false } }
    return Presentation.named.filter(used.contains) + custom.sorted { $0.name < $1.name }
  }

  init(title: String, summary: String, omissions: [String], view: DiagramView) {
    self.title = legible(title, limit: 80)
    self.summary = summary
    self.omissions = omissions
    warnings = []
    self.view = view
    switch view {
    case .graph: id = elementID("graph", title)
    case .tree: id = elementID("tree", title)
    case .screen(let screen): id = elementID("around", screen)
    }
  }

  /// A picture of what lies between two versions.
  init(diffOf title: String, summary: String, omissions: [String], warnings: [String]) {
    self.title = legible(title, limit: 80)
    self.summary = summary
    self.omissions = omissions
    self.warnings = warnings
    view = .graph
    id = elementID("diff", title)
    isDiff = true
  }
}

/// A card, or one of the small boxes.
struct DiagramNode: Hashable, Sendable {
  var id: String
  var shape: Shape
  /// What it is, in one line, for those who don't see the picture.
  var name: String
  /// What a pointer over it shows, a line each.
  var tooltip: [String] = []
  var link: String?
  var module: String = ""

  enum Shape: Hashable, Sendable {
    case card(ScreenCard)
    /// A destination that leads to no screen, or a place of the tree.
    case leaf(LeafBox)
    /// Where a picture goes no further although the app does.
    case stop(String)
  }
}

struct LeafBox: Hashable, Sendable {
  var text: String
  /// A second, quieter line.
  var detail: String?
  var presentation: Presentation
  var mark: Mark?
  var change: DiagramChange?
}

/// A screen as a card: a title bar, then its slots with a port for each case.
struct ScreenCard: Hashable, Sendable {
  var title: String
  var type: String
  /// Whether the eye should begin here: at a root, or at the screen that the picture is about.
  var isEmphasised = false
  var mark: Mark?
  var change: DiagramChange?
  var sections: [Section] = []

  struct Section: Hashable, Sendable {
    /// The slot's name; for a slot with a row of its own, absent.
    var heading: Row?
    var rows: [Row] = []
    var mark: Mark?
  }

  /// One line of a card.
  struct Row: Hashable, Sendable {
    var id: String
    var text: String
    /// What follows the text more quietly: the arity.
    var detail: String = ""
    /// How it is shown, where a line leaves the row.
    var presentation: Presentation?
    var port: String?
    var mark: Mark?
    var change: DiagramChange?
    var tooltip: [String] = []
    var link: String?
  }
}

struct DiagramLine: Hashable, Sendable {
  var id: String
  var tail: String
  var port: String?
  var head: String
  var headIsCard: Bool
  var presentation: Presentation
  /// What it is called where a format has no ports.
  var label: String
  /// What it says, in one sentence, for those who don't see the picture.
  var name: String
  var mark: Mark?
  var change: DiagramChange?
  var tooltip: [String] = []
}

/// What findings say about an element of a picture.
struct Mark: Hashable, Sendable {
  var severity: Severity
  /// How many findings are of that severity.
  var count: Int
  var messages: [String]

  /// `1 error`, `2 warnings`
  var words: String { counted(count, severity.rawValue) }
}
