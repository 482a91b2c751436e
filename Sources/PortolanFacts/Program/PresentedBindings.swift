/// A presentation whose state is a member of what a property keeps, `.sheet(item: $router.presentedSheet) { … }`, or an item in a property
/// itself, `.sheet(item: $modal)`.
struct PresentedBinding {
  var property: String
  /// The member; `nil` where the object itself is asked by a key, or keeps nothing but the item.
  var member: String?
  /// What one of several is asked for by: of `$router.paths[tab]` the tab.
  var key: Expression?
  var form: Form
  var contents: [Closure]
  var position: Position

  enum Form { case item, flag, tabs, stack }

  init?(_ call: Call, _ name: String) {
    let bound: Expression?
    switch name {
    case "TabView": (form, bound) = (.tabs, call["selection"])
    case "NavigationStack": (form, bound) = (.stack, call["path"])
    case _ where Dialects.presentations[name] != nil:
      let item = call["item"]
      (form, bound) = item == nil ? (.flag, call["isPresented"]) : (.item, item)
    default: return nil
    }
    guard var expression = bound else { return nil }
    position = call.position
    if case .element(let base, let arguments) = expression, let first = arguments.first {
      (expression, key) = (base, first.value)
    }
    if case .member(let base?, let name, let place) = expression, base.projectedProperty != nil {
      (expression, member, position) = (base, name, place)
    }
    guard member != nil || key != nil || form == .item, let property = expression.projectedProperty
    else { return nil }
    self.property = property
    contents = call.contents.compactMap { argument in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }
  }
}

/// A case that code names, with its enum where that is written: `Tab.home`, `.home`.
struct NamedCase {
  var type: String?
  var name: String?

  init?(_ expression: Expression) {
    var named = expression
    if case .call(let callee, _, _) = named { named = callee }
    switch named {
    case .member(nil, let name, _): (type, self.name) = (nil, name)
    case .member(.name(let type, _)?, let name, _) where type.isWrittenAsType:
      (self.type, self.name) = (type, name == "allCases" ? nil : name)
    default: return nil
    }
  }
}

extension Closure {
  /// The patterns of a `switch` over what it is given.
  var patternsAsked: [Expression] {
    let given = parameters.first ?? "$0"
    var found: [Expression] = []
    body.visitStatements { statement in
      guard case .switch(.name(given, _), let arms, _) = statement else { return }
      found += arms.flatMap(\.patterns)
    }
    return found
  }
}

extension Expression {
  /// The property whose projected value it is: `$router`, `self.$router`, `Bindable(router)`.
  var projectedProperty: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      name.hasPrefix("$") ? String(name.dropFirst()) : nil
    case .call(.name("Bindable", _), let arguments, _):
      if case .name(let name, _)? = arguments.first?.value { name } else { nil }
    default: nil
    }
  }
}
