import PortolanConfiguration
import PortolanModel
import Testing

/// What is said of a screen's name that is none.
@Suite struct UnknownScreenTests {
  private func words(_ name: String, _ types: String...) -> String {
    UnknownScreen(
      name,
      among: types.map { Screen(id: "App.\($0)", title: $0, module: "App", type: $0, kind: .view) }
    ).words
  }

  @Test(arguments: [
    // Letters that are wrong or missing, and a name that is but the beginning of one.
    ("Settngs", "; the nearest is 'SettingsView'"), ("Libary", "; the nearest is 'LibraryView'"),
    // Capitals alone.
    ("homeview", "; the nearest is 'HomeView'"),
    ("app.homeview", "; the nearest is 'App.HomeView'"),
    ("Home", "; the nearest are 'HomeMenu', 'HomeView', 'HomeStack'"),
    ("Quux", "; 'portolan dump' lists those that there are"),
  ])
  func theNearestIsNamed(name: String, words: String) {
    #expect(
      self.words(
        name, "HomeStack", "HomeView", "HomeMenu", "HomeOfALongName", "SettingsView",
        "LibraryView") == "no screen is called '\(name)'\(words)")
  }

  @Test func whereThereIsNoneItSaysSo() {
    #expect(words("Home") == "no screen is called 'Home'; there is none")
  }
}
