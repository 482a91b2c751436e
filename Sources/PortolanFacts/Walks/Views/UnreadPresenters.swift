import PortolanModel

/// Views of libraries that were not read and present something beside what they show: `SheetHost(isPresented: $isShown) { MenuView() }
/// content: { … }`. Nothing of them is in the source; the labels say what is what.
extension ViewWalk {
  /// Presents what such a view is handed for a flag, and shows the rest where it stands; `false` for any other view.
  mutating func present(byUnreadView name: String, _ call: Call) -> Bool {
    guard name.isWrittenAsType, !isInOwnCode, !PlainViews.isNamed(name),
      let flag = call.arguments.first(where: { HomeMade.presents(by: $0) }),
      bound(to: flag.value, by: call).path != nil
    else { return false }
    let closures = call.contents.filter(\.isClosure)
    guard let page = pagePresented(among: closures), makesPage(page.value) else { return false }
    let presenting = Call(callee: call.callee, arguments: [flag, page], position: call.position)
    guard
      PresentationCall(
        name: name, call: presenting, binding: flag.value,
        presentation: .custom(NavigationWords.memberName(ofType: name))
      ).understand(&self)
    else { return false }
    var shown = call
    shown.arguments.removeAll { $0 == flag || $0 == page }
    note(foreign: name)
    with(surroundings: .wrapper) { $0.walkArguments(of: shown) }
    return true
  }

  /// Which of some closures is what is presented. Of a lone one nobody knows, unless the view lies behind another: there it shows nothing
  /// else, `.background(PopoverAnchor(isPresented: $isShown) { MenuView() })`.
  private func pagePresented(among closures: [Argument]) -> Argument? {
    if closures.count < 2 { return standing == .backdrop ? closures.first : nil }
    let pages = closures.filter { !Self.labelsInPlace.contains($0.label) }
    return pages.count == 1 ? pages[0] : nil
  }

  /// By what labels a view that presents something is handed what it shows in place.
  private static let labelsInPlace: Set<String?> = ["content", "label", "anchor", "source"]
}
