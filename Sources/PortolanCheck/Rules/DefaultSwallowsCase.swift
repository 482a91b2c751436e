import PortolanModel

extension Rule {
  /// A `default:` that takes destinations nobody thought of.
  static let defaultSwallowsCase = Rule(
    id: "default-swallows-case",
    summary: "A view that switches over destinations names each of them.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A `switch` over a destination enum in view code whose `default:` takes cases that no
        other arm and no other presentation names, and shows no view of the app's own for
        them, nothing to act on, and nothing that the code has a name for (`default:
        notSupported`); for a stack without a path, the cases that links name. One finding
        for each `default:`. A case that nothing sets is told of by unreachable-destination
        alone, and what lies over or behind something else, as by `.overlay`, may be an
        `EmptyView`. Needs the source.
        """,
      matters: """
        The compiler would tell of a new case that has no view, were it not for `default:`. So
        the case is set, and an empty sheet comes up.
        """,
      fires: """
        .sheet(item: $model.destination) { destination in
          switch destination {
          case .add(let item): ItemView(item: item)
          default: EmptyView()  // help
          }
        }
        """,
      passes: """
        .sheet(item: $model.destination) { destination in
          switch destination {
          case .add(let item): ItemView(item: item)
          case .help: HelpView()
          }
        }
        """,
      instead: """
        An arm for each case. Where a case is presented elsewhere, name it in an arm of its own
        all the same.
        """
    ),
    check: { context in
      // Of a case that nothing sets, another rule tells.
      swallowers(in: context.screens, besides: context.casesNeverSet).map(finding)
        + swallowingLinks(in: context.screens).map(finding)
    }
  )
}

private enum Message {
  case swallows([String], slot: String, screen: String)
  case swallowedCase(String)
  case swallowsLinked([String], of: String)
  case linked(String)

  var text: String {
    switch self {
    case .swallows(let names, let slot, let screen):
      "this 'default' swallows \(names.quoted()) of '\(screen).\(slot)'"
    case .swallowedCase(let name): "'\(name)' is declared here"
    case .swallowsLinked(let names, let type):
      "this 'default' swallows \(names.quoted()) of '\(type)'"
    case .linked(let name): "\(name) is linked to here"
    }
  }
}

/// A `default:` with what it takes.
private struct Swallower {
  var location: SourceLocation
  var screen: Screen
  var slot: Slot
  var destinations: [Destination] = []
}

/// In the order of the model; a shared `switch` belongs to the first slot whose cases it takes.
private func swallowers(
  in screens: [Screen], besides unset: Set<SourceLocation>
) -> [Swallower] {
  var found: [Swallower] = []
  var numbers: [SourceLocation: Int] = [:]
  for screen in screens {
    for slot in screen.slots {
      for destination in slot.destinations {
        guard let location = destination.swallowedBy,
          destination.location.map(unset.contains) != true
        else { continue }
        if numbers[location] == nil {
          numbers[location] = found.count
          found.append(Swallower(location: location, screen: screen, slot: slot))
        }
        let number = numbers[location]!
        if !found[number].destinations.contains(where: { $0.name == destination.name }) {
          found[number].destinations.append(destination)
        }
      }
    }
  }
  return found
}

private func finding(for swallower: Swallower) -> Finding {
  let (screen, slot) = (swallower.screen, swallower.slot)
  let names = swallower.destinations.map(\.name)
  return Finding(
    rule: Rule.defaultSwallowsCase.id,
    severity: Severity.warning.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: names.count == 1 ? names[0] : nil,
    message: Message.swallows(names, slot: slot.name, screen: screen.owner(of: [slot])).text,
    trace: [slot.text(showing: swallower.destinations[0])],
    fix: swallower.destinations.map { "case \(ViewCode.pattern($0)):\n  <#View#>" }
      .joined(separator: "\n"),
    location: swallower.location,
    related: swallower.destinations.compactMap { destination in
      destination.location.map {
        .init(message: Message.swallowedCase(destination.name).text, location: $0)
      }
    })
}

/// A `default:` with the links whose values it takes, where no path keeps them.
private struct LinkSwallower {
  var location: SourceLocation
  var screen: Screen
  var value: String
  var links: [Link] = []

  /// In the order of the links.
  var cases: [String] {
    var seen: Set<String> = []
    return links.flatMap { $0.swallowed?.cases ?? [] }.filter { seen.insert($0).inserted }
  }
}

private func swallowingLinks(in screens: [Screen]) -> [LinkSwallower] {
  var found: [LinkSwallower] = []
  for screen in screens {
    for link in screen.links {
      guard let swallowed = link.swallowed else { continue }
      let number = found.firstIndex { $0.location == swallowed.by } ?? found.count
      if number == found.count {
        found.append(
          LinkSwallower(location: swallowed.by, screen: screen, value: link.value ?? link.form))
      }
      found[number].links.append(link)
    }
  }
  return found
}

private func finding(for swallower: LinkSwallower) -> Finding {
  Finding(
    rule: Rule.defaultSwallowsCase.id,
    severity: .warning,
    screen: swallower.screen.id,
    message: Message.swallowsLinked(swallower.cases, of: swallower.value).text,
    fix: swallower.cases.map { "case .\($0):\n  <#View#>" }.joined(separator: "\n"),
    location: swallower.location,
    related: swallower.links.map { link in
      let names = link.swallowed?.cases ?? []
      return .init(message: Message.linked(names.quoted()).text, location: link.location)
    })
}
