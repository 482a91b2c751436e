import PortolanModel
import Testing

/// Whose doing it is what a model has its own functions do, and while what.
@Suite struct WayOfCallsTests {
  private static func actions(_ model: String, _ modifiers: String) -> [String] {
    let chart = Charted(
      """
      final class DockModel: ObservableObject {
        @Published var isFormShown = false
        @Published var isHelpShown = false
        \(model)
      }
      struct DockView: View {
        @StateObject var model = DockModel()
        var body: some View {
          VStack {}
            .sheet(isPresented: $model.isHelpShown) { Text("Help") }
            \(modifiers)
        }
      }
      """)
    return (chart.screen("DockModel")?.actions ?? []).map { action in
      [action.name, action.kind.rawValue, action.moment?.rawValue, action.availableAt?.destination]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  /// However the function below is called, what a view does as it comes up is the app's doing.
  @Test(arguments: [
    "listen()", "await self.listen()", "Task { await self.listen() }",
    "await withTaskGroup(of: Void.self) { group in group.addTask { await self.listen() } }",
  ])
  func whatTheAppHasDoneDeeperTheAppDoes(_ call: String) {
    let model = """
      func begin() async { \(call) }
      private func listen() async { isHelpShown = true }
      """
    #expect(Self.actions(model, ".task { await model.begin() }") == ["listen app appearing"])
  }

  @Test(arguments: ["finish()", "self.finish()", "check()"])
  func whatIsDoneDeeperIsDoneWhereItIsCalled(_ call: String) {
    let model = """
      func saveTapped() { \(call) }
      \(call == "check()" ? "private func check() { finish() }" : "")
      private func finish() { isFormShown = false }
      """
    let sheet = """
      .sheet(isPresented: $model.isFormShown) { Button("Save") { model.saveTapped() } }
      """
    #expect(Self.actions(model, sheet) == ["finish user isFormShown"])
    let further = "func clear() { finish() }"
    #expect(
      Self.actions(model + further, sheet + ".onTapGesture { model.clear() }") == ["finish user"])
    #expect(
      Self.actions(model + further, sheet + ".onAppear { model.clear() }")
        == ["finish user", "finish app appearing"])
  }

  @Test(arguments: ["clear()", "self.clear()"])
  func whatIsDoneOnceSomethingHasGoneTheSystemDoes(_ call: String) {
    let model = """
      func formGone() { \(call) }
      private func clear() { isHelpShown = false }
      """
    let sheet = """
      .sheet(isPresented: $model.isFormShown, onDismiss: { model.formGone() }) { Text("Form") }
      """
    #expect(Self.actions(model, sheet) == ["clear system isFormShown"])
    #expect(
      Self.actions(
        model + "func clearTapped() { clear() }", sheet + ".onTapGesture { model.clearTapped() }")
        == ["clear user"])
  }

  @Test(arguments: [
    ("init() { start() }", "", "start app appearing"),
    ("init() { Task { self.start() } }", "", "start app appearing"),
    ("var isOn = false { didSet { start() } }", "", "start app present"),
    // What somebody does later, and what the user does as well.
    ("init(button: Plank) { button.onPress = { self.start() } }", "", "start user"),
    ("init(button: Plank) { button.press { self.start() } }", "", "start user"),
    ("init() { start() }", ".onTapGesture { model.start() }", "start user"),
  ])
  func whatAModelBeginsWithTheAppDoes(_ code: String, _ modifier: String, _ action: String) {
    let model = """
      \(code)
      func start() { isHelpShown = true }
      """
    #expect(Self.actions(model, modifier) == [action])
  }

  /// What asks which of a dialog's buttons it was is called from the dialog.
  @Test(arguments: ["isHelpShown = true", "showHelp()"])
  func whatADialogsButtonDoesIsDoneWhileItIsThere(_ deed: String) {
    let chart = Charted(
      """
      final class DockModel: ObservableObject {
        @Published var alert: AlertState<Answer>?
        @Published var isHelpShown = false
        enum Answer { case goOn, stop }
        func answered(_ action: Answer?) {
          switch action {
          case .goOn?: \(deed)
          case .stop?, nil: break
          }
        }
        \(deed == "showHelp()" ? "private func showHelp() { isHelpShown = true }" : "")
      }
      struct DockView: View {
        @ObservedObject var model: DockModel
        var body: some View {
          Text("").sheet(isPresented: $model.isHelpShown) { Text("") }
            .alert($model.alert) { model.answered($0) }
        }
      }
      """)
    let actions = (chart.screen("DockModel")?.actions ?? []).filter {
      $0.effects.contains { $0.slot == "isHelpShown" }
    }
    #expect(actions.map(\.availableAt?.destination) == ["alert"])
  }
}
