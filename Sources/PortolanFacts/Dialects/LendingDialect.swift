extension Dialect {
  /// What hands a binding to whoever takes it by its key: `.focusedSceneValue(\.isShown, $isShown)`, `.environment(\.isShown, $isShown)`.
  static let lending = Dialect(
    modifiers: [
      "focusedValue": lend, "focusedSceneValue": lend, "environment": lend,
    ])

  private static let lend: Understand = { name, call, walk in
    guard call.arguments.count == 2,
      case .keyPath(_, let components, _) = call.arguments[0].value, components.count == 1,
      call.arguments[1].value.isProjected,
      let path = walk.evaluate(call.arguments[1].value).path
    else { return false }
    let key = LendingKey(name: components[0], isOfEnvironment: name == "environment")
    walk.lent.append(LentState(key: key, path: path))
    return false
  }
}
