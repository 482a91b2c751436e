import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

/// What a person wrote into a dump stays when the rest is written again.
@Suite struct DumpRenewalTests {
  @Test func commentsStayWhereTheyAre() throws {
    let commented =
      ChartDump(.wiki).text
      .replacing("portolan dump 1\n", with: "# The chart of Wiki.\n\nportolan dump 1\n")
      .replacing(
        "\nWiki.CounterModel: class",
        with: "\n\n# Counters.\n\n  # Counters again.\nWiki.CounterModel: class"
      )
      .replacing("letter: drillDown\n", with: "letter: drillDown  # Ask Ada before you change it\n")
      + "\n# The end.\n"
    #expect(try renewed(commented, .wiki) == commented)
  }

  /// It speaks of the destination, however that is shown.
  @Test func aCommentStaysWithWhatItSpeaksOf() throws {
    let commented = ChartDump(.wiki).text
      .replacing("Wiki.AppModel/path/letter: ", with: "# One letter.\nWiki.AppModel/path/letter: ")
    var model = NavigationModel.wiki
    model.screens[0].slots[0].destinations[1].presentation = .sheet
    #expect(
      try renewed(commented, model).contains("# One letter.\nWiki.AppModel/path/letter: sheet\n"))
  }

  @Test func aCommentWhoseFactWentGoesToTheScreen() throws {
    let commented = ChartDump(.wiki).text
      .replacing(
        "Wiki.AppModel/path/letter: drillDown\n",
        with: "\n# One letter.\n# Just one.\n\nWiki.AppModel/path/letter: drillDown # and no more\n"
      )
      .replacing("Wiki.AppModel: ", with: "# The root.\nWiki.AppModel: ")
    var model = NavigationModel.wiki
    model.screens[0].slots[0].destinations.removeLast()
    let text = try renewed(commented, model)
    #expect(
      text.contains(
        """

        # The root.
        # One letter.
        # Just one.
        # and no more
        # (said of: Wiki.AppModel/path/letter: drillDown)
        Wiki.AppModel: class "App"

        """))
    #expect(try renewed(text, model) == text)
  }

  @Test func aCommentWhoseScreenWentGoesToTheEnd() throws {
    let commented =
      ChartDump(.wiki).text
      .replacing("Wiki.CounterModel: ", with: "# Counters.\nWiki.CounterModel: ") + "\n# The end.\n"
    var model = NavigationModel.wiki
    model.screens.removeLast()
    model.screens[0].slots[0].destinations.removeFirst()
    let text = try renewed(commented, model)
    #expect(
      text.hasSuffix(
        """

        # The end.
        # Counters.
        # (said of: Wiki.CounterModel: class "Counter")

        """))
    #expect(try renewed(text, model) == text)
  }

  @Test func ofTwoLinksOfOneNameEachKeepsItsOwn() throws {
    var model = NavigationModel.wiki
    model.screens[0].links = ["X", "Y"].map {
      Link(
        form: "NavigationLink", presentation: .link, condition: $0,
        location: .init(file: "A.swift", line: 1, column: 1))
    }
    let commented = ChartDump(model).text
      .replacing(
        "Wiki.AppModel link NavigationLink: link, condition Y",
        with: "# Y!\nWiki.AppModel link NavigationLink: link, condition Y")
    #expect(commented.contains("# Y!"))
    #expect(try renewed(commented, model) == commented)
    model.screens[0].links.removeFirst()
    #expect(
      try renewed(commented, model).contains(
        "# Y!\nWiki.AppModel link NavigationLink: link, condition Y"))
  }

  /// Whatever a merge left, writing again puts it right and keeps the comments of both sides.
  @Test func aMergeConflictIsRenewed() throws {
    let conflict = ChartDump(.wiki).text.replacing(
      "Wiki.AppModel/path/letter: drillDown\n",
      with: """
        <<<<<<< HEAD
        # Ours.
        Wiki.AppModel/path/letter: sheet
        ||||||| 1234567
        Wiki.AppModel/path/letter: popover
        =======
        # Theirs.
        Wiki.AppModel/path/letter: drillDown
        >>>>>>> other

        """)
    let read = try ChartDump(reading: Array(conflict.utf8), file: "x")
    #expect(read.conflicts.map(\.line) == [9, 12, 14, 17])
    #expect(read.conflicts.first?.text == "<<<<<<< HEAD")
    let text = try renewed(conflict, .wiki)
    #expect(
      text
        == ChartDump(.wiki).text.replacing(
          "Wiki.AppModel/path/letter: drillDown",
          with: "# Theirs.\n# Ours.\nWiki.AppModel/path/letter: drillDown"))
  }

  /// Comments above every line, and at the end of each, of any model, for any other.
  @Test(
    arguments: [NavigationModel.everything, .inventory, .wiki],
    [NavigationModel.everything, .inventory, .wiki])
  func renewalIsIdempotentAndLosesNothing(_ old: NavigationModel, _ new: NavigationModel) throws {
    var comments: [String] = []
    let lines = ChartDump(old).text.split(separator: "\n", omittingEmptySubsequences: false)
    let commented = lines.enumerated().map { number, line in
      if line.isEmpty { return "\(line)" }
      comments += ["# above \(number).", "# beside \(number)."]
      return "# above \(number).\n\(number % 2 == 0 ? "\n" : "")\(line) # beside \(number)."
    }.joined(separator: "\n")
    let once = try renewed(commented, new)
    let kept = once.split(separator: "\n").map(String.init)
    for comment in comments {
      #expect(kept.filter { $0.hasSuffix(comment) }.count == 1, "\(comment)")
    }
    #expect(try renewed(once, new) == once)
    let drift = ChartDrift(
      of: ChartDump(new), from: try ChartDump(reading: Array(once.utf8), file: "x"))
    #expect(drift.isEmpty)
  }

  private func renewed(_ text: String, _ model: NavigationModel) throws -> String {
    ChartDump(model).keepingComments(of: try ChartDump(reading: Array(text.utf8), file: "x")).text
  }
}
