import Foundation
import PortolanModel
import Testing

/// A model that was saved says what folder it was read from, and its findings are where the files are.
@Suite struct SavedModelTests {
  /// However the model is written, and wherever it is checked.
  @Test(arguments: [
    (read: ["App", "-o", "app.json"], from: ".", model: "app.json", root: "App"),
    (["App/", "-o", "Tools/app.json"], ".", "Tools/app.json", "../App"),
    (["App/Feature/Feature.swift", "-o", "app.json"], ".", "app.json", "App/Feature"),
    ([".", "-o", "../app.json"], "App", "app.json", "App"),
    ([".", "-o", "app.json"], "App", "App/app.json", "."),
    ([".", "-o", "app.json"], ".", "app.json", "."),
  ])
  func findingsAreWhereTheFilesAre(
    read: [String], from folder: String, model: String, root: String
  ) throws {
    let app = try App()
    defer { app.remove() }
    let result = try Portolan.run(["read"] + read, folder: app.file(folder).path)
    #expect(result.status == 0, "\(result.errors)")
    let saved = try NavigationModel(json: Array(try app.text(model).utf8))
    #expect(saved.sourceRoot == root)
    for (folder, model, way) in [
      (".", model, ""), ("Tools", "../" + model, "../"), (".", app.file(model).path, ""),
    ] {
      for format in ["console", "github", "gitlab", "sarif", "checkstyle", "json", "junit", "html"]
      {
        let output = try app.check(["--format", format], model, in: folder).output
        #expect(output.contains("\(way)App/Feature/Feature.swift"), "\(format): \(output)")
        // The code is shown, too.
        if format == "console" { #expect(output.contains(" 3 │   var addItem: Item?")) }
      }
      let xcode = try app.check(["--format", "xcode"], model, in: folder).output
      let whole = URL(fileURLWithPath: app.folder.path).resolvingSymlinksInPath().path
      #expect(xcode.contains(whole + "/App/Feature/Feature.swift:3:7: error: "), "\(xcode)")
    }
  }

  /// A file that says the same already is not written again, and counts as new; any other is replaced.
  @Test func aModelIsWrittenWhereItIsAnother() throws {
    let app = try App()
    defer { app.remove() }
    let file = app.file("app.json").path
    func read() throws -> (number: Int?, date: Date?) {
      _ = try Portolan.run("read", "App", "-o", "app.json", folder: app.folder.path)
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      return (attributes[.systemFileNumber] as? Int, attributes[.modificationDate] as? Date)
    }
    let first = try read()
    let model = try app.text("app.json")
    let past = Date(timeIntervalSinceNow: -3_600)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    let second = try read()
    #expect(second.number == first.number)
    #expect(try #require(second.date) > past.addingTimeInterval(1_800))
    #expect(try app.text("app.json") == model)
    // As long, and another.
    try Data(model.utf8.reversed()).write(to: app.file("app.json"))
    _ = try read()
    #expect(try app.text("app.json") == model)
  }

  /// It is compared to its end, however large.
  @Test func aLargeModelIsWrittenWhereItsLastByteIsAnother() throws {
    let app = try App()
    defer { app.remove() }
    let cases = (0..<500).map { "case page\($0)(Int)" }.joined(separator: "; ")
    try """
    import SwiftUI
    enum Page { \(cases) }
    struct ShelfView: View {
      @State var page: Page?
      var body: some View { Text("").sheet(item: $page) { _ in Text("") } }
    }
    """.write(to: app.file("App/Shelf.swift"), atomically: true, encoding: .utf8)
    func read() throws -> Data {
      _ = try Portolan.run("read", "App", "-o", "app.json", folder: app.folder.path)
      return try Data(contentsOf: app.file("app.json"))
    }
    let model = try read()
    #expect(model.count > 2 * 65_536)
    try (model.dropLast() + [UInt8(ascii: " ")]).write(to: app.file("app.json"))
    #expect(try read() == model)
  }

  @Test func aPrintedModelSaysWhatTheCurrentFolderSees() throws {
    let app = try App()
    defer { app.remove() }
    let printed = try Portolan.run("read", "App", folder: app.folder.path).output
    #expect(try NavigationModel(json: Array(printed.utf8)).sourceRoot == "App")
    let piped = try Portolan.run(
      "check", "-", "--format", "github", input: printed, folder: app.folder.path)
    #expect(piped.output.hasPrefix("::error file=App/Feature/Feature.swift,"))
    // A shell may have put it anywhere.
    try Data(printed.utf8).write(to: app.file("Tools/app.json"))
    let moved = try app.check(["--format", "github"], "Tools/app.json")
    #expect(moved.output.hasPrefix("::error file=App/Feature/Feature.swift,"))
  }

  /// A model may come from a test, from reflection, from an older Portolan or from another machine.
  @Test func aModelFromElsewhereIsToldWhereTheFilesAre() throws {
    let app = try App()
    defer { app.remove() }
    _ = try Portolan.run("read", "App", "-o", "app.json", folder: app.folder.path)
    var model = try NavigationModel(json: Array(try app.text("app.json").utf8))
    for root in [nil, "../../elsewhere/App"] {
      model.sourceRoot = root
      try Data(model.json()).write(to: app.file("app.json"))
      let told = try app.check(
        ["--format", "github", "--source-root", "../App"], "../app.json", in: "Tools")
      #expect(told.output.hasPrefix("::error file=../App/Feature/Feature.swift,"))
      let untold = try app.check(["--format", "github"], "app.json")
      #expect(untold.status == 1)
      #expect(untold.output.contains("Feature/Feature.swift,line=3"))
    }
    // Beside the files, it needs to be told nothing.
    model.sourceRoot = nil
    try Data(model.json()).write(to: app.file("App/app.json"))
    #expect(
      try app.check(["--format", "github"], "App/app.json").output
        .hasPrefix("::error file=App/Feature/Feature.swift,"))
    let none = try app.check(["--source-root", "No"], "app.json")
    #expect(none.status == 66 && none.errors == "No: error: there is no such folder\n")
    let source = try app.check(["--source-root", "App"])
    #expect(source.status == 64 && source.errors.hasPrefix("App: error: this is source"))
  }

