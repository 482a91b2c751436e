import ArgumentParser
import Foundation
import PortolanModel

/// The model that a command works on: a file, standard input for `-`, or Swift source, which is read then and there.
struct ModelInput: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      A model file, - for standard input, or Swift source to read: a folder or a file. What the configuration names \
      unless given.
      """,
      valueName: "model"),
    completion: .file(extensions: ["json", "swift"]))
  var path: String?

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup(title: "Options for reading source") var source: SourceOptions

  func read(quiet: Bool = false) throws -> Chart { try load(quiet: quiet).chart }

  /// The chart, with what the configuration says of checking it.
  func load(quiet: Bool = false) throws -> ConfiguredInput {
    let plan = try InputPlan(given: path, source, configuration)
    let chart = try chart(plan, quiet: quiet)
    return ConfiguredInput(
      given: plan.given, path: plan.path, isSource: plan.modelFile == nil, chart: chart,
      checker: plan.checker(for: chart.model))
  }

  private func chart(_ plan: InputPlan, quiet: Bool) throws -> Chart {
    guard let file = plan.modelFile else { return try Chart(plan.source(quiet: quiet).model) }
    do {
      let model = try NavigationModel(
        json: bytes(of: file), file: file == "-" ? "<stdin>" : file)
      return try Chart(plan.configured(model, isSaved: true))
    } catch let error as ModelFileError {
      throw Failure(error.description, .badInput)
    }
  }

  private func bytes(of path: String) throws -> [UInt8] {
    if path == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure("\(path): error: there is no such file or folder", .noInput)
    }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Failure("\(path) can't be read: \(error.localizedDescription)", .noInput)
    }
  }
}

/// What every command knows.
struct CommonOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print results alone, no progress and no remarks.")
  var quiet = false
}
