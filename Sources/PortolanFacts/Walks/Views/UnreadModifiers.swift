import PortolanModel

/// Modifiers of libraries that were not read, and what they are handed to show.
extension ViewWalk {
  /// What a library's modifier is handed to show for one value or another, `.page { (page: Page) in switch page { … } }`, or only if some
  /// condition holds, `.memberRequired(isGuest) { MemberView() }`, is not shown where it stands; `false` for any other modifier.
  mutating func present(byUnread function: String, _ call: Call) -> Bool {
    guard !isInOwnCode, !PlainViews.modifiers.contains(function), !CodeNames.runs(function),
      call.contents.contains(where: \.value.switchesOverParameter) || isConditional(call)
    else { return false }
    let shown = Region()
    with(region: shown, rows: false, list: false) { $0.walkArguments(of: call) }
    if shown.firstUse == nil {
      region.absorb(shown)
    } else {
      region.presented.append(shown)
      unfollowed.append(
        UnfollowedPresentation(form: function, host: host, location: location(call.position)))
    }
    return true
  }

  /// Whether a call asks a plain condition, and is handed content that is not made of what it modifies.
  private func isConditional(_ call: Call) -> Bool {
    guard let first = call.arguments.first, first.label == nil, !first.isTrailing,
      call.contents.count == 1, case .closure(let closure) = call.contents[0].value,
      !closure.asksForValues
    else { return false }
    let asked = evaluate(first.value)
    return asked.type.isBool && asked.isTrue == nil
  }
}

extension Expression {
  /// Whether it is a closure that is nothing but a `switch` over what it is given.
  fileprivate var switchesOverParameter: Bool {
    guard case .closure(let closure) = self, closure.parameters.count == 1,
      closure.body.count == 1
    else { return false }
    switch closure.body[0] {
    case .switch(.name(closure.parameters[0], _), _, _),
      .expression(.statement(.switch(.name(closure.parameters[0], _), _, _))):
      return true
    default: return false
    }
  }
}
