import PortolanModel
import Testing

/// What an app or a controller begins with, by one condition or another.
@Suite struct BranchRootTests {
  @Test func whatLeadsToMostIsTheMainRoot() {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            if CommandLine.arguments.contains("demo") { DemoView() } else { ShopView() }
          }
        }
      }
      struct DemoView: View {
        @State private var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      struct CartView: View { var body: some View { Text("") } }
      struct ShopView: View {
        @State private var isCartShown = false
        var body: some View {
          Button("Cart") { isCartShown = true }.sheet(isPresented: $isCartShown) { CartView() }
        }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ShopView", "App.DemoView"])
    #expect(chart.model.roots.map(\.how) == [.main, .scene])
  }

  @Test func conditionsOfBuildsAreTheRoots() {
    let chart = Charted(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
          window = UIWindow()
          return true
        }
      }
      #if RENEWED
      @main struct NewApp: App { var body: some Scene { WindowGroup { NewView() } } }
      #endif
      struct NewView: View {
        @State private var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.NewView"])
    #expect(chart.model.roots.map(\.condition) == ["RENEWED"])
  }

  /// Of what each build begins with, the phone's is the main root, wherever that is written.
  @Test(arguments: [
    ("targetEnvironment(macCatalyst)", true), ("!targetEnvironment(macCatalyst)", false),
  ])
  func thePhonesFirstScreenComesBeforeThatOfCatalyst(_ condition: String, _ isDeskFirst: Bool) {
    let (first, second) = isDeskFirst ? ("Desk", "Pocket") : ("Pocket", "Desk")
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Start.page()
        }
      }
      enum Start {
        static func page() -> UIViewController {
          #if \(condition)
            \(first)Controller()
          #else
            \(second)Controller()
          #endif
        }
      }
      class DeskController: UIViewController {
        @objc func help() { present(HelpController(), animated: true) }
      }
      class PocketController: UIViewController {}
      class HelpController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.PocketController", "App.DeskController"])
    #expect(chart.model.roots.map(\.how) == [.main, .scene])
  }

  @Test func soDoesWhatADelegatesWindowShowsThatLeadsToMost() {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          var first: UIViewController?
          if UserDefaults.standard.bool(forKey: "known") { first = BellController() } else { first = DeckController() }
          if UserDefaults.standard.bool(forKey: "new") { first = TourController() }
          window?.rootViewController = first!
        }
      }
      class BellController: UIViewController {
        @objc func begin() { present(TourController(), animated: true) }
      }
      class DeckController: UIViewController {}
      class TourController: UIViewController {
        @objc func help() { present(HelpController(), animated: true) }
        @objc func ring() { present(BellController(), animated: true) }
      }
      class HelpController: UIViewController {
        @objc func ring() { present(BellController(), animated: true) }
      }
      """)
    #expect(
      chart.model.roots.map(\.screen)
        == ["App.TourController", "App.BellController", "App.DeckController"])
  }

  private func controller(_ code: String) -> Charted {
    Charted(
      """
      @Perceptible final class GateModel { enum Stage { case closed, open }; var stage = Stage.closed }
      final class GateController: UINavigationController {
        let model: GateModel
        init(model: GateModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
      }
      final class ClosedController: UIViewController {
        @objc func help() { present(HelpController(), animated: true) }
      }
      final class OpenController: UIViewController {
        @objc func help() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
  }

  @Test func whatAControllerPutsInPlaceOfTheOtherIsNotThereWithIt() {
    let chart = controller(
      """
      switch model.stage {
      case .closed: setViewControllers([ClosedController()], animated: false)
      case .open: setViewControllers([OpenController()], animated: false)
      }
      """)
    let slots = chart.screen("GateController")?.slots ?? chart.screen("GateModel")?.slots ?? []
    let branches = slots.filter { $0.arity == .always }.compactMap(\.branches)
    #expect(branches.count == 2)
    #expect(Set(branches.flatMap { $0 }.map(\.fork)).count == 1)
  }

  @Test func whatAControllerAddsInSomeCaseMayBeThereWithTheOther() {
    let chart = controller(
      """
      switch model.stage {
      case .closed: addChild(ClosedController())
      case .open: addChild(OpenController())
      }
      """)
    let slots = chart.model.screens.flatMap(\.slots).filter { $0.arity == .always }
    #expect(slots.allSatisfy { $0.branches == nil })
  }

  /// What shows the page that it stands in place of, and nothing more, is there to try that.
  @Test func aHarnessIsNoMainRoot() {
    let chart = Charted(
      """
      @main struct LogApp: App {
        var body: some Scene {
          WindowGroup {
            if ProcessInfo.processInfo.environment["TRIAL"] == "true" { TrialView() } else { LogView() }
          }
        }
      }
      struct TrialView: View { var body: some View { VStack { Text("Trial"); LogView() } } }
      struct LogView: View {
        @State private var isEntryShown = false
        var body: some View {
          Button("Add") { isEntryShown = true }.sheet(isPresented: $isEntryShown) { EntryView() }
        }
      }
      struct EntryView: View { var body: some View { Text("") } }
      """)
    #expect(chart.model.roots.first?.screen == chart.screen("LogView")?.id)
    #expect(chart.model.roots.first?.how == .main)
  }

  /// Of two apps each has a first scene, and what else either shows is a further one.
  @Test func eachAppHasAFirstScene() {
    func app(_ name: String, further: String = "") -> String {
      """
      @main struct \(name)App: App {
        var body: some Scene { WindowGroup { \(name)View() }\(further) }
      }
      struct \(name)View: View {
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("") } }
      }
      """
    }
    let log = """
      struct LogView: View {
        @State private var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("") } }
      }
      """
    let chart = Charted(files: [
      "Cafe/App.swift": "#if !PREVIEW\n"
        + app("Cafe", further: "; Window(\"Log\", id: \"log\") { LogView() }")
        + "\n#endif\n" + log,
      "Bakery/App.swift": app("Bakery"),
    ])
    #expect(
      Set(chart.model.roots.map { "\($0.screen) \($0.how)" }) == [
        "App.CafeView main", "App.LogView scene", "App.BakeryView main",
      ])
  }
}
