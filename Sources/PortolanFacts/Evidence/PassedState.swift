import PortolanModel

/// State that is handed on: a binding that a view is passed, or takes by a key, is its owner's.
struct PassedState {
  /// For each view and property that binds somebody else's state: whose.
  private var aliases: [StatePath: [StatePath]] = [:]
  /// What is lent by a key, and taken by somebody.
  private var lent: Set<StatePath> = []
  /// For each of those the places that hand it over, with the cases of enums that they hand over beside it, by property.
  private var handed: [StatePath: [Handed]] = [:]

  private struct Handed {
    /// Whose it is; `nil` for what is nobody's, as a constant or a binding that only runs code.
    var path: StatePath?
    var cases: [String: String]
    /// The view that hands it over, and where.
    var view: TypeSymbol?
    var location: SourceLocation
  }

  /// - Parameter bound: Whose state the bindings are to that models keep.
  init(walk: ViewWalk, regions: [Region], bound: [StatePath: [StatePath]]) {
    aliases = bound
    for region in regions { collect(in: region) }
    collect(walk.lent, walk.program)
    for symbol in walk.program.types where symbol.modifiesViews {
      for (flag, binding) in walk.program.mirrors(of: symbol) {
        aliases[StatePath(owner: symbol, property: flag)] = [
          StatePath(owner: symbol, property: binding)
        ]
      }
    }
  }

  /// Whether somebody takes a piece of state that is lent by a key.
  func isLent(_ path: StatePath) -> Bool { lent.contains(path) }

  /// Whose state a path is in the end: itself, unless it is a binding that others passed. Each is told once, in however many ways it
  /// got there.
  func owners(of path: StatePath, depth: Int = 0) -> [StatePath] {
    guard depth < 6, let others = aliases[path.slot] else { return [path] }
    var found: [StatePath] = []
    for other in others {
      for owner in owners(of: path.handed(other), depth: depth + 1)
      where !found.contains(where: { $0.isSameBinding(as: owner) }) {
        found.append(owner)
      }
    }
    return found
  }

  /// Whose state a path of a part is on one screen: for each place there that hands it over, whose it is in the end; nobody's where all of
  /// them hand over a constant. Of what a screen is handed itself that is whoever presents it.
  func owners(of path: StatePath, on page: Page, depth: Int = 0) -> [[StatePath]] {
    guard page.parts.contains(ObjectIdentifier(path.owner)) else {
      // What a part's own object binds, as the coordinator of a view that wraps one of UIKit's, is that of the part.
      let bound = (aliases[path.slot] ?? []).filter {
        depth < 6 && page.parts.contains(ObjectIdentifier($0.owner))
      }
      if bound.isEmpty { return [owners(of: path)] }
      return bound.flatMap { owners(of: path.handed($0), on: page, depth: depth + 1) }
    }
    // A flag that only repeats a binding is whose that is.
    if depth < 6, let other = aliases[path.slot]?.first, other.owner === path.owner {
      return owners(of: path.handed(other), on: page, depth: depth + 1)
    }
    let places = (handed[path.slot] ?? []).filter { $0.view.map(page.holds) == true }
    guard depth < 6, !places.isEmpty else { return [owners(of: path)] }
    var found: [[StatePath]] = []
    for place in places {
      guard let other = place.path else { continue }
      for owners in owners(of: path.handed(other), on: page, depth: depth + 1)
      where !found.contains(owners) {
        found.append(owners)
      }
    }
    return found
  }

  /// Whether some place hands over nobody's state to where a path binds some.
  func isHandedNothing(_ path: StatePath) -> Bool {
    handed[path.slot]?.contains { $0.path == nil } == true
  }

  /// A screen's view, and the views that are parts of it.
  struct Page {
    var view: TypeSymbol
    var parts: Set<ObjectIdentifier>

    func holds(_ symbol: TypeSymbol) -> Bool {
      symbol === view || parts.contains(ObjectIdentifier(symbol))
    }
  }

