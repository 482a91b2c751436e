import PortolanModel

/// Screens that are led to by nothing but each other.
extension SourceAssembly {
  struct Circle {
    /// The first in the order of the source comes first.
    var screens: [Screen]

    var first: Screen.ID { screens[0].id }
  }

  /// The circles from which all can be reached that the roots don't reach.
  /// - Parameter modules: Those of the apps without a beginning; of all unless given.
  func circles(
    among screens: [Screen], of modules: Set<String>?, from roots: [Screen.ID]
  ) -> [Circle] {
    let wanted = screens.filter { modules?.contains($0.module) != false }
    if wanted.isEmpty { return [] }
    let numbers = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ahead = screens.map { screen in
      (screen.slots.flatMap { $0.destinations.compactMap(\.leadsTo) }
        + screen.links.compactMap(\.leadsTo)).compactMap { numbers[$0] }
    }
    var back = Array(repeating: [Int](), count: screens.count)
    for (number, targets) in ahead.enumerated() {
      for target in targets { back[target].append(number) }
    }
    var reached = reach(roots.compactMap { numbers[$0] }, ahead)
    var circles: [Circle] = []
    let waiting = wanted.compactMap { numbers[$0.id] }
      .filter { !screens[$0].slots.isEmpty || !screens[$0].links.isEmpty }
    while let start = waiting.first(where: { !reached.contains($0) }) {
      // What leads here without being led to from here stands before it.
      var before = start
      while let outer = reach([before], back).subtracting(reach([before], ahead))
        .min()
      {
        before = outer
      }
      let circle = reach([before], back).intersection(reach([before], ahead)).sorted()
      circles.append(Circle(screens: circle.map { screens[$0] }))
      reached.formUnion(reach([before], ahead))
    }
    return circles
  }

  /// The windows of AppKit that begin circles of nothing but windows: as with one that is shown by no other, somebody opens the first.
  func windowsOfCircles(
    _ windows: [Screen.ID], among screens: [Screen], from roots: [Screen.ID]
  ) -> [Screen.ID] {
    circles(among: screens, of: nil, from: roots)
      .filter { $0.screens.allSatisfy { windows.contains($0.id) } }.map(\.first)
  }

  /// What is made by code of none of the screens that lead to each other: nobody knows who shows it, and yet it may be shown.
  func shownUnseen(in circle: Circle) -> [TypeSymbol] {
    let ids = Set(circle.screens.map(\.id))
    let views = program.types.filter {
      ($0.isView || isFlow($0)) && ids.contains(names.screen(of: $0).id)
    }
    // What a base does, its heirs do.
    let own = program.types.filter { ids.contains(names.screen(of: $0).id) }
    let bases = own.flatMap { Array(sequence(first: $0) { self.program.superclass(of: $0) }) }
    return views.filter { made.holds($0, madeOutside: Set(bases.map(ObjectIdentifier.init))) }
  }

  private func reach(_ starts: [Int], _ edges: [[Int]]) -> Set<Int> {
    var seen = Set(starts)
    var waiting = starts
    while let number = waiting.popLast() {
      for next in edges[number] where seen.insert(next).inserted { waiting.append(next) }
    }
    return seen
  }
}
