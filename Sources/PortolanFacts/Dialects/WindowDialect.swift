import PortolanModel

extension Dialect {
  /// Windows of AppKit, and the views of SwiftUI's that they host: `contentViewController = NSHostingController(rootView: page)`,
  /// `beginSheet(window)`, `controller.showWindow(nil)`. What a window controller puts into its own window, it shows in place.
  static let windows = Dialect(
    modifiers: [
      "init": { _, call, walk in
        guard walk.isInWindowController, let window = call["window"],
          case .member(.name(let owner, _)?, _, _) = call.callee, ["self", "super"].contains(owner)
        else { return false }
        walk.embed(window)
        return true
      },
      "addSplitViewItem": addItem, "insertSplitViewItem": addItem, "addTabViewItem": addItem,
      "addSubview": { _, call, walk in
        guard let first = call.arguments.first, let shown = walk.hosted(by: first.value) else {
          return false
        }
        walk.embed(shown)
        return true
      },
      "addTitlebarAccessoryViewController": addAccessory,
      "insertTitlebarAccessoryViewController": addAccessory,
      "beginSheet": beginSheet, "beginCriticalSheet": beginSheet,
      // `NSApp.runModal(for: window)`, where the code waits until the window has gone.
      "runModal": runModal, "beginModalSession": runModal,
      "addChildWindow": { _, call, walk in
        guard let first = call.arguments.first, first.label == nil else { return false }
        return walk.show(
          window: first.value, as: ControllerLink.window, "addChildWindow(_:ordered:)")
      },
      "close": { _, call, walk in
        if case .member(let window?, _, _) = call.callee { walk.closeAtLaunch(window) }
        return false
      },
      "showWindow": { _, call, walk in
        guard case .member(let controller?, _, _) = call.callee else { return false }
        return walk.showWindow(of: controller, call)
      },
      "show": { _, call, walk in
        guard case .member(let controller?, _, _) = call.callee else { return false }
        return walk.show(unreadWindow: controller, call)
      },
    ],
    containers: [
      "NSWindow": made, "NSPanel": made,
      "NSSplitViewItem": item, "NSTabViewItem": item,
      "addSplitViewItem": addItem, "insertSplitViewItem": addItem, "addTabViewItem": addItem,
    ],
    assignments: [
      "contentViewController": fill, "contentView": fill,
      "splitViewItems": items, "tabViewItems": items,
      // `let window = NSWindow(…); window.contentViewController = page; self.window = window`
      "window": { base, value, walk in
        guard walk.isInWindowController, walk.isInOwnCode, base == nil || base?.isSelf == true,
          base != nil || walk.environment.local("window", walk.evaluator) == nil,
          walk.evaluate(value).type.windowClass != nil
        else { return false }
        walk.embed(value)
        return true
      },
      // `let item = NSTabViewItem(viewController: page); item.label = "Page"`
      "label": { base, value, walk in
        if let base, case .foreign(let type) = walk.evaluate(base).type.unwrapped,
          type.lastName == "NSTabViewItem"
        {
          walk.note(label: value, of: base)
        }
        return false
      },
      "viewController": { base, value, walk in walk.give(controller: value, toItem: base) },
      "nextResponder": { _, value, walk in
        walk.take(responder: value)
        return false
      },
      "view": { base, value, walk in
        if walk.fill(made: base, with: value) || walk.give(view: value, to: base) { return true }
        guard let shown = walk.hosted(by: value) else { return false }
        walk.embed(shown)
        return true
      },
    ])

  /// What brings a window before the others: `window.makeKeyAndOrderFront(nil)`.
  static let windowsInFront = Dialect(
    modifiers: [String: Understand](
      uniqueKeysWithValues: ControllerLink.bringsToFront.map { ($0, bringToFront) }))

