/// What is shown by comparing one piece of state again and again: `if page == .inbox { … } else if page == .trash { … }`, or by
/// `if case .inbox = page { … } else if case .letter(let number) = page { … }`.
extension ViewWalk {
  /// What a chain of `if` and `else if` compares, all the way down.
  private struct Chain {
    var subject: Expression
    var value: Denotation
    var arms: [Arm]
    var other: [Statement] = []

    struct Arm {
      var name: String
      /// What it is compared with.
      var pattern: Expression
      /// What is shown for the case, and what else must be so; of several the first of which that is so.
      var choices: [(rest: [Condition], body: [Statement])]

      init(name: String, pattern: Expression, rest: [Condition] = [], body: [Statement]) {
        (self.name, self.pattern, choices) = (name, pattern, [(rest, body)])
      }

      /// Whether it says nothing of where its case is shown, but something else is not so.
      var isOpen: Bool { choices.allSatisfy { !$0.rest.isEmpty } }

      /// The code for the case, whatever else is so.
      var code: [Statement] {
        choices.reversed().reduce(into: []) { code, choice in
          code = choice.rest.isEmpty ? choice.body : [.if(choice.rest, choice.body, else: code)]
        }
      }
    }
  }

  /// Walks a chain that chooses between cases of one piece of state, as the `switch` that it stands for.
  mutating func walk(chainAt statement: Statement) -> Bool {
    if walk(furtherArmAt: statement) { return true }
    guard let chain = chain(from: statement), let path = chain.value.path else { return false }
    let position = position(of: chain.subject)
    if chain.value.type.symbol?.kind == .enum {
      var cases = chain.arms.map {
        SwitchCase(patterns: [$0.pattern], body: $0.code, position: position)
      }
      if !chain.other.isEmpty {
        cases.append(SwitchCase(patterns: [], body: chain.other, position: position))
      }
      walk(switch: chain.subject, cases, position)
      return true
    }
    if isInOwnCode || isPresented(path) { return false }
    walk(chain.subject)
    choose(
      path, chain.arms.map { ([$0.name], $0.code) },
      otherwise: chain.other.isEmpty ? [] : [chain.other], position)
    return true
  }

  /// Walks an `if` beside a `switch`, or such a chain, of the same view that asks for one of the cases once more: what it shows stands
  /// in that case's arm, beside what is shown there.
  private mutating func walk(furtherArmAt statement: Statement) -> Bool {
    guard !isInOwnCode, case .if(let conditions, let then, let other) = statement, other.isEmpty,
      let (subject, value, name, pattern, rest) = compared(by: conditions), rest.isEmpty,
      let path = value.path, value.type.symbol?.kind == .enum, !isPresented(path),
      let known = region.selections.first(where: { $0.path == path && $0.host === host }),
      known.region.cases.contains(where: { $0.name == name })
    else { return false }
    let cases = [SwitchCase(patterns: [pattern], body: then, position: position(of: subject))]
    with(part: known.region) { $0.walk(cases, of: value, asking: subject) }
    return true
  }

  /// Walks a `switch` over a text or a number that a view keeps: `switch page { case "inbox": … }`.
  mutating func walk(
    valuesOf subject: Expression, _ cases: [SwitchCase], _ position: Position
  ) -> Bool {
    var path: StatePath?
    var arms: [(names: [String], code: [Statement])] = []
    var others: [[Statement]] = []
    for arm in cases {
      let patterns = arm.patterns.filter { $0 != .nil }
      if patterns.isEmpty {
        // `case nil` and `default:`
        others.append(arm.body)
        continue
      }
      let found = patterns.compactMap { compared(by: .infix(subject, "==", $0)) }
      guard found.count == patterns.count, found.allSatisfy({ $0.1.type.symbol == nil }),
        let state = found[0].1.path,
        state.owner.property(state.property)?.declaration.isConstant != true
      else { return false }
      path = state
      arms.append((found.map(\.name), arm.body))
    }
    guard let path, arms.count + min(others.count, 1) > 1, !isInOwnCode, !isPresented(path)
    else { return false }
    walk(subject)
    choose(path, arms, otherwise: others, position)
    return true
  }

  /// Walks what is shown in place of each other for plain values of one piece of state. What is shown for any other is embedded.
  private mutating func choose(
    _ path: StatePath, _ arms: [(names: [String], code: [Statement])],
    otherwise others: [[Statement]], _ position: Position
  ) {
    let choice = SelectionSite(
      path: path, type: nil, region: Region(), host: host, isInRows: isInRows,
      isInList: isInList, isAside: standing == .aside, presenter: presenting.last,
      within: within, presentation: presentedAlways ?? .inline, condition: condition,
      location: location(position))
    let known = region.choice(continuedBy: choice, for: arms.flatMap(\.names))
    let shown = known?.region ?? choice.region
    if known == nil { region.selections.append(choice) }
    let fork = forks.fork(arms.count + max(others.count, 1))
    for (number, arm) in arms.enumerated() {
      with(part: shown.region(forArm: arm.names)) { walk in
        walk.walk(arm: number + 1, of: fork) { $0.walk(arm.code) }
      }
    }
    shown.hasDefault = shown.hasDefault || !others.isEmpty
    for (number, other) in others.enumerated() {
      walk(arm: arms.count + number + 1, of: fork) { $0.walk(other) }
    }
  }

