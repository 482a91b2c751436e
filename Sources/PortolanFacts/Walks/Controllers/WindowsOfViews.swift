import PortolanModel

/// Windows of AppKit's that a view of SwiftUI's, or a command of the app's menus, opens by hand as something happens:
/// `let window = NSWindow(…); window.contentView = NSHostingView(rootView: page); window.makeKeyAndOrderFront(nil)`.
extension ViewWalk {
  /// Whether the code is such a view's.
  var isOpeningByHand: Bool { isInSwiftUI && isInEvent && isViewsCode }

  /// Puts something into a window that such code keeps, or into a controller that it has made for one; `false` for anything else.
  mutating func fill(made base: Expression?, with content: Expression) -> Bool {
    guard isOpeningByHand, let base else { return false }
    let type = evaluate(base).type
    let (holder, local) = (type.windowClass, madeLocal(base))
    guard holder != nil || type.isPlainControllerOfAppKit && local != nil else { return false }
    let shown = shown(by: content)
    if let local, holder != "NSPopover" {
      // Whoever brings it to the front shows it.
      local.uses += shown.uses
    } else if holder == "NSPopover" {
      addWindow(shown, .popover, "NSPopover", position(of: base))
    } else if let holder {
      addWindow(shown, ControllerLink.window, holder, position(of: base))
    }
    return true
  }

  /// Notes that such code keeps a window that it has made, so that other code of the view can bring it to the front; `false` for
  /// anything else.
  mutating func keep(window value: Expression, in property: String) -> Bool {
    guard isOpeningByHand, environment.local(property, evaluator) == nil,
      environment.scope?.property(property) != nil,
      let holder = evaluate(value).type.windowClass, holder != "NSPopover",
      let window = madeLocal(value)
    else { return false }
    addWindow(window, ControllerLink.window, holder, position(of: value))
    return true
  }

  /// What a variable shows.
  private func madeLocal(_ expression: Expression) -> Region? {
    guard case .name(let name, _) = expression else { return nil }
    return environment.local(name, evaluator)?.shown
  }
}

extension ResolvedType {
  /// Whether a value is a controller of AppKit's that is given its view: `let page = NSViewController(); page.view = …`.
  var isPlainControllerOfAppKit: Bool {
    if case .foreign(let type) = unwrapped { type.lastName == "NSViewController" } else { false }
  }
}
