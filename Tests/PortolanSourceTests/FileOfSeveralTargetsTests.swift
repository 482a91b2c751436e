import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Files that several targets compile: without a choice of target they are the first's, unless both start with one.
struct FileOfSeveralTargetsTests {
  private func modules(_ tree: SourceTree) -> [String] {
    tree.files.map { ([$0.path] + $0.modules).joined(separator: " ") }
  }

  @Test func aSharedFolderIsInEachTargetThatNamesIt() throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      targets:
        Phone: { type: application, sources: [Phone, Shared] }
        Checks: { type: bundle.unit-test, sources: [Shared] }
        TV: { type: application, sources: [TV, Shared] }
      """,
      "Phone/P.swift": "", "Shared/S.swift": "", "TV/T.swift": "",
    ])
    let tree = try SourceTree(at: folder.path)
    #expect(modules(tree) == ["Phone/P.swift Phone", "Shared/S.swift Phone TV", "TV/T.swift TV"])
    #expect(tree.modules == ["Phone", "TV"])
    #expect(modules(tree.narrowed(to: ["TV"])) == ["Shared/S.swift TV", "TV/T.swift TV"])
    #expect(
      modules(tree.narrowed(to: ["Phone"])) == ["Phone/P.swift Phone", "Shared/S.swift Phone"])
  }

  /// By build phases, by a folder that both have, and by a folder with an exception.
  @Test func anXcodeProjectTellsAllOfThem() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (TT, TA, TB, ); };
          G = { isa = PBXGroup; children = (FS, SB, SO); sourceTree = "<group>"; };
          FS = { isa = PBXFileReference; path = S.swift; sourceTree = "<group>"; };
          SB = { isa = PBXFileSystemSynchronizedRootGroup; path = Both; sourceTree = "<group>"; };
          SO = {
            isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>";
            exceptions = (X);
          };
          X = {
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TB;
            membershipExceptions = (Shared.swift);
          };
          BS = { isa = PBXBuildFile; fileRef = FS; };
          PA = { isa = PBXSourcesBuildPhase; files = (BS, ); };
          TA = {
            isa = PBXNativeTarget; name = Alpha; buildPhases = (PA);
            fileSystemSynchronizedGroups = (SB, SO);
            productType = "com.apple.product-type.application";
          };
          TB = {
            isa = PBXNativeTarget; name = Beta; buildPhases = (PA);
            fileSystemSynchronizedGroups = (SB);
            productType = "com.apple.product-type.application";
          };
          TT = {
            isa = PBXNativeTarget; name = Checks; buildPhases = (PA);
            productType = "com.apple.product-type.bundle.unit-test";
          };
        };
        rootObject = P;
      }
      """,
      "S.swift": "", "Both/B.swift": "", "One/Shared.swift": "", "One/Own.swift": "",
    ])
    let tree = try SourceTree(at: folder.path)
    #expect(
      modules(tree) == [
        "Both/B.swift Alpha Beta", "One/Own.swift Alpha", "One/Shared.swift Beta Alpha",
        "S.swift Alpha Beta",
      ])
    let whole = try SourceTree(at: folder.path, includesTests: true)
    #expect(modules(whole).last == "S.swift Alpha Beta Checks")
  }

  /// With one `@main` each of two targets starts with the view that it declares by itself; where both have the same view, with that.
  @Test(arguments: [
    (["Sail/Deck.swift", "Steam/Deck.swift"], ["Sail.DeckView Sail", "Steam.DeckView Steam"]),
    (["Shared/Deck.swift"], ["Sail.DeckView"]), (["Sail/Deck.swift"], ["Sail.DeckView"]),
  ])
  func aSharedStartIsEachTargetsOwn(_ decks: [String], _ roots: [String]) throws {
    let deck = """
      import SwiftUI
      struct DeckView: View {
        @State private var isHelpShown = false
        var body: some View {
          Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("Help") }
        }
      }
      """
    let folder = try TemporaryFolder(
      [
        "project.yml": """
        targets:
          Sail: { type: application, sources: [Shared, Sail] }
          Steam: { type: application, sources: [Shared, Steam] }
        """,
        "Shared/Ship.swift": """
        import SwiftUI
        @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
        """,
        "Sail/Sail.swift": "let sail = 1", "Steam/Steam.swift": "let steam = 1",
      ].merging(decks.map { ($0, deck) }) { first, _ in first })
    let tree = try SourceTree(at: folder.path)
    for files in [tree.read(), tree.read(ReadingOptions())] {
      let model = NavigationModel(linking: files)
      #expect(
        model.roots.map { ([$0.screen] + ($0.targets ?? [])).joined(separator: " ") } == roots)
      #expect(model.unresolved.isEmpty)
    }
  }
}
