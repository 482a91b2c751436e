import PortolanModel

/// The ways in which code says navigation. Each knows some calls; the walk asks them in this order.
///
/// To teach the reader a new call, write a dialect in a file of its own, a test of its own, and add it to the list.
enum Dialects {
  static let all: [Dialect] = [
    .titles, .presentation, .navigationLink, .stack, .routeStack, .tabs, .scenes, .composable,
    .rows,
    .controllerPresentation, .observedState,
    .controllerStack, .controllerLinks, .modelNavigators, .controllerParts, .controllerTabs,
    .unreadContainers,
    .subviews, .windows, .windowsInFront, .popoversOfNibs, .nibs,
    .storyboards, .watch, .operations, .putOffCalls,
    .waysBack, .previews, .lending, .swiftfulRouting, .eureka,
  ]

  /// A call of a modifier: `.sheet(item:)`.
  static func modifier(_ name: String, _ call: Call, _ walk: inout ViewWalk) -> Bool {
    modifiers[name]?.contains { $0(name, call, &walk) } ?? false
  }

  /// A call that constructs: `NavigationStack(path:)`.
  static func container(_ name: String, _ call: Call, _ walk: inout ViewWalk) -> Bool {
    containers[name]?.contains { $0(name, call, &walk) } ?? false
  }

  /// Whether some dialect may know what constructs something of this name.
  static func isContainer(_ name: String) -> Bool { containers[name] != nil }

  /// An assignment to a member: `screen.modalPresentationStyle = .popover`.
  static func assignment(
    of value: Expression, to name: String, of base: Expression?, _ walk: inout ViewWalk
  ) -> Bool {
    assignments[name]?.contains { $0(base, value, &walk) } ?? false
  }

  /// How modifiers present what they are handed, by their names.
  static let presentations = all.reduce(into: [String: Presentation]()) { found, dialect in
    found.merge(dialect.presentations) { first, _ in first }
  }

  private static let modifiers = byName(\.modifiers)
  private static let containers = byName(\.containers)
  private static let assignments = byName(\.assignments)

  /// What the dialects know of each name, in their order.
  private static func byName<Known>(_ known: (Dialect) -> [String: Known]) -> [String: [Known]] {
    all.reduce(into: [:]) { found, dialect in
      for (name, value) in known(dialect) { found[name, default: []].append(value) }
    }
  }

  /// What is left to say of a modifier of the app's own once its body was followed: if nothing in there presents what it was
  /// given, it presents in a way of its own.
  static func finishModifier(
    _ member: Member, _ call: Call, sitesBefore: Int, _ walk: inout ViewWalk
  ) {
    HomeMade.finish(member, call, sitesBefore: sitesBefore, &walk)
  }
}

/// One way of saying navigation: the calls that it knows, by name.
struct Dialect: Sendable {
  /// Makes of a call what it means; `false` where the call is none of the dialect's after all.
  typealias Understand = @Sendable (_ name: String, _ call: Call, _ walk: inout ViewWalk) -> Bool

  /// The same for an assignment, by the name of the member that is assigned to.
  typealias Assign =
    @Sendable (_ base: Expression?, _ value: Expression, _ walk: inout ViewWalk) -> Bool

  var modifiers: [String: Understand] = [:]
  /// How those of the modifiers present that only do so while a binding says it: of these alone it is known that they never set what they
  /// are bound to, and that what they are handed is not shown in place.
  var presentations: [String: Presentation] = [:]
  var containers: [String: Understand] = [:]
  var assignments: [String: Assign] = [:]
}
