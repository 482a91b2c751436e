import Foundation
import Testing

/// What plugins and CI services say by variables of the environment and by `--stamp`.
@Suite struct SurroundingsTests {
  @Test func portolanInputSaysWhatIsReadWhereNobodyElseDoes() throws {
    let app = try App()
    defer { app.remove() }
    func check(_ arguments: String..., input: String) throws -> Portolan.Result {
      try Portolan.run(
        ["check", "--no-cache"] + arguments, environment: ["PORTOLAN_INPUT": input],
        folder: app.folder.path)
    }
    #expect(try check(input: "App").output.hasPrefix("App/Feature/Feature.swift:3:7: error: "))
    #expect(try check(input: "nothing-there").status == 66)
    // What is named wins, and what a configuration names.
    #expect(try check("App", input: "nothing-there").status == 1)
    try Data("inputs: [App]".utf8).write(to: app.file(".portolan.yml"))
    #expect(try check(input: "nothing-there").status == 1)
    let without = try check("--no-config", input: "")
    #expect(without.status == 64)
    #expect(without.errors.contains("there is nothing to read: name a model"))
  }

  @Test func portolanCachePathSaysWhereParsedFilesAreKept() throws {
    let app = try App()
    defer { app.remove() }
    let environment = ["PORTOLAN_CACHE_PATH": app.file("kept").path]
    #expect(try app.check([], environment: environment).status == 1)
    let kept = try FileManager.default.subpathsOfDirectory(atPath: app.file("kept").path)
    #expect(!kept.isEmpty)
    #expect(try app.check(["--cache-path", "other"], environment: environment).status == 1)
    #expect(app.has("other"))
    try FileManager.default.removeItem(at: app.file("kept"))
    #expect(try app.check(["--no-cache"], environment: environment).status == 1)
    #expect(!app.has("kept"))
  }

  @Test func aStampIsWrittenUnlessTheCheckFails() throws {
    let app = try App()
    defer { app.remove() }
    #expect(try app.check(["--stamp", "stamp"]).status == 1)
    #expect(!app.has("stamp"))
    try app.write(App.model.replacing("var help: Help?", with: ""))
    #expect(try app.check(["--stamp", "stamp"]).status == 0)
    #expect(try app.text("stamp") == "")
    let unwritable = try app.check(["--stamp", "no/stamp"])
    #expect(unwritable.status == 73)
    #expect(unwritable.errors == "error: there is no folder no to write no/stamp to\n")
  }
}
