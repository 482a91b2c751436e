import PortolanSource
import Testing

/// Files that an Xcode project's targets compile, and that are not there.
@Suite struct MissingFilesTests {
  /// An application, and its tests.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TA, TW, TT); };
        G = { isa = PBXGroup; children = (F1, F2, F3, F4, FT, FB, FW); path = App; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Harbour.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Made/Assets.swift; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Shared/Cargo.swift; sourceTree = "<group>"; };
        FT = { isa = PBXFileReference; path = HomeTests.swift; sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; path = Intents.swift; sourceTree = DERIVED_FILE_DIR; };
        FW = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        BT = { isa = PBXBuildFile; fileRef = FT; };
        BB = { isa = PBXBuildFile; fileRef = FB; };
        BW = { isa = PBXBuildFile; fileRef = FW; };
        TA = {
          isa = PBXNativeTarget; name = App; buildPhases = (RA, SA);
          productType = "com.apple.product-type.application";
        };
        TW = {
          isa = PBXNativeTarget; name = Widget; buildPhases = (SW);
          productType = "com.apple.product-type.app-extension";
        };
        TT = {
          isa = PBXNativeTarget; name = AppTests; buildPhases = (ST);
          productType = "com.apple.product-type.bundle.unit-test";
        };
        RA = { isa = PBXShellScriptBuildPhase; outputPaths = (); shellScript = "true"; };
        SA = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, BB); };
        SW = { isa = PBXSourcesBuildPhase; files = (BW); };
        ST = { isa = PBXSourcesBuildPhase; files = (BT); };
      };
      rootObject = P;
    }
    """

  private func problems(
    _ names: [String], project: String = Self.project, at input: String = "",
    ignoring ignored: String = "", excluding: [String] = []
  ) throws -> [String] {
    var texts = Dictionary(names.map { ($0, "") }) { first, _ in first }
    texts["App.xcodeproj/project.pbxproj"] = project
    texts[".gitignore"] = ignored
    let folder = try TemporaryFolder(texts)
    return try SourceTree(at: folder.path + input, excluding: excluding).problems.map(\.what)
  }

  private let all = ["App/Home.swift", "App/Harbour.swift", "App/Made/Assets.swift"]

  @Test func whatIsMissingIsTold() throws {
    #expect(
      try problems(all) == ["App.xcodeproj names Cargo.swift, which is not there"])
    #expect(
      try problems(["App/Home.swift"]) == [
        "App.xcodeproj names 3 files that are not there: Harbour.swift, Assets.swift, Cargo.swift"
      ])
    #expect(try problems(all + ["App/Shared/Cargo.swift"]).isEmpty)
  }

  /// Of a part of the app, the rest of its target is read, too.
  @Test func ofAPartItIsToldToo() throws {
    #expect(
      try problems(all, at: "/App") == ["App.xcodeproj names Cargo.swift, which is not there"])
    #expect(try problems(all, at: "/App/Home.swift").isEmpty)
  }

  @Test func ofTargetsThatAreNotReadNothingIsTold() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "App/Home.swift": "", "App/Widget.swift": "",
    ])
    let tree = try SourceTree(at: folder.path)
    #expect(tree.problems.count == 1)
    #expect(tree.narrowed(to: ["Widget"]).problems.isEmpty)
    #expect(tree.narrowed(to: ["App"]).problems == tree.problems)
  }

  @Test func whatAToolMakesIsNotMissed() throws {
    let names = ["App/Home.swift", "App/Harbour.swift", "App/Shared/Cargo.swift"]
    #expect(try problems(names).count == 1)
    #expect(
      try problems(
        names,
        project: Self.project.replacing(
          "outputPaths = ()", with: "outputPaths = (\"$(SRCROOT)/App/Made/Assets.swift\")")
      ).isEmpty)
    #expect(
      try problems(
        names,
        project: Self.project.replacing("\"true\"", with: "\"make App/Made/Assets.swift\"")
      ).isEmpty)
    #expect(try problems(names, ignoring: "Made/").isEmpty)
    #expect(try problems(names, ignoring: "Assets.swift").isEmpty)
    #expect(try problems(names, excluding: ["App/Made"]).isEmpty)
  }

  /// Where capitals are small letters, too, it is there.
  @Test func aNameInOtherLettersIsThere() throws {
    #expect(try problems(all + ["App/shared/cargo.swift"]).isEmpty)
  }
}
