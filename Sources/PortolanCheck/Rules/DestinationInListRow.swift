import PortolanModel

extension Rule {
  /// A destination that is presented from inside a list's row.
  static let destinationInListRow = Rule(
    id: "destination-in-list-row",
    summary: "What a list's rows lead to is presented around the list.",
    defaultSeverity: "note",
    explanation: Explanation(
      finds: """
        A `navigationDestination` inside a row of a `List`, a lazy stack or a lazy grid; a sheet,
        an alert or the like there by state that is not the row's own. Needs the source.
        """,
      matters: """
        Rows are made when they come into sight. A row that is not there yet presents nothing,
        so that a deep link to it opens only once the user scrolls there, and a row that is
        scrolled away may close what it showed. By one flag or item for all rows, each row in
        sight presents at once: most of that is dropped, or shows the wrong row's.
        """,
      fires: """
        List(model.rows) { row in
          RowView(row: row)
            .navigationDestination(item: $row.destination.edit) { ItemView(item: $0) }
        }
        """,
      passes: """
        List(model.rows) { row in
          RowView(row: row)
        }
        .navigationDestination(item: $model.destination.edit) { ItemView(item: $0) }
        """,
      instead: """
        Keep the destination in the list's model, and present it around the list; the row tells
        its parent by a closure that it was tapped.
        """
    ),
    check: { context in
      context.screens.flatMap { screen in
        screen.slots.flatMap { slot in
          slot.destinations.filter { $0.isInListRow == true }
            .map { finding(for: $0, of: slot, in: screen) }
        }
      }
    }
  )
}

private enum Message {
  case presentedFromRow(String, screen: String)
  case alsoHere

  var text: String {
    switch self {
    case .presentedFromRow(let name, let screen):
      "'\(name)' of '\(screen)' is presented from inside a list's row"
    case .alsoHere: "presented here as well"
    }
  }
}

private func finding(for destination: Destination, of slot: Slot, in screen: Screen) -> Finding {
  let uses = destination.presentedAt
  return Finding(
    rule: Rule.destinationInListRow.id,
    severity: .note,
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.presentedFromRow(destination.name, screen: screen.type).text,
    fix: """
      List(<#rows#>) { row in
        <#RowView#>
      }
      \(ViewCode.presenting(destination, of: slot, in: screen))
      """,
    location: uses.first ?? destination.location ?? slot.location(in: screen),
    related: uses.dropFirst().map { .init(message: Message.alsoHere.text, location: $0) })
}
