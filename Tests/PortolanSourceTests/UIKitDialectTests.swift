import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// UIKit as code says it: what state presents, stacks that state drives, and navigation without state.
@Suite struct UIKitDialectTests {
  @Test func whatAControllerInheritsItPresents() throws {
    let model = read(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?
        ) -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      class BaseController: UIViewController {
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      final class HomeController: BaseController {
        @objc func cartTapped() { present(CartController(), animated: true) }
      }
      final class CartController: UIViewController {}
      final class HelpController: UIViewController {}
      """)
    let home = try #require(model.screens.first { $0.type == "HomeController" })
    #expect(
      home.links.compactMap(\.leadsTo) == ["App.HelpController", "App.CartController"],
      "which it inherits, and its own")
    #expect(!model.screens.contains { $0.type == "BaseController" })
    #expect(model.roots.map(\.screen) == [home.id])
  }

  /// Whoever fills a window on behalf of the app's delegate says what the app starts with; a controller that fills it leads there.
  @Test func whatFillsAWindowIsShownInstead() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let session = Session()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?
        ) -> Bool {
          session.begin()
          return true
        }
      }
      final class Session {
        func begin() { Task { await MainActor.run { fill() } } }
        private func fill() {
          let login = LoginController()
          Context.shared.mainWindow?.rootViewController = UINavigationController(rootViewController: login)
        }
        static func finish() { things[.window].keyWindow?.rootViewController = HomeController() }
      }
      final class Context { static let shared = Context(); var mainWindow: UIWindow? }
      final class LoginController: UIViewController {
        @objc func loginTapped() { view.window?.rootViewController = HomeController() }
        @objc func skipTapped() { Session.finish() }
      }
      final class HomeController: UIViewController {
        var page: PageHolder
        @objc func moved() { page.rootViewController = LoginController() }
        func show(in window: UIWindow) { window.rootViewController = self }
      }
      final class PageHolder { var rootViewController: UIViewController? }
      """)
    #expect(chart.model.roots == [Root(screen: "App.LoginController", how: .main)])
    #expect(
      chart.links == [
        "LoginController rootViewController window → HomeController",
        "LoginController rootViewController window → HomeController",
      ])
  }

  /// Of a stack that is filled anew the last controller is seen; what is put into a stack that code has just made is in there.
  @Test func whatAStackIsFilledWithIsPushed() {
    let chart = Charted(
      """
      final class ListController: UIViewController {
        @objc func findTapped() {
          navigationController?.setViewControllers([self, FindController()], animated: true)
        }
        @objc func topTapped() { self.navigationController?.setViewControllers([self], animated: true) }
        @objc func helpTapped() {
          let navigationController = UINavigationController()
          navigationController.setViewControllers([HelpController()], animated: false)
          present(navigationController, animated: true)
        }
        @objc func cartTapped() {
          let stack = OwnStack()
          stack.viewControllers = [CartController()]
          present(stack, animated: true)
        }
        @objc func itemTapped() {
          let stack = UINavigationController()
          stack.pushViewController(ItemController(), animated: false)
          stack.pushViewController(PartController(), animated: false)
          show(stack, sender: self)
        }
        @objc func lastTapped() {
          let stack = navigationController!
          stack.pushViewController(PartController(), animated: true)
        }
      }
      final class OwnStack: UINavigationController {}
      final class CartController: UIViewController {
        @objc func helpTapped() { show(HelpController(), sender: self) }
      }
      final class ItemController: UIViewController {}
      final class PartController: UIViewController {}
      final class FindController: UIViewController {}
      final class HelpController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "ListController setViewControllers(_:animated:) drillDown → FindController",
        "ListController present(_:animated:) sheet → HelpController",
        "ListController present(_:animated:) sheet → CartController",
        "ListController show(_:sender:) sheet → ItemController",
        "ListController pushViewController(_:animated:) drillDown → PartController",
        "CartController show(_:sender:) drillDown → HelpController",
        "ItemController pushViewController(_:animated:) drillDown → PartController",
      ])
  }

  /// What a variable is set to in each arm, the code that shows the variable leads to.
  @Test func aVariableThatIsSetInBranchesLeadsToEach() {
    let chart = Charted(
      """
      enum Kind { case item, part }
      final class ListController: UIViewController {
        var kind = Kind.item
        @objc func tapped() {
          let next: UIViewController
          switch kind {
          case .item: next = ItemController()
          case .part: next = PartController()
          }
          navigationController?.pushViewController(next, animated: true)
        }
        @objc func helpTapped() {
          var controller: UIHostingController<AnyView>
          if kind == .item {
            controller = UIHostingController(rootView: AnyView(HelpView()))
          } else {
            controller = UIHostingController(rootView: AnyView(NoteView()))
          }
          let stack = isPhone
            ? OwnStack(rootViewController: controller)
            : UINavigationController(rootViewController: controller)
          present(stack, animated: true)
        }
        @objc func maybeTapped() {
          var next: UIViewController?
          if kind == .part { next = PartController() }
          guard let next else { return }
          show(next, sender: self)
        }
        @objc func pageTapped() {
          var page: UIViewController = ItemController()
          if kind == .part { page = PartController() }
          showDetailViewController(page, sender: self)
        }
        @objc func countTapped() {
          var count: Int
          count = number { ItemController() }
          print(count)
        }
      }
      final class OwnStack: UINavigationController {}
      final class ItemController: UIViewController {}
      final class PartController: UIViewController {}
      struct HelpView: View {
        @State private var isOn = false
        var body: some View { Button("") { isOn = true }.alert("", isPresented: $isOn) {} }
      }
      struct NoteView: View {
        @State private var isOn = false
        var body: some View { Button("") { isOn = true }.alert("", isPresented: $isOn) {} }
      }
      """)
    #expect(
      chart.links == [
        "ListController pushViewController(_:animated:) drillDown → ItemController",
        "ListController pushViewController(_:animated:) drillDown → PartController",
        "ListController present(_:animated:) sheet → HelpView",
        "ListController present(_:animated:) sheet → NoteView",
        "ListController show(_:sender:) drillDown → PartController",
        "ListController showDetailViewController(_:sender:) drillDown → ItemController",
        "ListController showDetailViewController(_:sender:) drillDown → PartController",
      ])
  }

  @Test func whatIsShownInOneWayOrAnotherIsOneLink() {
    let chart = Charted(
      """
      final class HomeController: UIViewController {
        var stack: UINavigationController?
        @objc func pageTapped() {
          let page = PageController()
          if let stack { stack.pushViewController(page, animated: true) } else { show(page, sender: self) }
        }
        @objc func helpTapped() {
          let help = HelpController()
          if isNew { show(help, sender: self) }
          show(help, sender: self)
        }
        @objc func noteTapped() {
          let note = NoteController()
          if isNew { show(note, sender: self) } else { present(note, animated: true) }
        }
      }
      final class PageController: UIViewController {}
      final class HelpController: UIViewController {}
      final class NoteController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "HomeController pushViewController(_:animated:) drillDown → PageController",
        "HomeController show(_:sender:) drillDown → HelpController",
        "HomeController show(_:sender:) drillDown → HelpController",
        "HomeController show(_:sender:) drillDown → NoteController",
        "HomeController present(_:animated:) sheet → NoteController",
      ])
  }

  @Test(arguments: [
    "QLPreviewController", "UIImagePickerController", "UISearchController",
    "UICloudSharingController",
  ])
  func aPickersHeirIsAController(base: String) {
    let model = read(
      """
      class HomeController: UIViewController {
        @objc func photoTapped() { present(PhotoController(), animated: true) }
      }
      final class PhotoController: \(base) {
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
    let home = model.screens.first { $0.type == "HomeController" }
    #expect(home?.links.map(\.leadsTo) == ["App.PhotoController"])
    let photo = model.screens.first { $0.type == "PhotoController" }
    #expect(photo?.kind == .viewController)
    #expect(photo?.links.map(\.leadsTo) == ["App.HelpController"])
  }

  // MARK: - State

  @Test func controllersPresentWhatStateSays() throws {
    let model = read(
      """
      @Observable class CartModel {
        var warning: String?
        var choice: Int?
        var voucher: VoucherModel?
        var isHelpShown = false
        var receipt: Int?
        var route: Route?
        enum Route { case terms, contact(Int) }
      }
      @Observable class VoucherModel { var note = "" }
      final class CartController: UIViewController {
        @UIBindable var model: CartModel
        init(model: CartModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
          present(isPresented: $model.isHelpShown) { HelpController() }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          present(item: $model.warning, id: \\.self) { text in
            let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            return alert
          }
          self.present(item: $model.choice) { [weak self] number in self?.sheet(number) }
          bindVoucher()
          present(item: $model.receipt) { number in
            let screen = UIHostingController(rootView: ReceiptView(number: number))
            screen.modalPresentationStyle = .fullScreen
            return screen
          }
          present(isPresented: UIBinding($model.route.terms)) {
            UIHostingController(rootView: Text("Terms"))
          }
          navigationDestination(item: $model.route.contact) { ContactController(number: $0) }
        }
        private func bindVoucher() {
          present(item: $model.voucher) { voucher in
            UINavigationController(rootViewController: VoucherController(model: voucher))
          }
        }
        private func sheet(_ number: Int) -> UIAlertController {
          UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        }
      }
      final class VoucherController: UIViewController {
        @UIBindable var model: VoucherModel
      }
      final class HelpController: UIViewController {}
      final class ContactController: UITableViewController { let number: Int }
      struct ReceiptView: View {
        let number: Int
        var body: some View { Text("Receipt") }
      }
      """)
    #expect(
      slots(of: "CartModel", in: model) == [
        "warning: warning alert",
        "choice: choice confirmationDialog",
        "voucher: voucher sheet → VoucherModel",
        "isHelpShown: isHelpShown sheet → HelpController",
        "receipt: receipt fullScreenCover → ReceiptView",
        "route: terms sheet, contact drillDown → ContactController",
      ])
    let cart = try #require(model.screens.first { $0.type == "CartModel" })
    #expect(cart.view == "CartController")
    #expect(cart.links.isEmpty)
  }

  @Test func oneClosureGivesBackControllersOfManyKinds() {
    let model = read(
      """
      class ListController: UIViewController {
        @UIBindable var model = Model()
        func setUp() {
          present(item: $model.destination) { destination in
            switch destination {
            case .delete:
              return UIAlertController(title: "", message: nil, preferredStyle: .alert)
            #if DEBUG
            case .trace: return TraceController()
            #endif
            case .add(let number): return AddController(number: number)
            }
          }
        }
        @Observable class Model {
          var destination: Destination?
          enum Destination {
            case add(Int)
            case delete
            #if DEBUG
            case trace
            #endif
          }
        }
      }
      class AddController: UIViewController { let number: Int }
      class TraceController: UIViewController {}
      """)
    #expect(
      slots(of: "ListController.Model", in: model) == [
        "destination: add sheet → AddController, delete alert, trace sheet → TraceController"
      ])
  }

  @Test func aSubclassOfTheAppsOwnIsAControllerToo() {
    let model = read(
      """
      class Base: UIViewController {}
      final class Settings: Base {
        @UIBindable var model: SettingsModel
        override func viewDidLoad() {
          navigationDestination(isPresented: $model.isLegalShown) { Legal() }
        }
      }
      final class Legal: Base {}
      @Observable class SettingsModel { var isLegalShown = false }
      """)
    #expect(
      slots(of: "SettingsModel", in: model) == ["isLegalShown: isLegalShown drillDown → Legal"])
  }

  /// A function of the app's own that pushes by hand while state is there is a push by that state, and no link beside it, whatever
  /// follows the state; so is one whose code is a library's.
  @Test(arguments: [
    "",
    """
    extension UINavigationController {
      func pushViewController<Item>(item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController) {
        observe { if let item = item.wrappedValue { pushViewController(content(item), animated: true) } }
      }
    }
    """,
    """
    extension UINavigationController {
      func pushViewController<Item>(item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController) {
        observe { if let item = item.wrappedValue { pushViewController(content(item), animated: true) } }
      }
    }
    func observe(apply: @escaping () -> Void) { withTracking { apply() } }
    """,
  ])
  func whatIsPushedForStateIsNoLink(_ helper: String) throws {
    let chart = Charted(
      """
      \(helper)
      @Observable final class KilnModel {
        var glaze: Glaze?
        func glazeTapped() { glaze = Glaze() }
      }
      struct Glaze {}
      final class KilnController: UIViewController {
        @UIBindable var model: KilnModel
        override func viewDidLoad() {
          navigationController?.pushViewController(item: $model.glaze) { glaze in
            GlazeController(glaze: glaze)
          }
        }
      }
      final class GlazeController: UIViewController { let glaze: Glaze }
      """)
    #expect(
      chart.slots == [
        "KilnModel.glaze atMostOne optionalValue: glaze drillDown → GlazeController"
      ])
    #expect(chart.links == [])
  }

  // MARK: - Stacks

  @Test func aStackControllerIsBoundToItsPath() throws {
    let model = read(
      """
      final class TripController: NavigationStackController {
        private var model: Model!
        convenience init(model: Model) {
          @UIBindable var model = model
          self.init(navigationBarClass: nil, toolbarClass: nil, path: $model.path) {
            StartController(model: model)
          }
          navigationDestination(for: Model.Path.self) { path in
            switch path {
            case .day(let number): DayController(number: number)
            case .map: MapController()
            }
          }
          self.model = model
        }
        @Observable class Model {
          var path: [Path] = []
          enum Path { case day(Int), map }
        }
      }
      final class StartController: UIViewController {
        let model: TripController.Model
        override func viewDidLoad() {
          let button = UIButton(primaryAction: UIAction { [weak self] _ in
            self?.traitCollection.push(value: TripController.Model.Path.map)
          })
        }
      }
      final class DayController: UIViewController { let number: Int }
      final class MapController: UIViewController {}
      """)
    #expect(
      slots(of: "TripController.Model", in: model) == [
        "path: day drillDown → DayController, map drillDown → MapController"
      ])
    let slot = try #require(model.screens.first { $0.type == "TripController.Model" }?.slots.first)
    #expect(slot.arity == .sequence)
    #expect(slot.boundTo == "NavigationStackController(path:)")
    #expect(slot.destinations.first { $0.name == "map" }?.setBy?.map(\.line) == [25])
  }

  @Test func aStackControllerIsGivenItsDestinations() {
    let model = read(
      """
      @Observable class AppModel {
        var path: [Path] = []
        enum Path { case letter(String) }
        func makeRoot() {}
      }
      class RootController: UIViewController {
        @UIBindable var model: AppModel
        override func viewDidLoad() {
          let stack = NavigationStackController(path: $model.path) {
            HomeController()
          } destination: { path in
            switch path {
            case .letter(let text): LetterController(text: text)
            }
          }
          addChild(stack)
        }
      }
      class HomeController: UIViewController {}
      class LetterController: UIViewController { let text: String }
      """)
    #expect(
      slots(of: "AppModel", in: model) == ["path: letter drillDown → LetterController"])
  }

  /// A model that is made in place for a stack belongs to whoever makes it, as one in a property does.
  @Test(arguments: ["TripModel()", "model"])
  func aStackOfTheAppIsMadeWithAModel(_ model: String) {
    let chart = Charted(
      """
      @main struct TripApp: App {
        let model = \(model == "model" ? "TripModel()" : "0")
        var body: some Scene {
          WindowGroup {
            UIViewControllerRepresenting { NavigationStackController(model: \(model)) }
          }
        }
      }
      @Observable final class TripModel {
        var path: [Stop] = []
        enum Stop: Hashable { case pier }
      }
      extension NavigationStackController {
        convenience init(model: TripModel) {
          @UIBindable var model = model
          self.init(path: $model.path) { HarbourController() }
          navigationDestination(for: TripModel.Stop.self) { stop in
            switch stop { case .pier: PierController() }
          }
        }
      }
      final class HarbourController: UIViewController {}
      final class PierController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.TripModel"])
    #expect(
      chart.slots == [
        "TripModel.path sequence typedArray in NavigationStackController(path:): pier drillDown → PierController"
      ])
  }

  /// Onto which stack a controller pushes whose navigation controller nobody knows, nobody knows: it may well take the value.
  @Test func aPushOntoAnUnknownStackMayBeHandled() throws {
    let chart = Charted(
      """
      @Observable final class TripModel {
        var path: [Stop] = []
        enum Stop: Hashable { case pier }
      }
      final class HarbourController: UIViewController {
        @objc func pierTapped() { navigationController?.push(value: TripModel.Stop.pier) }
      }
      class HomeController: UIViewController {
        func begin() { addChild(made(HarbourController())) }
      }
      """)
    let harbour = try #require(chart.screen("HarbourController"))
    #expect(harbour.links.map(\.handledBy) == [nil])
  }

  @Test func aStackThatOnlyRunTimeFillsIsUnresolved() {
    let model = read(
      """
      class WikiController: NavigationStackController {
        convenience init(model: Model) {
          @UIBindable var model = model
          self.init(path: $model.path) { PageController() }
        }
        @Observable class Model { var path = UINavigationPath() }
      }
      class PageController: UIViewController {
        override func viewDidLoad() {
          navigationDestination(for: Int.self) { _ in PageController() }
          traitCollection.push(value: 1)
        }
      }
      """)
    // What lies at the bottom of the stack is all that is known.
    #expect(model.screens.flatMap(\.slots).map(\.name) == ["pageController"])
    #expect(model.screens.flatMap(\.slots).map(\.arity) == [.always])
    #expect(model.unresolved.map(\.location?.line) == [4])
  }

  // MARK: - Without state

  @Test func presentPushAndShowAreLinks() throws {
    let model = read(
      """
      class MenuController: UIViewController {
        lazy var about = AboutController()
        func first() { navigationController?.pushViewController(DetailController(), animated: true) }
        func second() {
          let screen = DetailController()
          let frame = UINavigationController(rootViewController: screen)
          frame.modalPresentationStyle = .fullScreen
          present(frame, animated: true)
        }
        func third() { show(UIHostingController(rootView: NoteView()), sender: self) }
        func fourth() { self.present(about, animated: true, completion: nil) }
        func fifth() { performSegue(withIdentifier: "more", sender: nil) }
        func sixth() { open(DetailController()) }
        private func open(_ screen: UIViewController) { present(screen, animated: true) }
      }
      class DetailController: UIViewController {}
      class AboutController: UIViewController {}
      struct NoteView: View { var body: some View { Text("") } }
      """)
    let menu = try #require(model.screens.first { $0.type == "MenuController" })
    #expect(menu.slots.isEmpty)
    #expect(menu.kind == .viewController)
    #expect(
      menu.links.map { "\($0.form) \($0.presentation.name) \($0.leadsTo ?? "-")" } == [
        "pushViewController(_:animated:) drillDown App.DetailController",
        "present(_:animated:) fullScreenCover App.DetailController",
        "show(_:sender:) drillDown App.NoteView",
        "present(_:animated:) sheet App.AboutController",
        "performSegue(withIdentifier:sender:) link -",
        "present(_:animated:) sheet App.DetailController",
      ])
  }

  @Test func alertsAndControllersOfTheSystemAreNoScreens() {
    let model = read(
      """
      class PhotoController: UIViewController {
        let loader = PhotoLoader()
        var selectedPhoto: Photo?
        func share() {
          present(UIActivityViewController(activityItems: [], applicationActivities: nil),
            animated: true)
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.loader.show(1) })
          present(alert, animated: true)
        }
      }
      class PhotoLoader {
        var current: Photo?
        var route: Route?
        enum Route { case disk, network }
        func show(_ number: Int) { route = .disk }
      }
      struct Photo {}
      """)
    #expect(!model.screens.contains { $0.type == "PhotoController" })
    #expect(model.screens.flatMap(\.links).isEmpty)
  }

  /// What the app adds to the system's controllers makes one of these.
  @Test(arguments: [
    "present(UIAlertController.failure(1), animated: true)",
    "let alert = UIAlertController.failure(1)\npresent(alert, animated: true)",
    "let alert: UIAlertController = .failure(1)\npresent(alert, animated: true)",
    "present(UIAlertController.offline, animated: true)",
    "present(UIAlertController.plain(), animated: true)",
    "present(UIActivityViewController.sharing([]), animated: true)",
  ])
  func controllersOfTheSystemAreMadeByFunctionsOfTheApp(_ code: String) {
    let chart = Charted(
      """
      extension UIAlertController {
        static let offline = UIAlertController(title: "", message: nil, preferredStyle: .alert)
        static func failure(_ number: Int) -> UIAlertController {
          let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          return alert
        }
        class func plain() -> Self { Self(title: "", message: nil, preferredStyle: .alert) }
      }
      extension UIActivityViewController {
        static func sharing(_ items: [Any]) -> UIActivityViewController {
          UIActivityViewController(activityItems: items, applicationActivities: nil)
        }
      }
      class PhotoController: UIViewController {
        func detailTapped() { present(DetailController(), animated: true) }
        func tapped() {
          \(code)
        }
      }
      class DetailController: UIViewController {}
      """)
    #expect(chart.links == ["PhotoController present(_:animated:) sheet → DetailController"])
  }

  @Test func makingAControllerIsNotEmbeddingIt() throws {
    let model = read(
      """
      class PanelController: UIViewController {
        var state = PanelState.idle
        override func viewDidLoad() {
          let list = ListController()
          addChild(list)
          let later = LaterController()
          switch state {
          case .idle: cached = LaterController()
          case .busy: navigationController?.pushViewController(later, animated: true)
          }
        }
      }
      enum PanelState { case idle, busy }
      class ListController: UIViewController {
        func open() { present(LaterController(), animated: true) }
      }
      class LaterController: UIViewController {
        func open() { present(ListController(), animated: true) }
      }
      """)
    #expect(
      slots(of: "PanelController", in: model) == [
        "listController: listController inline → ListController"
      ])
    let panel = try #require(model.screens.first { $0.type == "PanelController" })
    #expect(panel.links.map(\.leadsTo) == ["App.LaterController"])
  }

  // MARK: - Roots and wrappers

  @Test func aWindowShowsTheRoot() {
    let model = read(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let other = OtherController()
          let first = FirstController()
          window?.rootViewController = UINavigationController(rootViewController: first)
        }
      }
      class FirstController: UIViewController {
        func go() { show(OtherController(), sender: nil) }
      }
      class OtherController: UIViewController {}
      """)
    #expect(model.roots.map(\.screen) == ["App.FirstController"])
    #expect(model.roots.map(\.how) == [.main])
  }

  @Test func aWrapperThatNothingUsesIsUnresolved() {
    let source = """
      protocol Demo: View {}
      struct DemoButton<D: Demo>: View {
        let demo: D
        @State var isPresented = false
        var body: some View { Button("") {}.sheet(isPresented: $isPresented) { demo } }
      }
      """
    let unused = read(source)
    #expect(unused.screens.isEmpty)
    #expect(unused.unresolved.map(\.location?.line) == [2])
    let used = read(
      source + """

        struct HomeView: View { var body: some View { DemoButton(demo: BoxDemo()) } }
        struct BoxDemo: Demo { var body: some View { Text("") } }
        """)
    #expect(slots(of: "DemoButton", in: used) == ["isPresented: isPresented sheet"])
  }

  /// A host shows what it is given, be that any controller or a generic one.
  @Test(arguments: [
    "struct Host<Base: UIViewController>: UIViewControllerRepresentable { let make: () -> Base",
    "struct Host<Base>: UIViewControllerRepresentable where Base: UIViewController { let make: () -> Base",
    "struct Host: UIViewControllerRepresentable { typealias Base = UIViewController; let make: () -> UIViewController",
  ])
  func aHostShowsTheControllerItIsGiven(_ host: String) {
    let chart = Charted(
      """
      @main struct DockApp: App {
        var body: some Scene { WindowGroup { Host { DockController() } } }
      }
      \(host)
        func makeUIViewController(context: Context) -> Base { make() }
        func updateUIViewController(_ controller: Base, context: Context) {}
      }
      final class DockController: UIViewController {
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DockController"])
    #expect(chart.links == ["DockController present(_:animated:) sheet → HelpController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aBuilderThatRemakesItsContentLeadsToIt() throws {
    let model = read(
      """
      @resultBuilder enum DemoBuilder {
        static func buildExpression(_ demo: some View) -> some View { Row(demo) }
        static func buildBlock() -> some View {}
      }
      struct Group<Content: View>: View {
        @DemoBuilder let content: Content
        var body: some View { content }
      }
      struct HomeView: View {
        var body: some View { Group { FirstView() } }
      }
      struct FirstView: View {
        @State var isShown = false
        var body: some View { Text("").popover(isPresented: $isShown) { Text("") } }
      }
      """)
    let home = try #require(model.screens.first { $0.type == "HomeView" })
    #expect(home.slots.isEmpty)
    #expect(home.links.map(\.leadsTo) == ["App.FirstView"])
  }

  @Test func privateNamesakesAreToldApart() {
    let text = { (target: String) in
      """
      private class RootController: UIViewController {
        func go() { show(\(target)(), sender: nil) }
      }
      class \(target): UIViewController {}
      """
    }
    let model = NavigationModel(linking: [
      SourceFile(reading: text("Alpha"), path: "A.swift", module: "App"),
      SourceFile(reading: text("Beta"), path: "B.swift", module: "App"),
    ])
    #expect(
      model.screens.filter { !$0.links.isEmpty }.map(\.id) == [
        "App.RootController (in A.swift)", "App.RootController (in B.swift)",
      ])
    #expect(model.screens.flatMap(\.links).map(\.leadsTo) == ["App.Alpha", "App.Beta"])
  }

  @Test func aBindingIsNarrowedByTheCaseItIsAskedFor() {
    let model = read(
      """
      class RowModel: ObservableObject {
        @Published var route: Route?
        enum Route { case delete, copy(Int) }
      }
      struct RowView: View {
        @ObservedObject var model: RowModel
        var body: some View {
          Text("")
            .alert("", isPresented: $model.route.isPresent(/RowModel.Route.delete)) {}
            .popover(item: $model.route.case(/RowModel.Route.copy)) { _ in Text("") }
        }
      }
      """)
    #expect(slots(of: "RowModel", in: model) == ["route: delete alert, copy popover"])
  }

  // MARK: - Reading

  private func read(_ text: String) -> NavigationModel {
    NavigationModel(linking: [SourceFile(reading: text, path: "App.swift", module: "App")])
  }

  /// Each slot of a screen as `name: case presentation → target, …`.
  private func slots(of type: String, in model: NavigationModel) -> [String] {
    (model.screens.first { $0.type == type }?.slots ?? []).map { slot in
      let destinations = slot.destinations.map { destination in
        let target = destination.leadsTo.map { " → " + $0.dropFirst("App.".count) } ?? ""
        return "\(destination.name) \(destination.presentation.name)\(target)"
      }
      return "\(slot.name): \(destinations.joined(separator: ", "))"
    }
  }

  /// What an extension of all controllers does, only a controller does.
  @Test(arguments: [
    ("UIApplication.shared.showProblem()", []), ("NSApp.showProblem()", []),
    ("showProblem()", ["HomeController present(_:animated:) sheet → LoginController"]),
    ("self.showProblem()", ["HomeController present(_:animated:) sheet → LoginController"]),
  ])
  func anotherObjectsFunctionOfThatNameIsNoControllers(_ call: String, _ links: [String]) {
    let chart = Charted(
      """
      extension UIViewController {
        func showProblem() { present(LoginController(), animated: true) }
      }
      class HomeController: UIViewController { func failed() { \(call) } }
      class LoginController: UIViewController {}
      """)
    #expect(chart.links == links)
  }

  @Test(arguments: [
    "Button(\"Join\") { host.navigationController?.pushViewController(JoinController(), animated: true) }",
    "Cell { let page = JoinController(); host.navigationController?.pushViewController(page, animated: true) }",
    "Button(\"Join\") { join() }",
    "Button(\"Join\") { host.show(JoinController(), sender: nil) }",
  ])
  func aViewPushesByTheControllerThatShowsIt(_ control: String) {
    let chart = Charted(
      """
      struct LandingView: View {
        let host: UIViewController
        var body: some View { VStack { \(control) } }
        private func join() { host.navigationController?.pushViewController(JoinController(), animated: true) }
      }
      struct Cell: View {
        let action: () -> Void
        var body: some View { Button("", action: action) }
      }
      final class JoinController: UIViewController {
        @objc func help() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("LandingView") }.map {
        $0.split(separator: " ").suffix(3).joined(separator: " ")
      }
        == ["drillDown → JoinController"])
    #expect(!chart.slots.contains { $0.hasPrefix("LandingView") })
  }

  @Test(arguments: [
    ("tip.configure(from: button)", "popover"), ("tip.loadView()", "sheet"),
    ("tip.configure(from: button); tip.modalPresentationStyle = .fullScreen", "fullScreenCover"),
  ])
  func aControllersFunctionSaysHowItIsShown(_ call: String, _ style: String) {
    let chart = Charted(
      """
      final class HomeController: UIViewController {
        let button = UIButton()
        @objc func helpTapped() {
          let tip = TipController()
          \(call)
          present(tip, animated: true)
        }
      }
      final class TipController: UIViewController {
        func configure(from view: UIView) {
          modalPresentationStyle = .popover
          popoverPresentationController?.sourceView = view
        }
      }
      """)
    #expect(chart.links == ["HomeController present(_:animated:) \(style) → TipController"])
  }

  /// A wrapper puts something into the container that it makes.
  @Test func whatAWrapperPushesIsNoLink() {
    let chart = Charted(
      """
      struct HostBox: UIViewControllerRepresentable {
        let stack = UINavigationController()
        func makeUIViewController(context: Context) -> UINavigationController {
          stack.pushViewController(InnerController(), animated: false)
          return stack
        }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      final class InnerController: UIViewController {}
      struct HomeView: View { var body: some View { HostBox() } }
      """)
    #expect(chart.links.isEmpty)
  }

  /// What a controller does by a function that its own screens call back chooses nothing that it shows in place.
  @Test func whatAFunctionChoosesToDoIsNotShownInPlace() {
    let chart = Charted(
      """
      enum Kind { case letter, parcel, card }
      final class DeskModel { private(set) var kind = Kind.letter }
      final class DeskController: UIViewController {
        let model: DeskModel
        init(model: DeskModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        func updateButtons() {
          switch model.kind {
          case .letter: navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: StampView())]
          default: navigationItem.rightBarButtonItems = []
          }
        }
        func search() { updateButtons() }
        @objc func settingsTapped() {
          let page = SettingsController(onSearch: { [weak self] in self?.search() })
          navigationController?.pushViewController(page, animated: true)
        }
      }
      final class StampView: UIView {}
      final class SettingsController: UIViewController {
        init(onSearch: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
      }
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.links.map { $0.hasSuffix("drillDown → SettingsController") } == [true])
  }

  /// A dialog of the app's own class asks in front of a screen, like UIKit's own.
  @Test func aDialogOfTheAppsOwnClassIsNoScreen() {
    let chart = Charted(
      """
      final class CountedAlert: UIAlertController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
      }
      final class HomeController: UIViewController {
        @objc func helpTapped() {
          let alert = CountedAlert(title: "Help", message: nil, preferredStyle: .alert)
          present(alert, animated: true)
        }
        @objc func openTapped() { present(PageController(), animated: true) }
      }
      final class PageController: UIViewController {}
      """)
    #expect(chart.links == ["HomeController present(_:animated:) sheet → PageController"])
  }

  @Test(arguments: [
    ("let stack = UINavigationController(rootViewController: self)", "stack", "fullScreenCover"),
    ("let page = self", "page", "fullScreenCover"),
    (
      "let stack = ThemedNavigationController(rootViewController: self)", "stack", "fullScreenCover"
    ),
    ("modalPresentationStyle = .overFullScreen", "self", "fullScreenCover"),
    ("print(1)", "UINavigationController(rootViewController: self)", "sheet"),
  ])
  func aControllerShowsItselfInAStack(_ code: String, _ shown: String, _ style: String) {
    let chart = Charted(
      """
      final class ListController: UIViewController {
        @objc func addTapped() {
          let editor = makeEditor()
          editor.show(over: self)
        }
        private func makeEditor() -> EditorController {
          let editor = EditorController()
          return editor
        }
      }
      final class EditorController: UIViewController {}
      extension EditorController {
        func show(over other: UIViewController) {
          \(code)
          \(shown).modalPresentationStyle = .overFullScreen
          other.present(\(shown), animated: true, completion: nil)
        }
      }
      """.replacing(
        "UINavigationController(rootViewController: self).modalPresentationStyle = .overFullScreen",
        with: ""))
    #expect(chart.links == ["ListController present(_:animated:) \(style) → EditorController"])
  }

  /// What a factory gives a controller that it makes is not what it gives back.
  @Test(arguments: [
    "page.bar = BarController()",
    "let bar = BarController(); page.bar = bar",
    "page.bar = UINavigationController(rootViewController: BarController())",
  ])
  func whatAControllerIsGivenIsNotShownInItsPlace(_ code: String) {
    let chart = Charted(
      """
      final class BarController: UIViewController {
        @objc func infoTapped() { present(InfoController(), animated: true) }
      }
      final class InfoController: UIViewController {}
      final class PageController: UIViewController { var bar: UIViewController? }
      final class ListController: UIViewController {
        let factory = Factory()
        @objc func open() { navigationController?.pushViewController(factory.page(), animated: true) }
      }
      final class Factory {
        func page() -> PageController {
          let page = PageController()
          \(code)
          return page
        }
      }
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("ListController") }
        == ["ListController pushViewController(_:animated:) drillDown → PageController"])
  }

  /// A protocol that one type conforms to is that type, be it the app's delegate.
  @Test func aProtocolsOnlyTypeShowsWhatItIsHanded() {
    let chart = Charted(
      """
      protocol ModalPresenter { func present(modal page: UIViewController, animated: Bool) }
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = HomeController()
          return true
        }
      }
      extension Delegate: ModalPresenter {
        func present(modal page: UIViewController, animated: Bool) {
          window?.rootViewController?.present(page, animated: animated, completion: nil)
        }
      }
      final class HomeController: UIViewController {
        var presenter: ModalPresenter?
        @objc func settingsTapped() {
          let stack = UINavigationController(rootViewController: SettingsController())
          stack.modalPresentationStyle = .fullScreen
          presenter?.present(modal: stack, animated: true)
        }
      }
      final class SettingsController: UIViewController {}
      """)
    #expect(
      chart.links == ["HomeController present(_:animated:) fullScreenCover → SettingsController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A container may show what it is given where it is made.
  @Test(arguments: [
    (
      "UIViewController", "var center: UIViewController? { didSet { addChild(center!) } }",
      "App.DrawerController"
    ),
    ("SideMenuController", "var center: UIViewController?", "App.CenterController"),
  ])
  func aContainerShowsWhatItIsGiven(_ base: String, _ property: String, _ root: String) {
    let chart = Charted(
      """
      final class DrawerController: \(base) { \(property) }
      final class CenterController: UIViewController {
        @objc func open() { present(InfoController(), animated: true) }
      }
      final class InfoController: UIViewController {}
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = makeRoot()
          return true
        }
        func makeRoot() -> UIViewController {
          let drawer = DrawerController()
          drawer.center = UINavigationController(rootViewController: CenterController())
          return drawer
        }
      }
      """)
    #expect(chart.model.roots.contains { $0.screen == root })
    #expect(
      root == "App.CenterController"
        || chart.slots == [
          "DrawerController.centerController always child: centerController inline → CenterController"
        ])
    #expect(chart.model.unresolved == [])
  }

  /// What a controller chooses to do, when a page of SwiftUI's that it presents calls it back, leaves the page as it is.
  @Test func aPageThatCallsBackIsStillShown() {
    let chart = Charted(
      """
      enum Phase { case login, home }
      final class RootController: UIViewController {
        var phase = Phase.login
        @objc func open() {
          present(UIHostingController(rootView: MenuView(pick: { [weak self] in self?.handle() })), animated: true)
        }
        func handle() {
          switch phase {
          case .login: present(LoginController(), animated: true)
          case .home: navigationController?.pushViewController(HomeController(), animated: true)
          }
        }
      }
      struct MenuView: View { let pick: () -> Void; var body: some View { Button("Pick", action: pick) } }
      final class LoginController: UIViewController {}
      final class HomeController: UIViewController {}
      """)
    #expect(
      chart.links.sorted() == [
        "RootController present(_:animated:) sheet → LoginController",
        "RootController present(_:animated:) sheet → MenuView",
        "RootController pushViewController(_:animated:) drillDown → HomeController",
      ])
  }
}
