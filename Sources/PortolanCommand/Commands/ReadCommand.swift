import ArgumentParser
import PortolanModel

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Write a model of the navigation that Swift source holds, without building it.",
    discussion: """
      Examples:

        portolan read App/ -o app.json
        portolan read . --target AppFeature --exclude 'Sources/Generated/' -o app.json
        portolan read App/ --root InventoryView | portolan tree -

      Left out are hidden folders, what builds and package managers leave behind, what .gitignore files name, and \
      tests. Every command that takes a model takes source just as well.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp("A folder of Swift source, or one file.", valueName: "source"),
    completion: .directory)
  var source: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the model; - prints it.", valueName: "file"))
  var output = "-"

  @Flag(help: "List what might be navigation, and why it was left out.")
  var candidates = false

  @OptionGroup var options: SourceOptions

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let input = SourceInput(path: source, options: options, quiet: common.quiet)
      let (linked, filesBeside) = try input.read()
      try FileOutput(path: output).write(linked.model.json())
      for line in ReadingSummary(of: linked.model, filesBeside: filesBeside).lines {
        Terminal.note(line, quiet: common.quiet)
      }
      if candidates { CandidateList(linked.candidates).show() }
    }
  }
}
