import PortolanModel
import Testing

/// Presenters of an app's own.
@Suite struct HomeMadeTests {
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
}
