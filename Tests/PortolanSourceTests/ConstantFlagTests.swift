import PortolanModel
import Testing

/// Flags that modifiers and wrappers are made with, and that say in which way they present.
@Suite struct ConstantFlagTests {
  private static func chart(_ uses: String, _ asking: String) -> Charted {
    Charted(
      """
      enum Question: Identifiable { case moor, sail; var id: Self { self } }
      struct BerthView: View {
        @State private var question: Question?
        @State private var other: Question?
        var body: some View {
          VStack { Button("Moor") { question = .moor }; Button("Sail") { other = .sail } }
            \(uses)
        }
      }
      \(asking)
      """)
  }

  private static func presentations(_ uses: String, _ asking: String) -> [[Presentation]] {
    let slots = chart(uses, asking).screen("BerthView")?.slots ?? []
    return slots.map { slot in
      slot.destinations[0].presentations?.map(\.kind) ?? [slot.destinations[0].presentation]
    }
  }

  private static func modifier(_ flag: String, _ condition: String) -> String {
    """
    struct Asking: ViewModifier {
      @Binding var question: Question?
      \(flag)
      func body(content: Content) -> some View {
        if \(condition) {
          content.sheet(item: $question) { _ in Text("Sure?") }
        } else {
          content.alert(item: $question) { _ in Alert(title: Text("Sure?")) }
        }
      }
    }
    extension View {
      func asking(_ question: Binding<Question?>, usesAlert: Bool = false) -> some View {
        modifier(Asking(question: question, usesAlert: usesAlert))
      }
    }
    """
  }

  @Test(arguments: ["!usesAlert", "!usesAlert, #available(iOS 26, *)"])
  func aLiteralChoosesTheBranch(_ condition: String) {
    let asking = Self.modifier("var usesAlert = false", condition)
    let other: [Presentation] = condition == "!usesAlert" ? [.sheet] : [.sheet, .alert]
    for use in [
      ".modifier(Asking(question: $question, usesAlert: true)).modifier(Asking(question: $other))",
      ".asking($question, usesAlert: true).asking($other)",
    ] {
      #expect(Self.presentations(use, asking) == [[.alert], other])
    }
  }

  /// What an initialiser keeps as it is told, it keeps for good.
  @Test func anInitializerKeepsWhatItIsTold() {
    let asking = Self.modifier(
      """
      private let isAlert: Bool
      init(question: Binding<Question?>, usesAlert: Bool = true) {
        _question = question
        isAlert = usesAlert
      }
      """, "!isAlert")
    let use =
      ".modifier(Asking(question: $question)).modifier(Asking(question: $other, usesAlert: false))"
    #expect(Self.presentations(use, asking) == [[.alert], [.sheet]])
  }

  /// What may be changed after that, or is told in a variable, may be either.
  @Test(arguments: [
    (
      ".modifier(Asking(question: $question, usesAlert: other == nil))", "var usesAlert = false", ""
    ),
    (
      ".modifier(Asking(question: $question).asAlert())", "var usesAlert = false",
      "extension Asking { func asAlert() -> Asking { var copy = self; copy.usesAlert = true; return copy } }"
    ),
    (".modifier(Asking(question: $question))", "@State var usesAlert = false", ""),
  ])
  func whatMayBeEither(_ use: String, _ flag: String, _ more: String) {
    let asking = Self.modifier(flag, "!usesAlert") + "\n" + more
    #expect(Self.presentations(use, asking) == [[.sheet, .alert]])
  }
}
