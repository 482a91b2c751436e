extension Dialect {
  /// What hands a binding to whoever acts on what is in focus: `.focusedSceneValue(\.isShown, $isShown)`.
  static let focus = Dialect(modifiers: ["focusedValue": lend, "focusedSceneValue": lend])

  private static let lend: Understand = { _, call, walk in
    guard call.arguments.count == 2,
      case .keyPath(_, let components, _) = call.arguments[0].value, components.count == 1,
      call.arguments[1].value.isProjected,
      let path = walk.evaluate(call.arguments[1].value).path
    else { return false }
    walk.focused.append(FocusedState(key: components[0], path: path))
    return false
  }
}
