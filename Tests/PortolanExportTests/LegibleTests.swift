import Testing

@testable import PortolanExport

@Suite struct LegibleTests {
  @Test(arguments: [
    ("plain", "plain"), ("", "(no name)"), (" \n ", "(no name)"), ("a\tb\nc", "a b c"),
    ("a\u{0}b\u{7F}c\u{FFFE}d", "abcd"), ("a\u{202E}b\u{2066}c", "abc"),
    ("مرحبا", "\u{2068}مرحبا\u{2069}"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
    (String(repeating: "a", count: 44), String(repeating: "a", count: 44)),
    (
      String(repeating: "a", count: 40) + String(repeating: "z", count: 40),
      String(repeating: "a", count: 26) + "…" + String(repeating: "z", count: 17)
    ),
  ])
  func name(name: String, expected: String) {
    #expect(legible(name) == expected)
  }

  /// One character can be of any number of scalars.
  @Test func manyMarksOnOneLetterAreShortened() {
    #expect(legible("e" + String(repeating: "\u{301}", count: 3_000)).unicodeScalars.count < 200)
  }

  @Test(arguments: [("0", "0"), ("999", "999"), ("1000", "1,000"), ("99960", "99,960"), ("∞", "∞")])
  func number(number: String, expected: String) {
    #expect(grouped(number) == expected)
  }

  @Test func differentNamesGiveDifferentIDs() {
    let names = [
      ["a", "b"], ["a-b"], ["a_2Db"], ["a.b"], ["a_b"], ["a__b"], ["a", "", "b"], ["A", "b"], ["ä"],
      [String(repeating: "x", count: 300) + "1"], [String(repeating: "x", count: 300) + "2"],
    ]
    let ids = names.map { elementID("k", $0) }
    #expect(Set(ids).count == names.count)
    #expect(Set(ids.map(mermaidID)).count == names.count)
    #expect(elementID("case", "M.App", "tab", "one_two") == "case-M.App-tab-one__two")
  }

  @Test(
    arguments: [
      ("https://example.com/a b?x=1&y=2#L3", "https://example.com/a%20b?x=1&y=2#L3"),
      ("Sources/App.swift#L3", "Sources/App.swift#L3"), ("javascript:alert(1)", nil),
      ("JavaScript:alert(1)", nil), ("data:text/html,x", nil), ("", nil),
      ("https://e/\"><script>", "https://e/%22%3E%3Cscript%3E"),
    ] as [(String, String?)])
  func link(url: String, expected: String?) {
    #expect(safeLink(url) == expected)
  }
}
