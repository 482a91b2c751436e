import Foundation
import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Files that can't matter are not parsed, and the model is the one that parsing everything gives.
@Suite struct FastScanTests {
  @Test(arguments: ["Examples/Inventory", "Examples/Vanilla", "Examples/Wiki", "Tests", "Sources"])
  func theModelIsThatOfAllFiles(folder: String) throws {
    let tree = try SourceTree(at: Self.root + "/" + folder, includesTests: true)
    var options = ReadingOptions()
    let some = tree.read(options)
    options.parsesAll = true
    let all = tree.read(options)
    #expect(NavigationModel(linking: some) == NavigationModel(linking: all))
    #expect(Set(some.map(\.path)).isSubset(of: all.map(\.path)))
  }

  @Test func whatNobodyOfThemMentionsIsLeftOut() throws {
    try withFolder([
      "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }",
      "Home.swift": "struct Home: View { var body: some View { Detail(cart: Cart()) } }",
      "Detail.swift": """
      struct Detail: View {
        @ObservedObject var cart: Cart
        var body: some View { Text("").sheet(item: $cart.receipt) { Receipt(receipt: $0) } }
      }
      """,
      "Cart.swift": "final class Cart: ObservableObject { @Published var receipt: Slip? }",
      "Slip.swift": "struct Slip: Identifiable { var id = 0 }",
      "Receipt.swift":
        "struct Receipt: View { let receipt: Slip; var body: some View { Text(\"\") } }",
      // Nobody mentions it; it sets the state.
      "Checkout.swift": "struct Checkout { func pay(_ cart: Cart) { cart.receipt = Slip() } }",
      // Nobody shows it, and it presents by showing another.
      "Gallery.swift": "struct Gallery: View { var body: some View { Detail(cart: Cart()) } }",
      // Words in comments are no words of the file.
      "Ledger.swift": "/* shows a /* sheet */ */ struct Ledger { var total = 0 } // alert",
      "Prices.swift": "struct Prices { func price(of name: String) -> Int { 3 } }",
    ]) { tree in
      var options = ReadingOptions()
      let some = tree.read(options)
      #expect(
        tree.files.map(\.path).filter { path in !some.contains { $0.path == path } }
          == ["Ledger.swift", "Prices.swift"])
      options.parsesAll = true
      let model = NavigationModel(linking: tree.read(options))
      #expect(NavigationModel(linking: some) == model)
      #expect(model.screens.contains { $0.view == "Gallery" || $0.type == "Gallery" })
    }
  }

  @Test func conformingTypesAreReadWithTheirProtocol() throws {
    try withFolder([
      "Home.swift": """
      struct Home: View {
        @State private var isShown = false
        let maker: any Maker
        var body: some View { Text("").sheet(isPresented: $isShown) { maker.make() } }
      }
      """,
      "Maker.swift": "protocol Maker { associatedtype Made; func make() -> Made }",
      "Baker.swift": "struct Baker: Maker { func make() -> Bread { Bread() } }",
      "Bread.swift": "struct Bread: View { var body: some View { Text(\"\") } }",
      "Butter.swift": "struct Butter { var fat = 82 }",
    ]) { tree in
      let files = tree.read(ReadingOptions())
      #expect(
        files.map(\.path) == ["Baker.swift", "Bread.swift", "Home.swift", "Maker.swift"])
    }
  }

  @Test func aModifierOfTheAppsOwnIsAWordOfNavigation() throws {
    try withFolder([
      "Modifier.swift": """
      extension View {
        func note(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Note() } }
      }
      struct Note: View { var body: some View { Text("") } }
      """,
      "Page.swift": """
      struct Page: View {
        @State private var isOpen = false
        var body: some View { Text("").note($isOpen) }
      }
      """,
      "Plain.swift": "struct Plain: View { var body: some View { Text(\"plain\") } }",
    ]) { tree in
      let files = tree.read(ReadingOptions())
      #expect(files.map(\.path) == ["Modifier.swift", "Page.swift"])
    }
  }

  @Test func aRootIsReadWhateverItMentions() throws {
    try withFolder([
      "Plain.swift": "struct Plain: View { var body: some View { Text(\"\") } }",
      "Other.swift": "struct Other: View { var body: some View { Text(\"\") } }",
    ]) { tree in
      var options = ReadingOptions()
      #expect(tree.read(options).isEmpty)
      options.roots = ["Plain"]
      #expect(tree.read(options).map(\.path) == ["Plain.swift"])
    }
  }

  @Test(arguments: [
    "struct A {} // portolan:ignore no-way-out why", "  /* portolan:ignore x */ struct A {}",
    "\t/// portolan:ignore", "//portolan:ignore a,b",
  ])
  func aFileThatLeavesFindingsOutIsRead(text: String) throws {
    try withFolder([
      "Ignoring.swift": text, "Other.swift": "// portolan:ignored\n// a portolan:ignore\n",
    ]) { tree in
      #expect(tree.read(ReadingOptions()).map(\.path) == ["Ignoring.swift"])
    }
  }

  @Test func aFileWithOpenBracketsIsRead() throws {
    try withFolder([
      "Broken.swift": "struct Broken { func f() { ",
      "Quote.swift": "let quote = \"not closed\n",
      "Whole.swift": ##"let whole = "\(items["}"] ?? "(")" + #"a"b("# // }"##,
    ]) { tree in
      #expect(tree.read(ReadingOptions()).map(\.path) == ["Broken.swift", "Quote.swift"])
    }
  }

  @Test func everyJobGivesTheSame() throws {
    let tree = try SourceTree(at: Self.root + "/Examples", includesTests: true)
    var options = ReadingOptions()
    options.jobs = 1
    let one = tree.read(options)
    options.jobs = 7
    #expect(tree.read(options) == one)
    #expect(!one.isEmpty)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func withFolder(_ files: [String: String], _ work: (SourceTree) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-scan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try work(try SourceTree(at: folder.path))
  }
}
