/// Functions that are handed what takes a screen away: `save(item, dismiss: dismiss)`. Whoever hands it over takes the screen away,
/// where the function calls what it is handed.
struct HandedDismissals {
  /// The functions' parameters that are called, and whether that is only after an `await`.
  private var called: [Receiver: Bool] = [:]
  private var handed: [(to: Receiver, by: Dismissal)] = []
  /// What a function hands on that it was handed.
  private var handedOn: [(to: Receiver, by: Receiver, isAfterAwait: Bool)] = []

  /// A parameter of a function.
  struct Receiver: Hashable {
    var function: ObjectIdentifier
    var parameter: String
  }

  mutating func note(callOf receiver: Receiver, isAfterAwait: Bool) {
    called[receiver] = called[receiver].map { $0 && isAfterAwait } ?? isAfterAwait
  }

  mutating func note(_ dismissal: Dismissal, handedTo receiver: Receiver) {
    handed.append((receiver, dismissal))
  }

  mutating func note(_ receiver: Receiver, handedOnTo other: Receiver, isAfterAwait: Bool) {
    handedOn.append((other, receiver, isAfterAwait))
  }

  /// What each of those does who hand something over.
  func dismissals() -> [Dismissal] {
    var known = called
    for _ in 0..<Self.depthLimit {
      let count = known.count
      for (other, receiver, isAfterAwait) in handedOn where known[receiver] == nil {
        known[receiver] = known[other].map { $0 || isAfterAwait }
      }
      if known.count == count { break }
    }
    return handed.compactMap { receiver, dismissal in
      guard let isAfterAwait = known[receiver] else { return nil }
      var dismissal = dismissal
      dismissal.isAfterAwait = dismissal.isAfterAwait || isAfterAwait
      return dismissal
    }
  }

  /// So many functions hand it on to one another.
  private static let depthLimit = 4
}

extension StateChangeWalk {
  /// The parameter of that name of the function whose code is walked, where it takes a screen away.
  func dismissingParameter(_ name: String) -> HandedDismissals.Receiver? {
    guard let member, dismissingParameters.contains(name) else { return nil }
    return HandedDismissals.Receiver(function: member, parameter: name)
  }

  /// Notes what is handed over that takes a screen away.
  mutating func noteDismissals(
    handedTo callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    for argument in arguments {
      guard let name = argument.value.ownName else { continue }
      let (passed, own) = (dismissingParameter(name), dismissal(by: argument.value, position))
      guard passed != nil || own != nil else { continue }
      for function in functions(meantBy: callee, arguments) {
        let pair = function.declaration.matched(arguments).first { $0.1 == argument }
        guard let parameter = pair?.0, parameter.takesDismissal else { continue }
        let receiver = HandedDismissals.Receiver(
          function: ObjectIdentifier(function), parameter: parameter.name)
        if let passed {
          handedDismissals.note(passed, handedOnTo: receiver, isAfterAwait: isAfterAwait)
        } else if let own {
          handedDismissals.note(own, handedTo: receiver)
        }
      }
    }
  }

  /// The app's own functions that a call may mean.
  private func functions(meantBy callee: Expression, _ arguments: [Argument]) -> [Member] {
    switch callee {
    case .name(let name, _):
      if let scope = environment.scope, let own = evaluator.method(name, of: scope, arguments) {
        return [own]
      }
      let others =
        program.freeFunctions[name]
        ?? (environment.scope?.isView == true ? program.members(name, of: "View") : [])
      return others.first { $0.declaration.accepts(arguments) }.map { [$0] } ?? []
    case .member(let base?, let name, _):
      return receivers(of: base).flatMap { meant(name, of: $0, arguments) }
    default: return []
    }
  }
}

extension Parameter {
  /// Whether it is what the environment gives a screen to take itself away.
  var takesDismissal: Bool { type.unwrapped.lastName == "DismissAction" }
}
