import PortolanFacts
import PortolanModel

/// What was read of some of an app's files, to be linked with what was read of the others: what a build system keeps of a module.
///
/// Which files matter to the model is known of the whole app alone, so of every file there is what it mentions as well as its
/// outline, and nothing is left out before all are together.
public struct ModuleFacts: Sendable {
  /// In the order of their paths.
  let files: [File]
  /// Folders that could not be listed.
  let problems: [Unresolved]
  /// The folder that paths are relative to, as seen from where whoever links these facts is.
  public var sourceRoot: String?

  struct File: Hashable, Sendable {
    var path: String
    var module: String
    /// Whether it only tells which other files matter: a test, where tests are not read.
    var isLeftOut: Bool
    var mentions: FileMentions
    /// The encoded outline; of many files it is not needed.
    var outline: ArraySlice<UInt8>
  }

  init(files: [File], problems: [Unresolved]) {
    self.files = files
    self.problems = problems
  }

  /// Reads and outlines every file of a tree. The result is the same whatever the number of jobs.
  public init(reading tree: SourceTree, jobs: Int) {
    let includesTests = tree.includesTests
    self.init(
      files: Workers.map(tree.files, jobs: jobs) { $0.facts(includesTests: includesTests) },
      problems: tree.problems)
  }
}

extension SourceTree.File {
  fileprivate func facts(includesTests: Bool) -> ModuleFacts.File {
    let outline = read()
    let isLeftOut = outline.isTest && !includesTests
    var bytes = ByteWriter()
    if !isLeftOut { outline.write(to: &bytes) }
    return ModuleFacts.File(
      path: path, module: module, isLeftOut: isLeftOut, mentions: mentions(),
      outline: bytes.bytes[...])
  }
}
