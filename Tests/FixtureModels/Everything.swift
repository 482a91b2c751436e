import PortolanModel

extension NavigationModel {
  /// A sound model in which every field of the format says something.
  public static let everything: NavigationModel = {
    var model = NavigationModel(
      name: "Everything",
      roots: [Root(screen: "M.Root", how: .main, condition: "os(iOS)")],
      screens: [everyField, otherScreen],
      unresolved: [
        Unresolved(
          what: "a closure", location: at(9), isUnread: true, mentions: ["Settings"],
          firstLine: 4)
      ],
      ignores: [
        Ignore(
          rules: ["no-way-out"], reason: "a splash screen", location: at(13), firstLine: 14,
          lastLine: 20)
      ],
      urlPrefix: "everything://", sourceRoot: "App")
    model.screens[0].isInNavigationView = true
    model.screens[0].isContent = true
    model.screens[0].observation = .observableObject
    model.roots[0].targets = ["App", "Preview"]
    model.screens[0].links[0].title = "Other"
    model.screens[0].actions[0].moment = .appearing
    model.screens[0].links[0].handledBy = [at(10), at(11)]
    model.screens[0].links[0].unhandledIn = [at(12)]
    model.screens[0].links[0].swallowed = .init(cases: ["one"], by: at(13))
    model.screens[0].links[0].isOutsideStack = true
    model.screens[0].links[0].shownWithoutStack = [
      SourceLocation(file: "Root.swift", line: 9, column: 7, endColumn: 12)
    ]
    model.screens[0].slots[0].heldBy = "M.Root"
    model.screens[0].slots[0].within = .init(slot: "tab", destination: "home")
    model.screens[0].slots[0].alsoWithin = [.init(slot: "tab", destination: "home")]
    model.screens[0].slots[0].isLent = true
    model.screens[0].slots[0].isSetFromOutside = true
    model.screens[0].slots[0].isInverted = true
    model.screens[0].slots[0].sharedEnum = "Page.Kind"
    model.screens[0].slots[0].element = "Page"
    model.screens[0].slots[0].keyedBy = "Tab"
    model.screens[0].slots[0].beginsWith = [["other", "other"], ["other"]]
    model.screens[0].slots[0].declaredAs = "@Published private"
    model.screens[0].slots[0].hiddenTypes = ["Row"]
    model.screens[0].slots[0].destinations[0].url = "others"
    model.screens[0].slots[0].destinations[0].heldBy = .init(screen: "M.Root", property: "other")
    model.screens[0].slots[0].destinations[0].swallowedBy = at(12)
    model.screens[0].slots[0].destinations[0].isMadeElsewhere = true
    model.screens[0].slots[0].destinations[0].isMadeForOthers = true
    model.screens[0].slots[0].destinations[0].isOutsideStack = true
    model.screens[0].slots[0].destinations[0].shownWithoutStack = [
      SourceLocation(file: "Root.swift", line: 9, column: 7, endColumn: 12)
    ]
    model.screens[0].slots[0].destinations[0].isInListRow = true
    model.screens[0].slots[0].destinations[0].hasNoWayOut = true
    return model
  }()

  private static func at(_ line: Int) -> SourceLocation {
    SourceLocation(file: "Sources/M/Root.swift", line: line, column: 3, endColumn: 7)
  }

  private static let everyField = Screen(
    id: "M.Root", title: "Root", titleOrigin: .declared, module: "M", type: "Root", kind: .class,
    view: "RootView",
    model: "RootModel", tags: ["beta"], condition: "DEBUG", location: at(1),
    initializer: [.init(label: "path", name: "path", type: "[Path]", hasDefault: true)],
    initializerOrigin: .source,
    slots: [
      Slot(
        name: "path", properties: ["path"], arity: .sequence, encoding: .typedArray,
        storage: .owned, boundTo: "NavigationStack", grammar: "other*", origin: .source,
        condition: "DEBUG", location: at(2), destinations: [everyFieldOfADestination]),
      Slot(
        name: "tab", arity: .exactlyOne, encoding: .enum, origin: .declared,
        destinations: [
          Destination(
            name: "home", presentation: .tab, leadsTo: "M.Other", child: "home", origin: .declared)
        ]),
      Slot(
        name: "home", arity: .always, encoding: .child, origin: .reflected,
        branches: [.init(fork: 1, arm: 2)],
        destinations: [
          Destination(name: "home", presentation: .inline, leadsTo: "M.Other", origin: .reflected)
        ]),
    ],
    links: [
      Link(
        form: "NavigationLink(value:)", presentation: .link, leadsTo: "M.Other", value: "Int",
        condition: "DEBUG", location: at(4))
    ],
    actions: [
      Action(
        name: "linkTapped", kind: .user,
        availableAt: .init(screen: "M.Root", slot: "path", destination: "other"),
        guard: "isLoggedIn",
        effects: [
          .init(
            kind: .push, screen: "M.Root", slot: "path", destinations: ["other"], afterAwait: true,
            isAlone: true, isInOrder: true, replacesTop: true)
        ], location: at(5))
    ])

  private static let everyFieldOfADestination = Destination(
    name: "other", title: "Other",
    payload: [
      Payload(label: "id", type: "Token", role: .data, inURL: true),
      Payload(label: "route", type: "Other.Route", role: .destination, leadsTo: "M.Other"),
    ],
    presentation: .custom("inspector"),
    presentations: [
      .init(
        kind: .custom("inspector"), origin: .source, view: "OtherView", condition: "DEBUG",
        location: at(3))
    ],
    leadsTo: "M.Other", continues: "route", value: "Other", origin: .source, setBy: [at(6)],
    dismissedBy: [at(7)], backButtonHidden: true, condition: "DEBUG", location: at(8))

  private static let otherScreen = Screen(
    id: "M.Other", title: "Other", module: "M", type: "Other", kind: .view,
    slots: [
      Slot(
        name: "route", arity: .atMostOne, encoding: .optionalEnum, origin: .inferred,
        destinations: [Destination(name: "help", presentation: .alert, origin: .inferred)])
    ])
}
