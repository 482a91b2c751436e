/// Functions to which a reducer hands its state, to change that in answer to whatever it was told:
/// `case .closeTapped: return close(state: &state)`.
///
/// What such a function does, the action does that calls it, and not the function by itself, whose name no user ever hears.
struct ReducersHelpers {
  /// Those whose code was walked for somebody who calls them.
  private var called: Set<ObjectIdentifier> = []
  /// Those that are being walked so, one into the other.
  fileprivate var following: [ObjectIdentifier] = []
  /// Whether the code that is walked is such a function's by itself: what that calls, it calls for others.
  var isAlone = false
  /// How many were walked so. Functions that call each other in many ways have no end in practice.
  private var steps = 0
  private static let stepLimit = 5_000

  /// Whether the code that is walked is such a function's, for somebody who calls it.
  var isCalled: Bool { !following.isEmpty }

  /// Whether a function's code was walked for somebody who calls it.
  func wasCalled(_ member: ObjectIdentifier) -> Bool { called.contains(member) }

  /// Leaves out what functions do by themselves that are seen to be called.
  func settle(_ changes: inout [StateChange], _ dismissals: inout [Dismissal]) {
    if called.isEmpty { return }
    changes.removeAll { $0.helper.map(called.contains) == true }
    dismissals.removeAll { $0.helper.map(called.contains) == true }
  }

  fileprivate mutating func follow(_ member: Member) -> Bool {
    let key = ObjectIdentifier(member)
    if isAlone || following.contains(key) || following.count > 3 || steps > Self.stepLimit {
      return false
    }
    steps += 1
    called.insert(key)
    following.append(key)
    return true
  }
}

extension Evaluator {
  /// Whether a function is handed a reducer's state, or gives back what the reducer does next, and does not ask by itself which action
  /// there is.
  func helps(_ member: Member, of owner: TypeSymbol) -> Bool {
    guard member.declaration.kind == .function, member.declaration.body != nil else { return false }
    let types = member.declaration.parameters.map {
      program.resolve($0.type, in: owner, file: member.file)
    }
    let givesEffect =
      member.declaration.type?.lastName.hasPrefix("Effect") == true && Macros.isReducer(owner)
    return (givesEffect || types.contains { $0.ownSymbol?.isStateOfReducer == true })
      && types.allSatisfy { anyAction(of: $0) == nil }
  }
}

extension StateChangeWalk {
  /// Walks what a function of the reducer's own does with its state, as done by who calls it.
  mutating func help(_ callee: Expression, _ arguments: [Argument]) {
    let name: String
    switch callee {
    case .name(let written, _), .member(.name("self", _)?, let written, _),
      .member(.name("Self", _)?, let written, _):
      name = written
    default: return
    }
    guard let scope = environment.scope, scope.kind != .protocol,
      let member = overload(name, of: scope, arguments), evaluator.helps(member, of: scope),
      helpers.follow(member)
    else { return }
    var inner = Environment(scope: scope, file: member.file)
    for parameter in member.declaration.parameters {
      inner.bind(
        parameter.name,
        Denotation(type: program.resolve(parameter.type, in: scope, file: member.file)))
    }
    _ = told(member, of: scope, arguments, &inner)
    let saved = (environment, actions, tellingParameters, dismissingParameters, localDismissals)
    let around = (isAfterAwait, isInEffect, result, givesBinding, localValues)
    (environment, actions, tellingParameters, dismissingParameters) = (inner, [:], [], [])
    (localDismissals, localValues, result, givesBinding) = ([:], [:], nil, false)
    walk(member.declaration.body ?? [])
    (environment, actions, tellingParameters, dismissingParameters, localDismissals) = saved
    (isAfterAwait, isInEffect, result, givesBinding, localValues) = around
    helpers.following.removeLast()
  }

  /// Notes that what was done since is what a function does by itself.
  mutating func noteHelp(of member: Member, since start: (change: Int, dismissal: Int)) {
    let key = ObjectIdentifier(member)
    for number in changes.indices.dropFirst(start.change) { changes[number].helper = key }
    for number in dismissals.indices.dropFirst(start.dismissal) { dismissals[number].helper = key }
  }
}
