import PortolanModel

extension NavigationModel {
  /// An app of so many screens in so many modules, the same at every run: the first screen has a tab for each module,
  /// a module is a tree of screens, and here and there a screen leads to the last one, which all share.
  static func synthetic(screens count: Int, modules: Int) -> NavigationModel {
    let kinds: [Presentation] = [
      .drillDown, .sheet, .popover, .fullScreenCover, .custom("bottomMenu"), .drillDown,
    ]
    let size = count / modules
    func id(_ number: Int) -> String { "Module\(number / size).Screen\(number)Model" }
    func destination(
      _ target: Int, _ presentation: Presentation, name: String? = nil
    ) -> Destination {
      Destination(
        name: name ?? "show\(target)",
        payload: [Payload(type: "Screen\(target)Model", role: .state, leadsTo: id(target))],
        presentation: presentation, leadsTo: id(target), origin: .source)
    }
    let screens = (0..<count).map { number in
      let (module, position) = (number / size, number % size)
      var slots: [Slot] = []
      if number == 0 {
        slots.append(
          Slot(
            name: "selectedTab", arity: .exactlyOne, encoding: .enum, origin: .source,
            destinations: (1..<modules).map { destination($0 * size, .tab) }))
      }
      var destinations = [position * 2 + 1, position * 2 + 2].filter { $0 < size }
        .map { destination(module * size + $0, kinds[$0 % kinds.count]) }
      destinations.append(Destination(name: "deleteAlert", presentation: .alert, origin: .source))
      if number % 7 == 3 { destinations.append(destination(count - 1, .sheet, name: "settings")) }
      slots.append(
        Slot(
          name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
          destinations: destinations))
      return Screen(
        id: id(number), title: "Screen\(number)", module: "Module\(module)",
        type: "Screen\(number)Model", kind: .class, slots: slots)
    }
    return NavigationModel(
      name: "Synthetic", roots: [Root(screen: id(0), how: .main)], screens: screens)
  }

  /// One screen with a slot of so many cases.
  static func crowded(cases: Int) -> NavigationModel {
    NavigationModel(
      name: "Crowded", roots: [Root(screen: "M.Crowd", how: .main)],
      screens: [
        Screen(
          id: "M.Crowd", title: "Crowd", module: "M", type: "Crowd", kind: .enum,
          slots: [
            Slot(
              name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
              destinations: (0..<cases).map {
                Destination(
                  name: "case\($0)", presentation: .sheet,
                  leadsTo: $0 == cases - 1 ? "M.Last" : nil,
                  origin: .source)
              })
          ]),
        Screen(id: "M.Last", title: "Last", module: "M", type: "Last", kind: .struct),
      ])
  }

  /// A parent that embeds two children, of which one embeds another.
  static let embedding: NavigationModel = {
    func child(_ name: String, _ type: String) -> Slot {
      Slot(
        name: name, arity: .always, encoding: .child, origin: .source,
        destinations: [
          Destination(name: name, presentation: .inline, leadsTo: "M.\(type)", origin: .source)
        ])
    }
    func shows(_ name: String, _ presentation: Presentation) -> Slot {
      Slot(
        name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
        destinations: [Destination(name: name, presentation: presentation, origin: .source)])
    }
    func screen(_ type: String, _ slots: [Slot]) -> Screen {
      Screen(id: "M.\(type)", title: type, module: "M", type: type, kind: .class, slots: slots)
    }
    return NavigationModel(
      name: "Embedding", roots: [Root(screen: "M.Parent", how: .main)],
      screens: [
        screen(
          "Parent", [child("first", "First"), child("second", "Second"), shows("own", .sheet)]),
        screen("First", [shows("about", .sheet), child("inner", "Inner")]),
        screen("Second", [shows("help", .popover)]),
        screen("Inner", [shows("deep", .alert)]),
      ])
  }()

  /// So many screens, each with one sheet that shows the next.
  static func chain(of count: Int) -> NavigationModel {
    ladder(screens: count, cases: 1)
  }

