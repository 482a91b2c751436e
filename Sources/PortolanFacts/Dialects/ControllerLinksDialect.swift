import PortolanModel

extension Dialect {
  /// Navigation of UIKit without state: `present(_:animated:)`, `pushViewController(_:animated:)`, `show(_:sender:)`.
  static let controllerLinks = Dialect(modifiers: links, containers: links)

  private static let links = [String: Understand](
    uniqueKeysWithValues: ControllerLink.names.map { name in
      (
        name,
        { @Sendable name, call, walk in
          ControllerLink.named(name, call.arguments).map { link($0, call, &walk) } ?? false
        }
      )
    })

  private static func link(_ way: ControllerLink, _ call: Call, _ walk: inout ViewWalk) -> Bool {
    let form = way.form
    let presentation = way.presentation(of: call.arguments.first.map { walk.evaluate($0.value) })
    if presentation == .drillDown, fills(call, &walk) { return true }
    let found = walk.controllerFound(by: call.callee)
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing,
      found != nil || walk.isInController || walk.isInCoordinator
        || walk.hosts(first.value, presentation)
        || walk.host?.isDelegate == true && presentation != .drillDown
    else {
      // Where a view of UIKit's is whose code nobody knows; in its own place it shows no controller.
      if walk.host?.isPartOfController != true { return false }
      walk.with(region: Region()) { $0.walkArguments(of: call) }
      return true
    }
    if walk.isOfRoute(call) || walk.isDoneOtherwise(call) { return false }
    // What a coordinator pushes while the app starts is what it starts with, if nothing else is.
    if walk.host?.isDelegate == true {
      if presentation == .drillDown {
        walk.with(.column) { $0.embed(first.value) }
      } else if walk.controllerAsked != nil || walk.shown(by: first.value).firstUse != nil {
        // On whatever is on top: what the app starts with leads there. What its function is handed, whoever calls it leads to.
        let asked =
          walk.controllerAsked ?? found ?? walk.controller(namedBy: call.callee)
          ?? walk.pageOfKeptStack(askedBy: call.callee)
        walk.onBehalf(ofController: asked) {
          $0.addLink(form, presentation, to: first.value, call.position)
        }
      }
      return true
    }
    // A controller that shows itself is shown by whoever asks it to.
    if first.value.standsForSelf(in: walk.code) { return true }
    // What an override hands on, whoever calls it shows.
    if walk.isHandedOn(first.value) { return true }
    // What a view is handed to do comes later than what the stack begins with.
    if presentation == .drillDown, !walk.isHandedOver, case .member(let stack?, _, _) = call.callee,
      let made = walk.madeContainer(stack), walk.isEmpty(made: made)
    {
      walk.fill(made: made, with: [first.value])
      return true
    }
    if found != nil { walk.handedOver.insert(walk.location(call.position)) }
    let presenter =
      walk.presenter(named: call.callee) ?? walk.presenterKept(by: call.callee)
      ?? walk.pageOfMadeStack(call, presentation)
    walk.onBehalf(ofController: found ?? presenter) {
      $0.addLink(form, presentation, to: first.value, call.position)
    }
    for argument in call.arguments.dropFirst() { walk.walk(content: argument.value) }
    return true
  }

  /// Whether a push puts what a container begins with into it: a stack, a column of a split view, a container of the app's own.
  private static func fills(_ call: Call, _ walk: inout ViewWalk) -> Bool {
    guard let first = call.arguments.first, first.label == nil else { return false }
    if case .member(let stack?, _, _) = call.callee {
      if walk.fillFirst(stack, with: [first.value], isPush: true) { return true }
      if walk.fill(column: stack, with: first.value) { return true }
    }
    return walk.begin(ownContainer: call, with: first.value)
  }
}

