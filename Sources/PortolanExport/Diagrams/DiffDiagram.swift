import PortolanModel

extension Diagram {
  /// Draws what lies between two versions: all that is in one of them, what came, went or changed in colour, the rest faded.
  ///
  /// Of a great app, the screens are drawn in which something is different, with those that lead there or are led to.
  ///
  /// - Throws: ``InvalidModel`` where both versions together make no sound model.
  public init(of diff: ChartDiff, options: DiagramOptions = .init()) throws(InvalidModel) {
    let comparison = diff.comparison
    let chart = try Chart(comparison.union)
    let changes = ChangeMarks(comparison)
    let maker = CardMaker(chart: chart, options: options, changes: changes)
    let selection = ScreenSelection(chart.model, changes, limit: options.screens)
    self.init(
      diffOf: comparison.new.name, summary: "\(diff.headline) · \(diff.consequences)",
      omissions: selection.omissions, warnings: diff.unreadSentences)
    let drawn = Set(selection.screens.map { CardMaker.cardID($0.id) })
    for screen in selection.screens {
      let isTouched = changes.touchedScreens.contains(screen.id)
      // Of a neighbour, what leads to a screen that is drawn for its own sake is enough.
      let drawing =
        selection.isWhole || isTouched
        ? maker.drawing(of: screen)
        : maker.drawing(of: screen) { exit in
          exit.target.map(changes.touchedScreens.contains) ?? false
        }
      nodes.append(drawing.card)
      nodes += drawing.leaves
      lines += drawing.lines.filter { !$0.headIsCard || drawn.contains($0.head) }
    }
    showsModules = areModulesWorthABox
  }
}

/// The screens that a picture of two versions shows.
private struct ScreenSelection {
  let screens: [Screen]
  let isWhole: Bool
  let omissions: [String]

  /// An app of so many screens is drawn whole.
  private static let fewScreens = 24

  init(_ model: NavigationModel, _ changes: ChangeMarks, limit: Int) {
    let touched = changes.touchedScreens
    let ledTo = Set(model.screens.filter { touched.contains($0.id) }.flatMap(\.targets))
    isWhole = model.screens.count <= Self.fewScreens
    let wanted =
      isWhole
      ? model.screens
      : model.screens.filter { screen in
        touched.contains(screen.id) || ledTo.contains(screen.id)
          || !touched.isDisjoint(with: screen.targets)
      }
    screens = Array(wanted.prefix(limit))
    let left = model.screens.count - screens.count
    let others = wanted.count - screens.count
    omissions =
      others > 0
      ? ["The first \(grouped(screens.count)) of \(grouped(wanted.count)) screens are drawn."]
      : left > 0
        ? ["\(counted(left, "screen")) far from any change \(left == 1 ? "is" : "are") left out."]
        : []
  }
}

extension ModelComparison {
  /// All that is in one of the two versions, in the newer one's names; where both have something, it is as it is now.
  fileprivate var union: NavigationModel {
    var union = new
    let now = Dictionary(
      new.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in oldInNewNames.screens {
      if let number = now[screen.id] {
        union.screens[number].add(screen)
      } else {
        union.screens.append(screen)
      }
    }
    let roots = Set(new.roots.map(\.screen))
    union.roots += oldInNewNames.roots.filter { !roots.contains($0.screen) }
    // What is done is not drawn, and may be done to what is not there.
    for number in union.screens.indices { union.screens[number].actions = [] }
    return union
  }
}

extension Screen {
  /// Adds what was there before and is no more.
  fileprivate mutating func add(_ before: Screen) {
    let numbers = Dictionary(
      slots.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for slot in before.slots {
      guard let number = numbers[slot.name] else {
        slots.append(slot)
        continue
      }
      // A child or a collection has the one destination that it has now.
      let arity = slots[number].arity
      if arity == .always || arity == .each { continue }
      let names = Set(slots[number].destinations.map(\.name))
      slots[number].destinations += slot.destinations.filter { !names.contains($0.name) }
    }
    let names = Set(links.map(\.comparisonName))
    links += before.links.filter { !names.contains($0.comparisonName) }
  }
}
