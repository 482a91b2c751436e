import PortolanModel

/// Bars of tabs of no class of the app's own that a controller keeps, and has as a child: `addChild(tabs)`.
extension ViewWalk {
  /// Has a controller lead to each tab that its code gives such a bar; `false` for anything else, or where nobody sees any tab.
  mutating func addTabs(ofChild bar: Expression) -> Bool {
    guard isInController, isInOwnCode, let scope = environment.scope, scope === host,
      let property = storedProperty(bar), evaluate(bar).type.isPlainTabs
    else { return false }
    var tabs: [Region] = []
    let given = program.contents(givenTo: property.name, of: scope, startedBy: ["start", "init"])
    for content in given.joined() {
      with(environment: content.environment) { walk in
        for tab in walk.pages(of: .array([content.controller])) {
          tab.label = content.tabItem?.titleOfTab.flatMap { walk.title(given: $0) } ?? tab.label
          tabs.append(tab)
        }
      }
    }
    tabs.removeAll { $0.firstUse == nil }
    add(tabs: tabs)
    return !tabs.isEmpty
  }
}
