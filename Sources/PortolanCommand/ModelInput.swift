import ArgumentParser
import Foundation
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

  func read(quiet: Bool = false) throws -> Chart {
    do {
      if isSource {
        return try Chart(SourceInput(path: path, options: source, quiet: quiet).model())
      }
      return try Chart(NavigationModel(json: bytes(), file: path == "-" ? "<stdin>" : path))
    } catch let error as ModelFileError {
      throw Failure(error.description, .badInput)
    }
  }

  private func bytes() throws -> [UInt8] {
    if path == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure("\(path): error: there is no such file or folder", .noInput)
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure("\(path) can't be read: \(error.localizedDescription)", .noInput)
    }
  }
}

/// What every command knows.
struct CommonOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print results alone, no progress and no remarks.")
  var quiet = false
}
