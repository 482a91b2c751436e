/// Swift files that an Xcode project keeps, or keeps the neighbours of, though no target compiles them: what is left of former
/// times. Where it can't be told, a file is none of these.
struct LeftOutFiles {
  private var folder = ""
  /// What targets compile, by paths as a file system sees them that takes capitals for small letters.
  private var compiled: Set<String> = []
  /// The folders in which compiled files stand, as the project lists them one by one.
  private var compiledFolders: Set<String> = []
  /// The folders below the project's of which it lists files of several folders in there: each has its place, `Modules/Home`, and one that has
  /// none of them is left over.
  private var groupingFolders: Set<String> = []
  /// What groups list.
  private var listed: Set<String> = []
  /// Folders of which the project takes whatever is in them, for some target or for none.
  private var synchronized: [String] = []
  /// Folders that the project shows as they are: what is in them is somebody else's to build.
  private var shown: [String] = []

  init() {}

  init(of objects: XcodeObjects, compiled files: some Sequence<String>) {
    folder = objects.folder
    // A target that calls a tool of its own may compile anything.
    if objects.targets.contains(where: { objects.kind(of: $0.id) == "PBXLegacyTarget" }) { return }
    for file in files {
      compiled.insert(file.lowercased())
      compiledFolders.insert(Self.folder(around: file))
    }
    groupingFolders = Self.foldersGrouping(compiledFolders, below: folder)
    for (id, path) in objects.paths {
      switch objects.kind(of: id) {
      case "PBXFileSystemSynchronizedRootGroup": synchronized.append(path)
      case "PBXFileReference" where path.hasSuffix(".swift"): listed.insert(path)
      case "PBXFileReference":
        let type =
          objects.string(of: id, "lastKnownFileType") ?? objects.string(of: id, "explicitFileType")
        // A folder around the project itself, as that of the package whose example it is, says nothing of the project's own files.
        let isAround = "\(folder)/".hasPrefix("\(path)/")
        if type == "folder" || type == "wrapper", !isAround { shown.append(path) }
      default: break
      }
    }
  }

  /// Whether a file that no target compiles is left out.
  func holds(_ location: String) -> Bool {
    if compiled.contains(location.lowercased()) { return false }
    if shown.contains(where: { location.hasPrefix($0 + "/") }) { return false }
    if synchronized.contains(where: { location.hasPrefix($0 + "/") }) { return true }
    if compiled.isEmpty { return false }
    return listed.contains(location) || hasCompiledNeighbour(location)
  }

  /// Whether the project compiles files of the same folder, or of one around it that is not simply the project's own.
  private func hasCompiledNeighbour(_ location: String) -> Bool {
    var around = Self.folder(around: location)
    if compiledFolders.contains(around) { return true }
    while around.hasPrefix(folder + "/") {
      if compiledFolders.contains(around) || groupingFolders.contains(around) { return true }
      around = Self.folder(around: around)
    }
    return false
  }

  private static func foldersGrouping(_ folders: Set<String>, below top: String) -> Set<String> {
    var first: [String: String] = [:]
    var grouping: Set<String> = []
    var waiting = Array(folders)
    while let inner = waiting.popLast() {
      let outer = folder(around: inner)
      guard outer.hasPrefix(top + "/") else { continue }
      guard let known = first[outer] else {
        first[outer] = inner
        waiting.append(outer)
        continue
      }
      if known != inner { grouping.insert(outer) }
    }
    return grouping
  }

  private static func folder(around path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
