/// The names of properties that some code may write though nobody can tell whose they are: what it writes to has an unknown type, or
/// is named by a key path or by an argument's label.
///
/// Without them, state that no code is seen to set could not be told from state that is set by code which was not understood.
struct UnseenWrites {
  /// The types whose code may write a property of a name; `nil` for code of no type.
  private var writers: [String: Set<ObjectIdentifier?>] = [:]
  /// What values are made with, where it is known of which type they are.
  private var given: Set<StatePath> = []

  mutating func note(_ name: String, by writer: TypeSymbol?) {
    let name = Self.property(name)
    writers[name, default: []].insert(writer.map(ObjectIdentifier.init))
  }

  /// Notes what an expression names last: of `model.routing.flag` the flag, of `flags[id]` the flags.
  mutating func note(_ target: Expression, by writer: TypeSymbol?) {
    switch target {
    case .name(let name, _), .member(_, let name, _): note(name, by: writer)
    case .element(let base, let arguments):
      note(base, by: writer)
      for argument in arguments { note(argument.value, by: writer) }
    case .keyPath(_, let components, _): for name in components { note(name, by: writer) }
    case .tuple(let elements): for element in elements { note(element.value, by: writer) }
    case .conditional(_, let inner), .await(let inner): note(inner, by: writer)
    default: break
    }
  }

  /// Notes that a value is made, of a known type or of one that nobody knows, with something for a property.
  mutating func note(given label: String, of symbol: TypeSymbol?, by writer: TypeSymbol?) {
    if let symbol {
      given.insert(StatePath(owner: symbol, property: label))
    } else {
      note(label, by: writer)
    }
  }

  /// The property that a name may mean which stands for its wrapper.
  private static func property(_ name: String) -> String {
    name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
  }

  /// Whether a property may be written so; one that is private only by its own type.
  func mayWrite(_ name: String, of owner: TypeSymbol) -> Bool {
    isGiven(name, of: owner) || mayWriteByName(name, of: owner)
  }

  /// Whether something is made with a property of its own for it.
  func isGiven(_ name: String, of owner: TypeSymbol) -> Bool {
    given.contains(StatePath(owner: owner, property: name))
  }

  /// The same, whatever the owner is made with.
  func mayWriteByName(_ name: String, of owner: TypeSymbol) -> Bool {
    guard let writers = writers[Self.property(name)] else { return false }
    guard owner.property(name)?.isPrivate == true else { return true }
    return writers.contains(ObjectIdentifier(owner))
      || owner.outer.map { writers.contains(ObjectIdentifier($0)) } == true
  }
}
