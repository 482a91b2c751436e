import PortolanConfiguration
import PortolanModel
import Testing

@Suite struct ConfigurationReadingTests {
  @Test func everyKeyIsRead() throws {
    let configuration = try read(Self.everything)
    #expect(configuration.inputs.map(\.value) == ["App", "Packages/Features/Sources"])
    #expect(configuration.inputs[0].location == at(1, 10))
    #expect(configuration.targets.map(\.value) == ["AppFeature"])
    #expect(configuration.exclude.map(\.value) == ["Generated/", "*.gen.swift"])
    #expect(configuration.includesTests == true)
    #expect(configuration.roots.map(\.value) == ["AppModel"])
    #expect(
      configuration.severities
        == ["no-way-out": nil, "flag-and-item": .error, "state-island": .note])
    #expect(configuration.exceptions.map(\.reason) == ["only for us"])
    #expect(configuration.exceptions[0].rules.map(\.value) == ["no-way-out", "state-island"])
    #expect(configuration.exceptions[0].screens == [Located("Item*", at: at(12, 15))])
    #expect(configuration.exceptions[0].paths == [Located("Debug/", at: at(14, 13))])
    #expect(configuration.exceptions[0].location == at(12, 5))
    #expect(configuration.titles.map(\.subject) == [Located("AppModel", at: at(17, 3))])
    #expect(configuration.titles.map(\.value) == ["The app: 1"])
    #expect(configuration.tags.map(\.value) == [["main", "beta"]])
    #expect(
      configuration.presentations.map(\.value) == [.sheet, .custom("bottomMenu"), .popover])
    #expect(configuration.roles.map(\.value) == [.data, .id])
    #expect(configuration.grammars.map(\.value) == ["(counter | letter)*"])
    #expect(configuration.urlPrefix == "myapp://open/")
    #expect(configuration.urls.map(\.value) == ["items/new"])
  }

  @Test(arguments: [
    "", "# nothing\n", "\u{FEFF}", "---\n", "~\n", "inputs:\nseverity:\n", "{}", "include-tests: ~",
  ])
  func whereNothingIsSaidNothingIsMeant(text: String) throws {
    #expect(try read(text) == Configuration(file: "c.yml"))
  }

  @Test(arguments: [
    ("titels: {}", ["1:1 there is no key 'titels'; the nearest is 'titles'"]),
    (
      "since: 1",
      [
        "1:1 there is no key 'since'; there are inputs, targets, exclude, include-tests, roots, severity, ignore, titles, tags, presentations, roles, grammars, url-prefix, urls"
      ]
    ),
    (
      "just text",
      [
        "1:1 this should be a map with keys such as inputs, targets, exclude, include-tests, not 'just text'"
      ]
    ),
    (
      "- inputs",
      [
        "1:1 this should be a map with keys such as inputs, targets, exclude, include-tests, not a list"
      ]
    ),
    ("inputs: App", ["1:9 this should be a list: [App]"]),
    ("inputs: {a: b}", ["1:9 this should be a list, not a map"]),
    ("inputs: [a, [b]]", ["1:13 this should be a path, not a list"]),
    ("inputs: [a, '']", ["1:13 this should be a path, and is empty"]),
    ("inputs: [1]", ["1:10 this should be a path; put 1 in quotes"]),
    ("inputs: [~]", ["1:10 this should be a path, not nothing"]),
    ("include-tests: yes", ["1:16 this should be true or false, not 'yes'"]),
    (
      "severity:\n  no-way-outt: off\n  no-way-out: warn\n  state-island: [off]",
      [
        "2:3 there is no rule 'no-way-outt'; the nearest is 'no-way-out'",
        "3:15 'warn' is not known here; the nearest is 'warning'",
        "4:17 this should be error, warning, note or off, not a list",
      ]
    ),
    (
      "severity: {no-way-out: 1}",
      ["1:24 this should be error, warning, note or off, not the number 1"]
    ),
    ("titles: [a]", ["1:9 this should be a map, each key the name of a screen, not a list"]),
    ("titles: {A: true}", ["1:13 this should be a title; put true in quotes"]),
    (
      "titles: {A: 0x1F, B: -1.5e3, C: .inf, D: 0o7}",
      [
        "1:13 this should be a title; put 0x1F in quotes",
        "1:22 this should be a title; put -1.5e3 in quotes",
        "1:33 this should be a title; put .inf in quotes",
        "1:42 this should be a title; put 0o7 in quotes",
      ]
    ),
    (
      "presentations:\n  A.b: shet\n  A.c: {custon: x}\n  A: sheet\n  A.d: [a]",
      [
        "2:8 'shet' is not known here; the nearest is 'sheet', or {custom: shet} for one of your own",
        "3:8 'custom' is missing: The name of a presentation of the app's own",
        "3:9 there is no key 'custon'; the nearest is 'custom'",
        "4:3 'A' names neither slot nor destination; write Screen.slot or Screen.slot.destination",
        "5:8 this should be tab, drillDown, sheet, fullScreenCover, popover, alert, confirmationDialog or inline, or {custom: name}, not a list",
      ]
    ),
    ("roles: {A.b: dta}", ["1:14 'dta' is not known here; the nearest is 'data'"]),
    (
      "roles: {A..b: data}",
      [
        "1:9 'A..b' names neither slot nor destination; write Screen.slot or Screen.slot.destination"
      ]
    ),
    ("grammars: {A.path: (a}", ["1:20 '(a' can't be read at column 3: ')' is missing"]),
    ("grammars: {A: a}", ["1:12 'A' names no slot; write Screen.slot"]),
    (
      "url-prefix: my app",
      ["1:13 'my app' is no beginning of a URL; write a scheme and what follows: myapp://"]
    ),
    (
      "url-prefix: myapp",
      ["1:13 'myapp' is no beginning of a URL; write a scheme and what follows: myapp://"]
    ),
    (
      "url-prefix: 'myapp://a?b'",
      ["1:13 'myapp://a?b' holds what the beginning of a URL can't: a space, ? or #"]
    ),
    (
      "urls: {A.b.c: /x}",
      ["1:15 '/x' is no part of a URL; write words joined by /, without spaces, ? and #"]
    ),
    (
      "ignore:\n  - rules: [no-way-out]\n    reason: x\n  - screens: [A]\n  - rules: [x]\n    paths: ['!a']\n    reason:",
      [
        "2:5 one of screens, paths is missing",
        "4:5 'rules' is missing: The rules that are not asked",
        "4:5 'reason' is missing: Why the findings are fine",
        "5:13 'x' is not known here; write one of one-active-destination, flag-and-item, mirrored-destination, …",
        "6:13 '!a' begins with !, which is not read here",
        "7:12 this should be a reason, not nothing",
      ]
    ),
  ])
  func whatIsWrongIsSaid(text: String, problems: [String]) {
    expect(text, problems)
  }

  @Test func onlySoManyProblemsAreListed() throws {
    let text = (1...50).map { "key\($0): 1\n" }.joined()
    let error = #expect(throws: ConfigurationError.self) { try read(text) }
    #expect(error?.problems.count == ConfigurationError.problemLimit)
    #expect(error?.description.hasPrefix("c.yml:1:1: error: there is no key 'key1'") == true)
  }

  static let everything = """
    inputs: [App, Packages/Features/Sources]
    targets: [AppFeature]
    exclude: [Generated/, '*.gen.swift']
    include-tests: true
    roots:
      - AppModel
    severity:
      no-way-out: off
      flag-and-item: error
      state-island: note
    ignore:
      - screens: [Item*]
        rules: [no-way-out, state-island]
        paths: [Debug/]
        reason: only for us
    titles:
      AppModel: 'The app: 1'
    tags: {AppModel: [main, beta]}
    presentations:
      AppModel.a: sheet
      AppModel.b: {custom: bottomMenu}
      AppModel.destination.add: popover
    roles: {AppModel.user: data, AppModel.destination.edit.id: id}
    grammars:
      AppModel.path: (counter | letter)*
    url-prefix: myapp://open/
    urls:
      AppModel.destination.add: items/new
    """

  private func at(_ line: Int, _ column: Int) -> PortolanModel.SourceLocation {
    .init(file: "c.yml", line: line, column: column)
  }
}

func read(_ text: String) throws -> Configuration {
  try Configuration(yaml: Array(text.utf8), file: "c.yml")
}

/// Expects just these problems, each after its line and column.
func expect(
  _ text: String, _ problems: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expect(Array(text.utf8), problems, sourceLocation: sourceLocation)
}

func expect(
  _ bytes: [UInt8], _ problems: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let error = #expect(throws: ConfigurationError.self, sourceLocation: sourceLocation) {
    try Configuration(yaml: bytes, file: "c.yml")
  }
  let found = error?.problems.map {
    "\($0.location.line):\($0.location.column) \($0.message)"
  }
  #expect(found == problems, sourceLocation: sourceLocation)
}
