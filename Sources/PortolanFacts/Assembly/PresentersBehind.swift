import PortolanModel

/// Views that lie behind a page and show nothing themselves, but present: `LogView().background(Router(model: model))`, be it by a modifier
/// of the app's own; and modifiers that present by state of their own, `LogView().closable()`. They are part of the page, whoever puts them
/// there.
extension SourceAssembly {
  /// Those of some views that lie behind a page in the same region.
  func presenters(among uses: [ViewUse], behind page: ViewUse) -> [ViewUse] {
    if page.isRow || page.standing == .backdrop || page.view.isController { return [] }
    return uses.filter { use in
      (use.standing == .backdrop || use.view.modifiesViews) && !use.isRow
        && use.view !== page.view && onlyPresents(use.view)
    }
  }

  /// Notes that they do, and has the page's screen made anew if it is made already.
  func put(_ presenters: [ViewUse], behind page: ViewUse) {
    let key = ObjectIdentifier(page.view)
    let region = memory.behind[key] ?? Region()
    memory.behind[key] = region
    let known = region.uses.map(\.view)
    let new = presenters.filter { use in !known.contains { $0 === use.view } }
    if new.isEmpty { return }
    for var use in new {
      // Around what it stands, the page does not say.
      use.arms = []
      region.uses.append(use)
    }
    if screens[names.screen(of: page.view).id] != nil {
      queue.append(names.holder(of: page.view) ?? page.view)
    }
  }

  /// What lies behind a page and is told with that, wherever it does so.
  func presenters(behind page: TypeSymbol) -> Region? { memory.behind[ObjectIdentifier(page)] }

  /// Whether a view presents, shows no view of the app's own in place, and has nothing that the user could press.
  private func onlyPresents(_ view: TypeSymbol) -> Bool {
    guard let region = regions[ObjectIdentifier(view)], !region.presented.isEmpty,
      region.cases.isEmpty, region.selections.isEmpty, links(of: view).isEmpty
    else { return false }
    // What a modifier adds that leads nowhere, as a button in the page's bar, is the page's.
    if view.modifiesViews {
      return region.uses.allSatisfy { $0.view.modifiesViews || !navigates($0.view, visited: []) }
    }
    return region.uses.isEmpty && !region.acts && !region.fillsScreen && !region.holdsRows
      && !region.holdsForeign
  }
}
