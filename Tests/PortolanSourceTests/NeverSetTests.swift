import PortolanCheck
import PortolanModel
import Testing

/// State that code reads and clears, and never sets.
@Suite struct NeverSetTests {
  /// Of mere declarations nobody knows who sets what; this sets something.
  private static let other = """
    struct OtherView: View {
      @State private var isHelp = false
      var body: some View { Button("") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
    }
    """

  @Test func aFlagAloneInItsView() throws {
    let chart = Charted(
      """
      struct OrderView: View {
        @State private var isSure = false
        var body: some View {
          Button("") {}.alert("", isPresented: $isSure) { Button("") { isSure = false } }
        }
      }
      \(Self.other)
      """)
    #expect(try chart.unreachable() == ["nothing sets 'isSure' of 'OrderView'"])
  }

  @Test func whoHandsABindingOnSetsNothing() {
    let chart = Charted(
      """
      struct OrderView: View {
        @State private var isSure = false
        @State private var isOpen = false
        var body: some View {
          VStack { Part(isSure: $isSure); Part(isSure: $isOpen) }
            .alert("", isPresented: $isSure) {}.sheet(isPresented: $isOpen) { Text("") }
          Button("") { isOpen = true }
        }
      }
      struct Part: View {
        @Binding var isSure: Bool
        init(isSure: Binding<Bool>) { self._isSure = isSure }
        var body: some View { Text("") }
      }
      """)
    #expect(chart.setters(of: "isSure", in: "isSure") == [])
    #expect(chart.destination("isSure", in: "isSure")?.isMadeElsewhere == nil)
    #expect(chart.setters(of: "isOpen", in: "isOpen") == ["Button(\"\") { isOpen = true }"])
  }

  /// What UIKit's controllers are told to present they only clear; what a function of the app's own does with a binding, it does.
  @Test func whatAControllerPresentsItDoesNotSet() {
    let chart = Charted(
      """
      @Observable class OrderModel { var sheet: Int?; var cover: Int?; var isSure = false; var isOpen = false }
      final class OrderController: UIViewController {
        @UIBindable var model: OrderModel
        override func viewDidLoad() {
          present(item: $model.sheet) { _ in UIViewController() }
          self.present(isPresented: $model.isSure) { UIViewController() }
          sheet.present(isPresented: $model.isOpen)
          model.cover = 1
        }
        let sheet = SheetPresenter()
      }
      struct SheetPresenter {
        func present(isPresented: UIBinding<Bool>) { isPresented.wrappedValue = true }
      }
      """)
    #expect(chart.setters(of: "sheet", in: "sheet") == [])
    #expect(chart.setters(of: "isSure", in: "isSure") == [])
  }

  /// What sets it is seen, or what may set it is not understood.
  @Test(arguments: [
    "Button(\"\") { isSure = true }",
    "Button(\"\") { isSure.toggle() }",
    "Button(\"\") { self.isSure = order.isOpen }",
    "Toggle(\"\", isOn: $isSure)",
    "Button(\"\") { $isSure.wrappedValue = true }",
    "Button(\"\") { anything.isSure = true }",
    "Foreign(isSure: true)",
    "Button(\"\") { write(\\.isSure, true) }",
    "Text(\"\").onReceive(events.assign(to: &$isSure)) {}",
  ])
  func whatMayBeSet(_ code: String) throws {
    let chart = Charted(
      """
      struct OrderView: View {
        @State private var isSure = false
        var body: some View {
          \(code)
          Text("").alert("", isPresented: $isSure) {}
        }
      }
      \(Self.other)
      """)
    #expect(try chart.unreachable() == [])
  }

