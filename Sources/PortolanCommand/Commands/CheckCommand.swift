import ArgumentParser
import Foundation
import PortolanCheck
import PortolanModel

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print what is wrong with an app's navigation.",
    discussion: """
      Examples:

        portolan check App/
        portolan check app.json
        portolan check app.json --strict --notes
        portolan check app.json --format json > findings.json
        portolan check App/ --dump app.portolan

      Exits with 1 when a finding is an error, with --strict also when one is a warning; with --dump also when the \
      chart is not what the dump says.
      """)

  @OptionGroup var input: ModelInput

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(help: "List notes, which are counted otherwise.")
  var notes = false

  @Option(help: "How to print: \(Report.all.map(\.name).joined(separator: ", ")).")
  var format = "console"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - prints.", valueName: "file"), completion: .file())
  var output = "-"

  @OptionGroup var drift: DriftOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if Report.named(format) == nil {
      throw ValidationError(
        "there is no report '\(format)'; choose one of \(Report.all.map(\.name).joined(separator: ", "))"
      )
    }
  }

  func run() throws {
    var worst = Severity?.none
    var hasDrifted = false
    try reportingFailures {
      let driftStage = try drift.stage(for: input)
      let chart = try input.read(quiet: common.quiet)
      let findings = Checker().findings(in: chart)
      worst = findings.map(\.severity).max()
      guard let report = Report.named(format) else { return }
      let file = FileOutput(path: output)
      let text = try report.render(
        ReportInput(
          findings: findings, screenCount: chart.model.screens.count, showsNotes: notes,
          isColored: file.isStandard && Terminal.isColoured,
          sourceLine: SourceLines(of: input).line))
      if !(common.quiet && findings.isEmpty && format == "console") { try file.write(text) }
      hasDrifted = driftStage?.report(chart.model) ?? false
    }
    if hasDrifted { throw ExitCode(1) }
    if let worst, worst >= (strict ? .warning : .error) { throw ExitCode(1) }
  }
}

/// The lines of source files that findings speak of, where the files are there.
struct SourceLines: Sendable {
  /// The folders that a location may be relative to.
  private let folders: [String]

  init(of input: ModelInput) {
    let model = input.path
    let folder = model.lastIndex(of: "/").map { String(model[..<$0]) } ?? "."
    let around = folder.isEmpty ? "/" : folder
    if input.isSource {
      // Locations are relative to what was read, whatever lies in the current folder.
      folders = [model.hasSuffix(".swift") ? around : model]
    } else {
      folders = [".", around]
    }
  }

  func line(_ location: SourceLocation) -> String? {
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: folder + "/" + location.file) else {
        continue
      }
      let lines = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      if location.line >= 1, location.line <= lines.count {
        return String(lines[location.line - 1])
      }
    }
    return nil
  }
}
