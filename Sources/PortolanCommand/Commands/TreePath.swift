import PortolanModel

/// What a person wrote as a tree shows it: with the children that are shown in place between the steps, `each Row in rows` for rows, and
/// with what a step carries in parentheses, or without it.
struct TreePath {
  private let words: [String]

  /// - Parameter words: What stands between the slashes.
  init(_ words: [String]) { self.words = words.map(Self.name) }

  /// The name in a line of a tree: `add(Item)` is `add`.
  static func name(_ word: String) -> String {
    let name = word.prefix { $0 != "(" }.trimmed
    // `each ItemRow in items`
    if name.hasPrefix("each "), let rows = name.split(separator: " ").last { return String(rows) }
    return name
  }

  /// Whether it leads to a place, or to what is shown in place there.
  func leads(to place: Place, in chart: Chart) -> Bool {
    guard place.depth <= words.count, !words.isEmpty else { return false }
    var rest = words[...]
    let steps = place.steps
    for step in steps {
      for child in step.embeddedThrough where rest.first == child { rest.removeFirst() }
      guard let word = rest.popFirst(),
        word == step.destination.name || word == step.text.prefix(while: { $0 != "/" })
          || word == "\(step.slot.name).\(step.destination.name)"
          || step.slot.properties.contains(where: { word == "\($0).\(step.destination.name)" })
          || step.slot.arity == .each && word == step.slot.name
      else { return false }
      while rest.first?.hasPrefix(":") == true { rest.removeFirst() }
    }
    return isShown(rest, at: steps.last, of: place, in: chart)
  }

  /// Whether each of some children is shown in place by the one before, and the first by where a place ends.
  private func isShown(
    _ children: ArraySlice<String>, at step: Step?, of place: Place, in chart: Chart
  ) -> Bool {
    var rest = children
    var shown = step == nil ? place.root : step?.destination.leadsTo
    var slots = chart.screen(shown ?? "")?.slots.filter { $0.within == nil } ?? []
    if let step {
      let here = Slot.Within(slot: step.slot.name, destination: step.destination.name)
      slots += step.screen.slots.filter { $0.allWithin.contains(here) }
    }
    while let word = rest.popFirst() {
      guard let child = slots.first(where: { $0.arity == .always && $0.name == word }) else {
        return false
      }
      shown = child.destinations.first?.leadsTo
      slots = chart.screen(shown ?? "")?.slots ?? []
    }
    return true
  }
}

extension Substring {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
