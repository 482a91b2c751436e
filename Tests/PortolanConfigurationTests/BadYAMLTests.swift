import PortolanConfiguration
import Testing

/// Files that nobody vouches for: nothing hangs, nothing crashes, and every mistake has its place.
@Suite struct BadYAMLTests {
  @Test(arguments: [
    ("a: [", "1:5 this is no YAML: did not find expected node content"),
    ("inputs: [a\ntargets: [b]", "2:8 this is no YAML: did not find expected ',' or ']'"),
    ("inputs:\n\t- a", "2:1 this is no YAML: a tab can't stand here; indent with spaces"),
    ("exclude:\n  - *.swift", "2:6 this is no YAML: what begins with * goes into quotes"),
    ("exclude: [*Generated]", "1:11 this is no YAML: what begins with * goes into quotes"),
    ("titles:\n  A: @b", "2:6 this is no YAML: what begins with @ goes into quotes"),
    ("titles:\n  A: b: c", "2:7 this is no YAML: mapping values are not allowed in this context"),
    (
      "titles:\n  é: 'ü': c", "2:11 this is no YAML: mapping values are not allowed in this context"
    ),
    ("inputs: [a]\ninputs: [b]", "1:1 'inputs' is there more than once, here for the first time"),
    ("titles: {A*: b, A*: c}", "1:10 'A*' is there more than once, here for the first time"),
    ("inputs: [a]\n---\ninputs: [b]", "2:1 a second document begins here; a configuration is one"),
    ("titles:\n  A: \"\u{7}\"", "2:7 a control character can't stand here"),
    ("titles:\n  é: \u{0}", "2:7 a control character can't stand here"),
    ("? [a]\n: b", "1:3 a key is a word, not a list"),
  ])
  func whatIsNoYAMLIsLocated(text: String, problem: String) {
    expect(text, [problem])
  }

  @Test func otherEncodingsAreRefused() {
    expect(
      Array("titles:\n  é: ".utf8) + [0xE9, 0x0A],
      ["2:7 this is no UTF-8 text: byte 0xE9 can't stand here"])
    expect([0xFF, 0xFE, 0x61, 0], ["1:1 this is UTF-16 text; write it as UTF-8"])
  }

  @Test(arguments: [
    "titles: &a {A: b}", "titles: &a\n  A: *a", "a: &a [1]\nb: *a", "&a inputs: [a]",
    "inputs: [&a b, *a]", "titles: &a {? *a : b}",
  ])
  func anchorsAndAliasesAreRefused(text: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(
      error?.problems.first?.message
        == "anchors and aliases are not read here; write the value where it is needed")
  }

  /// A billion laughs: as values they are many, as keys they would have to be compared.
  @Test func aliasesOfAliasesTakeNoTime() {
    let time = ContinuousClock().measure {
      var text = "a0: &a0 [ha, ha, ha, ha, ha, ha, ha, ha, ha, ha]\n"
      for level in 1...30 {
        let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
        text += "a\(level): &a\(level) [\(aliases)]\n"
      }
      text += "? *a30\n: 1\n? *a29\n: 2\ntitles: {? *a30 : 1, ? *a28 : 2}\n"
      expect(
        text,
        ["1:5 anchors and aliases are not read here; write the value where it is needed"])
    }
    #expect(time < .seconds(60))
  }

  @Test func aStarIsNoAlias() throws {
    let configuration = try read("exclude: ['*a', b*, \"**/c\"]\ntitles: {A*: '*'}")
    #expect(configuration.exclude.map(\.value) == ["*a", "b*", "**/c"])
    #expect(configuration.titles.map(\.value) == ["*"])
    // Two stars and an ampersand in a text are a text.
    #expect(try read("titles: {A: 'a &b *b'}").titles.map(\.value) == ["a &b *b"])
  }

  @Test func deepNestingIsRefused() {
    for open in ["[", "{a: ", "[{b: "] {
      let text = "inputs: " + String(repeating: open, count: 100_000)
      let error = #expect(throws: ConfigurationError.self) { try read(text) }
      #expect(error?.problems.first?.message == "this is nested more than 100 levels deep")
    }
    for text in [
      String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
      (0..<1_200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ] {
      let error = #expect(throws: ConfigurationError.self) { try read(text) }
      #expect(error?.problems.first?.message == "this is nested more than 100 levels deep")
    }
  }

  @Test func whatIsNestedAllowablyIsRead() {
    let text = "inputs: " + String(repeating: "[", count: 90) + String(repeating: "]", count: 90)
    expect(text, ["1:10 this should be a path, not a list"])
  }

  @Test func aHugeFileIsRefused() {
    let text = String(repeating: "# a comment\n", count: 100_000)
    expect(
      text, ["1:1 the file has 1200000 bytes; a configuration has at most 1000000"])
  }

  @Test func aLargeFileIsRead() throws {
    let text = "titles:\n" + (0..<20_000).map { "  Screen\($0): Title \($0)\n" }.joined()
    #expect(try read(text).titles.count == 20_000)
  }

  @Test func noFileMakesItCrash() {
    let sample = Array(ConfigurationReadingTests.everything.utf8)
    var seed: UInt64 = 7
    for _ in 0..<400 {
      var bytes = sample
      for _ in 0..<3 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(seed >> 33) % bytes.count
        bytes[place] = Array("&*[]{}:-? \n\t'\"#|>%@!\u{0}a".utf8)[Int(seed >> 20) % 22]
      }
      _ = try? Configuration(yaml: bytes, file: "c.yml")
      _ = try? Configuration(yaml: Array(sample.prefix(Int(seed >> 33) % sample.count)), file: "c")
    }
  }
}
