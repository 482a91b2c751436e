import PortolanModel

extension Rule {
  /// A file of the app that was not read, or not to its end.
  static let unreadSource = Rule(
    id: "unread-source",
    summary: "All of the app's source can be read.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A file with a syntax error, one that can't be opened, a folder that can't be listed, a
        storyboard that is no XML: once for each file.
        """,
      matters: """
        What such a file holds is missing in the chart, from its first error on. What no other
        code does may be done in it: so long nothing is told by unreachable-screen,
        unreachable-destination, unhandled-destination, unmatched-link, unbound-stack,
        invalid-stack, drill-down-without-stack, no-way-out and state-island of what the file
        names; and nothing at all where nobody knows what it names.
        """,
      fires: """
        struct MenuView: View {
          var body: some View {
            NavigationLink("Orders") { OrdersView()
          }
        }
        """,
      passes: """
        struct MenuView: View {
          var body: some View {
            NavigationLink("Orders") { OrdersView() }
          }
        }
        """,
      instead: """
        Code that Swift's compiler takes. A file that no target compiles, as a template, is left
        out by `exclude` in `.portolan.yml`, or by `--exclude`.
        """
    ),
    check: { context in
      let unread = context.chart.model.unresolved.filter { $0.isUnread == true }
      if unread.isEmpty { return [] }
      let screens = ScreensByLine(of: context.chart.model)
      return unread.map { finding(on: $0, in: screens) }
    }
  )
}

private enum Message {
  case mayBeDone(with: [String])
  case mayBeDoneThere

  var text: String {
    switch self {
    case .mayBeDone(let names):
      "what no other code does with \(names.quoted()) may be done here, so rules do not tell of it"
    case .mayBeDoneThere: "what no other code does may be done here, so rules do not tell of it"
    }
  }
}

private func finding(on code: Unresolved, in screens: ScreensByLine) -> Finding {
  let note: Message? =
    switch code.mentions {
    case nil: .mayBeDoneThere
    case let names? where names.isEmpty: nil
    case let names?: .mayBeDone(with: names)
    }
  return Finding(
    rule: Rule.unreadSource.id,
    severity: .warning,
    screen: screens.screen(at: code.location?.line ?? 1, of: code.file),
    message: code.what,
    notes: note.map { [$0.text] } ?? [],
    location: code.location)
}
