import PortolanModel

/// Controllers that have a function which shows them: `func show(from other: UIViewController) { other.present(self, animated: true) }`.
extension ViewWalk {
  /// Notes that a controller is told to show itself: whoever tells it leads there.
  mutating func show(
    _ symbol: TypeSymbol, of base: Expression, bySelfIn member: Member, _ call: Call
  ) -> Bool {
    guard isInController || isInCoordinator, symbol.isController, symbol !== host,
      let way = program.wayToShowItself(member)
    else { return false }
    let region = shown(by: base)
    if region.firstUse == nil { return false }
    add(
      LinkSite(
        form: way.form, presentation: region.style ?? way.presentation, host: host, region: region,
        location: location(call.position), surroundings: surroundings))
    for argument in call.arguments { walk(content: argument.value) }
    return true
  }
}

extension Program {
  /// How a function of a controller shows the controller itself, if it does.
  func wayToShowItself(_ member: Member) -> ControllerLink? {
    let key = ObjectIdentifier(member)
    if let known = selfShowing[key] { return known }
    let way = (member.declaration.body ?? []).wayToShowSelf
    selfShowing[key] = .some(way)
    return way
  }
}

extension [Statement] {
  fileprivate var wayToShowSelf: ControllerLink? {
    firstCall { callee, arguments in
      guard case .member(_?, let name, _) = callee, let first = arguments.first,
        first.label == nil, case .name("self", _) = first.value
      else { return nil }
      return ControllerLink.named(name, arguments)
    }
  }
}
