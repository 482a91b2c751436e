import Foundation
import PortolanModel
import Testing

/// Source that is wrong: the file is named, and the rest of the app is read.
@Suite struct BadSourceTests {
  @Test func aFileThatCannotBeReadIsNamed() throws {
    try expectNamed("Pipe.swift", "the file can't be read") { file in
      #expect(mkfifo(file, 0o600) == 0)
    }
  }

  @Test func aFileInAnotherEncodingIsNamed() throws {
    try expectNamed("Wide.swift", "UTF-16") { file in
      let units: [UInt8] = [0xFF, 0xFE] + "struct Wide {}".utf8.flatMap { [$0, 0] }
      try Data(units).write(to: URL(fileURLWithPath: file))
    }
    try expectNamed("Latin.swift", "not valid UTF-8") { file in
      try Data("// caf".utf8 + [0xE9, 0x0A]).write(to: URL(fileURLWithPath: file))
    }
  }

  @Test func anEncryptedFileIsNamedOnce() throws {
    try withSources(["Shop.swift": SourceInputTests.shop]) { folder in
      try Data([0x00] + "CRYPT".utf8 + [0x00, 0xDC, 0x73, 0x28, 0x29, 0x00, 0xB6])
        .write(to: URL(fileURLWithPath: folder + "/Secret.swift"))
      let result = try Portolan.run("read", folder, "--no-cache")
      let lines = result.errors.split(separator: "\n").filter { $0.contains("Secret.swift") }
      #expect(lines.count == 1 && lines[0].contains("the file is no text"), "\(result.errors)")
      #expect(try screens(result) == ["Shop"])
    }
  }

  /// Whatever keeps a file from being read, a check warns of it, and fails where warnings do.
  @Test func aCheckWarnsOfWhatCannotBeRead() throws {
    func expect(_ words: String, in folder: String) throws {
      let check = try Portolan.run("check", folder, "--no-cache", "--strict")
      #expect(check.status == 1)
      #expect(check.output.contains(words) && check.output.contains("unread-source"))
      #expect(!check.errors.contains("unresolved:"), "\(check.errors)")
      #expect(try Portolan.run("check", folder, "--no-cache").status == 0)
    }
    try withSources(["Shop.swift": SourceInputTests.shop]) { folder in
      try Data([0x00] + "CRYPT".utf8 + [0x00, 0xDC, 0x73, 0x28, 0x29, 0x00, 0xB6])
        .write(to: URL(fileURLWithPath: folder + "/Secret.swift"))
      try expect("the file is no text", in: folder)
    }
    // A script may make what is not there.
    try withSources(SourceInputTests.projectWithAMissingFile) { folder in
      let check = try Portolan.run("check", folder, "--no-cache", "--strict")
      #expect(check.status == 0)
      #expect(check.errors.contains("Shop.xcodeproj names Harbour.swift, which is not there"))
    }
  }

