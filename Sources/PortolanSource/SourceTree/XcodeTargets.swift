import Foundation

/// The targets of an Xcode project and the files that they compile: those in their build phases and, in newer projects, whole
/// folders.
struct XcodeTargets {
  /// The project's path.
  let project: String
  /// Where the project stands.
  let folder: String
  /// The language that the app is developed in.
  let developmentRegion: String?
  /// By each file the targets that compile it.
  private var files: [String: [ModuleNames.Owner]] = [:]
  private var folders: [Folder] = []
  /// All that each target compiles, by its module.
  private var sources: [String: Sources] = [:]
  private var leftOut = LeftOutFiles()
  /// The scripts that targets run, and what these say that they make.
  private var scripts: [String] = []
  /// The files that are listed one by one, but for those that stand where builds put what they make.
  private var listed: Set<String> = []

  private struct Folder {
    var path: String
    var owner: ModuleNames.Owner
    /// What the folder holds, but the target does not compile.
    var exceptions: Set<String>
  }

  /// What a target compiles: files, and the files in folders but for some.
  struct Sources {
    var files: Set<String> = []
    var folders: Set<String> = []
    var exceptions: Set<String> = []
  }

  /// `nil` if the project file can't be read.
  init?(of project: String) {
    guard let data = FileManager.default.contents(atPath: project + "/project.pbxproj"),
      let objects = XcodeObjects(of: data, in: (project as NSString).deletingLastPathComponent)
    else { return nil }
    self.project = project
    folder = objects.folder
    developmentRegion = objects.developmentRegion
    for (target, owner) in objects.targets {
      for phase in objects.children(of: target, "buildPhases") {
        switch objects.kind(of: phase) {
        case "PBXSourcesBuildPhase":
          for build in objects.children(of: phase, "files") {
            guard let file = objects.string(of: build, "fileRef"), let path = objects.paths[file]
            else { continue }
            add(path, to: owner)
            if !objects.isBuilt(file) { listed.insert(path) }
          }
        case "PBXShellScriptBuildPhase":
          scripts += objects.children(of: phase, "outputPaths")
          if let script = objects.string(of: phase, "shellScript") { scripts.append(script) }
        default: break
        }
      }
    }
    for group in objects.synchronizedFolders { read(group, in: objects) }
    leftOut = LeftOutFiles(of: objects, compiled: files.keys)
  }

  /// Whether the project keeps a Swift file, or the files around it, and no target compiles it.
  func leavesOut(_ location: String) -> Bool {
    owners(of: location).isEmpty && leftOut.holds(location)
  }

  /// The targets that compile a file: those that name it, and of those that compile whole folders the ones with the innermost.
  func owners(of location: String) -> [ModuleNames.Owner] {
    var owners = files[location] ?? []
    let around = folders.filter { folder in
      location.hasPrefix(folder.path + "/") && !folder.exceptions.contains(location)
    }
    let innermost = around.map(\.path.utf8.count).max()
    owners += around.filter { $0.path.utf8.count == innermost }.map(\.owner)
    return owners.eachOnce
  }

  /// The Swift files that targets compile one by one and that are not there, in the order of their paths; not those that a build makes.
  ///
  /// - Parameter there: Files of which it is known that they are there: of many nobody has to ask.
  func files(notAmong there: Set<String>) -> [String] {
    listed.filter { file in
      guard file.hasSuffix(".swift"), !there.contains(file),
        !FileManager.default.fileExists(atPath: file)
      else { return false }
      let name = (file as NSString).lastPathComponent
      return !scripts.contains { $0.contains(name) }
    }.sorted()
  }

  /// What the target of a module compiles.
  func sources(of module: String) -> Sources { sources[module] ?? Sources() }

  private mutating func add(_ file: String, to owner: ModuleNames.Owner) {
    files[file, default: []].append(owner)
    sources[owner.module, default: Sources()].files.insert(file)
  }

