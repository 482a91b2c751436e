extension NavigationModel {
  /// This model, with what only source can tell added from another: presentations, actions, links, titles, labels, locations.
  ///
  /// Types stay as they are here. Where source shows that an inferred slot is never presented, the slot goes; where it presents
  /// what the types alone did not show to be navigation, a slot comes. What both know is of source's origin: of no other
  /// slot do rules believe that nothing presents it, or sets it.
  ///
  /// - Complexity: linear in the size of both models.
  public func merged(withSource source: NavigationModel) -> NavigationModel {
    var merged = self
    merged.moveLentSlots(as: source)
    let known = Dictionary(
      source.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for number in merged.screens.indices {
      if let screen = known[merged.screens[number].id] { merged.screens[number].add(screen) }
    }
    // What is reached only through views comes after what the types reach.
    var ids = Set(merged.screens.map(\.id))
    var next = 0
    while next < merged.screens.count {
      for target in merged.screens[next].targets where !ids.contains(target) {
        guard let screen = known[target] else { continue }
        ids.insert(target)
        merged.screens.append(screen)
      }
      next += 1
    }
    merged.unresolved += source.unresolved
    merged.ignores += source.ignores
    merged.urlPrefix = source.urlPrefix ?? urlPrefix
    merged.sourceRoot = source.sourceRoot ?? sourceRoot
    return merged
  }
}

extension NavigationModel {
  /// Moves what one screen's model keeps and another screen presents to that screen. The types alone say but who keeps it.
  fileprivate mutating func moveLentSlots(as source: NavigationModel) {
    let numbers = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for screen in source.screens {
      for slot in screen.slots {
        guard let keeper = slot.heldBy.flatMap({ numbers[$0] }),
          let position = screens[keeper].slots.firstIndex(where: { $0.name == slot.name })
        else { continue }
        let kept = screens[keeper].slots.remove(at: position)
        if let number = numbers[screen.id],
          !screens[number].slots.contains(where: { $0.name == kept.name })
        {
          screens[number].slots.append(kept)
        }
      }
    }
  }
}

extension Screen {
  /// The screens that it leads to, one way or another.
  public var targets: [Screen.ID] {
    slots.flatMap { $0.destinations.compactMap(\.leadsTo) } + links.compactMap(\.leadsTo)
      + actions.flatMap { $0.effects.compactMap(\.screen) }
  }

  fileprivate mutating func add(_ source: Screen) {
    // The name of a type stands in for the title that its view gives itself, and for no other.
    if titleOrigin != .declared { (title, titleOrigin) = (source.title, source.titleOrigin) }
    view = source.view ?? view
    model = source.model ?? model
    condition = source.condition ?? condition
    location = source.location ?? location
    if let parameters = source.initializer {
      initializer = parameters
      initializerOrigin = source.initializerOrigin
    }
    isInNavigationView = source.isInNavigationView ?? isInNavigationView
    isContent = source.isContent ?? isContent
    observation = source.observation ?? observation
    links = source.links
    actions = source.actions
    let known = Dictionary(
      source.slots.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    slots = slots.compactMap { slot in
      guard let found = known[slot.name] else {
        return slot.origin == .inferred ? nil : slot.standing(asChildrenOf: source)
      }
      return slot.adding(found)
    }
    let own = Set(slots.map(\.name))
    let shown = Set(slots.filter { $0.arity == .always || $0.arity == .each }.flatMap(\.targets))
    slots += source.slots.filter { slot in
      // A child is embedded once, whether it is called by its property or by its view.
      let isChild = slot.arity == .always || slot.arity == .each
      return !own.contains(slot.name) && !(isChild && slot.targets.allSatisfy(shown.contains))
    }
  }
}

extension Slot {
  fileprivate var targets: [Screen.ID] { destinations.compactMap(\.leadsTo) }

  /// A child that source calls by another name stands where that does.
  fileprivate func standing(asChildrenOf source: Screen) -> Slot {
    var slot = self
    let alike = source.slots.filter { $0.arity == .always && $0.targets == targets }
    if arity == .always, !targets.isEmpty, alike.count == 1 {
      slot.stand(within: alike[0].allWithin)
    }
    return slot
  }

  fileprivate func adding(_ source: Slot) -> Slot {
    var slot = self
    slot.storage = source.storage ?? storage
    slot.heldBy = source.heldBy ?? heldBy
    slot.stand(within: source.within == nil ? allWithin : source.allWithin)
    slot.isLent = source.isLent ?? isLent
    slot.isSetFromOutside = source.isSetFromOutside ?? isSetFromOutside
    slot.isInverted = source.isInverted ?? isInverted
    slot.sharedEnum = source.sharedEnum ?? sharedEnum
    slot.element = source.element ?? element
    slot.keyedBy = source.keyedBy ?? keyedBy
    slot.beginsWith = source.beginsWith ?? beginsWith
    slot.declaredAs = source.declaredAs ?? declaredAs
    slot.hiddenTypes = source.hiddenTypes ?? hiddenTypes
    slot.boundTo = source.boundTo ?? boundTo
    slot.branches = source.branches
    slot.condition = source.condition ?? condition
    slot.location = source.location ?? location
    slot.origin = origin.withSource(source.origin)
    let known = Dictionary(
      source.destinations.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    // In which cases an enum presents nothing only code says.
    let hasRest = arity == .exactlyOne && source.arity == .atMostOne
    if hasRest { slot.arity = .atMostOne }
    slot.destinations = destinations.filter { !hasRest || known[$0.name] != nil }.map {
      destination in
      known[destination.name].map { destination.adding($0) } ?? destination
    }
    // Metadata loses the order of cases where some have values and some have not; source has it.
    let order = Dictionary(
      source.destinations.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
    if slot.destinations.allSatisfy({ order[$0.name] != nil }) {
      slot.destinations.sort { order[$0.name, default: 0] < order[$1.name, default: 0] }
    }
    let own = Set(slot.destinations.map(\.name))
    slot.destinations += source.destinations.filter { !own.contains($0.name) }
    return slot
  }
}

extension Destination {
  fileprivate func adding(_ source: Destination) -> Destination {
    var destination = self
    // What somebody said of it, only code that shows it gainsays.
    if source.presentations != nil || presentations == nil && source.presentation != .unknown {
      destination.presentation = source.presentation
      destination.presentations = source.presentations
    }
    // A case without a value may lead to a view all the same; one with a model leads to the model's screen.
    destination.leadsTo = leadsTo ?? source.leadsTo
    destination.continues = continues ?? source.continues
    destination.child = child ?? source.child
    destination.heldBy = heldBy ?? source.heldBy
    destination.value = value ?? source.value
    destination.origin = origin.withSource(source.origin)
    destination.title = title ?? source.title
    destination.setBy = source.setBy
    destination.isMadeElsewhere = source.isMadeElsewhere
    destination.isMadeForOthers = source.isMadeForOthers
    destination.dismissedBy = source.dismissedBy
    destination.backButtonHidden = source.backButtonHidden
    destination.swallowedBy = source.swallowedBy
    destination.isOutsideStack = source.isOutsideStack
    destination.shownWithoutStack = source.shownWithoutStack
    destination.isInListRow = source.isInListRow
    destination.hasNoWayOut = source.hasNoWayOut
    destination.condition = source.condition ?? condition
    destination.location = source.location ?? location
    return destination
  }
}

extension Origin {
  /// Of what the types show and source was read for, too. Names and shapes alone add nothing to what is known better.
  fileprivate func withSource(_ source: Origin) -> Origin { source == .inferred ? self : source }
}
