import Foundation
import PortolanFacts
import PortolanModel

/// The Swift files and storyboards of an app: those of a folder that belong to it, or a single file.
public struct SourceTree: Sendable {
  /// In the order of their paths, those beside the input last.
  public let files: [File]
  /// Folders that could not be listed.
  public let problems: [Unresolved]

  let includesTests: Bool

  /// Finds the files below `path`, without reading them.
  ///
  /// Left out are what builds and package managers leave behind, hidden folders, what `.gitignore` files name, what
  /// `excluding` names in the same syntax, and tests unless they are asked for. Of a folder inside an Xcode project, the files
  /// that its targets compile from elsewhere in the project's folder are taken too, for what they declare.
  public init(at path: String, excluding: [String] = [], includesTests: Bool = false)
    throws(Missing)
  {
    var walk = FolderWalk(excluding: excluding, includesTests: includesTests)
    guard let found = walk.files(at: path) else { throw Missing(path: path) }
    var modules = ModuleNames(input: path)
    var files: [File] = []
    for file in found {
      let owner = modules.owner(of: file.location)
      if owner.isTest, !includesTests { continue }
      files.append(File(path: file.path, location: file.location, module: owner.module))
    }
    for number in files.indices where files[number].isStoryboard {
      files[number].module = Self.module(of: files[number], among: files)
    }
    let beside = FilesBeside.find(beside: files, &walk, &modules)
    self.files = files + beside.sorted { Self.standsBefore($0.path, $1.path) }
    self.problems = walk.problems.sorted(by: Unresolved.standsBefore)
    self.includesTests = includesTests
  }

  /// Projects list storyboards with no target's sources; the Swift file with which one shares most of its path tells.
  static func module(of storyboard: File, among files: [File]) -> String {
    let code = files.filter { !$0.isStoryboard }
    return code.max { one, other in
      one.path.commonPrefix(with: storyboard.path).count
        < other.path.commonPrefix(with: storyboard.path).count
    }?.module ?? storyboard.module
  }

  /// The order of files: by the bytes of their paths, those beside the input last.
  static func standsBefore(_ path: String, _ other: String) -> Bool {
    let (isBeside, isOtherBeside) = (path.hasPrefix("../"), other.hasPrefix("../"))
    if isBeside != isOtherBeside { return isOtherBeside }
    return path.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The same tree with other files.
  init(_ tree: SourceTree, files: [File]) {
    self.files = files
    problems = tree.problems
    includesTests = tree.includesTests
  }

  /// Reads and outlines every file. The result has the order of ``files``, whatever the number of jobs.
  public func read(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) -> [SourceFile] {
    let outlines = Workers.map(files, jobs: jobs) { $0.read() }
    return includesTests ? outlines : outlines.filter { !$0.isTest }
  }

  /// A file that is to be read.
  public struct File: Hashable, Sendable {
    /// Relative to the input, with `/` on every system; for an input that is a file, its name.
    public var path: String
    /// Where it is found.
    public var location: String
    public var module: String
    /// Whether it lies outside of the input, and is read for what it declares; its path begins with `..`.
    public var isBeside = false

    public init(path: String, location: String, module: String, isBeside: Bool = false) {
      self.path = path
      self.location = location
      self.module = module
      self.isBeside = isBeside
    }
  }

  /// There is nothing at the path of an input.
  public struct Missing: Error, Hashable, CustomStringConvertible {
    public var path: String

    public init(path: String) {
      self.path = path
    }

    public var description: String { "There is no file or folder at '\(path)'." }
  }
}

extension SourceTree.File {
  var isStoryboard: Bool { path.hasSuffix(".storyboard") }

  /// Reads and outlines the file on the caller's thread, which must have a large stack.
  func read() -> SourceFile {
    switch SourceText.read(at: location) {
    case .failure(let problem): return noted(problem.what)
    case .success(let text):
      var file = SourceFile(outlining: text.bytes, path: path, module: module)
      if let problem = text.problem {
        file.problems.insert(
          Unresolved(what: problem, location: SourceLocation(file: path, line: 1, column: 1)),
          at: 0)
      }
      return file
    }
  }

  private func noted(_ what: String) -> SourceFile {
    let location = SourceLocation(file: path, line: 1, column: 1)
    return SourceFile(
      path: path, module: module, problems: [Unresolved(what: what, location: location)])
  }
}

extension SourceFile {
  /// Whether it tests the app rather than being a part of it.
  var isTest: Bool { imports.contains("XCTest") || imports.contains("Testing") }
}
