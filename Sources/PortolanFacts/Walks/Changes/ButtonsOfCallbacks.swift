/// What is written on the buttons by which views, and functions that make some, do what they are handed:
/// `Button("Cancel", action: onDismiss)`.
struct ButtonsOfCallbacks {
  /// The title on the buttons that alone run a callback, by its name.
  private(set) var titles: [String: String] = [:]

  /// - Parameters:
  ///   - code: All that may run the callbacks.
  ///   - callbacks: Their names.
  ///   - text: The text that an expression stands for, where that is not written there.
  init(
    in code: [Statement], running callbacks: Set<String>,
    text: (Expression) -> String? = { _ in nil }
  ) {
    if callbacks.isEmpty { return }
    var mentions: [String: Int] = [:]
    var run: [String: (title: String, count: Int)] = [:]
    code.visit { expression in
      if let name = expression.ownName, callbacks.contains(name) { mentions[name, default: 0] += 1 }
      guard case .call(.name("Button", _), let arguments, _) = expression,
        let action = Self.action(of: arguments),
        let title = CodeNames.title(of: arguments) ?? CodeNames.title(of: arguments, held: text)
          ?? CodeNames.constant(of: arguments)
      else { return }
      action.visit { inner in
        guard let name = inner.ownName, callbacks.contains(name) else { return }
        let known = run[name]
        // What two buttons do that say different things is called by neither.
        let isOther = known.map { $0.title != title } == true
        run[name] = (title, (known?.count ?? 0) + (isOther ? 0 : 1))
      }
    }
    for (name, button) in run where mentions[name] == button.count { titles[name] = button.title }
  }

  private static func action(of arguments: [Argument]) -> Expression? {
    if let action = arguments.first(where: { $0.label == "action" }) { return action.value }
    return arguments.first { $0.label == nil && $0.isTrailing }?.value
  }
}

extension Program {
  /// The title on the button of a view that alone does what the view keeps in a property.
  func title(onButtonRunning property: String, in view: TypeSymbol) -> String? {
    let key = ObjectIdentifier(view)
    let buttons: ButtonsOfCallbacks
    if let known = buttonsOfCallbacks[key] {
      buttons = known
    } else {
      let kept = view.storedProperties.filter { $0.declaration.type?.givesNothing == true }.map(
        \.name)
      // An initialiser only keeps what it is given.
      let code = view.members.filter { $0.declaration.kind != .initializer }
        .flatMap { $0.declaration.body ?? [] }
      buttons = ButtonsOfCallbacks(in: code, running: Set(kept))
      buttonsOfCallbacks[key] = buttons
    }
    return buttons.titles[property]
  }
}
