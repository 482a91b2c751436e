/// What computed properties do as they are set, and which of them some code may set. What a setter does that nobody uses, nobody does.
struct SettersOfProperties {
  private var members: [ObjectIdentifier: String] = [:]
  private var written: Set<String> = []

  /// Notes a property that is computed. What stands in for one of another type's is set by whoever knows that.
  mutating func note(_ member: Member, of owner: TypeSymbol) {
    guard member.declaration.kind == .variable, !member.isStored, !owner.isView,
      owner.attributes.allSatisfy({ $0.name != "propertyWrapper" }),
      ["override", "public", "open"].allSatisfy({ !member.declaration.modifiers.contains($0) })
    else { return }
    members[ObjectIdentifier(member)] = member.name
  }

  /// Notes all that an expression names which is set, changed, or handed on for that.
  mutating func note(written target: Expression) {
    switch target {
    case .name(let name, _): note(name)
    case .member(let base, let name, _):
      note(name)
      if let base { note(written: base) }
    case .keyPath(_, let names, _): names.forEach { note($0) }
    case .element(let base, _), .conditional(_, let base), .call(.member(let base?, _, _), _, _),
      .prefix(_, let base), .await(let base):
      note(written: base)
    case .tuple(let elements): elements.forEach { note(written: $0.value) }
    default: break
    }
  }

  private mutating func note(_ name: String) {
    written.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
  }

  /// Says of what setters do that nobody uses.
  func settle(_ changes: inout [StateChange]) {
    let unused = Set(members.filter { !written.contains($0.value) }.keys)
    if unused.isEmpty { return }
    for number in changes.indices
    where changes[number].closures.isEmpty && changes[number].member.map(unused.contains) == true {
      changes[number].isOfUnusedSetter = true
    }
  }
}
