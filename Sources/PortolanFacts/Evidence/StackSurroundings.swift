import PortolanModel

/// Which views stand in a stack, found from where they are constructed.
struct StackSurroundings {
  private var uses: [ObjectIdentifier: [ViewUse]] = [:]
  /// Those of them that a view shows in place or in a modal: what it pushes has the stack that it is pushed onto.
  private var unpushed: [ObjectIdentifier: [ViewUse]] = [:]

  init(regions: [Region]) {
    for region in regions { collect(region, isInPlace: true) }
  }

  private mutating func collect(_ region: Region, isInPlace: Bool) {
    for use in region.uses {
      uses[ObjectIdentifier(use.view), default: []].append(use)
      if isInPlace || use.surroundings == .modal {
        unpushed[ObjectIdentifier(use.view), default: []].append(use)
      }
    }
    for inner in region.alternatives { collect(inner, isInPlace: isInPlace) }
    for inner in region.presented { collect(inner, isInPlace: false) }
  }

  /// The stacks in which a view stands, where it is known of each place that shows it.
  func stacks(around view: TypeSymbol) -> Set<Int>? {
    var (found, isKnown) = (Set<Int>(), true)
    followOutward(from: view) { use in
      if let stack = use.stack {
        found.insert(stack)
        return false
      }
      if use.surroundings == .wrapper { isKnown = false }
      return use.surroundings != .modal
    }
    return isKnown ? found : nil
  }

  /// Some stacks in which a view is sure to stand. A view of the app's own between the two might bring a stack of its own.
  func certainStacks(around view: TypeSymbol) -> Set<Int> {
    var found: Set<Int> = []
    followOutward(from: view) { use in
      if use.depth > 0 { return false }
      if let stack = use.stack {
        found.insert(stack)
        return false
      }
      return use.surroundings == .host
    }
    return found
  }

  /// Whether a view stands in some stacks alone, wherever code shows it.
  func isOnly(_ view: TypeSymbol, in stacks: Set<Int>) -> Bool {
    var isOnly = uses[ObjectIdentifier(view)]?.isEmpty == false
    followOutward(from: view) { use in
      if let stack = use.stack {
        if !stacks.contains(stack) { isOnly = false }
        return false
      }
      let isShown = use.host.map { uses[ObjectIdentifier($0)]?.isEmpty == false } == true
      if use.surroundings == .modal || !isShown { isOnly = false }
      return isOnly
    }
    return isOnly
  }

