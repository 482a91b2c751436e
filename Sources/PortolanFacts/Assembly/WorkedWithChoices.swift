/// Optional enums by which the user says what a model's code is to work with, picked from a list of all cases: where to export to.
extension SourceAssembly {
  /// Whether a property of a model holds such an enum: nothing is presented for it, whatever it is called.
  func isWorkedWith(_ property: String, _ symbol: TypeSymbol, of owner: TypeSymbol) -> Bool {
    guard !owner.isView, evidence[owner, property]?.isShown != true,
      symbol.inherits("CaseIterable"), symbol.inherits("String", "Int"),
      symbol.cases.allSatisfy({ $0.parameters.isEmpty }), program.listsAllCases(of: symbol)
    else { return false }
    return owner.members.contains { $0.handsOn(property) }
  }
}

extension Program {
  /// Whether a view's code goes over all cases of an enum: `List(Format.allCases)`.
  fileprivate func listsAllCases(of symbol: TypeSymbol) -> Bool {
    types.contains { view in
      view.isView
        && view.members.contains { member in
          var isFound = false
          member.eachExpression { expression in
            if case .member(let type?, "allCases", _) = expression, type.lastName == symbol.name {
              isFound = true
            }
          }
          return isFound
        }
    }
  }
}

extension Member {
  /// Whether a function hands on what a property of its object holds: `writer(for: format).write()`.
  fileprivate func handsOn(_ property: String) -> Bool {
    guard declaration.kind == .function,
      !declaration.parameters.contains(where: { $0.name == property })
    else { return false }
    var isFound = false
    (declaration.body ?? []).visit { expression in
      guard case .call(_, let arguments, _) = expression else { return }
      if arguments.contains(where: { $0.value.ownName == property }) { isFound = true }
    }
    return isFound
  }
}
