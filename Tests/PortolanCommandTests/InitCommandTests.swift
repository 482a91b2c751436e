import Foundation
import Testing

/// `portolan init`
@Suite struct InitCommandTests {
  @Test func aConfigurationIsWrittenThatHolds() throws {
    try withApp { folder in
      let result = try Portolan.run("init", "--no-cache", folder: folder)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors == ".portolan.yml is written\n")
      let text = try String(contentsOfFile: folder + "/.portolan.yml", encoding: .utf8)
      #expect(text.contains("inputs:\n  - App/Sources\n"))
      #expect(text.contains("#  one-active-destination: error # 1 error\n"))
      let check = try Portolan.run("check", "--no-cache", folder: folder)
      #expect(check.output.contains("App/Sources/Shop.swift:2:"), "\(check.errors)")
      // With every example in force it holds as well, but for screens that the app does not have.
      let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.hasPrefix("#") && (!line.hasPrefix("# ") || line.hasPrefix("#  "))
          && !line.contains("Screen.") ? line.dropFirst() : line
      }
      try Data(all.joined(separator: "\n").utf8)
        .write(to: URL(fileURLWithPath: folder + "/.portolan.yml"))
      let configured = try Portolan.run("check", "--no-cache", folder: folder)
      #expect(configured.status == 0, "\(configured.errors)")
      #expect(
        configured.output.contains("not listed: 1 ignored by .portolan.yml"), "\(configured.output)"
      )
    }
  }

  @Test func nothingIsWrittenOver() throws {
    try withApp { folder in
      let file = folder + "/.portolan.yml"
      try Data("# mine\n".utf8).write(to: URL(fileURLWithPath: file))
      let refused = try Portolan.run("init", folder, "--no-cache")
      #expect(refused.status == 73)
      #expect(
        refused.errors
          == "error: \(file) is there already; --force writes over it, -o - prints\n")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "# mine\n")
      let schema = try Portolan.run("init", "--schema", "-o", file)
      #expect(schema.status == 73)
      let printed = try Portolan.run("init", folder, "-o", "-", "--no-cache")
      #expect(printed.output.contains("inputs:\n  - App/Sources\n"))
      #expect(try Portolan.run("init", folder, "--force", "-q", "--no-cache").errors.isEmpty)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
    }
  }

  @Test func whatIsNoAppIsSaid() throws {
    try withSources(["README.md": "", "App.swift": ""]) { folder in
      #expect(try Portolan.run("init", folder + "/nope").status == 66)
      let file = try Portolan.run("init", folder + "/App.swift")
      #expect(file.status == 65)
      #expect(file.errors.contains("this is a file; name the app's folder"))
    }
    try withSources(["README.md": ""]) { folder in
      let result = try Portolan.run("init", folder)
      #expect(result.status == 65)
      #expect(!FileManager.default.fileExists(atPath: folder + "/.portolan.yml"))
    }
  }

  @Test func theSchemaIsPrinted() throws {
    let result = try Portolan.run("init", "--schema")
    #expect(result.status == 0)
    let shipped = try String(
      contentsOfFile: Portolan.root + "/Schemas/portolan.schema.json", encoding: .utf8)
    #expect(result.output == shipped)
  }

  private func withApp(_ work: (String) throws -> Void) throws {
    try withSources(
      [
        ".git/HEAD": "", "App/Sources/Shop.swift": ConfigurationCommandTests.shop,
        "App/Sources/More/Other.swift": "struct Other {}",
      ], work)
  }
}
