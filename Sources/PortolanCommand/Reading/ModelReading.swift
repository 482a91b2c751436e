import Foundation
import PortolanModel

/// Reads a chart from what a person named: a model file, `-` for standard input, or Swift source.
struct ModelReading {
  let path: String
  let options: SourceOptions
  var quiet = false

  func read() throws -> Chart {
    do {
      if SourceOptions.isSource(path) {
        return try Chart(SourceInput(path: path, options: options, quiet: quiet).model())
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
