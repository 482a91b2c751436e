/// Functions that code hands on by their names, without calling them: `action: save`, `content: sheet`, `onNext: model.nextTapped`.
extension ViewWalk {
  /// Walks a function of the scope's own that is passed without being called: `content: sheet`.
  mutating func follow(reference expression: Expression, _ values: [Denotation]) -> Bool {
    guard let (name, scope) = ownFunction(expression) else { return false }
    let functions = scope.members(named: name).filter { member in
      // What is shown, or what a button does.
      givesView(member, of: scope)
        // `.onOpenURL(perform: open)`
        || member.declaration.kind == .function
          && (isInEvent || member.declaration.parameters.isEmpty)
    }
    let meant = functions.count > 1 ? evaluator.meant(functions, by: values, of: scope).first : nil
    guard let member = meant ?? functions.first else { return false }
    follow(reference: member, of: scope, values)
    return true
  }

  /// Walks what a view of the app's own is handed to do, so that it is known where that is done.
  mutating func walk(handedFunction expression: Expression) {
    if let (name, scope) = ownFunction(expression) {
      let functions = scope.members(named: name).filter { member in
        member.declaration.kind == .function && !member.declaration.givesView
      }
      // Of several only the types would tell.
      if functions.count == 1 { follow(reference: functions[0], of: scope, []) }
    } else if case .member(let base?, let name, let position) = expression, name != "self",
      let symbol = evaluate(base).type.unwrapped.ownSymbol, symbol.property(name) == nil,
      symbol.members(named: name).contains(where: { $0.declaration.kind == .function })
    {
      walk(member: base, name, position)
    }
  }

  /// The same of a library's view, `ScannerView(completion: handleScan)`. A function without parameters is walked as any argument is.
  mutating func walk(functionsHandedToUnread call: Call) {
    for argument in call.arguments {
      guard let (name, scope) = ownFunction(argument.value) else { continue }
      let functions = scope.members(named: name).filter { $0.declaration.kind == .function }
      if functions.count == 1, let function = functions.first,
        !function.declaration.givesView, !function.declaration.parameters.isEmpty
      {
        follow(reference: function, of: scope, [])
      }
    }
  }

  /// The same arguments with a closure for each function of the scope's own that is handed by its name: `page(for:)` is
  /// `{ page(for: $0) }`.
  ///
  /// - Parameter forViewsAlone: Whether only functions that make a view are meant.
  func withClosures(_ arguments: [Argument], forViewsAlone: Bool) -> [Argument] {
    var arguments = arguments
    for (number, argument) in arguments.enumerated() {
      guard let (name, scope) = ownFunction(argument.value) else { continue }
      let functions = scope.members(named: name).filter { member in
        member.declaration.kind == .function && (!forViewsAlone || givesView(member, of: scope))
      }
      // Of several the call in the closure says by its types which is meant.
      let labels = functions.map { $0.declaration.parameters.map(\.label) }
      guard let first = labels.first, labels.allSatisfy({ $0 == first }) else { continue }
      let position = position(of: argument.value)
      arguments[number].value = .closure(
        content(Expression.name(name, position).called(with: first, at: position)))
    }
    return arguments
  }

  /// What an initialiser that is handed by its name makes of some values: `PageView.init` is `{ PageView(path: $0) }`, where the values
  /// say which of its initialisers is meant.
  func closure(calling initializer: Expression, of symbol: TypeSymbol, with values: [Denotation])
    -> Closure?
  {
    let taking = symbol.initializers.filter { $0.declaration.parameters.count == values.count }
    let meant = evaluator.meant(taking, by: values, of: symbol)
    guard !values.isEmpty, meant.count == 1 else { return nil }
    let labels = meant[0].declaration.parameters.map(\.label)
    return content(initializer.called(with: labels, at: position(of: initializer)))
  }

  /// The scope's own function that an expression may name.
  private func ownFunction(_ expression: Expression) -> (name: String, scope: TypeSymbol)? {
    let name: String
    switch expression {
    case .name(let written, _), .member(.name("self", _)?, let written, _): name = written
    default: return nil
    }
    guard environment.local(name, evaluator) == nil, let scope = environment.scope,
      scope.property(name) == nil, !scope.isController
    else { return nil }
    return (name, scope)
  }

  private mutating func follow(
    reference member: Member, of scope: TypeSymbol, _ values: [Denotation]
  ) {
    var inner = Environment(scope: scope, file: member.file)
    let parameters = member.declaration.parameters
    // The parts of a tuple go to several parameters, of which their types tell.
    if parameters.count > max(values.count, 1) || values.isEmpty {
      for parameter in parameters {
        inner.bind(
          parameter.name,
          Denotation(type: program.resolve(parameter.type, in: scope, file: member.file)))
      }
    } else {
      for (parameter, value) in zip(parameters, values) { inner.bind(parameter.name, value) }
    }
    follow(member, key: "\(scope.id).\(member.name)", in: inner)
  }
}

extension Expression {
  /// A call of it with what a closure around that is handed.
  func called(with labels: [String?], at position: Position) -> Expression {
    let handed = labels.enumerated().map { number, label in
      Argument(label: label, value: .name("$\(number)", position))
    }
    return .call(self, handed, position)
  }
}
