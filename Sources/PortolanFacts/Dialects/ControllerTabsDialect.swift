import PortolanModel

extension Dialect {
  /// The tabs of UIKit's that make their controllers when these are needed: `UITab(title: "Feed", …) { _ in FeedController() }`,
  /// `UITabGroup(…, children: [books])`. To a bar they are what its controllers are: `tabs = [feed, shelf]`.
  static let controllerTabs = Dialect(
    modifiers: ["setTabs": setTabs],
    containers: [String: Understand](
      uniqueKeysWithValues: KnownControllers.tabItems.map { ($0, tab) }
    ).merging(["setTabs": setTabs]) { known, _ in known },
    assignments: [
      "tabs": { base, value, walk in
        guard walk.isTabBarOfUIKit(base, "tabs") else { return false }
        return Dialects.assignment(of: value, to: "viewControllers", of: base, &walk)
      }
    ])

  /// Where a tab is shown, the controller is that it makes; the tabs in a group come after the group's own.
  private static let tab: Understand = { _, call, walk in
    guard walk.isShowing, !walk.isInOwnCode else { return false }
    let page = Region()
    walk.with(part: page) { walk in
      for maker in call.arguments where maker.isTrailing || maker.label == "viewControllerProvider"
      {
        walk.walk(content: walk.madeByCall(maker.value))
      }
    }
    let title = call["title"].flatMap { walk.title(given: $0) }
    for number in page.uses.indices { page.uses[number].tab = title }
    walk.region.absorb(page)
    if let children = call["children"] {
      for child in walk.pages(of: children) { walk.region.absorb(child) }
    }
    return true
  }

  private static let setTabs: Understand = { _, call, walk in
    var bar: Expression?
    if case .member(let base?, _, _) = call.callee { bar = base }
    guard let tabs = call.arguments.first, tabs.label == nil, walk.isTabBarOfUIKit(bar, "setTabs")
    else { return false }
    return Dialects.assignment(of: tabs.value, to: "viewControllers", of: bar, &walk)
  }
}

extension ViewWalk {
  /// What a controller's function makes that is handed by its name: `makeFeed(for:)` is `makeFeed(for: $0)`.
  func madeByCall(_ maker: Expression) -> Expression {
    guard let name = maker.ownName, environment.local(name, evaluator) == nil,
      let function = environment.scope?.members(named: name).first(where: {
        $0.declaration.kind == .function && $0.declaration.parameters.count == 1
      })
    else { return maker }
    let position = position(of: maker)
    let tab = Argument(
      label: function.declaration.parameters[0].label, value: .name("$0", position))
    return .call(maker, [tab], position)
  }

  /// Whether code means a member of UIKit's bar of tabs, and not one of the app's own by that name.
  fileprivate func isTabBarOfUIKit(_ base: Expression?, _ member: String) -> Bool {
    if base == nil, environment.local(member, evaluator) != nil { return false }
    let type = base.map { evaluate($0).type.unwrapped }
    let isSelf = base == nil || base?.isSelf == true
    switch isSelf ? environment.scope.map(ResolvedType.own) : type {
    case .own(let bar)?:
      return bar.foreignAncestor == KnownControllers.tabBar && bar.members(named: member).isEmpty
    case .foreign(let type)?: return type.lastName == KnownControllers.tabBar
    default: return false
    }
  }
}
