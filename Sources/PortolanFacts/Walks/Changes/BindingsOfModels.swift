/// Bindings to somebody else's state that are kept by what is no view: by models, `AssetModel(input: presenter.input)`, whose
/// `var input: Binding<Input?>` writes that, by structs that carry several, and by the coordinators of wrapped controllers.
extension StateChangeWalk {
  /// Notes which state something is made with a binding to.
  mutating func noteBindings(keptBy symbol: TypeSymbol, _ arguments: [Argument]) {
    guard symbol.kind == .class || symbol.kind == .struct, !symbol.isView else { return }
    guard let initializer = symbol.initializer(taking: arguments) else {
      guard symbol.kind == .struct, symbol.initializers.isEmpty else { return }
      for argument in arguments {
        if let property = argument.label { noteBinding(property, of: symbol, to: argument.value) }
      }
      return
    }
    for (parameter, argument) in initializer.declaration.matched(arguments)
    where parameter.type.unwrapped.bindsState {
      if let property = symbol.stored(by: initializer.declaration, from: parameter) {
        noteBinding(property, of: symbol, to: argument.value)
      }
    }
  }

  /// Of structs that carry bindings to this and to that nobody knows which one code has.
  mutating func dropAmbiguousBindings() {
    boundByModels = boundByModels.filter { $0.key.owner.kind != .struct || $0.value.count == 1 }
  }

  /// Notes which state a property is a binding to, if it is one.
  mutating func noteBinding(_ property: String, of symbol: TypeSymbol, to state: Expression) {
    guard symbol.isPassed(property),
      let path = evaluator.evaluate(state, in: environment).path
    else { return }
    let key = StatePath(owner: symbol, property: property)
    if path.slot != key, !boundByModels[key, default: []].contains(path) {
      boundByModels[key, default: []].append(path)
    }
  }
}
