import PortolanModel

/// The differences below the screens that they belong to, in words.
struct DiffSections {
  /// In the order of the comparison; what belongs to no screen first.
  let sections: [Section]

  struct Section {
    var screen: Screen.ID?
    /// What became of the screen as a whole.
    var change: Difference.Change?
    var lines: [Line] = []
  }

  struct Line {
    var kind: Difference.Subject.Kind
    var change: Difference.Change
    /// What it speaks of, below the screen; empty for the screen itself.
    var subject: String
    var text: String
    var field: String?
  }

  init(_ comparison: ModelComparison) {
    let words = DifferenceWords(comparison)
    var sections: [Section] = []
    // Where it is shown in another way, each place that shows it is, too.
    let shownOtherwise = Set(
      comparison.differences.lazy.filter { $0.field == "presentation" }.map(\.subject))
    for difference in comparison.differences {
      if difference.field == "presentations", shownOtherwise.contains(difference.subject) {
        continue
      }
      let isOfNone = difference.subject.kind == .root || difference.subject.kind == .model
      let screen = isOfNone ? nil : difference.subject.screen
      if sections.isEmpty || sections[sections.count - 1].screen != screen {
        sections.append(Section(screen: screen))
      }
      if difference.subject.kind == .screen, difference.change != .changed {
        sections[sections.count - 1].change = difference.change
      }
      sections[sections.count - 1].lines.append(words.line(difference))
    }
    self.sections = sections
  }
}

/// Says what a difference is about, and what of it is there.
private struct DifferenceWords {
  let before: [Screen.ID: Screen]
  let now: [Screen.ID: Screen]
  let roots: [Screen.ID: Root]

  init(_ comparison: ModelComparison) {
    func byID(_ model: NavigationModel) -> [Screen.ID: Screen] {
      Dictionary(model.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    before = byID(comparison.oldInNewNames)
    now = byID(comparison.new)
    roots = Dictionary(
      (comparison.oldInNewNames.roots + comparison.new.roots).map { ($0.screen, $0) },
      uniquingKeysWith: { _, last in last })
  }

  func line(_ difference: Difference) -> DiffSections.Line {
    let subject = difference.subject
    // The destination of an optional or a child has its slot's name.
    let destination = subject.destination == subject.slot ? nil : subject.destination
    var name = [subject.slot, destination].compactMap { $0.map { wording($0) } }
      .joined(separator: "/")
    switch subject.kind {
    case .link, .action: name = "\(subject.kind.rawValue) \(wording(subject.name ?? ""))"
    case .root: name = "root \(wording(subject.screen ?? ""))"
    case .model, .screen, .slot, .destination: break
    }
    let text =
      switch difference.change {
      case .added: content(of: subject, in: now)
      case .removed: content(of: subject, in: before)
      case .renamed: "was \(wording(difference.old ?? ""))"
      case .changed:
        "\(difference.field ?? ""): \(value(difference.old)) → \(value(difference.new))"
      }
    return .init(
      kind: subject.kind, change: difference.change, subject: name, text: text,
      field: difference.field)
  }

  /// What an added or removed part holds.
  private func content(of subject: Difference.Subject, in screens: [Screen.ID: Screen]) -> String {
    let screen = subject.screen.flatMap { screens[$0] }
    let slot = screen?.slots.first { $0.name == subject.slot }
    switch subject.kind {
    case .model: return ""
    case .root: return roots[subject.screen ?? ""].map(\.how.rawValue) ?? ""
    case .screen: return screen.map(content) ?? ""
    case .slot: return slot.map(content) ?? ""
    case .destination:
      return slot?.destinations.first { $0.name == subject.destination }.map(content) ?? ""
    case .link:
      let link = screen?.links.first { $0.comparisonName == subject.name }
      return link.map { wording($0.presentation.words) } ?? ""
    case .action: return ""
    }
  }

  private func content(of screen: Screen) -> String {
    let destinations = screen.slots.reduce(0) { $0 + $1.destinations.count }
    return destinations + screen.links.count == 0
      ? "leads nowhere"
      : [(destinations, "destination"), (screen.links.count, "link")].filter { $0.0 > 0 }
        .map { counted($0.0, $0.1) }.joined(separator: ", ")
  }

  private func content(of slot: Slot) -> String {
    if slot.destinations.count == 1, slot.destinations[0].name == slot.name {
      return content(of: slot.destinations[0])
    }
    let names = slot.destinations.prefix(8).map { wording($0.name) }
    let rest = slot.destinations.count > 8 ? ", …" : ""
    return "\(slot.arityInWords): \(names.joined(separator: ", "))\(rest)"
  }

  private func content(of destination: Destination) -> String {
    let words = wording(destination.presentation.words)
    return destination.leadsTo.map { "\(words) → \(wording($0))" } ?? words
  }

  private func value(_ text: String?) -> String { text.map { wording($0) } ?? "nothing" }

  private func wording(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : shortened(cleaned(text), to: 160)
  }
}
