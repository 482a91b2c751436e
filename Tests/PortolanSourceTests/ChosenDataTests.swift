import PortolanModel
import Testing

/// Enums that are called as tabs are, and by which code only chooses data.
@Suite struct ChosenDataTests {
  /// What is called as tabs are, and by which a model only says which of its data is shown, chooses no screen.
  @Test(arguments: [
    ("List(model.shown, id: \\.self) { Text($0) }", false),
    ("TideBar(selection: $model.selectedTab)", true),
  ])
  func aFilterIsNoTab(_ view: String, _ isSlot: Bool) {
    let chart = Charted(
      """
      enum LogTab: CaseIterable { case all, open, done }
      class LogModel: ObservableObject {
        @Published var selectedTab: LogTab = .all
        @Published var entries: [String] = []
        var shown: [String] {
          switch selectedTab {
          case .all: entries
          case .open: entries.filter { $0 == "o" }
          case .done: entries.filter { $0 == "d" }
          }
        }
      }
      struct LogView: View {
        @StateObject private var model = LogModel()
        @State private var isAsked = false
        var body: some View {
          VStack {
            ForEach(LogTab.allCases, id: \\.self) { tab in
              Button("\\(tab)") { model.selectedTab = tab }
            }
            Text(model.selectedTab == .all ? "All" : "Some")
            \(view)
          }
          .sheet(isPresented: $isAsked) { Text("") }
        }
      }
      """)
    #expect(chart.slots.contains { $0.contains(".selectedTab ") } == isSlot)
  }

  /// So it is where all that a reducer's view asks is which button stands for what is chosen.
  @Test(arguments: [
    ("", false), ("Text(\"All\").opacity(store.selectedTab == .all ? 1 : 0)", true),
    ("TideBar(selection: $store.selectedTab)", true),
  ])
  func aReducersFilterIsNoTab(_ more: String, _ isSlot: Bool) {
    let chart = Charted(
      """
      enum LogTab: CaseIterable { case all, done }
      @Reducer struct Log {
        @ObservableState struct State {
          var selectedTab: LogTab = .all
          var entries: [String] = []
        }
        enum Action { case choose(LogTab) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .choose(let tab) = action {
              state.selectedTab = tab
              state.entries = load(tab)
            }
            return .none
          }
        }
      }
      struct LogView: View {
        @Bindable var store: StoreOf<Log>
        var body: some View {
          ForEach(LogTab.allCases, id: \\.self) { tab in
            Button { store.send(.choose(tab)) } label: {
              Text("\\(tab)").underline(store.selectedTab == tab)
            }
          }
          ForEach(store.entries, id: \\.self) { Text($0) }
          \(more)
        }
      }
      """)
    #expect(chart.slots.contains { $0.contains(".selectedTab ") } == isSlot)
  }
}
