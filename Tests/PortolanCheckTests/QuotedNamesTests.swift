@testable import PortolanCheck
import Testing

@Suite struct QuotedNamesTests {
  @Test(arguments: [
    ([], ""), (["a"], "'a'"), (["a", "b"], "'a' and 'b'"), (["a", "b", "c"], "'a', 'b' and 'c'"),
    // One that is left out would take as much room as its name.
    (["a", "b", "c", "d"], "'a', 'b', 'c' and 'd'"),
    (["a", "b", "c", "d", "e"], "'a', 'b', 'c' and 2 others"),
  ])
  func aLongListIsCut(names: [String], text: String) {
    #expect(names.quoted(most: 3) == text)
  }

  @Test func alternatives() {
    #expect(["a", "b"].quoted(conjunction: "or") == "'a' or 'b'")
  }
}
