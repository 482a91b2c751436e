import PortolanModel

/// Where an app starts: in the scenes of its `App`, each a screen that nobody presents.
extension SourceAssembly {
  /// A screen that the app starts with.
  struct Start {
    var symbol: TypeSymbol
    var how: Root.How
    var condition: String?
  }

  func starts(_ wanted: [String]) -> [Start] {
    let declared = wanted.compactMap { name in
      program.types.first { $0.id == name || $0.nesting == name }
        .map { Start(symbol: $0, how: .declared) }
    }
    if !declared.isEmpty { return declared }
    var found: [Start] = []
    func add(_ symbol: TypeSymbol, _ condition: String? = nil) {
      if found.contains(where: { $0.symbol === symbol }) { return }
      found.append(Start(symbol: symbol, how: found.isEmpty ? .main : .scene, condition: condition))
    }
    for app in apps { for (symbol, condition) in shown(in: app) { add(symbol, condition) } }
    if !found.isEmpty {
      startedBySystem.forEach { add($0) }
      return found
    }
    for delegate in program.types where delegate.isDelegate && !program.isBeside(delegate) {
      for use in regions[ObjectIdentifier(delegate)]?.uses ?? [] where !use.view.wrapsContent {
        add(use.view)
      }
    }
    if found.isEmpty { for symbol in shownByStoryboard { add(symbol) } }
    startedBySystem.forEach { add($0) }
    return found
  }

  /// What an `Info.plist` names: an extension's first controller, what a scene's delegate shows.
  private var startedBySystem: [TypeSymbol] {
    let names = program.globals.keys.filter { $0.hasPrefix(StoryboardNames.start("")) }.sorted()
    let evaluator = Evaluator(program: program)
    return names.flatMap { name -> [TypeSymbol] in
      guard let symbol = evaluator.value(of: program.globals[name]!, of: nil, 0).type.ownSymbol,
        !program.isBeside(symbol)
      else { return [] }
      if symbol.isController { return [symbol] }
      return (regions[ObjectIdentifier(symbol)]?.uses ?? []).map(\.view).filter { !$0.wrapsContent }
    }
  }

  /// What the main storyboard starts with, where no code says what the window shows.
  private var shownByStoryboard: [TypeSymbol] {
    let main = StoryboardNames.scene("", in: "Main")
    let known = program.globals.keys.filter { $0.hasPrefix("storyboard ") && $0.hasSuffix(" ") }
    guard let name = known.first(where: { $0 == main }) ?? known.min(),
      let member = program.globals[name], let value = member.declaration.value
    else { return [] }
    let evaluator = Evaluator(program: program)
    let elements = if case .array(let elements) = value { elements } else { [value] }
    return elements.compactMap { element in
      evaluator.evaluate(element, in: Environment(scope: nil, file: member.file)).type.ownSymbol
    }
    .filter { $0.isController && !program.isBeside($0) }
  }

  private var apps: [TypeSymbol] {
    program.types.filter { ($0.has("main") || $0.inherits("App")) && !program.isBeside($0) }
  }

  /// The screens that an app, or a scene type of its own, shows in its windows.
  private func shown(in app: TypeSymbol, depth: Int = 0) -> [(TypeSymbol, String?)] {
    let scenes = walk.scenes.filter { $0.host === app }
    if scenes.isEmpty || depth > 8 {
      return (regions[ObjectIdentifier(app)]?.allUses ?? [])
        .filter { !$0.view.wrapsContent && !$0.view.inherits("Scene", "Commands") }
        .map { ($0.view, nil) }
    }
    return scenes.flatMap { scene in
      shown(in: scene, depth).map { ($0.0, scene.condition ?? $0.1) }
    }
  }

  /// Each view of a scene's content: there may be several, one for each branch of an `if`.
  private func shown(in scene: SceneSite, _ depth: Int) -> [(TypeSymbol, String?)] {
    switch scene.content {
    case .type(let symbol): return shown(in: symbol, depth: depth + 1)
    case .region(let region):
      if let host = scene.host, navigates(scene, host) { return [(host, nil)] }
      return region.allUses.filter { !$0.view.wrapsContent && !$0.view.inherits("ViewModifier") }
        .map { ($0.view, nil) }
    }
  }

  /// Whether a scene leads somewhere by itself, not only by way of the views that it shows.
  private func navigates(_ scene: SceneSite, _ host: TypeSymbol) -> Bool {
    let own = names.screen(of: host)
    func isOwn(_ path: StatePath?) -> Bool {
      path.map {
        evidence.owners(of: $0).contains { path in
          names.screen(of: path.owner) === own
            || names.embedded(in: host).contains { $0.symbol === path.owner }
        }
      } ?? false
    }
    return walk.sites[scene.sites].contains { $0.host === host && isOwn($0.path) }
      || walk.containers[scene.containers].contains { $0.host === host && isOwn($0.path) }
      || walk.links[scene.links].contains { $0.host === host }
  }

  /// The stretches of code that a view shows at first: its body, or the content of the scenes that are screens themselves.
  func shownRegions(of view: TypeSymbol) -> [Region] {
    let scenes = walk.scenes.filter { $0.host === view && navigates($0, view) }
    if scenes.isEmpty { return [regions[ObjectIdentifier(view)]].compactMap { $0 } }
    return scenes.compactMap { if case .region(let region) = $0.content { region } else { nil } }
  }

  /// The screen that a link opens a window for.
  mutating func reachScene(_ target: SceneTarget) -> Screen.ID? {
    guard let scene = walk.scenes.first(where: target.opens),
      let symbol = shown(in: scene, 0).first?.0
    else { return nil }
    reach(symbol)
    return names.screen(of: symbol).id
  }

  /// Code that opens a window which no scene of the app is.
  func unopened() -> [Unresolved] {
    walk.links.filter { link in
      link.scene.map { target in !walk.scenes.contains(where: target.opens) } ?? false
    }
    .map { Unresolved(what: "no scene was found that '\($0.form)' opens", location: $0.location) }
  }
}

/// What an app's menus do, its first screen does: they are there as long as it is.
extension SourceAssembly {
  /// By the screen that they are listed with, the types whose code is that of menus and scenes.
  func menus(_ starts: [Start]) -> [Screen.ID: [TypeSymbol]] {
    guard let first = starts.first, first.how == .main else { return [:] }
    let shown = starts.map { ObjectIdentifier($0.symbol) }
    var found: [TypeSymbol] = []
    var waiting = apps
    while let type = waiting.popLast() {
      guard !found.contains(where: { $0 === type }) else { continue }
      found.append(type)
      waiting += (regions[ObjectIdentifier(type)]?.allUses ?? []).map(\.view)
        .filter { $0.inherits("Commands", "Scene") }
    }
    return [
      names.screen(of: first.symbol).id: found.filter { !shown.contains(ObjectIdentifier($0)) }
    ]
  }

  /// Whether a link stands in a menu, rather than in the content of a window.
  func isInMenu(_ link: Int) -> Bool { !walk.scenes.contains { $0.links.contains(link) } }
}
