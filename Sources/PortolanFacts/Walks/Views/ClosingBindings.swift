/// Bindings that a function makes for a view, and whose setter takes away what a flag presents that the function is handed besides:
/// `_size = order.sizeBinding(isPresented: isPresented)`. Whoever chooses by one closes what he chooses in.
extension ViewWalk {
  /// Whether what an initialiser is told, and keeps by way of such a function, is only ever cleared by what it keeps.
  func onlyClears(
    _ parameter: Parameter, toldTo initializer: Member, of view: TypeSymbol
  ) -> Bool {
    guard view.isView, parameter.type.unwrapped.lastName == "Binding" else { return false }
    for case .expression(.assignment(_, .call(let callee, let arguments, _), _))
      in initializer.declaration.body ?? []
    {
      guard callee.isMethod || callee.ownName?.isWrittenAsType == false,
        let argument = arguments.first(where: { $0.value.isName(parameter.name) })
      else { continue }
      var walk = self
      walk.environment = Environment(of: initializer, in: view, program)
      guard let function = walk.function(calledBy: callee, arguments)?.0.declaration,
        let taken = function.matched(arguments).first(where: { $0.1 == argument })?.0
      else { continue }
      return function.onlyClears(taken.name)
    }
    return false
  }
}

extension Declaration {
  /// Whether all that a function does with a binding is to say that nothing is there.
  fileprivate func onlyClears(_ parameter: String) -> Bool {
    var (mentioned, cleared) = (0, 0)
    (body ?? []).visit { expression in
      switch expression {
      case .name(parameter, _): mentioned += 1
      case .assignment(.member(.name(parameter, _)?, "wrappedValue", _), let value, _):
        if value.isNothing { cleared += 1 }
      default: break
      }
    }
    return cleared > 0 && mentioned == cleared
  }
}
