import PortolanModel
import Testing

/// Flags and the optionals that belong to them.
@Suite struct FlagAndItemTests {
  private func slots(
    _ functions: String,
    _ presented: String = ".sheet(isPresented: $isShown) { if let item { ItemPage(item: item) } }"
  ) -> [String] {
    Charted(
      """
      struct Item { let id: Int }
      struct HomeView: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View { List { Button("") { open(Item(id: 1)) } }\(presented) }
        \(functions)
      }
      struct ItemPage: View { let item: Item; var body: some View { Text("") } }
      """
    ).slots
  }

  private static let together = ["HomeView.isShown atMostOne flagAndItem: isShown sheet → ItemPage"]
  private static let apart = ["HomeView.isShown atMostOne flag: isShown sheet → ItemPage"]

  @Test(arguments: [
    "func open(_ item: Item) { self.item = item; isShown = true }",
    """
    func open(_ item: Item) { self.item = item; isShown = true }
    func reopen() { isShown = true; item = Item(id: 2) }
    func close() { isShown = false }
    """,
    "func open(_ item: Item) { self.item = item; withAnimation { isShown = true } }",
    "func open(_ item: Item?) { guard let item else { return }; self.item = item; isShown = true }",
    "func open(_: Item) { items.sink { item in self.item = item; isShown = true } }",
  ])
  func whatIsAlwaysSetTogetherIsOne(_ functions: String) {
    #expect(slots(functions) == Self.together)
  }

  @Test(arguments: [
    "func open(_ item: Item) { isShown = true }; func load() { item = Item(id: 1) }",
    "func open(_ item: Item) { self.item = item; isShown = true }; func other() { isShown = true }",
    "func open(_ item: Item) { self.item = item; isShown = true }; func load() { item = Item(id: 1) }",
    "func open(_ item: Item) { if item.id > 0 { self.item = item } else { isShown = true } }",
    // A page for a new item, or for one that is there.
    "func open(_ item: Item?) { self.item = item; isShown = true }",
  ])
  func whatIsSetAloneIsNot(_ functions: String) {
    #expect(slots(functions) == Self.apart)
  }

  /// Of a text that is set with what is shown only that one of the two is an item which says what is shown.
  @Test(arguments: [
    ("warning = .storm; reason = text; isWarned = true", "flagAndItem"),
    ("warning = .storm; isWarned = true", "flagAndItem"),
    ("warning = .storm; spare = .calm; isWarned = true", "flag"),
  ])
  func aTextBesideTheItemSaysMoreOfIt(_ code: String, _ encoding: String) {
    let chart = Charted(
      """
      enum Warning { case storm, calm }
      struct WatchView: View {
        @State private var isWarned = false
        @State private var warning: Warning?
        @State private var spare: Warning?
        @State private var reason: String?
        var body: some View {
          Button("") { warn("wind") }.alert(isPresented: $isWarned) {
            switch (warning, spare) {
            case (.storm, _): return Alert(title: Text("Storm"), message: Text(reason ?? ""))
            default: return Alert(title: Text("Calm"))
            }
          }
        }
        private func warn(_ text: String) { \(code) }
      }
      """)
    #expect(chart.model.screens[0].slots.map(\.encoding.rawValue) == [encoding])
  }

