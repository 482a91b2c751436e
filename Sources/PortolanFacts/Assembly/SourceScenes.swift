import PortolanModel

/// Where an app starts: in the scenes of its `App`, each a screen that nobody presents.
extension SourceAssembly {
  /// A screen that the app starts with.
  struct Start {
    var symbol: TypeSymbol
    var how: Root.How
    var condition: String?
    /// The app, or the delegate, that shows it.
    var app: TypeSymbol?
    /// Further apps that start with it.
    var otherApps: [TypeSymbol] = []

    /// The targets of all these apps.
    var targets: [String] { Set(([app].compactMap { $0 } + otherApps).map(\.module)).sorted() }

    /// The modules that are the apps' own: what several of them start with is a library's.
    var modules: [String] { targets.count > 1 ? targets : [symbol.module] }

    func isStart(of symbol: TypeSymbol) -> Bool {
      app === symbol || otherApps.contains { $0 === symbol }
    }
  }

  func starts(_ wanted: [String]) -> [Start] {
    let declared = wanted.compactMap { name in
      program.types.first { $0.id == name || $0.nesting == name }
        .map { Start(symbol: $0, how: .declared) }
    }
    if !declared.isEmpty { return declared }
    var found: [Start] = []
    var conditions: [ObjectIdentifier: [String?]] = [:]
    func add(
      _ symbol: TypeSymbol, _ condition: String? = nil, of app: TypeSymbol? = nil,
      isFirst: Bool = false
    ) {
      conditions[ObjectIdentifier(symbol), default: []].append(condition)
      if let known = found.firstIndex(where: { $0.symbol === symbol }) {
        found[known].condition = Branches.either(conditions[ObjectIdentifier(symbol)] ?? [])
        if let app { found[known].otherApps.append(app) }
        return
      }
      found.append(
        Start(
          symbol: symbol, how: found.isEmpty || isFirst ? .main : .scene, condition: condition,
          app: app))
    }
    var shown = apps.map { app in
      (
        app,
        self.shown(in: app).map { ($0.view, app.conditions.reduce($0.condition, Branches.both)) }
      )
    }
    shown += startingDelegates.map { delegate in
      (
        delegate,
        startsShownFirst(by: delegate).map {
          ($0.view, delegate.conditions.reduce($0.condition, Branches.both))
        }
      )
    }
    // Of an app whose scenes the user opens later, its delegate's window comes first.
    for (number, app) in apps.enumerated() where !shown[number].1.isEmpty && !showsAtLaunch(app) {
      for other in shown.indices.dropFirst(apps.count) where shown[other].0.module == app.module {
        shown[number].1.insert(contentsOf: shown[other].1, at: 0)
        shown[other].1 = []
      }
    }
    shown.removeAll { $1.isEmpty }
    // Each app by itself: what a watch's app says of its first screen says nothing of the phone's.
    let told = Set(shown.map { $0.0.module })
    // A window that a scene's delegate fills starts with no storyboard.
    let filled = Set(
      shown.filter { $0.0.inherits("UIWindowSceneDelegate", "UISceneDelegate") }.map { $0.0.module }
    )
    shown += startingDelegates.filter { delegate in
      !told.contains(delegate.module)
        || (isMain(delegate) || mainStoryboard(of: delegate.module) != nil)
          && !filled.contains(delegate.module)
    }.map { delegate in
      // Where its code tells, too, it is no storyboard of some screen, nor a container that the code fills.
      let isTold = told.contains(delegate.module)
      let started = shownByStoryboard(of: delegate, mainAlone: isTold)
        .filter { !isTold || !$0.wrapsContent || fillsItself($0) }
      return (delegate, started.map { ($0, nil) })
    }
    shown.removeAll { $1.isEmpty }
    // Of several apps, which may be previews of features, the one comes first that shows most.
    if shown.count > 1 {
      let counts = shown.map { reach(from: $1.map(\.0)).views }
      shown = zip(shown.indices, counts).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { shown[$0.0] }
    }
    // Each app has a first scene: each of a target, and of one that no target tells apart each that the system starts by itself.
    var begun: Set<String> = []
    for (app, screens) in shown {
      let isNew = begun.insert(app.module).inserted || app.inherits("App") && isMain(app)
      for (number, (symbol, condition)) in screens.enumerated() {
        add(symbol, condition, of: app, isFirst: isNew && number == 0)
      }
    }
    if found.isEmpty { for symbol in shownByStoryboard { add(symbol) } }
    startedBySystem.forEach { add($0) }
    for host in hostsOfWatch where !found.contains(where: { $0.symbol === host }) {
      add(host, of: program.types.first { $0.isDelegateOfWatch && $0.module == host.module })
    }
    let beginnings = apps
    for flow in walk.flowTypes where names.view(of: flow) == nil {
      for maker in program.makers(of: flow)
      where maker.isDelegate || beginnings.contains(where: { $0 === maker }) {
        // What an app makes by the way, to open a link, is no flow that it begins with.
        if found.isEmpty || keeps(flow, in: maker) { add(flow, of: maker) }
      }
    }
    return found
  }

