/// Paths that wrappers keep for a stack, and that nobody has any use for.
extension Program {
  /// Whether a wrapper keeps an erased path for nothing but its stack: `NavigationStack(path: $path) { content }`, and nothing else says
  /// the path's name. Nobody can push onto it by code, so the stack is as one without a path. What the wrapper registers itself would be
  /// pages of its own.
  func isIdlePath(_ property: String, of wrapper: TypeSymbol) -> Bool {
    guard isWrapper(wrapper), let member = wrapper.property(property),
      member.attribute("State") != nil,
      !member.declaration.modifiers.contains(where: { ["public", "package"].contains($0) }),
      case .call(.name(let made, _), let arguments, _)? = member.declaration.value,
      KnownTypes.erasedPaths.contains(made), arguments.isEmpty
    else { return false }
    var (mentions, bindings, registers) = (0, 0, false)
    for member in wrapper.members {
      member.eachExpression { expression in
        if expression.isOwn(property) { mentions += 1 }
        guard case .call(let callee, let arguments, _) = expression else { return }
        switch callee {
        case .name("NavigationStack", _):
          for argument in arguments where argument.label == "path" {
            argument.value.visit { if $0.isOwn(property) { bindings += 1 } }
          }
        case .member(_, "navigationDestination", _): registers = true
        default: break
        }
      }
    }
    return bindings > 0 && mentions == bindings && !registers
  }
}

extension Expression {
  /// Whether it is a property of `self`, a binding to it, or its wrapper.
  fileprivate func isOwn(_ property: String) -> Bool {
    ["", "$", "_"].contains { isOwnProperty($0 + property) }
  }
}
