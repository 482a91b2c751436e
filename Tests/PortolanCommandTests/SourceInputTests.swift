import Foundation
import PortolanModel
import Testing

/// `portolan read`, and other commands that are given source instead of a model.
@Suite struct SourceInputTests {
  /// Where many views make hardly any screens, the app was likely not understood, and nobody should take the chart for it.
  @Test(arguments: [(20, false), (21, true)])
  func manyViewsAndHardlyAnyScreensAreTold(_ count: Int, _ isTold: Bool) throws {
    let names = (1..<count).map { "Part\($0)View" }
    let parts = names.map { "struct \($0): View { var body: some View { Text(\"\") } }" }
    let shop = """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isAsking = false
        var body: some View {
          VStack { \(names.map { "\($0)()" }.joined(separator: "; ")) }
            .alert("", isPresented: $isAsking) {}
        }
      }
      """
    try withSources(["Shop.swift": ([shop] + parts).joined(separator: "\n")]) { folder in
      let result = try Portolan.run("read", folder, "--no-cache")
      #expect(result.status == 0)
      #expect(
        result.errors.split(separator: "\n").dropFirst()
          == (isTold
            ? [
              """
              that is little for 21 views: how they lead to each other may be said in a way that is not read; \
              --candidates lists what was left out, and --root names a view to start from
              """
            ] : []))
    }
  }

  @Test func oneLineTellsWhatWasFound() throws {
    try withSources(["Shop.swift": Self.shop]) { folder in
      let result = try Portolan.run("read", folder, "--no-cache")
      #expect(result.status == 0)
      #expect(result.errors == "1 screen, 1 destination, nothing unresolved\n")
      let model = try NavigationModel(json: Array(result.output.utf8))
      #expect(model.screens.map(\.type) == ["Shop"])
      #expect(model.screens.first?.location?.file == "Shop.swift")
      #expect(try Portolan.run("read", folder, "--no-cache", "--quiet").errors.isEmpty)
    }
  }

  @Test func theFirstFewUnresolvedAreListed() throws {
    var sources = ["Shop.swift": Self.shop]
    for number in 1...7 { sources["Bad\(number).swift"] = "struct Bad\(number): App { func }" }
    try withSources(sources) { folder in
      let result = try Portolan.run("read", folder, "--no-cache", "-o", folder + "/app.json")
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 7, "\(result.errors)")
      #expect(lines.first?.hasPrefix("\(folder)/Bad1.swift:1:") == true)
      #expect(lines.first?.contains(": unresolved: syntax error: ") == true)
      #expect(lines.last?.hasPrefix("1 screen, 1 destination, ") == true)
      #expect(FileManager.default.fileExists(atPath: folder + "/app.json"))
    }
  }

  /// Whoever reads or checks may stand elsewhere.
  @Test(arguments: ["read", "check"])
  func filesAreToldFromTheCurrentFolder(command: String) throws {
    try withSources(["App/Shop.swift": Self.shop, "App/Bad.swift": "struct Bad: App { func }"]) {
      folder in
      // What a check finds, its report says.
      func told(_ result: Portolan.Result) -> String {
        "\n" + (command == "check" ? result.output : result.errors)
      }
      let result = try Portolan.run(command, "App", "--no-cache", folder: folder)
      #expect(told(result).contains("\nApp/Bad.swift:1:"), "\(result.errors)")
      let absolute = try Portolan.run(command, folder + "/App", "--no-cache")
      #expect(told(absolute).contains("\n\(folder)/App/Bad.swift:1:"), "\(absolute.errors)")
    }
  }

  @Test func aCheckOfNothingSaysSoAndIsNotPassedStrictly() throws {
    try withSources(["Names.swift": "enum Names { static let all = [\"a\"] }"]) { folder in
      let lax = try Portolan.run("check", folder, "--no-cache")
      #expect(lax.status == 0)
      #expect(lax.errors.contains("no screen was found, so nothing is checked\n"))
      let strict = try Portolan.run("check", folder, "--no-cache", "--strict", "--quiet")
      #expect(strict.status == 1)
      #expect(strict.errors == "no screen was found, so nothing is checked\n")
    }
  }

  @Test func everyCommandReadsSource() throws {
    try withSources(["App/Shop.swift": Self.shop]) { folder in
      for input in [folder, folder + "/App/Shop.swift"] {
        let tree = try Portolan.run("tree", input, "--no-cache")
        #expect(tree.output.contains("receipt"), "\(tree.errors)")
        #expect(try Portolan.run("places", input, "--no-cache").output.contains("nav:///receipt"))
        #expect(
          try Portolan.run("place", input, "receipt", "--no-cache").output
            .hasPrefix("nav:///receipt\n"))
        let drawing = try Portolan.run("draw", input, "--format", "mermaid", "--no-cache")
        #expect(drawing.output.contains("receipt"))
      }
    }
  }

  @Test func checkShowsTheLinesOfWhatItRead() throws {
    try withSources([
      "Sources/Shop.swift": """
      struct Shop: View {
        @State private var coupon: Coupon?
        @State private var receipt: Receipt?
        var body: some View {
          Text("").sheet(item: $coupon) { _ in Text("") }.sheet(item: $receipt) { _ in Text("") }
        }
      }
      """
    ]) { folder in
      for input in [folder, folder + "/Sources", folder + "/Sources/Shop.swift"] {
        let result = try Portolan.run("check", input, "--notes", "--no-cache")
        #expect(
          result.output.contains("2 │   @State private var coupon: Coupon?"), "\(result.output)")
      }
    }
  }

  @Test func aRootIsChosenByNameAndAWrongOneHasNeighbours() throws {
    let result = try Portolan.run(
      "read", "Examples/Inventory", "--root", "ItemModel", "--no-cache", "--quiet")
    let model = try NavigationModel(json: Array(result.output.utf8))
    #expect(model.roots.map(\.screen) == ["ItemFeature.ItemModel"], "\(result.errors)")
    let wrong = try Portolan.run("read", "Examples/Inventory", "--root", "ItemModle", "--no-cache")
    #expect(wrong.status == 65)
    #expect(wrong.output.isEmpty)
    #expect(
      wrong.errors.hasPrefix("Examples/Inventory: error: no screen is called 'ItemModle'"))
    #expect(wrong.errors.contains("ItemModel"))
  }

  @Test func aTargetNarrowsAndAWrongOneHasNeighbours() throws {
    let result = try Portolan.run(
      "read", "Examples/Inventory", "--target", "InventoryFeature", "--no-cache", "--quiet")
    let model = try NavigationModel(json: Array(result.output.utf8))
    #expect(!model.screens.isEmpty)
    #expect(Set(model.screens.map(\.module)) == ["InventoryFeature"])
    let wrong = try Portolan.run("tree", "Examples/Inventory", "--target", "Nope", "--no-cache")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("there is no target 'Nope'"))
    #expect(wrong.errors.contains("AppFeature, InventoryFeature"))
  }

  @Test func eachTargetHasWhatItSharesWithOthers() throws {
    try withSources([
      "project.yml": """
      targets:
        Phone: { type: application, sources: [Phone, Shared] }
        TV: { type: application, sources: [TV, Shared] }
      """,
      "Phone/Phone.swift": Self.shop.replacingOccurrences(of: "Shop", with: "Phone"),
      "Shared/Shop.swift": Self.shop,
      "TV/Set.swift": Self.shop.replacingOccurrences(of: "Shop", with: "Set"),
    ]) { folder in
      let onTV = try screens(folder, "--target", "TV")
      #expect(onTV == ["Shop", "Set"])
      let onPhone = try screens(folder, "--target", "Phone")
      #expect(onPhone == ["Phone", "Shop"])
    }
  }

  @Test func filesAreExcludedAndTestsIncluded() throws {
    try withSources([
      "Shop.swift": Self.shop,
      "Generated/More.swift": Self.shop.replacingOccurrences(of: "Shop", with: "More"),
      "ShopTests/Mock.swift": Self.shop.replacingOccurrences(of: "Shop", with: "Mock"),
    ]) { folder in
      let all = try screens(folder)
      #expect(all == ["Shop", "More"])
      #expect(try screens(folder, "--exclude", "Generated/") == ["Shop"])
      #expect(try screens(folder, "--exclude", "Generated", "--include-tests") == ["Shop", "Mock"])
    }
  }

  @Test func nothingToReadIsSaid() throws {
    let missing = try Portolan.run("read", "no/such/folder")
    #expect(missing.status == 66)
    #expect(missing.errors == "no/such/folder: error: there is no such file or folder\n")
    try withSources(["README.md": ""]) { folder in
      for command in ["read", "tree"] {
        let empty = try Portolan.run(command, folder)
        #expect(empty.status == 65)
        #expect(empty.errors.contains("\(folder): error: the folder holds no Swift file"))
      }
    }
    try withSources(["Shop.xcodeproj/project.pbxproj": ""]) { folder in
      let project = try Portolan.run("read", folder + "/Shop.xcodeproj")
      #expect(project.status == 65)
      #expect(project.errors.hasSuffix("a project holds no source; name the folder around it\n"))
    }
    let none = try Portolan.run("read", ".", "--jobs", "0")
    #expect(none.status == 64)
  }

  @Test func nothingDependsOnTheCache() throws {
    try withSources(["app/Shop.swift": Self.shop]) { folder in
      let caches = ["XDG_CACHE_HOME": folder + "/caches", "HOME": folder + "/home"]
      let plain = try Portolan.run("read", folder + "/app", "--no-cache", environment: caches)
      #expect(!FileManager.default.fileExists(atPath: folder + "/caches"))
      for _ in 0..<2 {
        let cached = try Portolan.run("read", folder + "/app", environment: caches)
        #expect(cached.output == plain.output)
        let other = try Portolan.run("read", folder + "/app", "--cache-path", folder + "/own")
        #expect(other.output == plain.output)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/own").count == 1)
      #if os(Linux)
        let kept = folder + "/caches/portolan"
        #expect(try FileManager.default.contentsOfDirectory(atPath: kept).count == 1)
      #endif
      let both = try Portolan.run("read", folder, "--no-cache", "--cache-path", folder)
      #expect(both.status == 64)
    }
  }

  private func screens(_ folder: String, _ arguments: String...) throws -> Set<String> {
    let result = try Portolan.run(["read", folder, "--quiet", "--no-cache"] + arguments)
    return Set(try NavigationModel(json: Array(result.output.utf8)).screens.map(\.type))
  }

  static let shop = """
    struct Shop: View {
      @State private var receipt: Receipt?
      var body: some View { Text("").sheet(item: $receipt) { _ in Text("") } }
    }
    """

  /// An Xcode project that names two files, of which only one is there.
  static let projectWithAMissingFile = [
    "App/Shop.swift": shop,
    "Shop.xcodeproj/project.pbxproj": """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F1, F2); path = App; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Shop.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Harbour.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        T = {
          isa = PBXNativeTarget; name = Shop; buildPhases = (S);
          productType = "com.apple.product-type.application";
        };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      };
      rootObject = P;
    }
    """,
  ]
}

/// Runs with a folder of source files, by path, and removes it.
func withSources(_ files: [String: String], _ work: (String) throws -> Void) throws {
  let folder = try Portolan.temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try work(folder.path)
}
