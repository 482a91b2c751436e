import FixtureModels
import PortolanCheck
import PortolanConfiguration
import PortolanModel
import Testing

/// The file that `portolan init` writes.
@Suite struct ConfigurationDraftTests {
  static let models: [NavigationModel] = [
    .everything, .inventory, .wiki, .severalOptionals(["addItem", "help"]),
    .severalOptionals(["é ü", "true"]), wikiOfTwoTypes,
  ]

  /// What a stack holds of two types is called by these.
  static var wikiOfTwoTypes: NavigationModel {
    var model = NavigationModel.wiki
    for number in model.screens[0].slots[0].destinations.indices {
      model.screens[0].slots[0].destinations[number].name = "Page\(number).shown"
    }
    return model
  }

  @Test(arguments: models) func itSaysNothingButTheInputs(model: NavigationModel) throws {
    let configuration = try Configuration(yaml: Array(draft(model).utf8), file: "c.yml")
    var expected = Configuration(file: "c.yml")
    expected.inputs = [Located("App's", at: configuration.inputs[0].location)]
    #expect(configuration == expected)
    var same = model
    try configuration.apply(to: &same)
    #expect(same == model)
  }

  /// An example is good as it is once its `#` is gone, for this very app.
  @Test(arguments: models) func everyExampleHolds(model: NavigationModel) throws {
    let text = uncommented(try draft(model))
    let configuration = try Configuration(yaml: Array(text.utf8), file: "c.yml")
    #expect(configuration.targets.map(\.value) == ["AppFeature", "my-app"])
    #expect(configuration.includesTests == true)
    #expect(!configuration.exclude.isEmpty && !configuration.severities.isEmpty)
    #expect(configuration.exceptions.count == 2)
    #expect(!configuration.titles.isEmpty && !configuration.tags.isEmpty)
    #expect(!configuration.presentations.isEmpty && !configuration.roles.isEmpty)
    #expect(!configuration.grammars.isEmpty && !configuration.urls.isEmpty)
    #expect(configuration.urlPrefix == "myapp://")
    var changed = model
    do {
      try configuration.apply(to: &changed)
      #expect(changed.screens.flatMap(\.slots).contains { $0.grammar != nil })
    } catch {
      // Where the app has nothing that fits, the example is of a screen that nobody has.
      #expect(error.problems.allSatisfy { $0.message.contains("'Screen'") }, "\(error)")
    }
  }

  @Test func itTellsWhatWasFound() throws {
    let text = try draft(.severalOptionals(["addItem", "help"]))
    #expect(text.contains("#  one-active-destination: error # 1 error\n"))
    #expect(
      text.contains(
        "# Read only the files of these targets; of all unless given.\n# Found: AppFeature, my-app.\n"
      ))
    #expect(text.contains("inputs:\n  - 'App''s'\n"))
    #expect(text.contains("    screens: [FeatureModel]\n"))
    #expect(try draft(.wiki).contains("# Nothing was found when this file was written.\n"))
    #expect(try draft(.inventory).contains("#roots:\n#  - AppModel\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 && $0.last != " " })
  }

  /// Where no destination is a case, URLs call what a property shows alone.
  @Test func urlsAreOfTheAppsOwn() throws {
    let text = try draft(.severalOptionals(["addItem", "help"]))
    #expect(text.contains("#urls:\n#  FeatureModel.addItem: addItem\n"))
  }

  @Test func anAppOfTwoLikeNamedScreensIsToldApart() throws {
    var model = NavigationModel.inventory
    model.screens[1].view = "AppModel"
    #expect(try draft(model).contains("#titles:\n#  AppFeature.AppModel: App\n"))
  }

  private func draft(_ model: NavigationModel) throws -> String {
    ConfigurationDraft(
      for: model, findings: Checker().findings(in: try Chart(model)), inputs: ["App's"],
      targets: ["AppFeature", "my-app"]
    ).text
  }
}

/// A file with its examples in force: behind a `#`, one space begins a sentence.
func uncommented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    guard line.hasPrefix("#"), !line.hasPrefix("# ") || line.hasPrefix("#  ") else { return line }
    return line.dropFirst()
  }
  .joined(separator: "\n")
}
