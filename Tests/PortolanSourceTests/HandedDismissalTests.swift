import PortolanModel
import Testing

/// What takes a screen away, handed to a function that calls it.
@Suite struct HandedDismissalTests {
  private func chart(_ button: String, _ functions: String) -> Charted {
    Charted(
      """
      struct Home: View {
        @State private var isForm = false
        var body: some View { Button("") { isForm = true }.sheet(isPresented: $isForm) { Form() } }
      }
      struct Form: View {
        @Environment(\\.dismiss) private var goBack
        var body: some View {
          Button("Save") { \(button) }
        }
      }
      \(functions)
      """)
  }

  @Test(arguments: [
    (
      "store(\"\", end: goBack) { print(1) }",
      "func store(_ text: String, end: DismissAction, work: @escaping () async throws -> Void) { Task { try await work(); end() } }"
    ),
    (
      "save(goBack)",
      "extension Form { func save(_ end: DismissAction?) { Task { await run(); end?() } } }"
    ),
    (
      "save(end: self.goBack)",
      """
      extension View { func save(end: DismissAction) { finish(with: end) } }
      func finish(with end: DismissAction) { Task { await run(); end() } }
      """
    ),
    (
      "Saver.save(goBack)",
      "enum Saver { static func save(_ end: DismissAction) async { await run(); end() } }"
    ),
  ])
  func whoeverHandsItOverIsTakenAway(_ button: String, _ functions: String) {
    let chart = chart(button, functions)
    #expect(
      chart.actions == [
        "Form.Save dismiss Home.isForm (isForm) after await", "Home.Button present isForm",
      ])
    #expect(
      chart.dismissals(of: "isForm", in: "isForm") == ["Button(\"Save\") { \(button) }"])
  }

  @Test func aFunctionThatCallsNothingTakesNothingAway() {
    let chart = chart(
      "store(end: goBack)", "func store(end: DismissAction) { print(end) }")
    #expect(chart.dismissals(of: "isForm", in: "isForm") == [])
  }

  /// What a button in a function takes away that makes one is called as that button.
  @Test(arguments: [
    ("dismiss", "closeItem(dismiss)", "_ close: DismissAction", "close()"),
    (
      "presentationMode", "closeItem(mode: dismiss)", "mode: Binding<PresentationMode>",
      "mode.wrappedValue.dismiss()"
    ),
  ])
  func aFunctionMakesTheButton(_ key: String, _ item: String, _ parameter: String, _ close: String)
  {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isForm = false
        var body: some View { Button("Add") { isForm = true }.sheet(isPresented: $isForm) { Form() } }
      }
      struct Form: View {
        @Environment(\\.\(key)) private var dismiss
        var body: some View { List { Text("Name") }.toolbar { \(item) } }
      }
      extension View {
        func closeItem(\(parameter)) -> some ToolbarContent {
          ToolbarItem { Button("Leave") { \(close) } }
        }
      }
      """)
    #expect(
      chart.actions == ["Form.Leave dismiss Home.isForm (isForm)", "Home.Add present isForm"])
  }

  /// A view hands what it was handed on to a function of its own that makes a page.
  @Test func aFunctionOfTheViewMakesAPage() {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isPort = false
        var body: some View { Button("Call") { isPort = true }.sheet(isPresented: $isPort) { Port() } }
      }
      struct Port: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Quay(leave: dismiss) }
      }
      struct Quay: View {
        @State private var isMap = false
        var leave: DismissAction?
        var body: some View {
          Button("Map") { isMap = true }.sheet(isPresented: $isMap) { Quay.map(leave: leave) }
        }
        static func map(leave: DismissAction?) -> some View { Button("Cast off") { leave?() } }
      }
      """)
    #expect(
      chart.actions.filter { $0.contains("dismiss") } == [
        "Quay.Cast off dismiss Home.isPort (isPort)"
      ])
  }

  /// A view that is handed what takes another screen away does so.
  @Test(arguments: [
    ("Editor(closeAll: dismiss)", ""),
    (
      "Wizard(closeAll: dismiss)",
      """
      struct Wizard: View {
        let closeAll: DismissAction
        var body: some View { Editor(closeAll: closeAll) }
      }
      """
    ),
  ])
  func aViewTakesAnothersScreenAway(_ page: String, _ views: String) {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isForm = false
        var body: some View { Button("Add") { isForm = true }.sheet(isPresented: $isForm) { Form() } }
      }
      struct Form: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isEditing = false
        var body: some View {
          NavigationStack {
            Button("Edit") { isEditing = true }
              .navigationDestination(isPresented: $isEditing) { \(page) }
          }
        }
      }
      struct Editor: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAsking = false
        var closeAll: DismissAction?
        var body: some View {
          Button("Ask") { isAsking = true }.alert("", isPresented: $isAsking) {}
          Button("Save") { if let closeAll { closeAll() } }
        }
      }
      \(views)
      """)
    #expect(
      chart.actions.filter { $0.contains("dismiss") } == [
        "Editor.Save dismiss Home.isForm (isForm)"
      ])
  }

  /// What only one system's code does takes nothing away that only another has.
  @Test func aBuildTakesAwayWhatItHas() {
    let chart = Charted(
      """
      struct Home: View {
        #if os(macOS)
        @State private var isCover = false
        #else
        @State private var isSheet = false
        #endif
        var body: some View {
          #if os(macOS)
          Button("Open") { isCover = true }.sheet(isPresented: $isCover) { Form() }
          #else
          Button("Open") { isSheet = true }.sheet(isPresented: $isSheet) { Form() }
          #endif
        }
      }
      struct Form: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAsking = false
        var body: some View { content.alert("", isPresented: $isAsking) {} }
        #if os(iOS)
        var content: some View { Button("Close") { dismiss() } }
        #else
        var content: some View { Button("Ask") { isAsking = true } }
        #endif
      }
      """)
    #expect(
      chart.actions.filter { $0.contains("Close") } == ["Form.Close dismiss Home.isSheet (isSheet)"]
    )
  }

  /// A view that leads to another of its kind is still shown by the flag that it turns.
  @Test func aFlagIsTurnedInWhatItShows() throws {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isMoving = false
        @State private var isHelp = false
        var body: some View {
          Button("Help") { isHelp = true }.alert("", isPresented: $isHelp) {}
          Text("").sheet(isPresented: $isMoving) { NavigationStack { MoveView(depth: 0, isMoving: $isMoving) } }
        }
      }
      struct MoveView: View {
        let depth: Int
        @Binding var isMoving: Bool
        var body: some View {
          NavigationLink("Deeper") { MoveView(depth: depth + 1, isMoving: $isMoving) }
          Button("Cancel") { isMoving.toggle() }
        }
      }
      """)
    #expect(chart.setters(of: "isMoving", in: "isMoving") == [])
    #expect(try chart.unreachable() == ["nothing sets 'isMoving' of 'Home'"])
  }

  /// A function of the view's own that goes on to a next step, or else takes the view away: so does whoever tells it the step.
  @Test(arguments: [".map", "nil"])
  func whoTellsAStepGoesOnOrLeaves(step: String) {
    let chart = Charted(
      """
      @main struct TourApp: App {
        @State private var isTouring = true
        var body: some Scene {
          WindowGroup { Text("").sheet(isPresented: $isTouring) { TourView() } }
        }
      }
      enum Step: Hashable { case map, crew }
      struct TourView: View {
        @State private var path: [Step] = []
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          NavigationStack(path: $path) {
            Button("On") { goOn(after: \(step)) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .map: Text("Map")
                case .crew: Text("Crew")
                }
              }
          }
        }
        func next(after step: Step?) -> Step? { step == nil ? .map : nil }
        func goOn(after step: Step?) {
          if let next = next(after: step) { path.append(next) } else { dismiss() }
        }
      }
      """)
    let action = chart.screen("TourView")?.actions.first { $0.name == "On" }
    #expect(action?.kind == .user)
    #expect(action?.effects.map(\.kind) == [.push, .dismiss])
  }
}
