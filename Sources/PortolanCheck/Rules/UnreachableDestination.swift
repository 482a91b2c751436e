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
        no assignment, push, binding or link sets it, in any of the slots that show its enum. So is a case
        of an enum by which code chooses what it shows, where it sets others.
        Needs the source, and in it some code that sets something: of mere declarations nobody knows
        who sets what. Stays silent where a value comes from elsewhere, for that could be
        any case, and where some code makes the case without being seen to set it; so it does of
        a stack that takes its pages from another file, for a case that some code makes for other
        stacks. A case that nothing
        presents either is told of by unhandled-destination alone, unless a view keeps the state to
        itself, sets it to other cases and others may share the enum: then it is a note here. A type that
        nothing puts on a `NavigationPath` is told of by unmatched-link.
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
    isAboutAbsence: true,
    check: { context in
      let settings = Settings(context)
      return settings.unset(in: context.screens).map { finding(for: $0) }
    }
  )
}

extension CheckContext {
  /// Where the cases are declared that are told of as never set.
  var casesNeverSet: Set<SourceLocation> {
    Set(
      Settings(self).unset(in: screens).flatMap { unset in
        (unset.destination.map { [$0] } ?? unset.slot.destinations).compactMap(\.location)
      })
  }
}

private enum Message {
  case nothingSets(case: String, slot: String, screen: String)
  case nothingSetsSlot(String, screen: String)
  case presentedHere(String)
  case norPresents
  case norInSlots([String])
  case orDelete

  var text: String {
    switch self {
    case .nothingSets(let name, let slot, let screen):
      "nothing sets '\(name)' of '\(screen).\(slot)'"
    case .nothingSetsSlot(let slot, let screen): "nothing sets '\(slot)' of '\(screen)'"
    case .presentedHere(let name): "'\(name)' would be presented here"
    case .norPresents: "nor does anything present it"
    case .norInSlots(let slots): "nor in what shows the same enum: \(slots.quoted())"
    case .orDelete: "where it is not needed any more, delete it and what presents it"
    }
  }
}

/// What is never set: a case, with all slots that could show it, or a whole slot.
private struct Unset {
  var screen: Screen
  var slot: Slot
  /// `nil` for a slot that nothing sets to anything.
  var destination: Destination?
  /// Whether others may share the enum, who may have a use for the case.
  var isForOthers = false
  /// Other slots of the same enum.
  var others: [String] = []
}

/// What code sets, whatever the slot: cases of one enum are told by where they are declared.
private struct Settings {
  private let effects: SlotEffects
  private let shared: SharedCases
  private var set: Set<SourceLocation> = []
  private let knowsSetters: Bool

  init(_ context: CheckContext) {
    effects = SlotEffects(context.chart)
    shared = context.sharedCases
    knowsSetters = context.chart.knowsSetters
    for screen in context.screens {
      for slot in screen.slots {
        let unset = Set(effects.unset(in: slot, of: screen).compactMap(\.location))
        set.formUnion(slot.destinations.compactMap(\.location).filter { !unset.contains($0) })
      }
    }
  }

  /// In the order of the model; each case once.
  func unset(in screens: [Screen]) -> [Unset] {
    var found: [Unset] = []
    var numbers: [SourceLocation: Int] = [:]
    var slots: Set<SourceLocation> = []
    for screen in screens {
      for slot in screen.slots {
        for unset in unset(in: slot, of: screen) {
          // What several views of one model present is one piece of state.
          if unset.destination == nil, let location = slot.location,
            !slots.insert(location).inserted
          {
            continue
          }
          if let location = unset.destination?.location {
            if let number = numbers[location] {
              found[number].others.append("\(screen.owner(of: [slot])).\(slot.name)")
              continue
            }
            numbers[location] = found.count
          }
          found.append(unset)
        }
      }
    }
    return found
  }

  private func unset(in slot: Slot, of screen: Screen) -> [Unset] {
    guard slot.origin == .source,
      slot.arity == .atMostOne || slot.arity == .sequence || slot.isWhole || slot.isChoice
    else { return [] }
    var all = effects.unset(in: slot, of: screen).filter { destination in
      destination.origin == .source && destination.continues == nil
        && !slot.sharesPage(of: destination)
    }
    if slot.encoding == .navigationPath {
      // Of a type that nothing puts on the path, its handler is told of.
      let unset = Set(all.map(\.name))
      let fed = Set(slot.destinations.filter { !unset.contains($0.name) }.compactMap(\.value))
      all = all.filter { $0.value.map(fed.contains) == true }
    }
    // What a view keeps to itself, and nothing sets to any case, no other slot of the same enum opens.
    if knowsSetters, slot.storage == .state, all.count == slot.destinations.count, !all.isEmpty {
      return [Unset(screen: screen, slot: slot)]
    }
    let unset = all.filter { $0.location.map(set.contains) != true }
    if unset.isEmpty { return [] }
    if unset.count < slot.destinations.count {
      // Of a case that nothing presents, though its neighbours are, it is said there that nothing sets it either.
      let isPresented = slot.destinations.contains { !$0.isUnhandled }
      return unset.compactMap { destination in
        let isForOthers = shared.areForOthers(destination, of: slot)
        return !isPresented || !destination.isUnhandled || isForOthers
          ? Unset(
            screen: screen, slot: slot, destination: destination, isForOthers: isForOthers) : nil
      }
    }
    return slot.isSetByItsScreenAlone
      && (slot.isSingle && knowsSetters || screen.knowsSetters(besides: slot))
      ? [Unset(screen: screen, slot: slot)] : []
  }
}

