import PortolanModel

/// Makes the card of a screen, and the leaves and lines that leave it.
struct CardMaker {
  let chart: Chart
  let options: DiagramOptions
  let marks: FindingMarks
  /// What became of each part, where the picture is of two versions.
  let changes: ChangeMarks?
  private let roots: Set<Screen.ID>

  init(chart: Chart, options: DiagramOptions, changes: ChangeMarks? = nil) {
    self.chart = chart
    self.options = options
    self.changes = changes
    marks = FindingMarks(options.findings)
    roots = Set(chart.model.roots.map(\.screen))
  }

  static func cardID(_ screen: Screen.ID) -> String { elementID("screen", screen) }

  /// The screen without its slots.
  func plainCard(of screen: Screen) -> DiagramNode {
    let title = legible(screen.title)
    let type = legible(screen.type)
    let mark = marks.mark(of: screen.id)
    let change = changes?.change(of: screen.id)
    return DiagramNode(
      id: Self.cardID(screen.id),
      shape: .card(
        ScreenCard(
          title: title, type: type == title ? "" : type,
          isEmphasised: roots.contains(screen.id) && changes == nil, mark: mark, change: change)),
      name: "\(title), a screen" + (change.inWords.map { ", \($0)" } ?? ""),
      tooltip: [wording(screen.id), "\(screen.kind.rawValue) in \(wording(screen.module))"]
        + (change?.details ?? []) + place(screen.location) + (mark?.messages ?? []),
      link: link(to: screen.location), module: screen.module)
  }

  /// The screen with its slots, or with those of its exits that are wanted.
  func drawing(
    of screen: Screen, where isWanted: ((ScreenExit) -> Bool)? = nil
  ) -> ScreenDrawing {
    var drawing = ScreenDrawing(card: plainCard(of: screen))
    guard case .card(var card) = drawing.card.shape else { return drawing }
    let ports = CardPorts(of: screen)
    for (slot, exits) in screen.exitsBySlot {
      var wanted = isWanted.map { exits.filter($0) } ?? exits
      if wanted.isEmpty, isWanted != nil { continue }
      var section = section(for: slot, in: screen)
      let idle = wanted.filter { !isWay($0) && !isMarked($0) }
      if idle.count > 1 { wanted.removeAll { !isWay($0) && !isMarked($0) } }
      for exit in wanted.prefix(options.rows) {
        add(exit, at: isDrawn(exit) ? ports.port(of: exit) : nil, to: &section, &drawing)
      }
      addRest(
        wanted.dropFirst(options.rows), of: slot, in: screen, at: ports.port(ofRestOf: slot),
        to: &section, &drawing)
      if idle.count > 1 { section.rows.append(row(for: idle, of: slot, in: screen)) }
      card.sections.append(section)
    }
    drawing.card.shape = .card(card)
    return drawing
  }

  func link(to location: SourceLocation?) -> String? {
    location.flatMap { options.sourceURL?($0) }.flatMap(safeLink)
  }
}

/// A screen's card with what leaves it.
struct ScreenDrawing {
  var card: DiagramNode
  var leaves: [DiagramNode] = []
  var lines: [DiagramLine] = []
  /// The screens that it leads to, in order.
  var targets: [Screen.ID] = []
}

extension CardMaker {
  /// Whether one can get there by it: what is only declared, and set by nobody, is no way.
  func isWay(_ exit: ScreenExit) -> Bool {
    guard let slot = exit.slot, let destination = exit.destination else { return true }
    return !chart.neverShows(destination, of: slot)
  }

  /// Whether there is a line for it. Of what changed there is one in any case.
  func isDrawn(_ exit: ScreenExit) -> Bool { exit.isDrawn && (isWay(exit) || hasChanged(exit)) }

  private func hasChanged(_ exit: ScreenExit) -> Bool {
    changes.map { $0.change(of: exit).kind != .same } ?? false
  }

  /// Whether there is something to say of it by itself.
  private func isMarked(_ exit: ScreenExit) -> Bool {
    hasChanged(exit)
      || exit.slot.flatMap { marks.mark(of: exit.name, slot: $0.name, in: exit.screen.id) } != nil
  }

  /// What stands for the destinations of a slot that nothing sets: of an enum for all of an app, each screen sets but a few cases.
  private func row(
    for idle: [ScreenExit], of slot: Slot?, in screen: Screen
  ) -> ScreenCard.Row {
    .init(
      id: elementID("idle", screen.id, slot?.name ?? ""),
      text: "… \(grouped(idle.count)) that nothing sets",
      change: changes.map { _ in .same },
      tooltip: idle.prefix(40).map { wording($0.name) } + (idle.count > 40 ? ["…"] : []))
  }

