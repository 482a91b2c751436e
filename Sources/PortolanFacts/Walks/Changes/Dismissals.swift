import PortolanModel

/// A place where a screen takes itself away, whoever presents it: `dismiss()`.
struct Dismissal {
  var owner: TypeSymbol
  /// The function, or the button, in which it stands.
  var function: String
  /// The destination that is shown while it can be done.
  var spot: StatePath?
  var isAfterAwait: Bool
  /// Where the closure begins that a control runs, if it stands in one.
  var trigger: Position?
  /// Whether it clears the state that presents it, however that is shown, as a reducer's does.
  var clearsState: Bool
  var location: SourceLocation
  /// The reducer's function whose code does it by itself, where that is for those who call it to do.
  var helper: ObjectIdentifier?
  /// The conditions of the `#if` branches in which the code stands.
  var conditions: [String]
  /// What the flags say by which the owner is made, where it does so, and whether the optionals are there.
  var flags: [String: Bool] = [:]
  /// The screen that is taken away, where that is another than the owner's.
  var takenAway: TypeSymbol?
  /// What is done to the stack in which the screen lies, where it is that which is told: `navigator.goBackToRoot()`.
  var removed: Removal?
  /// The arms of forks in which it stands within its function.
  var arms: [Fork.Arm] = []
  /// What a view follows, where that is done once it is there, or has gone.
  var followed: (state: StatePath, isThere: Bool)?
  /// Whose doing it is where a controller of UIKit's has itself taken away: `dismiss(animated: true)`.
  var doingOfController: Action.Kind?

  struct Removal {
    var kind: Action.Effect.Kind
    /// Whose doing that is.
    var doing: Action.Kind
  }
}

extension StateChangeWalk {
  /// Notes a call of what the environment gives a screen to take itself away: `dismiss()`, `self.dismiss(animation:)`,
  /// `presentationMode.wrappedValue.dismiss()`.
  mutating func noteDismissal(_ callee: Expression, _ position: Position) {
    let called: Expression
    switch callee {
    case .member(.member(let mode?, "wrappedValue", _)?, "dismiss", _): called = mode
    case .member(let action?, "callAsFunction", _): called = action
    default: called = callee
    }
    if case .name(let name, _) = called, let parameter = dismissingParameter(name) {
      return handedDismissals.note(
        callOf: parameter,
        HandedDismissals.Deed(
          isAfterAwait: isAfterAwait, button: trigger == nil ? nil : codeName))
    }
    if let dismissal = dismissal(by: called, position) { dismissals.append(dismissal) }
    if let name = called.ownName, let scope = environment.scope,
      let receiver = dismissingProperty(name)
    {
      handedDismissals.note(dismissal(of: scope, at: position), byCalling: receiver)
    }
  }

  /// What a screen does by calling, at some place, what the environment gives it to take itself away.
  func dismissal(by called: Expression, _ position: Position) -> Dismissal? {
    guard let own = environment.scope else { return nil }
    let property: String
    var scope = own
    switch called {
    case .name(let name, _), .member(.name("self", _)?, let name, _): property = name
    case .member(let view?, let name, _):
      // A coordinator of UIKit's has its view do so: `parent.dismiss()`.
      guard let symbol = evaluator.evaluate(view, in: environment).type.unwrapped.ownSymbol,
        symbol.isView, own.outer === symbol || program.delegate(ofWrapper: symbol) === own
      else { return nil }
      (scope, property) = (symbol, name)
    default: return nil
    }
    let declaration: Declaration
    if case .name = called, let local = localDismissals[property] {
      declaration = local
    } else {
      guard let member = scope.property(property)?.declaration, member.dismisses,
        scope !== own || environment.local(property, evaluator) == nil
      else { return nil }
      declaration = member
    }
    var found = dismissal(of: scope, at: position)
    found.clearsState = declaration.attributes.contains { $0.name == "Dependency" }
    return found
  }

  func dismissal(of scope: TypeSymbol, at position: Position) -> Dismissal {
    var flags: [String: Bool] = [:]
    if scope === environment.scope, !knownFlags.isEmpty {
      let kept = Set(program.keptFlags(of: scope).keys).union(program.keptOptionals(of: scope))
      for (names, isTrue) in knownFlags where names.count == 1 && kept.contains(names[0]) {
        flags[names[0]] = isTrue
      }
    }
    return Dismissal(
      owner: scope, function: codeName, spot: received?.spot, isAfterAwait: isAfterAwait,
      trigger: runningClosure, clearsState: false,
      location: position.location(in: program.files[environment.file].path),
      conditions: (environment.scope?.conditions ?? [])
        + [conditionOfMember, condition].compactMap(\.self),
      flags: flags, arms: arms)
  }
}

extension Declaration {
  /// Whether a property holds what takes a screen away: `@Environment(\.dismiss)`, `@Dependency(\.dismiss)`.
  var dismisses: Bool {
    environmentKeys.contains { ["dismiss", "presentationMode"].contains($0) }
  }

  /// What a property takes from the environment, or from what the app's parts share: `dismiss` of `@Environment(\.dismiss)`.
  var environmentKeys: [String] {
    attributes.compactMap { attribute in
      guard ["Environment", "Dependency"].contains(attribute.name),
        case .keyPath(_, let components, _)? = attribute.arguments.first?.value,
        components.count == 1
      else { return nil }
      return components[0]
    }
  }
}
