/// Protocols of an app's own by which its coordinators know controllers: `protocol LoginView: Presentable`.
extension Program {
  /// Whether values of a protocol are shown as controllers: it asks for one, `func toPresent() -> UIViewController`, or refines one
  /// that does, or is for controllers alone. What merely hears of something, a delegate, is none.
  func standsForControllers(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .protocol else { return false }
    let key = ObjectIdentifier(symbol)
    if let known = controllerProtocols[key] { return known }
    // Those that refine each other stand for none by that alone.
    controllerProtocols[key] = false
    let stands =
      symbol.inheritedNames.contains { $0.hasSuffix("Controller") }
      || symbol.members.contains(where: givesController)
      || protocols(of: symbol).contains(where: standsForControllers)
    controllerProtocols[key] = stands
    return stands
  }

  private func givesController(_ member: Member) -> Bool {
    let declaration = member.declaration
    return !member.isStatic && [.function, .variable].contains(declaration.kind)
      && declaration.parameters.isEmpty
      && declaration.type?.held.lastName.hasSuffix("Controller") == true
  }

  /// Whether a written type is a controller's, or a protocol's that stands for controllers.
  func isController(_ type: TypeReference, in scope: TypeSymbol?, file: Int) -> Bool {
    let held = type.held
    return held.lastName.hasSuffix("Controller")
      || resolve(held, in: scope, file: file).unwrapped.ownSymbol.map(standsForControllers) == true
  }

  /// Whether a written type is that of an enum one of whose cases carries a controller, as what a factory gives back:
  /// `enum Made { case page(UIViewController), nothing }`.
  func carriesController(_ type: TypeReference, in scope: TypeSymbol?, file: Int) -> Bool {
    guard let symbol = resolve(type.held, in: scope, file: file).unwrapped.ownSymbol,
      symbol.kind == .enum
    else { return false }
    return symbol.cases.contains { declaration in
      declaration.parameters.contains { isController($0.type, in: symbol, file: symbol.file) }
    }
  }
}

extension TypeReference {
  /// The type behind `Page?`, `any Page` and `some Page`; of `UIViewController & Page` the controller.
  fileprivate var held: TypeReference {
    switch lastName {
    case "Optional", "some", "any": arguments.first?.held ?? self
    case Self.composition: arguments.first { $0.lastName.hasSuffix("Controller") } ?? self
    default: self
    }
  }
}
