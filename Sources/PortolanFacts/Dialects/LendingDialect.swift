extension Dialect {
  /// What hands a binding to whoever takes it by its key: `.focusedSceneValue(\.isShown, $isShown)`, `.environment(\.isShown, $isShown)`;
  /// and content to whoever leads there: `.environment(\.page) { key in PageView(key) }`.
  static let lending = Dialect(
    modifiers: [
      "focusedValue": lend, "focusedSceneValue": lend, "environment": lend,
    ])

  private static let lend: Understand = { name, call, walk in
    guard call.arguments.count == 2,
      case .keyPath(_, let components, _) = call.arguments[0].value, components.count == 1
    else { return false }
    let key = LendingKey(name: components[0], isOfEnvironment: name == "environment")
    let lent = call.arguments[1]
    // What views take only to lead there is not shown where it is handed over.
    if key.isOfEnvironment, lent.isClosure || walk.evaluate(lent.value).closure != nil,
      walk.program.isOnlyLinked(key)
    {
      walk.link(call, to: lent.value, as: .drillDown, form: "environment(_:_:)")
      return true
    }
    guard lent.value.isProjected, let path = walk.evaluate(lent.value).path else { return false }
    walk.lent.append(LentState(key: key, path: path))
    return false
  }
}
