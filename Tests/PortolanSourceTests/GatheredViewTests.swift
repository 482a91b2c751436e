import Foundation
import PortolanModel
import Testing

/// Destinations that show several views which lead somewhere, in place, with no view of the app's own around them.
@Suite struct GatheredViewTests {
  /// Screens with an alert each, and two that lead nowhere.
  private static let leaves =
    ["Profile", "SignIn", "Help"].map { name in
      """
      struct \(name)View: View {
        @State private var is\(name)Asking = false
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Button("") { is\(name)Asking = true }.alert("", isPresented: $is\(name)Asking) {}
          Button("Close") { dismiss() }
        }
      }
      """
    }.joined(separator: "\n") + """

      struct LogoView: View { var body: some View { Text("") } }
      struct DetailView: View { let name: String; var body: some View { Text(name) } }
      struct TermsView: View { var body: some View { Text("") } }
      """

  private func sheet(
    _ content: String, _ members: String = "", _ others: String = ""
  ) -> Charted {
    Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @State private var showsAccount = false
        @State private var isKnown = false
        var body: some View {
          Button("") { showsAccount = true }.sheet(isPresented: $showsAccount) { \(content) }
        }
        \(members)
      }
      \(others)
      \(Self.leaves)
      """)
  }

  /// What the sheet leads to, and what that shows in place, each with its branches.
  private func shown(_ chart: Charted, _ slot: String = "showsAccount") -> [String] {
    guard let target = chart.destination(slot, in: slot)?.leadsTo.map({ String($0.dropFirst(4)) })
    else { return [] }
    let children = chart.screen(target)?.slots.filter { $0.arity == .always || $0.arity == .each }
    return [target]
      + (children ?? []).map { slot in
        "\(slot.name)" + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
      }
  }

  /// What an app's pages are made of is none of them, though it looks otherwise under the pointer, or as it plays.
  @Test(arguments: [
    ("onHover { isPlaying = $0 }", "ProfileView"),
    ("onTapGesture { isPlaying = true }", "ProfileViewOrThumbView"),
  ])
  func aPartOfAPageIsNoOtherPage(_ modifier: String, _ target: String) {
    let chart = sheet(
      """
      if isKnown { ProfileView() } else { VStack { ThumbView(); Divider(); Text("About") } }
      """, "",
      """
      struct ThumbView: View {
        @State private var isPlaying = false
        var body: some View { Color.red.\(modifier) }
      }
      struct CellView: View { var body: some View { ThumbView() } }
      """)
    #expect(chart.destination("showsAccount", in: "showsAccount")?.leadsTo == "App.\(target)")
  }

  @Test(arguments: [
    "if isKnown { ProfileView() } else { SignInView() }",
    "NavigationStack { Group { if isKnown { ProfileView() } else { SignInView() } } }",
    "account",
    "makeAccount()",
  ])
  func armsOfAForkAreShownInPlaceOfEachOther(_ content: String) {
    let members = """
      @ViewBuilder var account: some View { if isKnown { ProfileView() } else { SignInView() } }
      @ViewBuilder func makeAccount() -> some View {
        if isKnown { ProfileView() } else { SignInView() }
      }
      """
    #expect(
      shown(sheet(content, members))
        == ["ProfileViewOrSignInView", "profileView 1.1", "signInView 1.2"])
  }

  @Test func whatStandsBesideEachOtherIsShownTogether() {
    #expect(
      shown(sheet("VStack { LogoView(); HelpView(); if isKnown { ProfileView() } }"))
        == ["HelpViewAndProfileView", "helpView", "profileView 1.1"])
    #expect(
      shown(sheet("TermsView(); ProfileView(); HelpView(); SignInView()")).first
        == "ProfileViewAndHelpViewAndSignInView")
  }

  /// It gives as much as a helper view would, and says which of its views it is for.
  @Test func theContentIsAScreenWithoutAType() throws {
    let chart = sheet("if isKnown { ProfileView() } else { SignInView() }")
    let screen = try #require(chart.screen("ProfileViewOrSignInView"))
    #expect(screen.isContent == true)
    #expect(screen.view == "ProfileView")
    #expect(screen.title == "Profile or SignIn")
    #expect(screen.aliases == ["ProfileViewOrSignInView", "App.ProfileViewOrSignInView"])
    #expect(chart.model.unresolved.isEmpty)
    // Either of the views takes the sheet away.
    #expect(chart.destination("showsAccount", in: "showsAccount")?.dismissedBy?.count == 2)
  }

  /// A page that is given what is presented is part of it, though it leads nowhere; what a view only makes something of is not shown.
  @Test func aPageThatLeadsNowhereIsToldByItsContent() {
    func target(_ content: String) -> String? {
      let chart = Charted(
        """
        struct Note: Identifiable { let id = 0 }
        struct ShopView: View {
          @State private var note: Note?
          var body: some View { Text("").sheet(item: $note) { note in \(content) } }
        }
        struct NoteView: View {
          let note: Note
          var picture: Picture?
          var body: some View { Text("") }
        }
        struct Picture { init(of view: some View) {} }
        \(Self.leaves)
        """)
      return chart.destination("note", in: "note")?.leadsTo.map { String($0.dropFirst(4)) }
    }
    #expect(target("NoteView(note: note)") == "NoteView")
    #expect(target("VStack { HelpView(); NoteView(note: note) }") == "HelpViewAndNoteView")
    #expect(target("NoteView(note: note, picture: Picture(of: HelpView()))") == "NoteView")
  }

  /// What stands in a bar or lies over the page, and leads on, is part of the content; the page is what the content is for.
  @Test(arguments: [
    "LogoView().toolbar { HelpView() }", "LogoView().overlay(HelpView())",
    "LogoView().safeAreaInset(edge: .bottom) { HelpView() }",
    "NavigationStack { LogoView().toolbar { ToolbarItem { HelpView() } } }",
  ])
  func whatStandsInABarIsShownWithThePage(_ content: String) {
    let chart = sheet(content)
    #expect(shown(chart) == ["LogoViewAndHelpView", "helpView"])
    #expect(chart.screen("LogoViewAndHelpView")?.view == "LogoView")
    #expect(chart.model.unresolved.isEmpty)
    let plain = content.replacingOccurrences(of: "HelpView", with: "TermsView")
    #expect(shown(sheet(plain)) == ["LogoView"])
  }

  @Test func whatStandsInABarOverPlainViewsIsTheContent() {
    #expect(shown(sheet("List {}.toolbar { HelpView() }")).first == "HelpView")
  }

  /// One view that leads somewhere is the content, whatever else there is; so are views that lead nowhere.
  @Test(arguments: [
    ("if isKnown { ProfileView() } else { TermsView() }", "ProfileView"),
    ("if isKnown { TermsView() } else { ProfileView() }", "ProfileView"),
    ("VStack { LogoView(); ProfileView() }", "ProfileView"),
    ("if isKnown { ProfileView() } else { ProfileView() }", "ProfileView"),
    ("if isKnown { TermsView() } else { Text(\"\") }", "TermsView"),
    ("if isKnown { TermsView() } else { TermsView() }", "TermsView"),
    ("if let name { DetailView(name: name) } else { LogoView() }", "DetailView"),
    ("if isKnown { TermsView() } else { DetailView(name: \"\") }", "DetailView"),
  ])
  func oneViewThatLeadsSomewhereIsTheContent(_ content: String, _ target: String) {
    #expect(shown(sheet(content)).first == target)
  }

  /// Pages that lead nowhere are shown in place of each other all the same.
  @Test(arguments: [
    "if isKnown { TermsView() } else { LogoView() }",
    "NavigationStack { Group { if isKnown { TermsView() } else { LogoView() } }.padding() }",
    "isKnown ? AnyView(TermsView()) : AnyView(LogoView())",
  ])
  func pagesInPlaceOfEachOtherAreTheContent(_ content: String) throws {
    let chart = sheet(content)
    let screen = try #require(chart.screen("TermsViewOrLogoView"))
    #expect(screen.title == "Terms or Logo")
    #expect(screen.slots.isEmpty)
    #expect(chart.destination("showsAccount", in: "showsAccount")?.leadsTo == screen.id)
  }

  /// A form is no mere sign that something is yet to come, though it is given nothing; nor is a control that is all of an arm.
  @Test(arguments: [
    ("if let name { DetailView(name: name) } else { FormView() }", "DetailViewOrFormView"),
    (
      "NavigationStack { if let name { DetailView(name: name) } else { FormView() } }",
      "DetailViewOrFormView"
    ),
    ("if let name { DetailView(name: name) } else { CloseView() }", "DetailViewOrCloseView"),
    ("if isKnown { ProfileView() } else { FormView() }", "ProfileViewOrFormView"),
    ("if isKnown { CloseView() } else { ProgressView() }", "CloseView"),
    ("if let name { DetailView(name: name) } else { RetryView() }", "DetailView"),
    ("if isKnown { ProfileView() } else { PlansView {} }", "ProfileViewOrPlansView"),
    ("if isKnown { ProfileView() } else { ErrorView {} }", "ProfileView"),
    ("if let name { DetailView(name: name) } else { ErrorView {} }", "DetailView"),
    ("if isKnown { SpinnerView() } else { Text(\"\") }", nil),
    ("CloseView(); if isKnown { Text(\"\") }", nil),
  ])
  func whatIsWorkedInStandsInForNothing(_ content: String, _ target: String?) {
    let chart = sheet(
      content,
      """
      }
      struct FormView: View {
        @State private var text = ""
        var body: some View { VStack { Text(""); TextField("", text: $text) } }
      }
      struct CloseView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct RetryView: View { var body: some View { VStack { Button("Retry") {} } } }
      struct PlansView: View {
        let onPick: () -> Void
        var body: some View { VStack { Text(""); Button("Pick", action: onPick) } }
      }
      struct ErrorView: View {
        let onRetry: () -> Void
        var body: some View { VStack { Text(""); Button("Again", action: onRetry) } }
      }
      struct SpinnerView: View { var body: some View { ProgressView() }
      """)
    #expect(shown(chart).first == target)
  }

  /// Of a `switch` over data each arm shows a page, one of which leads somewhere.
  @Test(arguments: [
    (
      "case .none: ProfileView(); case .some: FormView()", ["ProfileViewOrFormView", "profileView"]
    ),
    (
      "case .none: FormView(); case .some: ProfileView()", ["FormViewOrProfileView", "profileView"]
    ),
    (
      "case .none: ProfileView(); case .some: if isKnown { FormView() } else { DeviceView() }",
      ["ProfileViewOrFormViewOrDeviceView", "profileView"]
    ),
    ("case .none: ProfileView(); case .some: ProgressView()", ["ProfileView"]),
    ("case .none: ProfileView(); case .some: LogoView()", ["ProfileView"]),
    ("case .none: DeviceView(); case .some: FormView()", ["DeviceViewOrFormView"]),
  ])
  func armsOfASwitchAreShownInPlaceOfEachOther(_ arms: String, _ expected: [String]) {
    let chart = sheet(
      "switch sensor { \(arms) }",
      """
        enum Sensor { case none, some }
        @State private var sensor = Sensor.none
      }
      struct FormView: View {
        @State private var text = ""
        var body: some View { VStack { Text(""); TextField("", text: $text) } }
      }
      struct DeviceView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      """)
    #expect(shown(chart).map { $0.components(separatedBy: " ")[0] } == expected)
  }

  @Test func contentOfOneShapeIsOneScreen() {
    let chart = Charted(
      """
      struct ShopView: View {
        @State private var showsAccount = false
        @State private var showsLogin = false
        @State private var showsBoth = false
        @State private var isKnown = false
        var body: some View {
          Text("").sheet(isPresented: $showsAccount) { if isKnown { ProfileView() } else { SignInView() } }
          Text("").sheet(isPresented: $showsLogin) { if !isKnown { ProfileView() } else { SignInView() } }
          Text("").sheet(isPresented: $showsBoth) { ProfileView(); SignInView() }
        }
      }
      \(Self.leaves)
      """)
    #expect(shown(chart, "showsLogin").first == "ProfileViewOrSignInView")
    #expect(shown(chart, "showsAccount").first == "ProfileViewOrSignInView")
    #expect(shown(chart, "showsBoth") == ["ProfileViewAndSignInView", "profileView", "signInView"])
  }

  @Test func aNameThatATypeHasIsNotTaken() {
    let chart = sheet(
      "if isKnown { ProfileView() } else { SignInView() }",
      "} struct ProfileViewOrSignInView: View { var body: some View { Text(\"\") }")
    #expect(shown(chart).first == "ProfileViewOrSignInView2")
  }

  @Test func tabsAndCasesAndLinksLeadToAllThatTheyShow() {
    let chart = Charted(
      """
      enum Page { case account, help }
      struct ShopView: View {
        @State private var page = Page.help
        @State private var tab = 1
        @State private var isKnown = false
        @State private var opened: Page?
        var body: some View {
          TabView(selection: $page) {
            Tab("", systemImage: "", value: .account) {
              if isKnown { ProfileView() } else { SignInView() }
            }
            HelpView().tag(Page.help)
          }
          .sheet(item: $opened) { page in
            switch page {
            case .account: VStack { SignInView(); HelpView() }
            case .help: HelpView()
            }
          }
          NavigationLink("") { if isKnown { ProfileView() } else { HelpView() } }
        }
      }
      \(Self.leaves)
      """)
    #expect(chart.destination("account", in: "page")?.leadsTo == "App.ProfileViewOrSignInView")
    #expect(chart.destination("account", in: "opened")?.leadsTo == "App.SignInViewAndHelpView")
    #expect(chart.destination("help", in: "opened")?.leadsTo == "App.HelpView")
    #expect(chart.screen("ShopView")?.links.map(\.leadsTo) == ["App.ProfileViewOrHelpView"])
  }

  /// What a scene shows beside each other is what the app starts with; each of what it shows in place of each other is, unless state of
  /// the app's swaps that.
  @Test func scenesStartWithAllThatTheyShow() {
    func roots(_ content: String) -> [String] {
      Charted(
        """
        @main struct ShopApp: App {
          @State private var isKnown = false
          private let isKept = CommandLine.arguments.isEmpty
          var body: some Scene { WindowGroup { \(content) } }
        }
        \(Self.leaves)
        """
      ).model.roots.map { String($0.screen.dropFirst(4)) }
    }
    #expect(roots("ZStack { ProfileView(); HelpView() }") == ["ProfileViewAndHelpView"])
    #expect(
      roots("if isKept { ProfileView() } else { SignInView() }") == ["ProfileView", "SignInView"])
    #expect(roots("if isKnown { ProfileView() } else { SignInView() }") == ["ShopApp"])
    #expect(roots("ZStack { ProfileView(); LogoView() }").first == "ProfileView")
  }

  /// Who presents is in the hands of the code that makes what is presented, and is no part of it.
  @Test func controllersAreNotGathered() {
    let chart = Charted(
      """
      class ShopController: UIViewController {
        @objc func share() { Sharing.show(in: self) }
        @objc func ask() { present(UIAlertController(), animated: true); present(HelpController(), animated: true) }
        @objc func open() {
          let controller = UIHostingController(rootView: VStack { ProfileView(); HelpView() })
          present(controller, animated: true)
        }
      }
      enum Sharing {
        static func show(in controller: UIViewController) {
          let view = ProfileView()
          let frame = Frame { view } onClose: { controller.dismiss(animated: true) }.padding()
          let hosting = UIHostingController(rootView: frame)
          controller.present(hosting, animated: true)
        }
      }
      struct Frame<Content: View>: View {
        let content: () -> Content
        let onClose: () -> Void
        init(@ViewBuilder content: @escaping () -> Content, onClose: @escaping () -> Void) {
          (self.content, self.onClose) = (content, onClose)
        }
        var body: some View { VStack { content() } }
      }
      class HelpController: UIViewController {}
      \(Self.leaves)
      """)
    let targets = chart.screen("ShopController")?.links.compactMap(\.leadsTo) ?? []
    #expect(targets.contains("App.ProfileViewAndHelpView"))
    #expect(targets.contains("App.ProfileView"))
    #expect(chart.model.screens.filter { $0.isContent == true }.count == 1)
  }

  /// A tab whose content is handed what the screen keeps is the screen's own child, and listed there.
  @Test func aChildOfTheScreenStaysItsTab() {
    let chart = Charted(
      """
      enum Page { case cart, help }
      @Observable final class CartModel {
        var destination: Destination?
        enum Destination: Identifiable { case note; var id: Int { 0 } }
      }
      @Observable final class ShopModel { var page = Page.cart; var cart = CartModel() }
      struct ShopView: View {
        @Bindable var model: ShopModel
        var body: some View {
          TabView(selection: $model.page) {
            VStack { CartView(model: model.cart); HelpView() }.tag(Page.cart)
            HelpView().tag(Page.help)
          }
        }
      }
      struct CartView: View {
        @Bindable var model: CartModel
        var body: some View { Text("").sheet(item: $model.destination) { _ in Text("") } }
      }
      \(Self.leaves)
      """)
    #expect(chart.destination("cart", in: "page")?.child == "cart")
    #expect(chart.destination("cart", in: "page")?.leadsTo == "App.CartModel")
  }

  /// What a function keeps before it makes the page is not shown beside that.
  @Test(arguments: [
    "let help = HelpView(); return AnyView(PageView(help: help))",
    "let renderer = ImageRenderer(content: HelpView()); return AnyView(PageView(help: nil))",
  ])
  func whatIsKeptInAVariableIsNotShownBesideThePage(_ code: String) {
    let members = """
      func makePage() -> AnyView { \(code) }
      }
      struct PageView: View {
        let help: HelpView?
        @State private var isPageAsking = false
        var body: some View { Text("").alert("", isPresented: $isPageAsking) {} }
      """
    #expect(shown(sheet("makePage()", members)).first == "PageView")
  }

  /// A page that leads nowhere by itself takes away what it is part of.
  @Test func aPartOfTheContentTakesItAway() {
    let chart = sheet(
      "NoteView().toolbar { HelpView() }",
      """
      }
      struct NoteView: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() } }
      """)
    #expect(chart.screen("NoteViewAndHelpView")?.view == "NoteView")
    let names = chart.model.screens.flatMap { screen in screen.actions.map(\.name) }
    #expect(names.contains("Done"))
    #expect(chart.destination("showsAccount", in: "showsAccount")?.dismissedBy?.count == 2)
  }

  /// None of the rows is the list, whether they stand in a sheet or a tab.
  @Test func rowsThatLeadOnAreAList() {
    let list = "ScrollView { ForEach(names, id: \\.self) { name in ProfileView() } }"
    #expect(
      shown(sheet("NavigationStack { \(list) }", "let names: [String]")) == [
        "ProfileList", "profileView",
      ])
    let chart = sheet(
      "TabView(selection: $tab) { \(list).tag(1); HelpView().tag(2) }",
      "let names: [String]\n@State private var tab = 1")
    #expect(shown(chart, "tab") == [])
    #expect(chart.destination("1", in: "tab")?.leadsTo == "App.ProfileList")
    #expect(
      chart.screen("ProfileList")?.slots.map { "\($0.name) \($0.arity)" } == ["profileView each"])
    #expect(chart.screen("ProfileList")?.title == "Profile list")
  }

  /// What a row's button pushes is there once.
  @Test func whatARowLeadsToIsNoRow() {
    let chart = sheet(
      "NavigationStack { List { ForEach(names, id: \\.self) { name in NavigationLink(name) { ProfileView() } } } }",
      "let names: [String]")
    #expect(chart.screen("ProfileList") == nil)
    #expect(chart.links == ["ShopView NavigationLink drillDown → ProfileView"])
  }

  /// What is one of several things that a wrapper is given, beside what that says itself, is a detail of its page.
  @Test(arguments: [
    ("CardView(name: \"A\") { Text(\"\"); TagsView() }", "CardView"),
    ("CardView(name: \"A\") { TagsView() }", "TagsView"),
    ("CardView(name: \"A\") { Text(\"\"); ProfileView() }", "ProfileView"),
  ])
  func whatAPageIsGivenAmongOthersIsADetail(_ content: String, _ target: String) {
    let chart = sheet(
      content,
      """
      }
      struct CardView<Content: View>: View {
        let name: String
        @ViewBuilder var content: Content
        var body: some View { VStack { Text(name); content } }
      }
      struct TagsView: View {
        @State private var width = 0.0
        var body: some View { HStack { Text("") }
        }
      """)
    #expect(shown(chart).first == target)
  }

  /// What lies behind a page and only presents is the page's own, whoever puts it there.
  @Test(arguments: [
    ("Text(\"\").hidden()", "LogView", ["isSharing", "presenter"]),
    ("Button(\"\") {}", "LogViewAndPresenter", ["logView", "presenter"]),
  ])
  func aPresenterBehindAPageIsThePages(_ shown: String, _ page: String, _ slots: [String]) {
    let chart = Charted(
      """
      @main struct LogApp: App {
        @StateObject var router = Router()
        var body: some Scene { WindowGroup { NavigationView { HomeView().lending(router) } } }
      }
      class Router: ObservableObject { @Published var isAsking = false }
      struct Presenter: View {
        @ObservedObject var router: Router
        var body: some View { \(shown).sheet(isPresented: $router.isAsking) { Text("") } }
      }
      extension View {
        func lending(_ router: Router) -> some View {
          self.background(Presenter(router: router)).environmentObject(router)
        }
      }
      struct HomeView: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("Ask") { router.isAsking = true }
          NavigationLink(destination: LogView().lending(router)) { Text("Log") }
        }
      }
      struct LogView: View {
        @State var isSharing = false
        var body: some View {
          Button("") { isSharing = true }.sheet(isPresented: $isSharing) { Text("") }
        }
      }
      """)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → \(page)"])
    #expect(chart.screen(page)?.slots.map(\.name) == slots)
    let root = page == "LogView" ? "HomeView" : "HomeViewAndPresenter"
    #expect(chart.model.roots.map(\.screen) == ["App.\(root)"])
  }
}
