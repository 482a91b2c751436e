/// What the values are called by which a list or a bar selects: an enum's cases, numbers and texts.
extension Evaluator {
  /// The values that a tag may be, each by its name; `nil` in the place of one that nobody can name, and of all where no tag of its
  /// type can be what is selected.
  func names(
    ofTag tag: Expression, of selection: ResolvedType, in environment: Environment
  ) -> [String?]? {
    var wanted = selection.unwrapped
    if case .many(let element) = wanted { wanted = element.unwrapped }
    let value = evaluate(tag, in: environment)
    let given = value.type.unwrapped.ownSymbol
    if let name = value.caseName, given == nil || given === wanted.ownSymbol {
      return wanted.ownSymbol.map { $0.hasCase(name) } ?? true ? [name] : nil
    }
    if let given, given === wanted.ownSymbol, given.kind == .enum {
      return given.cases.map(\.name)
    }
    if given != nil, given !== wanted.ownSymbol { return nil }
    switch tag {
    case .string(let text?): return [text.isEmpty ? nil : text]
    case .number(let text): return [text]
    case .member(let base?, "rawValue", _), .member(let base?, "id", _):
      let held = evaluate(base, in: environment)
      if let name = held.caseName { return [name] }
      if let symbol = held.type.unwrapped.ownSymbol, symbol.kind == .enum {
        return symbol.cases.map(\.name)
      }
    default: break
    }
    return [text(of: tag, in: environment).flatMap { $0.isEmpty ? nil : $0 }]
  }
}
