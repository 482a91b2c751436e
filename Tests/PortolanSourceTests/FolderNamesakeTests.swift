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
}
