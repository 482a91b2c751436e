import Foundation
import PortolanModel

/// Swift files that an Xcode project's targets compile, and that are not there: removed or renamed without the project's knowing, or
/// made by a tool that was not run.
struct MissingFiles: Hashable, Sendable {
  /// The project's path.
  let project: String
  private(set) var files: [File]

  struct File: Hashable, Sendable {
    var location: String
    /// The modules of all targets that compile it.
    var modules: [String]
  }

  /// Only those of some modules; `nil` where there is none.
  func narrowed(to modules: Set<String>) -> MissingFiles? {
    var narrowed = self
    narrowed.files.removeAll { modules.isDisjoint(with: $0.modules) }
    return narrowed.files.isEmpty ? nil : narrowed
  }

  /// What to say of them: what they declare, nobody knows.
  var unresolved: Unresolved {
    let names = files.map { Self.name(of: $0.location) }
    let most = 3
    let first = names.prefix(most).joined(separator: ", ")
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    let project = Self.name(of: project)
    return Unresolved(
      what: names.count == 1
        ? "\(project) names \(first), which is not there"
        : "\(project) names \(names.count) files that are not there: \(first)\(rest)")
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension MissingFiles {
  /// What the targets of the files that are read miss, by project.
  static func find(
    among files: [SourceTree.File], _ walk: FolderWalk, _ modules: inout ModuleNames,
    includesTests: Bool
  ) -> [MissingFiles] {
    // Who reads a single file asks for no other.
    if walk.root.isEmpty { return [] }
    let there = Set(files.map(\.location))
    var result: [MissingFiles] = []
    for targets in modules.xcodeProjects {
      let gone = targets.files(notAmong: there)
      if gone.isEmpty { continue }
      let read = Set(
        files.filter { modules.xcodeProject(of: $0.location)?.project == targets.project }
          .flatMap(\.modules))
      // A file system that takes capitals for small letters may well have it.
      let known = Set(there.lazy.map { $0.lowercased() })
      var exclusion = Exclusion(walk, targets.folder)
      let missing = gone.compactMap { location -> File? in
        let owners = targets.owners(of: location).filter { includesTests || !$0.isTest }
          .map(\.module)
        guard !read.isDisjoint(with: owners), !known.contains(location.lowercased()),
          !exclusion.leavesOut(location)
        else { return nil }
        return File(location: location, modules: owners)
      }
      if !missing.isEmpty { result.append(MissingFiles(project: targets.project, files: missing)) }
    }
    return result
  }

  /// Those of several inputs, of which some may be of one project.
  static func joined(_ all: [MissingFiles]) -> [MissingFiles] {
    var result: [MissingFiles] = []
    for missing in all {
      if let number = result.firstIndex(where: { $0.project == missing.project }) {
        let known = Set(result[number].files)
        result[number].files += missing.files.filter { !known.contains($0) }
        result[number].files.sort { $0.location < $1.location }
      } else {
        result.append(missing)
      }
    }
    return result
  }

  /// What would not be read, were it there: what git does not keep is made by tools.
  private struct Exclusion {
    private let walk: FolderWalk
    private let project: String
    private var known: [String: (rules: [GitIgnore], isLeftOut: Bool)] = [:]

    init(_ walk: FolderWalk, _ project: String) {
      self.walk = walk
      self.project = project
    }

    mutating func leavesOut(_ location: String) -> Bool {
      let around = folder(around: location)
      let (rules, isLeftOut) = rules(in: around)
      return isLeftOut || walk.excludes(location, isFolder: false, by: rules)
    }

    private mutating func rules(in folder: String) -> (rules: [GitIgnore], isLeftOut: Bool) {
      if let known = known[folder] { return known }
      var result: (rules: [GitIgnore], isLeftOut: Bool)
      if folder.hasPrefix(project + "/") {
        result = rules(in: self.folder(around: folder))
        result.isLeftOut =
          result.isLeftOut || walk.excludes(folder, isFolder: true, by: result.rules)
      } else {
        result = (GitIgnore.around(folder), false)
      }
      result.rules.append(GitIgnore(of: folder))
      known[folder] = result
      return result
    }

    private func folder(around path: String) -> String {
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
  }
}
