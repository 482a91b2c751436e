import PortolanModel

/// Screens that can present several destinations at once only together with what they show inline.
///
/// A screen presents from one base with the children it embeds and with each of its rows. What an
/// embedded child adds is told with the screen around it, where there is one, and not once more.
struct SharedBases {
  /// The screens where several come together, in the order of the model.
  private(set) var screens: [Int] = []
  /// The same of what destinations show together, by the screen whose they are.
  private(set) var contents: [Int: [DestinationContent]] = [:]
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
    let contents = chart.model.screens.indices.flatMap { chart.contents(of: $0) }
    // In which branches the own slots stand that present.
    let presenting =
      chart.model.screens.map { $0.presentingSlots.map { $0.branches ?? [] } }
      + contents.map { chart.presenting(in: $0).map { $0.branches ?? [] } }
    let own = presenting.map { !$0.isEmpty }
    let inline =
      chart.model.screens.indices.map { chart.inlineSlots(of: $0) }
      + contents.map { chart.inlineSlots(of: $0) }
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
    // What a screen's destinations show is told with the screen.
    let numbers = Dictionary(grouping: contents.indices) { contents[$0].screen }
    let order = chart.model.screens.indices.flatMap { screen in
      [screen] + (numbers[screen] ?? []).map { chart.model.screens.count + $0 }
    }
    for screen in order where !told[screen] {
      // One collection is enough: two of its rows can present at once.
      let inline = Forks<Int>(together: +, apart: max).value(
        of: inlineSlots[screen].map { ($0.branches, $0.isRows ? 2 : 1) }, nothing: 0)
      let isBesideOwn = inlineSlots[screen].contains { shown in
        presenting[screen].contains { !$0.excludes(shown.branches) }
      }
      guard inline > 1 || isBesideOwn else { continue }
      if screen < chart.model.screens.count {
        screens.append(screen)
      } else {
        let content = contents[screen - chart.model.screens.count]
        self.contents[content.screen, default: []].append(content)
      }
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

extension Chart {
  /// What a destination shows inline: the screen that it leads to, and what stands there beside it.
  fileprivate func inlineSlots(of content: DestinationContent) -> [SharedBases.InlineSlot] {
    let owner = model.screens[content.screen].slots
    let slots = slots[content.screen]
    let isWhole = content.target >= 0 && content.continuation < 0
    let name = owner[content.slot].destinations[content.destination].name
    let target = SharedBases.InlineSlot(
      name: name, target: content.target, isRows: false, branches: [])
    let rows = content.others.filter { slots[$0].arity == .each && slots[$0].targets[0] >= 0 }
    return (isWhole ? [target] : [])
      + (content.children + rows).map {
        .init(
          name: owner[$0].name, target: slots[$0].targets[0], isRows: slots[$0].arity == .each,
          branches: slots[$0].branches)
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
