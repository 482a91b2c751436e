import PortolanModel

/// The places of an app as a tree: what a text tree and a tree diagram both draw.
///
/// It holds no more places than the limits allow, so a model without end gives a tree with one.
struct PlaceTree {
  private(set) var nodes: [Node] = []
  /// The nodes of the roots' screens.
  private(set) var roots: [Int] = []
  private(set) var summary = Places.Summary()
  /// How many of the places are in a row.
  private(set) var placesInRows = 0

  struct Node {
    var content: Content
    var parent: Int?
    var children: [Int] = []
    /// The stack of which any element could follow here.
    var anyOfStack: String?
  }

  enum Content {
    /// With what tells it from others: of several apps the targets that start there, of several builds the condition.
    case root(Screen, targets: [String], condition: String?)
    case step(Step, label: String, target: Screen?)
    /// A child that its parent embeds, and that presents something.
    case embedded(Slot, Screen?)
    /// What is on the chain already.
    case recursion(String)
    /// The chain is as long as the limit allows.
    case tooDeep
  }

  init(chart: Chart, limits: Places.Limits) {
    var builder = Builder(chart: chart)
    var iterator = chart.places(limits: limits).shortened().makeIterator()
    while let place = iterator.next() {
      builder.add(place)
      summary.count += 1
      summary.depth = max(summary.depth, place.depth)
    }
    summary.cut = iterator.cut
    (nodes, roots, placesInRows) = (builder.nodes, builder.roots, builder.placesInRows)
  }
}

private struct Builder {
  let chart: Chart
  var nodes: [PlaceTree.Node] = []
  var roots: [Int] = []
  var placesInRows = 0
  private var rootNumbers: [Screen.ID: Int] = [:]
  /// The children that each node has, by what tells them apart.
  private var children: [Key: Int] = [:]

  private struct Key: Hashable {
    var parent: Int
    var screen: Screen.ID
    var slot: String
    var destination: String?
  }

  init(chart: Chart) { self.chart = chart }

  mutating func add(_ place: Place) {
    var node = root(place.root)
    let steps = place.steps
    if steps.contains(where: { $0.slot.arity == .each }) { placesInRows += 1 }
    for step in steps {
      for (screen, slot) in step.children {
        let child = slot.destinations.first?.leadsTo.flatMap { chart.screen($0) }
        node = self.node(
          Key(parent: node, screen: screen.id, slot: slot.name), .embedded(slot, child))
      }
      node = self.node(
        Key(
          parent: node, screen: step.screen.id, slot: step.slot.name,
          destination: step.destination.name),
        .step(
          step, label: step.label,
          target: step.destination.leadsTo.flatMap { chart.screen($0) }))
    }
    for stop in place.stops {
      switch stop {
      case .anyOf(let stack): nodes[node].anyOfStack = stack
      case .recursion(let text): append(.recursion(text), to: node)
      case .depthLimit: append(.tooDeep, to: node)
      }
    }
  }

  private mutating func root(_ id: Screen.ID) -> Int {
    if let known = rootNumbers[id] { return known }
    guard let screen = chart.screen(id) else { preconditionFailure("a chart's roots are screens") }
    let all = chart.model.roots
    let root = all.first { $0.screen == id }
    nodes.append(
      .init(
        content: .root(
          screen, targets: root?.targets ?? [],
          condition: all.allSatisfy { $0.condition == root?.condition } ? nil : root?.condition)))
    roots.append(nodes.count - 1)
    rootNumbers[id] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func node(_ key: Key, _ content: PlaceTree.Content) -> Int {
    if let known = children[key] { return known }
    let number = append(content, to: key.parent)
    children[key] = number
    return number
  }

  @discardableResult
  private mutating func append(_ content: PlaceTree.Content, to parent: Int) -> Int {
    nodes.append(.init(content: content, parent: parent))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }
}

extension Step {
  /// The step's text without the parts that a URL fills in, and without what the nodes around it say.
  fileprivate var label: String {
    var suffix = ""
    for (position, payload) in destination.payload.enumerated() where payload.isCarriedByURL {
      suffix += "/:\(payload.label ?? String(position + 1))"
    }
    if slot.arity == .each { suffix += "/:id" }
    var label = text.hasSuffix(suffix) ? text.dropLast(suffix.count) : text[...]
    let around = embeddedThrough.map { $0 + "." }.joined()
    if label.hasPrefix(around) { label = label.dropFirst(around.count) }
    return label == "\(destination.name).\(destination.name)" ? destination.name : String(label)
  }
}
