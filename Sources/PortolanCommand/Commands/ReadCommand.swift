import ArgumentParser
import Foundation
import PortolanFacts
import PortolanModel
import PortolanSource

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Write a model of the navigation that Swift source holds, without building it.",
    discussion: """
      Example:

        portolan read App/ -o app.json
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp("A folder of Swift source, or one file.", valueName: "source"),
    completion: .directory)
  var source: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the model; - prints it.", valueName: "file"))
  var output = "-"

  @Option(
    name: .customLong("root"), parsing: .singleValue,
    help: ArgumentHelp("A screen to start at; the app's scenes unless given.", valueName: "screen"))
  var roots: [String] = []

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let files = try SourceTree(at: source).read()
      let model = NavigationModel(linking: files, roots: roots)
      try FileOutput(path: output).write(model.json())
    }
  }
}
