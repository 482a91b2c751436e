import ArgumentParser
import Foundation
import PortolanSource

struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts",
    abstract: "Write down what the source of one module says, for 'portolan link'.",
    discussion: """
      Examples:

        portolan facts Sources/Feature -o feature.facts
        portolan facts App/AppView.swift App/AppModel.swift --module App -o app.facts
        portolan link *.facts -o app.json

      A build system runs it once for each module, keeps the result, and links all of them into the model that \
      'portolan read' of the whole gives. Files are known by their paths from the current folder, or from that of \
      --relative-to, which is the folder that 'portolan read' would be given. The same source gives the same bytes, \
      wherever it lies, if it is named in the same way.
      """)

  @Argument(
    help: ArgumentHelp("Folders of Swift source, or single files.", valueName: "source"),
    completion: .file(extensions: ["storyboard", "swift"]))
  var sources: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write; - prints.", valueName: "file"),
    completion: .file(extensions: ["facts"]))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The module of the files; what the project or package around them tells unless given.",
      valueName: "name"))
  var module: String?

  @Option(
    help: ArgumentHelp("The folder of the whole app, around the sources.", valueName: "folder"),
    completion: .directory)
  var relativeTo = "."

  @Option(
    name: .customLong("exclude"), parsing: .singleValue,
    help: ArgumentHelp(
      "Leave out what this pattern names, written as in a .gitignore of the whole app's folder.",
      valueName: "glob"))
  var excluded: [String] = []

  @Flag(help: "Read tests too.")
  var includeTests = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Read on so many cores; on all unless given.", valueName: "number"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if jobs < 1 { throw ValidationError("--jobs is at least 1") }
    if let module, SourceTree.moduleName(of: module) != module || module.isEmpty {
      throw ValidationError("'\(module)' is no name of a module")
    }
  }

  func run() throws {
    try reportingFailures {
      let tree = try self.tree()
      guard !tree.files.isEmpty else {
        let place = sources.count == 1 ? sources[0] : relativeTo
        throw Failure("\(place): error: there is no Swift file to read", .badInput)
      }
      let progress = ReadingProgress(quiet: common.quiet)
      defer { progress.finish() }
      try FileOutput(path: output).write(facts(of: tree).bytes)
    }
  }

  private func facts(of tree: SourceTree) -> ModuleFacts {
    var facts = ModuleFacts(reading: tree, jobs: jobs)
    // As seen from the current folder, which is the same for every module and every machine.
    facts.sourceRoot = SourceRoot.text(of: relativeTo, for: .standard)
    return facts
  }

  private func tree() throws -> SourceTree {
    do {
      return try SourceTree.part(
        sources, of: relativeTo, module: module, excluding: excluded, includesTests: includeTests)
    } catch SourceTree.NoPart.missing(let path) {
      throw Failure("\(path): error: there is no such file or folder", .noInput)
    } catch SourceTree.NoPart.notSource(let path) {
      throw Failure(
        "\(path): error: this is no source; name a folder, a .swift file or a .storyboard",
        .badInput)
    } catch SourceTree.NoPart.outside(let path) {
      throw Failure(
        """
        \(path): error: this lies outside of \
        \(relativeTo == "." ? "the current folder" : relativeTo); name the folder of the whole app: \
        --relative-to FOLDER
        """, .badInput)
    }
  }
}
