import PortolanModel
import Testing

/// Slots that are presented in what another slot of their screen shows.
@Suite struct WithinTests {
  @Test func theStackInATabStandsInTheTab() throws {
    let chart = Charted(
      """
      enum Tab { case books, music }
      struct RootView: View {
        @State private var tab = Tab.books
        @State private var path: [Int] = []
        @State private var isFilterShown = false
        @State private var isAboutShown = false
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              Button("First") { path.append(1) }
                .navigationDestination(for: Int.self) { _ in Text("") }
            }
            .tag(Tab.books)
            Button("Filter") { isFilterShown = true }
              .sheet(isPresented: $isFilterShown) { Text("Filter") }
              .tag(Tab.music)
          }
          .sheet(isPresented: $isAboutShown) { Text("About") }
        }
      }
      """)
    #expect(chart.within == ["path in tab.books", "isFilterShown in tab.music"])
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "books", "books/Int/:1", "music", "music/isFilterShown", "isAboutShown",
      ])
  }

  @Test func anAlertOnWhatASheetShowsStandsInTheSheet() {
    let chart = Charted(
      """
      enum Page: Identifiable { case form, help; var id: Self { self } }
      struct RootView: View {
        @State private var page: Page?
        @State private var isDiscardShown = false
        @State private var isNoteShown = false
        @State private var isErrorShown = false
        var body: some View {
          Button("Form") { page = .form }
            .sheet(item: $page) { page in
              switch page {
              case .form:
                Button("Cancel") { isDiscardShown = true }
                  .alert("Discard?", isPresented: $isDiscardShown) {}
              case .help: Text("Help")
              }
              Button("Note") { isNoteShown = true }
                .alert("Note", isPresented: $isNoteShown) {}
                .alert("Error", isPresented: $isErrorShown) {}
            }
            .alert("Error", isPresented: $isErrorShown) {}
        }
      }
      """)
    // What is presented in both places, or whatever the page, is within no one destination.
    #expect(chart.within == ["isDiscardShown in page.form"])
  }

  /// The app's own modifier presents it, on the screen and on what a sheet shows.
  @Test func whatIsPresentedInAndOutsideOfASheetStandsInNone() {
    let chart = Charted(
      """
      struct Notice: Identifiable { let id: Int }
      extension View {
        func notice(_ item: Binding<Notice?>) -> some View {
          alert(item: item) { _ in Alert(title: Text("")) }
        }
      }
      struct RootView: View {
        @State private var notice: Notice?
        @State private var isFormShown = false
        var body: some View {
          Button("Form") { isFormShown = true; notice = Notice(id: 1) }
            .notice($notice)
            .sheet(isPresented: $isFormShown) { Text("Form").notice($notice) }
        }
      }
      """)
    #expect(chart.within.isEmpty)
    #expect(chart.destination("notice", in: "notice")?.presentation == .alert)
  }

  @Test func whatAnotherViewPresentsStandsInNothingOfThisOne() {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var isFormShown = false
        @State private var isDiscardShown = false
        var body: some View {
          Button("Form") { isFormShown = true }
            .sheet(isPresented: $isFormShown) { FormView(isDiscardShown: $isDiscardShown) }
        }
      }
      struct FormView: View {
        @Binding var isDiscardShown: Bool
        var body: some View {
          Button("Cancel") { isDiscardShown = true }
            .alert("Discard?", isPresented: $isDiscardShown) {}
        }
      }
      """)
    #expect(chart.within.isEmpty)
  }
}

extension Charted {
  /// The slots that stand in another's content: `path in tab.books`.
  fileprivate var within: [String] {
    model.screens.flatMap(\.slots).compactMap { slot in
      slot.within.map { "\(slot.name) in \($0.slot).\($0.destination)" }
    }
  }
}
