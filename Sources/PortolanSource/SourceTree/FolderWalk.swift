import Foundation
import PortolanModel

/// Finds the Swift files below a folder that belong to the app.
struct FolderWalk {
  /// A path relative to the input, and where the file is found.
  struct Found: Hashable {
    var path: String
    var location: String
  }

  private(set) var problems: [Unresolved] = []

  private let patterns: [String]
  private var excluded: [GitIgnore]
  private let includesTests: Bool
  private var found: [Found] = []
  /// The real folders and files that were visited: a symbolic link may lead to any of them again.
  private var visited: Set<Identity> = []
  /// Looked at last, so that a file is known by its real path if it has one below the input.
  private var links: [Folder] = []
  private var root = ""

  init(excluding patterns: [String], _ others: [SourceTree.Exclusion], includesTests: Bool) {
    self.patterns = patterns
    excluded = others.map { exclusion in
      let folder = URL(fileURLWithPath: exclusion.folder).resolvingSymlinksInPath().path
      return GitIgnore(patterns: exclusion.patterns, in: folder)
    }
    self.includesTests = includesTests
  }

  /// The files in the order of their paths, `nil` if there is nothing at `location`.
  mutating func files(at location: String) -> [Found]? {
    guard let identity = Identity(of: location) else { return nil }
    root = URL(fileURLWithPath: location).resolvingSymlinksInPath().path
    guard identity.isFolder else {
      // The folders around it are asked for projects: its whole path, not only what was written.
      let name = location.split(separator: "/").last.map(String.init) ?? location
      return [Found(path: name, location: root)]
    }
    excluded.append(GitIgnore(patterns: patterns, in: root))
    visit(Folder(path: "", location: root, rules: GitIgnore.around(root)), identity: identity)
    while !links.isEmpty {
      let folder = links.removeFirst()
      if let identity = Identity(of: folder.location) { visitEntry(folder, identity: identity) }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Folder {
    var path: String
    var location: String
    /// The rules of the folders around, the innermost last.
    var rules: [GitIgnore]
  }

  private mutating func visit(_ folder: Folder, identity: Identity) {
    guard visited.insert(identity).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.location) else {
      problems.append(
        Unresolved(
          what: "the folder can't be listed",
          location: SourceLocation(file: folder.path, line: 1, column: 1)))
      return
    }
    var rules = folder.rules
    if names.contains(".gitignore") {
      rules.append(GitIgnore(of: folder.location))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.path.isEmpty ? name : "\(folder.path)/\(name)"
      let entry = Folder(path: path, location: "\(folder.location)/\(name)", rules: rules)
      guard let identity = Identity(of: entry.location) else { continue }
      if Identity.isLink(entry.location) {
        links.append(entry)
      } else {
        visitEntry(entry, identity: identity)
      }
    }
  }

  private mutating func visitEntry(_ entry: Folder, identity: Identity) {
    let name = (entry.path as NSString).lastPathComponent
    let isFolder = identity.isFolder
    if isFolder ? skips(folder: name) : skips(file: name) { return }
    if excluded.contains(where: { $0.ignores(entry.location, isFolder: isFolder) == true }) {
      return
    }
    if GitIgnore.ignores(entry.location, isFolder: isFolder, by: entry.rules) { return }
    if isFolder {
      // A link that leads up would make everything around the input a part of it.
      let real = URL(fileURLWithPath: entry.location).resolvingSymlinksInPath().path
      if root != real, !(root + "/").hasPrefix(real == "/" ? "/" : real + "/") {
        visit(entry, identity: identity)
      }
    } else if visited.insert(identity).inserted {
      found.append(Found(path: entry.path, location: entry.location))
    }
  }

  private func skips(folder name: String) -> Bool {
    if ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"].contains(name) {
      return true
    }
    if let dot = name.lastIndex(of: "."),
      ["docc", "xcodeproj", "xcworkspace", "xcassets", "playground", "framework", "xcframework"]
        .contains(name[dot...].dropFirst())
    {
      return true
    }
    return !includesTests && name.hasSuffix("Tests")
  }

  private func skips(file name: String) -> Bool {
    !name.hasSuffix(".swift") || name == "Package.swift" || name.hasPrefix("Package@swift-")
  }
}

/// What tells a file or folder from any other, whatever path leads to it.
private struct Identity: Hashable {
  var device: UInt64
  var number: UInt64
  var isFolder: Bool

  init?(of location: String) {
    var status = stat()
    guard stat(location, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  static func isLink(_ location: String) -> Bool {
    var status = stat()
    return lstat(location, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
