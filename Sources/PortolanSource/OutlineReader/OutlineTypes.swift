import PortolanFacts
import SwiftSyntax

extension OutlineReader {
  /// A type with its sugar undone: `X?` is an `Optional` of `X`. The arguments of a function are its parameters and, last,
  /// its result; `any P`, `some P` and `X.Type` are called `any`, `some` and `Metatype`.
  mutating func type(_ node: TypeSyntax) -> TypeReference {
    deeper(at: node, else: TypeReference(TypeReference.opaque)) { $0.readType(node) }
  }

  private mutating func readType(_ node: TypeSyntax) -> TypeReference {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return TypeReference(meaning(of: node.name), arguments(node.genericArgumentClause))
    case .memberType(let node):
      return TypeReference(
        "\(type(node.baseType).name).\(name(node.name))", arguments(node.genericArgumentClause))
    case .optionalType(let node): return TypeReference("Optional", [type(node.wrappedType)])
    case .implicitlyUnwrappedOptionalType(let node):
      return TypeReference("Optional", [type(node.wrappedType)])
    case .arrayType(let node): return TypeReference("Array", [type(node.element)])
    case .dictionaryType(let node):
      return TypeReference("Dictionary", [type(node.key), type(node.value)])
    case .tupleType(let node): return tuple(node)
    case .functionType(let node):
      let parameters = node.parameters.map { type($0.type) }
      return TypeReference(TypeReference.function, parameters + [type(node.returnClause.type)])
    case .someOrAnyType(let node):
      return TypeReference(node.someOrAnySpecifier.text, [type(node.constraint)])
    case .metatypeType(let node): return TypeReference("Metatype", [type(node.baseType)])
    case .compositionType(let node):
      let parts = node.elements.compactMap { element in
        element.type.is(SuppressedTypeSyntax.self) ? nil : type(element.type)
      }
      return parts.count == 1 ? parts[0] : TypeReference(TypeReference.composition, parts)
    case .attributedType(let node): return type(node.baseType)
    case .classRestrictionType: return TypeReference("AnyObject")
    case .namedOpaqueReturnType(let node): return type(node.type)
    case .packExpansionType(let node): return type(node.repetitionPattern)
    case .packElementType(let node): return type(node.pack)
    default: return TypeReference(TypeReference.opaque)
    }
  }

  mutating func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    // Newer versions of swift-syntax allow a value here, too.
    return clause.arguments.map { argument in
      argument.argument.as(TypeSyntax.self).map { type($0) } ?? TypeReference(TypeReference.opaque)
    }
  }

  private mutating func tuple(_ node: TupleTypeSyntax) -> TypeReference {
    var types: [TypeReference] = []
    var labels: [String?] = []
    for element in node.elements {
      types.append(type(element.type))
      labels.append(element.firstName.map { name($0) }.flatMap { $0 == "_" ? nil : $0 })
    }
    if types.count == 1 { return types[0] }
    return TypeReference(TypeReference.tuple, types, labels: labels)
  }
}
