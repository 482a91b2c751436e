import PortolanModel

extension Rule {
  /// A stack that is kept in a `NavigationPath`.
  static let typeErasedStack = Rule(
    id: "type-erased-stack",
    summary: "A stack's type says what can be on it.",
    defaultSeverity: "note",
    explanation: Explanation(
      finds: """
        A stack whose state is a `NavigationPath`.
        """,
      matters: """
        A type-erased path can be appended to, shortened and counted; its elements can't be
        read, changed or inserted. Nobody can ask where the user is, a test can't say what was
        pushed, and the compiler does not know that a pushed value has no destination. It does
        keep features apart that should not know each other, and may be the right choice for
        that.
        """,
      fires: """
        class AppModel {
          var path = NavigationPath()
        }
        """,
      passes: """
        class AppModel {
          var path: [Path] = []

          enum Path: Hashable {
            case counter(CounterModel)
            case letter(String)
          }
        }
        """,
      instead: """
        An enum with a case for each screen that can be pushed, and an array of it.
        """
    ),
    check: { context in
      context.screens.flatMap { screen in
        screen.slots.filter { $0.encoding == .navigationPath }.map { finding(for: $0, of: screen) }
      }
    }
  )
}

private enum Message {
  case cannotBeRead(path: String, screen: String)

  var text: String {
    switch self {
    case .cannotBeRead(let path, let screen):
      "nobody can read what is on '\(path)' of '\(screen)'"
    }
  }
}

private func finding(for slot: Slot, of screen: Screen) -> Finding {
  Finding(
    rule: Rule.typeErasedStack.id,
    severity: .note,
    screen: screen.id,
    slot: slot.name,
    message: Message.cannotBeRead(path: slot.name, screen: screen.owner(of: [slot])).text,
    fix: slot.destinations.isEmpty || slot.keyedBy != nil
      ? nil : StackEnum(of: slot, in: screen).text,
    location: slot.location(in: screen))
}
