import PortolanModel

extension NavigationModel {
  /// One screen with an optional for each thing it presents.
  public static func severalOptionals(
    _ names: [String], origin: Origin = .source, presentation: Presentation = .sheet
  ) -> NavigationModel {
    NavigationModel(
      name: "Feature",
      roots: [Root(screen: "Feature.FeatureModel", how: .reflected)],
      screens: [
        Screen(
          id: "Feature.FeatureModel", title: "Feature", module: "Feature", type: "FeatureModel",
          kind: .class,
          slots: names.map { name in
            Slot(
              name: name, arity: .atMostOne, encoding: .optionalValue, origin: origin,
              destinations: [
                Destination(
                  name: name,
                  payload: [Payload(type: name == "help" ? "Help" : "Item", role: .data)],
                  presentation: presentation, origin: origin)
              ])
          })
      ])
  }
}
