import PortolanModel
import Testing

/// Types of one name in one module, of which each stands in a folder of its own, as in each module's example app.
@Suite struct FolderNamesakeTests {
  private let pages = """
    public struct TidePage: View { public var body: some View { Text("Tide") } }
    public struct MoonPage: View { public var body: some View { Text("Moon") } }
    """

  private func root(_ page: String) -> String {
    "struct StartView: View { var body: some View { NavigationStack { NavigationLink(\"\") { \(page)() } } } }"
  }

  @Test func theNearestIsMeant() {
    let chart = Charted(files: [
      "Moon/Example/MoonApp.swift":
        "@main struct MoonApp: App { var body: some Scene { WindowGroup { StartView() } } }",
      "Moon/Example/StartView.swift": root("MoonPage"),
      "Pages/Pages.swift": pages,
      "Tide/Example/Views/StartView.swift": root("TidePage"),
      "Tide/Example/TideApp.swift":
        "@main struct TideApp: App { var body: some Scene { WindowGroup { StartView() } } }",
    ])
    #expect(
      chart.links == [
        "StartView NavigationLink drillDown → MoonPage",
        "StartView NavigationLink drillDown → TidePage",
      ])
    #expect(
      chart.model.roots.map(\.screen) == [
        "App.StartView", "App.StartView (in Tide/Example/Views/StartView.swift)",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func appsOfOneNameAreOneEach() {
    let chart = Charted(files: [
      "Moon/Example/Demo.swift":
        "@main struct Demo: App { var body: some Scene { WindowGroup { MoonPage() } } }",
      "Pages/Pages.swift": pages,
      "Tide/Example/Demo.swift":
        "@main struct Demo: App { var body: some Scene { WindowGroup { TidePage() } } }",
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.MoonPage", "App.TidePage"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What is as near to one as to the other may mean either.
  @Test func betweenTwoFoldersNobodyKnows() {
    let chart = Charted(files: [
      "App/Main.swift":
        "@main struct MainApp: App { var body: some Scene { WindowGroup { StartView() } } }",
      "Moon/StartView.swift": root("MoonPage"),
      "Pages/Pages.swift": pages,
      "Tide/StartView.swift": root("TidePage"),
    ])
    #expect(
      chart.model.unresolved.map(\.what).contains {
        $0.hasPrefix("'StartView' is declared in 'App' already")
      })
  }

  /// So it is in one folder.
  @Test func inOneFolderTheFirstIsCharted() {
    let chart = Charted(files: [
      "App/Main.swift":
        "@main struct MainApp: App { var body: some Scene { WindowGroup { StartView() } } }",
      "App/Moon.swift": root("MoonPage"), "App/Pages.swift": pages,
      "App/Tide.swift": root("TidePage"),
    ])
    #expect(chart.links == ["StartView NavigationLink drillDown → MoonPage"])
    #expect(chart.model.unresolved.count { $0.what.contains("declared in 'App' already") } == 1)
  }

  private let folderModule = """
    import SwiftUI
    public protocol FerryGuide { func showFerry(_ id: Int) }
    @Observable public final class QuayModel {
      private let guide: FerryGuide
      public init(guide: FerryGuide) { self.guide = guide }
      func tap() { guide.showFerry(1) }
    }
    public struct QuayView: View {
      let model: QuayModel
      public var body: some View { Button("A ferry") { model.tap() } }
    }
    """

  private let guide = """
    import Ferry
    import SwiftUI
    @Observable final class FerryGuide: Ferry.FerryGuide {
      var path: [Page] = []
      enum Page: Hashable { case ferry(Int) }
      func showFerry(_ id: Int) { path.append(.ferry(id)) }
    }
    struct FerryTab: View {
      @Bindable var guide: FerryGuide
      let model: QuayModel
      var body: some View {
        NavigationStack(path: $guide.path) {
          QuayView(model: model).navigationDestination(for: FerryGuide.Page.self) { page in
            switch page { case .ferry: Text("Ferry") }
          }
        }
      }
    }
    """

  private let start = """
    import Ferry
    import SwiftUI
    @main struct HarbourApp: App {
      @State private var guide = FerryGuide()
      var body: some Scene {
        WindowGroup { FerryTab(guide: guide, model: QuayModel(guide: guide)) }
      }
    }
    """

  /// A module's own type hides what is imported under its name, be it that nothing but folders tells of modules, and that the folder of the
  /// own type is called like the imported one.
  @Test(arguments: ["App", "App/Pages", "App/Guides/Ferry"])
  func theOwnTypeHidesAnImportedOne(folder: String) {
    let chart = Charted(files: [
      "App/HarbourApp.swift": start, "\(folder)/Guide.swift": guide,
      "Features/Ferry/Quay.swift": folderModule,
    ])
    #expect(chart.destination("ferry", in: "path") != nil)
    #expect(chart.model.roots.map(\.screen) == ["App.FerryGuide"])
    #expect(chart.actions == ["FerryGuide.showFerry push path (ferry)"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A folder-module's own type, not the one that it imports.
  @Test(arguments: ["", "import Pages\n"])
  func aFolderModulesOwnTypeHidesAnImportedOne(importing: String) {
    let chart = Charted(files: [
      "App/MainApp.swift": """
      import Moon
      @main struct MainApp: App { var body: some Scene { WindowGroup { MoonView() } } }
      """,
      "Moon/Deep/StartPage.swift": "struct StartPage: View { var body: some View { Text(\"\") } }",
      "Moon/MoonView.swift": importing + """
        struct MoonView: View {
          @State private var isShown = false
          var body: some View {
            Button("") { isShown = true }.sheet(isPresented: $isShown) { StartPage() }
          }
        }
        """,
      "Pages/StartPage.swift": """
      public struct StartPage: View {
        @State private var isOver = false
        public var body: some View {
          Button("") { isOver = true }.sheet(isPresented: $isOver) { Text("") }
        }
      }
      """,
    ])
    #expect(
      chart.screen("MoonView")?.slots.first?.destinations.first?.leadsTo == "App.StartPage")
  }
}
