import Foundation
import Testing

/// Options that do nothing, and places that can't be written to, are told in a line.
@Suite struct IdleOptionTests {
  private static let shop = """
    struct Shop: View {
      @State private var receipt: Receipt?
      var body: some View { Button("") { receipt = Receipt() }.sheet(item: $receipt) { _ in Text("") } }
    }
    """

  @Test func whatNarrowsSourceDoesNothingToAModel() throws {
    try withSources(["Shop.swift": Self.shop]) { folder in
      let model = folder + "/app.json"
      _ = try Portolan.run("read", folder, "--no-cache", "-q", "-o", model)
      for command in ["tree", "check", "places"] {
        let result = try Portolan.run(command, model, "--target", "A")
        #expect(
          result.errors == "\(model): warning: --target has no effect on a model, only on source\n")
        #expect(result.status == 0)
      }
      let all = try Portolan.run(
        "tree", model, "--root", "Shop", "--target", "A", "--exclude", "B/")
      #expect(
        all.errors
          == "\(model): warning: --target and --exclude have no effect on a model, only on source\n"
      )
      #expect(try Portolan.run("tree", model).errors == "")
      #expect(try Portolan.run("check", model, "--target", "A", "--quiet").errors == "")
    }
  }

  @Test func aPatternThatNamesNothing() throws {
    try withSources(["Shop.swift": Self.shop, "Old/Old.swift": "struct Old {}"]) { folder in
      let result = try Portolan.run(
        "read", folder, "--no-cache", "--exclude", "Old/", "--exclude", "Odl/", "-o", "/dev/null")
      #expect(
        result.errors == """
          \(folder): warning: --exclude 'Odl/' names nothing that would be read
          1 screen, 1 destination, nothing unresolved

          """)
    }
  }

  @Test func aCacheThatCannotBeKept() throws {
    try withSources(["Shop.swift": Self.shop]) { folder in
      let place = folder + "/Shop.swift/cache"
      let result = try Portolan.run("tree", folder, "--cache-path", place)
      #expect(result.status == 0)
      #expect(result.output.contains("receipt"))
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 1, "\(result.errors)")
      #expect(
        lines.first?.hasPrefix(
          "warning: --cache-path \(place) can't be written, and nothing is kept there: ") == true)
      #expect(try Portolan.run("check", folder, "--cache-path", place, "--quiet").errors == "")
      #expect(try Portolan.run("tree", folder, "--cache-path", folder + "/cache").errors == "")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskBehindStandardOutput() throws {
    try withSources(["Shop.swift": Self.shop]) { folder in
      let result = try Portolan.run(
        ["sh", "-c", "'\(Portolan.executable)' tree '\(folder)' --no-cache > /dev/full"],
        executable: "/usr/bin/env")
      #expect(result.status == 73)
      #expect(result.errors.hasPrefix("error: standard output can't be written: "))
      #expect(!result.errors.contains("Error Domain"))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }
}
