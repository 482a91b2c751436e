import PortolanModel

extension NavigationModel {
  /// Screens one above the other: each with two ways to the next, a leaf, an embedded child and rows.
  static func tower(levels: Int) -> NavigationModel {
    let next = { (level: Int) in level + 1 < levels ? "Level\(level + 1)" : nil }
    let floors = (0..<levels).map { level in
      screen(
        "Level\(level)",
        [
          slot(
            "destination", .atMostOne, .optionalEnum,
            [
              destination("add", next(level)), destination("edit", next(level)),
              destination("help"),
            ]
          ),
          slot("panel", .always, .child, [destination("panel", "Panel", .inline)]),
          slot("items", .each, .collection, [destination("items", "Row", .inline)]),
        ])
    }
    let shared = [
      screen("Panel", [slot("alert", .atMostOne, .optionalEnum, [destination("confirm")])]),
      screen("Row", [slot("delete", .atMostOne, .flag, [destination("delete")])]),
    ]
    return model(floors + shared)
  }

  /// A stack whose elements follow one another in any order, each once.
  static func stacks(elements: Int) -> NavigationModel {
    let names = (0..<elements).map { "element\($0)" }
    var path = slot(
      "path", .sequence, .typedArray, names.map { destination($0, "Element", .drillDown) })
    path.grammar = "(\(names.joined(separator: " | ")))*"
    return model([
      screen("Root", [path]),
      screen("Element", [slot("fact", .atMostOne, .flag, [destination("fact")])]),
    ])
  }

  /// Screens of which each leads to three later ones and shows a selection and rows.
  static func web(screens number: Int) -> NavigationModel {
    model(
      (0..<number).map { index in
        let targets = [index + 1, index + 7, index + 100].map { $0 < number ? "S\($0)" : nil }
        return screen(
          "S\(index)",
          [
            slot(
              "destination", .atMostOne, .optionalEnum,
              zip(["next", "other", "far"], targets).map { destination($0, $1) }),
            slot(
              "tab", .exactlyOne, .enum, ["one", "two", "three"].map { destination($0, nil, .tab) }),
            slot("rows", .each, .collection, [destination("rows", targets[0], .inline)]),
            slot("isAlertPresented", .atMostOne, .flag, [destination("isAlertPresented")]),
          ])
      })
  }

  /// A large app: each screen with ten destinations in an enum, flags, a stack, rows and links, and something for most rules to
  /// say.
  static func city(screens number: Int) -> NavigationModel {
    var model = model(
      (0..<number).map { index in
        func target(_ distance: Int) -> Screen.ID? {
          index + distance < number ? "S\(index + distance)" : nil
        }
        var path = slot(
          "path", .sequence, .typedArray,
          [destination("detail", target(2), .drillDown), destination("edit", nil, .drillDown)])
        path.grammar = "detail edit?"
        var screen = screen(
          "S\(index)",
          [
            slot(
              "destination", .atMostOne, .optionalEnum,
              ["add", "edit", "share", "move", "help", "sort", "print"].enumerated().map {
                destination($1, $0 < 3 ? target($0 + 1) : nil)
              }),
            slot("item", .atMostOne, .optionalValue, [destination("item", target(50))]),
            slot("isAlertPresented", .atMostOne, .flag, [destination("isAlertPresented")]),
            slot("rows", .each, .collection, [destination("rows", target(9), .inline)]),
          ] + (index % 10 == 0 ? [path] : []))
        let location = SourceLocation(file: "S\(index % 500).swift", line: index + 1, column: 3)
        screen.location = location
        if let next = target(3) {
          screen.links = [
            Link(
              form: "NavigationLink", presentation: .drillDown, leadsTo: next, location: location)
          ]
        }
        return screen
      })
    model.name = "City"
    return model
  }

  private static func model(_ screens: [Screen]) -> NavigationModel {
    NavigationModel(
      name: "Synthetic", roots: [Root(screen: screens[0].id, how: .declared)], screens: screens)
  }

  private static func screen(_ id: String, _ slots: [Slot]) -> Screen {
    Screen(id: id, title: id, module: "Synthetic", type: id, kind: .class, slots: slots)
  }

  private static func slot(
    _ name: String, _ arity: Slot.Arity, _ encoding: Slot.Encoding, _ destinations: [Destination]
  ) -> Slot {
    Slot(
      name: name, arity: arity, encoding: encoding, origin: .declared, destinations: destinations)
  }

  private static func destination(
    _ name: String, _ leadsTo: Screen.ID? = nil, _ presentation: Presentation = .sheet
  ) -> Destination {
    Destination(name: name, presentation: presentation, leadsTo: leadsTo, origin: .declared)
  }
}
