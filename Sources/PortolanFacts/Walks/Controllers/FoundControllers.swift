/// Functions that only find what is on the screen, `func top() -> UINavigationController?`: what is pushed there comes onto what stands
/// there already.
extension ViewWalk {
  /// Whether a call of the app's own code gives what that finds on the screen, and makes nothing.
  func findsOnScreen(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments, _) = value, let name = callee.ownName,
      let scope = environment.scope, let member = evaluator.method(name, of: scope, arguments),
      let body = member.declaration.body
    else { return false }
    var asksScreen = false
    body.visit { expression in
      if let name = expression.lastName, KnownControllers.ofScreen.contains(name) {
        asksScreen = true
      }
    }
    guard asksScreen else { return false }
    return body.firstCall { callee, _ -> Bool? in
      guard let called = callee.lastName else { return true }
      // `PageController()`, `.init()`, `board.instantiateInitialViewController()`, or what another function may make
      let makes =
        called.isWrittenAsType || called == "init" || called.hasPrefix("instantiate")
        || callee.ownName != nil && called != name
      return makes ? true : nil
    } == nil
  }
}

extension KnownControllers {
  /// The properties by which code asks windows and controllers for what is there.
  fileprivate static let ofScreen: Set<String> = [
    "rootViewController", "presentedViewController", "topViewController", "visibleViewController",
    "selectedViewController", "navigationController",
  ]
}
