import PortolanModel

extension Rule {
  /// Navigation that a view keeps to itself.
  static let stateIsland = Rule(
    id: "state-island",
    summary: "What a screen shows can be set from outside.",
    defaultSeverity: "note",
    explanation: Explanation(
      finds: """
        Navigation in a view's `@State`: optionals, flags, enums and paths that nobody can set
        but the view and what it shows with a binding to them; not what the view sets for a link
        that it opens, or as an object that it is handed says. One finding for each screen. What
        nothing sets at all is told of by unreachable-destination.
        """,
      matters: """
        It is an island: the view alone decides where it is. A deep link can get as far as the
        view and no further, and a test can't ask what a button leads to. For a detail that only
        this view has to know it may be the right choice.
        """,
      fires: """
        struct InventoryView: View {
          @State private var addItem: Item?
        }
        """,
      passes: """
        struct InventoryView: View {
          @Bindable var model: InventoryModel
        }

        @Observable
        class InventoryModel {
          var addItem: Item?
        }
        """,
      instead: """
        Keep it in a model that the view is handed, or take a binding from the parent.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      let advice = context.advice
      return context.screens.compactMap { finding(for: $0, in: context.chart, advice) }
    }
  )
}

private enum Message {
  case nobodyElseCanSet(slots: [String], screen: String)
  case alsoHere(String)

  var text: String {
    switch self {
    case .nobodyElseCanSet(let slots, let screen):
      "only '\(screen)' and what it shows can set \(slots.quoted(conjunction: "or"))"
    case .alsoHere(let slot): "nobody else can set '\(slot)' either"
    }
  }
}

private func finding(for screen: Screen, in chart: Chart, _ advice: AdviceContext) -> Finding? {
  let slots = screen.slots.filter { slot in
    slot.storage == .state && slot.isLent != true && slot.isSetFromOutside != true
      && !slot.destinations.allSatisfy { chart.neverShows($0, of: slot) }
      && (slot.arity == .atMostOne || slot.arity == .sequence)
  }
  guard let first = slots.first else { return nil }
  return Finding(
    rule: Rule.stateIsland.id,
    severity: .note,
    screen: screen.id,
    slot: first.name,
    message: Message.nobodyElseCanSet(slots: slots.map(\.name), screen: screen.viewName).text,
    extent: slots.count,
    slots: slots.map(\.name),
    fix: ModelState(for: screen, holding: slots, in: advice).text,
    location: first.location(in: screen),
    related: slots.dropFirst().compactMap { slot in
      slot.location.map { .init(message: Message.alsoHere(slot.name).text, location: $0) }
    })
}
