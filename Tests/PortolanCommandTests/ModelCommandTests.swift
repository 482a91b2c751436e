import FixtureModels
import Foundation
import PortolanModel
import Testing

/// The commands that take a model, on hand-written models.
@Suite struct ModelCommandTests {
  @Test func checkFailsOnErrorsAndWithStrictOnWarnings() throws {
    let optionals = ["addItem", "duplicateItem", "editingItem", "help"]
    let certain = try Portolan.run("check", "-", input: json(.severalOptionals(optionals)))
    #expect(certain.status == 1)
    let inferred = try json(.severalOptionals(optionals, origin: .inferred))
    #expect(try Portolan.run("check", "-", input: inferred).status == 0)
    let strict = try Portolan.run("check", "-", "--strict", input: inferred)
    #expect(strict.status == 1)
    #expect(strict.output.contains("warning: 'FeatureModel' can present several destinations"))
    #expect(strict.output.contains("16 states can be represented, 5 are valid, 11 are not"))
    #expect(strict.output.contains("case editing(Item)"))
    #expect(try Portolan.run("check", "-", input: json(.inventory)).status == 0)
  }

  @Test func checkPrintsFindingsAsJSON() throws {
    struct Findings: Decodable { var findings: [Finding] }
    let result = try Portolan.run(
      "check", "-", "--format", "json", "--notes", input: json(.inventory))
    let found = try JSONDecoder().decode(Findings.self, from: Data(result.output.utf8)).findings
    #expect(found.map(\.rule) == ["one-active-destination"])
    #expect(found.first?.severity == .note)
  }

