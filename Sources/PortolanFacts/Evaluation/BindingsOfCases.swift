/// Bindings that the cases of an enum hold, `case select(Binding<Page?>)`: what one is to that a property keeps, is state like any that the
/// property's owner is handed. Whoever hands it over says whose.
extension TypeSymbol {
  /// Whether a case holds a binding, and nothing else.
  func holdsBinding(in name: String) -> Bool {
    guard let held = members(named: name).first(where: { $0.declaration.kind == .case }),
      held.declaration.parameters.count == 1
    else { return false }
    return held.declaration.parameters[0].type.unwrapped.bindsState
  }
}

extension StatePath {
  /// What a case binds that is kept here.
  func bound(by name: String) -> StatePath? {
    cases.isEmpty ? StatePath(owner: owner, property: "\(property).\(name)") : nil
  }
}
