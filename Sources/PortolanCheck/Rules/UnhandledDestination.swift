import PortolanModel

extension Rule {
  /// A destination that the state can be set to, and that no view presents.
  static let unhandledDestination = Rule(
    id: "unhandled-destination",
    summary: "Everything that the state can show, a view shows.",
    defaultSeverity: "error",
    explanation: Explanation(
      finds: """
        A case of a destination enum or a stack's element that no presentation, `switch` or
        scope takes, or a tab that code selects and no tab is tagged with. A property of which no
        case is taken is one finding, and so is an `AlertState` or a `ConfirmationDialogState` that
        no view reads. Needs the source: a compiled type does not tell what its views do. A case to
        which a view never sets the state that it keeps to itself is told of by
        unreachable-destination, where others may share the enum.
        """,
      matters: """
        Setting it does nothing: the button is dead, and so is the deep link. Worse, the state
        now says that something is shown, and what would really be shown next waits for a
        dismissal that never comes. Tabs of which none stands for what is selected show nothing.
        """,
      fires: """
        class InventoryModel {
          var destination: Destination?

          enum Destination {
            case add(ItemModel)
            case help(HelpModel)
          }
        }

        InventoryList()
          .sheet(item: $model.destination.add) { ItemView(model: $0) }
        """,
      passes: """
        InventoryList()
          .sheet(item: $model.destination.add) { ItemView(model: $0) }
          .sheet(item: $model.destination.help) { HelpView(model: $0) }
        """,
      instead: """
        Present it where its neighbours are presented. Where nothing should be shown any more,
        delete the case.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      let (views, effects) = (KnownViews(context.chart), SlotEffects(context.chart))
      let shared = context.sharedCases
      return context.screens.enumerated().flatMap { number, screen in
        screen.slots.flatMap {
          findings(in: $0, of: screen, viewsAreKnown: views[number], effects, shared)
        }
      }
    }
  )
}

private enum Message {
  case nothingPresents(case: String, slot: String, screen: String)
  case nothingPresentsSlot(String, screen: String)
  case setHere(String)
  case alsoNotSet
  case alsoNoneOf([String])

  var text: String {
    switch self {
    case .nothingPresents(let name, let slot, let screen):
      "nothing presents '\(name)' of '\(screen).\(slot)'"
    case .nothingPresentsSlot(let slot, let screen): "nothing presents '\(slot)' of '\(screen)'"
    case .setHere(let name): "'\(name)' is set here"
    case .alsoNotSet: "nothing sets it either: if it is not needed any more, delete it"
    case .alsoNoneOf(let names): "so none of its cases is ever shown: \(names.quoted())"
    }
  }
}

private func findings(
  in slot: Slot, of screen: Screen, viewsAreKnown: Bool, _ index: SlotEffects,
  _ shared: SharedCases
) -> [Finding] {
  guard slot.origin == .source,
    slot.arity == .atMostOne || slot.arity == .sequence || slot.isOfTabs,
    slot.encoding != .navigationPath
  else { return [] }
  // Where nobody can get, nothing has to be presented.
  let unhandled = slot.destinations.filter {
    $0.isUnhandled && !shared.areForOthers($0, of: slot)
  }
  guard !unhandled.isEmpty else { return [] }
  // What is set to a value from elsewhere may be set to anything.
  let mayBeAny = index.on(slot, of: screen).contains(where: \.effect.mayActivateAny)
  if unhandled.count < slot.destinations.count {
    return unhandled.map { finding(for: $0, of: slot, in: screen, mayBeSet: mayBeAny) }
  }
  // By their types alone an optional and an array of models may be no navigation at all.
  return viewsAreKnown && (slot.isOfCases || slot.holdsDialog)
    ? [finding(forAllOf: slot, in: screen, mayBeSet: mayBeAny)] : []
}

extension Slot {
  /// Whether it says which tab is selected.
  fileprivate var isOfTabs: Bool {
    arity == .exactlyOne && destinations.contains { $0.presentation == .tab }
  }

  fileprivate var isOfCases: Bool {
    encoding == .optionalEnum || arity == .sequence && !isNamedLikeItsDestination
  }
}

extension Slot {
  /// Whether all that it shows is an alert or a dialog of the Composable Architecture.
  fileprivate var holdsDialog: Bool {
    encoding == .optionalValue && destinations.allSatisfy { $0.payload.contains(where: \.isDialog) }
  }

  /// Whether it holds an alert or a dialog that no view shows.
  var isDialogUnhandled: Bool {
    origin == .source && arity == .atMostOne && holdsDialog
      && destinations.allSatisfy(\.isUnhandled)
  }
}

extension Destination {
  /// Whether no view was seen to take it.
  var isUnhandled: Bool {
    origin == .source && (presentations ?? []).isEmpty && continues == nil && swallowedBy == nil
      && presentation != .tab && presentation != .inline
  }
}

private func finding(
  for destination: Destination, of slot: Slot, in screen: Screen, mayBeSet: Bool
) -> Finding {
  Finding(
    rule: Rule.unhandledDestination.id,
    severity: .error,
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.nothingPresents(
      case: destination.name, slot: slot.name, screen: screen.owner(of: [slot])
    ).text,
    notes: mayBeSet || destination.isSet ? [] : [Message.alsoNotSet.text],
    trace: [slot.text(showing: destination)],
    fix: fix(for: destination, of: slot, in: screen),
    location: destination.location ?? slot.location(in: screen),
    related: related(destination))
}

/// One finding for a slot of which no view takes anything.
private func finding(forAllOf slot: Slot, in screen: Screen, mayBeSet: Bool) -> Finding {
  let isSet = mayBeSet || slot.destinations.contains(where: \.isSet)
  return Finding(
    rule: Rule.unhandledDestination.id,
    severity: .error,
    screen: screen.id,
    slot: slot.name,
    destination: slot.destinations.count == 1 ? slot.destinations[0].name : nil,
    message: Message.nothingPresentsSlot(slot.name, screen: screen.owner(of: [slot])).text,
    notes: (slot.holdsDialog ? [] : [Message.alsoNoneOf(slot.destinations.map(\.name)).text])
      + (isSet ? [] : [Message.alsoNotSet.text]),
    trace: [slot.text(showing: slot.destinations[0])],
    fix: slot.destinations.prefix(longestFix).map { fix(for: $0, of: slot, in: screen) }
      .joined(separator: "\n"),
    location: slot.location(in: screen),
    related: slot.destinations.flatMap(related))
}

private func related(_ destination: Destination) -> [Finding.Related] {
  (destination.setBy ?? []).map {
    .init(message: Message.setHere(destination.name).text, location: $0)
  }
}

private func fix(for destination: Destination, of slot: Slot, in screen: Screen) -> String {
  switch slot.arity {
  case .sequence: "case \(ViewCode.pattern(destination)):\n  <#View#>"
  case .exactlyOne: "<#View#>\n  .tag(<#Tab#>.\(destination.name))"
  default: ViewCode.presenting(destination, of: slot, in: screen)
  }
}

/// More cases than this are not spelled out.
private let longestFix = 8
