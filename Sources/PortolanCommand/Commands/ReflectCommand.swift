import ArgumentParser
import PortolanFacts
import PortolanModel

struct ReflectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reflect",
    abstract: "Build a Swift package's module and write a model of the navigation its types hold.",
    discussion: """
      Examples:

        portolan reflect --package-path Examples/Inventory --type AppFeature.AppModel
        portolan reflect --type AppFeature.AppModel --source Sources -o app.json

      The module need not be a product nor the type public; private types can't be reached. The build goes to \
      .build/portolan inside the package. A package that only builds for iOS writes its model from one of its \
      own tests: try NavigationModel(reflecting: AppModel.self).json()

      The source of --source is read as 'portolan read' reads it, under the same configuration. Of types alone the \
      configuration says nothing; the commands that read their model heed it.
      """)

  @Option(help: ArgumentHelp("The package's folder.", valueName: "path"), completion: .directory)
  var packagePath = "."

  @Option(
    name: .customLong("type"), parsing: .singleValue,
    help: ArgumentHelp(
      "The type that holds the app's state; once for each root.", valueName: "Module.Type"))
  var types: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the model; - prints it.", valueName: "file"))
  var output = "-"

  @Option(
    help: ArgumentHelp("What to call the app; the root's title unless given.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Add what only source tells: presentations, actions, labels, locations.",
      valueName: "source"),
    completion: .directory)
  var source: String?

  @Flag(help: "List what might be navigation, and why it was left out.")
  var candidates = false

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup(title: "Options for reading source") var files: SourceFileOptions

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if types.isEmpty {
      throw ValidationError("name the type that holds the app's state: --type Module.Type")
    }
    for type in types where MangledNames(type) == nil {
      throw ValidationError("'\(type)' is no type; write Module.Type: AppFeature.AppModel")
    }
  }

  func run() throws {
    try reportingFailures {
      sayWhatIsIdle()
      // First, for it takes seconds, and a build minutes.
      let addition = try source.map {
        try SourceAddition($0, files, configuration, quiet: common.quiet)
      }
      let package = ReflectedPackage(path: trimmed(packagePath), quiet: common.quiet)
      let facts = try package.facts(of: types.compactMap(MangledNames.init))
      Terminal.note("Reading \(types.joined(separator: ", "))…", quiet: common.quiet)
      var linked: Linked
      do {
        linked = try facts.link(name: name)
      } catch {
        throw Failure("\(error)", .badInput)
      }
      let output = FileOutput(path: output)
      if let addition {
        linked.model = try addition.merged(into: linked.model, for: output)
        if name == nil, let root = linked.model.screens.first { linked.model.name = root.title }
      }
      try output.write(linked.model.json())
      try summarize(linked)
    }
  }

  /// Without source, what says how to read it does nothing.
  private func sayWhatIsIdle() {
    let given = (configuration.file == nil ? [] : ["--config"]) + files.narrowing
    if source == nil, let words = SourceOptions.haveNoEffect(given) {
      Terminal.note("warning: \(words) without --source", quiet: common.quiet)
    }
  }

  private func summarize(_ linked: Linked) throws {
    var text = ReadingSummary.found(in: linked.model)
    if !linked.candidates.isEmpty, !candidates {
      text +=
        "; \(counted(linked.candidates.count, "candidate")) left out (--candidates lists them)"
    }
    Terminal.note(text, quiet: common.quiet)
    if candidates { CandidateList(linked.candidates).show() }
  }

  private func trimmed(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
