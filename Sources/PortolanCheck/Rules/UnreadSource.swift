import PortolanModel

extension Rule {
  /// A file of the app that was not read, or not to its end.
  static let unreadSource = Rule(
    id: "unread-source",
    summary: "All of the app's source can be read.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A file with a syntax error, one that can't be opened or is no text, a folder that can't be
        listed, a storyboard that is no XML: once for each file. Of a file that an Xcode project
        names and that is not there, `unresolved` speaks: a script may make it.
        """,
      matters: """
        What such a file holds is missing in the chart, from its first error on, and what was
        read of it may mean something else. So nothing is told of its code, nor of what objects
        keep that it names, for it may present that; and of all else that it names nothing by
        the rules on what no code does: unreachable-screen,
        unreachable-destination, unhandled-destination, unmatched-link, unbound-stack,
        invalid-stack, drill-down-without-stack, no-way-out and state-island. Where nobody
        knows what it names, these tell nothing at all. A baseline keeps what it knows of it.
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
      let shown = Set(context.screens.flatMap(\.names))
      return unread.map { finding(on: $0, naming: shown, in: screens) }
    }
  )
}

private enum Message {
  case mayBeDone(with: [String])
  case mayBeDoneThere

  var text: String {
    switch self {
    case .mayBeDone(let names):
      "it may present, set or close \(names.quoted(conjunction: "or")), so no rule says that nothing does"
    case .mayBeDoneThere: "it may present, set or close anything, so no rule says that nothing does"
    }
  }
}

/// - Parameter shown: The names of what the chart shows.
private func finding(
  on code: Unresolved, naming shown: Set<String>, in screens: ScreensByLine
) -> Finding {
  let note: Message? =
    switch code.mentions?.filter(shown.contains) {
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
