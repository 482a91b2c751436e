import PortolanModel

/// What could not be resolved, a line for each.
extension SourceAssembly {
  /// What could not be read. Of code that was not, only names matter that the model has, or would have: those of its types.
  func problems(naming screens: [Screen]) -> [Unresolved] {
    let problems = program.files.flatMap(\.problems)
    guard problems.contains(where: { $0.mentions != nil }) else { return problems }
    let names = Set(screens.flatMap(\.names) + program.types.map(\.name))
    return problems.map { problem in
      var problem = problem
      problem.mentions = problem.mentions?.filter(names.contains)
      return problem
    }
  }

  /// Apps of which nobody can tell what they show first.
  func unstarted(_ beginnings: [TypeSymbol]) -> [Unresolved] {
    beginnings.map { symbol in
      Unresolved(
        what: "what '\(symbol.nesting)' shows first could not be told; '--root' names it",
        location: symbol.position.location(in: program.files[symbol.file].path))
    }
  }

  /// Screens that only lead to each other, of which nobody can tell which comes first.
  func unbegun(_ circles: [Circle]) -> [Unresolved] {
    circles.map { circle in
      let names = circle.screens.map { "'\($0.type)'" }
      let others = names.dropFirst().prefix(3).joined(separator: ", ")
      let last = names.count > 4 ? " and others" : ""
      return Unresolved(
        what: names.count == 1
          ? "nothing but \(names[0]) itself leads to it, which is taken for the first screen"
          : """
          nothing but \(others)\(last) leads to \(names[0]), which leads there, and is taken for the \
          first screen; '--root' names another
          """,
        location: circle.screens[0].location)
    }
  }

  /// Classes that were not read, and by which the app presents.
  func unread() -> [Unresolved] {
    program.unread.map { object in
      let hosts = object.hosts.map { "'\($0.nesting)'" }
      let module = program.module(declaring: object).map { " of '\($0)'" } ?? ""
      return Unresolved(
        what: """
          the type '\(object.symbol.name)'\(module) is declared in no file that was read, so that \
          what \(hosts.prefix(3).joined(separator: ", "))\(hosts.count > 3 ? " and others" : "") \
          present by it is told from their code alone; name the folder of its source as a further input
          """,
        location: object.member.declaration.position.location(
          in: program.files[object.member.file].path))
    }
  }

  /// Controllers that were not read, and that the app extends by what they show.
  func unreadControllers() -> [Unresolved] {
    program.unreadControllers.map { controller in
      Unresolved(
        what: """
          the class '\(controller.name)' is declared in no file of Swift that was read, so that what it \
          presents is told from its extensions alone
          """,
        location: controller.position.location(in: program.files[controller.file].path))
    }
  }

  /// Types of which a module declares two.
  func redeclared() -> [Unresolved] {
    program.redeclared.map { again, first in
      let place = first.position.location(in: program.files[first.file].path)
      return Unresolved(
        what:
          "'\(again.name)' is declared in '\(again.module)' already, at \(place), which is meant where nothing tells",
        location: again.position.location(in: program.files[again.file].path))
    }
  }

  /// Views whose functions call each other in so many ways that not all were followed.
  func unfinished() -> [Unresolved] {
    walk.unfinished.map { symbol in
      Unresolved(
        what: """
          '\(symbol.nesting)' shows what its functions make of each other in too many ways to follow \
          them all
          """,
        location: symbol.position.location(in: program.files[symbol.file].path))
    }
  }

  /// What views present while some state says so that could not be told.
  func unfollowed() -> [Unresolved] {
    let known = Set(walk.sites.map { $0.location })
    var seen: Set<SourceLocation> = []
    return walk.unfollowed.compactMap { site in
      guard let host = site.host, !known.contains(site.location),
        seen.insert(site.location).inserted
      else { return nil }
      return Unresolved(
        what: "which state says when '\(host.nesting)' shows '\(site.form)' could not be told",
        location: site.location)
    }
  }

  /// Controllers that code shows, of which neither it nor whoever calls it says which they are.
  func untoldControllers(in screens: [Screen]) -> [Unresolved] {
    let untold = Set(walk.links.filter(\.isUntold).map(\.location))
    if untold.isEmpty { return [] }
    let links = screens.flatMap(\.links)
    var seen = Set(links.filter { $0.leadsTo != nil }.map(\.location))
    let further = links.filter { untold.contains($0.location) && seen.insert($0.location).inserted }
    // By no name of a screen's: of those that are named here it is said that they were not followed.
    return further.map { link in
      Unresolved(
        what: "which controller is shown by '\(link.form)' could not be told",
        location: link.location)
    }
  }

  /// What views show of several types behind a protocol, or that an item keeps, where nobody knows which is meant.
  func erased() -> [Unresolved] {
    var seen: Set<SourceLocation> = []
    return (walk.erased + walk.keptViews).compactMap { site in
      guard let host = site.host, leads(site), seen.insert(site.location).inserted else {
        return nil
      }
      return Unresolved(
        what: """
          what '\(host.nesting)' shows by '\(site.form)' of any '\(site.type.nesting)' could not be \
          told
          """,
        location: site.location)
    }
  }

