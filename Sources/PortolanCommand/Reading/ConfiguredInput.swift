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
  /// Whether it is Swift source rather than a model.
  let isSource: Bool
  let chart: Chart
  let checker: Checker
}

/// What was made of source.
struct ReadSource {
  let model: NavigationModel
  /// What might be navigation, and was left out.
  let candidates: [Candidate]
  /// How many files were read that lie outside of the input.
  let filesBeside: Int
}

/// What is read, under which configuration: the meeting of the command line with `.portolan.yml`.
struct InputPlan {
  /// What is named on the command line.
  let given: String?
  private let options: SourceOptions
  private let configuration: Configuration?
  private let name: String?

  /// - Parameter name: What messages call the input, where its path is but a copy's.
  init(
    given: String?, _ options: SourceOptions, _ configured: ConfigurationOptions,
    name: String? = nil
  ) throws {
    self.given = given
    self.name = name
    self.options = options
    configuration = try configured.configuration(for: given)
    if given == nil, configuration == nil {
      throw Failure(
        """
        there is nothing to read: name a model or a folder of Swift source, or write a \
        \(ConfigurationFile.name), which 'portolan init' does
        """, .usage)
    }
  }

  /// The model file, `-` for standard input; `nil` where source is read.
  var modelFile: String? {
    given.flatMap { SourceOptions.isSource($0) ? nil : $0 }
  }

  /// What messages call the input.
  var path: String { given ?? configuration?.folder ?? "." }

  /// The model as source tells and the configuration completes it.
  func source(quiet: Bool) throws -> ReadSource {
    var input = SourceInput(path: path, options: options, quiet: quiet)
    if let configuration { input.configuration = configuration }
    input.readsConfigured = given == nil
    input.name = name
    let (linked, filesBeside) = try input.read()
    return ReadSource(
      model: try configured(linked.model, isSaved: false), candidates: linked.candidates,
      filesBeside: filesBeside)
  }

  /// A model after what the configuration says of it.
  func configured(_ model: NavigationModel, isSaved: Bool) throws -> NavigationModel {
    guard var configuration else { return model }
    if !options.roots.isEmpty { configuration.roots = [] }
    var model = model
    try configuration.apply(to: &model, extent: isSaved ? .saved : readsAll ? .whole : .part)
    return model
  }

  func checker(for model: NavigationModel) -> Checker {
    guard let configuration else { return Checker() }
    return configuration.checker(for: model, readFrom: modelFile == nil ? placeOfFiles : nil)
  }

  /// Whether all that the configuration speaks of must be in what is read.
  private var readsAll: Bool {
    guard let given, let configuration else { return !options.narrows }
    if options.narrows { return false }
    if configuration.inputs.isEmpty { return !given.hasSuffix(".swift") }
    let read = Self.real(given)
    return configuration.inputs.allSatisfy { input in
      let place = Self.real("\(configuration.folder)/\(input.value)")
      return place == read || place.hasPrefix(read == "/" ? "/" : read + "/")
    }
  }

  /// Where locations are counted from, relative to the configuration's folder; `nil` where that is elsewhere.
  private var placeOfFiles: String? {
    guard let given, let configuration else { return "" }
    let read = Self.real(given.hasSuffix(".swift") ? Self.folder(of: given) : given)
    let folder = Self.real(configuration.folder)
    if read == folder { return "" }
    return read.hasPrefix(folder == "/" ? "/" : folder + "/")
      ? String(read.dropFirst(folder == "/" ? 1 : folder.count + 1)) : nil
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  private static func folder(of file: String) -> String {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    return folder.isEmpty ? "/" : folder
  }
}
