import Foundation
import PortolanFacts
import PortolanModel

/// The Swift files, storyboards, `Info.plist` files and tables of texts of an app: those of a folder that belong to it, or a single file.
public struct SourceTree: Sendable {
  /// In the order of their paths, those beside the input last.
  public let files: [File]
  /// Folders that could not be listed, and files that a project names and that are not there.
  public var problems: [Unresolved] { unlisted + missing.map(\.unresolved) }

  private let unlisted: [Unresolved]
  private let missing: [MissingFiles]

  /// The patterns of exclusions that speak of something in the folders that were looked at.
  public let usedPatterns: Set<String>
  /// The patterns relative to the inputs that do.
  public let usedExclusions: Set<String>

  let includesTests: Bool

  /// Finds the files below `path`, without reading them.
  ///
  /// Left out are what builds and package managers leave behind, hidden folders, what `.gitignore` files name, what
  /// `excluding` names in the same syntax, what an Xcode project keeps though no target compiles it, and tests unless they are
  /// asked for. Of a folder inside an Xcode project, the files that its targets compile from elsewhere in the project's folder are
  /// taken too, for what they declare.
  ///
  /// - Parameters:
  ///   - whole: The folder of which this is a part: whichever part is read, a file's module is the same.
  ///   - isCheckout: Whether the folder is a whole checkout, or will be configured as one, though nothing in it says so yet.
  public init(
    at path: String, of whole: String? = nil, isCheckout: Bool = false, excluding: [String] = [],
    _ others: [Exclusion] = [],
    includesTests: Bool = false
  ) throws(Missing) {
    try self.init(at: path, module: whole ?? path, isCheckout, excluding, others, includesTests)
  }

  /// - Parameter module: The folder for which files are named that no project tells the module of.
  private init(
    at path: String, module: String, _ isCheckout: Bool, _ excluding: [String],
    _ others: [Exclusion],
    _ includesTests: Bool
  ) throws(Missing) {
    var walk = FolderWalk(excluding: excluding, others, includesTests: includesTests)
    guard let all = walk.files(at: path) else { throw Missing(path: path) }
    var modules = ModuleNames(input: module, isCheckout: isCheckout)
    let found = DevelopmentLanguage.read(all, &modules)
    let owners = found.map { modules.owners(of: $0.location) }
    // Who asks for nothing but files that no target compiles wants to see them.
    let wantsAll = zip(found, owners).allSatisfy { !$0.path.hasSuffix(".swift") || $1.isEmpty }
    var files: [File] = []
    for (file, owners) in zip(found, owners) {
      let all = owners.isEmpty && wantsAll ? [modules.fallback] : owners
      let compiling = includesTests ? all : all.filter { !$0.isTest }
      guard let first = compiling.first else { continue }
      files.append(
        File(
          path: file.path, location: file.location, module: first.module,
          furtherModules: compiling.dropFirst().map(\.module)))
    }
    // An app's description, or what it says, is no app.
    if files.allSatisfy({ $0.isInfo || $0.isTextTable }) { files = [] }
    for number in files.indices where !files[number].isCode {
      files[number].module = Self.module(of: files[number], among: files)
    }
    let beside = FilesBeside.find(beside: files, &walk, &modules)
    self.files = files + beside.sorted { Self.standsBefore($0.path, $1.path) }
    self.unlisted = walk.problems.sorted(by: Unresolved.standsBefore)
    self.missing = MissingFiles.find(
      among: self.files, walk, &modules, includesTests: includesTests)
    self.usedPatterns = walk.usedPatterns
    self.usedExclusions = walk.usedExclusions
    self.includesTests = includesTests
  }

