import Foundation
import PortolanModel
import Testing

/// `.portolan.yml`: where it is found, and what it changes in every command.
@Suite struct ConfigurationCommandTests {
  @Test func checkReadsWhatTheConfigurationNames() throws {
    try withApp("inputs: [App, Features/Other.swift]") { folder in
      let result = try Portolan.run("check", "--no-cache", folder: folder)
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.output.contains("App/Shop.swift:2:"))
      #expect(result.output.contains("2 │   @State private var coupon: Coupon?"))
      #expect(result.output.contains("in 1 of 2 screens"))
      for (inner, file) in [("/App", "Shop.swift:2:"), ("/Features", "../App/Shop.swift:2:")] {
        let inside = try Portolan.run("check", "--no-cache", folder: folder + inner)
        #expect(inside.output.hasPrefix(file), "\(inside.errors)")
        #expect(inside.output.contains("in 1 of 2 screens"))
      }
      let given = try Portolan.run("check", "App", "--no-cache", folder: folder)
      #expect(given.output.contains("Shop.swift:2:"))
      #expect(given.output.contains("in 1 of 1 screen"))
    }
  }

  /// The configuration may lie beside what it speaks of.
  @Test func whatIsReadMayLieOutsideOfTheConfigurationsFolder() throws {
    try withApp("inputs: [App]") { folder in
      let place = folder + "/Settings"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try Data("inputs: [../App]".utf8).write(
        to: URL(fileURLWithPath: place + "/.portolan.yml"))
      let inside = try Portolan.run("check", "--no-cache", folder: place)
      #expect(inside.status == 1)
      #expect(inside.output.hasPrefix("../App/Shop.swift:2:"), "\(inside.errors)")
      let named = try Portolan.run(
        "check", "--no-cache", "--config", "Settings/.portolan.yml", folder: folder)
      #expect(named.output.hasPrefix("App/Shop.swift:2:"), "\(named.errors)")
    }
  }

  @Test func everyCommandKnowsIt() throws {
    let yaml = """
      titles: {Shop: The shop}
      url-prefix: shop://
      urls: {Shop.receipt: bill}
      presentations: {Shop.receipt: popover}
      """
    try withApp(yaml) { folder in
      let app = folder + "/App"
      let read = try Portolan.run("read", app, "-q", "--no-cache")
      let model = try NavigationModel(json: Array(read.output.utf8))
      #expect(model.screens[0].title == "The shop")
      #expect(model.urlPrefix == "shop://")
      try Data(read.output.utf8).write(to: URL(fileURLWithPath: folder + "/app.json"))
      for input in [app, folder + "/app.json"] {
        #expect(try run("tree", input).contains("popover"))
        #expect(try run("places", input).contains("shop://bill\n"))
        #expect(try run("places", input, "--scheme", "x").contains("x:///bill\n"))
        #expect(try run("place", input, "receipt").hasPrefix("shop://bill\nThe shop ▸ receipt"))
        #expect(try run("place", input, "shop://bill").hasPrefix("shop://bill\n"))
        #expect(try run("draw", input, "--format", "dot").contains("The shop"))
      }
      #expect(!(try run("places", app, "--no-config").contains("shop://")))
      #expect(
        try Portolan.run("place", "receipt", "--no-cache", folder: folder).output
          .hasPrefix("shop://bill\n"))
      let other = folder + "/other.yml"
      try Data("url-prefix: other://".utf8).write(to: URL(fileURLWithPath: other))
      #expect(try run("places", app, "--config", other).contains("other://receipt\n"))
    }
  }

  @Test func severitiesAndExceptionsDecideTheExitCode() throws {
    for (yaml, status, last) in [
      ("severity: {one-active-destination: warning}", 0, "1 warning and 1 note"),
      ("severity: {one-active-destination: off}", 0, "in 1 screen\n"),
      (
        "ignore: [{rules: [one-active-destination], screens: [Shop], reason: x}]", 0,
        "in 1 screen; not listed: 1 ignored by .portolan.yml\n"
      ),
      (
        "ignore: [{rules: [one-active-destination], paths: [App/], reason: x}]", 0,
        "in 1 screen; not listed: 1 ignored by .portolan.yml\n"
      ),
      ("ignore: [{rules: [one-active-destination], paths: [Features/], reason: x}]", 1, "1 error"),
    ] as [(String, Int32, String)] {
      try withApp(yaml) { folder in
        let result = try Portolan.run(
          "check", folder + "/App", "--no-cache")
        #expect(result.status == status, "\(yaml): \(result.errors)")
        #expect(result.output.contains(last), "\(result.output)")
      }
    }
  }

  @Test func commentsInTheSourceHoldForASavedModelToo() throws {
    let source = Self.shop.replacing(
      "Coupon?", with: "Coupon? // portolan:ignore one-active-destination they never meet")
    try withSources(["Shop.swift": source]) { folder in
      let read = try Portolan.run("read", folder, "-q", "--no-cache")
      for (input, text) in [(folder, nil), ("-", read.output)] as [(String, String?)] {
        let result = try Portolan.run(["check", input, "--no-config"], input: text)
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("in 1 screen; not listed: 1 ignored\n"))
      }
      #expect(!(try run("draw", folder, "--format", "dot").contains("one-active-destination")))
    }
  }

  @Test func excludesRootsAndTargetsHold() throws {
    try withApp("exclude: [/App/, 'Nope*']\nroots: [Other]\ninclude-tests: true") { folder in
      let model = try NavigationModel(
        json: Array(try Portolan.run("read", "-q", "--no-cache", folder: folder).output.utf8))
      #expect(Set(model.screens.map(\.type)) == ["Other", "Mock"])
      #expect(model.roots.map(\.how) == [.declared])
      let chosen = try Portolan.run(
        "read", "-q", "--no-cache", "--root", "Mock", "--no-include-tests", folder: folder)
      #expect(chosen.status == 65)
      #expect(chosen.errors.contains("no screen is called 'Mock'"))
    }
    try withApp("targets: [Nope]") { folder in
      let result = try Portolan.run("check", "--no-cache", folder: folder)
      #expect(result.status == 65)
      #expect(
        result.errors.hasPrefix(".portolan.yml:1:11: error: there is no target 'Nope'; there "))
    }
  }

  @Test func whatIsWrongIsLocated() throws {
    for (yaml, message) in [
      ("titels: {}", "1:1: error: there is no key 'titels'; the nearest is 'titles'\n"),
      ("inputs: [Nope]", "1:10: error: there is no file or folder 'Nope' beside this file\n"),
      ("roots: [Shp]", "1:9: error: no screen is called 'Shp'; the nearest is 'Shop'"),
      ("a: &a [*a]", "1:4: error: anchors and aliases are not read here"),
    ] {
      try withApp(yaml) { folder in
        for arguments in [["check"], ["check", "App"], ["tree"], ["read", "-o", "app.json"]]
        where arguments.count == 1 || !yaml.hasPrefix("inputs") {
          let result = try Portolan.run(arguments + ["--no-cache"], folder: folder)
          #expect(result.status == 65, "\(arguments)")
          #expect(result.errors.hasPrefix(".portolan.yml:" + message), "\(result.errors)")
          #expect(result.output.isEmpty)
        }
        #expect(!FileManager.default.fileExists(atPath: folder + "/app.json"))
      }
    }
  }

  /// What a configuration says of other parts of the app is no mistake.
  @Test func aPartOfTheAppIsCheckedUnderTheConfigurationOfTheWhole() throws {
    try withApp("inputs: [App, Features]\ntitles: {Shop: A, Other: B}\nroots: [Other]") { folder in
      let part = try Portolan.run("tree", "App", "--no-cache", folder: folder)
      #expect(part.status == 0, "\(part.errors)")
      #expect(try Portolan.run("tree", ".", "--no-cache", folder: folder).status == 0)
      #expect(try Portolan.run("tree", "App/Shop.swift", "--no-cache", folder: folder).status == 0)
      let narrowed = try Portolan.run(
        "tree", "--exclude", "Features/", "--no-cache", folder: folder)
      #expect(narrowed.status == 0, "\(narrowed.errors)")
    }
  }

  @Test func itIsLookedForUpToTheRepository() throws {
    try withApp("severity: {one-active-destination: off}") { folder in
      let nested = folder + "/App/.git"
      #expect(try Portolan.run("check", folder + "/App", "--no-cache").status == 0)
      try FileManager.default.createDirectory(
        atPath: nested, withIntermediateDirectories: false)
      #expect(try Portolan.run("check", folder + "/App", "--no-cache").status == 1)
      #expect(try Portolan.run("check", "App", "--no-cache", folder: folder).status == 1)
    }
  }

  @Test func withoutInputAndConfigurationThereIsNothingToRead() throws {
    try withSources([".git/HEAD": "", "Shop.swift": Self.shop]) { folder in
      for command in ["check", "tree", "places", "draw", "read"] {
        let result = try Portolan.run(command, folder: folder)
        #expect(result.status == 64)
        #expect(result.errors.contains("'portolan init' does"))
      }
      try Data().write(to: URL(fileURLWithPath: folder + "/.portolan.yml"))
      #expect(try Portolan.run("check", "--no-cache", folder: folder).status == 1)
    }
  }

  @Test func badFilesAreRefused() throws {
    try withSources([".git/HEAD": "", "Shop.swift": Self.shop]) { folder in
      let missing = try Portolan.run("check", folder, "--config", folder + "/no.yml")
      #expect(missing.status == 66)
      #expect(missing.errors == "\(folder)/no.yml: error: there is no such file\n")
      #expect(
        try Portolan.run("check", folder, "--config", "x", "--no-config").status == 64)
      let file = folder + "/.portolan.yml"
      #expect(mkfifo(file, 0o600) == 0)
      let pipe = try Portolan.run("check", folder)
      #expect(pipe.status == 66)
      #expect(pipe.errors.contains("a configuration is a file, and this is none"))
      try FileManager.default.removeItem(atPath: file)
      try Data().write(to: URL(fileURLWithPath: folder + "/.portolan.yaml"))
      let misnamed = try Portolan.run("check", folder)
      #expect(misnamed.status == 65)
      #expect(misnamed.errors.contains("a configuration is called .portolan.yml; rename it"))
    }
  }

  private func run(_ arguments: String...) throws -> String {
    let result = try Portolan.run(arguments)
    #expect(result.status == 0, "\(arguments): \(result.errors)")
    return result.output
  }

  private func withApp(_ yaml: String, _ work: (String) throws -> Void) throws {
    try withSources(
      [
        ".git/HEAD": "", ".portolan.yml": yaml, "App/Shop.swift": Self.shop,
        "Features/Other.swift": SourceInputTests.shop.replacing("Shop", with: "Other"),
        "FeaturesTests/Mock.swift": SourceInputTests.shop.replacing("Shop", with: "Mock"),
      ], work)
  }

  static let shop = """
    struct Shop: View {
      @State private var coupon: Coupon?
      @State private var receipt: Receipt?
      var body: some View {
        Text("").sheet(item: $coupon) { _ in Text("") }.sheet(item: $receipt) { _ in Text("") }
      }
    }
    """
}
