import PortolanModel
import Testing

/// What a modifier of the app's own does, as its view comes up, of what it is handed.
@Suite struct EventOfModifierTests {
  private static func actions(_ modifier: String) -> [Action] {
    Charted(
      """
      @main struct PortApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      extension View {
        func once(_ action: @escaping () async -> Void) -> some View { modifier(Once(action: action)) }
      }
      \(modifier)
      @MainActor final class Keeper: ObservableObject {
        private let action: () async -> Void
        private var task: Task<Void, Never>?
        init(action: @escaping () async -> Void) { self.action = action }
        func begin() { if task == nil { task = Task { await run() } } }
        func forget() { task = nil }
        private func run() async { await action() }
      }
      @MainActor @Observable final class QuayModel {
        var isNewsShown = false
        func dock() async { isNewsShown = true }
      }
      struct QuayView: View {
        @State private var model = QuayModel()
        var body: some View {
          Text("").once { await model.dock() }.sheet(isPresented: $model.isNewsShown) { Text("") }
        }
      }
      """
    ).model.screens.flatMap(\.actions).filter { $0.name == "dock" }
  }

  private static func modifier(keeping keeper: String, _ content: String) -> String {
    "struct Once: ViewModifier { \(keeper); func body(content: Content) -> some View { \(content) } }"
  }

  private static let kept = """
    @StateObject private var keeper: Keeper
    init(action: @escaping () async -> Void) { _keeper = StateObject(wrappedValue: Keeper(action: action)) }
    """

  @Test(arguments: [
    modifier(keeping: kept, "content.onAppear { keeper.begin() }"),
    modifier(keeping: "let action: () async -> Void", "content.task { await action() }"),
    modifier(
      keeping: "let action: () async -> Void; @State private var isDone = false",
      "content.onAppear { if !isDone { isDone = true; Task { await action() } } }"),
  ])
  func whatIsDoneAsTheViewComesTheAppDoes(_ modifier: String) {
    let actions = Self.actions(modifier)
    #expect(actions.map(\.kind) == [.app])
  }

  /// What the user has it do, be it in one of two places, is the user's doing.
  @Test(arguments: [
    modifier(keeping: kept, "content.onTapGesture { keeper.begin() }"),
    modifier(keeping: kept, "content.onAppear { keeper.begin() }.onTapGesture { keeper.begin() }"),
    modifier(keeping: kept, "content.onAppear { keeper.forget() }.onTapGesture { keeper.begin() }"),
  ])
  func whatTheUserHasItDoIsHis(_ modifier: String) {
    #expect(Self.actions(modifier).map(\.kind) == [.user])
  }

  /// A function that is handed on by its name is done as a closure that calls it.
  @Test(arguments: ["refresh", "self.refresh", "{ refresh() }"])
  func aFunctionIsDoneInTheEvent(_ perform: String) {
    let chart = Charted(
      """
      struct QuayView: View {
        @State private var isNewsShown = false
        var body: some View {
          Text("").whenActive(perform: \(perform)).sheet(isPresented: $isNewsShown) { Text("") }
        }
        private func refresh() { isNewsShown = true }
      }
      extension View {
        func whenActive(perform: @escaping () -> Void) -> some View { modifier(Active(perform: perform)) }
      }
      struct Active: ViewModifier {
        @Environment(\\.scenePhase) private var phase
        let perform: () -> Void
        func body(content: Content) -> some View {
          content.onChange(of: phase) { _, new in if new == .active { perform() } }
        }
      }
      """)
    let actions = chart.screen("QuayView")?.actions ?? []
    #expect(actions.map(\.name) == ["refresh"])
    #expect(actions.map(\.kind) == [.app])
    #expect(actions.map(\.moment) == [.present])
  }

  /// What the App Store tells of, the user does not do then.
  @Test(arguments: [
    "onInAppPurchaseCompletion { _, _ in", "storeProductTask(for: \"lamp\") { _ in",
  ])
  func whatTheStoreTellsOf(_ event: String) {
    let actions = Charted(
      """
      struct QuayView: View {
        @State private var isShown = false
        var body: some View {
          ProductView(id: "lamp").\(event) isShown = true }.sheet(isPresented: $isShown) { Text("") }
        }
      }
      """
    ).model.screens.flatMap(\.actions)
    #expect(actions.map(\.kind) == [.app])
    #expect(actions.map(\.name) == [event.prefix { $0.isLetter }.description])
  }
}
