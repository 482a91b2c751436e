import Foundation
import PortolanConfiguration
import PortolanFacts
import PortolanMatching
import PortolanModel
import PortolanSource

/// Swift source that a model is read from: a folder, one file, or what a configuration names.
struct SourceInput {
  /// The folder or file; the configuration's folder where the configuration says what is read.
  let path: String
  let options: SourceOptions
  var quiet = false
  var configuration = Configuration(file: ConfigurationFile.name)
  /// Whether the configuration says what is read.
  var readsConfigured = false
  /// Whether all that the configuration speaks of must be in what is read.
  var readsAll = false
  /// The folder that is read whole, relative to the configuration's; `nil` where none is, or one elsewhere.
  var placeInConfiguration: String?
  /// The configuration's folder, where what is read is part of it.
  var whole: String?
  /// Whether the folder is about to get a configuration.
  var willBeConfigured = false
  /// Whether the model is printed, and is kept as it is then.
  var isPrinted = false
  /// What to call it, where the path is but a copy's.
  var name: String?

  private var title: String { name ?? path }

  /// What was made of the source.
  struct Result {
    var linking: SourceLinking
    /// What could not be read of its files: syntax errors, another encoding.
    var problems: [Unresolved]
    /// How many files were read that lie beside it.
    var filesBeside: Int
    /// The targets and patterns of the configuration that name nothing.
    var idle: [IdleEntry]
  }

  func read() throws -> Result {
    var reading = options.files.reading(title, roots: roots, quiet: quiet)
    // What was kept is there by the time that the files are found.
    if reading.jobs > 1 { reading.cache?.beginToLoad() }
    let tree = try self.tree()
    for pattern in options.files.excluded where !tree.usedExclusions.contains(pattern) {
      Terminal.note(
        "\(title): warning: --exclude '\(pattern)' names nothing that would be read", quiet: quiet)
    }
    let read = try filesRead(of: tree, reading)
    let files = read.files
    let linking =
      reading.cache?.link(read, roots: roots, jobs: reading.jobs, isPrinted: isPrinted)
      ?? SourceLinking(files, roots: roots, jobs: reading.jobs, isPrinted: isPrinted)
    Kept.last(linking, read)
    if !isPrinted { linking.keeping?.begin() }
    try RootNames(of: linking.model).demand(options.roots, in: title)
    return Result(
      linking: linking, problems: files.flatMap(\.problems),
      filesBeside: files.count(where: \.isBeside), idle: idleEntries(for: tree))
  }

  /// Options win over the configuration.
  private var roots: [String] {
    options.roots.isEmpty ? configuration.roots.map(\.value) : options.roots
  }

