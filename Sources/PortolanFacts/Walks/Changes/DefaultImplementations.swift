/// What the extensions of protocols implement for the types that conform to them, `extension ListShowing { func tapped() { page = .help } }`:
/// such code is each of these types', and sets its state.
extension StateChangeWalk {
  /// Walks what a type has by the protocols of the app's own that it names, and does not declare itself.
  mutating func walkDefaults(of symbol: TypeSymbol) {
    let (fitting, declared) = program.defaultImplementations(for: symbol)
    defaults.note(declared: declared)
    for member in fitting {
      let isNew = defaults.note(member)
      // What names nothing of a type does for it what it did for the type before.
      if isNew || defaults.names(member).contains(where: { symbol.has(memberNamed: $0, program) }) {
        walk(member, of: symbol)
      }
    }
  }

  /// Walks what protocols implement for nobody who is known: what it makes and does, it does for types of others, or for some that
  /// conform in a way that was not understood, and whose state it may set.
  mutating func walkDefaultsForOthers() {
    for symbol in program.types where symbol.kind == .protocol {
      for member in symbol.members where !defaults.isSettled(member) {
        walk(member, of: symbol)
        member.declaration.body?.visit { expression in
          switch expression {
          case .assignment(let target, _, _): unseen.note(target, by: symbol)
          case .call(.member(let changed?, _, _), _, _): unseen.note(changed, by: symbol)
          default: break
          }
        }
      }
    }
  }
}

/// Which code of protocols was walked for some type.
struct DefaultImplementations {
  /// What each type has by itself that conforms.
  private var declared: Set<ObjectIdentifier> = []
  private var names: [ObjectIdentifier: Set<String>] = [:]

  /// Notes that a protocol's member is walked; `false` where it was before.
  fileprivate mutating func note(_ member: Member) -> Bool {
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

  fileprivate mutating func note(declared members: [Member]) {
    declared.formUnion(members.map { ObjectIdentifier($0) })
  }

  /// Whether it was walked for a type, or stands in for what a type has by itself.
  fileprivate func isSettled(_ member: Member) -> Bool {
    names[ObjectIdentifier(member)] != nil || declared.contains(ObjectIdentifier(member))
  }
}

extension Program {
  /// What a type has by the extensions of its protocols: the nearest protocol's where several implement the same. What the type or a
  /// class above it declares, or a nearer protocol, is told apart.
  func defaultImplementations(
    for symbol: TypeSymbol
  ) -> (fitting: [Member], declared: [Member]) {
    var waiting = protocols(of: symbol)
    if waiting.isEmpty { return ([], []) }
    let own = Array(lineage(of: symbol))
    var found: [Member] = []
    var declared: [Member] = []
    var seen: Set<ObjectIdentifier> = []
    while !waiting.isEmpty {
      let owner = waiting.removeFirst()
      guard seen.insert(ObjectIdentifier(owner)).inserted else { continue }
      let nearer = found
      for member in owner.members where member.declaration.body?.isEmpty == false {
        let isDeclared = own.contains {
          $0.members(named: member.name).contains { $0.overrides(member) }
        }
        if isDeclared || nearer.contains(where: { $0.overrides(member) }) {
          declared.append(member)
        } else if fits(member, symbol) {
          found.append(member)
        }
      }
      waiting += protocols(of: owner)
    }
    return (found, declared)
  }

  /// Whether a function that is called on values of a protocol's type is one that the protocol does not ask for, and only an extension
  /// gives it: that one is called, whatever the types have that conform.
  func isOfExtensionAlone(
    _ member: Member, of symbol: TypeSymbol, _ arguments: [Argument]
  ) -> Bool {
    symbol.kind == .protocol && member.declaration.body != nil
      && !asks(for: member, symbol, arguments)
  }

  private func asks(
    for member: Member, _ symbol: TypeSymbol, _ arguments: [Argument], depth: Int = 0
  ) -> Bool {
    let isAsked = symbol.members(named: member.name).contains {
      $0.declaration.body == nil
        && ($0.overrides(member)
          || $0.declaration.kind == .function && $0.declaration.accepts(arguments))
    }
    return isAsked
      || depth < 8
        && protocols(of: symbol).contains { asks(for: member, $0, arguments, depth: depth + 1) }
  }

  /// Whether a type is what an extension asks of those for which it implements something: `where Self: Page`. Of types of others
  /// nobody knows.
  func fits(_ member: Member, _ symbol: TypeSymbol) -> Bool {
    member.requirements.allSatisfy { required in
      guard required.name == "Self", let constraint = required.constraint,
        let wanted = type(named: constraint.name, in: nil, file: member.file)
      else { return true }
      return lineage(of: symbol).contains { conforming in
        conforming === wanted || types(conformingTo: wanted).contains { $0 === conforming }
      }
    }
  }
}

extension TypeSymbol {
  /// Whether it has a member of a name, be it by a class above it.
  fileprivate func has(memberNamed name: String, _ program: Program) -> Bool {
    program.lineage(of: self).contains { !$0.members(named: name).isEmpty }
  }
}
