import PortolanModel
import Testing

/// What is done in a view's body, by code that no button names: that it is done in the body tells nobody anything.
@Suite struct UnnamedCodeTests {
  private func chart(_ body: String, _ more: String = "") -> Charted {
    Charted(
      """
      enum Words { static let tides = "" }
      struct HarbourView: View {
        @State private var isShown = false
        @Environment(\\.dismiss) private var dismiss
        let ship: Ship
        var body: some View { \(body).sheet(isPresented: $isShown) { Text("") } }
      }
      struct CellLabel: View { let title: String; var body: some View { Text(title) } }
      struct Lighthouse: View { var body: some View { Image("light") } }
      struct Gangway: View {
        let deck: String
        let onBoard: (Int) -> Void
        var body: some View { Text(deck) }
      }
      final class Loader {
        func load(_ done: @escaping () -> Void) {}
      }
      \(more)
      """)
  }

  @Test(arguments: [
    ("Text(\"About\").bold().padding().onTapGesture { isShown = true }", "About"),
    ("Text(Words.tides).bold().onTapGesture { isShown = true }", "tides"),
    ("Text(\"About\").onLongPressGesture { isShown = true }", "About"),
    ("Text(\"About\").gesture(TapGesture().onEnded { isShown = true })", "About"),
    (
      "HStack { Image(\"a\"); VStack { Text(\"Tides\"); Text(\"Today\") } }.padding().onTapGesture { isShown = true }",
      "Tides"
    ),
    ("HStack { Image(\"a\"); Text(Words.tides) }.onTapGesture { isShown = true }", "tides"),
    ("CellLabel(title: \"Tides\").onTapGesture { isShown = true }", "Tides"),
    ("Image(systemName: \"anchor\").padding().onTapGesture { isShown = true }", "anchor"),
    ("Image(\"a\").accessibilityLabel(\"Anchor\").onTapGesture { isShown = true }", "Anchor"),
    ("Image(\"a\").onTapGesture { isShown = true }.accessibilityLabel(\"Anchor\")", "Anchor"),
    (
      "Image(\"a\").onTapGesture { isShown = true }.accessibility(label: Text(\"Anchor\"))",
      "Anchor"
    ),
    // A view of the app's own that says nothing by itself.
    ("Lighthouse().padding().onTapGesture { isShown = true }", "Lighthouse"),
    ("Lighthouse().gesture(TapGesture().onEnded { isShown = true })", "Lighthouse"),
    ("Lighthouse().onTapGesture { isShown = true }.accessibilityLabel(\"Light\")", "Light"),
    // What a label of the app's own says.
    ("Button { isShown = true } label: { CellLabel(title: Words.tides) }", "tides"),
  ])
  func whatATouchDoesIsCalledAsWhatIsTouched(_ body: String, _ name: String) {
    #expect(chart(body).actions == ["HarbourView.\(name) present isShown"])
  }

  /// So it is in a member that makes a view.
  @Test(arguments: [
    ("Lighthouse().onTapGesture { isShown = true }", "Lighthouse"),
    ("Gangway(deck: \"A\") { _ in }.onTapGesture { isShown = true }", "Gangway"),
    ("CellLabel(title: \"Tides\").onTapGesture { isShown = true }", "Tides"),
    ("Image(\"logo\").onTapGesture { isShown = true }", "section"),
  ])
  func whatATouchDoesInAMember(_ content: String, _ name: String) {
    let more = "extension HarbourView { @ViewBuilder var section: some View { \(content) } }"
    #expect(chart("section", more).actions == ["HarbourView.\(name) present isShown"])
  }

