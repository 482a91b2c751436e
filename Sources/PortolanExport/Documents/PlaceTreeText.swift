import PortolanModel

extension PlaceTree {
  /// What a node is called.
  func name(of node: Int) -> String {
    switch nodes[node].content {
    case .root(let screen, _, _): legible(screen.type)
    case .step(let step, let label, let target):
      if step.slot.arity == .each {
        step.slot.rowsInWords(of: target)
      } else {
        signature(label, step.destination.signature.dropFirst(step.destination.name.count))
      }
    case .embedded(let slot, _): legible(slot.name)
    case .recursion(let text): "↻ \(legible(text))"
    case .tooDeep: "…"
    }
  }

  /// How it is shown, and which screen it shows: `sheet → ItemModel`.
  func detail(of node: Int) -> String {
    switch nodes[node].content {
    case .root(_, let targets, let condition):
      ((targets.isEmpty ? [] : ["of " + legible(targets.joined(separator: ", "))])
        + (condition.map { ["#if " + legible($0)] } ?? [])).joined(separator: " ")
    case .step(let step, _, let target):
      if step.slot.arity == .each {
        anyOf(node)
      } else {
        legible(step.presentation.words) + arrow(to: target) + anyOf(node)
      }
    case .embedded(let slot, let target): slot.childInWords + arrow(to: target)
    case .recursion: "again"
    case .tooDeep: "deeper than the limit"
    }
  }

  /// A label with the values in parentheses behind it: only that there are some, where both together are too long.
  private func signature(_ label: String, _ values: Substring) -> String {
    let whole = legible(label + values)
    return values.isEmpty || !whole.contains("…") ? whole : legible(label) + "(…)"
  }

  private func anyOf(_ node: Int) -> String { nodes[node].anyOfStack == nil ? "" : "  ↻ any" }
}

/// Which screen something shows, behind how it does.
func arrow(to target: Screen?) -> String { target.map { " → \(legible($0.type))" } ?? "" }

extension Slot {
  /// What a tree calls rows: `each ItemRowModel in inventory`.
  func rowsInWords(of row: Screen?) -> String { "each \(rowType(row)) in \(legible(name))" }
}
