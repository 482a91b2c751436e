import PortolanFacts
import PortolanSource
import Testing

/// Whatever a file holds, its outline is what can be made of it, and what can't is noted.
struct BadInputTests {
  private func read(_ source: String) -> SourceFile {
    SourceFile(reading: source, path: "File.swift", module: "App")
  }

  private func names(_ file: SourceFile) -> [String] { file.declarations.map(\.name) }

  @Test func anEmptyFileHasNothing() {
    #expect(read("") == SourceFile(path: "File.swift", module: "App"))
    #expect(read("\n// Nothing.\n") == SourceFile(path: "File.swift", module: "App"))
  }

  @Test func whatFollowsASyntaxErrorIsRead() {
    #expect(
      outline(
        """
        struct A {
          var x: = 3
          var y: Int
        }
        struct B { func f() { model. } }
        struct C {
        """) == """
          File.swift:2:10: syntax error: expected a type
          File.swift:5:28: syntax error: unexpected '.'
          File.swift:6:11: syntax error: expected '}'
          struct A
            variable x -> (opaque) = 3
            variable y -> Int
          struct B
            function f { model. }
          struct C
          """)
  }

  /// A file that is cut in the middle is whole up to the declaration that is cut.
  @Test(arguments: [
    ("struct A {\n  var x = 1\n}\n\nstruct B {\n  var y: Int\n", 5),
    ("struct A {\n  var x = 1\n\nstruct B {\n  var y: Int\n}\n", 1),
    ("struct A {}\nstruct B {\n  var x: = 3\n}\nstruct C {\n", 2),
    ("struct A {}\n}\n", 2),
  ])
  func whatStandsAboveASyntaxErrorIsWhole(_ code: String, _ line: Int) {
    #expect(read(code).problems.first?.firstLine == line)
  }

  @Test func onlyTheFirstSyntaxErrorsAreNoted() {
    let file = read(String(repeating: "let = 1\n", count: 20) + "struct A {}")
    #expect(file.problems.count == 3)
    #expect(names(file).last == "A")
  }

  @Test func textThatIsNoSwiftIsNoted() {
    let file = read("{ \"key\": [1, 2] }\u{0}\u{1}<html>")
    #expect(!file.problems.isEmpty)
  }

  /// The parser goes down as many levels as brackets are nested, and gives up the rest of the file at some.
  @Test(arguments: [
    (5_000, "let x = ", "(", "1", ")"),
    (300, "let x = ", "f(", "", ")"),
    (60, "let x = ", "[", "", "]"),
    (60, "let x = ", "[(a, ", "", ")]"),
    (300, "let x = ", "{ ", "", "}"),
    (300, "let x = ", "\"\\(", "1", ")\""),
    (300, "func f() { ", "if a { ", "b()", " }"),
    (300, "func f() { switch x { case ", ".a(", "let b", ")"),
    (60, "let x: ", "[", "A", "]"),
    (300, "", "struct A { ", "", "}"),
  ])
  func nestedBracketsHaveALimit(
    count: Int, start: String, open: String, middle: String, close: String
  ) {
    let file = read(
      "struct Before {}\n" + start + String(repeating: open, count: count) + middle
        + String(repeating: close, count: count))
    #expect(names(file).first == "Before")
    #expect(file.problems.count >= 1)
  }

  /// Here the parser knows no limit, but the outline does.
  @Test(arguments: [
    ("let x = a", ".b()", "", ""),
    ("let x = a", ".b", "", ""),
    ("let x = a", "[0]", "", ""),
    ("let x = a", " { b in c }", "", ""),
    ("let x = \"a\"\n", "#if A\n", ".b()\n", "#endif\n"),
    ("func f() { if a { } ", "else if a { b() } ", "else { }", "} "),
    ("let x = ", "-(", "a", ")"),
    ("let x: A", "?", "", ""),
    ("let x: ", "A<", "B", ">"),
    ("let x: A", ".B", "", ""),
    ("let x: ", "(A) -> ", "A", ""),
    ("let x: ", "some ", "A", ""),
    ("", "#if A\n", "let x = 1\n", "#endif\n"),
    ("func f() {\n", "#if A\n", "a()\n", "#endif\n"),
  ])
  func otherNestingHasALimit(start: String, open: String, middle: String, close: String) {
    let source =
      "struct Before {}\n" + start + String(repeating: open, count: 1_100) + middle
      + String(repeating: close, count: 1_100)
    let file = read(source)
    #expect(names(file).first == "Before")
    #expect(file.problems.count >= 1)
  }

  @Test func aLongChainKeepsItsLastLinksAndAllContents() throws {
    let links = (1...2_000).map { ".link\($0) { content\($0)() }" }.joined(separator: "\n")
    let file = read("let x = Base()\n\(links)\nlet y = 1")
    #expect(file.problems.map(\.what) == ["code that is nested too deeply is left out"])
    #expect(names(file) == ["x", "y"])
    let text = OutlineText().text(of: try #require(file.declarations.first))
    for index in 1...2_000 { #expect(text.contains("content\(index)()")) }
    #expect(text.contains(".link1999(~{ content1999() }).link2000(~{ content2000() })"))
  }

  @Test func aLongSumIsFlat() {
    let sum = (1...5_000).map { "x\($0)" }.joined(separator: " + ")
    #expect(
      body("total = \(sum)")
        == "(total = other(\((1...5_000).map { "x\($0)" }.joined(separator: ", "))))")
  }

  /// What only a later version of the language forbids is read as it is.
  @Test func aSpaceBeforeAnAttributesArgumentsIsNoError() {
    #expect(
      outline("struct A { @Environment (\\.dismiss) var dismiss }")
        == outline("struct A { @Environment(\\.dismiss) var dismiss }"))
  }

  @Test(arguments: [
    (
      "typealias Free = @convention (c) (_ n: Int) -> Void",
      "typealias Free = @convention(c) (_ n: Int) -> Void"
    ),
    ("@available (iOS 15, *) struct B {}", "@available(iOS 15, *) struct B {}"),
    ("@ objc func tap() {}", "@objc func tap() {}"),
    (
      "func load(_ done: @escaping @MainActor (Int) -> Void) {}",
      "func load(_ done: @escaping @MainActor (Int) -> Void) {}"
    ),
  ])
  func whatIsNoErrorInAnEarlierVersionIsRead(_ code: String, _ same: String) {
    func file(_ code: String) -> SourceFile {
      SourceFile(
        reading: "struct A {\n\(code)\nvar isShown = false }", path: "File.swift", module: "App")
    }
    #expect(file(code).problems.isEmpty)
    #expect(
      file(code).declarations.first?.members.map(\.name)
        == file(same).declarations.first?.members.map(\.name))
    #expect(file(code).declarations.first?.members.last?.name == "isShown")
  }

  /// Swift's compiler takes the parentheses for the function's.
  @Test(arguments: [
    ("@MainActor([Int]) -> Void", true), ("@MainActor() -> Void", true),
    ("@Sendable @MainActor(Int, Int) async -> Void", true), ("@MainActor -> Void", false),
    ("@convention(c) -> Void", false), ("(@MainActor([Int]) -> Void", false),
  ])
  func parenthesesAfterAnAttributeMayBeAFunctions(_ type: String, _ isRight: Bool) {
    let file = SourceFile(
      reading: "func load(update: @escaping \(type)) {}", path: "File.swift", module: "App")
    #expect(file.problems.isEmpty == isRight)
  }
}
