import PortolanModel

/// Controllers that code collects in a list before a container is given them: `pages.append(feed)`, `viewControllers = pages`.
extension ViewWalk {
  /// Shows in place each controller of a list; in a bar of tabs each is a tab.
  mutating func embed(each list: Expression) {
    if isInController, host?.isTabBar == true {
      let tabs = pages(of: list)
      add(tabs: tabs)
      note(untold: tabs, of: host, given: list)
    } else if case .array(let elements) = list {
      for element in elements { embed(element) }
    } else if let (pages, each) = list.mapped {
      walk(each, pages)
    } else {
      embed(list)
    }
  }

  /// Gives a bar of tabs of the app's own the controllers of a list, whoever's code that is; `false` for anything else.
  mutating func fill(tabs bar: Expression, with list: Expression) -> Bool {
    guard isShowing, let symbol = evaluate(bar).type.unwrapped.ownSymbol, symbol !== host,
      symbol.isTabBar
    else { return false }
    let tabs = pages(of: list)
    add(tabs: tabs, of: symbol)
    note(untold: tabs, of: symbol, given: list)
    return !tabs.isEmpty
  }

  /// Notes that code gives a bar of tabs some of which nobody knows what they show.
  private mutating func note(untold tabs: [Region], of bar: TypeSymbol?, given list: Expression) {
    guard let bar, list != .nil, list != .array([]), tabs.allSatisfy({ $0.firstUse == nil }) else {
      return
    }
    untoldTabs.append((bar, location(position(of: list))))
  }

  /// Adds the tabs of one list, each of which is another than those before it.
  mutating func add(tabs: [Region], of bar: TypeSymbol? = nil) {
    let count = links.count
    for tab in tabs { addTab(tab, of: bar, besides: count) }
  }

  /// What each controller of a list shows.
  mutating func pages(of list: Expression) -> [Region] {
    if case .array(let elements) = list {
      return elements.flatMap { element in
        let shown = shown(by: element)
        // A group of tabs is several of them.
        return evaluate(element).type.isTabItem ? shown.pages : [shown]
      }
    }
    if let pages = pages(ofObjectsIn: list) { return pages }
    guard let (pages, each) = list.mapped else { return shown(by: list).pages }
    let made = Region()
    with(region: made) { $0.walk(each, pages) }
    return made.pages
  }

  /// The type of a list that code takes from a container, to change it: `var stack = navigationController.viewControllers`.
  func controllersTaken(by value: Expression) -> ResolvedType? {
    value.takesControllers ? .many(.foreign(TypeReference("UIViewController"))) : nil
  }

  /// What each controller shows that the code has put into a list, or joins to one: `stack + [detail]`.
  mutating func collected(_ list: Expression) -> [Region] {
    switch list {
    case .infix(let first, "+", let second): return collected(first) + collected(second)
    case .array(let elements): return elements.filter { !$0.isSelf }.flatMap { shown(by: $0).pages }
    case .name(let name, _):
      guard let local = environment.local(name, evaluator), case .many = local.type else {
        return []
      }
      return local.shown?.pages ?? []
    default: return []
    }
  }

  private mutating func walk(_ each: Expression, _ pages: Expression) {
    let each =
      if case .closure(let closure) = each { closure } else { content(madeByCall(each)) }
    var page = Denotation.unknown
    if case .many(let element) = evaluate(pages).type.unwrapped { page.type = element }
    page.shown = shown(by: pages)
    walk(each, [page])
  }

  /// What a closure is told that makes something of each element of a list: `let pages = tabs.map { tab in tab.page() }`.
  func elements(handedBy call: Call) -> [Denotation] {
    guard isShowing, case .member(let list?, let name, _) = call.callee,
      ["map", "compactMap"].contains(name),
      case .many(let element) = evaluate(list).type.unwrapped
    else { return [] }
    return [Denotation(type: element)]
  }

  /// Shows a controller as a tab of the bar whose code is walked.
  mutating func addTab(of controller: Expression, titled title: String?) {
    for tab in pages(of: .array([controller])) {
      tab.label = title ?? tab.label
      addTab(tab, isAnother: true)
    }
  }

  /// - Parameters:
  ///   - isAnother: Whether it is sure to be none that was added before.
  ///   - count: How many links there were before the first tab of its list: those of one list are made in several places, and so several.
  private mutating func addTab(
    _ tab: Region, of bar: TypeSymbol? = nil, isAnother: Bool = false, besides count: Int? = nil
  ) {
    let bar = bar ?? host
    guard let use = tab.firstUse else { return }
    let known = links.indices.first { number in
      links[number].isTab(tab, of: bar)
        && (links[number].location == use.location
          || number < count ?? links.count && !links[number].isCalledOtherwise(than: tab))
    }
    if !isAnother, let known {
      links[known].condition = Branches.either([links[known].condition, condition])
      return
    }
    // What begins on a tab was not pushed by the bar, though its code had a coordinator begin.
    links.removeAll {
      $0.presentation == .drillDown && $0.host === bar && $0.region?.page === tab.page
    }
    region.presented.append(tab)
    add(
      LinkSite(
        form: "viewControllers", presentation: .tab, host: bar, region: tab,
        location: use.location, surroundings: surroundings, condition: condition, title: tab.label))
  }

