import PortolanModel
import Testing

/// Presenters of an app's own.
@Suite struct HomeMadeTests {
  @Test(arguments: [
    ("content.onAppear { found = Tracker() }", false),
    ("content.onAppear { self.found = Tracker(); _found.wrappedValue = nil }", false),
    ("content.onAppear { if found == nil { found = Tracker() } }", true),
    ("content.background(Dimmed(found: $found))", true),
    ("content.background(Reporting(found: $found))", false),
    ("content.onChange(of: found) { _, new in isMarked = new != nil }", false),
    (
      """
      content.onChange(of: found) { isMarked = $1 != nil }
        .onChange(of: isMarked) { _, new in if !new { found = nil } }
      """, false
    ),
    ("content.onChange(of: found) { _, new in shown = new }", true),
    ("content.onChange(of: found) { _, new in if let new { mark(new) } }", true),
  ])
  func whatIsOnlyToldSomethingPresentsNothing(_ body: String, _ isPresenter: Bool) {
    let chart = Charted(
      """
      final class Tracker {}
      struct HomeView: View {
        @State private var found: Tracker?
        @State private var isOn = false
        var body: some View { Text("").follow($found).sheet(isPresented: $isOn) { Text("") } }
      }
      struct Follow: ViewModifier {
        @Binding var found: Tracker?
        @State private var isMarked = false
        @State private var shown: Tracker?
        init(found: Binding<Tracker?>) { self._found = found }
        func body(content: Content) -> some View { \(body) }
      }
      struct Reporting: View {
        @Binding var found: Tracker?
        var body: some View { Button("") { found = nil } }
      }
      extension View {
        func follow(_ found: Binding<Tracker?>) -> some View { modifier(Follow(found: found)) }
      }
      """)
    #expect(chart.slots.contains { $0.hasPrefix("HomeView.found") } == isPresenter)
  }

