import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

/// What stands below a tree.
@Suite struct TreeSentencesTests {
  /// Nothing is said of screens that no root leads to.
  @Test func onlyWhatIsInTheTreeIsSpokenOf() throws {
    var model = NavigationModel.severalOptionals(["addItem", "help"])
    let screen = model.screens[0]
    let crowded = TextTree(of: try Chart(model)).text
    #expect(crowded.contains("several at once"))
    model.roots = []
    model.screens.append(
      Screen(id: "App.Home", title: "Home", module: "App", type: "Home", kind: .view))
    model.roots = [Root(screen: "App.Home", how: .declared)]
    let text = TextTree(of: try Chart(model)).text
    #expect(!text.contains(screen.type), "\(text)")
  }

  /// How many states there are does not hang on how much is printed.
  @Test func aLimitChangesNoNumberOfStates() throws {
    let chart = try Chart(.chain(of: 5))
    let whole = TextTree(of: chart).text.contains("The whole app can be")
    let limited = TextTree(of: chart, limits: .init(depth: 1)).text
    #expect(!whole)
    #expect(!limited.contains("The whole app can be"), "\(limited)")
  }

  @Test(arguments: [
    (1, "1"), (9_999_999, "9,999,999"), (16_777_216, "more than 16 million"),
    (4_294_967_296, "more than 4 billion"), (1_000_000_000_000, "more than 10^12"),
  ])
  func greatNumbersAreReadable(number: Int, words: String) {
    #expect(readable(Count(number)) == words)
  }
}
