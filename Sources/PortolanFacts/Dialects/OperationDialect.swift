extension Dialect {
  /// What is added to a queue of operations runs its `main`: `queue.addOperation(SignIn(presenter: self))`.
  static let operations = Dialect(
    modifiers: [
      "addOperation": { _, call, walk in
        guard let first = call.arguments.first, first.label == nil else { return false }
        return walk.run(operation: first.value, call)
      },
      "addOperations": { _, call, walk in
        guard case .array(let operations)? = call.arguments.first?.value else { return false }
        var isRun = false
        for operation in operations where walk.run(operation: operation, call) { isRun = true }
        return isRun
      },
    ])
}

extension ViewWalk {
  /// Walks what an operation of the app's own does once it is its turn; `false` where it is something else.
  fileprivate mutating func run(operation: Expression, _ call: Call) -> Bool {
    guard let symbol = evaluate(operation).type.unwrapped.ownSymbol,
      symbol.foreignAncestor == "Operation",
      method("main", of: symbol, []) != nil
    else { return false }
    walk(operation)
    walk(.call(.member(operation, "main", call.position), [], call.position))
    return true
  }
}
