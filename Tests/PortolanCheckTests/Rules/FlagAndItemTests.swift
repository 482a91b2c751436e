import PortolanCheck
import PortolanModel
import Testing

@Suite struct FlagAndItemTests {
  @Test func aFlagBesideItsItem() throws {
    let model = NavigationModel.screens(
      .named("FeatureModel", .flagAndItem("isAlertPresented", "item", "Item")))
    #expect(
      try findings("flag-and-item", in: model) == [
        Finding(
          rule: "flag-and-item",
          severity: .error,
          screen: "App.FeatureModel",
          slot: "item",
          destination: "item",
          message: "'isAlertPresented' and 'item' of 'FeatureModel' can disagree",
          trace: ["isAlertPresented = true", "item = nil"],
          counts: .init(representable: "4", valid: "2", invalid: "2"),
          fix: "var item: Item?")
      ])
  }

  @Test func theTwoAreToldApartByTheirNames() throws {
    let model = NavigationModel.screens(
      .named("FeatureModel", .flagAndItem("item", "isAlertPresented", "Item")))
    let findings = try findings("flag-and-item", in: model)
    #expect(findings.map(\.trace) == [["isAlertPresented = true", "item = nil"]])
    #expect(findings.map(\.fix) == ["var item: Item?"])
  }

  @Test func anInferredPairIsAWarning() throws {
    let model = NavigationModel.screens(
      .named("FeatureModel", .flagAndItem("isAlertPresented", "item", "Item", origin: .inferred)))
    #expect(try findings("flag-and-item", in: model).map(\.severity) == [.warning])
  }

  @Test func aFlagOrAnItemAloneIsExact() throws {
    let model = NavigationModel.screens(
      .named("One", .flag("isAlertPresented")), .named("Other", .value("item", "Item")))
    #expect(try findings("flag-and-item", in: model) == [])
  }
}
