import PortolanSource
import Testing

/// Files that an Xcode project keeps, though no target compiles them.
@Suite struct LeftOutFilesTests {
  /// An application that lists files, and one that takes a folder as it is.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TA, TN); };
        G = { isa = PBXGroup; children = (GA, FF, GN, GO, FR); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = (FA, FL, FV); path = App; sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        FL = { isa = PBXFileReference; path = Listed/Old.swift; sourceTree = "<group>"; };
        FV = { isa = PBXFileReference; path = views/List.swift; sourceTree = "<group>"; };
        FF = { isa = PBXFileReference; path = main.swift; sourceTree = "<group>"; };
        FR = {
          isa = PBXFileReference; lastKnownFileType = folder; path = App/Modules; sourceTree = SOURCE_ROOT;
        };
        GN = {
          isa = PBXFileSystemSynchronizedRootGroup; path = New; sourceTree = "<group>"; exceptions = (X);
        };
        GO = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = "<group>"; exceptions = (Y);
        };
        Y = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA;
          membershipExceptions = (Share.swift);
        };
        X = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TN;
          membershipExceptions = (Draft.swift);
        };
        BA = { isa = PBXBuildFile; fileRef = FA; };
        BV = { isa = PBXBuildFile; fileRef = FV; };
        BF = { isa = PBXBuildFile; fileRef = FF; };
        TA = {
          isa = PBXNativeTarget; name = App; buildPhases = (SA);
          productType = "com.apple.product-type.application";
        };
        TN = {
          isa = PBXNativeTarget; name = New; buildPhases = (); fileSystemSynchronizedGroups = (GN);
          productType = "com.apple.product-type.application";
        };
        SA = { isa = PBXSourcesBuildPhase; files = (BA, BV, BF); };
      };
      rootObject = P;
    }
    """

  private func files(
    _ names: [String], project: String = Self.project, at input: String = "", links: [String] = []
  ) throws -> [String] {
    var texts = Dictionary(names.map { ($0, "") }) { first, _ in first }
    texts["App.xcodeproj/project.pbxproj"] = project
    let folder = try TemporaryFolder(texts)
    for link in links { try folder.link(link, to: "App") }
    return try SourceTree(at: folder.path + input).files.map(\.path)
  }

  @Test func whatNoTargetCompilesIsLeftOut() throws {
    #expect(
      try files([
        "App/Home.swift", "App/Listed/Old.swift", "App/Beside.swift", "App/a/b/Below.swift",
        "main.swift", "Script.swift", "New/a/Now.swift", "New/Draft.swift", "Notes/Note.swift",
        "Notes/Share.swift",
      ]) == ["App/Home.swift", "New/a/Now.swift", "Notes/Share.swift", "main.swift"])
  }

  /// A folder beside several of which files are compiled has none of its own.
  @Test func aFolderBesideCompiledOnesIsLeftOver() throws {
    let project = Self.project.replacing("path = Home.swift", with: "path = Parts/Home/Home.swift")
      .replacing("path = views/List.swift", with: "path = Parts/List/View/List.swift")
    let names = [
      "App/Parts/Home/Home.swift", "App/Parts/List/View/List.swift", "App/Parts/Old/View/Old.swift",
      "App/Parts/New/New.swift", "App/Parts/New/Package.swift", "Other/Old/Old.swift",
    ]
    #expect(
      try files(names, project: project) == [
        "App/Parts/Home/Home.swift", "App/Parts/List/View/List.swift", "App/Parts/New/New.swift",
        "Other/Old/Old.swift",
      ])
    #expect(
      try files(Array(names.dropFirst()), project: project).contains("App/Parts/Old/View/Old.swift")
        == false)
  }

  /// The package of which an app is an example shows nothing of the app's own folder.
  @Test(arguments: ["..", "../..", "."])
  func aFolderAroundTheProjectShowsNothing(_ path: String) throws {
    let project = Self.project.replacing("path = App/Modules", with: "path = \"\(path)\"")
    #expect(
      try files(["App/Home.swift", "App/Listed/Old.swift"], project: project) == ["App/Home.swift"])
  }

  @Test func whatAProjectDoesNotSpeakOfIsRead() throws {
    let names = [
      "App/Home.swift",
      // Of a package that may work out its targets.
      "App/Local/Package.swift", "App/Local/Code/Feature.swift",
      // In a folder that the project shows as it is.
      "App/Modules/Module.swift",
      // What a file system without capitals takes for a file that is compiled.
      "App/Views/List.swift",
      // Elsewhere.
      "Tools/Generator.swift",
    ]
    #expect(try files(names) == names.filter { $0 != "App/Local/Package.swift" })
  }

  @Test func aPackageBesideTheProjectSavesNothing() throws {
    #expect(
      try files(["App/Home.swift", "App/Beside.swift", "Package.swift", "Sources/Kit/A.swift"])
        == ["App/Home.swift", "Sources/Kit/A.swift"])
  }

  @Test(arguments: ["/App/Listed", "/App/Listed/Old.swift"])
  func whoAsksForSuchFilesAloneGetsThem(input: String) throws {
    #expect(
      try files(["App/Home.swift", "App/Listed/Old.swift"], at: input) == ["Old.swift"])
  }

  @Test func aFileBehindALinkMayBeCompiledByAnotherPath() throws {
    #expect(
      try files(["App/Home.swift", "Other/A.swift"], at: "/Link", links: ["Link"]) == ["Home.swift"]
    )
  }

  @Test func aTargetThatCallsAToolMayCompileAnything() throws {
    let project = Self.project.replacing(
      "isa = PBXNativeTarget; name = New", with: "isa = PBXLegacyTarget; name = New")
    #expect(
      try files(["App/Home.swift", "App/Beside.swift"], project: project)
        == ["App/Beside.swift", "App/Home.swift"])
  }

  @Test func aProjectThatCompilesNothingLeavesNothingOut() throws {
    let project = Self.project.replacing("files = (BA, BV, BF)", with: "files = ()")
    #expect(
      try files(["App/Home.swift", "App/Listed/Old.swift"], project: project)
        == ["App/Home.swift", "App/Listed/Old.swift"])
  }
}
