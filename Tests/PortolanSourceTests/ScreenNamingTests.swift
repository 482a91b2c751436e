import PortolanModel
import Testing

/// Whether a screen is called after its model or its view, where the model's name says nothing but what it is.
@Suite struct ScreenNamingTests {
  private func chart(_ model: String, nested: String = "") -> Charted {
    Charted(
      """
      struct NewsView: View {
        @State private var isShown = false
        var body: some View {
          Button("Latest") { isShown = true }.sheet(isPresented: $isShown) { LatestView() }
        }
      }
      \(model)
      struct LatestView: View {
        \(nested)
        @StateObject private var viewModel = ViewModel()
        var body: some View {
          Button("Share") { viewModel.isSharing = true }
            .sheet(isPresented: $viewModel.isSharing) { Text("") }
        }
      }
      """)
  }

  private static let model =
    "final class ViewModel: ObservableObject { @Published var isSharing = false }"

  /// Each file may have such a class of its own.
  @Test func aViewModelOfAFileLeavesTheNameToItsView() {
    let chart = chart("private \(Self.model)")
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.LatestView")
    #expect(chart.screen("LatestView")?.model == "ViewModel")
    #expect(chart.slots.contains("LatestView.isSharing atMostOne flag: isSharing sheet"))
  }

  @Test func aViewModelWithinItsViewNamesTheScreen() {
    let chart = chart("", nested: Self.model)
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.LatestView.ViewModel")
  }

  /// Whoever makes it, what is there for whoever asks is no view's own.
  @Test(arguments: [
    ("Router", "HomeView"), ("HomeModel", "HomeModel"), ("DeskState", "HomeView"),
  ])
  func anObjectThatItsViewLendsNamesNone(_ type: String, _ name: String) {
    let chart = Charted(
      """
      @Observable final class \(type) { var isShopShown = false }
      @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var desk = \(type)()
        var body: some View {
          ShelfView().sheet(isPresented: $desk.isShopShown) { Text("Shop") }.environment(desk)
        }
      }
      struct ShelfView: View {
        @Environment(\(type).self) private var desk
        var body: some View { Button("Shop") { desk.isShopShown = true } }
      }
      """)
    #expect(chart.slots == ["\(name).isShopShown atMostOne flag: isShopShown sheet"])
    #expect(chart.model.roots.map(\.screen) == ["App.\(name)"])
  }

