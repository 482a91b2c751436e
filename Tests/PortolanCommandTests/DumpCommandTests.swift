import FixtureModels
import Foundation
import PortolanModel
import Testing

/// The chart as text to commit, and the check that the code is still what it says.
@Suite struct DumpCommandTests {
  @Test func aDumpIsRenewedAndKeepsItsComments() throws {
    try withSources(["app.swift": SourceInputTests.shop]) { folder in
      let (source, dump) = ("\(folder)/app.swift", "\(folder)/app.portolan")
      #expect(try Portolan.run("dump", source, "-o", dump, "-q").status == 0)
      let text = try String(contentsOfFile: dump, encoding: .utf8)
      #expect(text.hasPrefix("portolan dump 1\napp: "))
      #expect(text == (try Portolan.run("dump", source, "-q").output))
      let commented = text.replacing("/receipt: ", with: "/receipt: ") + "\n# Mine.\n"
      try Data(commented.utf8).write(to: URL(fileURLWithPath: dump))
      for _ in 0..<2 {
        #expect(try Portolan.run("dump", source, "-o", dump, "-q").status == 0)
        #expect(try String(contentsOfFile: dump, encoding: .utf8) == commented)
      }
      #expect(try Portolan.run("check", source, "--dump", dump, "-q").status == 0)
    }
  }

  @Test func driftFailsTheCheckAndNamesTheCommandThatRenews() throws {
    let sources = [
      "My App/app.swift": SourceInputTests.shop, "My App/Old/old.swift": "let old = 1",
    ]
    try withSources(sources) { folder in
      let (source, dump) = ("My App", "app.portolan")
      #expect(try Portolan.run(["dump", source, "-o", dump, "-q"], folder: folder).status == 0)
      let file = URL(fileURLWithPath: "\(folder)/My App/app.swift")
      let changed = SourceInputTests.shop.replacing(".sheet(", with: ".popover(")
      try Data(changed.utf8).write(to: file)
      let drift = try Portolan.run(
        ["check", source, "--dump", dump, "--exclude", "Old", "--report", "json"], folder: folder)
      #expect(drift.status == 1)
      // What is printed stays what it was asked to be.
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(drift.output.utf8))
      }
      #expect(
        drift.errors == """
          app.portolan: error: the app's navigation has drifted from this dump: \
          2 lines to add (+), 2 to remove (-)

          My_App.Shop
            - receipt/receipt: sheet
            + receipt/receipt: popover
            - receipt/receipt presentations: sheet
            + receipt/receipt presentations: popover

          If that is meant, write it again: portolan dump 'My App' --exclude Old -o app.portolan

          """)
    }
  }

  @Test(arguments: [
    ("{\"a\": 1}\n", 1, 1, "this is no dump of Portolan"),
    (
      "# mine\nportolan dump 2\napp: X\n", 2, 15,
      "format version 2; this Portolan reads up to version 1"
    ),
  ])
  func whatIsNoDumpIsNotOverwritten(text: String, line: Int, column: Int, message: String) throws {
    try withSources(["x.portolan": text]) { folder in
      let dump = "\(folder)/x.portolan"
      let model = try json(.wiki)
      for arguments in [["dump", "-", "-o", dump], ["check", "-", "--dump", dump]] {
        let result = try Portolan.run(arguments, input: model)
        #expect(result.status == 65)
        #expect(result.errors.hasPrefix("\(dump):\(line):\(column): error: "))
        #expect(result.errors.contains(message))
        #expect(result.output.isEmpty)
        #expect(try String(contentsOfFile: dump, encoding: .utf8) == text)
      }
    }
  }

  @Test func aDumpThatIsNotThereOrHalfMergedIsSaid() throws {
    let missing = try Portolan.run(
      "check", "-", "--dump", "no/such.portolan", input: json(.wiki))
    #expect(missing.status == 66)
    #expect(missing.errors.contains("write it with: portolan dump - -o no/such.portolan"))
    try withSources(["x.portolan": "portolan dump 1\n<<<<<<< HEAD\n# Ours.\n=======\n>>>>>>> b\n"])
    {
      let dump = "\($0)/x.portolan"
      let merged = try Portolan.run("check", "-", "--dump", dump, input: json(.wiki))
      #expect(merged.status == 65)
      #expect(merged.errors.hasPrefix("\(dump):2:1: error: a merge left '<<<<<<< HEAD' here"))
      #expect(try Portolan.run("dump", "-", "-o", dump, input: json(.wiki)).status == 0)
      #expect(try Portolan.run("check", "-", "--dump", dump, input: json(.wiki)).status == 0)
      #expect(try String(contentsOfFile: dump, encoding: .utf8).hasSuffix("\n# Ours.\n"))
      let folder = try Portolan.run("check", "-", "--dump", $0, input: json(.wiki))
      #expect(folder.status == 65)
    }
  }

  private func json(_ model: NavigationModel) throws -> String {
    String(decoding: try model.json(), as: UTF8.self)
  }
}
