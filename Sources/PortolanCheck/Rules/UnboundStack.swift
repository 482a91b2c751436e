import PortolanModel

extension Rule {
  /// A path that code pushes onto and no stack shows.
  static let unboundStack = Rule(
    id: "unbound-stack",
    summary: "A path that code pushes onto is bound to a stack.",
    defaultSeverity: "error",
    explanation: Explanation(
      finds: """
        A stack's state, an array of destinations or a `NavigationPath`, that code pushes onto
        or fills, and that is bound to no `NavigationStack` or the like. Needs the source.
        """,
      matters: """
        The path grows, and nothing moves on the screen: `NavigationStack` without `path:` keeps
        a path of its own. What a deep link or a restored state put there is lost.
        """,
      fires: """
        class AppModel {
          var path: [Path] = []

          func counterButtonTapped() {
            path.append(.counter(CounterModel()))
          }
        }

        NavigationStack {
          Button("Counter") { model.counterButtonTapped() }
        }
        """,
      passes: """
        NavigationStack(path: $model.path) {
          Button("Counter") { model.counterButtonTapped() }
            .navigationDestination(for: Path.self) { PathView(path: $0) }
        }
        """,
      instead: """
        Hand the stack a binding to the path.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      let (effects, views) = (SlotEffects(context.chart), KnownViews(context.chart))
      return context.screens.enumerated().flatMap { number, screen in
        screen.slots.compactMap { slot in
          views[number] ? finding(for: slot, of: screen, effects) : nil
        }
      }
    }
  )
}

private enum Message {
  case nothingShows(slot: String, screen: String)
  case pushedHere

  var text: String {
    switch self {
    case .nothingShows(let slot, let screen):
      "'\(slot)' of '\(screen)' is pushed onto, but no stack is bound to it"
    case .pushedHere: "pushed here"
    }
  }
}

private func finding(for slot: Slot, of screen: Screen, _ index: SlotEffects) -> Finding? {
  guard slot.arity == .sequence, slot.origin == .source, slot.boundTo == nil else { return nil }
  let pushes = index.on(slot, of: screen).filter(\.effect.activates)
  let setters = slot.destinations.filter(\.isSet)
  if pushes.isEmpty, setters.isEmpty { return nil }
  let pushed = Set(pushes.flatMap { $0.effect.destinations ?? [] })
  let shown = slot.destinations.first { pushed.contains($0.name) } ?? setters.first
  let locations = Set(pushes.compactMap(\.action.location) + setters.flatMap { $0.setBy ?? [] })
  return Finding(
    rule: Rule.unboundStack.id,
    severity: .error,
    screen: screen.id,
    slot: slot.name,
    message: Message.nothingShows(slot: slot.name, screen: screen.owner(of: [slot])).text,
    trace: shown.map { [slot.text(showing: $0)] } ?? [],
    fix: "NavigationStack(path: \(ViewCode.binding(to: slot, in: screen))) {\n  <#View#>\n}",
    location: slot.location(in: screen),
    related: locations.sorted().map { .init(message: Message.pushedHere.text, location: $0) })
}
