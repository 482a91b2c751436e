/// What code does to state that views keep under a key, past the views: `UserDefaults.standard.set(false, forKey: "tour")` sets what
/// `@AppStorage("tour")` shows.
extension StateChangeWalk {
  mutating func set(
    inDefaults callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    guard case .member(let base?, let function, _) = callee, base.isStandardDefaults,
      let key = arguments.last, key.label == "forKey",
      let text = evaluator.text(of: key.value, in: environment),
      let path = program.shared[".appStorage(\(text))"]?.first,
      let kept = evaluator.property(path.property, of: path.owner)
    else { return }
    switch (function, arguments.count) {
    case ("set", 2), ("setValue", 2):
      set(path, kept, to: arguments[0].value, position)
    case ("removeObject", 1):
      // What is kept is then what the view says that it begins with.
      let initial = path.owner.property(path.property)?.declaration.value
      set(path, kept, to: initial ?? .nil, position)
    default: break
    }
  }
}

extension Expression {
  /// `UserDefaults.standard`: the store that a view's own keys are kept in, unless it names another.
  fileprivate var isStandardDefaults: Bool {
    if case .member(.name("UserDefaults", _)?, "standard", _) = self { true } else { false }
  }
}
