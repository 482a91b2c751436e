import PortolanModel

/// Which windows an app's delegate shows when the app starts, and which of those that it keeps the user opens later.
struct LaunchedWindows {
  /// The delegates that show something when the app starts.
  private(set) var delegates: Set<ObjectIdentifier> = []
  /// Where the views are made that one delegate shows then, and those that its properties keep.
  private var shown: Set<SourceLocation> = []
  private var kept: Set<SourceLocation> = []
  /// What the delegate's code calls the windows that it has filled.
  private var filled: Set<String> = []
  /// Where the views are made that further windows show, which objects have made for themselves.
  private var apart: Set<SourceLocation> = []
  /// The window that one delegate fills first, by its maker, and what it shows.
  private var usual: (maker: ObjectIdentifier?, shown: Set<SourceLocation>)?

  /// How the code shows the first window, where it does so in some case alone, as when the app is launched for the first time.
  var sometimes: LinkSite?

  func contains(_ delegate: TypeSymbol) -> Bool { delegates.contains(ObjectIdentifier(delegate)) }

  mutating func begin() {
    (shown, kept, filled, usual) = ([], [], [], nil)
    sometimes = nil
  }

  mutating func note(filled window: String) { filled.insert(window) }

  /// Whether a delegate's code has filled a window of a name that somebody keeps.
  func isFilled(_ window: String) -> Bool { filled.contains(window) }

  mutating func note(_ uses: some Sequence<ViewUse>, shownBy delegate: TypeSymbol) {
    shown.formUnion(uses.map(\.location))
    if !shown.isEmpty { delegates.insert(ObjectIdentifier(delegate)) }
  }

  mutating func note(kept uses: some Sequence<ViewUse>) { kept.formUnion(uses.map(\.location)) }

  /// Notes what a window shows.
  ///
  /// - Parameter maker: Who has made the window for itself, as for a lock or a banner; nothing of what may be the app's own.
  mutating func note(_ uses: some Sequence<ViewUse>, inWindowOf maker: ObjectIdentifier?) {
    let shown = Set(uses.map(\.location))
    guard let first = usual else { return usual = (maker, shown) }
    if maker == first.maker {
      usual?.shown.formUnion(shown)
    } else if maker == nil {
      apart.formUnion(first.shown)
      usual = (nil, shown)
    } else {
      apart.formUnion(shown)
    }
  }

  /// Whether what stands in a place is shown by a further window.
  func isApart(_ location: SourceLocation) -> Bool { apart.contains(location) }

  /// Whether what stands in a place is only kept at first.
  func isOnlyKept(_ location: SourceLocation) -> Bool {
    kept.contains(location) && !shown.contains(location)
  }
}

extension ViewWalk {
  /// Whether the code is an app delegate's that the system runs when the app has started, or is called by that.
  var isLaunching: Bool {
    guard let host, host.isDelegate else { return false }
    return Declaration.launches.contains { following.contains("\(host.id).\($0)") }
  }

  /// Notes that code of a delegate, or what that calls, puts something into a window.
  mutating func note(filled window: Expression?) {
    guard let window, let name = window.lastName else { return }
    let key = key(ofWindow: window, named: name)
    if environment.local(name, evaluator) == nil {
      launched.note(filled: key)
    } else {
      first.windows.insert(key)
    }
  }

  /// What tells a window from others: several objects may each call the window controller so that they keep, each of a class of its own.
  private func key(ofWindow window: Expression, named name: String) -> String {
    evaluate(window).type.unwrapped.ownSymbol.map { "\(name) of \($0.id)" } ?? name
  }

  /// The object that has made a window for itself, and hands it to nobody.
  func maker(ofWindow window: Expression) -> ObjectIdentifier? {
    guard let name = window.ownName, environment.local(name, evaluator) == nil,
      let scope = environment.scope, !scope.isDelegate, let property = scope.property(name),
      property.isStored
    else { return nil }
    let given =
      [property.declaration.value].compactMap(\.self)
      + program.values(givenTo: name, of: scope).map(\.value)
    let made = given.filter { $0 != .nil }
    let isHandedOn = scope.members.contains { member in
      (member.declaration.body ?? []).firstCall { _, arguments in
        arguments.contains { $0.value.ownName == name } ? true : nil
      } == true
    }
    guard !made.isEmpty, !isHandedOn,
      made.allSatisfy({ if case .call = $0 { true } else { false } })
    else { return nil }
    return ObjectIdentifier(scope)
  }

  /// Whether a window is the first that an app's delegate shows when the app is launched: then the app starts with it. What is shown in
  /// some case alone, `if isFirstLaunch { tips.showWindow(nil) }`, one that is shown anyway leads to.
  mutating func begins(with window: LinkSite) -> Bool {
    guard isLaunching, let ownRegion, let uses = window.region?.uses else { return false }
    let isSometimes = !(armsOfController + arms).allSatisfy(\.fork.isOfBuilds)
    if ownRegion.uses.isEmpty {
      ownRegion.uses = uses
      launched.sometimes = isSometimes ? window : nil
      launched.sometimes?.condition = condition
      return true
    }
    guard !isSometimes, !uses.isEmpty, let sometimes = launched.sometimes else { return false }
    launched.sometimes = nil
    // What has been put into it since, as into a window of another kind, stays.
    let former = Set(sometimes.region?.uses.map(\.location) ?? [])
    if ownRegion.uses.contains(where: { !former.contains($0.location) }) { return false }
    ownRegion.uses = uses
    if !former.isSuperset(of: uses.map(\.location)) { add(sometimes) }
    return true
  }

  /// Whether it has done so before it shows the window: then the window's content is shown already.
  func isFilled(_ window: Expression) -> Bool {
    guard host?.isDelegate == true, let name = window.lastName else { return false }
    let key = key(ofWindow: window, named: name)
    return launched.isFilled(key) || first.windows.contains(key)
  }

  /// Of what a delegate keeps in a property and opens later, the link tells that does so.
  mutating func dropWindowsOpenedLater(by delegate: TypeSymbol) {
    let opened = links.filter { $0.host === delegate }
      .flatMap { $0.region?.allUses.map(\.location) ?? [] }
    ownRegion?.uses.removeAll { launched.isOnlyKept($0.location) && opened.contains($0.location) }
  }

  /// A window that is closed again while the app starts, as a splash, is not what the app starts with.
  mutating func closeAtLaunch(_ window: Expression) {
    guard isLaunching, let ownRegion, !ownRegion.uses.isEmpty, storedProperty(window) != nil else {
      return
    }
    let closed = Set(shown(by: window).allUses.map(\.location))
    ownRegion.uses.removeAll { closed.contains($0.location) }
  }
}

extension Declaration {
  /// The functions of a delegate on the Mac that the system calls when the app starts.
  fileprivate static let launches: Set<String> = [
    "applicationWillFinishLaunching", "applicationDidFinishLaunching",
  ]

  /// Whether it is a function of a delegate that the system calls when the app, or a scene of it, starts.
  var isRunAtLaunch: Bool {
    if kind != .function { return false }
    let labels = [
      "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions", "willConnectTo",
    ]
    return Self.launches.contains(name)
      || parameters.contains { $0.label.map(labels.contains) == true }
  }
}
