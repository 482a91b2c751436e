import PortolanModel
import Testing

/// Generic types that keep state: what is in `Store<CartState>` is not what is in `Store<MapState>`.
@Suite struct GenericKindTests {
  private static let states = """
    struct Item: Identifiable { let id = 0 }
    struct CartState { var item: Item?; var isAsking = false }
    struct MapState { var isLegendShown = false }
    struct ItemView: View { var body: some View { Text("") } }

    """

  private static let mapAndCart = [
    "MapView.isLegendShown popover", "CartView.isAsking alert", "CartView.item sheet → ItemView",
  ]

  /// `CartView.item sheet → ItemView`, by the screen's view, in the order of the screens.
  private func shown(_ chart: Charted) -> Set<String> {
    Set(
      chart.model.screens.flatMap { screen in
        screen.slots.filter { $0.arity != .always }.flatMap { slot in
          slot.destinations.map { destination in
            let target = destination.leadsTo.map { " → \($0.dropFirst("App.".count))" } ?? ""
            return
              "\(screen.view ?? screen.type).\(slot.name) \(destination.presentation.name)\(target)"
          }
        }
      })
  }

  private func views(_ cart: String, _ map: String) -> String {
    """
    struct CartView: View {
      \(cart)
      var body: some View {
        NavigationLink("") { MapView(store: .init(MapState())) }
          .sheet(item: $store.state.item) { _ in ItemView() }
          .alert("", isPresented: $store.state.isAsking) {}
      }
    }
    struct MapView: View {
      \(map)
      var body: some View {
        Button("") { store.state.isLegendShown = true }
          .popover(isPresented: $store.state.isLegendShown) { Text("") }
      }
    }
    """
  }

  private static let store = """
    @Observable class Store<State> { var state: State; init(_ state: State) { self.state = state } }

    """

