import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// What the targets of an Xcode project compile outside of the folder that is read.
struct FilesBesideTests {
  /// Two targets that share a file, one with a folder of its own; a file outside of the project's folder; a test.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (TA, TB, TT); };
        G = { isa = PBXGroup; children = (FA, FS, FO, FB, FX, FT, GK, GL); sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
        FS = { isa = PBXFileReference; path = Shared/S.swift; sourceTree = "<group>"; };
        FO = { isa = PBXFileReference; path = ../Other/O.swift; sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; path = Widget/B.swift; sourceTree = "<group>"; };
        FX = { isa = PBXFileReference; path = Pods/X.swift; sourceTree = "<group>"; };
        FT = { isa = PBXFileReference; path = Shared/Checks.swift; sourceTree = "<group>"; };
        GK = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; exceptions = (X);
        };
        GL = { isa = PBXFileSystemSynchronizedRootGroup; path = WidgetKit; sourceTree = "<group>"; };
        X = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA; membershipExceptions = (No.swift);
        };
        BA = { isa = PBXBuildFile; fileRef = FA; };
        BS = { isa = PBXBuildFile; fileRef = FS; };
        BO = { isa = PBXBuildFile; fileRef = FO; };
        BB = { isa = PBXBuildFile; fileRef = FB; };
        BX = { isa = PBXBuildFile; fileRef = FX; };
        BT = { isa = PBXBuildFile; fileRef = FT; };
        TB = {
          isa = PBXNativeTarget; name = Widget; buildPhases = (SB); fileSystemSynchronizedGroups = (GL);
          productType = "com.apple.product-type.app-extension";
        };
        TA = {
          isa = PBXNativeTarget; name = App; buildPhases = (SA); fileSystemSynchronizedGroups = (GK);
          productType = "com.apple.product-type.application";
        };
        TT = {
          isa = PBXNativeTarget; name = Checks; buildPhases = (ST);
          productType = "com.apple.product-type.bundle.unit-test";
        };
        SA = { isa = PBXSourcesBuildPhase; files = (BA, BS, BO, BX); };
        SB = { isa = PBXSourcesBuildPhase; files = (BS, BB); };
        ST = { isa = PBXSourcesBuildPhase; files = (BA, BT); };
      };
      rootObject = P;
    }
    """

  private func folder(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "Code/App.xcodeproj/project.pbxproj": Self.project, "Code/App/A.swift": "",
        "Code/Shared/S.swift": "", "Other/O.swift": "", "Code/Widget/B.swift": "",
        "Code/Pods/X.swift": "", "Code/Shared/Checks.swift": "", "Code/Kit/a/K.swift": "",
        "Code/Kit/No.swift": "", "Code/WidgetKit/W.swift": "", "Code/Stray.swift": "",
      ].merging(more) { $1 })
  }

  private func paths(_ folder: TemporaryFolder, at input: String, excluding: [String] = []) throws
    -> [String]
  {
    try SourceTree(at: folder.path + input, excluding: excluding).files
      .map { "\($0.path): \($0.module)\($0.isBeside ? " beside" : "")" }
  }

  @Test func whatTheTargetsOfTheInputCompileIsFound() throws {
    let folder = try folder()
    #expect(
      try paths(folder, at: "/Code/App") == [
        "A.swift: App", "../Kit/a/K.swift: App beside", "../Shared/S.swift: App beside",
      ])
    #expect(
      try paths(folder, at: "/Code/Widget") == [
        "B.swift: Widget", "../Shared/S.swift: Widget beside",
        "../WidgetKit/W.swift: Widget beside",
      ])
    // A folder that is all of the project has nothing beside it, a file is read alone.
    #expect(try paths(folder, at: "/Code").allSatisfy { !$0.hasSuffix("beside") })
    #expect(try paths(folder, at: "/Code/App/A.swift") == ["A.swift: App"])
    #expect(try paths(folder, at: "/Other").allSatisfy { !$0.hasSuffix("beside") })
  }

  @Test func aPartOfATargetsFolderHasTheRestBesideIt() throws {
    let folder = try folder()
    #expect(
      try paths(folder, at: "/Code/Kit/a") == [
        "K.swift: App", "../../App/A.swift: App beside", "../../Shared/S.swift: App beside",
      ])
  }

  @Test func excludedAndIgnoredFilesAreLeftOutThereToo() throws {
    let folder = try folder(["Code/.git/HEAD": "", "Code/.gitignore": "a/"])
    #expect(
      try paths(folder, at: "/Code/App") == ["A.swift: App", "../Shared/S.swift: App beside"])
    #expect(
      try paths(folder, at: "/Code/App", excluding: ["../Shared/S.swift"]) == ["A.swift: App"])
    #expect(try paths(folder, at: "/Code/App", excluding: ["Shared/"]) == ["A.swift: App"])
  }

  @Test(arguments: [false, true]) func theyTellWhatThingsAreAndStartNothing(parsesAll: Bool) throws
  {
    let folder = try folder([
      "Code/App/A.swift": """
      struct HomeView: View {
        @State var menu: Menu?
        var body: some View { Text("").sheet(item: $menu) { $0.view } }
      }
      """,
      "Code/Shared/S.swift": """
      enum Menu: Identifiable {
        case news, help
        var id: Self { self }
        @ViewBuilder var view: some View {
          switch self {
          case .news: NewsView()
          case .help: Text("")
          }
        }
      }
      struct NewsView: View {
        @State var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      """,
      "Code/Kit/a/K.swift": """
      @main struct OtherApp: App { var body: some Scene { WindowGroup { OtherView() } } }
      struct OtherView: View {
        @State var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      """,
    ])
    var options = ReadingOptions()
    options.parsesAll = parsesAll
    let files = try SourceTree(at: folder.path + "/Code/App").read(options)
    #expect(files.map(\.path) == ["A.swift", "../Shared/S.swift"])
    let model = NavigationModel(linking: files)
    #expect(model.screens.map(\.type) == ["HomeView", "NewsView"])
    #expect(model.roots == [Root(screen: "App.HomeView", how: .unpresented)])
    #expect(
      model.screens[0].slots[0].destinations.map { "\($0.name) \($0.location?.file ?? "")" }
        == ["news ../Shared/S.swift", "help ../Shared/S.swift"])
  }
}
