import Foundation
import Testing

/// The built `portolan`, run as a user runs it.
enum Portolan {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Beside the test bundle, where the build puts every product.
  static let executable: String = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<6 {
      let candidate = folder.appendingPathComponent("portolan").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return root + "/.build/debug/portolan"
  }()

  static func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:],
    folder: String = root, executable: String = Portolan.executable
  ) throws -> Result {
    try run(
      arguments, input: input, environment: environment, folder: folder, executable: executable)
  }

  static func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:],
    folder workingFolder: String = root, executable: String = Portolan.executable
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: workingFolder)
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // The user's cache is left alone.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": folder.path]) { $1 }
      .merging(environment) { $1 }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let (output, errors) = (try file("output"), try file("errors"))
    process.standardInput = try FileHandle(forReadingFrom: file("input", input ?? ""))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
