import PortolanModel

/// What presents from one base: a screen's own slots, those of the children it embeds, and those of
/// its rows.
struct PresentationBase {
  /// In the order own, children, rows.
  private(set) var parts: [Part] = []
  let counts: ScreenCounts
  private let chart: Chart

  struct Part {
    var slot: Slot
    var screen: Screen
    /// The embedded children on the way to the slot's screen: `router.`
    var owner: String
    var rows: Rows?
    /// Whose slot it is, or who holds the rows.
    fileprivate var member: ContextMember
  }

  /// A collection of which each element is a screen.
  struct Rows {
    var property: String
    var screen: Screen
  }

  init(of screen: Int, in chart: Chart) {
    self.chart = chart
    counts = chart.contextCounts(of: screen)
    let members = chart.embedded(in: screen)
    for member in members { addSlots(of: member, heldBy: member) }
    for member in members {
      let slots = chart.model.screens[member.screen].slots
      for (slot, info) in zip(slots, chart.slots[member.screen])
      where info.arity == .each && info.targets[0] >= 0 && !info.isWithin {
        let rows = Rows(
          property: chart.owner(of: member) + slot.properties[0],
          screen: chart.model.screens[info.targets[0]])
        for inRow in chart.embedded(in: info.targets[0]) {
          addSlots(of: inRow, rows: rows, heldBy: member)
        }
      }
    }
  }

  private mutating func addSlots(
    of member: ContextMember, rows: Rows? = nil, heldBy holder: ContextMember
  ) {
    let screen = chart.model.screens[member.screen]
    for slot in screen.presentingTogether {
      parts.append(
        Part(slot: slot, screen: screen, owner: chart.owner(of: member), rows: rows, member: holder)
      )
    }
  }

  /// Two states that make sense only without each other, of parts that are shown together; `nil` where there are none.
  var counterexample: [String]? {
    for (number, first) in parts.enumerated() {
      if first.rows != nil { return [0, 1].map { first.activeText(row: $0, in: chart) } }
      if let second = parts[(number + 1)...].first(where: {
        !chart.excludes(first.member, $0.member)
      }) {
        return [first, second].map { $0.activeText(row: 0, in: chart) }
      }
    }
    return nil
  }
}

extension PresentationBase.Part {
  fileprivate func activeText(row: Int, in chart: Chart) -> String {
    chart.reduced(slot).activeText(within: (rows.map { "\($0.property)[\(row)]." } ?? "") + owner)
  }
}

extension Chart {
  /// The way to an embedded child, as one writes it before a property: `router.`
  fileprivate func owner(of member: ContextMember) -> String {
    member.path.map { model.screens[$0.screen].slots[$0.slot].properties[0] + "." }.joined()
  }
}
