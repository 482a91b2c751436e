import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct TypeErasedStackTests {
  @Test func aNavigationPath() throws {
    var letter = Destination.case("letter", .drillDown, payload: "String")
    letter.value = "String"
    var counter = Destination.case("CounterModel", .drillDown)
    counter.value = "CounterModel"
    let model = NavigationModel.screens(
      .named("AppModel", .stack("path", encoding: .navigationPath, counter, letter)))
    #expect(
      try findings("type-erased-stack", in: model) == [
        Finding(
          rule: "type-erased-stack",
          severity: .note,
          screen: "App.AppModel",
          slot: "path",
          message: "nobody can read what is on 'path' of 'AppModel'",
          fix: """
            enum Path: Hashable {
              case counter(CounterModel)
              case letter(String)
            }
            var path: [Path] = []
            """)
      ])
  }

  private func path(_ elements: [(name: String, value: String, payload: String?)]) -> Slot {
    var slot = Slot.stack("path", encoding: .navigationPath)
    slot.destinations = elements.map { element in
      with(.case(element.name, .drillDown, payload: element.payload)) { $0.value = element.value }
    }
    return slot
  }

  /// A case of an enum that is registered stays one: the enum is what is on the stack.
  @Test func anEnumAmongOthersIsOneCase() throws {
    let slot = path([
      ("inbox", "Page", nil), ("item", "Page", "Item"), ("Int", "Int", "Int"),
      ("Shop.Page", "Shop.Page", "Shop.Page"), ("[Item]", "[Item]", "[Item]"),
      ("Item?", "Item?", "Item?"),
    ])
    #expect(
      try findings("type-erased-stack", in: .screens(.named("AppModel", slot))).map(\.fix) == [
        """
        enum Path: Hashable {
          case page(Page)
          case int(Int)
          case page2(Shop.Page)
          case item([Item])
          case item2(Item?)
        }
        var path: [Path] = []
        """
      ])
  }

  @Test func anEnumAloneIsTheElement() throws {
    let slot = with(path([("inbox", "Page", nil), ("item", "Page", "Item")])) {
      $0.storage = .state
    }
    let view = Screen.named("HomeView", kind: .view, slot)
    #expect(
      try findings("type-erased-stack", in: .screens(view)).map(\.fix)
        == ["@State private var path: [Page] = []"])
    let controller = Screen.named("HomeController", kind: .viewController, slot)
    #expect(
      try findings("type-erased-stack", in: .screens(controller)).map(\.fix)
        == ["var path: [Page] = []"])
  }

  /// What is written in its place takes what any of its stacks shows.
  @Test func aPathThatSeveralStacksShareIsOne() throws {
    func tab(
      _ name: String, line: Int, _ elements: [(name: String, value: String, payload: String?)]
    )
      -> Screen
    {
      .named(name, kind: .view, with(path(elements)) { $0.location = .line(line) })
    }
    let int = (name: "Int", value: "Int", payload: "Int" as String?)
    let text = (name: "String", value: "String", payload: "String" as String?)
    let found = try findings(
      "type-erased-stack",
      in: .screens(
        tab("First", line: 6, [int]), tab("Second", line: 6, [int, text]),
        tab("Third", line: 7, [text])))
    #expect(
      found.map(\.message) == [
        "nobody can read what is on 'path' of 'First' and 'Second'",
        "nobody can read what is on 'path' of 'Third'",
      ])
    #expect(
      found.first?.fix == """
        enum Path: Hashable {
          case int(Int)
          case string(String)
        }
        var path: [Path] = []
        """)
  }

  @Test func aPathOfWhichNothingIsKnownHasNoFix() throws {
    let model = NavigationModel.screens(
      .named("AppModel", .stack("path", encoding: .navigationPath)))
    #expect(try findings("type-erased-stack", in: model).map(\.fix) == [nil])
  }

  @Test func aTypedStackIsFine() throws {
    #expect(try findings("type-erased-stack", in: .wiki) == [])
  }
}
