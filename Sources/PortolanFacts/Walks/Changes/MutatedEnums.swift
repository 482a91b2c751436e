import PortolanModel

/// Functions of an enum that set it to another of its cases, `mutating func advance() { self = next }`: what `step.advance()` does to the
/// state that it is called on.
extension StateChangeWalk {
  /// Notes that a state is set to what such a function sets `self` to; to any case, where its code does not tell.
  mutating func mutate(
    _ state: Denotation, _ target: Expression, by function: String, _ arguments: [Argument],
    _ position: Position
  ) {
    guard let symbol = state.type.unwrapped.ownSymbol, symbol.kind == .enum,
      !isCopy(target, of: localVariables)
    else { return }
    let set = cases(setBy: function, of: symbol, arguments)
    if set.isNone { return }
    if state.path == nil, state.choices.isEmpty {
      return unseen.note(target, by: environment.scope)
    }
    onEach(state) { walk, path in
      // What a case holds is not the state that is in that case.
      guard path.cases.isEmpty else { return }
      walk.note(path, state.type.isOptional ? .present : .select, set.told, position)
    }
  }

  /// The cases to which code sets an enum.
  private struct SetCases {
    var names: [String] = []
    var isAny = false

    var isNone: Bool { names.isEmpty && !isAny }
    /// Those that it can be; none where it can be any.
    var told: [String] { isAny ? [] : names.distinct }

    mutating func add(_ other: SetCases) {
      names += other.names
      isAny = isAny || other.isAny
    }
  }

  /// So many functions of an enum are followed that call each other; more is a loop.
  private static let mutationLimit = 4

  private mutating func cases(
    setBy function: String, of symbol: TypeSymbol, _ arguments: [Argument], depth: Int = 0
  ) -> SetCases {
    var set = SetCases()
    guard depth < Self.mutationLimit, let member = mutation(function, of: symbol, arguments),
      let body = member.declaration.body
    else { return set }
    var inner = Environment(of: member, in: symbol, program)
    _ = told(member, of: symbol, arguments, &inner)
    let outer = environment
    environment = inner
    defer { environment = outer }
    var calls: [(name: String, arguments: [Argument])] = []
    var values: [Expression] = []
    body.visit { part in
      switch part {
      case .assignment(let target, let value, _) where target.isSelf: values.append(value)
      case .call(.name(let name, _), let arguments, _),
        .call(.member(.name("self", _)?, let name, _), let arguments, _):
        calls.append((name, arguments))
      default: break
      }
    }
    for value in values {
      if tells(value), !body.bindWhole(value) {
        set.names += cases(in: value, of: .own(symbol))
      } else {
        set.isAny = true
      }
    }
    for call in calls {
      set.add(cases(setBy: call.name, of: symbol, call.arguments, depth: depth + 1))
    }
    return set
  }

  /// The function of an enum that may change it: its own, or one that the app gives it by a protocol, `extension CaseIterable { … }`.
  private func mutation(
    _ name: String, of symbol: TypeSymbol, _ arguments: [Argument]
  ) -> Member? {
    let brought = symbol.inheritedNames.lazy.flatMap { program.members(name, of: $0) }
    let found =
      evaluator.method(name, of: symbol, arguments)
      ?? brought.first { $0.declaration.kind == .function && $0.declaration.accepts(arguments) }
    return found.flatMap { $0.declaration.modifiers.contains("mutating") ? $0 : nil }
  }
}

extension [Statement] {
  /// Whether a value may be what the code has given a name of its own: `if let next { self = next }`.
  fileprivate func bindWhole(_ value: Expression) -> Bool {
    switch value {
    case .name(let name, _): bind(name)
    case .choice(_, let first, let second), .infix(let first, "??", let second):
      bindWhole(first) || bindWhole(second)
    default: false
    }
  }

  private func bind(_ name: String) -> Bool {
    var isBound = false
    visitStatements { statement in
      isBound = isBound || statement.gives(name: name)
      switch statement {
      case .switch(_, let cases, _):
        isBound = isBound || cases.contains { $0.patterns.contains { $0.binds(name) } }
      case .for(let pattern, _, _): isBound = isBound || pattern.binds(name)
      default: break
      }
    }
    return isBound
  }
}
