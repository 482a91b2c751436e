import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

@Suite struct ChartDriftTests {
  @Test func whatTheCodeSaysIsComparedWithWhatTheFileSays() {
    var model = NavigationModel.wiki
    model.name = "Wikis"
    model.screens[0].slots[0].destinations[1].presentation = .sheet
    model.screens[0].slots[0].destinations.append(
      Destination(name: "help", presentation: .alert, origin: .source))
    model.screens[1].slots = []
    let drift = ChartDrift(of: ChartDump(model), from: ChartDump(.wiki))
    #expect(
      drift.text() == """
          - app: Wiki
          + app: Wikis
        Wiki.AppModel
          + path/help: alert
          - path/letter: drillDown
          + path/letter: sheet
        Wiki.CounterModel
          - fact: atMostOne optionalValue
          - fact/fact: unknown
          - fact/fact payload: Fact

        """)
    #expect(drift.counts == (missing: 3, extra: 5))
    #expect(drift.text(isColored: true).contains("\u{1B}[32m+ path/help: alert\u{1B}[0m\n"))
    #expect(drift.text(limit: 3).hasSuffix("  + path/help: alert\n… and 5 more lines\n"))
  }

  @Test func aScreenOfOneSideIsThereWhole() {
    var model = NavigationModel.wiki
    model.screens.removeLast()
    let drift = ChartDrift(of: ChartDump(model), from: ChartDump(.wiki))
    #expect(drift.text().hasPrefix("Wiki.CounterModel\n  - screen: class \"Counter\"\n  - fact: "))
    let back = ChartDrift(of: ChartDump(.wiki), from: ChartDump(model))
    #expect(back.text().hasPrefix("Wiki.CounterModel\n  + screen: class \"Counter\"\n  + fact: "))
  }

  @Test func orderAndCommentsAreNoDrift() throws {
    let lines = ChartDump(.wiki).text.split(separator: "\n")
    let shuffled = ([lines[0], "# A comment."] + lines.dropFirst().reversed())
      .joined(separator: "\n")
    let read = try ChartDump(reading: Array(shuffled.utf8), file: "x")
    #expect(ChartDrift(of: ChartDump(.wiki), from: read).isEmpty)
  }

  /// A merge can leave a line twice.
  @Test func aLineThatIsThereTwiceIsDrift() throws {
    let text = ChartDump(.wiki).text + "Wiki.CounterModel/fact/fact: unknown\n"
    let read = try ChartDump(reading: Array(text.utf8), file: "x")
    #expect(
      ChartDrift(of: ChartDump(.wiki), from: read).text()
        == "Wiki.CounterModel\n  - fact/fact: unknown\n")
  }
}
