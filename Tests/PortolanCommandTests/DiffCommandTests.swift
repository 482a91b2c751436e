import FixtureModels
import Foundation
import PortolanModel
import Testing

@Suite struct DiffCommandTests {
  @Test func formatsAreThoseOfTheFileUnlessSaidOtherwise() throws {
    try withVersions { old, new, folder in
      let text = try Portolan.run("diff", old, new)
      #expect(text.status == 0)
      #expect(text.output.contains("  ~ destination/help  presentation: sheet → popover\n"))
      #expect(text.output.hasSuffix("12 places (11 before).\n"))
      for (file, start) in [
        ("d.md", "### Navigation: "), ("d.json", "{\n  \"differences\""), ("d.dot", "digraph "),
        ("d.svg", "<?xml"), ("d.mmd", "flowchart LR"), ("d.txt", "+ screen"),
      ] {
        let path = "\(folder)/\(file)"
        let result = try Portolan.run("diff", old, new, "-o", path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix(start), "\(file)")
      }
      #expect(try Portolan.run("diff", old, new, "--format", "markdown").output.hasPrefix("### "))
      let unknown = try Portolan.run("diff", old, new, "--format", "gift")
      #expect(unknown.status == 65)
    }
  }

  @Test func theExitCodeTellsWhereAskedFor() throws {
    try withVersions { old, new, _ in
      let other = try Portolan.run("diff", old, new, "--exit-code")
      #expect(other.status == 1)
      let same = try Portolan.run("diff", old, old, "--exit-code")
      #expect(same.status == 0)
      #expect(same.output == "No differences.\n")
    }
  }

  /// What is missing of a version that does not parse has not changed.
  @Test func codeThatIsNotReadIsTold() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = """
      import SwiftUI
      struct Home: View {
        @State var isHelpShown = false
        var body: some View { Text("").sheet(isPresented: $isHelpShown) { Text("Help") } }
      }
      """
    for (name, text) in [("old", whole), ("new", String(whole.dropLast()))] {
      let version = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: version.appendingPathComponent("Home.swift"))
    }
    func diff(_ words: String...) throws -> String {
      try Portolan.run(["diff"] + words + ["--no-cache", "--quiet"], folder: folder.path).output
    }
    let words = "'Home.swift' could not be read to the end: what is"
    #expect(
      try diff("old", "new").hasPrefix(
        "Of the newer version, \(words) removed may only be missing there.\n"))
    #expect(
      try diff("new", "old").hasPrefix(
        "Of the older version, \(words) added may only be missing there.\n"))
    #expect(try diff("old", "new", "--format", "markdown").contains("\n> ⚠️ Of the newer version, "))
    #expect(try diff("old", "new", "--format", "json").contains("\"Home.swift\""))
    for picture in ["dot", "svg", "mermaid"] {
      let text = try diff("old", "new", "--format", picture)
      #expect(text.contains("Of the newer version, "), "\(picture)")
    }
    #expect(try !diff("old", "old", "--format", "json").contains("unread"))
  }

  @Test func wrongInputIsSaid() throws {
    try withVersions { old, _, folder in
      let missing = try Portolan.run("diff", old, "no/such.json")
      #expect(missing.status == 66)
      #expect(missing.errors == "no/such.json: error: there is no such file or folder\n")
      #expect(try Portolan.run("diff", "-", "-").status == 64)
      let none = try Portolan.run("diff", "-", old, input: "{}")
      #expect(none.status == 65)
      #expect(none.errors.hasPrefix("<stdin>:1:1: error: "))
    }
  }

  /// What is there needs no revision.
  @Test func aFileWithAColonIsAFile() throws {
    try withVersions { old, new, folder in
      try FileManager.default.copyItem(atPath: new, toPath: "\(folder)/main:app.json")
      let result = try Portolan.run(["diff", "main:app.json", "new.json"], folder: folder)
      #expect(result.output == "No differences.\n", "\(result.errors)")
    }
  }

  private func withVersions(_ work: (String, String, String) throws -> Void) throws {
    let versions = ["old.json": NavigationModel.inventory, "new.json": .changedInventory]
    try withSources(versions.mapValues { String(decoding: try $0.json(), as: UTF8.self) }) {
      try work("\($0)/old.json", "\($0)/new.json", $0)
    }
  }
}
