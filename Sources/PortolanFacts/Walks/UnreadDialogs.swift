import PortolanModel

/// Alerts that a library makes, `AlertMaker.make(title: "Edit")`: that they are such, the code says which goes on to fill them.
extension ViewWalk {
  /// Whether code of which nobody knows what it keeps in a variable uses that as an alert of UIKit's.
  func isUsedAsDialog(_ controller: Expression) -> Bool {
    guard case .name(let name, _) = controller, environment.local(name, evaluator) != nil,
      case .unknown = evaluate(controller).type.unwrapped
    else { return false }
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
