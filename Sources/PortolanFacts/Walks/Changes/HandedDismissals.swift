/// Functions that are handed what takes a screen away: `save(item, dismiss: dismiss)`. Whoever hands it over takes the screen away,
/// where the function calls what it is handed. So are views, `EditorView(closeAll: dismiss)`, which take that screen away themselves.
struct HandedDismissals {
  /// The functions' parameters that are called, and how.
  private var called: [Receiver: [Deed]] = [:]
  private var handed: [(to: Receiver, by: Dismissal)] = []
  /// What views hand on to functions that they are handed themselves, with what they do by that.
  private var handedByViews: [(of: Receiver, to: Receiver, by: Dismissal)] = []
  /// What a function hands on that it was handed.
  private var handedOn: [(to: Receiver, by: Receiver, isAfterAwait: Bool)] = []
  /// The calls of what views are handed.
  private var callsOfViews: [(of: Receiver, Dismissal)] = []

  /// A parameter of a function, or a property of a view.
  struct Receiver: Hashable {
    var taker: ObjectIdentifier
    var name: String
    var isOfFunction = false
  }

  /// A call of a parameter.
  struct Deed {
    /// Whether it is done only after an `await`.
    var isAfterAwait: Bool
    /// The button in the function that does it, where one does.
    var button: String?
  }

  mutating func note(callOf receiver: Receiver, _ deed: Deed) {
    var deeds = called[receiver] ?? []
    if let known = deeds.firstIndex(where: { $0.button == deed.button }) {
      deeds[known].isAfterAwait = deeds[known].isAfterAwait && deed.isAfterAwait
    } else {
      deeds.append(deed)
    }
    called[receiver] = deeds
  }

  mutating func note(_ dismissal: Dismissal, handing receiver: Receiver, to other: Receiver) {
    handedByViews.append((receiver, other, dismissal))
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
        known[receiver] = known[other].map { deeds in
          deeds.map { Deed(isAfterAwait: $0.isAfterAwait || isAfterAwait, button: $0.button) }
        }
      }
      if known.count == count { break }
    }
    func done(by dismissal: Dismissal, handedTo receiver: Receiver) -> [Dismissal] {
      (known[receiver] ?? []).map { deed in
        var done = dismissal
        done.isAfterAwait = done.isAfterAwait || deed.isAfterAwait
        done.function = deed.button ?? done.function
        return done
      }
    }
    let byFunctions = handed.filter(\.to.isOfFunction).flatMap { done(by: $1, handedTo: $0) }
    let byFunctionsOfViews = handedByViews.flatMap { receiver, other, dismissal in
      done(by: dismissal, handedTo: other).map { (of: receiver, $0) }
    }
    return byFunctions + dismissals(byCalls: callsOfViews + byFunctionsOfViews)
  }

  /// What views do by calling what they are handed, for each screen that hands it over.
  private func dismissals(byCalls calls: [(of: Receiver, Dismissal)]) -> [Dismissal] {
    if calls.isEmpty { return [] }
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
    return calls.flatMap { receiver, dismissal in
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
    return HandedDismissals.Receiver(taker: member, name: name, isOfFunction: true)
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
          if let view = environment.scope, passed.taker == ObjectIdentifier(view),
            receiver.isOfFunction
          {
            handedDismissals.note(
              dismissal(of: view, at: position), handing: passed, to: receiver)
          }
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
      return HandedDismissals.Receiver(
        taker: ObjectIdentifier(function), name: parameter.name, isOfFunction: true)
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
      // `Room.sheet(dismissAll: dismissAll)`
      if case .meta(.own(let view)) = evaluator.evaluate(base, in: environment).type, view.isView {
        return meant(name, of: view, arguments).filter(\.isStatic)
      }
      return receivers(of: base).flatMap { meant(name, of: $0, arguments) }
    default: return []
    }
  }
}

extension TypeReference {
  /// Whether it is of what the environment gives a screen to take itself away: `DismissAction`, `Binding<PresentationMode>`.
  var takesDismissal: Bool {
    let type = unwrapped
    return type.lastName == "DismissAction"
      || type.lastName == "Binding" && type.arguments.first?.lastName == "PresentationMode"
  }
}

extension TypeSymbol {
  /// Whether it is handed, by that name, what takes another screen away.
  fileprivate func isHandedDismissal(_ name: String) -> Bool {
    guard let declaration = property(name)?.declaration else { return false }
    return declaration.attributes.isEmpty && declaration.type?.takesDismissal == true
  }
}
