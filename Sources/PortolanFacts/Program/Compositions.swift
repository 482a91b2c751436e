import Foundation

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

/// What values are that conform to several protocols of the app's own, `var flow: (Handler & Navigator)?`: of a protocol that asks for
/// all that these ask for. It is one for all programs of the same types.
final class Compositions: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [[ObjectIdentifier]: TypeSymbol] = [:]

  fileprivate func symbol(of parts: [TypeSymbol]) -> TypeSymbol {
    lock.withLock {
      let key = parts.map(ObjectIdentifier.init)
      if let known = known[key] { return known }
      let symbol = TypeSymbol(composedOf: parts)
      known[key] = symbol
      return symbol
    }
  }
}

extension Program {
  /// The protocol that several types stand for together, where all of them are protocols of the app's own.
  func composition(of types: [ResolvedType]) -> TypeSymbol? {
    var parts: [TypeSymbol] = []
    for case .own(let symbol) in types where symbol.kind == .protocol {
      let added = symbol.composedOf.isEmpty ? [symbol] : symbol.composedOf
      parts += added.filter { part in !parts.contains { $0 === part } }
    }
    return parts.count > 1 ? compositions.symbol(of: parts) : nil
  }
}
