import Foundation
import SwiftParser

/// Reads source: against what swift-syntax alone takes to parse every file on one core, by the clock and by processor time.
func measureReading(into report: inout Report) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("portolan-bench-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let app = try GeneratedApp(in: folder.appendingPathComponent("App"))
  let reading = Reading(app: app.folder, scratch: folder.appendingPathComponent("scratch"))

  let text = try String(contentsOf: app.edited, encoding: .utf8)
  var (edits, edited) = (0, text)
  let times = try reading.measure {
    edits += 1
    edited = text + "\nextension Screen10 { var edit\(edits): Int { \(edits) } }\n"
    try edited.write(to: app.edited, atomically: true, encoding: .utf8)
  } thenAside: {
    // In code that does not navigate, and above code that does.
    try edited.replacing("import SwiftUI\n", with: "import SwiftUI\n// Edit \(edits).\n")
      .replacing("var total = 0.0\n", with: "var total = 0.0\n    total += \(edits)\n")
      .write(to: app.edited, atomically: true, encoding: .utf8)
  }
  report.add("reading 4,000 files, against parsing them", times.cold, atMost: 0.25, "×")
  report.add("reading them again after an edit of a screen", times.again, atMost: 0.1, "×")
  report.add("reading them again after another edit", times.aside, atMost: 0.1, "×")
  report.add("memory of reading 4,000 files", times.megabytes, atMost: 300, "MB")
  report.add("clock against processor time", times.parallel, atMost: 0.9, "×")
}

/// The same for a real app.
func measureReading(ofAppAt path: String, into report: inout Report) throws {
  let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("portolan-bench-\(ProcessInfo.processInfo.processIdentifier)")
  defer { try? FileManager.default.removeItem(at: scratch) }
  let times = try Reading(app: URL(fileURLWithPath: path), scratch: scratch)
    .measure {
    } thenAside: {
    }
  report.add("reading the app, against parsing it", times.cold, atMost: 0.5, "×")
  report.add("reading it again", times.again, atMost: 0.5, "×")
  report.add("memory of reading it", times.megabytes, atMost: 300, "MB")
}

private struct Reading {
  let app: URL
  let scratch: URL

  struct Times {
    /// By the clock, of the time that parsing takes.
    var cold: Double
    var again: Double
    /// After an edit that has nothing to do with navigation.
    var aside: Double
    var megabytes: Double
    /// How much of a cold read's processor time passes by the clock: less than 1 where cores share the work.
    var parallel: Double
  }

  /// The least times of several rounds, of processes of their own that take turns.
  func measure(edit: () throws -> Void, thenAside editAside: () throws -> Void) throws -> Times {
    let cache = scratch.appendingPathComponent("cache")
    let model = scratch.appendingPathComponent("model.json").path
    let read = [
      try builtAlong("portolan"), "read", app.path, "-o", model, "--cache-path", cache.path,
      "--quiet",
    ]
    let parse = [CommandLine.arguments[0], "--parse", app.path]
    var (parsing, cold, again) = (Double.infinity, Double.infinity, Double.infinity)
    var (work, megabytes, aside) = (Double.infinity, 0.0, Double.infinity)
    for _ in 0..<3 {
      try? FileManager.default.removeItem(at: cache)
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      parsing = min(parsing, try run(parse).seconds)
      let first = try run(read)
      cold = min(cold, first.seconds)
      work = min(work, first.processorSeconds)
      try edit()
      again = min(again, try run(read).seconds)
      try editAside()
      aside = min(aside, try run(read).seconds)
      megabytes = max(megabytes, first.megabytes)
    }
    print(
      String(
        format: "parsing %.2f s, reading %.2f s (%.2f s of processors), again %.2f and %.2f s",
        parsing, cold, work, again, aside))
    return Times(
      cold: cold / parsing, again: again / parsing, aside: aside / parsing, megabytes: megabytes,
      parallel: cold / work)
  }

  private func run(_ arguments: [String]) throws -> ChildRun {
    try ChildRun(of: arguments)
  }
}

/// What the child process does: every file, one after the other, by swift-syntax alone.
func parseEach(in folder: String) throws {
  let files = FileManager.default.enumerator(atPath: folder)
  var bytes = 0
  while let name = files?.nextObject() as? String {
    guard name.hasSuffix(".swift"),
      let data = FileManager.default.contents(atPath: folder + "/" + name)
    else { continue }
    let text = Array(data)
    bytes += text.withUnsafeBufferPointer { Parser.parse(source: $0).totalLength.utf8Length }
  }
  print("\(bytes) bytes")
}
