import PortolanModel

extension Linked {
  /// Links the outlines of an app's files into a model.
  ///
  /// - Parameters:
  ///   - files: In a fixed order: screens that nothing orders otherwise follow it.
  ///   - name: What to call the app; its module's name unless given.
  ///   - roots: The screens that a user can start at, by type; found from the `@main` app unless given.
  public init(source files: [SourceFile], name: String? = nil, roots: [String] = []) {
    var assembly = SourceAssembly(files: files)
    let model = assembly.model(name: name, roots: roots)
    self.init(model: model, candidates: assembly.candidates())
  }
}

extension NavigationModel {
  /// Links the outlines of an app's files into a model, and nothing else; see ``Linked/init(source:name:roots:)``.
  public init(linking files: [SourceFile], name: String? = nil, roots: [String] = []) {
    var assembly = SourceAssembly(files: files)
    self = assembly.model(name: name, roots: roots)
  }
}
