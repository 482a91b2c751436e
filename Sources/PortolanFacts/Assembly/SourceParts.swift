import PortolanModel

/// Views that are no screens: what they do, the screens do that show them in place.
extension SourceAssembly {
  /// Adds to each screen what the parts of its views do, named for the part: `Badge.body`.
  func addActionsOfParts(to screens: inout [Screen]) {
    let numbers = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let contents = contentsByHost
    var done: [ObjectIdentifier: [Action]] = [:]
    let views = program.types + memory.gathered.all.map(\.symbol)
    for view in views where view.isView {
      guard let number = numbers[names.screen(of: view).id] else { continue }
      let parts = parts(of: view, presenting: contents, besides: numbers)
      let page = PassedState.Page(
        view: view, parts: Set(parts.map { ObjectIdentifier($0.view) }))
      // What the app's menus do is told with the screen already.
      let menus = Set((self.menus[screens[number].id] ?? []).map(ObjectIdentifier.init))
      // What the view presents of a model that others present, too, its parts change there.
      var borrowed: [Screen.ID: Set<String>] = [:]
      for path in shared.borrowed(by: view) where names.makers(apart: path.owner).isEmpty {
        borrowed[screen(with: path).id, default: []].insert(slotNames[path])
      }
      for part in parts where !menus.contains(ObjectIdentifier(part.view)) {
        let key = ObjectIdentifier(part.view)
        let actions = done[key] ?? self.actions(of: part.view, on: page)
        if !actsByPage(part.view) { done[key] = actions }
        let spot = part.path.flatMap { self.spot($0, ofScreen: screens[number]) }
        for var action in actions {
          action.availableAt = action.availableAt ?? spot
          for index in action.effects.indices {
            let effect = action.effects[index]
            guard let screen = effect.screen else { continue }
            if screen == screens[number].id || borrowed[screen]?.contains(effect.slot) == true {
              action.effects[index].screen = nil
            }
          }
          add(action, to: &screens[number])
        }
      }
    }
  }

  /// Adds what a part does to its screen. The press that takes the screen away as well is known already.
  private func add(_ action: Action, to screen: inout Screen) {
    if screen.actions.contains(action) { return }
    let known = screen.actions.firstIndex { known in
      guard known.name == action.name, known.kind == .system, action.kind == .user,
        let (own, other) = action.location.flatMap({ own in known.location.map { (own, $0) } }),
        own.file == other.file, let trigger = triggers[own] ?? nil
      else { return false }
      return triggers[other] == trigger
    }
    guard let known else { return screen.actions.append(action) }
    var joined = action
    joined.effects = (action.effects + screen.actions[known].effects).distinct
    screen.actions[known] = joined
  }

  /// A view that is no screen, and the state that presents it; `nil` where nothing does, or not always the same.
  private struct Part {
    var view: TypeSymbol
    var path: StatePath?
  }

  /// The parts that a view shows in place, and those in what it presents beside the screens to which that leads.
  private func parts(
    of view: TypeSymbol, presenting contents: [ObjectIdentifier: [Content]],
    besides screens: [Screen.ID: Int]
  ) -> [Part] {
    let own = parts(among: shownViews(of: view), of: view, besides: screens)
    var found = own.map { Part(view: $0, path: nil) }
    var numbers = Dictionary(
      found.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { first, _ in first })
    // What is presented by a part in turn stands there, too.
    var hosts = [view] + own
    while let host = hosts.popLast() {
      for content in contents[ObjectIdentifier(host)] ?? [] {
        for part in parts(among: content.region.allUses.map(\.view), of: view, besides: screens) {
          let key = ObjectIdentifier(part)
          if let known = numbers[key] {
            if found[known].path != content.path { found[known].path = nil }
            continue
          }
          numbers[key] = found.count
          found.append(Part(view: part, path: content.path))
          hosts.append(part)
        }
      }
    }
    return found
  }

  /// What is shown while some state says so, or a case of it.
  private struct Content {
    var path: StatePath
    var region: Region
  }

  /// By the view whose code says so, what is presented, and what is shown in tabs; not what is put together to a screen by itself.
  private var contentsByHost: [ObjectIdentifier: [Content]] {
    var contents: [ObjectIdentifier: [Content]] = [:]
    func add(_ path: StatePath, _ region: Region, of host: TypeSymbol?) {
      guard let host else { return }
      let cases = path.cases.isEmpty ? region.cases : []
      let shown =
        cases.isEmpty
        ? [Content(path: path, region: region)]
        : cases.map { Content(path: path.narrowed(to: $0.name), region: $0.region) }
      contents[ObjectIdentifier(host), default: []] += shown.filter { content in
        self.content(of: content.region).map { memory.gathered[$0.view] == nil } ?? true
      }
    }
    for site in walk.sites { add(site.path, site.region, of: site.host) }
    for tabs in walk.containers where tabs.kind == .tabs {
      if let path = tabs.path { add(path, tabs.region, of: tabs.host) }
    }
    return contents
  }

  private func spot(_ path: StatePath, ofScreen screen: Screen) -> Action.Spot? {
    guard let path = evidence.owners(of: path).first, isKnownSlot(path) else { return nil }
    let spot = spot(path)
    guard spot.screen == screen.id, let slot = screen.slots.first(where: { $0.name == spot.slot }),
      slot.destinations.contains(where: { $0.name == spot.destination })
    else { return nil }
    return spot
  }

  /// Some views that a view shows, and those that these show, down to where screens begin.
  private func parts(
    among views: [TypeSymbol], of view: TypeSymbol, besides screens: [Screen.ID: Int]
  ) -> [TypeSymbol] {
    var parts: [TypeSymbol] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = views.map { (view: $0, isBoxed: view.isBox) }[...]
    while let (next, isBoxed) = waiting.popFirst() {
      // A controller is a part of the view of SwiftUI's that boxes it.
      guard seen.insert(ObjectIdentifier(next)).inserted, isBoxed || !next.isController,
        screens[names.screen(of: next).id] == nil
      else { continue }
      parts.append(next)
      waiting += shownViews(of: next).map { ($0, next.isBox) }
    }
    return parts
  }

  /// Whether a part changes what it is handed, or lent, and different screens hand it different things.
  private func actsByPage(_ part: TypeSymbol) -> Bool {
    if pushesByPage(part) { return true }
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
