/// Content that is handed to a view of the app's own by a name.
extension ViewWalk {
  /// Walks what was made elsewhere and is handed on to a wrapper: the content of the view whose code is walked, a controller, what
  /// a function of the view's gives back.
  mutating func walk(
    handedOn argument: Argument, to symbol: TypeSymbol, _ initializer: Declaration?,
    _ arguments: [String: Denotation]
  ) {
    let value = argument.value
    if let scope = environment.scope, let name = value.ownName,
      scope.members(named: name).contains(where: { $0.declaration.isViewFunction })
    {
      let kept = symbol.property(keeping: argument, initializer, arguments)
      let isRow = kept.map(symbol.rowContents.contains) == true
      with(
        rows: isRow ? true : nil, surroundings: surroundings(within: symbol), depth: depth + 1
      ) {
        _ = $0.follow(reference: value, [])
      }
      return
    }
    let handed = evaluate(value)
    if handed.closure != nil {
      with(surroundings: surroundings == .host ? .wrapper : nil, depth: depth + 1) {
        $0.walk(content: value)
      }
    } else if let controller = handed.type.ownSymbol, controller.isController, !isInOwnCode {
      with(depth: depth + 1) {
        $0.use(controller, arguments: [:], at: $0.position(of: value))
      }
    }
  }
}

extension Declaration {
  /// Whether it is a function that makes a view.
  fileprivate var isViewFunction: Bool { kind == .function && givesView }
}