extension SlotEffects {
  /// The destinations that nothing is known to set.
  fileprivate func unset(in slot: Slot, of screen: Screen) -> [Destination] {
    let open = slot.destinations.filter { !$0.isSet && $0.isMadeElsewhere != true }
    if open.isEmpty { return [] }
    let activating = on(slot, of: screen).map(\.effect).filter(\.activates)
    let isEnumerated = slot.encoding == .optionalEnum || slot.encoding == .enum || !slot.isSingle
    // An effect on a flag or a value has nothing else to make active.
    if activating.contains(where: \.mayActivateAny) || !isEnumerated && !activating.isEmpty {
      return []
    }
    let named = Set(activating.flatMap { $0.destinations ?? [] })
    return open.filter { !named.contains($0.name) }
  }
}

extension Slot {
  /// Whether it is a stack that takes a page from another file, as all stacks do of an app with one handler for them, and other code makes
  /// such pages.
  fileprivate func sharesPage(of destination: Destination) -> Bool {
    guard arity == .sequence, destination.isMadeForOthers == true, let location else {
      return false
    }
    let handlers = destination.presentedAt
    return !handlers.isEmpty && handlers.allSatisfy { $0.file != location.file }
  }

  /// Whether it is an enum that is a screen of its own, of which each case is made by somebody, or never there.
  fileprivate var isWhole: Bool { arity == .exactlyOne && name == "self" }

  /// Whether it is an enum by whose case code alone chooses what is shown, and of which it makes one at least.
  fileprivate var isChoice: Bool {
    arity == .exactlyOne && encoding == .enum && boundTo == nil
      && (storage == .owned || storage == .state)
      && destinations.allSatisfy { $0.presentation == .inline }
      && destinations.contains(where: \.isSet)
  }

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

private func finding(for unset: Unset) -> Finding {
  let (slot, screen) = (unset.slot, unset.screen)
  let shown = unset.destination.map { [$0] } ?? slot.destinations
  let message: Message =
    unset.destination.map {
      .nothingSets(case: $0.name, slot: slot.name, screen: screen.owner(of: [slot]))
    } ?? .nothingSetsSlot(slot.name, screen: screen.owner(of: [slot]))
  let isForOthers = unset.isForOthers
  return Finding(
    rule: Rule.unreachableDestination.id,
    severity: isForOthers ? .note : .warning,
    screen: screen.id,
    slot: slot.name,
    destination: shown.count == 1 ? shown[0].name : nil,
    message: message.text,
    notes: (unset.others.isEmpty ? [] : [Message.norInSlots(unset.others).text])
      + [(isForOthers ? Message.norPresents : .orDelete).text],
    fix: shown.count == 1 && !isForOthers ? fix(for: shown[0], of: slot, in: screen) : nil,
    location: unset.destination?.location ?? slot.location(in: screen),
    related: shown.flatMap(related))
}

private func related(_ destination: Destination) -> [Finding.Related] {
  destination.presentedAt.map {
    .init(message: Message.presentedHere(destination.name).text, location: $0)
  }
}

private func fix(for destination: Destination, of slot: Slot, in screen: Screen) -> String? {
  // What a screen's whole state is, whoever shows the screen says.
  if slot.isWhole { return nil }
  let property = (screen.kind == .reducer ? "state." : "") + slot.properties[0]
  if slot.arity == .sequence {
    let type = destination.valueType ?? ""
    let value = ViewCode.value(destination)
    if type != destination.value ?? "" { return "\(property).append(\(destination.held(value)))" }
    return "\(property).append(\(slot.encoding == .navigationPath ? type : "")\(value))"
  }
  switch slot.encoding {
  case .flag: return "\(property) = \(slot.presentingFlag)"
  case .optionalEnum, .enum: return "\(property) = \(ViewCode.value(destination))"
  default: return "\(property) = <#\(destination.payload.first?.type ?? "value")#>"
  }
}
