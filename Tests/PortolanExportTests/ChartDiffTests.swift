import FixtureModels
import Foundation
import PortolanModel
import Testing

@testable import PortolanExport

@Suite struct ChartDiffTests {
  @Test func theTextSaysOneDifferenceALine() throws {
    let diff = try diff(.inventory, .changedInventory)
    #expect(
      diff.text() == """
        + screen FilterFeature.FilterModel  1 destination

        InventoryFeature.InventoryModel
          + destination/filter  sheet → FilterFeature.FilterModel
          ~ destination/help  presentation: sheet → popover

        ItemFeature.ArticleModel
          ~ screen  was ItemFeature.ItemModel

        ItemRowFeature.ItemRowModel
          - destination/deleteConfirmationAlert  alert

        1 screen added, 1 renamed; 1 destination added, 1 removed, 1 changed. 12 places (11 before).

        """)
    #expect(
      diff.text(isColored: true).contains(
        "\u{1B}[32m+ screen FilterFeature.FilterModel  1 destination\u{1B}[0m\n"))
  }

  @Test func theMarkdownBeginsWithWhatAReviewerWantsToKnow() throws {
    let text = try diff(
      .inventory, .changedInventory, findings: (old: [finding(.error)], new: [finding(.warning)])
    ).markdown
    #expect(
      text == """
        ### Navigation: 1 screen added, 1 renamed; 1 destination added, 1 removed, 1 changed

        12 places (11 before), no errors (1 before), 1 warning (none before).

        | | screen | what |
        |:-:|---|---|
        | + | `FilterModel` | added: 1 destination |
        | + | `InventoryModel` | added `destination/filter`: sheet → FilterFeature.FilterModel |
        | ~ | `InventoryModel` | changed `destination/help`, presentation: sheet → popover |
        | ~ | `ArticleModel` | renamed: was ItemFeature.ItemModel |
        | − | `ItemRowModel` | removed `destination/deleteConfirmationAlert`: alert |

        <details><summary>Every difference</summary>

        ```diff
        + screen FilterFeature.FilterModel  1 destination

        InventoryFeature.InventoryModel
        +   destination/filter  sheet → FilterFeature.FilterModel
        !   destination/help  presentation: sheet → popover

        ItemFeature.ArticleModel
        !   screen  was ItemFeature.ItemModel

        ItemRowFeature.ItemRowModel
        -   destination/deleteConfirmationAlert  alert
        ```

        </details>

        """)
  }

  @Test func theJSONIsVersioned() throws {
    struct Document: Decodable {
      var portolan: [String: Int]
      var old: Numbers
      var new: Numbers
      var differences: [Difference]

      struct Numbers: Decodable {
        var screens: Int
        var places: Int
        var errors: Int?
      }
    }
    let diff = try diff(.inventory, .changedInventory, findings: (old: [finding(.error)], new: []))
    let document = try JSONDecoder().decode(Document.self, from: Data(diff.json().utf8))
    #expect(document.portolan == ["diff": 1])
    #expect(document.differences == diff.comparison.differences)
    #expect(document.old.places == 11)
    #expect(document.new.places == 12)
    #expect(document.new.screens == 5)
    #expect(document.old.errors == 1)
    #expect(try diff.json() == diff.json())
  }

  @Test func whereNothingChangedThatIsSaid() throws {
    var model = NavigationModel.everything
    model.unresolved = []
    let diff = try diff(model, model, findings: ([], []))
    #expect(diff.isEmpty)
    #expect(diff.text() == "No differences.\n")
    #expect(diff.markdown == "### Navigation: no differences\n")
    #expect(try diff.json().contains("\"differences\" : ["))
  }

  @Test func whatIsNotDrawnIsSaidWhereThereIsNothingElse() throws {
    var model = NavigationModel.inventory
    model.name = "Stock"
    model.screens[0].actions = [Action(name: "tapped", kind: .user, effects: [])]
    let diff = try diff(.inventory, model)
    #expect(diff.headline == "1 action added; 1 name changed")
    #expect(
      diff.text().hasPrefix("~ name: Inventory → Stock\n\nAppFeature.AppModel\n  + action tapped\n")
    )
    #expect(!diff.markdown.contains("| + |"))
    #expect(diff.markdown.contains("11 places as before."))
  }

  /// Whatever a name holds, it neither ends the table or the block nor speaks to anybody.
  @Test(arguments: NavigationModel.hostileNames + ["````", "@everybody", "</details>", "a|b"])
  func namesAreOnlyNames(_ name: String) throws {
    let text = try diff(.inventory, .hostile(name)).markdown
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let fences = lines.filter { $0.hasPrefix("```") }
    #expect(fences.count == 2)
    #expect(fences[0].dropLast("diff".count) == fences[1])
    #expect(lines.filter { $0 == "</details>" }.count == 1)
    #expect(!text.contains("\u{202E}"))
    #expect(!text.contains("\u{1B}"))
    for row in lines where row.hasPrefix("| ") {
      #expect(row.replacing("\\|", with: "").filter { $0 == "|" }.count == 4)
    }
  }

  @Test func aGreatDiffStaysPostable() throws {
    let text = try diff(.inventory, .synthetic(screens: 2_000, modules: 4)).markdown
    #expect(text.utf8.count < 60_000)
    #expect(text.contains("more |"))
    #expect(text.contains("more lines\n```\n"))
  }

  /// What a model file calls things, a person is not told.
  @Test func fieldsAreSaidInWords() throws {
    var (old, new) = (NavigationModel.inventory, NavigationModel.inventory)
    let place = SourceLocation(file: "A.swift", line: 1, column: 1)
    new.screens[1].slots[0].destinations[0].presentation = .fullScreenCover
    new.screens[1].slots[0].destinations[0].leadsTo = nil
    new.screens[1].slots[0].destinations[0].payload = []
    new.screens[1].slots[0].destinations[0].shownWithoutStack = [place]
    new.screens[1].slots[0].destinations[0].hasNoWayOut = true
    old.screens[1].slots[0].arity = .exactlyOne
    let lines = try diff(old, new).text().split(separator: "\n").map(String.init)
    for line in [
      "  ~ destination  how many at once: exactly one → at most one",
      "  ~ destination/add  presentation: sheet → full-screen cover",
      "  ~ destination/add  leads to: ItemFeature.ItemModel → nothing",
      "  ~ destination/add  shown without a stack: no → once",
      "  ~ destination/add  without a way out: no → yes",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  /// Of every field that is a model file's word, somebody has thought what it is called.
  @Test func everyFieldHasAName() {
    let fields =
      Root.fields.map(\.name) + Screen.fields.map(\.name) + Slot.fields.map(\.name)
      + Destination.fields.map(\.name) + Link.fields.map(\.name) + Action.fields.map(\.name)
      + NavigationModel.fields.map(\.name)
    for field in fields {
      let name = DiffFieldWords.name(of: field)
      let isCamel = name == field && name.contains(where: \.isUppercase)
      #expect(!isCamel, "\(field) is no word: DiffFieldWords wants one")
    }
  }

  /// Buttons of one name are told apart by what they do, and counted where that is the same.
  @Test func actionsOfOneNameAreToldApart() throws {
    var old = NavigationModel.inventory
    func action(_ kind: Action.Effect.Kind) -> Action {
      Action(
        name: "Sign Out", kind: .user, effects: [Action.Effect(kind: kind, slot: "destination")])
    }
    let kept = action(.present)
    old.screens[1].actions = [kept, action(.dismiss), action(.dismiss), action(.present)]
    var new = old
    new.screens[1].actions = [kept]
    let lines = try diff(old, new).text().split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("Sign Out") } == [
        "  - action Sign Out  dismiss destination (2 times)",
        "  - action Sign Out  present destination",
      ])
  }

  private func diff(
    _ old: NavigationModel, _ new: NavigationModel,
    findings: (old: [Finding], new: [Finding])? = nil
  ) throws -> ChartDiff {
    ChartDiff(from: try Chart(old), to: try Chart(new), findings: findings)
  }

  private func finding(_ severity: Severity) -> Finding {
    Finding(rule: "r", severity: severity, screen: "AppFeature.AppModel", message: "m")
  }
}
