extension Program {
  /// Whether a view is no screen by itself, only a part of the places that use it: a modifier, or a generic view around content that
  /// it is given. Without such a place nobody can tell what it presents, and from where.
  func isWrapper(_ symbol: TypeSymbol) -> Bool {
    guard symbol.isView else { return false }
    return symbol.inherits("ViewModifier")
      || symbol.genericParameters.contains { parameter in
        parameter.constraint.map { isShown($0, symbol) } ?? false
      }
  }

  /// Whether a constraint says that what fulfils it is shown: `View`, or a protocol of the app's own that says so.
  private func isShown(_ constraint: TypeReference, _ symbol: TypeSymbol, depth: Int = 0) -> Bool {
    let name = constraint.lastName
    if ["View", "UIViewController", "UIView"].contains(name) { return true }
    guard depth < 8,
      let own = type(named: constraint.name, in: symbol.outer, file: symbol.file),
      own.kind == .protocol
    else { return false }
    return own.inherits.contains { isShown($0, own, depth: depth + 1) }
  }
}
