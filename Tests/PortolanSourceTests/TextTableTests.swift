import Foundation
import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Texts that stand in tables, by the keys that code says.
@Suite struct TextTableTests {
  private static let code = """
    struct HarbourView: View {
      @State var isAsked = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("pier_title") { PierView() }
            NavigationLink(L10n.Crane.title) { CraneView() }
            NavigationLink { BuoyView() } label: { Label("Buoys", systemImage: "circle") }
            Button("harbour.leave") { isAsked = true }
            Button(L10n.Harbour.anchor) { isAsked = true }
            Button { isAsked = true } label: { Text(.harbourWait) }
          }
          .navigationTitle("harbour.title")
        }
        .alert("harbour.sure", isPresented: $isAsked) {}
      }
    }
    struct PierView: View { var body: some View { Text("") } }
    struct CraneView: View { var body: some View { Text("") } }
    struct BuoyView: View { var body: some View { Text("") } }
    """

  private static let strings = """
    /* What is "in" the harbour; = none of this */
    "harbour.title" = "Our Harbour";
    "harbour.leave" = "Leave\\nnow";
    "harbour.anchor" = "Drop \\"the\\" Anchor"; // "harbour.sure" = "No";
    "harbour.wait" = "W\\U0061it";
    harbour.sure = "Sure?";
    "pier_title"="Pier";
    "crane.title" = "Crane";
    "Buoys" = "Buoys";
    """

  @Test func keysAreShownAsTheirTexts() {
    let chart = Charted(files: [
      "App.swift": Self.code, "en.lproj/Localizable.strings": Self.strings,
    ])
    let harbour = chart.model.screens[0]
    #expect(harbour.title == "Our Harbour")
    #expect(harbour.links.map(\.title) == ["Pier", "Crane", "Buoys"])
    #expect(harbour.slots[0].destinations[0].title == "Sure?")
    #expect(harbour.actions.map(\.name) == ["Leave now", "Drop \"the\" Anchor", "Wait"])
    #expect(chart.model.unresolved == [])
  }

  /// The same without a table.
  @Test func keysWithoutTextsAreNoTitles() {
    let harbour = Charted(Self.code).model.screens[0]
    #expect(harbour.title == "Harbour")
    #expect(harbour.links.map(\.title) == [nil, nil, "Buoys"])
    #expect(harbour.actions.map(\.name) == ["harbour.leave", "anchor", "harbourWait"])
  }

  /// What a key of one thing ends with says nothing of it.
  @Test(arguments: [
    ("L10n.Crane.title", "Crane"), ("Text(Strings.Crane.Lift.caption)", "Lift"),
    ("L10n.title", "title"), ("isAsked ? L10n.Crane.lift : L10n.Crane.lower", "lift or lower"),
  ])
  func whatGeneratedCodeNames(_ text: String, _ name: String) {
    let chart = Charted(
      """
      struct CraneView: View {
        @State var isAsked = false
        var body: some View {
          Button(action: { isAsked = true }, label: { \(text) }).alert("", isPresented: $isAsked) {}
        }
      }
      """)
    #expect(chart.actions == ["CraneView.\(name) present isAsked"])
  }

  @Test func aCatalogHasTextsInItsOwnLanguage() {
    let catalog = """
      {
        "sourceLanguage" : "de",
        "strings" : {
          "" : {},
          "Buoys" : { "comment" : "Said as it is" },
          "harbour.title" : { "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Harbour" } },
            "de" : { "stringUnit" : { "state" : "new", "value" : "Unser Hafen" } } } },
          "pier_title" : { "localizations" : { "de" : { "variations" : { "plural" : {
            "other" : { "stringUnit" : { "state" : "new", "value" : "Stege" } } } } } } },
          "crane.title" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "new", "value" : "Kran %lld" } } } }
        },
        "version" : "1.0"
      }
      """
    let chart = Charted(files: ["App.swift": Self.code, "Localizable.xcstrings": catalog])
    #expect(chart.model.screens[0].title == "Unser Hafen")
    #expect(chart.model.screens[0].links.map(\.title) == [nil, nil, "Buoys"])
  }

  /// The usual table is meant where code names none; of others one that says something else leaves none.
  @Test(arguments: [
    (["Localizable": "One", "Harbour": "Two"], "One"), (["Harbour": "Two", "Pier": "Two"], "Two"),
    (["Harbour": "Two", "Pier": "Three"], "Harbour"),
  ])
  func tablesOfOneKey(_ texts: [String: String], _ title: String) {
    var files = ["App.swift": Self.code]
    for (table, text) in texts { files["\(table).strings"] = "\"harbour.title\" = \"\(text)\";" }
    #expect(Charted(files: files).model.screens[0].title == title)
  }

  @Test(arguments: [
    ("Localizable.strings", "\"a\" = \"A\";\n\"b\" \"B\";\n", "Localizable.strings:2:5"),
    ("Localizable.strings", "\"a\" = \"A\";\n  \"b = B;\n", "Localizable.strings:2:3"),
    ("Localizable.strings", "\"a\" = \"A\";\n/* \"b\" = \"B\";", "Localizable.strings:2:1"),
    ("Localizable.strings", "\"a\" = \"\\", "Localizable.strings:1:7"),
    ("Localizable.xcstrings", "{\"strings\": [", "Localizable.xcstrings:1:1"),
  ])
  func whatIsNoTableIsTold(_ path: String, _ text: String, _ place: String) {
    let file = SourceFile(reading: text, path: path, module: "App")
    #expect(file.problems.map { $0.location?.description } == [place])
    // It says nothing of what code does.
    #expect(file.problems[0].isUnread == nil)
  }

  /// Of one table for each language the one in which the app is developed is read: as the project says, else the English one.
  @Test(arguments: [(nil, "Harbour"), ("fr", "Le port"), ("English", "Harbour"), ("pt", "Harbour")])
  func theLanguageOfTheProjectIsRead(_ region: String?, _ title: String) throws {
    var files = ["App/App.swift": Self.code, "App/InfoPlist.strings": "no table"]
    for (language, text) in ["de": "Hafen", "en": "Harbour", "fr": "Le port"] {
      files["App/\(language).lproj/Localizable.strings"] = "\"harbour.title\" = \"\(text)\";"
    }
    if let region {
      files["App.xcodeproj/project.pbxproj"] = """
        { objects = { P = { isa = PBXProject; developmentRegion = \(region); targets = (); }; };
          rootObject = P; }
        """
    }
    let folder = try TemporaryFolder(files)
    for isAll in [false, true] {
      var options = ReadingOptions()
      options.parsesAll = isAll
      let model = NavigationModel(linking: try SourceTree(at: folder.path).read(options))
      #expect(model.screens[0].title == title)
      #expect(model.unresolved == [])
    }
  }

  /// A table may be in UTF-16, and one that a build has left is none.
  @Test func tablesInOtherEncodings() throws {
    let folder = try TemporaryFolder(["App.swift": Self.code, "Built.strings": "bplist00\u{1}"])
    let text = "\"harbour.title\" = \"Häfen\";"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write(Data(bytes), to: "Localizable.strings")
    let model = NavigationModel(linking: try SourceTree(at: folder.path).read(ReadingOptions()))
    #expect(model.screens[0].title == "Häfen")
    #expect(model.unresolved == [])
  }

  /// Texts alone are no app.
  @Test func textsAreNoApp() throws {
    let folder = try TemporaryFolder(["Localizable.strings": Self.strings])
    #expect(try SourceTree(at: folder.path).files.isEmpty)
  }
}
