/// The kinds of generic types of the app's own that code writes: `Store<CartState>` keeps other state than `Store<HomeState>`. Each is a
/// type by itself; one that a single class inherits from is that class.
struct GenericKinds {
  /// By the generic type, then by what its arguments are.
  private var kinds: [ObjectIdentifier: [String: TypeSymbol]] = [:]

  /// So many kinds are told apart; more is a type that holds itself in ever more layers.
  private static let limit = 1_000

  init() {}

  /// Whether the kinds of a type are types by themselves, so that nobody knows which one it is by itself.
  func tellApart(_ generic: TypeSymbol) -> Bool { kinds[ObjectIdentifier(generic)] != nil }

  /// The kind that is meant by a written type.
  func kind(
    _ written: TypeReference, of generic: TypeSymbol, in scope: TypeSymbol?, file: Int,
    _ program: Program
  ) -> TypeSymbol? {
    guard let known = kinds[ObjectIdentifier(generic)],
      let found = Found(written, of: generic, in: scope, file: file, program)
    else { return nil }
    return known[found.key]
  }

  // MARK: - Finding them

  static func found(in program: Program) -> GenericKinds {
    var kinds = GenericKinds()
    guard program.types.contains(where: { !$0.genericParameters.isEmpty }) else { return kinds }
    var search = Search(program)
    var fresh = program.types
    let heirs = search.heirs
    while !fresh.isEmpty {
      for symbol in fresh { search.note(symbol) }
      fresh = []
      for found in search.waiting {
        let heir = heirs[found.key].flatMap { $0.count == 1 ? $0[0] : nil }
        // The only kind of a type is that type.
        guard heir != nil || search.count(of: found.generic) > 1 else {
          search.postponed.append(found)
          continue
        }
        fresh.append(kinds.make(found, heir, program))
      }
      search.waiting = search.postponed
      search.postponed = []
      if program.types.count > search.firstCount + limit { break }
    }
    return kinds
  }

  private mutating func make(_ found: Found, _ heir: TypeSymbol?, _ program: Program) -> TypeSymbol
  {
    let kind: TypeSymbol
    if let heir {
      heir.inherit(from: found.generic, found.arguments)
      kind = heir
    } else {
      kind = TypeSymbol(
        kindOf: found.generic, found.arguments, found.text, outer: found.generic.outer)
      program.add(kind)
    }
    Self.nest(in: kind, from: found.generic, Set(found.generic.parameterNames), program)
    kinds[ObjectIdentifier(found.generic), default: [:]][found.key] = kind
    return kind
  }

  /// What is declared in a generic type is another in each kind of it, where it holds something of what the kinds differ in.
  private static func nest(
    in kind: TypeSymbol, from generic: TypeSymbol, _ parameters: Set<String>, _ program: Program
  ) {
    for (name, symbols) in generic.nested.sorted(by: { $0.key < $1.key })
    where kind.nested[name] == nil {
      kind.nested[name] = symbols.map { symbol in
        guard symbol.mentions(parameters) else { return symbol }
        let inner = TypeSymbol(kindOf: symbol, [:], "", outer: kind)
        program.add(inner)
        nest(in: inner, from: symbol, parameters, program)
        return inner
      }
    }
  }
}

extension GenericKinds {
  /// A generic type with its arguments.
  fileprivate struct Found {
    var generic: TypeSymbol
    var arguments: [String: ResolvedType] = [:]
    var key: String
    /// What the name of the kind ends with.
    var text: String

    /// Nothing where an argument is not known, or where it makes no difference.
    init?(
      _ written: TypeReference, of generic: TypeSymbol, in scope: TypeSymbol?, file: Int,
      _ program: Program
    ) {
      guard scope?.kind != .protocol, generic.kind == .class || generic.kind == .struct,
        !generic.isView, !generic.has("propertyWrapper"), !Macros.isReducer(generic),
        !program.isLibraryHolder(written, generic), generic.mentions(Set(generic.parameterNames))
      else { return nil }
      let names = generic.parameterNames
      guard names.count == written.arguments.count else { return nil }
      var (keys, texts): ([String], [String]) = ([], [])
      for (name, argument) in zip(names, written.arguments) {
        guard !argument.mentionsParameter(of: scope) else { return nil }
        let type = program.resolve(argument, in: scope, file: file)
        guard let key = type.text(\.id), let text = type.text(\.nesting) else { return nil }
        if case .own(let symbol) = type, symbol.isView || symbol.kind == .protocol { return nil }
        arguments[name] = type
        keys.append(key)
        texts.append(text)
      }
      self.generic = generic
      key = "\(generic.id)<\(keys.joined(separator: ", "))>"
      text = "<\(texts.joined(separator: ", "))>"
    }
  }

