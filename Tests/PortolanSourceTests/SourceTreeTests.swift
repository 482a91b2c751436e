import Foundation
import PortolanFacts
import PortolanSource
import Testing

struct SourceTreeTests {
  @Test func severalInputsAreOneTree() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Deep/B.swift": "", "Other/C.swift": "", "Other/D.swift": "",
      "Gone/E.swift": "", "Package.swift": "",
    ])
    let inputs = ["Other/D.swift", "./App/", "App/A.swift"]
    let tree = try SourceTree(
      of: inputs, in: folder.path, [.init(patterns: ["/App/Deep/"], in: folder.path)])
    #expect(tree.files.map(\.path) == ["App/A.swift", "Other/D.swift"])
    let whole = try SourceTree(of: ["."], in: folder.path)
    #expect(
      whole.files.map(\.path) == [
        "App/A.swift", "App/Deep/B.swift", "Gone/E.swift", "Other/C.swift", "Other/D.swift",
      ])
    // Whichever inputs are read, the module of a file is the same.
    #expect(Set((tree.files + whole.files).map(\.module)).count == 1)
    // What is named is read once, and even where a pattern leaves it out.
    let deep = try SourceTree(
      of: inputs + ["App/Deep"], in: folder.path, [.init(patterns: ["/App/Deep/"], in: folder.path)]
    )
    #expect(deep.files.map(\.path) == ["App/A.swift", "App/Deep/B.swift", "Other/D.swift"])
    let up = try SourceTree(of: ["../Other"], in: folder.path + "/App")
    // It is no mere neighbour of what is read.
    #expect(up.files.map(\.path) == ["./../Other/C.swift", "./../Other/D.swift"])
    #expect(up.files.allSatisfy { !$0.isBeside })
    #expect(throws: SourceTree.Missing.self) { try SourceTree(of: ["Nope"], in: folder.path) }
  }

  /// What is called a test may be a feature: how fast a line is, how well somebody sees.
  @Test func aFeatureMayBeNamedForTests() throws {
    let folder = try TemporaryFolder([
      "App/SpeedTests/View.swift": "import SwiftUI\nimport QuickLook\n// import XCTest",
      "App/EyeTests/View.swift": "import SwiftUI", "App/EyeTests/Deep/A.swift": "import XCTest",
      "AppTests/A.swift": "struct A {}",
    ])
    #expect(try paths(folder) == ["App/SpeedTests/View.swift"])
  }

  private func paths(_ folder: TemporaryFolder, at input: String = "") throws -> [String] {
    try SourceTree(at: folder.path + input).files.map(\.path)
  }

  @Test func whatIsNoAppIsLeftOut() throws {
    let folder = try TemporaryFolder([
      "b/B.swift": "", "a/A.swift": "", "C.swift": "", "Notes.md": "", "Package.swift": "",
      "Package@swift-5.9.swift": "", ".build/X.swift": "", ".hidden/X.swift": "",
      "Pods/X.swift": "", "Carthage/X.swift": "", "a/DerivedData/X.swift": "",
      "a/Guide.docc/X.swift": "", "App.xcodeproj/X.swift": "", "Tests/X.swift": "",
      "AppTests/X.swift": "", "AppUITests/X.swift": "", "Testing/D.swift": "",
      "Screen.xctemplate/___FILEBASENAME___.swift": "",
    ])
    #expect(try paths(folder) == ["C.swift", "Testing/D.swift", "a/A.swift", "b/B.swift"])
  }

  @Test func testsAreReadWhenAskedFor() throws {
    let folder = try TemporaryFolder([
      "AppTests/A.swift": "", "B.swift": "import XCTest", "C.swift": "import Testing\nstruct C {}",
      "D.swift": "// import XCTest",
    ])
    let app = try SourceTree(at: folder.path).read(jobs: 1)
    #expect(app.map(\.path) == ["D.swift"])
    let all = try SourceTree(at: folder.path, includesTests: true).read(jobs: 1)
    #expect(all.map(\.path) == ["AppTests/A.swift", "B.swift", "C.swift", "D.swift"])
  }

  @Test func excludedAndIgnoredFilesAreLeftOut() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "Generated/\n/Secrets.swift\n", "Secrets.swift": "",
      "App/.gitignore": "*.gen.swift\r\n!Keep.gen.swift\r\n", "App/A.swift": "",
      "App/Generated/X.swift": "", "App/X.gen.swift": "", "App/Keep.gen.swift": "",
      "App/Secrets.swift": "", "App/Vendor/X.swift": "", "Vendor/V.swift": "",
    ])
    let tree = try SourceTree(at: folder.path, excluding: ["App/Vendor", "**/Keep*"])
    #expect(tree.files.map(\.path) == ["App/A.swift", "App/Secrets.swift", "Vendor/V.swift"])
  }

  @Test func theRepositoryAroundTheInputCounts() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", ".gitignore": "Generated\n/App/Old.swift\n/Build", "App/A.swift": "",
      "App/Old.swift": "", "App/Generated/X.swift": "", "Build/Kept/B.swift": "",
      "Build/Kept/Generated/C.swift": "",
    ])
    #expect(try paths(folder, at: "/App") == ["A.swift"])
    // Who names an ignored folder wants it read.
    #expect(try paths(folder, at: "/Build/Kept") == ["B.swift", "Generated/C.swift"])
  }

  @Test func linksAreFollowedOnce() throws {
    let folder = try TemporaryFolder(["App/z/A.swift": "", "Shared/B.swift": ""])
    try folder.link("App/z/loop", to: "..")
    try folder.link("App/z/self", to: "self")
    try folder.link("App/a", to: "z")
    try folder.link("App/up", to: "../..")
    try folder.link("App/Shared", to: "../Shared")
    try folder.link("App/Again.swift", to: "z/A.swift")
    try folder.link("App/Gone.swift", to: "nowhere")
    #expect(try paths(folder, at: "/App") == ["Shared/B.swift", "z/A.swift"])
  }

  @Test func aSingleFileIsATree() throws {
    let folder = try TemporaryFolder(["App/Tests/A.swift": "import SwiftUI"])
    let files = try SourceTree(at: folder.path + "/App/Tests/A.swift").read(jobs: 4)
    #expect(
      files == [SourceFile(path: "A.swift", module: "Tests", imports: [.init("SwiftUI")])])
  }

  @Test func anEmptyFolderHasNoFiles() throws {
    let folder = try TemporaryFolder()
    let tree = try SourceTree(at: folder.path)
    #expect(tree.files.isEmpty)
    #expect(tree.read(jobs: 4) == [])
  }

  @Test func aMissingInputIsAnError() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/App"
    #expect(throws: SourceTree.Missing(path: missing)) { try SourceTree(at: missing) }
  }

  @Test func theResultDoesNotDependOnTheJobs() throws {
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: (1...40).map {
          ("F\($0).swift", String(repeating: "struct S\($0) {}\n", count: $0))
        }))
    let tree = try SourceTree(at: folder.path)
    let files = tree.read(jobs: 1)
    #expect(files.map(\.path) == tree.files.map(\.path))
    #expect(tree.read(jobs: 7) == files)
    #expect(tree.read() == files)
  }
}