  /// Whether code is sure to stand on the screen beside some stacks, so that it can be run whatever these hold: in a sidebar, or over
  /// a stack. What stands in some other stack may mean that one, as where a router pushes onto the stack of the tab that is open.
  ///
  /// - Parameter containers: All stacks and what else shows one of several.
  func stays(_ place: StackPlace, beside stacks: Set<Int>, of containers: [Container]) -> Bool {
    // What only other builds show is never beside them.
    let conditions = stacks.map { containers[$0].conditions }
    func isCompiled(_ use: ViewUse) -> Bool {
      let own = (use.host?.conditions ?? []) + [use.condition].compactMap(\.self)
      return conditions.isEmpty || own.isEmpty
        || !conditions.allSatisfy { Branches.exclude($0 + own) }
    }
    var seen: Set<StackPlace> = []
    var waiting = [place]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let stack = next.stack {
        if !stacks.contains(stack), containers.indices.contains(stack),
          containers[stack].form == "NavigationSplitView"
        {
          waiting.append(StackPlace(around: containers[stack]))
        }
        continue
      }
      guard next.surroundings == .host, let host = next.host else { continue }
      if host.inherits("App", "Scene") { return true }
      if host.modifiesViews || host.isController { continue }
      waiting += (uses[ObjectIdentifier(host)] ?? []).filter(isCompiled).map(StackPlace.init)
    }
    return false
  }

  /// The condition of the `#if` branches in which all code stands that shows a view, be it by what is shown there alone.
  func condition(ofShowing view: TypeSymbol, depth: Int = 0) -> String? {
    guard depth < 6, let uses = uses[ObjectIdentifier(view)] else { return nil }
    var common: String?
    for use in uses {
      let own = use.host.flatMap { host in
        host === view ? nil : condition(ofShowing: host, depth: depth + 1)
      }
      guard let condition = use.condition ?? own, common == nil || common == condition else {
        return nil
      }
      common = condition
    }
    return common
  }

  /// Follows from where a view is constructed to where its host is, as long as the answer is `true`.
  private func followOutward(from view: TypeSymbol, _ follows: (ViewUse) -> Bool) {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = [view]
    while let next = waiting.popLast() {
      for use in uses[ObjectIdentifier(next)] ?? [] where follows(use) {
        if let host = use.host, seen.insert(ObjectIdentifier(host)).inserted {
          waiting.append(host)
        }
      }
    }
  }

  /// Whether it is sure that no stack stands around some code. Where a view is constructed by nobody, or inside a view that is
  /// given content, nobody knows.
  func isOutside(_ surroundings: Surroundings, _ host: TypeSymbol?, depth: Int = 0) -> Bool {
    switch surroundings {
    case .stack, .wrapper: return false
    case .modal: return true
    case .host:
      guard let host, depth < 12 else { return false }
      if host.inherits("App", "Scene") { return true }
      if host.modifiesViews || host.isController { return false }
      guard let uses = uses[ObjectIdentifier(host)], !uses.isEmpty else { return false }
      return uses.allSatisfy { use in
        use.host !== host && isOutside(use.surroundings, use.host, depth: depth + 1)
      }
    }
  }

  /// The code that shows a view where it is sure that no stack stands around it, compiled under some conditions. The view may be shown
  /// in a stack elsewhere: what is made to be pushed, and is put into a sheet as it is.
  func spotsWithoutStack(of view: TypeSymbol, under conditions: [String]) -> [SourceLocation] {
    struct Step: Hashable {
      var view: ObjectIdentifier
      var conditions: [String]
    }
    var found: Set<SourceLocation> = []
    var seen: Set<Step> = []
    var waiting = [Step(view: ObjectIdentifier(view), conditions: conditions)]
    while let step = waiting.popLast(), seen.count < Self.mostSteps {
      // Of what one function shows for a sheet and for a link, it may decide elsewhere which of them that is.
      let pushed = Set(
        (uses[step.view] ?? []).filter { $0.surroundings != .modal }.map(\.location))
      for use in unpushed[step.view] ?? [] where use.stack == nil && use.depth == 0 {
        let own = (use.host?.conditions ?? []) + [use.condition].compactMap(\.self)
        let conditions = step.conditions + own.filter { !step.conditions.contains($0) }
        if Branches.exclude(conditions) { continue }
        // A controller may be on a navigation controller, be it one that code puts around what it presents.
        if use.host?.isController == true { continue }
        switch use.surroundings {
        case .stack, .wrapper: break
        case .modal: if !pushed.contains(use.location) { found.insert(use.location) }
        case .host:
          // Of what a view shows in some branch, others may be taken in a sheet.
          guard let host = use.host, !host.modifiesViews, use.arms.isEmpty else {
            continue
          }
          let next = Step(view: ObjectIdentifier(host), conditions: conditions)
          if seen.insert(next).inserted { waiting.append(next) }
        }
      }
    }
    return found.sorted()
  }

  /// What is shown in more ways is not followed to the end of each.
  private static let mostSteps = 200

  /// Whether a link with a value selects a row rather than to push: by the list around it, or around each place that shows its view.
  /// `nil` where that depends on the place, or nobody knows.
  func selects(_ link: LinkSite) -> Bool? {
    guard let value = link.value?.type, link.surroundings != .modal else { return false }
    if let selection = link.selection { return value.isSelected(in: selection) }
    return link.host.map { selects(value, $0) } ?? false
  }

  /// Whether a link with a value stands in rows that a list selects, wherever its view is shown, and not in a stack, onto which it would
  /// push.
  ///
  /// - Parameter isStack: Whether a container shows one thing on top of another, and not beside each other.
  func isInSelectedRow(_ link: LinkSite, isStack: (Int) -> Bool) -> Bool {
    guard link.value != nil, link.surroundings != .modal else { return false }
    let around = link.container.map { [$0] } ?? link.host.map(certainStacks) ?? []
    if around.contains(where: isStack) { return false }
    if link.selection != nil { return true }
    guard let host = link.host, let uses = uses[ObjectIdentifier(host)], !uses.isEmpty else {
      return false
    }
    return uses.allSatisfy { $0.selection != nil }
  }

  /// What the lists select among whose rows a link stands in a view of its own, where it selects and does nothing else.
  func selections(by link: LinkSite) -> [Denotation] {
    guard let value = link.value?.type, link.surroundings != .modal, link.selection == nil,
      let host = link.host
    else { return [] }
    var found: [Denotation] = []
    guard selects(value, host, noting: { found.append($0) }) == true else { return [] }
    return found
  }

  private func selects(
    _ value: ResolvedType, _ host: TypeSymbol, noting note: (Denotation) -> Void = { _ in }
  ) -> Bool? {
    var (selects, pushes) = (false, false)
    var seen: Set = [ObjectIdentifier(host)]
    var waiting = [host]
    while let next = waiting.popLast() {
      guard let uses = uses[ObjectIdentifier(next)], !uses.isEmpty else {
        pushes = true
        continue
      }
      for use in uses {
        if let selection = use.selection {
          guard let isSelected = value.isSelected(in: selection.type) else { return nil }
          if isSelected { selects = true } else { pushes = true }
          if isSelected { note(selection) }
        } else if use.surroundings != .modal, use.stack == nil, let outer = use.host,
          outer !== next
        {
          if seen.insert(ObjectIdentifier(outer)).inserted { waiting.append(outer) }
        } else {
          pushes = true
        }
      }
    }
    return selects && pushes ? nil : selects
  }

  /// Whether the view that presents is only ever a row of a list.
  func isListRow(_ site: PresentationSite) -> Bool {
    guard site.form.hasPrefix("navigationDestination"), let host = site.host,
      let uses = uses[ObjectIdentifier(host)], !uses.isEmpty
    else { return false }
    return uses.allSatisfy(\.isListRow)
  }

  /// Whether a view of its own stands for each row of a list, and all of them present by one piece of state that the list hands them.
  func isForAllRows(_ site: PresentationSite, evidence: EvidenceTable) -> Bool {
    guard site.isByStateAlone, let row = site.host else { return false }
    let handing = (uses[ObjectIdentifier(row)] ?? []).compactMap { use -> (ViewUse, StatePath)? in
      let paths = use.arguments.compactMap { name, value in row.isPassed(name) ? value.path : nil }
      let handed = paths.first { path in
        evidence.owners(of: path).contains { $0.slot == site.path.slot }
      }
      return handed.map { (use, $0) }
    }
    return !handing.isEmpty
      && handing.allSatisfy { use, path in
        use.isListRow && use.isInEachRow && isOfList(path, in: use, evidence.evaluator)
      }
  }

  /// Whether what a row is handed is the list's, and not that of the row's element.
  private func isOfList(_ path: StatePath, in use: ViewUse, _ evaluator: Evaluator) -> Bool {
    guard let list = use.host else { return false }
    if path.owner === list { return true }
    guard let rows = use.rowsPath,
      let elements = evaluator.property(rows.property, of: rows.owner)?.type.element.ownSymbol,
      elements !== path.owner
    else { return false }
    return list.storedProperties.contains {
      evaluator.property($0.name, of: list)?.type.ownSymbol === path.owner
    }
  }
}

