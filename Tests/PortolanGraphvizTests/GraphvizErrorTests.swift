import PortolanGraphviz
import Testing

@Suite struct GraphvizErrorTests {
  @Test(arguments: [
    ("digraph {\n a -> b\n b -> -> c\n}", 3, "syntax error in line 3 near '->'"),
    ("digraph { -> }", 1, "syntax error in line 1 near '->'"),
    ("\n\n/* two\nlines */ digraph {\n a b c ]\n}", 5, "in line 5 near ']'"),
    ("# 77 \"other.dot\"\ndigraph { -> }", 2, "syntax error in line 2"),
    ("digraph { a [label=\"no end", 1, "missing endquote"),
    ("digraph { a /* no end", 1, "comment"),
    ("hello", 1, "near 'hello'"),
    ("\n/* no end", 2, "has no end"),
    ("digraph {\n a\u{0} }", 2, "U+0000"),
    ("digraph { a [label=\"\u{1B}\"] }", 1, "U+001B"),
  ])
  func `Syntax errors tell what and where`(dot: String, line: Int, words: String) {
    let error = failure { try Graphviz.render(dot) }
    #expect(error?.kind == .syntax)
    #expect(error?.line == line)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("\n") == false)
  }

  @Test(arguments: [
    "digraph { -> }", "digraph { a [label=\"x", "/* no end", "digraph { a } /* no end",
    "digraph { a } digraph { b }", "digraph { a [label=<<b>>] }", "digraph { layout=none; a }",
    "# 9 \"other.dot\"\ndigraph { -> }",
  ])
  func `Nothing of an error is left over for the next drawing`(broken: String) throws {
    let good = "digraph { a -> b }"
    let before = try Graphviz.render(good)
    for _ in 0..<3 { #expect(throws: GraphvizError.self) { try Graphviz.render(broken) } }
    var warnings: [String] = []
    #expect(try Graphviz.render(good, onWarning: { warnings.append($0) }) == before)
    #expect(warnings.isEmpty)
    #expect(failure { try Graphviz.render("digraph {\n -> }") }?.line == 2)
  }

  @Test(arguments: ["", " \n\t", "// nothing", "/* nothing */\n# here"])
  func `A text without a graph is an error`(dot: String) {
    #expect(failure { try Graphviz.render(dot) }?.kind == .empty)
  }

  @Test(arguments: [
    ("digraph { a } digraph { b }", 1), ("digraph { a }\n\ngraph { b }", 3),
    ("digraph { a }\n}", 2), ("digraph { a }\n/* no end", 2),
  ])
  func `Text beyond one graph is an error`(dot: String, line: Int) {
    let error = failure { try Graphviz.render(dot) }
    #expect(error?.kind == .severalGraphs)
    #expect(error?.line == line)
  }

  @Test(arguments: ["\n\n", " // end", "\n/* the\nend */ # !"])
  func `Blanks and comments may follow the graph`(end: String) throws {
    #expect(try text(Graphviz.render("digraph { a }\(end)")).contains("<title>a</title>"))
  }

  @Test func `An unknown format or engine is answered with those there are`() {
    let format = failure { try Graphviz.render("digraph { a }", as: ImageFormat("doc")) }
    #expect(format?.kind == .unknownFormat)
    #expect(format?.description.contains("no format 'doc'; it has ") == true)
    #expect(format?.description.contains(", svg, ") == true)

    let engine = failure { try Graphviz.render("digraph { a }", engine: LayoutEngine("diesel")) }
    #expect(engine?.kind == .unknownEngine)
    #expect(engine?.description.contains("no layout engine 'diesel'; it has circo, dot, ") == true)
  }

  @Test(arguments: ["<<b>x>", "<<table><tr>>", "<a & b>", "<<table><tr><td>x</td></tr></b>>"])
  func `HTML-like labels with bad XML are errors`(label: String) {
    let error = failure { try Graphviz.render("digraph {\n captain [label=\(label)] }") }
    #expect(error?.kind == .layout)
    #expect(error?.message.contains("in label of node captain") == true)
    // The line that Graphviz names is one of the label.
    #expect(error?.line == nil)
  }

  @Test(arguments: [
    ("digraph { a [image=\"logo.png\"] }", "'image' of node 'a'"),
    ("digraph { a [shapefile=\"logo.png\"] }", "'shapefile' of node 'a'"),
    ("digraph { node [image=\"logo.png\"]; b }", "'image' of node 'b'"),
    ("digraph { imagepath=\"/\"; a }", "'imagepath' of graph"),
    ("digraph { subgraph cluster_a { _background=\"x\"; a } }", "'_background' of subgraph"),
    ("digraph { a [label=<<TABLE><TR><TD><IMG SRC=\"logo.png\"/></TD></TR></TABLE>>] }", "'label'"),
    ("digraph { a -> b [headlabel=<<img src=\"logo.png\"/>>] }", "'headlabel' of edge"),
  ])
  func `No file is read`(dot: String, words: String) {
    let error = failure { try Graphviz.render(dot) }
    #expect(error?.kind == .namesFile)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}

private func failure(_ body: () throws -> [UInt8]) -> GraphvizError? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? GraphvizError
  }
}
