import PortolanModel

/// The lines of a text tree: the places of an app, and between them what links without state lead to, which is no place.
struct TreeRows {
  private(set) var rows: [Row] = []
  private(set) var roots: [Int]
  private let chart: Chart
  /// The screens whose slots stand somewhere.
  private var shown: Set<Screen.ID> = []
  /// The screens that lead on by links, or by what they show in place.
  private let leading: Set<Screen.ID>
  /// Those that present something, or show in place what does.
  private let presenting: Set<Screen.ID>
  /// The screens of which all is still to be told, each with its row; that which is read first comes last.
  private var waiting: [(screen: Screen, row: Int)] = []

  struct Row {
    var name: String
    var detail: String
    /// The screen that is shown.
    var screen: Screen?
    var parent: Int?
    var children: [Int] = []
    /// The slot that embeds the screen, where that is what the row tells.
    fileprivate var embedding: String?
    /// The destination, where that is.
    fileprivate var destination: Slot.Within?
    /// The conditions of the `#if` in which it stands.
    fileprivate var conditions: [String] = []
    /// The builds in which it is there, and what of that those around it don't say.
    fileprivate var builds: NarrowedBuilds?
    fileprivate var condition: String?
  }

  /// - Complexity: linear in the size of the tree and of the model: of a screen that only links lead to all is told once.
  init(_ tree: PlaceTree, of chart: Chart) {
    self.chart = chart
    leading = chart.model.screens(showingInPlace: { screen in
      screen.links.contains(where: \.isTold)
    })
    presenting = chart.model.screens(showingInPlace: { screen in
      screen.slots.contains { !$0.isShownInPlace }
    })
    roots = tree.roots
    rows = tree.nodes.indices.map { number in
      let node = tree.nodes[number]
      return Row(
        name: tree.name(of: number, limit: textLimit),
        detail: tree.detail(of: number, limit: textLimit), screen: node.content.screen,
        parent: node.parent, children: node.children, embedding: node.content.embedding,
        destination: node.content.destination,
        conditions: node.content.conditions(in: chart.model))
    }
    shown = Set(rows.compactMap { $0.screen?.id })
    tellBuilds()
    for number in insideOut {
      if let screen = rows[number].screen { addLinks(of: screen, to: number) }
      waiting.reverse()
      while let (screen, row) = waiting.popLast() {
        let known = waiting.count
        addAll(of: screen, to: row)
        waiting[known...].reverse()
      }
    }
    addConditions()
  }

  /// Finds of each row that stands for a place in which builds it is there.
  private mutating func tellBuilds() {
    let all = NarrowedBuilds(of: chart.model)
    // Of a root its own row says it, where roots differ.
    for root in roots { rows[root].builds = all.narrowed(by: rows[root].conditions).builds }
    var waiting = roots
    while let row = waiting.popLast() {
      for child in rows[row].children { narrow(child, from: row) }
      waiting += rows[row].children
    }
  }

  private mutating func narrow(_ row: Int, from parent: Int) {
    let around = rows[parent].builds?.narrowed(by: rows[row].conditions)
    (rows[row].condition, rows[row].builds) = (around?.text, around?.builds)
  }

  /// Whether what stands at a row is in none of the builds in which the row is there.
  private func isElsewhere(_ conditions: [String], than row: Int) -> Bool {
    rows[row].builds?.exclude(conditions) == true
  }

