import Foundation

/// Tells to which module each file belongs: the target of the Swift package or Xcode project that it stands in, be the project but
/// described, else the input as a whole.
struct ModuleNames {
  struct Owner: Hashable {
    var module: String
    var isTest = false
  }

  /// What is used where no project tells.
  let fallback: Owner
  /// By folder, the projects that stand there, in the order in which they are asked.
  private var projects: [String: [Project]] = [:]
  /// The same with those of the folders around, the innermost first: an app has many files in few folders.
  private var projectsAround: [String: [Project]] = [:]

  private enum Project {
    case package(PackageTargets)
    case xcode(XcodeTargets)
    case generated(GeneratedProjectTargets)
  }

  /// What is called so wherever nothing else tells, for a checkout's own folder is called as each of its owners likes.
  private static let nameOfCheckouts = "App"

  /// - Parameter isCheckout: Whether the input is a whole checkout, though nothing in it says so.
  init(input: String, isCheckout: Bool = false) {
    let url = URL(fileURLWithPath: input).resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
    fallback = Owner(
      module: isCheckout || Self.isCheckout(folder)
        ? Self.nameOfCheckouts : Self.moduleName(of: folder.lastPathComponent))
  }

  /// Whether a folder is a whole checkout, or what a configuration is for.
  private static func isCheckout(_ folder: URL) -> Bool {
    [".git", ".portolan.yml"].contains { name in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
  }

  /// The owners of a file, found in the folders around it from the innermost on: several targets may compile it, tests last. None for
  /// a file that a project leaves out.
  mutating func owners(of location: String) -> [Owner] {
    for project in projects(around: Self.folder(of: location)) {
      switch project {
      case .package(let targets):
        if let owner = targets.owner(of: location) { return [owner] }
      case .xcode(let targets):
        let owners = targets.owners(of: location)
        if !owners.isEmpty { return owners }
      case .generated(let targets):
        let owners = targets.owners(of: location, fallback: fallback)
        if !owners.isEmpty { return owners }
      }
    }
    return isLeftOut(location) ? [] : [fallback]
  }

  /// Whether some project around a file that no target compiles would compile it, were it part of the app.
  private mutating func isLeftOut(_ location: String) -> Bool {
    guard location.hasSuffix(".swift") else { return false }
    var package: String?
    for project in projects(around: Self.folder(of: location)) {
      switch project {
      case .package(let targets): package = targets.folder
      case .xcode(let targets):
        // A package inside of the project may work out what it compiles.
        if package != nil, package != targets.folder { return false }
        if targets.leavesOut(location) {
          // By another path the project may well compile it.
          return URL(fileURLWithPath: location).resolvingSymlinksInPath().path == location
        }
      case .generated: break
      }
    }
    return false
  }

  private static func folder(of location: String) -> String {
    location.lastIndex(ofByte: UInt8(ascii: "/"))
      .map { $0 == location.startIndex ? "/" : String(location[..<$0]) } ?? ""
  }

  private mutating func projects(around folder: String) -> [Project] {
    if let known = projectsAround[folder] { return known }
    var result = projects(in: folder)
    if folder != "/", !folder.isEmpty {
      result += projects(around: Self.folder(of: folder))
    }
    projectsAround[folder] = result
    return result
  }

  /// The Xcode projects that stand in a folder or around it, the innermost first, each with the folder that it stands in.
  mutating func xcodeProjects(around folder: String) -> [(folder: String, targets: XcodeTargets)] {
    var result: [(folder: String, targets: XcodeTargets)] = []
    var folder = folder
    while folder != "/", !folder.isEmpty {
      for case .xcode(let targets) in projects(in: folder) { result.append((folder, targets)) }
      folder = Self.folder(of: folder)
    }
    return result
  }

  /// The Xcode projects that were met, in the order of the folders that they stand in.
  var xcodeProjects: [XcodeTargets] {
    projects.sorted { $0.key < $1.key }.flatMap(\.value).compactMap {
      if case .xcode(let targets) = $0 { targets } else { nil }
    }
  }

  /// The project whose targets compile a file; `nil` where none does, or something else.
  mutating func xcodeProject(of location: String) -> XcodeTargets? {
    for project in projects(around: Self.folder(of: location)) {
      switch project {
      case .package(let targets): if targets.owner(of: location) != nil { return nil }
      case .xcode(let targets): if !targets.owners(of: location).isEmpty { return targets }
      case .generated(let targets):
        if !targets.owners(of: location, fallback: fallback).isEmpty { return nil }
      }
    }
    return nil
  }

  private mutating func projects(in folder: String) -> [Project] {
    if let known = projects[folder] { return known }
    var result: [Project] = []
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if names.contains("Package.swift"), let targets = PackageTargets(of: folder) {
      result.append(.package(targets))
    }
    let xcodeProjects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    for name in xcodeProjects {
      if let targets = XcodeTargets(of: "\(folder)/\(name)") { result.append(.xcode(targets)) }
    }
    // What was generated says more than what describes it.
    if xcodeProjects.isEmpty {
      result += GeneratedProjectTargets.fileNames.filter(names.contains)
        .compactMap { GeneratedProjectTargets(describedBy: $0, in: folder) }.map(Project.generated)
    }
    projects[folder] = result
    return result
  }

  /// What a compiler makes of the name of a target: `my-app` is `my_app`.
  static func moduleName(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}

extension [ModuleNames.Owner] {
  /// Each of them once, those that make tests last.
  var eachOnce: Self {
    var seen: Set<ModuleNames.Owner> = []
    let all = filter { seen.insert($0).inserted }
    return all.filter { !$0.isTest } + all.filter(\.isTest)
  }
}
