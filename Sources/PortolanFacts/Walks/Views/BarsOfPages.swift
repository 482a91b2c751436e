/// Bars by which the user chooses what the `switch` around them shows: `ForEach(Page.allCases) { item in Button("Go") { page = item } }`.
extension ViewWalk {
  /// Whether a loop makes the buttons of such a bar, which are no rows of the page that stands beside it: what it goes through are pages
  /// of that `switch`, or what it does sets which of them is shown.
  ///
  /// - Parameter acts: Whether something in the loop does something.
  func isBar(through elements: ResolvedType, _ contents: [Expression], acts: Bool) -> Bool {
    let pages = enumsChosenInPlace
    if pages.isEmpty { return false }
    if acts, let element = elements.unwrapped.ownSymbol, pages.contains(where: { $0 === element }) {
      return true
    }
    return contents.contains { sets(oneOf: pages, $0) }
  }

  /// The enums of which a `switch` around the code shows one case or another in place.
  private var enumsChosenInPlace: [TypeSymbol] {
    within.filter { !isPresented($0) }.compactMap { state in
      let type = evaluator.property(state.property, of: state.owner)?.type.unwrapped.ownSymbol
      return casesAround.first { $0.symbol === type }?.symbol
    }
  }

  /// Whether code puts something into a piece of state that holds one of some enums, or hands on a binding to it.
  private func sets(oneOf enums: [TypeSymbol], _ code: Expression) -> Bool {
    var sets = false
    code.visit { part in
      let target: Expression
      switch part {
      case .assignment(let state, _, _): target = state
      case .name(let name, _) where name.hasPrefix("$") && !name.dropFirst().allSatisfy(\.isNumber):
        target = part
      case .member(_?, let name, _) where name.hasPrefix("$"): target = part
      default: return
      }
      if sets { return }
      let value = evaluate(target)
      sets =
        value.path != nil
        && enums.contains { $0 === value.type.unwrapped.ownSymbol }
    }
    return sets
  }
}
