import PortolanModel

/// Screens that can present several destinations at once only together with what they show inline.
///
/// A screen presents from one base with the children it embeds and with each of its rows. What an
/// embedded child adds is told with the screen around it, where there is one, and not once more.
struct SharedBases {
  /// The screens where several come together, in the order of the model.
  private(set) var screens: [Int] = []
  /// For each screen, the slots whose children or rows can present.
  let inlineSlots: [[InlineSlot]]

  struct InlineSlot {
    var name: String
    var target: Int
    var isRows: Bool
    /// The branches of forks in the screen's code that it is shown in.
    var branches: [Slot.Branch]
  }

  init(_ chart: Chart) {
    let own = chart.model.screens.map { $0.slots.contains(where: \.presentsFromScreen) }
    let inline = chart.model.screens.indices.map { chart.inlineSlots(of: $0) }
    let children = inline.map { $0.filter { !$0.isRows }.map(\.target) }
    let parents = reversed(children)

    let inRow = Reached(from: own.indices.filter { own[$0] }, along: parents)
    let withRows = inline.indices.filter { screen in
      own[screen] || inline[screen].contains { $0.isRows && inRow[$0.target] }
    }
    let presents = Reached(from: withRows, along: parents)
    inlineSlots = inline.map { slots in
      slots.filter { $0.isRows ? inRow[$0.target] : presents[$0.target] }
    }

    var told = Reached(from: [], along: children)
    for screen in inline.indices where !told[screen] {
      // One collection is enough: two of its rows can present at once.
      let inline = Forks<Int>(together: +, apart: max).value(
        of: inlineSlots[screen].map { ($0.branches, $0.isRows ? 2 : 1) }, nothing: 0)
      let sources = (own[screen] ? 1 : 0) + inline
      guard sources > 1 else { continue }
      screens.append(screen)
      for child in children[screen] { told.reach(child) }
    }
  }
}

extension Chart {
  /// What a screen shows inline, without tabs' children, what stands in a destination's content, and what a destination of its own
  /// repeats.
  fileprivate func inlineSlots(of screen: Int) -> [SharedBases.InlineSlot] {
    let mirrored = Set(model.screens[screen].mirrors.map(\.embedding.name))
    return zip(model.screens[screen].slots, slots[screen]).compactMap { slot, info in
      guard slot.arity == .always || slot.arity == .each, !info.isTabChild, info.targets[0] >= 0,
        !info.isWithin, !mirrored.contains(slot.name)
      else { return nil }
      return .init(
        name: slot.name, target: info.targets[0], isRows: slot.arity == .each,
        branches: info.branches)
    }
  }
}

private func reversed(_ edges: [[Int]]) -> [[Int]] {
  var result: [[Int]] = Array(repeating: [], count: edges.count)
  for (node, targets) in edges.enumerated() {
    for target in targets { result[target].append(node) }
  }
  return result
}
