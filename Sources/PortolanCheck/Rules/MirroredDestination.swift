import PortolanModel

extension Rule {
  /// A destination that says where inside an inline screen the user is, which that screen says as
  /// well.
  static let mirroredDestination = Rule(
    id: "mirrored-destination",
    summary: "Where the user is inside a screen is said once.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A case whose payload is the destination enum of another screen (`row(id:, route:
        ItemRowViewModel.Route)`), on a screen that embeds that other screen, as a child or in
        rows.
        """,
      matters: """
        The inline screen's own property says the same thing once more, and nothing but code
        written by hand keeps the two in step. Forget one direction, and a deep link opens
        nothing, or what was dismissed comes back.
        """,
      fires: """
        class InventoryViewModel {
          var route: Route?
          var inventory: [ItemRowViewModel] = []

          enum Route {
            case add(ItemViewModel)
            case row(id: ItemRowViewModel.ID, route: ItemRowViewModel.Route)
          }
        }

        class ItemRowViewModel {
          var route: Route?

          enum Route {
            case edit(ItemViewModel)
          }
        }
        """,
      passes: """
        class InventoryViewModel {
          var route: Route?
          var inventory: [ItemRowViewModel] = []

          enum Route {
            case add(ItemViewModel)
          }
        }

        class ItemRowViewModel {
          var route: Route?

          enum Route {
            case edit(ItemViewModel)
          }
        }
        """,
      instead: """
        Say it in one place. Either leave the case out, and let the inline screen navigate by
        itself, or keep it, drop the inline screen's property, and hand that screen a binding
        to the payload.
        """
    ),
    check: { context in
      let advice = context.advice
      return context.screens.flatMap { screen in
        screen.mirrors.map { finding(for: $0, on: screen, in: context.chart, advice) }
      }
    }
  )
}

extension Screen {
  /// Its destinations that repeat what a screen inline in it says.
  var mirrors: [Mirror] {
    var embedding: [Screen.ID: Slot] = [:]
    for slot in slots where slot.arity == .always || slot.arity == .each {
      if let target = slot.destinations[0].leadsTo, embedding[target] == nil {
        embedding[target] = slot
      }
    }
    guard !embedding.isEmpty else { return [] }
    return slots.flatMap { slot in
      slot.destinations.compactMap { destination in
        guard let continued = destination.continues,
          let embedding = destination.leadsTo.flatMap({ embedding[$0] })
        else { return nil }
        return Mirror(
          slot: slot, destination: destination, embedding: embedding, continued: continued)
      }
    }
  }
}

/// A destination beside the inline screen whose slot it continues.
struct Mirror {
  var slot: Slot
  var destination: Destination
  /// The slot that embeds the screen.
  var embedding: Slot
  /// The name of the screen's slot that says the same thing.
  var continued: String
}

private enum Message {
  case sameTwice(String, String)
  case inStepByHand

  var text: String {
    switch self {
    case .sameTwice(let outer, let inner): "'\(outer)' and '\(inner)' say the same thing twice"
    case .inStepByHand: "nothing keeps the two in step but code written by hand"
    }
  }
}

private func finding(
  for mirror: Mirror, on screen: Screen, in chart: Chart, _ advice: AdviceContext
) -> Finding {
  let inner = mirror.destination.leadsTo.flatMap(chart.screen)
  let slot = inner?.slots.first { $0.name == mirror.continued }
  let owner = mirror.embedding.text(showing: mirror.embedding.destinations[0])
  let rest = mirror.slot.withoutDestination(named: mirror.destination.name)
  return Finding(
    rule: Rule.mirroredDestination.id,
    severity: .warning,
    screen: screen.id,
    slot: mirror.slot.name,
    destination: mirror.destination.name,
    message: Message.sameTwice(
      "\(screen.owner(of: [mirror.slot])).\(mirror.slot.name).\(mirror.destination.name)",
      "\(inner?.owner(of: slot.map { [$0] } ?? []) ?? "").\(mirror.continued)"
    ).text,
    notes: [Message.inStepByHand.text],
    trace: [
      mirror.slot.text(showing: mirror.destination),
      "\(owner).\(slot?.properties[0] ?? mirror.continued) = nil",
    ],
    counts: counts(of: mirror, continuing: slot),
    fix: rest.destinations.isEmpty
      ? nil : DestinationEnum(for: screen, replacing: [rest], in: advice).text,
    location: mirror.destination.location ?? mirror.slot.location(in: screen),
    related: slot?.location.map { [.init(message: "the other one", location: $0)] } ?? [])
}

/// Each state of the one beside each of the other; they agree as often as the first has states.
private func counts(of mirror: Mirror, continuing slot: Slot?) -> Finding.Counts? {
  guard mirror.slot.arity == .atMostOne, let inside = slot?.destinations.count else { return nil }
  let outside = mirror.slot.destinations.count
  if mirror.embedding.arity == .each {
    let valid = "\(outside)+\(inside == 1 ? "" : "\(inside)")N"
    let all = "(\(valid))·\(inside + 1)ᴺ"
    return .init(representable: all, valid: valid, invalid: "\(all) − (\(valid))")
  }
  let valid = outside + inside
  return .init(
    representable: "\(valid * (inside + 1))", valid: "\(valid)", invalid: "\(valid * inside)")
}

extension Slot {
  fileprivate func withoutDestination(named name: String) -> Slot {
    var slot = self
    slot.destinations.removeAll { $0.name == name }
    return slot
  }
}
