import PortolanModel
import Testing

/// How the user gets back from where the code leads.
@Suite struct WayBackTests {
  /// Whether nothing takes the user back from what a flag presents with this modifier.
  private func isStuck(_ modifier: String, _ more: String = "", in host: String = "") -> Bool? {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        \(host)
        var body: some View {
          NavigationStack { Button("Show") { isShown = true }
            \(modifier)
          }
        }
      }
      \(more)
      """)
    return chart.destination("isShown", in: "isShown").map { $0.hasNoWayOut == true }
  }

  @Test(arguments: [
    ".fullScreenCover(isPresented: $isShown) { Text(\"\").padding() }",
    ".sheet(isPresented: $isShown) { VStack { Text(\"\") }.interactiveDismissDisabled() }",
    ".sheet(isPresented: $isShown) { PlainView().interactiveDismissDisabled(true) }",
    ".sheet(isPresented: $isShown) { LockedView() }",
    ".navigationDestination(isPresented: $isShown) { Text(\"\").navigationBarBackButtonHidden() }",
    ".fullScreenCover(isPresented: $isShown) { PlainView() }",
    """
    #if os(iOS)
    .fullScreenCover(isPresented: $isShown) { PlainView() }
    #endif
    """,
    ".fullScreenCover(isPresented: $isShown) { CountingView() }",
  ])
  func nothingTakesTheUserBack(_ modifier: String) {
    #expect(isStuck(modifier, Self.views) == true)
  }

  @Test(arguments: [
    // The system's own ways.
    ".sheet(isPresented: $isShown) { PlainView() }",
    ".popover(isPresented: $isShown) { PlainView().interactiveDismissDisabled() }",
    ".alert(\"\", isPresented: $isShown) { Button(\"OK\") {} }",
    ".alert(\"\", isPresented: $isShown) {}",
    ".confirmationDialog(\"\", isPresented: $isShown) { Button(\"Yes\") {} }",
    ".navigationDestination(isPresented: $isShown) { PlainView() }",
    """
    #if os(tvOS)
    .fullScreenCover(isPresented: $isShown) { PlainView() }
    #endif
    """,
    // Not in any case.
    ".sheet(isPresented: $isShown) { PlainView().interactiveDismissDisabled(isShown) }",
    ".sheet(isPresented: $isShown) { PlainView().interactiveDismissDisabled(false) }",
    // What is presented can dismiss itself, or is handed what does.
    ".fullScreenCover(isPresented: $isShown) { ClosingView() }",
    ".fullScreenCover(isPresented: $isShown) { VStack { ClosingView() } }",
    ".fullScreenCover(isPresented: $isShown) { OldClosingView() }",
    ".fullScreenCover(isPresented: $isShown) { BoundView(isShown: $isShown) }",
    ".fullScreenCover(isPresented: $isShown) { ToldView(onDone: done) }",
    ".fullScreenCover(isPresented: $isShown) { Button(\"\") { isShown = false } }",
    ".fullScreenCover(isPresented: $isShown) { Button(\"\") { done() } }",
    // Nobody knows what a library's view does.
    ".fullScreenCover(isPresented: $isShown) { ScannerView() }",
    ".fullScreenCover(isPresented: $isShown) { FrameView() }",
    ".fullScreenCover(isPresented: $isShown) { ControllerView() }",
  ])
  func somethingTakesTheUserBack(_ modifier: String) {
    #expect(isStuck(modifier, Self.views, in: "let done: () -> Void") == false)
  }

  /// A flag that repeats what something else says is taken away by that, as it is shown by it.
  @Test(arguments: [
    ".onChange(of: lock.isLocked) { _, isLocked in isShown = isLocked }",
    ".onReceive(lock.$isLocked) { isShown = $0 }",
    ".onAppear { lock.$isLocked.assign(to: &$isShown) }",
    ".onAppear { isShown = lock.isLocked && !lock.isOpen }",
  ])
  func whatSetsAFlagToEitherTakesTheUserBack(_ modifier: String) {
    let cover = ".fullScreenCover(isPresented: $isShown) { PlainView() }"
    let lock = "let lock: Lock"
    #expect(isStuck(cover + modifier, Self.views, in: lock) == false)
    #expect(isStuck(cover + ".onAppear { isShown = true }", Self.views, in: lock) == true)
  }

  private static let views = """
    final class Lock: ObservableObject {
      @Published var isLocked = false
      @Published var isOpen = false
    }
    struct PlainView: View { var body: some View { Text("") } }
    struct LockedView: View { var body: some View { Form {}.interactiveDismissDisabled() } }
    struct CountingView: View {
      @State var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    struct ClosingView: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View { Button("") { dismiss() } }
    }
    struct OldClosingView: View {
      @Environment(\\.presentationMode) var mode
      var body: some View { Button("") { mode.wrappedValue.dismiss() } }
    }
    struct BoundView: View {
      @Binding var isShown: Bool
      var body: some View { Button("") { isShown.toggle() } }
    }
    struct ToldView: View {
      let onDone: () -> Void
      var body: some View { Button("", action: onDone) }
    }
    struct FrameView: View { var body: some View { ScannerView() } }
    struct ControllerView: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    }
    """

  @Test func aHiddenBackButtonIsNoted() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isShown = false
        @State var item: Int?
        var body: some View {
          Text("")
            .navigationDestination(isPresented: $isShown) { DetailView() }
            .navigationDestination(item: $item) { _ in PlainView() }
        }
      }
      struct DetailView: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("") { dismiss() }.navigationBarBackButtonHidden(true) }
      }
      struct PlainView: View { var body: some View { Text("") } }
      """)
    #expect(chart.destination("isShown", in: "isShown")?.backButtonHidden == true)
    #expect(chart.destination("isShown", in: "isShown")?.hasNoWayOut == nil)
    #expect(chart.destination("item", in: "item")?.backButtonHidden == nil)
  }

  private static let pages = """
    struct StuckView: View {
      var body: some View { Text("").navigationBarBackButtonHidden(true) }
    }
    struct FreeView: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View { Button("") { dismiss() }.navigationBarBackButtonHidden(true) }
    }
    enum Page: Hashable { case stuck, free, plain }
    struct PageView: View { var body: some View { Text("") } }
    """

  @Test(arguments: ["[Page] = []", "NavigationPath = .init()"])
  func soItIsOnAStack(_ type: String) {
    func chart(_ button: String) -> Charted {
      Charted(
        """
        struct HomeView: View {
          @State private var path: \(type)
          var body: some View {
            NavigationStack(path: $path) {
              Button("") { \(button) }
                .navigationDestination(for: Page.self) { page in
                  switch page {
                  case .stuck: StuckView()
                  case .free: FreeView()
                  case .plain: PageView()
                  }
                }
            }
          }
        }
        \(Self.pages)
        """)
    }
    let pushed = chart("path.append(Page.stuck)")
    #expect(pushed.destination("stuck", in: "path")?.backButtonHidden == true)
    #expect(pushed.destination("stuck", in: "path")?.hasNoWayOut == true)
    #expect(pushed.destination("free", in: "path")?.backButtonHidden == true)
    #expect(pushed.destination("free", in: "path")?.hasNoWayOut == nil)
    #expect(pushed.destination("plain", in: "path")?.backButtonHidden == nil)
    let popped = chart("path.append(Page.stuck); path.removeLast()")
    #expect(popped.destination("stuck", in: "path")?.hasNoWayOut == nil)
  }

  /// The view knows no way back, but the reducer does to whom it sends what is tapped.
  @Test func aReducerMayTakeTheUserBack() {
    func chart(_ answer: String) -> Charted {
      Charted(
        """
        @Reducer struct Game {
          @Reducer enum Path { case rules(Rules) }
          struct State { var path = StackState<Path.State>() }
          enum Action { case path(StackActionOf<Path>), rulesTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .rulesTapped: state.path.append(.rules(Rules.State())); return .none
              case .path: return .none
              }
            }
            .forEach(\\.path, action: \\.path)
          }
        }
        @Reducer struct Rules {
          @Dependency(\\.dismiss) var dismiss
          struct State {}
          enum Action { case okTapped }
          var body: some ReducerOf<Self> {
            Reduce { state, action in switch action { case .okTapped: \(answer) } }
          }
        }
        struct GameView: View {
          @Bindable var store: StoreOf<Game>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Button("Rules") { store.send(.rulesTapped) }
            } destination: { store in
              switch store.case { case .rules(let store): RulesView(store: store) }
            }
          }
        }
        struct RulesView: View {
          let store: StoreOf<Rules>
          var body: some View {
            Button("OK") { store.send(.okTapped) }.navigationBarBackButtonHidden()
          }
        }
        """)
    }
    let left = chart("return .run { _ in await self.dismiss() }")
    #expect(left.destination("rules", in: "path")?.hasNoWayOut == nil)
    let stuck = chart("return .none")
    #expect(stuck.destination("rules", in: "path")?.hasNoWayOut == true)
  }

  /// `save at destination.add: dismiss after await`
  private func actions(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap { screen in
      screen.actions.map { action in
        let spot = action.availableAt.map { " at \($0.slot).\($0.destination)" } ?? ""
        let effects = action.effects.map {
          $0.kind.rawValue + ($0.afterAwait == true ? " after await" : "")
        }
        return "\(screen.type).\(action.name)\(spot): \(effects.joined(separator: ", "))"
      }
    }
    .sorted()
  }

  @Test func buttonsInWhatIsPresentedCallThePresenter() {
    let chart = Charted(
      """
      @Observable class ListModel {
        var destination: Destination?
        var isHelpShown = false
        enum Destination { case add(ItemModel), edit(ItemModel) }
        func addTapped() { destination = .add(ItemModel()) }
        func cancelTapped() { destination = nil }
        func saveTapped() async {
          await save()
          destination = nil
        }
        func closeTapped() { destination = nil }
      }
      @Observable class ItemModel { var isShown = false; func colorTapped() { isShown = true } }
      struct ListView: View {
        @Bindable var model: ListModel
        var body: some View {
          Button("Add", action: model.addTapped)
            .sheet(item: $model.destination.add) { item in
              NavigationStack {
                ItemView(model: item)
                  .toolbar {
                    Button("Cancel") { model.cancelTapped() }
                    Button("Save") { Task { await model.saveTapped() } }
                    Button("Color") { item.colorTapped() }
                  }
              }
            }
            .sheet(item: $model.destination.edit) { item in
              ItemView(model: item).toolbar {
                Button("Close") { model.closeTapped() }
                Button("Discard") { model.destination = nil }
              }
            }
            .toolbar { Button("Close", action: model.closeTapped) }
            .alert("Help", isPresented: $model.isHelpShown) {
              Button("More") { model.destination = .edit(ItemModel()) }
            }
        }
      }
      struct ItemView: View {
        @Bindable var model: ItemModel
        var body: some View { Text("").alert("", isPresented: $model.isShown) {} }
      }
      """)
    #expect(
      actions(chart) == [
        "ItemModel.colorTapped: present",
        "ListModel.Discard at destination.edit: dismiss",
        "ListModel.More at isHelpShown.isHelpShown: present",
        "ListModel.addTapped: present",
        "ListModel.cancelTapped at destination.add: dismiss",
        "ListModel.closeTapped: dismiss",
        "ListModel.saveTapped at destination.add: dismiss after await",
      ])
  }

  @Test func actionsSentFromWhatIsPresentedAreTakenThere() {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @ObservableState struct State { @Presents var add: ItemFeature.State? }
        enum Action { case add(PresentationAction<ItemFeature.Action>), addTapped, cancelTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .addTapped:
              state.add = ItemFeature.State()
              return .none
            case .cancelTapped:
              state.add = nil
              return .none
            case .add: return .none
            }
          }
          .ifLet(\\.$add, action: \\.add) { ItemFeature() }
        }
      }
      @Reducer struct ItemFeature {
        @ObservableState struct State {}
      }
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Button("Add") { store.send(.addTapped) }
            .sheet(item: $store.scope(state: \\.add, action: \\.add)) { item in
              ItemView(store: item).toolbar { Button("Cancel") { store.send(.cancelTapped) } }
            }
        }
      }
      struct ItemView: View {
        let store: StoreOf<ItemFeature>
        var body: some View { Text("") }
      }
      """)
    #expect(
      actions(chart) == [
        "ListFeature.addTapped: present", "ListFeature.cancelTapped at add.add: dismiss",
      ])
  }

  /// What code sets to a case that nobody names is left as well as what it names.
  @Test func whatIsSetToAnyCaseIsLeft() {
    let chart = Charted(
      """
      enum Kind: String, Identifiable { case pear, plum; var id: Self { self } }
      struct Install: Identifiable { let kind: Kind; let id: Int }
      struct HomeView: View {
        let kinds: [Kind]
        @State var install: Install?
        @State var opened: Kind?
        var body: some View {
          VStack {
            ForEach(kinds) { kind in FruitRow(kind: kind) { install = Install(kind: $0, id: 1) } }
            Button("") { opened = .pear }
          }
          .sheet(item: $opened) { kind in
            switch kind { case .pear: PearSheet(); case .plum: PlumSheet() }
          }
          .sheet(item: $install) { install in
            switch install.kind { case .pear: PearSheet(); case .plum: PlumSheet() }
          }
        }
      }
      struct FruitRow: View {
        let kind: Kind
        let act: (Kind) -> Void
        var body: some View { Button("") { act(kind) } }
      }
      struct PlumSheet: View { var body: some View { Text("") } }
      struct PearSheet: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """)
    #expect(chart.dismissals(of: "pear", in: "opened").count == 1)
    #expect(chart.dismissals(of: "pear", in: "install").count == 1)
  }

  /// In what a flag presents, its toggle takes that away, be the flag handed there by its model.
  @Test func aToggleInWhatAModelPresentsDismisses() {
    let chart = Charted(
      """
      @Observable class HoldModel { var isLegendShown = false }
      struct HoldView: View {
        @State private var model = HoldModel()
        var body: some View {
          Button("Legend") { model.isLegendShown.toggle() }
            .sheet(isPresented: $model.isLegendShown) { LegendView(model: model) }
        }
      }
      struct LegendView: View {
        var model: HoldModel
        var body: some View { Button("Got it") { model.isLegendShown.toggle() } }
      }
      """)
    #expect(
      chart.actions == [
        "HoldModel.Legend present isLegendShown",
        "LegendView.Got it dismiss HoldModel.isLegendShown",
      ])
  }
}
