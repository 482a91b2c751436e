import ArgumentParser
import PortolanModel

/// The model that a command works on: a file, standard input for `-`, or Swift source, which is read then and there.
struct ModelInput: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A model file, - for standard input, or Swift source to read: a folder or a file.",
      valueName: "model"),
    completion: .file(extensions: ["json", "swift"]))
  var path: String

  @OptionGroup(title: "Options for reading source") var source: SourceOptions

  /// Whether it is Swift source rather than a model.
  var isSource: Bool { SourceOptions.isSource(path) }

  /// What a person types to name it, options included.
  var arguments: [String] { [path] + source.arguments }

  func read(quiet: Bool = false) throws -> Chart {
    try ModelReading(path: path, options: source, quiet: quiet).read()
  }
}

/// What every command knows.
struct CommonOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print results alone, no progress and no remarks.")
  var quiet = false
}
