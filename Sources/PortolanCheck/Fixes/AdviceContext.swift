import PortolanModel

/// What advice has to fit into: the names that an app has given to types already, and what its screens ever show.
struct AdviceContext {
  let chart: Chart
  /// The names of types that are nested in none, which a type of the same name within a screen's would hide.
  private let outermostTypes: Set<Substring>

  init(_ chart: Chart) {
    self.chart = chart
    var names: Set<Substring> = []
    func note(_ type: String?) {
      if let first = type?.split(separator: ".").first { names.insert(first) }
    }
    for screen in chart.model.screens {
      for type in [screen.type, screen.view, screen.model] { note(type) }
      for slot in screen.slots {
        note(slot.sharedEnum)
        for use in slot.destinations.flatMap({ $0.presentations ?? [] }) { note(use.view) }
      }
    }
    outermostTypes = names
  }

  /// The first of some names that no other type has, with a number if each is taken.
  func freeName(among names: [String]) -> String {
    if let free = names.first(where: isFree) { return free }
    return (2...).lazy.map { "\(names[0])\($0)" }.first(where: isFree)!
  }

  private func isFree(_ name: String) -> Bool { !outermostTypes.contains(name[...]) }
}

extension Chart {
  /// A slot without the destinations that nothing sets, unless that is all of them.
  func reduced(_ slot: Slot) -> Slot {
    let shown = slot.destinations.filter { !neverShows($0, of: slot) }
    if shown.isEmpty { return slot }
    var slot = slot
    slot.destinations = shown
    return slot
  }
}