  @Test func eachKindKeepsStateOfItsOwn() {
    let chart = Charted(
      Self.states + Self.store
        + views("@Bindable var store: Store<CartState>", "@Bindable var store: Store<MapState>"))
    #expect(shown(chart) == Set(Self.mapAndCart))
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.setters(of: "isLegendShown", in: "isLegendShown").count == 1)
  }

  @Test func aClassThatInheritsFromAKindKeepsItsState() {
    let chart = Charted(
      Self.states + Self.store + """
        final class CartModel: Store<CartState> { func ask() { state.isAsking = true } }
        final class MapModel: Store<MapState> {}

        """ + views("@Bindable var store: CartModel", "@Bindable var store: MapModel"))
    #expect(shown(chart) == Set(Self.mapAndCart))
    #expect(chart.screen("CartModel")?.view == "CartView")
    #expect(
      chart.setters(of: "isAsking", in: "isAsking") == [
        "final class CartModel: Store<CartState> { func ask() { state.isAsking = true } }"
      ])
  }

  @Test func theOnlyHeirIsTheOnlyKind() {
    let chart = Charted(
      Self.states + Self.store + """
        final class CartModel: Store<CartState> {}
        struct CartView: View {
          @Bindable var store: CartModel
          var body: some View { Text("").sheet(item: $store.state.item) { _ in ItemView() } }
        }
        """)
    #expect(shown(chart) == ["CartView.item sheet → ItemView"])
    #expect(chart.model.screens.map(\.type).sorted() == ["CartModel", "ItemView"])
  }

  @Test func whatIsDeclaredInAGenericTypeIsOfItsKind() {
    let chart = Charted(
      Self.states + """
        class Store<State, Action> {
          var context: Context
          var state: State {
            get { context.current }
            set { context.current = newValue }
          }
          init(_ state: State) { context = Context(state) }
          @dynamicMemberLookup final class Context: ObservableObject {
            @Published fileprivate(set) var current: State
            init(_ state: State) { current = state }
            subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
              get { current[keyPath: path] }
              set { current[keyPath: path] = newValue }
            }
          }
        }
        enum CartAction { case ask }
        typealias CartStore = Store<CartState, CartAction>
        final class CartModel: CartStore { func ask() { state.isAsking = true } }
        final class MapModel: Store<MapState, Never> {}
        struct CartView: View {
          @ObservedObject var context: CartModel.Context
          var body: some View {
            Text("").sheet(item: $context.item) { _ in ItemView() }
              .alert("", isPresented: $context.isAsking) {}
          }
        }
        struct MapView: View {
          @ObservedObject var context: MapModel.Context
          var body: some View { Text("").popover(isPresented: $context.isLegendShown) { Text("") } }
        }
        """)
    #expect(shown(chart) == Set(Self.mapAndCart))
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.setters(of: "isAsking", in: "isAsking").count == 1)
  }

  @Test func aKindIsCalledWithItsArguments() {
    let chart = Charted(
      """
      struct Note<Kind: Hashable>: Identifiable { let id: Kind }
      final class Model: ObservableObject { @Published var note: Note<UUID>?; @Published var other: Note<String>? }
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View {
          Text("").sheet(item: $model.note) { _ in Text("") }.popover(item: $model.other) { _ in Text("") }
        }
      }
      """)
    #expect(chart.destination("note", in: "note")?.payload.map(\.type) == ["Note<UUID>"])
    #expect(chart.destination("other", in: "other")?.payload.map(\.type) == ["Note<String>"])
  }

  @Test func theOnlyKindIsCalledWithItsArgumentsToo() {
    let chart = Charted(
      """
      struct Note<Kind: Hashable>: Identifiable { let id: Kind }
      final class Model: ObservableObject { @Published var note: Note<UUID>? }
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View { Text("").sheet(item: $model.note) { _ in Text("") } }
      }
      """)
    #expect(chart.destination("note", in: "note")?.payload.map(\.type) == ["Note<UUID>"])
  }

  @Test func typesThatHoldThemselvesInLayersComeToAnEnd() {
    let chart = Charted(
      """
      final class Node<Value> { var value: Value; var next: Node<[Value]>?; init(_ value: Value) { self.value = value } }
      struct HomeView: View {
        let one: Node<Int>
        let two: Node<String>
        @State var isOn = false
        var body: some View { Text("").sheet(isPresented: $isOn) { Text("") } }
      }
      """)
    #expect(shown(chart) == ["HomeView.isOn sheet"])
  }

  // MARK: - Members by key paths

  @Test func aMemberIsFoundByItsKeyPath() {
    let chart = Charted(
      Self.states + """
        @dynamicMemberLookup @Observable final class Settings {
          var cart = CartState()
          subscript<Value>(dynamicMember path: WritableKeyPath<CartState, Value>) -> Value {
            get { cart[keyPath: path] }
            set { cart[keyPath: path] = newValue }
          }
        }
        struct CartView: View {
          @Bindable var settings: Settings
          var body: some View {
            Button("") { settings.item = Item() }
              .sheet(item: $settings.item) { _ in ItemView() }
              .alert("", isPresented: $settings.isAsking) {}
          }
        }
        """)
    #expect(shown(chart) == ["CartView.item sheet → ItemView", "CartView.isAsking alert"])
    #expect(chart.setters(of: "item", in: "item") == ["Button(\"\") { settings.item = Item() }"])
  }

  // MARK: - Structs in structs

  @Test(arguments: [
    ("", "@State var model = Outer()", "model"),
    (
      "@Observable final class Holder { var outer = Outer() }", "@Bindable var model: Holder",
      "model.outer"
    ),
    (
      "final class Holder: ObservableObject { @Published var outer = Outer() }",
      "@StateObject var model = Holder()", "model.outer"
    ),
  ])
  func stateInAStructInAStructIsItsHolders(holder: String, model: String, path: String) {
    let chart = Charted(
      """
      struct Item: Identifiable { let id = 0 }
      struct Inner { var item: Item? }
      struct Outer { var inner = Inner() }
      struct ItemView: View { var body: some View { Text("") } }
      @main struct CartApp: App { var body: some Scene { WindowGroup { CartView(model: .init()) } } }
      struct CartView: View {
        \(model)
        var body: some View {
          Button("") { \(path).inner.item = Item() }
            .sheet(item: $\(path).inner.item) { _ in ItemView() }
        }
      }
      \(holder)
      """)
    #expect(shown(chart) == ["CartView.item sheet → ItemView"])
    #expect(chart.model.roots.count == 1)
    #expect(chart.setters(of: "item", in: "item").count == 1)
  }

  /// A typealias says what the parameters stand for as well as a property does.
  @Test func theOnlyKindMayBeWrittenInATypealias() {
    let chart = Charted(
      """
      enum Tool: Identifiable { case rake, hose; var id: Int { 0 } }
      enum Page: Hashable { case fruit }
      @Observable final class Router<Sheet: Identifiable, Step: Hashable> {
        var sheet: Sheet?
        var path: [Step] = []
      }
      typealias AppRouter = Router<Tool, Page>
      struct RootView: View {
        @State private var router = AppRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("", value: Page.fruit)
              .navigationDestination(for: Page.self) { _ in ItemView() }
          }
          .sheet(item: $router.sheet) { tool in
            switch tool {
            case .rake: ItemView()
            case .hose: OtherView()
            }
          }
        }
      }
      struct ItemView: View { var body: some View { Text("") } }
      struct OtherView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Router.path sequence typedArray in NavigationStack: fruit drillDown → ItemView",
        "Router.sheet atMostOne optionalEnum: rake sheet → ItemView, hose sheet → OtherView",
      ])
  }
}
