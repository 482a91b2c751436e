import PortolanModel

extension Rule {
  /// A flag that says whether an item is shown, beside the item.
  ///
  /// The two make four states, of which two are valid: on with an item, and off without one.
  static let flagAndItem = Rule(
    id: "flag-and-item",
    summary: "What is shown and whether it is shown are one property.",
    defaultSeverity: "error; warning where the two were only told by their names",
    explanation: Explanation(
      finds: """
        A flag (`isAlertPresented`) and an optional (`item`) that together present one
        destination.
        """,
      matters: """
        They represent four states, and two of them are valid. With the flag on and no item, an
        empty screen or an alert about nothing is shown. With the flag off and an item left
        behind, the next reader of the item takes it for current.
        """,
      fires: """
        class FeatureModel {
          var isAlertPresented = false
          var item: Item?
        }
        """,
      passes: """
        class FeatureModel {
          var item: Item?
        }
        """,
      instead: """
        Keep the optional only, and present from it: `.sheet(item: $model.item)`. Where a
        modifier wants a `Binding<Bool>`, derive it: on while the item is there, and setting it
        to `false` sets the item to `nil`.
        """
    ),
    check: { context in
      context.screens.flatMap { screen in
        screen.slots.filter { $0.encoding == .flagAndItem && !$0.destinations.isEmpty }
          .map { finding(for: $0, of: screen) }
      }
    }
  )
}

private enum Message {
  case canDisagree(flag: String, item: String, screen: String)

  var text: String {
    switch self {
    case .canDisagree(let flag, let item, let screen):
      "'\(flag)' and '\(item)' of '\(screen)' can disagree"
    }
  }
}

private func finding(for slot: Slot, of screen: Screen) -> Finding {
  let (flag, item) = slot.flagAndItem
  let type = slot.destinations[0].payload.first?.type
  let attribute = ViewCode.declaring([slot], in: screen)
  return Finding(
    rule: Rule.flagAndItem.id,
    severity: Severity.error.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: slot.destinations[0].name,
    message: Message.canDisagree(flag: flag, item: item, screen: screen.owner(of: [slot])).text,
    trace: ["\(flag) = \(slot.presentingFlag)", "\(item) = nil"],
    counts: .init(representable: "4", valid: "2", invalid: "2"),
    fix: type.map { "\(attribute)var \(CaseName.escaped(item)): \($0)?" },
    location: slot.location(in: screen))
}
