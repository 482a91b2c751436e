import ArgumentParser
import PortolanModel

/// The model that a command works on: a file, standard input for `-`, or Swift source, which is read then and there.
struct ModelInput: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      A model file, - for standard input, or Swift source to read: a folder or a file. What the configuration names \
      unless given.
      """,
      valueName: "model"),
    completion: .file(extensions: ["json", "swift"]))
  var path: String?

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup(title: "Options for reading source") var source: SourceOptions

  func read(quiet: Bool = false) throws -> Chart { try load(quiet: quiet).chart }

  /// The chart of which all is to be shown; says so where that is nothing.
  func readToShow(quiet: Bool) throws -> Chart { try loadToShow(quiet: quiet).chart }

  func loadToShow(quiet: Bool) throws -> ConfiguredInput {
    let input = try load(quiet: quiet)
    if input.chart.model.screens.isEmpty {
      Terminal.note("no screen was found, so there is nothing to show", quiet: quiet)
    }
    return input
  }

  /// The chart, with what the configuration says of checking it.
  ///
  /// - Parameter isReported: Whether a report follows, which tells of files that could not be read.
  func load(
    quiet: Bool = false, sourceRoot: String? = nil, isReported: Bool = false
  ) throws -> ConfiguredInput {
    try ModelReading(
      given: path, options: source, configuration: configuration, quiet: quiet,
      sourceRoot: sourceRoot, isReported: isReported
    ).load()
  }

  /// Says where the roots of what was read reach only a small part of it.
  func noteOnReach(of chart: Chart, quiet: Bool) {
    if let sentence = RootReach(of: chart).sentence {
      Terminal.note(sentence, quiet: quiet)
    }
  }

  /// What a person types to name it, options included.
  var arguments: [String] {
    (path.map { [$0] } ?? []) + configuration.arguments + source.arguments
  }
}

/// What every command knows.
struct CommonOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print results alone, no progress and no remarks.")
  var quiet = false
}
