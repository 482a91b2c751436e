/// Finds what the Xcode targets of the input's files compile beside the input.
///
/// Someone who reads `App/Sources` may keep in `App/Shared` what both an app and its widget compile. What is declared there is
/// needed to understand the input; it is no part of the input, though, so nothing starts there.
struct FilesBeside {
  private var result: [SourceTree.File] = []

  /// - Parameters:
  ///   - input: The files of the input.
  ///   - walk: What found them.
  static func find(
    beside input: [SourceTree.File], _ walk: inout FolderWalk, _ modules: inout ModuleNames
  ) -> [SourceTree.File] {
    var beside = FilesBeside()
    let root = walk.root
    if root.isEmpty { return [] }
    for (folder, targets) in modules.xcodeProjects(around: root) where folder != root {
      // Of a file that several targets compile, the first tells which target the input is.
      var own: [String] = []
      for file in input {
        guard let owner = targets.owners(of: file.location).first, owner.module == file.module,
          !owner.isTest, !own.contains(owner.module)
        else { continue }
        own.append(owner.module)
      }
      for module in own { beside.add(targets.sources(of: module), module, in: folder, &walk) }
    }
    return beside.result
  }

  private mutating func add(
    _ sources: XcodeTargets.Sources, _ module: String, in folder: String, _ walk: inout FolderWalk
  ) {
    let input = walk.root + "/"
    // What lies outside of the project's folder belongs to someone else.
    func isBeside(_ path: String) -> Bool { path.hasPrefix(folder + "/") && !path.hasPrefix(input) }
    let wanted = FolderWalk.Wanted(
      files: sources.files.filter(isBeside), folders: sources.folders.filter(isBeside))
    if wanted.isEmpty { return }
    for file in walk.files(in: folder, wanted: wanted)
    where !sources.exceptions.contains(file.location) {
      result.append(
        SourceTree.File(path: file.path, location: file.location, module: module, isBeside: true))
    }
  }
}
