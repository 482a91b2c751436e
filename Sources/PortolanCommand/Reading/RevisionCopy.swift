import Foundation
import PortolanConfiguration
import PortolanSource

/// The source files of a folder at a revision, in a temporary folder.
///
/// Beside them lies what tells to which module a file belongs and which files git ignores, up to the root of the repository.
/// A symbolic link is one there too, as long as it leads to something in the repository.
struct RevisionCopy {
  /// Where the folder or the file lies.
  let location: String
  private let folder: URL

  init(of path: String, in tree: GitTree) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-\(UUID().uuidString)").resolvingSymlinksInPath()
    // A folder's name can be a module's.
    let root = folder.appendingPathComponent(
      tree.git.root.split(separator: "/").last.map(String.init) ?? "repository")
    location = path.isEmpty ? root.path : root.appendingPathComponent(path).path
    do {
      try write(path, of: tree, to: root)
    } catch {
      remove()
      if error is Failure { throw error }
      throw Failure(
        "\(tree.git.purpose): error: a temporary folder can't be written to: "
          + error.localizedDescription, .cannotWrite)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, of tree: GitTree, to root: URL) throws {
    let manager = FileManager.default
    // The mark of a repository's root, where the search for ignored files ends.
    try manager.createDirectory(
      at: root.appendingPathComponent(".git"), withIntermediateDirectories: true)
    var selection = Selection(of: path, in: tree)
    while let links = selection.linksToRead() {
      for (link, target) in zip(links, try tree.contents(of: links)) {
        selection.follow(link, to: String(decoding: target, as: UTF8.self))
      }
    }
    let files = selection.files.sorted()
    for (file, content) in zip(files, try tree.contents(of: files)) {
      let location = root.appendingPathComponent(file)
      try manager.createDirectory(
        at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content).write(to: location)
    }
    for (link, target) in selection.links.sorted(by: { $0.key < $1.key }) {
      let location = root.appendingPathComponent(link)
      try manager.createDirectory(
        at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: location.path, withDestinationPath: target)
    }
    // A folder without source is there all the same.
    if !manager.fileExists(atPath: location) {
      try manager.createDirectory(atPath: location, withIntermediateDirectories: true)
    }
  }
}

/// What of a revision is needed to read a part of it.
private struct Selection {
  private(set) var files: Set<String> = []
  /// Where each link leads, as it says.
  private(set) var links: [String: String] = [:]
  private var unread: [String] = []
  private let tree: GitTree

  init(of path: String, in tree: GitTree) {
    self.tree = tree
    add(path)
    // What stands in the folders around says how these files are read, and an Xcode project what its targets compile
    // from beside them.
    for (file, entry) in tree.entries where entry.kind == .file {
      let parts = file.split(separator: "/").map(String.init)
      guard let name = parts.last,
        SourceTree.describesOthers(fileNamed: name) || name == ConfigurationFile.name
      else { continue }
      let isProject = name == "project.pbxproj"
      let folder = parts.dropLast(isProject ? 2 : 1).joined(separator: "/")
      guard folder.isEmpty || path.hasPrefix(folder + "/") else { continue }
      if isProject { add(folder) } else { files.insert(file) }
    }
  }

  /// The links that were found since; `nil` where there are none.
  mutating func linksToRead() -> [String]? {
    defer { unread = [] }
    return unread.isEmpty ? nil : unread.sorted()
  }

  /// Keeps a link that leads to something in the repository, and what it leads to.
  mutating func follow(_ link: String, to target: String) {
    var parts = link.split(separator: "/").dropLast()
    var hasName = false
    if target.isEmpty || target.hasPrefix("/") || target.utf8.contains(0) { return }
    for part in target.split(separator: "/") where part != "." {
      if part == ".." {
        // Behind a name that is a link itself, one step up is not what it seems.
        if hasName || parts.isEmpty { return }
        parts.removeLast()
      } else {
        hasName = true
        parts.append(part)
      }
    }
    links[link] = target
    add(parts.joined(separator: "/"))
  }

  private mutating func add(_ path: String) {
    for (file, entry) in tree.entries
    where path.isEmpty || file == path || file.hasPrefix(path + "/") {
      switch entry.kind {
      case .submodule: continue
      case .link: if links[file] == nil, !unread.contains(file) { unread.append(file) }
      case .file:
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if SourceTree.needs(fileNamed: name) { files.insert(file) }
      }
    }
  }
}
