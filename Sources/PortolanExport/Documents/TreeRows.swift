import PortolanModel

/// The lines of a text tree: the places of an app, and between them what links without state lead to, which is no place.
struct TreeRows {
  private(set) var rows: [Row] = []
  private(set) var roots: [Int]
  private let chart: Chart
  /// The screens whose slots stand somewhere.
  private var shown: Set<Screen.ID> = []
  /// The screens that lead on by links, or show in place what does, as far as that was asked.
  private var leading: [Screen.ID: Bool] = [:]

  struct Row {
    var name: String
    var detail: String
    /// The screen that is shown.
    var screen: Screen?
    var parent: Int?
    var children: [Int] = []
    /// The slot that embeds the screen, where that is what the row tells.
    fileprivate var embedding: String?
  }

  /// - Complexity: linear in the size of the tree and of the model: of a screen that only links lead to all is told once.
  init(_ tree: PlaceTree, of chart: Chart) {
    self.chart = chart
    roots = tree.roots
    rows = tree.nodes.indices.map { number in
      let node = tree.nodes[number]
      return Row(
        name: tree.name(of: number), detail: tree.detail(of: number), screen: node.content.screen,
        parent: node.parent, children: node.children, embedding: node.content.embedding)
    }
    shown = Set(rows.compactMap { $0.screen?.id })
    for number in insideOut {
      if let screen = rows[number].screen { addLinks(of: screen, to: number) }
    }
  }

  /// The rows as they are left when the tree is read: what a row's links lead to comes after what is below it already.
  private var insideOut: [Int] {
    var order: [Int] = []
    var waiting = roots
    // Read from its end: each before what is below, and of what is below the last first.
    while let row = waiting.popLast() {
      order.append(row)
      waiting += rows[row].children
    }
    return order.reversed()
  }

  // MARK: - Links

  private mutating func addLinks(of screen: Screen, to row: Int) {
    let told = Set(rows[row].children.compactMap { rows[$0].embedding })
    for slot in screen.slots where slot.isShownInPlace && !told.contains(slot.name) {
      // A child that presents something stands there already, if it is shown.
      guard let child = target(of: slot), leadsOnByLinks(child), !chart.presents(child) else {
        continue
      }
      let added = append(slot, child, to: row)
      if shown.insert(child.id).inserted { addAll(of: child, to: added) } else { note(added) }
    }
    var seen: Set<[String]> = []
    for link in screen.links {
      guard let target = link.leadsTo.flatMap({ chart.screen($0) }),
        seen.insert([target.id, link.presentation.name]).inserted
      else { continue }
      let type = legible(target.type)
      let arrow = link.title == nil ? "" : " → \(type)"
      let added = append(
        Row(
          name: link.title.map { legible($0) } ?? type,
          detail: "\(legible(link.presentation.words)), no state\(arrow)", screen: target), to: row)
      if shown.insert(target.id).inserted { addAll(of: target, to: added) } else { note(added) }
    }
  }

  /// What a screen shows to which only links lead.
  private mutating func addAll(of screen: Screen, to row: Int) {
    for slot in screen.slots {
      for destination in slot.destinations where !chart.neverShows(destination, of: slot) {
        let target = destination.leadsTo.flatMap { chart.screen($0) }
        if slot.isShownInPlace {
          guard let target, leadsOnByLinks(target) || chart.presents(target) else { continue }
          let added = append(slot, target, to: row)
          if shown.insert(target.id).inserted { addAll(of: target, to: added) } else { note(added) }
        } else {
          let arrow = target.map { " → \(legible($0.type))" } ?? ""
          let added = append(
            Row(
              name: legible(destination.signature),
              detail: legible(destination.presentation.words) + arrow, screen: target), to: row)
          guard let target else { continue }
          if shown.insert(target.id).inserted { addAll(of: target, to: added) } else { note(added) }
        }
      }
    }
    addLinks(of: screen, to: row)
  }

  /// Says of a screen which leads on that this stands elsewhere.
  private mutating func note(_ row: Int) {
    guard let screen = rows[row].screen, leadsOnByLinks(screen) || chart.presents(screen) else {
      return
    }
    rows[row].detail += "  … elsewhere"
  }

  @discardableResult
  private mutating func append(_ row: Row, to parent: Int) -> Int {
    var row = row
    row.parent = parent
    rows.append(row)
    rows[parent].children.append(rows.count - 1)
    return rows.count - 1
  }

  private mutating func append(_ slot: Slot, _ child: Screen, to parent: Int) -> Int {
    let isRow = slot.arity == .each
    return append(
      Row(
        name: isRow
          ? "each \(slot.rowType(child)) in \(legible(slot.name))" : legible(slot.name),
        detail: isRow ? "" : "\(slot.childInWords) → \(legible(child.type))", screen: child,
        embedding: slot.name), to: parent)
  }

  private func target(of slot: Slot) -> Screen? {
    slot.destinations.first?.leadsTo.flatMap { chart.screen($0) }
  }

  private mutating func leadsOnByLinks(_ screen: Screen) -> Bool {
    if let known = leading[screen.id] { return known }
    // One that shows itself is asked once.
    leading[screen.id] = false
    let leads =
      screen.links.contains { $0.leadsTo != nil }
      || screen.slots.contains { slot in
        slot.isShownInPlace && (target(of: slot).map { leadsOnByLinks($0) } ?? false)
      }
    leading[screen.id] = leads
    return leads
  }
}

extension Slot {
  fileprivate var isShownInPlace: Bool { arity == .always || arity == .each }
}

extension Chart {
  /// Whether a screen, or what it shows in place, presents anything.
  fileprivate func presents(_ screen: Screen) -> Bool {
    var seen: Set<Screen.ID> = []
    var waiting = [screen]
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      for slot in next.slots {
        if !slot.isShownInPlace { return true }
        waiting += slot.destinations.compactMap { $0.leadsTo.flatMap(self.screen) }
      }
    }
    return false
  }
}

extension PlaceTree.Content {
  /// The screen whose places are below.
  fileprivate var screen: Screen? {
    switch self {
    case .root(let screen, _): screen
    case .step(_, _, let target), .embedded(_, let target): target
    case .recursion, .tooDeep: nil
    }
  }

  fileprivate var embedding: String? {
    switch self {
    case .embedded(let slot, _): slot.name
    case .step(let step, _, _): step.slot.arity == .each ? step.slot.name : nil
    case .root, .recursion, .tooDeep: nil
    }
  }
}