  /// Whether something may be shown there that leads on, or that is a page: which colour lies behind a view is no news.
  private func leads(_ site: ErasedView) -> Bool {
    guard let parts = site.parts, !parts.mayLead else { return true }
    return parts.views.contains { navigates($0, visited: []) }
      || !site.isPart
        && (parts.mayBePage
          || parts.views.contains { regions[ObjectIdentifier($0)]?.mayBePage != false })
  }

  /// Windows of libraries around pages that nothing else was seen to show.
  func unreadWindows() -> [Unresolved] {
    var seen: Set<SourceLocation> = []
    return stateWalk.unreadWindows.compactMap { window in
      let pages = window.pages.filter { !isUsed($0) }.map { "'\($0.nesting)'" }
      if pages.isEmpty || !seen.insert(window.location).inserted { return nil }
      return Unresolved(
        what: """
          the type '\(window.name)' is declared in no file that was read, so that how it shows \
          \(pages.joined(separator: ", ")) could not be told
          """,
        location: window.location)
    }
  }

  /// Bars of tabs of which nobody knows what code gives them to show.
  func untoldTabs() -> [Unresolved] {
    var seen: Set<ObjectIdentifier> = []
    return walk.untoldTabs.filter { bar, _ in
      let links = linksByHost[ObjectIdentifier(bar)] ?? []
      return screens[names.screen(of: bar).id] != nil
        && !links.contains { walk.links[$0].presentation == .tab }
        && seen.insert(ObjectIdentifier(bar)).inserted
    }
    .map { bar, location in
      Unresolved(what: "which tabs '\(bar.nesting)' has could not be told", location: location)
    }
  }

  /// Stacks of controllers that hold anything, and whose elements are only registered by the controllers that come to lie on them.
  func untold() -> [Unresolved] {
    evidence.all.filter(isUntold).map { evidence in
      Unresolved(
        what: """
          '\(evidence.owner.nesting).\(evidence.property)' is a stack of anything, and what it shows \
          is registered while the app runs
          """,
        location: evidence.container?.location)
    }
    .sorted { $0.what < $1.what }
  }

  /// Whether a stack holds anything, and no code that is walked with it says what.
  func isUntold(_ evidence: SlotEvidence) -> Bool {
    guard let container = evidence.container, container.isControllerStack,
      let type = Evaluator(program: program).property(evidence.property, of: evidence.owner)?.type,
      case .foreign = type.unwrapped
    else { return false }
    return !walk.handlers.contains { handler in
      handler.container.map { walk.containers[$0].location == container.location } == true
    }
  }

  /// Screens whose view some code makes, or code elsewhere may make, though nothing was seen to show it.
  /// - Parameter made: What other code makes of the screens that only lead to each other.
  func unshown(
    among unreached: Set<Screen.ID>, besides made: [TypeSymbol], appModules: Set<String>
  ) -> [Unresolved] {
    program.types.compactMap { symbol in
      let isMadeUnseen = made.contains { $0 === symbol }
      let isUnreached =
        (symbol.isView || isFlow(symbol)) && unreached.contains(names.screen(of: symbol).id)
      guard isMadeUnseen || isUnreached else { return nil }
      let what: String
      if self.made.isMereScene(symbol) {
        what = "'\(symbol.nesting)' is a scene of a storyboard, and nothing was seen to show it"
      } else if isMadeUnseen || isUsed(symbol) || isMade(symbol) {
        what = "'\(symbol.nesting)' is made, and nothing was seen to show it"
      } else if symbol.isPublic, !program.unreadControllers.contains(where: { $0 === symbol }),
        !appModules.isEmpty, !appModules.contains(symbol.module)
      {
        // What a library offers, someone else may show.
        let openness = symbol.isPackage ? "open to its package" : "public"
        what =
          "'\(symbol.nesting)' is \(openness) in '\(symbol.module)', and nothing was seen to show it"
      } else {
        return nil
      }
      return Unresolved(
        what: what, location: symbol.position.location(in: program.files[symbol.file].path))
    }
  }

  /// Wrappers that present, though nothing in the charted app was seen to use them.
  func unplaced() -> [Unresolved] {
    program.types.filter { symbol in
      program.isWrapper(symbol) && !program.isBeside(symbol)
        && !walk.followedInPlace.contains(ObjectIdentifier(symbol))
        && screens[names.screen(of: symbol).id] == nil
        && evidence.evidence(of: symbol).contains { !$0.sites.isEmpty }
    }
    .map { symbol in
      Unresolved(
        what: "'\(symbol.nesting)' presents for what it wraps, and nothing was seen to use it",
        location: symbol.position.location(in: program.files[symbol.file].path))
    }
  }
}
