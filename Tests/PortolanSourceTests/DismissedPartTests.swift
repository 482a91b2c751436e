import PortolanModel
import Testing

/// Parts of what some state presents that take it away: a container around the page, a button beside it.
@Suite struct DismissedPartTests {
  private static let parts = """
    struct Framed<Content: View>: View {
      @Environment(\\.dismiss) private var dismiss
      @ViewBuilder let content: () -> Content
      var body: some View {
        NavigationStack { content().toolbar { Button("Done") { dismiss() } } }
      }
    }
    struct CloseButton: View {
      @Environment(\\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct TitleBar: View { var body: some View { HStack { Text(""); CloseButton() } } }
    struct TideView: View { var body: some View { List { Text("Tide") } } }
    struct WindView: View { var body: some View { List { Text("Wind") } } }
    """

  private func ofCases(_ arms: String) -> Charted {
    Charted(
      """
      struct DeckView: View {
        enum Page: Identifiable { case tide, wind, swell; var id: Self { self } }
        @State private var page: Page?
        var body: some View {
          Button("") { page = .tide; page = .wind; page = .swell }
            .fullScreenCover(item: $page) { page in switch page { \(arms) } }
        }
      }
      \(Self.parts)
      """)
  }

  private func dismissed(_ chart: Charted, in slot: String) -> [String] {
    chart.model.screens.flatMap(\.slots).filter { $0.name == slot }.flatMap(\.destinations)
      .filter { $0.dismissedBy?.isEmpty == false }.map(\.name)
  }

  /// A container, or a button, in one arm of a `switch` takes away what that arm is for.
  @Test(arguments: [
    ("case .tide: Framed { TideView() }; case .wind, .swell: WindView()", ["tide"]),
    ("case .tide: TideView(); case .wind, .swell: Framed { WindView() }", ["wind", "swell"]),
    ("case .tide: TideView(); default: Framed { WindView() }", ["wind", "swell"]),
    ("case .tide: VStack { CloseButton(); TideView() }; default: WindView()", ["tide"]),
    ("case .tide: TideView(); default: VStack { CloseButton(); WindView() }", ["wind", "swell"]),
  ])
  func whatStandsInAnArmTakesAwayItsCases(_ arms: String, _ names: [String]) throws {
    let chart = ofCases(arms)
    #expect(dismissed(chart, in: "page") == names)
    #expect(try chart.findings("no-way-out").count == 3 - names.count)
  }

  /// What stands around the `switch` takes away whatever is shown, be there a `switch` over something else within.
  @Test(arguments: [
    "Framed { switch page { case .tide: TideView(); default: WindView() } }",
    "switch depth { case .low: Framed { TideView() }; case .high: Framed { WindView() } }",
  ])
  func whatStandsAroundTakesAwayAll(_ content: String) {
    let chart = Charted(
      """
      enum Depth { case low, high }
      struct DeckView: View {
        enum Page: Identifiable { case tide, wind; var id: Self { self } }
        let depth: Depth
        @State private var page: Page?
        var body: some View {
          Button("") { page = .tide; page = .wind }.sheet(item: $page) { page in \(content) }
        }
      }
      \(Self.parts)
      """)
    #expect(dismissed(chart, in: "page") == ["tide", "wind"])
  }

  private func ofFlag(_ body: String) -> Charted {
    Charted(
      """
      struct DeckView: View {
        @State private var isTide = false
        var body: some View { \(body) }
      }
      \(Self.parts)
      """)
  }

  /// The presenter may put a button beside the page, or onto it.
  @Test(arguments: [
    "VStack { CloseButton(); TideView() }", "VStack { TideView(); TitleBar() }",
    "NavigationStack { TideView().toolbar { CloseButton() } }",
    "TideView().overlay { CloseButton() }", "VStack { Text(\"\"); CloseButton() }",
  ])
  func aButtonBesideThePageTakesItAway(_ content: String) throws {
    let chart = ofFlag(
      "Button(\"Tide\") { isTide = true }.fullScreenCover(isPresented: $isTide) { \(content) }")
    #expect(chart.dismissals(of: "isTide", in: "isTide").count == 1)
    let screen = content.contains("TideView") ? "TideView" : "DeckView"
    #expect(chart.screen(screen)?.actions.map(\.name).contains("CloseButton.Close") == true)
    #expect(try chart.findings("no-way-out").isEmpty)
  }

