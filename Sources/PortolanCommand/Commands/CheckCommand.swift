import ArgumentParser
import PortolanCheck
import PortolanModel

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print what is wrong with an app's navigation.",
    discussion: """
      Examples:

        portolan check
        portolan check App/
        portolan check app.json --strict --notes
        portolan check App/ --report github --report sarif=app.sarif
        portolan check App/ --write-baseline
        portolan check App/ --baseline portolan.baseline
        portolan check App/ --dump app.portolan

      Exits with 1 when a finding is an error, with --strict also when one is a warning. Findings that are in the baseline \
      are not listed, and fail nothing. With --strict, an app without a screen fails as well. \
      With --dump, also exits with 1 when the chart is not what the dump says.

      Reports:

      \(ReportOptions.list)
      """)

  @OptionGroup var input: ModelInput

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(help: "List notes, which are counted otherwise.")
  var notes = false

  @Option(
    help: ArgumentHelp(
      "Write an empty file there unless the check fails: what a build system takes for its result.",
      valueName: "file"), completion: .file())
  var stamp: String?

  @Option(
    help: ArgumentHelp(
      "The folder that a saved model was read from; where the model says unless given.",
      valueName: "folder"), completion: .directory)
  var sourceRoot: String?

  @OptionGroup(title: "Options for findings that are known") var baseline: BaselineOptions

  @OptionGroup(title: "Options for reports") var reports: ReportOptions

  @OptionGroup var drift: DriftOptions

  @OptionGroup var common: CommonOptions

  func validate() throws { try baseline.demandFile(input: input.path) }

  func run() throws {
    var fails = false
    try reportingFailures {
      // It comes last, and could not be left out when all else is written.
      if let stamp { try FileOutput(path: stamp).demandWritable() }
      let driftStage = try drift.stage(for: input)
      let read = try input.load(
        quiet: common.quiet, sourceRoot: sourceRoot, isReported: !baseline.isWriting)
      var checked = Checked(
        read, failing: strict ? .warning : .error, showsNotes: notes)
      let idle = checked.idleEntries
      // What fails a check is said.
      for entry in idle { Terminal.note("\(entry)", quiet: common.quiet && !strict) }
      let isEmpty = checked.screenCount == 0
      if isEmpty {
        Terminal.note(
          "no screen was found, so nothing is checked", quiet: common.quiet && !strict)
      }
      if let renewal = try baseline.renewal(of: checked) {
        try write(reports.requestsOfUser, of: checked, with: [renewal.output])
        Terminal.note(renewal.remark, quiet: common.quiet)
      } else {
        try baseline.hideKnown(in: &checked, quiet: common.quiet)
        try write(reports.requests, of: checked)
        fails = checked.fails || (strict && (!idle.isEmpty || isEmpty))
        if driftStage?.report(read.chart.model) == true { fails = true }
      }
      if let stamp, !fails { try FileOutput(path: stamp).write("") }
    }
    if fails { throw ExitCode(1) }
  }

  private func write(
    _ requests: [ReportRequest], of checked: Checked, with others: [PendingOutput] = []
  ) throws {
    let rendering = ReportRendering(checked, isVerbose: reports.verbose, isQuiet: common.quiet)
    try FileOutput.write(all: others + rendering.outputs(requests))
  }
}
