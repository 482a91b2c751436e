/// Tabs and plain controllers of AppKit's that are given no controller but a view: `let tab = NSTabViewItem(); tab.view = GeneralView()`.
/// The view is the page. So is the controller that an item is given later, `tab.viewController = page`.
extension ViewWalk {
  /// Puts a view into such a one that code has made and keeps in a variable; `false` for anything else. Where a property keeps it, whoever
  /// shows that finds the view.
  mutating func give(view: Expression, to base: Expression?) -> Bool {
    give(view, to: base) { $0.isHolderOfView }
  }

  /// Puts a controller into an item that code has made and keeps in a variable; `false` for anything else.
  mutating func give(controller: Expression, toItem base: Expression?) -> Bool {
    give(controller, to: base) { $0.isItemOfAppKit }
  }

  private mutating func give(
    _ page: Expression, to base: Expression?, where isHolder: (ResolvedType) -> Bool
  ) -> Bool {
    guard isShowing, case .name(let name, _)? = base,
      let local = environment.local(name, evaluator), let holder = local.shown,
      isHolder(local.type)
    else { return false }
    holder.uses += shown(by: page).uses
    return true
  }

  /// Walks what code gives such a one that a property keeps.
  mutating func walk(viewGivenTo property: Member, of owner: TypeSymbol) {
    for given in program.views(givenTo: property.name, of: owner) {
      with(environment: given.environment) { walk in
        walk.region.uses += walk.shown(by: given.value).uses
      }
    }
  }

  /// Shows the tabs that code puts into a view of tabs, `tabView.addTabViewItem(tab)`: those of the controller whose code it is; `false` for
  /// anything else.
  mutating func fill(tabView view: Expression, with tabs: Expression) -> Bool {
    guard isInController, evaluate(view).type.isTabView else { return false }
    add(tabs: pages(of: tabs))
    return true
  }
}

extension ResolvedType {
  /// Whether a value shows nothing but the view that it is given: a tab of AppKit's, or a controller as it is.
  var isHolderOfView: Bool { isItemOfAppKit || isPlainControllerOfAppKit }

  /// Whether a value is what stands for a controller in one of AppKit's that shows several.
  fileprivate var isItemOfAppKit: Bool {
    guard case .foreign(let type) = unwrapped else { return false }
    return ["NSTabViewItem", "NSSplitViewItem"].contains(type.lastName)
  }

  /// Whether a value is a system's controller of columns.
  var isPlainSplit: Bool {
    guard case .foreign(let type) = unwrapped else { return false }
    return KnownControllers.splits.contains(type.lastName)
  }

  /// Whether a value is a view of AppKit's that shows tabs.
  fileprivate var isTabView: Bool {
    switch unwrapped {
    case .own(let symbol): symbol.foreignAncestor == "NSTabView"
    case .foreign(let type): type.lastName == "NSTabView"
    default: false
    }
  }
}
