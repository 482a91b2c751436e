extension NavigationModel {
  /// This older model in the names of a newer one: whatever refers to something that is called otherwise now does so by
  /// its new name. What it is told by (type, title) stays.
  func renamed(_ renames: Renames) -> NavigationModel {
    if renames.isEmpty { return self }
    var model = self
    for number in model.roots.indices {
      model.roots[number].screen = renames.screen(model.roots[number].screen)
    }
    let translation = Translation(of: self, renames)
    for number in model.screens.indices {
      model.screens[number] = translation.screen(screens[number])
    }
    return model
  }
}

/// Rewrites the parts of one model.
private struct Translation {
  let renames: Renames
  private let types: NameMap

  init(of model: NavigationModel, _ renames: Renames) {
    self.renames = renames
    types = NameMap(renames.types)
  }

  func screen(_ old: Screen) -> Screen {
    var screen = old
    screen.id = renames.screen(old.id)
    screen.view = screen.view.map(types.renamed)
    screen.model = screen.model.map(types.renamed)
    let properties = NameMap(renames.properties(of: old))
    screen.initializer = screen.initializer.map { parameters in
      parameters.map { parameter in
        .init(
          label: parameter.label.map(properties.renamed),
          name: properties.renamed(parameter.name), type: types.renamed(parameter.type),
          hasDefault: parameter.hasDefault)
      }
    }
    screen.slots = old.slots.map { slot($0, in: old.id) }
    screen.links = old.links.map(link)
    screen.actions = old.actions.map { action($0, of: old.id, properties) }
    return screen
  }

  private func slot(_ old: Slot, in screen: Screen.ID) -> Slot {
    var slot = old
    slot.name = renames.slot(old.name, of: screen)
    slot.properties = zip(old.properties, old.propertyNames).map { property, name in
      name == old.name ? property.dropLast(name.count) + slot.name : property
    }
    slot.heldBy = old.heldBy.map(renames.screen)
    slot.stand(
      within: old.allWithin.map { outer in
        Slot.Within(
          slot: renames.slot(outer.slot, of: screen),
          destination: renames.destination(outer.destination, of: outer.slot, in: screen))
      })
    slot.beginsWith = old.beginsWith.map { stacks in
      stacks.map { stack in
        stack.map { renames.destination($0, of: old.name, in: screen) }
      }
    }
    slot.destinations = old.destinations.map { destination($0, of: old.name, in: screen) }
    slot.grammar = old.grammar.map { grammar in
      let names = zip(old.destinations, slot.destinations).map { ($0.name, $1.name) }
      return NameMap(Dictionary(names, uniquingKeysWith: { one, _ in one })).renamed(grammar)
    }
    return slot
  }

  private func destination(
    _ old: Destination, of slot: String, in screen: Screen.ID
  ) -> Destination {
    var destination = old
    destination.name = renames.destination(old.name, of: slot, in: screen)
    destination.payload = old.payload.map { old in
      var payload = old
      payload.type = types.renamed(old.type)
      payload.leadsTo = old.leadsTo.map(renames.screen)
      return payload
    }
    destination.presentations = old.presentations.map { uses in
      uses.map { old in
        var use = old
        use.view = old.view.map(types.renamed)
        return use
      }
    }
    destination.leadsTo = old.leadsTo.map(renames.screen)
    if let target = old.leadsTo {
      destination.continues = old.continues.map { renames.slot($0, of: target) }
    }
    destination.child = old.child.map { renames.slot($0, of: screen) }
    destination.heldBy = old.heldBy.map { holder in
      .init(screen: renames.screen(holder.screen), property: holder.property)
    }
    destination.value = old.value.map(types.renamed)
    return destination
  }

  private func link(_ old: Link) -> Link {
    var link = old
    link.leadsTo = old.leadsTo.map(renames.screen)
    link.value = old.value.map(types.renamed)
    return link
  }

  private func action(_ old: Action, of screen: Screen.ID, _ properties: NameMap) -> Action {
    var action = old
    action.guard = old.guard.map(properties.renamed)
    action.availableAt = old.availableAt.map { spot in
      .init(
        screen: renames.screen(spot.screen), slot: renames.slot(spot.slot, of: spot.screen),
        destination: renames.destination(spot.destination, of: spot.slot, in: spot.screen))
    }
    action.effects = old.effects.map { old in
      let owner = old.screen ?? screen
      var effect = old
      effect.screen = old.screen.map(renames.screen)
      effect.slot = renames.slot(old.slot, of: owner)
      effect.destinations = old.destinations.map { names in
        names.map { renames.destination($0, of: old.slot, in: owner) }
      }
      return effect
    }
    return action
  }
}

/// New names for the names that stand in a text, such as the type `[ItemModel.Row]?`.
private struct NameMap {
  private let names: [String: String]

  init(_ names: [String: String]) { self.names = names.filter { $0 != $1 } }

  func renamed(_ text: String) -> String {
    if names.isEmpty { return text }
    var result = ""
    var chain: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if name.isEmpty {
        result.append(rest.removeFirst())
        continue
      }
      chain = [name]
      rest = rest.dropFirst(name.count)
      while rest.first == ".", let next = rest.dropFirst().first, next.isLetter || next == "_" {
        let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        chain.append(name)
        rest = rest.dropFirst(name.count + 1)
      }
      result += renamed(chain)
    }
    return result
  }

  /// The longest known stretch of a dotted name is exchanged; its module may stand in front, its nested types behind.
  private func renamed(_ chain: [Substring]) -> String {
    for length in stride(from: chain.count, to: 0, by: -1) {
      for start in 0...(chain.count - length) {
        let stretch = chain[start..<start + length].joined(separator: ".")
        guard let new = names[stretch] else { continue }
        let parts = chain[..<start].map(String.init) + [new]
        return (parts + chain[(start + length)...].map(String.init)).joined(separator: ".")
      }
    }
    return chain.joined(separator: ".")
  }
}
