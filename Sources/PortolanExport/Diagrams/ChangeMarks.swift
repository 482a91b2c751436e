import PortolanModel

/// What a comparison says about each screen, slot, destination and link.
struct ChangeMarks {
  private var marks: [[String]: DiagramChange] = [:]
  private var formerTargets: [[String]: Screen.ID] = [:]
  /// The screens that came, went, changed or hold something that did.
  private(set) var touchedScreens: Set<Screen.ID> = []

  init(_ comparison: ModelComparison) {
    for difference in comparison.differences { add(difference) }
    touchedScreens = Set(marks.keys.map { $0[0] })
    let before = comparison.oldInNewNames.destinationTargets
    for (names, target) in comparison.new.destinationTargets {
      if let former = before[names] ?? nil, former != target { formerTargets[names] = former }
    }
  }

  func change(of screen: Screen.ID) -> DiagramChange { marks[[screen]] ?? .same }

  func change(of slot: String, in screen: Screen.ID) -> DiagramChange {
    whole(screen) ?? marks[[screen, slot]] ?? .same
  }

  func change(of exit: ScreenExit) -> DiagramChange {
    if let whole = whole(exit.screen.id) { return whole }
    guard let slot = exit.slot else {
      return marks[[exit.screen.id, "", exit.link?.comparisonName ?? ""]] ?? .same
    }
    if let own = marks[[exit.screen.id, slot.name, exit.name]] { return own }
    let slotMark = marks[[exit.screen.id, slot.name]] ?? .same
    switch slotMark.kind {
    case .added, .removed: return slotMark
    // Its row says both.
    case .changed where exit.standsForItsSlot: return slotMark
    case .changed, .touched, .same: return .same
    }
  }

  /// The screen that a destination led to before it led to another one.
  func formerTarget(of exit: ScreenExit) -> Screen.ID? {
    exit.slot.flatMap { formerTargets[[exit.screen.id, $0.name, exit.name]] }
  }

  /// What belongs to an added screen was added too.
  private func whole(_ screen: Screen.ID) -> DiagramChange? {
    guard let mark = marks[[screen]], mark.kind == .added || mark.kind == .removed else {
      return nil
    }
    return DiagramChange(kind: mark.kind)
  }

  private mutating func add(_ difference: Difference) {
    let subject = difference.subject
    guard let screen = subject.screen else { return }
    let names: [String]
    switch subject.kind {
    case .model, .root: return
    case .screen: names = [screen]
    case .slot: names = [screen, subject.slot ?? ""]
    case .destination: names = [screen, subject.slot ?? "", subject.destination ?? ""]
    case .link: names = [screen, "", subject.name ?? ""]
    // Actions are not drawn; their screen says that there is something.
    case .action: names = [screen]
    }
    let detail = shortened(cleaned(difference.inOneLine), to: 200)
    if subject.kind == .action {
      add(DiagramChange(kind: .touched, details: [detail]), to: names)
    } else {
      add(
        DiagramChange(kind: difference.kind, words: difference.words, details: [detail]), to: names)
    }
    // Cards and slots around it do not fade.
    for length in 1..<max(1, names.count) {
      add(DiagramChange(kind: .touched), to: Array(names.prefix(length)))
    }
  }

  private mutating func add(_ change: DiagramChange, to names: [String]) {
    guard var mark = marks[names] else {
      marks[names] = change
      return
    }
    if mark.kind == .touched { mark.kind = change.kind }
    // Of several words, those of a rename or of a presentation came first.
    mark.words =
      [mark.words, change.words].compactMap(\.self).first { $0 != "changed" }
      ?? mark.words ?? change.words
    if mark.details.count < 8 { mark.details += change.details }
    marks[names] = mark
  }
}

extension Difference {
  fileprivate var kind: DiagramChange.Kind {
    switch change {
    case .added: .added
    case .removed: .removed
    case .changed, .renamed: .changed
    }
  }

  /// What stands beside the name, where the sign does not say all.
  fileprivate var words: String? {
    switch (change, subject.kind, field) {
    case (.added, .screen, _): "added"
    case (.removed, .screen, _): "removed"
    case (.added, _, _), (.removed, _, _): nil
    case (.renamed, _, _): "was \(legible(old.map { lastName(of: $0) } ?? ""))"
    case (_, _, "presentation"), (_, _, "arity"): "was \(legible(inWords(old ?? "")))"
    default: "changed"
    }
  }

  fileprivate var inOneLine: String {
    change == .changed ? "\(field ?? ""): \(old ?? "nothing") → \(new ?? "nothing")" : description
  }

  /// A screen is told by its type; its module is seldom what changed.
  private func lastName(of old: String) -> String {
    guard subject.kind == .screen, let now = subject.screen else { return old }
    let (before, after) = (old.split(separator: "."), now.split(separator: "."))
    return before.last == after.last ? old : before.last.map(String.init) ?? old
  }

  private func inWords(_ value: String) -> String {
    if field == "presentation" {
      return Presentation.named.first { $0.name == value }?.words
        ?? (value.hasPrefix("custom ") ? String(value.dropFirst(7)) : value)
    }
    return Slot.Arity(rawValue: value)?.inWords ?? value
  }
}

extension NavigationModel {
  /// Where each destination leads, by the names of screen, slot and destination.
  fileprivate var destinationTargets: [[String]: Screen.ID?] {
    var targets: [[String]: Screen.ID?] = [:]
    for screen in screens {
      for slot in screen.slots {
        for destination in slot.destinations {
          targets[[screen.id, slot.name, destination.name]] = .some(destination.leadsTo)
        }
      }
    }
    return targets
  }
}
