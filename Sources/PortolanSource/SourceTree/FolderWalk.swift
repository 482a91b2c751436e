import Foundation
import PortolanFacts
import PortolanModel

/// Finds the Swift files, storyboards, `Info.plist` files and tables of texts below a folder that belong to the app.
struct FolderWalk {
  /// A path relative to the input, and where the file is found.
  struct Found: Hashable {
    var path: String
    var location: String
  }

  private(set) var problems: [Unresolved] = []

  /// Those of the patterns relative to other folders that speak of something.
  private(set) var usedPatterns: Set<String> = []

  /// Those of the patterns relative to the input that speak of something.
  var usedExclusions: Set<String> { Set(used.map { written[$0] ?? $0 }) }
  private var used: Set<String> = []
  /// What was written for patterns that were made of others.
  private var written: [String: String] = [:]

  private let patterns: [String]
  /// Those that are relative to the folder that is walked.
  private var own: GitIgnore?
  /// What is left out by patterns that are relative to other folders than the input.
  private let others: [GitIgnore]
  private var excluded: [GitIgnore] = []
  private let includesTests: Bool
  private var found: [Found] = []
  /// Where the files are that were found by the walks before.
  private var foundBefore: [String] = []
  /// The real folders that were visited: a symbolic link may lead to any of them again.
  private var visited: Set<Identity> = []
  /// The real files that were found; `nil` as long as no symbolic link can lead to one of them again.
  private var visitedFiles: Set<Identity>?
  /// Looked at last, so that a file is known by its real path if it has one below the input.
  private var links: [Folder] = []
  /// The real path of the input; empty where that is a file.
  private(set) var root = ""
  /// What is looked for outside of the input, and nothing else there.
  private var wanted: Wanted?

  init(excluding patterns: [String], _ others: [SourceTree.Exclusion], includesTests: Bool) {
    self.patterns = patterns
    self.others = others.map { exclusion in
      let folder = URL(fileURLWithPath: exclusion.folder).resolvingSymlinksInPath().path
      return GitIgnore(patterns: exclusion.patterns, in: folder)
    }
    self.includesTests = includesTests
  }

  /// The files in the order of their paths, `nil` if there is nothing at `location`.
  mutating func files(at location: String) -> [Found]? {
    guard let identity = Identity(of: location) else { return nil }
    guard identity.isFolder else {
      // The folders around it are asked for projects: its whole path, not only what was written.
      let name = location.split(separator: "/").last.map(String.init) ?? location
      let real = URL(fileURLWithPath: location).resolvingSymlinksInPath().path
      return [Found(path: name, location: real)]
    }
    root = URL(fileURLWithPath: location).resolvingSymlinksInPath().path
    exclude(GitIgnore(patterns: patterns, in: root))
    walk(Folder(path: "", location: root, rules: GitIgnore.around(root)), identity: identity)
    return sortedFiles
  }

  /// Those of the wanted files that stand in `folder`, which is around the input, but not in the input. They are left out for the
  /// same reasons as files of the input, and their paths begin with `..`.
  mutating func files(in folder: String, wanted: Wanted) -> [Found] {
    guard let identity = Identity(of: folder), identity.isFolder, folder != root else { return [] }
    foundBefore += found.map(\.location)
    found = []
    self.wanted = wanted
    let between = root.dropFirst(folder == "/" ? 1 : folder.count + 1).split(separator: "/")
    // A pattern speaks of the folder around the input as it does of the input; with `../` it leads there from the input.
    let around = patterns.map { pattern in
      let up = pattern.split(separator: "/").prefix { $0 == ".." }.count
      guard up > 0 else { return pattern }
      return "/" + (between.dropLast(up) + [pattern.dropFirst(3 * up)]).joined(separator: "/")
    }
    written.merge(zip(around, patterns)) { first, _ in first }
    exclude(GitIgnore(patterns: around, in: folder))
    let up = between.map { _ in ".." }.joined(separator: "/")
    walk(Folder(path: up, location: folder, rules: GitIgnore.around(folder)), identity: identity)
    return sortedFiles
  }

  private mutating func exclude(_ own: GitIgnore) {
    self.own = own
    excluded = others + [own]
  }

  private mutating func walk(_ folder: Folder, identity: Identity) {
    visit(folder, identity: identity)
    while !links.isEmpty {
      let entry = links.removeFirst()
      if let identity = Identity(of: entry.location) {
        follow(link: entry, to: identity)
      } else if !leavesOut(entry, isFolder: false) {
        problems.append(
          Unresolved(
            what: "this symbolic link leads nowhere",
            location: SourceLocation(file: entry.path, line: 1, column: 1)))
      }
    }
  }

  private var sortedFiles: [Found] {
    found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Folder {
    var path: String
    var location: String
    /// The rules of the folders around, the innermost last.
    var rules: [GitIgnore]
  }

  private mutating func visit(_ folder: Folder, identity: Identity) {
    guard visited.insert(identity).inserted else { return }
    guard let entries = FolderEntry.entries(of: folder.location) else {
      problems.append(
        Unresolved(
          what: "the folder can't be listed",
          location: SourceLocation(file: folder.path, line: 1, column: 1), isUnread: true))
      return
    }
    var rules = folder.rules
    if entries.contains(where: { $0.name == ".gitignore" }) {
      rules.append(GitIgnore(of: folder.location))
    }
    // An app keeps many files of which nobody asks more than their names.
    let asksPatterns = !others.isEmpty || own?.isEmpty == false
    for entry in entries where !entry.name.hasPrefix(".") {
      if entry.kind == .file, !asksPatterns, Self.skips(file: entry.name) { continue }
      let path = folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)"
      let place = Folder(path: path, location: "\(folder.location)/\(entry.name)", rules: rules)
      switch entry.kind {
      case .link: links.append(place)
      case .file: if !leavesOut(place, isFolder: false) { note(file: place) }
      case .folder:
        if !leavesOut(place, isFolder: true), let identity = Identity(of: place.location) {
          visit(place, identity: identity)
        }
      }
    }
  }

