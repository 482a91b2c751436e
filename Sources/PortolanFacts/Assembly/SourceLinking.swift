import PortolanModel

/// An app's source, linked: the model, and what else can be asked of the source that it was made of.
package final class SourceLinking {
  package let model: NavigationModel
  private let link: () -> SourceAssembly
  private lazy var assembly = link()
  private let knownViews: Int?
  private let writing: SideWork<WrittenScreens>?
  /// How the model is written down for the next time, if it is: whoever ends the process waits for that.
  package var keeping: ModelKeeping?

  /// - Parameters:
  ///   - files: In a fixed order: screens that nothing orders otherwise follow it.
  ///   - name: What to call the app; its module's name unless given.
  ///   - roots: The screens that a user can start at, by type; found from the `@main` app unless given.
  ///   - jobs: How many threads may work; the model is the same whatever it is.
  ///   - isPrinted: Whether the model is printed as it is; see ``json(of:)``.
  package init(
    _ files: [SourceFile], name: String? = nil, roots: [String] = [], jobs: Int = 1,
    isPrinted: Bool = false
  ) {
    let ahead = isPrinted && jobs > 1 ? ScreensAhead() : nil
    writing = ahead.map { ahead in SideWork(inParallel: true) { ahead.written() } }
    let (assembly, model) = Self.linked(files, name: name, roots: roots, jobs: jobs, ahead)
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
    (self.model, knownViews, writing) = (model, views, nil)
    link = { Self.linked(files, name: nil, roots: roots, jobs: jobs).assembly }
  }

  private static func linked(
    _ files: [SourceFile], name: String?, roots: [String], jobs: Int, _ ahead: ScreensAhead? = nil
  ) -> (assembly: SourceAssembly, model: NavigationModel) {
    // Functions that views make of each other nest deeper than a program's first stack allows.
    SideWork(inParallel: true) {
      defer { ahead?.end() }
      let assembly = SourceAssembly(files: files, jobs: jobs)
      assembly.ahead = ahead
      return (assembly, assembly.model(name: name, roots: roots))
    }.result()
  }

  /// The model as JSON, with what was changed of it since; of what is to be printed most is written when the model is there.
  package func json(of model: NavigationModel) throws -> [UInt8] {
    try model.json(writing?.result())
  }

  /// How many views and controllers the source declares, screens or not.
  package var views: Int { knownViews ?? assembly.program.viewCount }

  /// What might be navigation, and was left out.
  package var candidates: [Candidate] { assembly.candidates() }
}

/// Writes a model down for the next time, beside whatever is done with it meanwhile.
///
/// It is begun and ended by one thread.
package final class ModelKeeping {
  private let isParallel: Bool
  private let write: (_ json: [UInt8]?) -> Void
  private var work: SideWork<Void>?

  /// - Parameter write: Writes the model, which may be at hand as JSON, with the place of its source or without.
  package init(inParallel isParallel: Bool, _ write: @escaping (_ json: [UInt8]?) -> Void) {
    self.isParallel = isParallel
    self.write = write
  }

  /// - Parameter json: The model as it is printed, if it is: to encode it takes longer than to write it.
  package func begin(printed json: [UInt8]? = nil) {
    if work == nil { work = SideWork(inParallel: isParallel) { [write] in write(json) } }
  }

  /// Waits until all is written.
  package func finish() {
    begin()
    work?.result()
  }
}

extension Program {
  fileprivate var viewCount: Int {
    types.count { symbol in
      (symbol.isView || symbol.isController) && symbol.kind != .protocol
        && !symbol.inherits("App", "Scene", "Commands") && !symbol.modifiesViews
        && !isBeside(symbol)
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
