/// What the extensions of protocols implement for the types that conform to them, `extension ListShowing { func tapped() { page = .help } }`:
/// such code is each of these types', and sets its state.
extension StateChangeWalk {
  /// Walks what a type has by the protocols of the app's own that it names, and does not declare itself.
  mutating func walkDefaults(of symbol: TypeSymbol) {
    for (member, owner) in program.defaultImplementations(for: symbol) {
      let isNew = defaults.note(member, of: owner)
      // What names nothing of a type does for it what it did for the type before.
      if isNew || defaults.names(member).contains(where: { symbol.has(memberNamed: $0, program) }) {
        walk(member, of: symbol)
      }
    }
  }

  /// Walks the code of protocols to which only types of others conform: what it makes and does, it does for these.
  mutating func walkDefaultsForOthers() {
    for symbol in program.types where symbol.kind == .protocol && !defaults.isWalked(symbol) {
      for member in symbol.members where !program.isImplemented(symbol) {
        walk(member, of: symbol)
      }
    }
  }
}

/// Which code of protocols was walked for some type.
struct DefaultImplementations {
  private var protocols: Set<ObjectIdentifier> = []
  private var names: [ObjectIdentifier: Set<String>] = [:]

  /// Notes that a protocol's member is walked; `false` where it was before.
  fileprivate mutating func note(_ member: Member, of owner: TypeSymbol) -> Bool {
    protocols.insert(ObjectIdentifier(owner))
    if names[ObjectIdentifier(member)] != nil { return false }
    var found: Set<String> = []
    member.declaration.body?.visit { expression in
      switch expression {
      case .name(let name, _), .member(.name("self", _)?, let name, _):
        found.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
      default: break
      }
    }
    names[ObjectIdentifier(member)] = found
    return true
  }

  /// What the code of a member names that is its type's, or may be.
  fileprivate func names(_ member: Member) -> Set<String> { names[ObjectIdentifier(member)] ?? [] }

  fileprivate func isWalked(_ symbol: TypeSymbol) -> Bool {
    protocols.contains(ObjectIdentifier(symbol))
  }
}

extension Program {
  /// What a type has by the extensions of its protocols, with the protocol that each belongs to: the nearest protocol's where several
  /// implement the same, and nothing that the type or a class above it declares.
  fileprivate func defaultImplementations(for symbol: TypeSymbol) -> [(
    member: Member, owner: TypeSymbol
  )] {
    var waiting = protocols(of: symbol)
    if waiting.isEmpty { return [] }
    let own = Array(lineage(of: symbol))
    var found: [(member: Member, owner: TypeSymbol)] = []
    var seen: Set<ObjectIdentifier> = []
    while !waiting.isEmpty {
      let owner = waiting.removeFirst()
      guard seen.insert(ObjectIdentifier(owner)).inserted else { continue }
      let nearer = found
      for member in owner.members where member.declaration.body?.isEmpty == false {
        let isDeclared = own.contains {
          $0.members(named: member.name).contains { $0.overrides(member) }
        }
        if isDeclared || nearer.contains(where: { $0.member.overrides(member) }) { continue }
        if fits(member, symbol) { found.append((member, owner)) }
      }
      waiting += protocols(of: owner)
    }
    return found
  }

  /// Whether a type is what an extension asks of those for which it implements something: `where Self: Page`. Of types of others
  /// nobody knows.
  private func fits(_ member: Member, _ symbol: TypeSymbol) -> Bool {
    member.requirements.allSatisfy { required in
      guard required.name == "Self", let constraint = required.constraint,
        let wanted = type(named: constraint.name, in: nil, file: member.file)
      else { return true }
      return lineage(of: symbol).contains { conforming in
        conforming === wanted || types(conformingTo: wanted).contains { $0 === conforming }
      }
    }
  }

  /// Whether a type of the app's own conforms to a protocol.
  fileprivate func isImplemented(_ symbol: TypeSymbol) -> Bool {
    !types(conformingTo: symbol).isEmpty
  }
}

extension TypeSymbol {
  /// Whether it has a member of a name, be it by a class above it.
  fileprivate func has(memberNamed name: String, _ program: Program) -> Bool {
    program.lineage(of: self).contains { !$0.members(named: name).isEmpty }
  }
}
