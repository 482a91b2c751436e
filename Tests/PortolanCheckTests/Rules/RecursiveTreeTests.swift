import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct RecursiveTreeTests {
  @Test func aCircleBetweenModulesIsAWarning() throws {
    let model = NavigationModel.screens(
      .named(
        "CounterModel", module: "Counter",
        .optionalEnum(
          "destination", .case("prime", payload: "PrimeModel", to: "Prime.PrimeModel"))),
      .named("PrimeModel", module: "Prime", .rows("counters", "Counter.CounterModel")))
    #expect(
      try findings("recursive-tree", in: model) == [
        Finding(
          rule: "recursive-tree",
          severity: .warning,
          screen: "Counter.CounterModel",
          slot: "destination",
          destination: "prime",
          message: "'CounterModel' leads to itself by way of another screen",
          notes: ["the modules Counter, Prime would have to import each other in a circle"],
          trace: ["CounterModel.destination = .prime", "PrimeModel.counters[0]", "CounterModel"],
          fix: """
            enum Path: Hashable {
              case counter(CounterModel)
              case prime(PrimeModel)
            }
            var path: [Path] = []
            """)
      ])
  }

  /// What a view keeps to itself, and never sets, leads nowhere.
  @Test func aCaseThatNothingSetsIsNoWayRound() throws {
    func findings(_ cases: Destination...) throws -> [Finding] {
      let sheet = with(Slot.optionalEnum("sheet", .case("help").set(4))) {
        $0.storage = .state
        $0.destinations += cases
      }
      return try PortolanCheckTests.findings(
        "recursive-tree", in: .screens(.named("ShopView", kind: .view, sheet)))
    }
    let shop = Destination.case("shop", to: "App.ShopView")
    #expect(try findings(shop.set(5)).map(\.message) == ["'ShopView' leads to itself"])
    #expect(try findings(shop) == [])
  }

  /// An enum that is a screen has a slot that is in no property.
  @Test func aCircleOverAnEnumThatIsAScreen() throws {
    let itself = with(Slot.optionalEnum("self", .case("folder", to: "App.FolderModel"))) {
      $0.properties = []
    }
    let model = NavigationModel.screens(
      .named("FolderModel", .value("route", "Route", to: "App.Route")),
      .named("Route", kind: .enum, itself))
    let findings = try findings("recursive-tree", in: model)
    #expect(
      findings.map(\.trace) == [
        ["FolderModel.route ≠ nil", "Route.self = .folder", "FolderModel"]
      ])
  }

  @Test func withinAModuleItIsANote() throws {
    let model = NavigationModel.screens(
      .named("FolderModel", .value("child", "FolderModel", .drillDown, to: "App.FolderModel")))
    let findings = try findings("recursive-tree", in: model)
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.message) == ["'FolderModel' leads to itself"])
    #expect(findings.map(\.trace) == [["FolderModel.child ≠ nil", "FolderModel"]])
    #expect(findings.map(\.notes) == [[]])
  }

  @Test func reducersAreStackedAsReducersAre() throws {
    let model = NavigationModel.screens(
      with(.named("Folder", .value("child", "Folder.State", .drillDown, to: "App.Folder"))) {
        $0.kind = .reducer
      })
    #expect(
      try findings("recursive-tree", in: model).map(\.fix) == [
        """
        @Reducer
        enum Path {
          case folder(Folder)
        }
        var path = StackState<Path.State>()
        """
      ])
  }

  /// Who presents makes the view, and imports its module; the screen that is presented from need not.
  @Test func whatOnlyViewsShowNeedsNoImport() throws {
    let counter = Slot.optionalEnum(
      "destination",
      .case("prime", payload: "PrimeModel", to: "Prime.PrimeModel"))
    let shown = with(Slot.optionalEnum("route", .case("counter"))) {
      $0.destinations[0].leadsTo = "Counter.CounterModel"
    }
    let embedded = with(Slot.child("counter", "Counter.CounterModel")) { $0.storage = .passed }
    for slot in [shown, embedded] {
      let model = NavigationModel.screens(
        .named("CounterModel", module: "Counter", counter),
        .named("PrimeModel", module: "Prime", with(slot) { $0.origin = .source }))
      let findings = try findings("recursive-tree", in: model)
      #expect(findings.map(\.severity) == [.note])
      #expect(findings.map(\.notes) == [[]])
    }
  }

  @Test func theWayRoundCrossesModulesWhereOneDoes() throws {
    let model = NavigationModel.screens(
      .named("A", .child("b", "App.B"), .child("c", "Other.C")),
      .named("B", .child("a", "App.A")),
      .named("C", module: "Other", .child("a", "App.A")))
    let findings = try findings("recursive-tree", in: model)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.trace) == [["A.c", "C.a", "A"]])
  }

  @Test func eachCircleIsToldOnceByItsShortestWay() throws {
    let model = NavigationModel.screens(
      .named("A", .child("b", "App.B"), .child("c", "App.C")),
      .named("B", .child("c", "App.C")),
      .named("C", .child("a", "App.A")),
      .named("D", .child("d", "App.D")))
    #expect(
      try findings("recursive-tree", in: model).map(\.trace) == [
        ["A.c", "C.a", "A"], ["D.d", "D"],
      ])
  }

  @Test func stacksAndFlagsHoldNothing() throws {
    var flag = Slot.flag("isHelpPresented")
    flag.destinations[0].leadsTo = "App.Help"
    let model = NavigationModel.screens(
      .named("Help", flag),
      .named("Counter", .stack("path", .case("counter", payload: "Counter", to: "App.Counter"))))
    #expect(try findings("recursive-tree", in: model) == [])
  }

  @Test(arguments: [NavigationModel.inventory, .wiki])
  func aTreeIsFine(model: NavigationModel) throws {
    #expect(try findings("recursive-tree", in: model) == [])
  }
}
