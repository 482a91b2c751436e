/// Types that only macros write: `Destination.State` of a `@Reducer enum Destination`.
enum Macros {
  static func expand(_ symbol: TypeSymbol, in program: Program) {
    guard symbol.has("Reducer"), symbol.nested["State"] == nil else { return }
    var declaration = Declaration(
      kind: symbol.kind == .enum ? .enum : .struct, name: "State", position: symbol.position)
    declaration.condition = symbol.condition
    let state = TypeSymbol(
      declaration, module: symbol.module, file: symbol.file, outer: symbol)
    for member in symbol.members where member.declaration.kind == .case {
      var declaration = member.declaration
      for number in declaration.parameters.indices {
        let type = declaration.parameters[number].type
        // A case holds a reducer's state, unless it is told to hold just what it says.
        if let child = program.type(named: type.name, in: symbol, file: member.file),
          isReducer(child)
        {
          declaration.parameters[number].type = TypeReference(type.name + ".State")
        }
      }
      state.add(Member(declaration, file: member.file))
    }
    symbol.nested["State"] = [state]
    program.add(state)
  }

  /// Whether a type is a reducer of the Composable Architecture, old or new.
  static func isReducer(_ symbol: TypeSymbol) -> Bool {
    symbol.has("Reducer") || symbol.inherits("Reducer", "ReducerProtocol")
      || (symbol.kind != .class && symbol.nested["State"] != nil && symbol.nested["Action"] != nil)
  }
}