  private func filesRead(of tree: SourceTree, _ reading: ReadingOptions) throws -> ReadFiles {
    guard !tree.files.isEmpty else {
      if FileManager.default.isSwiftFile(atPath: path) {
        throw Failure("\(title): error: this is a test, which --include-tests reads", .badInput)
      }
      if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
        throw Failure(
          "\(title): error: a project holds no source; name the folder around it", .badInput)
      }
      // What can't be listed may hold anything.
      let problem = tree.problems.first?.what ?? "the folder holds no Swift file to read"
      throw Failure("\(title): error: \(problem)", .badInput)
    }
    let progress = ReadingProgress(quiet: quiet)
    defer { progress.finish() }
    let narrowed = try narrowed(tree)
    var read = narrowed.filesRead(reading)
    if !read.files.isEmpty { read.files[0].problems += narrowed.problems }
    return read
  }

  private func tree() throws -> SourceTree {
    let folder = configuration.folder
    let others =
      configuration.exclude.isEmpty
      ? [] : [SourceTree.Exclusion(patterns: configuration.exclude.map(\.value), in: folder)]
    let includesTests = options.files.includeTests ?? configuration.includesTests ?? false
    guard readsConfigured, !configuration.inputs.isEmpty else {
      do {
        return try SourceTree(
          at: path, of: whole, isCheckout: willBeConfigured, excluding: options.files.excluded,
          others,
          includesTests: includesTests)
      } catch {
        throw Failure("\(title): error: there is no such file or folder", .noInput)
      }
    }
    for input in configuration.inputs {
      let place = input.value.hasPrefix("/") ? input.value : "\(folder)/\(input.value)"
      if !FileManager.default.fileExists(atPath: place) {
        throw ConfigurationError(
          "there is no file or folder '\(input.value)' beside this file", at: input.location)
      }
    }
    do {
      return try SourceTree(
        of: configuration.inputs.map(\.value), in: folder, excluding: options.files.excluded,
        others,
        includesTests: includesTests)
    } catch {
      throw Failure("\(error.path): error: there is no such file or folder", .noInput)
    }
  }

  private func narrowed(_ tree: SourceTree) throws -> SourceTree {
    let modules = tree.modules
    for target in options.files.targets where Self.module(of: target, among: modules) == nil {
      throw Failure("\(title): error: \(Self.unknown(target, among: modules))", .badInput)
    }
    var targets = options.files.targets
    if targets.isEmpty {
      let known = configuration.targets.filter {
        Self.module(of: $0.value, among: modules) != nil
      }
      // A part of the app may lie outside of all targets.
      if let first = configuration.targets.first(where: { target in !known.contains(target) }),
        readsConfigured
      {
        throw ConfigurationError(Self.unknown(first.value, among: modules), at: first.location)
      }
      targets = known.map(\.value)
    }
    return targets.isEmpty
      ? tree
      : tree.narrowed(to: Set(targets.compactMap { Self.module(of: $0, among: modules) }))
  }

  private func idleEntries(for tree: SourceTree) -> [IdleEntry] {
    let patterns = configuration.exclude.filter { pattern in
      !tree.usedPatterns.contains(pattern.value)
        && configuration.speaks(pattern.value, only: placeInConfiguration)
    }
    let modules = tree.modules
    let targets = configuration.targets.filter { target in
      readsAll && options.files.targets.isEmpty
        && Self.module(of: target.value, among: modules) == nil
    }
    return patterns.map {
      IdleEntry("'\($0.value)' names nothing that would be read", at: $0.location)
    } + targets.map { IdleEntry(Self.unknown($0.value, among: modules), at: $0.location) }
  }

  /// The module of a target, be it written in other capitals, if it is clear which is meant.
  private static func module(of target: String, among modules: Set<String>) -> String? {
    let name = SourceTree.moduleName(of: target)
    if modules.contains(name) { return name }
    let alike = modules.filter { $0.lowercased() == name.lowercased() }
    return alike.count == 1 ? alike.first : nil
  }

  private static func unknown(_ target: String, among modules: Set<String>) -> String {
    """
    there is no target '\(target)'; there \(modules.count == 1 ? "is" : "are") \
    \(modules.sorted().joined(separator: ", "))
    """
  }
}

/// The names by which a person may ask for a screen to start at.
struct RootNames {
  let model: NavigationModel

  init(of model: NavigationModel) {
    self.model = model
  }

  /// Stops where a wanted root is no screen.
  func demand(_ wanted: [String], in path: String?) throws {
    let roots = Set(model.roots.filter { $0.how == .declared }.map(\.screen))
    let found = model.screens.filter { roots.contains($0.id) }.flatMap(\.aliases)
    for name in wanted where !found.contains(name) {
      throw Failure(
        (path.map { "\($0): error: " } ?? "") + model.words(forUnknownScreen: name), .badInput)
    }
  }
}

extension NavigationModel {
  /// A saved model of which but some screens are wanted as roots; as it is where none are named.
  func starting(at wanted: [String], in title: String) throws -> NavigationModel {
    if wanted.isEmpty { return self }
    var model = self
    model.roots = []
    for name in wanted {
      let found = screens.filter { $0.aliases.contains(name) }
      if found.isEmpty {
        throw Failure("\(title): error: \(words(forUnknownScreen: name))", .badInput)
      }
      for screen in found where !model.roots.contains(where: { $0.screen == screen.id }) {
        let known = roots.filter { $0.screen == screen.id }
        model.roots += known.isEmpty ? [Root(screen: screen.id, how: .declared)] : known
      }
    }
    return model
  }

  /// The screens that a person may mean. A view may show several; the screen whose own name it is, goes first.
  func screens(called name: String) -> [Screen] {
    let own = screens.filter { $0.id == name || $0.type == name || $0.title == name }
    return own.isEmpty ? screens.filter { $0.aliases.contains(name) } : own
  }

  /// What to say of a name that no screen has.
  func words(forUnknownScreen name: String) -> String {
    UnknownScreen(name, among: screens).words
  }
}
