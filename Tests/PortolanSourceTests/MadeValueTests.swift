import PortolanModel
import Testing

/// Cases that nobody is seen to set, though somebody makes them.
@Suite struct MadeValueTests {
  @Test func aCaseThatAnotherSlotOfTheEnumIsSetToIsMade() {
    let chart = Charted(
      """
      enum Page: Identifiable { case about, share, help; var id: Self { self } }
      struct HomeView: View {
        @State var page: Page?
        var body: some View {
          VStack { Button("About") { page = .about }; AboutView() }
            .sheet(item: $page) { PageView(page: $0) }
        }
      }
      struct AboutView: View {
        @State var page: Page?
        var body: some View {
          Button("Share") { page = .share }.sheet(item: $page) { PageView(page: $0) }
        }
      }
      struct PageView: View {
        let page: Page
        var body: some View { if page == .help { Text("Help") } else { Text("") } }
      }
      """)
    #expect(chart.made(in: "HomeView.page") == ["share"])
    #expect(chart.made(in: "AboutView.page") == ["about"])
  }

  @Test(arguments: [
    "func open() { show(.help) }\nfunc show(_ page: Page) {}",
    "func open() { HelpView(page: .help).show() }",
    "static let pages = [Page.about, .help]",
    "func page(for name: String) -> Page? { name.isEmpty ? nil : .help }",
    "func page(for name: String) -> Page? { if name.isEmpty { return .help }; return nil }",
    "func open() { UserDefaults.standard.store(.help) }",
    "let pages = Page.allCases",
    "func page(at index: Int) -> Page? { Page(rawValue: index) }",
    "func page(at index: Int) -> Page? { .init(rawValue: index) }",
    "let next = PassthroughSubject<Page, Never>()\nfunc open() { next.send(.help) }",
    "func open(_ page: Page = .help) {}",
    "var next: Page = .help",
    "func open() { let page: Page? = .some(.help); print(page) }",
    "func open() { let page = if isNew { Page.help } else { Page.about }; print(page) }",
    "var row: some View { Text(\"\").tag(Page.help) }",
  ])
  func aCaseThatIsPassedOnOrKeptIsMade(code: String) {
    #expect(chart(with: code).made(in: "HomeView.page") == ["help"])
  }

  @Test(arguments: [
    "var isHelp: Bool { page == .help || Page.help == page }",
    "func isHelp(_ page: Page) -> Bool { if case .help = page { true } else { false } }",
    "func name(of page: Page) -> String { switch page { case .about: \"\"; case .help: \"Help\" } }",
    "enum Topic { case help }\nfunc open() { read(.help) }\nfunc read(_ topic: Topic) {}",
    "enum Topic { case help }\nfunc topic() -> Topic { .help }\nlet other = Topic.help",
    "var row: some View { Text(\"\").buttonStyle(.help) }",
    "let path = /Page.help",
    "func show(_ page: Page? = nil) {}",
  ])
  func aCaseThatIsOnlyAskedForOrAnothersIsNot(code: String) {
    #expect(chart(with: code).made(in: "HomeView.page") == [])
  }

  @Test func whatAnInitialiserIsGivenCanBeAnyCase() {
    let start = chart(
      with: "init(page: Page? = nil) { _page = State(initialValue: page) }", attribute: "@State ")
    #expect(start.made(in: "HomeView.page") == ["help"])
    let given = Charted(
      Self.home("", attribute: "@State ")
        + """

        struct RootView: View {
          let last: Page?
          var body: some View { HomeView(page: last) }
        }
        """)
    #expect(given.made(in: "HomeView.page") == ["help"])
    let none = Charted(
      Self.home("", attribute: "@State ")
        + "\nstruct RootView: View { var body: some View { HomeView(page: nil) } }")
    #expect(none.made(in: "HomeView.page") == [])
  }

  @Test func whatALibraryIsHandedItCanSetToAnyCase() {
    let library = chart(
      with: "var picker: some View { PagePicker(selection: $page) }", attribute: "@State ")
    #expect(library.made(in: "HomeView.page") == ["help"])
    let own = chart(
      with: """
        var picker: some View { PagePicker(page: $page) }
        struct PagePicker: View {
          @Binding var page: Page?
          var body: some View { Button("About") { page = .about } }
        }
        """, attribute: "@State ")
    #expect(own.made(in: "HomeView.page") == [])
  }

  private func chart(with code: String, attribute: String = "@State ") -> Charted {
    Charted(Self.home(code, attribute: attribute))
  }

  private static func home(_ code: String, attribute: String) -> String {
    """
    enum Page: Int, Identifiable { case about, help; var id: Self { self } }
    struct HomeView: View {
      \(attribute)var page: Page?
    \(code)
      var body: some View {
        Button("About") { page = .about }.sheet(item: $page) { Text($0.rawValue.description) }
      }
    }
    """
  }

  /// A view that is made in what a property's attribute is given may be shown, for all that is known.
  @Test func anAttributesViewMayBeShown() throws {
    let chart = Charted(
      """
      @main struct NotesApp: App { var body: some Scene { WindowGroup { OptionsView() } } }
      @propertyWrapper final class Option {
        var wrappedValue: String
        var page: () -> AnyView
        init<Page: View>(wrappedValue: String, page: @escaping () -> Page) {
          (self.wrappedValue, self.page) = (wrappedValue, { AnyView(page()) })
        }
      }
      struct Options { @Option(page: { AccountView() }) var account = "" }
      struct OptionsView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct AccountView: View {
        @State private var isLeaving = false
        var body: some View { Button("") { isLeaving = true }.alert("", isPresented: $isLeaving) {} }
      }
      """)
    #expect(try chart.findings("unreachable-screen") == [])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'AccountView' is made, and nothing was seen to show it"
      ])
  }

  /// What is handed a view's type may make one; a view's own code names it for other reasons.
  @Test(arguments: [
    ("PickerWindow(content: DeckPicker.self).open()", "", true),
    ("", "let log = Logger(category: String(describing: DeckPicker.self))", false),
  ])
  func aViewMayBeMadeOfItsType(_ tapped: String, _ own: String, _ isMade: Bool) throws {
    let chart = Charted(
      """
      @main struct HarborApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true; \(tapped) }.alert("", isPresented: $isAsking) {} }
      }
      struct DeckPicker: View {
        \(own)
        @State private var isHelpShown = false
        var body: some View { Button("") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") } }
      }
      final class PickerWindow<Content: View>: NSWindowController {
        init(content: Content.Type) { super.init(window: nil); present(make(content)) }
      }
      """)
    #expect(try chart.findings("unreachable-screen").isEmpty == isMade)
    #expect(
      chart.model.unresolved.contains {
        $0.what == "'DeckPicker' is made, and nothing was seen to show it"
      } == isMade)
  }
}

extension Charted {
  /// The cases of a slot that are made though nothing is seen to set them.
  fileprivate func made(in slot: String) -> [String] {
    model.screens.flatMap { screen in
      screen.slots.filter { "\(screen.type).\($0.name)" == slot }.flatMap(\.destinations)
    }
    .filter { $0.isMadeElsewhere == true }.map(\.name)
  }
}
