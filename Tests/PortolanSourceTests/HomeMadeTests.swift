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
}