  private func chain(from statement: Statement) -> Chain? {
    guard case .if(let conditions, let then, let other) = statement,
      let (subject, value, name, pattern, rest) = compared(by: conditions)
    else { return nil }
    var chain = Chain(
      subject: subject, value: value,
      arms: [Chain.Arm(name: name, pattern: pattern, rest: rest, body: then)], other: other)
    while chain.other.count == 1, case .if(let conditions, let then, let other) = chain.other[0],
      let (_, value, name, pattern, rest) = compared(by: conditions), value.path == chain.value.path
    {
      if let known = chain.arms.firstIndex(where: { $0.name == name }) {
        guard chain.arms[known].isOpen else { break }
        chain.arms[known].choices.append((rest, then))
      } else {
        chain.arms.append(Chain.Arm(name: name, pattern: pattern, rest: rest, body: then))
      }
      chain.other = other
    }
    // What asks for something else, too, chooses between cases only beside what does not.
    guard !chain.arms.allSatisfy(\.isOpen) else { return nil }
    if case .own(let symbol) = value.type, symbol.kind == .enum, !chain.other.isEmpty {
      close(&chain, over: symbol, at: position(of: subject), isMatch: conditions.isMatch)
    }
    return chain.arms.count > 1 ? chain : nil
  }

  /// Says of which cases the last `else` of a chain is, where that is one.
  private func close(
    _ chain: inout Chain, over symbol: TypeSymbol, at position: Position, isMatch: Bool
  ) {
    let left = symbol.cases.map(\.name).filter { name in
      !chain.arms.contains { $0.name == name }
    }
    let open = chain.arms.indices.filter { chain.arms[$0].isOpen }
    // Of two cases, what is not the one is the other. (An `if case` alone asks for what it binds.)
    if left.count == 1, open.isEmpty, !isMatch {
      let pattern = Expression.member(nil, left[0], position)
      chain.arms.append(Chain.Arm(name: left[0], pattern: pattern, body: chain.other))
      chain.other = []
    } else if left.isEmpty, open.count == 1 {
      chain.arms[open[0]].choices.append(([], chain.other))
      chain.other = []
    }
  }

  /// `if case .letter(let number) = page`
  private func matched(
    by condition: Condition
  ) -> (Expression, Denotation, name: String, pattern: Expression)? {
    guard case .match(let pattern, let subject) = condition else { return nil }
    let value = evaluate(subject)
    guard value.path != nil, value.caseName == nil, let symbol = value.type.symbol,
      symbol.kind == .enum, let name = evaluator.caseName(unwrapped(pattern)), symbol.hasCase(name)
    else { return nil }
    return (subject, value, name, pattern)
  }

  /// The state, what it is compared with, and what else must be so: `page == .inbox && !mails.isEmpty`.
  func compared(
    by conditions: [Condition]
  ) -> (Expression, Denotation, name: String, pattern: Expression, rest: [Condition])? {
    if conditions.isMatch {
      return conditions.count == 1
        ? matched(by: conditions[0]).map { ($0.0, $0.1, $0.name, $0.pattern, []) } : nil
    }
    let parts = conditions.flatMap(\.conjuncts)
    for (number, part) in parts.enumerated() {
      guard case .expression(let condition) = part, let found = compared(by: condition) else {
        continue
      }
      var rest = parts
      rest.remove(at: number)
      return (found.0, found.1, found.name, found.pattern, rest)
    }
    return nil
  }

  /// `page == .inbox`, `page == 1`, `selection.first == 1`, `selection.contains(1)`: the state, and what it is compared with.
  func compared(
    by condition: Expression
  ) -> (Expression, Denotation, name: String, pattern: Expression)? {
    let (subject, wanted): (Expression, Expression)
    switch condition {
    case .infix(.member(let set?, "first", _), "==", let value)
    where evaluate(set).isSelectedSet:
      (subject, wanted) = (set, value)
    case .infix(let left, "==", let value): (subject, wanted) = (left, value)
    case .call(.member(let set?, "contains", _), let arguments, _)
    where arguments.count == 1 && evaluate(set).isSelectedSet:
      (subject, wanted) = (set, arguments[0].value)
    default: return nil
    }
    let value = evaluate(subject)
    guard value.path != nil, value.caseName == nil else { return nil }
    if let symbol = value.type.symbol, symbol.kind == .enum {
      guard let name = evaluator.caseName(wanted), symbol.hasCase(name) else { return nil }
      return (subject, value, name, wanted)
    }
    // A number or a text in a model may be anything; in a view's own state, views are told apart by it.
    guard value.path?.owner.isView == true, value.type.symbol == nil, !value.type.isBool else {
      return nil
    }
    switch wanted {
    case .string(let text?): return (subject, value, text, wanted)
    case .number(let text): return (subject, value, text, wanted)
    default:
      return evaluator.text(of: wanted, in: environment).map {
        (subject, value, $0, wanted)
      }
    }
  }
}

extension Denotation {
  /// Whether it is a set of what is selected, of which one at a time can be shown.
  fileprivate var isSelectedSet: Bool {
    path?.owner.isView == true && type.holdsMany
  }
}

extension [Condition] {
  /// Whether it begins with an `if case`, or an `if let`.
  fileprivate var isMatch: Bool { if case .match? = first { true } else { false } }
}
