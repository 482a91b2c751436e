import PortolanModel

extension Rule {
  /// A destination that nothing takes the user back from.
  static let noWayOut = Rule(
    id: "no-way-out",
    summary: "From whatever is presented, something leads back.",
    defaultSeverity: "note",
    explanation: Explanation(
      finds: """
        A destination that the system gives no way back from (a full-screen cover, a sheet that
        can't be swiped away, a screen without its back button), and that no `dismiss`, binding,
        delegate or assignment closes either. Needs the source.
        """,
      matters: """
        The user can only quit the app. It may be meant so, for something that ends with a
        restart; then say so in the configuration.
        """,
      fires: """
        ShopView()
          .fullScreenCover(isPresented: $isTourPresented) {
            Text("Welcome!")
          }
        """,
      passes: """
        ShopView()
          .fullScreenCover(isPresented: $isTourPresented) {
            Button("Start") { isTourPresented = false }
          }
        """,
      instead: """
        A button in what is presented that calls `dismiss`, or tells the presenter to clear its
        state.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      context.screens.flatMap { screen in
        screen.slots.flatMap { slot in
          slot.destinations.filter { $0.hasNoWayOut == true }
            .map { finding(for: $0, of: slot, in: screen, context.chart) }
        }
      }
    }
  )
}

private enum Message {
  case noWayBack(case: String, slot: String, screen: String)
  case noWayBackFromSlot(String, screen: String)
  case presentedHere

  var text: String {
    switch self {
    case .noWayBack(let name, let slot, let screen):
      "nothing takes the user back from '\(name)' of '\(screen).\(slot)'"
    case .noWayBackFromSlot(let slot, let screen):
      "nothing takes the user back from '\(slot)' of '\(screen)'"
    case .presentedHere: "presented here"
    }
  }
}

private func finding(
  for destination: Destination, of slot: Slot, in screen: Screen, _ chart: Chart
) -> Finding {
  let message: Message =
    slot.isNamedLikeItsDestination
    ? .noWayBackFromSlot(slot.name, screen: screen.owner(of: [slot]))
    : .noWayBack(case: destination.name, slot: slot.name, screen: screen.owner(of: [slot]))
  let view = destination.leadsTo.flatMap(chart.screen).map(\.viewName)
  return Finding(
    rule: Rule.noWayOut.id,
    severity: .note,
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: message.text,
    trace: [slot.text(showing: destination)],
    fix: """
      \(view.map { "// in \($0):\n" } ?? "")@Environment(\\.dismiss) private var dismiss
      Button("Close") { dismiss() }
      """,
    location: destination.location ?? slot.location(in: screen),
    related: destination.presentedAt.map {
      .init(message: Message.presentedHere.text, location: $0)
    })
}
