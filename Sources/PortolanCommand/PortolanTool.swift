import ArgumentParser
import PortolanFacts
import PortolanMatching

@main
struct PortolanTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "portolan",
    abstract: "Chart an app's navigation: every place a user can reach, checked and drawn.",
    discussion: """
      From an app's source, which need not build:

        portolan check App/
        portolan tree App/
        portolan draw App/ -o app.svg

      Or write a model once, of source or of compiled types, and look at that from every side:

        portolan read App/ -o app.json
        portolan reflect --type AppFeature.AppModel -o app.json
        portolan check app.json

      Exit codes: 0 clean, 1 findings or drift that fail the check (and differences, with diff --exit-code), \
      64 wrong usage, 65 bad input, 66 no such input or revision, 70 a fault of Portolan itself, 73 a file that can't be written.
      """,
    version: "0.1.0",
    subcommands: [
      InitCommand.self, ReadCommand.self, ReflectCommand.self, CheckCommand.self, DrawCommand.self,
      TreeCommand.self, PlacesCommand.self, PlaceCommand.self, DumpCommand.self, DiffCommand.self,
      FactsCommand.self, LinkCommand.self,
      RulesCommand.self, LayoutCommand.self,
    ])

  /// What is wrong with the words of a command line is told like everything else that is wrong.
  static var _errorLabel: String { "error" }

  /// The parser takes a command that it does not know for an argument too many, and shows the help of all for it.
  static func main() {
    ThreadHeap.makeRoom()
    let words = CommandLine.arguments.dropFirst()
    let command = words.first == "help" ? words.dropFirst().first : words.first
    if let command, let mistake = mistake(in: command) { exit(withError: mistake) }
    main(nil)
  }

  private static func mistake(in command: String) -> ValidationError? {
    let all = configuration.subcommands.map { $0.configuration }
    if command.hasPrefix("-") || command == "help" { return nil }
    if all.contains(where: { $0.commandName == command }) { return nil }
    let shown = all.compactMap { $0.shouldDisplay ? $0.commandName : nil }
    let near = NearestNames(to: command, among: shown).words
    return ValidationError(
      "there is no command '\(command)'" + (near.map { "; \($0)" } ?? ""))
  }
}
