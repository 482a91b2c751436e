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
    let files = Set(findings.flatMap { $0.locations.map(\.file) })
    let folder = Self.folder(of: input, files: files)
    var names: [String: String] = [:]
    var lines: [String: [Substring]] = [:]
    for file in files {
      let path = Path(file, in: folder)
      let name = spot.path(to: path)
      names[file] = name
      guard FileManager.default.isRegularFile(atPath: path.text),
        let data = FileManager.default.contents(atPath: path.text)
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

  /// What the files of a model are relative to.
  private static func folder(of input: ConfiguredInput, files: Set<String>) -> Path {
    let path = Path(input.path)
    if input.isSource { return input.path.hasSuffix(".swift") ? path.folder : path }
    // Of a model file nobody knows: it is tried here, then beside the file.
    let candidates = input.path == "-" ? [Path(".")] : [Path("."), path.folder]
    return candidates.first { folder in
      files.contains { FileManager.default.fileExists(atPath: Path($0, in: folder).text) }
    } ?? candidates[0]
  }
}

extension Finding {
  fileprivate var locations: [SourceLocation] {
    (location.map { [$0] } ?? []) + related.map(\.location)
  }
}

/// An absolute path without `.` and `..`.
private struct Path: Hashable {
  var parts: [Substring]

  init(_ text: String) {
    self.init(text, in: Path(parts: FileManager.default.currentDirectoryPath.split(separator: "/")))
  }

  init(_ text: String, in folder: Path) {
    parts = text.hasPrefix("/") ? [] : folder.parts
    for part in text.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
  }

  private init(parts: [Substring]) {
    self.parts = parts
  }

  var text: String { "/" + parts.joined(separator: "/") }
  var folder: Path { Path(parts: parts.dropLast()) }

  /// As seen from a folder around it.
  func below(_ folder: Path) -> String? {
    guard parts.starts(with: folder.parts) else { return nil }
    let rest = parts.dropFirst(folder.parts.count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// As seen from any folder.
  func relative(to folder: Path) -> String {
    let common = zip(parts, folder.parts).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.parts.count - common)
    return (up + parts.dropFirst(common)).joined(separator: "/")
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
