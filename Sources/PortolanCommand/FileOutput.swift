import Foundation

/// Where a result goes: a file, which is there whole or not at all, or standard output for `-`.
struct FileOutput {
  var path: String

  static let standard = FileOutput(path: "-")
  var isStandard: Bool { path == "-" }

  func write(_ bytes: [UInt8]) throws {
    if isStandard {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      return
    }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure("\(path) is a folder; name a file in it", .cannotWrite)
    }
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw Failure("there is no folder \(folder.relativePath) to write \(path) to", .cannotWrite)
    }
    do {
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw Failure("\(path) can't be written: \(error.localizedDescription)", .cannotWrite)
    }
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }
}
