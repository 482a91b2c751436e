import PortolanModel

/// Containers of UIKit that code fills after it has made them: `stack.setViewControllers([HomeController()], animated: false)`.
extension ViewWalk {
  /// What an app's delegate gives its window to show, as far as one of its functions does. The containers may be filled before that or
  /// after it, in the same function.
  struct FirstShown {
    /// The windows in its variables that it has filled.
    var windows: Set<String> = []
    fileprivate var containers: [Region] = []
    /// Properties of the delegate that hold a container, and what that was filled with.
    fileprivate var properties: Set<String> = []
    fileprivate var filled: [String: [ViewUse]] = [:]
    /// Of those that are bars of tabs of no class of the app's own, the fork of which each tab is an arm.
    fileprivate var bars: [String: Fork] = [:]
    /// Where in what is shown that begins which other windows show, before the delegate's `window` shows anything.
    fileprivate var others: (region: Region, start: Int)?
  }

  /// Notes that an app's delegate gives a window something to show. What its own `window` shows comes before what the same function puts
  /// into another that it keeps: a cover for what the user should not see.
  mutating func showFirst(_ value: Expression, in window: Expression?) {
    let count = region.uses.count
    replacing { $0.showFirst(value) }
    if let window {
      launched.note(region.uses.dropFirst(count), inWindowOf: maker(ofWindow: window))
    }
    guard let name = window?.ownName, environment.local(name, evaluator) == nil else { return }
    if name != "window" {
      if first.others == nil, region.uses.count > count { first.others = (region, count) }
    } else if let others = first.others, others.region === region {
      let own = Array(region.uses.dropFirst(count))
      region.uses.removeLast(own.count)
      let start = min(others.start, region.uses.count)
      region.uses.insert(contentsOf: own, at: start)
      first.others = (region, start + own.count)
    }
  }

  /// Notes that something is shown first.
  mutating func showFirst(_ value: Expression) {
    embed(value)
    if let made = madeContainer(value) { first.containers.append(made) }
    guard let property = keptContainer(value) else { return }
    region.uses += first.filled[property] ?? []
    first.properties.insert(property)
  }

  /// Fills a container that the code has made, or that an app's delegate keeps; `false` where it is another.
  mutating func fill(_ container: Expression, with controllers: [Expression]) -> Bool {
    if fillFirst(container, with: controllers) { return true }
    guard let made = madeContainer(container) else { return false }
    note(tabsIn: made, of: container)
    fill(made: made, with: controllers)
    return true
  }

  /// Fills a container that the code has made. One of a class of the app's own stands around what it is given.
  mutating func fill(made container: Region, with controllers: [Expression]) {
    let depth = container.uses.first.map { $0.view.wrapsContent ? $0.depth + 1 : 0 } ?? 0
    for controller in controllers {
      let uses = container.asTab(shown(by: controller))
      container.uses += uses.deeper(by: depth)
      for frame in container.frames { frame.region.uses += uses.deeper(by: depth + frame.depth) }
    }
  }

  /// Notes that what a container holds are tabs, of which one is shown at a time.
  private func note(tabsIn made: Region, of container: Expression) {
    guard made.tabs == nil, evaluate(container).type.isPlainTabs else { return }
    made.tabs = forks.fork(0)
  }

  /// Whether a container that the code has made for the screen holds nothing yet, nor puts anything into itself.
  func isEmpty(made container: Region) -> Bool {
    guard container.madeFor == host.map(ObjectIdentifier.init) else { return false }
    guard container.firstUse != nil else { return true }
    return container.uses.count == 1
      && container.uses[0].view.isNavigationController
      && !container.uses[0].view.fillsItself
  }

  /// Fills a container by the code of an app's delegate; what is pushed onto something else it does not show first.
  mutating func fillFirst(
    _ container: Expression, with controllers: [Expression], isPush: Bool = false
  ) -> Bool {
    guard host?.isDelegate == true else { return false }
    // A coordinator fills what the window shows already; else it pushes onto whatever it keeps.
    if isInCoordinator {
      guard let made = madeContainer(container), isEmpty(made: made),
        first.containers.contains(where: { $0 === made })
      else { return false }
    }
    // What a storyboard has put into the window shows what it is given; what is pushed there later comes on top.
    if !isPush, isRootOfWindow(container) {
      for controller in controllers { embed(controller) }
      return true
    }
    let (made, property) = (madeContainer(container), keptContainer(container))
    let known = made?.uses ?? property.flatMap { first.filled[$0] } ?? []
    guard made != nil || property != nil else { return false }
    if isPush, known.contains(where: { !$0.view.wrapsContent }) { return true }
    let pages = controllers.map { shown(by: $0) }
    var uses: [ViewUse] = []
    if let made {
      note(tabsIn: made, of: container)
      for page in pages { uses += made.asTab(page) }
      made.uses += uses
    } else if let property {
      let bar = first.bars[property] ?? (evaluate(container).type.isPlainTabs ? forks.fork(0) : nil)
      first.bars[property] = bar
      for page in pages { uses += page.uses(asTabOf: bar) }
      first.filled[property, default: []] += uses
    }
    let isShown =
      made.map { made in first.containers.contains { $0 === made } }
      ?? property.map(first.properties.contains)
    if isShown == true { region.uses += uses }
    return true
  }

