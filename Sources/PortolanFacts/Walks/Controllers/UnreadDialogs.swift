import PortolanModel

/// Alerts that a library makes, `AlertMaker.make(title: "Edit")`: that they are such, the code says which goes on to fill them, or calls
/// them so.
extension ViewWalk {
  /// Whether code uses as an alert of UIKit's, or calls one, what nobody knows the type of.
  func seemsDialog(_ controller: Expression) -> Bool {
    guard case .unknown = evaluate(controller).type.unwrapped else { return false }
    if controller.lastName.map(NavigationWords.namesDialog) == true { return true }
    guard case .name(let name, _) = controller, environment.local(name, evaluator) != nil else {
      return false
    }
    var isUsed = false
    code.visit { expression in
      guard case .member(.name(name, _)?, let member, _) = expression else { return }
      isUsed = isUsed || KnownControllers.membersOfDialogs.contains(member)
    }
    return isUsed
  }
}

extension KnownControllers {
  /// What only controllers have that ask or tell something.
  fileprivate static let membersOfDialogs: Set<String> = [
    "addAction", "addTextField", "preferredAction", "textFields",
  ]
}
