import ArgumentParser
import Foundation
import PortolanModel

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Write a model of the navigation that Swift source holds, without building it.",
    discussion: """
      Examples:

        portolan read App/ -o app.json
        portolan read . --target App --exclude 'Generated/' -o app.json
        portolan read App/ --root InventoryView | portolan tree -

      Left out are hidden folders, what builds and package managers leave behind, what .gitignore files name, and \
      tests. Every command that takes a model takes source just as well.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "A folder of Swift source, or one file. What the configuration names unless given.",
      valueName: "source"),
    completion: .directory)
  var source: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the model; - prints it.", valueName: "file"))
  var output = "-"

  @Flag(help: "List what might be navigation, and why it was left out.")
  var candidates = false

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var options: SourceOptions

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let plan = try InputPlan(given: source, options, configuration)
      try plan.demandSource()
      let read = try plan.source(quiet: common.quiet, isPrinted: true)
      let output = FileOutput(path: output)
      var model = read.model
      model.sourceRoot = SourceRoot.text(of: plan.path, for: output)
      let json = try read.linking.json(of: model)
      read.keep(model, printed: json)
      try output.write(json)
      for entry in read.idle { Terminal.note("\(entry)", quiet: common.quiet) }
      if model.sourceRoot == nil, FileManager.default.isRegularFile(atPath: output.path) {
        Terminal.note(
          """
          \(output.path): note: the model can't say where its source lies, for the way there leads over '/'; \
          name it by --source-root
          """, quiet: common.quiet)
      }
      // To sum up takes a while, so that it is left out where nobody reads it.
      if !common.quiet {
        let summary = ReadingSummary(
          of: read.model, views: read.linking.views, filesBeside: read.filesBeside,
          in: plan.sourceFolder)
        for line in summary.lines { Terminal.note(line, quiet: false) }
      }
      if candidates { CandidateList(read.linking.candidates).show() }
    }
  }
}
