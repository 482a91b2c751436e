import PortolanModel

extension Dialect {
  /// SwiftfulRouting, whose router is told what to show, and keeps no state that an app could see:
  /// `router.showScreen(.push) { _ in CargoView() }`, `router.showModal { MenuView() }`, `AnyDestination(segue: .sheet) { … }`.
  static let swiftfulRouting = Dialect(
    modifiers: [
      "showScreen": shown(as: nil),
      "showResizableSheet": shown(as: .sheet),
      "showModal": shown(as: .custom("modal")),
      "showBottomModal": shown(as: .custom("modal")),
      "showModule": shown(as: .custom("module")),
    ],
    containers: ["AnyDestination": shown(as: nil), "AnyRoute": shown(as: nil)])

  /// What a call shows that hands over content; where `presentation` is `nil`, its first argument says how.
  private static func shown(as presentation: Presentation?) -> Understand {
    { name, call, walk in
      guard let content = call.contents.last,
        let presentation = presentation ?? call.arguments.first?.value.segue
      else { return false }
      walk.link(call, to: content.value, as: presentation, form: "\(name)(_:)")
      return true
    }
  }
}

extension Expression {
  /// `.push`, `.sheetConfig(config: …)`
  fileprivate var segue: Presentation? {
    switch self {
    case .call(let callee, _, _): callee.segue
    case .member(_, "push", _): .drillDown
    case .member(_, "sheet", _), .member(_, "sheetConfig", _): .sheet
    case .member(_, "fullScreenCover", _), .member(_, "fullScreenCoverConfig", _): .fullScreenCover
    default: nil
    }
  }
}
