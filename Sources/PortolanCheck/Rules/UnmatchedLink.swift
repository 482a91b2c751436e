import PortolanModel

extension Rule {
  /// A value that is pushed and not handled once, or handled and never pushed.
  static let unmatchedLink = Rule(
    id: "unmatched-link",
    summary: "What is pushed by value has one handler in its stack, and each handler is fed.",
    defaultSeverity: "error; warning where the stack was only told by its name",
    explanation: Explanation(
      finds: """
        A `NavigationLink(value:)`, or a value put on a `NavigationPath`, whose type no
        `navigationDestination(for:)` in the same stack takes, or that several take; a link
        whose view is shown in a second stack, say a sheet's own, where nothing takes its value;
        and a handler of a `NavigationPath` whose type nothing pushes.
        """,
      matters: """
        The compiler does not connect the two ends. A value without a handler shows nothing, or
        a page with a warning sign, and says so only in the log; of two handlers one is ignored.
        A handler that nobody feeds is often the trace of a type that was changed at one end.
        """,
      fires: """
        NavigationStack {
          NavigationLink("Counter", value: Counter(count: 42))
            .navigationDestination(for: Int.self) { CounterView(count: $0) }
        }
        """,
      passes: """
        NavigationStack {
          NavigationLink("Counter", value: Counter(count: 42))
            .navigationDestination(for: Counter.self) { CounterView(counter: $0) }
        }
        """,
      instead: """
        One `navigationDestination(for:)` for each type, inside the stack and outside of lists.
        With an enum of all that can be pushed one handler is enough, and its `switch` is checked
        by the compiler.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      let effects = SlotEffects(context.chart)
      // A modifier that several stacks share may handle more than each of them needs.
      let fedHandlers = Set(
        context.screens.flatMap { screen in
          screen.slots.flatMap { slot in
            Feeders(of: slot, in: screen, effects).map { feeders in
              slot.destinations.filter(feeders.feed).flatMap(\.handlers)
            } ?? []
          }
        })
      return context.screens.flatMap { screen in
        // A link that several handlers take leads to what each of them shows.
        screen.links.firstOfEachPlace.flatMap {
          [finding(for: $0, in: screen), finding(forUnhandled: $0, in: screen)].compactMap(\.self)
        }
          + screen.slots.flatMap { findings(in: $0, of: screen, effects, fedHandlers) }
      }
    }
  )
}

private enum Message {
  case nothingHandles(link: String)
  case severalHandle(link: String, count: Int)
  case nothingHandlesThere(link: String)
  case nothingHandlesElement(String, slot: String, screen: String)
  case nothingFeeds(String, slot: String, screen: String)
  case handledHere
  case notInThisStack
  case setHere

  var text: String {
    switch self {
    case .nothingHandles(let value): "nothing in its stack handles the '\(value)' of this link"
    case .severalHandle(let value, let count):
      "\(count) handlers in its stack take the '\(value)' of this link"
    case .nothingHandlesThere(let value):
      "one of the stacks around this link has nothing that handles its '\(value)'"
    case .nothingHandlesElement(let value, let slot, let screen):
      "nothing handles the '\(value)' that is put on '\(slot)' of '\(screen)'"
    case .nothingFeeds(let value, let slot, let screen):
      "nothing puts the '\(value)' on '\(slot)' of '\(screen)' that is handled here"
    case .handledHere: "handled here"
    case .notInThisStack: "nothing in this stack handles it"
    case .setHere: "put there here"
    }
  }
}

/// A link outside any stack has no use for a handler, and is told by another rule; a link to a state
/// goes to the store of its stack, which handles all that it can hold.
private func finding(for link: Link, in screen: Screen) -> Finding? {
  guard let value = link.value, let handlers = link.handledBy.map({ Set($0).sorted() }),
    handlers.count != 1, link.isOutsideStack != true, link.form != "NavigationLink(state:)"
  else { return nil }
  return Finding(
    rule: Rule.unmatchedLink.id,
    severity: .error,
    screen: screen.id,
    message: handlers.isEmpty
      ? Message.nothingHandles(link: value).text
      : Message.severalHandle(link: value, count: handlers.count).text,
    fix: handlers.isEmpty ? handler(of: value) : nil,
    location: link.location,
    related: handlers.map { .init(message: Message.handledHere.text, location: $0) })
}

/// A link that leads somewhere in one stack, and nowhere in another.
private func finding(forUnhandled link: Link, in screen: Screen) -> Finding? {
  guard let value = link.value, let stacks = link.unhandledIn, !stacks.isEmpty else { return nil }
  return Finding(
    rule: Rule.unmatchedLink.id,
    severity: .error,
    screen: screen.id,
    message: Message.nothingHandlesThere(link: value).text,
    fix: handler(of: value),
    location: link.location,
    related: stacks.map { .init(message: Message.notInThisStack.text, location: $0) })
}

/// What is put on a path that holds anything.
private struct Feeders {
  private let activating: [Action.Effect]
  private let pushed: Set<String>

  init?(of slot: Slot, in screen: Screen, _ index: SlotEffects) {
    guard slot.encoding == .navigationPath, slot.origin != .reflected else { return nil }
    activating = index.on(slot, of: screen).map(\.effect).filter(\.activates)
    pushed = Set(activating.flatMap { $0.destinations ?? [] })
  }

  func feed(_ destination: Destination) -> Bool {
    destination.isSet || pushed.contains(destination.name)
      || destination.value.map(pushed.contains) == true
  }

  /// Nothing is known of what feeds a path of which no element is fed, or which takes anything.
  func areKnown(for slot: Slot) -> Bool {
    slot.destinations.contains(where: feed) && !activating.contains(where: \.mayActivateAny)
  }
}

extension Destination {
  /// Where it is handled.
  fileprivate var handlers: [SourceLocation] { (presentations ?? []).compactMap(\.location) }
}

private func findings(
  in slot: Slot, of screen: Screen, _ index: SlotEffects, _ fedHandlers: Set<SourceLocation>
) -> [Finding] {
  guard let feeders = Feeders(of: slot, in: screen, index) else { return [] }
  let feedersAreKnown = feeders.areKnown(for: slot)
  // Of an enum one case is enough to feed its handler, and where none does, that is said once.
  var fed = Set(slot.destinations.filter(feeders.feed).compactMap(\.value))
  return slot.destinations.compactMap { destination in
    guard let value = destination.value, destination.origin != .reflected else { return nil }
    let isHandled = !(destination.presentations ?? []).isEmpty
    if feeders.feed(destination) {
      return isHandled || slot.boundTo == nil
        ? nil : finding(forUnhandled: destination, value, on: slot, of: screen)
    }
    return isHandled && feedersAreKnown && fedHandlers.isDisjoint(with: destination.handlers)
      && fed.insert(value).inserted
      ? finding(forUnfed: destination, value, on: slot, of: screen) : nil
  }
}

private func finding(
  forUnhandled destination: Destination, _ value: String, on slot: Slot, of screen: Screen
) -> Finding {
  let setters = destination.setBy ?? []
  return Finding(
    rule: Rule.unmatchedLink.id,
    severity: Severity.error.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.nothingHandlesElement(value, slot: slot.name, screen: screen.owner(of: [slot]))
      .text,
    fix: handler(of: value),
    location: setters.first ?? destination.location ?? slot.location(in: screen),
    related: setters.dropFirst().map { .init(message: Message.setHere.text, location: $0) })
}

private func finding(
  forUnfed destination: Destination, _ value: String, on slot: Slot, of screen: Screen
) -> Finding {
  let handlers = destination.presentedAt
  return Finding(
    rule: Rule.unmatchedLink.id,
    severity: Severity.error.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.nothingFeeds(value, slot: slot.name, screen: screen.owner(of: [slot])).text,
    fix: "\(slot.properties[0]).append(<#\(value)#>)",
    location: handlers.first ?? destination.location ?? slot.location(in: screen),
    related: handlers.dropFirst().map { .init(message: Message.handledHere.text, location: $0) })
}

extension [Link] {
  /// Each link once, wherever it leads.
  fileprivate var firstOfEachPlace: [Link] {
    var seen: Set<SourceLocation> = []
    return filter { seen.insert($0.location).inserted }
  }
}

private func handler(of value: String) -> String {
  """
  .navigationDestination(for: \(value).self) { \(CaseName.forType(value)) in
    <#View#>
  }
  """
}
