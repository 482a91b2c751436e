import Foundation
import PortolanMatching

/// The rules of one `.gitignore` file, or other patterns in its syntax.
struct GitIgnore: Sendable {
  /// The path of the folder that the patterns are relative to.
  private let folder: String
  private let rules: [Rule]

  private struct Rule {
    var text: String
    var pattern: PathPattern
  }

  init(patterns: [String], in folder: String) {
    self.folder = folder == "/" ? folder : folder + "/"
    rules = patterns.compactMap { text in PathPattern(text).map { Rule(text: text, pattern: $0) } }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Reads the `.gitignore` of a folder, if there is one.
  init(of folder: String) {
    let data = FileManager.default.contents(atPath: folder + "/.gitignore") ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.init(patterns: lines.map { String($0) }, in: folder)
  }

  /// What the folders around a folder have, up to the root of its repository. Nothing if there is no repository, or if the
  /// folder is ignored itself: then somebody asked for it nevertheless.
  static func around(_ folder: String) -> [GitIgnore] {
    var outer: [String] = []
    var location = folder
    while !FileManager.default.fileExists(atPath: location + "/.git") {
      guard location != "/", !location.isEmpty else { return [] }
      location = (location as NSString).deletingLastPathComponent
      outer.insert(location, at: 0)
    }
    let rules = outer.map { GitIgnore(of: $0) }
    let isIgnored = (outer.dropFirst() + [folder]).contains {
      ignores($0, isFolder: true, by: rules)
    }
    return isIgnored ? [] : rules
  }

  /// Whether the innermost rule that speaks of a path ignores it. The files are given from the outermost on.
  static func ignores(_ path: String, isFolder: Bool, by files: [GitIgnore]) -> Bool {
    for file in files.reversed() {
      if let verdict = file.ignores(path, isFolder: isFolder) { return verdict }
    }
    return false
  }

  /// Whether the last rule that speaks of a path ignores it; `nil` if none does.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    guard let segments = segments(of: path) else { return nil }
    return rules.last { $0.pattern.matches(segments[...], isFolder: isFolder) }
      .map { !$0.pattern.isNegated }
  }

  /// The patterns that speak of a path, as they are written.
  func patterns(for path: String, isFolder: Bool) -> [String] {
    guard let segments = segments(of: path) else { return [] }
    return rules.filter { $0.pattern.matches(segments[...], isFolder: isFolder) }.map(\.text)
  }

  private func segments(of path: String) -> [[Unicode.Scalar]]? {
    guard !rules.isEmpty, path.hasPrefix(folder) else { return nil }
    return path.dropFirst(folder.count).split(separator: "/").map { Array($0.unicodeScalars) }
  }
}
