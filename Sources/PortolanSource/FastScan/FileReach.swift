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
  private let files: [ScannedFile]
  private let isBeside: [Bool]
  private let declarers: SideWork<Declarers>
  private var isReached: [Bool]
  /// Reached files whose mentions were not yet followed.
  private var pending: [Int] = []
  private var followed = NameSet(capacity: 4_096)

  /// What is to be read.
  struct Reached {
    /// The files to parse, in order.
    var files: [Int]
    /// The names one of which code has to say to have to do with navigation; `nil` where that is not known.
    var vocabulary: NameSet?
  }

  /// The files to parse.
  ///
  /// - Parameters:
  ///   - isBeside: For each file, whether it lies beside the input.
  ///   - all: Whether every file of the input is reached, whatever it says.
  ///   - jobs: How many threads may work.
  static func reached(
    of files: [ScannedFile], beside isBeside: [Bool], all: Bool = false, roots: [String],
    jobs: Int = 1
  ) -> Reached {
    // A single file is read for what it declares, too.
    guard files.count > 1 else { return Reached(files: Array(files.indices)) }
    var reach = FileReach(files, isBeside, jobs)
    if all { for file in files.indices where !isBeside[file] { reach.reach(file) } }
    let words = NavigationVocabulary.words.union(
      roots.flatMap { $0.split(separator: ".").map(String.init) })
    let core = reach.run(words: NameSet(words.map(FileMentions.hash)))
    return Reached(
      files: files.indices.filter { reach.isReached[$0] || files[$0].mentions.holdsIgnores },
      vocabulary: all ? nil : reach.vocabulary(of: core, and: words))
  }

  private init(_ files: [ScannedFile], _ isBeside: [Bool], _ jobs: Int) {
    self.files = files
    self.isBeside = isBeside
    // Which files navigate by their own words is found without it.
    declarers = SideWork(inParallel: jobs > 1) { Declarers(files) }
    isReached = Array(repeating: false, count: files.count)
  }

  /// - Returns: The files that navigate by their own words, and the views that show what they declare.
  private mutating func run(words: NameSet) -> [Int] {
    var core = files.indices.filter {
      !isBeside[$0] && (files[$0].mentions.isIrregular || files[$0].mentions.containAny(of: words))
    }
    addViews(to: &core)
    core.forEach { reach($0) }
    follow()
    var bound = NameSet()
    for file in core { bound.formUnion(files[file].mentions.bound, but: Self.everywhere) }
    var before = -1
    while before != followed.count {
      before = followed.count
      addConformers()
      addSetters(of: bound)
    }
    return core
  }

  /// What the files say that navigate, and those that say something of it, and so on.
  private func vocabulary(of core: [Int], and words: Set<String>) -> NameSet {
    var names = NameSet(words.map(FileMentions.hash))
    names.formUnion(NavigationVocabulary.showing.map(FileMentions.hash))
    func add(_ file: Int) {
      names.formUnion(files[file].mentions.declared, but: Self.everywhere)
      names.formUnion(files[file].mentions.members, but: Self.everywhere)
      names.formUnion(files[file].mentions.bound, but: Self.everywhere)
    }
    core.forEach(add)
    let own = Set(core)
    var others = files.indices.filter { isReached[$0] && !own.contains($0) }
    var before = -1
    while before != others.count {
      before = others.count
      others.removeAll { file in
        guard files[file].mentions.containAny(of: names) else { return false }
        add(file)
        return true
      }
    }
    return names
  }

  private mutating func reach(_ file: Int) {
    guard !isReached[file] else { return }
    isReached[file] = true
    pending.append(file)
  }

  private mutating func follow() {
    let declarers = declarers.result()
    while let file = pending.popLast() {
      for name in files[file].mentions.mentioned where followed.insert(name) {
        var entry = declarers.first(of: name)
        while let found = entry {
          reach(found.file)
          entry = declarers.next(after: found)
        }
      }
    }
  }

  private func addViews(to core: inout [Int]) {
    let showing = NameSet(NavigationVocabulary.showing.map(FileMentions.hash))
    var isCore = Array(repeating: false, count: files.count)
    for file in core { isCore[file] = true }
    // By a modifier of the app's own a view can present without a word of navigation.
    func names(of file: Int) -> [UInt64] {
      let file = files[file].mentions
      return showing.containsAny(of: file.extended)
        ? file.declared + file.members : file.declared
    }
    var candidates = files.indices.filter {
      !isCore[$0] && !isBeside[$0] && files[$0].mentions.containAny(of: showing)
    }
    var known = NameSet(capacity: 1_024)
    for file in core { known.formUnion(names(of: file), but: Self.everywhere) }
    var more = true
    while more {
      let found = candidates.filter { files[$0].mentions.containAny(of: known) }
      core += found
      more = !found.isEmpty
      for file in found {
        isCore[file] = true
        known.formUnion(names(of: file), but: Self.everywhere)
      }
      candidates.removeAll { isCore[$0] }
    }
  }

  private mutating func addConformers() {
    var protocols = NameSet()
    for file in files.indices where isReached[file] {
      protocols.formUnion(files[file].mentions.protocols)
    }
    guard protocols.count > 0 else { return }
    for file in files.indices
    where !isReached[file] && !isBeside[file] && files[file].mentions.containAny(of: protocols) {
      reach(file)
    }
    follow()
  }

  private mutating func addSetters(of bound: NameSet) {
    var candidates = files.indices.filter {
      !isReached[$0] && !isBeside[$0] && files[$0].mentions.containAny(of: bound)
    }
    var known = -1
    while !candidates.isEmpty {
      var names = NameSet(capacity: 1_024)
      for file in files.indices where isReached[file] {
        names.formUnion(files[file].mentions.declared)
      }
      guard names.count > known else { return }
      known = names.count
      for file in candidates where files[file].mentions.containAny(of: names) { reach(file) }
      follow()
      candidates.removeAll { isReached[$0] }
    }
  }

  /// Names that are in every file, and no state.
  private static let everywhere = NameSet(
    [
      "self", "Self", "get", "set", "return", "if", "let", "case", "nil", "true", "false", "in",
      "id", "body",
    ]
    .map(FileMentions.hash))
}

extension NameSet {
  fileprivate mutating func formUnion(_ names: [UInt64], but others: NameSet) {
    for name in names where !others.contains(name) { insert(name) }
  }
}

/// Which files declare a name.
private struct Declarers {
  private var last: [UInt64: Int] = [:]
  private var entries: [Entry] = []

  /// A file that declares a name, and where the one before it stands that declares it, too.
  struct Entry {
    var file: Int
    fileprivate var before: Int?
  }

  init(_ files: [ScannedFile]) {
    let count = files.reduce(0) { count, file in
      file.mentions.extensions.reduce(count + file.mentions.declared.count) {
        $0 + $1.members.count
      }
    }
    last.reserveCapacity(count)
    entries.reserveCapacity(count)
    for number in files.indices { add(files[number].mentions.declared, number) }
    let own = NameSet(last.keys)
    for number in files.indices {
      for added in files[number].mentions.extensions {
        let isForeign = !added.isUsedUnnamed && !own.containsAny(of: added.names)
        add(isForeign ? added.members : added.names, number)
      }
    }
  }

  private mutating func add(_ names: some Sequence<UInt64>, _ file: Int) {
    for name in names {
      entries.append(Entry(file: file, before: last.updateValue(entries.count, forKey: name)))
    }
  }

  func first(of name: UInt64) -> Entry? { last[name].map { entries[$0] } }

  func next(after entry: Entry) -> Entry? { entry.before.map { entries[$0] } }
}
