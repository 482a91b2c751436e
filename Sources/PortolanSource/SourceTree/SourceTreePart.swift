import Foundation
import PortolanModel

extension SourceTree {
  /// A part of what a folder holds, with the paths and modules that its files have in the tree of the whole folder.
  ///
  /// - Parameters:
  ///   - inputs: Folders and files in the folder.
  ///   - module: The module of all files; what the projects around them tell unless given.
  ///   - patterns: What is left out, relative to the folder.
  public static func part(
    _ inputs: [String], of folder: String, module: String? = nil, excluding patterns: [String] = [],
    includesTests: Bool = false
  ) throws(NoPart) -> SourceTree {
    var part = Part(folder: folder, module: module, patterns: patterns, includesTests)
    for input in inputs { try part.add(input) }
    return part.tree
  }

  /// Why something is no part of a folder. Of each the input that is none.
  public enum NoPart: Error, Hashable {
    case missing(String)
    case outside(String)
    case notSource(String)
  }

  init(files: [File], problems: [Unresolved], includesTests: Bool) {
    self.files = files.sorted { Self.standsBefore($0.path, $1.path) }
    self.problems = problems.sorted(by: Unresolved.standsBefore)
    self.includesTests = includesTests
  }
}

private struct Part {
  private let folder: String
  private let module: String?
  private let excluded: GitIgnore
  private let includesTests: Bool
  private var modules: ModuleNames
  private var files: [String: SourceTree.File] = [:]
  private var problems: Set<Unresolved> = []

  init(folder: String, module: String?, patterns: [String], _ includesTests: Bool) {
    self.folder = folder
    self.module = module
    excluded = GitIgnore(
      patterns: patterns, in: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
    self.includesTests = includesTests
    modules = ModuleNames(input: folder)
  }

  var tree: SourceTree {
    SourceTree(files: Array(files.values), problems: Array(problems), includesTests: includesTests)
  }

  mutating func add(_ input: String) throws(SourceTree.NoPart) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else {
      throw .missing(input)
    }
    guard isFolder.boolValue || input.hasSuffix(".swift") || input.hasSuffix(".storyboard") else {
      throw .notSource(input)
    }
    guard let place = FolderPlace(of: input, in: folder) else { throw .outside(input) }
    guard isFolder.boolValue else {
      // Known by the name by which it is given: a build system's sandbox is full of links that lead out of it.
      let location = URL(fileURLWithPath: input).resolvingSymlinksInPath().path
      return take(SourceTree.File(path: place.path, location: location, module: ""))
    }
    guard let tree = try? SourceTree(at: input, includesTests: includesTests) else {
      throw .missing(input)
    }
    for var file in tree.files {
      guard let path = file.isBeside ? place.path(ofFileBeside: file) : place.path(of: file.path)
      else { continue }
      file.path = path
      take(file)
    }
    for var problem in tree.problems {
      if let file = problem.location?.file { problem.location?.file = place.path(of: file) }
      problems.insert(problem)
    }
  }

  private mutating func take(_ file: SourceTree.File) {
    var file = file
    if !file.isBeside, isExcluded(file) { return }
    if file.isBeside {
      files[file.path] = file
      return
    }
    if let module {
      file.module = module
    } else {
      let owner = modules.owner(of: file.location)
      if owner.isTest, !includesTests { return }
      file.module = owner.module
    }
    files[file.path] = file
  }

  /// Whether a pattern names the file, or a folder that it is in.
  private func isExcluded(_ file: SourceTree.File) -> Bool {
    var location = file.location[...]
    var isFolder = false
    for part in file.path.split(separator: "/").reversed() {
      if excluded.ignores(String(location), isFolder: isFolder) == true { return true }
      location = location.dropLast(part.count + 1)
      isFolder = true
    }
    return false
  }
}

/// Where something lies, seen from a folder around it.
private struct FolderPlace {
  /// Empty for the folder itself.
  let path: String
  /// The real path of the folder around.
  private let folder: String

  init?(of input: String, in folder: String) {
    func place(_ input: URL, _ folder: URL) -> String? {
      let (parts, around) = (input.pathComponents, folder.pathComponents)
      guard parts.starts(with: around) else { return nil }
      return parts.dropFirst(around.count).joined(separator: "/")
    }
    let (input, folder) = (URL(fileURLWithPath: input), URL(fileURLWithPath: folder))
    let found =
      place(input.standardizedFileURL, folder.standardizedFileURL)
      ?? place(input.resolvingSymlinksInPath(), folder.resolvingSymlinksInPath())
    guard let found else { return nil }
    path = found
    self.folder = folder.resolvingSymlinksInPath().path
  }

  func path(of file: String) -> String { path.isEmpty ? file : "\(path)/\(file)" }

  /// Of a file beside the input; `nil` where it lies in the folder, and so is some input's own.
  func path(ofFileBeside file: SourceTree.File) -> String? {
    if file.location.hasPrefix(folder + "/") { return nil }
    let depth = path.split(separator: "/").count
    let up = file.path.split(separator: "/").prefix { $0 == ".." }.count
    return up > depth ? String(file.path.dropFirst(3 * depth)) : nil
  }
}
