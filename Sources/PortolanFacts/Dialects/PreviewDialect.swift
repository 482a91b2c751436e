import PortolanModel

extension Dialect {
  /// Previews: `.contextMenu { … } preview: { ItemView(item: item) }`. What is only peeked at is not shown in place.
  static let previews = Dialect(modifiers: [
    "contextMenu": { _, call, walk in
      guard let preview = call["preview"] else { return false }
      let region = Region()
      walk.region.presented.append(region)
      walk.with(region: region, rows: false, list: false, surroundings: .modal) {
        $0.walk(content: preview)
      }
      if region.firstUse != nil {
        walk.links.append(
          LinkSite(
            form: LinkSite.previewForm, presentation: .custom("preview"), host: walk.host,
            region: region, location: walk.location(call.position),
            surroundings: walk.surroundings, condition: walk.condition))
      }
      var menu = call
      menu.arguments.removeAll { $0.label == "preview" }
      walk.with(.aside) { $0.walkArguments(of: menu) }
      return true
    }
  ])
}
