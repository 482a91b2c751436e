import PortolanModel
import Testing

/// Views and modifiers of an app's own that lead somewhere for whoever uses them.
@Suite struct LinkWrapperTests {
  private static let lateLink = """
    struct Lazily<Content: View>: View {
      private let make: () -> Content
      init(_ make: @escaping () -> Content) { self.make = make }
      var body: Content { make() }
    }
    struct LateLink<Target: View, Label: View>: View {
      private let target: () -> Target
      var isOn: Binding<Bool>?
      private let label: () -> Label
      init(
        target: @autoclosure @escaping () -> Target, isOn: Binding<Bool>? = nil,
        label: @escaping () -> Label
      ) {
        self.target = target
        self.isOn = isOn
        self.label = label
      }
      var body: some View {
        if let isOn {
          NavigationLink(destination: Lazily(target), isActive: isOn, label: label)
        } else {
          NavigationLink(destination: Lazily(target), label: label)
        }
      }
    }
    struct DetailView: View { var body: some View { Text("") } }
    """

  @Test func aLinkIsBoundToWhatItsWrapperIsGiven() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var showsDetail = false
        var body: some View {
          NavigationView { LateLink(target: DetailView(), isOn: $showsDetail) { EmptyView() } }
        }
      }
      \(Self.lateLink)
      """)
    #expect(
      chart.slots == ["HomeView.showsDetail atMostOne flag: showsDetail drillDown → DetailView"])
    #expect(chart.links.isEmpty)
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aLinkWithoutStateIsOne() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View { NavigationView { LateLink(target: DetailView()) { Text("Go") } } }
      }
      \(Self.lateLink)
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → DetailView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A page that a wrapper is given stays one, whatever is called on it and whatever stands around it.
  @Test(arguments: [
    "DetailView()", "DetailView().padding()", "DetailView().tinted()",
    "DetailView().modifier(Tinted())", "ZStack { DetailView() }",
    "NavigationStack { DetailView() }",
    "Pages.detail()",
  ])
  func aPageIsWhatIsMadeOfOne(_ page: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var showsDetail = false
        var body: some View {
          NavigationView { AppLink(page: \(page), title: "Go") }
            .modifier(Presenting(isShown: $showsDetail, page: \(page)))
        }
      }
      struct AppLink<Page: View>: View {
        let page: Page
        let title: String
        var body: some View { NavigationLink(destination: page) { Text(title) } }
      }
      struct Presenting<Page: View>: ViewModifier {
        @Binding var isShown: Bool
        let page: Page
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { page } }
      }
      struct Tinted: ViewModifier { func body(content: Content) -> some View { content } }
      extension View { func tinted() -> some View { modifier(Tinted()) } }
      enum Pages { static func detail() -> some View { DetailView() } }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["HomeView.showsDetail atMostOne flag: showsDetail sheet → DetailView"])
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → DetailView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A modifier calls what makes its page, and hands that on to a link that may be bound or not.
  @Test(arguments: ["{ DetailView() }", "DetailView.init"], ["isBound", "!isFree"])
  func aModifierMakesThePageOfALink(_ page: String, _ condition: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var showsDetail = false
        var body: some View {
          NavigationView { Text("").modifier(Following(page: \(page), isActive: $showsDetail)) }
        }
      }
      struct Following<Page: View>: ViewModifier {
        @Binding var isActive: Bool
        let page: () -> Page
        init(@ViewBuilder page: @escaping () -> Page, isActive: Binding<Bool>) {
          self.page = page
          self._isActive = isActive
        }
        func body(content: Content) -> some View {
          content.background(AppLink(page: page(), isActive: $isActive).hidden())
        }
      }
      struct AppLink<Page: View>: View {
        let page: Page
        @Binding var isActive: Bool
        let isBound: Bool
        let isFree: Bool
        init(page: Page, isActive: Binding<Bool>? = nil) {
          self.page = page
          isFree = isActive == nil
          if let isActive = isActive {
            self._isActive = isActive
            self.isBound = true
          } else {
            self._isActive = .constant(false)
            self.isBound = false
          }
        }
        var body: some View {
          if \(condition) {
            NavigationLink(destination: page, isActive: $isActive) { EmptyView() }
          } else {
            NavigationLink(destination: page) { EmptyView() }
          }
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["HomeView.showsDetail atMostOne flag: showsDetail drillDown → DetailView"])
    #expect(chart.links.isEmpty)
    #expect(chart.model.screens.map(\.type) == ["HomeView", "DetailView"])
  }

  @Test(arguments: [
    ("let content: UIViewController", "Boxed(content: DetailController())"),
    ("let content: UIViewController", "Boxed(content: made)"),
    ("let make: () -> UIViewController", "Boxed { DetailController() }"),
  ])
  func aBoxAroundAControllerIsNoPage(_ property: String, _ use: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var showsDetail = false
        let made: DetailController
        var body: some View { Text("").sheet(isPresented: $showsDetail) { \(use) } }
      }
      struct Boxed: UIViewControllerRepresentable {
        \(property)
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      final class DetailController: UIViewController {
        func more() { present(MoreController(), animated: true) }
      }
      final class MoreController: UIViewController {}
      """)
    #expect(
      chart.slots == ["HomeView.showsDetail atMostOne flag: showsDetail sheet → DetailController"])
  }

  @Test func aRowCarriesLinkAndBinding() {
    let chart = Charted(
      """
      final class MenuModel: ObservableObject { @Published var showsAbout = false }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View {
          MenuRow(title: "About", isOn: $model.showsAbout) { AboutView() }
          MenuRow<EmptyView>(title: "Nothing")
        }
      }
      struct MenuRow<Target: View>: View {
        let title: String
        var isOn: Binding<Bool>? = nil
        var target: (() -> Target)? = nil
        var body: some View { HStack { Text(title); link } }
        @ViewBuilder private var link: some View {
          if let isOn, let target {
            NavigationLink(isActive: isOn) { target() } label: { EmptyView() }
          }
        }
      }
      struct AboutView: View {
        @State private var isAsking = false
        var body: some View { Text("").alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(
      chart.slots == [
        "AboutView.isAsking atMostOne flag: isAsking alert",
        "MenuModel.showsAbout atMostOne flag: showsAbout drillDown → AboutView",
      ])
  }

  @Test(arguments: [
    ".onAppear { isShown = value != nil }.onChange(of: isShown) { if !isShown { value = nil } }",
    ".onChange(of: value != nil) { isShown = $1 }",
    ".onChange(of: value) { new in isShown = new != nil }",
  ])
  func aFlagOfAModifierThatMirrorsABindingIsNoStateOfItsOwn(_ mirroring: String) {
    let chart = Charted(
      """
      struct Pushing<Value, D: View>: ViewModifier {
        @Binding var value: Value?
        @ViewBuilder let destination: (Value) -> D
        @State var isShown = false
        func body(content: Content) -> some View {
          content.navigationDestination(isPresented: $isShown) { value.map(destination) }
            \(mirroring)
        }
      }
      extension View {
        func push<V, C: View>(
          _ value: Binding<V?>, @ViewBuilder content: @escaping (V) -> C
        ) -> some View {
          modifier(Pushing(value: value, destination: content))
        }
      }
      @Observable final class HomeModel { var book: Book? }
      struct Book { let title: String }
      struct HomeView: View {
        @Bindable var model: HomeModel
        var body: some View { Text("").push($model.book) { BookView(book: $0) } }
      }
      struct BookView: View { let book: Book; var body: some View { Text(book.title) } }
      """)
    #expect(
      chart.slots == ["HomeModel.book atMostOne optionalValue: book drillDown → BookView"])
  }

  /// A case that is handed over beside the binding decides what is presented.
  @Test func aModifierPresentsByTheCaseThatItIsHanded() {
    let chart = Charted(
      """
      enum Subject { case book(Int), reader }
      struct Reporting: ViewModifier {
        @Binding var isShown: Bool
        let subject: Subject
        @State private var isDone = false
        func body(content: Content) -> some View {
          switch subject {
          case .book: content.sheet(isPresented: $isShown) { BookReport() }
          default: content.sheet(isPresented: $isShown) { ReaderReport() }
          }
        }
      }
      extension View {
        func reporting(_ isShown: Binding<Bool>, about subject: Subject) -> some View {
          modifier(Reporting(isShown: isShown, subject: subject))
        }
      }
      struct BookView: View {
        @State private var isReporting = false
        var body: some View { Text("").reporting($isReporting, about: .book(1)) }
      }
      struct ReaderView: View {
        @State private var isReporting = false
        var body: some View { Text("").reporting($isReporting, about: .reader) }
      }
      struct AnyView: View {
        let subject: Subject
        @State private var isReporting = false
        var body: some View { Text("").reporting($isReporting, about: subject) }
      }
      struct BookReport: View { var body: some View { Text("") } }
      struct ReaderReport: View { var body: some View { Text("") } }
      """)
    func views(_ screen: String) -> [String?]? {
      chart.screen(screen)?.slots.first?.destinations.first?.presentations?.map(\.view)
    }
    #expect(views("BookView") == ["BookReport"])
    #expect(views("ReaderView") == ["ReaderReport"])
    #expect(views("AnyView") == ["BookReport", "ReaderReport"])
  }

  /// What is set by what a binding presents does not repeat the binding.
  @Test func aFlagThatIsSetInWhatABindingPresentsIsItsOwn() {
    let chart = Charted(
      """
      struct Reporting: ViewModifier {
        @Binding var isShown: Bool
        @State private var isDone = false
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isShown) { ReportView(isDone: $isDone) { isDone = true } }
        }
      }
      struct ReportView: View {
        @Binding var isDone: Bool
        let send: () -> Void
        var body: some View { Button("Send") { if isDone { isDone = false } else { send() } } }
      }
      struct HomeView: View {
        @State private var isReporting = false
        var body: some View {
          Button("Report") { isReporting = true }.modifier(Reporting(isShown: $isReporting))
        }
      }
      """)
    #expect(
      chart.slots == ["HomeView.isReporting atMostOne flag: isReporting sheet → ReportView"])
    #expect(chart.setters(of: "isReporting", in: "isReporting").count == 1)
    #expect(chart.dismissals(of: "isReporting", in: "isReporting").isEmpty)
  }

  @Test func aPropertyCalledContentIsOneLikeAnyOther() {
    let chart = Charted(
      """
      struct AddFlow: View {
        var body: some View { NavigationStack { content } }
        private var content: some View { chooser }
        private var chooser: some View {
          List { NavigationLink { FirstPage() } label: { Text("1") } }
        }
      }
      struct FirstPage: View { var body: some View { Text("a") } }
      """)
    #expect(chart.links == ["AddFlow NavigationLink drillDown → FirstPage"])
  }

  @Test func controllersAreHandedToWhatShowsThem() {
    let chart = Charted(
      """
      protocol Frontend: AnyObject { func overlay(controller: UIViewController) }
      final class WebController: UIViewController, Frontend {
        func overlay(controller: UIViewController) {
          DispatchQueue.main.async { [weak self] in
            self?.present(controller, animated: true, completion: nil)
          }
        }
        func debug() { overlay(controller: UIHostingController(rootView: DebugPage())) }
        func errors() {
          let page = UIHostingController(rootView: ErrorPage())
          overlay(controller: page)
        }
      }
      final class Bus {
        weak var web: Frontend?
        let owner: WebController
        func camera() {
          let camera = UIHostingController(rootView: CameraPage())
          web?.overlay(controller: camera)
        }
        func scan() { Task { owner.overlay(controller: ScanPage().embedded()) } }
      }
      extension View {
        func embedded() -> UIHostingController<some View> { UIHostingController(rootView: self) }
      }
      struct DebugPage: View { var body: some View { Text("") } }
      struct ErrorPage: View { var body: some View { Text("") } }
      struct CameraPage: View {
        @State private var isAsking = false
        var body: some View { Text("").alert("", isPresented: $isAsking) {} }
      }
      struct ScanPage: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "WebController present(_:animated:) sheet → DebugPage",
        "WebController present(_:animated:) sheet → ErrorPage",
        "WebController present(_:animated:) sheet → CameraPage",
        "WebController present(_:animated:) sheet → ScanPage",
      ])
    #expect(chart.screen("WebController")?.links.map(\.location.line) == [8, 11, 19, 21])
  }

  /// Who looks for a link finds it where it leads somewhere, not where it is made for all; and what a wrapper is handed that leads on
  /// by itself stays where it is written.
  @Test func aWrappersLinkIsWhereTheWrapperIsUsed() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            IconLink("1", to: FirstView())
            RowLink { SecondView() } label: {
              NavigationLink("3") { ThirdView() }
            }
          }
        }
      }
      struct IconLink<Target: View>: View {
        let title: String
        let target: Target
        init(_ title: String, to target: Target) { self.title = title; self.target = target }
        var body: some View { NavigationLink(destination: target) { Text(title) } }
      }
      struct RowLink<Target: View, Label: View>: View {
        @ViewBuilder var target: () -> Target
        @ViewBuilder var label: () -> Label
        var body: some View {
          VStack {
            NavigationLink { target() } label: { Text("2") }
            label()
          }
        }
      }
      struct FirstView: View { var body: some View { Text("") } }
      struct SecondView: View { var body: some View { Text("") } }
      struct ThirdView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.screen("HomeView")?.links.map {
        "\($0.leadsTo?.split(separator: ".").last ?? "") \($0.location.line)"
      } == ["FirstView 4", "SecondView 5", "ThirdView 6"])
  }

  @Test func aLinkToNothingIsNoLink() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationLink(destination: FirstPage()) { Text("1") }
          NavigationLink(destination: EmptyView()) { EmptyView() }
        }
      }
      struct FirstPage: View { var body: some View { Text("a") } }
      """)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → FirstPage"])
  }

  @Test func whatATypeIsNamedForElsewhereMayBeMade() {
    let chart = Charted(files: [
      "App.swift": """
      @main struct Demo: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      let steps = [Step(shownBy: PromptController.self)]
      """,
      "Prompt.swift": """
      final class PromptController: UIViewController {
        func more() { present(MoreController(), animated: true) }
      }
      final class MoreController: UIViewController {}
      """,
    ])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'PromptController' is made, and nothing was seen to show it"
      ])
  }

  @Test(arguments: [
    "struct RouteRow: View { let title: String; let route: Route; var body: some View { NavigationLink(value: route) { Text(title) } } }",
    "struct RouteRow: View { var title = \"\"; var route: Route?; var body: some View { NavigationLink(title, value: self.route) } }",
  ])
  func aRowLeadsToTheRouteThatItIsHanded(_ row: String) throws {
    let chart = Charted(
      """
      enum Route: Hashable { case about, help, list }
      \(row)
      struct HomeView: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            List {
              RouteRow(title: "About", route: .about)
              RouteRow(title: "Help", route: .help)
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .about: Text("About")
              case .help: Text("Help")
              case .list: Text("List")
              }
            }
          }
        }
      }
      """)
    #expect(chart.model.screens.map(\.type) == ["HomeView"])
    #expect(try Chart(chart.model).places().map(\.text) == ["", "about", "help"])
    #expect(
      chart.setters(of: "help", in: "path") == [#"RouteRow(title: "Help", route: .help)"#])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A page that is handed a route for a link of its own is no row.
  @Test(arguments: [
    ("HStack { LogoView(); link }", "LogoView"),
    ("ScrollView { VStack { LogoView(); link } }", "VersionView"),
    ("VStack { LogoView(); link }.navigationTitle(\"\")", "VersionView"),
  ])
  func aPageWithALinkIsAPage(_ body: String, _ target: String) {
    let link = "if let changes { NavigationLink(\"Changes\", value: changes) }"
    let chart = Charted(
      """
      enum Page: Hashable { case version, changes }
      struct InfoView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Version", value: Page.version)
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .version: VersionView(changes: .changes)
                case .changes: Text("")
                }
              }
          }
        }
      }
      struct VersionView: View {
        var changes: Page?
        var body: some View { \(body.replacingOccurrences(of: "link", with: link)) }
      }
      struct LogoView: View { var body: some View { Image("") } }
      """)
    #expect(chart.destination("version", in: "path")?.leadsTo == "App.\(target)")
    let changes = chart.destination("changes", in: "path")
    #expect(changes?.isSet == true || changes?.isMadeElsewhere == true)
  }

  @Test func modifiersLeadToWhatTheyAreHanded() {
    let chart = Charted(
      """
      enum Route: Hashable { case about, help }
      struct LinkTo: ViewModifier {
        let route: Route
        func body(content: Content) -> some View { NavigationLink(value: route) { content } }
      }
      struct Pages<Page>: ViewModifier where Page: View {
        private let page: (Route) -> Page
        init(page: @escaping (Route) -> Page) { self.page = page }
        func body(content: Content) -> some View {
          content.navigationDestination(for: Route.self) { route in Late(page(route)) }
        }
      }
      struct Late: View {
        let make: () -> AnyView
        init(_ page: @autoclosure @escaping () -> some View) { make = { AnyView(page()) } }
        var body: some View { make() }
      }
      extension View {
        func link(to route: Route) -> some View { modifier(LinkTo(route: route)) }
        func pages(by factory: Factory) -> some View {
          modifier(Pages { factory.view(for: $0) })
        }
      }
      struct Factory {
        @ViewBuilder func view(for route: Route) -> some View {
          switch route {
          case .about: AboutView()
          case .help: HelpView()
          }
        }
      }
      struct HomeView: View {
        let factory: Factory
        var body: some View {
          NavigationStack { Text("Help").link(to: .help).pages(by: factory) }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == ["HomeView NavigationLink(value:) of Route drillDown → HelpView"])
  }

  @Test(arguments: [
    ("AnyView?", "AnyView(page)"), ("AnyView?", "AnyView(page.padding())"),
  ])
  func aButtonIsALinkWhereItIsGivenAPage(_ type: String, _ kept: String) {
    let chart = Charted(
      """
      struct PillButton: View {
        let title: String
        let action: (() -> Void)?
        let page: \(type)
        init(title: String, action: @escaping () -> Void) {
          self.title = title
          self.action = action
          page = nil
        }
        init(title: String, page: some View) {
          self.title = title
          action = nil
          self.page = \(kept)
        }
        var body: some View {
          if let page {
            NavigationLink(destination: page) { Text(title) }
          } else if let action {
            Button(title) { action() }
          }
        }
      }
      struct HomeView: View {
        var body: some View { NavigationView { PillButton(title: "On", page: TipView()) } }
      }
      struct TipView: View {
        @State private var isAsking = false
        var body: some View {
          PillButton(title: "Ask") { isAsking = true }.alert("", isPresented: $isAsking) {}
        }
      }
      """)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → TipView"])
    #expect(chart.slots == ["TipView.isAsking atMostOne flag: isAsking alert"])
    #expect(chart.model.screens.map(\.type) == ["HomeView", "TipView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aKnownCaseOfAFunctionsParameterIsWalked() {
    let chart = Charted(
      """
      enum Page { case home, help }
      extension Page {
        @ViewBuilder func view(_ text: String) -> some View {
          switch self {
          case .home: HomeView()
          case .help: HelpView()
          }
        }
      }
      protocol Pages { func view(for page: Page) -> AnyView }
      final class OwnPages: Pages {
        func view(for page: Page) -> AnyView { AnyView(page.view("")) }
      }
      struct MainView: View {
        let pages: Pages
        var body: some View { pages.view(for: .home) }
      }
      struct HomeView: View {
        var body: some View { NavigationStack { NavigationLink("") { HelpView() } } }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.screen("MainView")?.slots.map(\.name) == ["homeView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What is set whenever something happens to a binding is asked of the user, and repeats nothing.
  @Test func aFlagThatIsOnlyEverSetBesideABindingIsAStateOfItsOwn() {
    let chart = Charted(
      """
      struct Asking: ViewModifier {
        @Binding var address: URL?
        @State private var isAsking = false
        func body(content: Content) -> some View {
          content.onChange(of: address) { _, new in
            if Policy.asks { isAsking = true }
          }
          .alert("Open?", isPresented: $isAsking) { Button("Open") {} }
        }
      }
      final class Reader: ObservableObject { @Published var address: URL? }
      struct PageView: View {
        @StateObject private var reader = Reader()
        var body: some View { Text("").modifier(Asking(address: $reader.address)) }
      }
      """)
    #expect(
      chart.slots == [
        "Asking.isAsking atMostOne flag: isAsking alert",
        "PageView.asking always child: asking inline → Asking",
      ])
  }

  /// A row of any value is the link of who makes it.
  @Test(arguments: ["Value", "Page"])
  func aRowLinksToTheValueThatItIsHanded(_ type: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case news, music }
      struct Row\(type == "Value" ? "<Value: Hashable>" : ""): View {
        let title: String
        let value: \(type)
        var body: some View { NavigationLink(value: value) { Text(title) } }
      }
      struct MenuView: View {
        var body: some View {
          NavigationStack {
            List { Row(title: "News", value: Page.news); Row(title: "Music", value: Page.music) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .news: NewsView(); case .music: MusicView() }
              }
          }
        }
      }
      struct NewsView: View { var body: some View { Text("") } }
      struct MusicView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.model.screens.first { $0.type == "MenuView" }?.links.map(\.leadsTo)
        == ["App.NewsView", "App.MusicView"])
    #expect(chart.screen("Row") == nil)
  }

  /// What lies over content that a presenter is handed is not what it presents.
  @Test(arguments: ["page(item)", "page(item).overlay { Mark() }", "VStack { Mark(); page(item) }"])
  func aPresenterPresentsWhatItIsHanded(_ shown: String) {
    let chart = Charted(
      """
      struct Mark: View { var body: some View { Image("mark") } }
      struct Presenter<Item: Identifiable, Page: View>: ViewModifier {
        @Binding var item: Item?
        let page: (Item) -> Page
        func body(content: Content) -> some View { content.sheet(item: $item) { item in \(shown) } }
      }
      extension View {
        func presents<Item: Identifiable, Page: View>(
          _ item: Binding<Item?>, @ViewBuilder page: @escaping (Item) -> Page
        ) -> some View { modifier(Presenter(item: item, page: page)) }
      }
      enum Page: Identifiable { case news, music; var id: Self { self } }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          Button("News") { page = .news }.presents($page) { page in
            switch page { case .news: NewsView(); case .music: MusicView() }
          }
        }
      }
      struct NewsView: View { var body: some View { Text("") } }
      struct MusicView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.page atMostOne optionalEnum: news sheet → NewsView, music sheet → MusicView"
      ])
  }

  /// A closure behind a call is for what can take one, whatever is left out before that.
  @Test(arguments: [
    "(title: \"Theme\")", "(title: \"Theme\", subtitle: \"\")", "(title: \"Theme\", icon: nil)",
  ])
  func whatIsOptionalMayBeLeftOut(arguments: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { NavigationStack { SettingsView() } } } }
      struct MenuCell<Content: View>: View {
        let title: String
        var subtitle: String?
        var icon: Image?
        @ViewBuilder var destination: () -> Content
        var body: some View { NavigationLink(destination: destination) { Text(title) } }
      }
      struct SettingsView: View {
        var body: some View { List { MenuCell\(arguments) { ThemeView() } } }
      }
      struct ThemeView: View { var body: some View { Text("Theme") } }
      """)
    #expect(chart.links == ["SettingsView NavigationLink(destination:) drillDown → ThemeView"])
  }

  /// A wrapper with a link that stands in what another use of it is given is a use by itself.
  @Test func aWrapperWithinAnotherUseOfItself() {
    let chart = Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { NavigationStack { PrefsView() } } } }
      struct Row<Label: View, Group: View>: View {
        let page: AnyView?
        @ViewBuilder var label: () -> Label
        @ViewBuilder var group: () -> Group
        init<Page: View>(
          @ViewBuilder page: () -> Page, @ViewBuilder label: @escaping () -> Label,
          @ViewBuilder group: @escaping () -> Group = { EmptyView() }
        ) {
          self.page = AnyView(page())
          self.label = label
          self.group = group
        }
        var body: some View {
          VStack {
            NavigationLink { page } label: { label() }
            group()
          }
        }
      }
      struct PrefsView: View {
        var body: some View {
          Row(
            page: { PierView() }, label: { Text("Pier") },
            group: { Row(page: { LockView() }, label: { Text("Lock") }) })
        }
      }
      struct PierView: View { var body: some View { Text("").navigationTitle("Pier") } }
      struct LockView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
    #expect(
      chart.links == [
        "PrefsView NavigationLink drillDown → PierView",
        "PrefsView NavigationLink drillDown → LockView",
      ])
    #expect(!chart.slots.contains { $0.hasPrefix("PrefsView") })
  }

  /// One that stands in its own code without end is walked to some depth.
  @Test func aWrapperInItsOwnCode() {
    let chart = Charted(
      """
      struct Fold<Content: View>: View {
        let depth: Int
        @ViewBuilder var content: () -> Content
        var body: some View {
          NavigationLink("") { content() }
          if depth > 0 { Fold<Content>(depth: depth - 1) { Fold<Content>(depth: 0) { content() } } }
        }
      }
      struct DeckView: View { var body: some View { NavigationStack { Fold(depth: 3) { PierView() } } } }
      struct PierView: View { var body: some View { Text("").navigationTitle("Pier") } }
      """)
    #expect(chart.links.contains("DeckView NavigationLink drillDown → PierView"))
  }
}