  @Test(arguments: [
    "struct Broken: View { var body: some View { Text(",
    "struct Broken: App { func }",
    "let broken = \"",
  ])
  func aSyntaxErrorIsNamed(source: String) throws {
    try expectNamed("Broken.swift", "syntax error") { file in
      try Data(source.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  /// What nothing else does may be done in the file, so nobody is told to delete it; and a check can fail for the file.
  @Test func nothingIsSaidOfWhatAFileNamesThatDoesNotParse() throws {
    let home = """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isHelpShown = false
        @State var isTermsShown = false
        var body: some View {
          Text("").sheet(isPresented: $isHelpShown) { Help() }
          Text("").sheet(isPresented: $isTermsShown) { Text("Terms") }
        }
      }
      struct Help: View { var body: some View { NavigationLink("") { Text("") } } }
      struct About: View { var body: some View { NavigationLink("") { Text("") } } }
      struct Imprint: View { var body: some View { NavigationLink("") { Text("") } } }
      """
    let menu = """
      extension Home {
        var menu: some View { NavigationLink("") { About() } }
        func help() { isHelpShown = true }
      """
    let rules = ["unreachable-screen", "unreachable-destination"]
    func told(_ folder: String, _ options: String...) throws -> (findings: [String], status: Int32)
    {
      let result = try Portolan.run(
        ["check", folder, "--no-cache", "--report", "json"] + options)
      let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
      return (
        report.findings.filter { (rules + ["unread-source"]).contains($0.rule) }.map(\.message),
        result.status
      )
    }
    try withSources(["Home.swift": home, "Menu.swift": menu]) { folder in
      let found = try told(folder)
      #expect(
        found.findings == [
          "no way leads from a root to 'Imprint'", "syntax error: expected '}'",
        ])
      #expect(found.status == 0)
      #expect(try told(folder, "--strict").status == 1)
      try Data((menu + "}").utf8).write(to: URL(fileURLWithPath: folder + "/Menu.swift"))
      #expect(
        try told(folder).findings == [
          "nothing sets 'isTermsShown' of 'Home'", "no way leads from a root to 'Imprint'",
        ])
    }
  }

  /// The report says it; what no report says is said beside it.
  @Test func aCheckTellsASyntaxErrorOnce() throws {
    let files = ["Home.swift": "import SwiftUI\nstruct Home: View {"]
    try withSources(files) { folder in
      let check = try Portolan.run("check", folder, "--no-cache")
      #expect(check.output.contains("syntax error: expected"))
      #expect(!check.errors.contains("syntax error"))
      let baseline = try Portolan.run(
        "check", folder, "--no-cache", "--write-baseline", folder + "/known")
      #expect(baseline.errors.contains("syntax error: expected"))
      #expect(try Portolan.run("tree", folder, "--no-cache").errors.contains("syntax error"))
    }
  }

  /// Neither words for a person nor a line of source steer a terminal.
  @Test func bytesThatAreNoTextAreNotPrinted() throws {
    let text =
      "import SwiftUI\nstruct \u{1B}[31mA \u{0}\u{7} { var \u{1}\u{202E}"
      + String(repeating: "\u{1}", count: 900)
    try withSources(["Home.swift": text]) { folder in
      for command in ["check", "tree"] {
        let result = try Portolan.run(command, folder, "--no-cache")
        let printed = (result.output + result.errors).unicodeScalars
        #expect(printed.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E || $0 == "\n" })
        #expect(printed.count < 1000)
      }
    }
  }

  /// A folder may be called like a file.
  @Test func aFolderThatIsCalledLikeAFileIsRead() throws {
    let files = [
      "Kit.swift/Home.swift": "struct Home: App { func }", "Other/Code.swift/Page.swift": "",
    ]
    try withSources(files) { folder in
      let read = try Portolan.run("tree", folder + "/Kit.swift", "--no-cache")
      #expect(read.errors.contains("Kit.swift/Home.swift:1:"), "\(read.errors)")
      #expect(try Portolan.run("tree", folder + "/Other", "--no-cache").status == 0)
    }
  }

  private struct Report: Decodable {
    var findings: [Finding]
  }

  @Test func whatIsNestedTooDeeplyIsNamed() throws {
    let (open, close) = (String(repeating: "(", count: 5_000), String(repeating: ")", count: 5_000))
    try expectNamed("Deep.swift", "unresolved") { file in
      try Data("func sheet() { let deep = \(open)1\(close) }".utf8)
        .write(to: URL(fileURLWithPath: file))
    }
  }

  @Test func aLargeFileIsRead() throws {
    let row = "A line of a long text that is nowhere near to a sheet.\n"
    let rows = String(repeating: row, count: (10 << 20) / row.utf8.count)
    try withSources([
      "Large.swift": "let text = \"\"\"\n\(rows)\"\"\"\n" + SourceInputTests.shop
    ]) { folder in
      let result = try Portolan.run("read", folder, "--no-cache", "--quiet")
      #expect(result.status == 0)
      #expect(try screens(result) == ["Shop"])
    }
  }

  @Test func whatGoesInCirclesComesToAnEnd() throws {
    try withSources([
      "Shop.swift": SourceInputTests.shop,
      "Circles.swift": """
      typealias A = B
      typealias B = A
      struct Tree<T> { typealias Next = Tree<Tree<T>>; var next: Tree<Tree<T>.Next>? }
      class One: Two { var destination: A? }
      class Two: One { var other: Tree<One>? }
      struct Circle: View {
        @State private var item: A?
        @State private var tree: Tree<Int>.Next.Next?
        var body: some View { Circle().sheet(item: $item) { _ in Circle() }.sheet(item: $tree) {} }
      }
      """,
    ]) { folder in
      let loop = folder + "/loop"
      try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/up", withDestinationPath: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/Loop.swift", withDestinationPath: folder + "/Loop.swift")
      let result = try Portolan.run("read", folder, "--no-cache", "--quiet")
      #expect(result.status == 0, "\(result.errors)")
      #expect(try screens(result).isSuperset(of: ["Shop", "Circle"]))
      let one = try Portolan.run(
        "read", folder, "--no-cache", "--jobs", "1", "--parse-all", "--quiet")
      #expect(one.output == result.output)
    }
  }

  @Test func aLinkToNothingIsNamed() throws {
    for target in ["Nowhere.swift", "Gone.swift"] {
      try expectNamed("Gone.swift", "this symbolic link leads nowhere") { file in
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
      }
    }
  }

  /// Links to what is not read, or not wanted, are nobody's concern.
  @Test func aLinkToNothingThatIsLeftOutIsNotNamed() throws {
    try withSources(["Shop.swift": SourceInputTests.shop, ".gitignore": "/Ignored.swift"]) {
      folder in
      for name in ["Ignored.swift", "Excluded.swift", "Logo.png"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: "nowhere")
      }
      let result = try Portolan.run("read", folder, "--no-cache", "--exclude", "Excluded.swift")
      #expect(result.status == 0)
      #expect(!result.errors.contains("leads nowhere"), "\(result.errors)")
    }
  }

  /// Reads a folder in which one file is good and one is bad.
  private func expectNamed(
    _ name: String, _ message: String, write: (_ file: String) throws -> Void
  ) throws {
    try withSources(["Shop.swift": SourceInputTests.shop]) { folder in
      try write(folder + "/" + name)
      let result = try Portolan.run("read", folder, "--no-cache")
      #expect(result.status == 0)
      #expect(result.errors.contains("\(name):1:"), "\(result.errors)")
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(try screens(result) == ["Shop"])
    }
  }

  private func screens(_ result: Portolan.Result) throws -> Set<String> {
    Set(try NavigationModel(json: Array(result.output.utf8)).screens.map(\.type))
  }
}
