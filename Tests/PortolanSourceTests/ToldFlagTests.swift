import PortolanModel
import Testing

/// Functions that are told by a flag how to show what they are handed.
@Suite struct ToldFlagTests {
  private static func pier(_ helper: String, _ calls: [String]) -> Charted {
    let functions = calls.enumerated().map { "func begin\($0)() { \($1) }" }
    return Charted(
      """
      class PierController: UIViewController {
        let pilot = Pilot()
        private var isWide: Bool { view.bounds.width > 500 }
        \(functions.joined(separator: "\n  "))
      }
      class MapController: UIViewController {}
      class TideController: UIViewController {}
      final class Pilot {
        \(helper)
      }
      """)
  }

  @Test(arguments: [
    "if inBubble { page.modalPresentationStyle = .popover }",
    "if inBubble, let bubble = page.popoverPresentationController { page.modalPresentationStyle = .popover }",
    "if !inBubble {} else { page.modalPresentationStyle = .popover }",
    "let isPointed = inBubble; if isPointed { page.modalPresentationStyle = .popover }",
    "let isPlain = !inBubble; if !isPlain { page.modalPresentationStyle = .popover }",
    "page.modalPresentationStyle = inBubble ? .popover : .formSheet",
  ])
  func whatACallTellsDecidesTheStyle(_ code: String) {
    let chart = Self.pier(
      """
      func raise(_ page: UIViewController, from host: UIViewController, inBubble: Bool = false) {
        \(code)
        host.present(page, animated: true)
      }
      """,
      [
        "pilot.raise(MapController(), from: self)",
        "pilot.raise(TideController(), from: self, inBubble: true)",
      ])
    #expect(
      chart.links == [
        "PierController present(_:animated:) sheet → MapController",
        "PierController present(_:animated:) popover → TideController",
      ])
  }

  /// What is left by then is not run.
  @Test(arguments: [
    "guard inBubble else { host.present(page, animated: true); return }",
    "if !inBubble { host.present(page, animated: true); return }",
  ])
  func whatACallTellsMayEndTheFunction(_ code: String) {
    let chart = Self.pier(
      """
      func raise(_ page: UIViewController, from host: UIViewController, inBubble: Bool) {
        \(code)
        page.modalPresentationStyle = .popover
        host.present(page, animated: true)
      }
      """,
      [
        "pilot.raise(MapController(), from: self, inBubble: false)",
        "pilot.raise(TideController(), from: self, inBubble: true)",
      ])
    #expect(
      chart.links == [
        "PierController present(_:animated:) sheet → MapController",
        "PierController present(_:animated:) popover → TideController",
      ])
  }

  /// Where nobody knows what a function is told, or the flag may be another by then, it may do either.
  @Test(arguments: [
    ("inBubble: isWide", "if inBubble { page.modalPresentationStyle = .popover }", "popover"),
    (
      "inBubble: isWide", "page.modalPresentationStyle = inBubble ? .popover : .formSheet",
      "unknown"
    ),
    (
      "inBubble: false",
      "var inBubble = inBubble; inBubble = page.isBig; if inBubble { page.modalPresentationStyle = .popover }",
      "popover"
    ),
  ])
  func whatNobodyKnowsMayBeEither(_ told: String, _ code: String, _ expected: String) {
    let chart = Self.pier(
      """
      func raise(_ page: UIViewController, from host: UIViewController, inBubble: Bool = false) {
        \(code)
        host.present(page, animated: true)
      }
      """, ["pilot.raise(MapController(), from: self, \(told))"])
    #expect(chart.links == ["PierController present(_:animated:) \(expected) → MapController"])
  }

  @Test func theSameHoldsForWhatControllersInherit() {
    let chart = Charted(
      """
      extension UIViewController {
        func raise(_ page: UIViewController, fillsScreen: Bool = false) {
          page.modalPresentationStyle = fillsScreen ? .fullScreen : .formSheet
          present(page, animated: true)
        }
      }
      class PierController: UIViewController {
        func map() { raise(MapController()) }
        func tide() { raise(TideController(), fillsScreen: true) }
      }
      class MapController: UIViewController {}
      class TideController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "PierController present(_:animated:) sheet → MapController",
        "PierController present(_:animated:) fullScreenCover → TideController",
      ])
  }

  /// One that calls itself is told otherwise then.
  @Test func whatCallsItselfIsToldAnew() {
    let chart = Self.pier(
      """
      func raise(_ page: UIViewController, from host: UIViewController, isSure: Bool = false) {
        if !isSure {
          raise(page, from: host, isSure: true)
          return
        }
        page.modalPresentationStyle = .popover
        host.present(page, animated: true)
      }
      """, ["pilot.raise(MapController(), from: self)"])
    #expect(chart.links == ["PierController present(_:animated:) popover → MapController"])
  }

  /// Of a view that a function makes as it is told, only that is there.
  @Test func aViewsFunctionShowsWhatItIsTold() {
    let chart = Charted(
      """
      struct PierView: View {
        var body: some View { board(showsTide: false) }
        @ViewBuilder func board(showsTide: Bool) -> some View {
          if showsTide { TideView() } else { MapView() }
        }
      }
      struct MapView: View {
        @State var isOpen = false
        var body: some View { Button("") { isOpen = true }.sheet(isPresented: $isOpen) { Text("") } }
      }
      struct TideView: View {
        @State var isOpen = false
        var body: some View { Button("") { isOpen = true }.sheet(isPresented: $isOpen) { Text("") } }
      }
      """)
    #expect(chart.screen("PierView")?.slots.map(\.name) == ["mapView"])
  }

  /// A flag that nobody sets is what the function has by default, also where that hands it on.
  @Test(arguments: [
    ("Helm.go(.log)", "push path (log)"), ("Helm.go(.log, true)", "replace path (log)"),
  ])
  func aFlagIsHandedOn(_ call: String, _ expected: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case log, crew }
      @Observable final class Router {
        static let shared = Router()
        var path: [Page] = []
        func show(_ page: Page, _ anew: Bool = false) { path = anew ? [page] : path + [page] }
      }
      enum Helm {
        static func go(_ page: Page, _ anew: Bool = false) { Router.shared.show(page, anew) }
      }
      struct DeckView: View {
        @Bindable private var router = Router.shared
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Go") { \(call) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .log: Text("Log")
                case .crew: Text("Crew")
                }
              }
          }
        }
      }
      """)
    #expect(chart.actions == ["DeckView.Go \(expected)"])
  }

  private static func path(_ function: String) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App {
        @StateObject var router = Router()
        var body: some Scene { WindowGroup { HarbourView().environmentObject(router) } }
      }
      enum Page: Hashable { case dock, pier, help }
      class Router: ObservableObject {
        @Published var path: [Page] = []
        \(function)
      }
      struct HarbourView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack { DockRow(page: .dock); PierRow(page: .pier); HelpRow(page: .help, isLast: true) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .dock: Text("Dock")
                case .pier: Text("Pier")
                case .help: Text("Help")
                }
              }
          }
        }
      }
      struct DockRow: View {
        let page: Page
        @EnvironmentObject var router: Router
        var body: some View { Button("Dock") { router.go(to: page) } }
      }
      struct PierRow: View {
        let page: Page
        @EnvironmentObject var router: Router
        var body: some View { Button("Pier") { router.go(to: page, replace: true) } }
      }
      struct HelpRow: View {
        let page: Page
        let isLast: Bool
        @EnvironmentObject var router: Router
        var body: some View { Button("Help") { router.go(to: page, replace: isLast) } }
      }
      """)
  }

  /// Where nobody sees what a function is told to push, its flag says all the same how: what is told by nobody, it has by default.
  @Test(arguments: [
    "if replace { path = [page] } else { path.append(page) }",
    "if !replace { path.append(page); return }; path = [page]",
    "guard replace else { path.append(page); return }; path = [page]",
    "if replace { set(page) } else { push(page) }",
  ])
  func whatACallTellsSaysHowItPushes(_ code: String) {
    let chart = Self.path(
      """
      func go(to page: Page, replace: Bool = false) { \(code) }
      private func set(_ page: Page) { path = [page] }
      private func push(_ page: Page) { path.append(page) }
      """)
    let actions = chart.actions.filter { $0.contains("Row.") }
    #expect(
      actions == [
        "HarbourView.DockRow.Dock push path", "HarbourView.HelpRow.Help push path",
        "HarbourView.HelpRow.Help replace path",
        "HarbourView.PierRow.Pier replace path",
      ])
  }
}