  /// `NSWindow(contentViewController: NSHostingController(rootView: page))`
  private static let made: Understand = { _, call, walk in
    guard let content = call["contentViewController"] else { return false }
    if walk.host?.fillsWindows == true, let own = walk.regionOfKept ?? walk.ownRegion {
      // A variable keeps the window, but the window shows it.
      walk.with(region: own) { $0.showFirst(content) }
    } else if walk.isInController {
      walk.embed(content)
    } else {
      walk.walk(content: content)
    }
    return true
  }

  private static let bringToFront: Understand = { name, call, walk in
    guard case .member(let window?, _, _) = call.callee else { return false }
    if name == "makeKeyAndOrderFront", walk.host?.isDelegate == true,
      let made = walk.storedProperty(window)?.declaration.value
    {
      walk.walk(made)
    }
    let form = call.arguments.isEmpty ? "\(name)()" : "\(name)(_:)"
    return walk.show(window: window, as: ControllerLink.window, form)
  }

  private static let beginSheet: Understand = { name, call, walk in
    guard let first = call.arguments.first, first.label == nil else { return false }
    return walk.show(window: first.value, as: .sheet, "\(name)(_:)", isTold: true)
  }

  private static let runModal: Understand = { name, call, walk in
    guard let window = call["for"] else { return false }
    return walk.show(window: window, as: ControllerLink.window, "\(name)(for:)", isTold: true)
  }

  /// `window?.addTitlebarAccessoryViewController(bar)`
  private static let addAccessory: Understand = { _, call, walk in
    guard let first = call.arguments.first, first.label == nil,
      case .member(let window?, _, _) = call.callee,
      walk.isInWindowController, walk.isInOwnCode, walk.isOwnWindow(window)
    else { return false }
    walk.embed(first.value)
    return true
  }

  private static let addItem: Understand = { _, call, walk in
    guard let first = call.arguments.first else { return false }
    if case .member(let container?, _, _) = call.callee, !container.isSelf,
      walk.fill(container: container, with: .array([first.value]))
        || walk.fill(tabView: container, with: .array([first.value]))
    {
      return true
    }
    guard walk.isInController else { return false }
    walk.embed(each: .array([first.value]))
    return true
  }

  /// `NSSplitViewItem(sidebarWithViewController: list)`: where the item is shown, the controller is.
  private static let item: Understand = { _, call, walk in
    guard walk.isShowing, !walk.isInOwnCode, let first = call.arguments.first,
      first.label?.lowercased().hasSuffix("viewcontroller") == true
    else { return false }
    walk.embed(first.value)
    return true
  }

  private static let items: Assign = { base, value, walk in
    if let base, !base.isSelf, case .array = value,
      walk.fill(container: base, with: value) || walk.fill(tabView: base, with: value)
    {
      return true
    }
    guard walk.isInController, base == nil || base?.isSelf == true, case .array = value
    else { return false }
    walk.embed(each: value)
    return true
  }

  private static let fill: Assign = { base, value, walk in
    if walk.fill(made: base, with: value) || walk.fill(popover: base, with: value) { return true }
    guard walk.isInController, walk.isInOwnCode else { return false }
    if walk.isInWindowController, walk.isOwnWindow(base) || walk.isOwnWindow(madeAs: base) {
      walk.embed(value)
      return true
    }
    guard let base, let holder = walk.evaluate(base).type.windowClass else { return false }
    let shown = walk.shown(by: value)
    if holder == "NSPopover" {
      walk.addWindow(shown, .popover, "NSPopover", walk.position(of: base))
    } else if case .name(let name, _) = base,
      let window = walk.environment.local(name, walk.evaluator)?.shown
    {
      // Whoever brings it to the front shows it.
      window.uses += shown.uses
    } else {
      walk.addWindow(shown, ControllerLink.window, holder, walk.position(of: base))
    }
    return true
  }
}

extension Expression {
  /// Whether it makes a view of AppKit's that hosts one of SwiftUI's, be it by a closure that is called at once.
  fileprivate var isHostingView: Bool {
    guard case .call(let callee, _, _) = self else { return false }
    switch callee {
    case .type(let type): return type.lastName == "NSHostingView"
    case .closure(let closure):
      let body = closure.body.givingBack
      guard let name = body.nameGivenBack else {
        return body.last?.expression?.isHostingView == true
      }
      return body.contains { statement in
        guard case .declaration(let variable) = statement else { return false }
        return variable.name == name && variable.value?.isHostingView == true
      }
    default: return callee.lastWord == "NSHostingView"
    }
  }
}

