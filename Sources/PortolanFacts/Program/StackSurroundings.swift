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

extension Region {
  /// Whether something in it, or in the views that it shows, can take the user back. Where nothing is known, it can.
  func canDismiss(
    in program: Program, _ regions: [ObjectIdentifier: Region], depth: Int = 0
  ) -> Bool {
    if depth > 6 || (uses.isEmpty && alternatives.isEmpty) { return true }
    let isDismissing = uses.contains { use in
      use.view.canDismiss || use.arguments.values.contains { $0.closure != nil || $0.path != nil }
        || regions[ObjectIdentifier(use.view)].map {
          !$0.allInPlace.isEmpty && $0.canDismiss(in: program, regions, depth: depth + 1)
        } ?? true
    }
    return isDismissing
      || alternatives.contains { $0.canDismiss(in: program, regions, depth: depth + 1) }
  }

  private var allInPlace: [ViewUse] { uses + alternatives.flatMap(\.allInPlace) }
}

extension TypeSymbol {
  /// Whether a view holds what dismisses it.
  fileprivate var canDismiss: Bool {
    // A controller can always be told to go, by itself or by whoever presented it.
    if isController { return true }
    return storedProperties.contains { member in
      member.declaration.attributes.contains { attribute in
        guard ["Environment", "Dependency"].contains(attribute.name),
          case .keyPath(_, let components, _)? = attribute.arguments.first?.value
        else { return attribute.name == "Binding" }
        return ["dismiss", "presentationMode", "isPresented"].contains(components.last ?? "")
      } || member.declaration.type?.name == TypeReference.function
    }
  }
}