  @Test func aPresenterIsCalledByItsNameWhereNothingElsePresents() throws {
    let chart = Charted(
      """
      extension View {
        func bottomMenu<Item, Content: View>(
          item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View {
          overlay { if let item = item.wrappedValue { content(item) } }
        }
        func banner<Content: View>(
          isShown: Binding<Bool>, @ViewBuilder content: () -> Content
        ) -> some View {
          ZStack { self; if isShown.wrappedValue { content() } }
        }
      }
      struct HomeView: View {
        @State var menu: Item?
        @State var isBannerShown = false
        var body: some View {
          Text("")
            .bottomMenu(item: $menu) { MenuView(item: $0) }
            .banner(isShown: $isBannerShown) { BannerView() }
        }
      }
      struct Item { let id: Int }
      struct MenuView: View { let item: Item; var body: some View { Text("") } }
      struct BannerView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isBannerShown atMostOne flag: isBannerShown banner → BannerView",
        "HomeView.menu atMostOne optionalValue: menu bottomMenu → MenuView",
      ])
    #expect(chart.destination("menu", in: "menu")?.presentation == .custom("bottomMenu"))
  }

  /// A presenter of one case, which a parameter names, presents no other.
  @Test(arguments: [
    ("busy(unwrapping: $model.route, case: \\.wait)", "wait busy"),
    (
      "ask(unwrapping: $model.route, case: \\.wipe) { Button(\"Wipe\") {} }",
      "wipe confirmationDialog"
    ),
  ])
  func aPresenterOfOneCasePresentsNoOther(_ call: String, _ presented: String) throws {
    let chart = Charted(
      """
      @Observable class Model {
        var route: Route?
        @CasePathable enum Route { case wipe, wait }
        func wipeTapped() { route = .wipe }
        func waitTapped() { route = .wait }
      }
      struct HomeView: View {
        @Bindable var model: Model
        var body: some View { Text("").\(call) }
      }
      extension View {
        func ask<Whole, Part, Buttons: View>(
          unwrapping value: Binding<Whole?>, case path: CaseKeyPath<Whole, Part>,
          @ViewBuilder buttons: @escaping (Part) -> Buttons
        ) -> some View {
          confirmationDialog(
            item: value.case(path), titleVisibility: .hidden, title: { _ in Text("") },
            actions: buttons)
        }
        func busy<Whole: Equatable, Part>(
          unwrapping value: Binding<Whole?>, case path: CaseKeyPath<Whole, Part>
        ) -> some View {
          ZStack { self; Spinner(value.case(path).isThere()) }
        }
      }
      extension Binding {
        func `case`<Whole, Part>(_ path: CaseKeyPath<Whole, Part>) -> Binding<Part?>
        where Value == Whole? {
          .init(
            get: { self.wrappedValue.flatMap(AnyCasePath(path).extract(from:)) },
            set: { self.wrappedValue = $0.map(AnyCasePath(path).embed) })
        }
        func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
          .init(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      """)
    let route = try #require(chart.screen("Model")?.slots.first)
    let shown = route.destinations.filter { $0.presentations?.isEmpty == false }
    #expect(shown.map { "\($0.name) \($0.presentation.name)" } == [presented])
  }

  @Test(arguments: [
    (
      "content.overlay(stack().padding())",
      "@ViewBuilder func stack() -> some View { if let toast { VStack { Spacer(); Text(toast.text) } } }",
      true
    ),
    ("content.overlay(alignment: .top) { if let toast { Banner(toast: toast) } }", "", true),
    ("ZStack { content; if let toast { Text(toast.text).background(Color.red) } }", "", true),
    (
      "content.overlay { if let toast { ZStack { Color.black.opacity(0.4); Text(toast.text) } } }",
      "", false
    ),
    (
      "content.overlay { if let toast { Rectangle().ignoresSafeArea(); Text(toast.text) } }", "",
      false
    ),
    ("content.disabled(toast != nil).overlay { if let toast { Text(toast.text) } }", "", false),
    ("content.overlay { if let toast { Library.dialog(toast) } }", "", false),
    ("content.popover(when: toast) { Text(toast.text) }", "", false),
  ])
  func aToastLeavesRoomForOthers(_ body: String, _ function: String, _ isToast: Bool) {
    let chart = Charted(
      """
      struct Toast { let text: String }
      struct Banner: View { let toast: Toast; var body: some View { Text(toast.text) } }
      struct ToastModifier: ViewModifier {
        @Binding var toast: Toast?
        func body(content: Content) -> some View { \(body) }
        \(function)
      }
      extension View {
        func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
      }
      struct HomeView: View {
        @State var message: Toast?
        var body: some View { Text("").toast($message) }
      }
      """)
    let presentation = isToast ? "inline" : "toast"
    #expect(
      chart.slots == ["HomeView.message atMostOne optionalValue: message \(presentation)"])
  }

  /// A toast may be made of another modifier of the app's own, which is handed what it shows.
  @Test(arguments: [
    ("Banner(text: text)", "content.overlay { if isShown { banner() } }", true),
    ("Library.dialog(text)", "content.overlay { if isShown { banner() } }", false),
    ("Banner(text: text)", "content.sheet(isPresented: $isShown) { banner() }", false),
    ("Banner(text: text)", "content.disabled(isShown).overlay { if isShown { banner() } }", false),
  ])
  func aToastMayBeMadeOfAnother(_ shown: String, _ body: String, _ isToast: Bool) {
    let chart = Charted(
      """
      struct Toast { let text: String }
      struct Banner: View {
        let text: String
        var body: some View { Text(LocalizedStringKey(text)) }
      }
      struct BannerModifier: ViewModifier {
        @Binding var isShown: Bool
        let banner: () -> Banner
        func body(content: Content) -> some View { \(body) }
      }
      struct ToastModifier: ViewModifier {
        @Binding var toast: Toast?
        func body(content: Content) -> some View {
          let text = toast?.text ?? ""
          return content.toast(
            isShown: Binding(get: { toast != nil }, set: { if !$0 { toast = nil } })
          ) { \(shown) }
        }
      }
      extension View {
        func toast(
          isShown: Binding<Bool>, banner: @escaping () -> Banner, onTap: (() -> Void)? = nil
        ) -> some View {
          modifier(BannerModifier(isShown: isShown, banner: banner))
        }
        func toast(_ toast: Binding<Toast?>) -> some View { modifier(ToastModifier(toast: toast)) }
      }
      struct HomeView: View {
        @State var message: Toast?
        var body: some View { Text("").toast($message) }
      }
      """)
    let presentation = chart.destination("message", in: "message")?.presentation
    #expect((presentation == .inline) == isToast)
  }

  @Test func anOverloadIsChosenByAllItsLabels() {
    let chart = Charted(
      """
      extension View {
        @ViewBuilder func browser(
          isPresented: Binding<Bool>, url: URL?, onDismiss: (() -> Void)? = nil
        ) -> some View {
          if let url { sheet(isPresented: isPresented, onDismiss: onDismiss) { BrowserView(url: url) } }
        }
        func browser(url: Binding<URL?>, onDismiss: (() -> Void)? = nil) -> some View {
          sheet(isPresented: url.hasValue(), onDismiss: onDismiss) { HelpView() }
        }
      }
      extension Binding {
        func hasValue<V>() -> Binding<Bool> where Value == V? {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      struct HomeView: View {
        @State var opened: URL?
        @State var other: URL?
        @State var isShown = false
        var body: some View {
          Text("").browser(url: $opened)
            .browser(url: $other) { print("") }
            .browser(isPresented: $isShown, url: nil)
        }
      }
      struct BrowserView: View { let url: URL; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown sheet → BrowserView",
        "HomeView.opened atMostOne optionalValue: opened sheet → HelpView",
        "HomeView.other atMostOne optionalValue: other sheet → HelpView",
      ])
  }

  /// A modifier that makes an item of the flag it is handed, be it for another modifier of the app's own.
  @Test(arguments: [
    "content.fullScreenCover(item: item) { _ in card() }",
    "content.modifier(ItemModifier(item: item, card: { _ in card() }))",
  ])
  func aPresenterMayDeriveItsItemFromTheFlag(_ presented: String) {
    let chart = Charted(
      """
      struct Marker: Identifiable { let id = 1 }
      struct ItemModifier<Item: Identifiable, Card: View>: ViewModifier {
        @Binding var item: Item?
        let card: (Item) -> Card
        func body(content: Content) -> some View {
          content.fullScreenCover(item: $item) { card($0) }
        }
      }
      struct CardModifier<Card: View>: ViewModifier {
        @Binding var isPresented: Bool
        let card: () -> Card
        private let marker = Marker()
        private var item: Binding<Marker?> {
          Binding(get: { isPresented ? marker : nil }, set: { isPresented = $0 != nil })
        }
        func body(content: Content) -> some View { \(presented) }
      }
      struct HomeView: View {
        @State var isCardShown = false
        var body: some View {
          Text("").modifier(CardModifier(isPresented: $isCardShown) { CardView() })
        }
      }
      struct CardView: View {
        @State var isHelpShown = false
        var body: some View { Text("").sheet(isPresented: $isHelpShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "CardView.isHelpShown atMostOne flag: isHelpShown sheet",
        "HomeView.isCardShown atMostOne flag: isCardShown fullScreenCover → CardView",
      ])
  }

  @Test func aPresenterIsFollowedToTheSystemsModifier() {
    let chart = Charted(
      """
      extension View {
        func card<Content: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          modifier(CardModifier(isPresented: isPresented, card: content))
        }
        func legacySheet<Item: Identifiable, Content: View>(
          unwrapping item: Binding<Item?>, content: @escaping (Item) -> Content
        ) -> some View {
          sheet(item: item, content: content)
        }
      }
      struct CardModifier<Card: View>: ViewModifier {
        @Binding var isPresented: Bool
        let card: () -> Card
        func body(content: Content) -> some View {
          content.fullScreenCover(isPresented: $isPresented) { card() }
        }
      }
      struct HomeView: View {
        @State var isCardShown = false
        @State var item: Item?
        var body: some View {
          Text("")
            .card(isPresented: $isCardShown) { CardView() }
            .legacySheet(unwrapping: $item) { _ in ItemView() }
        }
      }
      struct Item: Identifiable { let id: Int }
      struct CardView: View { var body: some View { Text("") } }
      struct ItemView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isCardShown atMostOne flag: isCardShown fullScreenCover → CardView",
        "HomeView.item atMostOne optionalValue: item sheet → ItemView",
      ])
  }

  /// A view of the app's own, or a modifier, that is handed the content to present.
  @Test(arguments: [
    (
      """
      Text("").modifier(Cover(isPresented: $isShown) { DetailView() })
      """,
      """
      struct Cover<Inner: View>: ViewModifier {
        @Binding var isPresented: Bool
        @ViewBuilder let inner: () -> Inner
        func body(content: Content) -> some View {
          content.fullScreenCover(isPresented: $isPresented) { inner() }
        }
      }
      """, "isShown atMostOne flag: isShown fullScreenCover → DetailView"
    ),
    (
      """
      Host(isPresented: $isShown) { Text("") } sheet: { DetailView() }
      """,
      """
      struct Host<Base: View, Inner: View>: View {
        @Binding var isPresented: Bool
        @State private var height = 0.0
        let base: Base
        let inner: () -> Inner
        init(
          isPresented: Binding<Bool>, @ViewBuilder base: () -> Base,
          @ViewBuilder sheet: @escaping () -> Inner
        ) {
          _isPresented = isPresented
          self.base = base()
          inner = sheet
        }
        var body: some View { base.sheet(isPresented: $isPresented, content: inner) }
      }
      """, "isShown atMostOne flag: isShown sheet → DetailView"
    ),
    (
      """
      Text("").modifier(ToastModifier(isShown: $isShown) { DetailView() })
      """,
      """
      struct ToastModifier<Inner: View>: ViewModifier {
        @Binding var isShown: Bool
        let toast: () -> Inner
        func body(content: Content) -> some View {
          ZStack {
            content
            if isShown { toast() }
          }
        }
      }
      """, "isShown atMostOne flag: isShown toast → DetailView"
    ),
    (
      """
      Text("").modifier(Popup(item: $item) { DetailView(item: $0) })
      """,
      """
      struct Popup<Value: Identifiable, Inner: View>: ViewModifier {
        @Binding var item: Value?
        let inner: (Value) -> Inner
        func body(content: Content) -> some View {
          content.overlay { if let item { inner(item) } }
        }
      }
      """, "item atMostOne optionalValue: item popup → DetailView"
    ),
  ])
  func whatAPresenterIsHandedIsWhatItPresents(use: String, presenter: String, slot: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        @State var item: Item?
        var body: some View { \(use) }
      }
      struct Item: Identifiable { let id: Int }
      struct DetailView: View { var item: Item?; var body: some View { Text("") } }
      \(presenter)
      """)
    #expect(chart.slots == ["HomeView.\(slot)"])
  }

  @Test func whatFoldsIsNoPresenter() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isOpen = false
        var body: some View { Fold(isOpen: $isOpen) { DetailView() } }
      }
      struct Fold<Inner: View>: View {
        @Binding var isOpen: Bool
        let inner: () -> Inner
        var body: some View { VStack { if isOpen { inner() } } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == [])
  }

  /// Two modifiers of one name and the same labels, of which one is for a flag and one for an item, and the one asks the other.
  @Test(arguments: [false, true])
  func overloadsAreToldByWhatIsBound(_ flagIsFirst: Bool) {
    let flag = """
      func cover<C: View>(_ shown: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
        modifier(FlagCover(isShown: shown, content: content))
      }
      """
    let item = """
      func cover<I: Identifiable, C: View>(
        _ item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C
      ) -> some View {
        modifier(ItemCover(item: item, content: content))
      }
      """
    let chart = Charted(
      """
      extension View {
        \(flagIsFirst ? flag : item)
        \(flagIsFirst ? item : flag)
      }
      struct Placeholder: Identifiable { let id = 0 }
      struct FlagCover<C: View>: ViewModifier {
        @Binding var isShown: Bool
        let content: () -> C
        private let placeholder = Placeholder()
        private var shown: Binding<Placeholder?> {
          Binding(get: { isShown ? placeholder : nil }, set: { isShown = $0 != nil })
        }
        func body(content base: Content) -> some View { base.cover(shown) { _ in content() } }
      }
      struct ItemCover<I: Identifiable, C: View>: ViewModifier {
        @Binding var item: I?
        let content: (I) -> C
        func body(content base: Content) -> some View {
          base.fullScreenCover(item: $item) { content($0) }
        }
      }
      struct Person: Identifiable { let id: Int }
      struct HomeView: View {
        @State private var isHelping = false
        @State private var person: Person?
        var body: some View {
          Text("").cover($isHelping) { HelpPage() }.cover($person) { PersonPage(person: $0) }
        }
      }
      struct HelpPage: View { var body: some View { Text("") } }
      struct PersonPage: View { let person: Person; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isHelping atMostOne flag: isHelping fullScreenCover → HelpPage",
        "HomeView.person atMostOne optionalValue: person fullScreenCover → PersonPage",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A library's modifier that is called as the system's presenting ones are.
  @Test(arguments: [
    "browser(item: $page) { BrowserView(page: $0) }",
    "browser(item: Binding(get: { page }, set: { page = $0 }), onDismiss: { page = nil }, content: { BrowserView(page: $0) })",
  ])
  func aLibrarysModifierPresentsTheContentThatItIsGiven(_ modifier: String) {
    let chart = Charted(
      """
      import Browsing
      struct Page: Hashable { let url: String }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View { Button("") { page = Page(url: "") }.\(modifier) }
      }
      struct BrowserView: View { let page: Page; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["HomeView.page atMostOne optionalValue: page browser → BrowserView"])
  }

  /// A helper that is handed the case and what is shown for it.
  @Test(arguments: ["AnyView", "some View"])
  func aHelperPresentsForTheCaseThatItIsHanded(_ content: String) {
    let chart = Charted(
      """
      final class Model: ObservableObject {
        enum Destination { case news, music }
        @Published var destination: Destination?
      }
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View {
          VStack {
            page(for: /Model.Destination.news) { NewsView() }
            page(for: /Model.Destination.music) { MusicView() }
          }
        }
        func page(
          for path: CasePath<Model.Destination, Void>, content: @escaping () -> \(content)
        ) -> some View {
          Text("").sheet(unwrapping: $model.destination, case: path) { _ in content() }
        }
      }
      struct NewsView: View { var body: some View { Text("") } }
      struct MusicView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Model.destination atMostOne optionalEnum: news sheet → NewsView, music sheet → MusicView"
      ])
  }

  /// A modifier that takes what it is told out of the binding at once, and hands it to somebody else, presents nothing.
  @Test func aModifierThatEmptiesItsBindingIsATrigger() {
    let chart = Charted(
      """
      @Observable class Router { var sheet: Page?; func open(_ page: Page) { sheet = page } }
      enum Page: Hashable, Identifiable { case help, about; var id: Self { self } }
      extension View {
        func opening(_ page: Binding<Page?>) -> some View { modifier(Opening(page: page)) }
      }
      struct Opening: ViewModifier {
        @Environment(Router.self) var router
        @Binding var page: Page?
        func body(content: Content) -> some View {
          content.onChange(of: page) { _, page in
            if let page { router.open(page); self.page = nil }
          }
        }
      }
      struct RootView: View {
        @State private var next: Page?
        @State private var isTipShown = false
        var body: some View {
          Button("Help") { next = .help }.opening($next)
            .sheet(isPresented: $isTipShown) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("RootView") } == [
        "RootView.isTipShown atMostOne flag: isTipShown sheet"
      ])
  }

  /// A static function that the app adds to a library's view makes that view.
  @Test func aLibrarysViewIsMadeByAnAddedFunction() {
    let chart = Charted(
      """
      struct Item: Identifiable { let id = 0 }
      extension NavigationLink {
        static func item<Value, Page: View>(
          _ item: Binding<Value?>, page: @escaping (Value) -> Page, label: @escaping () -> Label
        ) -> some View {
          NavigationLink(
            destination: item.wrappedValue.map(page),
            isActive: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
            label: label)
        }
      }
      extension View {
        func navigate<Value, Page: View>(to item: Binding<Value?>, page: @escaping (Value) -> Page) -> some View {
          background(NavigationLink.item(item, page: page, label: EmptyView.init))
        }
      }
      struct HomeView: View {
        @State private var item: Item?
        var body: some View { Button("") { item = Item() }.navigate(to: $item) { ItemView(item: $0) } }
      }
      struct ItemView: View { let item: Item; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["HomeView.item atMostOne optionalValue: item drillDown → ItemView"])
  }
}
