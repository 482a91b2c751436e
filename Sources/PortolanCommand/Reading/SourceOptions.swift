import ArgumentParser
import Foundation

/// How Swift source is read, for every command that is given source instead of a model.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("root"), parsing: .singleValue,
    help: ArgumentHelp(
      "A screen to start at, by its type; the app's scenes unless given.", valueName: "screen"))
  var roots: [String] = []

  @OptionGroup var files: SourceFileOptions

  /// Those of a command whose roots are no screens of the source.
  static func reading(_ files: SourceFileOptions) throws -> SourceOptions {
    // The parser's values can be read from what it has parsed alone.
    var options = try SourceOptions.parse([])
    options.files = files
    return options
  }

  /// Whether it asks for less than the whole app.
  var narrows: Bool { !(roots.isEmpty && files.targets.isEmpty && files.excluded.isEmpty) }

  /// That the options which choose some of an app's files do nothing, where they are given.
  var idleOnModel: String? {
    Self.haveNoEffect(files.narrowing)
  }

  /// `--root and --target have no effect`; `nil` for none.
  static func haveNoEffect(_ options: [String]) -> String? {
    guard let last = options.last else { return nil }
    let others = options.dropLast().joined(separator: ", ")
    return others.isEmpty ? "\(last) has no effect" : "\(others) and \(last) have no effect"
  }

  /// The options that decide what is read, as a person types them.
  var arguments: [String] {
    roots.flatMap { ["--root", $0] } + files.arguments
  }

  /// Whether an input is source rather than a model file.
  static func isSource(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && (isFolder.boolValue || path.hasSuffix(".swift"))
  }
}
