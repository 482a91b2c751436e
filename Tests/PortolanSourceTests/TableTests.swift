import Testing

/// What the columns of a table lead to, each of whose rows is for one element.
@Suite struct TableTests {
  private static func chart(_ shown: String) -> Charted {
    Charted(
      """
      @main struct PortApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      struct Boat: Identifiable, Hashable { let id: Int; var name: String }
      struct Crew: Identifiable, Hashable { let id: String }
      struct Harbour: View {
        @State private var path = NavigationPath()
        @State private var boats: [Boat] = []
        @State private var chosen: Set<Boat.ID> = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { \(shown) }
              .navigationDestination(for: Boat.self) { BoatView(boat: $0) }
              .navigationDestination(for: Boat.ID.self) { _ in Text("") }
          }
        }
      }
      struct BoatView: View { let boat: Boat; var body: some View { Text(boat.name) } }
      """)
  }

  @Test(arguments: [
    "Table(boats) { TableColumn(\"Name\") { boat in NavigationLink(value: boat) { Text(boat.name) } } }",
    "Table(boats) { TableColumn(\"Name\") { NavigationLink($0.name, value: $0) } }",
    """
    Table(of: Boat.self) {
      TableColumn("Name") { boat in NavigationLink(value: boat) { Text(boat.name) } }
    } rows: {
      ForEach(boats) { TableRow($0) }
    }
    """,
    """
    Table(selection: $chosen) {
      TableColumn("Name") { boat in NavigationLink(value: boat) { Text(boat.name) } }
    } rows: {
      Section("Afloat") {
        ForEach(boats) { boat in TableRow(boat) }
      }
    }
    """,
    """
    Table {
      TableColumn("Name") { NavigationLink($0.name, value: $0) }
    } rows: {
      TableRow(boats[0])
      TableRow(boats[1])
    }
    """,
  ])
  func aColumnIsGivenWhatTheRowIsFor(table: String) {
    let chart = Self.chart(table)
    #expect(chart.actions == ["Harbour.NavigationLink(value:) push path (Boat)"])
  }

  /// A link carries what is there; without that, it can't be followed.
  @Test(arguments: [
    ("boats.first", "Boat"), ("boats.first!", "Boat"), ("boats.randomElement()", "Boat"),
    ("chosen.first", "Boat.ID"),
  ])
  func aLinkCarriesWhatMayBeAbsent(value: String, pushed: String) {
    let chart = Self.chart("NavigationLink(\"Open\", value: \(value))")
    #expect(chart.actions == [#"Harbour.NavigationLink("Open", value:) push path (\#(pushed))"#])
  }

  /// A row may stand for something else than the element for which it is made.
  @Test func aRowMayBeForSomethingElse() {
    let chart = Self.chart(
      """
      Table {
        TableColumn("Name") { NavigationLink($0.name, value: $0) }
      } rows: {
        ForEach(boats) { boat in TableRow(boat.id) }
      }
      """)
    #expect(chart.actions == ["Harbour.NavigationLink(value:) push path"])
  }

  @Test func whatNoHandlerTakesIsTold() throws {
    let chart = Self.chart(
      "Table(of: Crew.self) { TableColumn(\"Name\") { NavigationLink($0.id, value: $0) } }")
    #expect(try chart.findings("unmatched-link").contains { $0.contains("Crew") })
  }
}
