/// Windows that code opens under an identifier which its view is handed: `openWindow(id: windowID)` of a modifier with
/// `let windowID: String`. Which they are, whoever makes the view says.
extension ViewWalk {
  /// The property of the view whose code is walked that says which scene is meant.
  func propertyNamingScene(_ id: Expression) -> StatePath? {
    guard let host, host === environment.scope, let name = id.ownName,
      environment.local(name, evaluator) == nil, let property = host.property(name),
      property.isStored, property.declaration.value == nil
    else { return nil }
    return StatePath(owner: host, property: name)
  }

  /// Lets the links that open such windows open each whose identifier some code hands over.
  mutating func openScenes(namedIn regions: [Region]) {
    let places = links.indices.filter { links[$0].sceneName != nil }
    if places.isEmpty { return }
    var names: [StatePath: [String]] = [:]
    let wanted = Set(places.compactMap { links[$0].sceneName })
    for use in regions.flatMap(\.usesAnywhere) {
      for (property, value) in use.arguments {
        let path = StatePath(owner: use.view, property: property)
        guard wanted.contains(path), let name = value.literal,
          names[path]?.contains(name) != true
        else { continue }
        names[path, default: []].append(name)
      }
    }
    for number in places {
      guard let path = links[number].sceneName, let target = links[number].scene else { continue }
      for (place, name) in (names[path] ?? []).sorted().enumerated() {
        if place > 0 { links.append(links[number]) }
        links[place > 0 ? links.count - 1 : number].scene = target.named(name)
      }
    }
    removeLinks { $0.sceneName != nil && $0.scene?.isTold == false }
  }
}

extension Region {
  /// The views in it, and in all that it presents.
  fileprivate var usesAnywhere: [ViewUse] {
    uses + (alternatives + presented).flatMap(\.usesAnywhere)
  }
}
