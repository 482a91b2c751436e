/// Where a binding ends that code hands on: by whose properties it is known what is done with it.
extension StateChangeWalk {
  /// Whether what is assigned to keeps a binding, `self.isShown = isShown` of a `Binding<Bool>`: that stores it, and writes nothing
  /// by it.
  func keepsBinding(_ target: Expression) -> Bool {
    let (owner, name): (TypeSymbol?, String)
    switch target {
    case .name(let own, _) where environment.local(own, evaluator) == nil:
      (owner, name) = (environment.scope, own)
    case .member(let base?, let own, _):
      (owner, name) = (evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol, own)
    default: return false
    }
    guard let member = owner?.property(name), member.isStored else { return false }
    return member.declaration.type?.unwrapped.bindsState == true
  }

  /// The properties of views that take a binding which is handed to the app's own code; `nil` where it may go anywhere else.
  func receivers(of argument: Argument, handedTo callee: Expression, _ arguments: [Argument])
    -> [StatePath]?
  {
    var search = ReceiverSearch(walk: self)
    return search.receivers(of: argument, handedTo: callee, arguments, in: environment)
  }
}

/// Follows a binding through modifiers of the app's own to the views that keep it.
private struct ReceiverSearch {
  let walk: StateChangeWalk
  /// The functions that are followed, so that none is followed into itself.
  private var following: Set<ObjectIdentifier> = []
  private var steps = 0
  /// So many functions are followed into each other, and so many in all.
  private static let depthLimit = 4
  private static let stepLimit = 32

  init(walk: StateChangeWalk) { self.walk = walk }

  mutating func receivers(
    of argument: Argument, handedTo callee: Expression, _ arguments: [Argument],
    in environment: Environment
  ) -> [StatePath]? {
    if case .meta(let type) = walk.evaluator.evaluate(callee, in: environment).type,
      !callee.isMethod
    {
      return type.ownSymbol.flatMap { kept(argument, by: $0, arguments) }.map { [$0] }
    }
    let name: String
    switch callee {
    // In an extension of `View` a modifier is called on `self`, which nobody writes.
    case .member(_?, let own, _), .name(let own, _): name = own
    default: return nil
    }
    let own = walk.program.members(name, of: "View").filter {
      $0.declaration.kind == .function && $0.declaration.accepts(arguments)
    }
    if own.isEmpty {
      let isSystems =
        Dialects.presentations[name] != nil
        && walk.program.members(name, of: "View").isEmpty
      return isSystems ? [] : nil
    }
    var found: [StatePath] = []
    for member in own {
      let parameter = member.declaration.matched(arguments).first { $0.1 == argument }?.0
      guard let parameter, let receivers = receivers(of: parameter, in: member) else { return nil }
      found += receivers
    }
    return found
  }

  /// The property of a view that keeps an argument by which it is made, and nothing else done with that.
  private func kept(_ argument: Argument, by symbol: TypeSymbol, _ arguments: [Argument])
    -> StatePath?
  {
    guard symbol.kind == .struct, symbol.isView, !symbol.isToldApart else { return nil }
    let initializers = symbol.initializers
    var property = argument.label
    if !initializers.isEmpty {
      let fitting = initializers.filter { $0.declaration.accepts(arguments) }
      guard fitting.count == 1,
        let parameter = fitting[0].declaration.matched(arguments).first(where: { $0.1 == argument }
        )?
        .0, fitting[0].declaration.mentions(of: parameter.name) == 1
      else { return nil }
      property = symbol.stored(by: fitting[0].declaration, from: parameter)
    }
    guard let property, symbol.isPassed(property) else { return nil }
    return StatePath(owner: symbol, property: property)
  }

  /// Where a function hands on what a parameter takes; `nil` where it does anything else with it.
  private mutating func receivers(of parameter: Parameter, in member: Member) -> [StatePath]? {
    steps += 1
    guard parameter.type.unwrapped.bindsState, following.count < Self.depthLimit,
      steps < Self.stepLimit, following.insert(ObjectIdentifier(member)).inserted
    else { return nil }
    defer { following.remove(ObjectIdentifier(member)) }
    let environment = Environment(scope: nil, file: member.file)
    var calls: [(callee: Expression, arguments: [Argument], argument: Argument)] = []
    member.declaration.body?.visit { expression in
      guard case .call(let callee, let arguments, _) = expression else { return }
      for argument in arguments {
        if case .name(parameter.name, _) = argument.value {
          calls.append((callee, arguments, argument))
        }
      }
    }
    guard calls.count == member.declaration.mentions(of: parameter.name) else { return nil }
    var found: [StatePath] = []
    for call in calls {
      let receivers = receivers(
        of: call.argument, handedTo: call.callee, call.arguments, in: environment)
      guard let receivers else { return nil }
      found += receivers
    }
    return found
  }
}

extension Declaration {
  /// How often its body names something, be it the binding, the value or the wrapper.
  fileprivate func mentions(of name: String) -> Int {
    var count = 0
    body?.visit { expression in
      if case .name(let own, _) = expression, own == name || own == "$" + name || own == "_" + name
      {
        count += 1
      }
    }
    return count
  }
}
