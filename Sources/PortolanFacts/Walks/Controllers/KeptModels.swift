/// Models that an object keeps, makes a screen with, and hooks up by itself, be it in another file:
/// `model.onShow = { [weak self] in self?.show() }`. What the callback does, the screen does.
extension ViewWalk {
  /// The screen that the object whose code is walked makes with a model which it keeps, and with which a chain begins.
  func screenHooked(byKept subjects: [Expression]) -> TypeSymbol? {
    guard let owner = environment.scope, !owner.isView else { return nil }
    for subject in subjects.reversed() {
      guard let name = subject.ownName, name != "self" else { continue }
      guard environment.local(name, evaluator) == nil,
        let screen = program.screen(madeWithKept: name, by: owner), screen !== host
      else { return nil }
      return screen
    }
    return nil
  }

  /// Notes what the screens do by the callbacks that such objects hook up, whoever makes these.
  mutating func noteKeptModels(_ regions: [ObjectIdentifier: Region]) {
    for symbol in program.types
    where symbol.kind == .class && !symbol.isView && !symbol.isDelegate {
      for member in symbol.members {
        for (model, closure) in member.declaration.body?.hookedUp ?? [] {
          guard let screen = program.screen(madeWithKept: model, by: symbol) else { continue }
          noteHookedUp(by: member, of: symbol, regions) { $0.hookUp(closure, of: screen) }
        }
        for (model, call) in member.modelsMadeWithCallbacks {
          guard let screen = program.screen(madeWithKept: model, by: symbol) else { continue }
          noteHookedUp(by: member, of: symbol, regions) { walk in
            for callback in walk.callbacks(in: call.arguments) { walk.hookUp(callback, of: screen) }
          }
        }
      }
    }
  }

  private mutating func noteHookedUp(
    by member: Member, of symbol: TypeSymbol, _ regions: [ObjectIdentifier: Region],
    _ work: (inout ViewWalk) -> Void
  ) {
    noteElsewhere(by: member, of: symbol, regions) { walk in
      walk.environment = walk.evaluator.bindings(of: walk.code, walk.environment, 0)
      work(&walk)
    }
  }
}

extension Program {
  /// The screen that an object's code makes with a model which it keeps in a property.
  fileprivate func screen(madeWithKept property: String, by owner: TypeSymbol) -> TypeSymbol? {
    let known = screensOfKeptModels[ObjectIdentifier(owner)]
    if let known { return known[property] }
    var screens: [String: TypeSymbol] = [:]
    let evaluator = Evaluator(program: self)
    for member in owner.members {
      let place = Environment(of: member, in: owner, self)
      func look(_ expression: Expression) {
        guard case .call(let callee, let arguments, _) = expression,
          callee.lastWord?.isWrittenAsType == true
        else { return }
        for argument in arguments {
          guard let name = argument.value.ownName, name != "self", screens[name] == nil,
            isModel(name, keptBy: owner, evaluator),
            case .meta(let made) = evaluator.evaluate(callee, in: place).type,
            let screen = made.ownSymbol, screen.isView
          else { continue }
          screens[name] = screen
        }
      }
      (member.declaration.body ?? []).visit(look)
      member.declaration.value?.visit(look)
    }
    screensOfKeptModels[ObjectIdentifier(owner)] = screens
    return screens[property]
  }

  private func isModel(_ property: String, keptBy owner: TypeSymbol, _ evaluator: Evaluator) -> Bool
  {
    guard owner.property(property)?.isStored == true,
      let model = evaluator.property(property, of: owner)?.type.unwrapped.ownSymbol
    else { return false }
    return model.kind == .class && !model.isView && !isCoordinator(model)
  }
}

extension [Statement] {
  /// The closures that code hooks up to what its object keeps, and the properties that keep it: `model.onShow = { … }`.
  fileprivate var hookedUp: [(model: String, closure: Closure)] {
    var found: [(model: String, closure: Closure)] = []
    visit { expression in
      if case .assignment(.member(let base?, _, _), .closure(let closure), _) = expression,
        let model = base.ownName, model != "self"
      {
        found.append((model, closure))
      }
    }
    return found
  }
}

extension Member {
  /// The models that are made with functions to call back, and the properties that keep them, be it only once they are needed:
  /// `lazy var model = ListModel(onShow: { [weak self] in self?.show() })`.
  fileprivate var modelsMadeWithCallbacks: [(model: String, call: Call)] {
    var found: [(model: String, call: Call)] = []
    if isStored, let call = declaration.value?.callWithCallbacks { found.append((name, call)) }
    (declaration.body ?? []).visit { expression in
      if case .assignment(let target, let value, _) = expression, let model = target.ownName,
        model != "self", let call = value.callWithCallbacks
      {
        found.append((model, call))
      }
    }
    return found
  }
}

extension Expression {
  /// The outermost call that makes something with functions to call back, as far as its arguments tell.
  fileprivate var callWithCallbacks: Call? {
    var found: Call?
    visit { expression in
      guard found == nil, case .call(let callee, let arguments, let position) = expression,
        callee.lastWord?.isWrittenAsType == true,
        arguments.contains(where: { $0.isClosure || $0.value.ownName != nil })
      else { return }
      found = Call(callee: callee, arguments: arguments, position: position)
    }
    return found
  }
}