  private func section(for slot: Slot?, in screen: Screen) -> ScreenCard.Section {
    guard let slot else {
      return .init(
        heading: .init(
          id: elementID("links", screen.id), text: "links", detail: "no state",
          change: changes.map { _ in .same }, tooltip: []))
    }
    let mark = marks.mark(of: slot.name, in: screen.id)
    let change = changes?.change(of: slot.name, in: screen.id)
    return .init(
      heading: .init(
        id: elementID("slot", screen.id, slot.name), text: legible(slot.heading),
        detail: legible(slot.arityInWords, limit: 60), mark: mark, change: change,
        tooltip: [
          "\(wording(screen.owner(of: [slot]))).\(wording(slot.name))", wording(slot.arityInWords),
        ]
          + (change?.details ?? []) + place(slot.location) + (mark?.messages ?? []),
        link: link(to: slot.location)),
      mark: mark)
  }

  private func add(
    _ exit: ScreenExit, at port: String?, to section: inout ScreenCard.Section,
    _ drawing: inout ScreenDrawing
  ) {
    let slotMark = section.mark
    let mark =
      exit.slot.flatMap { marks.mark(of: exit.name, slot: $0.name, in: exit.screen.id) }
    let target = exit.target.flatMap { chart.screen($0) }
    let change = changes?.change(of: exit)
    let tooltip =
      tooltip(of: exit, target: target) + (change?.details ?? []) + (mark?.messages ?? [])
    var row = ScreenCard.Row(
      id: elementID("case", exit.names), text: text(of: exit, target: target),
      presentation: port == nil ? nil : exit.presentation, port: port, mark: mark, change: change,
      tooltip: tooltip, link: link(to: exit.location))
    if !isWay(exit) { row.detail = "nothing sets it" }
    if exit.standsForItsSlot, let heading = section.heading {
      if exit.slot?.arity != .each { row.text = heading.text }
      if exit.slot?.arity != .each, isWay(exit) { row.detail = heading.detail }
      row.tooltip += slotMark?.messages ?? []
      section.heading = row
    } else {
      section.rows.append(row)
    }
    guard let port else { return }
    let leaf = target == nil ? leaf(for: exit, tooltip: tooltip) : nil
    if let leaf { drawing.leaves.append(leaf) }
    if let target { drawing.targets.append(target.id) }
    drawing.lines.append(
      DiagramLine(
        id: elementID("line", exit.names), tail: drawing.card.id, port: port,
        head: leaf?.id ?? Self.cardID(target?.id ?? ""), headIsCard: target != nil,
        presentation: exit.presentation, label: label(of: exit, target: target),
        name: (change.inWords.map { "\($0): " } ?? "") + sentence(on: exit, target: target),
        mark: mark ?? slotMark, change: change, tooltip: tooltip))
    addFormerLine(of: exit, &drawing)
  }

  /// Where a destination led before it led elsewhere.
  private func addFormerLine(of exit: ScreenExit, _ drawing: inout ScreenDrawing) {
    guard let former = changes?.formerTarget(of: exit), let target = chart.screen(former),
      let line = drawing.lines.last
    else { return }
    drawing.targets.append(former)
    var formerLine = line
    formerLine.id = elementID("former", exit.names)
    formerLine.head = Self.cardID(former)
    formerLine.headIsCard = true
    formerLine.change = .init(kind: .removed)
    formerLine.name = "removed: " + sentence(on: exit, target: target)
    drawing.lines.append(formerLine)
  }

  /// Says how many rows are left out, and keeps the lines to the screens that they lead to.
  private func addRest(
    _ rest: ArraySlice<ScreenExit>, of slot: Slot?, in screen: Screen, at port: String,
    to section: inout ScreenCard.Section, _ drawing: inout ScreenDrawing
  ) {
    if rest.isEmpty { return }
    let names = [screen.id, slot?.name ?? "links"]
    section.rows.append(
      .init(
        id: elementID("rest", names), text: "… and \(grouped(rest.count)) more", port: port))
    var seen: Set<Screen.ID> = []
    for exit in rest {
      guard let id = exit.target, isDrawn(exit), seen.insert(id).inserted,
        let target = chart.screen(id)
      else { continue }
      drawing.targets.append(id)
      drawing.lines.append(
        DiagramLine(
          id: elementID("rest", names + [id]), tail: drawing.card.id, port: port,
          head: Self.cardID(id), headIsCard: true, presentation: exit.presentation,
          label: "… · \(legible(exit.presentation.words))",
          name: sentence(on: exit, target: target), change: changes?.change(of: exit),
          tooltip: tooltip(of: exit, target: target)))
    }
  }

  private func leaf(for exit: ScreenExit, tooltip: [String]) -> DiagramNode {
    let text = legible(exit.link?.value ?? exit.name)
    return DiagramNode(
      id: elementID("leaf", exit.names),
      shape: .leaf(
        LeafBox(
          text: text, presentation: exit.presentation, change: changes?.change(of: exit).unworded)),
      name: "\(text), \(legible(exit.presentation.words))", tooltip: tooltip,
      link: link(to: exit.location), module: exit.screen.module)
  }
}