/// Files whose bytes are no proper text.
struct EncodingTests {
  private func read(_ bytes: [UInt8]) throws -> SourceFile {
    let folder = try TemporaryFolder()
    try folder.write(Data(bytes), to: "A.swift")
    let files = try SourceTree(at: folder.path + "/A.swift").read(jobs: 1)
    return try #require(files.first)
  }

  private func outline(_ file: SourceFile) -> String {
    (file.problems.map { "\($0.location?.description ?? "?"): \($0.what)" } + [
      OutlineText(showsPositions: true).text(of: file)
    ]).joined(separator: "\n")
  }

  @Test func aByteOrderMarkIsNoColumn() throws {
    let file = try read([0xEF, 0xBB, 0xBF] + Array("struct A {}".utf8))
    #expect(outline(file) == "struct A@1:8-9")
  }

  @Test func whatIsNotUTF8IsRepaired() throws {
    let file = try read(Array("let a = \"".utf8) + [0xFF] + Array("\"\nstruct B {}".utf8))
    #expect(
      outline(file) == """
        A.swift:1:1: the file is not valid UTF-8
        variable a@1:5-6 = "\u{FFFD}"
        struct B@2:8-9
        """)
  }

  @Test(arguments: [false, true]) func utf16IsDecoded(isBigEndian: Bool) throws {
    let units = "\u{FEFF}struct Ä {}".utf16.map { isBigEndian ? $0.bigEndian : $0.littleEndian }
    let file = try read(units.flatMap { withUnsafeBytes(of: $0) { Array($0) } })
    #expect(
      outline(file) == "A.swift:1:1: the file is in UTF-16, Swift wants UTF-8\nstruct Ä@1:8-10")
  }

  @Test func anUnreadableFileIsNamed() throws {
    let folder = try TemporaryFolder(["B.swift": "struct B {}"])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/X", withIntermediateDirectories: false)
    let tree = try SourceTree(at: folder.path)
    try FileManager.default.removeItem(atPath: folder.path + "/B.swift")
    #expect(
      tree.read(jobs: 2).map { outline($0) } == ["B.swift:1:1: the file can't be read\n"])
  }

  @Test func aLargeFileIsRead() throws {
    let line = "// Ten million bytes are mostly something else than code, say, a table.\n"
    let count = 10_000_000 / line.utf8.count
    let file = try read(
      Array((String(repeating: line, count: count) + "struct A {}").utf8))
    #expect(outline(file) == "struct A@\(count + 1):8-9")
  }
}
