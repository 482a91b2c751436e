/// What a condition asks of a property, be it for the contrary: `if isReady { … }` and elsewhere `if !isReady { … }` show in place of each
/// other, though they are two statements.
struct AskedTruth {
  let question: Question
  /// Whether the answer that the condition wants is yes.
  let isWanted: Bool

  struct Question: Hashable {
    /// The property, and how it is reached: `model`, `isReady`.
    var names: [String]
    /// Whether it is not what the property is that is asked, but whether there is anything.
    var isOfPresence: Bool
  }

  init?(_ condition: Condition) {
    switch condition {
    case .match(.binding, let value): self.init(value, isOfPresence: true, isWanted: true)
    case .expression(.infix(let value, "!=", .nil)):
      self.init(value, isOfPresence: true, isWanted: true)
    case .expression(.infix(let value, "==", .nil)):
      self.init(value, isOfPresence: true, isWanted: false)
    case .expression(.prefix("!", let flag)):
      self.init(flag, isOfPresence: false, isWanted: false)
    case .expression(let flag): self.init(flag, isOfPresence: false, isWanted: true)
    default: return nil
    }
  }

  private init?(_ value: Expression, isOfPresence: Bool, isWanted: Bool) {
    guard let names = value.propertyNames, !names.isEmpty else { return nil }
    (question, self.isWanted) = (Question(names: names, isOfPresence: isOfPresence), isWanted)
  }
}

extension ViewWalk {
  /// The fork of which code takes one arm if conditions hold, and which arm that is. What asks one thing of a property is one fork with
  /// all of the host's code that asks it, or its contrary.
  func fork(asking conditions: [Condition], at code: some Hashable) -> (fork: Fork, arm: Int) {
    let parts = conditions.flatMap(\.conjuncts)
    let asked = parts.count == 1 ? arm(asking: parts[0]) : nil
    let (fork, arm) = asked.map { ($0.fork, $0.number) } ?? (fork(at: code) { $0.fork(2) }, 1)
    if let isElsewhere = holdsElsewhere(parts) {
      fork.note(armElsewhere: isElsewhere ? arm : 3 - arm)
    }
    if host?.inherits("App", "Scene") == true, parts.contains(where: asksState) {
      fork.asksState = true
    }
    return (fork, arm)
  }

  /// Whether a condition asks for what may change: not a constant, nor what the app was started with.
  private func asksState(_ condition: Condition) -> Bool {
    let asked =
      switch condition {
      case .match(_, let value), .expression(.infix(let value, _, _)),
        .expression(.prefix(_, let value)), .expression(let value):
        value
      }
    guard let path = evaluate(asked).path, let property = path.owner.property(path.property) else {
      return false
    }
    return property.isStored && !property.isStatic && !property.declaration.isConstant
      && (path.owner !== host || !property.declaration.attributes.isEmpty)
  }

  /// The arms in which all stands that is shown if several conditions hold.
  func answers(to conditions: [Condition]) -> [Fork.Arm] {
    let parts = conditions.flatMap(\.conjuncts)
    // Closures, for the methods themselves would take copies of the walk along.
    return (parts.count > 1 ? parts.compactMap { arm(asking: $0) } : [])
      + parts.compactMap { arm(comparing: $0) }
  }

  /// The arm in which all stands that is shown in one case of an enum that the host has: what `if page == .chart` shows in one place and
  /// `if page == .log` in another is never there together.
  private func arm(comparing condition: Condition) -> Fork.Arm? {
    guard let (value, pattern) = condition.comparison, let host, environment.scope === host,
      !isInOwnCode, !isInDismissal, !isInEvent,
      let name = evaluator.caseName(pattern), let names = value.propertyNames,
      let first = names.first, environment.local(first, evaluator) == nil,
      host.property(first) != nil, let symbol = evaluate(value).type.unwrapped.ownSymbol,
      symbol.kind == .enum, let number = symbol.cases.firstIndex(where: { $0.name == name })
    else { return nil }
    let place = Fork.Place(
      host: ObjectIdentifier(host), file: -1, code: AnyHashable(["case of"] + names))
    guard comparesSeveralCases(of: names, host, at: place) else { return nil }
    return Fork.Arm(
      fork: forks.fork(at: place) { $0.fork(symbol.cases.count + 1) }, number: number + 1)
  }

  mutating func walk(in answers: [Fork.Arm], _ work: (inout ViewWalk) -> Void) {
    arms += answers
    work(&self)
    arms.removeLast(answers.count)
  }

  private func arm(asking condition: Condition) -> Fork.Arm? {
    // What code asks that only does something says nothing of what is shown.
    guard let host, environment.scope === host, !isInOwnCode, !isInDismissal, !isInEvent,
      let asked = AskedTruth(condition),
      environment.local(asked.question.names[0], evaluator) == nil,
      host.property(asked.question.names[0]) != nil
    else { return nil }
    let question = asked.question
    let isConstant =
      !question.isOfPresence && question.names.count == 1
      && program.constantFlags(of: host)[question.names[0]] != nil
    return forks.arm(
      asking: question.place(in: host), wanting: asked.isWanted,
      of: isConstant ? StatePath(owner: host, property: question.names[0]) : nil)
  }

