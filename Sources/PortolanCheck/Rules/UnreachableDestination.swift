import PortolanModel

extension Rule {
  /// A destination that no code ever makes active.
  static let unreachableDestination = Rule(
    id: "unreachable-destination",
    summary: "Everything that the state can show, some code sets.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A case of a destination enum, an optional or a flag that is only ever read or cleared:
        no assignment, push, binding or link sets it. Needs the source, and stays silent where a
        value comes from elsewhere, for that could be any case.
        """,
      matters: """
        The screen behind it is dead code that looks alive: it is designed, translated and kept
        compiling, and no user can get there. Often a button lost its action on the way.
        """,
      fires: """
        class InventoryModel {
          var destination: Destination?

          enum Destination {
            case add(ItemModel)
            case help
          }

          func addButtonTapped() {
            destination = .add(ItemModel())
          }
        }
        """,
      passes: """
        class InventoryModel {
          var destination: Destination?

          enum Destination {
            case add(ItemModel)
            case help
          }

          func addButtonTapped() {
            destination = .add(ItemModel())
          }

          func helpButtonTapped() {
            destination = .help
          }
        }
        """,
      instead: """
        Set it where the user should get there, or delete the case and what presents it.
        """
    ),
    check: { context in
      let effects = SlotEffects(context.chart)
      return context.screens.flatMap { screen in
        screen.slots.flatMap { findings(in: $0, of: screen, effects) }
      }
    }
  )
}

private enum Message {
  case nothingSets(case: String, slot: String, screen: String)
  case nothingSetsSlot(String, screen: String)
  case presentedHere(String)
  case orDelete

  var text: String {
    switch self {
    case .nothingSets(let name, let slot, let screen):
      "nothing sets '\(name)' of '\(screen).\(slot)'"
    case .nothingSetsSlot(let slot, let screen): "nothing sets '\(slot)' of '\(screen)'"
    case .presentedHere(let name): "'\(name)' would be presented here"
    case .orDelete: "where it is not needed any more, delete it and what presents it"
    }
  }
}

private func findings(in slot: Slot, of screen: Screen, _ index: SlotEffects) -> [Finding] {
  guard slot.origin == .source, slot.arity == .atMostOne || slot.arity == .sequence,
    slot.encoding != .navigationPath
  else { return [] }
  let activating = index.on(slot, of: screen).map(\.effect).filter(\.activates)
  let isEnumerated = slot.encoding == .optionalEnum || slot.encoding == .enum || !slot.isSingle
  // An effect on a flag or a value has nothing else to make active.
  if activating.contains(where: \.mayActivateAny) || !isEnumerated && !activating.isEmpty {
    return []
  }
  let set = Set(activating.flatMap { $0.destinations ?? [] })
  let unset = slot.destinations.filter { destination in
    destination.origin == .source && !destination.isSet && destination.continues == nil
      && !set.contains(destination.name)
  }
  if unset.isEmpty { return [] }
  if unset.count < slot.destinations.count {
    return unset.map { finding(for: $0, of: slot, in: screen) }
  }
  return slot.isSetByItsScreenAlone && screen.knowsSetters(besides: slot)
    ? [finding(forAllOf: slot, in: screen)] : []
}

extension Slot {
  fileprivate var isSingle: Bool { destinations.count == 1 && destinations[0].name == name }

  /// Whether the code around it would set it; a binding or a shared object is set elsewhere, and a
  /// stack by any screen on it.
  fileprivate var isSetByItsScreenAlone: Bool {
    arity == .atMostOne && (storage == .owned || storage == .state)
  }
}

extension Screen {
  /// Whether its code was read, so that a slot that is set nowhere is not just one that was missed.
  fileprivate func knowsSetters(besides slot: Slot) -> Bool {
    slots.contains { other in
      other.name != slot.name && other.destinations.contains(where: \.isSet)
    }
  }
}

private func finding(for destination: Destination, of slot: Slot, in screen: Screen) -> Finding {
  Finding(
    rule: Rule.unreachableDestination.id,
    severity: .warning,
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.nothingSets(case: destination.name, slot: slot.name, screen: screen.type).text,
    notes: [Message.orDelete.text],
    fix: fix(for: destination, of: slot, in: screen),
    location: destination.location ?? slot.location(in: screen),
    related: related(destination))
}

/// One finding for a slot that nothing sets to anything.
private func finding(forAllOf slot: Slot, in screen: Screen) -> Finding {
  Finding(
    rule: Rule.unreachableDestination.id,
    severity: .warning,
    screen: screen.id,
    slot: slot.name,
    destination: slot.destinations.count == 1 ? slot.destinations[0].name : nil,
    message: Message.nothingSetsSlot(slot.name, screen: screen.type).text,
    notes: [Message.orDelete.text],
    fix: slot.destinations.count == 1 ? fix(for: slot.destinations[0], of: slot, in: screen) : nil,
    location: slot.location(in: screen),
    related: slot.destinations.flatMap(related))
}

private func related(_ destination: Destination) -> [Finding.Related] {
  destination.presentedAt.map {
    .init(message: Message.presentedHere(destination.name).text, location: $0)
  }
}

private func fix(for destination: Destination, of slot: Slot, in screen: Screen) -> String {
  let property = (screen.kind == .reducer ? "state." : "") + slot.properties[0]
  if slot.arity == .sequence { return "\(property).append(\(ViewCode.value(destination)))" }
  switch slot.encoding {
  case .flag: return "\(property) = true"
  case .optionalEnum, .enum: return "\(property) = \(ViewCode.value(destination))"
  default: return "\(property) = <#\(destination.payload.first?.type ?? "value")#>"
  }
}
