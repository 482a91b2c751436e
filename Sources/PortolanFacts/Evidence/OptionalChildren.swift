/// Children that are shown in place while they are there, `if let store = store.scope(state: \.intro, …) { IntroView(store: store) }`,
/// of which only code says that they are destinations: what the child leads to is not told by its state, or it leads nowhere but stands
/// in a choice of several, or lies over its parent.
struct OptionalChildren {
  private var properties: [ObjectIdentifier: [String]] = [:]

  init(_ program: Program, _ evidence: EvidenceTable) {
    let evaluator = Evaluator(program: program)
    for owner in program.types where owner.keepsChildren {
      let children = evidence.evidence(of: owner).compactMap { Child($0, evaluator) }
      let shown = children.filter { child in
        guard owner.isStateOfReducer else { return child.liesOverAll }
        return child.views.contains { evidence.used.leads($0.view) }
          || children.contains { $0.property != child.property && child.excludes($0) }
      }
      if !shown.isEmpty { properties[ObjectIdentifier(owner)] = shown.map(\.property) }
    }
  }

  /// The properties of a model that hold such children.
  func properties(of owner: TypeSymbol) -> [String] { properties[ObjectIdentifier(owner)] ?? [] }

  private struct Child {
    var property: String
    /// Where its own views are shown.
    var views: [ViewUse]
    /// Whether code sets it, and not only what it begins with.
    private var isSet: Bool

    /// `nil` for what is no optional model, or is not only shown in place.
    init?(_ evidence: SlotEvidence, _ evaluator: Evaluator) {
      guard !evidence.isBound,
        let type = evaluator.property(evidence.property, of: evidence.owner)?.type,
        type.isOptional, let symbol = type.unwrapped.ownSymbol,
        evidence.owner.isStateOfReducer
          ? symbol.isStateOfReducer && symbol.kind == .struct : symbol.isWatched
      else { return nil }
      property = evidence.property
      isSet = evidence.changes.contains { $0.kind.activates && !$0.isSeed }
      views = evidence.consumers.filter { !$0.isHomeMade || $0.presentation == .inline }
        .compactMap(\.region.firstUse)
      if views.isEmpty || views.contains(where: \.isRow) { return nil }
    }

    /// Whether its own view lies over its parent's wherever it is shown: `.overlay { if let intro = model.intro { IntroView(model: intro) } }`.
    var liesOverAll: Bool {
      isSet && !NavigationWords.namesProgress(property)
        && views.allSatisfy { use in
          use.standing == .decoration && !use.isInList && !use.paths.isEmpty
            && !NavigationWords.namesInterim(use.view.name)
        }
    }

    /// Whether it is shown in place of another child wherever it is shown, by another view, and is no mere sign of how work is going.
    func excludes(_ other: Child) -> Bool {
      !NavigationWords.namesProgress(property) && !NavigationWords.namesProgress(other.property)
        && views.allSatisfy { view in
          view.standing == .content && !view.isInList
            && other.views.contains { $0.view !== view.view && $0.arms.exclude(view.arms) }
        }
    }
  }
}

extension TypeSymbol {
  /// Whether it is a model that may keep others which are there for a while.
  fileprivate var keepsChildren: Bool { isStateOfReducer && kind == .struct || isWatched }

  fileprivate var isWatched: Bool { kind == .class && tellsOfChanges }
}
