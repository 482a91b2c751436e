/// Controllers that others are given to show in place by code that is not theirs: who fills a split view of the app's own, a coordinator
/// that says `list.addChild(hints)`.
extension ViewWalk {
  /// Fills a container from outside: one of the app's own class, or one that the code has made. `false` for anything else.
  mutating func fill(container: Expression, with list: Expression) -> Bool {
    fill(ofAppsOwn: container, with: list) || fill(container, with: list.listed)
  }

  /// Fills a container of the app's own class, which is a screen that shows what it is given, whoever's code that is.
  mutating func fill(ofAppsOwn container: Expression, with list: Expression) -> Bool {
    if fill(tabs: container, with: list) { return true }
    guard isShowing, !container.isSelf,
      let symbol = evaluate(container).type.unwrapped.ownSymbol, symbol !== host, symbol.isSplit
    else { return false }
    for controller in list.listed { give(shown(by: controller), to: symbol) }
    return true
  }

  /// Gives a controller that a coordinator keeps a child; `false` where the code is another's, or nobody knows which controller it is.
  mutating func give(_ child: Expression, toController parent: Expression) -> Bool {
    guard let controller = controllerGivenChildren(parent) else { return false }
    give(shown(by: child), to: controller)
    return true
  }

  /// The same of what a function has added that the app adds to all controllers: `list.add(child: hints, in: box)`.
  mutating func give(childrenSince count: Int, by call: Call) {
    guard region.uses.count > count, case .member(let parent?, _, _) = call.callee,
      let controller = controllerGivenChildren(parent)
    else { return }
    let shown = Region()
    shown.uses = Array(region.uses[count...])
    region.uses.removeSubrange(count...)
    give(shown, to: controller)
  }

  /// The controller on which a coordinator's code calls something.
  private func controllerGivenChildren(_ parent: Expression) -> TypeSymbol? {
    guard isShowing, environment.scope?.isController == false, environment.scope !== host,
      let symbol = evaluate(parent).type.unwrapped.ownSymbol, symbol.isController,
      !symbol.wrapsContent
    else { return nil }
    return symbol
  }

  private mutating func give(_ shown: Region, to controller: TypeSymbol) {
    for var use in shown.uses {
      let isKnown = givenChildren.contains {
        $0.controller === controller && $0.child.location == use.location
      }
      if isKnown || use.view === controller { continue }
      (use.host, use.stack) = (controller, nil)
      givenChildren.append((controller, use))
    }
  }

  /// Shows in each controller's place what it was given.
  func embedGivenChildren(in regions: [ObjectIdentifier: Region]) {
    for (controller, child) in givenChildren {
      regions[ObjectIdentifier(controller)]?.uses.append(child)
    }
  }
}
