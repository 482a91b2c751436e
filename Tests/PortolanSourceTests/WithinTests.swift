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
              Button("First") { path.append(1); isAboutShown = true }
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

  /// It is handed the binding to the state that it presents.
  @Test func whatAPageOfASheetPresentsStandsInTheSheet() {
    #expect(
      form("FormView(isDiscardShown: $isDiscardShown)", "").within
        == ["isDiscardShown in isFormShown.isFormShown"])
    #expect(
      form("VStack { Frame { FormView(isDiscardShown: $isDiscardShown) } }", "").within
        == ["isDiscardShown in isFormShown.isFormShown"])
  }

  @Test func whatStandsElsewhereTooStandsInNoSheet() {
    let page = "FormView(isDiscardShown: $isDiscardShown)"
    #expect(form(page, page).within.isEmpty)
    #expect(form("Text(\"\")", page).within.isEmpty)
  }

  /// An alert that the content of a push and that of a sheet carry covers either, and is never beside them.
  @Test(arguments: ["FormView(isDiscardShown: $isDiscardShown)", "makeForm()"])
  func whatSeveralSheetsPresentStandsInEachOfThem(_ page: String) throws {
    let chart = form(page, "Text(\"\").popover(isPresented: $isHelpShown) { \(page) }")
    #expect(
      chart.within == [
        "isDiscardShown in isFormShown.isFormShown", "isDiscardShown in isHelpShown.isHelpShown",
      ])
    #expect(
      try Chart(chart.model).places().map(\.text).filter { $0.contains("/") } == [
        "isFormShown/isDiscardShown", "isHelpShown/isDiscardShown",
      ])
    let resolved = try Chart(chart.model)
    let number = try #require(chart.model.screens.firstIndex { $0.id.hasSuffix("RootView") })
    #expect(resolved.presentingTogether(in: number).count == 2)
  }

  private func form(_ content: String, _ beside: String) -> Charted {
    Charted(
      """
      struct RootView: View {
        @State private var isFormShown = false
        @State private var isHelpShown = false
        @State private var isDiscardShown = false
        var body: some View {
          Button("Form") { isFormShown = true; isHelpShown = true }.sheet(isPresented: $isFormShown) { \(content) }
          \(beside)
        }
        private func makeForm() -> some View {
          Button("Cancel") { isDiscardShown = true }.alert("Discard?", isPresented: $isDiscardShown) {}
        }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content.padding() }
      }
      struct FormView: View {
        @Binding var isDiscardShown: Bool
        var body: some View {
          Button("Cancel") { isDiscardShown = true }
            .alert("Discard?", isPresented: $isDiscardShown) {}
        }
      }
      """)
  }

  /// On a phone by tabs, elsewhere beside a list: what is shown for a case is the same.
  @Test(arguments: ["if isWide { Wide() } else { Narrow() }", "Narrow()"])
  func whatTwoViewsChooseByOneStateStandsInItsCase(_ chosen: String) throws {
    let chart = Charted(
      """
      enum Page { case books, music }
      @Observable final class Router {
        var page = Page.books
        var path: [Int] = []
        var isAdding = false
        var isEditing = false
        var isAboutShown = false
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        @State private var router = Router()
        @Environment(\\.isWide) private var isWide
        var body: some View {
          Group { \(chosen) }
            .sheet(isPresented: $router.isAboutShown) { Text("About") }
            .environment(router)
        }
      }
      struct Wide: View {
        @Environment(Router.self) private var router
        var body: some View {
          Button("Music") { router.page = .music }
          switch router.page {
          case .books: BooksView()
          case .music: MusicView()
          }
        }
      }
      struct Narrow: View {
        @Bindable @Environment(Router.self) private var router
        var body: some View {
          TabView(selection: $router.page) {
            NavigationStack(path: $router.path) {
              BooksView().navigationDestination(for: Int.self) { _ in Text("") }
            }
            .tag(Page.books)
            MusicView().tag(Page.music)
          }
        }
      }
      struct BooksView: View {
        @Bindable @Environment(Router.self) private var router
        var body: some View {
          Button("Add") { router.isAdding = true }.sheet(isPresented: $router.isAdding) { Text("") }
          Button("First") { router.path.append(1) }
          Button("About") { router.isAboutShown = true }
        }
      }
      struct MusicView: View {
        @Bindable @Environment(Router.self) private var router
        var body: some View {
          Button("Edit") { router.isEditing = true }.sheet(isPresented: $router.isEditing) { Text("") }
        }
      }
      """)
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "books", "books/isAdding", "books/Int/:1", "music", "music/isEditing", "isAboutShown",
      ])
    #expect(chart.within == ["path in page.books"])
  }

  /// What a page presents by a binding is there only while the stack shows that page.
  @Test(arguments: [
    ("@State private var isShown = false", "$isShown", ["isShown in path.lists"]),
    ("@State private var look = Look()", "$look.lists.isShown", ["isShown in path.lists"]),
  ])
  func whatAPushedPagePresentsByABindingStandsOnIt(
    _ state: String, _ binding: String, _ within: [String]
  ) throws {
    let chart = Charted(
      """
      enum Panel: Hashable { case lists, other }
      struct Look { var lists = Lists() }
      struct Lists { var isShown = false }
      struct EditorView: View {
        \(state)
        @State private var path: [Panel] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Lists") { path.append(.lists) }
              .navigationDestination(for: Panel.self) { panel in
                switch panel {
                case .lists: ListsPanel(isShown: \(binding))
                case .other: Text("Other")
                }
              }
          }
        }
      }
      struct ListsPanel: View {
        @Binding var isShown: Bool
        var body: some View { Button("Pick") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.within == within)
    #expect(try Chart(chart.model).places().map(\.text).contains("lists/isShown"))
  }

  /// So it is for what the page chooses by it; but what the screen shows beside the stack, too, is there whatever is pushed.
  @Test(arguments: [("Text(\"\")", ["fill in path.lists"]), ("Picker(fill: $fill)", [])])
  func whatAPushedPageChoosesByABindingStandsOnIt(_ beside: String, _ within: [String]) {
    let chart = Charted(
      """
      enum Panel: Hashable { case lists, other }
      enum Fill { case plain, photo }
      struct EditorView: View {
        @State private var fill = Fill.plain
        @State private var path: [Panel] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("Lists") { path.append(.lists) }; \(beside) }
              .navigationDestination(for: Panel.self) { panel in
                switch panel {
                case .lists: Picker(fill: $fill)
                case .other: Text("Other")
                }
              }
          }
        }
      }
      struct Picker: View {
        @Binding var fill: Fill
        var body: some View {
          Button("Photo") { fill = .photo }
          switch fill {
          case .plain: PlainView()
          case .photo: PhotoView()
          }
        }
      }
      struct PlainView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct PhotoView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(chart.within == within)
  }

  /// An alert in each arm is there whatever is chosen, and beside another one.
  @Test(arguments: [
    ("AskView()", ["hasFailed in mode.reading", "hasFailed in mode.writing"]),
    ("VStack { AskView(); failing() }", []),
  ])
  func whatEachCaseShowsStandsInNone(_ arm: String, _ within: [String]) {
    let chart = Charted(
      """
      enum Mode { case reading, writing, asking }
      struct PageView: View {
        @State private var mode = Mode.reading
        @State private var hasFailed = false
        var body: some View {
          switch mode {
          case .reading: VStack { NoteView(); failing() }
          case .writing: VStack { DraftView(); failing() }
          case .asking: \(arm)
          }
        }
        private func failing() -> some View {
          Button("Write") { mode = .writing; hasFailed = true }.alert("", isPresented: $hasFailed) {}
        }
      }
      struct NoteView: View { var body: some View { Text("Note") } }
      struct DraftView: View { var body: some View { Text("Draft") } }
      struct AskView: View { var body: some View { Text("Ask") } }
      """)
    #expect(chart.within == within)
  }
}

extension Charted {
  /// The slots that stand in another's content: `path in tab.books`.
  var within: [String] {
    model.screens.flatMap(\.slots).flatMap { slot in
      slot.allWithin.map { "\(slot.name) in \($0.slot).\($0.destination)" }
    }
  }
}
