/// The names of properties that some code may write though nobody can tell whose they are: what it writes to has an unknown type, or
/// is named by a key path or by an argument's label.
///
/// Without them, state that no code is seen to set could not be told from state that is set by code which was not understood.
struct UnseenWrites {
  private var names: Set<String> = []
  /// What values are made with, where it is known of which type they are.
  private var given: Set<StatePath> = []

  mutating func note(_ name: String) {
    names.insert(name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name)
  }

  /// Notes what an expression names last: of `model.routing.flag` the flag, of `flags[id]` the flags.
  mutating func note(_ target: Expression) {
    switch target {
    case .name(let name, _), .member(_, let name, _): note(name)
    case .element(let base, let arguments):
      note(base)
      for argument in arguments { note(argument.value) }
    case .keyPath(_, let components, _): components.forEach { note($0) }
    case .tuple(let elements): for element in elements { note(element.value) }
    case .conditional(_, let inner), .await(let inner): note(inner)
    default: break
    }
  }

  /// Notes that a value is made, of a known type or of one that nobody knows, with something for a property.
  mutating func note(given label: String, of symbol: TypeSymbol?) {
    if let symbol {
      given.insert(StatePath(owner: symbol, property: label))
    } else {
      note(label)
    }
  }

  func contains(_ name: String, of owner: TypeSymbol) -> Bool {
    names.contains(name) || given.contains(StatePath(owner: owner, property: name))
  }
}