extension Dialect {
  /// What a controller shows in place: its children, and the controllers that a container is given.
  static let controllerParts = Dialect(
    modifiers: [
      "addChild": addChild, "addChildViewController": addChild,
      "setViewControllers": setControllers,
      "setViewController": setColumn,
      "init": { name, call, walk in
        guard walk.isInController, let root = walk.rootHandedOn(by: call) else {
          return host(name, call, &walk)
        }
        walk.embed(root)
        return true
      },
    ],
    containers: [
      "addChild": addChild, "addChildViewController": addChild,
      "setViewControllers": setControllers, "setViewController": setColumn,
      // What a search finds comes in front of the list in its place.
      KnownControllers.search: { _, call, walk in
        guard walk.isInController, let results = call[KnownControllers.results] else {
          return false
        }
        walk.embed(results)
        return true
      },
    ],
    assignments: [
      "viewControllers": { base, value, walk in
        if let base = base ?? walk.stackItself {
          if walk.fill(container: base, with: value) { return true }
          if walk.replaceStack(base, with: value, "viewControllers", walk.position(of: base)) {
            return true
          }
        }
        let isOfSelf = walk.stackItself == nil && (base == nil || base?.isSelf == true)
        let isOwn = isOfSelf || base.map(walk.isEmbedded) == true
        guard walk.isInController && isOwn || walk.isStarting else { return false }
        walk.replacing { $0.embed(each: value) }
        return true
      },
      "searchController": { base, value, walk in
        guard base?.lastName == "navigationItem" else { return false }
        return walk.embed(search: value)
      },
      "titleView": showBar, "tableHeaderView": showBar,
      "tabBarItem": { base, value, walk in
        walk.note(tab: value, of: base)
        return false
      },
      "rootViewController": showFirst, "contentViewController": fillWindow,
      "contentView": fillWindow,
      "rootView": { base, value, walk in
        guard walk.isInHostingController, base == nil || base?.isSelf == true else { return false }
        walk.embed(value)
        return true
      },
    ])

  /// `tableView.tableHeaderView = search.searchBar`: where the bar of a search is, its results come.
  private static let showBar: Assign = { _, value, walk in
    guard case .member(let search?, "searchBar", _) = value else { return false }
    return walk.embed(search: search)
  }

  /// `super.init(rootView: ItemView())` of a hosting controller's heir: that view is what it shows.
  private static let host: Understand = { _, call, walk in
    guard walk.isInHostingController, let root = call["rootView"] else { return false }
    walk.embed(root)
    return true
  }

  /// What a window shows first, or instead of what it showed.
  private static let showFirst: Assign = { base, value, walk in
    // What is taken away shows nothing.
    if case .nil = value { return true }
    if walk.host?.fillsWindows == true {
      walk.note(filled: base)
      walk.showFirst(value, in: base)
      return true
    }
    guard walk.isInController, let base, walk.isWindow(base) else { return false }
    // A controller that shows itself is shown by whoever asks it to.
    if value.isSelf { return true }
    walk.addLink("rootViewController", ControllerLink.window, to: value, walk.position(of: base))
    return true
  }

  /// The same of AppKit's windows. What a controller of the app's own calls its content, as a dialog does, it shows itself.
  private static let fillWindow: Assign = { base, value, walk in
    if let base, walk.fill(unread: base, with: value) { return true }
    if let base, walk.open(popover: base, with: value) { return true }
    // What a window controller puts into its own window stands in it.
    if walk.isInWindowController, walk.isOwnWindow(base) { return false }
    let holder = base.flatMap { walk.evaluate($0).type.unwrapped.ownSymbol }
    if let holder, holder.isController, !holder.isWindowController, base?.isSelf == false {
      return false
    }
    return showFirst(base, value, &walk)
  }

  private static let addChild: Understand = { _, call, walk in
    if call.arguments.count == 1, let first = call.arguments.first,
      case .member(let container?, _, _) = call.callee, !container.isSelf,
      walk.fill(container: container, with: .array([first.value]))
        || walk.give(first.value, toController: container)
        || walk.give(first.value, toMade: container)
    {
      return true
    }
    if walk.isStarting, let first = call.arguments.first, call.arguments.count == 1,
      case .member(let container?, _, _) = call.callee,
      walk.evaluate(container).type.isPlainController
    {
      // `shell.addChild(tabs)`, where a coordinator keeps the controller that the window shows.
      walk.replacing { $0.embed(first.value) }
      return true
    }
    guard walk.isInController, let first = call.arguments.first, first.label == nil,
      call.arguments.count == 1 || walk.isOfLibrary(call)
    else { return false }
    // What a view is handed to do, the controller does in its own place: there its own code is walked, too.
    if walk.isHandedOver, !walk.isInOwnCode, call.isOfSelf, walk.environment.scope === walk.host {
      return true
    }
    walk.embed(child: first.value)
    walk.note(container: first.value)
    return true
  }

