import PortolanModel
import Testing

/// Places and counts of apps that are compiled for several systems.
@Suite struct BuildPlacesTests {
  @Test func belowARootIsOnlyWhatItsBuildsHave() throws {
    var model = model(
      screen("Phone", .child("toolbar", "Toolbar")), screen("Desk", .child("toolbar", "Toolbar")),
      screen("Toolbar", Slot.flag("legend").under("os(iOS)"), .flag("help")),
      roots: ["Phone", "Desk"])
    for (number, condition) in ["os(iOS)", "!(os(iOS))"].enumerated() {
      model.roots[number].condition = condition
    }
    let chart = try Chart(model)
    #expect(
      chart.places().map { "\($0.root): \($0.text)" } == [
        "Phone: ", "Phone: legend", "Phone: help", "Desk: ", "Desk: help",
      ])
    #expect(chart.contextCounts(of: 0).representable == Count(4))
    #expect(chart.contextCounts(of: 1).representable == Count(2))
    // The toolbar by itself is looked at as the phone has it.
    #expect(chart.counts(of: 2).representable == Count(4))
    #expect(chart.appCount().representable == Count(4))
  }

  @Test func aChainIsOfOneBuild() throws {
    let chart = try Chart(
      model(
        screen(
          "App", Slot.optional("sheet", .to("form", "Form")).under("os(iOS)"),
          Slot.optional("window", .to("form", "Form")).under("os(macOS)"), .flag("about")),
        screen("Form", Slot.flag("camera").under("os(iOS)"), Slot.flag("panel").under("os(macOS)")))
    )
    #expect(
      chart.places().map(\.text) == [
        "", "sheet.form", "sheet.form/camera", "window.form", "window.form/panel", "about",
      ])
    // Nothing, the form, the form with the camera; each with the about box and without.
    #expect(chart.appCount().representable == Count(3 * 2))
    #expect(chart.counts(of: 0).representable == Count(4))
  }

  /// On the system that has no tabs the screen itself is a place.
  @Test(arguments: [(nil, false), ("os(iOS)", true)] as [(String?, Bool)])
  func aSelectionIsMadeWhereThereIsOne(_ condition: String?, _ isPlace: Bool) throws {
    let chart = try Chart(
      model(screen("App", Slot.tabs("home", "more").under(condition), .flag("about"))))
    #expect(
      chart.places().map(\.text) == (isPlace ? [""] : []) + ["home", "more", "about"])
  }

  @Test func whatIsEmbeddedForOneSystemBringsNothingOnAnother() throws {
    let chart = try Chart(
      model(
        screen(
          "App", Slot.child("phone", "Phone").under("canImport(UIKit)"),
          Slot.child("desk", "Desk").under("!(canImport(UIKit)) && canImport(AppKit)")),
        screen("Phone", .optional("more", .to("detail", "Detail")), .flag("share")),
        screen("Desk", .flag("panel")), screen("Detail", Slot.flag("print").under("os(macOS)"))))
    #expect(chart.places().map(\.text) == ["", "detail", "share", "panel"])
    #expect(chart.contextCounts(of: 0).representable == Count(2 * 2))
    #expect(chart.embedded(in: 0).map(\.screen) == [0, 1])
  }

  /// Each build has a selection, though none of the two is there in both.
  @Test func aSelectionIsMadeInEachBuild() throws {
    let chart = try Chart(
      model(
        screen(
          "App", Slot.child("phone", "Phone").under("os(iOS)"),
          Slot.child("desk", "Desk").under("!os(iOS)")),
        screen("Phone", .tabs("home", "more")), screen("Desk", .tabs("left", "right"))))
    #expect(chart.places().map(\.text) == ["home", "more", "left", "right"])
  }

  /// More flags than are told apart in the whole app are told apart on each screen.
  @Test func manyFlagsAreToldApartWhereTheyAreAskedFor() throws {
    let flags = (0..<9).map { "FLAG\($0)" }
    let screens = flags.map { flag in
      screen(flag, Slot.flag("new").under(flag), Slot.flag("old").under("!(\(flag))"))
    }
    let all = screen("App", flags.map { Slot.optional("to\($0)", .to("go\($0)", $0)) })
    let chart = try Chart(
      NavigationModel(
        name: "App", roots: [Root(screen: "App", how: .declared)], screens: [all] + screens))
    for number in 1...9 {
      #expect(chart.presentingTogether(in: number).count == 1)
      #expect(chart.contextCounts(of: number).representable == Count(2))
    }
    // What is not told apart is listed all the same.
    #expect(chart.places().map(\.text).count == 1 + 9 * 3)
  }

  @Test func aRootOfNoBuildIsNone() throws {
    var model = model(screen("A", .flag("a")), screen("B", .flag("b")), roots: ["A", "B"])
    model.roots[1].condition = "os(iOS) && !(os(iOS))"
    let chart = try Chart(model)
    #expect(chart.places().map(\.text) == ["", "a"])
    #expect(chart.appCount().representable == Count(2))
  }

  /// A model with conditions has the places of the models that are compiled from it, and no other.
  @Test func placesAreThoseOfTheBuilds() throws {
    var random = SeededGenerator(state: 20)
    for _ in 0..<200 {
      let whole = sketch(&random)
      var expected: Set<String> = []
      var most = Count.zero
      for (system, isDebugged) in [
        ("iOS", true), ("iOS", false), ("macOS", true), ("macOS", false), ("", true), ("", false),
      ] {
        var model = whole
        let isCompiled = { (condition: String?) -> Bool in
          switch condition {
          case nil: true
          case "DEBUG": isDebugged
          case "!DEBUG": !isDebugged
          case let condition?: condition == "os(\(system))"
          }
        }
        model.roots.removeAll { !isCompiled($0.condition) }
        for screen in model.screens.indices {
          model.screens[screen].slots.removeAll { !isCompiled($0.condition) }
        }
        let chart = try Chart(model)
        expected.formUnion(chart.places().map { "\($0.root): \($0.identity)" })
        let count = chart.appCount().representable
        if count.isGreater(than: most) { most = count }
      }
      let chart = try Chart(whole)
      let places = chart.places().map { "\($0.root): \($0.identity)" }
      #expect(Set(places) == expected)
      #expect(chart.appCount().representable == most)
    }
  }

  /// Screens of which each leads to later ones alone, so that there is an end.
  private func sketch(_ random: inout SeededGenerator) -> NavigationModel {
    let conditions: [String?] = [nil, nil, "os(iOS)", "os(macOS)", "DEBUG", "!DEBUG"]
    let screens = (0..<5).map { number in
      let slots = (0..<Int.random(in: 0...3, using: &random)).map { slot -> Slot in
        let target = "S\(Int.random(in: number + 1...5, using: &random))"
        let name = "s\(number)\(slot)"
        let made =
          switch Int.random(in: 0..<3, using: &random) {
          case 0: Slot.child(name, target)
          case 1: Slot.optional(name, .to("\(name)a", target), .init(stringLiteral: "\(name)b"))
          default: Slot.flag(name)
          }
        return made.under(conditions.randomElement(using: &random) ?? nil)
      }
      return screen("S\(number)", slots)
    }
    var model = NavigationModel(
      name: "App", roots: ["S0", "S1"].map { Root(screen: $0, how: .declared) },
      screens: screens + [screen("S5")])
    for root in model.roots.indices {
      model.roots[root].condition = conditions.randomElement(using: &random) ?? nil
    }
    return model
  }
}

extension Place {
  /// The destinations alone: labels depend on what else there is.
  fileprivate var identity: String {
    steps.map { "\($0.screen.id).\($0.slot.name).\($0.destination.name)" }.joined(separator: "/")
  }
}

extension Slot {
  fileprivate func under(_ condition: String?) -> Slot {
    var slot = self
    slot.condition = condition
    return slot
  }
}
