import PortolanModel

/// A way out of a screen: a destination of one of its slots, or a link that no state describes.
struct ScreenExit {
  let screen: Screen
  let slot: Slot?
  let destination: Destination?
  /// The links that are drawn as one.
  let links: [Link]

  init(_ destination: Destination, of slot: Slot, in screen: Screen) {
    (self.screen, self.slot, self.destination, links) = (screen, slot, destination, [])
  }

  init(_ links: [Link], in screen: Screen) {
    (self.screen, slot, destination, self.links) = (screen, nil, nil, links)
  }

  var link: Link? { links.first }

  /// Of a link, what is written on it, where one is drawn and it has a title.
  var name: String {
    let title = links.count == 1 ? link?.title : nil
    return destination?.name ?? title ?? link?.form ?? ""
  }
  var presentation: Presentation { destination?.presentation ?? link?.presentation ?? .unknown }
  var target: Screen.ID? { destination?.leadsTo ?? link?.leadsTo }
  var location: SourceLocation? {
    destination?.location ?? destination?.presentations?.lazy.compactMap(\.location).first
      ?? slot?.location ?? link?.location
  }

  /// The names that tell it from any other.
  var names: [String] {
    if let slot { return [screen.id, slot.name, name] }
    return [screen.id, "link"] + (link.map { $0.names + $0.tabTitle } ?? [])
  }

  /// An embedded child or rows: their screen always is where its owner is.
  var isInline: Bool { slot?.arity == .always || slot?.arity == .each }

  /// Whether a row with the destination's name would say the slot's name again.
  var standsForItsSlot: Bool {
    guard let slot else { return false }
    return isInline || (slot.destinations.count == 1 && slot.name == name)
  }

  /// Whether there is something to draw a line to: an embedded child whose screen is not known is but a property.
  var isDrawn: Bool { !isInline || target != nil }
}

extension Screen {
  /// Its slots with what they lead to, without the slots of which a tab takes the place.
  var exitsBySlot: [(slot: Slot?, exits: [ScreenExit])] {
    let tabChildren = Set(slots.flatMap { $0.destinations.compactMap(\.child) })
    var groups: [(slot: Slot?, exits: [ScreenExit])] = slots.compactMap { slot in
      if slot.arity == .always, tabChildren.contains(slot.name) { return nil }
      return (slot, slot.destinations.map { ScreenExit($0, of: slot, in: self) })
    }
    let links = links.inGroups(by: \.names).map { ScreenExit($0, in: self) }
    if !links.isEmpty { groups.append((nil, links)) }
    return groups
  }
}

extension Link {
  /// What tells it from other links of its screen.
  fileprivate var names: [String] { [form, leadsTo ?? value ?? ""] }
}

extension Destination {
  /// The case as Swift writes it, of its payload only the data: what leads to a screen shows as a line.
  var signature: String {
    let data = payload.filter { $0.role == .data && $0.type != "Void" }
    return data.isEmpty ? name : "\(name)(\(data.map(\.text).joined(separator: ", ")))"
  }

  /// The case as Swift writes it.
  var fullSignature: String {
    payload.isEmpty ? name : "\(name)(\(payload.prefix(20).map(\.text).joined(separator: ", ")))"
  }
}

extension Payload {
  fileprivate var text: String { label.map { "\($0): \(type)" } ?? type }
}

extension Slot {
  /// Its arity in words, and in which destination's content it stands.
  var arityInWords: String {
    let words =
      if arity == .sequence, let grammar { "stack of \(grammar)" } else if arity == .always {
        childInWords
      } else { arity.inWords }
    if within == nil { return words }
    return "\(words) in \(allWithin.map(\.destination).joined(separator: " or "))"
  }

  /// How a child is shown: what stands in a branch is not always there.
  var childInWords: String {
    (branches ?? []).isEmpty ? Arity.always.inWords : Presentation.inline.words
  }

  /// Its properties: a flag and its item are two.
  var heading: String { properties.count > 1 ? properties.joined(separator: " + ") : name }

  /// What a collection holds.
  func rowType(_ target: Screen?) -> String {
    legible(target?.type ?? destinations.first?.payload.first?.type ?? "row")
  }
}

extension Slot.Arity {
  var inWords: String {
    switch self {
    case .always: "always \(Presentation.inline.words)"
    case .exactlyOne: "exactly one"
    case .atMostOne: "at most one"
    case .sequence: "stack"
    case .each: "rows"
    }
  }
}
