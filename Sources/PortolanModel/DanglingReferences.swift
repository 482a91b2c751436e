extension NavigationModel {
  /// Drops what speaks of screens, slots and destinations that did not become part of the model, so that the model is sound.
  package mutating func dropDanglingReferences() {
    let slots = Dictionary(
      screens.map { screen in
        (
          screen.id,
          Dictionary(
            screen.slots.map { ($0.name, Set($0.destinations.map(\.name))) },
            uniquingKeysWith: { $0.union($1) })
        )
      }, uniquingKeysWith: { first, _ in first })
    for number in screens.indices {
      let own = screens[number].id
      for slot in screens[number].slots.indices {
        if let holder = screens[number].slots[slot].heldBy, slots[holder] == nil {
          screens[number].slots[slot].heldBy = nil
        }
        screens[number].slots[slot].stand(
          within: screens[number].slots[slot].allWithin.filter {
            slots[own]?[$0.slot]?.contains($0.destination) == true
          })
        for destination in screens[number].slots[slot].destinations.indices {
          screens[number].slots[slot].destinations[destination].drop(knowing: slots, own: own)
        }
      }
      for link in screens[number].links.indices {
        if let target = screens[number].links[link].leadsTo, slots[target] == nil {
          screens[number].links[link].leadsTo = nil
        }
      }
      screens[number].actions = screens[number].actions.compactMap { action in
        var action = action
        if let spot = action.availableAt,
          slots[spot.screen]?[spot.slot]?.contains(spot.destination) != true
        {
          action.availableAt = nil
        }
        action.effects = action.effects.compactMap { effect in
          guard let names = slots[effect.screen ?? own]?[effect.slot] else { return nil }
          var effect = effect
          effect.destinations = effect.destinations.map { $0.filter(names.contains) }
          if effect.destinations?.isEmpty == true { effect.destinations = nil }
          return effect
        }
        return action.effects.isEmpty ? nil : action
      }
    }
  }
}

extension Destination {
  fileprivate mutating func drop(
    knowing slots: [Screen.ID: [String: Set<String>]], own: Screen.ID
  ) {
    func isGone(_ screen: Screen.ID) -> Bool { slots[screen] == nil }
    if let target = leadsTo, isGone(target) { (leadsTo, continues) = (nil, nil) }
    if let slot = continues, leadsTo.flatMap({ slots[$0]?[slot] }) == nil { continues = nil }
    if let slot = child, slots[own]?[slot] == nil { child = nil }
    if let holder = heldBy, isGone(holder.screen) { heldBy = nil }
    for number in payload.indices {
      if let target = payload[number].leadsTo, isGone(target) { payload[number].leadsTo = nil }
    }
  }
}