extension ControllerLink {
  /// How a window of its own comes before the user.
  static let window = Presentation.custom("window")

  /// `controller.showWindow(nil)`
  static let showWindow = "showWindow(_:)"

  /// What brings a window before the others.
  static let bringsToFront: Set = [
    "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless",
  ]

  /// Whether a call shows a controller, or has a window controller of AppKit's show its window.
  static func showsPageOrWindow(_ name: String, _ arguments: [Argument]) -> Bool {
    shows(name, arguments)
      || name == "showWindow" && arguments.count == 1 && arguments[0].label == nil
        && !arguments[0].isTrailing
  }
}

extension ViewWalk {
  /// A window class of the app's own that says itself what it shows: `class Panel: NSPanel { init() { … contentView = … } }`. Of an
  /// app's delegate that makes one, that is what the app shows first, and of any other class what stands in its window.
  mutating func construct(window symbol: TypeSymbol, _ call: Call, _ initializer: Member?) -> Bool {
    guard let host, host.isDelegate || host.opensWindows && host !== symbol,
      ResolvedType.own(symbol).windowClass != nil,
      symbol.foreignAncestor != "NSPopover", let initializer
    else { return false }
    guard let own = regionOfKept ?? ownRegion else {
      return follow(initializer: initializer, of: symbol, call)
    }
    let before = own.useCount
    // A variable may keep the window, but the window shows what it puts into itself.
    var isFollowed = false
    with(region: region === own ? nil : own) {
      isFollowed = $0.follow(initializer: initializer, of: symbol, call)
    }
    // One that only keeps what it is made around shows that once it is there.
    if isLaunching || host.opensWindows, own.useCount == before {
      for (parameter, argument) in initializer.declaration.matched(call.arguments)
      where symbol.takesContent(parameter, of: initializer.declaration) {
        with(region: own) { $0.showFirst(argument.value) }
      }
    }
    return isFollowed
  }

  /// An object that an app's delegate makes, and that fills a window as soon as it is made: `coordinator = AppCoordinator(window: window)`.
  mutating func start(filler symbol: TypeSymbol, _ call: Call, _ initializer: Member?) {
    guard host?.isDelegate == true, symbol.kind == .class, !symbol.isView, let initializer,
      symbol.fillsWindow(by: "init") || beginsItself(symbol, initializer)
    else { return }
    _ = follow(initializer: initializer, of: symbol, call)
  }

  /// Whether a coordinator fills its container as soon as it is made, be it by a function that it inherits.
  private func beginsItself(_ symbol: TypeSymbol, _ initializer: Member) -> Bool {
    program.isCoordinator(symbol) && fillsStack(initializer, of: symbol, depth: 0)
  }

  private func fillsStack(_ member: Member, of symbol: TypeSymbol, depth: Int) -> Bool {
    guard depth < 4, let body = member.declaration.body else { return false }
    return body.firstCall { callee, arguments -> Bool? in
      guard let name = callee.lastWord else { return nil }
      if callee.ownName == nil {
        return KnownControllers.adding.contains(name) || name == "pushViewController" ? true : nil
      }
      guard let helper = evaluator.method(name, of: symbol, arguments), helper !== member else {
        return nil
      }
      return fillsStack(helper, of: symbol, depth: depth + 1) ? true : nil
    } == true
  }

  private mutating func follow(
    initializer: Member, of symbol: TypeSymbol, _ call: Call
  ) -> Bool {
    let key = "\(symbol.id).init"
    guard !following.contains(key) else { return false }
    var inner = Environment(scope: symbol, file: initializer.file)
    for (parameter, argument) in initializer.declaration.matched(call.arguments) {
      inner.bind(parameter.name, handed(argument.value))
    }
    follow(initializer, key: key, in: inner)
    return true
  }

