import Foundation
import PortolanCheck
import PortolanModel

/// The files that findings speak of, as whoever reads a report finds them.
///
/// In a model, files are relative to what was read. The reader of a report stands elsewhere: in the folder of the command, at
/// the top of a repository, or nowhere in particular.
struct ReportedPaths {
  /// What was checked.
  let subject: String
  private let names: [String: String]
  private let lines: [String: [Substring]]

  init(of input: ConfiguredInput, findings: [Finding], seenFrom base: Report.PathBase) {
    let spot = Standpoint(base, givenAbsolute: input.path.hasPrefix("/"))
    subject = input.path == "-" ? "stdin" : spot.path(to: Path(input.path))
    var names: [String: String] = [:]
    var lines: [String: [Substring]] = [:]
    for file in Set(findings.flatMap { $0.locations.map(\.file) }) {
      let path = Path(file, in: input.sourceFolder)
      let name = spot.path(to: path)
      names[file] = name
      guard FileManager.default.isRegularFile(atPath: path.text),
        let data = FileManager.default.contents(atPath: path.text),
        // No line of what is no text tells anybody anything.
        !data.contains(0)
      else { continue }
      lines[name] = String(decoding: data, as: UTF8.self)
        .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }
    self.names = names
    self.lines = lines
  }

  /// The finding with its files as the report's reader finds them.
  func relocated(_ finding: Finding) -> Finding {
    var finding = finding
    if let location = finding.location { finding.location = relocated(location) }
    for index in finding.related.indices {
      finding.related[index].location = relocated(finding.related[index].location)
    }
    return finding
  }

  /// The line of source at a location of such a finding.
  @Sendable func line(_ location: SourceLocation) -> String? {
    guard let lines = lines[location.file], lines.indices.contains(location.line - 1) else {
      return nil
    }
    return String(lines[location.line - 1])
  }

  private func relocated(_ location: SourceLocation) -> SourceLocation {
    var location = location
    location.file = names[location.file] ?? location.file
    return location
  }
}

extension Finding {
  fileprivate var locations: [SourceLocation] {
    (location.map { [$0] } ?? []) + related.map(\.location)
  }
}

/// Where a report is read.
private struct Standpoint {
  /// What paths are relative to; `nil` where they are absolute.
  private let folder: Path?
  /// Whether a path out of the folder stays absolute, as the user gave it.
  private let givenAbsolute: Bool

  init(_ base: Report.PathBase, givenAbsolute: Bool) {
    let here = Path(".")
    self.givenAbsolute = givenAbsolute
    switch base {
    case .workingFolder: folder = here
    case .absolute: folder = nil
    case .repository:
      // GitHub's and GitLab's names for the top of what they checked out.
      let tops = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]
        .compactMap { ProcessInfo.processInfo.environment[$0] }
        .filter { $0.hasPrefix("/") }.map { Path($0) }
      folder = tops.first { here.below($0) != nil } ?? here
    }
  }

  func path(to path: Path) -> String {
    guard let folder else { return path.text }
    return path.below(folder) ?? (givenAbsolute ? path.text : path.relative(to: folder))
  }
}
