/// What expressions are called.
extension Expression {
  /// The member that stands for `!` where it matters.
  public static let forcedMember = "unsafelyUnwrapped"

  var isSelf: Bool { if case .name("self", _) = self { true } else { false } }

  func isName(_ name: String) -> Bool {
    if case .name(name, _) = self { true } else { false }
  }

  /// The name of a variable, or of the type's own property: `line`, `self.line`.
  var ownName: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name
    default: nil
    }
  }

  /// Whether, as what is called, it can be nothing but a function or a closure of some value: `model.save`, not `ItemView.init`.
  var isMethod: Bool {
    guard case .member(_?, let name, _) = self, let first = name.utf8.first else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) && name != "init"
      && name != "self"
  }

  /// What it is without parentheses around it.
  var inParentheses: Expression {
    if case .tuple(let elements) = self, elements.count == 1 { return elements[0].value }
    return self
  }

  /// Where it is written, if it is a name, a member, a call or an element of one.
  var position: Position? {
    switch self {
    case .name(_, let position), .member(_, _, let position), .call(_, _, let position): position
    case .element(let base, _): base.position
    default: nil
    }
  }

  /// The name of the property or function that gives it.
  var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let callee, _, _): callee.lastName
    default: nil
    }
  }
}

extension Expression {
  /// The property that a chain of modifiers hangs on: of `content().padding()` the content.
  var modified: String? {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name
    case .call(.member(.name("self", _)?, let name, _), _, _), .call(.name(let name, _), _, _): name
    case .call(.member(let base?, _, _), _, _): base.modified
    case .conditional(_, let inner): inner.modified
    default: nil
    }
  }

  /// What a chain of modifiers hangs on, if that is a view which is constructed: of `Text("x").bold()` the text.
  var constructed: String? {
    switch self {
    case .call(.name(let name, _), _, _): name
    case .call(.member(let base?, _, _), _, _), .member(let base?, _, _): base.constructed
    case .conditional(_, let inner): inner.constructed
    default: nil
    }
  }
}
