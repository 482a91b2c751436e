/// Protocols that are put together under one name: `typealias Routing = Handler & Navigator`.
extension Program {
  /// What a type inherits from by what it names: of a composition all parts, a class first, and else that itself.
  func parts(of named: TypeReference, in scope: TypeSymbol, depth: Int = 0) -> [TypeReference] {
    if depth > 8 { return [named] }
    if named.name == TypeReference.composition {
      let parts = named.arguments.flatMap { self.parts(of: $0, in: scope, depth: depth + 1) }
      let isClass = { (part: TypeReference) in
        self.type(named: part.name, in: scope.outer, file: scope.file).map { $0.kind == .class }
          ?? part.lastName.hasSuffix("Controller")
      }
      return parts.filter(isClass) + parts.filter { !isClass($0) }
    }
    guard named.arguments.isEmpty,
      let alias = written(asAlias: named.name, in: scope.outer),
      alias.type.name == TypeReference.composition
    else { return [named] }
    return self.parts(of: alias.type, in: scope, depth: depth + 1)
  }
}
