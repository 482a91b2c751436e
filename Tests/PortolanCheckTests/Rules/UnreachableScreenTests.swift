import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnreachableScreenTests {
  @Test func aScreenThatNothingLeadsTo() throws {
    let orders = with(Screen.named("Orders", kind: .view, .value("help", "Help", to: "App.Help"))) {
      $0.location = .line(7)
    }
    let model = NavigationModel.screens(
      [.named("Shop", kind: .view), orders, .named("Help", kind: .view)], how: .main)
    #expect(
      try findings("unreachable-screen", in: model) == [
        Finding(
          rule: "unreachable-screen",
          severity: .warning,
          screen: "App.Orders",
          message: "no way leads from a root to 'Orders'",
          notes: ["nor to what it leads to: 'Help'"],
          location: .line(7))
      ])
  }

  @Test func everyKindOfWayCounts() throws {
    let state = Destination(
      name: "row", payload: [Payload(type: "Row.Route", role: .destination, leadsTo: "App.Row")],
      presentation: .unknown, origin: .source)
    let model = NavigationModel.screens(
      [
        .named(
          "Shop", kind: .view, .value("item", "Item", to: "App.Item"), .child("child", "App.Child")),
        .named("Item", kind: .view, .rows("rows", "App.Part")),
        .named("Child", kind: .view, .optionalEnum("route", state)),
        .named("Part", kind: .view).linking(.to("App.Linked", line: 3)),
        .named("Row", kind: .view), .named("Linked", kind: .view),
      ], how: .main)
    #expect(try findings("unreachable-screen", in: model) == [])
  }

  @Test func ofACircleTheFirstIsTold() throws {
    let model = NavigationModel.screens(
      [
        .named("Shop", kind: .view, .value("item", "Item", to: "App.Item")),
        .named("Item", kind: .view),
        .named("Behind", kind: .view),
        .named("One", kind: .view, .value("two", "Two", to: "App.Two")),
        .named(
          "Two", kind: .view, .value("one", "One", to: "App.One"),
          .value("behind", "B", to: "App.Behind"),
          .value("item", "Item", to: "App.Item")),
        .named("Alone", kind: .view, .value("behind", "B", to: "App.Behind")),
      ], how: .declared)
    let findings = try findings("unreachable-screen", in: model)
    #expect(findings.map(\.screen) == ["App.One", "App.Alone"])
    #expect(findings.map(\.notes) == [["nor to what it leads to: 'Behind' and 'Two'"], []])
  }

  @Test func anyRootWillDo() throws {
    var model = NavigationModel.screens(
      [.named("Shop", kind: .view), .named("Settings", kind: .view)], how: .main)
    #expect(try findings("unreachable-screen", in: model).count == 1)
    model.roots.append(Root(screen: "App.Settings", how: .scene))
    #expect(try findings("unreachable-screen", in: model) == [])
  }

  @Test func withoutACertainRootNothingIsSaid() throws {
    let model = NavigationModel.screens(
      [.named("Shop", kind: .view), .named("Orders", kind: .view)], how: .unpresented)
    #expect(try findings("unreachable-screen", in: model) == [])
  }

  @Test func whatIsUnresolvedMayBeTheWay() throws {
    var model = NavigationModel.screens(
      [.named("Shop", kind: .view), .named("Shop.Orders", kind: .view)], how: .main)
    model.unresolved = [Unresolved(what: "what 'Orders(user:)' makes is not known")]
    #expect(try findings("unreachable-screen", in: model) == [])
    model.unresolved = [Unresolved(what: "what 'OrdersView' makes is not known")]
    #expect(try findings("unreachable-screen", in: model).count == 1)
  }

  /// A window and its page lead to each other, and one of them may be shown somehow.
  @Test func whatAnUnresolvedScreenLeadsToMayBeReachedByIt() throws {
    var model = NavigationModel.screens(
      .named("Shop", kind: .view), .named("Window", kind: .view, .child("page", "App.Page")),
      .named("Page", kind: .view).linking(.to("App.Window", line: 3)))
    model.roots = [Root(screen: "App.Shop", how: .main)]
    #expect(try findings("unreachable-screen", in: model).map(\.screen) == ["App.Window"])
    model.unresolved = [Unresolved(what: "'Page' is made, and nothing was seen to show it")]
    #expect(try findings("unreachable-screen", in: model) == [])
  }

  @Test func stateWithoutAViewIsNoScreenToMiss() throws {
    let model = NavigationModel.screens(
      [.named("Shop", kind: .view), .named("OrdersState", kind: .struct)], how: .main)
    #expect(try findings("unreachable-screen", in: model) == [])
  }

  @Test func aModuleOfWhichNothingIsReachedMayBeAnotherApps() throws {
    let share = Screen.named("ShareController", module: "Share", kind: .viewController)
    let model = NavigationModel.screens([.named("Shop", kind: .view), share], how: .main)
    #expect(try findings("unreachable-screen", in: model) == [])
  }

  /// What both apps compile is read as one's, though it may lead to either's.
  @Test(arguments: [(Root.How.scene, 0), (nil, 1)])
  func whatAnotherAppHasUnderTheSameNameMayBeMeant(how: Root.How?, count: Int) throws {
    var model = NavigationModel.screens(
      [
        .named("Shop", kind: .view, .value("settings", "Settings", to: "App.Settings")),
        .named("Settings", kind: .view),
        .named("Start", module: "Mac", kind: .view, .value("help", "Help", to: "Mac.Help")),
        .named("Help", module: "Mac", kind: .view),
        .named("Settings", module: "Mac", kind: .view),
      ], how: .main)
    if let how {
      model.roots.append(Root(screen: "Mac.Start", how: how))
    } else {
      model.screens[0].slots.append(.value("start", "Start", to: "Mac.Start"))
    }
    #expect(try findings("unreachable-screen", in: model).count == count)
  }
}