  /// Whether an expression is what an app's window shows, as code of the app's delegate asks for it.
  func isRootOfWindow(_ expression: Expression, depth: Int = 0) -> Bool {
    guard host?.isDelegate == true, depth < 4 else { return false }
    switch expression {
    case .member(let window?, "rootViewController", _): return isWindow(window)
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if let local = environment.local(name, evaluator) { return local.isRootOfWindow }
      // `var shell: UINavigationController? { window?.rootViewController as? UINavigationController }`
      guard let property = environment.scope?.property(name), !property.isStored,
        let given = evaluator.returned(property.declaration.body ?? [])
      else { return false }
      return isRootOfWindow(given, depth: depth + 1)
    default: return false
    }
  }

  /// Whether a container stands in the controller whose code is walked by what a storyboard says: one that a segue has embedded, or the
  /// controller's first child.
  func isEmbedded(_ container: Expression) -> Bool {
    guard isInController, isInOwnCode, let scope = environment.scope else { return false }
    return isEmbedded(container, in: scope)
  }

  private func isEmbedded(_ container: Expression, in scope: TypeSymbol) -> Bool {
    switch container {
    case .member(let children?, "first", _), .element(let children, _):
      return ["children", "childViewControllers"].contains(children.ownName)
    case .call(let callee, let arguments, _) where arguments.isEmpty:
      guard let name = callee.ownName, let member = evaluator.method(name, of: scope, []),
        let given = evaluator.returned(member.declaration.body ?? [])
      else { return false }
      return given.ownName == nil && isEmbedded(given, in: scope)
    default:
      guard let name = container.ownName, environment.local(name, evaluator) == nil,
        evaluate(container).type.isContainer
      else { return false }
      return program.values(givenTo: name, of: scope).contains { given in
        // `segue.destination as? UIPageViewController`
        if case .member(.name?, "destination", _) = given.value { return true }
        return given.value.ownName == nil && isEmbedded(given.value, in: scope)
      }
    }
  }

  /// What is shown by a container that the code has made and keeps in a variable, or in an object that it has made for that.
  func madeContainer(_ expression: Expression) -> Region? {
    if let kept = stackKept(by: expression) { return kept }
    guard case .name(let name, _) = expression, let local = environment.local(name, evaluator),
      let shown = local.shown, shown.isMade
    else { return nil }
    return local.type.isContainer || local.type.isPlainSplit ? shown : nil
  }

  /// The property that holds a container, of the object whose code is walked.
  private func keptContainer(_ expression: Expression) -> String? {
    switch expression {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard environment.local(name, evaluator) == nil, environment.scope?.property(name) != nil,
        evaluate(expression).type.isContainer
      else { return nil }
      return name
    default: return nil
    }
  }
}

extension TypeSymbol {
  /// Whether a container's own code puts something into it.
  fileprivate var fillsItself: Bool {
    members.contains { member in
      (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
        switch callee {
        case .name(let name, _), .member(.name("self", _)?, let name, _),
          .member(.name("super", _)?, let name, _):
          if KnownControllers.adding.contains(name) || name == "pushViewController" { return true }
          return arguments.contains { $0.label == "rootViewController" } ? true : nil
        default: return nil
        }
      } == true || member.declaration.body?.assigns(toOwn: "viewControllers") == true
    }
  }
}

extension [Statement] {
  /// Whether code sets a property of its own object.
  fileprivate func assigns(toOwn property: String) -> Bool {
    var found = false
    visit { expression in
      if case .assignment(let target, _, _) = expression, target.ownName == property {
        found = true
      }
    }
    return found
  }
}

extension Region {
  /// What stands in its next tab, where it has tabs.
  fileprivate func asTab(_ page: Region) -> [ViewUse] { page.uses(asTabOf: tabs) }

  /// What it shows, where it is the next tab of a bar.
  fileprivate func uses(asTabOf bar: Fork?) -> [ViewUse] {
    guard let bar else { return uses }
    let tab = Fork.Arm(fork: bar, number: bar.addArm(forTab: self))
    return uses.map { use in
      var use = use
      use.arms.insert(tab, at: 0)
      return use
    }
  }

  /// The first that it shows, in a container what that holds.
  var firstPage: ViewUse? { uses.first { !$0.view.wrapsContent } ?? firstUse }
}

extension Expression {
  /// The controllers of a list, or else the one that it stands for.
  var listed: [Expression] { if case .array(let elements) = self { elements } else { [self] } }
}

extension ResolvedType {
  /// Whether a value is a controller that shows others.
  var isContainer: Bool {
    switch unwrapped {
    case .own(let symbol): symbol.isContainer
    case .foreign(let type): KnownControllers.containers.contains(type.lastName)
    default: false
    }
  }

  /// Whether a value is a bar of tabs of no class of the app's own.
  var isPlainTabs: Bool {
    if case .foreign(let type) = unwrapped {
      KnownControllers.tabs.contains(type.lastName)
    } else {
      false
    }
  }
}

extension [ViewUse] {
  /// The same within so many views more.
  fileprivate func deeper(by depth: Int) -> [ViewUse] {
    map { use in
      var use = use
      use.depth += depth
      return use
    }
  }
}