  /// Whether a host's code compares what some properties lead to with more than one case.
  private func comparesSeveralCases(
    of names: [String], _ host: TypeSymbol, at place: Fork.Place
  ) -> Bool {
    if let known = trialMemory.comparing[place] { return known }
    var cases: Set<String> = []
    let evaluator = evaluator
    for member in host.members {
      (member.declaration.body ?? []).visitStatements { statement in
        guard case .if(let conditions, _, _) = statement else { return }
        for condition in conditions.flatMap(\.conjuncts) {
          guard let (value, pattern) = condition.comparison, value.propertyNames == names,
            let name = evaluator.caseName(pattern)
          else { continue }
          cases.insert(name)
        }
      }
    }
    trialMemory.comparing[place] = cases.count > 1
    return cases.count > 1
  }

  /// Notes in which arm what presents by a flag or an optional stands, where the host's code asks elsewhere whether that is there:
  /// beside `.sheet(isPresented: $isNew)` a view in `if !isNew` is not seen while the sheet is.
  mutating func standWhereAsked(sitesSince count: Int) {
    guard let host, count < sites.count else { return }
    let environment = Environment(scope: host, file: host.file)
    for question in forks.questions(of: host) {
      let asked = evaluator.evaluate(question.expression(at: host.position), in: environment)
      guard let path = asked.path, path.cases.isEmpty,
        question.isOfPresence ? asked.type.isOptional : asked.type.isBool
      else { continue }
      // Of two objects of one class nobody knows which is asked.
      if question.names.count > 1, host.keeps(severalOf: path.owner, evaluator) { continue }
      for number in sites.indices.dropFirst(count) {
        let site = sites[number]
        guard site.host === host, site.path == path, !site.isListRow, site.asked == nil else {
          continue
        }
        let arm = forks.arm(
          asking: question.place(in: host),
          wanting: question.isOfPresence || site.path.isNegated == path.isNegated)
        if site.arms.contains(where: { $0.fork === arm.fork }) { continue }
        sites[number].arms.append(arm)
        sites[number].sharedArms.append(arm)
      }
    }
  }
}

extension TypeSymbol {
  fileprivate func keeps(severalOf owner: TypeSymbol, _ evaluator: Evaluator) -> Bool {
    let kept = storedProperties.filter { member in
      evaluator.property(member.name, of: self)?.type.unwrapped.ownSymbol === owner
    }
    return kept.count > 1
  }
}

extension AskedTruth.Question {
  /// Wherever the host's code is.
  fileprivate func place(in host: TypeSymbol) -> Fork.Place {
    Fork.Place(host: ObjectIdentifier(host), file: -1, code: AnyHashable(self))
  }

  fileprivate func expression(at position: Position) -> Expression {
    names.dropFirst().reduce(.name(names[0], position)) { .member($0, $1, position) }
  }
}

extension Condition {
  /// What it wants to be there, or to be true: `item` of `item != nil`, `let item`, and `isShown`.
  var wanted: Expression? {
    switch self {
    case .match(.binding, let value), .expression(.infix(let value, "!=", .nil)),
      .expression(.infix(let value, "==", .boolean(true))):
      value.inParentheses
    case .match: nil
    case .expression(let flag):
      switch flag.inParentheses {
      case .name, .member: flag.inParentheses
      default: nil
      }
    }
  }

  /// What it compares, and with which pattern or value: `page == .log`, `case .log = page`.
  fileprivate var comparison: (value: Expression, pattern: Expression)? {
    switch self {
    case .match(let pattern, let value): (value, pattern)
    case .expression(.infix(let left, "==", let right)): (left, right)
    default: nil
    }
  }

  /// What it wants not to be there, or to be false.
  var unwanted: Expression? {
    switch self {
    case .expression(.infix(let value, "==", .nil)), .expression(.prefix("!", let value)),
      .expression(.infix(let value, "==", .boolean(false))):
      value.inParentheses
    default: nil
    }
  }

  /// What must hold together: of `isReady && !isBlocked` both.
  var conjuncts: [Condition] {
    guard case .expression(.infix(let left, "&&", let right)) = self else { return [self] }
    return Condition.expression(left).conjuncts + Condition.expression(right).conjuncts
  }
}

extension Expression {
  /// The properties by which it is reached from `self`, if it is nothing else.
  var propertyNames: [String]? {
    switch self {
    case .name(let name, _): name == "self" ? [] : [name]
    case .member(let base?, let name, _): base.propertyNames.map { $0 + [name] }
    default: nil
    }
  }
}
