import ArgumentParser
import PortolanConfiguration

/// Which configuration holds, for every command that knows one.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration; the nearest \(ConfigurationFile.name) around the input unless given.",
      valueName: "file"), completion: .file(extensions: ["yml"]))
  var file: String?

  @Flag(name: .customLong("no-config"), help: "Use no configuration.")
  var without = false

  func validate() throws {
    if without, file != nil {
      throw ValidationError("--config and --no-config contradict each other")
    }
  }

  /// The options as a person types them.
  var arguments: [String] {
    (file.map { ["--config", $0] } ?? []) + (without ? ["--no-config"] : [])
  }

  /// The configuration for an input; the current folder where none is named.
  func configuration(for path: String?) throws -> Configuration? {
    if without { return nil }
    do {
      let around = path == "-" ? "." : path ?? "."
      guard let file = try file ?? ConfigurationFile.nearest(to: around) else { return nil }
      FilesRead.note(file)
      return try ConfigurationFile.read(file)
    } catch let error as ConfigurationFile.Unreadable {
      throw Failure(error.description, .noInput)
    }
  }
}