  /// So many screens, each with so many sheets that all show the next.
  static func ladder(screens count: Int, cases: Int) -> NavigationModel {
    NavigationModel(
      name: "Ladder", roots: [Root(screen: "M.Screen0", how: .main)],
      screens: (0..<count).map { number in
        let names =
          number == count - 1
          ? [] : (0..<cases).map { $0 == 0 ? "next\(number + 1)" : "next\(number + 1)_\($0)" }
        return Screen(
          id: "M.Screen\(number)", title: "Screen\(number)", module: "M", type: "Screen\(number)",
          kind: .class,
          slots: [
            Slot(
              name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
              destinations: names.map {
                Destination(
                  name: $0, presentation: .sheet, leadsTo: "M.Screen\(number + 1)",
                  origin: .source)
              })
          ])
      })
  }

  /// An app whose every name is out to break the format that it is written in.
  static func hostile(_ name: String) -> NavigationModel {
    let location = SourceLocation(file: "\(name)/File.swift", line: 3, column: 1)
    return NavigationModel(
      name: name, roots: [Root(screen: "M.\(name)", how: .main)],
      screens: [
        Screen(
          id: "M.\(name)", title: name, module: name, type: name, kind: .class,
          location: location,
          slots: [
            Slot(
              name: name, arity: .atMostOne, encoding: .optionalEnum, origin: .source,
              destinations: [
                Destination(
                  name: name, payload: [Payload(label: name, type: name, role: .data)],
                  presentation: .custom(name), origin: .source, location: location),
                Destination(
                  name: name + "2", presentation: .sheet, leadsTo: "N.\(name)", origin: .source),
              ]),
            Slot(
              name: name + "rows", arity: .each, encoding: .collection, origin: .source,
              destinations: [
                Destination(
                  name: name + "rows", presentation: .inline, leadsTo: "N.\(name)", origin: .source)
              ]),
          ],
          links: [Link(form: name, presentation: .link, value: name, location: location)]),
        Screen(
          id: "N.\(name)", title: name, module: name, type: name, kind: .class,
          slots: [
            Slot(
              name: name, arity: .atMostOne, encoding: .optionalEnum, origin: .source,
              destinations: [Destination(name: name, presentation: .alert, origin: .source)])
          ]),
      ])
  }

  static let hostileNames: [String] = [
    " ", "\"", "\\", "\\N\\G\\n\\L", "a\"b'c`d", "<script>alert(1)</script>", "&lt;&amp;&#60;",
    "]]>--><!--", "--></style><script>", "a\nb\r\nc\td", "\u{0}\u{1}\u{7F}\u{85}\u{FFFE}", "👩‍👩‍👧‍👦🧭",
    "مرحبا",
    "\u{202E}txt.exe", "}; digraph x {", "#quot;;%%{init: {}}%%", "end", "subgraph", "style: #fff;",
    "|A|-->B[x](y){z}", "a::b", "{field|<port>x}", String(repeating: "long", count: 2_000),
    "e" + String(repeating: "\u{301}", count: 3_000), "%s%n%d", "${x}$(x)", "\\\"];", "_._",
  ]
}

extension [Finding] {
  /// Something to say about the inventory, at each level: a screen, a slot, a destination.
  static let inventory: [Finding] = [
    Finding(
      rule: "one-active-destination", severity: .warning,
      screen: "InventoryFeature.InventoryModel",
      message: "'InventoryModel' and its rows can present several destinations at once"),
    Finding(
      rule: "unhandled-destination", severity: .error, screen: "ItemRowFeature.ItemRowModel",
      slot: "destination", destination: "duplicate", message: "nothing presents 'duplicate'"),
    Finding(
      rule: "no-way-out", severity: .note, screen: "ItemFeature.ItemModel", slot: "destination",
      message: "nothing dismisses 'colorPicker'"),
  ]

  static func severalOptionals(_ names: [String]) -> [Finding] {
    names.map {
      Finding(
        rule: "one-active-destination", severity: .error, screen: "Feature.FeatureModel", slot: $0,
        message: "'FeatureModel' can present several destinations at once")
    }
  }
}
