import Foundation
import PortolanModel
import Testing

/// `portolan facts` of each module and `portolan link` of all give the very model that `portolan read` of the whole gives.
@Suite struct FactsCommandTests {
  @Test(arguments: ["Inventory", "Vanilla", "Wiki"])
  func theModulesOfAnExampleAreTheExample(name: String) throws {
    let example = "Examples/\(name)"
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: "\(Portolan.root)/\(example)/Sources")
    try expectSame(as: example, parts: modules.map { ["\(example)/Sources/\($0)"] })
  }

  @Test func whereOneModuleEndsMakesNoDifference() throws {
    try withSources(Self.app) { folder in
      let modules = ["App", "Cart", "Design"].map { ["\(folder)/Sources/\($0)"] }
      let rest = ["\(folder)/Plain.swift"]
      let expected = try expectSame(as: folder, parts: modules + [rest])
      #expect(expected.screens.map(\.module).contains("Cart"), "\(expected.screens)")
      // Of the files that hold an error, that which can't matter is not told of.
      #expect(
        expected.unresolved.map { $0.location?.file }
          == ["Sources/Cart/Wrong.swift", "Sources/Design/Colors.swift"])

      try expectSame(
        as: folder,
        parts: Self.app.keys.filter { !$0.contains("Package") }.map {
          ["\(folder)/\($0)"]
        })
      try expectSame(as: folder, parts: [[folder]])
      try expectSame(as: folder, parts: [modules[0] + modules[1] + rest, modules[2], modules[1]])
      try expectSame(as: folder, parts: modules + [rest], "--include-tests")
      try expectSame(as: folder, parts: modules + [rest], "--exclude", "Sources/*/Till.swift")
      try expectSame(as: folder, parts: modules + [rest], "--exclude", "/Sources/Design/")
    }
  }

  /// Storyboards belong to the module of the code around them, and Xcode's targets compile what lies outside of the app's folder.
  @Test func whatNoModuleTellsByItselfIsToldOfTheWhole() throws {
    try withSources(Self.project) { folder in
      let app = "\(folder)/Code/App"
      let parts = ["Pages", "Screens", "Storyboards"].map { ["\(app)/\($0)"] }
      let expected = try expectSame(as: app, parts: parts)
      #expect(Set(expected.screens.map(\.module)) == ["App"], "\(expected)")
      #expect(expected.screens.contains { $0.slots.contains { $0.name == "isNoteShown" } })
      try expectSame(as: app, parts: [[app]])
      try expectSame(as: "\(folder)/Code", parts: parts + [["\(folder)/Code/Shared"]])
      try expectSame(
        as: app, parts: [["\(app)/Screens"], ["\(app)/Pages"]], "--exclude", "Storyboards/")
      try expectSame(as: app, parts: parts + [["\(app)/Storyboards/Main.storyboard"]])
    }
  }

  @Test func aRootIsChosenWhenAllAreTogether() throws {
    try withSources(Self.app) { folder in
      let facts = folder + "/all.facts"
      #expect(try Portolan.run("facts", ".", "-o", facts, folder: folder).status == 0)
      for root in ["Basket", "Cart.Till"] {
        let read = try Portolan.run("read", ".", "--no-cache", "--root", root, folder: folder)
        let linked = try Portolan.run("link", facts, "--root", root, folder: folder)
        #expect(read.status == 0 && linked.output == read.output, "\(linked.errors)")
        #expect(linked.errors == read.errors)
      }
      let wrong = try Portolan.run("link", facts, "--root", "Baskte")
      #expect(wrong.status == 65)
      #expect(wrong.errors.hasPrefix("\(facts): error: no screen is called 'Baskte'; the nearest"))
    }
  }

  @Test func whatTheConfigurationSaysOfScreensHolds() throws {
    let configuration = "roots: [BasketView]\ntitles:\n  Till: The till\n"
    try withSources(Self.app.merging([".portolan.yml": configuration]) { $1 }) { folder in
      let facts = folder + "/all.facts"
      #expect(
        try Portolan.run("facts", folder, "--relative-to", folder, "-o", facts).status == 0)
      let read = try Portolan.run("read", folder, "--no-cache")
      let linked = try Portolan.run("link", facts, "--config", folder + "/.portolan.yml")
      #expect(read.status == 0 && read.output.contains("The till"), "\(read.errors)")
      #expect(linked.output == read.output, "\(linked.errors)")
      let rooted = try Portolan.run(
        "link", facts, "--config", folder + "/.portolan.yml", "--root", "Plain")
      let readRooted = try Portolan.run("read", folder, "--no-cache", "--root", "Plain")
      #expect(rooted.output == readRooted.output, "\(rooted.errors)")
      let without = try Portolan.run("link", facts, "--no-config")
      #expect(!without.output.contains("The till"))
    }
  }

  @Test func theSameSourceGivesTheSameBytesWhereverItLies() throws {
    try withSources(Self.app) { one in
      try withSources(Self.app) { other in
        let facts = try [one, other].map { folder in
          let file = folder + "/app.facts"
          let jobs = folder == one ? "1" : "7"
          let made = try Portolan.run(
            "facts", "Sources", "--jobs", jobs, "-o", file, folder: folder)
          #expect(made.status == 0 && made.output.isEmpty && made.errors.isEmpty)
          return try Data(contentsOf: URL(fileURLWithPath: file))
        }
        #expect(facts[0] == facts[1])
        #expect(facts[0].starts(with: Data("PortolanFacts 3 ".utf8)))
        #expect(facts[0].range(of: Data(one.utf8)) == nil)
        #expect(facts[0].range(of: Data("Sources/Cart/Till.swift".utf8)) != nil)
      }
    }
  }

  /// As Bazel runs it: every input is a link that leads out of the folder, and no project is there to tell of modules.
  @Test func filesAreKnownByTheNamesOfTheirLinks() throws {
    try withSources(Self.app) { folder in
      let expected = try Portolan.run(
        "read", ".", "--no-cache", "--exclude", "/Plain.swift", folder: folder
      ).output
      let sandbox = try Portolan.temporaryFolder().path
      defer { try? FileManager.default.removeItem(atPath: sandbox) }
      var files: [String: [String]] = [:]
      for path in Self.app.keys where path.hasPrefix("Sources/") {
        let link = "\(sandbox)/\(path)"
        let module = try #require(path.split(separator: "/").dropFirst().first.map(String.init))
        try FileManager.default.createDirectory(
          atPath: (link as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: link, withDestinationPath: "\(folder)/\(path)")
        files[module, default: []].append(path)
      }
      for (module, links) in files {
        let made = try Portolan.run(
          ["facts", "--module", module] + links + ["-o", "\(module).facts"], folder: sandbox)
        #expect(made.status == 0, "\(made.errors)")
      }
      let linked = try Portolan.run(
        ["link"] + files.keys.map { "\($0).facts" }, folder: sandbox)
      #expect(linked.output == expected)
    }
  }

  @Test func whatIsNoFactsIsRefusedAndNothingIsWritten() throws {
    try withSources(Self.app) { folder in
      let model = folder + "/app.json"
      let facts = folder + "/app.facts"
      try Data("kept".utf8).write(to: URL(fileURLWithPath: model))
      #expect(
        try Portolan.run("facts", folder, "--relative-to", folder, "-o", facts).status == 0)
      let whole = try Data(contentsOf: URL(fileURLWithPath: facts))
      func expect(_ problem: String, of bytes: Data) throws {
        let bad = folder + "/bad.facts"
        try bytes.write(to: URL(fileURLWithPath: bad))
        let result = try Portolan.run("link", facts, bad, "-o", model)
        #expect(result.status == 65)
        #expect(
          result.errors.hasPrefix("\(bad): error: ") && result.errors.contains(problem),
          "\(result.errors)")
        #expect(try String(contentsOfFile: model, encoding: .utf8) == "kept")
      }
      try expect("not whole", of: whole.dropLast(40))
      try expect("not whole", of: whole.prefix { $0 != UInt8(ascii: "\n") })
      try expect("no file of facts", of: Data())
      try expect("no file of facts", of: Data("{\"portolan\":{}}".utf8))
      let body = whole.drop { $0 != UInt8(ascii: "\n") }
      try expect("newer portolan", of: Data("PortolanFacts 999 1".utf8) + body)
      try expect("newer portolan", of: Data("PortolanFacts 3 999 and more".utf8) + body)
      try expect("older portolan", of: Data("PortolanFacts 0 1".utf8) + body)

      #expect(try Portolan.run("link", folder + "/none.facts").status == 66)
      #expect(try Portolan.run("link", folder, "-o", model).status == 65)
      #expect(try Portolan.run("link", "-o", model).status == 64)
      #expect(try String(contentsOfFile: model, encoding: .utf8) == "kept")
    }
  }

  @Test func factsThatContradictEachOtherAreRefused() throws {
    try withSources(Self.app) { folder in
      let facts = ["old", "new", "other"].map { "\(folder)/\($0).facts" }
      func write(_ file: String, _ more: String...) throws {
        let made = try Portolan.run(
          ["facts", "\(folder)/Sources/Cart", "--relative-to", folder, "-o", file] + more)
        #expect(made.status == 0, "\(made.errors)")
      }
      try write(facts[0])
      try write(facts[2], "--module", "Till")
      let till = "Sources/Cart/Till.swift"
      try Data("struct Till {}".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(till)"))
      try write(facts[1])
      let outdated = try Portolan.run("link", facts[0], facts[1])
      #expect(outdated.status == 65)
      #expect(
        outdated.errors.hasPrefix("\(facts[1]): error: it does not say the same of \(till) as"))
      let modules = try Portolan.run("link", facts[0], facts[2])
      #expect(modules.status == 65)
      #expect(modules.errors.contains("belongs to Till, and \(facts[0]) says Cart"))
    }
  }

  @Test func whatCannotBeReadIsSaid() throws {
    try withSources(["Empty/README.md": "", "App/Shop.swift": "struct Shop {}"]) { folder in
      func expect(_ status: Int32, _ words: String, _ arguments: String...) throws {
        let file = folder + "/x.facts"
        let result = try Portolan.run(["facts"] + arguments + ["-o", file])
        #expect(result.status == status && result.errors.contains(words), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: file))
      }
      try expect(66, "there is no such file or folder", folder + "/none")
      try expect(65, "lies outside of the current folder", folder)
      try expect(65, "lies outside of \(folder)/App", folder, "--relative-to", folder + "/App")
      try expect(65, "this is no source", folder + "/Empty/README.md", "--relative-to", folder)
      try expect(65, "no Swift file to read", folder + "/Empty", "--relative-to", folder)
      try expect(64, "'my-app' is no name of a module", folder, "--module", "my-app")
      let there = try Portolan.run(
        "facts", folder, "--relative-to", folder, "-o", folder + "/none/x.facts")
      #expect(there.status == 73)
    }
  }

  /// Reads the whole, and each part by itself, and compares the models' bytes, whatever the order of the parts.
  ///
  /// All is run where the source lies: from far away, facts know no folder that their files are told from.
  @discardableResult
  private func expectSame(
    as whole: String, parts: [[String]], _ options: String...
  ) throws -> NavigationModel {
    let folder = try Portolan.temporaryFolder().path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = whole.hasPrefix("/") ? whole : "\(Portolan.root)/\(whole)"
    let read = try Portolan.run(["read", ".", "--no-cache"] + options, folder: source)
    #expect(read.status == 0, "\(read.errors)")
    var facts: [String] = []
    for (number, part) in parts.enumerated() {
      let file = "\(folder)/\(number).facts"
      let made = try Portolan.run(
        ["facts", "--relative-to", ".", "-o", file]
          + part.map { $0.hasPrefix("/") ? $0 : "\(Portolan.root)/\($0)" } + options,
        folder: source)
      // A module of which nothing is left has no facts.
      if made.status == 65, made.errors.contains("no Swift file"), !options.isEmpty { continue }
      #expect(made.status == 0, "\(made.errors)")
      facts.append(file)
    }
    for order in [facts, facts.reversed()] {
      let linked = try Portolan.run(["link"] + order, folder: source)
      #expect(linked.status == 0)
      #expect(linked.output == read.output)
      #expect(linked.errors == read.errors)
    }
    return try NavigationModel(json: Array(read.output.utf8))
  }

  /// A target of Xcode with a storyboard in a folder without code, and a file beside the app's folder.
  private static let project = [
    "Code/App.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TA); };
        G = { isa = PBXGroup; children = (FS, GA); sourceTree = "<group>"; };
        GA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        FS = { isa = PBXFileReference; path = Shared/Note.swift; sourceTree = "<group>"; };
        BS = { isa = PBXBuildFile; fileRef = FS; };
        TA = {
          isa = PBXNativeTarget; name = App; buildPhases = (SA); fileSystemSynchronizedGroups = (GA);
          productType = "com.apple.product-type.application";
        };
        SA = { isa = PBXSourcesBuildPhase; files = (BS); };
      };
      rootObject = P;
    }
    """,
    "Code/App/Pages/Page.swift":
      "struct Page: View { let notes: Notes; var body: some View { NoteButton(notes: notes) } }",
    "Code/App/Screens/Home.swift": """
    final class HomeController: UIViewController {
      func open() { performSegue(withIdentifier: "detail", sender: nil) }
      func write() { present(UIHostingController(rootView: Page(notes: Notes())), animated: true) }
    }
    final class DetailController: UIViewController {}
    """,
    "Code/App/Screens/Notes.swift": """
    @Observable final class Notes { var isNoteShown = false }
    struct NoteButton: View {
      @Bindable var notes: Notes
      var body: some View { Text("").note($notes.isNoteShown) }
    }
    """,
    "Code/Shared/Note.swift": """
    extension View {
      func note(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Text("") } }
    }
    """,
    "Code/App/Storyboards/Main.storyboard": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects>
          <viewController id="a" customClass="HomeController" customModule="App">
            <connections><segue destination="b" kind="show" identifier="detail" id="s"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewController id="b" customClass="DetailController" customModule="App"/>
        </objects></scene>
      </scenes>
    </document>
    """,
  ]

  /// An app whose modules need each other to be understood.
  private static let app = [
    "Package.swift": """
    import PackageDescription
    let package = Package(name: "shop", targets: [
      .target(name: "Cart"), .target(name: "Design"), .executableTarget(name: "App"),
    ])
    """,
    "Sources/App/Shop.swift": """
    @main struct Shop: App {
      @State private var cart = Basket()
      var body: some Scene { WindowGroup { BasketView(basket: cart) } }
    }
    """,
    // It alone sets the state, and says no word of navigation.
    "Sources/App/Checkout.swift":
      "struct Checkout { func pay(_ basket: Basket) { basket.slip = Slip() } }",
    "Sources/Cart/Basket.swift": """
    @Observable public final class Basket { public var slip: Slip?; public var isTillOpen = false }
    """,
    "Sources/Cart/BasketView.swift": """
    public struct BasketView: View {
      @Bindable var basket: Basket
      public var body: some View {
        Button("Pay") { basket.isTillOpen = true }
          .notice($basket.slip)
          .sheet(isPresented: $basket.isTillOpen) { Till() }
      }
    }
    """,
    "Sources/Cart/Till.swift": """
    struct Till: View {
      @State private var isAsking = false
      var body: some View { Text("").alert("Sure?", isPresented: $isAsking) { Text("") } }
    }
    """,
    "Sources/Cart/Slip.swift": "public struct Slip: Identifiable { public var id = 0 }",
    "Sources/Cart/Wrong.swift": "struct Wrong: View { var body: some View { Till( } }",
    // A modifier of the app's own, in another module than what it presents.
    "Sources/Design/Notice.swift": """
    extension View {
      public func notice<Item: Identifiable>(_ item: Binding<Item?>) -> some View {
        fullScreenCover(item: item) { _ in Text("") }
      }
    }
    """,
    "Sources/Design/Fonts.swift": "enum Fonts { static let all = 3; func }",
    "Sources/Design/Colors.swift": "enum Colors { static let all = 3; func }",
    // A test in the wrong place says which other files matter, and nothing else.
    "Sources/Design/Mocks.swift": """
    import XCTest
    final class Mocks: XCTestCase { @State var isMock = false; func test() { sheet(isPresented: $isMock) { Colors() } } }
    """,
    "Plain.swift": "struct Plain: View { var body: some View { BasketView(basket: Basket()) } }",
  ]
}
