/// Tabs of UIKit's in a view of the app's own, which is handed what is selected and one item for each tab.
extension ViewWalk {
  /// `BarView(selection: $tab, items: [BarItem(.feed) { FeedView() }, BarItem(.search) { SearchView() }])`
  mutating func isTabs(
    _ symbol: TypeSymbol, _ call: Call, _ arguments: [String: Denotation]
  ) -> Bool {
    guard program.boxesTabs(symbol),
      let path = arguments.sorted(by: { $0.key < $1.key }).lazy.compactMap({ name, value in
        symbol.isPassed(name) ? value.path : nil
      }).first,
      let tabs = evaluator.property(path.property, of: path.owner)?.type.unwrapped.ownSymbol,
      tabs.kind == .enum,
      let items = items(among: call.arguments, of: tabs)
    else { return false }
    use(symbol, arguments: [:], at: call.position)
    let shown = Region()
    containers.append(
      Container(
        kind: .tabs, form: symbol.name, path: path, host: host, region: shown,
        location: location(call.position)))
    region.presented.append(shown)
    for (name, contents) in items {
      with(region: shown.region(forCase: name)) { walk in
        for content in contents { walk.walk(content: content.value) }
      }
    }
    return true
  }

  private func items(among arguments: [Argument], of tabs: TypeSymbol) -> [(String, [Argument])]? {
    arguments.lazy.compactMap { items($0.value, of: tabs) }.first
  }

  /// The case and the content of each item in a list of them; `nil` where some item has none.
  private func items(_ list: Expression, of tabs: TypeSymbol) -> [(String, [Argument])]? {
    guard case .array(let elements) = list, elements.count > 1 else { return nil }
    let items = elements.compactMap { element -> (String, [Argument])? in
      guard case .call(_, let arguments, _) = element,
        let name = arguments.lazy.compactMap({ evaluator.caseName($0.value) })
          .first(where: tabs.hasCase)
      else { return nil }
      let contents = arguments.filter(\.isClosure)
      return contents.isEmpty ? nil : (name, contents)
    }
    return items.count == elements.count ? items : nil
  }
}

extension Program {
  /// Whether a view shows a tab bar of UIKit's: `func makeUIViewController(context: Context) -> UITabBarController`.
  fileprivate func boxesTabs(_ symbol: TypeSymbol) -> Bool {
    guard symbol.inherits("UIViewControllerRepresentable"),
      let maker = symbol.members(named: "makeUIViewController").first,
      let made = maker.declaration.type
    else { return false }
    switch resolve(made, in: symbol, file: maker.file) {
    case .own(let controller): return controller.isTabBar
    default: return KnownControllers.tabs.contains(made.lastName)
    }
  }
}
