/// The stack in which a controller stands, where others' code is handed it, or is a function that the app adds to all stacks:
/// `navigationController?.pushRoot(page)`.
extension ViewWalk {
  /// Whether an expression is the stack in which the controller stands whose code is walked.
  func isOwnStack(_ expression: Expression) -> Bool {
    guard isInController, isInOwnCode else { return false }
    if case .name(let name, _) = expression,
      environment.local(name, evaluator)?.isStackAround == true
    {
      return true
    }
    return expression.lastName == "navigationController"
  }

  /// The stack whose function is called that the app adds to all stacks.
  func stackAsked(by call: Call) -> Denotation? {
    let asked = if case .member(let base?, _, _) = call.callee { base } else { stackItself }
    guard let asked else { return nil }
    var stack = evaluate(asked)
    if !stack.type.isNavigationController {
      stack.type = .foreign(TypeReference("UINavigationController"))
    }
    stack.isStackAround = isOwnStack(asked)
    return stack
  }

  /// In the code of such a function, `self`.
  var stackItself: Expression? {
    guard environment.local("self", evaluator)?.type.isNavigationController == true else {
      return nil
    }
    return .name("self", Position(line: 1, column: 1))
  }
}
