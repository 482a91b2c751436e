import PortolanModel
import Testing

/// What is done by a button of a view, or of a function, that is handed what to do is called by what is written on that button.
@Suite struct ButtonOfCallbackTests {
  private static func chart(_ shown: String, _ code: String) -> Charted {
    Charted(
      """
      struct HallView: View {
        @State var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { \(shown) }
        }
      }
      \(code)
      """)
  }

  @Test(arguments: [
    ("Button(\"Cancel\", action: onClose)", "Cancel"),
    ("Button(\"Cancel\") { onClose() }", "Cancel"),
    ("Button(\"Cancel\", role: .cancel) { save(); self.onClose() }", "Cancel"),
    ("Button(action: onClose) { Label(\"Cancel\", systemImage: \"xmark\") }", "Cancel"),
    ("Button(Words.cancel, action: onClose)", "cancel"),
    // Where it is done in another way, too, none of them names it.
    ("Button(\"Cancel\", action: onClose).onDisappear(perform: onClose)", "onClose"),
    ("Button(\"Cancel\", action: onClose); Button(\"Done\", action: onClose)", "onClose"),
    ("Button { save() } label: { Text(\"Save\").onTapGesture(perform: onClose) }", "onClose"),
  ])
  func aViewsButtonNamesIt(_ button: String, _ name: String) {
    let chart = Self.chart(
      "PageView(onClose: { isShown = false })",
      """
      enum Words { static let cancel = NSLocalizedString("page.cancel", comment: "") }
      struct PageView: View {
        var onClose: () -> Void
        var body: some View { VStack { Text("Page"); \(button) } }
        func save() {}
      }
      """)
    #expect(chart.actions == ["HallView.\(name) dismiss isShown"])
  }

  /// What a view runs as something happens, the user does not do.
  @Test(arguments: [
    ("Text(name).onChange(of: name) { onClose() }", "onClose dismiss isShown", Action.Kind.app),
    ("Text(name).task { if let onClose { onClose() } }", "onClose dismiss isShown", .app),
    ("Text(name).task { onClose() }.onTapGesture { onClose() }", "onClose dismiss isShown", .user),
  ])
  func whatAViewRunsByItselfTheAppDoes(_ shown: String, _ action: String, _ kind: Action.Kind) {
    let page = """
      struct PageView: View {
        @State private var name = ""
        var onClose: () -> Void
        var body: some View { VStack { Text("Page"); \(shown) } }
      }
      """
    let chart = Self.chart("PageView(onClose: { isShown = false })", page)
    #expect(chart.actions == ["HallView.\(action)"])
    #expect(chart.model.screens.flatMap(\.actions).map(\.kind) == [kind])
    // Where no label says what it is for, the event does.
    let unlabelled = Self.chart("PageView { isShown = false }", page)
    #expect(
      unlabelled.actions.first
        == (kind == .app
          ? "HallView.PageView.\(shown.contains("task") ? "task" : "onChange") dismiss isShown"
          : unlabelled.actions.first))
  }

  @Test func aClosureWithoutLabelIsNamedToo() {
    let chart = Self.chart(
      "PageView { isShown = false }",
      """
      struct PageView: View {
        private let close: () -> Void
        init(close: @escaping () -> Void) { self.close = close }
        var body: some View { Button("Cancel", action: close) }
      }
      """)
    #expect(chart.actions == ["HallView.Cancel dismiss isShown"])
  }

  /// So it is of a view that says for which types it is made.
  @Test func aGenericViewsButtonNamesIt() {
    let chart = Self.chart(
      "ShelfView<Atlas>(onClose: { isShown = false })",
      """
      struct Atlas {}
      struct ShelfView<Item>: View {
        let onClose: () -> Void
        var body: some View { VStack { Text("Shelf"); Button("Put Back") { onClose() } } }
      }
      """)
    #expect(chart.actions == ["HallView.Put Back dismiss isShown"])
  }

  @Test func aFunctionsButtonNamesIt() {
    let chart = Self.chart(
      "closeButton { isShown = false }",
      """
      extension HallView {
        func closeButton(action: @escaping () -> Void) -> some View { Button("Close", action: action) }
      }
      """)
    #expect(chart.actions == ["HallView.Close dismiss isShown"])
  }

  /// What is written there may hang on a case that the function is told.
  @Test(arguments: [
    ("self == .confirm ? \"Done\" : \"Cancel\"", "Button(role.title, action: action)"),
    ("self != .confirm ? \"Cancel\" : L(\"Done\")", "Button(role.title, action: action)"),
    (
      "switch self { case .confirm: \"Done\"; default: \"Cancel\" }",
      "Button(action: action) { Label(role.title, systemImage: \"checkmark\") }"
    ),
  ])
  func aCaseThatAFunctionIsToldNamesIt(_ title: String, _ button: String) {
    let code = """
      enum Role { case confirm, cancel; var title: String { \(title) } }
      @ViewBuilder func roleButton(role: Role, action: @escaping () -> Void) -> some View { \(button) }
      """
    let names = ["confirm", "cancel"].map { role in
      Self.chart("roleButton(role: .\(role)) { isShown = false }", code).actions
    }
    #expect(names == [["HallView.Done dismiss isShown"], ["HallView.Cancel dismiss isShown"]])
  }

  /// What a control is given to write on it says more.
  @Test func aTitleThatItIsGivenNamesIt() {
    let chart = Self.chart(
      "RowButton(\"Leave\") { isShown = false }",
      """
      struct RowButton: View {
        let title: String
        let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
        var body: some View { Button(action: action) { Text(title); Text("Row") } }
      }
      """)
    #expect(chart.actions == ["HallView.Leave dismiss isShown"])
  }
}
