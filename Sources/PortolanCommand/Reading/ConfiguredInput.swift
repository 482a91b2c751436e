import Foundation
import PortolanCheck
import PortolanConfiguration
import PortolanFacts
import PortolanModel

/// A chart to work on, and what the configuration says of checking it.
struct ConfiguredInput {
  /// What is named on the command line.
  let given: String?
  /// What was read: the configuration's folder where nothing is named.
  let path: String
  /// Where the files lie that the chart speaks of.
  let sourceFolder: Path
  let chart: Chart
  let checker: Checker
  /// What the configuration says to no effect, after all findings are known, left out or not.
  let idleEntries: (_ findings: [Finding]) -> [IdleEntry]
}

/// What was made of source.
struct ReadSource {
  let model: NavigationModel
  let linking: SourceLinking
  /// What could not be read of its files.
  let problems: [Unresolved]
  /// How many files were read that lie outside of the input.
  let filesBeside: Int
  /// The targets and patterns of the configuration that name nothing.
  let idle: [IdleEntry]

  /// Keeps the model for the next time as it was printed, unless the configuration says more of it than the source does.
  func keep(_ model: NavigationModel, printed json: [UInt8]) {
    var plain = model
    plain.sourceRoot = nil
    linking.keeping?.begin(printed: plain == linking.model ? json : nil)
  }
}

/// What is read, under which configuration: the meeting of the command line with `.portolan.yml`.
struct InputPlan {
  /// What is named on the command line, or by the surroundings.
  let given: String?
  private let options: SourceOptions
  private let configuration: Configuration?
  private let name: String?

  /// - Parameter name: What messages call the input, where its path is but a copy's.
  init(
    given: String?, _ options: SourceOptions, _ configured: ConfigurationOptions,
    name: String? = nil
  ) throws {
    self.name = name
    self.options = options
    configuration = try configured.configuration(for: given)
    self.given = given ?? (configuration == nil ? Self.usual : nil)
    if self.given == nil, configuration == nil {
      throw Failure(
        """
        there is nothing to read: name a model or a folder of Swift source, '.' for this one, or write a \
        \(ConfigurationFile.name), which 'portolan init' does
        """, .usage)
    }
  }

  /// What is read where nobody says what: plugins and other surroundings know the app.
  private static var usual: String? {
    ProcessInfo.processInfo.environment["PORTOLAN_INPUT"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The model file, `-` for standard input; `nil` where source is read.
  var modelFile: String? {
    given.flatMap { SourceOptions.isSource($0) ? nil : $0 }
  }

  /// Stops where what is named is no source.
  func demandSource() throws {
    guard let file = modelFile else { return }
    throw FileManager.default.fileExists(atPath: file)
      ? Failure(
        "\(file): error: this is no Swift source; name a folder or a .swift file", .badInput)
      : Failure("\(file): error: there is no such file or folder", .noInput)
  }

  /// What messages call the input.
  var path: String { given ?? configuration?.folder ?? "." }

  /// Where the files of source lie.
  var sourceFolder: Path { SourceRoot.folder(ofSource: path) }

  /// Says which files of source could not be read, as whoever stands in the current folder finds them.
  func tell(_ problems: [Unresolved], quiet: Bool) {
    for line in ReadingSummary.lines(of: problems, in: sourceFolder) {
      Terminal.note(line, quiet: quiet)
    }
  }

  /// The model as source tells and the configuration completes it.
  ///
  /// - Parameter isPrinted: Whether the model is printed as it is; see ``ReadSource/keep(_:printed:)``.
  func source(quiet: Bool, isPrinted: Bool = false) throws -> ReadSource {
    var input = SourceInput(path: path, options: options, quiet: quiet)
    if let configuration { input.configuration = configuration }
    input.readsConfigured = given == nil
    input.readsAll = readsAll
    if !options.narrows, !FileManager.default.isSwiftFile(atPath: path) {
      input.placeInConfiguration = place(of: sourceFolder)
    }
    if place(of: sourceFolder) != nil { input.whole = configuration?.folder }
    input.name = name
    input.isPrinted = isPrinted
    let result = try input.read()
    return ReadSource(
      model: try configured(result.linking.model, isSaved: false), linking: result.linking,
      problems: result.problems, filesBeside: result.filesBeside, idle: result.idle)
  }

  /// A model after what the configuration says of it.
  func configured(_ model: NavigationModel, isSaved: Bool) throws -> NavigationModel {
    guard var configuration else { return model }
    if !options.roots.isEmpty, !isSaved { configuration.roots = [] }
    var model = model
    try configuration.apply(to: &model, extent: isSaved ? .saved : readsAll ? .whole : .part)
    return model
  }

  /// What types tell with what this source adds, after what the configuration says of it. Where the app starts, the types say.
  func configured(merged model: NavigationModel) throws -> NavigationModel {
    guard var configuration else { return model }
    configuration.roots = []
    var model = model
    try configuration.apply(to: &model, extent: .merged)
    return model
  }

  /// - Parameter folder: Where the files of the model lie, if that is known.
  func checker(for model: NavigationModel, readFrom folder: Path?) -> Checker {
    guard let configuration else { return Checker() }
    return configuration.checker(for: model, readFrom: folder.flatMap(place))
  }

  /// The exceptions that leave out nothing. Of a part of the app nothing is said: what they are for may be elsewhere.
  func idleExceptions(
    among findings: [Finding], in model: NavigationModel, readFrom folder: Path?
  ) -> [IdleEntry] {
    guard let configuration, modelFile != nil || readsAll else { return [] }
    return configuration.idleExceptions(
      among: findings, in: model, readFrom: folder.flatMap(place))
  }

  /// Whether all that the configuration speaks of must be in what is read.
  private var readsAll: Bool {
    guard let given, let configuration else { return !options.narrows }
    if options.narrows { return false }
    if configuration.inputs.isEmpty { return !FileManager.default.isSwiftFile(atPath: given) }
    let read = Self.real(given)
    return configuration.inputs.allSatisfy { input in
      let place = Self.real("\(configuration.folder)/\(input.value)")
      return place == read || place.hasPrefix(read == "/" ? "/" : read + "/")
    }
  }

  /// A folder relative to the configuration's; `nil` for one that is elsewhere.
  private func place(of folder: Path) -> String? {
    guard let configuration else { return nil }
    let place = Path(Self.real(folder.text)).below(Path(Self.real(configuration.folder)))
    return place == "." ? "" : place
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
