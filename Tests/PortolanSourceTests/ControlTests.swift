import PortolanCheck
import PortolanModel
import Testing

/// What the user does by controls: each is an action of its own.
@Suite struct ControlTests {
  private static let control = """
    struct RowButton<Label: View>: View {
      let icon: String
      let action: () -> Void
      let label: () -> Label
      var body: some View { Button(action: action) { label() } }
    }
    struct TitleButton: View {
      var isBold = false
      let title: String
      let action: () -> Void
      init(isBold: Bool = false, _ title: String, _ action: @escaping () -> Void) {
        self.isBold = isBold
        self.title = title
        self.action = action
      }
      var body: some View { Button(title, action: action) }
    }
    struct Card<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      var body: some View { VStack { Text(title); content() } }
    }
    """

  private func chart(_ body: String) -> Charted {
    Charted(
      """
      enum Step: Hashable { case name, colour }
      struct FormView: View {
        @State private var path: [Step] = []
        @State private var isAsking = false
        var body: some View {
          NavigationStack(path: $path) {
            VStack { \(body) }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .name: Text("")
                case .colour: Text("")
                }
              }
              .alert("Sure?", isPresented: $isAsking) {}
          }
        }
      }
      \(Self.control)
      func later(_ work: () -> Void) { work() }
      func boxed<Shown: View>(@ViewBuilder _ shown: () -> Shown) -> some View { HStack { shown() } }
      """)
  }

