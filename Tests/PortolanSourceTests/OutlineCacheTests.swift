import Foundation
import PortolanFacts
import PortolanModel
import Testing

@testable import PortolanSource

/// Outlines come back from the cache as they were, and nothing that happens to the cache shows.
@Suite struct OutlineCacheTests {
  @Test func everyOutlineComesBack() throws {
    let tree = try SourceTree(at: Self.root, includesTests: true)
    var options = ReadingOptions()
    options.parsesAll = true
    let files = tree.read(options)
    #expect(files.count > 100)
    for file in files { #expect(try copy(file) == file, "\(file.path)") }
  }

  @Test func everyKindOfExpressionAndStatementComesBack() throws {
    let file = Self.everyKind
    #expect(try copy(file) == file)
    // A part of it is no outline, and does no harm.
    let bytes = encoded(file)
    for end in 0..<bytes.count {
      var reader = ByteReader(bytes[..<end])
      #expect(throws: NotReadable.self) { try SourceFile(from: &reader) }
    }
  }

  /// Facts are linked by other builds of the program than wrote them, which know the bytes by the version alone.
  @Test func otherBytesAreAnotherVersion() {
    let digest = Digest(of: encoded(Self.everyKind)).hexadecimal
    #expect(
      "\(OutlineCache.version): \(digest)" == "10: c09ffff26ed4998e45e1b091eb33fe2a",
      """
      The bytes of outlines are not those of the version: raise OutlineCache.version, unless no release holds it yet, and \
      write version and digest here.
      """)
  }

  private static let everyKind: SourceFile = {
    let at = Position(line: 3, column: 70_000, endColumn: 70_009)
    let name = PortolanFacts.Expression.name("model", at)
    let type = TypeReference("(tuple)", [TypeReference("Int")], labels: ["x", nil])
    let arm = SwitchCase(patterns: [name], body: [], condition: "DEBUG", position: at)
    var declaration = Declaration(
      kind: .subscript, name: "é", position: Position(line: 1, column: 1))
    declaration.condition = "os(iOS)"
    declaration.attributes = [Attribute(name: "State", arguments: [Argument(value: name)])]
    declaration.modifiers = ["static"]
    declaration.inherits = [type]
    declaration.genericParameters = [GenericParameter(name: "T", constraint: type)]
    declaration.parameters = [
      Parameter(
        label: nil, name: "_", type: type, hasDefault: true, isInout: true, attributes: [],
        value: name)
    ]
    declaration.type = type
    declaration.value = .nil
    declaration.body = []
    declaration.observers = [.return(nil)]
    declaration.members = [Declaration(kind: .case, name: "add", position: at)]
    let expressions: [PortolanFacts.Expression] = [
      name, .member(nil, "add", at), .member(name, "add", at),
      .call(name, [Argument(label: "a", value: .nil, isTrailing: true)], at), .element(name, []),
      .type(type),
      .closure(
        Closure(parameters: ["$x"], types: [nil, type], body: [.return(name)], position: at)),
      .keyPath(root: nil, ["a", "b"], at), .prefix("/", name), .assignment(name, .nil, at),
      .infix(name, "??", name), .choice(name, .nil, name), .array([name]),
      .dictionary([name, .nil]),
      .tuple([Argument(value: name)]), .string(nil), .string("a\u{0}b"), .number("1_0"),
      .boolean(true), .boolean(false), .nil, .await(name), .conditional("DEBUG", name),
      .statement(.switch(name, [arm], at)), .binding("x"), .other([name]),
    ]
    let statements: [Statement] =
      expressions.map { .expression($0) } + [
        .declaration(declaration),
        .if([.expression(name), .match(.binding("x"), name)], [.return(nil)], else: [.block([])]),
        .guard([.expression(name)], else: [.return(name)]), .switch(name, [arm], at),
        .for(.binding("x"), in: name, []), .block([.return(nil)]), .conditional("DEBUG", []),
      ]
    declaration.body = statements
    var file = SourceFile(
      path: "A.swift", module: "A",
      imports: [.init("SwiftUI"), .init("UIKit", condition: "os(iOS)")])
    file.declarations = [declaration]
    file.problems = [
      Unresolved(what: "x"),
      Unresolved(what: "y", location: SourceLocation(file: "A", line: 1, column: 2, endColumn: 3)),
      Unresolved(what: "z", isUnread: true, mentions: ["a", "b"]),
    ]
    file.ignores = [
      Ignore(
        rules: ["a", "b"], reason: "é", location: SourceLocation(file: "A", line: 1, column: 2),
        firstLine: 1, lastLine: 70_000),
      Ignore(
        rules: [], location: SourceLocation(file: "A", line: 2, column: 2), firstLine: 2,
        lastLine: 2),
    ]
    return file
  }()