  private static let setControllers: Understand = { _, call, walk in
    guard let first = call.arguments.first, first.label == nil else { return false }
    if walk.begin(ownContainer: call, with: first.value) { return true }
    if case .member(let container?, _, _) = call.callee,
      walk.fill(ofAppsOwn: container, with: first.value)
        || walk.fill(given: container, with: first.value)
    {
      return true
    }
    if walk.isStarting || walk.isInController && call.isOfSelf && walk.stackItself == nil {
      walk.replacing { $0.embed(each: first.value) }
      return true
    }
    let asked = if case .member(let stack?, _, _) = call.callee { stack } else { walk.stackItself }
    guard let stack = asked, let name = call.callee.lastWord else { return false }
    if walk.isEmbedded(stack) {
      walk.replacing { $0.embed(each: first.value) }
      return true
    }
    return walk.fill(stack, with: first.value.listed)
      || walk.replaceStack(stack, with: first.value, "\(name)(_:animated:)", call.position)
  }

  /// `split.setViewController(page, for: .secondary)`
  private static let setColumn: Understand = { _, call, walk in
    guard let first = call.arguments.first, first.label == nil, let column = call["for"] else {
      return false
    }
    let asked: Expression =
      if case .member(let split?, _, _) = call.callee { split } else {
        .name("self", call.position)
      }
    if walk.fill(ofAppsOwn: asked, with: .array([first.value]), column: column, call.position) {
      return true
    }
    if walk.isStarting || walk.isInController && call.isOfSelf {
      walk.embed(first.value, inColumn: column, call)
      return true
    }
    guard case .member(let split?, _, _) = call.callee else { return false }
    return walk.fill(split, with: [first.value])
  }
}

extension Dialect {
  /// Nibs by name: `tableView.register(UINib(nibName: "BookCell", bundle: nil), …)`, `Bundle.main.loadNibNamed("HeaderView", …)`. Of the
  /// view in a nib the class has the nib's name.
  static let nibs = Dialect(
    modifiers: [
      "loadNibNamed": { _, call, walk in
        walk.walkPart(named: call.arguments.first?.value)
        return false
      }
    ],
    containers: [
      "UINib": { _, call, walk in
        walk.walkPart(named: call["nibName"])
        return false
      }
    ])
}

extension ViewWalk {
  fileprivate mutating func walkPart(named name: Expression?) {
    guard isInController, let name = name.flatMap({ evaluator.text(of: $0, in: environment) }),
      let symbol = program.type(named: name, in: environment.scope, file: environment.file)
    else { return }
    walk(partOfController: symbol)
  }
}

extension ViewWalk {
  /// Whether the code is that of a controller that shows a view of SwiftUI's.
  fileprivate var isInHostingController: Bool {
    isInOwnCode && host?.isHosting == true
  }

  /// Whether the code is a coordinator's that is told to begin.
  fileprivate var isStarting: Bool { host?.isDelegate == true && isInCoordinator }

  /// Shows in place what an expression gives.
  mutating func embed(_ expression: Expression) {
    if addTabs(ofChild: expression) { return }
    let pages = pages(takenBy: expression)
    if pages.count < 2 { return embed(pages.first ?? shown(by: expression)) }
    let fork = forks.fork(pages.count)
    for (number, page) in pages.enumerated() {
      embed(page, in: [Fork.Arm(fork: fork, number: number + 1)])
    }
  }

  mutating func embed(_ shown: Region, in arms: [Fork.Arm] = []) {
    let standing = standing
    region.uses += shown.uses.map { use in
      var use = use
      use.arms = arms + use.arms
      if use.standing == .content { use.standing = standing }
      return use
    }
  }

  /// Walks what takes the place of all that a controller shows: what it puts there in another case is not there then.
  mutating func replacing(_ work: (inout ViewWalk) -> Void) {
    let count = region.uses.count
    work(&self)
    for number in region.uses.indices.dropFirst(count) {
      region.uses[number].arms = armsOfController + region.uses[number].arms
    }
  }

