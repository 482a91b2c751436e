import FixtureModels
import PortolanModel
import Testing

/// Slots that are compiled for different systems are never there together.
@Suite struct BuildConditionTests {
  private func together(_ conditions: String?...) throws -> [String] {
    var model = NavigationModel.severalOptionals(conditions.indices.map { "item\($0)" })
    for (number, condition) in conditions.enumerated() {
      model.screens[0].slots[number].condition = condition
    }
    return try Chart(model).presentingTogether(in: 0).map(\.name)
  }

  @Test(arguments: [
    ("os(iOS)", "!(os(iOS))"),
    ("os(iOS)", "os(tvOS)"),
    ("os(iOS) || os(visionOS)", "os(tvOS) && DEBUG"),
    ("os(tvOS)", "!(os(tvOS)) && !(os(macOS))"),
    ("DEBUG", "!DEBUG"),
    ("canImport(UIKit)", "!( canImport( UIKit ) ) && os(macOS)"),
    ("canImport(UIKit)", "os(macOS)"),
    ("canImport(AppKit)", "os(tvOS)"),
    ("os(iOS) && !targetEnvironment(macCatalyst)", "canImport(AppKit)"),
    ("!(os(iOS) && DEBUG) && os(iOS)", "DEBUG && os(iOS)"),
  ])
  func variantsExcludeEachOther(_ one: String, _ other: String) throws {
    #expect(try together(one, other).count == 1)
    #expect(try together(other, one).count == 1)
    #expect(try together(one, nil, other).count == 2)
  }

  @Test(arguments: [
    ("os(iOS)", "os(iOS) || os(tvOS)"),
    ("os(iOS)", "DEBUG"),
    ("os(iOS)", "!(os(tvOS))"),
    ("!(os(iOS))", "!(os(tvOS))"),
    ("DEBUG", "BETA"),
    ("swift(>=6.0)", "os(visionOS)"),
    ("os(iOS)", "canImport(AppKit)"),
    ("canImport(AppKit)", "targetEnvironment(macCatalyst)"),
    ("canImport(SwiftUI)", "os(macOS)"),
    // What is no condition says nothing.
    ("os(iOS", "os(tvOS)"),
    ("&&", "!"),
    ("", "os(tvOS)"),
  ])
  func othersDoNot(_ one: String, _ other: String) throws {
    #expect(try together(one, other).count == 2)
  }

  @Test func thoseOfThePhoneComeFirst() throws {
    #expect(try together("os(tvOS)", "os(iOS)") == ["item1"])
    #expect(try together("os(tvOS)", "os(macOS)") == ["item0"])
    #expect(try together("os(tvOS)", "os(iOS)", "os(tvOS)") == ["item0", "item2"])
  }

  @Test func whatPresentsSaysItToo() throws {
    var model = NavigationModel.severalOptionals(["one", "other"])
    for (number, condition) in ["os(iOS)", "os(tvOS)"].enumerated() {
      model.screens[0].slots[number].destinations[0].presentations = [
        .init(kind: .sheet, origin: .source, condition: condition)
      ]
    }
    let chart = try Chart(model)
    #expect(chart.presentingTogether(in: 0).map(\.name) == ["one"])
    let counts = chart.counts(of: 0)
    #expect((counts.representable, counts.valid) == (Count(2), Count(2)))
    model.screens[0].slots[1].destinations[0].presentations?.append(
      .init(kind: .sheet, origin: .source))
    #expect(try Chart(model).presentingTogether(in: 0).count == 2)
  }

  @Test func endlessConditionsEnd() throws {
    let deep = String(repeating: "!(", count: 5_000) + "A" + String(repeating: ")", count: 5_000)
    let wide = (0..<20_000).map { "A\($0)" }.joined(separator: " && ")
    #expect(try together(deep, wide, "os(tvOS)").count == 3)
  }

  /// Of what conditions ask, that is news which those around don't ask already.
  @Test(
    arguments: [
      ([], ["os(iOS)"], "os(iOS)"),
      (["os(iOS)"], ["os(iOS)"], nil),
      (["os(iOS)"], ["!(os(macOS)) && os(iOS)"], nil),
      (["os(iOS) || os(macOS)"], ["os(macOS) && !(os(tvOS))"], "os(macOS)"),
      (["os(iOS)"], ["!(os(macOS)) && DEBUG"], "DEBUG"),
      ([], ["!(os(iOS))"], "!os(iOS)"),
      ([], ["!(os(iOS) || os(tvOS))"], "!(os(iOS) || os(tvOS))"),
      ([], ["(os(iOS) || os(tvOS)) && DEBUG"], "(os(iOS) || os(tvOS)) && DEBUG"),
      ([], ["(os(iOS) || os(tvOS))"], "os(iOS) || os(tvOS)"),
      ([], ["os(iOS)", "os(tvOS)"], nil),
      // What nobody understands is said as it is written, once.
      ([], ["os(iOS"], "os(iOS"),
      (["os(iOS"], ["os(iOS", "DEBUG"], "DEBUG"),
    ] as [([String], [String], String?)])
  func aConditionSaysWhatThoseAroundDoNot(
    _ around: [String], _ conditions: [String], _ text: String?
  ) {
    var model = NavigationModel.severalOptionals(["one", "other"])
    model.roots[0].condition = "os(watchOS) || DEBUG || os(macOS) || os(tvOS)"
    for (number, conditions) in [around, conditions].enumerated() {
      model.screens[0].slots[number].condition = conditions.first
      model.screens[0].slots[number].destinations[0].condition = conditions.dropFirst().first
    }
    let builds = NarrowedBuilds(of: model).narrowed(by: around).builds
    #expect(builds.narrowed(by: conditions).text == text)
  }

  /// Of more flags than builds are told apart by, each is said all the same.
  @Test func whatIsNotToldApartIsSaid() {
    let flags = ["DEBUG", "BETA", "INTERNAL", "STAGING", "TRIAL", "LOCAL"]
    let systems = ["os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Linux)"]
    var model = NavigationModel.severalOptionals(flags + systems)
    for (number, condition) in (flags + systems).enumerated() {
      model.screens[0].slots[number].condition = condition
    }
    let all = NarrowedBuilds(of: model)
    for flag in flags {
      let (text, inner) = all.narrowed(by: [flag])
      #expect(text == flag)
      #expect(inner.narrowed(by: [flag, "os(tvOS)"]).text == "os(tvOS)")
    }
  }

  @Test func whatAsksForMuchIsNotShortened() {
    let wide = (0..<20_000).map { "A\($0)" }.joined(separator: " && ")
    let deep = String(repeating: "!(", count: 5_000) + "A0" + String(repeating: ")", count: 5_000)
    var model = NavigationModel.severalOptionals(["one"])
    model.screens[0].slots[0].condition = wide
    let all = NarrowedBuilds(of: model)
    #expect(all.narrowed(by: [wide, deep]).text?.hasPrefix("A0 && A1 &&") == true)
  }
}
