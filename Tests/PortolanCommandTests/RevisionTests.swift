import Foundation
import Testing

/// Versions that git keeps, read without a touch to the work tree.
@Suite struct RevisionTests {
  @Test func aFolderAFileOrAModelIsReadAsItWas() throws {
    try withRepository { git in
      try git.diff("HEAD~1:App", "App", says: "presentation: sheet → popover")
      try git.diff("v1:App/Shop.swift", "App/Shop.swift", says: "presentation: sheet → popover")
      try git.diff("v1:", "HEAD:", says: "presentation: sheet → popover")
      try git.diff("main:App", "App", says: "No differences.")
      try git.diff("v1:app.json", "v1:App", says: "No differences.")
      // A colon inside braces belongs to the revision.
      try git.diff("HEAD^{/first}:App", "HEAD@{0}:App", says: "presentation: sheet → popover")
      // What is not committed is in no revision.
      try git.write("App/Shop.swift", SourceInputTests.shop)
      try git.diff("HEAD:App", "App", says: "presentation: popover → sheet")
      #expect(try git.run("status", "--porcelain") == " M App/Shop.swift\n")
      #expect(try git.run("stash", "list").isEmpty)
    }
  }

  /// As in git: from the root of the repository, or with `./` from where one is.
  @Test func pathsAreGitsWhereverOneIs() throws {
    try withRepository { git in
      for old in ["v1:App", "v1:./", "v1:.", "v1:../App", "v1:./Shop.swift"] {
        let new = old.hasSuffix(".swift") ? "Shop.swift" : "."
        try git.diff(old, new, in: "App", says: "presentation: sheet → popover")
      }
      try git.fails("v1:../../App", "App", in: "App", says: "the path leads out of the repository")
      try git.fails(
        "v1:Shop.swift", "Shop.swift", in: "App",
        says:
          "there is no 'Shop.swift' in 'v1'; relative to the current folder, write v1:./Shop.swift")
    }
  }

  @Test func aRevisionThatDoesNotExistNamesTheNearest() throws {
    try withRepository { git in
      try git.fails(
        "mian:App", "App",
        says: "mian:App: error: there is no revision 'mian'; the nearest is 'main'\n")
      try git.fails("v2:App", "App", says: "there is no revision 'v2'; the nearest is 'v1'\n")
      try git.fails("something-else:App", "App", says: "there are main, v1\n")
      try git.fails("HEAD~99:App", "App", says: "there is no revision 'HEAD~99'")
      try git.fails("v1..main:App", "App", says: "there is no revision 'v1..main'")
      try git.fails(":App", "App", says: "before ':' no revision; write for example HEAD:App")
      try git.fails("main", "App", says: "say what of it: main:App")
      try git.fails("mian", "App", says: "mian: error: there is no such file or folder\n")
    }
  }

  @Test func aPathThatDoesNotExistNamesTheNearest() throws {
    try withRepository { git in
      try git.fails("v1:Apps", "App", says: "there is no 'Apps' in 'v1'; the nearest is 'App'")
      try git.fails("v1:Shop.swift", "App", says: "the nearest is 'App/Shop.swift'")
      try git.fails("v1:README.md", "App", says: "error: this is no JSON", status: 65)
      try git.fails(
        "v1:Docs", "App", says: "v1:Docs: error: the folder holds no Swift file", status: 65)
    }
  }

  /// No revision begins with a hyphen, and nothing else of it is for a shell.
  @Test(arguments: [
    "--upload-pack=touch hacked", "-p", "--output=hacked", "$(touch hacked)", "`touch hacked`",
    "a;touch hacked", "a\ntouch hacked", "--", "--help",
  ])
  func aRevisionIsNeverAnOptionOrACommand(name: String) throws {
    try withRepository { git in
      for arguments in [["diff", "--", "\(name):App", "App"], ["diff", "--", name, "App"]] {
        let result = try Portolan.run(arguments, folder: git.folder)
        #expect(result.status == 66)
        #expect(result.output.isEmpty)
      }
      #expect(try git.run("status", "--porcelain").isEmpty)
    }
  }

