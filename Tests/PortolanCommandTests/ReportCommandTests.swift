import FixtureModels
import Foundation
import PortolanModel
import Testing

@Suite struct ReportCommandTests {
  @Test func severalReportsAtOnce() throws {
    let app = try App()
    defer { app.remove() }
    let result = try app.check(
      "--report", "sarif=out.sarif", "--report", "github", "--report", "out.html", "--report",
      "junit=out.xml")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("::error file=App/Feature/Feature.swift,line=3,col=7"))
    #expect(!result.output.contains("Why: portolan rules"))
    #expect(try app.text("out.sarif").contains("\"uri\" : \"App/Feature/Feature.swift\""))
    #expect(try app.text("out.html").contains("App/Feature/Feature.swift:3:7"))
    #expect(try app.text("out.xml").contains("App/Feature/Feature.swift:3:7"))
  }

  /// A document that is printed is as whole as one in a file; text for a person says how to get the rest.
  @Test func aPrintedDocumentIsWhole() throws {
    let views = (1...12).map { number in
      """
      struct Page\(number): View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """
    }
    try withSources(["Pages.swift": "import SwiftUI\n" + views.joined(separator: "\n")]) { folder in
      let printed = try Portolan.run(
        "check", folder, "--no-cache", "--notes", "--report", "markdown")
      #expect(!printed.output.contains("… and"))
      #expect(printed.output.split(separator: "\n").count { $0.hasPrefix("### note") } >= 12)
      let console = try Portolan.run("check", folder, "--no-cache", "--notes")
      #expect(console.output.contains("--verbose"))
    }
  }

  @Test func aReportInAFileLeavesThePrintedOne() throws {
    let app = try App()
    defer { app.remove() }
    let printed = try app.check().output
    #expect(printed.hasPrefix("App/Feature/Feature.swift:3:7: error: "))
    #expect(try app.check("--report", "f.json").output == printed)
    #expect(try app.check("-o", "f.txt").output == "")
    #expect(try app.text("f.txt") == printed)
    #expect(try app.check("--format", "json", "-o", "f2.json").output == "")
    #expect(try app.text("f.json") == app.text("f2.json"))
    #expect(try app.check("-o", "f3.json").output == "")
    #expect(try app.text("f3.json") == app.text("f2.json"))
    #expect(try app.check("--report", "console", "--report", "github").output.hasPrefix(printed))
  }

  /// Wherever the command runs, and whatever of the repository it is given.
  @Test(arguments: [
    ("App", ".", "App/Feature/Feature.swift"),
    ("./App/", ".", "App/Feature/Feature.swift"),
    (".", "App", "Feature/Feature.swift"),
    ("Feature/Feature.swift", "App", "Feature/Feature.swift"),
    ("../App", "App", "Feature/Feature.swift"),
    ("../App", "Tools", "../App/Feature/Feature.swift"),
  ])
  func pathsAreSeenFromTheWorkingFolder(input: String, folder: String, path: String) throws {
    let app = try App()
    defer { app.remove() }
    for format in ["console", "github", "sarif", "gitlab", "checkstyle", "json", "junit", "html"] {
      let output = try app.check(["--format", format], input, in: folder).output
      #expect(output.contains(path), "\(format): \(output.prefix(300))")
      #expect(!output.contains(app.folder.path), "\(format)")
      #expect(!output.contains("/./"), "\(format)")
    }
    let xcode = try app.check(["--format", "xcode"], input, in: folder).output
    // A temporary folder may be reached by a link.
    let whole = URL(fileURLWithPath: app.folder.path).resolvingSymlinksInPath().path
    #expect(xcode.contains(whole + "/App/Feature/Feature.swift:3:7: error: "), "\(xcode)")
    // The line of source is found from everywhere.
    #expect(try app.check([], input, in: folder).output.contains(" 3 │   var addItem: Item?"))
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func servicesSeePathsFromTheTopOfTheRepository(variable: String) throws {
    let app = try App()
    defer { app.remove() }
    let top = URL(fileURLWithPath: app.folder.path).resolvingSymlinksInPath().path
    for (format, path) in [
      ("github", "file=App/Feature/Feature.swift,"),
      ("gitlab", "\"path\" : \"App/Feature/Feature.swift\""),
      ("sarif", "\"uri\" : \"App/Feature/Feature.swift\""),
      ("console", "Feature/Feature.swift:3:7"),
    ] {
      let output = try app.check(
        ["--format", format], ".", in: "App", environment: [variable: top]
      ).output
      #expect(output.contains(path), "\(format): \(output.prefix(300))")
    }
  }

  @Test func theStepSummaryIsAddedToWhatIsThere() throws {
    let app = try App()
    defer { app.remove() }
    try Data("# Build\n".utf8).write(to: app.file("summary.md"))
    let environment = ["GITHUB_STEP_SUMMARY": app.file("summary.md").path]
    _ = try app.check(["--report", "github"], environment: environment)
    #expect(
      try app.text("summary.md").hasPrefix("# Build\n## Navigation\n\n1 error in 1 of 1 screen."))
    let before = try app.text("summary.md")
    _ = try app.check([], environment: environment)
    #expect(try app.text("summary.md") == before)
  }

  /// Where one report can't be written, none is, and nothing is printed.
  @Test(arguments: [
    ["--report", "out.html", "--report", "sarif=no/such/folder/out.sarif"],
    ["--report", "out.html", "--report", "sarif=App"],
    ["--report", "out.html", "--report", "github"],
  ])
  func nothingIsWrittenWhereOneCannotBe(arguments: [String]) throws {
    let app = try App()
    defer { app.remove() }
    let result = try app.check(
      arguments, environment: ["GITHUB_STEP_SUMMARY": app.file("no/such/summary").path])
    #expect(result.status == 73)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("error: "))
    #expect(!app.has("out.html"))
  }

  #if os(Linux)
    /// That there is no room shows only when something is written.
    @Test(arguments: ["json=/dev/full", "json=/proc/x"])
    func nothingIsWrittenWhereOneFails(report: String) throws {
      let app = try App()
      defer { app.remove() }
      try Data("before".utf8).write(to: app.file("out.html"))
      let result = try app.check(
        "--report", "out.html", "--report", "console", "--report", report)
      #expect(result.status == 73)
      #expect(result.output == "")
      #expect(try app.text("out.html") == "before")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: app.folder.path).sorted()
          == ["App", "Tools", "out.html"])
    }
  #endif

  @Test(arguments: [
    (["--report", "md=x"], "there is no report 'md'; the nearest is 'markdown'; there are con"),
    (["--report", "sarf=x"], "there is no report 'sarf'; the nearest is 'sarif'; there are con"),
    (["--report", "x.xml"], "name it: --report NAME=x.xml"),
    (["--report", "sarif="], "'sarif=' names no file"),
    (["--report", "json", "--report", "console"], "give it a file: --report json=FILE"),
    (["--report", "html=x", "--report", "json=x"], "two reports can't both be written to x"),
    (["--format", "nope"], "there is no report 'nope'; there are console"),
  ])
  func aWrongReportIsWrongUse(arguments: [String], message: String) throws {
    let result = try Portolan.run(["check", "-"] + arguments, input: "")
    #expect(result.status == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func whatIsPrintedFitsAScreenAndVerboseIsWhole() throws {
    let model = NavigationModel.manyScreens(60)
    let input = String(decoding: try model.json(), as: UTF8.self)
    let short = try Portolan.run("check", "-", input: input)
    #expect(short.status == 1)
    #expect(short.output.split(separator: "\n").count <= 30)
    #expect(short.output.contains("60 errors in 60 of 60 screens."))
    let whole = try Portolan.run("check", "-", "--verbose", input: input)
    #expect(whole.status == 1)
    #expect(
      whole.output.split(separator: "\n").count { $0.hasSuffix("var destination: Destination?") }
        == 60)
  }

  @Test func theHelpNamesEveryReport() throws {
    let help = try Portolan.run("check", "--help").output
    let readme = try String(contentsOfFile: Portolan.root + "/README.md", encoding: .utf8)
    for name in [
      "console", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "json", "markdown",
      "html",
    ] {
      #expect(help.contains("\n  \(name) "), "\(name)")
      #expect(readme.contains("`\(name)`"), "\(name)")
    }
  }
}

extension NavigationModel {
  /// Screens with two optionals each.
  fileprivate static func manyScreens(_ count: Int) -> NavigationModel {
    var model = NavigationModel.severalOptionals(["addItem", "help"])
    let first = model.screens[0]
    model.screens = (1...count).map { number in
      var screen = first
      if number > 1 { screen.id += "\(number)" }
      screen.type += "\(number)"
      return screen
    }
    return model
  }
}
