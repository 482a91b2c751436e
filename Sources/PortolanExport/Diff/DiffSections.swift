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
    for number in sections.indices { words.tellApart(&sections[number]) }
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
        changed(difference.field ?? "", from: difference.old, to: difference.new)
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

  private func changed(_ field: String, from old: String?, to new: String?) -> String {
    let values = [old, new].map { value(DiffFieldWords.value($0, of: field)) }
    return "\(DiffFieldWords.name(of: field)): \(values[0]) → \(values[1])"
  }

  /// Says of actions of one name what each does, and of lines that are the same all the same how many they are.
  func tellApart(_ section: inout DiffSections.Section) {
    var lines: [DiffSections.Line] = []
    for group in section.lines.inRuns {
      let isOfActions = group[0].kind == .action && group[0].change != .changed && group.count > 1
      let texts = isOfActions ? doings(of: group[0], in: section.screen) : []
      var told: [(text: String, count: Int)] = []
      for (number, line) in group.enumerated() {
        let text = number < texts.count ? texts[number] : line.text
        if let known = told.firstIndex(where: { $0.text == text }) {
          told[known].count += 1
        } else {
          told.append((text, 1))
        }
      }
      lines += told.map { text, count in
        var line = group[0]
        line.text =
          count == 1
          ? text : [text, "(\(count) times)"].filter { !$0.isEmpty }.joined(separator: " ")
        return line
      }
    }
    section.lines = lines
  }

  /// What each action of one name does that came or went: the first ones on both sides are the same.
  private func doings(of line: DiffSections.Line, in screen: Screen.ID?) -> [String] {
    let sides = [before, now].map { screens in
      (screen.flatMap { screens[$0] }?.actions ?? []).filter {
        "action \(wording($0.name))" == line.subject
      }
    }
    let common = min(sides[0].count, sides[1].count)
    return sides[line.change == .added ? 1 : 0].dropFirst(common).map { action in
      let fields = Action.fields.filter { $0.name == "effects" && $0.option.isEmpty }
      return fields.compactMap { $0.text(action) }.map { wording($0) }.joined()
    }
  }

  private func value(_ text: String?) -> String { text.map { wording($0) } ?? "nothing" }

  private func wording(_ text: String) -> String {
    text.isEmpty ? "(nothing)" : shortened(cleaned(text), to: 160)
  }
}

extension [DiffSections.Line] {
  /// The lines that say the same of parts of one name, one after the other.
  fileprivate var inRuns: [[DiffSections.Line]] {
    reduce(into: []) { runs, line in
      if let last = runs.last?.last, last.kind == line.kind, last.change == line.change,
        last.subject == line.subject, last.field == line.field
      {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
  }
}