  /// Where a model was read is nothing that the app says.
  @Test func whereAModelWasReadChangesNothingElse() throws {
    let app = try App()
    defer { app.remove() }
    func run(_ arguments: String...) throws -> Portolan.Result {
      try Portolan.run(arguments, folder: app.folder.path)
    }
    _ = try run("read", "App", "-o", "one.json")
    _ = try run("read", "App", "-o", "Tools/other.json")
    #expect(try app.text("one.json") != app.text("Tools/other.json"))
    let same = try run("diff", "one.json", "Tools/other.json", "--exit-code")
    #expect(same.status == 0, "\(same.output)")
    for input in ["one.json", "Tools/other.json", "App"] {
      #expect(try run("dump", input).output == run("dump", "one.json").output)
      _ = try app.check(["--write-baseline", "Tools/b"], input)
      _ = try app.check(["--write-baseline", "b"], "one.json")
      #expect(try app.text("b") == app.text("Tools/b"))
    }
  }

  @Test func exceptionsByPathHoldForASavedModel() throws {
    let app = try App()
    defer { app.remove() }
    try Data(
      "ignore: [{rules: [one-active-destination], paths: [App/Feature/], reason: x}]".utf8
    ).write(to: app.file(".portolan.yml"))
    _ = try Portolan.run("read", "App", "-o", "Tools/app.json", folder: app.folder.path)
    let result = try app.check([], "Tools/app.json")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("1 ignored by .portolan.yml"))
    #expect(result.errors.isEmpty)
  }

  @Test func factsSayItToo() throws {
    let app = try App()
    defer { app.remove() }
    func run(_ arguments: String...) throws -> String {
      try Portolan.run(arguments, folder: app.folder.path).output
    }
    _ = try run("facts", "App/Feature", "--relative-to", "App", "-o", "Tools/f.facts")
    #expect(try run("link", "Tools/f.facts") == run("read", "App"))
    _ = try run("link", "Tools/f.facts", "-o", "Tools/linked.json")
    _ = try run("read", "App", "-o", "Tools/read.json")
    #expect(try app.text("Tools/linked.json") == app.text("Tools/read.json"))
  }
}
