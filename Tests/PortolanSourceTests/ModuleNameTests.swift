import Foundation
import PortolanSource
import Testing

struct ModuleNameTests {
  private func modules(_ folder: TemporaryFolder, at input: String = "") throws -> [String] {
    try SourceTree(at: folder.path + input).files.map { "\($0.path): \($0.module)" }
  }

  private let manifest = """
    import PackageDescription
    let package = Package(
      name: "app",
      products: [.library(name: "Library", targets: ["Feature"])],
      dependencies: [.package(url: "https://example.com/x", from: "1.0.0")],
      targets: [
        .target(name: "Feature", dependencies: [.target(name: "Models")]),
        .target(name: "my-models", path: "Models"),
        .target(name: "Inner", path: "Models/Inner"),
        Target.testTarget(name: "Checks", path: "Checks"),
      ]
    )
    package.targets.append(contentsOf: [.executableTarget(name: "App")])
    """

  @Test func targetsOfAPackageAreModules() throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/Feature/A.swift": "", "Sources/Feature/b/B.swift": "",
      "Models/C.swift": "", "Models/Inner/D.swift": "", "Sources/App/E.swift": "",
      "Sources/Computed/F.swift": "", "Checks/G.swift": "", "Other/H.swift": "",
    ])
    let own = URL(fileURLWithPath: folder.path).lastPathComponent.replacing("-", with: "_")
    #expect(
      try modules(folder) == [
        "Models/C.swift: my_models", "Models/Inner/D.swift: Inner", "Other/H.swift: \(own)",
        "Sources/App/E.swift: App", "Sources/Computed/F.swift: Computed",
        "Sources/Feature/A.swift: Feature", "Sources/Feature/b/B.swift: Feature",
      ])
    #expect(
      try modules(folder, at: "/Sources/Feature")
        == ["A.swift: Feature", "b/B.swift: Feature"])
  }

  @Test func theInnermostPackageCounts() throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Models/C.swift": "",
      "Models/Local/Package.swift": "let package = Package(targets: [.target(name: \"Local\")])",
      "Models/Local/Sources/D.swift": "",
    ])
    #expect(
      try modules(folder)
        == ["Models/C.swift: my_models", "Models/Local/Sources/D.swift: Local"])
  }

  /// The only target of a kind needs no folder of its own.
  @Test(arguments: ["", ", .testTarget(name: \"ShopTests\", dependencies: [\"Shop\"])"])
  func theOnlyTargetMayHaveAllSources(_ tests: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": "let package = Package(targets: [.target(name: \"Shop\")\(tests)])",
      "Sources/A.swift": "", "Sources/Pages/B.swift": "",
    ])
    #expect(try modules(folder) == ["Sources/A.swift: Shop", "Sources/Pages/B.swift: Shop"])
  }

  @Test func withoutAProjectTheInputIsTheModule() throws {
    let folder = try TemporaryFolder(["My App/a/A.swift": ""])
    #expect(try modules(folder, at: "/My App") == ["a/A.swift: My_App"])
    #expect(try modules(folder, at: "/My App/a/A.swift") == ["A.swift: a"])
  }

  /// Each clone's folder may be called otherwise.
  @Test(arguments: [".git/HEAD", ".portolan.yml"])
  func theFolderOfACheckoutNamesNothing(_ mark: String) throws {
    let folder = try TemporaryFolder(["one/App/A.swift": "", "one/\(mark)": ""])
    #expect(try modules(folder, at: "/one") == ["App/A.swift: App"])
    let other = try SourceTree(at: folder.path + "/one/App", of: folder.path + "/one")
    #expect(other.files.map(\.module) == ["App"])
    let first = try SourceTree(at: folder.path + "/one/App", isCheckout: true)
    #expect(first.files.map(\.module) == ["App"])
  }

  @Test(arguments: ["project.yml", "project.yaml"])
  func targetsOfAProjectYetToBeGeneratedAreModules(_ name: String) throws {
    let folder = try TemporaryFolder([
      name: """
      name: Shop
      options: &options { bundleIdPrefix: com.example }
      targets:
        my-shop:
          type: application
          platform: iOS
          sources:
            - Shop
            - path: Shared/Models
              excludes: ["**/*.md"]
            - Extra.swift
        Widget: { type: app-extension, sources: Widget }
        ShopTests: { type: bundle.unit-test, sources: [Shop/Tests] }
        Library: {}
      """,
      "Shop/A.swift": "", "Shop/Tests/T.swift": "", "Shared/Models/M.swift": "", "Extra.swift": "",
      "Widget/W.swift": "", "Other/O.swift": "", ".git/HEAD": "",
    ])
    #expect(
      try modules(folder) == [
        "Extra.swift: my_shop", "Other/O.swift: App", "Shared/Models/M.swift: my_shop",
        "Shop/A.swift: my_shop", "Widget/W.swift: Widget",
      ])
    #expect(try modules(folder, at: "/Shop") == ["A.swift: my_shop"])
  }

  @Test func targetsThatTuistDescribesAreModules() throws {
    let folder = try TemporaryFolder([
      "Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "Shop",
        targets: [
          .target(
            name: "Shop", destinations: .iOS, product: .app,
            sources: ["Shop/Sources/**", .glob("More/*.swift", excluding: "Other/**")]),
          Target(name: "ShopTests", product: .unitTests, sources: "Shop/Checks/**"),
          .target(name: "Empty", product: .app),
        ]
      )
      """,
      "Shop/Sources/a/A.swift": "", "More/M.swift": "", "Shop/Checks/C.swift": "",
      "Other/O.swift": "", ".git/HEAD": "",
    ])
    #expect(
      try modules(folder) == [
        "More/M.swift: Shop", "Other/O.swift: App", "Project.swift: App",
        "Shop/Sources/a/A.swift: Shop",
      ])
  }

  /// What tests compile of the app is the app's nevertheless.
  @Test func aTargetMayWorkOutItsName() throws {
    let folder = try TemporaryFolder([
      "Project.swift": """
      import ProjectDescription
      func target(isBeta: Bool) -> Target {
        let name = isBeta ? "Beta" : "Shop"
        return .target(name: name, product: .app, productName: "Shop", sources: ["Shop/**"])
      }
      func tool(_ name: String) -> Target {
        .target(name: name, product: .commandLineTool, sources: ["Tools/**"])
      }
      func checks(of name: String) -> Target {
        .target(name: "\\(name)Checks", product: .unitTests, sources: ["Probes/**"])
      }
      let tests = Target.target(
        name: "ShopTests", product: .unitTests, sources: ["Checks/**", "Shop/**", "Tools/**"])
      """,
      "Shop/A.swift": "", "Tools/T.swift": "", "Checks/C.swift": "", "Probes/P.swift": "",
      ".git/HEAD": "",
    ])
    #expect(
      try modules(folder) == ["Project.swift: App", "Shop/A.swift: Shop", "Tools/T.swift: App"])
  }

  /// An app that deals with packages has a type of that name.
  @Test func aFileThatIsCalledAsAManifestMayBeTheApps() throws {
    let folder = try TemporaryFolder([
      "Models/Package.swift": "import Foundation\npublic protocol Package: Identifiable {}",
      "Models/Sources/Row/A.swift": "", "Kit/Package.swift": manifest, "Kit/Sources/B/B.swift": "",
      ".git/HEAD": "",
    ])
    #expect(
      try modules(folder) == [
        "Kit/Sources/B/B.swift: B", "Models/Package.swift: App", "Models/Sources/Row/A.swift: App",
      ])
  }

  /// What can't be read, or would take ages, describes nothing.
  @Test(arguments: [
    "targets: [", "targets: 3", "- targets", "targets: { App: { sources: { a: b } } }", "",
    String(repeating: "[", count: 100_000), String(repeating: "a:\n ", count: 10_000),
    "a0: &a0 [x]\n"
      + (1..<60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
      + "? *a59\n: 1\ntargets: { Shop: { sources: . } }",
  ])
  func aDescriptionThatCannotBeReadDescribesNothing(_ text: String) throws {
    let folder = try TemporaryFolder(["project.yml": text, "A.swift": "", ".git/HEAD": ""])
    #expect(try modules(folder) == ["A.swift: App"])
  }

  @Test func aSwiftFileOfThatNameMayBeTheApps() throws {
    let folder = try TemporaryFolder([
      "Project.swift": "let project = Project(name: \"Shed\", sources: [\"Sources\"])",
      "Sources/A.swift": "", ".git/HEAD": "",
    ])
    #expect(try modules(folder) == ["Project.swift: App", "Sources/A.swift: App"])
  }

  @Test func targetsOfAProjectAreModules() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          /* Begin PBXProject section */
          P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (TT, TA, TW, ); };
          G = { isa = PBXGroup; children = (GA, FB, SW); sourceTree = "<group>"; };
          GA = { isa = PBXGroup; children = (FA, FS, GN); path = "My App"; sourceTree = "<group>"; };
          GN = { isa = PBXGroup; children = (FN, G); name = Named; sourceTree = "<group>"; };
          FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          FN = { isa = PBXFileReference; path = "in\\"N.swift"; sourceTree = "<group>"; };
          FS = { isa = PBXFileReference; path = Shared/S.swift; sourceTree = SOURCE_ROOT; };
          FB = { isa = PBXFileReference; path = Checks.swift; sourceTree = "<group>"; };
          SW = {
            isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
            exceptions = (X1, X2);
          };
          X1 = {
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW;
            membershipExceptions = (No.swift);
          };
          X2 = {
            isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA;
            membershipExceptions = (No.swift);
          };
          BA = { isa = PBXBuildFile; fileRef = FA /* A.swift */; };
          BN = { isa = PBXBuildFile; fileRef = FN; };
          BS = { isa = PBXBuildFile; fileRef = FS; };
          BB = { isa = PBXBuildFile; fileRef = FB; };
          TA = {
            isa = PBXNativeTarget; name = "My App"; buildPhases = (SA);
            productType = "com.apple.product-type.application";
          };
          TT = {
            isa = PBXNativeTarget; name = Checks; buildPhases = (ST);
            productType = "com.apple.product-type.bundle.unit-test";
          };
          TW = {
            isa = PBXNativeTarget; name = Widget; buildPhases = ();
            fileSystemSynchronizedGroups = (SW);
            productType = "com.apple.product-type.app-extension";
          };
          SA = { isa = PBXSourcesBuildPhase; files = (BA, BN, BS, ); };
          ST = { isa = PBXSourcesBuildPhase; files = (BB, BS, ); };
        };
        rootObject = P;
      }
      """,
      "My App/A.swift": "", "My App/in\"N.swift": "", "Shared/S.swift": "", "Checks.swift": "",
      "Widget/a/W.swift": "", "Widget/No.swift": "",
    ])
    #expect(
      try modules(folder) == [
        "My App/A.swift: My_App", "My App/in\"N.swift: My_App", "Shared/S.swift: My_App",
        "Widget/No.swift: My_App", "Widget/a/W.swift: Widget",
      ])
  }

  @Test(arguments: [
    "", "{", "{ objects = (", "{ a = b }", "{ a = \"b", String(repeating: "(", count: 5_000),
  ])
  func aBrokenProjectFileTellsNothing(text: String) throws {
    let folder = try TemporaryFolder([
      "App/X.xcodeproj/project.pbxproj": text, "App/A.swift": "",
    ])
    #expect(try modules(folder, at: "/App") == ["A.swift: App"])
  }
}
