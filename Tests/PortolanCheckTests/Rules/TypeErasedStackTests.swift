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

  @Test func aPathOfWhichNothingIsKnownHasNoFix() throws {
    let model = NavigationModel.screens(
      .named("AppModel", .stack("path", encoding: .navigationPath)))
    #expect(try findings("type-erased-stack", in: model).map(\.fix) == [nil])
  }

  @Test func aTypedStackIsFine() throws {
    #expect(try findings("type-erased-stack", in: .wiki) == [])
  }
}
