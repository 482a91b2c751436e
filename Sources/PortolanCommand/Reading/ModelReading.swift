import Foundation
import PortolanModel

/// Reads a chart from what a person named: a model file, `-` for standard input, Swift source, or what the configuration names.
struct ModelReading {
  let given: String?
  let options: SourceOptions
  let configuration: ConfigurationOptions
  var quiet = false
  /// What to call it, where the path is but a copy's.
  var name: String?

  /// The chart, with what the configuration says of checking it.
  func load() throws -> ConfiguredInput {
    let plan = try InputPlan(given: given, options, configuration, name: name)
    let chart = try chart(plan)
    return ConfiguredInput(
      given: given, path: plan.path, isSource: plan.modelFile == nil, chart: chart,
      checker: plan.checker(for: chart.model))
  }

  private func chart(_ plan: InputPlan) throws -> Chart {
    guard let file = plan.modelFile else { return try Chart(plan.source(quiet: quiet).model) }
    do {
      let model = try NavigationModel(
        json: bytes(of: file), file: name ?? (file == "-" ? "<stdin>" : file))
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
