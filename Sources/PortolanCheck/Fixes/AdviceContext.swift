import PortolanModel

/// What advice has to fit into: the names that an app has given to types already, and what its screens ever show.
struct AdviceContext: Sendable {
  let chart: Chart
  /// The names of types that are nested in none, which a type of the same name within a screen's would hide.
  private let outermostTypes: Set<Substring>
  /// Whether the app's models are `ObservableObject`s, as their state says, or else their declarations, so that one more should be none by a
  /// macro.
  let hasObservableObjects: Bool
  /// The slots of each screen whose cases are told by where they are declared, by those places.
  private let keepersByCase: [SourceLocation: Set<Keeper>]

  private struct Keeper: Hashable, Sendable {
    var location: SourceLocation?
    var name: String
  }

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
        for destination in slot.destinations {
          for use in destination.presentations ?? [] { note(use.view) }
        }
      }
    }
    outermostTypes = names
    let models = chart.model.screens.filter { $0.kind == .class || $0.model != nil }
    let kept = models.flatMap(\.slots).filter {
      $0.storage == .owned && $0.arity != .always && $0.arity != .each && $0.encoding != .computed
    }
    let published = kept.count { $0.declaredAs?.hasPrefix(ModelState.published) == true }
    let classes = chart.model.screens.compactMap(\.observation)
    let objects = classes.count { $0 == .observableObject }
    hasObservableObjects =
      kept.isEmpty ? objects * 2 > classes.count : published * 2 > kept.count
    var keepers: [SourceLocation: Set<Keeper>] = [:]
    for screen in chart.model.screens {
      for slot in screen.slots {
        for place in slot.destinations.compactMap(\.location) {
          keepers[place, default: []].insert(Keeper(location: slot.location, name: slot.name))
        }
      }
    }
    keepersByCase = keepers
  }

  /// Whether a slot's enum is declared elsewhere and other state shows its cases, too, so that it can't be given up for another.
  func isForOthers(_ slot: Slot) -> Bool {
    slot.sharedEnum != nil && slot.encoding == .optionalEnum
      && slot.destinations.contains { destination in
        destination.location.map { keepersByCase[$0, default: []].count > 1 } == true
      }
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
