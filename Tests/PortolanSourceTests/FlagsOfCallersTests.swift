import PortolanModel
import Testing

/// Functions of a view that its code calls only where a flag says so which the view is made with.
@Suite struct FlagsOfCallersTests {
  private func dismissals(_ body: String, _ members: String) -> [[String]] {
    let chart = Charted(
      """
      @main struct LogApp: App { var body: some Scene { WindowGroup { LogView() } } }
      struct Entry: Identifiable { let id: Int }
      struct LogView: View {
        @State private var edited: Entry?
        @State private var isAdding = false
        var body: some View {
          VStack {
            Button("Edit") { edited = Entry(id: 1) }
            Button("Add") { isAdding = true }
          }
          .sheet(item: $edited) { _ in EntryView(isEditing: true) }
          .sheet(isPresented: $isAdding) { EntryView(isEditing: false) }
        }
      }
      struct EntryView: View {
        @Environment(\\.dismiss) private var dismiss
        let isEditing: Bool
        var body: some View { \(body) }
        \(members)
      }
      """)
    return ["edited", "isAdding"].map { chart.dismissals(of: $0, in: $0) }
  }

  private static let add = "private func add() { dismiss() }"

  @Test(arguments: [
    "Button(\"OK\") { submit() }", "Button(\"OK\", action: submit)",
  ])
  func whatIsCalledInOneArmIsDoneThereAlone(_ body: String) {
    let submit = "private func submit() { if isEditing { dismiss() } else { add() } }"
    #expect(dismissals(body, "\(submit)\n\(Self.add)") == [[submit], [Self.add]])
  }

  @Test(arguments: [
    "if !isEditing { Button(\"OK\") { add() } }",
    "Button(isEditing ? \"Done\" : \"OK\") { guard !isEditing else { return }; self.add() }",
    "Button(\"OK\") { isEditing ? keep() : add() }",
    "Button(\"OK\") { if !isEditing && isValid { next() } }",
  ])
  func itIsSoWhoeverAsks(_ body: String) {
    let members = """
      \(Self.add)
      \(body.contains("next") ? "private func next() { add() }" : "")
      private func keep() {}
      private var isValid: Bool { true }
      """
    #expect(dismissals(body, members) == [[], [Self.add]])
  }

  /// What is called elsewhere, too, or where another flag is asked, may be done by each.
  @Test(arguments: [
    "if !isEditing { Button(\"OK\") { add() } }; Button(\"Leave\") { add() }",
    "Button(\"OK\") { if !isEditing || isValid { add() } }",
    "Button(\"OK\") { if isValid { add() } }",
  ])
  func whatMayBeCalledInAnyCaseIsDoneInAny(_ body: String) {
    let members = "\(Self.add)\nprivate var isValid: Bool { true }"
    #expect(dismissals(body, members) == [[Self.add], [Self.add]])
  }
}