  /// What is called back when the user has chosen is nothing that is shown.
  @Test func aFunctionIsNoItem() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        @State private var callback: ((Int) -> Void)?
        var body: some View {
          Button("") { choose { print($0) } }
            .sheet(isPresented: $isShown) { Picker(chosen: { callback?($0) }) }
        }
        func choose(_ callback: @escaping (Int) -> Void) { self.callback = callback; isShown = true }
      }
      struct Picker: View { let chosen: (Int) -> Void; var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → Picker"])
  }

  /// What replaces the item within what is presented shows another one there; a view that stands elsewhere, too, may not.
  @Test(arguments: [("", Self.together), ("ItemPage(item: $item)", Self.apart)])
  func whatThePresentedViewSetsIsSetWithTheFlagOn(_ other: String, _ expected: [String]) {
    let chart = Charted(
      """
      struct Item { let id: Int }
      struct HomeView: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View {
          VStack { Button("") { item = Item(id: 1); isShown = true }; \(other) }
            .sheet(isPresented: $isShown) { if item != nil { ItemPage(item: $item) } }
        }
      }
      struct ItemPage: View {
        @Binding var item: Item?
        var body: some View { Button("Next") { item = Item(id: 2) } }
      }
      """)
    #expect(chart.slots == expected)
  }

  /// What stands in until the item is there says that the flag decides.
  @Test(arguments: [
    ("else { ProgressView() }", Self.apart), ("else { EmptyView() }", Self.together),
    ("", Self.together),
  ])
  func whatWaitsForTheItemIsThereWithoutIt(_ other: String, _ expected: [String]) {
    let found = slots(
      "func open(_ item: Item) { self.item = item; isShown = true }",
      ".sheet(isPresented: $isShown) { if let item { ItemPage(item: item) } \(other) }")
    #expect(found == expected)
  }

  /// What an alert is told of that is always there is no item.
  @Test(arguments: [("Failure", "flag"), ("Failure?", "flagAndItem")])
  func whatIsAlwaysThereIsNoItem(_ type: String, _ encoding: String) {
    let chart = Charted(
      """
      enum Failure { case none, lost }
      @Observable class Model { var failure: \(type) = .none; var hasFailed = false }
      struct HomeView: View {
        @State var model = Model()
        var body: some View {
          Text("").alert("", isPresented: $model.hasFailed, presenting: model.failure) { _ in }
        }
      }
      """)
    #expect(chart.screen("Model")?.slots.map(\.encoding.rawValue) == [encoding])
  }

  @Test func whatABindingIsToIsSetTogether() {
    func slots(_ button: String) -> [String] {
      Charted(
        """
        struct HomeView: View {
          @State private var isAsking = false
          @State private var doomed: Int?
          var body: some View { List { Row(isAsking: $isAsking, doomed: $doomed) } }
        }
        struct Row: View {
          @Binding var isAsking: Bool
          @Binding var doomed: Int?
          var body: some View {
            Button("Delete") { \(button) }
              .confirmationDialog("", isPresented: $isAsking) { Button("") { if let doomed { print(doomed) } } }
          }
        }
        """
      ).slots
    }
    #expect(
      slots("doomed = 1; isAsking = true") == [
        "HomeView.isAsking atMostOne flagAndItem: isAsking confirmationDialog"
      ])
    #expect(
      slots("isAsking = true") == ["HomeView.isAsking atMostOne flag: isAsking confirmationDialog"])
  }

  /// Nobody says that the two belong together, so a finding on it is no error.
  @Test func whatOnlyIsSetTogetherIsInferred() {
    let chart = Charted(
      """
      struct Item { let id: Int }
      struct HomeView: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View {
          Button("") { item = Item(id: 1); isShown = true }
            .sheet(isPresented: $isShown) { if let item { Text("\\(item.id)") } }
        }
      }
      """)
    #expect(chart.screen("HomeView")?.slots.map(\.origin) == [.inferred])
  }

  @Test func whatIsThereFromTheStartIsNot() {
    let chart = Charted(
      """
      struct Item { let id: Int }
      @Observable class Model {
        var isShown = false
        var item: Item?
        init(item: Item?) { self.item = item }
        func save(_ item: Item) { self.item = item; isShown = true }
      }
      struct HomeView: View {
        @State var model: Model
        var body: some View {
          Text("").sheet(isPresented: $model.isShown) { if let item = model.item { ItemPage(item: item) } }
        }
      }
      struct ItemPage: View { let item: Item; var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["Model.isShown atMostOne flag: isShown sheet → ItemPage"])
  }

  /// What is presented is there without the item, too.
  @Test(arguments: [
    "DraftPage(item: item)", "DraftPage(item: item, isNew: true)", "OpenPage(item: item)",
  ])
  func whatIsPresentedWithoutItDoesNotNeedIt(_ page: String) {
    let chart = Charted(
      """
      struct Item { let id: Int }
      struct HomeView: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View {
          Button("") { item = Item(id: 1); isShown = true }.sheet(isPresented: $isShown) { \(page) }
        }
      }
      struct DraftPage: View {
        private let item: Item?
        init(item: Item? = nil, isNew: Bool = false) { self.item = item }
        var body: some View { Text("") }
      }
      struct OpenPage: View { var item: Item?; var body: some View { Text("") } }
      """)
    let page = page.prefix { $0 != "(" }
    #expect(chart.slots == ["HomeView.isShown atMostOne flag: isShown sheet → \(page)"])
  }

  /// What works on the item is handed a binding to it; what chooses one is, too, and is there without it.
  @Test(arguments: [("item = nil", together), ("item = Item(id: 2)", apart)])
  func whatIsHandedTheItemAsABindingReadsIt(_ change: String, _ expected: [String]) {
    #expect(slots(bindingTo: "Button(\"\") { \(change) }") == expected)
  }

  /// The slots where what is presented is handed a binding to the item.
  private func slots(bindingTo body: String) -> [String] {
    Charted(
      """
      struct Item { var id: Int }
      struct HomeView: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View {
          Button("") { item = Item(id: 1); isShown = true }
            .sheet(isPresented: $isShown) { ItemPage(item: $item) }
        }
      }
      struct ItemPage: View {
        @Binding var item: Item?
        var body: some View { \(body) }
      }
      """
    ).slots
  }

  /// What a further alert asks about is there when the first has gone; what stands in the first goes with it.
  @Test(arguments: [
    (
      """
      .alert("Remove?", isPresented: $isShown) { Button("") { isDone = true } } message: {
        if let item { Text("\\(item.id)") }
      }
      .alert("Removed", isPresented: $isDone) {} message: { if let item { Text("\\(item.id)") } }
      """, ["isDone atMostOne flag: isDone alert", "isShown atMostOne flag: isShown alert"]
    ),
    (
      """
      .sheet(isPresented: $isShown) {
        if let item {
          Button("\\(item.id)") { isDone = true }
            .alert("Removed", isPresented: $isDone) {} message: { Text("\\(item.id)") }
        }
      }
      """,
      ["isDone atMostOne flag: isDone alert", "isShown atMostOne flagAndItem: isShown sheet"]
    ),
  ])
  func whatOthersReadAfterwardsBelongsToNoFlag(_ presented: String, _ expected: [String]) {
    let slots = slots(
      """
      @State private var isDone = false
      func open(_ item: Item) { self.item = item; isShown = true }
      """, presented)
    #expect(slots == expected.map { "HomeView.\($0)" })
  }

  @Test func whatIsNotReadThereDoesNotBelong() {
    let open = "func open(_ item: Item) { self.item = item; isShown = true }"
    #expect(
      slots(
        open, #".alert("", isPresented: $isShown) { Button("") { if let item { print(item) } } }"#)
        == ["HomeView.isShown atMostOne flagAndItem: isShown alert"])
    #expect(
      slots(open, #".alert("", isPresented: $isShown) { Button("") {} }"#)
        == ["HomeView.isShown atMostOne flag: isShown alert"])
  }

  /// An alert's error is what the flag is about, be it handed on by a modifier of the app's own.
  @Test(arguments: [
    ".alert(isPresented: $isShown, error: item) { _ in } message: { _ in Text(\"\") }",
    ".loudAlert(isPresented: $isShown, error: item)",
  ])
  func theErrorOfAnAlertIsItsItem(_ alert: String) {
    let slots = Charted(
      """
      struct Failure: LocalizedError {}
      extension View {
        func loudAlert<E: LocalizedError>(isPresented: Binding<Bool>, error: E?) -> some View {
          alert(isPresented: isPresented, error: error) { _ in } message: { _ in Text("") }
        }
      }
      struct HomeView: View {
        @State private var isShown = false
        @State private var item: Failure?
        var body: some View { Button("") { isShown = true }\(alert) }
      }
      """
    ).slots
    #expect(slots == ["HomeView.isShown atMostOne flagAndItem: isShown alert"])
  }

  @Test func anErrorThatSaysItselfWhetherItIsShownIsAlone() {
    let slots = Charted(
      """
      struct Failure: LocalizedError {}
      struct HomeView: View {
        @State private var item: Failure?
        var body: some View {
          Button("") { item = Failure() }.alert(isPresented: isShown, error: item) { Text("") }
        }
        var isShown: Binding<Bool> { Binding(get: { item != nil }, set: { _ in item = nil }) }
      }
      """
    ).slots
    #expect(slots == ["HomeView.item atMostOne optionalValue: item alert"])
  }

  /// What a modifier makes of what a binding says is an item of its own, and repeats nothing.
  @Test func anItemMadeOfWhatABindingSaysBelongsToItsFlag() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var seed: Int?
        var body: some View { Button("") { seed = 1 }.modifier(Asker(seed: $seed)) }
      }
      struct Asker: ViewModifier {
        @State private var isAsking = false
        @State private var question: Question?
        @Binding var seed: Int?
        enum Question { case sow(Int), refuse }
        func body(content: Content) -> some View {
          content.onChange(of: seed) { _, seed in
            guard let seed else { return }
            isAsking = true
            question = seed > 0 ? .sow(seed) : .refuse
          }
          .alert("", isPresented: $isAsking, presenting: question) { _ in Button("") {} }
        }
      }
      """)
    #expect(chart.slots.contains { $0.contains("isAsking atMostOne flagAndItem: ") })
  }

  /// What is handed the item as a binding, and shows something else until it is there, is there without it.
  @Test(arguments: [
    ("if let item { Text(\"\\(item.id)\") } else { ProgressView() }", apart),
    ("if let item { Text(\"\\(item.id)\") }", together),
  ])
  func whatWaitsForTheItemInABindingIsThereWithoutIt(_ body: String, _ expected: [String]) {
    #expect(slots(bindingTo: body) == expected)
  }

  /// An item that a control beside what the flag presents needs is there when the flag has gone; what sets both anew does not need it.
  @Test(arguments: [
    ("Button(\"Confirm\") { confirm() }", "flag"),
    ("Button(\"Confirm\") { if let code { print(code) } }", "flag"),
    ("Button(\"Again\") { code = nil; start() }", "flagAndItem"),
    ("Text(\"\")", "flagAndItem"),
  ])
  func anItemThatIsNeededLaterIsNotTheFlags(_ control: String, _ encoding: String) {
    let chart = Charted(
      """
      struct SignInView: View {
        @State private var code: String?
        @State private var isCodeShown = false
        var body: some View {
          VStack {
            Button("Sign in") { start() }
              .alert("", isPresented: $isCodeShown) {
                Button("Copy") { copy() }
              } message: { Text(code ?? "") }
            \(control)
          }
        }
        func start() { code = "1234"; isCodeShown = true }
        func confirm() { guard let code else { return }; print(code) }
        func copy() { print(code ?? "") }
      }
      """)
    #expect(chart.slots.map { $0.contains("atMostOne \(encoding):") } == [true])
  }

  /// What the arms of an alert's buttons show says nothing of how flag and item go together.
  @Test(arguments: ["QuitButton()", "RetryButton()"])
  func anAlertsButtonsAreNoScreens(_ other: String) throws {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView(shop: Shop()) } } }
      enum ShopError: LocalizedError { case offline, full }
      @Observable final class Shop {
        var isAlertShown = false
        var error: ShopError?
        func fail(with error: ShopError) { self.error = error; isAlertShown = true }
      }
      struct ShopView: View {
        @Bindable var shop: Shop
        var body: some View {
          Button("Buy") { shop.fail(with: .offline) }
            .alert(isPresented: $shop.isAlertShown, error: shop.error) { error in
              switch error {
              case .offline: QuitButton()
              case .full: \(other)
              }
            }
        }
      }
      struct QuitButton: View { var body: some View { Button("Quit") { exit(0) } } }
      struct RetryButton: View { var body: some View { Button("Again") { exit(1) } } }
      """)
    #expect(
      chart.slots == ["Shop.isAlertShown atMostOne flagAndItem: isAlertShown alert"])
    #expect(try chart.findings("flag-and-item").count == 1)
    #expect(chart.actions.contains { $0.contains("Buy") })
  }

  @Test(arguments: [
    "Set<UUID>?", "[String: Int]?", "ArraySlice<Int>?", "[Int]?",
  ])
  func severalValuesStayInWhatHoldsThem(_ type: String) throws {
    let chart = Charted(
      """
      @main struct FoldersApp: App { var body: some Scene { WindowGroup { FoldersView() } } }
      struct FoldersView: View {
        @State private var removed: \(type)
        @State private var isAsking = false
        var body: some View {
          Button("Remove") { removed = []; isAsking = true }
            .confirmationDialog("", isPresented: $isAsking, presenting: removed) { _ in Button("") {} }
        }
      }
      """)
    let payload = chart.screen("FoldersView")?.slots.first?.destinations.first?.payload.first
    #expect(payload?.type == String(type.dropLast()))
  }

  /// A link by a flag may need an item, as a sheet may.
  @Test(arguments: [
    "NavigationLink(isActive: $isOpen) { if let item { Text(item) } } label: { EmptyView() }",
    "NavigationLink(destination: PageView(item: item!), isActive: $isOpen) { EmptyView() }",
  ])
  func aLinkByAFlagNeedsAnItem(_ link: String) throws {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isOpen = false
        @State private var item: String?
        var body: some View {
          NavigationView { VStack { Button("") { item = "a"; isOpen = true }; \(link) } }
        }
      }
      struct PageView: View { let item: String; var body: some View { Text(item) } }
      """)
    #expect(
      try chart.findings("flag-and-item") == ["'isOpen' and 'item' of 'HomeView' can disagree"])
  }

  /// What a list selects, and a flag's sheet asks for, is no place by itself.
  @Test func whatIsSelectedSaysWhichTheFlagShows() {
    let chart = Charted(
      """
      struct Item: Identifiable, Hashable { let id = 0 }
      struct FilesView: View {
        let items: [Item]
        @State private var selected: Item?
        @State private var isMoving = false
        var body: some View {
          List(selection: $selected) { ForEach(items) { Text("\\($0.id)") } }
            .toolbar { Button("Move") { isMoving = true } }
            .sheet(isPresented: $isMoving) {
              if let selected { NavigationStack { MoveView(item: selected) } }
            }
        }
      }
      struct MoveView: View {
        let item: Item
        @State private var isHelp = false
        var body: some View { Button("Help") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "FilesView.isMoving atMostOne flag: isMoving sheet → MoveView",
        "MoveView.isHelp atMostOne flag: isHelp sheet",
      ])
  }

  /// What is chosen all along does not belong to the question about it.
  @Test(arguments: [
    #"@Published var server: String? = UserDefaults.standard.string(forKey: "server")"#,
    "@Published var server: String?; init() { server = Settings.server }",
  ])
  func whatIsThereFromTheStartIsNoFlagsItem(_ property: String) throws {
    let chart = Charted(
      """
      final class ServersModel: ObservableObject {
        \(property)
        @Published var isAsking = false
      }
      struct ServersView: View {
        @StateObject private var model = ServersModel()
        var body: some View {
          List(["a", "b"], id: \\.self) { name in Button(name) { model.server = name } }
            .onChange(of: model.server) { _ in model.isAsking = true }
            .alert("Change?", isPresented: $model.isAsking, presenting: model.server) { server in
              Button("Change") { print(server) }
            }
        }
      }
      """)
    #expect(chart.slots == ["ServersModel.isAsking atMostOne flag: isAsking alert"])
    #expect(try chart.findings("flag-and-item") == [])
  }

  /// An alert of a view is about what the view's model keeps; the button that clears that answers the alert.
  @Test(arguments: [
    ("var failure: Failure?", "flagAndItem"), ("var failure: Failure? = Failure()", "flag"),
  ])
  func anItemOfTheModelGoesWithTheViewsFlag(_ property: String, _ encoding: String) {
    let chart = Charted(
      """
      struct Failure: LocalizedError {}
      @Observable final class HomeModel {
        \(property)
        func load() async { failure = Failure() }
      }
      struct HomeView: View {
        @State private var model = HomeModel()
        @State private var isAlerted = false
        var body: some View {
          Button("Load") { Task { await model.load(); isAlerted = model.failure != nil } }
            .alert(isPresented: $isAlerted, error: model.failure) { _ in
              Button("Clear") { model.failure = nil }
            } message: { _ in Text("Sorry") }
        }
      }
      """)
    #expect(chart.screen("HomeModel")?.slots.map(\.encoding.rawValue) == [encoding])
    let isCleared = chart.screen("HomeModel")?.actions.contains {
      $0.name == "Clear" && $0.availableAt?.slot == "isAlerted"
        && $0.effects.map(\.kind) == [.dismiss]
    }
    #expect(isCleared == (encoding == "flagAndItem"))
  }

  @Test(arguments: ["item = nil", "item = nil; isAsking = false", "isAsking = false; item = nil"])
  func whatClearsTheItemInADialogAnswersThat(_ code: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isAsking = false
        @State private var item: Int?
        var body: some View {
          Button("Ask") { item = 1; isAsking = true }
            .alert("", isPresented: $isAsking, presenting: item) { _ in Button("No") { \(code) } }
        }
      }
      """)
    let answer = chart.screen("HomeView")?.actions.first { $0.name == "No" }
    #expect(answer?.effects.map(\.kind) == [.dismiss])
    #expect(answer?.effects.map(\.slot) == ["isAsking"])
  }
}