  /// Nothing that is written out says what they are.
  @Test(arguments: [
    ("Text(ship.name).onTapGesture { isShown = true }", "onTapGesture"),
    ("HStack { Text(ship.name); Text(\"Go\") }.onTapGesture { isShown = true }", "onTapGesture"),
    ("Color.black.opacity(0.5).onTapGesture { isShown = true }", "onTapGesture"),
    ("Image(\"logo\").onTapGesture { Task { ship.sail(); isShown = true } }", "onTapGesture"),
    ("Button { isShown = true } label: { Text(ship.name) }", "Button"),
    (
      "Text(\"\").fileImporter(isPresented: .constant(true)) { if case .failure = $0 { isShown = true } }",
      "fileImporter"
    ),
    (
      "Text(\"\").fileImporter(isPresented: .constant(true), onCompletion: { _ in }, onCancellation: { isShown = true })",
      "onCancellation"
    ),
    ("Text(\"\").afterSailing { loader.load { isShown = true } }", "afterSailing"),
    ("Text(\"\").afterSailing { withAnimation { isShown = true } }", "afterSailing"),
    ("Text(\"\").afterSailing(whenDone: { isShown = true })", "whenDone"),
    ("Text(\"\").afterSailing(perform: { isShown = true })", "afterSailing"),
    ("Text(\"\").environment(\\.openTides) { isShown = true }", "openTides"),
    ("Gangway(deck: \"A\", onBoard: { _ in isShown = true })", "onBoard"),
    ("Foreign.Deck(shade: 1) { isShown = true }", "Deck"),
    ("Deck(shade: Binding(get: { 1 }, set: { _ in isShown = true }))", "Deck"),
    ("Text(\"\").shaded(shade: Binding(get: { 1 }, set: { _ in isShown = true }))", "shade"),
  ])
  func otherCodeIsCalledAsWhatRunsIt(_ body: String, _ name: String) {
    let loader = body.replacing("loader", with: "Loader()")
    #expect(chart(loader).actions == ["HarbourView.\(name) present isShown"])
  }

  /// A function of its own says better what it is for.
  @Test func whatAFunctionOfItsOwnMakesIsCalledAsThat() {
    let chart = Charted(
      """
      struct HarbourView: View {
        @State private var isShown = false
        let ship: Ship
        var body: some View { chartTable.sheet(isPresented: $isShown) { Text("") } }
        private var chartTable: some View { Text(ship.name).onTapGesture { isShown = true } }
      }
      """)
    #expect(chart.actions == ["HarbourView.chartTable present isShown"])
  }

  /// That something is the content says as little as that it is the body.
  @Test func whatAPropertyMakesThatIsCalledAsTheBodyIsCalledAsWhatRunsIt() {
    let chart = Charted(
      """
      struct HarbourView: View {
        @State private var isLoading = false
        @State private var isShown = false
        var body: some View { mainContent.sheet(isPresented: $isShown) { Text("") } }
        private var mainContent: some View {
          Text("").fileImporter(isPresented: $isLoading, allowedContentTypes: []) { _ in isShown = true }
        }
      }
      """)
    #expect(chart.actions == ["HarbourView.fileImporter present isShown"])
  }

  /// What takes the screen away, and what is handed on by its name.
  @Test(arguments: [
    ("Foreign(closeHandler: dismiss.callAsFunction)", "closeHandler"),
    ("Text(\"\").afterSailing { dismiss() }", "afterSailing"),
    ("Button { dismiss() } label: { Image(\"a\") }", "Button"),
  ])
  func whatTakesTheScreenAway(_ body: String, _ name: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isPierShown = false
        var body: some View { Button("Pier") { isPierShown = true }.sheet(isPresented: $isPierShown) { PierView() } }
      }
      struct PierView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAsking = false
        var body: some View { \(body).alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(chart.actions.contains { $0.hasPrefix("PierView.\(name) dismiss") })
  }

