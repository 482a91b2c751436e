/// Functions that stand outside of types, `func showTour() { router.sheet = .tour }`: whoever calls one does what it does.
extension StateChangeWalk {
  /// The function outside of types that a call by a name means: neither what the code calls so by itself, nor a member of its type.
  func freeFunction(_ name: String, _ arguments: [Argument]) -> Member? {
    guard program.freeFunctions[name] != nil, environment.local(name, evaluator) == nil,
      environment.scope?.members(named: name).isEmpty != false
    else { return nil }
    let found = program.freeFunctions(name, from: environment.file).filter {
      $0.declaration.accepts(arguments)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Notes that such a function is called, or does what it does as it is told.
  mutating func navigate(
    byFree function: Member, _ arguments: [Argument], _ position: Position
  ) {
    if tell(function, of: nil, arguments, position) { return }
    noteCall(of: function, of: nil, arguments, isCertain: true, position)
  }
}
