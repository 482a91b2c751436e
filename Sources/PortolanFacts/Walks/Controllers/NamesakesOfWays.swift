/// Functions of the app's own objects that are called as UIKit's are by which a controller shows another, and do something else:
/// `log.present(page, animated: true)`.
extension ViewWalk {
  /// Whether an object of the app's own, which is no controller, neither shows what its function is handed nor hands it on.
  func isDoneOtherwise(_ call: Call) -> Bool {
    guard case .member(let object?, let name, _) = call.callee, !object.isSelf,
      let symbol = evaluate(object).type.unwrapped.ownSymbol,
      [.class, .struct, .enum].contains(symbol.kind), !symbol.isController,
      let method = evaluator.method(name, of: symbol, call.arguments),
      let body = method.declaration.body,
      let handed = method.declaration.parameters.first?.name
    else { return false }
    var mayShow = false
    body.visit { expression in
      switch expression {
      case .call(let callee, let arguments, _):
        guard let called = callee.lastWord, !Self.keeping.contains(called) else { return }
        mayShow =
          mayShow || ControllerLink.names.contains(called)
          || arguments.contains { $0.value.isName(handed) }
      case .assignment(_, let value, _): mayShow = mayShow || value.isName(handed)
      default: break
      }
    }
    return !mayShow
  }

  /// What shows nothing of what it is handed.
  private static let keeping: Set = ["append", "insert", "print"]
}
