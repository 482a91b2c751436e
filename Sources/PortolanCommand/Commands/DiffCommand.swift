import ArgumentParser
import PortolanCheck
import PortolanExport
import PortolanModel

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say what changed in an app's navigation from one version to another.",
    discussion: """
      Examples:

        portolan diff main:App App
        portolan diff HEAD~3:app.json app.json --exit-code
        portolan diff v1.0:App v2.0:App --format markdown
        portolan diff main:./App App -o diff.svg

      Each version is a model file, Swift source, or one of these at a git revision. As in git, rev:path is relative to \
      the root of the repository, rev:./path to the current folder; the work tree is not touched. What is merely called \
      otherwise is told as renamed. The format is that of the file's ending, unless --format says otherwise.
      """)

  @Argument(
    help: ArgumentHelp(
      "The older version: a model file, a folder of Swift source, or rev:path; - for standard input.",
      valueName: "old"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The newer version.", valueName: "new"), completion: .file())
  var new: String

  @Option(
    help: ArgumentHelp(
      "text, json, markdown, or a picture: svg, png, pdf, dot, mermaid, …", valueName: "format"))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - prints.", valueName: "file"), completion: .file())
  var output = "-"

  @Flag(help: "Exit with 1 when there are differences.")
  var exitCode = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop a picture's layout after so many seconds.", valueName: "seconds"))
  var timeLimit = 60.0

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup(title: "Options for reading source") var source: SourceOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if old == "-", new == "-" {
      throw ValidationError("only one of the two can come from standard input")
    }
    if !(timeLimit > 0) { throw ValidationError("--time-limit is a number of seconds above 0") }
  }

  func run() throws {
    var isEmpty = true
    try reportingFailures {
      try FileOutput(path: output).demandWritable()
      try Picture.demand(format: wanted, besides: ["text", "json", "markdown"])
      let charts = try [old, new].map {
        try VersionInput(
          text: $0, options: source, configuration: configuration, quiet: common.quiet
        ).read()
      }
      let findings = charts.map { Checker().findings(in: $0) }
      let diff = ChartDiff(
        from: charts[0], to: charts[1], findings: (old: findings[0], new: findings[1]))
      isEmpty = diff.isEmpty
      try FileOutput(path: output).write(try bytes(diff))
    }
    if exitCode, !isEmpty { throw ExitCode(1) }
  }

  /// By its name, or by the ending of the file.
  private var wanted: String {
    let name = (format ?? Picture.ending(of: output) ?? "text").lowercased()
    return ["txt": "text", "md": "markdown"][name] ?? name
  }

  private func bytes(_ diff: ChartDiff) throws -> [UInt8] {
    let file = FileOutput(path: output)
    switch wanted {
    case "text":
      return Array(diff.text(isColored: file.isStandard && Terminal.isColoured).utf8)
    case "markdown": return Array(diff.markdown.utf8)
    case "json": return Array(try diff.json().utf8)
    case let picture:
      let diagram = try Diagram(of: diff)
      for omission in diagram.omissions { Terminal.note(omission, quiet: common.quiet) }
      return try Picture(diagram: diagram, timeLimit: timeLimit).bytes(as: picture)
    }
  }
}