  /// Two modifiers of one name do two things.
  @Test func eachModifierIsAnActionOfItsOwn() {
    let chart = chart(
      "Text(\"\").afterSailing { isShown = true }.afterSailing { isShown = false }")
    #expect(
      chart.screen("HarbourView")?.actions.map { "\($0.name) \($0.effects.map(\.kind.rawValue))" }
        == ["afterSailing [\"present\"]", "afterSailing [\"dismiss\"]"])
  }

  /// What a router is told by a button is the button's doing.
  @Test func whatARouterIsToldIsDoneByWhatRunsTheCode() {
    let chart = Charted(
      """
      enum Stop: Hashable { case pier, quay }
      @Observable final class Router {
        var path: [Stop] = []
        func push(_ stop: Stop) { path.append(stop) }
      }
      struct HomeView: View {
        @State private var router = Router()
        let ship: Ship
        var body: some View {
          NavigationStack(path: $router.path) {
            Button { if ship.isHome { router.push(.pier) } } label: { Text(ship.name) }
              .navigationDestination(for: Stop.self) { _ in Text("") }
          }
        }
      }
      """)
    #expect(
      chart.actions.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        .allSatisfy { $0.hasSuffix(".Button") })
    #expect(chart.actions.count == 1)
  }

  /// Of several closures of a presentation the first is done when it has gone.
  @Test func whatIsDoneWhenASheetHasGoneSaysSo() {
    let chart = Charted(
      """
      struct PierView: View {
        @State private var ship: Ship?
        var body: some View {
          Button("Open") { ship = Ship() }.sheet(item: $ship) { ship = nil } content: { _ in Text("") }
        }
      }
      struct Ship: Identifiable { var id = 0 }
      """)
    #expect(chart.actions.contains { $0.hasPrefix("PierView.onDismiss dismiss") })
  }

  /// What moves a page is not what a text on it says.
  @Test(arguments: [("DragGesture()", "onEnded"), ("TapGesture()", "Sail?")])
  func aGestureThatMovesIsNotCalledByWhatItMoves(_ gesture: String, _ name: String) {
    let chart = Charted(
      """
      struct PierView: View {
        @State private var isAsking = false
        var body: some View {
          Button("Sail") { isAsking = true }
            .fullScreenCover(isPresented: $isAsking) {
              VStack { Text("Sail?"); Text("Now.") }.gesture(\(gesture).onEnded { _ in isAsking = false })
            }
        }
      }
      """)
    #expect(chart.actions.contains { $0.hasPrefix("PierView.\(name) dismiss") })
  }

  /// Rows, and what is presented beside a part, are not called as the property that gives the part.
  @Test(arguments: [
    ("ForEach(ships) { ship in Text(ship).onTapGesture { isShown = true } }", "onTapGesture"),
    (
      "Text(\"\").popover(isPresented: $isOpen) { Text(name).onTapGesture { isShown = true } }",
      "onTapGesture"
    ),
    ("Text(name).onTapGesture { isShown = true }", "fleet"),
  ])
  func rowsInAPropertyAreNotCalledAsIt(view: String, name: String) {
    let chart = chart(
      "fleet",
      """
      extension HarbourView {
        var fleet: some View { \(view) }
      }
      """)
    #expect(chart.actions == ["HarbourView.\(name) present isShown"])
  }

  @Test(arguments: [
    // A label says its title of its symbol, whatever stands beside it.
    (
      "Button { isShown = true } label: { Text(\"\\(ship.count) left\"); Label(\"Choose\", systemImage: \"arrow\") }",
      "Choose"
    ),
    // A picture in a text says nothing.
    ("Button(\"Go on \\(Image(systemName: \"chevron\"))\") { isShown = true }", "Go on"),
    ("Button(\"Go on \\(ship.count)\") { isShown = true }", "Button"),
  ])
  func aTextWithMoreInIt(view: String, name: String) {
    #expect(chart(view).actions == ["HarbourView.\(name) present isShown"])
  }

  /// What a store tells of purchases, and what SwiftUI tells of the page, is the app's doing.
  @Test(arguments: [
    "onInAppPurchaseStart { _ in isShown = true }",
    "onInAppPurchaseCompletion { _, _ in isShown = true }",
    "subscriptionStatusTask(for: \"group\") { _ in isShown = true }",
    "onGeometryChange(for: Bool.self, of: { _ in true }) { _ in isShown = true }",
  ])
  func whatIsToldOfAPageTheAppDoes(modifier: String) {
    let actions = chart("Text(\"\").\(modifier)").model.screens.flatMap(\.actions)
    #expect(actions.map(\.kind) == [.app])
  }
}