  var isInWindowController: Bool { host?.isWindowController == true }

  /// Whether a window is that of the controller whose code is walked.
  func isOwnWindow(_ base: Expression?) -> Bool {
    switch base {
    case nil, .name("self", _)?, .member(.name("self", _)?, "window", _)?: true
    // What an initialiser is given, not what code has made.
    case .name("window", _)?: environment.local("window", evaluator)?.shown == nil
    default: false
    }
  }

  /// Whether an initialiser has made a window, and hands it on to be the controller's: `super.init(window: window)`, be it as what a
  /// closure gives that the controller keeps, `self.init { let window = NSWindow(); …; return window }`.
  func isOwnWindow(madeAs base: Expression?) -> Bool {
    guard case .name(let name, _)? = base, environment.local(name, evaluator)?.shown != nil else {
      return false
    }
    return code.firstCall { callee, arguments -> Bool? in
      guard case .member(.name(let owner, _)?, "init", _) = callee,
        ["self", "super"].contains(owner)
      else { return nil }
      let isHanded = arguments.contains { argument in
        if case .closure(let closure) = argument.value {
          return closure.body.givingBack.nameGivenBack == name
        }
        return argument.label == "window" && argument.value.isName(name)
      }
      return isHanded ? true : nil
    } == true
  }

  /// What a view shows that hosts one of SwiftUI's, in a controller's code: AppKit's hosting view, or that of a hosting controller,
  /// `hosting.view`.
  fileprivate func hosted(by view: Expression) -> Expression? {
    guard isInController, isInOwnCode else { return nil }
    if case .member(let controller?, "view", _) = view,
      case .foreign(let type) = evaluate(controller).type.unwrapped,
      KnownControllers.hosting.contains(type.lastName)
    {
      return controller
    }
    guard case .foreign(let type) = evaluate(view).type.unwrapped else { return nil }
    if type.lastName == "NSHostingView" { return view }
    // `lazy var page: NSView = { let view = NSHostingView(rootView: …); …; return view }()`
    let isHosting = storedProperty(view)?.declaration.value?.isHostingView
    return type.lastName == "NSView" && isHosting == true ? view : nil
  }

  /// Notes that a controller's code brings a window before the user.
  ///
  /// - Parameter isTold: Whether the call says that it is handed a window, so that its type need not.
  fileprivate mutating func show(
    window: Expression, as presentation: Presentation, _ form: String, isTold: Bool = false
  ) -> Bool {
    // `let session = NSApp.beginModalSession(for: window)` keeps no window.
    let isOwn = isInOwnCode || isTold && region.madeFor == host.map(ObjectIdentifier.init)
    guard isInController && isOwn || isOpeningByHand || isTold && host?.isDelegate == true,
      isTold || evaluate(window).type.windowClass != nil
    else { return false }
    let shown = shown(by: isTold ? controller(ofWindow: window) ?? window : window)
    // The window of its own it shows as whoever has it do so shows the controller.
    if isInWindowController, let first = shown.firstUse,
      ownRegion?.uses.contains(where: { $0.location == first.location }) == true
    {
      return true
    }
    // So does what an app's delegate has put into a window that it makes.
    if host?.isDelegate == true {
      let own = Set(ownRegion?.uses.map(\.location) ?? [])
      let site = LinkSite(
        form: form, presentation: presentation, host: host, region: shown,
        location: location(position(of: window)), surroundings: .modal)
      if shown.allUses.contains(where: { own.contains($0.location) }) || begins(with: site) {
        return true
      }
    }
    if shown.firstUse == nil, show(ofNib: window, as: presentation, form) { return true }
    addWindow(shown, presentation, form, position(of: window))
    return true
  }

  /// The controller that is asked for its window: `controller.window`.
  private func controller(ofWindow window: Expression) -> Expression? {
    switch window {
    case .member(let window?, Expression.forcedMember, _): controller(ofWindow: window)
    case .member(let controller?, "window", _) where !controller.isSelf:
      evaluate(window).type.windowClass == nil ? controller : nil
    default: nil
    }
  }

