/// What can be on top of a stack when something is pushed.
struct Ground {
  /// Whether the stack can be empty.
  var canBeEmpty = false
  /// The elements that can be the last.
  var elements: Set<String> = []
  /// Whether more may stand on these by then, or on the empty stack.
  var isBelow = false

  static let empty = Ground(canBeEmpty: true)
}

/// Which screens stand on which ground.
struct Grounds {
  private let slot: Slot
  private let owner: Int
  /// By the numbers of screens; then of the stack's elements, then of what the owner presents over the stack.
  private var grounds: [Int: Ground] = [:]
  /// The same for links, which push onto the stack that they stand in.
  private var groundsInStack: [Int: Ground] = [:]
  private let covers: Covers

  init(of slot: Slot, in owner: Int, _ chart: Chart, _ effects: SlotEffects, _ ways: Ways) {
    self.slot = slot
    self.owner = owner
    let number = chart.model.screens[owner].slots.firstIndex { $0.name == slot.name } ?? 0
    let elements = slot.destinations.indices.map {
      ways.shown(by: $0, of: number, in: owner, chart)
    }
    covers = Covers(of: slot, in: owner, chart, effects, ways)
    var nodes = ways.targets(without: number, of: owner) { covers.include($0) }
    // What an element leads to by way of the stack stands on another element.
    nodes += elements
    nodes += covers.all.map(\.targets)
    // A shared object is embedded by the root and by elements alike; who embeds it may be either.
    let embedding = chart.slots.indices.filter { screen in
      screen != owner
        && chart.slots[screen].contains { $0.arity == .always && $0.targets[0] == owner }
    }
    var anywhere: [Int] = []
    for (cover, presenters) in covers.presenters(elements: slot.destinations, chart) {
      if let presenters, presenters.allSatisfy({ !embedding.contains($0) }) {
        for presenter in presenters { nodes[presenter].append(cover) }
      } else {
        anywhere.append(cover)
      }
    }
    let first = chart.model.screens.count
    let names = slot.destinations.map(\.name)
    grounds = Self.grounds(
      of: names.indices.map { (names[$0], [first + $0] + anywhere) }, [owner] + anywhere, nodes)
    groundsInStack = Self.grounds(
      of: zip(names, elements).filter { !$1.isEmpty }.map { ($0, $1) }, [owner],
      ways.targetsInStack(without: number, of: owner))
    for screen in embedding {
      grounds[screen] = self.anywhere
      groundsInStack[screen] = self.anywhere
    }
  }

  private static func grounds(
    of elements: [(name: String, start: [Int])], _ empty: [Int], _ targets: [[Int]]
  ) -> [Int: Ground] {
    var grounds: [Int: Ground] = [:]
    for element in elements {
      for node in reached(from: element.start, along: targets) {
        grounds[node, default: Ground()].elements.insert(element.name)
      }
    }
    for node in reached(from: empty, along: targets) {
      grounds[node, default: Ground()].canBeEmpty = true
    }
    return grounds
  }

  /// `nil` for what is pushed from a screen of which nobody knows where it is.
  func ground(of push: SlotEffects.Found, in chart: Chart) -> Ground? {
    if let spot = push.action.availableAt, chart.screenNumbers[spot.screen] == owner,
      spot.slot == slot.name
    {
      return Ground(elements: [spot.destination])
    }
    // A screen that stands in the stack may be presented over it, too, with a stack of its own.
    if push.action.isLink, let ground = groundsInStack[push.screen] { return ground }
    guard let spot = push.action.availableAt else {
      let isOfScreen = push.action.kind != .app && push.action.moment == nil
      return isOfScreen ? grounds[push.screen] : groundAtAnyTime(of: push)
    }
    if let cover = covers.number(of: spot, chart) { return grounds[cover] }
    return chart.number(shownAt: spot).flatMap { grounds[$0] }
  }

  /// What the app does by itself in a view's code it does while that view is there; whatever else, wherever the user is. So it is with
  /// what the user does from a view that stays beside the stack.
  private func groundAtAnyTime(of push: SlotEffects.Found) -> Ground {
    guard let moment = push.action.moment, var ground = grounds[push.screen] else {
      return anywhere
    }
    // What is around the stack comes up again, with all that the stack holds, as where it is a tab's.
    ground.isBelow =
      moment == .present || push.effect.afterAwait == true || push.screen == owner
    return ground
  }

  private var anywhere: Ground {
    Ground(canBeEmpty: true, elements: Set(slot.destinations.map(\.name)))
  }