  fileprivate struct Search {
    let program: Program
    let firstCount: Int
    /// By the kind of a generic class, who inherits from it.
    var heirs: [String: [TypeSymbol]] = [:]
    var waiting: [Found] = []
    var postponed: [Found] = []
    private var known: Set<String> = []
    private var counts: [ObjectIdentifier: Int] = [:]
    /// The names of aliases, behind which there may be arguments.
    private let aliases: Set<String>

    init(_ program: Program) {
      self.program = program
      aliases = program.topLevelAliasNames.union(program.types.lazy.flatMap(\.aliases.keys))
      firstCount = program.types.count
      for symbol in program.types where symbol.kind == .class && symbol.genericParameters.isEmpty {
        guard let first = symbol.inherits.first,
          let found = found(first, in: symbol.outer, symbol.file)
        else { continue }
        heirs[found.key, default: []].append(symbol)
      }
    }

    func count(of generic: TypeSymbol) -> Int { counts[ObjectIdentifier(generic)] ?? 0 }

    mutating func note(_ symbol: TypeSymbol) {
      for inherited in symbol.inherits {
        note(inherited, in: symbol.argumentScope ?? symbol.outer, symbol.file)
      }
      for (_, alias) in symbol.aliases.sorted(by: { $0.key < $1.key })
      where alias.genericParameters.isEmpty {
        if let type = alias.type { note(type, in: symbol, symbol.file) }
      }
      for member in symbol.members {
        let own = Set(member.declaration.genericParameters.map(\.name))
        for type in member.findMentionedTypes(besides: aliases)
        where own.isEmpty || !type.mentions(own) {
          note(type, in: symbol, member.file)
        }
      }
      if symbol.typeArguments.isEmpty { return }
      for (_, symbols) in symbol.nested.sorted(by: { $0.key < $1.key }) {
        for inner in symbols where inner.outer === symbol { note(inner) }
      }
    }

    private mutating func note(
      _ type: TypeReference, in scope: TypeSymbol?, _ file: Int, depth: Int = 0
    ) {
      if depth > 20 { return }
      for argument in type.arguments { note(argument, in: scope, file, depth: depth + 1) }
      guard let found = found(type, in: scope, file), known.insert(found.key).inserted else {
        return
      }
      counts[ObjectIdentifier(found.generic), default: 0] += 1
      waiting.append(found)
    }

    /// The kind that a written type is of, be it by way of a typealias.
    private func found(
      _ type: TypeReference, in scope: TypeSymbol?, _ file: Int, depth: Int = 0
    ) -> Found? {
      if type.arguments.isEmpty {
        guard depth < 4, let alias = program.written(asAlias: type.name, in: scope) else {
          return nil
        }
        return found(alias.type, in: alias.scope, alias.file, depth: depth + 1)
      }
      guard let generic = program.type(named: type.name, in: scope, file: file),
        !generic.genericParameters.isEmpty
      else { return nil }
      return Found(type, of: generic, in: scope, file: file, program)
    }
  }
}

extension ResolvedType {
  /// The type in words that say all of it; `nil` where not all is known.
  fileprivate func text(_ name: (TypeSymbol) -> String) -> String? {
    switch self {
    case .own(let symbol): name(symbol)
    case .optional(let type): type.text(name).map { $0 + "?" }
    case .many(let type): type.text(name).map { "[\($0)]" }
    case .foreign(let type): type.written(inSource: true)
    case .meta, .tuple, .unknown: nil
    }
  }
}

extension TypeReference {
  /// Whether one of some names stands in it.
  fileprivate func mentions(_ names: Set<String>) -> Bool {
    let first = name.split(separator: ".").first.map(String.init) ?? name
    return names.contains(first) || arguments.contains { $0.mentions(names) }
  }

  /// Whether it says something that only the kind of a type tells, of which nobody knows which it is.
  fileprivate func mentionsParameter(of scope: TypeSymbol?) -> Bool {
    let first = name.split(separator: ".").first.map(String.init) ?? name
    return scope?.declarer(ofParameter: first) != nil || first == "Self"
      || arguments.contains { $0.mentionsParameter(of: scope) }
  }
}

extension TypeSymbol {
  /// Whether what it keeps, or what is declared in it keeps, hangs on what some parameters stand for.
  fileprivate func mentions(_ parameters: Set<String>) -> Bool {
    storedProperties.contains { $0.declaration.type?.mentions(parameters) == true }
      || cases.contains { $0.parameters.contains { $0.type.mentions(parameters) } }
      || nested.values.contains { $0.contains { $0.mentions(parameters) } }
  }

  /// What a generic parameter stands for in this kind of a type, or in what is around it.
  func argument(for parameter: String) -> ResolvedType? {
    typeArguments[parameter] ?? outer?.argument(for: parameter)
  }
}

extension Program {
  /// By those of classes that override others, which those are.
  var overriddenMembers: [ObjectIdentifier: ObjectIdentifier] {
    var overridden: [ObjectIdentifier: ObjectIdentifier] = [:]
    for symbol in types where symbol.kind == .class {
      for member in symbol.members where member.declaration.modifiers.contains("override") {
        let bases = lineage(of: symbol).dropFirst()
        let base = bases.lazy.compactMap { base in base.members.first(where: member.overrides) }
          .first
        overridden[ObjectIdentifier(member)] = base.map(ObjectIdentifier.init)
      }
    }
    return overridden
  }
}

extension Member {
  /// Whether it stands in the place of another's that is inherited.
  func overrides(_ other: Member) -> Bool {
    guard name == other.name, declaration.kind == other.declaration.kind else { return false }
    switch declaration.kind {
    case .function:
      return declaration.parameters.map(\.label) == other.declaration.parameters.map(\.label)
    case .initializer, .variable: return true
    default: return false
    }
  }
}