  /// Links that lead somewhere in the repository are followed, others and submodules are not there.
  @Test func linksAndSubmodulesAreHarmless() throws {
    try withRepository { git in
      let outside = try Portolan.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: outside) }
      let secret = SourceInputTests.shop.replacing("Shop", with: "Secret")
      try Data(secret.utf8).write(to: outside.appendingPathComponent("Secret.swift"))
      try git.write("Shared/Inner.swift", SourceInputTests.shop.replacing("Shop", with: "Inner"))
      for (link, target) in [
        ("Shared", "../Shared"), ("Out", outside.path), ("Up", "../.."), ("Self", "."),
        ("Gone", "nowhere"), ("Trick", "Shared/../../.."),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(git.folder)/App/\(link)", withDestinationPath: target)
      }
      _ = try git.run("add", ".")
      _ = try git.run(
        "update-index", "--add", "--cacheinfo",
        "160000,\(String(repeating: "1", count: 40)),App/Sub")
      _ = try git.run("commit", "-qm", "links")
      let read = try Portolan.run(["diff", "v1:App", "HEAD:App"], folder: git.folder)
      #expect(read.status == 0, "\(read.errors)")
      #expect(read.output.contains("+ screen App.Inner"))
      #expect(!read.output.contains("Secret"))
      try git.fails("HEAD:App/Sub", "App", says: "this is a submodule")
      try git.fails("HEAD:App/Out", "App", says: "this is a symbolic link")
    }
  }

  /// What is read of a folder hangs on the manifests and ignored files around it.
  @Test func whatStandsAroundAFolderCounts() throws {
    try withRepository { git in
      try git.write(
        "Package.swift",
        "let package = Package(name: \"P\", targets: [.target(name: \"Feature\", path: \"App\")])")
      try git.write(".gitignore", "Generated\n")
      try git.write(
        "App/Generated/Other.swift", SourceInputTests.shop.replacing("Shop", with: "Other"))
      _ = try git.run("add", "-f", ".")
      _ = try git.run("commit", "-qm", "package")
      try git.diff("HEAD:App", "App", says: "No differences.")
      try git.diff("HEAD:", ".", says: "No differences.")
      let model = try Portolan.run(["diff", "v1:App", "HEAD:App"], folder: git.folder).output
      #expect(model.contains("Feature.Shop\n  ~ screen  was App.Shop"))
    }
  }

  /// A target compiles files from beside the folder that is read, and storyboards are read too.
  @Test func whatAProjectTakesFromElsewhereCounts() throws {
    try withRepository { git in
      try git.write(
        "Code/App.xcodeproj/project.pbxproj",
        """
        // !$*UTF8*$!
        {
          objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T); };
            G = { isa = PBXGroup; children = (FA, FS); sourceTree = "<group>"; };
            FA = { isa = PBXFileReference; path = App/Home.swift; sourceTree = "<group>"; };
            FS = { isa = PBXFileReference; path = Shared/News.swift; sourceTree = "<group>"; };
            BA = { isa = PBXBuildFile; fileRef = FA; };
            BS = { isa = PBXBuildFile; fileRef = FS; };
            T = {
              isa = PBXNativeTarget; name = App; buildPhases = (S);
              productType = "com.apple.product-type.application";
            };
            S = { isa = PBXSourcesBuildPhase; files = (BA, BS); };
          };
          rootObject = P;
        }
        """)
      try git.write(
        "Code/App/Home.swift",
        """
        struct HomeView: View {
          @State var isShown = false
          var body: some View { Text("").sheet(isPresented: $isShown) { NewsView() } }
        }
        """)
      try git.write(
        "Code/Shared/News.swift",
        """
        struct NewsView: View {
          @State var isShown = false
          var body: some View { Text("").alert("", isPresented: $isShown) {} }
        }
        """)
      _ = try git.run("add", ".")
      _ = try git.run("commit", "-qm", "project")
      try git.diff("HEAD:Code/App", "Code/App", says: "No differences.")
      try git.diff("v1:App", "HEAD:Code/App", says: "+ screen App.NewsView")
    }
  }

  @Test func withoutARepositoryOrWithoutGitThatIsSaid() throws {
    try withSources(["App/Shop.swift": SourceInputTests.shop]) { folder in
      let none = try Portolan.run(
        ["diff", "main:App", "App"], environment: ["GIT_CEILING_DIRECTORIES": folder],
        folder: folder)
      #expect(none.status == 66)
      #expect(none.errors.hasPrefix("main:App: error: the current folder is in no git repository"))
      let missing = try Portolan.run(
        ["diff", "main:App", "App"], environment: ["PATH": folder], folder: folder)
      #expect(missing.status == 66)
      #expect(missing.errors.contains("git is not installed"), "\(missing.errors)")
    }
  }

  @Test func anEmptyRepositoryHasNoRevisions() throws {
    try withSources(["App/Shop.swift": SourceInputTests.shop]) { folder in
      let git = Repository(folder: folder)
      _ = try git.run("init", "-q")
      try git.fails("HEAD:App", "App", says: "this repository has no commits yet")
    }
  }

  /// A clone as continuous integration makes it.
  @Test func aShallowCloneSaysThatItIsOne() throws {
    try withRepository { git in
      let clone = try Portolan.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: clone) }
      _ = try git.run("clone", "-q", "--depth", "1", "file://\(git.folder)", clone.path)
      try Repository(folder: clone.path).fails(
        "HEAD~1:App", "App", says: "this clone holds only the latest commits")
    }
  }

  @Test func nothingIsLeftBehind() throws {
    try withRepository { git in
      let folder = try Portolan.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = try Portolan.run(
        ["diff", "v1:App", "HEAD:App"], environment: ["TMPDIR": folder.path], folder: git.folder)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  /// A repository with two commits: the first is tagged, the second is on `main`.
  private func withRepository(_ work: (Repository) throws -> Void) throws {
    try withSources([
      "App/Shop.swift": SourceInputTests.shop, "README.md": "# Shop\n", "Docs/Shop.md": "# Shop\n",
    ]) { folder in
      let git = Repository(folder: folder)
      _ = try git.run("init", "-q")
      _ = try git.run("symbolic-ref", "HEAD", "refs/heads/main")
      let model = try Portolan.run(["read", "App", "-q", "--no-cache"], folder: folder).output
      try git.write("app.json", model)
      _ = try git.run("add", ".")
      _ = try git.run("commit", "-qm", "first")
      _ = try git.run("tag", "v1")
      try git.write(
        "App/Shop.swift", SourceInputTests.shop.replacing(".sheet(", with: ".popover("))
      _ = try git.run("commit", "-qam", "second")
      try work(git)
    }
  }
}

/// A git repository to try things in.
private struct Repository {
  let folder: String

  func run(_ arguments: String...) throws -> String {
    let settings = [
      "user.name=T", "user.email=t@example.com", "commit.gpgsign=false", "tag.gpgsign=false",
      "core.hooksPath=/dev/null", "protocol.file.allow=always",
    ]
    let result = try Portolan.run(
      ["git"] + settings.flatMap { ["-c", $0] } + arguments,
      environment: ["GIT_CONFIG_NOSYSTEM": "1"], folder: folder,
      executable: "/usr/bin/env")
    #expect(result.status == 0, "git \(arguments): \(result.errors)")
    return result.output
  }

  func write(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func diff(_ old: String, _ new: String, in subfolder: String = "", says words: String) throws {
    let result = try Portolan.run(["diff", old, new], folder: "\(folder)/\(subfolder)")
    #expect(result.status == 0, "\(old): \(result.errors)")
    #expect(result.output.contains(words), "\(old): \(result.output)")
  }

  func fails(
    _ old: String, _ new: String, in subfolder: String = "", says words: String, status: Int32 = 66
  ) throws {
    let result = try Portolan.run(["diff", old, new], folder: "\(folder)/\(subfolder)")
    #expect(result.status == status, "\(old)")
    #expect(result.errors.contains(words), "\(old): \(result.errors)")
    #expect(result.output.isEmpty)
  }
}