  private static func reached(from start: [Int], along targets: [[Int]]) -> [Int] {
    var reached = Reached(from: [], along: targets)
    return start.flatMap { reached.reach($0) }
  }
}

/// What the owner of a stack presents over it: that stands wherever it is presented from, which need not be the stack's root.
private struct Covers {
  struct Cover {
    var slot: Int
    var destination: Int
    /// The screens that it shows.
    var targets: [Int]
    /// What presents it.
    var effects: [SlotEffects.Found]
    /// Whether that is all that does.
    var isTold: Bool
  }

  private(set) var all: [Cover] = []
  private let owner: Int
  private let stack: Slot
  /// The number of the first.
  private let first: Int

  init(of stack: Slot, in owner: Int, _ chart: Chart, _ effects: SlotEffects, _ ways: Ways) {
    self.owner = owner
    self.stack = stack
    first = chart.model.screens.count + stack.destinations.count
    let screen = chart.model.screens[owner]
    for (number, slot) in screen.slots.enumerated()
    where slot.arity == .atMostOne && slot.name != stack.name {
      // A stack that stands in a sheet itself begins there.
      if stack.allWithin.contains(where: { $0.slot == slot.name }) { continue }
      let found = effects.on(slot, of: screen).filter(\.effect.activates)
      for (position, destination) in slot.destinations.enumerated() where destination.coversStack {
        let presenting = found.filter {
          $0.effect.mayActivateAny || $0.effect.destinations?.contains(destination.name) == true
        }
        // Of what nobody is seen to present, the owner may.
        if presenting.isEmpty { continue }
        all.append(
          Cover(
            slot: number, destination: position,
            targets: ways.shown(by: position, of: number, in: owner, chart),
            effects: presenting, isTold: (destination.setBy ?? []).count <= presenting.count))
      }
    }
  }

  func include(_ way: Ways.Way) -> Bool {
    func isCover(_ slot: Int?, _ destination: Int?) -> Bool {
      all.contains { $0.slot == slot && $0.destination == destination }
    }
    return isCover(way.slot, way.destination)
      || !way.within.isEmpty && way.within.allSatisfy { isCover($0.slot, $0.destination) }
  }

  /// The number of what is presented at a spot, if it is one of these.
  func number(of spot: Action.Spot, _ chart: Chart) -> Int? {
    guard chart.screenNumbers[spot.screen] == owner else { return nil }
    let slots = chart.model.screens[owner].slots
    return all.firstIndex {
      let slot = slots[$0.slot]
      return slot.name == spot.slot && slot.destinations[$0.destination].name == spot.destination
    }
    .map { first + $0 }
  }

  /// For each the numbers of what presents it; `nil` where that may be anything.
  func presenters(elements: [Destination], _ chart: Chart) -> [(cover: Int, by: [Int]?)] {
    all.enumerated().map { number, cover in
      let presenters = cover.effects.map { presenter(by: $0, elements, chart) }
      let isKnown = cover.isTold && !presenters.contains(nil)
      return (first + number, isKnown ? presenters.compactMap { $0 } : nil)
    }
  }

  /// `nil` for what the app does by itself, which happens wherever the user is.
  private func presenter(
    by found: SlotEffects.Found, _ elements: [Destination], _ chart: Chart
  ) -> Int? {
    guard let spot = found.action.availableAt else {
      return found.action.kind == .app ? nil : found.screen
    }
    if chart.screenNumbers[spot.screen] == owner, spot.slot == stack.name {
      return elements.firstIndex { $0.name == spot.destination }
        .map { chart.model.screens.count + $0 }
    }
    return number(of: spot, chart) ?? chart.number(shownAt: spot)
  }
}

extension Destination {
  /// Whether it is presented over the whole stack, so that it can be whatever the stack holds.
  fileprivate var coversStack: Bool {
    let kinds = presentations?.map(\.kind) ?? []
    let covers: Set<Presentation> = [
      .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
    ]
    return (kinds.isEmpty ? [presentation] : kinds).allSatisfy(covers.contains)
  }
}

extension Chart {
  /// The number of the screen that is shown at a spot, or of that which presents there.
  fileprivate func number(shownAt spot: Action.Spot) -> Int? {
    let shown = screen(spot.screen)?.slots.first { $0.name == spot.slot }?
      .destinations.first { $0.name == spot.destination }?.leadsTo
    return screenNumbers[shown ?? spot.screen]
  }
}
