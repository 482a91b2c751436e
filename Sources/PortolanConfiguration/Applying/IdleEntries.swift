import PortolanCheck
import PortolanModel

/// Something that a configuration says to no effect: often it is misspelled, or outlived what it was written for.
public struct IdleEntry: Hashable, Sendable, CustomStringConvertible {
  public var message: String
  public var location: SourceLocation

  public init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  public var description: String { "\(location): warning: \(message)" }
}

extension Configuration {
  /// The exceptions that leave out nothing, and of others the paths, screens and rules that do not.
  ///
  /// - Parameters:
  ///   - findings: All that was found, what is left out included.
  ///   - model: The model that was checked, to which this configuration has been applied.
  ///   - folder: As for ``checker(for:readFrom:)``. Of paths that may be elsewhere nothing is said.
  public func idleExceptions(
    among findings: [Finding], in model: NavigationModel, readFrom folder: String?
  ) -> [IdleEntry] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    return zip(exceptions, resolvedExceptions(in: model, readFrom: folder))
      .flatMap { exception, resolved in
        // Nobody is told what a rule finds that is off.
        if resolved.rules.contains(where: { severities[$0] == .some(nil) }) { return [IdleEntry]() }
        let found = resolved.rules.flatMap { byRule[$0] ?? [] }
        return idleEntries(of: exception, resolved, among: found, readFrom: folder)
      }
  }

  /// Whether what a pattern names is in a folder, if it is anywhere.
  public func speaks(_ pattern: String, only folder: String?) -> Bool {
    guard let folder else { return false }
    return folder.isEmpty || "\(pattern.withoutDots)/".hasPrefix(folder + "/")
  }

  private func idleEntries(
    of exception: Exception, _ resolved: ResolvedException, among found: [Finding],
    readFrom folder: String?
  ) -> [IdleEntry] {
    let paths = exception.paths ?? []
    let isWhole = paths.allSatisfy { speaks($0.value, only: folder) }
    guard !found.isEmpty else { return isWhole ? [idle(exception)] : [] }
    var entries = zip(paths, resolved.paths ?? [])
      .filter { path, pattern in
        speaks(path.value, only: folder) && !found.contains { resolved.covers($0, by: pattern) }
      }
      .map {
        IdleEntry("'\($0.0.value)' holds nothing that this could leave out", at: $0.0.location)
      }
    entries += zip(exception.screens ?? [], resolved.screens ?? [])
      .filter { _, ids in !found.contains { ids.contains($0.screen) } }
      .map { IdleEntry("'\($0.0.value)' has nothing that this could leave out", at: $0.0.location) }
    if entries.isEmpty, isWhole {
      let covered = Set(found.filter(resolved.covers).map(\.rule))
      if covered.isEmpty { return [idle(exception)] }
      entries = exception.rules.filter { !covered.contains($0.value) }
        .map { IdleEntry(Self.findsNothing([$0.value]), at: $0.location) }
    }
    return entries
  }

  private func idle(_ exception: Exception) -> IdleEntry {
    IdleEntry(Self.findsNothing(exception.rules.map(\.value)), at: exception.location)
  }

  private static func findsNothing(_ rules: [Rule.ID]) -> String {
    let names = rules.map { "'\($0)'" }.joined(separator: ", ")
    return "\(names) \(rules.count == 1 ? "finds" : "find") nothing that this could leave out"
  }
}
