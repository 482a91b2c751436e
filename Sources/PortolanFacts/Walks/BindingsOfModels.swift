/// Bindings that models keep to somebody else's state: `AssetModel(input: presenter.input)`, whose `var input: Binding<Input?>` writes
/// that.
extension StateChangeWalk {
  /// Notes which state a class is made with a binding to.
  mutating func noteBindings(keptBy symbol: TypeSymbol, _ arguments: [Argument]) {
    guard symbol.kind == .class, !symbol.isView else { return }
    let initializer = symbol.members.first {
      $0.declaration.kind == .initializer && $0.declaration.accepts(arguments)
    }
    guard let initializer else { return }
    for (parameter, argument) in initializer.declaration.matched(arguments)
    where parameter.type.unwrapped.bindsState {
      guard let property = symbol.stored(by: initializer.declaration, from: parameter),
        symbol.isPassed(property),
        let path = evaluator.evaluate(argument.value, in: environment).path
      else { continue }
      let key = StatePath(owner: symbol, property: property)
      if path.slot != key, !boundByModels[key, default: []].contains(path) {
        boundByModels[key, default: []].append(path)
      }
    }
  }
}
