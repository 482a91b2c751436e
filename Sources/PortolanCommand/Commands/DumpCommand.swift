import ArgumentParser
import PortolanExport
import PortolanModel

struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Write the chart as text to commit, one fact a line.",
    discussion: """
      Examples:

        portolan dump App/ -o app.portolan
        portolan check App/ --dump app.portolan
        portolan dump app.json | grep 'sheet →'

      Lines that begin with # are yours: they stay with the line below them when the file is written again. After \
      a merge conflict, write it again, too.
      """)

  @OptionGroup var input: ModelInput

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write; - prints.", valueName: "file"), completion: .file())
  var output = "-"

  @OptionGroup var common: CommonOptions

  func run() throws {
    try reportingFailures {
      let file = DumpFile(path: output)
      // First, for what can't be renewed need not be read for.
      let older = try file.readIfThere()
      var dump = ChartDump(try input.read(quiet: common.quiet).model)
      if let older { dump = dump.keepingComments(of: older) }
      try FileOutput(path: output).write(dump.text)
    }
  }
}