  @Test func controlsOfTheAppsOwnAreCalledByTheirText() {
    let chart = chart(
      """
      TitleButton(isBold: true, "Name") { path.append(.name) }
      RowButton(icon: "paint") { path.append(.colour) } label: { Text("Colour") }
      Card(title: "More") { Text("Ask").onTapGesture { isAsking = true } }
      """)
    #expect(
      chart.actions == [
        "FormView.Ask present isAsking", "FormView.Colour push path (colour)",
        "FormView.Name push path (name)",
      ])
  }

  /// Nobody pushes one on the other.
  /// A label may be put together of views; of one whose first text nobody knows the rest is no name.
  @Test(arguments: [
    ("Label { Text(\"Add\").bold() } icon: { Image(\"plus\") }", "Add"),
    ("VStack { Image(\"plus\"); HStack { Text(\"Add\", comment: \"\"); Text(\"One\") } }", "Add"),
    ("HStack { Text(name); Text(\"Add\") }", "Button"),
    ("HStack { Text(\"(\"); Text(name); Text(\")\") }", "Button"),
    ("VStack { Label { Text(name) } icon: { Text(\"+\") }; Text(\"Add\") }", "Button"),
  ])
  func aButtonIsCalledByTheTextInItsLabel(_ label: String, _ name: String) {
    let chart = chart("Button { isAsking = true } label: { \(label) }")
    #expect(chart.actions == ["FormView.\(name) present isAsking"])
  }

  @Test(arguments: [
    (
      "Button { path.append(.name) } label: { Image(\"a\") }; Button { path.append(.colour) } label: { Image(\"b\") }",
      ["Button", "Button"]
    ),
    (
      "Text(\"\").onTapGesture { path.append(.name) }.onLongPressGesture { path.append(.colour) }",
      ["onTapGesture", "onLongPressGesture"]
    ),
    // A library's.
    (
      "AsyncButton { path.append(.name) } label: { Image(\"a\") }; AsyncButton { path.append(.colour) } label: { Image(\"b\") }",
      ["Button", "Button"]
    ),
  ])
  func whatTwoControlsDoIsTwoActions(_ body: String, _ names: [String]) {
    let chart = chart(body)
    let screen = chart.screen("FormView")
    #expect(screen?.actions.map(\.name) == names)
    #expect(screen?.actions.map { $0.effects.map(\.destinations) } == [[["name"]], [["colour"]]])
  }

  @Test func whatOneControlDoesIsOneAction() {
    let chart = chart("Button { path.append(.name); isAsking = true } label: { Image(\"a\") }")
    #expect(chart.screen("FormView")?.actions.map(\.effects.count) == [2])
  }

  @Test func aLinkInAHelperIsOneHoweverOftenItIsCalled() {
    let chart = Charted(
      """
      enum Step: Hashable { case name }
      struct FormView: View {
        @State private var path: [Step] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { link(); link() }.navigationDestination(for: Step.self) { _ in Text("") }
          }
        }
        private func link() -> some View { NavigationLink("Name", value: Step.name) }
      }
      """)
    #expect(chart.actions == [#"FormView.NavigationLink("Name", value:) push path (name)"#])
  }

  @Test func whatAPartDoesByABindingItsScreenDoes() {
    let chart = Charted(
      """
      struct FormView: View {
        @State private var isAsking = false
        @State private var isHelped = false
        var body: some View {
          VStack { Banner(isShown: $isAsking); Footer(isShown: $isAsking); Footer(isShown: $isHelped) }
            .alert("", isPresented: $isAsking) {}
            .sheet(isPresented: $isHelped) { HelpView(isShown: $isHelped) }
        }
      }
      struct Banner: View {
        @Binding var isShown: Bool
        var body: some View { Button("Ask") { isShown = true } }
      }
      struct Footer: View {
        @Binding var isShown: Bool
        var body: some View { Button("More") { isShown = true } }
      }
      struct HelpView: View {
        @Binding var isShown: Bool
        @State private var isTipping = false
        var body: some View { Button("Done") { isShown = false }.sheet(isPresented: $isTipping) { Text("") } }
      }
      """)
    #expect(
      chart.actions == [
        "FormView.Banner.Ask present isAsking", "FormView.Footer.More present isAsking",
        "FormView.Footer.More present isHelped", "HelpView.Done dismiss FormView.isHelped",
      ])
  }

  /// What a function does that an alert's button calls, and another button too, is not done in the alert alone.
  @Test func whatIsCalledElsewhereTooIsNotDoneInTheAlertAlone() {
    func spot(_ other: String) -> Action.Spot? {
      Charted(
        """
        struct HomeView: View {
          @State private var isAsking = false
          @State private var isShown = false
          var body: some View {
            VStack { Button("Save") { Task { await save() } } }
              .alert("", isPresented: $isAsking) { Button("Skip") { next() } }
              .sheet(isPresented: $isShown) { Text("") }
          }
          private func save() async { isAsking = true; \(other) }
          private func next() { isShown = true }
        }
        """
      ).screen("HomeView")?.actions.first { $0.name == "next" }?.availableAt
    }
    #expect(spot("")?.slot == "isAsking")
    #expect(spot("next()") == nil)
  }

  /// What modifiers run is done by itself each time, whatever the modifier.
  @Test(arguments: [
    "onKeyPress(\"n\")", "onExitCommand", "onDoubleClick", "refreshable", "onReceive(clock)",
    "onContinueUserActivity(\"add\")", "dropDestination(for: URL.self)",
  ])
  func eachHandlerIsAnActionOfItsOwn(_ modifier: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case news, profile }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("")
              .\(modifier) { _ in path.append(.news) }
              .\(modifier) { _ in path.append(.profile) }
              .navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      """)
    let actions = chart.screen("HomeView")?.actions ?? []
    #expect(
      actions.map { $0.effects.flatMap { $0.destinations ?? [] } } == [["news"], ["profile"]])
  }

  /// A modifier of the app's own may run what it is given when something happens.
  @Test func handlersOfTheAppsOwnEventsAreItsDoing() {
    let chart = Charted(
      """
      extension View {
        func onNotification(_ name: Notification.Name, perform action: @escaping () -> Void) -> some View {
          onReceive(NotificationCenter.default.publisher(for: name)) { _ in action() }
        }
      }
      struct HomeView: View {
        @State private var isAdding = false
        @State private var edited: Int?
        var body: some View {
          Text("")
            .accessibilityAction(named: "Add") { isAdding = true }
            .onNotification(.add) { isAdding = true }
            .onNotification(.edit) { edited = 1 }
            .sheet(isPresented: $isAdding) { Text("") }
            .alert("", isPresented: .constant(edited != nil)) { Button("OK") { edited = nil } }
        }
      }
      """)
    let actions = chart.screen("HomeView")?.actions ?? []
    #expect(
      actions.filter { $0.name != "OK" }.map { "\($0.name) \($0.kind) \($0.effects.map(\.slot))" }
        == [
          "Add user [\"isAdding\"]", "onNotification app [\"isAdding\"]",
          "onNotification app [\"edited\"]",
        ])
  }

  /// Buttons by other names: SwiftUI's where a module has one of its own, and those of alerts as they were.
  @Test func buttonsAreCalledByTheirTitles() {
    let chart = Charted(
      """
      class Button {}
      struct HomeView: View {
        @State private var isAsking = false
        @State private var isDone = false
        var body: some View {
          row
            .sheet(isPresented: $isDone) { Text("") }
            .alert(isPresented: $isAsking) {
              Alert(
                title: Text("Sure?"), primaryButton: .cancel(),
                secondaryButton: .destructive(Text("Delete"), action: { isDone = true }))
            }
        }
        var row: some View {
          VStack {
            SwiftUI.Button(role: .destructive) { isAsking = true } label: { Label("Revoke", systemImage: "xmark") }
            SwiftUI.Button("Finish") { isDone = true }
          }
        }
      }
      """)
    #expect(
      chart.actions == [
        "HomeView.Delete present isDone", "HomeView.Finish present isDone",
        "HomeView.Revoke present isAsking",
      ])
    let delete = chart.screen("HomeView")?.actions.first { $0.name == "Delete" }
    #expect(delete?.availableAt?.destination == "isAsking")
  }

  /// A button without text is called what is said of it to those who do not see it, else by its symbol.
  @Test(arguments: [
    ("Button(action: { isShown = true }) { Image(systemName: \"pencil\") }", "pencil"),
    (
      "Button { isShown = true } label: { Image(systemName: \"plus\") }.padding().accessibilityLabel(\"Add\")",
      "Add"
    ),
    (
      "Button { isShown = true } label: { Image(systemName: \"plus\").accessibilityLabel(Text(\"Add\")) }",
      "Add"
    ),
    ("Button(\"Help\") { isShown = true }.accessibilityLabel(\"Get help\")", "Help"),
    (
      "HStack { Button { isShown = true } label: { Image(\"a\") } }.accessibilityLabel(\"Tools\")",
      "Button"
    ),
    ("EmptyShelf(onBrowse: { isShown = true })", "onBrowse"),
    ("EmptyShelf { isShown = true }", "EmptyShelf"),
    ("CloseMark(action: { isShown = true })", "CloseMark"),
    ("Button(Words.Menu.help) { isShown = true }", "help"),
    ("Button { isShown = true } label: { Text(Words.help) }", "help"),
    ("Button { isShown = true } label: { Text(item.name); Image(systemName: \"plus\") }", "plus"),
    ("RowButton(Words.help) { isShown = true }", "help"),
    (
      "Button { isShown = true } label: { NavigationLink(\"Clear\", destination: EmptyView()) }",
      "Clear"
    ),
    ("Button { isShown = true } label: { Image(systemSymbol: .plusCircle) }", "plusCircle"),
    // One text or another.
    (
      "Button { isShown = true } label: { Image(\"a\") }.accessibilityLabel(isShown ? \"Hide\" : \"Show\")",
      "Hide or Show"
    ),
    ("Button(isShown ? \"Hide\" : \"Show\") { isShown = true }", "Hide or Show"),
    (
      "Button { isShown = true } label: { Text(isShown ? \"Hide\" : \"Show\").bold() }",
      "Hide or Show"
    ),
    ("Button(isShown ? item.name : \"Show\") { isShown = true }", "Button"),
    // What a menu does where it is pressed, and what is in it.
    (
      "Menu { Text(\"\") } label: { Label(\"Bin\", systemImage: \"trash\") } primaryAction: { isShown = true }",
      "Bin"
    ),
    ("Menu(\"Bin\") { Text(\"\") } primaryAction: { isShown = true }", "Bin"),
    (
      "Menu { Text(\"\") } label: { Text(name) } primaryAction: { isShown = true }", "primaryAction"
    ),
    ("Menu(\"Bin\") { Button(\"Empty\") { isShown = true } }", "Empty"),
    // A title above content is none of a closure's, nor is one above several closures.
    ("Panel(title: \"Report\", onClose: { isShown = true }) { Text(\"\") }", "onClose"),
    ("Panel(title: \"Report\", onClose: { isShown = true }) { Button(\"Go\") {} }", "onClose"),
    ("Ask(title: \"Sure?\", onYes: { isShown = true }, onNo: {})", "onYes"),
    ("Tile(title: \"Sun\", onPress: { isShown = true }) { Image(\"\") }", "Sun"),
  ])
  func aControlWithoutText(_ control: String, _ name: String) {
    let chart = Charted(
      """
      struct FormView: View {
        @State private var isShown = false
        var body: some View { \(control).sheet(isPresented: $isShown) { Text("") } }
      }
      struct RowButton: View {
        let title: String
        let action: () -> Void
        init(_ title: String, action: @escaping () -> Void) { (self.title, self.action) = (title, action) }
        var body: some View { Button(title, action: action) }
      }
      struct EmptyShelf: View {
        let onBrowse: () -> Void
        var body: some View { Button(action: onBrowse) { Image(systemName: "books.vertical") } }
      }
      struct CloseMark: View {
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: "xmark") } }
      }
      struct Panel<Shown: View>: View {
        let title: String
        let onClose: () -> Void
        @ViewBuilder let shown: () -> Shown
        var body: some View { VStack { Text(title); Button("x", action: onClose); shown() } }
      }
      struct Ask: View {
        let title: String
        let onYes: () -> Void
        let onNo: () -> Void
        var body: some View { Text(title) }
      }
      struct Tile<Label: View>: View {
        let title: String
        let onPress: () -> Void
        @ViewBuilder let label: () -> Label
        var body: some View { Button(action: onPress) { label() } }
      }
      """)
    #expect(chart.actions == ["FormView.\(name) present isShown"])
  }

  /// A function that makes a control is one wherever it is called.
  @Test(arguments: [
    ("tool(image: \"sun\", help: \"Sun\") { ACTION }", "Sun"),
    ("tool(image: \"sun\", help: Words.sun) { ACTION }", "sun"),
    ("self.tool(image: \"sun\", help: text, onPress: { ACTION })", "onPress"),
    ("tool(image: \"sun\", help: text) { ACTION }", "tool"),
    ("plain { ACTION }", "plain"),
  ])
  func aFunctionThatMakesAControl(_ call: String, _ name: String) {
    let calls = ["isSun = true", "isRain = true"].map { call.replacing("ACTION", with: $0) }
    let chart = Charted(
      """
      struct SkyView: View {
        @State private var isSun = false
        @State private var isRain = false
        let text: String
        var body: some View {
          VStack {
            \(calls[0]).sheet(isPresented: $isSun) { Text("") }
            \(calls[1]).sheet(isPresented: $isRain) { Text("") }
          }
        }
        private func tool(image: String, help: String, onPress: @escaping () -> Void) -> some View {
          Button(action: onPress) { Image(systemName: image) }.help(help)
        }
      }
      func plain(_ action: @escaping () -> Void) -> some View { Button(action: action) { Image("") } }
      """)
    #expect(chart.actions == ["SkyView.\(name) present isRain", "SkyView.\(name) present isSun"])
    #expect(chart.screen("SkyView")?.actions.count == 2)
  }

  /// A function that only does something is no control, nor is what makes content.
  @Test func aFunctionThatMakesNoControl() {
    let chart = chart(
      """
      Button("Ask") { later { isAsking = true } }
      boxed { Text("").onTapGesture { path.append(.name) } }
      """)
    #expect(
      chart.actions == ["FormView.Ask present isAsking", "FormView.onTapGesture push path (name)"])
  }

  @Test(arguments: [
    (".destructive(Text(Words.delete)) { isShown = true }", "delete"),
    (".destructive(Text(\"Delete\")) { isShown = true }", "Delete"),
    (".cancel(Text(name)) { isShown = true }", "cancel"),
    (".cancel { isShown = true }", "Cancel"),
  ])
  func aButtonOfAnOldAlertIsCalledByItsConstant(_ button: String, _ name: String) {
    let chart = Charted(
      """
      enum Words { static let delete = "" }
      struct BinView: View {
        @State private var isAsked = false
        @State private var isShown = false
        let name: String
        var body: some View {
          Text("").alert(isPresented: $isAsked) { Alert(title: Text(""), primaryButton: \(button)) }
            .sheet(isPresented: $isShown) { Text("") }
        }
      }
      """)
    #expect(chart.actions == ["BinView.\(name) present isShown"])
  }

  /// Rows of data that hold what is done are called as what is written beside that.
  @Test(arguments: [
    "[Entry(title: \"Rain\", action: { isRain = true }), Entry(title: \"Sun\") { isSun = true }]",
    "[.init(title: \"Rain\", action: { isRain = true }), .init(title: \"Sun\", action: { isSun = true })]",
  ])
  func aRowOfDataIsCalledByItsTitle(_ entries: String) {
    for (member, given) in [("", entries), ("var entries: [Entry] { \(entries) }", "entries")] {
      let chart = Charted(
        """
        struct Entry: Identifiable { let id = 0; let title: String; let action: () -> Void }
        struct EntryMenu: View {
          let entries: [Entry]
          var body: some View { ForEach(entries) { entry in Button(entry.title) { entry.action() } } }
        }
        struct SkyView: View {
          @State private var isRain = false
          @State private var isSun = false
          \(member)
          var body: some View {
            EntryMenu(entries: \(given))
              .sheet(isPresented: $isRain) { Text("") }
              .alert("", isPresented: $isSun) {}
          }
        }
        """)
      #expect(chart.actions == ["SkyView.Rain present isRain", "SkyView.Sun present isSun"])
    }
  }

  /// What a row holds to be shown is no control, and of several closures the labels say more than the title.
  @Test func aRowOfDataThatShowsOrDoesSeveralThings() {
    let chart = Charted(
      """
      struct Entry { let title: String; let onOpen: () -> Void; let onClose: () -> Void }
      struct SkyView: View {
        @State private var isRain = false
        @State private var isSun = false
        var body: some View {
          EntryRow(entry: Entry(title: "Sky", onOpen: { isRain = true }, onClose: { isSun = true }))
            .sheet(isPresented: $isRain) { Text("") }
            .alert("", isPresented: $isSun) {}
        }
      }
      struct EntryRow: View { let entry: Entry; var body: some View { Button("") { entry.onOpen() } } }
      """)
    #expect(chart.actions == ["SkyView.onClose present isSun", "SkyView.onOpen present isRain"])
  }

  /// A button without text is called as what is said of it to those who wonder.
  @Test(arguments: [
    ("Button { isShown = true } label: { Image(.ruler) }.help(\"Measure\")", "Measure"),
    ("Button { isShown = true } label: { Image(.ruler) }.padding().help(\"Measure\")", "Measure"),
    (
      "Button { isShown = true } label: { Image(.ruler) }.accessibilityLabel(\"Ruler\").help(\"Measure\")",
      "Ruler"
    ),
    (
      "Button { isShown = true } label: { Image(.ruler) }.help(\"Measure\").accessibilityLabel(\"Ruler\")",
      "Ruler"
    ),
    ("Button(\"Open\") { isShown = true }.help(\"Measure\")", "Open"),
  ])
  func helpSaysWhatAButtonIs(_ button: String, _ name: String) {
    let chart = Charted(
      """
      struct MastView: View {
        @State private var isShown = false
        var body: some View { VStack { \(button) }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.actions == ["MastView.\(name) present isShown"])
  }
}
