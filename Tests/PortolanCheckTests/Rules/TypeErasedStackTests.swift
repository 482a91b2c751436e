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

  @Test func aPathOfWhichNothingIsKnownHasNoFix() throws {
    let model = NavigationModel.screens(
      .named("AppModel", .stack("path", encoding: .navigationPath)))
    #expect(try findings("type-erased-stack", in: model).map(\.fix) == [nil])
  }

  @Test func aTypedStackIsFine() throws {
    #expect(try findings("type-erased-stack", in: .wiki) == [])
  }
}
