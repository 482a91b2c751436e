import PortolanModel

/// Views that are no screens: what they do, the screens do that show them in place.
extension SourceAssembly {
  /// Adds to each screen what the parts of its views do, named for the part: `Badge.body`.
  func addActionsOfParts(to screens: inout [Screen]) {
    let numbers = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var done: [ObjectIdentifier: [Action]] = [:]
    let views = program.types + memory.gathered.all.map(\.symbol)
    for view in views where view.isView && !view.isController {
      guard let number = numbers[names.screen(of: view).id] else { continue }
      let parts = parts(shownBy: view, besides: numbers)
      let page = PassedState.Page(view: view, parts: Set(parts.map(ObjectIdentifier.init)))
      for part in parts {
        let actions = done[ObjectIdentifier(part)] ?? self.actions(of: part, on: page)
        if !actsByPage(part) { done[ObjectIdentifier(part)] = actions }
        for var action in actions {
          for effect in action.effects.indices
          where action.effects[effect].screen == screens[number].id {
            action.effects[effect].screen = nil
          }
          if !screens[number].actions.contains(action) { screens[number].actions.append(action) }
        }
      }
    }
  }

  /// The views that a view shows in place, and those that these show, down to where screens begin.
  private func parts(shownBy view: TypeSymbol, besides screens: [Screen.ID: Int]) -> [TypeSymbol] {
    var parts: [TypeSymbol] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = shownViews(of: view)[...]
    while let next = waiting.popFirst() {
      guard seen.insert(ObjectIdentifier(next)).inserted, !next.isController,
        screens[names.screen(of: next).id] == nil
      else { continue }
      parts.append(next)
      waiting += shownViews(of: next)
    }
    return parts
  }

  /// Whether a part changes what it is handed, or lent, and different screens hand it different things.
  private func actsByPage(_ part: TypeSymbol) -> Bool {
    let doers = [part] + [program.delegate(ofWrapper: part)].compactMap(\.self)
    return doers.contains { doer in
      changesByOwner[ObjectIdentifier(doer)]?.contains { change in
        evidence.owners(of: change.path).count > 1 || evidence.isHandedNothing(change.path)
          || makers(lending: change) != nil
      } == true
    }
  }

  private func actions(of part: TypeSymbol, on page: PassedState.Page) -> [Action] {
    actions(of: [part], view: part, [], on: page).map { action in
      var action = action
      if !action.name.contains("(") { action.name = "\(part.nesting).\(action.name)" }
      return action
    }
  }
}
