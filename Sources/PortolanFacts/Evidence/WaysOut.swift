extension Region {
  /// Whether something in it, or in the views that it shows, can take the user back. Where nothing is known, it can.
  ///
  /// - Parameter isInline: Whether its code is the presenter's own, so that whatever it does may clear the presenter's state.
  func canDismiss(_ regions: [ObjectIdentifier: Region], isInline: Bool = true, depth: Int = 0)
    -> Bool
  {
    if depth > 6 || holdsForeign || isInline && acts { return true }
    return uses.contains { use in
      use.view.canDismiss || use.arguments.values.contains { $0.closure != nil || $0.path != nil }
        || regions[ObjectIdentifier(use.view)].map {
          $0.canDismiss(regions, isInline: false, depth: depth + 1)
        } ?? true
    }
      || alternatives.contains {
        $0.canDismiss(regions, isInline: isInline, depth: depth + 1)
      }
  }
}

extension TypeSymbol {
  /// Whether a view holds what dismisses it.
  fileprivate var canDismiss: Bool {
    // A controller can always be told to go, by itself or by whoever presented it.
    if isController || boxesPage {
      return true
    }
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
