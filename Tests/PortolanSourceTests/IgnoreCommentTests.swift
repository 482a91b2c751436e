import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Which comments leave findings out, and which lines each of them covers.
@Suite struct IgnoreCommentTests {
  @Test(arguments: [
    ("// portolan:ignore no-way-out a splash screen", ["no-way-out"], "a splash screen"),
    ("//portolan:ignore no-way-out", ["no-way-out"], nil),
    ("/// portolan:ignore a,b , c – why, indeed", ["a", "b", "c"], "why, indeed"),
    ("/* portolan:ignore a -- why */", ["a"], "why"),
    ("/** portolan:ignore a: why */", ["a"], "why"),
    ("// portolan:ignore", [], nil),
    ("// portolan:ignore a ,", ["a"], nil),
    ("// portolan:ignore\ta\twhy  ", ["a"], "why"),
    ("/* portolan:ignore a why\n more */", ["a"], "why"),
  ])
  func whatACommentSays(text: String, rules: [String], reason: String?) {
    let found = ignores("\(text)\nlet x = 1")
    #expect(found.map(\.rules) == [rules])
    #expect(found.map(\.reason) == [reason])
  }

  @Test(arguments: [
    "// portolan:ignored a why", "// see portolan:ignore a", "// portolan: ignore a",
    "let s = \"// portolan:ignore a\"", "// Portolan:ignore a",
    "#\"\"\"\n// portolan:ignore a\n\"\"\"#",
  ])
  func whatIsNoSuchComment(text: String) {
    #expect(ignores(text + "\nlet x = 1").isEmpty)
  }

  @Test func aCommentBehindCodeCoversItsLine() {
    expect(
      """
      class A { // portolan:ignore a why
        var b = 1  /* portolan:ignore b why */
        var c = 1
      } // portolan:ignore c why
      """, ["1:11 a 1-1", "2:14 b 2-2", "4:3 c 4-4"])
  }

  @Test func aCommentAboveADeclarationCoversAllOfIt() {
    expect(
      """
      // portolan:ignore file why
      @Observable
      final class A {
        // portolan:ignore property why
        /// A comment between.
        @Published
        var b: B? {
          didSet {}
        }

        // portolan:ignore function why
        func f() {
          // portolan:ignore line why
          g()
          h()
        }

        // portolan:ignore accessor why
        var c: Int {
          // portolan:ignore getter why
          get {
            1
          }
        }
      }
      """,
      [
        "1:1 file 2-25", "4:3 property 6-9", "11:3 function 12-16", "13:5 line 14-14",
        "18:3 accessor 19-24", "20:5 getter 21-23",
      ])
  }

  @Test func aCommentBehindAttributesCoversAllOfTheDeclaration() {
    let found = ignores(
      """
      @MainActor
      // portolan:ignore a why
      @Observable
      // portolan:ignore b why
      public final class A {
        @Published
        // portolan:ignore c why
        var b = 1
        // portolan:ignore d why
        var c = 1
      }
      """)
    #expect(found.map { [$0.firstLine, $0.lastLine] } == [[3, 11], [5, 11], [8, 8], [10, 10]])
  }

  @Test func casesConditionsAndExtensionsAreDeclarations() {
    expect(
      """
      // portolan:ignore extension why
      extension A {
        enum B {
          // portolan:ignore case why
          case add(
            Item)
        }
      }
      // portolan:ignore condition why
      #if os(iOS)
        struct C {}
      #endif
      """, ["1:1 extension 2-8", "4:5 case 5-6", "9:1 condition 10-12"])
  }

  @Test func anEmptyLineParts() {
    expect(
      "// portolan:ignore a why\n\nstruct A {\n}\n\n// portolan:ignore b why\n\t\n \nstruct B {}",
      ["1:1 a 1-1", "6:1 b 6-6"])
    expect(
      "// portolan:ignore a why\r\nstruct A {\r\n}\r\n// portolan:ignore b why\r\n\r\nstruct B {}",
      ["1:1 a 2-3", "4:1 b 4-4"])
  }

  @Test func severalAboveOneDeclarationAllCoverIt() {
    expect(
      "// portolan:ignore a why\n// portolan:ignore b why\nstruct A {\n}",
      ["1:1 a 3-4", "2:1 b 3-4"])
  }

  @Test func theEndOfTheFileIsNothing() {
    expect("struct A {}\n// portolan:ignore a why", ["2:1 a 2-2"])
    expect("// portolan:ignore a why", ["1:1 a 1-1"])
    expect("// portolan:ignore a why\nstruct A {", ["1:1 a 2-2"])
  }

  @Test func columnsAreBytes() {
    expect("/* é */ // portolan:ignore a why\nlet x = 1", ["1:10 a 1-1"])
  }

  @Test func theyBecomePartOfTheModel() {
    let charted = Charted(
      """
      struct A: View {
        @State private var isShown = false // portolan:ignore no-way-out why
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      charted.model.ignores == [
        Ignore(
          rules: ["no-way-out"], reason: "why",
          location: SourceLocation(file: "App.swift", line: 2, column: 38, endColumn: 71),
          firstLine: 2, lastLine: 2)
      ])
    #expect(NavigationModel(name: "A").merged(withSource: charted.model).ignores.count == 1)
  }

  private func expect(_ text: String, _ expected: [String]) {
    let found = ignores(text).map { ignore in
      let at = "\(ignore.location.line):\(ignore.location.column)"
      return "\(at) \(ignore.rules.joined()) \(ignore.firstLine)-\(ignore.lastLine)"
    }
    #expect(found == expected)
  }

  private func ignores(_ text: String) -> [Ignore] {
    SourceFile(reading: text, path: "A.swift", module: "App").ignores
  }
}
