import PortolanModel
import Testing

/// Screens that take themselves away, and code elsewhere that changes what they hold.
@Suite struct DismissalTests {
  @Test func aViewTakesItselfAway() {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isHelp = false
        @State private var old: Int?
        var body: some View {
          Button("Help") { isHelp = true }
            .sheet(isPresented: $isHelp) { Help() }
            .sheet(item: $old) { _ in Old() }
        }
      }
      struct Help: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct Old: View {
        @Environment(\\.presentationMode) var mode
        var body: some View { Button("Done") { self.mode.wrappedValue.dismiss() } }
      }
      """)
    #expect(
      chart.dismissals(of: "isHelp", in: "isHelp") == [
        "var body: some View { Button(\"Close\") { dismiss() } }"
      ])
    #expect(
      chart.dismissals(of: "old", in: "old") == [
        "var body: some View { Button(\"Done\") { self.mode.wrappedValue.dismiss() } }"
      ])
    #expect(
      chart.actions == [
        "Help.Close dismiss Home.isHelp (isHelp)", "Home.Help present isHelp",
        "Old.Done dismiss Home.old (old)",
      ])
    #expect(chart.screen("Help")?.actions.map(\.kind) == [.system])
  }

  /// What a page is told by a flag decides in which of its places it takes itself away.
  @Test(arguments: [
    ("var leaves = false", "PierView()", "PierView(leaves: true)", ["isSecond"]),
    (
      "var leaves = false", "PierView(leaves: true)", "PierView(leaves: true)",
      ["isFirst", "isSecond"]
    ),
    ("var leaves: Bool", "PierView(leaves: false)", "PierView(leaves: isTold)", ["isSecond"]),
    (
      "let leaves: Bool; init(_ leaves: Bool = true) { self.leaves = leaves }", "PierView(false)",
      "PierView()", ["isSecond"]
    ),
    ("@State var leaves = false", "PierView()", "PierView()", ["isFirst", "isSecond"]),
  ])
  func whereItIsToldSoAViewTakesItselfAway(
    _ flag: String, _ first: String, _ second: String, _ left: [String]
  ) {
    let chart = Charted(
      """
      struct QuayView: View {
        @State private var isFirst = false
        @State private var isSecond = false
        let isTold: Bool
        var body: some View {
          Button("First") { isFirst = true }.sheet(isPresented: $isFirst) { \(first) }
          Button("Second") { isSecond = true }.sheet(isPresented: $isSecond) { \(second) }
        }
      }
      struct PierView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var count = 0
        \(flag)
        var body: some View { Button("Done") { if leaves { dismiss() } else { count += 1 } } }
      }
      """)
    #expect(
      ["isFirst", "isSecond"].filter { !chart.dismissals(of: $0, in: $0).isEmpty } == left)
    #expect(
      chart.actions.filter { $0.hasPrefix("PierView") }
        == left.map { "PierView.Done dismiss QuayView.\($0) (\($0))" })
  }

  @Test(arguments: [
    "Button(\"Close\", action: dismiss.callAsFunction)",
    "Button(\"Close\") { dismiss.callAsFunction() }",
    "Row().onTapGesture(perform: dismiss.callAsFunction)",
  ])
  func whatTakesAViewAwayIsHandedOn(_ control: String) {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isHelp = false
        var body: some View { Text("").fullScreenCover(isPresented: $isHelp) { Help() } }
      }
      struct Help: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { \(control) }
      }
      struct Row: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.dismissals(of: "isHelp", in: "isHelp") == ["var body: some View { \(control) }"])
  }

  @Test func twoButtonsWithoutANameAreTwoActions() {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isHelp = false
        var body: some View { Text("").sheet(isPresented: $isHelp) { Help() } }
      }
      struct Help: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isTip = false
        @State private var isLost = false
        var body: some View {
          Button { isTip = true } label: { Image(systemName: "plus") }
          Button { isLost = true; dismiss() } label: { Image(systemName: "trash") }
          Button { dismiss() } label: { Image(systemName: "xmark") }
            .sheet(isPresented: $isTip) {}.alert("", isPresented: $isLost) {}
        }
      }
      """)
    let effects = chart.screen("Help")?.actions.map { $0.effects.map(\.slot) }
    #expect(effects == [["isTip"], ["isLost", "isHelp"], ["isHelp"]])
  }

  @Test(arguments: ["isHelp = !isHelp", "self.isHelp = !self.isHelp", "isHelp.toggle()"])
  func aFlagThatIsNegatedOnlyPresentsBesideItsSheet(_ code: String) {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isHelp = false
        @State private var isOther = false
        var body: some View {
          Button("Help") { \(code) }
            .sheet(isPresented: $isHelp) { Button("") { isOther = !isHelp } }
            .sheet(isPresented: $isOther) { Text("") }
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("Home.Help") } == ["Home.Help present isHelp"])
    #expect(chart.dismissals(of: "isHelp", in: "isHelp") == [])
    // What repeats another flag does as that says.
    #expect(
      chart.dismissals(of: "isOther", in: "isOther") == [
        ".sheet(isPresented: $isHelp) { Button(\"\") { isOther = !isHelp } }"
      ])
  }

  /// What is done when a sheet has gone, the system does, whoever took the sheet away.
  @Test func whatIsDoneWhenASheetHasGone() throws {
    let chart = Charted(
      """
      @Observable class Ferry {
        var ticket: Ticket?
        var isFull = false
        func buyTapped() { ticket = Ticket() }
        func ticketGone() { isFull = true }
        func closed() { isFull = false }
      }
      struct Ticket: Identifiable { let id = 0 }
      struct FerryView: View {
        @Bindable var model: Ferry
        var body: some View {
          Button("Buy") { model.buyTapped() }
            .sheet(item: $model.ticket, onDismiss: { model.ticketGone() }) { _ in Text("") }
            .sheet(isPresented: $model.isFull, onDismiss: model.closed) {
              Button("Close") { model.closed() }
            }
        }
      }
      """)
    let actions = try #require(chart.screen("Ferry")).actions
    #expect(
      actions.map { "\($0.name) \($0.kind.rawValue) \($0.availableAt?.destination ?? "-")" } == [
        "buyTapped user -", "ticketGone system ticket", "closed user isFull",
      ])
  }

  @Test func aReducersEffectAsksForWhatTakesItAway() {
    let chart = Charted(
      """
      @Reducer struct Shop {
        @ObservableState struct State { @Presents var basket: Basket.State? }
        enum Action { case basket(PresentationAction<Basket.Action>) }
      }
      @Reducer struct Basket {
        @ObservableState struct State {}
        enum Action { case payTapped, countTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .payTapped:
              return .run { _ in
                @Dependency(\\.dismiss) var leave
                await leave()
              }
            case .countTapped:
              return .run { _ in
                @Dependency(\\.counter) var leave
                await leave()
              }
            }
          }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          Text("").sheet(item: $store.scope(state: \\.basket, action: \\.basket)) { BasketView(store: $0) }
        }
      }
      struct BasketView: View { let store: StoreOf<Basket>; var body: some View { Text("") } }
      """)
    #expect(chart.actions == ["Basket.payTapped dismiss Shop.basket (basket)"])
    #expect(chart.dismissals(of: "basket", in: "basket") == ["await leave()"])
  }

  @Test func aReducerTakesItselfAwayAndAnotherHelpsIt() {
    let chart = Charted(
      """
      @Reducer struct Shop {
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case tick, loaded, destination(PresentationAction<Destination.Action>) }
        @Reducer enum Destination { case basket(Basket), offer(Offer) }
        var body: some ReducerOf<Self> {
          OfferLogic()
          Reduce { state, action in
            switch action {
            case .tick:
              return .run { send in await send(.loaded) }
            case .loaded:
              state.destination = .basket(Basket.State())
              return .none
            default: return .none
            }
          }
        }
      }
      @Reducer struct OfferLogic {
        var body: some ReducerOf<Shop> {
          Reduce { state, action in
            switch action {
            case .tick:
              state.destination = .offer(Offer.State())
              return .none
            case .destination:
              state.destination = nil
              return .none
            }
          }
        }
      }
      @Reducer struct Basket {
        @ObservableState struct State {}
        enum Action { case closeTapped }
        @Dependency(\\.dismiss) var dismiss
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action { case .closeTapped: return .run { _ in await self.dismiss() } }
          }
        }
      }
      @Reducer struct Offer { @ObservableState struct State {}; enum Action {} }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          Text("")
            .sheet(item: $store.scope(state: \\.destination?.basket, action: \\.destination.basket)) {
              BasketView(store: $0)
            }
            .sheet(item: $store.scope(state: \\.destination?.offer, action: \\.destination.offer)) {
              OfferView(store: $0)
            }
        }
      }
      struct BasketView: View { let store: StoreOf<Basket>; var body: some View { Text("") } }
      struct OfferView: View { let store: StoreOf<Offer>; var body: some View { Text("") } }
      """)
    #expect(
      chart.setters(of: "offer", in: "destination") == ["state.destination = .offer(Offer.State())"]
    )
    #expect(
      chart.dismissals(of: "basket", in: "destination") == [
        "state.destination = nil",
        "switch action { case .closeTapped: return .run { _ in await self.dismiss() } }",
      ])
    #expect(chart.dismissals(of: "offer", in: "destination") == ["state.destination = nil"])
    let kinds = chart.screen("Shop")?.actions.map { "\($0.name) \($0.kind.rawValue)" }
    #expect(kinds == ["loaded app", "tick user", "destination user"])
    #expect(chart.actions.contains("Basket.closeTapped dismiss Shop.destination (basket)"))
  }

  @Test func aBindingOfOneCaseTouchesThatCaseAlone() {
    let chart = Charted(
      """
      @Observable final class Model {
        var destination: Destination?
        @CasePathable enum Destination { case ask(Int), other(Int) }
        func askTapped() { destination = .ask(1) }
        func otherTapped() { destination = .other(1) }
      }
      struct Home: View {
        @Bindable var model: Model
        var body: some View {
          Text("").modifier(AskBubble(item: $model.destination.ask))
            .sheet(item: $model.destination.other) { _ in Other() }
        }
      }
      struct AskBubble: ViewModifier {
        @Binding var item: Int?
        func body(content: Content) -> some View {
          content.overlay { if item != nil { Button("x") { item = nil } } }
        }
      }
      struct Other: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.dismissals(of: "ask", in: "destination") == [
        "content.overlay { if item != nil { Button(\"x\") { item = nil } } }"
      ])
    #expect(
      chart.setters(of: "ask", in: "destination") == [
        "func askTapped() { destination = .ask(1) }"
      ])
    #expect(chart.destination("other", in: "destination")?.dismissedBy == nil)
  }

  @Test func aKeyPathWritesWhatItNames() {
    let chart = Charted(
      """
      struct AppState { var routing = Routing(); struct Routing { var town = Town.Routing() } }
      final class Store: ObservableObject {
        let subject = CurrentValueSubject<AppState, Never>(AppState())
        subscript<T>(_ path: WritableKeyPath<AppState, T>) -> T {
          get { subject.value[keyPath: path] }
          set { subject.value[keyPath: path] = newValue }
        }
      }
      struct Town: View {
        struct Routing { var isFlagShown = false }
        @EnvironmentObject var store: Store
        @State private var routing = Routing()
        private var binding: Binding<Routing> {
          Binding(get: { routing }, set: { store[\\.routing.town] = $0 })
        }
        var body: some View {
          Button("Flag") { store[\\.routing.town.isFlagShown] = true }
            .sheet(isPresented: binding.isFlagShown) { Flag() }
        }
      }
      struct Links {
        let store: Store
        func open() {
          store.subject.update { $0.routing.town.isFlagShown = true }
        }
      }
      struct Flag: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.setters(of: "isFlagShown", in: "isFlagShown") == [
        "Button(\"Flag\") { store[\\.routing.town.isFlagShown] = true }",
        "store.subject.update { $0.routing.town.isFlagShown = true }",
      ])
    let slot = chart.model.screens.flatMap(\.slots).first { $0.name == "isFlagShown" }
    // Not the view's alone, so nobody is told that it is.
    #expect(slot?.storage == .owned)
  }

  @Test func aMethodOfSeveralParametersIsContent() {
    let chart = Charted(
      """
      struct Town: Hashable, Identifiable { let id: Int }
      struct Home: View {
        let groups: [(Int, [Town])]
        @State private var towns: [Town] = []
        @State private var wanted: Int?
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List { ForEach(groups, id: \\.0, content: section) }
              .navigationDestination(for: Town.self) { _ in Detail() }
              .onChange(of: wanted) { _, id in
                guard let id, let town = towns.first(where: { $0.id == id }) else { return }
                path.append(town)
              }
          }
        }
        private func section(number: Int, items: [Town]) -> some View {
          NavigationLink(destination: Detail()) { Text("") }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      """)
    #expect(chart.model.screens.flatMap(\.links).count == 1)
    #expect(chart.setters(of: "Town", in: "path") == ["path.append(town)"])
  }

  /// A part of what is presented takes that away, be it deep in it, in a bar or in a modifier.
  @Test(arguments: [
    ("VStack { Text(\"\"); CloseButton() }", "Help.CloseButton.Close"),
    ("VStack { Middle() }", "Help.CloseButton.Close"),
    ("NavigationStack { Text(\"\").toolbar { CloseItem() } }", "Help.CloseItem.Close"),
    ("Text(\"\").modifier(Closable())", "Help.Closable.Close"),
  ])
  func aPartTakesAwayWhatItStandsIn(_ body: String, _ name: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isHelp = false
        var body: some View {
          Button("Help") { isHelp = true }.fullScreenCover(isPresented: $isHelp) { Help() }
        }
      }
      struct Help: View { var body: some View { \(body) } }
      struct Middle: View { var body: some View { CloseButton() } }
      struct CloseButton: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct CloseItem: ToolbarContent {
        @Environment(\\.dismiss) private var dismiss
        var body: some ToolbarContent { ToolbarItem { Button("Close") { self.dismiss() } } }
      }
      struct Closable: ViewModifier {
        @Environment(\\.presentationMode) private var mode
        func body(content: Content) -> some View {
          content.toolbar { ToolbarItem { Button("Close") { mode.wrappedValue.dismiss() } } }
        }
      }
      """)
    #expect(chart.dismissals(of: "isHelp", in: "isHelp").count == 1)
    #expect(
      chart.actions == ["\(name) dismiss Home.isHelp (isHelp)", "Home.Help present isHelp"])
  }

  /// A screen that another shows in place takes that away, too; not one that presents it.
  @Test func aScreenTakesAwayWhatItStandsIn() {
    let chart = Charted(
      """
      @main struct TourApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var isTour = false
        var body: some View {
          Button("Tour") { isTour = true }.fullScreenCover(isPresented: $isTour) { Tour() }
        }
      }
      struct Tour: View {
        enum Page { case welcome, login }
        @State private var page = Page.welcome
        @State private var isTip = false
        var body: some View {
          switch page {
          case .welcome:
            Button("Next") { page = .login; isTip = true }.sheet(isPresented: $isTip) { Tip() }
          case .login: NavigationStack { Login() }
          }
        }
      }
      struct Tip: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct Login: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() } }
      }
      """)
    #expect(chart.dismissals(of: "isTour", in: "isTour").count == 1)
    #expect(
      chart.actions.filter { $0.contains("dismiss") } == [
        "Login.Done dismiss Home.isTour (isTour)", "Tip.Close dismiss Tour.isTip (isTip)",
      ])
  }

  @Test func aButtonOfAnAlertTakesTheScreenAway() throws {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isHelp = false
        var body: some View { Text("").sheet(isPresented: $isHelp) { Help() } }
      }
      struct Help: View {
        @Environment(\\.dismiss) var dismiss
        @State private var asks = false
        var body: some View {
          Button("Remove") { asks = true }
            .alert("Sure?", isPresented: $asks) { Button("Delete") { dismiss() } }
        }
      }
      """)
    let action = try #require(chart.screen("Help")?.actions.first { $0.name == "Delete" })
    #expect(action.availableAt == .init(screen: "App.Help", slot: "asks", destination: "asks"))
    #expect(action.effects.map(\.slot) == ["isHelp"])
  }

  /// What closes whichever page it stands on takes one element off the stack.
  @Test func whatStandsOnSeveralPagesPopsOnce() throws {
    let chart = Charted(
      """
      enum Page { case letter, stamp }
      struct Desk: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Letter") { path.append(.letter) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .letter: LetterView()
                case .stamp: StampView()
                }
              }
          }
        }
      }
      struct LetterView: View { var body: some View { VStack { Text("Letter"); Closing() } } }
      struct StampView: View { var body: some View { VStack { Text("Stamp"); Closing() } } }
      struct Closing: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var asks = false
        var body: some View {
          Button("Close") { dismiss() }
          Button("Why?") { asks = true }.alert("", isPresented: $asks) {}
        }
      }
      """)
    let action = try #require(chart.screen("Closing")?.actions.first { $0.name == "Close" })
    #expect(action.effects.map(\.slot) == ["path"])
  }

  /// What toggles a flag from within what that presents takes it away.
  @Test func aToggleInWhatItPresentsDismisses() {
    let chart = Charted(
      """
      @main struct ListApp: App { var body: some Scene { WindowGroup { ListView() } } }
      struct ListView: View {
        @State private var addShown = false
        @State private var confirmShown = false
        var body: some View {
          VStack {
            Button("Add") { addShown.toggle() }
            Button("Clear") { confirmShown.toggle() }
          }
          .sheet(isPresented: $addShown) { AddView(isShown: $addShown) }
          .alert("Clear?", isPresented: $confirmShown) {
            Button("Cancel", role: .cancel) { confirmShown.toggle() }
          }
        }
      }
      struct AddView: View {
        @Binding var isShown: Bool
        var body: some View { Button("Done") { isShown.toggle() } }
      }
      """)
    let done = chart.model.screens.flatMap(\.actions).map { action in
      "\(action.name): " + action.effects.map { "\($0.kind) \($0.slot)" }.joined(separator: ", ")
    }
    #expect(
      done == [
        "Add: present addShown",
        "Clear: present confirmShown", "Cancel: dismiss confirmShown",
        "Done: dismiss addShown",
      ])
  }

  /// A container around what is presented, or a modifier on it, takes that away, and not what its presenter stands in.
  @Test(arguments: [
    ("SheetBox { HelpView() }", "HelpView.SheetBox.Done dismiss Item.isHelpShown (isHelpShown)"),
    ("SheetBox { Text(\"Help\") }", "Item.SheetBox.Done dismiss isHelpShown (isHelpShown)"),
    ("HelpView().closable()", "HelpView.Closable.Close dismiss Item.isHelpShown (isHelpShown)"),
    (
      "NavigationStack { HelpView().modifier(Closable()) }",
      "HelpView.Closable.Close dismiss Item.isHelpShown (isHelpShown)"
    ),
  ])
  func aPartOfWhatIsPresentedTakesThatAway(content: String, action: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      @Observable class Shop { var item: Item? }
      @Observable class Item { var isHelpShown = false }
      struct ShopView: View {
        @State var shop = Shop()
        var body: some View {
          NavigationStack {
            Button("Item") { shop.item = Item() }
              .navigationDestination(item: $shop.item) { ItemView(item: $0) }
          }
        }
      }
      struct ItemView: View {
        @Bindable var item: Item
        var body: some View {
          Button("Help") { item.isHelpShown = true }
            .fullScreenCover(isPresented: $item.isHelpShown) { \(content) }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct SheetBox<Content: View>: View {
        @Environment(\\.dismiss) private var dismiss
        @ViewBuilder let content: () -> Content
        var body: some View {
          NavigationStack { content().toolbar { Button("Done") { dismiss() } } }
        }
      }
      struct Closable: ViewModifier {
        @Environment(\\.dismiss) private var dismiss
        func body(content: Content) -> some View {
          content.toolbar { Button("Close") { dismiss() } }
        }
      }
      extension View {
        func closable() -> some View { modifier(Closable()) }
      }
      """)
    #expect(chart.actions.filter { $0.contains("dismiss") } == [action])
  }

  /// What clears the binding that it is handed takes away whichever of its presenters' slots is there.
  @Test func aBindingOfSeveralPresentersIsClearedForEach() {
    let chart = Charted(
      """
      @main struct DemoApp: App { var body: some Scene { WindowGroup { TabView { OneView(); OtherView() } } } }
      struct OneView: View {
        @State private var isAddShown = false
        var body: some View {
          Button("Add") { isAddShown = true }
            .sheet(isPresented: $isAddShown) { AddView(isShown: $isAddShown) }
        }
      }
      struct OtherView: View {
        @State private var isNewShown = false
        var body: some View {
          Button("New") { isNewShown = true }
            .sheet(isPresented: $isNewShown) { AddView(isShown: $isNewShown) }
        }
      }
      struct AddView: View {
        @Binding var isShown: Bool
        var body: some View { Button("Cancel") { isShown = false } }
      }
      """)
    #expect(
      chart.actions == [
        "AddView.Cancel dismiss OneView.isAddShown", "AddView.Cancel dismiss OtherView.isNewShown",
        "OneView.Add present isAddShown", "OtherView.New present isNewShown",
      ])
  }

  /// A button that stands in what it toggles, and elsewhere too, presents as well.
  @Test func aToggleThatStandsInSeveralPlacesPresents() throws {
    let chart = Charted(
      """
      @main struct ListApp: App { var body: some Scene { WindowGroup { ListView() } } }
      struct ListView: View {
        @State private var isInfoShown = false
        var body: some View {
          VStack { InfoButton(isShown: $isInfoShown) }
            .sheet(isPresented: $isInfoShown) { VStack { Text("Info"); InfoButton(isShown: $isInfoShown) } }
        }
      }
      struct InfoButton: View {
        @Binding var isShown: Bool
        var body: some View { Button("Info") { isShown.toggle() } }
      }
      """)
    #expect(try chart.unreachable() == [])
  }

  /// A coordinator of a represented controller has its view take itself away.
  @Test(arguments: [
    ("@Environment(\\.dismiss) var dismiss", "parent.dismiss()"),
    (
      "@Environment(\\.presentationMode) var presentationMode",
      "parent.presentationMode.wrappedValue.dismiss()"
    ),
  ])
  func aCoordinatorHasItsViewGo(_ property: String, _ call: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isOpen = false
        var body: some View {
          Button("") { isOpen = true }.fullScreenCover(isPresented: $isOpen) { PickerView() }
        }
      }
      struct PickerView: UIViewControllerRepresentable {
        \(property)
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
        func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
        final class Coordinator: NSObject, UIImagePickerControllerDelegate {
          let parent: PickerView
          init(_ parent: PickerView) { self.parent = parent }
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            \(call)
          }
        }
      }
      """)
    #expect(chart.dismissals(of: "isOpen", in: "isOpen") == [call])
  }

  /// What is put together of several views has the ways back of each once.
  @Test func contentOfSeveralViewsHasTheirWaysBackOnce() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isQuick = false
        @State private var isOpen = false
        var body: some View {
          Button("") { isOpen = true }.sheet(isPresented: $isOpen) {
            if isQuick { QuickView() } else { FullView() }
          }
        }
      }
      struct QuickView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      struct FullView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.actions.filter { $0.contains("dismiss") } == [
        "QuickViewOrFullView.Close dismiss HomeView.isOpen (isOpen)"
      ])
  }

  /// Of several closures after the parentheses the first is run when what is shown has gone.
  @Test func theFirstOfSeveralClosuresIsRunAfterwards() {
    let chart = Charted(
      """
      struct Item: Identifiable { let id = 0 }
      struct HomeView: View {
        @State private var item: Item?
        var body: some View {
          Button("Open") { item = Item() }
            .sheet(item: $item) { item = nil } content: { ItemView(item: $0) }
        }
      }
      struct ItemView: View { let item: Item; var body: some View { Text("") } }
      """)
    #expect(
      chart.screen("HomeView")?.actions.map { "\($0.name) \($0.kind)" } == [
        "Open user", "onDismiss system",
      ])
    #expect(chart.slots == ["HomeView.item atMostOne optionalValue: item sheet → ItemView"])
  }

  /// That a sheet has gone, its binding is told by the system: nobody does that beside. What the binding does then besides, the system
  /// has it do.
  @Test(arguments: [
    ("if !$0 { doomed = nil }", []), ("doomed = nil; isThanked = true", ["system isThanked"]),
    ("_ in cancel()", ["system isThanked"]),
  ])
  func aBindingIsToldThatASheetHasGone(_ setter: String, _ others: [String]) {
    let chart = Charted(
      """
      struct Lamp { var name = "" }
      struct LampsView: View {
        @State private var doomed: Lamp?
        @State private var isThanked = false
        var body: some View {
          Button("Remove") { doomed = Lamp() }
            .confirmationDialog("", isPresented: Binding(get: { doomed != nil }, set: { \(setter) })) {}
            .alert("", isPresented: $isThanked) {}
        }
        \(setter.contains("cancel") ? "func cancel() { doomed = nil; isThanked = true }" : "")
      }
      """)
    let actions = chart.screen("LampsView")?.actions ?? []
    let told = actions.filter { $0.name != "Remove" }
    #expect(
      told.flatMap { action in
        action.effects.filter { $0.kind == .present }.map { "\(action.kind) \($0.slot)" }
      } == others)
    #expect(!told.contains { $0.kind == .user })
  }

  /// What one build clears by a function, another one takes away: the user does one thing.
  @Test func aDismissalOfEachBuildIsOne() {
    let chart = Charted(
      """
      struct Ticket: Identifiable { let id = 0 }
      final class Gate: ObservableObject {
        @Published var ticket: Ticket?
        func leave() { ticket = nil }
      }
      struct GateView: View {
        @EnvironmentObject private var gate: Gate
        var body: some View {
          Button("Buy") { gate.ticket = Ticket() }.sheet(item: $gate.ticket) { _ in TicketView() }
        }
      }
      struct TicketView: View {
        @Environment(\\.dismiss) private var dismiss
        @EnvironmentObject private var gate: Gate
        var body: some View { Button("Done") { done() } }
        private func done() {
          #if os(macOS)
            gate.leave()
          #else
            dismiss()
          #endif
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("TicketView") } == [
        "TicketView.done dismiss GateView.ticket"
      ])
  }
}
