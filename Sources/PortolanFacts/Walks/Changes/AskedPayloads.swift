/// What a reducer's code asks of the value that an action carries: `return route == nil ? .send(.clear) : .none`. What it does in an arm of
/// that, nobody has it do who sends the action with another value.
struct AskedPayload {
  var carried: SentRoutes.Carried
  /// Of each arm the answer with which it is taken, as far as that is known.
  var answers: [Answer?]

  /// What the value is by which an arm is taken.
  enum Answer {
    /// Whether there is anything; of a flag, whether it is on.
    case isThere(Bool)
    /// One of some cases, or none of them.
    case isCase([String], Bool)

    fileprivate var contrary: Self {
      switch self {
      case .isThere(let isThere): .isThere(!isThere)
      case .isCase(let names, let isOne): .isCase(names, !isOne)
      }
    }

    /// Whether the arm is taken for what is sent, where that is known.
    fileprivate func admits(_ value: SentRoutes.Value) -> Bool? {
      switch (self, value) {
      case (_, .unknown), (.isCase, .cases([])): return nil
      case (.isThere(let isThere), .nothing): return !isThere
      case (.isCase(_, let isOne), .nothing): return !isOne
      // Of an optional `.none` is nothing, unless it is a case of its own.
      case (_, .cases(let names)) where names.contains("none"): return nil
      case (.isThere(let isThere), .cases): return isThere
      case (.isCase(let wanted, let isOne), .cases(let names)):
        let isTaken = Set(names.map { wanted.contains($0) == isOne })
        return isTaken.count == 1 ? isTaken.first : nil
      }
    }
  }
}

extension [Fork.Arm] {
  /// Whether what stands in these arms may be done for an action that is sent with some values.
  func admit(_ values: [SentRoutes.Value], of sent: SentAction) -> Bool {
    !answers(to: values, of: sent).contains(false)
  }

  /// Whether it is known of each of these arms if it is taken for an action that is sent with some values.
  func tell(_ values: [SentRoutes.Value], of sent: SentAction) -> Bool {
    !answers(to: values, of: sent).contains(nil)
  }

  private func answers(to values: [SentRoutes.Value], of sent: SentAction) -> [Bool?] {
    compactMap { arm in
      arm.answer(askedOf: sent).map { argument, answer in
        values.indices.contains(argument) ? answer.admits(values[argument]) : nil
      }
    }
  }

  /// Whether any of them is taken for some of the values alone that an action carries.
  func ask(of sent: SentAction) -> Bool { contains { $0.answer(askedOf: sent) != nil } }
}

extension Fork.Arm {
  fileprivate func answer(
    askedOf sent: SentAction
  ) -> (argument: Int, answer: AskedPayload.Answer)? {
    guard let payload = fork.payload, payload.carried.sent == sent,
      payload.answers.indices.contains(number - 1), let answer = payload.answers[number - 1]
    else { return nil }
    return (payload.carried.argument, answer)
  }

  /// The arm as one of what another action carries, in answer to which the one is sent with the same value.
  func asked(of sent: SentAction, handedOn: [Int: SentRoutes.Carried]) -> Fork.Arm? {
    guard let (argument, _) = answer(askedOf: sent), let carried = handedOn[argument] else {
      return nil
    }
    let fork = Fork(
      number: self.fork.number, armCount: self.fork.armCount, constant: nil, cases: [])
    fork.payload = AskedPayload(carried: carried, answers: self.fork.payload?.answers ?? [])
    return Fork.Arm(fork: fork, number: number)
  }
}

extension StateChangeWalk {
  /// The values of an action that are those of the one in answer to which it is sent.
  func handedOn(by action: ReceivedAction) -> [Int: SentRoutes.Carried] {
    var handedOn: [Int: SentRoutes.Carried] = [:]
    for (number, argument) in action.arguments.enumerated() {
      handedOn[number] = carriedAsIs(argument.value)
    }
    return handedOn
  }

  /// The value of an action that a name stands for, where the code is an answer to that action.
  func carried(_ value: Expression) -> SentRoutes.Carried? {
    guard case .name(let name, _) = value, let received, let action = received.name,
      let reducer = received.reducer ?? reduced?.outer ?? environment.scope,
      let number = received.arguments.firstIndex(where: { $0.value == .binding(name) })
    else { return nil }
    let sent = SentAction(reducer: ObjectIdentifier(reducer), action: action)
    return SentRoutes.Carried(sent: sent, argument: number)
  }

