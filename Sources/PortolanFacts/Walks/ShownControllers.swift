import PortolanModel

/// Controllers that code makes before it shows them.
extension ViewWalk {
  /// What an expression gives to show: a controller, or a view in a hosting controller.
  mutating func shown(by expression: Expression) -> Region {
    let shown = Region()
    region.presented.append(shown)
    let value = evaluate(expression)
    with(region: shown, rows: false, list: false, surroundings: .wrapper) { walk in
      walk.walk(content: expression)
      if shown.uses.isEmpty, let property = walk.storedValue(of: expression) {
        walk.walk(content: property)
      }
      if shown.firstUse == nil, value.shown?.firstUse == nil,
        let symbol = value.type.unwrapped.ownSymbol, symbol.isController
      {
        walk.use(symbol, arguments: [:], at: walk.position(of: expression))
      }
    }
    if let kept = value.shown { shown.takeManner(of: kept) }
    return shown.firstUse == nil ? value.shown ?? shown : shown
  }

  /// The initial value of a stored property of the controller whose code is walked.
  func storedValue(of expression: Expression) -> Expression? {
    switch expression {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if environment.local(name, evaluator) != nil { return nil }
      return environment.scope?.property(name)?.declaration.value
    default: return nil
    }
  }

  /// Says of what a local variable holds how it comes before the user.
  mutating func note(style: Presentation, of base: Expression?) {
    if case .name(let name, _)? = base, let shown = environment.local(name, evaluator)?.shown {
      shown.style = style
    } else if !isInOwnCode {
      region.style = style
    }
  }

  /// Says what is written on the tab of what a local variable holds.
  mutating func note(tab item: Expression, of base: Expression?) {
    guard case .name(let name, _)? = base, let shown = environment.local(name, evaluator)?.shown,
      case .call(_, let arguments, _) = item,
      let title = arguments.first(where: { $0.label == "title" })?.value
    else { return }
    shown.label = WrittenText.title(in: title)
  }
}

extension Region {
  /// Takes over how what a variable holds comes before the user, and what its tab says.
  func takeManner(of kept: Region) {
    style = style ?? kept.style
    label = label ?? kept.label
  }
}
