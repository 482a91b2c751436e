/// Modifiers of the app's own that are written as properties: `var pagesProvided: some View { navigationDestination(for: Page.self) … }`.
extension ViewWalk {
  /// Follows one that is asked of a view; `false` where the app adds none of that name.
  mutating func follow(
    modifyingProperty name: String, of base: Expression, _ position: Position
  ) -> Bool {
    let added = program.added(named: name, to: "View", from: environment.file) {
      $0.declaration.kind == .variable && !$0.isStatic && $0.declaration.givesView
    }
    guard let added else { return false }
    let call = Call(callee: .member(base, name, position), arguments: [], position: position)
    with(base.isConstruction ? .decoration : standing) {
      _ = $0.follow(modifier: added, name, call)
    }
    return true
  }

  /// Whether an expression gives a view, for all that is known, which a property of `View` may modify.
  func mayModify(_ base: Expression) -> Bool {
    if base.isSelf { return environment.scope?.isView != false }
    switch evaluate(base).type {
    case .own(let symbol): return symbol.isView
    case .foreign(let type):
      return base.isConstruction || ["View", "AnyView"].contains(type.lastName)
    case .unknown:
      if case .member(let inner?, _, _) = base { return mayModify(inner) }
      if case .call(.member, _, _) = base { return true }
      return base.isConstruction
    default: return false
    }
  }
}
