import FixtureModels
import Foundation
import PortolanCheck
import PortolanConfiguration
import PortolanModel
import Testing

/// Parser, schema and drafts come from one table of keys.
@Suite struct ConfigurationOrganisationTests {
  @Test func theSchemaIsWrittenFromTheKeys() throws {
    let file = root.appendingPathComponent("Schemas/portolan.schema.json")
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] == "1" {
      try Data(ConfigurationSchema.text.utf8).write(to: file)
    }
    let present = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      present == ConfigurationSchema.text,
      """
      Schemas/portolan.schema.json is written from the table of keys, never by hand. To write it again: \
      PORTOLAN_RECORD=1 swift test --filter OrganisationTests
      """)
  }

  @Test func theReadmeShowsAConfigurationAndNamesEveryKey() throws {
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let example = try #require(readme.firstMatch(of: /```yaml\n([^`]*)```/)).1
    let configuration = try Configuration(yaml: Array(example.utf8), file: "README.md")
    #expect(configuration.inputs.count == 2)
    #expect(configuration.exceptions.count == 1)
    let schema = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8))
    let keys = try #require((schema as? [String: Any])?["properties"] as? [String: Any]).keys
    for key in keys {
      #expect(
        example.contains("\n\(key):") || example.hasPrefix("\(key):") || readme.contains("`\(key)`")
      )
    }
  }

  @Test func theSchemaIsJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ConfigurationSchema.text.utf8))
    let schema = try #require(object as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys).isSuperset(of: ["inputs", "severity", "url-prefix"]))
    #expect(properties.values.allSatisfy { $0["description"] is String })
  }

  /// A validator of others finds right what the parser finds right, and wrong what it finds wrong.
  @Test func aValidatorAgreesWithTheParser() throws {
    let texts = try Self.right + Self.wrong
    guard let verdicts = try verdicts(on: texts) else {
      print("skipped: Python's jsonschema and yaml are not here, which 'make validators' installs")
      return
    }
    #expect(verdicts.count == texts.count)
    for (text, verdict) in zip(texts, verdicts) {
      let isRight = (try? Configuration(yaml: Array(text.utf8), file: "c.yml")) != nil
      #expect((verdict == "valid") == isRight, "\(verdict)\n\(text)")
    }
  }

  private static var right: [String] {
    get throws {
      try ConfigurationDraftTests.models.flatMap { model -> [String] in
        let draft = ConfigurationDraft(
          for: model, findings: Checker().findings(in: try Chart(model)), inputs: ["."],
          targets: []
        ).text
        return [draft, uncommented(draft)]
      } + [
        "", "# nothing", "inputs:\n", "severity:\n  no-way-out:\n", "severity: {no-way-out: off}",
        ConfigurationReadingTests.everything, "titles: {A: off, B: 'true', C: 1.2.3, D: yes}",
        "url-prefix: https://example.com/app/", "urls: {A.b.c: é/ü}", "include-tests: True",
        "presentations: {A.b: {custom: x}, A.c: inline}", "exclude: ['*', 'a#b', 'a!']",
      ]
    }
  }

  private static let wrong = [
    "- a", "text", "titels: {}", "inputs: a", "inputs: [1]", "inputs: ['']", "inputs: [[a]]",
    "inputs: [~]", "include-tests: yes", "include-tests: 1", "severity: {no-way-out: warn}",
    "severity: {nope: off}", "severity: [off]", "titles: {A: 404}", "titles: {A: true}",
    "titles: {'': a}", "titles: {A: ''}", "titles: {A: ~}", "tags: {A: b}", "tags: {A: [1]}",
    "presentations: {A.b: shet}", "presentations: {A: sheet}", "presentations: {A.b: {custom: 1}}",
    "presentations: {A.b: {}}", "presentations: {A.b: {custom: x, other: y}}",
    "presentations: {A.b: unknown}", "roles: {A.b: dta}", "roles: {A..b: data}",
    "roles: {A.: data}", "url-prefix: my app", "url-prefix: myapp", "url-prefix: ''",
    "url-prefix: 'x://a?b'", "url-prefix: 1a://", "urls: {A.b: /x}", "urls: {A.b: 'a b'}",
    "urls: {A.b: a//b}", "urls: {A.b: a/}", "exclude: ['!a']", "exclude: ['#a']",
    "ignore: {}", "ignore: [a]", "ignore: [{rules: [no-way-out], reason: x}]",
    "ignore: [{rules: [nope], screens: [A], reason: x}]", "ignore: [{screens: [A], reason: x}]",
    "ignore: [{rules: [no-way-out], screens: [A]}]",
    "ignore: [{rules: [no-way-out], screens: [A], reason: x, because: y}]",
  ]

  /// What the validator says of each text; `nil` where there is none.
  private func verdicts(on texts: [String]) throws -> [String]? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("portolan-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.enumerated().map { number, text in
      let file = folder.appendingPathComponent("\(number).yml")
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let script = root.appendingPathComponent("Scripts/validate-configuration.py").path
    let schema = folder.appendingPathComponent("schema.json")
    try Data(ConfigurationSchema.text.utf8).write(to: schema)
    for python in [root.path + "/.build/validators/bin/python", "python3"] {
      let output = folder.appendingPathComponent("output")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [python, script, schema.path] + files
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      process.waitUntilExit()
      // 3 where a module is missing, 127 where Python is.
      if process.terminationStatus == 3 || process.terminationStatus == 127 { continue }
      #expect(process.terminationStatus == 0)
      return String(decoding: try Data(contentsOf: output), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    return nil
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
