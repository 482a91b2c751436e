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
  /// The delegate of scenes stands in a file of its own, and each app keeps its models in a variable of the same name.
  @Test func sharedDelegatesInSeveralFilesAreEachTargetsOwn() throws {
    let deck = """
      import SwiftUI
      struct DeckView: View {
        @ObservedObject var helm = fleet.helm
        var body: some View {
          Text("Deck").alert("Aground", isPresented: $helm.isAground) { Button("OK") {} }
        }
      }
      """
    let fleet = """
      import Combine
      let fleet = Fleet()
      class Fleet { lazy var helm = HelmModel() }
      class HelmModel: ObservableObject {
        @Published var isAground = false
        func strand() { isAground = true }
      }
      """
    let folder = try TemporaryFolder([
      "project.yml": """
      targets:
        Sail: { type: application, sources: [Shared, Sail] }
        Steam: { type: application, sources: [Shared, Steam] }
      """,
      "Shared/AppDelegate.swift": """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "Shared/SceneDelegate.swift": """
      import SwiftUI
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          window.rootViewController = UIHostingController(rootView: DeckView())
          self.window = window
          window.makeKeyAndVisible()
        }
      }
      """,
      "Sail/Deck.swift": deck, "Steam/Deck.swift": deck,
      "Sail/Fleet.swift": fleet, "Steam/Fleet.swift": fleet,
    ])
    let tree = try SourceTree(at: folder.path)
    for files in [tree.read(), tree.read(ReadingOptions())] {
      let model = NavigationModel(linking: files)
      let starts = model.roots.map { ([$0.screen] + ($0.targets ?? [])).joined(separator: " ") }
      #expect(starts == ["Sail.HelmModel Sail", "Steam.HelmModel Steam"])
      let shown = model.screens.map { screen in
        screen.id + screen.slots.map { " " + $0.name }.joined()
      }
      #expect(shown == ["Sail.HelmModel isAground", "Steam.HelmModel isAground"])
      #expect(model.unresolved.isEmpty)
    }
  }
}