  /// A folder belongs to its targets but for their exceptions; those of another target are files that it compiles.
  private mutating func read(_ group: String, in objects: XcodeObjects) {
    guard let path = objects.paths[group] else { return }
    var exceptions: [String: Set<String>] = [:]
    for set in objects.children(of: group, "exceptions") {
      guard let target = objects.string(of: set, "target") else { continue }
      let files = objects.children(of: set, "membershipExceptions").map { "\(path)/\($0)" }
      exceptions[target, default: []].formUnion(files)
    }
    for (target, owner) in objects.targets {
      let files = exceptions[target] ?? []
      guard objects.children(of: target, "fileSystemSynchronizedGroups").contains(group) else {
        for file in files { add(file, to: owner) }
        continue
      }
      folders.append(Folder(path: path, owner: owner, exceptions: files))
      sources[owner.module, default: Sources()].folders.insert(path)
      sources[owner.module, default: Sources()].exceptions.formUnion(files)
    }
  }
}

/// The objects of a project file, which refer to each other by identifiers.
struct XcodeObjects {
  /// Where the project stands.
  let folder: String
  /// Those that make tests last, since a file can belong to several.
  private(set) var targets: [(id: String, owner: ModuleNames.Owner)] = []
  /// Of the files and groups, where they are.
  private(set) var paths: [String: String] = [:]

  private(set) var developmentRegion: String?

  private let objects: [String: PropertyList]

  init?(of data: Data, in folder: String) {
    guard case .dictionary(let root)? = PropertyList(parsing: Array(data)),
      case .dictionary(let objects)? = root["objects"],
      case .string(let project)? = root["rootObject"]
    else { return nil }
    self.objects = objects
    self.folder = folder
    developmentRegion = string(of: project, "developmentRegion")
    var base = folder
    if let path = string(of: project, "projectDirPath"), !path.isEmpty { base += "/\(path)" }
    if let group = string(of: project, "mainGroup") {
      place(group, in: base, project: base)
    }
    let all = children(of: project, "targets").map { target in
      let product = string(of: target, "productType") ?? ""
      let name = string(of: target, "name") ?? ""
      return (
        id: target,
        owner: ModuleNames.Owner(
          module: ModuleNames.moduleName(of: name),
          isTest: product.hasSuffix(".unit-test") || product.hasSuffix(".ui-testing"))
      )
    }
    targets = all.filter { !$0.owner.isTest } + all.filter(\.owner.isTest)
  }

  func kind(of id: String) -> String? { string(of: id, "isa") }

  /// Whether a file stands where a build puts what it makes, or belongs to the system.
  func isBuilt(_ file: String) -> Bool {
    let known = ["<group>", "<absolute>", "SOURCE_ROOT"]
    return string(of: file, "sourceTree").map { !known.contains($0) } ?? false
  }

  /// The groups that are folders with whatever is in them, in a fixed order.
  var synchronizedFolders: [String] {
    paths.keys.filter { kind(of: $0) == "PBXFileSystemSynchronizedRootGroup" }.sorted()
  }

  func string(of id: String, _ key: String) -> String? {
    if case .dictionary(let object)? = objects[id], case .string(let value)? = object[key] {
      return value
    }
    return nil
  }

  func children(of id: String, _ key: String) -> [String] {
    guard case .dictionary(let object)? = objects[id], case .array(let values)? = object[key]
    else { return [] }
    return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
  }

  private mutating func place(_ id: String, in parent: String, project: String) {
    guard paths[id] == nil else { return }
    let own = string(of: id, "path")
    let path: String
    switch string(of: id, "sourceTree") {
    case "SOURCE_ROOT": path = own.map { "\(project)/\($0)" } ?? project
    case "<absolute>": path = own ?? parent
    default: path = own.map { "\(parent)/\($0)" } ?? parent
    }
    // Asking Foundation takes long, and nearly all paths are what they seem.
    let isPlain =
      path.hasPrefix("/")
      && !zip(path.utf8, path.utf8.dropFirst()).contains {
        $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: ".") || $1 == UInt8(ascii: "/"))
      }
    paths[id] = isPlain ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    for child in children(of: id, "children") { place(child, in: path, project: project) }
  }
}
