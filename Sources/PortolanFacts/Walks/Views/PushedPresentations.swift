/// Presentations on a page that a stack pushes: `.navigationDestination(for: Item.self) { _ in ItemView().sheet(isPresented: $isShown) { … } }`.
extension ViewWalk {
  /// Notes what stands on the one page that a stack of somebody else's shows for a value: whoever says so lies below that page, and
  /// presents nothing himself.
  mutating func notePresentationsOnPushedPages() {
    var pages: [ObjectIdentifier: TypeSymbol] = [:]
    for handler in handlers where handler.container == nil {
      guard let page = handler.region.onlyPage, page !== handler.host else { continue }
      for presented in handler.region.presented { pages[ObjectIdentifier(presented)] = page }
    }
    if pages.isEmpty { return }
    for number in sites.indices {
      guard let page = pages[ObjectIdentifier(sites[number].region)] else { continue }
      sites[number].pushedPage = page
    }
  }
}

extension Region {
  /// The view that it shows, where that is one whatever the state is.
  fileprivate var onlyPage: TypeSymbol? {
    guard cases.isEmpty, selections.isEmpty, continuation == nil else { return nil }
    let pages = uses.filter { $0.standing == .content && $0.depth == 0 }
    return pages.count == 1 && !pages[0].isRow ? pages[0].view : nil
  }
}
