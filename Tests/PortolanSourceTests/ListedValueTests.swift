import PortolanModel
import Testing

/// What a list selects that is a value and no case, and what is shown for it.
@Suite struct ListedValueTests {
  private func chart(_ mail: String, _ more: String = "") -> Charted {
    Charted(
      """
      struct Letter: Identifiable, Hashable { let id: Int; var isNew = false }
      struct Mail: View { \(mail) }
      \(more)
      struct LetterView: View {
        let letter: Letter
        @State private var isInfo = false
        var body: some View { Button("") { isInfo = true }.sheet(isPresented: $isInfo) { Text("") } }
      }
      """)
  }

  private static let shown = [
    "LetterView.isInfo atMostOne flag: isInfo sheet",
    "Mail.letter atMostOne optionalValue: letter inline → LetterView",
  ]

  @Test(arguments: [
    "if let letter { LetterView(letter: letter) } else { Text(\"\") }",
    "NavigationStack { if let account, let letter { LetterView(letter: letter) } }",
    "NavigationStack { if let letter, let account { LetterView(letter: letter) } }",
  ])
  func whatAListSelectsFillsTheDetail(_ detail: String) {
    let chart = chart(
      """
      @State private var letter: Letter?
      @State private var account: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([Letter(id: 1)], selection: $letter) { NavigationLink("", value: $0) }
        } detail: {
          \(detail)
        }
      }
      """)
    #expect(chart.slots == Self.shown)
    #expect(chart.destination("letter", in: "letter")?.setBy?.isEmpty == false)
  }

  @Test func aListOfItsOwnSelectsByABinding() {
    let chart = chart(
      """
      @State private var letter: Letter?
      var body: some View {
        NavigationSplitView { Side(letter: $letter) } detail: {
          if let letter { LetterView(letter: letter) }
        }
      }
      """,
      """
      struct Side: View {
        @Binding var letter: Letter?
        var body: some View { List([Letter(id: 1)], selection: $letter) { Text("\\($0.id)") } }
      }
      """)
    #expect(chart.slots == Self.shown)
  }

