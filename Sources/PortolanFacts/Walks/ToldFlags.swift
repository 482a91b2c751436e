/// Flags that functions are told: `show(page, inBubble: true)`.
extension Declaration {
  /// By their names, the flags that a call's arguments tell a function, or that it has where nobody tells it, as far as that is written
  /// out, be it for who calls: `func open(_ page: Page, reset: Bool = false) { router.show(page, reset) }`.
  func flagsTold(
    by arguments: [Argument], _ evaluate: (Expression) -> Denotation
  ) -> [String: Bool] {
    let told = parameters.filter { $0.type.name == "Bool" }
    if told.isEmpty { return [:] }
    var flags: [String: Bool] = [:]
    let matched = matched(arguments)
    for parameter in told {
      let given = matched.first { $0.0 == parameter }.map(\.1.value)
      if case .boolean(let isTrue)? = given ?? parameter.value {
        flags[parameter.name] = isTrue
      } else if let given {
        flags[parameter.name] = evaluate(given).isTrue
      }
    }
    return flags
  }
}

/// The flag that a function is told and by which a fork in its code goes.
struct FlagTold {
  var function: ObjectIdentifier
  var name: String
  /// What it is where the first arm is taken.
  var isFirst: Bool
}

extension Fork.Arm {
  /// Whether a function that is told some flags leaves it out.
  func isLeftOut(by function: ObjectIdentifier, told flags: [String: Bool]) -> Bool {
    guard let asked = fork.flagTold, asked.function == function, let flag = flags[asked.name] else {
      return false
    }
    return (flag == asked.isFirst) != (number == 1)
  }
}

extension ViewWalk {
  /// The flags that a call tells a function. A flow's function is followed once for all that call it, so that nobody knows them there.
  func flagsTold(_ member: Member, by arguments: [Argument]) -> [String: Bool] {
    flows == nil ? member.declaration.flagsTold(by: arguments) { evaluate($0) } : [:]
  }

  /// The cases of enums that a function takes where a call says none: `func begin(mode: Mode = .push)`.
  func casesByDefault(
    of member: Member, _ owner: TypeSymbol?, besides arguments: [Argument]
  ) -> [(String, Denotation)] {
    let parameters = member.declaration.parameters.filter { $0.value?.isImplicitCase == true }
    if parameters.isEmpty || flows != nil { return [] }
    let given = member.declaration.matched(arguments).map(\.0)
    return parameters.compactMap { parameter in
      guard let value = parameter.value, !given.contains(parameter) else { return nil }
      var told = evaluate(value)
      told.type = program.resolve(parameter.type, in: owner, file: member.file)
      return told.caseNames.isEmpty ? nil : (parameter.name, told)
    }
  }

  /// Whether no code is run after a statement, as what a function is told has it leave: `guard inBubble else { return }`.
  func isKnownToLeave(_ statement: Statement) -> Bool {
    switch statement {
    case .guard(let conditions, _): known(conditions) == false
    case .if(let conditions, let then, let other) where then.leave || other.leave:
      known(conditions).map { $0 ? then.leave : other.leave } == true
    default: false
    }
  }
}

extension Expression {
  /// `.push`, whatever it is a case of.
  fileprivate var isImplicitCase: Bool { if case .member(nil, _, _) = self { true } else { false } }
}

extension StateChangeWalk {
  /// Whether conditions hold, where they ask for no more than a flag that a function is told, `if reset`, `if !reset`, or for
  /// what it is told to be nothing: `if let page`.
  func isTrue(_ conditions: [Condition]) -> Bool? {
    guard conditions.count == 1 else { return nil }
    if let asked = AskedTruth(conditions[0]), asked.question.isOfPresence {
      return isKnownToBeNothing(asked.question.names) ? !asked.isWanted : nil
    }
    guard case .expression(let flag) = conditions[0] else { return nil }
    return isTrue(flag)
  }

  /// The flag that some conditions ask for, where that is one which the function is told whose code is walked.
  func flagTold(askedBy conditions: [Condition]) -> FlagTold? {
    guard let member, conditions.count == 1, case .expression(let expression) = conditions[0] else {
      return nil
    }
    var (flag, isFirst) = (expression.inParentheses, true)
    while case .prefix("!", let inner) = flag { (flag, isFirst) = (inner.inParentheses, !isFirst) }
    guard case .name(let name, _) = flag, localValues[name] == nil,
      environment.local(name, evaluator)?.type.isBool == true
    else { return nil }
    return FlagTold(function: member, name: name, isFirst: isFirst)
  }

  /// Whether no code is run after a statement, as what a function is told has it leave.
  func isKnownToLeave(_ statement: Statement) -> Bool {
    switch statement {
    case .guard(let conditions, _): isTrue(conditions) == false
    case .if(let conditions, let then, let other):
      isTrue(conditions).map { $0 ? then.leave : other.leave } == true
    default: false
    }
  }

  func isTrue(_ flag: Expression) -> Bool? {
    if case .prefix("!", let flag) = flag { return isTrue(flag).map { !$0 } }
    guard case .name(let name, _) = flag else { return nil }
    return environment.local(name, evaluator)?.isTrue
  }

  /// Whether conditions ask for what a function is told, where that is nothing.
  func asksWhetherTold(_ conditions: [Condition]) -> Bool {
    conditions.first.flatMap(AskedTruth.init).map {
      $0.question.isOfPresence && isKnownToBeNothing($0.question.names)
    } == true
  }

  /// Whether a value is nothing, be it because that is what a function is told by that name.
  func isNothing(_ value: Expression) -> Bool {
    if value.withNilForNone == .nil { return true }
    if case .name(let name, _) = value { return isKnownToBeNothing([name]) }
    return false
  }

  private func isKnownToBeNothing(_ names: [String]) -> Bool {
    names.count == 1 && environment.local(names[0], evaluator)?.isThere == false
  }

  /// Says of what code has just changed that it does so as its function is told.
  mutating func noteOfTold(since count: Int) {
    if depth == 0 { return }
    for number in changes.indices.dropFirst(count) { changes[number].isOfToldArm = true }
  }
}