  @Test func placePrintsURLAndLiteral() throws {
    let result = try Portolan.run(
      "place", "-", "inventory/add/colorPicker", input: json(.inventory))
    #expect(
      result.output == """
        nav:///inventory/add/colorPicker
        App ▸ inventory (tab) ▸ add (sheet) ▸ colorPicker (drill-down)
        AppModel(inventoryModel: InventoryModel(destination: .add(ItemModel(destination: .colorPicker, \
        item: <#Item#>))), selectedTab: .inventory)

        """)
    let row = try Portolan.run(
      "place", "-", "nav:///inventory/inventory/42/edit", input: json(.inventory))
    #expect(row.output.hasPrefix("nav:///inventory/inventory/:id/edit\n"))
    let missing = try Portolan.run("place", "-", "inventory/ad", input: json(.inventory))
    #expect(missing.status == 65)
    #expect(missing.errors.contains("the nearest is 'inventory/add'"))
  }

  /// A tab whose own tabs are always one of several is never there alone.
  @Test func placeSaysWhatATabGoesOnTo() throws {
    let source = """
      import SwiftUI
      @main struct LogApp: App { var body: some Scene { WindowGroup { Tabs() } } }
      struct Tabs: View {
        enum Tab { case log, more }
        @State var tab = Tab.log
        var body: some View {
          TabView(selection: $tab) {
            LogView().tag(Tab.log)
            Text("More").tag(Tab.more)
          }
        }
      }
      struct LogView: View {
        enum Page { case all, today }
        @State var page = Page.all
        var body: some View {
          TabView(selection: $page) {
            Text("All").tag(Page.all)
            Text("Today").tag(Page.today)
          }
        }
      }
      """
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App.swift")
    try Data(source.utf8).write(to: file)
    func complaint(of place: String) throws -> String {
      try Portolan.run("place", file.path, place, "--no-cache", "--quiet").errors
    }
    #expect(
      try complaint(of: "log")
        == "error: 'log' is no place by itself, but begins some: 'log/all', 'log/today'\n")
    #expect(try complaint(of: "more") == "")
    #expect(try complaint(of: "log/al").contains("the nearest is 'log/all'"))
  }

  /// Of a stack of which anything is possible each element is listed once, and yet any of its stacks is a place.
  @Test func placeAnswersForAnyStack() throws {
    for place in ["counter/letter/A", "counter/counter", "letter/B/counter/fact"] {
      let result = try Portolan.run("place", "-", place, input: json(.wiki))
      #expect(result.status == 0, "\(place): \(result.errors)")
    }
    #expect(
      try Portolan.run("place", "-", "counter/counter", input: json(.wiki)).output
        .contains("path: [.counter("))
    for place in ["counter/fact/fact", "counter/fact/counter", "counter/colour"] {
      #expect(try Portolan.run("place", "-", place, input: json(.wiki)).status == 65)
    }
  }

  /// What a tree shows leads to a place, with what stands between its steps and without what they carry.
  @Test(arguments: [
    ("inventory/add(ItemModel)", "inventory/add"),
    ("inventory/each ItemRowModel in inventory/edit", "inventory/inventory/:id/edit"),
    ("inventory/inventory/edit(ItemModel)", "inventory/inventory/:id/edit"),
  ])
  func placeTakesWhatATreeShows(written: String, place: String) throws {
    let result = try Portolan.run("place", "-", written, input: json(.inventory))
    #expect(result.output.hasPrefix("nav:///\(place)\n"), "\(result.errors)")
  }

  /// Each line of a list names a place, of several roots, too; what is no place says why.
  @Test func placeTakesWhatIsListed() throws {
    var model = NavigationModel.wiki
    model.roots.append(Root(screen: "Wiki.CounterModel", how: .scene))
    model.screens[0].slots[0].destinations[0].name = "fact"
    model.screens[0].slots.append(
      Slot(
        name: "bar", properties: ["bar"], arity: .always, encoding: .child, origin: .source,
        destinations: [
          Destination(
            name: "bar", presentation: .inline, leadsTo: "Wiki.CounterModel", origin: .source)
        ]))
    var link = Link(
      form: "NavigationLink", presentation: .drillDown,
      location: SourceLocation(file: "A.swift", line: 1, column: 1))
    link.title = "Imprint"
    model.screens[0].links = [link]
    let lines = try Portolan.run("places", "-", input: json(model)).output.split(separator: "\n")
      .dropFirst().dropLast()
    #expect(lines.count > 4)
    var urls: Set<Substring> = []
    for line in lines {
      let cells = line.split(separator: "  ").map { $0.drop { $0 == " " } }
      let place = try Portolan.run("place", "-", String(cells[0]), input: json(model))
      #expect(place.status == 0, "\(cells[0]): \(place.errors)")
      let url = cells[cells.count - 1]
      guard url != "-" else { continue }
      #expect(urls.insert(url).inserted, "\(url)")
      #expect(try Portolan.run("place", "-", String(url), input: json(model)).status == 0)
    }
    func place(_ words: String) throws -> Portolan.Result {
      try Portolan.run("place", "-", words, input: json(model))
    }
    #expect(try place("AppModel").output.contains("\nApp"))
    #expect(try place("bar").output == place("AppModel/").output)
    #expect(
      try place("fact/bar").errors
        == "error: 'bar' is shown in place, and no place by itself: it is part of 'AppModel/'\n")
    #expect(
      try place("Imprint").errors
        == "error: 'Imprint' is no place, for no state leads there: it is a link of 'AppModel', which is shown at 'AppModel/'\n"
    )
  }

  @Test func anUnknownFormatNamesThoseThatThereAre() throws {
    let drawn = try Portolan.run("draw", "-", "--format", "svgg", input: json(.wiki))
    #expect(drawn.status == 65)
    #expect(
      drawn.errors.hasPrefix(
        "error: there is no format 'svgg'; the nearest is 'svg'; there are svg, png, pdf, dot, mermaid, and "
      ))
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("app.json").path
    try json(.wiki).write(toFile: file, atomically: true, encoding: .utf8)
    let diff = try Portolan.run("diff", file, file, "-o", folder.path + "/x.html")
    #expect(diff.status == 65)
    #expect(
      diff.errors.contains(
        "there is no format 'html'; there are text, json, markdown, svg, png, pdf, dot, mermaid, and "
      ),
      "\(diff.errors)")
  }

  /// Capitals alone make no other target.
  @Test func aTargetIsFoundInOtherCapitals() throws {
    try withSources(SourceInputTests.projectWithAMissingFile) { folder in
      let read = try Portolan.run("tree", folder, "--no-cache", "--target", "shop")
      #expect(read.status == 0 && read.output.hasPrefix("Shop\n"), "\(read.errors)")
      #expect(
        try Portolan.run("tree", folder, "--no-cache", "--target", "Shops").errors.contains(
          "there is no target 'Shops'; there is Shop"))
    }
  }

  @Test func aPlaceOfSeveralRootsIsAmbiguous() throws {
    var model = NavigationModel.wiki
    model.roots.append(Root(screen: "Wiki.CounterModel", how: .scene))
    model.screens[0].slots[0].destinations[0].name = "fact"
    let result = try Portolan.run("place", "-", "fact", input: json(model))
    #expect(result.status == 65)
    #expect(
      result.errors.contains(
        "'fact' is ambiguous: 2 roots have this place, choose 'AppModel/fact' or 'CounterModel/fact'"
      ))
    let qualified = try Portolan.run("place", "-", "CounterModel/fact", input: json(model))
    #expect(qualified.output.contains("\nCounter ▸ fact"), "\(qualified.output)")
    // The URL means the first root's place.
    #expect(
      qualified.output.hasPrefix(
        "CounterModel/fact (without a URL: nav:///fact is a place of another root)\n"))
    #expect(
      try Portolan.run("place", "-", "AppModel/fact", input: json(model)).output.hasPrefix(
        "nav:///fact\n"))
    #expect(try Portolan.run("place", "-", "/", input: json(model)).status == 0)
    let chosen = try Portolan.run(
      "place", "-", "fact", "--root", "CounterModel", input: json(model))
    #expect(chosen.output.contains("\nCounter ▸ fact"), "\(chosen.output)")
    #expect(chosen.errors == "")
    let unknown = try Portolan.run("places", "-", "--root", "CounterModle", input: json(model))
    #expect(unknown.status == 65)
    #expect(
      unknown.errors.contains("no screen is called 'CounterModle'; the nearest is 'CounterModel'"))
  }

  @Test func aModelIsReadFromAnyOfItsScreens() throws {
    let tree = try Portolan.run("tree", "-", "--root", "CounterModel", input: json(.wiki))
    #expect(tree.output.hasPrefix("CounterModel\n"), "\(tree.output)")
    #expect(tree.status == 0)
  }

  @Test func treeAndPlacesListAllPlaces() throws {
    let tree = try Portolan.run("tree", "-", input: json(.inventory))
    #expect(tree.output.contains("11 places, depth 4."))
    let places = try Portolan.run("places", "-", "--format", "json", input: json(.inventory))
    let parsed = try JSONSerialization.jsonObject(with: Data(places.output.utf8))
    let list = try #require((parsed as? [String: Any])?["places"] as? [Any])
    #expect(list.count == 11)
  }

  @Test func aTreePrintsWhatIsShownAgainOnlyWhereItIsAsked() throws {
    let rooms = try json(.sheets(60, inner: 4))
    let tree = try Portolan.run("tree", "-", input: rooms)
    #expect(tree.output.contains(" as above\n"))
    #expect(
      tree.errors.contains("what a screen shows stands there once: --verbose prints it each time"))
    let whole = try Portolan.run("tree", "-", "--verbose", input: rooms)
    #expect(!whole.output.contains(" as above\n"))
    #expect(whole.output.utf8.count > tree.output.utf8.count)
  }

  /// A screenful is no news; what nobody can read is told, and how to get less.
  @Test func whatIsTooLargeToReadSaysHowToGetLess() throws {
    let large = try json(.sheets(1_200))
    for command in ["tree", "places"] {
      let result = try Portolan.run(command, "-", input: large)
      #expect(result.output.contains("1,201 places"))
      #expect(result.errors.contains(" lines: --max-depth NUMBER prints fewer, and 'portolan draw"))
      #expect(!result.output.contains("--max-depth"))
      #expect(try Portolan.run(command, "-", "--quiet", input: large).errors.isEmpty)
      #expect(try Portolan.run(command, "-", input: json(.inventory)).errors.isEmpty)
    }
    // A program reads all of it.
    #expect(try Portolan.run("places", "-", "--format", "json", input: large).errors.isEmpty)
    let picture = try Portolan.run(
      "draw", "-", "--view", "tree", "--format", "dot", input: large)
    #expect(picture.errors.contains("400 boxes: --view screen --screen NAME draws one screen"))
    #expect(!picture.output.contains("--view screen"))
    #expect(try Portolan.run("draw", "-", "--format", "dot", input: json(.wiki)).errors.isEmpty)
  }

  @Test(arguments: ["graph", "tree"])
  func drawMakesTheSameBytesEachTime(view: String) throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["a.svg", "b.svg"].map { folder.appendingPathComponent($0) }
    for file in files {
      let result = try Portolan.run(
        "draw", "-", "--view", view, "-o", file.path, input: json(.inventory))
      #expect(result.status == 0, "\(result.errors)")
    }
    let svg = try Data(contentsOf: files[0])
    #expect(try svg == Data(contentsOf: files[1]))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("role=\"img\""))
    #expect(!text.contains("graphviz version"))
    #expect(text.contains("colorPicker"))
  }

  @Test func drawChoosesTheFormatByTheFile() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, magic) in [("x.png", "\u{89}PNG"), ("x.pdf", "%PDF"), ("x.dot", "digraph")] {
      let file = folder.appendingPathComponent(name)
      _ = try Portolan.run("draw", "-", "-o", file.path, input: json(.wiki))
      let head = try Data(contentsOf: file).prefix(7)
      #expect(head.starts(with: magic.unicodeScalars.map { UInt8($0.value) }), "\(name)")
    }
    let unknown = try Portolan.run(
      "draw", "-", "-o", folder.appendingPathComponent("x.nope").path, input: json(.wiki))
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("svg"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("x.nope").path))
  }

  @Test func drawShowsOneScreenByAnyOfItsNames() throws {
    let result = try Portolan.run(
      "draw", "-", "--format", "mermaid", "--view", "screen", "--screen", "ItemModel",
      input: json(.inventory))
    #expect(result.output.contains("colorPicker"))
    let unknown = try Portolan.run(
      "draw", "-", "--view", "screen", "--screen", "Nope", input: json(.inventory))
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("no screen is called 'Nope'; 'portolan dump' lists"))
    let near = try Portolan.run(
      "draw", "-", "--view", "screen", "--screen", "InvntoryModel", input: json(.inventory))
    #expect(
      near.errors.contains("no screen is called 'InvntoryModel'; the nearest is 'InventoryModel'"))
  }

  @Test func rulesAreListedAndExplained() throws {
    let list = try Portolan.run("rules")
    #expect(list.output.contains("one-active-destination"))
    #expect(try Portolan.run("rules", "one-active-destination").output.contains("enum Destination"))
    let unknown = try Portolan.run("rules", "no-such-rule")
    #expect(unknown.status == 65)
    #expect(unknown.errors.contains("flag-and-item"))
    #expect(
      try Portolan.run("rules", "flag-and-itm").errors
        == "error: there is no rule 'flag-and-itm'; the nearest is 'flag-and-item'\n")
  }

  @Test func everyCommandHasAnExampleInItsHelp() throws {
    for command in ["reflect", "read", "check", "draw", "tree", "places", "place", "rules"] {
      let help = try Portolan.run(command, "--help")
      #expect(help.status == 0)
      #expect(help.output.contains("portolan \(command) "), "\(command)")
    }
  }

  private func json(_ model: NavigationModel) throws -> String {
    String(decoding: try model.json(), as: UTF8.self)
  }
}

extension NavigationModel {
  /// One screen with so many sheets.
  /// - Parameter inner: How many each of the sheets presents itself, all of them the same.
  fileprivate static func sheets(_ count: Int, inner: Int = 0) -> NavigationModel {
    func screen(_ type: String, _ count: Int, leadingTo target: Screen.ID?) -> Screen {
      Screen(
        id: "M.\(type)", title: type, module: "M", type: type, kind: .class,
        slots: [
          Slot(
            name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
            destinations: (1...count).map {
              Destination(
                name: "\(type.lowercased())\($0)", presentation: .sheet, leadsTo: target,
                origin: .source)
            })
        ])
    }
    let room = inner > 0 ? screen("Room", inner, leadingTo: nil) : nil
    return NavigationModel(
      name: "Sheets", roots: [Root(screen: "M.Home", how: .main)],
      screens: [screen("Home", count, leadingTo: room?.id)] + (room.map { [$0] } ?? []))
  }
}
