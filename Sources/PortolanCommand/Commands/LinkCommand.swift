import ArgumentParser
import Foundation
import PortolanModel
import PortolanSource

struct LinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Write the model of an app whose modules were read apart by 'portolan facts'.",
    discussion: """
      Examples:

        portolan link *.facts -o app.json
        portolan link Feature.facts App.facts --root AppView | portolan check -

      The order of the files does not matter: the model is the one that 'portolan read' of the whole gives. What the \
      configuration says of screens holds; what it says of files is for 'portolan facts' to be told.
      """)

  @Argument(
    help: ArgumentHelp("Files that 'portolan facts' wrote.", valueName: "facts"),
    completion: .file(extensions: ["facts"]))
  var facts: [String]

  @Option(
    name: .customLong("root"), parsing: .singleValue,
    help: ArgumentHelp(
      "A screen to start at, by its type; the app's scenes unless given.", valueName: "screen"))
  var roots: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the model; - prints it.", valueName: "file"))
  var output = "-"

  @Flag(help: "List what might be navigation, and why it was left out.")
  var candidates = false

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let input = try FactsInput(
        paths: facts, roots: roots, configuration: configuration.configuration(for: nil))
      let output = FileOutput(path: output)
      let result = try input.link()
      var model = result.linked.model
      model.sourceRoot = result.sourceRoot.flatMap { SourceRoot.text(of: $0, for: output) }
      try output.write(model.json())
      let summary = ReadingSummary(
        of: model, filesBeside: result.filesBeside, in: result.sourceRoot.map { Path($0) })
      for line in summary.lines { Terminal.note(line, quiet: common.quiet) }
      if candidates { CandidateList(result.linked.candidates).show() }
    }
  }
}
