import PortolanFacts

/// Tells which files can matter to the model, by what they mention.
///
/// 1. Those that say a word of navigation.
/// 2. Views that mention what a file of these declares: they show it, and hand state to it.
/// 3. Whatever declares what a file of these mentions. An extension of a type that is not the app's is reached through the
///    members that it adds: the type is mentioned by much that has nothing to do with it, or used without being mentioned.
/// 4. Whatever mentions a protocol of these: a conforming type may stand for it.
/// 5. Those that mention a bound name together with what a file of these declares: they may set the state.
///
/// Each step again, until nothing more is reached. A file beside the input is reached by what it declares alone.
struct FileReach {
  private let files: [FileMentions]
  private let isBeside: [Bool]
  private let declarers: [UInt64: [Int]]
  private var isReached: [Bool]
  /// Reached files whose mentions were not yet followed.
  private var pending: [Int] = []
  private var followed: Set<UInt64> = []

  /// The files to parse, in order.
  ///
  /// - Parameters:
  ///   - isBeside: For each file, whether it lies beside the input.
  ///   - all: Whether every file of the input is reached, whatever it says.
  static func reached(
    of files: [FileMentions], beside isBeside: [Bool], all: Bool = false, roots: [String]
  ) -> [Int] {
    // A single file is read for what it declares, too.
    guard files.count > 1 else { return Array(files.indices) }
    var reach = FileReach(files, isBeside)
    if all { for file in files.indices where !isBeside[file] { reach.reach(file) } }
    let vocabulary = NavigationVocabulary.words.union(
      roots.flatMap { $0.split(separator: ".").map(String.init) })
    reach.run(words: Set(vocabulary.map(FileMentions.hash)))
    return files.indices.filter { reach.isReached[$0] || files[$0].holdsIgnores }
  }

  private init(_ files: [FileMentions], _ isBeside: [Bool]) {
    self.files = files
    self.isBeside = isBeside
    var declarers: [UInt64: [Int]] = [:]
    for (number, file) in files.enumerated() {
      for name in file.declared { declarers[name, default: []].append(number) }
    }
    let own = Set(declarers.keys)
    for (number, file) in files.enumerated() {
      for added in file.extensions {
        let isForeign = !added.isUsedUnnamed && own.isDisjoint(with: added.names)
        for name in isForeign ? added.members : added.names {
          declarers[name, default: []].append(number)
        }
      }
    }
    self.declarers = declarers
    isReached = Array(repeating: false, count: files.count)
  }

  private mutating func run(words: Set<UInt64>) {
    var core = files.indices.filter {
      !isBeside[$0] && (files[$0].isIrregular || files[$0].mentions(anyOf: words))
    }
    addViews(to: &core)
    core.forEach { reach($0) }
    follow()
    let bound = Set(core.flatMap { files[$0].bound }).subtracting(Self.everywhere)
    var before = -1
    while before != followed.count {
      before = followed.count
      addConformers()
      addSetters(of: bound)
    }
  }

  private mutating func reach(_ file: Int) {
    guard !isReached[file] else { return }
    isReached[file] = true
    pending.append(file)
  }

  private mutating func follow() {
    while let file = pending.popLast() {
      for name in files[file].mentioned where followed.insert(name).inserted {
        declarers[name]?.forEach { reach($0) }
      }
    }
  }

  private func addViews(to core: inout [Int]) {
    let showing = Set(NavigationVocabulary.showing.map(FileMentions.hash))
    var isCore = Array(repeating: false, count: files.count)
    for file in core { isCore[file] = true }
    // By a modifier of the app's own a view can present without a word of navigation.
    func names(of file: Int) -> [UInt64] {
      let file = files[file]
      return file.extended.contains(where: showing.contains)
        ? file.declared + file.members : file.declared
    }
    var candidates = files.indices.filter {
      !isCore[$0] && !isBeside[$0] && files[$0].mentions(anyOf: showing)
    }
    var known = Set(core.flatMap(names)).subtracting(Self.everywhere)
    var more = true
    while more {
      let found = candidates.filter { files[$0].mentions(anyOf: known) }
      core += found
      more = !found.isEmpty
      for file in found {
        isCore[file] = true
        known.formUnion(names(of: file))
      }
      known.subtract(Self.everywhere)
      candidates.removeAll { isCore[$0] }
    }
  }

  private mutating func addConformers() {
    let reached = files.indices.filter { isReached[$0] }
    let protocols = Set(reached.flatMap { files[$0].protocols })
    guard !protocols.isEmpty else { return }
    for file in files.indices
    where !isReached[file] && !isBeside[file] && files[file].mentions(anyOf: protocols) {
      reach(file)
    }
    follow()
  }

  private mutating func addSetters(of bound: Set<UInt64>) {
    var candidates = files.indices.filter {
      !isReached[$0] && !isBeside[$0] && files[$0].mentions(anyOf: bound)
    }
    var known = -1
    while !candidates.isEmpty {
      let names = Set(files.indices.filter { isReached[$0] }.flatMap { files[$0].declared })
      guard names.count > known else { return }
      known = names.count
      for file in candidates where files[file].mentions(anyOf: names) { reach(file) }
      follow()
      candidates.removeAll { isReached[$0] }
    }
  }

  /// Names that are in every file, and no state.
  private static let everywhere = Set(
    [
      "self", "Self", "get", "set", "return", "if", "let", "case", "nil", "true", "false", "in",
      "id", "body",
    ]
    .map(FileMentions.hash))
}