  /// Notes that code shows a controller, unless it is none of the app's own.
  mutating func addLink(
    _ form: String, _ presentation: Presentation, to controller: Expression, _ position: Position
  ) {
    let type = evaluate(controller).type.unwrapped
    if type.isDialog, !followsChanges {
      // What a dialog of the app's own shows in turn, it shows.
      let leads = type.ownSymbol.map { own in
        own.members.contains { program.showsByItself($0, of: own) }
      }
      let dialog = shown(by: controller)
      guard leads == true else { return }
      return add(
        LinkSite(
          form: form, presentation: dialog.style ?? .alert, host: host, region: dialog,
          location: location(ofLink: position), surroundings: surroundings))
    }
    let pages = pages(takenBy: controller)
    for page in pages {
      add(
        LinkSite(
          form: form, presentation: page.style ?? presentation, host: host, region: page,
          location: location(ofLink: position), surroundings: isInSwiftUI ? .stack : surroundings))
    }
    if !pages.isEmpty { return }
    let region = shown(by: controller)
    if followsChanges, let dialog = dialog(shownBy: controller, region) {
      return add(
        LinkSite(
          form: form, presentation: dialog, host: host, region: region,
          location: location(ofLink: position), surroundings: surroundings))
    }
    // Of a view of SwiftUI's it is news only where it is known: what it asks for may well be none of the app's own.
    let isTold =
      region.firstUse != nil && !isMereHost(region)
      || !isInSwiftUI && region.givenOfSystem == nil && mayBeScreen(controller)
        && !seemsDialog(controller)
    guard isTold else { return }
    let own = evaluate(controller).type.unwrapped.ownSymbol
    // Of several each may have its own.
    let isUniform = Set(region.uses.map(\.style)).count < 2
    let style =
      presentation == .sheet
      ? (isUniform ? region.style : nil) ?? own.flatMap(program.ownStyle) : nil
    add(
      LinkSite(
        form: form, presentation: style ?? presentation, host: host, region: region,
        location: location(ofLink: position),
        // What UIKit shows for a view of SwiftUI's, its own stack shows.
        surroundings: isInSwiftUI ? .stack : surroundings, arms: armsOfController + arms,
        isUntold: region.firstUse == nil && type.mayBeAnyController))
  }

  /// Whether all that is shown for a view of SwiftUI's is a hosting controller of the app's own around what nobody knows: it is no more of
  /// a page than the system's, unless it leads on by itself.
  private func isMereHost(_ shown: Region) -> Bool {
    isInSwiftUI
      && shown.uses.allSatisfy { use in
        use.view.isHosting && use.view.wrapsContent && !use.view.members.contains(where: \.leadsOn)
      }
  }

  /// The controller of the app's own on which code presents that has just put it into the window, in place of whoever has it do so:
  /// `window.rootViewController = main; main.present(page, …)`.
  fileprivate func presenter(named callee: Expression) -> TypeSymbol? {
    guard isInController, environment.scope?.isController == false,
      case .member(let base?, _, _) = callee, let name = base.lastName,
      code.windowContents.contains(where: {
        $0.property == "rootViewController" && $0.content.lastName == name
      }),
      let symbol = evaluate(base).type.unwrapped.ownSymbol, symbol.isController,
      !symbol.wrapsContent
    else { return nil }
    return symbol
  }

  /// Whether an expression is a window of UIKit's, as far as its type or, where that is not known, its name tells.
  func isWindow(_ expression: Expression) -> Bool {
    switch evaluate(expression).type.unwrapped {
    case .own(let symbol): symbol.foreignAncestor == "UIWindow"
    case .foreign(let type): type.lastName == "UIWindow"
    default: expression.lastName?.lowercased().hasSuffix("window") == true
    }
  }

  /// Notes that a controller's code sets the stack in which it stands to other controllers: the last is seen, the others are what lies
  /// below; `false` where it is another stack, or not known which controllers these are.
  fileprivate mutating func replaceStack(
    _ stack: Expression, with controllers: Expression, _ form: String, _ position: Position
  ) -> Bool {
    guard isOwnStack(stack) else { return false }
    if case .array(let elements) = controllers {
      for element in elements where !element.isSelf {
        addLink(form, .drillDown, to: element, position)
      }
      return true
    }
    let pages = collected(controllers)
    for page in pages {
      add(
        LinkSite(
          form: form, presentation: .drillDown, host: host, region: page,
          location: location(position), surroundings: surroundings))
    }
    return !pages.isEmpty
  }

