extension Program {
  /// Whether a view is no screen by itself, only a part of the places that use it: a modifier, or a generic view around content that
  /// it is given. Without such a place nobody can tell what it presents, and from where.
  func isWrapper(_ symbol: TypeSymbol) -> Bool {
    guard symbol.isView else { return false }
    return symbol.modifiesViews || symbol.leadsOnward
      || symbol.genericParameters.contains { parameter in
        symbol.isOfContent(parameter)
          && parameter.constraint.map { isShown($0, symbol) } ?? false
      }
  }

  /// Whether a constraint says that what fulfils it is shown: `View`, or a protocol of the app's own that says so.
  private func isShown(_ constraint: TypeReference, _ symbol: TypeSymbol, depth: Int = 0) -> Bool {
    let name = constraint.lastName
    if ["View", "UIViewController", "UIView"].contains(name) { return true }
    guard depth < 8,
      let own = type(named: constraint.name, in: symbol.outer, file: symbol.file),
      own.kind == .protocol
    else { return false }
    return own.inherits.contains { isShown($0, own, depth: depth + 1) }
  }
}

extension Program {
  /// Whether a view leads to whatever route it is handed, or shows for one what it is handed: `struct RouteRow: View` with `let route:
  /// Route` and `NavigationLink(value: route)`, a modifier with `.navigationDestination(for: Route.self) { page($0) }`.
  func leadsOnward(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .struct, symbol.isStateless else { return false }
    let kept = symbol.storedProperties.filter { $0.declaration.attributes.allSatisfy(\.isBuilder) }
    let routes = Set(kept.filter { takesRoute($0, of: symbol) }.map(\.name))
    let erased = symbol.erasedContents
    let pages =
      symbol.modifiesViews
      ? kept.filter { $0.declaration.type?.name == TypeReference.function }.map(\.name) : []
    if routes.isEmpty, pages.isEmpty, erased.isEmpty { return false }
    // A page with a link in it is a page; what is generic over its routes leads elsewhere in each use.
    if symbol.genericParameters.isEmpty, pages.isEmpty, symbol.fillsScreen {
      return false
    }
    return symbol.members(named: "body").contains { member in
      let isLink = member.declaration.body?.areLink == true
      return (member.declaration.body ?? []).firstCall { callee, arguments in
        switch callee {
        case .name("NavigationLink", _):
          let leads = arguments.contains { argument in
            switch argument.label {
            case "value": argument.value.ownName.map(routes.contains) == true
            case "destination": argument.value.calls(anyOf: erased)
            // `NavigationLink { target } label: { … }`
            case nil where argument.isTrailing && !arguments.contains(where: \.isTarget):
              isLink && argument.value.mentions(anyOf: erased)
            default: false
            }
          }
          return leads ? true : nil
        case .member(_, "navigationDestination", _):
          guard arguments.first?.label == "for", let shown = arguments.last?.value else {
            return nil
          }
          return shown.calls(anyOf: pages) ? true : nil
        default: return nil
        }
      } ?? false
    }
  }

  private func takesRoute(_ property: Member, of symbol: TypeSymbol) -> Bool {
    guard let held = property.declaration.type?.unwrapped else { return false }
    return held.lastName == "AnyHashable"
      || symbol.genericParameters.contains { $0.name == held.name }
      || self.type(named: held.name, in: symbol, file: symbol.file)?.isEnumerated == true
  }
}

extension TypeSymbol {
  /// Whether its body takes the room there is, or says what is written above it.
  fileprivate var fillsScreen: Bool {
    members(named: "body").contains { member in
      (member.declaration.body ?? []).firstCall { callee, _ in
        switch callee {
        case .name(let name, _): PlainViews.filling.contains(name) ? true : nil
        case .member(_, "navigationTitle", _): true
        default: nil
        }
      } ?? false
    }
  }
}

extension [Statement] {
  /// Whether all that they show is a link, or nothing: a page with a link in it is a page.
  fileprivate var areLink: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .expression(let expression), .return(let expression?): return expression.isLink
    case .if(_, let then, let other): return then.areLink || other.areLink
    default: return false
    }
  }
}

extension Expression {
  /// Whether it is a link, with whatever modifiers.
  fileprivate var isLink: Bool {
    switch self {
    case .call(.name(let name, _), _, _): name == "NavigationLink"
    case .call(.member(let base?, _, _), _, _): base.isLink
    case .conditional(_, let inner): inner.isLink
    case .statement(let statement): [statement].areLink
    default: false
    }
  }
}

extension Argument {
  /// Whether it says where a link leads, so that a closure without a label is what is written on it.
  fileprivate var isTarget: Bool {
    ["destination", "value", "state", "isActive", "item"].contains(label)
  }
}

extension Expression {
  /// Whether it mentions one of some properties.
  fileprivate func mentions(anyOf names: [String]) -> Bool {
    var isMentioned = false
    visit { part in if let own = part.ownName, names.contains(own) { isMentioned = true } }
    return isMentioned
  }

  /// Whether it is one of some properties that hold a function, or calls one.
  fileprivate func calls(anyOf names: [String]) -> Bool {
    if let ownName { return names.contains(ownName) }
    return firstCall { callee, _ in
      callee.ownName.map(names.contains) == true ? true : nil
    } ?? false
  }

}

extension Attribute {
  /// Whether it only says how a closure is written.
  fileprivate var isBuilder: Bool { name.hasSuffix("Builder") }
}
