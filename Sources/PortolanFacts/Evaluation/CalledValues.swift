/// Values that are called as functions are: `Deeplink(url: url)()` means `Deeplink(url: url).callAsFunction()`.
enum CalledValues {
  static let function = "callAsFunction"
}

extension Evaluator {
  /// What a call means: of a value of the app's own its function for that.
  func called(_ callee: Expression, _ position: Position, in environment: Environment)
    -> Expression
  {
    guard program.callsValues, !namesFunction(callee, in: environment) else { return callee }
    let value = evaluate(callee, in: environment)
    guard let symbol = value.type.unwrapped.ownSymbol,
      !symbol.members(named: CalledValues.function).isEmpty
    else { return callee }
    // `Deeplink.film(3)` makes a case with what that holds.
    if case .member(_, let name, _) = callee, value.caseName == name,
      symbol.members(named: name).contains(where: { !$0.declaration.parameters.isEmpty })
    {
      return callee
    }
    return .member(callee, CalledValues.function, position)
  }

  /// Whether what is called is a function, or makes something, as most that is called.
  private func namesFunction(_ callee: Expression, in environment: Environment) -> Bool {
    func isFunction(_ name: String, of symbol: TypeSymbol?) -> Bool {
      symbol?.members(named: name).contains { $0.declaration.kind == .function } == true
    }
    switch callee {
    case .name(let name, _):
      return name.isWrittenAsType || isFunction(name, of: environment.scope)
        || environment.local(name, self) == nil && environment.scope?.property(name) == nil
    case .member(let base?, let name, _):
      return name == CalledValues.function
        || isFunction(name, of: evaluate(base, in: environment).type.described.ownSymbol)
    case .call: return false
    default: return true
    }
  }
}
