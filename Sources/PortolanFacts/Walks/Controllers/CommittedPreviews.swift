/// Previews that a harder press turns into pages: what `previewingContext(_:commit:)` is told to show is what the same controller's
/// `previewingContext(_:viewControllerForLocation:)` has given.
extension ViewWalk {
  /// Has what such a function is told stand for what the other one gives.
  mutating func bind(previewCommittedBy member: Member, of controller: TypeSymbol) {
    guard controller.isController, member.name == Self.preview,
      let committed = member.declaration.parameters.first(where: { $0.label == "commit" }),
      let maker = controller.members(named: Self.preview).first(where: { other in
        other.declaration.parameters.contains { $0.label == "viewControllerForLocation" }
      })
    else { return }
    let shown = Region()
    region.presented.append(shown)
    with(region: shown) { walk in
      walk.follow(
        maker, key: "\(controller.id).\(maker.name) of a preview",
        in: Environment(of: maker, in: controller, walk.program))
    }
    var preview = evaluate(.name(committed.name, member.declaration.position))
    preview.shown = shown
    environment.bind(committed.name, preview)
  }

  private static var preview: String { "previewingContext" }
}
