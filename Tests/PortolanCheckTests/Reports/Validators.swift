import Foundation
import Testing

/// Parsers and validators of others, by which reports are proved to be what services read. `make validators` installs them.
enum Validators {
  struct Result {
    var problems: String
    /// What the parser read, as JSON.
    var read: [String: [String]]
  }

  static let areInstalled: Bool = {
    let isThere = FileManager.default.isExecutableFile(atPath: python)
    if !isThere {
      print(
        "'make validators' was not run here: reports are not held against parsers by these tests.")
    }
    return isThere
  }()

  /// Whether the official schemas are on this machine, which are not the project's to copy.
  static let haveSchemas: Bool = {
    guard areInstalled else { return false }
    let isThere = schemas != nil
    if !isThere {
      print(
        "PORTOLAN_TEST_DATA names no folder of schemas: reports are not held against schemas by these tests."
      )
    }
    return isThere
  }()

  static func run(_ kind: String, _ text: String, schema: String? = nil) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let url = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let (report, output, errors) = (
      try file("report", text), try file("output"), try file("errors")
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments =
      [root + "/Scripts/validate-report.py", kind, report.path]
      + (schema.flatMap { name in schemas.map { ["\($0)/\(name)"] } } ?? [])
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let problems = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    // A validator that fails otherwise than by finding something has proved nothing.
    #expect((process.terminationStatus == 0) == problems.isEmpty, "\(problems)")
    let read = try Data(contentsOf: output)
    return Result(
      problems: problems,
      read: read.isEmpty ? [:] : try JSONDecoder().decode([String: [String]].self, from: read))
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  private static let python = root + "/.build/validators/bin/python"

  private static let schemas: String? = {
    let candidates = [
      ProcessInfo.processInfo.environment["PORTOLAN_TEST_DATA"], root + "/../shared/data",
    ]
    return candidates.compactMap { $0 }.first { folder in
      FileManager.default.fileExists(atPath: folder + "/sarif-schema-2.1.0.json")
        && FileManager.default.fileExists(atPath: folder + "/JUnit.xsd")
    }
  }()
}
