/// Popovers that an app's delegate opens once its windows are there: `popover.contentViewController = page; popover.show(…)`.
extension ViewWalk {
  /// Notes that a delegate gives a popover its content: the window that it began with leads there. One that hangs on an item of the menu
  /// bar is there without any window; `false` for that, and for anything else.
  mutating func open(popover: Expression, with content: Expression) -> Bool {
    guard let host, host.isDelegate, !isLaunching, ownRegion?.uses.isEmpty == false,
      evaluate(popover).type.windowClass == "NSPopover", !keepsStatusItem(host)
    else { return false }
    addWindow(shown(by: content), .popover, "NSPopover", position(of: popover))
    return true
  }

  private func keepsStatusItem(_ delegate: TypeSymbol) -> Bool {
    delegate.storedProperties.contains { property in
      let kept = evaluator.property(property.name, of: delegate)?.type.unwrapped
      guard case .foreign(let type)? = kept else { return false }
      return type.lastName == "NSStatusItem"
    }
  }
}
