/// Functions that are handed what takes a screen away: `save(item, dismiss: dismiss)`. Whoever hands it over takes the screen away,
/// where the function calls what it is handed. So are views, `EditorView(closeAll: dismiss)`, which take that screen away themselves.
struct HandedDismissals {
  /// The functions' parameters that are called, and whether that is only after an `await`.
  private var called: [Receiver: Bool] = [:]
  private var handed: [(to: Receiver, by: Dismissal)] = []
  /// What a function hands on that it was handed.
  private var handedOn: [(to: Receiver, by: Receiver, isAfterAwait: Bool)] = []
  /// The calls of what views are handed.
  private var callsOfViews: [(of: Receiver, Dismissal)] = []

  /// A parameter of a function, or a property of a view.
  struct Receiver: Hashable {
    var taker: ObjectIdentifier
    var name: String
  }

  mutating func note(callOf receiver: Receiver, isAfterAwait: Bool) {
    called[receiver] = called[receiver].map { $0 && isAfterAwait } ?? isAfterAwait
  }

  mutating func note(_ dismissal: Dismissal, byCalling receiver: Receiver) {
    callsOfViews.append((receiver, dismissal))
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
    let byFunctions = handed.compactMap { receiver, dismissal -> Dismissal? in
      guard let isAfterAwait = known[receiver] else { return nil }
      var dismissal = dismissal
      dismissal.isAfterAwait = dismissal.isAfterAwait || isAfterAwait
      return dismissal
    }
    return byFunctions + dismissalsByViews()
  }

  /// What views do by calling what they are handed, for each screen that hands it over.
  private func dismissalsByViews() -> [Dismissal] {
    if callsOfViews.isEmpty { return [] }
    var screens: [Receiver: [TypeSymbol]] = [:]
    func add(_ screen: TypeSymbol, to receiver: Receiver) {
      if screens[receiver]?.contains(where: { $0 === screen }) != true {
        screens[receiver, default: []].append(screen)
      }
    }
    for (receiver, dismissal) in handed { add(dismissal.owner, to: receiver) }
    for _ in 0..<Self.depthLimit {
      for (other, receiver, _) in handedOn {
        for screen in screens[receiver] ?? [] { add(screen, to: other) }
      }
    }
    return callsOfViews.flatMap { receiver, dismissal in
      (screens[receiver] ?? []).map { screen in
        var dismissal = dismissal
        dismissal.takenAway = screen
        return dismissal
      }
    }
  }

  /// So many functions hand it on to one another.
  private static let depthLimit = 4
}

extension StateChangeWalk {
  /// The parameter of that name of the function whose code is walked, where it takes a screen away.
  func dismissingParameter(_ name: String) -> HandedDismissals.Receiver? {
    guard let member, dismissingParameters.contains(name) else { return nil }
    return HandedDismissals.Receiver(taker: member, name: name)
  }

  /// The property of that name of the view whose code is walked, where the view is handed what takes a screen away.
  func dismissingProperty(_ name: String) -> HandedDismissals.Receiver? {
    guard let view = environment.scope, view.isView, view.isHandedDismissal(name) else {
      return nil
    }
    return HandedDismissals.Receiver(taker: ObjectIdentifier(view), name: name)
  }

  /// Notes what is handed over that takes a screen away.
  mutating func noteDismissals(
    handedTo callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    for argument in arguments {
      guard let name = argument.value.ownName else { continue }
      let passed = dismissingParameter(name) ?? dismissingProperty(name)
      let own = dismissal(by: argument.value, position)
      guard passed != nil || own != nil else { continue }
      for receiver in receivers(of: argument, handedTo: callee, arguments) {
        if let passed {
          handedDismissals.note(passed, handedOnTo: receiver, isAfterAwait: isAfterAwait)
        } else if let own {
          handedDismissals.note(own, handedTo: receiver)
        }
      }
    }
  }

  /// Who takes an argument that takes a screen away: a parameter of a function, or a property of the view that is made.
  private func receivers(
    of argument: Argument, handedTo callee: Expression, _ arguments: [Argument]
  ) -> [HandedDismissals.Receiver] {
    if case .name(let name, _) = callee, name.isWrittenAsType {
      guard case .meta(.own(let view)) = evaluator.evaluate(callee, in: environment).type,
        let label = argument.label, view.isView, view.isHandedDismissal(label)
      else { return [] }
      return [HandedDismissals.Receiver(taker: ObjectIdentifier(view), name: label)]
    }
    return functions(meantBy: callee, arguments).compactMap { function in
      let pair = function.declaration.matched(arguments).first { $0.1 == argument }
      guard let parameter = pair?.0, parameter.type.takesDismissal else { return nil }
      return HandedDismissals.Receiver(taker: ObjectIdentifier(function), name: parameter.name)
    }
  }

  /// The app's own functions that a call may mean.
  func functions(meantBy callee: Expression, _ arguments: [Argument]) -> [Member] {
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

extension TypeReference {
  /// Whether it is of what the environment gives a screen to take itself away.
  var takesDismissal: Bool { unwrapped.lastName == "DismissAction" }
}

extension TypeSymbol {
  /// Whether it is handed, by that name, what takes another screen away.
  fileprivate func isHandedDismissal(_ name: String) -> Bool {
    guard let declaration = property(name)?.declaration else { return false }
    return declaration.attributes.isEmpty && declaration.type?.takesDismissal == true
  }
}