  /// What an `if` or a `guard` asks of such a value. Where more is asked besides, only the first arm says what the value is.
  func askedPayload(_ conditions: [Condition]) -> AskedPayload? {
    let parts = conditions.flatMap(\.conjuncts)
    for part in parts {
      guard let (carried, answer, isAll) = self.answer(part) else { continue }
      return AskedPayload(
        carried: carried, answers: [answer, parts.count == 1 && isAll ? answer.contrary : nil])
    }
    return nil
  }

  /// What a `switch` over such a value asks. Nobody knows what else an arm may want that names a case, so what is left is only told where
  /// that is whatever there is.
  func askedPayload(_ subject: Expression, _ arms: [SwitchCase]) -> AskedPayload? {
    guard let carried = carriedAsIs(subject) else { return nil }
    let isNothingTaken = arms.contains { $0.patterns.contains(where: \.asksForNothing) }
    let answers = arms.map { arm -> AskedPayload.Answer? in
      if arm.patterns.allSatisfy(\.asksForNothing), !arm.isDefault { return .isThere(false) }
      let names = arm.patterns.compactMap { evaluator.caseName($0) }
      if names.isEmpty || names.contains("some") { return isNothingTaken ? .isThere(true) : nil }
      return names.count < arm.patterns.count || names.contains("none")
        ? nil : .isCase(names, true)
    }
    return AskedPayload(carried: carried, answers: answers)
  }

  /// A constant of the same name stands for something else.
  private func carriedAsIs(_ value: Expression) -> SentRoutes.Carried? {
    guard case .name(let name, _) = value, localValues[name] == nil,
      !localVariables.contains(name)
    else { return nil }
    return carried(value)
  }

  /// What one condition asks, and whether it asks for no more than that.
  private func answer(
    _ condition: Condition
  ) -> (carried: SentRoutes.Carried, answer: AskedPayload.Answer, isAll: Bool)? {
    switch condition {
    case .match(let pattern, let value):
      guard let carried = carriedAsIs(value) else { return nil }
      if case .binding = pattern { return (carried, .isThere(true), true) }
      return answer(pattern).map { (carried, $0, pattern.bindsWhatIsHeld) }
    case .expression(.infix(.nil, let symbol, let value)):
      return answer(.expression(.infix(value, symbol, .nil)))
    case .expression(.infix(let left, "==", let right)):
      guard let carried = carriedAsIs(left) else { return nil }
      return answer(right).map { (carried, $0, right.holdsNothing) }
    case .expression(.infix(let left, "!=", let right)):
      guard let carried = carriedAsIs(left), right.holdsNothing else { return nil }
      return answer(right).map { (carried, $0.contrary, true) }
    case .expression(.prefix("!", let flag)):
      return carriedAsIs(flag).map { ($0, .isThere(false), true) }
    case .expression(let flag): return carriedAsIs(flag).map { ($0, .isThere(true), true) }
    }
  }

  private func answer(_ wanted: Expression) -> AskedPayload.Answer? {
    if wanted.asksForNothing { return .isThere(false) }
    switch wanted {
    case .boolean(let isOn): return .isThere(isOn)
    case .member, .call(.member, _, _):
      guard let name = evaluator.caseName(wanted) else { return nil }
      return name == "some" ? .isThere(true) : .isCase([name], true)
    default: return nil
    }
  }
}

extension Expression {
  fileprivate var asksForNothing: Bool {
    switch self {
    case .nil, .member(nil, "none", _), .member(.name("Optional", _)?, "none", _): true
    default: false
    }
  }

  /// Whether a pattern takes a case whatever that holds.
  fileprivate var bindsWhatIsHeld: Bool {
    guard case .call(_, let arguments, _) = self else { return true }
    return arguments.allSatisfy { if case .binding = $0.value { true } else { false } }
  }

  /// Whether it is a case that holds nothing.
  fileprivate var holdsNothing: Bool { if case .call = self { false } else { true } }
}
