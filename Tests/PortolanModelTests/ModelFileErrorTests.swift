import FixtureModels
import PortolanModel
import Testing

@Suite struct ModelFileErrorTests {
  @Test(arguments: [
    ("", "m.json:1:1: error: the file is empty; \(begins)"),
    (" \n\t\r\n", "m.json:1:1: error: the file is empty; \(begins)"),
    ("hello", "m.json:1:1: error: this is no JSON: 'hello' can't stand here"),
    ("{\n  \"a\": 1,\n  }", "m.json:3:3: error: this is no JSON: '}' can't stand here"),
    ("[1,]", "m.json:1:4: error: this is no JSON: ']' can't stand here"),
    ("{\"a\": 01}", "m.json:1:7: error: this is no JSON: '01' can't stand here"),
    ("{\"a\": nan}", "m.json:1:7: error: this is no JSON: 'nan' can't stand here"),
    ("{\"a\": 'b'}", "m.json:1:7: error: this is no JSON: ''' can't stand here"),
    ("{} {}", "m.json:1:4: error: this is no JSON: '{' can't stand here"),
    ("{\"é\": é}", "m.json:1:8: error: this is no JSON: 'é' can't stand here"),
    (
      "{\"portolan\": {\"model\": 1},\n \"screens\": [\n",
      "m.json:3:1: error: this is no JSON: the text ends before the list of line 2 is closed"
    ),
    (
      "{\"portolan\": {\"model\": 1},\n \"scre",
      "m.json:2:2: error: this is no JSON: the text ends before this string is closed"
    ),
    (
      "{\"a\":\n\"b\n\"}",
      "m.json:2:1: error: this is no JSON: this string is not closed on its line"
    ),
    (#"{"a": "\q"}"#, "m.json:1:8: error: this is no JSON: there is no such escape"),
    (
      #"{"a": "\uD800"}"#,
      "m.json:1:8: error: this is no JSON: half of a surrogate pair is no character"
    ),
    (
      "{\"a\": ",
      "m.json:1:7: error: this is no JSON: the text ends before the object of line 1 is closed"
    ),
    ("[1]", "m.json:1:1: error: this is JSON, but no model: a model is an object; \(begins)"),
    ("null", "m.json:1:1: error: this is JSON, but no model: a model is an object; \(begins)"),
    ("{}", "m.json:1:1: error: this is JSON, but no model: 'portolan' is missing; \(begins)"),
    (
      "{\n \"portolan\": {}}",
      "m.json:2:14: error: this is JSON, but no model: 'model' is missing; \(begins)"
    ),
    (
      #"{"portolan": {"model": "1"}}"#,
      "m.json:1:24: error: portolan.model: this should be a whole number"
    ),
    (#"{"portolan": 1}"#, "m.json:1:14: error: portolan: this should be an object"),
    (
      #"{"portolan": {"model": 2}, "screens": "another shape"}"#,
      """
      m.json:1:24: error: this model has format version 2; this Portolan reads up to version 1; \
      use a newer Portolan, or write the model again
      """
    ),
    (#"{"portolan": {"model": 0}}"#, "m.json:1:24: error: there is no format version 0"),
    (#"{"portolan": {"model": 1}}"#, "m.json:1:1: error: 'screens' is missing"),
    (
      #"{"portolan": {"model": 1}, "screens": {}}"#,
      "m.json:1:39: error: screens: this should be a list"
    ),
    (
      #"{"portolan": {"model": 1}, "screens": [], "name": 3}"#,
      "m.json:1:51: error: name: this should be a string"
    ),
  ])
  func aFileThatIsNoModelIsRefused(_ text: String, _ message: String) {
    expect(text, message)
  }

  private static let begins = #"a model begins with {"portolan": {"model": 1}, …"#

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 100_000)
    expect(text, "m.json:1:502: error: this is no JSON: it is nested more than 500 levels deep")
  }

  @Test func otherEncodingsAreRefused() {
    let header = Array("{\"portolan\": \"".utf8)
    expect(
      header + [0xFF, 0x22, 0x7D],
      "m.json:1:15: error: this is no UTF-8 text: byte 0xFF can't stand here")
    expect(
      header + [0xE2, 0x82], "m.json:1:15: error: this is no UTF-8 text: byte 0xE2 can't stand here"
    )
    expect(
      [0xFF, 0xFE, 0x7B, 0x00], "m.json:1:1: error: this is UTF-16 text; write it as UTF-8")
  }

  /// Editors count no column for a byte order mark.
  @Test func aByteOrderMarkShiftsNoColumn() {
    expect(
      [0xEF, 0xBB, 0xBF] + Array("[x]".utf8),
      "m.json:1:2: error: this is no JSON: 'x' can't stand here")
  }

  /// Each edit of a sound file is one mistake; the message stands where the edit is.
  @Test(arguments: [
    (
      "\"screen\" : \"M.Root\",\n      \"targets\"", "\"M.Root\"", "\"M.Rot\"",
      "roots[0].screen: no screen has the id 'M.Rot'"
    ),
    (
      #""how" : "main""#, "\"main\"", "\"first\"",
      "roots[0].how: 'first' is none of main, scene, declared, unpresented, reflected"
    ),
    (
      #""kind" : "class""#, "\"class\"", "\"actor\"",
      "screens[0].kind: 'actor' is none of class, struct, enum, reducer, view, viewController, scene"
    ),
    (
      #""kind" : "class""#, "\"class\"", "null",
      "screens[0].kind: this is null, and should be a string"
    ),
    (#""kind" : "class""#, "\"class\"", "[]", "screens[0].kind: this should be a string"),
    (
      #""storage" : "owned""#, "\"owned\"", "\"lent\"",
      "screens[0].slots[0].storage: 'lent' is none of owned, state, binding, environment, passed"
    ),
    (
      #""hasDefault" : true"#, "true", "1",
      "screens[0].initializer[0].hasDefault: this should be true or false"
    ),
    (
      #""line" : 2"#, "2", "0",
      "screens[0].slots[0].location.line: 0: lines and columns count from 1"
    ),
    (
      #""lastLine" : 20"#, "20", "13",
      "ignores[0].lastLine: the last line that it covers is before the first, 14"
    ),
    (
      #""firstLine" : 14"#, "14", "0",
      "ignores[0].firstLine: 0: lines and columns count from 1"
    ),
    (
      #""line" : 2"#, "2", "2.5", "screens[0].slots[0].location.line: this should be a whole number"
    ),
    (
      #""line" : 2"#, "2", "99999999999999999999",
      "screens[0].slots[0].location.line: this should be a whole number"
    ),
    (
      #""presentation" : "tab""#, "\"tab\"", "\"tabs\"",
      "screens[0].slots[1].destinations[0].presentation: 'tabs' is no presentation; write one of tab, drillDown, sheet, fullScreenCover, popover, alert, confirmationDialog, inline, link, unknown, or {\"custom\": \"tabs\"}"
    ),
    (
      #""presentation" : "tab""#, "\"tab\"", "3",
      "screens[0].slots[1].destinations[0].presentation: this should be the name of a presentation, or {\"custom\": name}"
    ),
    (
      #""presentation" : "tab""#, "\"tab\"", "{\"costum\": 3}",
      "screens[0].slots[1].destinations[0].presentation: 'custom' is missing"
    ),
    (
      #""presentation" : "inline""#, "\"inline\"", "\"sheet\"",
      "screens[0].slots[2].destinations[0].presentation: what is 'always' there is shown inline, not as 'sheet'"
    ),
    (
      #""child" : "home""#, "\"home\"", "\"hom\"",
      "screens[0].slots[1].destinations[0].child: 'M.Root' has no slot named 'hom'"
    ),
    (
      #""child" : "home""#, "\"home\"", "\"tab\"",
      "screens[0].slots[1].destinations[0].child: a slot can't hold its own child"
    ),
    (
      #""destination" : "home","#, "\"home\"", "\"hom\"",
      "screens[0].slots[0].alsoWithin[0].destination: 'M.Root.tab' has no destination named 'hom'"
    ),
    (
      #""continues" : "route""#, "\"route\"", "\"rute\"",
      "screens[0].slots[0].destinations[0].continues: 'M.Other' has no slot named 'rute'"
    ),
    (
      #""grammar" : "other*""#, "\"other*\"", "\"others*\"",
      "screens[0].slots[0].grammar: the grammar speaks of 'others', which is no destination of 'path'"
    ),
    (
      #""grammar" : "other*""#, "\"other*\"", "\"other**(\"",
      "screens[0].slots[0].grammar: the grammar 'other**(' can't be read at column 9: ')' is missing"
    ),
    (
      #""destination" : "other","# + "\n            \"screen\" : \"M.Root\"", "\"M.Root\"", "\"X\"",
      "screens[0].actions[0].availableAt.screen: no screen has the id 'X'"
    ),
    (
      #""destination" : "other""#, "\"other\"", "\"x\"",
      "screens[0].actions[0].availableAt.destination: 'M.Root.path' has no destination named 'x'"
    ),
    (
      "\"id\" : \"M.Other\"", "\"M.Other\"", "\"M.Root\"",
      "screens[1].id: the id 'M.Root' is taken by screens[0]"
    ),
    ("\"id\" : \"M.Other\"", "\"M.Other\"", "\"\"", "screens[1].id: a name is missing"),
  ])
  func aMistakeIsLocated(
    _ context: String, _ right: String, _ wrong: String, _ message: String
  ) throws {
    let sound = String(decoding: try NavigationModel.everything.json(), as: UTF8.self)
    let found = try #require(sound.firstRange(of: context))
    let value = try #require(sound[found].firstRange(of: right))
    let before = sound[..<value.lowerBound]
    let line = before.count { $0 == "\n" } + 1
    let column = before.utf8.count - before[..<(before.lastIndex(of: "\n")!)].utf8.count
    let text = before + wrong + sound[value.upperBound...]
    let error = #expect(throws: ModelFileError.self) {
      try NavigationModel(json: Array(text.utf8), file: "m.json")
    }
    let problem = try #require(error?.problems.first { $0.message == message })
    #expect(problem.location == SourceLocation(file: "m.json", line: line, column: column))
  }

  @Test func everyMistakeIsListed() throws {
    var model = NavigationModel.everything
    model.screens[0].slots[0].destinations[0].leadsTo = "A"
    model.screens[0].slots[0].destinations[0].payload[1].leadsTo = "B"
    model.screens[0].links[0].leadsTo = "C"
    model.screens[0].actions[0].effects[0].slot = "d"
    model.screens[0].slots.append(model.screens[0].slots[1])
    model.screens[1].slots[0].destinations.append(model.screens[1].slots[0].destinations[0])
    let bytes = try model.json()
    let error = #expect(throws: ModelFileError.self) {
      try NavigationModel(json: bytes, file: "m.json")
    }
    #expect(
      error?.problems.map(\.message) == [
        "screens[0].slots[0].destinations[0].leadsTo: no screen has the id 'A'",
        "screens[0].slots[0].destinations[0].payload[1].leadsTo: no screen has the id 'B'",
        "screens[0].slots[3].name: 'M.Root' already has a slot named 'tab'",
        "screens[0].links[0].leadsTo: no screen has the id 'C'",
        "screens[0].actions[0].effects[0].slot: 'M.Root' has no slot named 'd'",
        """
        screens[1].slots[0].destinations[1].name: 'M.Other.route' already has a destination \
        named 'help'
        """,
      ])
    #expect(error?.problems.allSatisfy { $0.location != nil } == true)
    #expect(throws: InvalidModel.self) { try Chart(model) }
  }

