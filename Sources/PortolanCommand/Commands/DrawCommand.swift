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

  @Option(help: ArgumentHelp("Stop the layout after so many seconds.", valueName: "seconds"))
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
      let input = try input.load(quiet: common.quiet)
      let chart = input.chart
      let marks = findings ? input.checker.findings(in: chart) : []
      let diagram = try Diagram(
        try diagramView(chart), of: chart, options: DiagramOptions(findings: marks))
      for omission in diagram.omissions { Terminal.note(omission, quiet: common.quiet) }
      try FileOutput(path: output).write(try bytes(diagram))
    }
  }

  private func diagramView(_ chart: Chart) throws -> DiagramView {
    switch view {
    case .graph: return .graph
    case .tree: return .tree
    case .screen:
      let named = chart.model.screens.filter {
        $0.id == screen || $0.type == screen || $0.title == screen
      }
      if named.count == 1 { return .screen(named[0].id) }
      let near = (named.isEmpty ? chart.model.screens : named).prefix(8).map(\.id)
      throw Failure(
        named.isEmpty
          ? "no screen is called '\(screen ?? "")'; there are \(near.joined(separator: ", "))\(chart.model.screens.count > 8 ? ", …" : "")"
          : "several screens are called '\(screen ?? "")': \(near.joined(separator: ", "))",
        .badInput)
    }
  }

  private func bytes(_ diagram: Diagram) throws -> [UInt8] {
    let file = output.split(separator: "/").last ?? ""
    let ending = file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
    let name = format?.lowercased() ?? (ending.isEmpty ? "svg" : ending)
    if let text = DiagramFormat.named(name) ?? DiagramFormat.forFile("x." + name) {
      return Array(text.render(diagram).utf8)
    }
    let image = try Layout(
      dot: DiagramFormat.dot.render(diagram), format: name, timeLimit: timeLimit
    ).run()
    return name == "svg"
      ? Array(SVGDressing(diagram).dress(String(decoding: image, as: UTF8.self)).utf8) : image
  }
}

/// A layout by Graphviz, in a child process: one that hangs or crashes takes nothing with it.
struct Layout {
  let dot: String
  let format: String
  let timeLimit: Double

  func run() throws -> [UInt8] {
    guard let own = Bundle.main.executablePath else {
      throw Failure("the program does not know where it is", .internalFault)
    }
    let result = try ChildProcess(
      arguments: [own, "layout", "--format", format], input: Array(dot.utf8), timeLimit: timeLimit
    ).run()
    if result.ranOutOfTime {
      throw Failure(
        """
        the layout took longer than \(timeLimit.formatted()) seconds; draw less of it \
        (--view screen --screen …), or allow more (--time-limit)
        """, .badInput)
    }
    if result.status == 0, !result.wasKilled { return result.output }
    let said = result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    if result.wasKilled {
      throw Failure(
        "Graphviz crashed while it drew\(said.isEmpty ? "" : ": " + said)", .internalFault)
    }
    throw Failure(
      said.hasPrefix("error: ") ? String(said.dropFirst(7)) : said,
      Failure.Code(rawValue: result.status) ?? .internalFault)
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
