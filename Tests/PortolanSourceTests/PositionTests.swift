import PortolanFacts
import PortolanSource
import Testing

/// Positions are those of the names: lines from 1, columns from 1 in bytes.
struct PositionTests {
  @Test func declarationsStandAtTheirName() {
    #expect(
      outline(
        """
        /* ä */ public struct App {
          let a, `b`: Int
          init() {}
          case c(Int)
        }
        extension Outer.Inner {}
        """, showsPositions: true) == """
          public struct App@1:24-27
            variable a@2:7-8 -> Int
            variable b@2:10-13 -> Int
            initializer init@3:3-7 {}
            case c@4:8-9(_: Int)
          extension Outer.Inner@6:17-22
          """)
  }

  @Test func expressionsStandAtTheirLastName() {
    #expect(
      body(
        """
        "ä"; model.path
          .append(.add)
        x = \\.a?.b
        Feature<Int>()
        switch x { case .a: {}() }
        """, showsPositions: true)
        == "\"ä\"; model@2:7-12.path@2:13-17.append@3:4-10(.add@3:12-15)@3:4-10; "
        + "(x@4:1-2 =@4:3-4 \\.a.b@4:5-11); <Feature<Int>>()@5:1-8; "
        + "switch@6:1-7 x@6:8-9 { case .a@6:18-19@6:12-16: { {}()@6:21-22 } }")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndingEndsALine(ending: String) {
    let source = [
      "struct A {", "  let b: Int", "", "}", "let c = \"\"\"", "  d", "  \"\"\"", "let e = 1",
    ]
    #expect(
      outline(source.joined(separator: ending), showsPositions: true) == """
        struct A@1:8-9
          variable b@2:7-8 -> Int
        variable c@5:5-6 = "d"
        variable e@8:5-6 = 1
        """)
  }
}
