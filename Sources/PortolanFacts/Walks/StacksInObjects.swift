import PortolanModel

/// Stacks that code makes for an object which keeps them: `let modal = Router(UINavigationController())`. What the object pushes there
/// first, the stack begins with, whoever shows it: `modal.push(page); present(modal.stack, animated: true)`.
extension ViewWalk {
  /// The stacks that an object is made with, by the properties that keep them, be it in another such object.
  mutating func stacks(keptBy object: Expression, depth: Int = 0) -> [String: Denotation] {
    guard isShowing, depth < Self.depthOfStacks, case .call(let callee, let arguments, _) = object,
      let symbol = construction(callee), !symbol.isView, program.isCoordinator(symbol)
    else { return [:] }
    var stacks: [String: Denotation] = [:]
    for (property, argument) in program.kept(arguments, madeWith: symbol) {
      stacks[property] = stack(in: argument.value, depth)
    }
    return stacks
  }

  /// So many objects are made one within the other.
  private static let depthOfStacks = 4

  /// What an object is handed that is a stack which the code has made, or keeps one.
  private mutating func stack(in argument: Expression, _ depth: Int) -> Denotation? {
    var value = evaluate(argument)
    if value.keepsMadeStack { return value }
    guard case .call = argument else { return nil }
    if value.type.isNavigationController, value.isMade {
      let made = made(by: argument)
      region.presented.append(made)
      value.shown = made
      return value
    }
    value.stacks = stacks(keptBy: argument, depth: depth + 1)
    return value.stacks.isEmpty ? nil : value
  }

  /// What is known of the stacks that an object keeps whose function is followed: its own functions know of them, too.
  func stacksKnown(to owner: TypeSymbol?, _ object: Denotation?) -> [String: Denotation] {
    if let object, !object.stacks.isEmpty { return object.stacks }
    guard let owner, owner === environment.scope else { return [:] }
    return environment.given.filter(\.value.keepsMadeStack)
  }

  /// What is put into a stack that an object keeps for the code.
  func stackKept(by expression: Expression) -> Region? {
    if case .name = expression { return nil }
    let value = evaluate(expression)
    return value.keepsMadeStack && value.stacks.isEmpty ? value.shown : nil
  }
}

extension Evaluator {
  /// The stack that code made for an object, where it asks the object for that: `modal.stack`, `modal.toPresent()`.
  func stackKept(by object: Denotation, askedFor name: String) -> Denotation? {
    if object.stacks.isEmpty { return nil }
    if let kept = object.stacks[name] { return kept }
    guard let symbol = object.type.unwrapped.ownSymbol,
      let body = symbol.members(named: name).first?.declaration.body,
      let own = returned(body)?.ownName
    else { return nil }
    return object.stacks[own]
  }
}

extension Denotation {
  /// Whether it is a stack that the code has made, or an object that keeps one.
  var keepsMadeStack: Bool {
    !stacks.isEmpty || type.isNavigationController && isMade && shown?.isMade == true
  }
}

extension Program {
  /// What an object is made with that it keeps as it is, by the properties that keep it.
  fileprivate func kept(
    _ arguments: [Argument], madeWith symbol: TypeSymbol
  ) -> [(property: String, argument: Argument)] {
    for type in lineage(of: symbol) {
      let initializers = type.members.map(\.declaration).filter { $0.kind == .initializer }
      if initializers.isEmpty, symbol.kind == .class { continue }
      guard let initializer = initializers.first(where: { $0.accepts(arguments) }) else { break }
      return initializer.matched(arguments).compactMap { parameter, argument in
        type.stored(by: initializer, from: parameter).map { ($0, argument) }
      }
    }
    guard symbol.kind == .struct else { return [] }
    return arguments.compactMap { argument in
      argument.label.flatMap { label in
        symbol.property(label)?.isStored == true ? (label, argument) : nil
      }
    }
  }
}
