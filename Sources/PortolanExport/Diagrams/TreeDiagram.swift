import PortolanModel

/// Every place as a tree: a screen that many lead to is drawn wherever it is reached.
func treeDiagram(chart: Chart, options: DiagramOptions) -> Diagram {
  let tree = PlaceTree(chart: chart, limits: options.places)
  var omissions: [String] = []
  switch tree.summary.cut {
  case .places(let limit): omissions.append("The first \(counted(limit, "place")) are drawn.")
  case .depth(let limit): omissions.append("Chains are cut after \(counted(limit, "step")).")
  case .shortened(let depth, let places):
    let count = tree.summary.count
    omissions.append(shortenedSentence(count, depth: depth, limit: places))
  case nil: break
  }
  var diagram = Diagram(
    title: chart.model.name, summary: summary(of: chart), omissions: omissions, view: .tree)
  let maker = CardMaker(chart: chart, options: options)
  let names = nodeNames(tree)
  for (number, node) in tree.nodes.enumerated() {
    diagram.nodes.append(maker.box(for: number, in: tree, id: elementID("place", names[number])))
    guard let parent = node.parent else { continue }
    let tail = diagram.nodes[parent]
    diagram.lines.append(
      DiagramLine(
        id: elementID("line", names[number]), tail: tail.id, head: diagram.nodes[number].id,
        headIsCard: false, presentation: node.presentation, label: tree.lineLabel(to: number),
        name: "\(tail.name) to \(diagram.nodes[number].name)"))
  }
  return diagram
}

/// The names of the way to each node, which tell it from any other.
private func nodeNames(_ tree: PlaceTree) -> [[String]] {
  var names: [[String]] = []
  var taken: Set<[String]> = []
  for node in tree.nodes {
    var own = node.parent.map { names[$0] } ?? []
    switch node.content {
    case .root(let screen, _, _): own.append(screen.id)
    case .step(let step, _, _): own += [step.slot.name, step.destination.name]
    case .embedded(let slot, _): own.append(slot.name)
    case .recursion(let text): own += ["again", text]
    case .tooDeep: own.append("deeper")
    }
    // Above another element of a stack, the slot can be the stack's or one of that name of the element's screen.
    if !taken.insert(own).inserted, case .step(let step, _, _) = node.content {
      own.append(step.screen.id)
      taken.insert(own)
    }
    names.append(own)
  }
  return names
}

extension PlaceTree.Node {
  fileprivate var presentation: Presentation {
    switch content {
    case .step(let step, _, _): step.presentation
    case .root, .embedded, .recursion, .tooDeep: .inline
    }
  }
}

extension PlaceTree {
  /// What Mermaid writes on the line: boxes there have one line of text.
  fileprivate func lineLabel(to node: Int) -> String {
    switch nodes[node].content {
    case .step(let step, _, _) where step.slot.arity != .each: legible(step.presentation.words)
    case .embedded(let slot, _): slot.childInWords
    default: ""
    }
  }
}

extension CardMaker {
  fileprivate func box(for number: Int, in tree: PlaceTree, id: String) -> DiagramNode {
    let (text, detail) = (tree.name(of: number), tree.detail(of: number))
    switch tree.nodes[number].content {
    case .root(let screen, _, _):
      var node = plainCard(of: screen)
      node.id = id
      return node
    case .step(let step, _, _):
      let exit = ScreenExit(step.destination, of: step.slot, in: step.screen)
      let target = step.destination.leadsTo.flatMap { chart.screen($0) }
      // Here a box stands for the screen as well.
      let mark = marks.mark(of: exit.name, slot: step.slot.name, in: step.screen.id)
        .joined(target.flatMap { marks.mark(of: $0.id) })
      let box = LeafBox(
        text: text, detail: detail.isEmpty ? nil : detail, presentation: step.presentation,
        mark: mark)
      return DiagramNode(
        id: id, shape: .leaf(box), name: detail.isEmpty ? text : "\(text), \(detail)",
        tooltip: tooltip(of: exit, target: target) + (mark?.messages ?? []),
        link: link(to: exit.location))
    case .embedded(_, let child):
      let mark = child.flatMap { marks.mark(of: $0.id) }
      let box = LeafBox(text: text, detail: detail, presentation: .inline, mark: mark)
      return DiagramNode(
        id: id, shape: .leaf(box), name: "\(text), \(detail)",
        tooltip: [text, detail] + (mark?.messages ?? []))
    case .recursion:
      return DiagramNode(
        id: id, shape: .stop(text), name: "\(text), again",
        tooltip: ["on the way here already"])
    case .tooDeep:
      return DiagramNode(
        id: id, shape: .stop(text), name: detail, tooltip: [detail])
    }
  }
}
