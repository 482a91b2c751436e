import PortolanModel

/// The cases of an enum in which nothing is presented, though some are: `hide` of `@State var popover: Popover = .hide`, of which each
/// other case is a sheet. To them such state is what `nil` is to an optional, so that they are no destinations, and to set one of
/// them dismisses.
///
/// State has them where each case either is presented, and lies over its screen, or shows nothing, and where it begins with one that
/// shows nothing. Where some case stands in place of others, the state is always some case.
struct RestingCases {
  private var bySlot: [StatePath: Set<String>] = [:]

  init() {}

  init(_ evidence: some Sequence<SlotEvidence>, _ evaluator: Evaluator) {
    for slot in evidence {
      let cases = Self.cases(of: slot, evaluator)
      if !cases.isEmpty {
        bySlot[StatePath(owner: slot.owner, property: slot.property)] = cases
      }
    }
  }

  /// Those of a piece of state; none where its enum has none.
  subscript(slot: StatePath) -> Set<String> { bySlot[slot.slot] ?? [] }

  /// A change as what it does to what is presented: two things where it may be either, none where nothing is to begin with.
  func meanings(of change: StateChange) -> [StateChange] {
    let resting = self[change.path]
    if resting.isEmpty || !change.path.cases.isEmpty { return [change] }
    var (presenting, dismissing) = (change, change)
    if change.kind == .select { presenting.kind = .present }
    if resting.isDisjoint(with: change.cases) { return [presenting] }
    presenting.cases.removeAll(where: resting.contains)
    (dismissing.cases, dismissing.kind) = ([], .dismiss)
    let presents = presenting.cases.isEmpty ? [] : [presenting]
    return presents + (change.isSeed && !change.isHandedOn ? [] : [dismissing])
  }

  private static func cases(of slot: SlotEvidence, _ evaluator: Evaluator) -> Set<String> {
    guard !slot.sites.isEmpty, slot.containers.isEmpty, slot.selection == nil,
      let member = slot.owner.property(slot.property),
      let type = evaluator.property(slot.property, of: slot.owner)?.type, !type.isOptional,
      let symbol = type.ownSymbol, symbol.kind == .enum, !symbol.isStateOfReducer,
      let first = member.declaration.value.flatMap({ evaluator.caseName($0) })
    else { return [] }
    let names = Set(symbol.cases.map(\.name))
    var presented: Set<String> = []
    for site in slot.sites {
      guard site.presentation.liesOverItsScreen, !site.path.isNegated else { return [] }
      presented.formUnion(site.cases(of: names))
    }
    let resting = names.subtracting(presented)
    let isShown = resting.contains { name in
      slot.standIns(for: name).contains { $0.region.showsSomething }
    }
    return presented.isSubset(of: names) && resting.contains(first) && !isShown ? resting : []
  }
}

extension PresentationSite {
  /// Those of an enum's cases in which it is there.
  fileprivate func cases(of names: Set<String>) -> Set<String> {
    if let first = self.path.cases.first { return [first] }
    let shown =
      self.region.cases.isEmpty || self.region.hasDefault
      ? names : Set(self.region.cases.map(\.name))
    return self.asked.map(shown.intersection) ?? shown
  }
}

extension Presentation {
  /// Whether it comes over what presents it, and goes again.
  fileprivate var liesOverItsScreen: Bool {
    switch self {
    case .inline, .tab, .link, .unknown: false
    default: true
    }
  }
}
