/// What closures are given by whom they are handed to.
extension StateChangeWalk {
  /// What a closure is given that a view, a model or a function of the app's own takes, as far as that says: of
  /// `let content: (Item) -> Content`, or of `onPick: (Item) -> Void`, an item.
  func values(
    givenTo argument: Argument, of callee: Expression, _ arguments: [Argument]
  ) -> [Denotation] {
    guard case .closure(let closure) = argument.value, closure.asksForValues else { return [] }
    return values(takenBy: argument, of: callee, arguments)
  }

  /// What a function is given that is handed over; of an enum the cases with which the callback is called that keeps it, if these are known.
  private func values(
    takenBy argument: Argument, of callee: Expression, _ arguments: [Argument]
  ) -> [Denotation] {
    guard let taken = parameter(for: argument, of: callee, arguments),
      let (type, scope, file) = function(taken.type, in: taken.owner, taken.file)
    else { return [] }
    return type.arguments.dropLast().enumerated().map { number, type in
      let isOpen =
        taken.generics.contains(type.name) || scope?.declarer(ofParameter: type.name) != nil
      if isOpen { return .unknown }
      var value = Denotation(type: program.resolve(type, in: scope, file: file))
      if let kept = taken.kept, let symbol = value.type.unwrapped.ownSymbol, symbol.isEnumerated {
        let cases = program.cases(of: symbol, toldTo: kept, number)
        if cases.count == 1 { value.caseName = cases[0] } else { value.caseChoices = cases }
      }
      return value
    }
  }

  /// The same argument with a closure for a function of the scope's own that is handed over by its name, where it is known with which
  /// cases it is called: `EntryRow(open: open)` is `EntryRow(open: { open($0) })`.
  func withCall(
    ofFunction argument: Argument, handedTo callee: Expression, _ arguments: [Argument]
  ) -> Argument {
    guard let name = argument.value.ownName, let scope = environment.scope,
      let position = argument.value.position, environment.local(name, evaluator) == nil,
      scope.property(name) == nil
    else { return argument }
    let functions = scope.members(named: name).filter { $0.declaration.kind == .function }
    guard functions.count == 1, let parameters = functions.first?.declaration.parameters,
      !parameters.isEmpty
    else { return argument }
    let values = values(takenBy: argument, of: callee, arguments)
    guard values.count == parameters.count, values.contains(where: { !$0.caseNames.isEmpty }) else {
      return argument
    }
    var argument = argument
    let call = argument.value.called(with: parameters.map(\.label), at: position)
    argument.value = .closure(Closure(body: [.expression(call)], position: position))
    return argument
  }

  private struct Taken {
    var type: TypeReference
    var owner: TypeSymbol?
    var file: Int
    var generics: Set<String> = []
    /// The property that keeps it.
    var kept: StatePath?
  }

  /// What of the app's own code takes an argument.
  private func parameter(
    for argument: Argument, of callee: Expression, _ arguments: [Argument]
  ) -> Taken? {
    func taken(by member: Member, of owner: TypeSymbol) -> Taken? {
      member.declaration.matched(arguments).first { $0.1 == argument }.map { parameter, _ in
        Taken(
          type: parameter.type, owner: owner, file: member.file,
          generics: Set(member.declaration.genericParameters.map(\.name)))
      }
    }
    if let made = constructed(callee) {
      let property = made.property(keeping: argument, of: arguments)
      let kept = property.map { StatePath(owner: made, property: $0) }
      if let initializer = made.initializer(taking: arguments) {
        var taken = taken(by: initializer, of: made)
        taken?.kept = kept
        return taken
      }
      let functions = made.storedProperties.filter {
        $0.declaration.type?.name == TypeReference.function
      }
      let own =
        argument.label.flatMap { made.property($0) } ?? (functions.count == 1 ? functions[0] : nil)
      return own.flatMap { own in
        own.declaration.type.map {
          Taken(
            type: $0, owner: made, file: own.file,
            kept: StatePath(owner: made, property: own.name))
        }
      }
    }
    switch callee {
    case .member(let base?, let name, _):
      guard let owner = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol,
        !owner.isView, let member = evaluator.method(name, of: owner, arguments)
      else { return nil }
      return taken(by: member, of: owner)
    case .name(let name, _):
      guard let owner = environment.scope,
        let member = evaluator.method(name, of: owner, arguments)
      else { return nil }
      return taken(by: member, of: owner)
    default: return nil
    }
  }

  /// The type of a function, be it optional or by way of a name of its own, and where it is written.
  private func function(
    _ type: TypeReference, in scope: TypeSymbol?, _ file: Int, depth: Int = 0
  ) -> (TypeReference, scope: TypeSymbol?, file: Int)? {
    if type.name == TypeReference.function { return (type, scope, file) }
    guard depth < 4 else { return nil }
    if type.lastName == "Optional", let held = type.arguments.first {
      return function(held, in: scope, file, depth: depth + 1)
    }
    guard type.arguments.isEmpty, let alias = program.written(asAlias: type.name, in: scope) else {
      return nil
    }
    return function(alias.type, in: alias.scope, alias.file, depth: depth + 1)
  }
}

extension Closure {
  /// Whether its code names what it is given.
  var asksForValues: Bool {
    if !parameters.isEmpty { return true }
    var asks = false
    body.visit { expression in if case .name("$0", _) = expression { asks = true } }
    return asks
  }
}
