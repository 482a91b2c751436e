/// What is shown by comparing one piece of state again and again: `if page == .inbox { … } else if page == .trash { … }`.
extension ViewWalk {
  /// What a chain of `if` and `else if` compares, all the way down.
  private struct Chain {
    var subject: Expression
    var value: Denotation
    var arms: [(name: String, body: [Statement])] = []
    var other: [Statement] = []
  }

  /// Walks a chain that chooses between cases of one piece of state, as the `switch` that it stands for.
  mutating func walk(chainAt statement: Statement) -> Bool {
    if isInOwnCode { return false }
    guard let chain = chain(from: statement), let path = chain.value.path else { return false }
    let isEnum = chain.value.type.symbol?.kind == .enum
    let position = position(of: chain.subject)
    if isPresented(path) {
      guard isEnum else { return false }
      walk(chain, of: region)
      return true
    }
    walk(chain.subject)
    let shown = Region()
    region.selections.append(
      SelectionSite(
        path: path, type: chain.value.type.symbol, region: shown, host: host, isInRows: isInRows,
        location: location(position)))
    with(part: shown) { $0.walk(chain, of: shown) }
    return true
  }

  private mutating func walk(_ chain: Chain, of region: Region) {
    for (name, body) in chain.arms {
      with(part: region.region(forCase: name)) { $0.walk(body) }
    }
    if chain.other.isEmpty { return }
    region.hasDefault = true
    walk(chain.other)
  }

  private func chain(from statement: Statement) -> Chain? {
    guard case .if(let conditions, let then, let other) = statement,
      let (subject, value, name) = compared(by: conditions)
    else { return nil }
    var chain = Chain(subject: subject, value: value, arms: [(name, then)], other: other)
    while chain.other.count == 1, case .if(let conditions, let then, let other) = chain.other[0],
      let (_, value, name) = compared(by: conditions), value.path == chain.value.path,
      !chain.arms.contains(where: { $0.name == name })
    {
      chain.arms.append((name, then))
      chain.other = other
    }
    // Of two cases, what is not the one is the other.
    if case .own(let symbol) = value.type, symbol.kind == .enum, !chain.other.isEmpty {
      let left = symbol.cases.map(\.name).filter { name in
        !chain.arms.contains { $0.name == name }
      }
      if left.count == 1 {
        chain.arms.append((left[0], chain.other))
        chain.other = []
      }
    }
    return chain.arms.count > 1 ? chain : nil
  }

  /// `page == .inbox`, `page == 1`, `selection.first == 1`, `selection.contains(1)`: the state, and what it is compared with.
  private func compared(by conditions: [Condition]) -> (Expression, Denotation, String)? {
    guard conditions.count == 1, case .expression(let condition) = conditions[0] else { return nil }
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
      return (subject, value, name)
    }
    // A number or a text in a model may be anything; in a view's own state, views are told apart by it.
    guard value.path?.owner.isView == true, value.type.symbol == nil, !value.type.isBool else {
      return nil
    }
    switch wanted {
    case .string(let text?): return (subject, value, text)
    case .number(let text): return (subject, value, text)
    default:
      return evaluator.text(of: wanted, in: environment).map { (subject, value, $0) }
    }
  }
}

extension Denotation {
  /// Whether it is a set of what is selected, of which one at a time can be shown.
  fileprivate var isSelectedSet: Bool {
    path?.owner.isView == true && type.holdsMany
  }
}
