import PortolanModel

/// A function of UIKit that shows a controller which it is given.
struct ControllerLink {
  var form: String
  var presentation: Presentation
  /// The label of the argument without which it is another function; `nil` where the name says enough.
  private var label: String?

  private static let ways: [String: [Self]] = [
    "present": [
      Self(form: "present(_:animated:)", presentation: .sheet, label: "animated"),
      Self(
        form: "present(_:asPopoverRelativeTo:of:preferredEdge:behavior:)", presentation: .popover,
        label: "asPopoverRelativeTo"),
      Self(form: "present(_:animator:)", presentation: .custom("present"), label: "animator"),
    ],
    "presentAsSheet": [Self(form: "presentAsSheet(_:)", presentation: .sheet)],
    "presentAsModalWindow": [Self(form: "presentAsModalWindow(_:)", presentation: window)],
    "pushViewController": [
      Self(form: "pushViewController(_:animated:)", presentation: .drillDown, label: "animated")
    ],
    "show": [Self(form: "show(_:sender:)", presentation: .drillDown, label: "sender")],
    "showDetailViewController": [
      Self(form: "showDetailViewController(_:sender:)", presentation: .drillDown, label: "sender")
    ],
  ]

  /// What these functions are called.
  static var names: some Collection<String> { ways.keys }

  /// How it shows a value. (A stack can't be pushed: `show(_:sender:)` presents it.)
  func presentation(of value: Denotation?) -> Presentation {
    label == "sender" && form.hasPrefix("show(") && value?.type.isNavigationController == true
      ? .sheet : presentation
  }

  /// The function that a call means, if it is one of these.
  static func named(_ name: String, _ arguments: [Argument]) -> Self? {
    ways[name]?.first { way in
      way.label == nil ? arguments.count == 1 : arguments.contains { $0.label == way.label }
    }
  }

  /// Whether a call of somebody has him show what it is given first.
  static func shows(_ name: String, _ arguments: [Argument]) -> Bool {
    guard let first = arguments.first, first.label == nil, !first.isTrailing else { return false }
    return named(name, arguments) != nil
  }
}
