import PortolanModel

extension Rule {
  /// A screen whose types let it present several destinations at once.
  ///
  /// A screen's own slots come first. Where they exclude each other, its inline children and rows
  /// may still present beside them, from the same base: that is a note, for no type can exclude it
  /// without moving state around.
  static let oneActiveDestination = Rule(
    id: "one-active-destination",
    summary: "A screen presents one destination at a time, and its types say so.",
    defaultSeverity: """
      error for two or more modals, at least one of them an optional or an enum; \
      warning for flags only, for a push beside another, and where a slot was only told by its name; \
      note across inline children and rows
      """,
    explanation: Explanation(
      finds: """
        A screen with several properties of which each presents something: optionals, flags,
        enums. What a view keeps to itself, and nothing sets, is left to another rule.
        """,
      matters: """
        Each such property doubles the states, and only one more of them makes sense: with four
        optionals 16 states can be represented, and 5 are valid. In the other 11 several sheets,
        alerts or popovers should be on one screen at once, which SwiftUI leaves undefined: one
        is dropped, or the app crashes. And nobody can tell from the state what the user sees.
        """,
      fires: """
        class FeatureModel {
          var addItem: Item?
          var duplicateItem: Item?
          var editingItem: Item?
          var help: Help?
        }
        """,
      passes: """
        class FeatureModel {
          var destination: Destination?

          enum Destination {
            case add(Item)
            case duplicate(Item)
            case editing(Item)
            case help(Help)
          }
        }
        """,
      instead: """
        One optional enum with a case for each destination. Then the compiler sees to it that
        one excludes the others.
        """
    ),
    check: { context in
      let bases = SharedBases(context.chart)
      let (shared, views) = (Set(bases.screens), KnownViews(context.chart))
      let advice = context.advice
      let together = context.screens.indices.map {
        shownTogether(context.chart.presentingTogether(in: $0), viewsAreKnown: views[$0], advice)
      }
      let objects = ObjectsOfSeveral(showing: together, in: context.screens)
      return context.screens.enumerated().flatMap { number, screen in
        let isToldElsewhere = objects.toldElsewhere.contains(number)
        let own =
          finding(
            for: screen, isToldElsewhere ? [] : together[number], context.chart.counts(of: number),
            bases.inlineSlots[number], objects.others[number] ?? [], advice)
          ?? (!isToldElsewhere && shared.contains(number)
            ? inlineFinding(
              for: screen, PresentationBase(of: number, in: context.chart), in: context.chart,
              advice) : nil)
        // Where several slots present there, these are told.
        let contents = (bases.contents[number] ?? []).filter {
          context.chart.presenting(in: $0).count < 2
        }
        .map { content in
          inlineFinding(
            for: screen, showing: content, PresentationBase(of: content, in: context.chart),
            in: context.chart, advice)
        }
        // What a sheet's content presents, or a tab's, has a base of its own.
        let within = context.chart.presentingWithin(number).map { slots in
          finding(
            for: screen, shownTogether(slots, viewsAreKnown: views[number], advice),
            ScreenCounts(presenting: slots), [], [], advice)
        }
        return ([own] + contents + within).compactMap { $0 }
      }
    }
  )
}

private enum Message {
  case severalAtOnce(String)
  case severalWith(String, children: Bool, rows: Bool)
  case severalIn(String, of: String)
  case alsoBeside(String)
  case alsoInline([String])
  case alsoPresents(String)
  case withRows([(representable: Count, valid: Count)])

  var text: String {
    switch self {
    case .severalAtOnce(let screen): "'\(screen)' can present several destinations at once"
    case .severalWith(let screen, let children, let rows):
      switch (children, rows) {
      case (true, true):
        "'\(screen)', what it shows inline and its rows can present several destinations at once"
      case (false, true): "'\(screen)' and its rows can present several destinations at once"
      default: "'\(screen)' and what it shows inline can present several destinations at once"
      }
    case .severalIn(let destination, let screen):
      "what '\(screen)' shows in '\(destination)' can present several destinations at once"
    case .alsoBeside(let slot): "'\(slot)' can be present beside it"
    case .alsoPresents(let screen): "'\(screen)' presents from the same object"
    case .alsoInline(let slots):
      """
      what \(slots.map { "'\($0)'" }.joined(separator: ", ")) shows inline \
      can present beside them too
      """
    case .withRows(let counts):
      """
      with 1, 2 and 4 rows, \(list(counts.map(\.representable))) states can be represented, \
      of which \(list(counts.map(\.valid))) are valid
      """
    }
  }

  private func list(_ counts: [Count]) -> String {
    counts.dropLast().map(\.description).joined(separator: ", ")
      + " and \(counts[counts.count - 1])"
  }
}

/// The slots of one base that can be present beside another of them.
private func shownTogether(
  _ slots: [Slot], viewsAreKnown: Bool, _ advice: AdviceContext
) -> [Slot] {
  // What nothing shows, or nothing sets, is present beside nothing; other rules tell.
  let handled = slots.filter { slot in
    !(viewsAreKnown && slot.isDialogUnhandled)
      && !slot.destinations.allSatisfy { advice.chart.neverShows($0, of: slot) }
  }
  let pairs = handled.pairsShownTogether
  return handled.filter { slot in pairs.contains { $0.0 == slot || $0.1 == slot } }
}

