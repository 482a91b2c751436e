import Foundation
import PortolanCheck

/// Renders every report before any is written, so that a fault in one leaves nothing half done.
struct ReportRendering {
  private let checked: Checked
  private let isVerbose: Bool
  private let isQuiet: Bool

  init(_ checked: Checked, isVerbose: Bool, isQuiet: Bool) {
    self.checked = checked
    self.isVerbose = isVerbose
    self.isQuiet = isQuiet
  }

  func outputs(_ requests: [ReportRequest]) throws -> [PendingOutput] {
    var outputs = try requests.compactMap(output)
    if requests.contains(where: { $0.report.name == Report.github.name }),
      let summary = try stepSummary()
    {
      outputs.append(summary)
    }
    return outputs
  }

  private func output(_ request: ReportRequest) throws -> PendingOutput? {
    var input = checked.reportInput(request.report.paths)
    if request.file.isStandard {
      input.isColored = Terminal.isColoured
      input.columns = Terminal.columns
      let isForPerson = request.report.name == Report.console.name
      // A document is for someone else, wherever it is printed to.
      if isForPerson, !isVerbose { input.lineLimit = Self.screenfull }
      if isForPerson, isQuiet, checked.findings.isEmpty { return nil }
    }
    let text = try request.report.render(input)
    return PendingOutput(file: request.file, bytes: Array(text.utf8))
  }

  /// What GitHub shows on the page of a run, which takes a megabyte at most.
  private func stepSummary() throws -> PendingOutput? {
    let variable = "GITHUB_STEP_SUMMARY"
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else {
      return nil
    }
    var input = checked.reportInput(Report.markdown.paths)
    input.lineLimit = 2000
    let text = try Report.markdown.render(input)
    return PendingOutput(
      file: FileOutput(path: path), bytes: Array((text + "\n").utf8), isAppended: true)
  }

  /// So many lines a terminal shows at once.
  private static let screenfull = 30
}
