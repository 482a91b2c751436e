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
}
