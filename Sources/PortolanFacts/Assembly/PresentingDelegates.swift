import PortolanModel

/// What the delegates of an app and of its scenes present on whatever is on top, when a URL is opened or a message comes: what the app
/// starts with leads there.
extension SourceAssembly {
  /// The delegates that present something, besides some types whose code is that of a screen already, and what the app of each starts
  /// with.
  func delegatesPresenting(besides others: [TypeSymbol], _ starts: [Start]) -> [(Start, TypeSymbol)]
  {
    delegatesPresenting.compactMap { delegate in
      if others.contains(where: { $0 === delegate }) { return nil }
      let start =
        starts.first { $0.isStart(of: delegate) }
        ?? starts.first { $0.targets.contains(delegate.module) }
      return start.map { ($0, delegate) }
    }
  }

  /// What delegates present where nobody can tell what the app shows first.
  func presentedAnywhere() -> [Unresolved] {
    let placed = Set(menus.values.flatMap { $0.map(ObjectIdentifier.init) })
    return delegatesPresenting.filter { !placed.contains(ObjectIdentifier($0)) }.flatMap {
      delegate in
      links(of: delegate).map { link in
        Unresolved(
          what:
            "on which screen '\(delegate.nesting)' presents by '\(link.form)' could not be told",
          location: link.location)
      }
    }
  }

  private var delegatesPresenting: [TypeSymbol] {
    program.types.filter { type in
      type.isDelegate && !program.isBeside(type) && !type.inherits("NSApplicationDelegate")
        && linksByHost[ObjectIdentifier(type)] != nil && !showsTabsFirst(type)
    }
  }
}
