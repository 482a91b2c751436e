/// What expressions are called.
extension Expression {
  var isSelf: Bool { if case .name("self", _) = self { true } else { false } }

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

  /// The name of the property or function that gives it.
  var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let callee, _, _): callee.lastName
    default: nil
    }
  }
}
