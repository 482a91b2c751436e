extension Dialect {
  /// What is added to a queue of operations runs its `main`: `queue.addOperation(SignIn(presenter: self))`.
  static let operations = Dialect(
    modifiers: Dictionary(uniqueKeysWithValues: namesOfQueues.map { ($0, runOperations) }))

  private static let namesOfQueues: Set<String> = ["addOperation", "addOperations"]

  private static let runOperations: Understand = { _, call, walk in
    var isRun = false
    for operation in call.arguments.operations where walk.run(operation: operation, call) {
      isRun = true
    }
    return isRun
  }

  /// Whether a function of that name adds operations to a queue.
  static func queuesOperations(by name: String) -> Bool { namesOfQueues.contains(name) }
}

extension [Argument] {
  /// The operations that a call adds to a queue.
  var operations: [Expression] {
    guard let first, first.label == nil else { return [] }
    return first.value.listed
  }
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
