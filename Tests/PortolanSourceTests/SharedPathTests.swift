import PortolanModel
import Testing

/// One path that several stacks bind, each with handlers of its own.
@Suite struct SharedPathTests {
  @Test func whatItsOwnStackDoesNotTakeIsDeadThere() {
    let chart = garden()
    #expect(dead(in: chart) == ["PlantPath"])
    #expect(chart.slots.contains { $0.hasPrefix("PlantsView.path") && $0.contains("→ PlantView") })
  }

  /// A page of the second stack stands there only where something in it pushes what the page is for.
  @Test func aPageThatNobodyPushesThereIsNotInTheStack() {
    #expect(dead(in: garden(bed: "Text(\"Bed\")")) == [])
  }

  @Test(arguments: [
    // It is for the other stack, or may be.
    "if guide.tab == .plants { NavigationLink(value: PlantPath()) { Text(\"Plant\") } }",
    // Nobody knows what else is done first.
    "Button(\"Plant\") { guide.path.append(PlantPath()) }",
    "Button(\"Plant\") { guide.tab = .plants; guide.path.append(PlantPath()) }",
    // It stands in a stack of its own.
    "Text(\"\").sheet(isPresented: .constant(true)) { NavigationStack { NavigationLink(value: PlantPath()) { Text(\"\") } } }",
  ])
  func whatMayBeForAnotherStackIsNotJudged(_ cell: String) {
    #expect(dead(in: garden(cell: cell)) == [])
  }

  @Test func aHandlerInAPageOfTheStackTakesIt() {
    let page =
      "PlantCell().navigationDestination(for: PlantPath.self) { _ in PlantView() }"
    #expect(dead(in: garden(bedPage: page)) == [])
  }

  /// A modifier that both stacks have.
  @Test func aSharedHandlerTakesIt() {
    let modifier = """
      struct PlantPages: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: PlantPath.self) { _ in PlantView() }
        }
      }
      """
    #expect(dead(in: garden(bedPage: "PlantCell().modifier(PlantPages())", more: modifier)) == [])
  }

  /// What is said to be put on the second stack's path that nothing there takes.
  private func dead(in chart: Charted) -> [String] {
    let slots = chart.screen("BedsView")?.slots ?? []
    return slots.flatMap(\.destinations).filter { $0.presentations == nil }.map(\.name)
  }

  private func garden(
    cell: String = "NavigationLink(value: PlantPath()) { Text(\"Plant\") }",
    bed: String = "Button(\"Bed\") { guide.path.append(BedPath()) }",
    bedPage: String = "VStack { PlantCell() }", more: String = ""
  ) -> Charted {
    Charted(
      """
      struct PlantPath: Hashable {}
      struct BedPath: Hashable {}
      enum GuideTab { case plants, beds }
      final class Guide: ObservableObject {
        @Published var path = NavigationPath()
        @Published var tab = GuideTab.plants
      }
      @main struct Garden: App {
        @StateObject private var guide = Guide()
        var body: some Scene { WindowGroup { HomeView().environmentObject(guide) } }
      }
      struct HomeView: View {
        @EnvironmentObject var guide: Guide
        var body: some View {
          TabView(selection: $guide.tab) {
            PlantsView().tag(GuideTab.plants)
            BedsView().tag(GuideTab.beds)
          }
        }
      }
      struct PlantsView: View {
        @EnvironmentObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            PlantCell().navigationDestination(for: PlantPath.self) { _ in PlantView() }
          }
        }
      }
      struct BedsView: View {
        @EnvironmentObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            \(bed).navigationDestination(for: BedPath.self) { _ in BedView() }
          }
        }
      }
      struct PlantCell: View {
        @EnvironmentObject var guide: Guide
        var body: some View { \(cell) }
      }
      struct PlantView: View { var body: some View { Text("Plant") } }
      struct BedView: View { var body: some View { \(bedPage) } }
      \(more)
      """)
  }

  /// What only the stack's own binding calls, with what that is set to, pushes nothing of its own.
  @Test(arguments: [
    ("set: { model.setPath($0) }", "self.path = path", "", true),
    ("set: { path in model.setPath(path) }", "self.path = path", "", true),
    ("set: model.setPath", "self.path = path", "", true),
    ("set: { model.setPath($0) }", "self.path = path", "model.setPath(saved)", false),
    ("set: { model.setPath($0) }", "self.path = saved", "", false),
    ("set: { model.setPath(saved); print($0) }", "self.path = path", "", false),
    ("set: model.setPath", "let path = restored(path); self.path = path", "", false),
    ("set: model.setPath", "let known = saved + path; self.path = known", "", false),
    ("set: model.setPath", "if let saved = load() { self.path = saved }", "", false),
  ])
  func whatABindingIsSetByIsTheStacksOwn(
    _ setter: String, _ body: String, _ other: String, _ isOwn: Bool
  ) {
    let chart = Charted(
      """
      enum Stop: Hashable { case pier(Int), ticket }
      final class FerryModel: ObservableObject {
        @Published private(set) var path: [Stop] = []
        var saved: [Stop] = load()
        func pierButtonTapped() { path.append(.pier(1)) }
        func setPath(_ path: [Stop]) { \(body) }
      }
      struct FerryView: View {
        @ObservedObject var model: FerryModel
        var saved: [Stop] = load()
        var body: some View {
          NavigationStack(path: Binding(get: { model.path }, \(setter))) {
            Button("") { model.pierButtonTapped() }
              .onAppear { \(other) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .pier: PierView()
                case .ticket: Text("")
                }
              }
          }
        }
      }
      struct PierView: View { var body: some View { NavigationLink("", value: Stop.ticket) } }
      """)
    let changes = chart.actions.filter { $0.hasPrefix("FerryModel") }
    #expect(changes.contains("FerryModel.pierButtonTapped push path (pier)"))
    #expect(changes.contains { $0.contains("setPath replace") } == !isOwn)
  }

  @Test func soIsAnActionThatABindingSends() {
    let chart = Charted(
      """
      struct Depot: Reducer {
        struct State: Equatable { var path: [Path] = [] }
        enum Path: Hashable { case wagon, brake }
        enum Action { case coupleButtonTapped, setPath([Path]) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .coupleButtonTapped: state.path.append(.wagon); return .none
            case let .setPath(path): state.path = path; return .none
            }
          }
        }
      }
      struct DepotView: View {
        let store: StoreOf<Depot>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            NavigationStack(path: viewStore.binding(get: \\.path, send: Depot.Action.setPath)) {
              Button("") { viewStore.send(.coupleButtonTapped) }
                .navigationDestination(for: Depot.Path.self) { _ in Text("") }
            }
          }
        }
      }
      """)
    #expect(chart.actions == ["Depot.coupleButtonTapped push path (wagon)"])
  }
}
