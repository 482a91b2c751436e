import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct ConsoleReportTests {
  /// A line that a terminal would break leaves the underline below nothing.
  @Test func theExcerptFitsIntoANarrowTerminal() throws {
    var input = ReportInput(
      findings: [
        Finding(
          rule: "r", severity: .error, screen: "A", message: "m",
          location: SourceLocation(file: "A.swift", line: 3, column: 60, endColumn: 64))
      ], screenCount: 1)
    input.sourceLine = { _ in
      String(repeating: "a", count: 59) + "name" + String(repeating: "b", count: 59)
    }
    for columns in [50, 80] {
      input.columns = columns
      let lines = try Report.console.render(input).split(separator: "\n")
      #expect(lines[1].count <= columns && lines[1].contains("aname"), "\(lines[1])")
    }
    input.columns = nil
    let whole = try Report.console.render(input).split(separator: "\n")
    #expect(whole[1].count > 110)
  }

  @Test func fourInferredOptionals() throws {
    let names = ["addItem", "duplicateItem", "editingItem", "help"]
    #expect(
      try report(.severalOptionals(names, origin: .inferred)) == """
        Feature.FeatureModel: warning: 'FeatureModel' can present several destinations at once \
        (one-active-destination)
            = 16 states can be represented, 5 are valid, 11 are not; \
        the smallest of those: addItem ≠ nil, duplicateItem ≠ nil
            = write: enum Destination {
                       case add(Item)
                       case duplicate(Item)
                       case editing(Item)
                       case help(Help)
                     }
                     var destination: Destination?
        1 warning in 1 of 1 screen. Why: portolan rules one-active-destination

        """)
  }

  @Test func theSourceIsShownWhereItIsThere() throws {
    let model = NavigationModel.screens(
      .named(
        "Feature", .value("addItem", "Item", line: 112), .value("help", "Help", line: 113)))
    let report = try report(model) { location in
      location.line == 112 ? "  var addItem: Item?" : nil
    }
    #expect(
      report == """
        Sources/Feature.swift:112:7: error: 'Feature' can present several destinations at once \
        (one-active-destination)
         112 │   var addItem: Item?
             │       ───────
             = 4 states can be represented, 3 are valid, 1 is not; \
        the smallest of those: addItem ≠ nil, help ≠ nil
             = see also Sources/Feature.swift:113:7
             = write: enum Destination {
                        case add(Item)
                        case help(Help)
                      }
                      var destination: Destination?
        1 error in 1 of 1 screen. Why: portolan rules one-active-destination

        """)
  }

  /// What stands around the name is shown of a line that no screen is wide enough for.
  @Test(arguments: [(0, 300), (300, 300), (20, 300)])
  func aLongLineIsCut(before: Int, after: Int) throws {
    let line =
      String(repeating: "a", count: before) + " name " + String(repeating: "z", count: after)
    let finding = Finding(
      rule: "r", severity: .error, screen: "S", message: "m",
      location: .init(file: "F.swift", line: 7, column: before + 2, endColumn: before + 6))
    let input = ReportInput(findings: [finding], screenCount: 1, sourceLine: { _ in line })
    let lines = try Report.console.render(input).split(separator: "\n").map(String.init)
    let shown = lines[1].dropFirst(5)
    #expect(shown.count == 120)
    #expect(shown.hasPrefix("…") == (before == 300) && shown.hasSuffix("…") == (after == 300))
    let start = try #require(shown.range(of: " name ")).lowerBound
    #expect(
      lines[2].dropFirst(5)
        == String(repeating: " ", count: shown.distance(from: shown.startIndex, to: start) + 1)
        + "────")
  }

  @Test(
    arguments: [
      // A tab stays one, a name of several bytes is as wide as it looks, an end is kept to.
      ("\tvar näme: A?", 6, nil, "\t    ────"),
      ("var name: A?", 5, 7, "    ──"),
      // What is not there is underlined where the line ends.
      ("var", 40, nil, "   ─"),
      ("var", 2, 90, " ──"),
    ] as [(String, Int, Int?, String)])
  func underline(line: String, column: Int, endColumn: Int?, underline: String) throws {
    let finding = Finding(
      rule: "r", severity: .error, screen: "S", message: "m",
      location: .init(file: "F.swift", line: 7, column: column, endColumn: endColumn))
    let input = ReportInput(findings: [finding], screenCount: 1, sourceLine: { _ in line })
    let lines = try Report.console.render(input).split(separator: "\n")
    #expect(lines[1] == " 7 │ \(line)")
    #expect(lines[2] == "   │ \(underline)")
  }

  @Test func controlCharactersOfTheSourceAreNotPrinted() throws {
    let finding = Finding(
      rule: "r", severity: .error, screen: "S", message: "m",
      location: .init(file: "F.swift", line: 7, column: 1))
    let input = ReportInput(
      findings: [finding], screenCount: 1, sourceLine: { _ in "var \u{1B}[2Ja\r\n" })
    #expect(try Report.console.render(input).contains(" 7 │ var  [2Ja\n"))
  }

  @Test func notesAreCountedAndListedOnDemand() throws {
    #expect(
      try report(.inventory) == "nothing worse than 1 note (--notes lists it) in 4 screens\n")
    #expect(
      try report(.inventory, showsNotes: true) == """
        InventoryFeature.InventoryModel: note: 'InventoryModel' and its rows can present \
        several destinations at once (one-active-destination)
            = (1+2)·4ᴺ states can be represented, 1+2+3N are valid, (1+2)·4ᴺ − (1+2+3N) are not; \
        the smallest of those: destination = .add, \
        inventory[0].destination = .deleteConfirmationAlert
            = with 1, 2 and 4 rows, 12, 48 and 768 states can be represented, \
        of which 6, 9 and 15 are valid
            = write: enum Destination {
                       case add(ItemModel)
                       case help
                       case deleteConfirmationAlert(ItemRowModel.ID)
                       case duplicate(ItemModel)
                       case edit(ItemModel)
                     }
                     var destination: Destination?
        1 note in 1 of 4 screens. Why: portolan rules one-active-destination

        """)
  }

  @Test func nothingFound() throws {
    #expect(try report(.wiki) == "nothing found in 2 screens\n")
  }

  @Test func theLastLineCountsBySeverity() throws {
    let model = NavigationModel.screens(
      .named("A", .value("item", "Item"), .value("help", "Help")),
      .named("B", .flag("isShown"), .flag("isHelpShown")),
      .named("C", .flagAndItem("isShown", "item", "Item")),
      .named("D", .stack("path", encoding: .navigationPath)))
    let last = try report(model).split(separator: "\n").last
    #expect(
      last == """
        2 errors, 1 warning and 1 note (--notes lists it) in 3 of 4 screens. \
        Why: portolan rules one-active-destination flag-and-item
        """)
  }

  @Test func whatIsLeftOutIsCounted() throws {
    let finding = Finding(rule: "r", severity: .error, screen: "S", message: "m")
    let excepted = SuppressedFinding(finding, .excepted(because: "x", file: "c.yml"))
    var input = ReportInput(findings: [], suppressed: [excepted], screenCount: 2)
    #expect(
      try Report.console.render(input)
        == "nothing found in 2 screens; not listed: 1 ignored by c.yml\n")
    input.findings = [finding]
    input.suppressed = [excepted, SuppressedFinding(finding, .ignored(because: "x")), excepted]
    #expect(
      try Report.console.render(input).hasSuffix(
        "1 error in 1 of 2 screens; not listed: 1 ignored and 2 ignored by c.yml. "
          + "Why: portolan rules r\n"))
  }

  @Test func whatIsUnresolvedIsCounted() throws {
    var input = ReportInput(findings: [], screenCount: 2, unresolvedCount: 3)
    #expect(
      try Report.console.render(input)
        == "nothing found in 2 screens; 3 unresolved ('unresolved' in the model)\n")
    input.findings = [Finding(rule: "r", severity: .error, screen: "S", message: "m")]
    #expect(
      try Report.console.render(input).hasSuffix(
        "1 error in 1 of 2 screens; 3 unresolved ('unresolved' in the model). Why: portolan rules r\n"
      ))
  }

  @Test func anEnumThatSeveralAdviseIsSpelledOutOnce() throws {
    let slots = ["isHelpShown", "isAddShown"].map { name in
      with(Slot.flag(name)) { $0.storage = .state }
    }
    let model = NavigationModel.screens(
      .named("HomeView", kind: .view, slots[0], slots[1]),
      .named("OtherView", kind: .view, slots[0], slots[1]))
    let text = try report(model, showsNotes: true)
    let advice = text.split(separator: "\n").filter { $0.contains("write:") || $0.contains("enum") }
    #expect(
      advice == [
        "    = write: enum Destination {", "    = write: @Observable",
        "               // enum Destination: as for one-active-destination",
        "    = write: enum Destination {", "    = write: @Observable",
        "               // enum Destination: as for one-active-destination",
      ])
    #expect(
      text.contains(
        """
            = write: @Observable
                     class HomeModel {
                       // enum Destination: as for one-active-destination
                       var destination: Destination?
                     }

        """))
  }

  @Test func aLongWayIsCutInTheMiddle() throws {
    let finding = Finding(
      rule: "r", severity: .warning, screen: "S", message: "m", trace: (1...20).map { "\($0)" })
    let text = try Report.console.render(ReportInput(findings: [finding], screenCount: 1))
    #expect(
      text.contains(
        "= the way there: 1 → 2 → 3 → 4 → 5 → 6 → … 8 more … → 15 → 16 → 17 → 18 → 19 → 20\n"))
  }

  @Test func colorIsForThoseWhoAskForIt() throws {
    let finding = Finding(rule: "r", severity: .error, screen: "S", message: "m")
    let plain = ReportInput(findings: [finding], screenCount: 1)
    #expect(try !Report.console.render(plain).contains("\u{1B}"))
    let colored = ReportInput(findings: [finding], screenCount: 1, isColored: true)
    #expect(
      try Report.console.render(colored).hasPrefix(
        "\u{1B}[1mS:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m m (r)\n"))
  }

  @Test func noLineEndsInASpace() throws {
    let finding = Finding(
      rule: "r", severity: .error, screen: "S", message: "m", fix: "enum A {\n\n}")
    let text = try Report.console.render(ReportInput(findings: [finding], screenCount: 1))
    #expect(text.contains("= write: enum A {\n\n             }\n"))
  }

  private func report(
    _ model: NavigationModel, showsNotes: Bool = false,
    sourceLine: @escaping @Sendable (PortolanModel.SourceLocation) -> String? = { _ in nil }
  ) throws -> String {
    try Report.console.render(
      ReportInput(
        findings: Checker().findings(in: try Chart(model)), screenCount: model.screens.count,
        showsNotes: showsNotes, sourceLine: sourceLine))
  }
}
