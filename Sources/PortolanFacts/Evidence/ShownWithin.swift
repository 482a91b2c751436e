/// Which views stand within which others, in however many steps: by what these show, and by what they are given to show.
struct ShownWithin {
  private let regions: [ObjectIdentifier: Region]
  /// For each view those that stand in content which it is given: of `Frame { HomeView() }` for the frame the home view.
  private let given: [ObjectIdentifier: [TypeSymbol]]

  init(_ regions: [ObjectIdentifier: Region]) {
    self.regions = regions
    var given: [ObjectIdentifier: [TypeSymbol]] = [:]
    var waiting = Array(regions.values)
    while let region = waiting.popLast() {
      var around: [ViewUse] = []
      for use in region.uses {
        while let last = around.last, last.depth >= use.depth { around.removeLast() }
        for outer in around { given[ObjectIdentifier(outer.view), default: []].append(use.view) }
        around.append(use)
      }
      waiting += region.alternatives + region.presented
    }
    self.given = given
  }

  /// Whether a view is part of what an app's windows show at first, in however many steps: not what is presented, or in a tab.
  func isInPlace(_ view: TypeSymbol, of app: TypeSymbol) -> Bool {
    guard let windows = regions[ObjectIdentifier(app)] else { return false }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(app)]
    var waiting = windows.allUses + windows.presented.flatMap(\.allUses)
    while let use = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(use.view)).inserted else { continue }
      if use.view === view { return true }
      waiting += regions[ObjectIdentifier(use.view)]?.allUses ?? []
    }
    return false
  }

  /// Whether what a view shows leads to another view.
  func isShown(_ view: TypeSymbol, from outer: TypeSymbol) -> Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(outer)]
    var waiting: [Region] = []
    func enter(_ next: TypeSymbol) {
      if let inner = regions[ObjectIdentifier(next)] { waiting.append(inner) }
    }
    enter(outer)
    for content in given[ObjectIdentifier(outer)] ?? []
    where seen.insert(ObjectIdentifier(content)).inserted {
      if content === view { return true }
      enter(content)
    }
    while let region = waiting.popLast() {
      for use in region.uses where seen.insert(ObjectIdentifier(use.view)).inserted {
        if use.view === view { return true }
        enter(use.view)
      }
      waiting += region.alternatives + region.presented
    }
    return false
  }
}