  /// What an app is called: as its target.
  func name(
    of starts: [Start], _ untold: [TypeSymbol], _ screens: [Screen], _ roots: [Root]
  ) -> String {
    let start = starts.first
    let root = roots.first.flatMap { root in screens.first { $0.id == root.screen } }
    var module = (start?.app ?? start?.symbol)?.module ?? (root ?? screens.first)?.module
    // An app of which nobody can tell what it shows first may be larger than its companion on a watch.
    func count(_ module: String?) -> Int { screens.count { $0.module == module } }
    for other in untold where count(other.module) > count(module) { module = other.module }
    let words = (module ?? "").split(separator: "_")
    return words.isEmpty ? "App" : words.joined(separator: " ")
  }

  /// The delegates of the apps that no code says to be an `App`: where one is, a delegate shows further windows at most.
  var startingDelegates: [TypeSymbol] {
    if let known = memory.startingDelegates { return known }
    let delegates = program.types.filter { $0.isDelegate && !program.isBeside($0) }
    let launching = Set(
      delegates.filter(walk.launched.contains).map(\.module))
    let told = Set(
      apps.filter { app in
        showsAtLaunch(app) || !launching.contains(app.module) && !shown(in: app).isEmpty
      }.map(\.module))
    let starting = delegates.filter { !told.contains($0.module) || isMain($0) }
    memory.startingDelegates = starting
    return starting
  }

  /// Whether an app's own scenes show a window when it starts.
  private func showsAtLaunch(_ app: TypeSymbol) -> Bool {
    shown(in: app).contains { !$0.isOpenedLater }
  }

  /// Whether the system starts the program with a type: by its attribute, or because `main.swift` names it.
  private func isMain(_ symbol: TypeSymbol) -> Bool {
    if ["main", "UIApplicationMain", "NSApplicationMain"].contains(where: symbol.has) {
      return true
    }
    guard let start = program.global(StoryboardNames.delegate(symbol.name)) else { return false }
    return Evaluator(program: program).value(of: start, of: nil, 0).type.ownSymbol === symbol
  }

  /// The apps and delegates, one of each module, of which nobody can tell what they show first.
  func untoldStarts(_ starts: [Start]) -> [TypeSymbol] {
    let storyboard = Set(shownByStoryboard.map(ObjectIdentifier.init))
    let delegates = startingDelegates
    let beginnings = apps.filter { $0.inherits("App") || $0.isDelegate } + delegates
    // A library may hold a delegate for its apps to use.
    let modules = Set(beginnings.filter { starts.isEmpty || isMain($0) }.map(\.module))
    return modules.sorted().compactMap { module in
      let own = beginnings.filter { $0.module == module }
      // An app that is but a menu shows nothing, nor does one that only says something.
      let isPlain = own.contains(where: showsPlainViewsAlone)
      let isShowingNothing = own.allSatisfy {
        isMenuAlone($0) || showsPlainViewsAlone($0) || isPlain && showsNothing($0)
      }
      if isShowingNothing { return nil }
      let isTold = starts.contains { start in
        own.contains(where: start.isStart) || storyboard.contains(ObjectIdentifier(start.symbol))
      }
      if isTold { return nil }
      // Windows belong to scenes, where there are any.
      return windowDelegate(of: module)
        ?? own.first { $0.inherits("UIWindowSceneDelegate", "UISceneDelegate") } ?? own.first
    }
  }

