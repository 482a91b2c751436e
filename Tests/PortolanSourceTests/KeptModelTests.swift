import Foundation
import PortolanFacts
import PortolanModel
import Testing

@testable import PortolanSource

/// The model comes back from the cache as it was made, where it was made of the very same files.
@Suite struct KeptModelTests {
  @Test func aModelComesBack() throws {
    try withApp { app in
      let made = try app.link()
      let (file, bytes) = try app.kept()
      let again = try app.link()
      #expect(again.model == made.model)
      #expect(try again.model.json() == made.model.json())
      #expect((again.views, again.candidates) == (made.views, made.candidates))
      #expect(try app.link(roots: ["OtherView"]).model.roots.map(\.screen) == ["app.OtherView"])
      // It is taken from the file: another model under the same key is believed.
      let read = try app.read()
      let key = try #require(read.key(roots: []))
      var other = made.model
      other.name = "Other"
      let keys = try #require(read.outlines).flatMap(\.key.bytes)
      let value = UInt64(7).littleEndianBytes + keys + (try other.json())
      try Data(OutlinePack([(key, value[...])]).bytes).write(to: file)
      let believed = try app.link()
      #expect((believed.model.name, believed.views) == ("Other", 7))
      #expect(believed.candidates == made.candidates)
      try Data(bytes).write(to: file)
    }
  }

  @Test func whatElseItIsMadeOfIsAnotherKey() throws {
    try withApp { app in
      let key = try #require(try app.read().key(roots: []))
      #expect(try app.read().key(roots: []) == key)
      #expect(try app.read().key(roots: ["HomeView"]) != key)
      var read = try app.read()
      read.files[0].problems.append(Unresolved(what: "a folder can't be listed"))
      #expect(read.key(roots: []) != key)
      try app.write(App.home + "\nstruct More: View { var body: some View { OtherView() } }")
      #expect(try app.read().key(roots: []) != key)
      try app.write(App.home)
      #expect(try app.read().key(roots: []) == key)
      // A file that can't be read may hold anything.
      try Data([0xFF, 0xFE, 0x00]).write(to: app.source("Broken"))
      #expect(try app.read().key(roots: []) == nil)
      #expect(try app.link().model.unresolved.count == 1)
    }
  }

  @Test func aDamagedModelIsThrownAway() throws {
    try withApp { app in
      let expected = try app.link().model
      let (file, whole) = try app.kept()
      for damage in [Data(), whole.prefix(40), whole.dropLast(), Data("no".utf8)] {
        try damage.write(to: file)
        #expect(try app.link().model == expected)
        #expect(try Data(contentsOf: file) == whole)
      }
      // Whole, and yet no model.
      let read = try app.read()
      let key = try #require(read.key(roots: []))
      let keys = try #require(read.outlines).flatMap(\.key.bytes)
      for value in [[], Array("{}".utf8), keys, UInt64(7).littleEndianBytes + keys + [0x7B]] {
        try Data(OutlinePack([(key, value[...])]).bytes).write(to: file)
        #expect(try app.link().model == expected)
      }
    }
  }

  /// Most edits only move what is there: then the model comes back, with its places where they are now.
  @Test(arguments: [
    // In a body that nobody reads, in one that somebody does, above everything, and within the line.
    ("var sum = 0.0", "var sum = 0.0\n    for part in self { sum += part }"),
    ("isShown = true", "// Now.\n    isShown = true"),
    ("import SwiftUI", "// An app.\n\nimport SwiftUI"), ("{ OtherView() }", "{  OtherView()  }"),
  ])
  func aModelMovesWithTheSource(_ old: String, _ new: String) throws {
    try withApp { app in
      let home = """
        import SwiftUI
        struct HomeView: View {
          @State private var isShown = false
          var body: some View { Button("") { show() }.sheet(isPresented: $isShown) { OtherView() } }
          func show() {
            isShown = true
          }
        }
        extension [Double] {
          func total() -> Double {
            var sum = 0.0
            return sum
          }
        }
        """
      try app.write(home)
      var marked = try app.link().model
      marked.name = "Marked"
      try app.keep(marked)
      let edited = home.replacing(old, with: new)
      #expect(edited != home)
      for source in [edited, edited.replacing(new, with: new + " "), home] {
        try app.write(source)
        let moved = try app.link().model
        #expect(moved.name == "Marked", "it was made anew")
        var made = NavigationModel(linking: try app.read().files)
        made.name = "Marked"
        #expect(moved == made)
      }
    }
  }

