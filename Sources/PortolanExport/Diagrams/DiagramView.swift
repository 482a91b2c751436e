import PortolanModel

/// What of an app a picture shows.
public enum DiagramView: Hashable, Sendable {
  /// Every screen once, with lines for what leads where.
  case graph
  /// Every place, as a tree from the root.
  case tree
  /// One screen, who leads to it, and what it leads to.
  case screen(Screen.ID)
}

/// How much a picture shows, and what it says beside the navigation.
public struct DiagramOptions: Sendable {
  /// What to mark on the cards and lines.
  public var findings: [Finding]
  /// Where a person can read the source of what is drawn; without it nothing links anywhere.
  public var sourceURL: (@Sendable (SourceLocation) -> String?)?
  /// So many cases of one slot get a row.
  public var rows: Int
  /// So many screens get a card. Layout takes more than linear time.
  public var screens: Int
  /// So many places a tree holds, and so deep.
  public var places: Places.Limits

  public init(
    findings: [Finding] = [],
    sourceURL: (@Sendable (SourceLocation) -> String?)? = nil,
    rows: Int = 40,
    screens: Int = 400,
    places: Places.Limits = .init(places: 400, depth: 16)
  ) {
    self.findings = findings
    self.sourceURL = sourceURL
    self.rows = rows
    self.screens = screens
    self.places = places
  }
}

/// A picture was asked of a screen that the model doesn't have.
public struct UnknownScreen: Error, Hashable, Sendable, CustomStringConvertible {
  public var screen: Screen.ID

  public var description: String { "no screen has the id '\(screen)'" }
}

extension Diagram {
  /// Draws a view of an app.
  ///
  /// - Throws: ``UnknownScreen`` for a ``DiagramView/screen(_:)`` that the model doesn't have.
  /// - Complexity: linear in what is shown.
  public init(
    _ view: DiagramView, of chart: Chart, options: DiagramOptions = .init()
  ) throws(UnknownScreen) {
    let cards = CardMaker(chart: chart, options: options)
    switch view {
    case .graph:
      self = graphDiagram(cards)
    case .tree:
      self = treeDiagram(chart: chart, options: options)
    case .screen(let id):
      guard let number = chart.screenNumbers[id] else { throw UnknownScreen(screen: id) }
      self = screenDiagram(of: number, cards)
    }
  }
}
