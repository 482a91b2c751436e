import PortolanModel

extension SourceAssembly {
  /// What changes navigation from one screen: its methods, its reducer, the callbacks that its parent hooks up, its links.
  func actions(of owners: [TypeSymbol], view: TypeSymbol?) -> [Action] {
    // A reducer changes the state that is nested in it.
    let doers = owners + owners.compactMap { $0.isModel && $0.kind != .class ? $0.outer : nil }
    let changes = doers.flatMap { changesByOwner[ObjectIdentifier($0)] ?? [] }
    var actions: [Action] = []
    for change in changes where isKnownSlot(change.path) {
      add(effect(of: change, owners), by: change.function, at: change.location, to: &actions)
    }
    for link in walk.links where link.host === view && view != nil {
      guard let path = stack(taking: link) else { continue }
      let isOwn = owners.contains { $0 === path.owner }
      let effect = Action.Effect(
        kind: .push, screen: isOwn ? nil : names.screen(of: path.owner).id, slot: path.property,
        destinations: link.value?.caseName.map { [$0] })
      add(effect, by: link.form, at: link.location, to: &actions)
    }
    return actions
  }

  private func add(
    _ effect: Action.Effect, by name: String, at location: SourceLocation,
    to actions: inout [Action]
  ) {
    if let known = actions.firstIndex(where: { $0.name == name }) {
      if !actions[known].effects.contains(effect) { actions[known].effects.append(effect) }
    } else {
      actions.append(Action(name: name, kind: .user, effects: [effect], location: location))
    }
  }

  private func effect(of change: StateChange, _ owners: [TypeSymbol]) -> Action.Effect {
    let isOwn = owners.contains { $0 === change.path.owner }
    return Action.Effect(
      kind: change.kind, screen: isOwn ? nil : names.screen(of: change.path.owner).id,
      slot: change.path.property, destinations: change.cases.isEmpty ? nil : change.cases,
      afterAwait: change.isAfterAwait ? true : nil)
  }

  /// The stack onto which a value link pushes: the bound one whose elements are of the value's type, else one that takes anything.
  func stack(taking link: LinkSite) -> StatePath? {
    guard let value = link.value else { return nil }
    let symbol = value.type.symbol
    var taking: StatePath?
    for path in walk.containers.lazy.compactMap(\.path).flatMap({ evidence.owners(of: $0) }) {
      guard let type = Evaluator(program: program).property(path.property, of: path.owner)?.type
      else { continue }
      if type.isErasedPath {
        let isUntold = evidence[path.owner, path.property].map(isUntold) ?? false
        if taking == nil, !isUntold { taking = path }
      } else if let symbol, type.element.symbol === symbol {
        return path
      }
    }
    return taking
  }

  private func isKnownSlot(_ path: StatePath) -> Bool {
    if let evidence = evidence[path.owner, path.property], evidence.isBound {
      return !isUntold(evidence)
    }
    guard let fact = types[path.owner.id] else { return false }
    return classification.slots(of: fact).contains {
      $0.name == path.property && $0.origin != .inferred
    }
  }
}
