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
      paths(in: context.screens).map(finding)
    }
  )
}

private enum Message {
  case cannotBeRead(path: String, screens: [String])

  var text: String {
    switch self {
    case .cannotBeRead(let path, let screens):
      "nobody can read what is on '\(path)' of \(screens.quoted())"
    }
  }
}

/// A type-erased path, and every screen that binds a stack to it.
private struct Path {
  var slot: Slot
  var screens: [Screen]
}

/// Each path once: one that an object keeps may be bound by a stack in each of several tabs, which show different things.
private func paths(in screens: [Screen]) -> [Path] {
  struct Place: Hashable {
    var location: SourceLocation
    var properties: [String]
  }
  var paths: [Path] = []
  var known: [Place: Int] = [:]
  for screen in screens {
    for slot in screen.slots where slot.encoding == .navigationPath {
      let place = slot.location.map { Place(location: $0, properties: slot.properties) }
      guard let place, let number = known[place] else {
        if let place { known[place] = paths.count }
        paths.append(Path(slot: slot, screens: [screen]))
        continue
      }
      paths[number].screens.append(screen)
      let shown = Set(paths[number].slot.destinations.map(\.name))
      paths[number].slot.destinations += slot.destinations.filter { !shown.contains($0.name) }
    }
  }
  return paths
}

private func finding(for path: Path) -> Finding {
  let (slot, screen) = (path.slot, path.screens[0])
  return Finding(
    rule: Rule.typeErasedStack.id,
    severity: .note,
    screen: screen.id,
    slot: slot.name,
    message: Message.cannotBeRead(
      path: slot.name, screens: path.screens.map { $0.owner(of: [slot]) }
    ).text,
    fix: slot.destinations.isEmpty || slot.keyedBy != nil
      ? nil : StackEnum(of: slot, in: screen).text,
    location: slot.location(in: screen))
}