  func shownFirst(by delegate: TypeSymbol) -> [TypeSymbol] {
    usesShownFirst(by: delegate).map(\.view)
  }

  /// The screens that an app may start with, as far as its delegate's code says.
  private func startsShownFirst(by delegate: TypeSymbol) -> [(view: TypeSymbol, condition: String?)]
  {
    var found: [(view: TypeSymbol, condition: String?)] = []
    for use in leadingFirst(usesShownFirst(by: delegate)) {
      let start = start(with: use, of: delegate)
      // Of a bar of tabs that stands for all of these.
      if start === delegate, found.contains(where: { $0.view === delegate }) { continue }
      found.append((start, use.condition))
    }
    return found
  }

  /// The screen that an app starts with, where its delegate shows a view first: of a stack that the delegate's code makes with a model
  /// of its own, the model's, as the view lies in that; of a bar of tabs, the delegate.
  private func start(with use: ViewUse, of delegate: TypeSymbol) -> TypeSymbol {
    if isTab(use, of: delegate) { return delegate }
    guard let number = use.stack, walk.containers.indices.contains(number),
      case let stack = walk.containers[number], stack.isControllerStack, stack.host === delegate,
      let model = stack.path?.owner, names.model(of: delegate) === model,
      names.view(of: model) === delegate
    else { return use.view }
    return model
  }

  func usesShownFirst(by delegate: TypeSymbol) -> [ViewUse] {
    guard delegate.fillsWindows else { return [] }
    let shown = regions[ObjectIdentifier(delegate)]?.uses ?? []
    let uses = shown.enumerated().filter { number, use in
      !use.view.wrapsContent
        || fillsItself(use.view)
          && !shown.dropFirst(number + 1).prefix(1).contains { $0.depth > use.depth }
    }.map(\.element)
    let tabs = firstPagesOfTabs(of: shown.map(\.view))
    let content = uses.enumerated().filter { number, use in
      // What a controller is made with and shows in place begins with it; and what a bar of tabs shows that is there, too, with that.
      use.standing == .content && !tabs.contains(use.location)
        && !uses[..<number].contains { outer in
          outer.depth < use.depth && outer.view.isController
            && regions[ObjectIdentifier(outer.view)]?.allUses.contains { $0.view === use.view }
              == true
        }
    }.map(\.element)
    let isToldByStoryboard =
      !delegate.setsRootController
      && shownByStoryboard.contains { $0.module == delegate.module }
    if !content.isEmpty || isToldByStoryboard { return content.phoneFirst }
    return Array(uses.phoneFirst.prefix(1))
  }

  /// Where the first pages are made of the tabs of some bars.
  private func firstPagesOfTabs(of bars: [TypeSymbol]) -> Set<SourceLocation> {
    let links = bars.filter(\.isTabBar).flatMap { linksByHost[ObjectIdentifier($0)] ?? [] }
    return Set(
      links.map { walk.links[$0] }.filter { $0.presentation == .tab }
        .compactMap { $0.region?.firstPage?.location })
  }

  /// Whether a container of UIKit's puts its own content into itself: `class MainController: UINavigationController` that sets its
  /// controllers when it is loaded, or is a bar of tabs of the app's own that was given its tabs.
  private func fillsItself(_ view: TypeSymbol) -> Bool {
    view.isController
      && (regions[ObjectIdentifier(view)]?.firstUse != nil
        || walk.links.contains { $0.host === view && $0.presentation == .tab })
  }

