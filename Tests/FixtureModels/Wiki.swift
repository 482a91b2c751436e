import PortolanModel

extension NavigationModel {
  /// The wiki of counters and letters: a stack in which anything can follow anything.
  public static let wiki = wiki(grammar: nil)

  /// The same, with a say in which stacks make sense.
  public static func wiki(grammar: String?) -> NavigationModel {
    NavigationModel(
      name: "Wiki",
      roots: [Root(screen: "Wiki.AppModel", how: .reflected)],
      screens: [
        Screen(
          id: "Wiki.AppModel", title: "App", module: "Wiki", type: "AppModel", kind: .class,
          slots: [
            Slot(
              name: "path", arity: .sequence, encoding: .typedArray, grammar: grammar,
              origin: .reflected,
              destinations: [
                Destination(
                  name: "counter",
                  payload: [
                    Payload(type: "CounterModel", role: .state, leadsTo: "Wiki.CounterModel")
                  ],
                  presentation: .drillDown, leadsTo: "Wiki.CounterModel", origin: .reflected),
                Destination(
                  name: "letter", payload: [Payload(type: "String", role: .data)],
                  presentation: .drillDown, origin: .reflected),
              ])
          ]),
        Screen(
          id: "Wiki.CounterModel", title: "Counter", module: "Wiki", type: "CounterModel",
          kind: .class,
          slots: [
            Slot(
              name: "fact", arity: .atMostOne, encoding: .optionalValue, origin: .inferred,
              destinations: [
                Destination(
                  name: "fact", payload: [Payload(type: "Fact", role: .data)],
                  presentation: .unknown, origin: .inferred)
              ])
          ]),
      ])
  }
}