  /// Finds the files below several inputs, known by their paths relative to a folder.
  ///
  /// - Parameter inputs: Folders or files, relative to the folder.
  public init(
    of inputs: [String], in folder: String, excluding: [String] = [], _ others: [Exclusion] = [],
    includesTests: Bool = false
  ) throws(Missing) {
    var files: [File] = []
    var unlisted: [Unresolved] = []
    var missing: [MissingFiles] = []
    var usedPatterns: Set<String> = []
    var usedExclusions: Set<String> = []
    var seen: Set<String> = []
    for input in inputs {
      let path = input.hasPrefix("/") ? input : "\(folder)/\(input)"
      // Whichever inputs are read, a file's module is the same.
      let tree = try SourceTree(at: path, module: folder, false, excluding, others, includesTests)
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let place = InputPlace(input, isFile: !isFolder.boolValue)
      for var file in tree.files {
        file.path = place.path(of: file.path)
        files.append(file)
      }
      usedPatterns.formUnion(tree.usedPatterns)
      usedExclusions.formUnion(tree.usedExclusions)
      missing += tree.missing
      unlisted += tree.unlisted.map { problem in
        var problem = problem
        if let file = problem.location?.file { problem.location?.file = place.path(of: file) }
        return problem
      }
    }
    // What is beside one input may be in another.
    let sorted = files.sorted { Self.standsBefore($0.path, $1.path) }
    self.files = (sorted.filter { !$0.isBeside } + sorted.filter(\.isBeside))
      .filter { seen.insert($0.location).inserted }
    self.unlisted = unlisted.sorted(by: Unresolved.standsBefore)
    self.missing = MissingFiles.joined(missing)
    self.usedPatterns = usedPatterns
    self.usedExclusions = usedExclusions
    self.includesTests = includesTests
  }

  /// Patterns in the syntax of a `.gitignore`, and the folder that they are relative to.
  public struct Exclusion: Hashable, Sendable {
    public var patterns: [String]
    public var folder: String

    public init(patterns: [String], in folder: String) {
      self.patterns = patterns
      self.folder = folder
    }
  }

  /// Projects list storyboards and the like with no target's sources; the Swift file with which one shares most of its path tells.
  static func module(of resource: File, among files: [File]) -> String {
    func shared(_ file: File) -> Int {
      zip(file.path.utf8, resource.path.utf8).prefix { $0 == $1 }.count
    }
    return files.lazy.filter(\.isCode).map { (shared: shared($0), module: $0.module) }
      .max { $0.shared < $1.shared }?.module ?? resource.module
  }

  /// Whether a file of this name says how others are read: to which module they belong, and which are left out.
  public static func describesOthers(fileNamed name: String) -> Bool {
    (["Package.swift", "project.pbxproj", ".gitignore"] + GeneratedProjectTargets.fileNames)
      .contains(name)
  }

  /// Whether a file of this name is needed to read a tree that it stands in.
  public static func needs(fileNamed name: String) -> Bool {
    describesOthers(fileNamed: name) || !FolderWalk.skips(file: name)
  }