  var apps: [TypeSymbol] {
    if let known = memory.apps { return known }
    let apps = program.types.filter {
      ($0.has("main") || $0.inherits("App")) && !program.isBeside($0)
    }
    memory.apps = apps
    return apps
  }

  /// Whether a type keeps an object in one of its properties, be it behind a protocol.
  private func keeps(_ object: TypeSymbol, in owner: TypeSymbol) -> Bool {
    let evaluator = Evaluator(program: program)
    return owner.storedProperties.contains { member in
      guard let kept = evaluator.property(member.name, of: owner)?.type.unwrapped.ownSymbol else {
        return false
      }
      return kept === object
        || kept.kind == .protocol
          && program.types(conformingTo: kept).contains { $0 === object }
    }
  }

  private func isMenuAlone(_ app: TypeSymbol) -> Bool {
    let scenes = walk.scenes.filter { $0.host === app }
    return !scenes.isEmpty && scenes.allSatisfy(\.isMenu)
  }

  /// A view that an app shows in one of its windows.
  private struct ShownInWindow {
    var view: TypeSymbol
    var condition: String?
    /// Whether the user opens it later.
    var isOpenedLater = false
  }

  /// The screens that an app, or a scene type of its own, shows in its windows: that first which is there when it starts.
  private func shown(in app: TypeSymbol, depth: Int = 0) -> [ShownInWindow] {
    let scenes = walk.scenes.filter { $0.host === app }
    if scenes.isEmpty || depth > 8 {
      if app.isDelegate {
        return startsShownFirst(by: app).map {
          ShownInWindow(view: $0.view, condition: $0.condition)
        }
      }
      return (regions[ObjectIdentifier(app)]?.allUses ?? [])
        .filter { !$0.view.wrapsContent && !$0.view.inherits("Scene", "Commands") }
        .map { ShownInWindow(view: $0.view) }
    }
    let all = scenes.flatMap { scene in
      shown(in: scene, depth).map { shown in
        var shown = shown
        shown.condition = shown.condition ?? scene.condition
        return shown
      }
    }
    let atLaunch = all.indices.filter { !all[$0].isOpenedLater }
    guard depth == 0, let first = atLaunch.usualFirst({ all[$0].condition }).first else {
      return all
    }
    return [all[first]] + all[..<first] + all[(first + 1)...]
  }

  private func shown(in scene: SceneSite, _ depth: Int) -> [ShownInWindow] {
    if case .type(let symbol) = scene.content { return shown(in: symbol, depth: depth + 1) }
    return views(shownIn: scene).map {
      ShownInWindow(view: $0, condition: $1, isOpenedLater: scene.isOpenedLater)
    }
  }