  /// The views that hand somebody's state on to where a path binds it, each with that state.
  func givers(of path: StatePath, depth: Int = 0) -> [(view: TypeSymbol, path: StatePath)] {
    guard depth < 6, let others = aliases[path.slot] else { return [] }
    let own = (handed[path.slot] ?? []).flatMap { place in
      (place.path.map { owners(of: $0) } ?? []).compactMap { path in
        place.view.map { (view: $0, path: path) }
      }
    }
    return own + others.flatMap { givers(of: $0, depth: depth + 1) }
  }

  /// Whether some state is handed on to where a path binds it only at places of which something holds, be it by way of other views there.
  func isOnlyHanded(
    _ state: StatePath, to path: StatePath, depth: Int = 0, at holds: (SourceLocation) -> Bool
  ) -> Bool {
    guard depth < 6, let places = handed[path.slot] else { return false }
    return places.allSatisfy { place in
      guard let other = place.path else { return true }
      return holds(place.location) || !owners(of: other).contains { $0.slot == state.slot }
        || isOnlyHanded(state, to: other, depth: depth + 1, at: holds)
    }
  }

  /// Whether a presenter never presents for some state: wherever it is handed that, it is handed a case, too, for which it does
  /// something else.
  func isNever(_ site: PresentationSite, for path: StatePath) -> Bool {
    let forks = site.arms.filter { $0.fork.constant?.owner === site.path.owner }
    if forks.isEmpty { return false }
    let places = (handed[site.path.slot] ?? []).filter { place in
      place.path.map { owners(of: $0).contains { $0.slot == path.slot } } == true
    }
    return !places.isEmpty
      && places.allSatisfy { place in forks.contains { $0.isExcluded(by: place.cases) } }
  }

  private mutating func collect(in region: Region) {
    for use in region.uses {
      for (property, denotation) in use.arguments.sorted(by: { $0.key < $1.key }) {
        if let name = denotation.caseName, let path = denotation.boundByCase,
          let key = StatePath(owner: use.view, property: property).bound(by: name)
        {
          hand(path, to: key, by: use)
          continue
        }
        guard use.view.isPassed(property) || use.lent.contains(property) else { continue }
        let key = StatePath(owner: use.view, property: property)
        // What may be any of several is told nowhere.
        if denotation.path == nil, !denotation.choices.isEmpty || denotation.undeclared != nil {
          continue
        }
        hand(denotation.path, to: key, by: use)
      }
    }
    for inner in region.alternatives + region.presented { collect(in: inner) }
  }

  private mutating func hand(_ path: StatePath?, to key: StatePath, by use: ViewUse) {
    handed[key, default: []].append(
      Handed(
        path: path, cases: use.arguments.compactMapValues(\.constantName), view: use.host,
        location: use.location))
    guard let path else { return }
    if !aliases[key, default: []].contains(path), path.slot != key {
      aliases[key, default: []].append(path)
    }
  }

  /// Whoever takes what is lent by a key acts on it as its owner would.
  private mutating func collect(_ states: [LentState], _ program: Program) {
    for state in states {
      // Of several views that lend by one key to what they show nobody knows who is around the taker.
      let isAnyOfSeveral =
        state.key.isOfEnvironment
        && states.contains { $0.key == state.key && $0.path.slot != state.path.slot }
      for taker in program.takers[state.key] ?? [] where taker.slot != state.path.slot {
        lent.insert(state.path.slot)
        if isAnyOfSeveral || aliases[taker, default: []].contains(state.path) { continue }
        aliases[taker, default: []].append(state.path)
      }
    }
  }
}

extension StatePath {
  /// The same of the state that a binding is to which it is a path of.
  fileprivate func handed(_ other: StatePath) -> StatePath {
    var path = other
    path.cases += cases
    if isNegated { path.isNegated.toggle() }
    if isClosing { path.isClosing = true }
    return path
  }
}

extension TypeSymbol {
  /// Whether a property is a binding to somebody else's state.
  func isPassed(_ name: String) -> Bool {
    guard let member = property(name) else { return false }
    let held = member.declaration.type?.unwrapped
    return ["Binding", "UIBinding"].contains { name in
      member.attribute(name) != nil || held?.lastName == name
    }
  }
}