  @Test(arguments: [
    // What is not only moved: another name, another order, other things in one line.
    ("isShown", "isOpen"), ("let a = 1\n", "let b = 1\n"), ("let a = 1\n", "let a = 1; "),
    ("struct HomeView", "// portolan:ignore no-way-out because\nstruct HomeView"),
    ("struct HomeView", "struct {\nstruct HomeView"),
  ])
  func whatIsNotOnlyMovedIsMadeAnew(_ old: String, _ new: String) throws {
    try withApp { app in
      let home = App.home + "\nstruct Values {\n  let a = 1\n  let sheet = 2\n}\n"
      try app.write(home)
      var marked = try app.link().model
      marked.name = "Marked"
      try app.keep(marked)
      try app.write(home.replacing(old, with: new))
      #expect(try app.link().model == NavigationModel(linking: try app.read().files))
    }
  }

  /// Of many files the outlines are not written again for each that changes: those that did are kept with the model.
  @Test func aModelMovesAfterAnEditThatWasLinked() throws {
    try withApp { app in
      for number in 0..<130 {
        let text =
          "struct Row\(number): View { var body: some View { NavigationLink(\"\") { OtherView() } } }"
        try Data(text.utf8).write(to: app.source("Row\(number)"))
      }
      // What changed within the last second is looked at again, and may be kept by then.
      Thread.sleep(forTimeInterval: 1.1)
      _ = try app.link()
      let edited = App.home.replacing("isShown", with: "isOpen")
      try app.write(edited)
      _ = try app.link()
      let (_, bytes) = try app.kept()
      try app.write("// Moved.\n" + edited)
      let moved = try app.link()
      #expect(moved.model == NavigationModel(linking: try app.read().files))
      // It was not made anew, and so not kept anew.
      #expect(try app.kept().1 == bytes)
    }
  }

  /// Where the source lies is another question for each file that a model is written to.
  @Test func aModelIsKeptAsItIsPrinted() throws {
    try withApp { app in
      let made = try app.link { model in
        var printed = model
        printed.name = "Printed"
        printed.sourceRoot = "../app"
        return printed
      }
      let again = try app.link()
      #expect((again.model.name, again.model.sourceRoot) == ("Printed", nil))
      #expect(again.model.screens == made.model.screens)
    }
  }

  @Test func whatIsQuicklyMadeIsNotKept() throws {
    try withApp { app in
      _ = try app.link(leastWork: .infinity)
      #expect(throws: (any Error).self) { try app.kept() }
    }
  }

  private func withApp(_ work: (App) throws -> Void) throws {
    let app = App()
    try FileManager.default.createDirectory(
      atPath: app.folder + "/app", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: app.folder) }
    try app.write(App.home)
    let other =
      "struct OtherView: View { var body: some View { NavigationLink(\"\") { Text(\"\") } } }"
    try Data(other.utf8).write(to: app.source("Other"))
    try work(app)
  }

  /// An app of two files that navigate.
  private struct App {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-model-\(UUID().uuidString)").path

    static let home = """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { OtherView() } }
      }
      """

    func source(_ name: String) -> URL { URL(fileURLWithPath: "\(folder)/app/\(name).swift") }

    func write(_ home: String) throws { try Data(home.utf8).write(to: source("Home")) }

    private var cache: OutlineCache {
      OutlineCache(folder: folder + "/cache", input: folder + "/app")
    }

    func read() throws -> ReadFiles {
      var options = ReadingOptions()
      options.cache = cache
      return try SourceTree(at: folder + "/app").filesRead(options)
    }

    /// - Parameter printed: The model as it is printed; it is not printed unless given.
    func link(
      roots: [String] = [], leastWork: Double = 0,
      printed: ((NavigationModel) -> NavigationModel)? = nil
    ) throws -> SourceLinking {
      let linking = cache.link(try read(), roots: roots, jobs: 1, leastWork: leastWork)
      if let printed { linking.keeping?.begin(printed: try printed(linking.model).json()) }
      linking.keeping?.finish()
      return linking
    }

    /// Has the cache take another model for that of the files as they are.
    func keep(_ model: NavigationModel) throws {
      let read = try read()
      let (key, outlines) = (read.key(roots: []), read.outlines)
      let keys = try #require(outlines).flatMap(\.key.bytes)
      let value = UInt64(1).littleEndianBytes + keys + (try model.json())
      try Data(OutlinePack([(try #require(key), value[...])]).bytes).write(to: try kept().0)
    }

    /// The file that holds the model, and what is in it.
    func kept() throws -> (URL, Data) {
      let file = URL(fileURLWithPath: cache.modelFile)
      return (file, try Data(contentsOf: file))
    }
  }
}
