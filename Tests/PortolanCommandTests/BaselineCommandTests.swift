import FixtureModels
import Foundation
import PortolanModel
import Testing

@Suite struct BaselineCommandTests {
  @Test func knownFindingsAreHiddenWhenLinesMoveAndStaleOnesAreTold() throws {
    let app = try App()
    defer { app.remove() }
    #expect(try app.check().status == 1)
    let written = try app.check("--write-baseline")
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(
      written.errors == "portolan.baseline: 1 finding, which --baseline portolan.baseline hides\n")

    try app.write("\n\n// moved\n" + App.model)
    let known = try app.check("--baseline", "portolan.baseline")
    #expect(known.status == 0)
    #expect(known.output == "nothing found in 1 screen; not listed: 1 known (portolan.baseline)\n")
    #expect(known.errors == "")

    try app.write(App.model + "\n" + App.model.replacing("Feature", with: "Other"))
    let new = try app.check("--baseline", "portolan.baseline")
    #expect(new.status == 1)
    #expect(new.output.contains("'OtherModel' can present several destinations at once"))
    #expect(!new.output.contains("'FeatureModel'"))

    try app.write(App.model.replacing("var help: Help?", with: ""))
    let mended = try app.check("--baseline", "portolan.baseline")
    #expect(mended.status == 0)
    #expect(
      mended.errors == """
        portolan.baseline:2:1: note: nothing is found any more of \
        one-active-destination App.FeatureModel.addItem
        1 entry is stale; to renew: portolan check App --write-baseline portolan.baseline

        """)
    #expect(try app.check("--baseline", "portolan.baseline", "--quiet").errors == "")
    let renewed = try app.check("--write-baseline", "portolan.baseline")
    #expect(renewed.errors == "portolan.baseline: 0 findings, 0 added and 1 removed\n")
  }

  @Test(arguments: [
    ("import SwiftUI\n", "this is no baseline; a baseline begins with 'portolan baseline 1'"),
    ("portolan baseline 2\nof: later\n", "this baseline has format version 2"),
    ("portolan baseline 1\none-active-destination App.Fea", "the file ends too early"),
    ("", "the file is empty"),
  ])
  func aFileThatIsNoBaselineIsLeftAsItIs(text: String, message: String) throws {
    let app = try App()
    defer { app.remove() }
    try Data(text.utf8).write(to: app.file("b"))
    for arguments in [["--baseline", "b"], ["--write-baseline", "b"]] {
      let result = try app.check(arguments + ["--report", "json=findings.json"])
      #expect(result.status == 65)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("b:"))
      #expect(result.errors.contains(": error: \(message)"), "\(result.errors)")
      #expect(try Data(contentsOf: app.file("b")) == Data(text.utf8))
      #expect(!app.has("findings.json"))
    }
  }

  /// What follows the option is the file to write, and easily taken for what is checked.
  @Test(arguments: [
    ("App/", "is source"), ("App/Feature/Feature.swift", "is source"), ("app.json", "is a model"),
  ])
  func whatIsCheckedIsNotTakenForTheBaseline(input: String, what: String) throws {
    let app = try App()
    defer { app.remove() }
    try Data("{}".utf8).write(to: app.file("app.json"))
    let result = try Portolan.run("check", "--write-baseline", input, folder: app.folder.path)
    #expect(result.status == 64)
    #expect(
      result.errors.contains(
        """
        what follows --write-baseline is the file to write, and '\(input)' \(what); \
        name it first: portolan check \(input) --write-baseline
        """), "\(result.errors)")
    #expect(try app.text("App/Feature/Feature.swift") == App.model)
    #expect(try app.text("app.json") == "{}")
    #expect(!app.has("portolan.baseline"))
  }

  @Test func aBaselineThatIsNotThereSaysHowToWriteIt() throws {
    let app = try App()
    defer { app.remove() }
    let result = try app.check("--baseline", "no b")
    #expect(result.status == 66)
    #expect(
      result.errors == """
        no b: error: there is no such baseline; portolan check App --write-baseline 'no b' writes it

        """)
    for file in ["App", "/dev/zero"] {
      let result = try app.check("--baseline", file)
      #expect(result.status == 65)
      #expect(result.errors == "\(file): error: this is no file; a baseline is one\n")
      #expect(try app.check("--write-baseline", file).status == 65)
    }
    #expect(try app.check("--baseline", "b", "--write-baseline").status == 64)
    #expect(try app.check("--write-baseline", "no/b").status == 73)
  }
}

/// A folder with an app in it, checked from that folder.
struct App {
  static let model = """
    import SwiftUI
    struct FeatureModel {
      var addItem: Item?
      var help: Help?
    }
    struct FeatureView: View {
      @State var model = FeatureModel()
      var body: some View {
        Text("").sheet(item: $model.addItem) { _ in Text("") }.sheet(item: $model.help) { _ in Text("") }
      }
    }
    """

  let folder: URL

  init() throws {
    folder = try Portolan.temporaryFolder()
    for name in ["App/Feature", "Tools"] {
      try FileManager.default.createDirectory(at: file(name), withIntermediateDirectories: true)
    }
    try write(Self.model)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
  }

  func write(_ source: String) throws {
    try Data(source.utf8).write(to: file("App/Feature/Feature.swift"))
  }

  func check(_ arguments: String...) throws -> Portolan.Result { try check(arguments) }

  func check(
    _ arguments: [String], _ input: String = "App", in subfolder: String = ".",
    environment: [String: String] = [:]
  ) throws -> Portolan.Result {
    // Where the tests themselves run in CI, they are not to add to its pages.
    let environment = ["GITHUB_WORKSPACE": "", "CI_PROJECT_DIR": "", "GITHUB_STEP_SUMMARY": ""]
      .merging(environment) { $1 }
    return try Portolan.run(
      ["check", input] + arguments, environment: environment, folder: file(subfolder).path)
  }
}
