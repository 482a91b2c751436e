import FixtureModels
import Foundation
import PortolanModel
import Testing

/// What is mistyped, or forgotten, is told with what was likely meant.
@Suite struct SlipTests {
  @Test(arguments: [["chek", "app.json"], ["help", "chek"]])
  func aCommandThatIsNotThereHasANeighbour(words: [String]) throws {
    let result = try Portolan.run(words)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.errors.hasPrefix("error: there is no command 'chek'; the nearest is 'check'\n"))
  }

  /// What the parser finds is told like what a command finds.
  @Test(arguments: [
    ["tree", "--nope"], ["tree", "--max-depth", "0"], ["place"], ["draw", "--view", "map"],
    ["check", "--report", "nope"], ["tree", "-", "other"],
  ])
  func everyErrorBeginsAlike(words: [String]) throws {
    let result = try Portolan.run(words, input: "")
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("error: "), "\(result.errors)")
  }

  @Test(arguments: [
    ["help"], ["help", "check"], ["--help"], ["check", "--help"], ["--version"], [],
  ])
  func whatIsThereIsNoSlip(words: [String]) throws {
    #expect(try Portolan.run(words).status == 0)
  }

  @Test(arguments: [
    ("inventroy/add", "inventory/add"),
    // Words left out, and too many.
    ("add", "inventory/add"),
    ("duplicate/colorPicker", "inventory/inventory/:id/duplicate/colorPicker"),
    ("inventory/add/other", "inventory/add"),
    // As a tree shows it, with a slip in it.
    ("inventoryModel/ad(ItemModel)", "inventory/add"),
    ("nav:///inventory/hepl", "nav:///inventory/help"),
  ])
  func aPlaceThatIsNotThereHasANeighbour(written: String, nearest: String) throws {
    let result = try Portolan.run("place", "-", written, input: inventory())
    #expect(result.status == 65)
    #expect(
      result.errors
        == "error: there is no place '\(written)'; the nearest is '\(nearest)' ('portolan places' lists them all)\n"
    )
  }

  @Test func aRootThatAlwaysShowsSomethingIsNoPlace() throws {
    let result = try Portolan.run("place", "-", "/", input: inventory())
    #expect(result.status == 65)
    #expect(
      result.errors
        == "error: '/' is no place: 'AppModel' always shows one of 'one', 'inventory', 'three'\n")
  }

  @Test func aDumpIsNoModel() throws {
    let dump = try Portolan.run("dump", "-", input: inventory()).output
    let result = try Portolan.run("tree", "-", input: dump)
    #expect(result.status == 65)
    #expect(
      result.errors
        == "<stdin>: error: this is a dump, not a model; 'portolan check --dump' compares the code with it\n"
    )
  }

  @Test func aScreenIsToldFromItsPlaces() throws {
    let result = try Portolan.run("place", "-", "ItemModel", input: inventory())
    #expect(result.status == 65)
    #expect(
      result.errors
        == "error: 'ItemModel' is a screen, and no place: it is at 'inventory/add' and 2 more\n")
  }

  @Test func helpFitsIntoATerminal() throws {
    let all = try Portolan.run("--help").output
    let commands = [
      "init", "read", "reflect", "check", "draw", "tree", "places", "place", "dump", "diff",
      "facts", "link", "rules",
    ]
    for help in try [all] + commands.map({ try Portolan.run($0, "--help").output }) {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      // An example that is broken into two lines can't be copied.
      for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  portolan ") {
        #expect(next.isEmpty || next.hasPrefix("  "), "\(line)\n\(next)")
      }
    }
  }

  /// A slot and its case are one step, which has a dot.
  @Test func aCaseBehindItsSlotHasANeighbour() throws {
    var model = NavigationModel.inventory
    let second = Slot(
      name: "second", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
      destinations: [Destination(name: "help", presentation: .sheet, origin: .source)])
    model.screens[1].slots.append(second)
    let input = String(decoding: try model.json(), as: UTF8.self)
    let result = try Portolan.run("place", "-", "inventory/second/help", input: input)
    #expect(result.errors.contains("the nearest is 'inventory/second.help' ("), "\(result.errors)")
  }

  /// What stands in a tree, the help of it explains.
  @Test func theHelpOfATreeHasALegend() throws {
    let help = try Portolan.run("tree", "--help").output
    for mark in ["↻ any", "… elsewhere", "no state", "always inline", ":id", "as above"] {
      #expect(help.contains(mark))
    }
  }

  @Test func whatIsLikeNoPlaceHasNoNeighbour() throws {
    let long = Array(repeating: String(repeating: "z", count: 200), count: 500)
    for written in ["xyzzyxyzzy", "42", "a/e", long.joined(separator: "/")] {
      let result = try Portolan.run("place", "-", written, input: inventory())
      #expect(result.status == 65)
      #expect(!result.errors.contains("nearest"), "\(result.errors)")
    }
  }

  @Test func aPlaceThatWasForgottenIsAskedFor() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write(try inventory(), to: "app.json")
    try write("", to: "help")
    func place(_ words: String...) throws -> Portolan.Result {
      try Portolan.run(["place"] + words + ["--no-cache"], folder: folder.path)
    }
    let forgotten = "error: name the place, too: portolan place app.json inventory/add\n"
    let alone = try place("app.json")
    #expect(alone.status == 64)
    #expect(alone.errors == forgotten)
    #expect(try place("inventory").errors.contains("there is nothing to read"))
    // Where a configuration says what is read, a place stands alone, be there a file of its name.
    try write(
      """
      struct Shop: View {
        @State var help: Bool = false
        var body: some View { Text("a").sheet(isPresented: $help) { Text("b") } }
      }
      """, to: "Shop.swift")
    try write("inputs: [Shop.swift]", to: ".portolan.yml")
    #expect(try place("help").output.hasPrefix("nav:///help\n"))
    #expect(try place("app.json").errors == forgotten)
    #expect(try place("halp").errors.contains("the nearest is 'help'"))
  }

  @Test(arguments: ["tree", "places", "draw"])
  func anAppWithoutScreensIsTold(command: String) throws {
    let empty = String(
      decoding: try NavigationModel(name: "App", roots: [], screens: []).json(), as: UTF8.self)
    let result = try Portolan.run(command, "-", input: empty)
    #expect(result.status == 0)
    #expect(result.errors == "no screen was found, so there is nothing to show\n")
    #expect(try Portolan.run(command, "-", "--quiet", input: empty).errors.isEmpty)
  }

  private func inventory() throws -> String {
    String(decoding: try NavigationModel.inventory.json(), as: UTF8.self)
  }
}
