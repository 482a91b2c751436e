import ArgumentParser

@main
struct PortolanTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "portolan",
    abstract: "Chart an app's navigation: every place a user can reach, checked and drawn.",
    discussion: """
      Write a model once, then look at it from every side:

        portolan reflect --package-path Examples/Inventory --type AppFeature.AppModel -o app.json
        portolan check app.json
        portolan draw app.json -o app.svg

      Exit codes: 0 clean, 1 findings or drift that fail the check (and differences, with diff --exit-code), \
      64 wrong usage, 65 bad input, 66 no such input, 70 a fault of Portolan itself, 73 a file that can't be written.
      """,
    version: "0.1.0",
    subcommands: [
      InitCommand.self, ReadCommand.self, ReflectCommand.self, CheckCommand.self, DrawCommand.self,
      TreeCommand.self, PlacesCommand.self, PlaceCommand.self, DumpCommand.self, DiffCommand.self,
      RulesCommand.self, LayoutCommand.self,
    ])
}
