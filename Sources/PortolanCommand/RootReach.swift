import PortolanModel

/// What to say of a chart of whose screens the roots reach only a small part, so that nobody takes that for the whole app.
struct RootReach {
  /// `nil` where the roots reach enough, or somebody chose them.
  let sentence: String?

  init(of chart: Chart) {
    let model = chart.model
    guard !model.roots.isEmpty, model.roots.allSatisfy({ $0.how == .main || $0.how == .scene })
    else {
      sentence = nil
      return
    }
    let byState = model.screens.map { screen in
      screen.slots.flatMap { slot in
        slot.destinations.filter { !chart.neverShows($0, of: slot) }
          .compactMap { $0.leadsTo.flatMap { chart.screenNumbers[$0] } }
      }
    }
    var sentence: String?
    for (edges, isByState) in [(Ways(chart).targets, false), (byState, true)]
    where sentence == nil {
      let reached = Self.count(from: chart.roots, along: edges)
      guard Self.isSmall(reached, of: model.screens.count) else { continue }
      let share = "only \(reached) of \(counted(model.screens.count, "screen"))"
      sentence =
        isByState
        ? "\(share) \(reached == 1 ? "has" : "have") a place: links without state lead to others"
        : "\(share) can be reached from \(Self.words(for: model))"
      if let (root, number) = Self.best(in: chart, along: edges), number > reached {
        let option = ShellCommand(["--root", root]).text
        sentence! +=
          "; \(option) "
          + (isByState ? "gives \(number) a place" : "reaches \(number)")
      }
    }
    self.sentence = sentence
  }

  /// Less than a third, where that leaves out more than a few.
  private static func isSmall(_ reached: Int, of all: Int) -> Bool {
    reached * 3 < all && all - reached >= 5
  }

  private static func words(for model: NavigationModel) -> String {
    let first = model.roots[0].screen
    let type = model.screens.first { $0.id == first }?.type ?? first
    return model.roots.count == 1
      ? "the root '\(type)'" : "the \(model.roots.count) roots, '\(type)' and others"
  }

  private static func count(from start: [Int], along edges: [[Int]]) -> Int {
    let reached = Reached(from: start, along: edges)
    return edges.indices.count { reached[$0] }
  }

  /// The screen from which most can be reached, by the name that `--root` takes; of several the first.
  private static func best(in chart: Chart, along edges: [[Int]]) -> (name: String, number: Int)? {
    let screens = chart.model.screens
    var best: (number: Int, reach: Int)?
    // Each search marks what it has seen by its own number, so that none has to begin with a clean list.
    var seenBy = Array(repeating: -1, count: screens.count)
    for start in screens.indices where screens[start].isContent != true {
      var reach = 0
      var waiting = [start]
      while let node = waiting.popLast() {
        if seenBy[node] == start { continue }
        seenBy[node] = start
        reach += 1
        waiting += edges[node]
      }
      if reach > best?.reach ?? 0 { best = (start, reach) }
    }
    return best.map { (Self.name(of: screens[$0.number], among: screens), $0.reach) }
  }

  /// Its view, for that is what is shown; else its type, or its id where another screen is called so, too.
  private static func name(of screen: Screen, among screens: [Screen]) -> String {
    [screen.viewName, screen.type].first { name in
      screens.count { $0.aliases.contains(name) } == 1
    } ?? screen.id
  }
}
