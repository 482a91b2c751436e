/// Controllers whose views another controller's code puts among its own by hand, `sideBar.addSubview(page.view)`, and does not add as
/// children.
extension ViewWalk {
  /// The controller whose view a controller's code puts into its own place; `nil` for one that it adds as a child anyway, or whose view
  /// is put into somebody else's, `parent.view.addSubview(page.view)`.
  func controller(addedByHand view: Expression, by call: Call) -> Expression? {
    guard isInController, isInOwnCode, let controller = view.controllerOfView, !controller.isSelf,
      let symbol = evaluate(controller).type.unwrapped.ownSymbol, symbol.isController,
      symbol !== host, !isChild(controller)
    else { return nil }
    if case .member(let container?, _, _) = call.callee, let other = container.controllerOfView,
      !other.isSelf, evaluate(other).type.isController
    {
      return nil
    }
    return controller
  }

  /// Whether the code, or some other of the type, adds a controller as a child.
  private func isChild(_ controller: Expression) -> Bool {
    guard let name = controller.ownName else { return false }
    if code.adds(childNamed: name) { return true }
    // What a name of this code means, it does not mean in other code.
    let isLocal = environment.local(name, evaluator) != nil
    guard let kept = isLocal ? storedProperty(controller)?.name : name else { return false }
    return environment.scope?.members.contains { member in
      ((member.declaration.body ?? []) + member.declaration.observers).adds(childNamed: kept)
    } == true
  }
}

extension [Statement] {
  /// Whether code adds what a name stands for as a child.
  fileprivate func adds(childNamed name: String) -> Bool {
    firstCall { callee, arguments -> Bool? in
      guard callee.lastName.map(KnownControllers.adding.contains) == true else { return nil }
      return arguments.contains { $0.value.listed.contains { $0.ownName == name } } ? true : nil
    } == true
  }
}

extension KnownControllers {
  /// The functions by which a view takes others into itself.
  static let addingViews: Set<String> = [
    "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addView",
  ]
}

extension Expression {
  /// The controller whose view an expression asks for: `page.view`, `page!.view!`.
  var controllerOfView: Expression? {
    switch self {
    case .member(let view?, Expression.forcedMember, _): view.controllerOfView
    case .member(let controller?, "view", _): controller
    default: nil
    }
  }
}
