import PortolanModel

/// An app's source, linked: the model, and what else can be asked of the source that it was made of.
package final class SourceLinking {
  package let model: NavigationModel
  private let link: () -> SourceAssembly
  private lazy var assembly = link()
  private let knownViews: Int?
  /// What is still being written for the next time, if anything: whoever ends the process waits for it.
  package var keeping: SideWork<Void>?

  /// - Parameters:
  ///   - files: In a fixed order: screens that nothing orders otherwise follow it.
  ///   - name: What to call the app; its module's name unless given.
  ///   - roots: The screens that a user can start at, by type; found from the `@main` app unless given.
  ///   - jobs: How many threads may work; the model is the same whatever it is.
  package init(
    _ files: [SourceFile], name: String? = nil, roots: [String] = [], jobs: Int = 1
  ) {
    let (assembly, model) = Self.linked(files, name: name, roots: roots, jobs: jobs)
    (self.model, knownViews) = (model, nil)
    link = { assembly }
  }

  /// What was linked before, and is linked again only where more is asked of it than what is known.
  ///
  /// - Parameters:
  ///   - model: The model of these files.
  ///   - views: How many views and controllers they declare.
  package init(
    _ files: [SourceFile], roots: [String], jobs: Int, known model: NavigationModel, views: Int
  ) {
    (self.model, knownViews) = (model, views)
    link = { Self.linked(files, name: nil, roots: roots, jobs: jobs).assembly }
  }

  private static func linked(
    _ files: [SourceFile], name: String?, roots: [String], jobs: Int
  ) -> (assembly: SourceAssembly, model: NavigationModel) {
    // Functions that views make of each other nest deeper than a program's first stack allows.
    SideWork(inParallel: true) {
      let assembly = SourceAssembly(files: files, jobs: jobs)
      return (assembly, assembly.model(name: name, roots: roots))
    }.result()
  }

  /// How many views and controllers the source declares, screens or not.
  package var views: Int { knownViews ?? assembly.program.viewCount }

  /// What might be navigation, and was left out.
  package var candidates: [Candidate] { assembly.candidates() }
}

extension Program {
  fileprivate var viewCount: Int {
    types.count { symbol in
      (symbol.isView || symbol.isController) && symbol.kind != .protocol
        && !symbol.inherits("App", "Scene", "Commands", "ViewModifier") && !isBeside(symbol)
    }
  }
}

extension Linked {
  /// Links the outlines of an app's files into a model.
  ///
  /// - Parameters:
  ///   - files: In a fixed order: screens that nothing orders otherwise follow it.
  ///   - name: What to call the app; its module's name unless given.
  ///   - roots: The screens that a user can start at, by type; found from the `@main` app unless given.
  public init(source files: [SourceFile], name: String? = nil, roots: [String] = []) {
    let linking = SourceLinking(files, name: name, roots: roots)
    self.init(model: linking.model, candidates: linking.candidates)
  }
}

extension NavigationModel {
  /// Links the outlines of an app's files into a model, and nothing else; see ``Linked/init(source:name:roots:)``.
  public init(linking files: [SourceFile], name: String? = nil, roots: [String] = []) {
    self = SourceLinking(files, name: name, roots: roots).model
  }
}
