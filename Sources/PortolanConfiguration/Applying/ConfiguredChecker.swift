import PortolanCheck
import PortolanMatching
import PortolanModel

extension Configuration {
  /// A checker that knows which rules are off, how much the others matter, and what is fine where it is.
  ///
  /// - Parameters:
  ///   - model: The model that is to be checked, to which this configuration has been applied.
  ///   - folder: Where locations are counted from, relative to the configuration's folder: `App`, or `""` for that folder
  ///     itself. `nil` where it is not known, as with a model file; then any of the inputs may be it.
  public func checker(for model: NavigationModel, readFrom folder: String?) -> Checker {
    var checker = Checker(severities: severities.compactMapValues(\.self))
    checker.silenced = Set(severities.filter { $0.value == nil }.map(\.key))
    var byRule: [Rule.ID: [ResolvedException]] = [:]
    for exception in resolvedExceptions(in: model, readFrom: folder) {
      for rule in Set(exception.rules) { byRule[rule, default: []].append(exception) }
    }
    if !byRule.isEmpty {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      checker.exception = { [byRule] finding in
        byRule[finding.rule]?.first { $0.covers(finding) }
          .map { .excepted(because: $0.reason, file: name) }
      }
    }
    return checker
  }
}

extension Configuration {
  func resolvedExceptions(
    in model: NavigationModel, readFrom folder: String?
  ) -> [ResolvedException] {
    let folders = folder.map { [$0] } ?? [""] + inputs.map(\.value.withoutDots)
    return exceptions.map { ResolvedException($0, in: model, folders: folders) }
  }
}

/// An exception whose names were looked up.
struct ResolvedException: Sendable {
  let rules: [Rule.ID]
  let reason: String
  /// What each name of a screen stands for.
  let screens: [Set<Screen.ID>]?
  /// `nil` for a path that is a comment.
  let paths: [PathPattern?]?
  private let folders: [String]

  init(_ exception: Configuration.Exception, in model: NavigationModel, folders: [String]) {
    rules = exception.rules.map(\.value)
    reason = exception.reason
    let subjects = exception.screens == nil ? nil : Subjects(of: model)
    screens = exception.screens.map { names in
      names.map { name in
        Set(((try? subjects?.screens(matching: name.value)) ?? []).map { model.screens[$0].id })
      }
    }
    paths = exception.paths.map { $0.map { PathPattern($0.value) } }
    self.folders = folders
  }

  func covers(_ finding: Finding) -> Bool {
    if let screens, !screens.contains(where: { $0.contains(finding.screen) }) { return false }
    guard let paths else { return true }
    return paths.contains { covers(finding, by: $0) }
  }

  /// Whether a finding is where one of the paths says.
  func covers(_ finding: Finding, by path: PathPattern?) -> Bool {
    guard let path, let file = finding.location?.file else { return false }
    return folders.contains { path.covers(file: $0.isEmpty ? file : "\($0)/\(file)") }
  }
}

extension String {
  /// `App` for `./App/`, and nothing for `.`.
  package var withoutDots: String {
    split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