  @Test func shapesThatTheFormatExcludesAreRefused() {
    func slot(
      _ arity: Slot.Arity, _ encoding: Slot.Encoding, _ names: [String],
      presentation: Presentation = .inline
    ) -> [String] {
      let slot = Slot(
        name: "s", arity: arity, encoding: encoding, origin: .source,
        destinations: names.map {
          Destination(name: $0, presentation: presentation, origin: .source)
        })
      let screen = Screen(
        id: "A", title: "A", module: "M", type: "A", kind: .class, slots: [slot])
      return NavigationModel(name: "N", screens: [screen]).problems().map(\.message)
    }
    #expect(slot(.always, .child, ["s"]) == [])
    #expect(slot(.always, .child, []) == ["a slot that is 'always' has one destination, not 0"])
    #expect(
      slot(.each, .collection, ["s", "t"]) == [
        "a slot that is 'each' has one destination, not 2"
      ])
    #expect(
      slot(.atMostOne, .flag, ["t"], presentation: .sheet) == [
        "the only destination of 's' is named after it, not 't'"
      ])
    #expect(
      slot(.atMostOne, .flagAndItem, ["s"], presentation: .sheet) == [
        "a flag and its item are two properties, not 1"
      ])
    #expect(
      slot(.each, .collection, ["s"], presentation: .tab) == [
        "what is 'each' there is shown inline, not as 'tab'"
      ])
  }

  @Test func presentationIsTheFirstOfItsUses() {
    var model = NavigationModel.everything
    model.screens[0].slots[0].destinations[0].presentation = .sheet
    #expect(
      model.problems().map(\.message) == ["'sheet' is not the first of the 'presentations'"])
  }

  @Test func atMostTwentyProblemsAreListed() {
    let roots = (0..<100).map { Root(screen: "R\($0)", how: .declared) }
    #expect(NavigationModel(name: "N", roots: roots).problems().count == 20)
  }

  private func expect(_ text: String, _ message: String) { expect(Array(text.utf8), message) }

  private func expect(_ bytes: [UInt8], _ message: String) {
    let error = #expect(throws: ModelFileError.self) {
      try NavigationModel(json: bytes, file: "m.json")
    }
    #expect(error?.description == message)
  }
}
