import Foundation

/// The rows of a run: what was measured, what it may be at most.
struct Report {
  private var rows: [Row] = []

  private struct Row {
    var what: String
    var measured: Double
    var bound: Double
    var unit: String

    var isOK: Bool { measured <= bound }
  }

  mutating func add(_ what: String, _ measured: Double, atMost bound: Double, _ unit: String) {
    rows.append(Row(what: what, measured: measured, bound: bound, unit: unit))
  }

  /// Adds the median time of several runs.
  mutating func time(
    _ what: String, atMost bound: Double, runs: Int = 5, _ body: () throws -> Void
  ) rethrows {
    let times = try (0..<runs).map { _ in try cpuSeconds(of: body) }.sorted()
    add(what, times[runs / 2], atMost: bound, "s")
  }

  func printAndExit() -> Never {
    let width = rows.map(\.what.count).max() ?? 0
    func line(_ what: String, _ measured: String, _ bound: String, _ ok: String) {
      print(
        what.padding(toLength: width, withPad: " ", startingAt: 0), right(measured), right(bound),
        ok, separator: "  ")
    }
    line("what", "measured", "bound", "ok")
    for row in rows {
      line(
        row.what, number(row.measured, row.unit), number(row.bound, row.unit),
        row.isOK ? "yes" : "NO")
    }
    exit(rows.allSatisfy(\.isOK) ? 0 : 1)
  }

  private func number(_ value: Double, _ unit: String) -> String {
    let digits = value < 0.1 ? 4 : value < 10 ? 3 : 1
    let text = String(format: "%.\(digits)f", value)
    return unit.isEmpty ? text : "\(text) \(unit)"
  }

  private func right(_ text: String) -> String {
    String(repeating: " ", count: max(0, 11 - text.count)) + text
  }
}

/// The processor time, which what else runs on the machine changes little.
func cpuSeconds(of body: () throws -> Void) rethrows -> Double {
  let start = clock()
  try body()
  return Double(clock() - start) / 1_000_000
}

/// The most memory that the process has held so far, in megabytes.
func peakMegabytes() -> Double {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1_024
  #endif
}
