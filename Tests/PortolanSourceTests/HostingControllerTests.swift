import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Heirs of UIKit's controllers: what they show by what they inherit, and what they add to it.
@Suite struct HostingControllerTests {
  private static let form = """
    struct FormView: View {
      @State private var isAsking = false
      var body: some View { Button("Ask") {}.alert("Sure?", isPresented: $isAsking) {} }
    }
    """

  @Test(arguments: [
    ("FormHost()", "UIHostingController<FormView>", "init() { super.init(rootView: FormView()) }"),
    (
      "FormHost()", "UIHostingController<AnyView>",
      "init() { super.init(rootView: AnyView(FormView().padding())) }"
    ),
    ("FormHost(rootView: FormView())", "UIHostingController<FormView>", ""),
    (
      "FormHost(FormView())", "UIHostingController<FormView>",
      "init(_ view: FormView) { super.init(rootView: view) }"
    ),
    ("FormHost()", "BaseHost", "override init() { super.init() }"),
  ])
  func aHostingControllersHeirShowsItsRootView(
    _ made: String, _ base: String, _ initializer: String
  ) {
    let chart = Charted(
      """
      final class StartController: UIViewController {
        func more() { show(\(made), sender: nil) }
      }
      class BaseHost: UIHostingController<FormView> {
        init() { super.init(rootView: FormView()) }
      }
      final class FormHost: \(base) {
        \(initializer)
        required dynamic init?(coder: NSCoder) { fatalError() }
      }
      \(Self.form)
      """)
    #expect(chart.links == ["StartController show(_:sender:) drillDown → FormHost"])
    #expect(chart.slots.contains("FormView.isAsking atMostOne flag: isAsking alert"))
    #expect(chart.screen("FormHost")?.slots.map(\.name) == ["formView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func anHeirPresentsAndLeadsToWhatItsBaseDoes() {
    let chart = Charted(
      """
      final class StartController: UIViewController {
        func open() { show(PersonController(), sender: nil) }
        func look() { show(PlainController(), sender: nil) }
      }
      final class ListModel: ObservableObject {
        @Published var isAsking = false
      }
      class ListController: UITableViewController {
        @UIBindable var list = ListModel()
        let header = HeaderController()
        override func viewDidLoad() {
          title = "List"
          addChild(header)
          present(isPresented: $list.isAsking) { AskController() }
        }
        func open() { show(PageController(), sender: nil) }
      }
      final class PersonController: ListController {
        func picture() { present(PictureController(), animated: true) }
      }
      final class PlainController: ListController {}
      final class HeaderController: UIViewController {
        func open() { show(PictureController(), sender: nil) }
      }
      final class PageController: UIViewController {}
      final class PictureController: UIViewController {}
      final class AskController: UIViewController {}
      """)
    #expect(
      chart.links.filter { !$0.hasPrefix("Start") } == [
        "PersonController show(_:sender:) drillDown → PageController",
        "PersonController present(_:animated:) sheet → PictureController",
        "PlainController show(_:sender:) drillDown → PageController",
        "HeaderController show(_:sender:) drillDown → PictureController",
      ])
    for heir in ["PersonController", "PlainController"] {
      #expect(chart.screen(heir)?.slots.map(\.name) == ["isAsking", "headerController"])
    }
    #expect(chart.screen("ListController") == nil, "nobody makes one")
    #expect(chart.model.roots.map(\.screen) == ["App.StartController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What another screen presents of a model that a base only knows, none of the heirs does.
  @Test func anHeirDoesNotPresentForAModelThatItsBaseIsHanded() {
    let chart = Charted(
      """
      final class RootModel: ObservableObject { @Published var isAsking = false }
      final class RootController: UIViewController {
        @UIBindable var rootModel = RootModel()
        override func viewDidLoad() {
          present(isPresented: $rootModel.isAsking) { AskController() }
        }
        func open() { show(PersonController(rootModel: rootModel), sender: nil) }
      }
      class ListController: UITableViewController {
        let rootModel: RootModel?
        init(rootModel: RootModel?) { self.rootModel = rootModel }
        func ask() { rootModel?.isAsking = true }
        func open() { show(PageController(), sender: nil) }
      }
      final class PersonController: ListController {}
      final class PageController: UIViewController {}
      final class AskController: UIViewController {}
      """)
    #expect(chart.slots == ["RootModel.isAsking atMostOne flag: isAsking sheet → AskController"])
    #expect(
      chart.links == [
        "RootModel show(_:sender:) drillDown → PersonController",
        "PersonController show(_:sender:) drillDown → PageController",
      ])
  }

  @Test func aNavigationControllersHeirShowsWhatItIsGiven() {
    let chart = Charted(
      """
      final class StartController: UIViewController {
        func show() { present(BarController(rootViewController: HomeController()), animated: true) }
        func ask() { present(AskingBar(rootViewController: AskController()), animated: true) }
        func help() { present(HelpBar(), animated: true) }
      }
      class BarController: UINavigationController {}
      final class AskingBar: BarController {}
      class OwnBar: UINavigationController {
        init() { super.init(rootViewController: HomeController()) }
      }
      final class HelpBar: OwnBar {}
      final class HomeController: UIViewController {
        func more() { show(AskController(), sender: nil) }
      }
      final class AskController: UIViewController {
        func more() { show(LastController(), sender: nil) }
      }
      final class LastController: UIViewController {}
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("Start") } == [
        "StartController present(_:animated:) sheet → HomeController",
        "StartController present(_:animated:) sheet → AskController",
        "StartController present(_:animated:) sheet → HelpBar",
      ])
    #expect(chart.screen("HelpBar")?.slots.map(\.name) == ["homeController"])
  }

  /// What is given to an heir does not change what its base presents.
  @Test func aNavigationControllersHeirLeadsWhereItsBaseDoes() {
    let chart = Charted(
      """
      class BarController: UINavigationController {
        func more() { present(MoreController(), animated: true) }
      }
      final class HomeBar: BarController {
        override func viewDidLoad() { viewControllers = [HomeController()] }
      }
      final class HomeController: UIViewController {
        func open() { show(MoreController(), sender: nil) }
      }
      final class MoreController: UIViewController {}
      """)
    #expect(chart.links.contains("HomeBar present(_:animated:) sheet → MoreController"))
    #expect(chart.screen("HomeBar")?.slots.map(\.name) == ["homeController"])
  }

  @Test func anOverloadThatForwardsMakesOneLink() {
    let chart = Charted(
      """
      extension UIViewController {
        func present(_ controller: UIViewController, animated: Bool) {
          present(controller, animated: animated, completion: nil)
        }
        func reveal(_ controller: UIViewController) {
          navigationController?.pushViewController(controller, animated: true)
        }
      }
      final class StartController: UIViewController {
        func help() { present(HelpController(), animated: true) }
        func about() { present(AboutController(), animated: true, completion: nil) }
        func map() { self.reveal(MapController()) }
        func mapAgain() { reveal(MapController()) }
      }
      final class HelpController: UIViewController {}
      final class AboutController: UIViewController {}
      final class MapController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "StartController present(_:animated:) sheet → HelpController",
        "StartController present(_:animated:) sheet → AboutController",
        "StartController pushViewController(_:animated:) drillDown → MapController",
        "StartController pushViewController(_:animated:) drillDown → MapController",
      ])
    #expect(
      chart.screen("StartController")?.links.map(\.location.line) == [10, 11, 12, 13])
  }

  @Test func aControllerThatShowsItselfIsShownByWhoTellsIt() {
    let chart = Charted(
      """
      final class StartController: UIViewController {
        func help() {
          let help = HelpController()
          help.show(from: self)
        }
        func about() { AboutController().appear(over: self) }
      }
      final class HelpController: UIViewController {
        func show(from controller: UIViewController) {
          if let navigation = controller.navigationController {
            return navigation.pushViewController(self, animated: true)
          }
        }
      }
      final class AboutController: UIViewController {
        func appear(over controller: UIViewController) { controller.present(self, animated: true) }
      }
      """)
    #expect(
      chart.links == [
        "StartController pushViewController(_:animated:) drillDown → HelpController",
        "StartController present(_:animated:) sheet → AboutController",
      ])
  }

  @Test func anAppOfAnotherTargetTakesNoRootAway() {
    let phone = """
      @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      final class MainController: UIViewController {
        func help() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """
    let watch = """
      @main struct WatchApp: App { var body: some Scene { WindowGroup { WatchHome() } } }
      struct WatchHome: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="M">
        <scenes><scene sceneID="s"><objects>
          <viewController id="M" customClass="MainController" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """
    for module in ["Phone", "App"] {
      let model = NavigationModel(linking: [
        SourceFile(reading: phone, path: "App/App.swift", module: module),
        SourceFile(reading: storyboard, path: "App/Main.storyboard", module: module),
        SourceFile(reading: watch, path: "Watch/Watch.swift", module: "App"),
      ])
      #expect(Set(model.roots.map(\.screen)) == ["\(module).MainController", "App.WatchHome"])
    }
  }

  /// A view may present by UIKit, on whatever controller is there.
  @Test(arguments: [
    "root?.present(UIHostingController(rootView: FormView()), animated: true)",
    "let host = UIHostingController(rootView: FormView()); root?.present(host, animated: true)",
    """
    let form = FormView()
    let host = UIHostingController(rootView: form)
    host.overrideUserInterfaceStyle = .dark
    root?.present(host, animated: true)
    """,
  ])
  func aViewPresentsWhatItBoxes(_ code: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isHelped = false
        private var root: UIViewController? { UIApplication.shared.windows.first?.rootViewController }
        var body: some View {
          Text("").onOpenURL { url in
            \(code)
          }
          .sheet(isPresented: $isHelped) { Text("") }
        }
      }
      \(Self.form)
      """)
    #expect(chart.links == ["HomeView present(_:animated:) sheet → FormView"])
    #expect(
      chart.slots == [
        "FormView.isAsking atMostOne flag: isAsking alert",
        "HomeView.isHelped atMostOne flag: isHelped sheet",
      ])
  }

  /// What a hosted view is handed to do comes after what its stack begins with.
  @Test func aStackBeginsWithWhatItIsGivenAndNotWithWhatComesLater() {
    let chart = Charted(
      """
      final class MainController: UIViewController {
        func settingsTapped() {
          let stack = UINavigationController()
          let settings = SettingsView(onUnits: { [weak stack] in
            let host = UIHostingController(rootView: UnitsView())
            stack?.pushViewController(host, animated: true)
          })
          stack.setViewControllers([UIHostingController(rootView: settings)], animated: false)
          present(stack, animated: true)
        }
      }
      struct SettingsView: View {
        let onUnits: () -> Void
        var body: some View { Button("Units") { onUnits() } }
      }
      struct UnitsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "MainController present(_:animated:) sheet → SettingsView",
        "SettingsView pushViewController(_:animated:) drillDown → UnitsView",
      ])
  }

  @Test(arguments: [
    "top?.present(UIHostingController(rootView: NoticeView()), animated: true)",
    """
    let notice = NoticeView()
    let host = UIHostingController(rootView: notice)
    host.modalPresentationStyle = .formSheet
    top?.present(host, animated: true)
    """,
  ])
  func aViewsFunctionPresentsWhatItHosts(_ code: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        var top: UIViewController? { UIApplication.shared.windows.first?.rootViewController }
        var body: some View { Button("Share") { share() } }
        func share() {
          \(code)
        }
      }
      struct NoticeView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView present(_:animated:) sheet → NoticeView"])
    #expect(chart.slots.isEmpty)
  }

  /// A generic hosting controller may make itself the view that it shows; each kind of it shows another.
  @Test(arguments: ["PageHost<EditorView>", "EditorHost"])
  func aGenericHostMakesItsView(_ type: String) throws {
    let chart = Charted(
      """
      protocol Page: View {
        associatedtype Model
        init(model: Model)
      }
      final class PageHost<Content: Page>: UIHostingController<Content> {
        init(model: Content.Model) { super.init(rootView: Content(model: model)) }
      }
      typealias EditorHost = PageHost<EditorView>
      typealias ReminderHost = PageHost<ReminderView>
      final class HomeController: UIViewController {
        @objc func edit() {
          let page = \(type)(model: EditorModel())
          present(page, animated: true)
        }
        @objc func remind() { present(ReminderHost(model: ReminderModel()), animated: true) }
      }
      @Observable final class EditorModel { var isFailed = false }
      @Observable final class ReminderModel { var isFailed = false }
      struct EditorView: Page {
        @State private var model: EditorModel
        init(model: EditorModel) { _model = State(wrappedValue: model) }
        var body: some View { Button("") { model.isFailed = true }.alert("", isPresented: $model.isFailed) {} }
      }
      struct ReminderView: Page {
        @State private var model: ReminderModel
        init(model: ReminderModel) { _model = State(wrappedValue: model) }
        var body: some View { Button("") { model.isFailed = true }.alert("", isPresented: $model.isFailed) {} }
      }
      """)
    #expect(
      chart.links == [
        "HomeController present(_:animated:) sheet → EditorModel",
        "HomeController present(_:animated:) sheet → ReminderModel",
      ])
    #expect(try chart.findings("unreachable-screen") == [])
  }

  private static func drawer(_ host: String, _ made: String) -> Charted {
    Charted(
      """
      extension View {
        func drawer<C: View>(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          modifier(Drawer(isShown: isShown, content: content))
        }
      }
      final class Keeper: ObservableObject { weak var host: UIViewController? }
      struct Drawer<C: View>: ViewModifier {
        @Binding var isShown: Bool
        let content: () -> C
        @StateObject private var keeper = Keeper()
        func body(content: Content) -> some View {
          content.onChange(of: isShown) { _, new in show(new) }
        }
        private func show(_ isShown: Bool) {
          if isShown { keeper.host?.present(\(made), animated: true) }
        }
      }
      \(host)
      final class PlainController: UIViewController {}
      struct DeckView: View {
        @State private var isShown = false
        var body: some View { Button("Form") {}.drawer(isShown: $isShown) { FormView() } }
      }
      \(form)
      """)
  }

  /// What a hosting controller of the app's own is handed by a presenter is what that shows, not the controller around it.
  @Test(arguments: [
    ("", "UIHostingController(rootView: content())"),
    (
      "final class DrawerHost<C: View>: UIHostingController<C> {}",
      "DrawerHost(rootView: content())"
    ),
    (
      """
      final class DrawerHost<C: View>: UIHostingController<C> {
        let name: String?
        init(rootView: C, name: String? = nil) { self.name = name; super.init(rootView: rootView) }
      }
      """, "DrawerHost(rootView: content(), name: \"Form\")"
    ),
  ])
  func aHostAroundWhatAPresenterIsHandedIsNoPage(_ host: String, _ made: String) {
    let chart = Self.drawer(host, made)
    #expect(chart.links.isEmpty)
    #expect(
      chart.slots == [
        "DeckView.isShown atMostOne flag: isShown drawer → FormView",
        "FormView.isAsking atMostOne flag: isAsking alert",
      ])
  }

  /// A host that shows more by itself is a page, as is a view that is known.
  @Test(arguments: [
    (
      """
      final class DrawerHost<C: View>: UIHostingController<C> {
        func more() { present(PlainController(), animated: true) }
      }
      """, "DrawerHost(rootView: content())", "DrawerHost"
    ),
    (
      "final class DrawerHost<C: View>: UIHostingController<C> {}",
      "DrawerHost(rootView: FormView())", "FormView"
    ),
  ])
  func aHostWithSomethingOfItsOwnIsAPage(_ host: String, _ made: String, _ shown: String) {
    #expect(
      Self.drawer(host, made).links.contains("Drawer present(_:animated:) sheet → \(shown)"))
  }

  /// What a hosting controller's heir only asks of the host that it presents then, it does not show in its place.
  @Test(arguments: [
    "if let sheet = host.sheetPresentationController { sheet.detents = [.medium()] }",
    "host.sheetPresentationController?.detents = [.medium()]", "host.loadViewIfNeeded()", "",
  ])
  func whatIsPresentedByWhatTheViewIsHandedIsNotInPlace(_ code: String) {
    let chart = Charted(
      """
      class SailController: UIHostingController<SailView> {
        init() { super.init(rootView: SailView()) }
        override func viewDidLoad() { rootView = SailView(onLog: { [weak self] in self?.log() }) }
        func log() {
          let host = UIHostingController(rootView: FormView())
          \(code)
          present(host, animated: true)
        }
      }
      struct SailView: View {
        var onLog: () -> Void = {}
        var body: some View { Button("Log", action: onLog) }
      }
      \(Self.form)
      """)
    #expect(chart.links == ["SailController present(_:animated:) sheet → FormView"])
    #expect(chart.screen("SailController")?.slots.isEmpty == true)
  }

  /// A view that is hosted, and is no screen, acts on what others keep: its controller does.
  @Test(arguments: [
    "class BarHost: NSHostingController<BarView> { init(app: Harbour) { super.init(rootView: BarView(app: app)) } }",
    """
    class BarHost: NSViewController {
      init(app: Harbour) {
        super.init(nibName: nil, bundle: nil)
        view = NSHostingView(rootView: BarView(app: app))
      }
      @objc func helpTapped() { presentAsSheet(HelpController()) }
    }
    class HelpController: NSViewController {}
    """,
  ])
  func aHostedPartActsForItsController(_ host: String) {
    let chart = Charted(
      """
      @main struct HarbourApp: App {
        @StateObject private var app = Harbour()
        var body: some Scene { Window("Berths", id: "berths") { BerthsView().environmentObject(app.berths) } }
      }
      class Berths: ObservableObject {
        enum Berth { case inner, outer }
        @Published var berth = Berth.inner
      }
      class Harbour: ObservableObject { let berths = Berths() }
      struct BerthsView: View {
        @EnvironmentObject var berths: Berths
        var body: some View {
          switch berths.berth {
          case .inner: InnerView()
          case .outer: OuterView()
          }
        }
      }
      struct InnerView: View { var body: some View { Form { Text("Inner") } } }
      struct OuterView: View { var body: some View { Form { Text("Outer") } } }
      class BarDelegate: NSObject, NSApplicationDelegate {
        let app = Harbour()
        func open() {
          let window = NSWindow()
          window.contentViewController = BarHost(app: app)
          window.makeKeyAndOrderFront(nil)
        }
      }
      \(host)
      struct BarView: View {
        @ObservedObject var app: Harbour
        var body: some View { Button("Outer") { app.berths.berth = .outer } }
      }
      """)
    #expect(
      chart.screen("BarHost")?.actions.map(\.name) == ["BarView.Outer"])
  }
}
