import Foundation
import Testing

/// What a result is made of, and an app's source, no result is written over.
@Suite struct OverwritingTests {
  @Test(arguments: [
    ["read", "App", "-o", "App/Shop.swift"], ["draw", "App", "-o", "App/Shop.swift"],
    ["check", "App", "-o", "App/Shop.swift"], ["check", "App", "--report", "json=App/Shop.swift"],
    ["check", "App", "--stamp", "App/Shop.swift"], ["dump", "App", "-o", "App/Shop.swift"],
    ["check", "App", "--write-baseline", "App/Shop.swift"],
    ["diff", "App", "App", "-o", "App/Shop.swift"], ["facts", "App", "-o", "App/Shop.swift"],
    ["init", "App", "--force", "-o", "App/Shop.swift"],
    ["draw", "App", "-o", "App/link.svg"],
    ["check", "app.json", "--report", "json=app.json"], ["draw", "app.json", "-o", "./app.json"],
    ["check", "App", "--report", "markdown=App/.portolan.yml"],
    ["check", "App", "--baseline", "known", "--report", "html=known"],
  ])
  func whatIsReadStaysAsItIs(words: [String]) throws {
    let sources = [
      "App/Shop.swift": SourceInputTests.shop, "App/.portolan.yml": "url-prefix: shop://",
    ]
    try withSources(sources) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/App/link.svg", withDestinationPath: "Shop.swift")
      for words in [
        ["read", "App", "-o", "app.json"], ["check", "App", "--write-baseline", "known"],
      ] {
        #expect(try Portolan.run(words + ["--no-cache", "-q"], folder: folder).status == 0)
      }
      let before = try contents(of: folder)
      let result = try Portolan.run(words, folder: folder)
      #expect([65, 73].contains(result.status), "\(words): \(result.errors)")
      #expect(
        result.errors.contains("name another file") || result.errors.contains("left as it is"),
        "\(words): \(result.errors)")
      #expect(try contents(of: folder) == before, "\(words)")
    }
  }

  /// What was made before is made anew.
  @Test func aResultIsRenewed() throws {
    try withSources(["App/Shop.swift": SourceInputTests.shop]) { folder in
      for words in [
        ["read", "App", "-o", "app.json"], ["check", "app.json", "--report", "html=app.html"],
        ["draw", "app.json", "-o", "app.mmd"],
        // A build takes the stamp of a plugin for source: it is empty, and there is nothing to lose.
        ["check", "app.json", "--stamp", "Checked.swift"],
      ] {
        for _ in 0..<2 {
          let result = try Portolan.run(words, folder: folder)
          #expect(result.status == 0, "\(result.errors)")
        }
      }
    }
  }

  private func contents(of folder: String) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return paths.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
    }
  }
}