  /// The order of files: by the bytes of their paths, those beside the input last.
  static func standsBefore(_ path: String, _ other: String) -> Bool {
    let (isBeside, isOtherBeside) = (path.hasPrefix("../"), other.hasPrefix("../"))
    if isBeside != isOtherBeside { return isOtherBeside }
    return path.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The same tree with other files.
  ///
  /// - Parameter modules: Those that it has files of; where a part of the whole is read, nothing is said of what the whole misses.
  init(_ tree: SourceTree, files: [File], of modules: Set<String> = []) {
    self.files = files
    unlisted = tree.unlisted
    missing = tree.missing.compactMap { $0.narrowed(to: modules) }
    usedPatterns = tree.usedPatterns
    usedExclusions = tree.usedExclusions
    includesTests = tree.includesTests
  }

  /// Reads and outlines every file. The result has the order of ``files``, whatever the number of jobs.
  public func read(jobs: Int = ProcessInfo.processInfo.activeProcessorCount) -> [SourceFile] {
    let outlines = Workers.map(files, jobs: jobs) { $0.read() }
    return withoutTests(outlines.separatingStarts(files.map(\.modules)))
  }

  /// A file that is to be read.
  public struct File: Hashable, Sendable {
    /// Relative to the input, with `/` on every system; for an input that is a file, its name.
    public var path: String
    /// Where it is found.
    public var location: String
    public var module: String
    /// Those of the other targets that compile it, too.
    public var furtherModules: [String]
    /// Whether it lies outside of the input, and is read for what it declares; its path begins with `..`.
    public var isBeside = false

    /// The modules of all targets that compile it.
    public var modules: [String] { [module] + furtherModules }

    public init(
      path: String, location: String, module: String, furtherModules: [String] = [],
      isBeside: Bool = false
    ) {
      self.path = path
      self.location = location
      self.module = module
      self.furtherModules = furtherModules
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

/// Where an input lies, seen from the folder that paths are relative to.
private struct InputPlace {
  private let folder: String

  init(_ input: String, isFile: Bool) {
    var parts = input.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    parts.removeAll { $0 == "." }
    while parts.last == "" { parts.removeLast() }
    if isFile { parts.removeLast() }
    // What is beside an input is told by `..`; an input of its own is not beside anything, wherever it lies.
    if parts.first == ".." { parts.insert(".", at: 0) }
    folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }

  /// The path of a file from there; `../Other/A.swift` beside `App` is `Other/A.swift`.
  func path(of file: String) -> String {
    var around = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    var rest = file[...]
    while rest.hasPrefix("../"), let last = around.last, last != "..", last != "" {
      rest = rest.dropFirst(3)
      around.removeLast()
    }
    if file.hasPrefix("../"), around.first == "." { around.removeFirst() }
    return (around + [rest]).joined(separator: "/")
  }
}

extension SourceTree.File {
  var isCode: Bool { path.hasSuffix(".swift") }
  var isStoryboard: Bool { path.hasSuffix(".storyboard") }
  var isInfo: Bool { InfoPropertyList.isNamed(path) }
  var isTextTable: Bool { SourceFile.isTextTable(path) }

  /// Reads and outlines the file on the caller's thread, which must have a large stack.
  func read(_ vocabulary: NameSet? = nil) -> SourceFile {
    switch SourceText.read(at: location) {
    case .failure(let problem):
      let location = SourceLocation(file: path, line: 1, column: 1)
      return SourceFile(
        path: path, module: module,
        problems: [Unresolved(what: problem.what, location: location, isUnread: true)])
    case .success(let text):
      var file = outline(of: text, vocabulary)
      // What a build has left is no source, and nothing is wrong with it.
      let isBuilt = isInfo || isTextTable
      if let problem = text.problem, !isDecoded(text),
        !(isBuilt && text.bytes.starts(with: "bplist".utf8))
      {
        file.problems.insert(
          Unresolved(
            what: problem, location: SourceLocation(file: path, line: 1, column: 1),
            isUnread: text.isUnread ? true : nil),
          at: 0)
      }
      return file
    }
  }

  /// Whether nothing is wrong with the encoding of a table, be it one of those that Swift does not take.
  private func isDecoded(_ text: SourceText) -> Bool { isTextTable && text.isUTF16 }

  /// What of a file's text is read.
  private func code(of text: SourceText, _ vocabulary: NameSet?) -> [UInt8] {
    guard let vocabulary, isCode else { return text.bytes }
    return IdleBodies.blanked(text.bytes, vocabulary)
  }

  /// Outlines text of the file.
  func outline(of text: SourceText, _ vocabulary: NameSet?) -> SourceFile {
    var file = SourceFile(outlining: code(of: text, vocabulary), path: path, module: module)
    file.noteNames(inUnread: text.bytes)
    return file
  }
}

extension SourceFile {
  /// Whether it tests the app rather than being a part of it.
  var isTest: Bool { imports("XCTest") || imports("Testing") }
}
