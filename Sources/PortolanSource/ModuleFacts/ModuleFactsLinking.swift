import PortolanFacts
import PortolanModel

extension ModuleFacts {
  /// Puts what was read apart together: the outlines, and their order, that reading the whole app at once gives.
  ///
  /// - Parameters:
  ///   - parts: In any order; a file may be in several, if they say the same of it.
  ///   - roots: Screens that are asked for by name, as in ``ReadingOptions/roots``.
  public static func outlines(of parts: [ModuleFacts], roots: [String] = [])
    throws(NotLinkable) -> [SourceFile]
  {
    let files = try together(parts)
    let isBeside = files.map { $0.file.path.hasPrefix("../") }
    let matter =
      FileReach.reached(
        of: files.map { ScannedFile($0.file.mentions) }, beside: isBeside, roots: roots
      )
      .files.map { files[$0] }.filter { !$0.file.isLeftOut }
    let outlines = Workers.map(matter, jobs: ReadingOptions().jobs) { $0.file.decoded() }
    var result: [SourceFile] = []
    for (outline, entry) in zip(outlines, matter) {
      guard let outline else { throw .damaged(part: entry.part) }
      result.append(outline)
    }
    let problems = Set(parts.flatMap(\.problems)).sorted(by: Unresolved.standsBefore)
    if !result.isEmpty { result[0].problems += problems }
    return result
  }

  /// Why parts make no whole. They are told by their places among all.
  public enum NotLinkable: Error, Hashable {
    /// Two parts read different things in one file.
    case different(path: String, parts: [Int])
    /// Two parts say that one file belongs to different modules.
    case otherModule(path: String, parts: [Int], modules: [String])
    case damaged(part: Int)
  }

  private static func together(_ parts: [ModuleFacts]) throws(NotLinkable) -> [(
    file: File, part: Int
  )] {
    var known: [String: (file: File, part: Int)] = [:]
    for (number, part) in parts.enumerated() {
      for file in part.files {
        guard let (other, first) = known[file.path] else {
          known[file.path] = (file, number)
          continue
        }
        // Each target takes what it compiles beside the app for its own, and storyboards and descriptions are no target's.
        let isUndecided = file.path.hasPrefix("../") || !file.path.hasSuffix(".swift")
        if isUndecided {
          if file.module < other.module { known[file.path]?.file.module = file.module }
        } else if other.module != file.module {
          throw .otherModule(
            path: file.path, parts: [first, number], modules: [other.module, file.module])
        }
        if !other.saysTheSame(as: file) {
          throw .different(path: file.path, parts: [first, number])
        }
      }
    }
    return withModules(
      known.values.sorted { SourceTree.standsBefore($0.file.path, $1.file.path) })
  }
}

extension ModuleFacts {
  /// Tells to which modules storyboards and the like belong, now that all the code is known.
  private static func withModules(_ entries: [(file: File, part: Int)]) -> [(file: File, part: Int)]
  {
    let files = entries.map {
      SourceTree.File(path: $0.file.path, location: "", module: $0.file.module)
    }.filter { !$0.path.hasPrefix("../") }
    var entries = entries
    for (number, file) in files.enumerated() where !file.isCode {
      entries[number].file.module = SourceTree.module(of: file, among: files)
    }
    return entries
  }
}

extension ModuleFacts.File {
  fileprivate func saysTheSame(as other: Self) -> Bool {
    mentions == other.mentions && isLeftOut == other.isLeftOut
      && (outline == other.outline || module != other.module)
  }

  /// The outline; `nil` where the bytes are none.
  fileprivate func decoded() -> SourceFile? {
    var bytes = ByteReader(outline)
    guard var file = try? SourceFile(from: &bytes), bytes.isAtEnd else { return nil }
    file.module = module
    return file
  }
}

extension Unresolved {
  /// The order of the files that they speak of.
  static func standsBefore(_ one: Unresolved, _ other: Unresolved) -> Bool {
    (one.location?.file ?? "").utf8.lexicographicallyPrecedes((other.location?.file ?? "").utf8)
  }
}
