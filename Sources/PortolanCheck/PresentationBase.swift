import PortolanModel

/// What presents from one base: a screen's own slots, those of the children it embeds, and those of
/// its rows; or what a destination shows together.
struct PresentationBase {
  /// In the order own, children, rows.
  private(set) var parts: [Part] = []
  let counts: ScreenCounts
  private let chart: Chart
  /// The destination whose content it is, if it is one's.
  private let content: DestinationContent?

  struct Part {
    var slot: Slot
    var screen: Screen
    /// The embedded children on the way to the slot's screen: `router.`
    var owner: String
    var rows: Rows?
    /// The slots that lead to it from the screen, and itself; for rows, that which holds them.
    fileprivate var way: [ContextMember.Embedding]
  }

  /// A collection of which each element is a screen.
  struct Rows {
    var property: String
    var screen: Screen
  }

  init(of screen: Int, in chart: Chart) {
    (self.chart, content) = (chart, nil)
    counts = chart.contextCounts(of: screen)
    add(chart.embedded(in: screen))
  }

  init(of content: DestinationContent, in chart: Chart) {
    (self.chart, self.content) = (chart, content)
    counts = chart.contextCounts(of: content)
    let owner = ContextMember(screen: content.screen, builds: .all, path: [])
    let members = chart.embedded(in: content)
    add(chart.presenting(in: content, oneOf: members.builds), of: owner, as: "")
    add(members)
    for slot in content.others { addRows(slot, of: owner, members.builds, heldAs: "") }
  }

  private mutating func add(_ members: ContextMembers) {
    for member in members {
      add(
        chart.presenting(from: member.screen, in: member.builds), of: member, as: text(of: member))
    }
    for member in members {
      for (number, slot) in chart.slots[member.screen].enumerated() where !slot.isWithin {
        addRows(number, of: member, member.builds, heldAs: text(of: member))
      }
    }
  }

  private mutating func addRows(
    _ slot: Int, of member: ContextMember, _ builds: Builds, heldAs owner: String
  ) {
    let info = chart.slots[member.screen][slot]
    let builds = builds & info.builds
    guard info.arity == .each, info.targets[0] >= 0, !builds.isEmpty else { return }
    let rows = Rows(
      property: owner + chart.model.screens[member.screen].slots[slot].properties[0],
      screen: chart.model.screens[info.targets[0]])
    let way = member.path + [.init(screen: member.screen, slot: slot)]
    for inRow in chart.embedded(in: info.targets[0], oneOf: builds) {
      let slots = chart.presenting(from: inRow.screen, in: inRow.builds)
      add(slots, of: inRow, as: chart.owner(of: inRow), in: (rows, way))
    }
  }

  private mutating func add(
    _ slots: [Slot], of member: ContextMember, as owner: String,
    in rows: (Rows, way: [ContextMember.Embedding])? = nil
  ) {
    let screen = chart.model.screens[member.screen]
    let numbers = Dictionary(
      screen.slots.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for slot in slots {
      let way =
        rows?.way ?? member.path + [.init(screen: member.screen, slot: numbers[slot.name] ?? 0)]
      parts.append(Part(slot: slot, screen: screen, owner: owner, rows: rows?.0, way: way))
    }
  }

  /// The way to a member; to what a destination leads to, by its name.
  private func text(of member: ContextMember) -> String {
    let way = chart.owner(of: member)
    guard let content else { return way }
    let isChild = member.path.first.map {
      $0.screen == content.screen && content.children.contains($0.slot)
    }
    let slot = chart.model.screens[content.screen].slots[content.slot]
    return isChild == true ? way : "\(slot.destinations[content.destination].name).\(way)"
  }

  /// Two states that make sense only without each other, of parts that are shown together; `nil` where there are none.
  var counterexample: [String]? {
    for (number, first) in parts.enumerated() {
      if first.rows != nil { return [0, 1].map { first.activeText(row: $0, in: chart) } }
      if let second = parts[(number + 1)...].first(where: {
        !chart.excludes(first.way, $0.way)
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
