extension TypeSymbol {
  /// Whether it is shown as a view: it says so, or it has a body.
  var isView: Bool {
    if let known = knownAsView { return known }
    let isView = seemsView
    knownAsView = isView
    return isView
  }

  private var seemsView: Bool {
    if kind == .protocol || kind == .enum { return false }
    return isController
      || inherits("View", "Scene", "App", "Commands")
      || modifiesViews
      || inherits(anyOf: ShownProtocols.bars)
      || isNamedLikeView
      || isBox
      || ShownProtocols.bodies.contains { name in
        property(name).map { $0.declaration.body != nil && $0.declaration.isSomeView } == true
      }
  }

  /// Whether something that it inherits from is called like a view or a controller. Of a class of the app's own its code says what that
  /// is: `class FlowController {}` is none by its name.
  private var isNamedLikeView: Bool {
    var current: TypeSymbol? = self
    for _ in 0..<20 {
      guard let symbol = current else { return false }
      let isNamed = symbol.inherits.dropFirst(symbol.superclass == nil ? 0 : 1).contains {
        $0.lastName.hasSuffix("View") || $0.lastName.hasSuffix("Controller")
      }
      if isNamed { return true }
      current = symbol.superclass
    }
    return false
  }

  /// Whether what a property or a parameter of that type is given is surely a view: one of its generic parameters, `AnyView`.
  func isContent(_ type: TypeReference) -> Bool {
    type.name != "Optional" && type.isView(by: genericParameters)
  }

  /// The property that an initialiser stores a parameter in, where it has another name: `_model = State(initialValue: m)`.
  func stored(by initializer: Declaration, from parameter: Parameter) -> String? {
    for case .expression(.assignment(let target, let value, _)) in initializer.body ?? [] {
      guard value.mentions(parameter.name), !value.isComparison else { continue }
      switch target {
      case .member(.name("self", _)?, let name, _), .name(let name, _):
        // `_content` is the wrapper of `content`, unless a property is called so.
        if property(name) != nil { return name }
        return name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
      default: continue
      }
    }
    return nil
  }
}

extension Declaration {
  /// Whether an initialiser surely leaves an optional property without a value.
  func leaves(_ property: String) -> Bool {
    guard let body else { return false }
    var isLeft = true
    for statement in body {
      guard case .expression(let expression) = statement else { return false }
      switch expression {
      case .assignment(.member(.name("self", _)?, property, _), let value, _),
        .assignment(.name(property, _), let value, _):
        isLeft = value == .nil
      case .call(.member(.name("self", _)?, "init", _), _, _): return false
      default: break
      }
    }
    return isLeft
  }

  /// Whether it keeps what has the focus or is being dragged, which says nothing of where the user is.
  var keepsFocus: Bool {
    attributes.contains {
      ["FocusState", "AccessibilityFocusState", "GestureState"].contains($0.name)
    }
  }

  /// Whether it gives back something that is shown.
  var givesView: Bool {
    isSomeView || attributes.contains { $0.name.hasSuffix("Builder") }
  }

  var isSomeView: Bool {
    guard let type else { return false }
    let name =
      type.name == "some" || type.name == "any" ? type.arguments.first?.lastName : type.lastName
    guard let name else { return false }
    return name == "AnyView" || ShownProtocols.all.contains(name)
  }

  /// Whether a type that a function is given is a view: one of its generic parameters, `some View`, `AnyView`.
  func isView(_ type: TypeReference) -> Bool { type.isView(by: genericParameters) }
}

extension TypeReference {
  fileprivate func isView(by genericParameters: [GenericParameter]) -> Bool {
    if ["some", "any", "Optional"].contains(name) {
      return arguments.first?.isView(by: genericParameters) ?? false
    }
    return ["View", "AnyView"].contains(lastName)
      || genericParameters.contains { $0.name == name && $0.constraint?.lastName == "View" }
  }
}

extension Expression {
  /// Whether it only says something of what it mentions: `isActive != nil`.
  fileprivate var isComparison: Bool {
    if case .infix(_, let sign, _) = self { sign == "==" || sign == "!=" } else { false }
  }

  /// The property or function that it names, be it to call it or to hand it on: of `router.push` the last word.
  var lastWord: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Whether a name stands in it, not deeper than in calls.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name || own == "$" + name || own == "_" + name
    case .call(let callee, let arguments, _):
      callee.mentions(name) || arguments.contains { $0.value.mentions(name) }
    case .member(let base, _, _): base?.mentions(name) ?? false
    case .infix(let left, _, let right): left.mentions(name) || right.mentions(name)
    default: false
    }
  }
}
