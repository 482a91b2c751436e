import Foundation
import PortolanFacts
import PortolanModel
import PortolanSource

/// Swift source that a model is read from: a folder, or one file.
struct SourceInput {
  let path: String
  let options: SourceOptions
  var quiet = false

  /// The model alone.
  func model() throws -> NavigationModel { try read().linked.model }

  /// What was made of the source, and of how many files beside it.
  func read() throws -> (linked: Linked, filesBeside: Int) {
    let files = try self.files()
    let linked = Linked(source: files, roots: options.roots)
    try RootNames(of: linked.model).demand(options.roots, in: path)
    return (linked, files.count(where: \.isBeside))
  }

  private func files() throws -> [SourceFile] {
    let tree: SourceTree
    do {
      tree = try SourceTree(
        at: path, excluding: options.excluded, includesTests: options.includeTests)
    } catch {
      throw Failure("\(path): error: there is no such file or folder", .noInput)
    }
    guard !tree.files.isEmpty else {
      let problem = tree.problems.first.map { "; \($0.what)" } ?? ""
      throw Failure("\(path): error: the folder holds no Swift file to read\(problem)", .badInput)
    }
    let progress = ReadingProgress(quiet: quiet)
    defer { progress.finish() }
    var files = try narrowed(tree).read(options.reading(path))
    if !tree.problems.isEmpty, !files.isEmpty { files[0].problems += tree.problems }
    return files
  }

  private func narrowed(_ tree: SourceTree) throws -> SourceTree {
    guard !options.targets.isEmpty else { return tree }
    let modules = Set(tree.files.map(\.module))
    for target in options.targets where !modules.contains(SourceTree.moduleName(of: target)) {
      throw Failure(
        """
        \(path): error: there is no target '\(target)'; there \
        \(modules.count == 1 ? "is" : "are") \(modules.sorted().joined(separator: ", "))
        """, .badInput)
    }
    return tree.narrowed(to: Set(options.targets.map(SourceTree.moduleName)))
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
    let found = model.screens.filter { roots.contains($0.id) }.flatMap(names)
    for name in wanted where !found.contains(name) {
      let all = Set(model.screens.flatMap(names)).sorted()
      let near = NearestNames(to: name, among: all).names.prefix(5)
      let known = near.isEmpty ? model.screens.prefix(5).map(\.type) : Array(near)
      throw Failure(
        """
        \(path.map { "\($0): error: " } ?? "")no screen is called '\(name)'\
        \(known.isEmpty ? "; there is none" : "; the nearest are \(known.joined(separator: ", "))")
        """, .badInput)
    }
  }

  private func names(of screen: Screen) -> [String] {
    [screen.type, screen.id]
      + [screen.view, screen.model].compactMap { $0 }.flatMap { [$0, "\(screen.module).\($0)"] }
  }
}
