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
    let way = (member.declaration.body ?? []).lazy.compactMap(\.wayToShowSelf).first
    selfShowing[key] = .some(way)
    return way
  }
}

extension Statement {
  fileprivate var wayToShowSelf: ControllerLink? {
    switch self {
    case .expression(let expression): expression.wayToShowSelf
    case .return(let expression): expression?.wayToShowSelf
    case .if(_, let then, let other): (then + other).lazy.compactMap(\.wayToShowSelf).first
    case .guard(_, let other): other.lazy.compactMap(\.wayToShowSelf).first
    case .switch(_, let cases, _):
      cases.lazy.flatMap(\.body).compactMap(\.wayToShowSelf).first
    case .block(let body), .conditional(_, let body), .for(_, _, let body):
      body.lazy.compactMap(\.wayToShowSelf).first
    case .declaration: nil
    }
  }
}

extension Expression {
  fileprivate var wayToShowSelf: ControllerLink? {
    switch self {
    case .call(.member(_?, let name, _), let arguments, _):
      if case .name("self", _)? = arguments.first?.value, arguments.first?.label == nil,
        let way = ControllerLink.named(name, arguments)
      {
        return way
      }
      return arguments.lazy.compactMap(\.value.wayToShowSelf).first
    case .call(_, let arguments, _): return arguments.lazy.compactMap(\.value.wayToShowSelf).first
    case .closure(let closure): return closure.body.lazy.compactMap(\.wayToShowSelf).first
    case .await(let operand): return operand.wayToShowSelf
    default: return nil
    }
  }
}