  /// A modifier of the app's own that only presents by what it is handed sets nothing; one that does more with it may.
  @Test(arguments: [
    ("content.alert(\"\", isPresented: $isSure) {}", true),
    ("content.alert(\"\", isPresented: $isSure) { Button(\"\") { isSure = false } }", true),
    ("content.alert(\"\", isPresented: $isSure) {}.modifier(Sure(isSure: $isSure))", true),
    ("content.alert(\"\", isPresented: $isSure) {}.onTapGesture { isSure = true }", false),
    ("content.alert(\"\", isPresented: $isSure) {}.foreign($isSure)", false),
    ("content.alert(\"\", isPresented: $isSure) {}.onTapGesture { anything.isSure = true }", false),
  ])
  func whatAModifierIsHanded(_ body: String, _ isNeverSet: Bool) throws {
    let chart = Charted(
      """
      @Observable final class OrderModel { var isSure = false }
      struct OrderView: View {
        @State var model: OrderModel
        var body: some View { Text("").asks($model.isSure) }
      }
      struct Sure: ViewModifier {
        @Binding var isSure: Bool
        func body(content: Content) -> some View { \(body) }
      }
      extension View {
        func asks(_ isSure: Binding<Bool>) -> some View { asks(sure: isSure) }
        func asks(sure: Binding<Bool>) -> some View { modifier(Sure(isSure: sure)) }
      }
      \(Self.other)
      """)
    #expect(
      try chart.unreachable() == (isNeverSet ? ["nothing sets 'isSure' of 'OrderModel'"] : []))
  }

  /// What the function on the way does with it is not seen.
  @Test(arguments: [
    "{ write(isSure); return modifier(Sure(isSure: isSure)) }",
    "{ onTapGesture { isSure.wrappedValue = true }.modifier(Sure(isSure: isSure)) }",
    "{ asks(isSure) }",
  ])
  func whatAFunctionIsHanded(_ body: String) throws {
    let chart = Charted(
      """
      struct OrderView: View {
        @State private var isSure = false
        var body: some View { Text("").asks($isSure).alert("", isPresented: $isSure) {} }
      }
      struct Sure: ViewModifier {
        @Binding var isSure: Bool
        func body(content: Content) -> some View { content.alert("", isPresented: $isSure) {} }
      }
      extension View { func asks(_ isSure: Binding<Bool>) -> some View \(body) }
      \(Self.other)
      """)
    #expect(try chart.unreachable() == [])
  }

  /// Who keeps a binding writes nothing by it yet.
  @Test(arguments: [
    ("if isSure.wrappedValue { Text(\"\") }", []),
    (
      "Button(\"\") { isSure.wrappedValue = true }", ["Button(\"\") { isSure.wrappedValue = true }"]
    ),
  ])
  func aBindingThatIsKept(_ content: String, _ setters: [String]) {
    let chart = Charted(
      """
      struct OrderView: View {
        @State private var isSure = false
        var body: some View {
          Bar(isSure: Binding(get: { isSure }, set: { isSure = $0 }))
            .alert("", isPresented: $isSure) {}
        }
      }
      struct Bar: View {
        private var isSure: Binding<Bool>
        init(isSure: Binding<Bool>) {
          self.isSure = isSure
        }
        var body: some View {
          \(content)
        }
      }
      \(Self.other)
      """)
    #expect(chart.setters(of: "isSure", in: "isSure") == setters)
  }

  @Test(arguments: ["= settings.isSure", "= true"])
  func whatBeginsSet(_ value: String) throws {
    let chart = Charted(
      """
      struct OrderView: View {
        @State private var isSure \(value)
        var body: some View { Text("").alert("", isPresented: $isSure) {} }
      }
      \(Self.other)
      """)
    #expect(try chart.unreachable() == [])
  }

  @Test func whatACaseHoldsIsSetWhileItIsThere() throws {
    let chart = Charted(
      """
      enum Popup: Identifiable { case icon(Binding<String?>), help; var id: Int { 1 } }
      struct ShopView: View {
        @State private var popup: Popup?
        var body: some View {
          Text("").sheet(item: $popup) { popup in
            switch popup {
            case .icon(let icon): IconView(icon: icon)
            case .help: Text("")
            }
          }
        }
      }
      struct IconView: View {
        @Binding var icon: String?
        var body: some View { Button("") { icon = "Star" } }
      }
      func show() -> Popup { .help }
      \(Self.other)
      """)
    #expect(try chart.unreachable() == ["nothing sets 'popup' of 'ShopView'"])
  }

  /// Each view sets some of the cases of an enum that they share, be it by views that it hands a binding to.
  @Test(arguments: ["$popup", "self.$popup"])
  func casesOfASharedEnumArePlacesWhereTheyAreSet(_ binding: String) throws {
    let chart = Charted(
      """
      enum Popup: Identifiable { case about, form; var id: Self { self } }
      struct PopupView: View {
        let popup: Popup
        var body: some View { switch popup { case .about: AboutView(); case .form: FormView() } }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @State private var popup: Popup?
        var body: some View {
          VStack { Section(popup: \(binding)); Caption(popup: \(binding)) }
            .sheet(item: $popup) { PopupView(popup: $0) }
        }
      }
      struct Caption: View {
        @Binding var popup: Popup?
        var body: some View { Text(popup == nil ? "Closed" : "Open") }
      }
      struct Section: View {
        @Binding var popup: Popup?
        var body: some View { Button("") { popup = .about } }
      }
      struct AboutView: View {
        @State private var popup: Popup?
        var body: some View {
          Button("") { popup = .form }.sheet(item: $popup) { PopupView(popup: $0) }
        }
      }
      struct FormView: View {
        @State private var popup: Popup?
        var body: some View { Text("").sheet(item: $popup) { PopupView(popup: $0) } }
      }
      """)
    #expect(try chart.unreachable() == ["nothing sets 'popup' of 'FormView'"])
    let read = try Chart(chart.model)
    #expect(read.places().map(\.text) == ["", "about", "about/form"])
    #expect(read.appCount().representable == Count(3))
    #expect(!Checker().check(read).findings.contains { $0.rule == "recursive-tree" })
  }

  @Test func anEnumOfOthersIsNamed() {
    let chart = Charted(
      """
      enum Library { enum Popup: Identifiable { case about, news; var id: Self { self } } }
      struct ShopView: View {
        @State private var popup: Library.Popup?
        @State private var page: Page?
        enum Page: Identifiable { case help, terms; var id: Self { self } }
        var body: some View {
          Button("") { popup = .about; page = .help }
            .sheet(item: $popup) { _ in Text("") }.sheet(item: $page) { _ in Text("") }
        }
      }
      """)
    let slots = chart.screen("ShopView")?.slots
    #expect(slots?.map(\.name) == ["popup", "page"])
    #expect(slots?.map(\.sharedEnum) == ["Library.Popup", nil])
  }

  /// The reducer that runs while a child is there makes no child; whoever makes its state does.
  @Test(arguments: [
    ("_ = state", ["nothing sets 'cart' of 'Shop'"]), ("state.cart = Cart.State()", []),
    ("state[keyPath: \\.cart] = other", []),
  ])
  func aReducerForAChildSetsNone(_ code: String, _ findings: [String]) throws {
    let chart = Charted(
      """
      @Reducer struct Shop {
        @ObservableState struct State {
          @Presents var cart: Cart.State?
          var isHelpShown = false
        }
        enum Action { case cart(PresentationAction<Cart.Action>), cartTapped, helpTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped: state.isHelpShown = true; return .none
            case .cartTapped: \(code); return .none
            case .cart(.presented(.closeTapped)): state.cart = nil; return .none
            case .cart: return .none
            }
          }
          .ifLet(\\.$cart, action: \\.cart) { Cart() }
        }
      }
      @Reducer struct Cart { struct State { var id = 0 }; enum Action { case closeTapped } }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          Text("")
            .sheet(item: $store.scope(state: \\.cart, action: \\.cart)) { CartView(store: $0) }
            .sheet(isPresented: $store.isHelpShown) { Text("") }
        }
      }
      struct CartView: View { let store: StoreOf<Cart>; var body: some View { Text("") } }
      """)
    #expect(try chart.unreachable() == findings)
  }

  /// What a property begins with may be worked out by a closure that is called in place, and hooks something up.
  @Test(arguments: ["lazy var board: BoardModel = {", "func board() -> BoardModel {"])
  func aClosureThatIsCalledInPlaceSets(_ beginning: String) throws {
    let chart = Charted(
      """
      final class BoardModel: ObservableObject {
        var showSupport: (() -> Void)?
      }
      final class MenuModel: ObservableObject {
        @Published var isSupportShown = false
        \(beginning)
          let board = BoardModel()
          board.showSupport = { [weak self] in self?.isSupportShown = true }
          return board
        }\(beginning.hasPrefix("lazy") ? "()" : "")
      }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View { Text("").sheet(isPresented: $model.isSupportShown) { Text("") } }
      }
      """)
    #expect(try chart.unreachable() == [])
    #expect(chart.setters(of: "isSupportShown", in: "isSupportShown").count == 1)
  }

  /// What is put back where it was taken from presents nothing anew; nor does a copy.
  @Test(arguments: [
    "switch destination { case var .item(item)?: item += 1; destination = .item(item); default: break }",
    "if case .item(var item) = destination { item += 1; destination = .item(item) }",
    "guard case var .item(item) = destination else { return }; item += 1; destination = .item(item)",
  ])
  func whatIsPutBackIsNotPresented(code: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      @Observable class Shop {
        enum Destination { case item(Int), help }
        var destination: Destination?
        func helpTapped() { destination = .help }
        func refresh() { \(code) }
      }
      struct ShopView: View {
        @State var shop = Shop()
        var body: some View {
          Button("Help") { shop.helpTapped() }
            .sheet(item: $shop.destination) {
              switch $0 {
              case .item(let item): Text("\\(item)")
              case .help: Text("Help")
              }
            }
        }
      }
      """)
    #expect(chart.actions == ["Shop.helpTapped present destination (help)"])
  }

  @Test func aGetterThatChangesACopySetsNothing() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView(shop: Shop()) } } }
      struct Cart {
        var isHelpShown = false
        var pages: [Page] = []
      }
      enum Page { case help }
      @Observable class Shop {
        var cart = Cart()
        var preview: Cart {
          var cart = cart
          cart.isHelpShown = true
          cart.pages.append(.help)
          return cart
        }
        func helpTapped() { cart.isHelpShown = true }
      }
      struct ShopView: View {
        @Bindable var shop: Shop
        var body: some View {
          NavigationStack(path: $shop.cart.pages) {
            Button("Help") { shop.helpTapped() }
              .sheet(isPresented: $shop.cart.isHelpShown) { Text("Help") }
              .navigationDestination(for: Page.self) { _ in Text("Help") }
          }
        }
      }
      """)
    #expect(chart.actions.map { $0.split(separator: " ")[0] } == ["ShopView.helpTapped"])
  }

  /// What a reducer's body makes in a variable, and then puts into its state, is no copy that is thrown away.
  @Test func whatAReducerMakesFirstIsPresented() {
    let chart = Charted(
      """
      @Reducer struct Game {
        @Reducer enum Destination { case over(Over) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
      }
      @Reducer struct Over { struct State {} }
      @Reducer struct Hall {
        @ObservableState struct State { @Presents var game: Game.State? }
        enum Action { case ended }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            var game = Game.State()
            game.destination = .over(Over.State())
            state.game = game
            return .none
          }
        }
      }
      struct HallView: View {
        @Bindable var store: StoreOf<Hall>
        var body: some View {
          Text("").sheet(item: $store.scope(state: \\.game, action: \\.game)) { GameView(store: $0) }
        }
      }
      struct GameView: View {
        @Bindable var store: StoreOf<Game>
        var body: some View {
          Text("").sheet(
            item: $store.scope(state: \\.destination?.over, action: \\.destination.over)
          ) { _ in Text("Over") }
        }
      }
      """)
    #expect(
      chart.setters(of: "over", in: "destination") == ["game.destination = .over(Over.State())"])
  }
}
