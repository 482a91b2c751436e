/// Bars of tabs of no class of the app's own that a delegate's window shows: the app starts with what stands for the bar, the delegate, as
/// with an `App` whose scene shows a `TabView`.
extension ViewWalk {
  /// Has a delegate lead to each tab of such a bar.
  mutating func addTabsShownFirst(by delegate: TypeSymbol) {
    guard delegate.isDelegate else { return }
    for bar in region.bars { add(tabs: bar.tabs, of: delegate) }
  }
}

extension Region {
  /// The bars of no class of the app's own in whose tabs what it shows stands.
  fileprivate var bars: [Fork] {
    var bars: [Fork] = []
    for bar in uses.compactMap(\.barAround) where !bars.contains(where: { $0 === bar }) {
      bars.append(bar)
    }
    return bars
  }
}

extension ViewUse {
  /// The bar in one of whose tabs it stands, of no class of the app's own. A single tab is all there is.
  fileprivate var barAround: Fork? { arms.lazy.map(\.fork).first { $0.tabs.count > 1 } }
}

extension SourceAssembly {
  /// Whether an app's delegate shows a bar of tabs first in which such a page stands, however the code comes by it.
  func isTab(_ use: ViewUse, of delegate: TypeSymbol) -> Bool {
    guard delegate.isDelegate else { return false }
    if use.barAround != nil { return true }
    let tabs = regions[ObjectIdentifier(delegate)]?.bars.flatMap(\.tabs) ?? []
    return tabs.contains { tab in tab.uses.contains { $0.location == use.location } }
  }

  /// Whether an app starts with the tabs that its delegate shows.
  func showsTabsFirst(_ symbol: TypeSymbol) -> Bool {
    symbol.isDelegate && usesShownFirst(by: symbol).contains { $0.barAround != nil }
  }
}
