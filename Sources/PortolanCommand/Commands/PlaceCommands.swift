import ArgumentParser
import Foundation
import PortolanExport
import PortolanModel

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print every place as a tree.",
    discussion: """
      Examples:

        portolan tree app.json
        portolan tree App/

      What stands there:

        sheet → Screen    how it is shown, and which screen it shows
        always inline     a part of the screen above it: no step of a place
        each Row in rows  a row for each element
        add(Item), :id    what a step carries; in places, :id is its value
        no state          a link that no state remembers: it leads to no place
        ↻ name            it is on the way here already, and is not followed again
        ↻ any             any element of the same stack may come on top of it
        … elsewhere       what it leads on to stands elsewhere in the tree
        … 12 as above     so many lines stand above already; --verbose prints them
        … 12 below        so many lines are too deep to be indented
        #if os(iOS)       only builds of this condition have it
      """)

  @OptionGroup var input: ModelInput
  @OptionGroup var limits: LimitOptions

  @Flag(help: "Print what a screen shows each time, though it stands there already.")
  var verbose = false

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let chart = try input.readToShow(quiet: common.quiet)
      let tree = TextTree(
        of: chart, limits: limits.limits, isWhole: verbose, width: Terminal.columns)
      try FileOutput.standard.write(tree.text)
      if tree.isShortened {
        Terminal.note(
          "what a screen shows stands there once: --verbose prints it each time",
          quiet: common.quiet)
      }
      Terminal.note(
        onLines: tree.text.utf8.count { $0 == UInt8(ascii: "\n") }, quiet: common.quiet)
      input.noteOnReach(of: chart, quiet: common.quiet)
    }
  }
}

struct PlacesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "places",
    abstract: "List every place a user can reach, with its URL.",
    discussion: """
      Examples:

        portolan places app.json
        portolan places app.json --format json
      """)

  @OptionGroup var input: ModelInput
  @OptionGroup var limits: LimitOptions

  @Option(help: "How to print: table or json.")
  var format = Format.table

  @OptionGroup var urls: URLOptions

  @OptionGroup var common: CommonOptions

  enum Format: String, ExpressibleByArgument, CaseIterable { case table, json }

  func run() throws {
    try reportingFailures {
      let chart = try input.readToShow(quiet: common.quiet)
      let table = PlacesTable(
        of: chart, urlPrefix: urls.prefix, limits: limits.limits)
      switch format {
      case .table:
        try FileOutput.standard.write(table.text(fitting: Terminal.columns))
        Terminal.note(onLines: table.rows.count, quiet: common.quiet)
      case .json: try FileOutput.standard.write(table.json)
      }
      input.noteOnReach(of: chart, quiet: common.quiet)
    }
  }
}

struct PlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Print one place: its URL, the way there, and the Swift that constructs it.",
    discussion: """
      Examples:

        portolan place app.json inventory/add/colorPicker
        portolan place app.json nav:///inventory/add/colorPicker
      """)

  @OptionGroup var input: ModelInput

  @Argument(
    help: ArgumentHelp("The steps, joined by /; a URL; / for the root.", valueName: "place"))
  var place: String?

  @OptionGroup var urls: URLOptions

  @OptionGroup var limits: LimitOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if place == nil, input.path == nil {
      throw ValidationError("name the place: portolan place app.json inventory/add")
    }
  }

  func run() throws {
    try reportingFailures {
      let (chart, place) = try found()
      let literal = place.literal
      var lines = [url(of: place, in: chart), way(to: place, in: chart)]
      if literal.isSketch {
        lines.append("// a sketch: the initialisers are guessed from stored properties")
      }
      if !literal.untold.isEmpty {
        let names = literal.untold.map { "'\(chart.screen($0)?.type ?? $0)'" }
        lines.append(
          """
          // without what \(names.joined(separator: ", ")) \(names.count == 1 ? "shows: its" : "show: their") \
          state is kept where this code can't set it
          """)
      }
      lines.append(literal.code)
      for setting in literal.settings {
        let keeper = setting.isInEnvironment ? "of the environment" : "that the app keeps"
        lines.append("// and set in the '\(setting.type)' \(keeper):")
        lines += setting.statements
      }
      try FileOutput.standard.write(lines.map { $0 + "\n" }.joined())
    }
  }

  /// Its URL; where that means a place of another root, what a list calls it.
  private func url(of place: Place, in chart: Chart) -> String {
    let url = place.url(prefix: urls.prefix)
    if PlaceSearch(chart: chart, limits: limits.limits).isMeant(byURLOf: place) { return url }
    let name = RootLabels(of: chart).qualified(place.text, of: place.root)
    return "\(name) (without a URL: \(url) is a place of another root)"
  }

  private func found() throws -> (Chart, Place) {
    var input = input
    // What a configuration says is read needs no name: the place stands alone.
    if place == nil { input.path = nil }
    do {
      let chart = try input.read(quiet: common.quiet)
      let wanted = place ?? self.input.path ?? "/"
      return (chart, try PlaceSearch(chart: chart, limits: limits.limits).place(wanted))
    } catch let failure as Failure {
      // No place is called so, but a file is: the place was forgotten.
      guard place == nil, let model = self.input.path,
        model == "-" || FileManager.default.fileExists(atPath: model)
      else { throw failure }
      let chart = try self.input.read(quiet: true)
      if chart.model.roots.isEmpty {
        throw Failure(
          "\(model): no screen was found to start at, so that there is no place", .badInput)
      }
      let places = chart.places(limits: Places.Limits(places: 100))
      let place = places.first { $0.depth == 2 } ?? places.first { $0.depth == 1 }
      let example = ShellCommand(["portolan", "place", model, place?.text ?? "/"]).text
      throw Failure("name the place, too: \(example)", .usage)
    }
  }

  /// `App ▸ inventory (tab) ▸ add (sheet)`
  private func way(to place: Place, in chart: Chart) -> String {
    let root = chart.screen(place.root)?.title ?? place.root
    let steps = place.steps.map { step in
      "\(step.text) (\(step.slot.arity == .each ? "row" : step.presentation.words))"
    }
    return ([root] + steps).joined(separator: " ▸ ")
  }
}

extension Terminal {
  /// Says how to get less, where more was printed than anybody reads.
  fileprivate static func note(onLines lines: Int, quiet: Bool) {
    guard lines > 1000 else { return }
    note(
      """
      \(lines) lines: --max-depth NUMBER prints fewer, and 'portolan draw --view screen --screen NAME' draws one \
      screen with its neighbours
      """, quiet: quiet)
  }
}

/// Where an enumeration stops.
struct LimitOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Stop after so many places.", valueName: "number"))
  var maxPlaces = 10_000

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Follow no chain longer than so many steps.", valueName: "number"))
  var maxDepth = 64

  var limits: Places.Limits { Places.Limits(places: maxPlaces, depth: maxDepth) }

  func validate() throws {
    if maxPlaces < 1 { throw ValidationError("--max-places is at least 1") }
    if maxDepth < 1 { throw ValidationError("--max-depth is at least 1") }
  }
}