/// What slots of one base let the screen be, which can be present beside each other.
///
/// - Parameter others: The other screens that present from the same object, each with its slots.
private func finding(
  for screen: Screen, _ shown: [Slot], _ counts: ScreenCounts, _ inline: [SharedBases.InlineSlot],
  _ others: [ObjectsOfSeveral.Other], _ advice: AdviceContext
) -> Finding? {
  let pairs = shown.pairsShownTogether
  guard !pairs.isEmpty else { return nil }
  var all = shown
  for slot in others.flatMap(\.slots) where !all.contains(where: { $0.location == slot.location }) {
    all.append(slot)
  }
  let modals = pairs.filter { $0.0.isModalOrUnknown && $0.1.isModalOrUnknown }
  // Whichever item its alert asks about, a flag that something presents is certain.
  let isError = modals.contains { pair in
    [pair.0, pair.1].contains { $0.encoding != .flag && !$0.isOnlyItemInferred }
  }
  let example = modals.first ?? pairs[0]
  let beside = inline.filter { child in
    shown.contains { !($0.branches ?? []).excludes(child.branches) }
  }
  return Finding(
    rule: Rule.oneActiveDestination.id,
    severity: (isError ? Severity.error : .warning)
      .resting(on: shown.filter { !$0.isOnlyItemInferred }),
    screen: screen.id,
    slot: shown[0].name,
    message: Message.severalAtOnce(screen.owner(of: shown)).text,
    notes: beside.isEmpty ? [] : [Message.alsoInline(beside.map(\.name)).text],
    trace: [example.0, example.1].map { advice.chart.reduced($0).activeText() },
    counts: Finding.Counts(counts),
    extent: all.count,
    slots: all.map(\.name),
    fix: DestinationEnum(for: screen, replacing: all, in: advice).text,
    location: shown[0].location(in: screen),
    related: all.dropFirst().compactMap { slot in
      slot.location.map { .init(message: Message.alsoBeside(slot.name).text, location: $0) }
    }
      + others.compactMap { other in
        other.screen.location.map {
          .init(message: Message.alsoPresents(other.screen.viewName).text, location: $0)
        }
      })
}

extension [Slot] {
  /// Each two of them that do not stand in arms of which only one is shown.
  fileprivate var pairsShownTogether: [(Slot, Slot)] {
    indices.flatMap { number in
      self[(number + 1)...].filter {
        !(self[number].branches ?? []).excludes($0.branches ?? [])
      }.map { (self[number], $0) }
    }
  }
}

/// What the screen can be together with what it shows inline, or what one of its destinations shows.
private func inlineFinding(
  for screen: Screen, showing content: DestinationContent? = nil, _ base: PresentationBase,
  in chart: Chart, _ advice: AdviceContext
) -> Finding? {
  guard let counterexample = base.counterexample else { return nil }
  let hasChildren = base.parts.contains { $0.rows == nil && !$0.owner.isEmpty }
  let hasRows = base.parts.contains { $0.rows != nil }
  let first = base.parts[0]
  let withRows = [1, 2, 4].map { base.counts.with(rows: $0) }
  let cases = base.parts.reduce(0) { $0 + $1.slot.destinations.count }
  var replacement = DestinationEnum(
    for: screen,
    replacing: base.parts.filter { $0.rows == nil }.map { (slot: $0.slot, holder: $0.screen) },
    in: advice)
  for part in base.parts {
    if let rows = part.rows { replacement.add(part.slot, of: part.screen, ofRows: rows.screen) }
  }
  if let content {
    let slot = screen.slots[content.slot]
    let destination = slot.destinations[content.destination]
    return Finding(
      rule: Rule.oneActiveDestination.id,
      severity: .note,
      screen: screen.id,
      slot: slot.name,
      destination: destination.name,
      message: Message.severalIn(destination.name, of: screen.owner(of: [slot])).text,
      notes: hasRows ? [Message.withRows(withRows).text] : [],
      trace: counterexample,
      counts: Finding.Counts(base),
      extent: base.parts.count,
      location: slot.location(in: screen))
  }
  let own = base.parts.filter { $0.rows == nil && $0.owner.isEmpty }.map(\.slot)
  return Finding(
    rule: Rule.oneActiveDestination.id,
    severity: .note,
    screen: screen.id,
    slot: first.rows == nil && first.owner.isEmpty ? first.slot.name : nil,
    message: Message.severalWith(
      screen.owner(of: own), children: hasChildren, rows: hasRows
    ).text,
    notes: hasRows ? [Message.withRows(withRows).text] : [],
    trace: counterexample,
    counts: Finding.Counts(base),
    extent: base.parts.count,
    slots: own.map(\.name),
    fix: cases > longestFix ? nil : replacement.text,
    location: first.owner.isEmpty && first.rows == nil
      ? first.slot.location(in: screen) : screen.location)
}

/// An enum of more cases than this, from as many screens, helps nobody.
private let longestFix = 20
