import Testing

/// Bindings that a case of an enum holds.
@Suite struct BindingOfCaseTests {
  /// Whoever takes one out of the case sets what it is to.
  @Test(arguments: [".select($page)", "Jump.select($page)"])
  func aViewSetsWhatACaseBinds(_ jump: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case home, trips }
      enum Jump { case push; case select(Binding<Page?>) }
      @main struct FleetApp: App { var body: some Scene { WindowGroup { FleetView() } } }
      struct FleetView: View {
        @State private var page: Page?
        @State private var other: Page?
        var body: some View {
          JumpRow(jump: \(jump)).sheet(item: $page) { page in
            switch page { case .home: Text(""); case .trips: TripsView() }
          }
        }
      }
      struct JumpRow: View {
        let jump: Jump
        var body: some View {
          switch jump {
          case .push: Text("")
          case .select(let page):
            Button("Trips") { page.wrappedValue = .trips }
            Button("Back") { page.wrappedValue = nil }
          }
        }
      }
      struct TripsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.setters(of: "trips", in: "page") == [
        "Button(\"Trips\") { page.wrappedValue = .trips }"
      ])
    #expect(
      chart.actions.sorted() == [
        "FleetView.JumpRow.Back dismiss page", "FleetView.JumpRow.Trips present page (trips)",
      ])
  }
}
