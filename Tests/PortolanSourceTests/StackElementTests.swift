import PortolanModel
import Testing

/// What is done in what a stack shows for its elements, and elements of types that nobody declares.
@Suite struct StackElementTests {
  @Test func aWizardsPagesPushEachOther() throws {
    let chart = Charted(
      """
      enum Step: Hashable { case name, photo, done }
      struct WizardView: View {
        @State private var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Start") { path.append(.name) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .name: NameView(onNext: { path.append(.photo) })
                case .photo: NavigationLink("Done", value: Step.done)
                case .done: Text("Done")
                }
              }
          }
        }
      }
      struct NameView: View {
        let onNext: () -> Void
        var body: some View { Button("Next") { onNext() } }
      }
      """)
    #expect(
      try Chart(chart.model).places().map(\.text) == ["", "name", "name/photo", "name/photo/done"])
    let spots = chart.model.screens[0].actions.map(\.availableAt?.destination)
    #expect(Set(spots) == [nil, "name", "photo"])
  }

  /// Of a function that a page is handed by its name, that page is where it is done; what two pages are handed is done on either.
  @Test(arguments: [
    ("namePicked", "photoDone", ["", "name", "name/photo", "name/photo/done"]),
    ("self.namePicked", "self.photoDone", ["", "name", "name/photo", "name/photo/done"]),
    ("model.namePicked", "model.photoDone", ["", "name", "name/photo", "name/photo/done"]),
  ])
  func aFunctionThatAPageIsHandedIsDoneThere(
    _ first: String, _ second: String, _ places: [String]
  ) throws {
    #expect(try handing(first, second).places().map(\.text) == places)
  }

  @Test func aFunctionThatTwoPagesAreHandedIsDoneOnEither() throws {
    let places = try handing("photoDone", "photoDone").places().map(\.text)
    #expect(places.contains("done") && !places.contains("name/done"))
  }

  private func handing(_ first: String, _ second: String) throws -> Chart {
    let functions = """
      func start() { path.append(.name) }
        func namePicked(_ name: String) { path.append(.photo) }
        func photoDone() { path.append(.done) }
      """
    let isModels = first.hasPrefix("model")
    return try Chart(
      Charted(
        """
        enum Step: Hashable { case name, photo, done }
        @Observable final class WizardModel {
          var path: [Step] = []
          \(functions)
        }
        struct WizardView: View {
          \(isModels ? "@State private var model = WizardModel()" : "@State private var path: [Step] = []")
          var body: some View {
            NavigationStack(path: $\(isModels ? "model." : "")path) {
              Button("Start", action: \(isModels ? "model." : "")start)
                .navigationDestination(for: Step.self, destination: page)
            }
          }
          @ViewBuilder func page(_ step: Step) -> some View {
            switch step {
            case .name: NameView(onNext: \(first))
            case .photo: PhotoView(title: "Photo", onDone: \(second))
            case .done: Text("Done")
            }
          }
          \(isModels ? "" : functions)
        }
        struct NameView: View {
          let onNext: (String) -> Void
          var body: some View { Button("Next") { onNext("Ann") } }
        }
        struct PhotoView: View {
          let title: String
          let onDone: () -> Void
          var body: some View { Button(title, action: onDone) }
        }
        """
      ).model)
  }

  /// What every page has in its toolbar is done on top of any.
  @Test func whatAllPagesShareIsDoneAnywhere() throws {
    let chart = Charted(
      """
      enum Step: Hashable { case name, photo }
      struct WizardView: View {
        @State private var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Start") { path.append(.name) }
              .navigationDestination(for: Step.self) { step in
                Group {
                  switch step {
                  case .name: Text("Name")
                  case .photo: Text("Photo")
                  }
                }
                .toolbar { Button("Photo") { path.append(.photo) } }
              }
          }
        }
      }
      """)
    let places = try Chart(chart.model).places().map(\.text)
    #expect(places.contains("photo") && !places.contains("name/photo/name"))
  }

  @Test func elementsOfALibrarysTypesAreKnownByName() throws {
    let chart = Charted(
      """
      enum Page { case settings, log }
      struct HomeView: View {
        @State private var path = NavigationPath()
        let book: Book
        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Settings", value: Page.settings)
              NavigationLink("Book", value: book)
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .settings: Text("")
              case .log: Text("")
              }
            }
            .navigationDestination(for: Book.self) { _ in BookView() }
          }
        }
      }
      struct BookView: View {
        var body: some View { NavigationLink("Settings", value: Page.settings) }
      }
      """)
    #expect(
      try Chart(chart.model).places().map(\.text) == ["", "settings", "Book", "Book/settings"])
  }

  /// What a page of the stack pushes without the user, it pushes on itself.
  @Test(
    arguments: [
      (".onAppear { path.append(.install) }", .appearing), (".task { proceed() }", .appearing),
      (".onAppear { Task { proceed() } }", .appearing),
      (".task { await load(); proceed() }", .appearing),
      (".onAppear { Task { await load(); proceed() } }", .appearing),
      (".task { for _ in 0..<9 { await load(); proceed() } }", .present),
      (".onChange(of: isDone) { path.append(.install) }", .present),
    ] as [(String, Action.Moment)])
  func whatComesUpByItself(_ modifier: String, _ moment: Action.Moment) throws {
    let chart = Charted(
      """
      enum Step { case license, download, install }
      @main struct SetupApp: App { var body: some Scene { WindowGroup { SetupView() } } }
      struct SetupView: View {
        @State private var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Next") { path.append(.license) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .license: LicenseView(path: $path)
                case .download: DownloadView(path: $path)
                case .install: Text("")
                }
              }
          }
        }
      }
      struct LicenseView: View {
        @Binding var path: [Step]
        var body: some View { Button("Agree") { path.append(.download) } }
      }
      struct DownloadView: View {
        @Binding var path: [Step]
        @State private var isDone = false
        var body: some View { Text("")\(modifier) }
        private func proceed() { path.append(.install) }
        private func load() async {}
      }
      """)
    let places = ["", "license", "license/download", "license/download/install"]
    #expect(try Chart(chart.model).places().map(\.text) == places)
    let actions = try #require(chart.screen("DownloadView")).actions.filter { $0.kind == .app }
    #expect(actions.map(\.moment) == [moment])
    // What has to wait is done once for each time that the page came up, and something else may lie on that by then.
    let isLater = moment == .appearing && modifier.contains("await")
    #expect(actions.flatMap(\.effects).map(\.afterAwait) == [isLater ? true : nil])
    #expect(chart.screen("SetupView")?.slots.map(\.sharedEnum) == ["Step"])
  }

  /// A view that pushes may stand on the stack's own screen and on a page of it: on each it pushes onto that one.
  @Test func whatPushesOnSeveralPages() throws {
    let chart = Charted(
      """
      struct Note: Hashable { var id: Int }
      enum Page: Hashable { case about, notes }
      @main struct NoteApp: App { var body: some Scene { WindowGroup { DeskView() } } }
      struct DeskView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NoteMenu(path: $path)
            NavigationLink("About", value: Page.about)
            NavigationLink("Notes", value: Page.notes)
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .about: AboutView()
                case .notes: NotesView(path: $path)
                }
              }
              .navigationDestination(for: Note.self) { _ in NoteView() }
          }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct NoteView: View { var body: some View { Text("Note") } }
      struct NotesView: View {
        @Binding var path: NavigationPath
        var body: some View { NoteMenu(path: $path) }
      }
      struct NoteMenu: View {
        @Binding var path: NavigationPath
        var body: some View { Button("Open") { path.append(Note(id: 1)) } }
      }
      """)
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "", "about", "notes", "notes/Note", "Note",
      ])
  }
}
