import PortolanModel
import Testing

/// Parts of reducers that run as state changes, or for some actions alone.
@Suite struct WatchedStateTests {
  private func chart(_ part: String, _ reduce: String = "Reduce { _, _ in .none }") -> Charted {
    Charted(
      """
      @Reducer struct Buoy {
        @ObservableState struct State {
          @Presents var note: Note.State?
          var isLit = false
          var bell = Bell()
        }
        struct Bell: Equatable { var isLoud = false }
        enum Action: BindableAction {
          case binding(BindingAction<State>), hit, passed, towed(Int), note(PresentationAction<Note.Action>)
        }
        var body: some ReducerOf<Self> {
          BindingReducer()
            \(part)
          \(reduce)
            .ifLet(\\.$note, action: \\.note) { Note() }
        }
      }
      @Reducer struct Note { @ObservableState struct State { var id = 0 }; enum Action { case torn } }
      struct NoteView: View {
        let store: StoreOf<Note>
        var body: some View { Button("Tear") { store.send(.torn) } }
      }
      struct BuoyView: View {
        @Bindable var store: StoreOf<Buoy>
        var body: some View {
          VStack {
            Toggle("Lit", isOn: $store.isLit)
            Toggle("Loud", isOn: $store.bell.isLoud)
            Button("Hit") { store.send(.hit) }
            Button("Pass") { store.send(.passed) }
          }
          .sheet(item: $store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }
        }
      }
      """)
  }

  private func actions(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap(\.actions).map { "\($0.kind.rawValue) \($0.name)" }
  }

  /// What is done as a piece of state changes is called as that is.
  @Test func whatIsDoneAsStateChangesIsCalledAsThat() {
    let watching = """
      .onChange(of: \\.isLit) { _, isLit in
        Reduce { state, _ in if isLit { state.note = Note.State() }; return .none }
      }
      .onChange(of: \\.bell.isLoud) { _, _ in
        Reduce { state, _ in state.note = nil; return .none }
      }
      """
    #expect(actions(chart(watching)) == ["app isLit", "app isLoud"])
  }

  /// What asks which action it is by its path is an answer to that.
  @Test(arguments: [
    "guard action.is(\\.hit) || action.is(\\.passed) else { return .none }; state.note = Note.State(); return .none",
    "if action.is(\\.hit) || action.is(\\.passed) { state.note = Note.State() }; return .none",
  ])
  func whatIsAskedByAPathIsAnswered(_ code: String) {
    #expect(
      actions(chart("", "Reduce { state, action in \(code) }")) == ["user hit", "user passed"])
  }

  @Test func whatAChildSaysIsAskedByAPathToo() {
    let code =
      "Reduce { state, action in if action.is(\\.note.presented.torn) { state.note = nil }; return .none }"
    let found = chart("", code).model.screens.flatMap { screen in
      screen.actions.map { "\(screen.type) \($0.name)" }
    }
    #expect(found == ["Note torn"])
  }
}