  @Test func aDamagedPackIsThrownAway() throws {
    try withApp { folder, read in
      let expected = try read(false)
      #expect(try read(true) == expected)
      let pack = try #require(
        FileManager.default.contentsOfDirectory(atPath: folder + "/cache").first)
      let file = URL(fileURLWithPath: folder + "/cache/" + pack)
      let whole = try Data(contentsOf: file)
      for damage in [
        whole.prefix(0), whole.prefix(20), whole.dropLast(), whole + [0], Data("no".utf8),
      ] {
        try Data(damage).write(to: file)
        #expect(try read(true) == expected)
        #expect(try Data(contentsOf: file) == whole)
      }
      for index in stride(from: 0, to: whole.count, by: 7) {
        var bytes = Array(whole)
        bytes[index] ^= 0x10
        #expect(OutlinePack(reading: bytes) == nil, "byte \(index)")
      }
      // What a killed process leaves behind is nobody's pack.
      try Data("half".utf8).write(to: URL(fileURLWithPath: file.path + ".1.new"))
      #expect(try read(true) == expected)
    }
  }

  @Test func whatWasKeptIsUsedAndWhatChangedIsNot() throws {
    try withApp { folder, read in
      let before = try read(true)
      let cache = OutlineCache(folder: folder + "/cache", input: folder + "/app")
      let first = try #require(cache.load())
      #expect(first.count == 2)
      let source = "struct Other: View { var body: some View { Text(\"\").sheet(item: $x) {} } }"
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/app/B.swift"))
      let after = try read(true)
      #expect(after[0] == before[0])
      #expect(after[1].declarations.map(\.name) == ["Other"])
      let second = try #require(cache.load())
      #expect(second.count == 2)
      #expect(second.bytes != first.bytes)
      // The outline is taken from the pack: one with another text under the same key is believed.
      let file = SourceTree.File(
        path: "B.swift", location: folder + "/app/B.swift", module: "app")
      let other = SourceFile(path: "B.swift", module: "app", imports: [.init("Kept")])
      // All of it says words of navigation, so that all of it is read.
      let paths = ["A.swift", "B.swift"].map { "\(folder)/app/\($0)" }
      let mentions = try paths.map { path in
        MentionScanner.mentions(in: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
      }
      let words = FileReach.reached(
        of: mentions.map { ScannedFile($0) }, beside: [false, false], roots: []
      ).vocabulary
      let spoken = mentions[1].spoken(of: try #require(words))
      let key = OutlineCache.key(of: Digest(of: source.utf8), spoken, file)
      let value = OutlineShape(of: other).digest.bytes + encoded(other)
      cache.save(OutlinePack([(key, value[...])]))
      #expect(try read(true)[1] == other)
    }
  }

  @Test func untouchedFilesAreNotLookedThroughAgain() throws {
    try withApp { folder, read in
      let path = folder + "/app/A.swift"
      let file = SourceTree.File(path: "A.swift", location: path, module: "app")
      let mentions = file.mentions()
      // Only just written: it may be written again within a tick of the clock.
      #expect(file.scanned(kept: nil, start: Date()).entry == nil)
      let later = Date(timeIntervalSinceNow: 60)
      let first = file.scanned(kept: nil, start: later)
      #expect(first.isNew && first.mentions == mentions)
      let pack = OutlinePack([try #require(first.entry)])
      let again = file.scanned(kept: pack, start: later)
      #expect(!again.isNew && again.mentions == mentions && again.content == first.content)
      // A part of it is nothing.
      let (key, value) = try #require(first.entry)
      let part = OutlinePack([(key, value.dropLast())])
      #expect(file.scanned(kept: part, start: later).isNew)
      // The same size and the same date of the last change of its text: the file system still tells, from one tick to the next.
      Thread.sleep(forTimeInterval: 0.05)
      let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      let text = try String(contentsOfFile: path, encoding: .utf8)
        .replacingOccurrences(of: "struct A", with: "struct C")
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes(
        [.modificationDate: try #require(date)], ofItemAtPath: path)
      let changed = file.scanned(kept: pack, start: later)
      #expect(changed.isNew && changed.mentions == file.mentions() && changed.mentions != mentions)
    }
  }

  @Test func aFolderThatCannotBeMadeIsNoCache() throws {
    try withApp { folder, read in
      try Data().write(to: URL(fileURLWithPath: folder + "/cache"))
      #expect(try read(true) == read(false))
    }
  }

  @Test func twoReadersShareOneCache() throws {
    try withApp { folder, read in
      let expected = try read(false)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        #expect((try? read(true)) == expected)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/cache")
      #expect(names.count == 1)
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private func encoded(_ file: SourceFile) -> [UInt8] {
    var bytes = ByteWriter()
    file.write(to: &bytes)
    return bytes.bytes
  }

  private func copy(_ file: SourceFile) throws -> SourceFile {
    var reader = ByteReader(encoded(file)[...])
    let copy = try SourceFile(from: &reader)
    #expect(reader.isAtEnd)
    return copy
  }

  /// An app of two files that navigate, and how it is read, with a cache or without.
  private func withApp(
    _ work: (_ folder: String, _ read: @Sendable (Bool) throws -> [SourceFile]) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-cache-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder + "/app", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["A", "B"] {
      let source = """
        struct \(name): View {
          @State private var isShown = false
          var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
        }
        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: "\(folder)/app/\(name).swift"))
    }
    try work(folder) { isCached in
      var options = ReadingOptions()
      if isCached {
        var cache = OutlineCache(folder: folder + "/cache", input: folder + "/app")
        // However slow the machine is, no file counts as settled, and only outlines are kept.
        cache.start = .distantPast
        options.cache = cache
      }
      return try SourceTree(at: folder + "/app").read(options)
    }
  }
}
