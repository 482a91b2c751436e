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

  /// The name of the property or function that gives it.
  var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let callee, _, _): callee.lastName
    default: nil
    }
  }
}
