/// What a coordinator hooks up by a selector to what the user touches on a screen that it makes:
/// `list.addButton.addTarget(self, action: #selector(addTapped), for: .touchUpInside)`,
/// `list.navigationItem.rightBarButtonItem = UIBarButtonItem(…, target: self, action: #selector(addTapped))`. What the function does,
/// the screen does.
extension ViewWalk {
  /// Notes what screens do by such functions, whoever makes the coordinators.
  mutating func noteTouched(_ regions: [ObjectIdentifier: Region]) {
    for symbol in program.types
    where symbol.kind == .class && !symbol.isDelegate && program.isCoordinator(symbol) {
      for member in symbol.members {
        let code = member.declaration.codeOfOwn
        let touches = code.touches
        if touches.isEmpty { continue }
        noteElsewhere(by: member, of: symbol, regions) { walk in
          walk.environment = walk.evaluator.bindings(of: code, walk.environment, 0)
          for touch in touches {
            guard let screen = walk.controller(keeping: touch.control) else { continue }
            walk.hookUp(to: screen) { walk in
              _ = walk.ask(symbol, at: nil, forFunction: touch.function, touch.position)
            }
          }
        }
      }
    }
  }
}

/// What the user touches, and the function of the code's own object that is called then.
private struct Touch {
  var control: Expression
  var function: String
  var position: Position
}

extension Declaration {
  /// A member's code, be it that of a property that is made when it is needed: `lazy var list = { … }()`.
  fileprivate var codeOfOwn: [Statement] {
    if let body { return body }
    guard case .call(.closure(let closure), _, _)? = value else { return [] }
    return closure.body
  }
}

extension [Statement] {
  fileprivate var touches: [Touch] {
    var found: [Touch] = []
    // What variables of the code's own keep until a screen is given it: `let add = UIBarButtonItem(…)`.
    var kept: [String: [Touch]] = [:]
    func touches(in value: Expression, of control: Expression) -> [Touch] {
      value.listed.flatMap { part -> [Touch] in
        switch part {
        case .name(let name, _):
          return (kept[name] ?? []).map {
            Touch(control: control, function: $0.function, position: $0.position)
          }
        case .call(_, let arguments, let position):
          if let function = arguments.functionTouched {
            return [Touch(control: control, function: function, position: position)]
          }
          return arguments.flatMap { touches(in: $0.value, of: control) }
        default: return []
        }
      }
    }
    visitStatements { statement in
      switch statement {
      case .declaration(let variable):
        guard variable.kind == .variable, let value = variable.value else { return }
        let own = Expression.name(variable.name, variable.position)
        kept[variable.name] = touches(in: value, of: own)
      case .expression(.assignment(let control, let value, _)):
        found += touches(in: value, of: control)
      case .expression(.call(.member(let control?, _, _), let arguments, let position)):
        if let function = arguments.functionTouched {
          let touch = Touch(
            control: .member(control, "target", position), function: function, position: position)
          if case .name(let name, _) = control { kept[name, default: []].append(touch) }
          found.append(touch)
        } else {
          // `list.view.addGestureRecognizer(tap)`
          for argument in arguments { found += touches(in: argument.value, of: control) }
        }
      default: break
      }
    }
    return found
  }
}

extension [Argument] {
  /// The function of the code's own object that a control is told to call: `target: self, action: #selector(tapped)`.
  fileprivate var functionTouched: String? {
    guard case .other(let named)? = first(where: { $0.label == "action" })?.value,
      let target = first(where: { $0.label == "target" }) ?? first, target.value.isSelf
    else { return nil }
    return named.first?.lastName
  }
}