/// Where code stands among stacks.
struct StackPlace: Hashable {
  var host: TypeSymbol?
  var surroundings: Surroundings
  /// The innermost stack around it in its host's code.
  var stack: Int?

  static func == (one: Self, other: Self) -> Bool {
    one.host === other.host && one.surroundings == other.surroundings && one.stack == other.stack
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(host.map(ObjectIdentifier.init))
    hasher.combine(surroundings)
    hasher.combine(stack)
  }
}

extension StackPlace {
  fileprivate init(_ use: ViewUse) {
    self.init(host: use.host, surroundings: use.surroundings, stack: use.stack)
  }

  init(around container: Container) {
    self.init(
      host: container.host, surroundings: container.surroundings, stack: container.outerStack)
  }
}

extension ResolvedType {
  /// Whether a value of this type is what a list selects, or one of those; `nil` where nobody knows.
  func isSelected(in selection: ResolvedType) -> Bool? {
    let wanted = selection.holdsMany ? selection.element.unwrapped : selection.unwrapped
    switch (unwrapped, wanted) {
    case (.unknown, _), (_, .unknown): return nil
    case (.own(let one), .own(let other)): return one === other
    case (.foreign(let one), .foreign(let other)): return one.lastName == other.lastName
    default: return false
    }
  }
}