  /// Each view of a scene's content: there may be several, one for each branch of an `if`.
  private func views(shownIn scene: SceneSite) -> [(TypeSymbol, String?)] {
    if let screen = scene.screen { return [(screen, nil)] }
    switch scene.content {
    case .type: return []
    case .region(let region):
      if let host = scene.host, navigates(scene, host) { return [(host, nil)] }
      var uses = outermostUses(of: region)
      if scene.isForeign {
        // Which of them is the page, nobody knows: those that lead somewhere matter.
        let leading = uses.filter { self.navigates($0.view, visited: []) }
        uses = leading.isEmpty ? Array(uses.prefix(1)) : leading
      }
      // What stands beside each other makes one screen; of what stands in place of each other, each is one to start with.
      let page = uses.first { self.navigates($0.view, visited: []) }
      if let gathered = gathered(in: region, around: page),
        memory.gathered[gathered.view]?.isChoice == false
      {
        uses = [gathered]
      } else if let page, region.uses.contains(where: { $0.location == page.location }) {
        if let behind = presenters(behind: page.view)?.uses {
          uses.removeAll { use in behind.contains { $0.view === use.view } }
        }
        // What leads nowhere and stands beside the page, a banner, is a part of what the window shows.
        uses.removeAll { use in
          !self.navigates(use.view, visited: []) && !use.arms.exclude(page.arms)
            && region.uses.contains { $0.location == use.location }
        }
      }
      // Of several in place of each other the one comes first that leads to most: the others are a harness, or a way in.
      if uses.count > 1, uses.allSatisfy({ $0.condition == uses[0].condition }) {
        if uses.contains(where: { !$0.isElsewhere }) { uses = uses.phoneFirst }
        let reaches = zip(uses, reachesApart(uses.map(\.view))).map { use, reach in
          use.isElsewhere && !uses[0].isElsewhere ? Reach(views: 0) : reach
        }
        if let first = reaches.indices.max(by: { (reaches[$0], $1) < (reaches[$1], $0) }) {
          uses.insert(uses.remove(at: first), at: 0)
        }
      }
      // Of what hangs in the menu bar among views of SwiftUI's, a decoration is no screen.
      if scene.kind == SceneSite.menuBarItem, region.showsPlainViews, !uses.isEmpty {
        let page = content(of: region)
        uses.removeAll { use in
          let isDecoration =
            walk.reusedViews.contains(ObjectIdentifier(use.view)) && !isWorkedIn(use.view)
            && stands(use, besideOthersIn: region)
          return !navigates(use.view, visited: [])
            && (isDecoration || use.location != page?.location)
        }
        if uses.isEmpty { return [] }
      }
      // A view in a menu is no screen, unless it leads to some.
      if scene.isMenu {
        return uses.filter { navigates($0.view, visited: []) }.map { ($0.view, $0.condition) }
      }
      let any = region.allUses.first { $0.standing != .aside }
      return (uses.isEmpty ? [any].compactMap { $0 } : uses).map { ($0.view, $0.condition) }
    }
  }

  /// The views that a region shows side by side or in place of each other, without what they are handed and what stands around them.
  private func outermostUses(of region: Region) -> [ViewUse] {
    var found: [ViewUse] = []
    for use in region.uses where use.standing == .content {
      // What a view is handed, it shows as its own.
      if let outer = found.last, use.depth > outer.depth { continue }
      if !use.view.wrapsContent { found.append(use) }
    }
    return found + region.alternatives.flatMap(outermostUses)
  }

  /// Whether a scene leads somewhere by itself, not only by way of the views that it shows.
  private func navigates(_ scene: SceneSite, _ host: TypeSymbol) -> Bool {
    let own = names.screen(of: host)
    func isOwn(_ path: StatePath?) -> Bool {
      path.map {
        evidence.owners(of: $0).contains { path in
          names.screen(of: path.owner) === own
            || names.embedded(in: host).contains { $0.symbol === path.owner }
            || shared.borrowed(by: host).contains { $0.slot == path.slot }
        }
      } ?? false
    }
    return walk.sites[scene.sites].contains { $0.host === host && isOwn($0.path) }
      || walk.containers[scene.containers].contains { $0.host === host && isOwn($0.path) }
      || walk.links[scene.links].contains { $0.host === host }
      || showsColumns(scene) || lendsState(scene, host) || isWrapped(scene) || isModified(scene)
      || !swapped(in: scene).isEmpty
      || chooses(scene).contains { isOwn($0.path) }
  }

  /// Where a scene shows one view or another by the case of an enum.
  private func chooses(_ scene: SceneSite) -> [SelectionSite] {
    guard case .region(let region) = scene.content else { return [] }
    return region.selections.filter { site in
      Set(site.region.cases.compactMap { $0.region.firstUse.map { ObjectIdentifier($0.view) } })
        .count > 1
    }
  }

