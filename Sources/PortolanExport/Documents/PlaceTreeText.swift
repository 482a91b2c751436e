import PortolanModel

extension PlaceTree {
  /// What a node is called.
  ///
  /// - Parameter limit: So many characters of each name are kept.
  func name(of node: Int, limit: Int = pictureLimit) -> String {
    switch nodes[node].content {
    case .root(let screen, _, _): legible(screen.type, limit: limit)
    case .step(let step, let label, let target):
      if step.slot.arity == .each {
        step.slot.rowsInWords(of: target, limit: limit)
      } else {
        signature(
          label, step.destination.signature.dropFirst(step.destination.name.count), limit: limit)
      }
    case .embedded(let slot, _): legible(slot.name, limit: limit)
    case .recursion(let text): "↻ \(legible(text, limit: limit))"
    case .tooDeep: "…"
    }
  }

  /// How it is shown, and which screen it shows: `sheet → ItemModel`.
  func detail(of node: Int, limit: Int = pictureLimit) -> String {
    switch nodes[node].content {
    case .root(_, let targets, let condition):
      ((targets.isEmpty ? [] : ["of " + legible(targets.joined(separator: ", "))])
        + (condition.map { ["#if " + legible($0)] } ?? [])).joined(separator: " ")
    case .step(let step, _, let target):
      if step.slot.arity == .each {
        anyOf(node)
      } else {
        legible(step.presentation.words) + arrow(to: target, limit: limit) + anyOf(node)
      }
    case .embedded(let slot, let target): slot.childInWords + arrow(to: target, limit: limit)
    case .recursion: "again"
    case .tooDeep: "deeper than the limit"
    }
  }

  /// A label with the values in parentheses behind it: only that there are some, where both together are too long.
  private func signature(_ label: String, _ values: Substring, limit: Int) -> String {
    let whole = legible(label + values, limit: limit)
    return values.isEmpty || !whole.contains("…") ? whole : legible(label, limit: limit) + "(…)"
  }

  private func anyOf(_ node: Int) -> String { nodes[node].anyOfStack == nil ? "" : "  ↻ any" }
}

/// Which screen something shows, behind how it does.
func arrow(to target: Screen?, limit: Int = pictureLimit) -> String {
  target.map { " → \(legible($0.type, limit: limit))" } ?? ""
}

extension Slot {
  /// What a tree calls rows: `each ItemRowModel in inventory`.
  func rowsInWords(of row: Screen?, limit: Int = pictureLimit) -> String {
    "each \(rowType(row)) in \(legible(name, limit: limit))"
  }
}
