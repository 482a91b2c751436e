import PortolanModel

/// Elements of a stack that say themselves how they come before the user, as FlowStacks and TCACoordinators have them:
/// `.push(.detail)`, `.sheet(.settings, withNavigation: true)`.
enum RouteElements {
  /// How an element is shown, by what makes it. The root is where the stack stands.
  private static let makers: [String: Presentation] = [
    "root": .inline, "push": .drillDown, "sheet": .sheet, "cover": .fullScreenCover,
  ]

  /// How a new element is shown, by the function that adds it.
  static let adding: [String: Presentation] = [
    "push": .drillDown, "presentSheet": .sheet, "presentCover": .fullScreenCover,
  ]

  static let removing: [String: Action.Effect.Kind] = [
    "goBack": .pop, "goBackTo": .pop, "pop": .pop, "popTo": .pop, "dismiss": .pop,
    "goBackToRoot": .popToRoot, "popToRoot": .popToRoot, "dismissAll": .popToRoot,
  ]

  /// What an element shows, and how: of `.push(.detail)` the detail. An enum's own case may have such a name, too.
  static func opened(_ element: Expression, of type: ResolvedType) -> (Expression, Presentation)? {
    guard case .call(.member(_, let name, _), let arguments, _) = element, let how = makers[name],
      let first = arguments.first, first.label == nil, type.symbol?.hasCase(name) != true
    else { return nil }
    // Of a stack of which nothing is known, nobody knows whether it is such an element.
    if case .unknown = type.unwrapped { return nil }
    if case .many(.unknown) = type.unwrapped { return nil }
    return (first.value, how)
  }

  /// What the initialiser of a stack, a path or an optional is given: of `.init([.list, .detail])` the array, of `NavigationPath()`
  /// one of nothing.
  static func held(by value: Expression, of type: ResolvedType) -> Expression? {
    guard case .call(let callee, let arguments, _) = value, arguments.count < 2,
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing }), makes(callee, type)
    else { return nil }
    if let first = arguments.first {
      // (What a route of the app's own is made of is no route.)
      if case .optional(.own(let symbol)) = type, !symbol.isEnumerated { return nil }
      return first.value
    }
    return type.isOptional ? nil : .array([])
  }

  /// Whether a callee is the initialiser of a type that holds several values or none.
  private static func makes(_ callee: Expression, _ type: ResolvedType) -> Bool {
    let isErased = type.isErasedPath
    guard isErased || type.holdsMany || type.isOptional else { return false }
    switch callee {
    case .member(nil, "init", _): return true
    case .member(let base?, "init", _): return makes(base, type)
    case .name(let name, _):
      return isErased
        ? KnownTypes.erasedPaths.contains(name)
        : name == (type.isOptional ? "Optional" : "Array")
    case .type(let written):
      return isErased
        ? KnownTypes.erasedPaths.contains(written.lastName)
        : written.lastName == (type.isOptional ? "Optional" : "Array")
    default: return false
    }
  }

  /// `.sheet(withNavigation: true)`, of a link or a modifier that is told how to show something.
  static func style(_ expression: Expression) -> Presentation? {
    switch expression {
    case .member(_, let name, _), .call(.member(_, let name, _), _, _): makers[name]
    default: nil
    }
  }
}

extension StateChangeWalk {
  /// How the cases in a value are shown, where it says so.
  func styles(in value: Expression, of type: ResolvedType) -> [String: Presentation] {
    switch value {
    case .array(let elements):
      return elements.reduce(into: [:]) { result, element in
        // Shown in more than one way, the ways that cover are more than the root's.
        result.merge(styles(in: element, of: type)) { one, other in one == .inline ? other : one }
      }
    case .choice(_, let first, let second):
      return styles(in: first, of: type).merging(styles(in: second, of: type)) { one, _ in one }
    default:
      guard let (inner, how) = RouteElements.opened(value, of: type) else { return [:] }
      let names = cases(in: inner, of: type)
      return Dictionary((names.isEmpty ? [""] : names).map { ($0, how) }) { first, _ in first }
    }
  }
}

extension TypeReference {
  /// Whether it is a navigator of FlowStacks or of NavigationBackport, which a stack puts into the environment: other libraries' push by
  /// rules of their own.
  var isRouteNavigator: Bool {
    switch lastName {
    case "FlowNavigator", "FlowPathNavigator", "PathNavigator": true
    case "Navigator": arguments.count == 1
    default: false
    }
  }
}

extension StateChangeWalk {
  /// What a view has the navigator of the stack around it do: `navigator.push(.detail)`, `navigator.goBackToRoot()`. Which stack that is,
  /// the views around it say.
  mutating func navigate(
    by navigator: StatePath, _ function: String, _ arguments: [Argument], _ position: Position
  ) {
    guard let view = environment.scope, view.isView, navigator.owner === view else { return }
    if RouteElements.adding[function] != nil {
      note(navigator, .push, [], position)
      let change = changes.removeLast()
      if addedByNavigators[change.location] == nil { addedByNavigators[change.location] = change }
    } else if let kind = RouteElements.removing[function] {
      var removal = dismissal(of: view, at: position)
      removal.removed = Dismissal.Removal(kind: kind, doing: doing)
      dismissals.append(removal)
    }
  }
}
