import ArgumentParser
import Foundation
import PortolanCheck
import PortolanModel

/// Which findings a check does not speak of again.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp("Hide the findings that are in this baseline.", valueName: "file"),
    completion: .file())
  var known: String?

  @Option(
    name: .customLong("write-baseline"), defaultAsFlag: defaultFile, parsing: .next,
    help: ArgumentHelp(
      "Write all findings into a baseline, for --baseline to hide from now on.", valueName: "file"),
    completion: .file())
  var written: String?

  /// Whether findings are written into a baseline, and not told.
  var isWriting: Bool { written != nil }

  private static let defaultFile = "portolan.baseline"

  func validate() throws {
    if known != nil, written != nil {
      throw ValidationError(
        "--baseline and --write-baseline contradict each other: all findings are written")
    }
    if known == "-" || written == "-" {
      throw ValidationError("a baseline is a file; give it a name, as \(Self.defaultFile)")
    }
  }

  /// Stops where what was meant to be checked was taken for the file to write.
  func demandFile(input: String?) throws {
    guard let written, input == nil else { return }
    let isSource = SourceOptions.isSource(written)
    guard isSource || written.hasSuffix(".json") else { return }
    throw ValidationError(
      """
      what follows --write-baseline is the file to write, and '\(written)' is \(isSource ? "source" : "a model"); \
      name it first: \(ShellCommand(["portolan", "check", written, "--write-baseline"]).text)
      """)
  }

  /// Takes known findings out, and says which entries are of no use any more.
  func hideKnown(in checked: inout Checked, quiet: Bool) throws {
    guard let known else { return }
    guard FileManager.default.fileExists(atPath: known) else {
      throw Failure(
        "\(known): error: there is no such baseline; \(Self.command(checked.input, known)) writes it",
        .noInput)
    }
    let stale = checked.hide(knownBy: try Self.read(known), in: known)
    for line in Self.remarks(on: stale, in: known, of: checked.input) {
      Terminal.note(line, quiet: quiet)
    }
  }

  /// The baseline to write, where one is wanted. A file that is no baseline is not overwritten.
  func renewal(of checked: Checked) throws -> Renewal? {
    guard let written else { return nil }
    var earlier: Baseline?
    if FileManager.default.fileExists(atPath: written) {
      do {
        earlier = try Self.read(written, isRenewed: true)
      } catch let failure as Failure {
        throw Failure("\(failure.description); it is left as it is", failure.code)
      }
    }
    let sifted = earlier?.sift(
      checked.findings, besides: checked.suppressed, of: checked.input.chart.model, file: written)
    let renewed = Baseline(checked.findings, and: sifted?.unknown ?? [], keeping: earlier)
    return Renewal(
      output: PendingOutput(file: FileOutput(path: written), bytes: Array(renewed.text.utf8)),
      remark: Self.remark(on: renewed, earlier, in: written))
  }

  struct Renewal {
    var output: PendingOutput
    var remark: String
  }

  private static func read(_ file: String, isRenewed: Bool = false) throws -> Baseline {
    guard FileManager.default.isRegularFile(atPath: file) else {
      throw Failure("\(file): error: this is no file; a baseline is one", .badInput)
    }
    if !isRenewed { FilesRead.note(file) }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      return try Baseline(
        text: String(decoding: data, as: UTF8.self), file: file, isRenewed: isRenewed)
    } catch let error as BaselineError {
      throw Failure(error.description, .badInput)
    } catch {
      throw Failure("\(file): error: it can't be read: \(error.localizedDescription)", .noInput)
    }
  }

  private static func remark(on renewed: Baseline, _ earlier: Baseline?, in file: String) -> String
  {
    let count = renewed.entries.count
    let entries = "\(count) \(count == 1 ? "finding" : "findings")"
    guard let earlier else { return "\(file): \(entries), which --baseline \(file) hides" }
    let (old, new) = (
      Set(earlier.entries.map(\.fingerprint)), Set(renewed.entries.map(\.fingerprint))
    )
    let (added, removed) = (new.subtracting(old).count, old.subtracting(new).count)
    return "\(file): \(entries), \(added) added and \(removed) removed"
  }

  private static func remarks(
    on stale: [Baseline.Entry], in file: String, of input: ConfiguredInput
  ) -> [String] {
    guard !stale.isEmpty else { return [] }
    let most = 5
    let lines = stale.prefix(most).map { entry in
      "\(file):\(entry.line ?? 1):1: note: nothing is found any more of \(entry.rule) \(entry.subject)"
    }
    let rest = stale.count > most ? ["and \(stale.count - most) more"] : []
    let entries = stale.count == 1 ? "1 entry is" : "\(stale.count) entries are"
    return lines + rest + ["\(entries) stale; to renew: \(command(input, file))"]
  }

  private static func command(_ input: ConfiguredInput, _ file: String) -> String {
    let given = input.given.map { [$0] } ?? []
    return ShellCommand(["portolan", "check"] + given + ["--write-baseline", file]).text
  }
}