  /// The views that a scene shows in place of each other as state says:
  /// `WindowGroup { if isKnown { HomeView() } else { LoginView() } }`.
  private func swapped(in scene: SceneSite) -> [ViewUse] {
    guard case .region(let region) = scene.content, !scene.isForeign, !scene.isOpenedLater else {
      return []
    }
    let uses = outermostUses(of: region).filter { use in
      !use.arms.contains(where: walk.isNeverShown)
        && region.uses.contains { $0.location == use.location }
    }
    return uses.filter { use in
      let arms = use.arms.filter(\.fork.asksState)
      return uses.contains { $0.view !== use.view && arms.exclude($0.arms) }
    }
  }

  /// Whether a view is one of those that a scene shows in place of each other.
  func isSwapped(_ use: ViewUse) -> Bool {
    if let known = memory.swapped { return known.contains(use.location) }
    let found = Set(walk.scenes.flatMap { swapped(in: $0) }.map(\.location))
    memory.swapped = found
    return found.contains(use.location)
  }

  /// Whether a scene hands state of its app's own to a view that navigates by it.
  private func lendsState(_ scene: SceneSite, _ host: TypeSymbol) -> Bool {
    guard case .region(let region) = scene.content else { return false }
    return region.allUses.contains { use in
      use.paths.contains { path in
        names.screen(of: path.owner) === names.screen(of: host)
          && evidence[path.owner, path.property]?.isBound == true
      }
    }
  }

  /// Whether a view with navigation of its own stands around what a scene shows: `WindowGroup { Lock { Home() } }`.
  private func isWrapped(_ scene: SceneSite) -> Bool {
    guard case .region(let region) = scene.content else { return false }
    return region.allUses.contains { use in
      use.standing == .content && program.isWrapper(use.view)
        && !use.view.modifiesViews && navigatesByItself(use.view)
        && region.allUses.contains { $0.depth > use.depth }
    }
  }

  /// Whether a modifier with navigation of its own modifies what a scene shows: `WindowGroup { Home().modifier(Alerts()) }`.
  private func isModified(_ scene: SceneSite) -> Bool {
    guard case .region(let region) = scene.content else { return false }
    return region.allUses.contains { use in
      use.view.modifiesViews && navigatesByItself(use.view)
    }
  }

  /// Whether a scene shows several views side by side of which more than the first lead somewhere.
  private func showsColumns(_ scene: SceneSite) -> Bool {
    guard case .region(let region) = scene.content else { return false }
    return region.allUses.contains {
      $0.standing == .column && !isPlaceholder($0, in: region) && navigates($0.view, visited: [])
    }
  }

  /// The stretches of code that a view shows at first: its body, or the content of the scenes that are screens themselves.
  func shownRegions(of view: TypeSymbol) -> [Region] {
    let scenes = walk.scenes.filter {
      $0.host === view && $0.screen == nil && navigates($0, view)
    }
    if scenes.isEmpty {
      return regionsInPlace(of: view)
        + [presenters(behind: view)].compactMap(\.self)
    }
    return scenes.compactMap { if case .region(let region) = $0.content { region } else { nil } }
  }

  /// The screen that a link opens a window for.
  func reachScene(_ target: SceneTarget) -> Screen.ID? {
    guard let scene = walk.scenes.first(where: target.opens),
      let symbol = shown(in: scene, 0).first?.view
    else { return nil }
    reach(symbol)
    return names.screen(of: symbol).id
  }

  /// Code that opens a window which no scene of the app is, told once by whatever way it is come by.
  func unopened() -> [Unresolved] {
    var seen: Set<SourceLocation> = []
    return (walk.links.filter(walk.isUnopened) + walk.linksToUntoldScenes)
      .filter { seen.insert($0.location).inserted }
      .map { link in
        let name = link.scene?.id.map { ": '\($0)'" } ?? ""
        return Unresolved(
          what: "no scene was found that '\(link.form)' opens\(name)", location: link.location)
      }
  }
}

extension TypeSymbol {
  /// Whether its code says what a window shows: `window?.rootViewController = tabs`.
  fileprivate var setsRootController: Bool {
    members.contains { member in
      (member.declaration.body ?? []).windowContents.contains {
        $0.property == "rootViewController"
      }
    }
  }
}
