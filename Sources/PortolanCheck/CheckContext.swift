import PortolanModel

/// What a rule looks at.
public struct CheckContext: Sendable {
  public let chart: Chart
  /// What the comments in the source leave out, for the rules that speak of these comments.
  var ignores: Ignores
  /// What fixes need to know of the whole app.
  let advice: AdviceContext
  let sharedCases: SharedCases

  public init(chart: Chart) {
    self.chart = chart
    ignores = Ignores(chart.model.ignores, of: [], by: [])
    advice = AdviceContext(chart)
    sharedCases = SharedCases(chart)
  }

  public var screens: [Screen] { chart.model.screens }
}

extension Severity {
  /// Itself, but at most a warning where one of the slots was only concluded from names and shapes.
  func resting(on slots: [Slot]) -> Severity {
    slots.contains { $0.origin == .inferred } ? min(self, .warning) : self
  }
}

extension Slot {
  /// Where to point a reader who asks for it.
  func location(in screen: Screen) -> SourceLocation? { location ?? screen.location }

  /// Whether something presents its flag, and only its item was concluded from names and shapes.
  var isOnlyItemInferred: Bool {
    origin == .inferred && encoding == .flagAndItem
      && destinations.allSatisfy { $0.origin == .source && $0.presentations != nil }
  }

  var isModalOrUnknown: Bool { destinations.contains(where: \.isModalOrUnknown) }
}

extension Destination {
  /// Where code shows it.
  var presentedAt: [SourceLocation] { (presentations ?? []).compactMap(\.location) }

  var isModalOrUnknown: Bool { kinds.contains(where: \.isModalOrUnknown) }
}
