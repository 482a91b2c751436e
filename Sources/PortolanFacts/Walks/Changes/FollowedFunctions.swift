/// Functions of a view's own that it calls once some state is there, or has gone: `.onChange(of: wanted) { if wanted { showPlayer() } }`.
/// Whoever sets that state does what such a function does, and where nothing else calls it, nobody else does.
struct FollowedFunctions {
  /// Those that are called so by the code that is walked, in the order of the code.
  fileprivate(set) var called: [(function: Member, owner: TypeSymbol)] = []
  private var taken: [ObjectIdentifier: (function: Member, owner: TypeSymbol, calls: Int)] = [:]

  /// Leaves out what such functions do that whoever sets the state does not do: they are walked by themselves, too.
  ///
  /// - Parameter isTaken: Whether whoever sets the state does all that.
  mutating func settle(
    _ changes: inout [StateChange], since start: (change: Int, call: Int), isTaken: Bool
  ) {
    let calls = called[start.call...]
    if calls.isEmpty { return }
    let rest = changes[min(start.change, changes.count)...].filter { !$0.isByCall }
    changes.replaceSubrange(min(start.change, changes.count)..., with: rest)
    for (function, owner) in calls where isTaken {
      let key = ObjectIdentifier(function)
      taken[key] = (function, owner, (taken[key]?.calls ?? 0) + 1)
    }
    called.removeSubrange(start.call...)
  }

  /// Whether whoever sets some state does what a function does.
  func isDoneByWhoSets(_ function: ObjectIdentifier) -> Bool { taken[function] != nil }

  /// Leaves out what the functions do by themselves that are called in no other way.
  func settle(_ changes: inout [StateChange], _ program: Program, _ evaluator: Evaluator) {
    if taken.isEmpty { return }
    var mentions = FunctionMentions(
      of: Set(taken.values.map(\.function.name)), in: program, evaluator)
    let alone = taken.filter { _, found in
      mentions.count(of: found.function, found.owner, upTo: found.calls + 1) == found.calls
    }
    changes.removeAll { change in
      !change.isByCall && change.member.map { alone[$0] != nil } == true
    }
  }
}

extension StateChangeWalk {
  /// Walks a function of the view's own that its code calls as some state changes.
  mutating func follow(
    function name: String, of view: TypeSymbol, _ arguments: [Argument], _ position: Position
  ) {
    guard followed != nil, let member = overload(name, of: view, arguments),
      member.declaration.parameters.isEmpty, !member.declaration.givesView,
      let body = member.declaration.body
    else { return }
    let saved = (environment, tellingParameters, dismissingParameters, localDismissals)
    let around = (localValues, localVariables, result, givesBinding)
    let (before, dismissedBefore) = (changes.count, dismissals.count)
    environment = Environment(scope: view, file: member.file)
    (tellingParameters, dismissingParameters, localDismissals) = ([], [], [:])
    (localValues, localVariables, result, givesBinding) = ([:], [], nil, false)
    depth += 1
    walk(body)
    depth -= 1
    (environment, tellingParameters, dismissingParameters, localDismissals) = saved
    (localValues, localVariables, result, givesBinding) = around
    // That the view goes is told of with the function.
    dismissals.removeSubrange(dismissedBefore...)
    let location = position.location(in: program.files[environment.file].path)
    for number in changes.indices.dropFirst(before) {
      changes[number].origin = changes[number].location
      changes[number].location = location
    }
    functionsFollowed.called.append((member, view))
  }
}
