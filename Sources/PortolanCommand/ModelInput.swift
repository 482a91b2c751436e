import ArgumentParser
import Foundation
import PortolanModel

/// The model that a command works on: a file, or standard input for `-`.
struct ModelInput: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A model file, or - for standard input.", valueName: "model"),
    completion: .file(extensions: ["json"]))
  var path: String

  func read() throws -> Chart {
    do {
      return try Chart(NavigationModel(json: bytes(), file: path == "-" ? "<stdin>" : path))
    } catch let error as ModelFileError {
      throw Failure(error.description, .badInput)
    }
  }

  private func bytes() throws -> [UInt8] {
    if path == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("there is no file \(path)", .noInput)
    }
    if isFolder.boolValue {
      throw Failure(
        "\(path) is a folder; a model is a file, which 'portolan reflect' writes", .noInput)
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
