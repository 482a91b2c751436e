import PortolanModel

/// What source adds to what types tell.
struct SourceAddition {
  private let plan: InputPlan
  private let read: ReadSource
  private let quiet: Bool

  /// Reads the source, and says what could not be read.
  init(
    _ path: String, _ files: SourceFileOptions, _ configuration: ConfigurationOptions, quiet: Bool
  ) throws {
    self.quiet = quiet
    plan = try InputPlan(given: path, .reading(files), configuration)
    try plan.demandSource()
    read = try plan.source(quiet: quiet)
    for entry in read.idle { Terminal.note("\(entry)", quiet: quiet) }
    plan.tell(read.problems, quiet: quiet)
  }

  /// The model of types with all that the source says of them, as it is written to `output`.
  func merged(into types: NavigationModel, for output: FileOutput) throws -> NavigationModel {
    let found = Set(read.model.screens.map(\.id))
    if !types.screens.contains(where: { found.contains($0.id) }) {
      Terminal.note(
        """
        \(plan.path): warning: none of the types that were found is declared in this source, so it adds nothing to them
        """, quiet: quiet)
    }
    var model = try plan.configured(merged: types.merged(withSource: read.model))
    model.sourceRoot = SourceRoot.text(of: plan.path, for: output)
    return model
  }
}
