/// Generic views whose content an initialiser says by its extension: `extension Page where Content == ListView { init(path: Path) }`.
extension ViewWalk {
  /// Shows what is the content of a view that is constructed by such an initialiser, which makes it of what it is given.
  mutating func showContent(of symbol: TypeSymbol, saidBy initializer: Member?, _ call: Call) {
    guard let initializer, !initializer.requirements.isEmpty, symbol.wrapsContent else { return }
    let accepting = symbol.initializers.filter { $0.declaration.accepts(call.arguments) }
    // Of several that take the same labels, the types say which is meant.
    let fitting = accepting.count < 2 ? accepting : accepting.filter { takes($0, call, of: symbol) }
    guard fitting.count == 1 else { return }
    let contents = Set(
      symbol.genericParameters.filter { $0.constraint?.lastName == "View" }.map(\.name))
    for required in fitting[0].requirements where contents.contains(required.name) {
      guard let constraint = required.constraint, constraint.name == "==",
        let written = constraint.arguments.first,
        let view = program.type(named: written.name, in: symbol, file: fitting[0].file),
        view.isView, view !== symbol
      else { continue }
      with(depth: depth + 1) {
        $0.use(view, arguments: [:], isHandedNewModel: true, at: call.position)
      }
    }
  }

  private func takes(_ initializer: Member, _ call: Call, of symbol: TypeSymbol) -> Bool {
    initializer.declaration.matched(call.arguments).allSatisfy { parameter, argument in
      let wanted = program.resolve(parameter.type, in: symbol, file: initializer.file).unwrapped
      guard let wanted = wanted.ownSymbol else { return true }
      return evaluate(argument.value).type.unwrapped.ownSymbol === wanted
    }
  }
}
