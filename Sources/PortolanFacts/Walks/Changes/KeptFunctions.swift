/// Closures that the properties of views keep from the start, and that are told something: `var go: (Page) -> Void = { router.path.append($0) }`.
/// The view's code calls them as it does its functions.
extension Program {
  /// By each such property the function that its closure stands for.
  func findKeptFunctions() -> [ObjectIdentifier: Member] {
    var found: [ObjectIdentifier: Member] = [:]
    for view in types where view.isView && !view.isController {
      for property in view.members {
        guard let function = property.declaration.keptFunction else { continue }
        found[ObjectIdentifier(property)] = Member(function, file: property.file)
      }
    }
    return found
  }

  /// The function for which the closure stands that a type keeps by a name.
  func keptFunction(_ name: String, of symbol: TypeSymbol?) -> Member? {
    symbol?.property(name).flatMap { keptFunctions[ObjectIdentifier($0)] }
  }
}

extension StateChangeWalk {
  /// Whether a view hands a closure that it keeps on to another that keeps such a one, which says itself what it tells it.
  func handsOnKept(_ argument: Argument, to callee: Expression) -> Bool {
    guard let name = argument.value.ownName, let label = argument.label,
      program.keptFunction(name, of: environment.scope) != nil
    else { return false }
    return program.keptFunction(label, of: constructed(callee)) != nil
  }
}

extension Declaration {
  /// The function for which the closure stands that a property keeps from the start; nothing where that is told nothing.
  fileprivate var keptFunction: Declaration? {
    guard kind == .variable, body == nil, case .closure(let closure)? = value, let type,
      type.givesNothing
    else { return nil }
    let types = type.unwrapped.arguments.dropLast()
    let names =
      closure.parameters.isEmpty ? types.indices.map { "$\($0)" } : closure.parameters
    guard !types.isEmpty, names.count == types.count else { return nil }
    var function = Declaration(kind: .function, name: name, position: position)
    function.condition = condition
    function.modifiers = modifiers
    function.parameters = zip(names, types).map { Parameter(label: nil, name: $0, type: $1) }
    function.body = closure.body
    return function
  }
}
