import Foundation
import PortolanKit

/// Reflects 1,000 types, each time in a fresh process: the first reading is what a user waits for.
func measureReflection(into report: inout Report) throws {
  let own = CommandLine.arguments[0]
  let empty = try (0..<7).map { _ in try processorTime(of: [own, "--nothing"]) }
  let whole = try (0..<7).map { _ in try processorTime(of: [own, "--reflect"]) }
  report.add("reflecting 1,000 types", (median(whole) - median(empty)) * 1_000, atMost: 50, "ms")
}

/// What the child process does.
func reflectOnce() throws {
  let model = try NavigationModel(reflecting: Feature0.self)
  // Two screens a feature: the feature itself and its child.
  guard model.screens.count == 250 else {
    throw BenchmarkFailure(description: "\(model.screens.count) screens instead of 250")
  }
}
