import ArgumentParser
import PortolanExport
import PortolanModel

/// The stage of a check that compares the chart with a committed one.
struct DriftOptions: ParsableArguments {
  @Option(
    name: .customLong("dump"),
    help: ArgumentHelp(
      "Fail when the chart is not what this dump says, which 'portolan dump' wrote.",
      valueName: "file"), completion: .file())
  var file: String?

  /// Reads the dump before anything is printed; `nil` where none is given.
  func stage(for input: ModelInput) throws -> DriftStage? {
    guard let file else { return nil }
    let renewal = ShellCommand(["portolan", "dump"] + input.arguments + ["-o", file]).text
    return DriftStage(
      file: file, renewal: renewal, committed: try DumpFile(path: file).read(renewal: renewal))
  }
}

struct DriftStage {
  let file: String
  /// The command that makes the dump say what the code does.
  let renewal: String
  let committed: ChartDump

  /// Says on standard error in what the chart has drifted; whether it has.
  func report(_ model: NavigationModel) -> Bool {
    let drift = ChartDrift(of: ChartDump(model), from: committed)
    if drift.isEmpty { return false }
    let (missing, extra) = drift.counts
    Terminal.complain(
      """
      \(file): error: the app's navigation has drifted from this dump: \
      \(missing) line\(missing == 1 ? "" : "s") to add (+), \(extra) to remove (-)

      \(drift.text(isColored: Terminal.isErrorColoured))
      If that is meant, write it again: \(renewal)
      """)
    return true
  }
}
