/// The kinds of a class of which one type keeps several objects: of `let home = Stack(); let search = Stack()` each property's object
/// is what no other is, and so each is a type by itself. Where code says the class by any other way than these properties, nobody knows
/// which object is meant, and the class stays one.
struct KeptKinds {
  private var kinds: [ObjectIdentifier: TypeSymbol] = [:]

  /// The kind that a property keeps.
  func kind(of member: Member) -> TypeSymbol? { kinds[ObjectIdentifier(member)] }

  static func found(in program: Program) -> KeptKinds {
    var found = KeptKinds()
    let candidates = candidates(in: program)
    if candidates.isEmpty { return found }
    let shared = names(Set(candidates.map(\.kept.name)), saidIn: program, besides: candidates)
    for candidate in candidates where !shared.contains(candidate.kept.name) {
      for member in candidate.members {
        let kind = TypeSymbol(kindOf: candidate.kept, [:], "", outer: candidate.kept.outer)
        kind.discriminator = member.name
        program.add(kind)
        found.kinds[ObjectIdentifier(member)] = kind
      }
    }
    return found
  }

  private struct Candidate {
    var kept: TypeSymbol
    var members: [Member]
  }

  /// The classes of which a type makes one object for each of several properties.
  private static func candidates(in program: Program) -> [Candidate] {
    var found: [Candidate] = []
    for owner in program.types where owner.kind == .class || owner.kind == .struct {
      var members: [ObjectIdentifier: Candidate] = [:]
      for member in owner.storedProperties where member.declaration.type == nil {
        guard case .call(.name(let name, _), _, _)? = member.declaration.value,
          let kept = program.type(named: name, in: owner, file: member.file), kept.isPlainClass,
          program.superclass(of: kept) == nil, program.protocols(of: kept).isEmpty
        else { continue }
        members[ObjectIdentifier(kept), default: Candidate(kept: kept, members: [])].members
          .append(member)
      }
      found += members.values.filter { $0.members.count > 1 }
        .sorted { $0.kept.id < $1.kept.id }
    }
    return found
  }

  /// Which of some names code says elsewhere.
  private static func names(
    _ wanted: Set<String>, saidIn program: Program, besides candidates: [Candidate]
  ) -> Set<String> {
    let own = Set(candidates.flatMap(\.members).map { ObjectIdentifier($0) })
    // Of two types that keep some, each has others.
    var found = Set(
      Dictionary(grouping: candidates, by: \.kept.name).filter { $0.value.count > 1 }.keys)
    let properties = Dictionary(grouping: candidates, by: \.kept.name).mapValues { candidates in
      Set(candidates.flatMap(\.members).map(\.name))
    }
    // Of `isHome ? home : search` nobody knows which it is.
    func noteTogether(_ values: [Expression]) {
      for (name, own) in properties
      where values.count(where: { $0.lastWord.map(own.contains) == true }) > 1 {
        found.insert(name)
      }
    }
    func noteType(_ type: TypeReference) {
      if wanted.contains(type.lastName) { found.insert(type.lastName) }
      type.arguments.forEach(noteType)
    }
    func noteName(_ expression: Expression) {
      switch expression {
      case .name(let name, _), .member(_, let name, _):
        if wanted.contains(name) { found.insert(name) }
      case .type(let type), .keyPath(let type?, _, _): noteType(type)
      case .closure(let closure): closure.types.compactMap { $0 }.forEach(noteType)
      case .choice(_, let first, let second), .infix(let first, "??", let second):
        noteTogether([first, second])
      case .array(let values): noteTogether(values)
      case .tuple(let values): noteTogether(values.map(\.value))
      default: break
      }
    }
    func note(_ declaration: Declaration) {
      let types = [declaration.type].compactMap { $0 } + declaration.parameters.map(\.type)
      (types + declaration.genericParameters.compactMap(\.constraint)).forEach(noteType)
      for parameter in declaration.parameters { parameter.value?.visit(noteName) }
      for argument in declaration.attributes.flatMap(\.arguments) {
        argument.value.visit(noteName)
      }
      declaration.value?.visit(noteName)
      let code = (declaration.body ?? []) + declaration.observers
      code.visit(noteName)
      code.visitStatements { statement in
        if case .declaration(let local) = statement, let type = local.type { noteType(type) }
      }
    }
    for symbol in program.types {
      symbol.inherits.forEach(noteType)
      symbol.aliases.values.forEach(note)
      for member in symbol.members where !own.contains(ObjectIdentifier(member)) {
        note(member.declaration)
      }
    }
    let others =
      Array(program.freeFunctions.values.joined()) + program.membersOfOthers.all
      + program.globals.values.joined()
    for member in others { note(member.declaration) }
    return found
  }
}

extension TypeSymbol {
  /// Whether it is a class of the app's own that stands for no other type, and for which none stands, as far as its declaration tells.
  fileprivate var isPlainClass: Bool {
    kind == .class && genericParameters.isEmpty && !isView && foreignAncestor == nil
      && nested.isEmpty
  }
}
