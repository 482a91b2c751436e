import Foundation
import PortolanMatching
import PortolanModel
import PortolanSource

/// A model file or Swift source as it was at a git revision. The work tree is neither read nor touched.
struct RevisionInput {
  let revision: RevisionPath
  let options: SourceOptions
  let configuration: ConfigurationOptions
  var quiet = false

  func read() throws -> Chart {
    let git = try Git(for: revision.text)
    let tree = try GitTree(of: revision, in: git)
    guard let path = revision.pathFromRoot(currentFolder: git.prefix) else {
      throw Failure(
        "\(revision.text): error: the path leads out of the repository", .noInput)
    }
    if let entry = tree.entries[path] {
      switch entry.kind {
      case .file where path.hasSuffix(".swift"): return try readSource(path, in: tree)
      case .file:
        return try model(path, in: tree)
      case .link:
        throw Failure(
          "\(revision.text): error: this is a symbolic link; name what it leads to", .noInput)
      case .submodule:
        throw Failure(
          """
          \(revision.text): error: this is a submodule, whose files are in another \
          repository; name a folder of this one
          """, .noInput)
      }
    }
    guard tree.isFolder(path) else { throw missing(path, in: tree) }
    return try readSource(path, in: tree)
  }

  private func model(_ path: String, in tree: GitTree) throws -> Chart {
    do {
      return try Chart(
        NavigationModel(json: try tree.content(of: path), file: revision.text))
    } catch let error as ModelFileError {
      throw Failure(error.description, .badInput)
    }
  }

  private func readSource(_ path: String, in tree: GitTree) throws -> Chart {
    let copy = try RevisionCopy(of: path, in: tree)
    defer { copy.remove() }
    // Each version is read under the configuration that it had.
    return try ModelReading(
      given: copy.location, options: options, configuration: configuration, quiet: quiet,
      name: revision.text
    ).load().chart
  }

  private func missing(_ path: String, in tree: GitTree) -> Failure {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // A whole path is far from another of another length; its last name is not.
    let all = tree.paths.sorted()
    let sameName = all.filter { $0.split(separator: "/").last.map(String.init) == name }
    let near = sameName.isEmpty ? NearestNames(to: path, among: all).names : sameName
    var message = "\(revision.text): error: there is no '\(path)' in '\(revision.revision)'"
    let inFolder = RevisionPath("\(revision.revision):./\(revision.path)")
      .flatMap { $0.pathFromRoot(currentFolder: tree.git.prefix) }
    if let inFolder, inFolder != path, tree.entries[inFolder] != nil || tree.isFolder(inFolder) {
      message += "; relative to the current folder, write \(revision.revision):./\(revision.path)"
    } else if let near = NearestNames.words(near) {
      message += "; \(near)"
    }
    return Failure(message, .noInput)
  }
}