  /// A button outside of what is presented does not, nor does one in an alert, which has buttons of its own.
  @Test(arguments: [
    "VStack { CloseButton(); Button(\"Tide\") { isTide = true } }.fullScreenCover(isPresented: $isTide) { TideView() }",
    "Button(\"Tide\") { isTide = true }.alert(\"Tide\", isPresented: $isTide) { CloseButton() }",
    "Button(\"Tide\") { isTide = true }.fullScreenCover(isPresented: $isTide) { NavigationStack { NavigationLink(\"\") { VStack { CloseButton(); TideView() } } } }",
  ])
  func oneElsewhereDoesNot(_ body: String) {
    #expect(ofFlag(body).dismissals(of: "isTide", in: "isTide").isEmpty)
  }

  private func dismissals(ofButton made: String, _ body: String, _ inits: String? = nil) -> Int {
    let inits =
      inits ?? """
        init(icon: String, action: @escaping () -> Void) { self.icon = icon; self.action = action }
        init(role: Role) { self.role = role; icon = "xmark"; action = {} }
        """
    let chart = Charted(
      """
      enum Role { case cancel, close }
      struct DeckView: View {
        @State private var isTide = false
        var body: some View {
          Button("Tide") { isTide = true }.sheet(isPresented: $isTide) { TideView() }
        }
      }
      struct TideView: View {
        var body: some View { List { Text("Tide") }.toolbar { \(made) } }
      }
      struct BarButton: View {
        @Environment(\\.dismiss) private var dismiss
        private var icon: String
        private var action: () -> Void
        private var role: Role?
        \(inits)
        var body: some View { Button { \(body) } label: { Image(systemName: icon) } }
      }
      """)
    return chart.dismissals(of: "isTide", in: "isTide").count
  }

  /// A button that an initialiser leaves without what it goes by does not take anything away.
  @Test(arguments: [
    "switch role { case .cancel, .close: dismiss(); default: action() }",
    "switch role { case nil: action(); case .cancel?, .close?: dismiss() }",
    "if role != nil { dismiss() } else { action() }",
  ])
  func aButtonWithoutARoleDoesNot(_ body: String) {
    let plain = "BarButton(icon: \"plus\") { print(1) }"
    #expect(dismissals(ofButton: plain, body) == 0)
    #expect(dismissals(ofButton: "BarButton(role: .close)", body) == 1)
    #expect(dismissals(ofButton: "\(plain); BarButton(role: .close)", body) == 1)
    #expect(
      dismissals(
        ofButton: plain, body,
        "init(icon: String, action: @escaping () -> Void) { role = nil; self.icon = icon; self.action = action }"
      ) == 0)
    // What the caller may say, is not known.
    let optional =
      "init(_ role: Role? = nil) { self.role = role; icon = \"\"; action = {} }"
    #expect(dismissals(ofButton: "BarButton()", body, optional) == 0)
    #expect(dismissals(ofButton: "BarButton(known)", body, optional) == 1)
  }

  /// One press that shows something by the state that the part is handed, or else takes away all that it stands in, is one action.
  @Test func onePressOfAPartIsOneAction() {
    let chart = Charted(
      """
      @main struct YardApp: App { var body: some Scene { WindowGroup { YardView() } } }
      struct YardView: View {
        @State private var isPicking = false
        var body: some View {
          Button("Pick") { isPicking = true }.sheet(isPresented: $isPicking) { PickerSheet() }
        }
      }
      struct PickerSheet: View {
        @State private var isShopShown = false
        var body: some View {
          NavigationStack {
            Card(isShopShown: $isShopShown)
              .navigationDestination(isPresented: $isShopShown) { ShopView() }
          }
        }
      }
      struct Card: View {
        @Binding var isShopShown: Bool
        var isEmpty = false
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Use") { if isEmpty { isShopShown = true } else { dismiss() } }
        }
      }
      struct ShopView: View { var body: some View { Text("Shop") } }
      """)
    let actions = chart.screen("PickerSheet")?.actions ?? []
    #expect(actions.map(\.name) == ["Card.Use"])
    #expect(actions.map(\.kind) == [.user])
    #expect(actions.map { $0.effects.map(\.kind) } == [[.present, .dismiss]])
  }
}