  func hasTab(_ tab: Region, _ bar: TypeSymbol?) -> Bool {
    links.contains { $0.isTab(tab, of: bar) }
  }

  /// Adds to a list of controllers that the code has made, `false` where a call adds to anything else.
  mutating func collect(_ call: Call) -> Bool {
    guard isShowing, case .member(.name(let name, _)?, _, _) = call.callee,
      let local = environment.local(name, evaluator), let list = local.shown,
      case .many(let element) = local.type, element.mayBeController,
      let added = call.arguments.first, added.label == nil || added.label == "contentsOf"
    else { return false }
    with(region: list) { walk in
      let before = walk.region.useCount
      walk.walk(content: added.value)
      walk.show(kept: added.value, since: before)
    }
    return true
  }
}

extension Expression {
  /// Whether it is the controllers of a container, or some of them: `navigationController.viewControllers.filter { … }`.
  var takesControllers: Bool {
    switch self {
    case .call(.member(let list?, let name, _), _, _):
      ["filter", "dropLast", "dropFirst", "prefix", "suffix"].contains(name)
        && list.takesControllers
    case .call(.name("Array", _), let arguments, _):
      arguments.first?.label == nil && arguments.first?.value.takesControllers == true
    case .infix(let list, "??", _): list.takesControllers
    default: lastName == "viewControllers"
    }
  }

  /// A list and what makes something of each of its elements: `pages.map { NavigationController(rootViewController: $0) }`,
  /// `tabs.map(page)`.
  fileprivate var mapped: (list: Expression, each: Expression)? {
    guard case .call(.member(let list?, let name, _), let arguments, _) = self,
      name == "map" || name == "compactMap", let each = arguments.first?.value
    else { return nil }
    if case .closure = each { return (list, each) }
    return each.ownName.map { _ in (list, each) }
  }
}

extension LinkSite {
  fileprivate func isTab(_ tab: Region, of bar: TypeSymbol?) -> Bool {
    presentation == .tab && host === bar && region?.page === tab.page
  }

  /// Whether something else is written on it than on another tab.
  fileprivate func isCalledOtherwise(than tab: Region) -> Bool {
    title != nil && tab.label != nil && title != tab.label
  }
}

extension Region {
  /// The first controller that it shows within containers, or else the first of those.
  fileprivate var page: TypeSymbol? { pages.first?.firstUse?.view ?? firstUse?.view }

  /// Each controller of a list that it shows, without the containers that stand around it.
  var pages: [Region] {
    var pages: [Region] = []
    var depth = Int.max
    for use in uses {
      if use.depth <= depth {
        if use.view.isController, use.view.wrapsContent {
          depth = .max
          continue
        }
        pages.append(Region())
        pages.last?.label = use.tab
        depth = use.depth
      }
      pages.last?.uses.append(use)
    }
    // Of what a `switch` over an element makes each arm is a page: `stops.map { page(for: $0) }`,
    // `for tab in tabs { pages.append(page(of: tab)) }`.
    var arms: [Region] = []
    for (_, arm) in cases where !arms.contains(where: { $0 === arm }) { arms.append(arm) }
    return pages + arms.flatMap(\.pages)
  }
}

extension ResolvedType {
  /// Whether a value may be a screen, for all that its type tells.
  var mayBeShown: Bool {
    switch unwrapped {
    case .unknown: true
    case .many(let element): element.mayBeController
    // `var page: AnyView?`, `var window: NSWindowController?`
    case .foreign(let type)
    where ["AnyView", "Any", "NSWindowController"].contains(type.lastName): true
    case let type: type.mayBeController || type.ownSymbol?.isView == true
    }
  }

  /// Whether a value is a controller of which its type does not tell that it is none of the app's own.
  var mayBeController: Bool {
    switch unwrapped {
    case .own(let symbol): symbol.isController
    case .foreign(let type):
      KnownControllers.containers.contains(type.lastName)
        || KnownControllers.bases.contains(type.lastName) || isTabItem
    default: false
    }
  }

  /// Whether a value is a controller of UIKit's that is given children.
  var isPlainController: Bool {
    if case .foreign(let type) = unwrapped { type.lastName == "UIViewController" } else { false }
  }

  /// Whether a value may be any window controller of AppKit's, as one that a storyboard makes.
  var mayBeWindowController: Bool {
    if case .foreign(let type) = unwrapped { type.lastName == "NSWindowController" } else { false }
  }

  /// Whether a value is a tab of UIKit's, which stands for the controller that it makes.
  var isTabItem: Bool {
    guard case .foreign(let type) = unwrapped else { return false }
    return KnownControllers.tabItems.contains(type.lastName)
  }

  /// Whether a value is a controller of the system's that shows nothing of the app's own: an alert, a web page.
  var isControllerOfSystem: Bool {
    guard case .foreign(let type) = unwrapped else { return false }
    let name = type.lastName
    return KnownControllers.isController(ofSystem: name) && !mayBeController
      && name != "NSWindowController"
  }

  /// Whether a value may be a list of controllers.
  var mayBeControllers: Bool {
    if case .many(let element) = self { element.mayBeController } else { false }
  }
}
