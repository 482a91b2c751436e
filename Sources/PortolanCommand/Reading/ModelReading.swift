import Foundation
import PortolanConfiguration
import PortolanModel

/// Reads a chart from what a person named: a model file, `-` for standard input, Swift source, or what the configuration names.
struct ModelReading {
  let given: String?
  let options: SourceOptions
  let configuration: ConfigurationOptions
  var quiet = false
  /// What to call it, where the path is but a copy's.
  var name: String?
  /// The folder that a model was read from, for one that does not say.
  var sourceRoot: String?
  /// Whether a report follows, which tells of files that could not be read.
  var isReported = false

  /// The chart, with what the configuration says of checking it.
  func load() throws -> ConfiguredInput {
    let plan = try InputPlan(given: given, options, configuration, name: name)
    try demandSourceRoot(for: plan)
    var idle: [IdleEntry] = []
    let chart = try chart(plan, &idle)
    if let file = plan.modelFile, let words = options.idleOnModel {
      Terminal.note(
        "\(title(ofModel: file)): warning: \(words) on a model, only on source", quiet: quiet)
    }
    let folder =
      sourceRoot.map { Path($0) }
      ?? plan.modelFile.map { SourceRoot.folder(ofModel: chart.model, at: $0) }
      ?? SourceRoot.folder(ofSource: plan.path)
    let isKnown = plan.modelFile == nil || (sourceRoot ?? chart.model.sourceRoot) != nil
    let known = isKnown ? folder : nil
    return ConfiguredInput(
      given: plan.given, path: plan.path, sourceFolder: folder, chart: chart,
      checker: plan.checker(for: chart.model, readFrom: known),
      idleEntries: { [idle] findings in
        (idle + plan.idleExceptions(among: findings, in: chart.model, readFrom: known))
          .sorted { $0.location < $1.location }
      })
  }

  private func demandSourceRoot(for plan: InputPlan) throws {
    guard let sourceRoot else { return }
    if plan.modelFile == nil {
      throw Failure(
        "\(plan.path): error: this is source, whose files are where they are; --source-root is for a model",
        .usage)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: sourceRoot, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw Failure("\(sourceRoot): error: there is no such folder", .noInput) }
  }

  private func chart(_ plan: InputPlan, _ idle: inout [IdleEntry]) throws -> Chart {
    guard let file = plan.modelFile else {
      let read = try plan.source(quiet: quiet)
      idle = read.idle
      // What was not read, nothing is said of.
      plan.tell(isReported ? read.problems.withoutUnread : read.problems, quiet: quiet)
      return try Chart(read.model)
    }
    let bytes = try bytes(of: file)
    if DumpFile.isDump(bytes) {
      throw Failure(
        "\(title(ofModel: file)): error: this is a dump, not a model; 'portolan check --dump' compares the code with it",
        .badInput)
    }
    do {
      let model = try NavigationModel(json: bytes, file: title(ofModel: file))
      return try Chart(
        plan.configured(model, isSaved: true).starting(at: options.roots, in: title(ofModel: file)))
    } catch let error as ModelFileError {
      throw Failure(error.description, .badInput)
    }
  }

  /// What messages call a model.
  private func title(ofModel file: String) -> String { name ?? (file == "-" ? "<stdin>" : file) }

  private func bytes(of path: String) throws -> [UInt8] {
    if path == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure("\(path): error: there is no such file or folder", .noInput)
    }
    FilesRead.note(path)
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure("\(path) can't be read: \(error.localizedDescription)", .noInput)
    }
  }
}

extension [Unresolved] {
  /// Those that are of no file of which a finding says that it was not read to its end.
  fileprivate var withoutUnread: [Unresolved] {
    let unread = Set(filter { $0.isUnread == true }.map { $0.location?.file })
    return filter { !unread.contains($0.location?.file) }
  }
}
