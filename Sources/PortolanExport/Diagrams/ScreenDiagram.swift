import PortolanModel

/// One screen whole, who leads to it, and what it leads to.
func screenDiagram(of number: Int, _ maker: CardMaker) -> Diagram {
  let model = maker.chart.model
  let screen = model.screens[number]
  var focus = maker.drawing(of: screen)
  focus.card.isEmphasised = true
  let presenters = model.screens.enumerated().filter { $0.offset != number }.map(\.element)
    .filter { $0.exits.contains { $0.target == screen.id && maker.isDrawn($0) } }
  let shown = presenters.prefix(maker.options.rows)
  var omissions: [String] = []
  if shown.count < presenters.count {
    omissions.append(
      "The first \(shown.count) of \(grouped(presenters.count)) screens that lead here are drawn.")
  }
  let reached =
    presenters.isEmpty
    ? "no screen leads here" : "reached from \(counted(presenters.count, "screen"))"
  let targets = Set(focus.targets).subtracting([screen.id])
  var diagram = Diagram(
    title: "\(model.name) · \(screen.title)",
    summary: """
      \(reached) · leads to \(counted(targets.count, "screen")) and \
      \(counted(focus.leaves.count, "leaf", plural: "leaves"))
      """,
    omissions: omissions, view: .screen(screen.id))

  for presenter in shown {
    var drawing = maker.drawing(of: presenter) { $0.target == screen.id && maker.isDrawn($0) }
    drawing.card.isEmphasised = false
    diagram.nodes.append(drawing.card)
    diagram.lines += drawing.lines
  }
  diagram.nodes.append(focus.card)
  diagram.nodes += focus.leaves
  diagram.lines += focus.lines
  let drawn = Set(diagram.nodes.map(\.id))
  var seen: Set<Screen.ID> = []
  for target in focus.targets where seen.insert(target).inserted {
    guard !drawn.contains(CardMaker.cardID(target)), let screen = maker.chart.screen(target) else {
      continue
    }
    diagram.nodes.append(maker.folded(screen))
  }
  return diagram
}

extension Screen {
  fileprivate var exits: some Sequence<ScreenExit> { exitsBySlot.lazy.flatMap(\.exits) }
}

extension CardMaker {
  /// A neighbour's card, which says how much is in it but not what.
  fileprivate func folded(_ screen: Screen) -> DiagramNode {
    var node = plainCard(of: screen)
    node.isEmphasised = false
    guard case .card(var card) = node.shape else { return node }
    let count = screen.exits.filter(isDrawn).count
    card.sections = [
      .init(
        heading: .init(
          id: elementID("folded", screen.id),
          text: count == 0 ? "leads nowhere" : "leads to \(grouped(count)) more"))
    ]
    node.shape = .card(card)
    return node
  }
}

extension DiagramNode {
  fileprivate var isEmphasised: Bool {
    get { if case .card(let card) = shape { card.isEmphasised } else { false } }
    set {
      guard case .card(var card) = shape else { return }
      card.isEmphasised = newValue
      shape = .card(card)
    }
  }
}
