import PortolanModel

/// What code without a name of its own is called: a button's closure for the button, a modifier's for the modifier.
enum CodeNames {
  static func name(of callee: Expression, _ arguments: [Argument]) -> (String, Action.Kind)? {
    switch callee {
    case .name("Button", _):
      return title(of: arguments).map { ($0, .user) }
    case .member(_?, let name, _) where events.contains(name): return (name, .app)
    default: return nil
    }
  }

  /// Modifiers whose closures run without the user's doing.
  private static let events: Set<String> = [
    "onAppear", "onDisappear", "task", "onOpenURL", "onReceive", "onChange",
    "onContinueUserActivity",
  ]

  /// The text on a button: `Button("Add")`, `Button { … } label: { Label("Add", systemImage: "plus") }`.
  private static func title(of arguments: [Argument]) -> String? {
    if let first = arguments.first, first.label == nil, let text = WrittenText.text(in: first.value)
    {
      return text
    }
    // With a closure for the action and one for the label, the label is the last.
    let label = arguments.first { $0.label == "label" } ?? arguments.dropFirst().last
    guard case .closure(let closure)? = label?.value else { return nil }
    return closure.body.lazy.compactMap { statement in
      if case .expression(let expression) = statement {
        WrittenText.text(in: expression)
      } else {
        nil
      }
    }.first
  }
}
