import PortolanModel

extension Rule {
  /// A stack whose type admits more than the grammar that somebody declared for it, or than code
  /// builds.
  static let invalidStack = Rule(
    id: "invalid-stack",
    summary: "A stack's type admits no stack that makes no sense.",
    defaultSeverity: """
      error against a declared grammar; warning where the stack was only told by its name; \
      note against what code pushes
      """,
    explanation: Explanation(
      finds: """
        A stack with a grammar (`edit colorPicker?`) whose element type admits a stack that the
        grammar refuses. The finding names the shortest one. Without a grammar, and where the
        source tells who pushes what: a stack whose element type admits one that no code builds.
        """,
      matters: """
        Any word over an enum's cases is a value of an array of it: an empty stack, a color
        picker under nothing, four color pickers. Each is a place that a deep link, a restored
        state or a slip in a push can reach, and no screen is made for it.
        """,
      fires: """
        class AppModel {
          var path: [Path] = []  // grammar: edit colorPicker?

          enum Path: Hashable {
            case edit(ItemModel)
            case colorPicker
          }
        }
        """,
      passes: """
        class AppModel {
          var path: [Path] = []  // grammar: edit*

          enum Path: Hashable {
            case edit(ItemModel)
          }
        }

        class ItemModel {
          var destination: Destination?

          enum Destination {
            case colorPicker
          }
        }
        """,
      instead: """
        Move what only makes sense on top of one screen into an optional on that screen, and
        leave the stack to screens that any other can push.
        """
    ),
    isAboutAbsence: true,
    check: { context in
      let (effects, ways) = (SlotEffects(context.chart), Ways(context.chart))
      let advice = context.advice
      return context.screens.enumerated().flatMap { number, screen in
        screen.slots.compactMap { slot in
          finding(for: slot, of: screen, in: context.chart, advice)
            ?? finding(forBuilt: slot, of: number, effects, ways, in: context.chart, advice)
        }
      }
    }
  )
}

private enum Message {
  case admitsNonsense(slot: String, screen: String)
  case admitsUnbuilt(slot: String, screen: String)
  case grammar(String)
  case builtStacks(bottom: [String])
  case pushedOn(String, [String])
  case move(cases: [String], to: String)
  case moveSomewhere(cases: [String])
  case makeOptional(String)
  case setHere(String)

  static func moving(_ destinations: [Destination], to owner: Screen?) -> Self {
    let names = destinations.map(\.name)
    return owner.map { .move(cases: names, to: $0.type) } ?? .moveSomewhere(cases: names)
  }

  var text: String {
    switch self {
    case .admitsNonsense(let slot, let screen):
      "'\(slot)' of '\(screen)' admits stacks that its grammar refuses"
    case .admitsUnbuilt(let slot, let screen):
      "'\(slot)' of '\(screen)' admits stacks that no code builds"
    case .grammar(let grammar): "the grammar is '\(grammar)'"
    case .builtStacks(let bottom): "code begins a stack with \(bottom.quoted(conjunction: "or"))"
    case .pushedOn(let name, let names):
      "on '\(name)' it pushes \(names.quoted(conjunction: "or"))"
    case .move(let names, let screen):
      "move \(names.quoted(conjunction: "and")) off the stack, into an optional on '\(screen)'"
    case .moveSomewhere(let names):
      """
      move \(names.quoted(conjunction: "and")) off the stack, into an optional on the screen that it \
      belongs to
      """
    case .makeOptional(let slot):
      "it puts nothing on top of anything: make '\(slot)' an optional instead of a stack"
    case .setHere(let name): "'\(name)' is pushed here"
    }
  }
}

/// Against the grammar, where somebody declared one.
private func finding(
  for slot: Slot, of screen: Screen, in chart: Chart, _ advice: AdviceContext
) -> Finding? {
  guard slot.arity == .sequence, let text = slot.grammar, let grammar = try? StackGrammar(text),
    let refused = grammar.shortestRefused(over: slot.destinations.map(\.name))
  else { return nil }
  let (moved, owner) = suggestedMove(
    after: refused, from: slot, of: screen, in: chart, admits: { grammar.admits($0) })
  return Finding(
    rule: Rule.invalidStack.id,
    severity: Severity.error.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: refused.last,
    message: Message.admitsNonsense(slot: slot.name, screen: screen.owner(of: [slot])).text,
    notes: [Message.grammar(text).text, Message.moving(moved, to: owner).text],
    trace: ["\(slot.properties[0]) = [\(refused.map { ".\($0)" }.joined(separator: ", "))]"],
    fix: owner.map { fix(moving: moved, to: $0, advice) },
    location: slot.location(in: screen))
}

