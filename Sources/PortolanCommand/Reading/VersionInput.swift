import Foundation
import PortolanModel

/// One of two versions to compare: whatever a chart is read from, or one of these at a git revision, as `rev:path`.
struct VersionInput {
  let text: String
  let options: SourceOptions
  let configuration: ConfigurationOptions
  var quiet = false

  func read() throws -> Chart {
    // What is there needs no revision, whatever it is called.
    if text == "-" || FileManager.default.fileExists(atPath: text) {
      return try ModelReading(
        given: text, options: options, configuration: configuration, quiet: quiet
      ).load().chart
    }
    guard let revision = RevisionPath(text) else { throw try missing() }
    return try RevisionInput(
      revision: revision, options: options, configuration: configuration, quiet: quiet
    ).read()
  }

  /// A revision without a path is the likely mistake.
  private func missing() throws -> Failure {
    var message = "\(text): error: there is no such file or folder"
    if !text.hasPrefix("-"), let git = try? Git(for: text),
      try git.output(["rev-parse", "--verify", "--quiet", text + "^{tree}"]) != nil
    {
      message += "; for the revision of that name, say what of it: \(text):App, or \(text): for all"
    }
    return Failure(message, .noInput)
  }
}