  /// A store of which each view presents something of its own names none of them, however their properties are called.
  @Test func aStoreThatManyTakeNamesNone() {
    let chart = Charted(
      """
      final class Store: ObservableObject {
        @Published var isSettingsShown = false
        @Published var isArchiveShown = false
      }
      @main struct Gallery: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { HomeScreen().environmentObject(store) } }
      }
      struct HomeScreen: View {
        @EnvironmentObject var store: Store
        var body: some View {
          NavigationView {
            NavigationLink(destination: DetailScreen()) { Text("Detail") }
            Button("Settings") { store.isSettingsShown = true }
          }
          .sheet(isPresented: $store.isSettingsShown) { Text("Settings") }
        }
      }
      struct DetailScreen: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Button("Archive") { store.isArchiveShown = true }
            .sheet(isPresented: $store.isArchiveShown) { Text("Archive") }
        }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.HomeScreen"])
    #expect(
      chart.slots == [
        "DetailScreen.isArchiveShown atMostOne flag: isArchiveShown sheet",
        "HomeScreen.isSettingsShown atMostOne flag: isSettingsShown sheet",
      ])
  }

  /// What a service, or the state of some work, has to tell is told by the view that shows it.
  @Test(arguments: [
    ("Player", "TapeView"), ("BusyState", "TapeView"), ("Tape", "Tape"), ("TapeState", "TapeState"),
    ("PlayerModel", "PlayerModel"),
  ])
  func anObjectWithNothingButAnAlertNamesTheViewThatIsCalledLikeIt(_ type: String, _ name: String) {
    let chart = Charted(
      """
      final class \(type): ObservableObject {
        @Published var failure: Error?
        func start() { do { try play() } catch { failure = error } }
        func play() throws {}
      }
      struct ShelfView: View {
        @State private var isShown = false
        @StateObject private var object = \(type)()
        var body: some View {
          Button("Open") { isShown = true }.sheet(isPresented: $isShown) { TapeView(object: object) }
        }
      }
      struct TapeView: View {
        @ObservedObject var object: \(type)
        var body: some View {
          Button("Play") { object.start() }
            .alert("Failed", isPresented: Binding(
              get: { object.failure != nil }, set: { if !$0 { object.failure = nil } })) {}
        }
      }
      """)
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.\(name)")
    #expect(
      chart.slots.contains("\(name).failure atMostOne optionalValue: failure alert"))
  }

  /// A modifier that only watches what the view presents is no screen.
  @Test(arguments: ["@ObservedObject", "@StateObject"])
  func aModifierThatWatchesIsNoScreen(_ wrapper: String) {
    let chart = Charted(
      """
      final class Store: ObservableObject {
        @Published var date = Date()
        @Published var isCreating = false
      }
      @main struct CalendarApp: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { ContentView().environmentObject(store) } }
      }
      struct ContentView: View {
        @EnvironmentObject var store: Store
        var body: some View {
          Button("") { store.isCreating = true }
            .sheet(isPresented: $store.isCreating) { Text("") }
            .modifier(Reload(store: store))
        }
      }
      struct Reload: ViewModifier {
        \(wrapper) var store: Store
        func body(content: Content) -> some View { content.onReceive(store.$date) { _ in } }
      }
      """)
    #expect(chart.model.screens.count == 1)
    #expect(chart.model.screens.first?.viewName == "ContentView")
  }

  /// What anybody takes from the environment, and nothing presents from, is no model of whoever is handed it, whatever it is called there.
  @Test(arguments: [
    ("store", "EditBoatView", "EditBoatView", nil), ("store", "RenameSheet", "RenameSheet", nil),
    ("boats", "EditBoatView", "EditBoatView", nil),
    // One called after the view is that view's.
    ("store", "BoatView", "BoatStore", "BoatStore"),
  ])
  func aServiceThatIsHandedOnNamesNone(
    _ property: String, _ view: String, _ name: String, _ model: String?
  ) {
    let chart = Charted(
      """
      @Observable final class BoatStore { func save(_ boat: Boat) {} }
      struct Boat { var name: String }
      extension EnvironmentValues {
        static let boatsOfAll = BoatStore()
        var boatStore: BoatStore { EnvironmentValues.boatsOfAll }
      }
      @main struct Quay: App { var body: some Scene { WindowGroup { BoatRow(boat: Boat(name: "")) } } }
      struct BoatRow: View {
        @Environment(\\.boatStore) private var store
        let boat: Boat
        @State private var isRenaming = false
        var body: some View {
          Button("Rename") { isRenaming = true }
            .sheet(isPresented: $isRenaming) { \(view)(\(property): store, boat: boat) }
        }
      }
      struct \(view): View {
        let \(property): BoatStore
        let boat: Boat
        @State private var text = ""
        var body: some View { Button("Save") { \(property).save(boat) } }
      }
      """)
    #expect(chart.destination("isRenaming", in: "isRenaming")?.leadsTo == "App.\(name)")
    #expect(chart.screen(name)?.model == (model == name ? nil : model))
    #expect(chart.screen("BoatStore") == nil || name == "BoatStore")
  }

  /// A generic model that is called by nothing but what it is says of no screen what it is.
  @Test func aGenericViewModelNamesNoScreen() {
    let chart = Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = PierController(viewModel: ViewModel(handler: PierHandler()))
        }
      }
      protocol Handler { associatedtype State }
      final class ViewModel<H: Handler>: ObservableObject {
        let handler: H
        init(handler: H) { self.handler = handler }
      }
      struct PierHandler: Handler { typealias State = Int }
      struct BoatHandler: Handler { typealias State = String }
      final class PierController: UIViewController {
        let viewModel: ViewModel<PierHandler>
        init(viewModel: ViewModel<PierHandler>) { self.viewModel = viewModel }
        @objc func board() { present(BoatController(viewModel: ViewModel(handler: BoatHandler())), animated: true) }
      }
      final class BoatController: UIViewController {
        let viewModel: ViewModel<BoatHandler>
        init(viewModel: ViewModel<BoatHandler>) { self.viewModel = viewModel }
      }
      """)
    #expect(chart.model.screens.map(\.id) == ["App.PierController", "App.BoatController"])
  }

  /// What several controllers keep, and nothing presents from, is data that they work with: it names none of them.
  @Test(arguments: [
    ("BoatsModel", "boats: BoatsModel", "QuayViewController"),
    ("BoatsModel", "model: BoatsModel", "BoatsModel"),
    ("BoatsViewModel", "boats: BoatsViewModel", "BoatsViewModel"),
    ("QuayModel", "boats: QuayModel", "QuayModel"),
  ])
  func dataOfSeveralControllersNamesNone(_ type: String, _ property: String, _ name: String) {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
        ) -> Bool {
          window?.rootViewController = QuayViewController()
          return true
        }
      }
      class \(type): ObservableObject { @Published var names: [String] = [] }
      class QuayViewController: UIViewController {
        lazy var \(property) = \(type)()
        @objc func open() { present(ListController(data: nil), animated: true) }
      }
      class ListController: UIViewController {
        let data: \(type)?
        init(data: \(type)?) { self.data = data; super.init(nibName: nil, bundle: nil) }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.\(name)"])
  }

  /// A store of data names no screen that only begins as it does; one by which the view presents, or with the view's name, does.
  @Test(arguments: [
    ("PastTripsList", "", "PastTripsList"), ("PastTripsView", "", "PastTripsStore"),
    ("PastTripsList", ".sheet(isPresented: $store.isShown) { Text(\"\") }", "PastTripsStore"),
  ])
  func aStoreOfDataNamesNoScreen(_ view: String, _ modifier: String, _ name: String) {
    let chart = Charted(
      """
      @main struct TripApp: App {
        @StateObject var store = PastTripsStore()
        var body: some Scene { WindowGroup { DeskView(store: store) } }
      }
      class PastTripsStore: ObservableObject {
        @Published var trips: [String] = []
        @Published var isShown = false
      }
      struct DeskView: View {
        let store: PastTripsStore
        @State private var isPast = false
        var body: some View {
          Button("") { isPast = true }.sheet(isPresented: $isPast) { \(view)(store: store) }
        }
      }
      struct \(view): View {
        @ObservedObject var store: PastTripsStore
        var body: some View { List(store.trips, id: \\.self) { Text($0) }\(modifier) }
      }
      """)
    #expect(chart.destination("isPast", in: "isPast")?.leadsTo == "App.\(name)")
  }

  /// A view is called after none of several objects that it makes, unless one is called as the view, or its model.
  @Test(arguments: [
    ("desk", "Desk", "LoomView"), ("viewModel", "Desk", "Desk"), ("loom", "Loom", "Loom"),
  ])
  func oneOfSeveralObjectsNamesNone(_ property: String, _ type: String, _ name: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isWeaving = false
        var body: some View {
          Button("Weave") { isWeaving = true }.sheet(isPresented: $isWeaving) { LoomView() }
        }
      }
      enum Thread { case wool, silk }
      final class \(type): ObservableObject { @Published var thread = Thread.wool }
      final class Cloth: ObservableObject { @Published var width = 1 }
      struct LoomView: View {
        @StateObject private var \(property) = \(type)()
        @StateObject private var cloth = Cloth()
        var body: some View {
          switch \(property).thread {
          case .wool: WoolView(\(property): \(property))
          case .silk: SilkView()
          }
        }
      }
      struct WoolView: View {
        let \(property): \(type)
        var body: some View { Button("Silk") { \(property).thread = .silk } }
      }
      struct SilkView: View { var body: some View { Text("") } }
      """)
    #expect(chart.destination("isWeaving", in: "isWeaving")?.leadsTo == "App.\(name)")
  }

  /// A model that a controller makes for a view which it hosts is that view's, whatever it is called.
  @Test(arguments: [
    ("private lazy var gaugeViewModel = GaugeViewModel()", "DialController"),
    ("let gaugeModel = GaugeViewModel()", "DialController"),
    (
      """
      let gauge: GaugeViewModel
      init(_ gauge: GaugeViewModel) { self.gauge = gauge; super.init(nibName: nil, bundle: nil) }
      """, "GaugeViewModel"
    ),
  ])
  func aModelOfAHostedViewNamesNoController(_ property: String, _ name: String) {
    let chart = Charted(
      """
      final class GaugeViewModel: ObservableObject { @Published var level = 0 }
      struct NeedleView: View {
        @EnvironmentObject var gauge: GaugeViewModel
        var body: some View { Text("\\(gauge.level)") }
      }
      class DialController: NSViewController {
        \(property)
        @objc func helpTapped() { presentAsSheet(HelpController()) }
      }
      class HelpController: NSViewController {}
      """)
    #expect(chart.links == ["\(name) presentAsSheet(_:) sheet → HelpController"])
  }

  /// What many ask for, and one does not present from, is nobody's model, though it be called after a view.
  @Test(arguments: [
    ("PrefsStore", "Form {}", "Prefs"),
    (
      "PrefsStore", "TabView(selection: $prefs.tab) { Text(\"1\").tag(1); Text(\"2\").tag(2) }",
      "PrefsStore"
    ),
    ("PrefsViewModel", "Form {}", "PrefsViewModel"),
  ])
  func whatManyAskForNamesNoView(_ type: String, _ content: String, _ name: String) {
    let chart = Charted(
      """
      final class \(type): ObservableObject {
        static let shared = \(type)()
        @Published var tab = 1
        @Published var isLoud = false
      }
      struct SoundView: View {
        @ObservedObject var prefs: \(type) = .shared
        var body: some View { Toggle("Loud", isOn: $prefs.isLoud) }
      }
      struct Prefs: View {
        @ObservedObject private var prefs: \(type) = .shared
        @State private var asks = false
        var body: some View {
          VStack { Button("Clear") { asks = true }; \(content); SoundView() }
            .sheet(isPresented: $asks) { Text("Sure?") }
        }
      }
      """)
    #expect(chart.slots.contains("\(name).asks atMostOne flag: asks sheet"))
  }
}
