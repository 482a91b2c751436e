import PortolanModel
import Testing

/// Which of the views in some content is what the content is for, and what embedded children are called.
@Suite struct ContentTests {
  private func target(_ content: String, _ members: String = "") -> String? {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { \(content) } }
        \(members)
      }
      struct CardPage<Extra: View>: View {
        @State var isSorting = false
        @ViewBuilder let extra: () -> Extra
        var body: some View { VStack { extra() }.popover(isPresented: $isSorting) { SortView() } }
      }
      struct Frame<Content: View>: View { let content: Content; var body: some View { content } }
      struct SortView: View { var body: some View { Text("") } }
      struct BadgeView: View { var body: some View { Text("") } }
      struct ItemView: View { var body: some View { Text("") } }
      struct CloseItem: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("") } } }
      """)
    return chart.destination("isShown", in: "isShown")?.leadsTo.map { String($0.dropFirst(4)) }
  }

  /// A view around mere text is the page where it says something itself; so is one with a stack, whatever it makes of the text.
  @Test(arguments: [
    ("List { Text(title); text; Button(\"Close\") {} }", "Text(\"\")", "HintView"),
    ("NavigationStack { List { Text(title); text } }", "Text(\"\")", "HintView"),
    (
      "NavigationStack { List { TermView(of: text) }; Button(\"Close\") {} }", "Text(\"\")",
      "HintView"
    ),
    ("NavigationStack { text }", "Text(\"\")", nil),
    ("VStack { text }", "Text(\"\")", nil),
    ("VStack { Text(title); text }", "ItemView()", "ItemView"),
    ("NavigationStack { VStack { Text(title); text } }", "ItemView()", "ItemView"),
  ])
  func aViewAroundTextIsThePage(_ body: String, _ given: String, _ expected: String?) {
    let target = target(
      "HintView(isShown: $isShown, title: \"\", text: \(given))",
      """
      }
      struct HintView<Shown: View>: View {
        @Binding var isShown: Bool
        var title: String
        var text: Shown
        var body: some View { \(body) }
      }
      struct TermView<Shown: View>: View {
        let of: Shown
        var body: some View { HStack { Image(""); of } }
      """)
    #expect(target == expected)
  }

  /// A branch of an `#if` is no time until the data of another branch is there.
  @Test func theFirstBuildSaysWhatTheContentIs() {
    let builds = ["#if os(iOS)", "BadgeView()", "#else", "ItemView(name: name)", "#endif"]
    #expect(target("\n\(builds.joined(separator: "\n"))\n", "let name: String") == "BadgeView")
    #expect(
      target("if isThere { BadgeView() } else { ItemView(name: name) }", "let name: String")
        == "ItemView")
  }

  /// What lies around a view that is all there is, in a bar, on a tab or over it, makes it no part of something.
  @Test(arguments: [
    ".toolbar { Button(\"Cancel\") {} }", ".tabItem { Label(\"Home\", systemImage: \"house\") }",
    ".overlay { Text(\"\") }", ".background { Color.red }",
  ])
  func aButtonWithSomethingAroundItIsAPage(_ modifier: String) {
    let next = "struct NextView: View { var body: some View { Button(\"\") {} } }"
    #expect(target("NextView()\(modifier)", next) == "HomeView.NextView")
    #expect(target("VStack { Text(\"\"); NextView()\(modifier) }", next) == nil)
  }

  @Test func theOutermostViewIsWhatTheContentIsFor() {
    #expect(target("CardPage { BadgeView() }") == "CardPage")
    #expect(target("Frame(content: ItemView())") == "ItemView")
    #expect(target("Frame(content: VStack { ItemView() })") == "ItemView")
    #expect(target("NavigationStack { VStack { ItemView(); BadgeView() } }") == "ItemView")
  }

  /// A view that loads what it is told, and shows what is made of it, is not the page.
  @Test(arguments: [
    "if let item { content(item) } else { ProgressView() }",
    "switch phase { case .ready(let item): content(item); default: ProgressView() }",
    "Group { if let item { content(item) } }.task { await load() }",
  ])
  func whatIsMadeOfLoadedDataIsThePage(_ body: String) {
    let chart = Charted(
      """
      enum Page { case item(Int) }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          Text("").sheet(item: $page) { page in
            switch page { case .item(let id): Loading(id: id) { item in ItemView(item: item) } }
          }
        }
      }
      struct Loading<Content: View>: View {
        let id: Int
        let content: (Item) -> Content
        @FetchRequest private var items: FetchedResults<Item>
        var body: some View { \(body) }
      }
      struct ItemView: View { let item: Item; var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.page atMostOne optionalEnum: item sheet → ItemView"])
  }

  @Test func partsOfModifiersAreNot() {
    #expect(target("Color.black.toolbar { ToolbarItem { BadgeView() }; CloseItem() }") == nil)
    #expect(
      target(
        "player",
        "var player: some View { video.toolbar { CloseItem() } }; var video: some View { Color.black }"
      ) == nil)
    #expect(target("Color.black.badge { BadgeView() }.overlay { ItemView() }") == "ItemView")
    #expect(target("ItemView().overlay { BadgeView() }") == "ItemView")
    #expect(target("VStack { Button {} label: { BadgeView() }; ItemView() }") == "ItemView")
  }

  /// What a control is called, and one row of several, is not what a sheet is for; what leads on is, wherever it stands.
  @Test func labelsAndRowsAreNot() {
    #expect(target("Button {} label: { HStack { BadgeView(); Text(\"\") } }") == nil)
    #expect(target("List(items) { item in Button {} label: { row } }", Self.row) == nil)
    #expect(target("List { Section { BadgeView() }; Text(\"\") }") == nil)
    #expect(target("List { BadgeView() }") == "BadgeView")
    #expect(target("Menu { } label: { CardPage { Text(\"\") } }") == "CardPage")
  }

  private static let row = """
    let items: [Int]
    @ViewBuilder var row: some View { if items.isEmpty { BadgeView() } else { Text("") } }
    """

  @Test func rowsOfATableAreNot() {
    #expect(
      target(
        "Table(items) { TableColumn(\"Item\") { item in BadgeView() } }", "let items: [Item]")
        == nil)
  }

  @Test func aHelperShowsWhatItGivesBack() {
    #expect(
      target(
        "made()",
        """
        func made() -> some View {
          let renderer = ImageRenderer(content: BadgeView())
          renderer.scale = 3
          return ItemView()
        }
        """) == "ItemView")
  }

  @Test func theModelThatACaseHoldsDecides() {
    let chart = Charted(
      """
      @Observable final class HomeModel {
        var destination: Destination?
        enum Destination { case item(ItemModel) }
      }
      @Observable final class ItemModel { var isShown = false }
      struct HomeView: View {
        @Bindable var model: HomeModel
        var body: some View {
          Text("").sheet(item: $model.destination.item) { item in
            VStack { HeaderView(); ItemView(model: item) }
          }
        }
      }
      struct HeaderView: View { var body: some View { Text("") } }
      struct ItemView: View {
        @Bindable var model: ItemModel
        var body: some View { Text("").alert("", isPresented: $model.isShown) {} }
      }
      """)
    #expect(chart.destination("item", in: "destination")?.leadsTo == "App.ItemModel")
  }

  @Test func anEmbeddedChildIsNamedForItsOwnModelOnly() {
    let chart = Charted(
      """
      @Observable final class HomeModel {
        var account = Account()
        var theme = Theme()
        var zoom = 1
        var list = ListModel()
      }
      struct Account {}
      struct Theme {}
      @Observable final class ListModel { var isShown = false }
      struct HomeView: View {
        @Bindable var model: HomeModel
        var body: some View {
          ListView(account: $model.account, zoom: $model.zoom, list: model.list, theme: $model.theme)
          PanelView(account: $model.account, zoom: $model.zoom, theme: $model.theme)
        }
      }
      struct ListView: View {
        @Binding var account: Account
        @Binding var zoom: Int
        @Bindable var list: ListModel
        @Binding var theme: Theme
        var body: some View { Text("").sheet(isPresented: $list.isShown) { Text("") } }
      }
      struct PanelView: View {
        @Binding var account: Account
        @Binding var zoom: Int
        @Binding var theme: Theme
        @State var isOpen = false
        var body: some View { Text("").popover(isPresented: $isOpen) { Text("") } }
      }
      """)
    #expect(
      chart.screen("HomeModel")?.slots.map(\.name).sorted() == ["list", "panelView"])
  }

  @Test func aPresenterInTwoStepsPresentsItsCaseOnly() {
    let chart = Charted(
      """
      final class RowModel: ObservableObject {
        @Published var route: Route?
        enum Route { case edit(Item), copy(Item) }
      }
      struct Item: Identifiable { var id = 1 }
      struct ItemView: View { var body: some View { Text("") } }
      struct RowView: View {
        @ObservedObject var model: RowModel
        var body: some View {
          Text("")
            .sheet(unwrap: $model.route, case: /RowModel.Route.edit) { _ in ItemView() }
            .popover(unwrap: $model.route, case: /RowModel.Route.copy) { _ in ItemView() }
        }
      }
      extension Binding {
        func `case`<Enum, Case>(_ path: CasePath<Enum, Case>) -> Binding<Case?> where Value == Enum? {
          .init(get: { path.extract(from: self.wrappedValue!) }, set: { _ in })
        }
      }
      extension View {
        func popover<Enum, Case, Content: View>(
          unwrap value: Binding<Enum?>, case path: CasePath<Enum, Case>,
          @ViewBuilder content: @escaping (Binding<Case>) -> Content
        ) -> some View {
          popover(unwrap: value.case(path), content: content)
        }
        func popover<Value, Content: View>(
          unwrap value: Binding<Value?>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
        ) -> some View {
          popover(item: value) { _ in if let value = Binding(unwrap: value) { content(value) } }
        }
      }
      """)
    #expect(
      chart.slots == [
        "RowModel.route atMostOne optionalEnum: edit sheet → ItemView, copy popover → ItemView"
      ])
    #expect(chart.destination("edit", in: "route")?.presentations?.count == 1)
  }

  @Test func aPresenterThatSeveralRowsUseIsListedOnce() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        var body: some View { VStack { row(1); row(2); row(3) } }
        func row(_ number: Int) -> some View {
          HStack {
            Text("").sheet(isPresented: $isShown) { ItemView() }
            NavigationLink(destination: ItemView()) { Text("Item") }
          }
        }
      }
      struct ItemView: View { var body: some View { Text("") } }
      """)
    #expect(chart.destination("isShown", in: "isShown")?.presentations?.count == 1)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → ItemView"])
  }

  @Test(arguments: [
    "let bar: Bar", "let bar: Bar; init(bar: Bar) { self.bar = bar }", "var bar: Bar?",
  ])
  func aViewThatIsGivenAndMentionedIsEmbedded(bar: String) {
    let mention = bar.contains("?") ? "if let bar { bar }" : "VStack { bar.padding() }"
    let chart = Charted(
      """
      @main struct CartApp: App { var body: some Scene { WindowGroup { Main() } } }
      struct Main: View { var body: some View { VStack { CartView(bar: Bar()) } } }
      struct CartView: View {
        \(bar)
        var body: some View { \(mention) }
      }
      struct Bar: View {
        @State var isOn = false
        var body: some View { Button("") { isOn = true }.alert("", isPresented: $isOn) {} }
      }
      """)
    #expect(
      chart.slots == [
        "Bar.isOn atMostOne flag: isOn alert", "CartView.bar always child: bar inline → Bar",
        "Main.cartView always child: cartView inline → CartView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A view that a function is handed, and of which the function mentions only its parameter.
  @Test(arguments: [
    ("titled(base)", "func titled<Content: View>(_ content: Content) -> some View"),
    ("titled(base.padding())", "func titled(_ content: some View) -> some View"),
    ("titled(AnyView(base))", "func titled(_ content: AnyView) -> some View"),
  ])
  func aViewThatAFunctionIsHandedIsShownWhereItIsMentioned(_ call: String, _ declaration: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        @State var isAsking = false
        var body: some View { \(call) }
        private var base: some View {
          VStack { Text("") }.sheet(isPresented: $isShown) { HelpView() }
        }
        private \(declaration) {
          content.alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isAsking atMostOne flag: isAsking alert",
        "HomeView.isShown atMostOne flag: isShown sheet → HelpView",
      ])
  }

  /// What lies behind a page of plain views, or over it, is part of that page, unless the user does something in it.
  @Test(arguments: [
    ("VStack { Text(\"\"); Button(\"Close\") {} }.padding().background(Mist())", nil),
    ("VStack { Text(\"\") }.background { Mist() }", nil),
    ("VStack { Text(\"\") }.overlay { Mist() }", nil),
    ("Chart(points).background(Mist())", nil),
    ("Chart(points).overlay { ItemView() }", "ItemView"),
    ("Image(\"\").overlay { ItemView() }", "ItemView"),
    ("Color.clear.background { ItemView() }", "ItemView"),
    ("ItemView().background(Mist())", "ItemView"),
    ("Text(\"\").overlay { NoteView() }", "HomeView.NoteView"),
    ("Text(\"\").background { CardPage { BadgeView() } }", "CardPage"),
  ])
  func whatLiesBehindOrOverAPageIsNone(_ content: String, _ expected: String?) {
    let target = target(
      content,
      """
      struct Mist: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
      }
      struct NoteView: View {
        @State private var text = ""
        var body: some View { TextField("", text: $text) }
      }
      """)
    #expect(target == expected)
  }
}
