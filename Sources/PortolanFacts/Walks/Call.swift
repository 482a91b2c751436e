/// A call that a dialect may know.
struct Call {
  var callee: Expression
  var arguments: [Argument]
  var position: Position

  subscript(_ labels: String...) -> Expression? { first(labelled: labels) }

  func first(labelled labels: [String]) -> Expression? {
    for label in labels {
      if let argument = arguments.first(where: { $0.label == label }) { return argument.value }
    }
    return nil
  }

  /// The arguments that make content: closures, and what stands under a label that says so.
  var contents: [Argument] {
    arguments.filter { argument in
      if case .closure = argument.value {
        return argument.label != "onDismiss" && argument.label != "perform"
          && argument.label != "onNavigate" && argument.label != "action"
      }
      return ["content", "destination", "actions", "message", "then", "root", "view"]
        .contains(argument.label ?? "")
    }
  }
}

extension ViewWalk {
  /// What a call binds, be it by an argument of its own that says for which case: `case: /Route.add`, `state: /Destination.State.add`.
  func bound(to binding: Expression, by call: Call) -> Denotation {
    let bound = evaluate(binding)
    guard let which = call["case", "state"],
      let name = evaluator.caseName(which, in: environment, 0),
      let path = bound.path, bound.type.symbol?.hasCase(name) == true
    else { return bound }
    return evaluator.member(name, of: Denotation(type: bound.type, path: path), in: environment, 0)
  }
}
