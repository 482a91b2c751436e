import PortolanCheck
import PortolanModel
import Testing

@Suite struct SuppressedSummaryTests {
  @Test func whatIsHiddenIsCounted() throws {
    let text = try Report.console.render(.everything)
    #expect(
      text.split(separator: "\n").last == """
        1 error, 1 warning and 2 notes in 2 of 4 screens; not listed: 1 known (portolan.baseline) and 1 ignored. \
        Why: portolan rules one-active-destination recursive-tree rule-of-later
        """)
    #expect(!text.contains("App.Old"))
    #expect(
      try Report.console.render(with(.nothing) { $0.baseline = "b" })
        == "nothing found in 3 screens; not listed: 0 known (b)\n")
  }
}
