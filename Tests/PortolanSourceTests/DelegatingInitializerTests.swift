import Testing

/// Views of which one initialiser hands on to another what it is given.
@Suite struct DelegatingInitializerTests {
  private func chart(_ initializers: String, _ given: String) -> Charted {
    Charted(
      """
      struct DeskView: View {
        enum Sheet: Int, Identifiable { case stamp, seal; var id: Int { rawValue } }
        @State private var sheet: Sheet?
        var body: some View {
          Button("Open") { sheet = .stamp }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .stamp: StampView(\(given))
              case .seal: Text("")
              }
            }
        }
      }
      struct StampView: View {
        @Binding private var isShown: Bool
        private let ink: Int
        \(initializers)
        init(isShown: Binding<Bool>, ink: Int) { _isShown = isShown; self.ink = ink }
        var body: some View { Button("Later") { isShown = false } }
      }
      """)
  }

  /// The binding may be made on the way, and handed on more than once.
  @Test(arguments: [
    """
    init<Page>(page: Binding<Page?>) {
      let isThere = Binding<Bool> { page.wrappedValue != nil } set: { _ in page.wrappedValue = nil }
      self.init(isShown: isThere, ink: 2)
    }
    """,
    """
    init<Page>(page: Binding<Page?>) {
      self.init(
        isShown: Binding(get: { page.wrappedValue != nil }, set: { _ in page.wrappedValue = nil }),
        ink: 2)
    }
    """,
    """
    init<Page>(page: Binding<Page?>) { self.init(leaf: page) }
    init<Leaf>(leaf: Binding<Leaf?>) {
      let isThere = Binding<Bool> { leaf.wrappedValue != nil } set: { _ in leaf.wrappedValue = nil }
      self.init(isShown: isThere, ink: 2)
    }
    """,
  ])
  func aBindingIsToWhatItWasMadeOf(_ initializers: String) {
    let chart = chart(initializers, "page: $sheet")
    #expect(
      chart.actions == [
        "DeskView.Open present sheet (stamp)", "StampView.Later dismiss DeskView.sheet",
      ])
  }

  /// What is nobody's state takes nothing away.
  @Test func aConstantIsNobodys() {
    let chart = chart(
      "init(ink: Int) { self.init(isShown: .constant(true), ink: ink) }", "ink: 2")
    #expect(chart.actions == ["DeskView.Open present sheet (stamp)"])
  }
}
