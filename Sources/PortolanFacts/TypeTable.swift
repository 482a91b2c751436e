/// The declared types by id, and what each is made of.
struct TypeTable {
  let all: [DeclaredType]
  private let numbers: [String: Int]

  init(_ facts: Facts) {
    let numbers = Dictionary(
      facts.types.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    all = facts.types.enumerated().map { number, fact in
      DeclaredType(fact, number: number) { numbers[$0.id] }
    }
  }

  subscript(id: String) -> DeclaredType? { numbers[id].map { all[$0] } }
  subscript(reference: TypeReference) -> DeclaredType? { self[reference.id] }

  /// The declared type of what a property holds.
  func value(of property: StoredProperty) -> DeclaredType? { property.valueNumber.map { all[$0] } }

  /// The declared types that a type is made of, each once.
  func types(in type: DeclaredType) -> [DeclaredType] {
    Set(typeNumbers(in: type)).sorted().map { all[$0] }
  }

  private func typeNumbers(in type: DeclaredType) -> [Int] {
    type.properties.compactMap(\.valueNumber)
      + type.cases.flatMap(\.payload).compactMap { numbers[PropertyShape($0.type).value.id] }
  }

  /// For each type, by number, those that are made of it.
  var mentioningTypes: [[Int]] {
    var mentioning: [[Int]] = Array(repeating: [], count: all.count)
    for type in all {
      for mentioned in typeNumbers(in: type) where mentioning[mentioned].last != type.number {
        mentioning[mentioned].append(type.number)
      }
    }
    return mentioning
  }
}

/// A declared type, with what the linker asks of it again and again worked out.
///
/// A class, for it is handed about much more often than it is made.
final class DeclaredType {
  let fact: TypeFact
  /// Its position among the facts.
  let number: Int
  /// The stored properties, a tuple's elements each by itself: `pair.left`.
  let properties: [StoredProperty]
  /// `Destination` of `InventoryModel.Destination`.
  let lastName: String
  /// Whether somebody watches it: `@Observable`, or a property in a wrapper such as `@Published`.
  let isWatched: Bool
  /// Whether it works for others and shows nothing, by its name.
  let isNamedForService: Bool

  /// Whether it is one of the types that many apps use, declared by the app itself.
  let isKnown: Bool

  init(_ fact: TypeFact, number: Int, numberOf: (TypeReference) -> Int?) {
    self.fact = fact
    self.number = number
    properties = fact.properties.flatMap(Self.elements).map { property in
      StoredProperty(property, numberOf: numberOf)
    }
    lastName = fact.lastName
    isWatched =
      fact.conformances.contains("Observable") || properties.contains { $0.shape.isWatched }
    isKnown = KnownTypes.isKnown(fact)
    isNamedForService = NavigationWords.namesService(lastName)
  }

  private static func elements(of property: PropertyFact) -> [PropertyFact] {
    guard property.type.name == TypeReference.tuple else { return [property] }
    return property.type.arguments.enumerated().map { number, type in
      let label = (property.type.labels?[number]).flatMap { $0 }
      return PropertyFact(name: "\(property.name).\(label ?? "\(number)")", type: type)
    }
  }

  var id: String { fact.id }
  var kind: TypeFact.Kind { fact.kind }
  var cases: [CaseFact] { fact.cases }
  var declaration: DeclarationFact? { fact.declaration }
  var destinationName: String { fact.destinationName }

  func conforms(to name: String) -> Bool { fact.conformances.contains(name) }

  func isNested(in owner: DeclaredType) -> Bool { fact.isNested(in: owner.fact) }
}

/// A stored property, and what it holds.
struct StoredProperty {
  var fact: PropertyFact
  var shape: PropertyShape
  /// The number of the declared type that it holds.
  var valueNumber: Int?

  init(_ fact: PropertyFact, numberOf: (TypeReference) -> Int?) {
    self.fact = fact
    shape = PropertyShape(fact.type)
    valueNumber = numberOf(shape.value)
  }

  var name: String { fact.name }
}
