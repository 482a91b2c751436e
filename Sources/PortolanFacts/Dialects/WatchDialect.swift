import PortolanModel

extension Dialect {
  /// Scenes of a watch's storyboard that code shows by their names: `pushController(withName: "Tides", context: nil)`.
  static let watch = Dialect(
    modifiers: [
      "pushController": show, "presentController": show,
    ],
    containers: [
      "pushController": show, "presentController": show,
    ])

  private static let show: Understand = { name, call, walk in
    guard walk.isInController, let named = call["withName"] ?? call["withNames"],
      call["context"] != nil || call["contexts"] != nil
    else { return false }
    let label = call["withName"] == nil ? "withNames:contexts:" : "withName:context:"
    for scene in named.listed {
      let known = walk.evaluator.scene(named: scene, in: walk.environment)
      let region = known.map { walk.shown(by: .name($0.name, call.position)) }
      walk.add(
        LinkSite(
          form: "\(name)(\(label))", presentation: name.hasPrefix("push") ? .drillDown : .sheet,
          host: walk.host, region: region?.firstUse == nil ? nil : region,
          location: walk.location(call.position), surroundings: walk.surroundings))
    }
    return true
  }
}
