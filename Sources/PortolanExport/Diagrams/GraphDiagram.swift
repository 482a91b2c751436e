import PortolanModel

/// Every screen as a card, shared ones drawn once.
func graphDiagram(_ maker: CardMaker) -> Diagram {
  let model = maker.chart.model
  let screens = model.screens.prefix(maker.options.screens)
  var omissions: [String] = []
  if screens.count < model.screens.count {
    omissions.append(
      "The first \(grouped(screens.count)) of \(grouped(model.screens.count)) screens are drawn.")
  }
  var diagram = Diagram(
    title: model.name, summary: summary(of: maker.chart), omissions: omissions, view: .graph)
  let drawn = Set(screens.map { CardMaker.cardID($0.id) })
  for screen in screens {
    let drawing = maker.drawing(of: screen)
    diagram.nodes.append(drawing.card)
    diagram.nodes += drawing.leaves
    diagram.lines += drawing.lines.filter { !$0.headIsCard || drawn.contains($0.head) }
  }
  diagram.showsModules = diagram.areModulesWorthABox
  return diagram
}

extension Diagram {
  /// Boxes pull their members together, which costs longer lines. That pays when modules hold several screens each and
  /// most lines stay inside: four screens in four modules get four boxes around one card each, which say nothing, and
  /// modules that all lead to each other get lines all over the page.
  var areModulesWorthABox: Bool {
    let modules = Dictionary(
      nodes.map { ($0.id, $0.module) }, uniquingKeysWith: { first, _ in first })
    let cards = nodes.filter { if case .card = $0.shape { true } else { false } }
    let count = Set(cards.map(\.module)).count
    guard count > 1, cards.count >= 12, cards.count >= count * 3 else { return false }
    let between = lines.filter(\.headIsCard)
    return between.filter { modules[$0.tail] == modules[$0.head] }.count * 2 > between.count
  }
}

func summary(of chart: Chart) -> String {
  let places = chart.places().summary()
  let count: String
  switch places.cut {
  case .places(let limit): count = "more than \(counted(limit, "place"))"
  case .depth, .shortened, nil: count = counted(places.count, "place")
  }
  return "\(counted(chart.model.screens.count, "screen")) · \(count) · depth \(places.depth)"
}
