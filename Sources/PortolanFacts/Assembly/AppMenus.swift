import PortolanModel

/// What an app's menus do, its first screen does: they are there as long as it is.
extension SourceAssembly {
  /// By the screen that they are listed with, the types whose code is that of menus and scenes. Each of several apps has its own.
  func menus(_ starts: [Start]) -> [Screen.ID: [TypeSymbol]] {
    guard let first = starts.first, first.how == .main else { return [:] }
    let shown = Set(starts.map { ObjectIdentifier($0.symbol) })
    var menus: [Screen.ID: [TypeSymbol]] = [:]
    // A delegate on the Mac that only a storyboard, or `main.swift`, names answers for the menus all the same.
    let delegates = startingDelegates.filter { delegate in
      delegate.inherits("NSApplicationDelegate") && !delegate.has("main")
        && starts.contains { $0.isStart(of: delegate) }
    }
    for app in apps + delegates {
      // A watch's app has no menus; what its delegate does is not the phone's.
      if app.isDelegateOfWatch { continue }
      let start =
        starts.first { $0.isStart(of: app) } ?? starts.first { $0.targets.contains(app.module) }
        ?? first
      let found = typesOfMenus(of: app, besides: shown)
      menus[names.screen(of: start.symbol).id, default: []] += found
    }
    for (start, delegate) in delegatesPresenting(besides: menus.values.flatMap(\.self), starts) {
      menus[names.screen(of: start.symbol).id, default: []].append(delegate)
    }
    return menus
  }

  /// An app and the types whose code is that of its menus and scenes. What is a root by itself, as what hangs in the menu bar, has what
  /// stands in it.
  private func typesOfMenus(
    of app: TypeSymbol, besides roots: Set<ObjectIdentifier>
  ) -> [TypeSymbol] {
    var found: [TypeSymbol] = []
    var waiting = [app]
    while let type = waiting.popLast() {
      guard !found.contains(where: { $0 === type }),
        type === app || !roots.contains(ObjectIdentifier(type))
      else { continue }
      found.append(type)
      let isInMenu = !type.inherits("App", "Scene") && !type.has("main")
      let hasScenes = walk.scenes.contains { $0.host === type }
      waiting += (regions[ObjectIdentifier(type)]?.allUses ?? []).filter { use in
        if use.view.inherits("Commands", "Scene") { return true }
        // `CommandMenu("Tools") { ToolsMenu() }`
        return !use.view.modifiesViews
          && (isInMenu || hasScenes && use.standing == .aside)
      }
      .map(\.view)
      waiting += walk.scenes.filter { $0.isMenu && $0.host === type }.flatMap {
        scene -> [TypeSymbol] in
        if case .region(let region) = scene.content { region.allUses.map(\.view) } else { [] }
      }
    }
    return found.filter { !roots.contains(ObjectIdentifier($0)) }
  }

  /// Whether a view's code is that of the app's menus.
  func isMenu(_ view: TypeSymbol) -> Bool {
    menus.values.contains { $0.contains { $0 === view } }
  }

  /// Whether a link stands in a menu, rather than in the content of a window.
  func isInMenu(_ link: Int) -> Bool { !walk.scenes.contains { $0.links.contains(link) } }
}