  /// A window is shown once, however often code says so; as a sheet where it says that.
  mutating func addWindow(
    _ shown: Region, _ presentation: Presentation, _ form: String, _ position: Position
  ) {
    guard let first = shown.firstUse else { return }
    let known = links.lastIndex {
      $0.host === host && $0.region?.firstUse?.location == first.location
    }
    if let known {
      links[known].join(condition)
      if presentation == .sheet { (links[known].presentation, links[known].form) = (.sheet, form) }
      return
    }
    add(
      LinkSite(
        form: form, presentation: presentation, host: host, region: shown,
        location: location(position), surroundings: .modal))
  }

  /// Notes that code shows the window of a window controller.
  mutating func showWindow(of controller: Expression, _ call: Call) -> Bool {
    let type = evaluate(controller).type.unwrapped
    guard let symbol = type.ownSymbol else {
      // `NSWindowController(window: NSWindow(contentViewController: page))`, or a storyboard's.
      let region = shown(by: controller)
      if region.firstUse == nil { return false }
      add(window: region, call)
      return true
    }
    // What the code has put into it, it shows already.
    if isFilled(controller) { return true }
    // Of one or another, the type is the first one's.
    let isOneOfSeveral = if case .choice = controller { true } else { false }
    // Of a storyboard's window without a class of the app's own, what is known is the controller in it.
    guard symbol !== host || isOneOfSeveral, symbol.isController,
      symbol.isWindowController || symbol.members(named: "showWindow").isEmpty
    else { return false }
    let (region, handed) = (shown(by: controller), Region())
    // What the controller is made with, its window may show.
    if case .call(_, let arguments, let position) = controller {
      for argument in arguments {
        guard let view = evaluate(argument.value).type.unwrapped.ownSymbol, view.isView,
          !view.isController
        else { continue }
        with(region: handed) { $0.use(view, arguments: [:], at: position) }
      }
    }
    region.uses = handed.uses + region.uses
    add(window: region, call)
    return true
  }

  /// Notes that code shows the window of a window controller that is known.
  mutating func show(windowOfMade region: Region, _ call: Call) -> Bool {
    add(window: region, call)
    return true
  }

  private mutating func add(window shown: Region, _ call: Call) {
    // Of several windows one may be that whose code it is, `(isSmall ? small : large).showWindow(nil)`: there the user is already.
    let others = shown.uses.filter { $0.view !== host }
    var region = shown
    if others.count < shown.uses.count {
      if others.isEmpty { return }
      region = Region()
      region.uses = others
      self.region.presented.append(region)
    }
    let site = LinkSite(
      form: ControllerLink.showWindow, presentation: ControllerLink.window, host: host,
      region: region, location: location(ofLink: call.position), surroundings: .modal)
    if begins(with: site) { return }
    // It is shown once, however often code has somebody do so.
    let known = links.firstIndex { link in
      link.form == ControllerLink.showWindow && link.host === host && region.firstUse != nil
        && link.region?.firstUse?.location == region.firstUse?.location
    }
    if let known { return links[known].join(condition) }
    add(site)
  }
}

extension TypeSymbol {
  /// Whether a function of a name, or one that it calls, puts something into a window which the object is handed or keeps.
  func fillsWindow(by function: String) -> Bool {
    ResolvedType.own(self).windowClass == nil
      && functions(calledBy: [function]).contains { name in
        members(named: name).contains { member in
          (member.declaration.body ?? []).windowContents.contains {
            if case .member(let window?, _, _) = $0.target { !window.isSelf } else { false }
          }
        }
      }
  }
}

extension ResolvedType {
  /// Of a window or a popover of AppKit, its class, or that which it inherits from.
  var windowClass: String? {
    let name: String? =
      switch unwrapped {
      case .own(let symbol): symbol.foreignAncestor
      case .foreign(let type): type.lastName
      default: nil
      }
    return name.flatMap { KnownControllers.windows.contains($0) ? $0 : nil }
  }
}