  @Test func aRouterKeepsTheIdentityOfWhatIsSelected() {
    let chart = chart(
      """
      @EnvironmentObject var router: Router
      let letters: [Letter]
      var body: some View {
        NavigationSplitView {
          List(letters, selection: $router.id) { Text("\\($0.id)") }
        } detail: {
          if let id = router.id, let letter = letters.first(where: { $0.id == id }) {
            LetterView(letter: letter)
          }
        }
      }
      """, "final class Router: ObservableObject { @Published var id: Int? }")
    #expect(
      chart.slots.contains { $0.hasSuffix(".id atMostOne optionalValue: id inline → LetterView") })
    #expect(!chart.slots.contains { $0.contains("always child: letterView") })
  }

  private static let lookedUp = "Mail.id atMostOne optionalValue: id inline → LetterView"

  private func lookup(_ lookup: String, _ detail: String) -> Charted {
    chart(
      """
      let shelf = Shelf()
      @State private var id: Int?
      @State private var letters = [Letter(id: 1)]
      \(lookup)
      var body: some View {
        NavigationSplitView {
          List(letters, selection: $id) { Text("\\($0.id)") }
        } detail: {
          \(detail)
        }
      }
      """, "final class Shelf { let byID: [Int: Letter] = [:] }")
  }

  /// What is looked up by the state is there only while that is.
  @Test(arguments: [
    "var letter: Letter? { letters.first { $0.id == id } }",
    "var letter: Letter? { letters.first(where: { letter in self.id == letter.id && letter.isNew }) }",
    "var letter: Letter? { guard let id else { return nil }; return letters.first { $0.id == id } }",
    "var letter: Letter? { guard let id else { return nil }; return Letter(id: id) }",
    "var letter: Letter? { if let id { return shelf.byID[id] }; return nil }",
    "var found: Letter? { letters.first { $0.id == id } }; var letter: Letter? { found }",
  ])
  func whatAPropertyLooksUpIsSelected(_ lookup: String) {
    for detail in [
      "if let letter { LetterView(letter: letter) } else { Text(\"\") }",
      "if letter != nil { LetterView(letter: letter!) }",
    ] {
      let chart = self.lookup(lookup, detail)
      #expect(chart.slots == ["LetterView.isInfo atMostOne flag: isInfo sheet", Self.lookedUp])
    }
  }

  @Test(arguments: [
    "if let letter = letters.first(where: { $0.id == id }) { LetterView(letter: letter) }",
    "if let id, let letter = shelf.byID[id] { LetterView(letter: letter) }",
  ])
  func whatTheConditionLooksUpIsSelected(_ detail: String) {
    #expect(lookup("", detail).slots.contains(Self.lookedUp))
  }

  @Test func aModelLooksUpWhatIsSelected() {
    let chart = chart(
      """
      @State private var model = Model()
      var body: some View {
        NavigationSplitView {
          List(model.letters, selection: $model.id) { Text("\\($0.id)") }
        } detail: {
          if let letter = model.letter { LetterView(letter: letter) }
        }
      }
      """,
      """
      @Observable final class Model {
        var id: Letter.ID?
        var letters: [Letter] = []
        var letter: Letter? { letters.first { $0.id == id } }
      }
      """)
    #expect(
      chart.slots.contains { $0.hasSuffix(".id atMostOne optionalValue: id inline → LetterView") })
  }

  /// What is there without the state, too, or for some other reason, is no place of it.
  @Test(arguments: [
    "var letter: Letter? { letters.first { $0.id == id } ?? letters.first }",
    "var letter: Letter? { guard let id else { return letters.first }; return letters.first { $0.id == id } }",
    "var letter: Letter? { if let id { return Letter(id: id) }; return letters.first }",
    "var letter: Letter? { letters.first { $0.id != id } }",
    "var letter: Letter? { letters.first { $0.isNew } }",
  ])
  func whatIsThereWithoutTheSelectionIsNoSlot(_ lookup: String) {
    let chart = self.lookup(lookup, "if let letter { LetterView(letter: letter) }")
    #expect(!chart.slots.contains { $0.hasPrefix("Mail.id") })
    #expect(chart.slots.contains("Mail.letterView always child: letterView inline → LetterView"))
  }

  /// What only marks the selected row, or acts on it, is no page; nor is what no list selects.
  @Test(arguments: [
    "List([1], selection: $letter) { _ in Text(\"\") }.toolbar { if let letter { Mark(letter: letter) } }",
    "List([1], selection: $letter) { _ in if let letter { Mark(letter: letter) } }",
    "List([1]) { _ in Text(\"\") }.overlay { if let letter { Mark(letter: letter) } }",
  ])
  func whatIsNoPageIsNoSlot(_ body: String) {
    let chart = chart(
      "@State private var letter: Letter?; var body: some View { \(body) }",
      "struct Mark: View { let letter: Letter; var body: some View { Text(\"\") } }")
    #expect(!chart.slots.contains { $0.hasPrefix("Mail.") })
  }

  private func eitherPage(_ pages: String) -> Charted {
    chart(
      """
      @State private var id: Int?
      private var isPlain: Bool { Settings.isPlain }
      func letter(_ id: Int) -> Letter? { nil }
      var body: some View {
        NavigationSplitView {
          List(selection: $id) { NavigationLink("", value: 1) }
        } detail: {
          NavigationStack {
            if let id, let letter = letter(id) { \(pages) } else { Text("") }
          }
        }
      }
      """,
      """
      struct PlainView: View {
        let letter: Letter
        @State private var isAsked = false
        var body: some View { Button("") { isAsked = true }.alert("", isPresented: $isAsked) {} }
      }
      struct FullView: View {
        let id: Int
        let letter: Letter
        @State private var isReply = false
        var body: some View { Button("") { isReply = true }.sheet(isPresented: $isReply) { Text("") } }
      }
      """)
  }

  /// One page or another, as a flag says, are both there only while something is selected.
  @Test(arguments: [
    "LetterView(letter: letter)", "FullView(id: id, letter: letter)",
  ])
  func onePageOrAnotherIsShownForWhatIsSelected(_ page: String) {
    let chart = eitherPage("if isPlain { PlainView(letter: letter) } else { \(page) }")
    let name = "PlainViewOr\(page.prefix { $0 != "(" })"
    let slots = chart.slots.filter { $0.hasPrefix("Mail.") }
    #expect(slots == ["Mail.id atMostOne optionalValue: id inline → \(name)"])
    #expect(chart.screen(name)?.slots.map(\.arity) == [.always, .always])
    let arms = chart.screen(name)?.slots.compactMap { $0.branches?.first?.arm } ?? []
    #expect(Set(arms).count == 2)
  }

  /// What stands beside the page, or in for it, is no other page.
  @Test(arguments: [
    "FullView(id: id, letter: letter); if isPlain { Text(\"\") }",
    "if isPlain { ProgressView() } else { FullView(id: id, letter: letter) }",
    "if isPlain { Missing() } else { FullView(id: id, letter: letter) }",
  ])
  func whatStandsInForThePageIsNone(_ pages: String) {
    let chart = eitherPage(pages)
    #expect(
      chart.slots.filter { $0.hasPrefix("Mail.") }
        == ["Mail.id atMostOne optionalValue: id inline → FullView"])
  }
}
