import PortolanModel

extension Dialect {
  /// Eureka, whose rows are told how they show a controller, and what makes it:
  /// `row.presentationMode = .show(controllerProvider: .callback { PageController() }, onDismiss: nil)`.
  static let eureka = Dialect(modifiers: ways, containers: ways)

  private static let ways: [String: Understand] = [
    "show": shown(as: .drillDown), "presentModally": shown(as: .sheet),
    "popover": shown(as: .popover),
  ]

  private static func shown(as presentation: Presentation) -> Understand {
    { name, call, walk in
      guard walk.isInController, case .call(let way, let told, _)? = call["controllerProvider"],
        way.lastName == "callback", let maker = told.first
      else { return false }
      walk.link(
        call, to: maker.value, as: presentation, form: "\(name)(controllerProvider:onDismiss:)")
      return true
    }
  }
}