  /// Notes a link, once: a method that is handed what to show is walked for each call of it, and once without knowing.
  mutating func add(_ site: LinkSite) {
    let placed = placed(site)
    var link = placed ?? site
    link.condition = link.condition ?? condition
    if placed != nil {
      forwarding.insert(site.location)
      handedOver.insert(link.location)
    }
    let target = link.region?.firstPage?.view
    if link.presentation == .drillDown, let shown = link.region, hasTab(shown, link.host) { return }
    if observation != nil { return presentByHand(link) }
    // What code shows in this way or in that is led to once: `if let stack { stack.push(page) } else { show(page) }`.
    let shownElse = links.firstIndex { other in
      other.host === link.host && other.presentation == link.presentation
        && other.location != link.location && other.arms.exclude(link.arms)
        && target != nil && other.region?.firstUse?.location == link.region?.firstUse?.location
    }
    if let shownElse { return links[shownElse].join(link.condition) }
    let known = links.indices.filter {
      links[$0].host === link.host && links[$0].location == link.location
    }
    // What a function is handed it may push where there is a stack, and present where there is none.
    let same = known.first {
      links[$0].region?.firstPage?.view === target
        && (links[$0].form == link.form || links[$0].presentation == link.presentation)
    }
    if let same { return links[same].join(link.condition) }
    if target == nil, !known.isEmpty { return }
    if let blank = known.first(where: { links[$0].region?.firstUse == nil }) {
      links[blank] = link
    } else {
      links.append(link)
    }
  }

  /// Whether a view presents a controller by UIKit, or pushes one: `window.rootViewController?.present(UIHostingController(rootView: page), …)`.
  fileprivate func hosts(_ expression: Expression, _ presentation: Presentation) -> Bool {
    // A view of UIKit's shows for the controller in which it is; and what a wrapper pushes may be what its own container begins with.
    guard isInSwiftUI, presentation == .sheet || presentation == .drillDown && host?.isBox == false
    else { return false }
    return evaluate(expression).type.isController
  }

  /// Whether a function of the app's own is called that only has UIKit's name, and takes a route: `router.present(.account, animated: true)`.
  fileprivate func isOfRoute(_ call: Call) -> Bool {
    var owner = environment.scope
    if case .member(let base?, _, _) = call.callee {
      owner = evaluate(base).type.unwrapped.ownSymbol
    }
    guard let owner, let name = call.callee.lastWord,
      let member = evaluator.method(name, of: owner, call.arguments),
      let taken = member.declaration.parameters.first?.type
    else { return false }
    // `class Router<Route: RouteProtocol>`
    let generic = owner.genericParameters.first { $0.name == taken.name }
    let type = program.resolve(generic?.constraint ?? taken, in: owner, file: member.file)
    guard let route = type.unwrapped.ownSymbol else { return false }
    switch route.kind {
    case .enum: return true
    case .struct: return !route.isView
    case .protocol:
      return generic != nil && route.inherits("Equatable", "Hashable")
        && !route.inherits("AnyObject")
    default: return false
    }
  }

  /// Whether a value could be a screen of the app's own, as far as its type tells: not an alert, nor a controller of the system.
  fileprivate func mayBeScreen(_ expression: Expression) -> Bool {
    // `push(UIViewController(), animated: false)` shows nothing.
    if case .call(.name(let name, _), let arguments, _) = expression, arguments.isEmpty,
      ["UIViewController", "NSViewController"].contains(name)
    {
      return false
    }
    switch evaluate(expression).type.unwrapped {
    case .own(let symbol):
      return symbol.foreignAncestor.map(KnownControllers.dialogs.contains) != true
    // Nor does one that is made without saying more and kept in a variable.
    case .foreign(let type) where type.name == "UIViewController" && evaluate(expression).isMade:
      return false
    case .foreign(let type):
      return KnownControllers.containers.contains(type.lastName)
        || KnownControllers.bases.contains(type.lastName)
        || KnownControllers.isUnread(type.lastName)
    default: return true
    }
  }
}

extension ResolvedType {
  /// Whether it tells nothing of which controller a value is.
  fileprivate var mayBeAnyController: Bool {
    switch unwrapped {
    case .unknown: true
    case .foreign(let type): KnownControllers.bases.contains(type.lastName)
    default: false
    }
  }
}

extension Call {
  /// Whether it calls a function of the object whose code it stands in.
  var isOfSelf: Bool {
    switch callee {
    case .name, .member(.name("self", _)?, _, _), .member(.name("super", _)?, _, _): true
    default: false
    }
  }
}

extension Member {
  /// Whether its code has UIKit show something.
  fileprivate var leadsOn: Bool {
    (declaration.body ?? []).firstCall { callee, arguments in
      callee.lastWord.flatMap { ControllerLink.named($0, arguments) }
    } != nil
  }
}
