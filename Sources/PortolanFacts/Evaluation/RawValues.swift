/// State that keeps only the raw value of an enum's case, as storage does, which takes nothing but numbers and texts.
extension Evaluator {
  /// What is made of such state: `Tab(rawValue: selectedTab)`.
  func state(
    of type: ResolvedType, byRawValue arguments: [Argument], in environment: Environment,
    _ depth: Int
  ) -> Denotation? {
    guard arguments.count == 1, let raw = arguments.first, raw.label == "rawValue" else {
      return nil
    }
    return state(evaluate(raw.value, in: environment, depth: depth + 1), named: type)
  }

  /// The same of an optional: `selectedTab.flatMap(Tab.init(rawValue:))`, `selectedTab.flatMap { Tab(rawValue: $0) }`.
  func state(
    _ kept: Denotation, namedBy maker: Expression, in environment: Environment, _ depth: Int
  ) -> Denotation? {
    guard kept.path != nil else { return nil }
    switch maker {
    case .closure(let closure):
      guard case .call(let callee, let arguments, _)? = returned(closure.body),
        arguments.count == 1, arguments.first?.label == "rawValue",
        case .meta(let type) = evaluate(callee, in: environment, depth: depth + 1).type
      else { return nil }
      return state(kept, named: type)
    case .member(_?, "init", _):
      let made = evaluate(maker, in: environment, depth: depth + 1)
      return made.reference.flatMap { state(kept, named: .own($0)) }
    default: return nil
    }
  }

  private func state(_ kept: Denotation, named type: ResolvedType) -> Denotation? {
    guard let path = kept.path, type.ownSymbol?.kind == .enum,
      kept.type.unwrapped.ownSymbol == nil
    else { return nil }
    return Denotation(type: .optional(type), path: path)
  }
}
