import PortolanModel
import Testing

/// A reducer's state that is cleared other than by setting one property: it begins anew, or an action sets it by its key path.
@Suite struct ClearedStateTests {
  private static func chart(_ state: String, _ body: String, _ button: String = "") -> Charted {
    Charted(
      """
      @Reducer struct Desk {
        @ObservableState struct State {
          @Presents var drawer: Drawer.State?
          var isLampOn = false
          \(state)
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>), tidyTapped, drawer(PresentationAction<Drawer.Action>)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .tidyTapped:
              \(body)
            default: return .none
            }
          }
        }
      }
      @Reducer struct Drawer { struct State { var id = 0 }; enum Action { case shut } }
      struct DeskView: View {
        @Bindable var store: StoreOf<Desk>
        var body: some View {
          Button("Desk") { \(button) }
            .sheet(item: $store.scope(state: \\.drawer, action: \\.drawer)) { DrawerView(store: $0) }
            .sheet(isPresented: $store.isLampOn) { Text("") }
        }
      }
      struct DrawerView: View { let store: StoreOf<Drawer>; var body: some View { Text("") } }
      """)
  }

  @Test(arguments: ["State()", ".init()", "Desk.State()"])
  func stateThatBeginsAnewPresentsNothing(_ value: String) {
    #expect(
      Self.chart("", "state = \(value)\nreturn .none").actions == [
        "Desk.tidyTapped dismiss drawer", "Desk.tidyTapped dismiss isLampOn",
      ])
  }

  /// What it is made with is there, and all else is not.
  @Test(arguments: [
    ("", "State(drawer: Drawer.State())"),
    ("init() { drawer = Drawer.State() }", "State()"),
    ("init(drawer: Drawer.State? = Drawer.State()) { self.drawer = drawer }", ".init()"),
    ("init(_ opened: Drawer.State) { drawer = opened }", "State(Drawer.State(id: 2))"),
  ])
  func whatBeginsWithSomethingPresentsThat(_ initializer: String, _ value: String) {
    #expect(
      Self.chart(initializer, "state = \(value)\nreturn .none").actions == [
        "Desk.tidyTapped dismiss isLampOn", "Desk.tidyTapped present drawer",
      ])
  }

  @Test(arguments: [
    ("var weight = 0", "State(weight: 3)"),
    ("init(drawer: Drawer.State? = nil, age: Int) { self.drawer = drawer }", "Desk.State(age: 3)"),
    (
      """
      init(drawer: Drawer.State? = nil, age: Int) { self.drawer = drawer }
      init(oak: Bool) { self.init(age: oak ? 90 : 9) }
      """, ".init(oak: true)"
    ),
  ])
  func whatIsMadeWithSomethingElseIsCleared(_ state: String, _ value: String) {
    #expect(
      Self.chart(state, "state = \(value)\nreturn .none").actions == [
        "Desk.tidyTapped dismiss drawer", "Desk.tidyTapped dismiss isLampOn",
      ])
  }

  /// Nobody knows what a parameter's value is, nor what an arm does, nor what becomes of a state that is only made.
  @Test(arguments: [
    ("", "state = State(drawer: Drawer.last)"),
    ("init(oak: Bool) { if oak { drawer = Drawer.State() } }", "state = State(oak: true)"),
  ])
  func whatIsNotKnownIsNotCleared(_ state: String, _ code: String) {
    #expect(
      Self.chart(state, "\(code)\nreturn .none").actions == ["Desk.tidyTapped dismiss isLampOn"])
  }

  @Test func whatIsMadeForAnotherVariableClearsNothing() {
    #expect(
      Self.chart("", "var other = state\nother = State()\nprint(other)\nreturn .none").actions
        .isEmpty)
  }

  /// A struct in which an object keeps what it presents.
  @Test func aStructThatBeginsAnewPresentsNothing() {
    let chart = Charted(
      """
      @Observable final class Hold {
        struct Doors { var crate: Crate?; var isHatchOpen = false }
        var doors = Doors()
        func open() { doors.crate = Crate(); doors.isHatchOpen = true }
        func shut() { doors = Doors() }
        func shutCrate() { doors = .init(crate: nil, isHatchOpen: true) }
      }
      struct Crate: Identifiable { let id = 1 }
      struct HoldView: View {
        @State var hold = Hold()
        var body: some View {
          VStack { Button("Open") { hold.open() }; Button("Shut") { hold.shut() } }
            .sheet(item: $hold.doors.crate) { _ in Button("Back") { hold.shutCrate() } }
            .sheet(isPresented: $hold.doors.isHatchOpen) { Text("") }
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.contains("dismiss") }.map { $0.drop { $0 != "." } } == [
        ".shut dismiss crate", ".shut dismiss isHatchOpen", ".shutCrate dismiss crate",
      ])
  }

  /// An enum's state is some case, and made in no other way.
  @Test func aCaseOfAStateIsSelected() {
    let chart = Charted(
      """
      @Reducer struct Port {
        @ObservableState enum State { case quay(Quay.State), pier(Quay.State) }
        enum Action { case movedOn, quay(Quay.Action), pier(Quay.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .movedOn: state = .pier(Quay.State()); return .none
            case .quay, .pier: return .none
            }
          }
        }
      }
      @Reducer struct Quay { @ObservableState struct State { var id = 0 }; enum Action { case seen } }
      struct QuayView: View { let store: StoreOf<Quay>; var body: some View { Text("Quay") } }
      struct PortView: View {
        let store: StoreOf<Port>
        var body: some View {
          Button("On") { store.send(.movedOn) }
          switch store.state {
          case .quay: if let store = store.scope(state: \\.quay, action: \\.quay) { QuayView(store: store) }
          case .pier: if let store = store.scope(state: \\.pier, action: \\.pier) { QuayView(store: store) }
          }
        }
      }
      """)
    #expect(chart.actions == ["Port.movedOn select self (pier)"])
  }

  @Test func anActionSetsWhatItsKeyPathNames() {
    #expect(
      Self.chart("", "return .send(.set(\\.isLampOn, true))").actions == [
        "Desk.tidyTapped present isLampOn"
      ])
    let views = Self.chart(
      "", "return .none",
      "store.send(.set(\\.isLampOn, false)); store.send(.binding(.set(\\.drawer, nil)))")
    #expect(views.actions == ["Desk.Desk dismiss drawer", "Desk.Desk dismiss isLampOn"])
    #expect(
      views.dismissals(of: "isLampOn", in: "isLampOn").allSatisfy {
        $0.contains("set(\\.isLampOn, false)")
      })
  }

  @Test(arguments: ["isOn ? nil : Item()", "isOn ? Item() : nil"])
  func whatMayBeNothingClears(_ value: String) {
    let chart = Charted(
      """
      struct Item: Identifiable { let id = 1 }
      struct HomeView: View {
        @State private var item: Item?
        let isOn: Bool
        var body: some View {
          Button("Turn") { item = \(value) }.sheet(item: $item) { _ in Text("") }
        }
      }
      """)
    #expect(chart.actions == ["HomeView.Turn dismiss item", "HomeView.Turn present item"])
  }

  /// An optional list is presented as a whole.
  @Test func anOptionalListIsOneItem() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct Message: Identifiable { let id: Int }
      struct ShopView: View {
        @State private var messages: [Message]?
        var body: some View {
          Button("Move") { messages = [Message(id: 1)] }
            .sheet(item: $messages) { MoveView(messages: $0) }
        }
      }
      struct MoveView: View { let messages: [Message]; var body: some View { Text("Move") } }
      """)
    #expect(chart.slots == ["ShopView.messages atMostOne optionalValue: messages sheet → MoveView"])
    #expect(chart.actions == ["ShopView.Move present messages"])
    #expect(chart.destination("messages", in: "messages")?.payload.map(\.type) == ["[Message]"])
  }

  /// Code that turns a flag which it knows to be on only takes away, and the other way round.
  @Test(arguments: [
    ("if isOpen { isOpen.toggle() }", ["dismiss"]),
    ("if isOpen && isReady { isOpen.toggle() }", ["dismiss"]),
    ("if !isOpen { isOpen.toggle() }", ["present"]),
    ("guard isOpen else { return }; isOpen.toggle()", ["dismiss"]),
    ("if !isOpen { return }; isOpen.toggle()", ["dismiss"]),
    ("if isReady { isOpen.toggle() }", ["dismiss", "present"]),
    ("isOpen.toggle()", ["dismiss", "present"]),
  ])
  func aFlagThatIsAskedFor(_ code: String, _ kinds: [String]) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isOpen = false
        @State private var isReady = false
        var body: some View {
          Text("").onOpenURL { _ in \(code) }.sheet(isPresented: $isOpen) { Text("") }
        }
      }
      """)
    #expect(chart.actions == kinds.map { "HomeView.onOpenURL \($0) isOpen" })
  }

  /// Of an optional `.none` is `nil`, whatever what it holds calls its cases.
  @Test(arguments: [
    ("sheet = .none", ["dismiss sheet"]), ("sheet = Optional.none", ["dismiss sheet"]),
    ("sheet = isReady ? .log : .none", ["dismiss sheet", "present sheet (log)"]),
    ("kind = .none", ["select kind (none)"]),
  ])
  func noneIsNothing(_ code: String, _ effects: [String]) {
    let chart = Charted(
      """
      enum Sheet: Identifiable { case log, none }
      enum Kind { case none, plain }
      struct HomeView: View {
        @State private var sheet: Sheet?
        @State private var kind = Kind.plain
        let isReady: Bool
        var body: some View {
          Button("Go") { \(code) }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .log: Text("")
              case .none: Text("None")
              }
            }
          switch kind {
          case .none: NoneView()
          case .plain: PlainView()
          }
        }
      }
      struct NoneView: View { var body: some View { NavigationLink("") { Text("") } } }
      struct PlainView: View { var body: some View { NavigationLink("") { Text("") } } }
      """)
    #expect(chart.actions == effects.map { "HomeView.Go \($0)" })
  }

  /// A binding whose setter says that nothing is there takes away, whatever it is set to.
  @Test(arguments: [
    ("set: { _ in isOpen = false }", "dismiss"),
    ("set: { item in isOpen = item != nil }", "present"),
  ])
  func aSetterThatOnlyClears(_ setter: String, _ kind: String) {
    let chart = Charted(
      """
      struct Item { let id: Int }
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View {
          Text("").sheet(isPresented: $isOpen) { PickerView(picked: picked) }
        }
        var picked: Binding<Item?> { Binding(get: { nil }, \(setter)) }
      }
      struct PickerView: View {
        @Binding var picked: Item?
        var body: some View { Button("First") { picked = Item(id: 1) } }
      }
      """)
    #expect(chart.actions.contains("PickerView.First \(kind) HomeView.isOpen"))
  }

  /// What was asked of a flag says nothing once it was turned, nor of another object's.
  @Test(arguments: [
    (
      "guard !isOpen else { return }; isOpen.toggle(); defer { isOpen.toggle() }; await load()",
      ["dismiss", "present"]
    ),
    ("if isOpen { if isReady { isOpen.toggle() }; isOpen.toggle() }", ["dismiss", "present"]),
    ("if isOpen { isOpen = isReady; isOpen.toggle() }", ["dismiss", "present"]),
    ("if !(isOpen && isReady) { isOpen.toggle() }", ["dismiss", "present"]),
    ("if other.isOpen { isOpen.toggle() }", ["dismiss", "present"]),
  ])
  func aFlagThatMayBeTurned(_ code: String, _ kinds: [String]) {
    let chart = Charted(
      """
      @Observable final class Panel {
        var isOpen = false
        var isReady = false
        var other: Panel!
        func tapped() async { \(code) }
        func load() async {}
      }
      struct PanelView: View {
        @State private var panel = Panel()
        var body: some View {
          Button("") { Task { await panel.tapped() } }.sheet(isPresented: $panel.isOpen) { Text("") }
        }
      }
      """)
    let done =
      chart.screen("Panel")?.actions.flatMap(\.effects).filter { $0.slot == "isOpen" } ?? []
    #expect(Set(done.map(\.kind.rawValue)) == Set(kinds))
  }

  /// A setter that does something else, too, is believed to do anything.
  @Test(arguments: [
    "set: { if $0 { model.open() } else { model.item = nil } }",
    "set: { if $0 { model.isOpen.toggle() } else { model.item = nil } }",
  ])
  func aSetterThatCallsIsNoMereClearing(_ setter: String) throws {
    let chart = Charted(
      """
      struct Item: Identifiable { let id = 1 }
      @Observable final class Model {
        var item: Item?
        var isOpen = false
        func open() { item = Item() }
      }
      struct HomeView: View {
        @State private var model = Model()
        var body: some View {
          Bar(isShown: Binding(get: { model.item != nil }, \(setter)))
            .sheet(item: $model.item) { _ in Text("") }
        }
      }
      struct Bar: View {
        @Binding var isShown: Bool
        var body: some View { Button("Show") { isShown = true } }
      }
      """)
    #expect(chart.actions.contains { $0.hasSuffix("Bar.Show present item") })
  }
}
