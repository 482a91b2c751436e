import PortolanModel

/// Controllers of UIKit's that have themselves taken away: `dismiss(animated: true)`. Where a view of SwiftUI's boxes one, what presents
/// that view is told.
extension StateChangeWalk {
  /// Notes such a call.
  mutating func noteDismissal(
    ofController callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    guard callee.lastWord == "dismiss", arguments.first?.label == "animated",
      let owner = owner(dismissedBy: callee)
    else { return }
    var found = dismissal(of: owner, at: position)
    found.doingOfController = doing
    dismissals.append(found)
  }

  /// The controller whose code has itself, or what it stands in, taken away; of a box's coordinator that has the system's controller
  /// taken away which it is told of, `picker.dismiss(animated: true)`, the box.
  private func owner(dismissedBy callee: Expression) -> TypeSymbol? {
    guard let scope = environment.scope else { return nil }
    guard case .member(let base?, _, _) = callee else { return scope.isController ? scope : nil }
    if scope.isController {
      if let name = base.ownName, base.isSelf || localValues[name]?.isSelf == true { return scope }
      return base.lastName.map(Self.around.contains) == true ? scope : nil
    }
    guard let box = scope.outer, program.delegate(ofWrapper: box) === scope,
      case let type = evaluator.evaluate(base, in: environment).type,
      type.isController || type.isControllerOfSystem || type.mayBeController
    else { return nil }
    return box
  }

  /// What a controller stands in, or is presented by: told so, all of these take away the same.
  private static let around: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "parent",
    "presentingViewController",
  ]
}
