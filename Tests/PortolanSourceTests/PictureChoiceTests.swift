import Testing

/// An enum that says which picture stands beside something, and one that chooses what fills the screen.
@Suite struct PictureChoiceTests {
  /// An icon of one kind or another beside a name is data; where an arm has something to press or to read, or a list, it is a page, and so is a
  /// picture that fills the screen.
  @Test(arguments: [
    (
      "Image(seal).clipShape(Circle())", "VStack { SealView(seal: model.seal); Text(\"Name\") }",
      true
    ),
    (
      "Image(seal).onTapGesture { print(seal) }",
      "VStack { SealView(seal: model.seal); Text(\"Name\") }", false
    ),
    (
      "VStack { Image(seal); Text(seal) }", "VStack { SealView(seal: model.seal); Text(\"Name\") }",
      false
    ),
    ("List { Image(seal) }", "VStack { SealView(seal: model.seal); Text(\"Name\") }", false),
    (
      "Image(seal).navigationTitle(\"Seal\")",
      "VStack { SealView(seal: model.seal); Text(\"Name\") }", false
    ),
    ("Image(seal).clipShape(Circle())", "SealView(seal: model.seal)", false),
  ])
  func anIconBesideANameIsNoScreen(_ picture: String, _ body: String, _ isData: Bool) {
    let chart = Charted(
      """
      enum Seal { case picture(String), symbol(String), remote(URL) }
      struct SealView: View {
        let seal: Seal?
        var body: some View {
          switch seal {
          case .picture(let name): RoundSeal(seal: name)
          case .symbol(let name): Image(systemName: name)
          case .remote(let url): RemoteSeal(url: url)
          case nil: EmptyView()
          }
        }
      }
      struct RoundSeal: View { let seal: String; var body: some View { \(picture) } }
      struct RemoteSeal: View { let url: URL; var body: some View { AsyncImage(url: url) } }
      @Observable final class LetterModel {
        var seal: Seal?
        func load() async { seal = .symbol("star") }
      }
      struct LetterView: View {
        @State private var model = LetterModel()
        var body: some View { \(body).task { await model.load() } }
      }
      """)
    #expect(chart.slots.contains { $0.contains(".seal atMostOne") } == !isData)
  }

  /// An icon is one beside a control, too, whatever it is chosen by, and in a view of its own that is all picture.
  @Test(arguments: [
    ("SealIcon.icon(seal)", true),
    ("SealBadge(stamp: Stamp(seal: seal))", true),
  ])
  func anIconBesideAControlIsNoScreen(_ icon: String, _ isData: Bool) {
    let chart = Charted(
      """
      enum Ink { case red, blue }
      enum Seal { case wax(Ink), paper, ribbon }
      struct Stamp { var seal: Seal }
      struct LetterView: View {
        @State private var seal: Seal = .paper
        var body: some View {
          HStack {
            \(icon)
            Menu("Seal") { Button("Wax") { seal = .wax(.red) }; Button("Ribbon") { seal = .ribbon } }
          }
        }
      }
      enum SealIcon {
        @ViewBuilder static func icon(_ seal: Seal) -> some View {
          switch seal {
          case .wax(let ink):
            switch ink {
            case .red: WaxIcon()
            case .blue: RibbonIcon()
            }
          case .paper: PaperIcon()
          case .ribbon: RibbonIcon()
          }
        }
      }
      struct SealBadge: View {
        let stamp: Stamp
        var body: some View {
          ZStack {
            Image("paper")
            switch stamp.seal {
            case .wax: WaxIcon()
            case .paper: PaperIcon()
            case .ribbon: Image("ribbon")
            }
          }
        }
      }
      struct WaxIcon: View { var body: some View { Circle() } }
      struct PaperIcon: View { var body: some View { Rectangle() } }
      struct RibbonIcon: View { var body: some View { Rectangle().overlay { Image("r") } } }
      """)
    #expect(chart.slots.isEmpty == isData)
  }

  /// Of an icon and a page that one state chooses, the page is shown, wherever the icon stands.
  @Test(arguments: [
    "HStack { icon; Text(\"Step\") }; page", "page; HStack { icon; Text(\"Step\") }",
  ])
  func thePageIsShownNotTheIcon(_ body: String) {
    let chart = Charted(
      """
      enum Step { case name, seal }
      struct LetterView: View {
        @State private var step: Step = .name
        var body: some View {
          VStack { \(body); Button("Next") { step = .seal } }
        }
        @ViewBuilder var icon: some View {
          switch step { case .name: NameIcon(); case .seal: SealIcon() }
        }
        @ViewBuilder var page: some View {
          switch step { case .name: NamePage(); case .seal: SealPage() }
        }
      }
      struct NameIcon: View { var body: some View { ZStack { Circle(); Text("N") } } }
      struct SealIcon: View { var body: some View { ZStack { Circle(); Text("S") } } }
      struct NamePage: View { var body: some View { Toggle("Formal", isOn: .constant(true)) } }
      struct SealPage: View { var body: some View { Form { Text("Seal") } } }
      """)
    #expect(
      chart.slots == [
        "LetterView.step exactlyOne enum: name inline → NamePage, seal inline → SealPage"
      ])
  }
}
