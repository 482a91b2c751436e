/// What was called otherwise before: screens, slots and destinations that went, each with the one that came in its place.
struct Renames {
  /// By old ids, the new ones.
  private(set) var screens: [Screen.ID: Screen.ID] = [:]
  /// By the old names of screen and slot, the slot's new one.
  private var slots: [[String]: String] = [:]
  /// By the old names of screen, slot and destination, the destination's new one.
  private var destinations: [[String]: String] = [:]
  /// By old names, the new names of the types of renamed screens, of their views and of their models.
  private(set) var types: [String: String] = [:]

  /// From the outside in: whether two slots show the same is told in the new names of what they lead to.
  ///
  /// - Complexity: that of sorting both models.
  init(from old: NavigationModel, to new: NavigationModel) {
    findScreens(old, new)
    let now = Dictionary(new.screens.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    for screen in old.screens {
      if let now = now[self.screen(screen.id)] { findSlots(screen, now) }
    }
  }

  var isEmpty: Bool { screens.isEmpty && slots.isEmpty && destinations.isEmpty }

  func screen(_ old: Screen.ID) -> Screen.ID { screens[old] ?? old }

  func slot(_ old: String, of screen: Screen.ID) -> String {
    slots.isEmpty ? old : slots[[screen, old]] ?? old
  }

  func destination(_ old: String, of slot: String, in screen: Screen.ID) -> String {
    destinations.isEmpty ? old : destinations[[screen, slot, old]] ?? old
  }

  /// By old names, the new names of a screen's properties.
  func properties(of screen: Screen) -> [String: String] {
    if slots.isEmpty { return [:] }
    let renamed = screen.slots.map { ($0.name, slot($0.name, of: screen.id)) }
      .filter { $0.0 != $0.1 }
    return Dictionary(renamed, uniquingKeysWith: { one, _ in one })
  }
}

extension Renames {
  /// In rounds: once it is known what a screen is called now, it tells of those that it leads to.
  private mutating func findScreens(_ old: NavigationModel, _ new: NavigationModel) {
    var (gone, come) = oneSided(old.screens, new.screens, by: \.id)
    for _ in 0..<Self.rounds {
      if gone.isEmpty || come.isEmpty { return }
      // What leads to one of these is no help while it is open which of them are the same.
      let open = Set((gone + come).map(\.id))
      let usesBefore = old.uses(of: open) { self.screen($0) }
      let usesNow = new.uses(of: open) { $0 }
      let pairs = Resemblance.pairs(
        gone.map { screen in
          Traits(of: screen, uses: usesBefore[screen.id] ?? []) {
            open.contains($0) ? "?" : self.screen($0)
          }
        },
        come.map { screen in
          Traits(of: screen, uses: usesNow[screen.id] ?? []) { open.contains($0) ? "?" : $0 }
        })
      if pairs.isEmpty { return }
      for (before, now) in pairs { note(gone[before], come[now]) }
      let (found, taken) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
      gone = gone.indices.filter { !found.contains($0) }.map { gone[$0] }
      come = come.indices.filter { !taken.contains($0) }.map { come[$0] }
    }
  }

  private static let rounds = 4

  private mutating func note(_ before: Screen, _ now: Screen) {
    screens[before.id] = now.id
    // What is shown in one place is called as the views are that are shown there.
    if before.isContent == true || now.isContent == true { return }
    let names = [
      (before.id, now.id), (before.type, now.type), (before.view, now.view),
      (before.model, now.model),
    ]
    for case (let name?, let newName?) in names where name != newName && types[name] == nil {
      types[name] = newName
    }
  }

  private mutating func findSlots(_ screen: Screen, _ now: Screen) {
    let (gone, come) = oneSided(screen.slots, now.slots, by: \.name)
    if !gone.isEmpty, !come.isEmpty {
      let pairs = Resemblance.pairs(
        gone.map { slot in Traits(of: slot) { self.screen($0) } },
        come.map { slot in Traits(of: slot) { $0 } })
      for (before, now) in pairs.map({ (gone[$0], come[$1]) }) {
        slots[[screen.id, before.name]] = now.name
        // The one destination of an optional or a child has its slot's name.
        if before.isNamedForItsSlot, now.isNamedForItsSlot {
          destinations[[screen.id, before.name, before.name]] = now.name
        }
      }
    }
    let slotsNow = Dictionary(now.slots.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    for slot in screen.slots {
      if let now = slotsNow[self.slot(slot.name, of: screen.id)] {
        findDestinations(slot, now, in: screen.id)
      }
    }
  }

  private mutating func findDestinations(_ slot: Slot, _ now: Slot, in screen: Screen.ID) {
    var (gone, come) = oneSided(slot.destinations, now.destinations, by: \.name)
    if gone.isEmpty || come.isEmpty { return }
    gone.removeAll { destinations[[screen, slot.name, $0.name]] != nil }
    let taken = Set(
      gone.isEmpty
        ? []
        : slot.destinations.compactMap {
          destinations[[screen, slot.name, $0.name]]
        })
    come.removeAll { taken.contains($0.name) }
    let pairs = Resemblance.pairs(
      gone.map { destination in Traits(of: destination) { self.screen($0) } },
      come.map { destination in Traits(of: destination) { $0 } })
    for (before, now) in pairs.map({ (gone[$0], come[$1]) }) {
      destinations[[screen, slot.name, before.name]] = now.name
    }
  }
}

/// What only one side has, by name, in order.
private func oneSided<Part>(
  _ old: [Part], _ new: [Part], by name: (Part) -> String
) -> (gone: [Part], come: [Part]) {
  let (before, now) = (Set(old.map(name)), Set(new.map(name)))
  return (
    old.filter { !now.contains(name($0)) }.sorted { name($0) < name($1) },
    new.filter { !before.contains(name($0)) }.sorted { name($0) < name($1) }
  )
}

extension NavigationModel {
  /// For each of these screens, what leads to it from a screen that is none of them.
  ///
  /// - Parameter newID: What the other screens are called now.
  fileprivate func uses(
    of wanted: Set<Screen.ID>, _ newID: (Screen.ID) -> Screen.ID
  ) -> [Screen.ID: Set<String>] {
    var uses: [Screen.ID: Set<String>] = [:]
    for root in roots where wanted.contains(root.screen) {
      uses[root.screen, default: []].insert("root \(root.how.rawValue)")
    }
    for screen in screens where !wanted.contains(screen.id) {
      for slot in screen.slots {
        for destination in slot.destinations {
          guard let target = destination.leadsTo, wanted.contains(target) else { continue }
          uses[target, default: []].insert("\(newID(screen.id)) \(slot.name) \(destination.name)")
        }
      }
      for link in screen.links {
        guard let target = link.leadsTo, wanted.contains(target) else { continue }
        uses[target, default: []].insert("\(newID(screen.id)) \(link.form)")
      }
    }
    return uses
  }
}
