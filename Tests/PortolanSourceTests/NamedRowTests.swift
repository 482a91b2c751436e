import Testing

/// What the rows of a list that selects are called, and links in wrappers: as what the user reads on them.
@Suite struct NamedRowTests {
  private static let pages = """
    struct Sea: View { var body: some View { Text("") } }
    struct Sky: View { var body: some View { Text("") } }
    """

  @Test(arguments: [
    (#"NavigationLink("Sea", value: Page.sea)"#, #"NavigationLink("Sea", value:)"#),
    (
      #"NavigationLink(value: Page.sea) { Label("Sea", systemImage: "water") }"#,
      #"NavigationLink("Sea", value:)"#
    ),
    ("NavigationLink(value: Page.sea) { SeaIcon() }", "NavigationLink(value:)"),
    (#"Text("Sea").tag(Page.sea)"#, "Sea"),
    (#"Label("Sea", systemImage: "water").bold().tag(Page.sea as Page?)"#, "Sea"),
    ("SeaIcon().tag(Page.sea)", "SeaIcon"),
    ("HStack { SeaIcon() }.tag(Page.sea)", "tag(_:)"),
    (#"PageRow(page: .sea, title: "Sea")"#, "Sea"),
    ("PageRow(page: Page.sea, title: name)", "PageRow"),
  ])
  func aRowIsAnActionOfItsName(row: String, name: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case sea, sky }
      struct Atlas: View {
        @State private var page: Page? = .sky
        var body: some View {
          NavigationSplitView {
            List(selection: $page) { \(row) }
          } detail: {
            switch page { case .sea: Sea(); default: Sky() }
          }
        }
      }
      struct SeaIcon: View { var body: some View { Image("sea") } }
      struct PageRow: View {
        let page: Page
        let title: String
        var body: some View { Label(title, systemImage: "map").tag(page) }
      }
      \(Self.pages)
      """)
    #expect(chart.actions == ["Atlas.\(name) present page (sea)"])
  }

  /// A list may be handed an optional binding to state that always holds a case.
  @Test func aRowOfStateThatIsAlwaysThereSelects() {
    let chart = Charted(
      """
      enum Page: Hashable { case sea, sky(Int) }
      struct Atlas: View {
        @State private var page = Page.sea
        var body: some View {
          HStack {
            Contents(page: $page)
            switch page { case .sea: Sea(); case .sky: Sky() }
          }
        }
      }
      struct Contents: View {
        @Binding var page: Page
        private var chosen: Binding<Page?> { Binding(get: { page }, set: { _ in }) }
        var body: some View {
          List(selection: chosen) {
            PageRow(page: .sea)
            ForEach([1, 2], id: \\.self) { number in Text("Sky").tag(Page.sky(number)) }
          }
        }
      }
      struct PageRow: View {
        let page: Page
        var body: some View { Text("Sea").tag(self.page) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.actions == [
        "Atlas.Contents.PageRow select page (sea)", "Atlas.Contents.Sky select page (sky)",
      ])
  }

  /// What is tagged in a list may be data, or what a picker in a row chooses.
  @Test(arguments: [
    "ForEach(boats) { boat in Text(boat.name).tag(boat.id) }",
    "Picker(\"Page\", selection: $theme) { Text(\"Dark\").tag(Theme.dark) }",
  ])
  func otherTagsAreNone(rows: String) {
    let chart = Charted(
      """
      struct Boat: Identifiable { let id: Int; var name: String }
      enum Theme: Hashable { case dark, light }
      struct Harbour: View {
        @State private var boats: [Boat] = []
        @State private var chosen: Boat.ID?
        @State private var theme = Theme.light
        var body: some View {
          NavigationSplitView {
            List(selection: $chosen) { \(rows) }
          } detail: {
            if let chosen { Sea() } else { Sky() }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(chart.actions == [])
  }

  @Test(arguments: [
    (
      #"Header(page: .sea) { Label("Sea", systemImage: "water") }"#, "@ViewBuilder var title: Title"
    ),
    (#"Header(page: .sea) { Text("Sea") }"#, "@ViewBuilder let title: () -> Title"),
  ])
  func aLinkInAWrapperIsCalledAsItIsHanded(use: String, property: String) {
    let shown = property.contains("->") ? "title()" : "title"
    let chart = Charted(
      """
      enum Page: Hashable { case sea, sky }
      struct Atlas: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            \(use).navigationDestination(for: Page.self) { page in
              switch page { case .sea: Sea(); case .sky: Sky() }
            }
          }
        }
      }
      struct Header<Title: View>: View {
        var page: Page
        \(property)
        var body: some View { HStack { NavigationLink(value: page) { \(shown) } } }
      }
      \(Self.pages)
      """)
    #expect(chart.actions == [#"Atlas.NavigationLink("Sea", value:) push path (sea)"#])
  }

  /// What a view is answered may be called `action`, and is none of a reducer.
  @Test func aSwitchOverAnAnswerIsNoReducers() {
    let chart = Charted(
      """
      enum Answer { case close, complain, nothing }
      final class Till { func pay() async -> Answer { .close } }
      struct Shop: View {
        let till: Till
        @State private var isComplaining = false
        var body: some View {
          Button("Buy") {
            Task {
              let action = await till.pay()
              switch action {
              case .complain: isComplaining = true
              default: break
              }
            }
          }
          .alert("Oh", isPresented: $isComplaining) {}
        }
      }
      """)
    #expect(chart.actions == ["Shop.Buy present isComplaining after await"])
  }

  /// What a function is told to do tells its ways apart.
  @Test func aSwitchOverWhatAFunctionIsToldIsOneActionForEach() {
    let chart = Charted(
      """
      enum Deed { case complain, ask }
      struct Shop: View {
        let deeds: [Deed]
        @State private var isComplaining = false
        @State private var isAsking = false
        var body: some View {
          ForEach(deeds, id: \\.self) { deed in Button("Do") { perform(deed) } }
            .alert("Oh", isPresented: $isComplaining) {}
            .alert("What?", isPresented: $isAsking) {}
        }
        private func perform(_ action: Deed) {
          switch action {
          case .complain: isComplaining = true
          case .ask: isAsking = true
          }
        }
      }
      """)
    #expect(chart.actions == ["Shop.ask present isAsking", "Shop.complain present isComplaining"])
  }

  /// What an older link's binding is told, its Back button tells it: that is no action of the view's.
  @Test(arguments: ["{ _, _ in model.lid = nil }", "{ if !$0 { model.lid = nil } }"])
  func whatALinksBindingIsToldIsNoAction(setter: String) {
    let chart = Charted(
      """
      final class Lid: ObservableObject {}
      final class Jar: ObservableObject {
        @Published var lid: Lid?
        func open() { lid = Lid() }
      }
      struct JarView: View {
        @ObservedObject var model: Jar
        var body: some View { content.toolbar { Button("Open") { model.open() } } }
        private var content: some View {
          NavigationLink(
            destination: Sea(), isActive: Binding(get: { model.lid != nil }, set: \(setter))
          ) { EmptyView() }
        }
      }
      \(Self.pages)
      """)
    #expect(chart.actions == ["Jar.open present lid"])
    #expect(chart.model.screens[0].slots[0].destinations[0].dismissedBy?.isEmpty == false)
  }
}
