import PortolanModel

extension Classification {
  /// Ties each tab to the embedded child that it is named for: `inventory` to `inventoryModel`.
  ///
  /// A child that is a screen without navigation of its own gets a slot too, for its tab leads
  /// there.
  func addTabChildren(_ properties: [StoredProperty], to found: inout [String: FoundSlot]) {
    for (name, slot) in found {
      guard case .cases(let id, .tab?) = slot.shows, let tabs = types[id] else { continue }
      for tab in tabs.cases where tab.payload.isEmpty {
        guard
          let child = properties.first(where: { property in
            NavigationWords.isChild(property.name, ofTab: tab.name)
              && (found[property.name].map { $0.arity == .always } ?? isChild(property))
          })
        else { continue }
        found[name]?.children[tab.name] = child.name
        if found[child.name] == nil {
          found[child.name] = FoundSlot(
            name: child.name, properties: [child.name], arity: .always, encoding: .child,
            origin: .reflected, shows: .value(child.shape.value, nil))
        }
      }
    }
  }

  private func isChild(_ property: StoredProperty) -> Bool {
    let shape = property.shape
    // What is made when it is first asked for is stored as an optional.
    let isOne = shape.container == .one || property.fact.isLazy && shape.container == .optional
    guard isOne, !property.fact.isBackReference,
      let value = types.value(of: property)
    else {
      return false
    }
    return value.kind != .enum && isScreen(value)
  }
}
