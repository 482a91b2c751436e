import PortolanFacts
import PortolanModel
import Testing

@testable import PortolanSource

/// Facts come back from their bytes as they were, and bytes that are not just as they were written are refused.
@Suite struct ModuleFactsTests {
  @Test func factsComeBack() throws {
    let facts = try self.facts()
    let copy = try ModuleFacts(reading: facts.bytes)
    #expect(copy.files == facts.files)
    #expect(copy.problems == facts.problems)
    #expect(facts.files.map(\.path) == ["A/Home.swift", "B/Other.swift", "B/Tests.swift"])
    #expect(facts.files.map(\.isLeftOut) == [false, false, true])
  }

  @Test func noPartOfThemAndNoChangedByteIsBelieved() throws {
    let bytes = try facts().bytes
    for end in 0..<bytes.count {
      #expect(throws: ModuleFacts.Unusable.self) { try ModuleFacts(reading: Array(bytes[..<end])) }
    }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x11
      #expect(throws: ModuleFacts.Unusable.self, "byte \(index)") {
        try ModuleFacts(reading: changed)
      }
    }
    #expect(throws: ModuleFacts.Unusable.damaged) { try ModuleFacts(reading: bytes + [0]) }
  }

  @Test func anOutlineThatIsNoneIsFoundWhenItIsNeeded() throws {
    var bad = try facts()
    var files = bad.files
    files[0].outline = [1, 2, 3]
    bad = ModuleFacts(files: files, problems: [])
    let read = try ModuleFacts(reading: bad.bytes)
    #expect(throws: ModuleFacts.NotLinkable.damaged(part: 1)) {
      try ModuleFacts.outlines(of: [ModuleFacts(files: [], problems: []), read])
    }
  }

  @Test func foldersThatCouldNotBeListedAreToldOfOnce() throws {
    let facts = try self.facts()
    let problem = Unresolved(
      what: "the folder can't be listed",
      location: SourceLocation(file: "A/locked", line: 1, column: 1))
    let one = ModuleFacts(files: facts.files, problems: [problem])
    let files = try ModuleFacts.outlines(of: [one, one])
    #expect(files.flatMap(\.problems) == [problem])
    #expect(try ModuleFacts.outlines(of: []) == [])
  }

  private func facts() throws -> ModuleFacts {
    let folder = try TemporaryFolder([
      "A/Home.swift": """
      struct Home: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Other() } }
      }
      """,
      "B/Other.swift": "protocol Screen {} ; struct Other: View, Screen { func show() {} }",
      "B/Tests.swift": "import XCTest",
    ])
    return ModuleFacts(reading: try SourceTree.part([folder.path], of: folder.path), jobs: 2)
  }
}
