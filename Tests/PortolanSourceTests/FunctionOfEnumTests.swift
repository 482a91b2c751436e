import PortolanModel
import Testing

/// Code that is kept with a value: functions of an enum, `Link.days.open()`, and closures that a property keeps from the start.
@Suite struct FunctionOfEnumTests {
  private func actions(_ code: String, _ declarations: String) -> [String] {
    Charted(
      """
      enum Place { case films, days, tales }
      @Observable final class Router { var place: Place = .films; static let shared = Router() }
      @main struct FilmsApp: App {
        var body: some Scene { WindowGroup { RootView().onOpenURL { url in \(code) } } }
      }
      struct RootView: View {
        @Bindable var router = Router.shared
        var body: some View {
          TabView(selection: $router.place) {
            Tab("Films", systemImage: "film", value: Place.films) { Text("Films") }
            Tab("Days", systemImage: "calendar", value: Place.days) { Text("Days") }
            Tab("Tales", systemImage: "book", value: Place.tales) { Text("Tales") }
          }
        }
      }
      \(declarations)
      """
    ).actions
  }

  private let link = """
    enum Link {
      case day, film(Int)
      init?(_ url: URL) { nil }
      func open() {
        switch self {
        case .day: Router.shared.place = .days
        case .film: Router.shared.place = .films
        }
      }
    }
    """

  /// Of a case that is known the function does what it does for that alone.
  @Test(arguments: [
    ("let link = Link.day; link.open()", ["days"]), ("Link.film(1).open()", ["films"]),
    ("if let link = Link(url) { link.open() }", ["days", "films"]),
    ("Link(url)?.open()", ["days", "films"]),
  ])
  func aFunctionOfAnEnumDoesWhatItsCaseSays(_ code: String, _ places: [String]) {
    #expect(
      actions(code, link) == places.map { "RootView.onOpenURL select place (\($0))" })
  }

  @Test func aFunctionThatAsksNothingIsTheSameForEachCase() {
    let link = "enum Link { case day; func open() { Router.shared.place = .tales } }"
    #expect(actions("Link.day.open()", link) == ["RootView.onOpenURL select place (tales)"])
  }

  @Test func aClosureThatAPropertyKeepsFromTheStartIsRun() {
    let links = """
      struct Links {
        var openDays: () -> Void = { Router.shared.place = .days }
        var openFilms: () -> Void
      }
      let links = Links(openFilms: {})
      """
    #expect(actions("links.openDays()", links) == ["RootView.onOpenURL select place (days)"])
    #expect(actions("links.openFilms()", links) == [])
  }
}