/// Against what code pushes, where it is known who pushes what.
private func finding(
  forBuilt slot: Slot, of screen: Int, _ effects: SlotEffects, _ ways: Ways, in chart: Chart,
  _ advice: AdviceContext
) -> Finding? {
  // Of stacks that are kept by a key each is another, and none of them is an optional.
  guard slot.arity == .sequence, slot.grammar == nil, slot.encoding != .navigationPath,
    slot.keyedBy == nil,
    slot.origin != .reflected,
    let successors = StackSuccessors(of: slot, in: screen, chart, effects, ways),
    let unbuilt = successors.shortestUnbuilt
  else { return nil }
  let screen = chart.model.screens[screen]
  let advised = change(
    of: slot, of: screen, refusing: unbuilt, successors, in: chart, advice)
  let last = slot.destinations.first { $0.name == unbuilt[unbuilt.count - 1] }
  return Finding(
    rule: Rule.invalidStack.id,
    severity: .note,
    screen: screen.id,
    slot: slot.name,
    destination: last?.name,
    message: Message.admitsUnbuilt(slot: slot.name, screen: screen.owner(of: [slot])).text,
    notes: notes(on: successors) + [advised.message.text],
    trace: ["\(slot.properties[0]) = [\(unbuilt.map { ".\($0)" }.joined(separator: ", "))]"],
    fix: advised.fix,
    location: slot.location(in: screen),
    related: (last?.setBy ?? []).map {
      .init(message: Message.setHere(last?.name ?? "").text, location: $0)
    })
}

/// What to do about a stack that admits more than code builds.
private func change(
  of slot: Slot, of screen: Screen, refusing unbuilt: [String], _ successors: StackSuccessors,
  in chart: Chart, _ context: AdviceContext
) -> (message: Message, fix: String?) {
  if successors.next.values.allSatisfy(\.isEmpty), successors.pushed.count > 1 {
    let attribute = ViewCode.declaring([slot], in: screen)
    let type = slot.sharedEnum ?? slot.element ?? "<#Element#>"
    return (
      .makeOptional(slot.name),
      slot.encoding == .stackState
        ? nil : "\(attribute)var \(CaseName.escaped(slot.propertyNames[0])): \(type)?"
    )
  }
  let (moved, owner) = suggestedMove(
    after: unbuilt, from: slot, of: screen, in: chart, admits: successors.builds)
  return (.moving(moved, to: owner), owner.map { fix(moving: moved, to: $0, context) })
}

private func notes(on successors: StackSuccessors) -> [String] {
  let bottom = successors.pushed.filter(successors.first.contains)
  let above = successors.pushed.compactMap { name -> String? in
    let names = successors.pushed.filter { successors.next[name]?.contains($0) == true }
    return names.isEmpty ? nil : Message.pushedOn(name, names).text
  }
  // Of a large stack the first few say enough.
  return [Message.builtStacks(bottom: bottom).text] + above.prefix(4)
}

/// The destinations that should leave the stack, and the screen that they should go to, where what they
/// may stand on tells.
///
/// What can't stand at the bottom belongs to what it stands on. What can, but can't be covered by
/// another, is a dead end that belongs to what leads there, and where that is nothing, to the
/// screen that owns the stack.
private func suggestedMove(
  after refused: [String], from slot: Slot, of screen: Screen, in chart: Chart,
  admits: ([String]) -> Bool
) -> (moved: [Destination], owner: Screen?) {
  let last = refused[refused.count - 1]
  let isDeadEnd = refused.count > 1 && admits([last])
  let name = isDeadEnd ? refused[refused.count - 2] : last
  let moved = slot.destinations.first { $0.name == name } ?? slot.destinations[0]
  func below(_ name: String) -> [Destination] {
    slot.destinations.filter { $0.name != name && admits([$0.name, name]) }
  }
  let bases = below(name)
  if isDeadEnd, bases.isEmpty { return ([moved], screen) }
  // Where several screens could own it, nobody but the author knows which. A screen's state can't hold itself.
  guard bases.count == 1, let owner = bases[0].leadsTo.flatMap(chart.screen),
    !moved.holdsState(of: owner)
  else { return ([moved], nil) }
  // What stands on that alone, and carries nothing, goes with it: the stack would be as wrong by each of them.
  let all = slot.destinations.filter { other in
    other.name == name
      || !admits([other.name]) && below(other.name).map(\.name) == [bases[0].name]
        && !slot.destinations.contains { admits([bases[0].name, other.name, $0.name]) }
        && !other.holdsState(of: owner)
  }
  return (all, owner)
}

extension Destination {
  /// Whether it is another part of a screen, with the same state.
  fileprivate func holdsState(of screen: Screen) -> Bool {
    payload.contains { $0.leadsTo == screen.id || $0.type == screen.model }
  }
}

private func fix(
  moving destinations: [Destination], to owner: Screen, _ advice: AdviceContext
) -> String {
  let moved = Slot(
    name: "destination", arity: .atMostOne, encoding: .optionalEnum,
    storage: owner.modelName == nil ? .state : .owned, origin: .declared,
    destinations: destinations)
  let names = destinations.map(\.name)
  // What the view keeps to itself does not go into its model.
  let present = owner.presentingSlots.filter { slot in
    (owner.modelName == nil || slot.storage != .state)
      && !slot.destinations.contains { names.contains($0.name) }
  }
  return "// in \(owner.modelName ?? owner.type):\n"
    + DestinationEnum(for: owner, replacing: present + [moved], in: advice).text
}
