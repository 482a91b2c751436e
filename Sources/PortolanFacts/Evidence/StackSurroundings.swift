/// Which views stand in a stack, found from where they are constructed.
struct StackSurroundings {
  private var uses: [ObjectIdentifier: [ViewUse]] = [:]

  init(regions: [Region], program: Program) {
    for region in regions { collect(region) }
  }

  private mutating func collect(_ region: Region) {
    for use in region.uses { uses[ObjectIdentifier(use.view), default: []].append(use) }
    for inner in region.alternatives + region.presented { collect(inner) }
  }

  /// The stacks in which a view stands, where it is known of each place that shows it.
  func stacks(around view: TypeSymbol) -> Set<Int>? {
    var found: Set<Int> = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var waiting = [view]
    while let next = waiting.popLast() {
      for use in uses[ObjectIdentifier(next)] ?? [] {
        if let stack = use.stack {
          found.insert(stack)
          continue
        }
        switch use.surroundings {
        case .modal: continue
        case .wrapper: return nil
        case .host, .stack:
          if let host = use.host, seen.insert(ObjectIdentifier(host)).inserted {
            waiting.append(host)
          }
        }
      }
    }
    return found
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
      if host.inherits("ViewModifier") || host.isController { return false }
      guard let uses = uses[ObjectIdentifier(host)], !uses.isEmpty else { return false }
      return uses.allSatisfy { use in
        use.host !== host && isOutside(use.surroundings, use.host, depth: depth + 1)
      }
    }
  }

  /// Whether the view that presents is only ever a row of a list.
  func isListRow(_ site: PresentationSite) -> Bool {
    guard site.form.hasPrefix("navigationDestination"), let host = site.host,
      let uses = uses[ObjectIdentifier(host)], !uses.isEmpty
    else { return false }
    return uses.allSatisfy(\.isListRow)
  }
}