  /// Says of each row in which builds alone it is there, if those around it don't.
  private mutating func addConditions() {
    for row in rows.indices {
      guard let condition = rows[row].condition else { continue }
      rows[row].detail += "  #if \(legible(condition, limit: 64))"
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
    let below = rows[row].children
    for (slot, child) in screen.children {
      // What stands in a destination's content is told there.
      let around =
        slot.within.map { within in below.first { rows[$0].destination == within } } ?? row
      // A child that presents something stands there already, if it is shown.
      guard let around, let child = chart.screen(child),
        leading.contains(child.id) || slot.isPageInArm, !presenting.contains(child.id),
        !isElsewhere(slot.conditions, than: row),
        !rows[around].children.contains(where: { rows[$0].embedding == slot.name })
      else { continue }
      follow(child, append(slot, child, to: around))
    }
    addTargets(of: screen, to: row)
  }

  private mutating func addTargets(of screen: Screen, to row: Int) {
    let links = screen.links.filter { $0.isTold && !isElsewhere($0.conditions, than: row) }
    let groups = links.inGroups { link in
      [link.leadsTo ?? link.title ?? link.form, link.presentation.name]
    }
    for links in groups {
      let target = links[0].leadsTo.flatMap { chart.screen($0) }
      let titles = links.titlesInWords
      let lead = titles == nil ? "" : arrow(to: target, limit: textLimit)
      let added = append(
        Row(
          name: titles ?? legible(target?.type ?? links[0].form, limit: textLimit),
          detail: "\(legible(links[0].presentation.words)), no state\(lead)", screen: target,
          conditions: Set(links.map(\.condition)).count == 1
            ? links[0].conditions : []),
        to: row)
      if let target { follow(target, added) }
    }
  }

  /// What a screen shows to which only links lead.
  private mutating func addAll(of screen: Screen, to row: Int) {
    var destinations: [Slot.Within: Int] = [:]
    for slot in screen.slots where !slot.isShownInPlace {
      for destination in slot.destinations
      where !chart.neverShows(destination, of: slot)
        && !isElsewhere(slot.conditions(of: destination), than: row)
      {
        // What stands in another one's content is told there.
        let around = slot.within.map { destinations[$0] } ?? row
        guard let around else { continue }
        let target = destination.leadsTo.flatMap { chart.screen($0) }
        let added = append(
          Row(
            name: legible(destination.signature, limit: textLimit),
            detail: legible(destination.presentation.words) + arrow(to: target, limit: textLimit),
            screen: target,
            conditions: slot.conditions(of: destination)),
          to: around)
        destinations[Slot.Within(slot: slot.name, destination: destination.name)] = added
        if let target { follow(target, added) }
      }
    }
    for (slot, child) in screen.children {
      let around = slot.within.map { destinations[$0] } ?? row
      guard let around, let child = chart.screen(child),
        leading.contains(child.id) || presenting.contains(child.id) || slot.isPageInArm,
        !isElsewhere(slot.conditions, than: row)
      else { continue }
      follow(child, append(slot, child, to: around))
    }
    addTargets(of: screen, to: row)
  }

  /// Has all of a screen told at a row, if it is not told elsewhere.
  private mutating func follow(_ screen: Screen, _ row: Int) {
    if shown.insert(screen.id).inserted {
      waiting.append((screen, row))
    } else if leading.contains(screen.id) || presenting.contains(screen.id) {
      rows[row].detail += "  … elsewhere"
    }
  }

  @discardableResult
  private mutating func append(_ row: Row, to parent: Int) -> Int {
    var row = row
    row.parent = parent
    rows.append(row)
    rows[parent].children.append(rows.count - 1)
    narrow(rows.count - 1, from: parent)
    return rows.count - 1
  }

  private mutating func append(_ slot: Slot, _ child: Screen, to parent: Int) -> Int {
    let isRow = slot.arity == .each
    return append(
      Row(
        name: isRow
          ? slot.rowsInWords(of: child, limit: textLimit) : legible(slot.name, limit: textLimit),
        detail: isRow ? "" : slot.childInWords + arrow(to: child, limit: textLimit), screen: child,
        embedding: slot.name, conditions: slot.conditions), to: parent)
  }
}

extension Slot {
  fileprivate var isShownInPlace: Bool { arity == .always || arity == .each }

  /// Whether it embeds a screen in place of another: that is told, though it may lead nowhere.
  fileprivate var isPageInArm: Bool { arity == .always && branches?.isEmpty == false }
}

extension Slot {
  /// The condition under which what it embeds is there.
  fileprivate var conditions: [String] { condition.map { [$0] } ?? [] }

  /// The conditions under which one of its destinations is shown: those of what declares it, and of what presents it wherever that is.
  fileprivate func conditions(of destination: Destination) -> [String] {
    let uses = Set((destination.presentations ?? []).map(\.condition))
    let all = [condition, destination.condition, uses.count == 1 ? uses.first! : nil]
    return all.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Link {
  /// The condition of the `#if` in which it stands.
  fileprivate var conditions: [String] { condition.map { [$0] } ?? [] }

  /// Whether it leads on by itself, be it to what is no screen: what a value leads to stands among the places.
  fileprivate var isTold: Bool { leadsTo != nil || value == nil }
}

extension Screen {
  /// What it shows in place, but for what a tab leads to.
  fileprivate var children: [(slot: Slot, child: Screen.ID)] {
    let ofTabs = Set(slots.flatMap { $0.destinations.compactMap(\.child) })
    return slots.filter { $0.isShownInPlace && !ofTabs.contains($0.name) }
      .compactMap { slot in slot.destinations.first?.leadsTo.map { (slot, $0) } }
  }
}

extension NavigationModel {
  /// The screens that have something, or show in place what has it.
  fileprivate func screens(showingInPlace has: (Screen) -> Bool) -> Set<Screen.ID> {
    var embedders: [Screen.ID: [Screen.ID]] = [:]
    for screen in screens {
      for (_, child) in screen.children { embedders[child, default: []].append(screen.id) }
    }
    var waiting = screens.filter(has).map(\.id)
    var found = Set(waiting)
    while let id = waiting.popLast() {
      for embedder in embedders[id] ?? [] where found.insert(embedder).inserted {
        waiting.append(embedder)
      }
    }
    return found
  }
}

extension PlaceTree.Content {
  /// The screen whose places are below.
  fileprivate var screen: Screen? {
    switch self {
    case .root(let screen, _, _): screen
    case .step(_, _, let target), .embedded(_, let target): target
    case .recursion, .tooDeep: nil
    }
  }

  fileprivate func conditions(in model: NavigationModel) -> [String] {
    switch self {
    case .root(let screen, _, _):
      model.roots.first { $0.screen == screen.id }?.condition.map { [$0] } ?? []
    case .step(let step, _, _): step.slot.conditions(of: step.destination)
    case .embedded(let slot, _): slot.conditions
    case .recursion, .tooDeep: []
    }
  }

  fileprivate var destination: Slot.Within? {
    guard case .step(let step, _, _) = self else { return nil }
    return Slot.Within(slot: step.slot.name, destination: step.destination.name)
  }

  fileprivate var embedding: String? {
    switch self {
    case .embedded(let slot, _): slot.name
    case .step(let step, _, _): step.slot.arity == .each ? step.slot.name : nil
    case .root, .recursion, .tooDeep: nil
    }
  }
}
