import PortolanCheck
import PortolanModel
import Testing

@Suite struct BaselineTests {
  private let text = """
    portolan baseline 1 (known findings; 'portolan check … --write-baseline' renews it)
    flag-and-item App.C.item.item 506088b084a0ccdf
    one-active-destination App.A.item ×2 57c7da2c8d3660f8
    end of baseline

    """

  private func model(movedBy lines: Int = 0) -> NavigationModel {
    .screens(
      .named("A", .value("item", "Item", line: 3 + lines), .value("help", "Help", line: 4 + lines)),
      .named("C", .flagAndItem("isShown", "item", "Item")))
  }

  private func findings(movedBy lines: Int = 0) throws -> [Finding] {
    Checker().findings(in: try Chart(model(movedBy: lines)))
  }

  @Test func aLineAnEntrySorted() throws {
    let baseline = Baseline(try findings())
    #expect(baseline.text == text)
    #expect(Baseline(try findings().reversed()).text == text)
    let read = try Baseline(text: text, file: "b")
    #expect(read.text == text)
    #expect(read.entries.map(\.line) == [2, 3])
    #expect(Baseline([]).text.split(separator: "\n").count == 2)
    #expect(try Baseline(text: Baseline([]).text, file: "b").entries.isEmpty)
  }

  @Test func knownFindingsAreToldFromNewOnesWhereverTheyMove() throws {
    let baseline = try Baseline(text: text, file: "b")
    for lines in [0, 100] {
      let sifted = baseline.sift(try findings(movedBy: lines), of: model(), file: "b")
      #expect(sifted.new.isEmpty && sifted.stale.isEmpty)
      #expect(
        sifted.known.map(\.finding.rule).sorted() == ["flag-and-item", "one-active-destination"])
    }
    let other = try Chart(
      .screens(
        .named("A", .value("item", "Item"), .value("help", "Help")),
        .named("B", .flagAndItem("isShown", "item", "Item"))))
    let sifted = baseline.sift(Checker().findings(in: other), of: other.model, file: "b")
    #expect(sifted.new.map(\.screen) == ["App.B"])
    #expect(sifted.known.map(\.finding.screen) == ["App.A"])
    #expect(sifted.known.map(\.reason) == [.baseline(file: "b")])
    #expect(sifted.stale.map(\.subject) == ["App.C.item.item"])
    #expect(sifted.stale.map(\.line) == [2])
  }

  @Test func aFindingThatHasGrownIsNew() throws {
    let baseline = try Baseline(text: text, file: "b")
    let grown = model(withInA: .value("item", "Item"), .value("help", "Help"), .flag("isShown"))
    let sifted = baseline.sift(try Checker().findings(in: Chart(grown)), of: grown, file: "b")
    #expect(sifted.new.map(\.subject) == ["App.A.item"])
    #expect(
      sifted.new.map { $0.notes.last } == ["the baseline knows it of 2, and now it is of 3"])
    #expect(sifted.stale == [])
    // A baseline from before the extent was written knows it of however many.
    let older = try Baseline(text: text.replacing(" ×2", with: ""), file: "b")
    #expect(
      older.sift(try Checker().findings(in: Chart(grown)), of: grown, file: "b").new.isEmpty)
  }

  @Test func aRenamedSlotIsStillKnown() throws {
    let baseline = try Baseline(text: text, file: "b")
    let renamed = model(withInA: .value("piece", "Item"), .value("help", "Help"))
    let sifted = baseline.sift(try Checker().findings(in: Chart(renamed)), of: renamed, file: "b")
    #expect(sifted.new.isEmpty && sifted.stale.isEmpty)
    // Where the slot is still there, and is none of those that it speaks of, the finding is another.
    let other = model(
      withInA: .value("piece", "Item"), .value("help", "Help"), .child("item", "App.C"))
    let changed = baseline.sift(try Checker().findings(in: Chart(other)), of: other, file: "b")
    #expect(changed.new.map(\.subject) == ["App.A.piece"])
    #expect(changed.stale.map(\.subject) == ["App.A.item"])
  }

  /// It is called after its first slot.
  @Test func aFindingThatHasGrownAtItsBeginningIsTheKnownOne() throws {
    let baseline = try Baseline(text: text, file: "b")
    let grown = model(withInA: .flag("isShown"), .value("item", "Item"), .value("help", "Help"))
    let sifted = baseline.sift(try Checker().findings(in: Chart(grown)), of: grown, file: "b")
    #expect(sifted.new.map(\.subject) == ["App.A.isShown"])
    #expect(
      sifted.new.map { $0.notes.last } == ["the baseline knows it of 2, and now it is of 3"])
    #expect(sifted.stale == [])
    // As many as before, the first another: no more than where a later one is another.
    let moved = model(withInA: .flag("isShown"), .value("item", "Item"))
    let same = baseline.sift(try Checker().findings(in: Chart(moved)), of: moved, file: "b")
    #expect(same.new.isEmpty && same.stale.isEmpty)
  }

  private func model(withInA slots: Slot...) -> NavigationModel {
    var a = Screen.named("A")
    a.slots = slots
    return .screens(a, .named("C", .flagAndItem("isShown", "item", "Item")))
  }

  /// Nobody knows whether they are gone, as long as a file is not read.
  @Test func whatCanNotBeToldIsNeitherStaleNorForgotten() throws {
    let baseline = try Baseline(text: text, file: "b")
    let (known, untold) = (try findings().filter { $0.rule == "flag-and-item" }, try findings())
    let suppressed = untold.filter { $0.rule != "flag-and-item" }
      .map { SuppressedFinding($0, .unknown(unread: "A.swift")) }
    let sifted = baseline.sift(known, besides: suppressed, of: model(), file: "b")
    #expect(sifted.stale == [])
    #expect(Baseline(known, and: sifted.unknown, keeping: baseline).text == text)
    #expect(
      Baseline([]).sift(known, besides: suppressed, of: model(), file: "b").unknown == [])
    // What is not even found any more, for the code that it is of does not parse.
    var model = model()
    #expect(baseline.sift(known, of: model, file: "b").stale.map(\.subject) == ["App.A.item"])
    model.unresolved = [Unresolved(what: "syntax error", isUnread: true, mentions: ["A"])]
    let unread = baseline.sift(known, of: model, file: "b")
    #expect((unread.stale, unread.unknown.map(\.subject)) == ([], ["App.A.item"]))
  }

  /// One more of what is there already is new.
  @Test func equalFindingsAreCounted() throws {
    let twins = (1...3).map { line in
      Finding(
        rule: "unmatched-link", severity: .error, screen: "App.A", message: "m",
        location: .line(line))
    }
    let baseline = Baseline(Array(twins.prefix(2)).numbered())
    let sifted = baseline.sift(twins.numbered(), of: model(), file: "b")
    #expect(sifted.known.map(\.finding.location?.line) == [1, 2])
    #expect(sifted.new.map(\.location?.line) == [3])
  }

  /// Whoever writes it again wants the comments of both sides.
  @Test func aMergeThatWasLeftUnfinishedIsRenewed() throws {
    let conflict = text.replacing(
      "one-active",
      with: """
        <<<<<<< HEAD
        # Ours.
        one-active-destination App.A.item 57c7da2c8d3660f8
        =======
        # Theirs.
        one-active-destination App.Z.item 0123456789abcdef
        >>>>>>> theirs
        # Both.
        one-active
        """)
    #expect {
      try Baseline(text: conflict, file: "b")
    } throws: {
      "\($0)"
        == "b:3:1: error: a merge was left unfinished here; --write-baseline writes the file again"
    }
    let renewed = Baseline(
      try findings(),
      keeping: try Baseline(text: conflict, file: "b", isRenewed: true))
    #expect(
      renewed.text == text.replacing("one-active", with: "# Ours.\n# Both.\none-active"))
  }

  @Test func commentsOnTheWholeFileStayWithIt() throws {
    let (head, foot) = ("# Owned by the team of the shop.\n#\n", "# That is all.\n")
    let baseline = try Baseline(
      text: "\u{FEFF}" + head + "\n" + text.replacing("end of", with: foot + "end of"), file: "b")
    #expect(baseline.entries.map(\.line) == [5, 6])
    for findings in [try findings(), []] {
      let renewed = Baseline(findings, keeping: baseline).text
      #expect(renewed == head + Baseline(findings).text.replacing("end of", with: foot + "end of"))
      #expect(try Baseline(text: renewed, file: "b").text == renewed)
    }
    #expect(throws: BaselineError.self) { try Baseline(text: "# only a comment\n", file: "b") }
    #expect {
      try Baseline(text: "# later\nportolan baseline 2\n", file: "b")
    } throws: {
      "\($0)".hasPrefix("b:2:19: error: this baseline has format version 2")
    }
  }

  @Test func commentsStayWithTheirEntries() throws {
    let commented = text.replacing(
      "one-active", with: "# The editor is rewritten in spring.\n#\n\none-active")
    let baseline = try Baseline(text: commented, file: "b")
    let renewed = Baseline(try findings(movedBy: 7), keeping: baseline)
    #expect(
      renewed.text
        == text.replacing(
          "one-active", with: "# The editor is rewritten in spring.\n#\none-active"))
    let onlyOne = Baseline(
      try findings().filter { $0.rule == "flag-and-item" }, keeping: baseline)
    #expect(!onlyOne.text.contains("#"))
  }

  @Test func namesMayBeOdd() throws {
    let odd = ["", " ", "a b", "#x", "two\nlines", "\u{1B}[2J", "end of baseline"].map {
      Finding(rule: "r", severity: .error, screen: $0, slot: "path  x", message: "m")
    }
    let baseline = Baseline(odd)
    let read = try Baseline(text: baseline.text, file: "b")
    #expect(read.text == baseline.text)
    #expect(read.sift(odd, of: model(), file: "b").new.isEmpty)
    #expect(!baseline.text.contains("\u{1B}"))
  }

  @Test func carriageReturnsAndAByteOrderMarkDoNoHarm() throws {
    let windows = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    #expect(try Baseline(text: windows, file: "b").text == text)
  }

  @Test(arguments: [
    ("", "b:1:1: error: the file is empty; a baseline begins with 'portolan baseline 1'"),
    ("\n\n", "b:1:1: error: the file is empty; a baseline begins with 'portolan baseline 1'"),
    (
      "import SwiftUI\n",
      "b:1:1: error: this is no baseline; a baseline begins with 'portolan baseline 1'"
    ),
    (
      "portolan baseline x\n",
      "b:1:19: error: the version of the format is missing; a baseline begins with 'portolan baseline 1'"
    ),
    (
      "portolan baseline 2 (…)\nanything\n",
      """
      b:1:19: error: this baseline has format version 2, and this portolan reads 1; use a newer portolan, or write the \
      baseline to another file
      """
    ),
    (
      "portolan baseline 1\nr S 57c7da2c8d3660f8\n",
      """
      b:3:1: error: the file ends too early: a baseline ends with the line 'end of baseline'; take it from version \
      control again, or renew it
      """
    ),
    (
      "portolan baseline 1\nr App.A ×99999999999999999999 57c7da2c8d3660f8\nend of baseline\n",
      "b:2:9: error: '×99999999999999999999' is no count of slots or links"
    ),
    (
      "portolan baseline 1\nr App.A ×-3 57c7da2c8d3660f8\nend of baseline\n",
      "b:2:9: error: '×-3' is no count of slots or links"
    ),
    ("portolan baseline 1\nr App.", "b:2:1: error: the file ends too early: this entry is cut off"),
    (
      "portolan baseline 1\nr S 5ba1\nend of baseline\n",
      "b:2:5: error: '5ba1' is no fingerprint, which is 16 digits from 0 to 9 and a to f"
    ),
    (
      "portolan baseline 1\nS 57c7da2c8d3660f8\nend of baseline\n",
      "b:2:1: error: an entry is a rule, what it is about, and a fingerprint"
    ),
    (
      "portolan baseline 1\n<<<<<<< HEAD\nend of baseline\n",
      "b:2:1: error: a merge was left unfinished here; --write-baseline writes the file again"
    ),
    (
      "portolan baseline 1\nend of baseline\n\nr S 57c7da2c8d3660f8\n",
      "b:4:1: error: there is more after the line 'end of baseline'"
    ),
  ])
  func whatIsNoBaselineIsRefused(text: String, message: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(text: text, file: "b") }
    #expect(error?.description == message)
  }

  @Test func everyBeginningOfAFileIsRefused() {
    for length in 0..<(text.count - 1) {
      #expect(throws: BaselineError.self, "\(length) characters") {
        try Baseline(text: String(text.prefix(length)), file: "b")
      }
    }
  }
}
