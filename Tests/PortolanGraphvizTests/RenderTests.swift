import PortolanGraphviz
import Testing

@Suite struct RenderTests {
  @Test func `SVG is XML from its declaration to its closing tag`() throws {
    let svg = try text(Graphviz.render("digraph trip { home -> away }"))
    #expect(svg.hasPrefix("<?xml version=\"1.0\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("<title>home&#45;&gt;away</title>"))
    #expect(svg.matches(of: /<g\b/).count == svg.matches(of: /<\/g>/).count)
  }

  @Test(arguments: [
    (ImageFormat.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xAE, 0x42, 0x60, 0x82]),
    (ImageFormat.pdf, Array("%PDF-1.".utf8), Array("%%EOF\n".utf8)),
  ])
  func `Pictures start and end as their format says`(
    format: ImageFormat, head: [UInt8], tail: [UInt8]
  ) throws {
    let bytes = try Graphviz.render("digraph { a -> b }", as: format)
    #expect(bytes.starts(with: head))
    #expect(bytes.suffix(tail.count) == tail[...])
  }

  @Test(arguments: Graphviz.engines)
  func `Every engine that is listed lays out`(engine: LayoutEngine) throws {
    // The `nop` family only draws what has positions.
    let dot = "graph { a [pos=\"0,0\"]; b [pos=\"90,90\"]; a -- b [pos=\"0,0 9,9 50,50 90,90\"] }"
    #expect(try text(Graphviz.render(dot, engine: engine)).contains("<title>b</title>"))
  }

  @Test func `What is installed is listed`() throws {
    #expect(Graphviz.formats.contains(.svg))
    #expect(Graphviz.engines.contains(.dot))
    #expect(Graphviz.formats.map(\.name) == Graphviz.formats.map(\.name).sorted())
    #expect(try #require(Graphviz.version).wholeMatch(of: /\d+\.\d+.*/) != nil)
  }

  @Test(arguments: ["gtk", "vrml", "x11", "xlib"])
  func `Formats that open windows or write files are not on offer`(name: String) {
    #expect(throws: GraphvizError.self) {
      try Graphviz.render("digraph { a }", as: ImageFormat(name))
    }
  }

  @Test func `What Graphviz says about a drawing that succeeds is a warning`() throws {
    var warnings: [String] = []
    let bytes = try Graphviz.render(
      "digraph g { a [color=nocolor, shape=noshape] }", onWarning: { warnings.append($0) })
    #expect(text(bytes).contains("<title>a</title>"))
    #expect(warnings.contains { $0.contains("nocolor") })
    #expect(warnings.contains { $0.contains("noshape") })
    #expect(warnings.allSatisfy { !$0.contains("\n") && !$0.hasPrefix("Warning") })
  }

  @Test func `Drawings asked for at the same time do not mix`() async throws {
    let alone = try (0..<8).map { try Graphviz.render(graph($0)) }
    let together = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for task in 0..<8 {
        group.addTask {
          var last: [UInt8] = []
          for _ in 0..<10 {
            // Failures in between must stay with the one who asked.
            #expect(throws: GraphvizError.self) { try Graphviz.render("digraph { -> }") }
            last = try Graphviz.render(graph(task))
          }
          return (task, last)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for task in 0..<8 { #expect(together[task] == alone[task]) }
  }
}

@Suite struct LabelTests {
  @Test(arguments: [
    ("say \\\"hi\\\"", "say &quot;hi&quot;"),
    ("I am \\N", "I am here"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("ships & ports", "ships &amp; ports"),
    ("a ⛵️ and a 👩‍👩‍👧", "a ⛵️ and a 👩‍👩‍👧"),
    ("مرحبا بالعالم", "مرحبا بالعالم"),
    ("שלום", "שלום"),
    ("}}}", "}}}"),
  ])
  func `Labels come out as written, escaped`(label: String, expected: String) throws {
    let svg = try text(Graphviz.render("digraph g { here [label=\"\(label)\"] }"))
    #expect(svg.contains(">\(expected)</text>"))
    #expect(!svg.contains("<script"))
  }

  @Test func `HTML-like labels are drawn`() throws {
    let svg = try text(Graphviz.render("digraph g { a [label=<one <b>two</b>>] }"))
    #expect(svg.contains("font-weight=\"bold\""))
    #expect(svg.contains(">two</text>"))
  }

  @Test func `A long label survives the reader's pieces`() throws {
    let label = String(repeating: "{long} ", count: 5_000)
    let svg = try text(Graphviz.render("digraph g { a [label=\"\(label)\"] }"))
    #expect(svg.contains(label.dropLast()))
  }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func graph(_ number: Int) -> String {
  "digraph { start\(number) -> end\(number) [label=\"trip \(number)\"] }"
}