  private mutating func follow(link: Folder, to identity: Identity) {
    if leavesOut(link, isFolder: identity.isFolder) { return }
    guard identity.isFolder else {
      if visitedFiles == nil {
        let locations = foundBefore + found.map(\.location)
        visitedFiles = Set(locations.compactMap { Identity(of: $0) })
      }
      return note(file: link)
    }
    // A link that leads up would make everything around the input a part of it.
    let real = URL(fileURLWithPath: link.location).resolvingSymlinksInPath().path
    if root != real, !(root + "/").hasPrefix(real == "/" ? "/" : real + "/") {
      visit(link, identity: identity)
    }
  }

  private mutating func note(file: Folder) {
    if visitedFiles != nil, let identity = Identity(of: file.location),
      visitedFiles?.insert(identity).inserted == false
    {
      return
    }
    found.append(Found(path: file.path, location: file.location))
  }

  /// Whether a file or folder is none that is looked for, or is excluded.
  private mutating func leavesOut(_ entry: Folder, isFolder: Bool) -> Bool {
    let name = String(entry.path.part(afterLast: UInt8(ascii: "/")))
    if let wanted, !wanted.includes(entry.location) { return true }
    for other in others {
      usedPatterns.formUnion(other.patterns(for: entry.location, isFolder: isFolder))
    }
    if let own { used.formUnion(own.patterns(for: entry.location, isFolder: isFolder)) }
    if name == "Package.swift", PackageTargets.isManifest(at: entry.location) { return true }
    if excludes(entry.location, isFolder: isFolder, by: entry.rules) { return true }
    return isFolder && !includesTests && name.hasSuffix("Tests")
      && (name == "Tests" || Self.holdsTests(folder: entry.location))
  }

  /// Whether a file or folder is left out for what it is called or where it is, be it there or not.
  ///
  /// - Parameter rules: Those of the folders around it, the innermost last.
  func excludes(_ location: String, isFolder: Bool, by rules: [GitIgnore]) -> Bool {
    let name = String(location.part(afterLast: UInt8(ascii: "/")))
    return (isFolder ? Self.skips(folder: name) : Self.skips(file: name))
      || excluded.contains { $0.ignores(location, isFolder: isFolder) == true }
      || GitIgnore.ignores(location, isFolder: isFolder, by: rules)
  }

  private static func skips(folder name: String) -> Bool {
    if ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"].contains(name) {
      return true
    }
    guard let dot = name.lastIndex(ofByte: UInt8(ascii: ".")) else { return false }
    return [
      "docc", "xcodeproj", "xcworkspace", "xcassets", "playground", "framework", "xcframework",
      // Files to be made into Swift, with holes where names will be.
      "xctemplate",
    ].contains(name[dot...].dropFirst())
  }

  /// Whether a folder that is named for tests is one of tests, unless its files say otherwise: `SpeedTests` may be a feature of an app.
  private static func holdsTests(folder location: String) -> Bool {
    let paths = FileManager.default.enumerator(atPath: location)
    var holdsScreens = false
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift"),
        let data = FileManager.default.contents(atPath: "\(location)/\(path)")
      else { continue }
      let imported = Set(
        String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
          let words = $0.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
          return words.first == "import" ? words.last.map(String.init) : nil
        })
      if !imported.isDisjoint(with: testLibraries) { return true }
      holdsScreens = holdsScreens || !imported.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"])
    }
    return !holdsScreens
  }

  private static let testLibraries: Set = ["XCTest", "Testing", "Quick", "SnapshotTesting"]

  static func skips(file name: String) -> Bool {
    if name.hasSuffix(".storyboard") { return name == "LaunchScreen.storyboard" }
    if SourceFile.isTextTable(name) { return name.hasPrefix("InfoPlist.") }
    if InfoPropertyList.isNamed(name) { return false }
    return !name.hasSuffix(".swift") || name.hasPrefix("Package@swift-")
  }
}

extension FolderWalk {
  /// Files and folders of which only these, and what the folders hold, are looked for.
  struct Wanted {
    private let files: Set<String>
    private let folders: Set<String>
    /// The folders around them.
    private var ways: Set<String> = []

    init(files: Set<String>, folders: Set<String>) {
      self.files = files
      self.folders = folders
      for path in files.union(folders) {
        var path = path[...]
        while let slash = path.lastIndex(of: "/"), slash != path.startIndex {
          path = path[..<slash]
          if !ways.insert(String(path)).inserted { break }
        }
      }
    }

    var isEmpty: Bool { files.isEmpty && folders.isEmpty }

    /// Whether something is wanted, or leads to what is.
    fileprivate func includes(_ location: String) -> Bool {
      files.contains(location) || ways.contains(location)
        || folders.contains { location == $0 || location.hasPrefix($0 + "/") }
    }
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
}
