import Foundation
import PortolanGraphviz

/// Draws the same DOT by Portolan's library and by `dot`, each as a process of its own, in turn.
///
/// Processor time of whole processes, less that of the same program reading the file and asking Graphviz for its version, as
/// `dot -V` does: a process that brings the Swift runtime starts more slowly than one that does not, whatever it draws, and
/// opening Graphviz loads the libraries that measure text. The ratio is that of the least times: what else runs only ever adds.
func measureRendering(into report: inout Report) throws {
  guard (try? processorTime(of: ["dot", "-V"])) != nil else {
    print("skipped: drawing against dot, for there is no dot on this machine")
    return
  }
  for number in [1_000, 3_000] {
    report.add(
      "drawing \(number) cards, against dot -Tsvg", try ratioToDot(of: cards(number)), atMost: 1.05,
      "×")
  }
}

private func ratioToDot(of graph: String) throws -> Double {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("portolan-bench-\(ProcessInfo.processInfo.processIdentifier)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("graph.dot").path
  try graph.write(toFile: file, atomically: true, encoding: .utf8)

  let own = CommandLine.arguments[0]
  let commands = [
    [own, "--draw", file], [own, "--open", file], ["dot", "-Tsvg", file], ["dot", "-V"],
  ]
  var least = commands.map { _ in Double.infinity }
  for _ in 0..<15 {
    for (number, command) in commands.enumerated() {
      least[number] = min(least[number], try processorTime(of: command))
    }
  }
  return (least[0] - least[1]) / (least[2] - least[3])
}

/// A tree of cards with ports, each hung under one before it: long enough to measure, short enough to wait for.
private func cards(_ number: Int) -> String {
  var text = "digraph {\n"
  for card in 0..<number {
    text += "n\(card) [shape=plain, label=<<table><tr><td port=\"a\">n\(card)</td></tr>"
    text += "<tr><td port=\"b\">add</td></tr></table>>];\n"
  }
  var random: UInt64 = 1
  for card in 1..<number {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    text += "n\((random >> 33) % UInt64(card)):b -> n\(card):a;\n"
  }
  return text + "}\n"
}

/// What the child process does: one drawing, from a file to standard output.
func drawOnce(_ file: String) throws {
  let bytes = try Graphviz.render(String(contentsOfFile: file, encoding: .utf8), as: .svg)
  try bytes.withUnsafeBytes { try FileHandle.standardOutput.write(contentsOf: $0) }
}

/// What the child process does that draws nothing.
func readOnce(_ file: String) throws {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  print(Graphviz.version ?? "no Graphviz", text.utf8.count)
}

/// The processor time of a child process, in seconds.
func processorTime(of arguments: [String]) throws -> Double {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  let before = childrenTime()
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw BenchmarkFailure(description: "\(arguments.joined(separator: " ")) failed")
  }
  return childrenTime() - before
}

struct BenchmarkFailure: Error, CustomStringConvertible { var description: String }

private func childrenTime() -> Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
  #else
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  #endif
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
