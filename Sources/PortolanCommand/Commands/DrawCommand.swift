import ArgumentParser
import Foundation
import PortolanCheck
import PortolanExport
import PortolanGraphviz
import PortolanModel

struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw an app's navigation.",
    discussion: """
      Examples:

        portolan draw App/ -o app.svg
        portolan draw app.json -o app.svg
        portolan draw app.json -o places.png --view tree
        portolan draw app.json -o inventory.svg --view screen --screen InventoryModel
        portolan draw app.json --format mermaid

      The format is that of the file's ending, unless --format says otherwise: svg, png, pdf, dot, mmd, and \
      whatever else the installed Graphviz draws.
      """)

  @OptionGroup var input: ModelInput

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the picture; - prints it.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(
    help:
      "What to draw: graph (each screen once), tree (every place), screen (one and its neighbours)."
  )
  var view = View.graph

  @Option(help: ArgumentHelp("The screen to draw, for the view 'screen'.", valueName: "screen"))
  var screen: String?

  @Option(
    help: ArgumentHelp(
      "svg, png, pdf, dot, mermaid, …; by the file's ending unless given.", valueName: "format"))
  var format: String?

  @Flag(inversion: .prefixedNo, help: "Mark what the rules find.")
  var findings = true

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop the layout after so many seconds.", valueName: "seconds"))
  var timeLimit = 60.0

  @OptionGroup var common: CommonOptions

  enum View: String, ExpressibleByArgument, CaseIterable { case graph, tree, screen }

  func validate() throws {
    if view == .screen, screen == nil {
      throw ValidationError("the view 'screen' needs to know which: --screen InventoryModel")
    }
    if view != .screen, screen != nil {
      throw ValidationError("--screen goes with --view screen")
    }
    if !(timeLimit > 0) { throw ValidationError("--time-limit is a number of seconds above 0") }
  }

  func run() throws {
    try reportingFailures {
      try FileOutput(path: output).demandWritable()
      let format = format ?? Picture.ending(of: output) ?? "svg"
      try Picture.demand(format: format)
      let input = try input.loadToShow(quiet: common.quiet)
      let chart = input.chart
      let marks = findings ? input.checker.findings(in: chart) : []
      let diagram = try Diagram(
        try diagramView(chart), of: chart, options: DiagramOptions(findings: marks))
      for omission in diagram.omissions { Terminal.note(omission, quiet: common.quiet) }
      if diagram.boxes > 100 {
        Terminal.note(
          "\(diagram.boxes) boxes: --view screen --screen NAME draws one screen with its neighbours",
          quiet: common.quiet)
      }
      let picture = Picture(diagram: diagram, timeLimit: timeLimit)
      try FileOutput(path: output).write(try picture.bytes(as: format))
    }
  }

  private func diagramView(_ chart: Chart) throws -> DiagramView {
    switch view {
    case .graph: return .graph
    case .tree: return .tree
    case .screen:
      let name = screen ?? ""
      let named = chart.model.screens(called: name)
      if named.count == 1 { return .screen(named[0].id) }
      let ids = named.prefix(8).map(\.id).joined(separator: ", ")
      throw Failure(
        named.isEmpty
          ? chart.model.words(forUnknownScreen: name)
          : "several screens are called '\(name)': \(ids)", .badInput)
    }
  }
}

/// What the child process does; not for people.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Lay DOT text out, from standard input.", shouldDisplay: false)

  @Option var format: String

  func run() throws {
    try reportingFailures {
      let dot = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      do {
        try FileOutput.standard.write(try Graphviz.render(dot, as: ImageFormat(format)))
      } catch let error as GraphvizError {
        throw Failure(error.description, error.kind == .unknownFormat ? .badInput : .internalFault)
      }
    }
  }
}
