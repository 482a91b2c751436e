/// Functions that code hooks up by their selectors, to be called when something happens that is nobody's doing: a notification, a timer.
extension StateChangeWalk {
  /// Notes the function that a call hooks up: `NotificationCenter.default.addObserver(self, selector: #selector(open), …)`,
  /// `Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), …)`.
  mutating func noteNotified(_ callee: Expression, _ arguments: [Argument]) {
    guard let name = callee.lastName, Self.notifying.contains(name),
      let selector = arguments.first(where: { $0.label == "selector" })?.value,
      case .other(let named) = selector, let function = named.first?.lastName,
      let target = arguments.first(where: { $0.label == "target" }) ?? arguments.first
    else { return }
    let owner = evaluator.evaluate(target.value, in: environment).type.unwrapped.ownSymbol
    for member in (owner ?? environment.scope)?.members(named: function) ?? []
    where member.declaration.kind == .function {
      notified.insert(ObjectIdentifier(member))
      if let told = arguments.first(where: { $0.label == "name" })?.value,
        let name = notification(namedBy: told)
      {
        notifications.hear(name, by: member)
      }
    }
  }

  private static let notifying: Set<String> = ["addObserver", "scheduledTimer", "Timer"]
}
