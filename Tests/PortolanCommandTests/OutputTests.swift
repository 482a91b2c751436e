import Foundation
import Testing

/// The committed pictures in `Output/` show what the examples are now. `make demo` writes them anew.
@Suite(.serialized) struct OutputTests {
  @Test(arguments: [
    ("inventory", "Inventory", "AppFeature.AppModel"), ("wiki", "Wiki", "Wiki.AppModel"),
    ("vanilla", "Vanilla", "Vanilla.AppModel"),
  ])
  func picturesAreCurrent(name: String, example: String, type: String) throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = folder.appendingPathComponent("\(name).json").path
    let reflected = try Portolan.run(
      "reflect", "--quiet", "--package-path", "Examples/\(example)", "--type", type, "--source",
      "Examples/\(example)/Sources", "-o", model)
    #expect(reflected.status == 0, "\(reflected.errors)")

    let tree = try Portolan.run("tree", model).output
    #expect(tree == (try committed("\(name).txt")), "run 'make demo' and look at the difference")
    let mermaid = try Portolan.run("draw", model, "--format", "mermaid").output
    #expect(mermaid == (try committed("\(name).mmd")), "run 'make demo' and look at the difference")
    for (view, file) in [("graph", "\(name).svg"), ("tree", "\(name)-tree.svg")] {
      let svg = try Portolan.run("draw", model, "--view", view, "--format", "svg").output
      // Where things stand depends on the fonts of the machine; what there is does not.
      let ids = try elements(of: committed(file))
      #expect(!ids.isEmpty)
      #expect(elements(of: svg) == ids, "run 'make demo' and look at the difference")
    }
  }

  @Test func thePictureOfAChangeIsCurrent() throws {
    let folder = try Portolan.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let example = Portolan.root + "/Examples/Inventory"
    for name in ["Package.swift", "Sources"] {
      try FileManager.default.copyItem(
        atPath: "\(example)/\(name)", toPath: folder.appendingPathComponent(name).path)
    }
    let applied = try Portolan.run(
      ["git", "apply", "\(example)/Filter.patch"], folder: folder.path,
      executable: "/usr/bin/env")
    #expect(
      applied.status == 0,
      """
      Filter.patch no longer fits the example: make the change by hand in a copy, and write it \
      anew with 'git diff'. \(applied.errors)
      """)
    let versions = ["Examples/Inventory/Sources", folder.appendingPathComponent("Sources").path]
    let text = try Portolan.run(["diff"] + versions).output
    #expect(
      text == (try committed("inventory-diff.txt")), "run 'make demo' and look at the difference")
    let svg = try Portolan.run(["diff"] + versions + ["--format", "svg"]).output
    #expect(
      elements(of: svg) == (try elements(of: committed("inventory-diff.svg"))),
      "run 'make demo' and look at the difference")
  }

  @Test func theReadmeShowsWhatIsPrinted() throws {
    let readme = try String(contentsOfFile: Portolan.root + "/README.md", encoding: .utf8)
    #expect(readme.contains(try committed("inventory.txt")))
    #expect(readme.contains(try committed("inventory-diff.txt")))
    let model = try Portolan.run(
      "reflect", "--quiet", "--package-path", "Examples/Inventory", "--type",
      "AppFeature.AppModel", "--source", "Examples/Inventory/Sources"
    ).output
    let place = try Portolan.run("place", "-", "inventory/add/colorPicker", input: model).output
    let check = try Portolan.run("check", "Examples/Vanilla").output
    let second = try #require(check.range(of: "Examples/Vanilla/Sources/Vanilla/TrashModel.swift"))
    #expect(
      readme.contains("$ portolan check Examples/Vanilla\n" + check[..<second.lowerBound]))
    #expect(readme.contains(check.split(separator: "\n").last ?? "?"))
    #expect(readme.contains("$ portolan place app.json inventory/add/colorPicker\n" + place))
  }

  private func committed(_ name: String) throws -> String {
    try String(contentsOfFile: Portolan.root + "/Output/" + name, encoding: .utf8)
  }

  /// The ids and the titles of a picture's elements, in the order of the names.
  private func elements(of svg: String) -> [String] {
    let ids = svg.matches(of: /<g id="([^"]+)"/).map { String($0.1) }
    let titles = svg.matches(of: /<title>([^<]*)<\/title>/).map { String($0.1) }
    return (ids + titles).sorted()
  }
}
