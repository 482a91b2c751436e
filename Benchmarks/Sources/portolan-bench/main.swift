// Measures what Portolan promises about speed, and fails when a promise is broken.
//
// Bounds hold for one core of an ordinary machine; a run prints the median of several.

import Foundation

switch CommandLine.arguments.dropFirst().first {
// What a measured child process does.
case "--draw": try drawOnce(CommandLine.arguments[2])
case "--open": try readOnce(CommandLine.arguments[2])
case "--parse": try parseEach(in: CommandLine.arguments[2])
case "--check": try checkOnce()
// The made-up app, to look at or to profile.
case "--generate": _ = try GeneratedApp(in: URL(fileURLWithPath: CommandLine.arguments[2]))
// A real app, by its path.
case "--app": try measureApp(CommandLine.arguments[2])
default: try measureAll()
}

func measureAll() throws {
  var report = Report()
  try measurePlaces(into: &report)
  try measureCounts(into: &report)
  try measureReflection(into: &report)
  try measureChecks(into: &report)
  try measureVersions(into: &report)
  try measureRendering(into: &report)
  try measureReading(into: &report)
  report.printAndExit()
}

func measureApp(_ path: String) throws {
  var report = Report()
  try measureReading(ofAppAt: path, into: &report)
  report.printAndExit()
}
