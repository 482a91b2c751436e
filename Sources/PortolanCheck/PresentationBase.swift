import PortolanModel

/// What presents from one base: a screen's own slots, those of the children it embeds, and those of
/// its rows.
struct PresentationBase {
  /// In the order own, children, rows.
  private(set) var parts: [Part] = []
  let counts: ScreenCounts

  struct Part {
    var slot: Slot
    /// The embedded children on the way to the slot's screen: `router.`
    var owner: String
    var rows: Rows?
  }

  /// A collection of which each element is a screen.
  struct Rows {
    var property: String
    var screen: Screen
  }

  init(of screen: Int, in chart: Chart) {
    counts = chart.contextCounts(of: screen)
    let members = chart.embedded(in: screen)
    for member in members { addSlots(of: member, in: chart) }
    for member in members {
      let slots = chart.model.screens[member.screen].slots
      for (slot, info) in zip(slots, chart.slots[member.screen])
      where info.arity == .each && info.targets[0] >= 0 {
        let rows = Rows(
          property: chart.owner(of: member) + slot.properties[0],
          screen: chart.model.screens[info.targets[0]])
        for inRow in chart.embedded(in: info.targets[0]) {
          addSlots(of: inRow, in: chart, rows: rows)
        }
      }
    }
  }

  private mutating func addSlots(of member: ContextMember, in chart: Chart, rows: Rows? = nil) {
    for slot in chart.model.screens[member.screen].slots where slot.presents {
      parts.append(Part(slot: slot, owner: chart.owner(of: member), rows: rows))
    }
  }

  /// Two states that make sense only without each other; `nil` where there are none.
  var counterexample: [String]? {
    guard let first = parts.first else { return nil }
    if first.rows != nil { return [first.activeText(row: 0), first.activeText(row: 1)] }
    return parts.count > 1 ? parts[..<2].map { $0.activeText(row: 0) } : nil
  }
}

extension PresentationBase.Part {
  fileprivate func activeText(row: Int) -> String {
    slot.activeText(within: (rows.map { "\($0.property)[\(row)]." } ?? "") + owner)
  }
}

extension Chart {
  /// The way to an embedded child, as one writes it before a property: `router.`
  fileprivate func owner(of member: ContextMember) -> String {
    member.path.map { model.screens[$0.screen].slots[$0.slot].properties[0] + "." }.joined()
  }
}
