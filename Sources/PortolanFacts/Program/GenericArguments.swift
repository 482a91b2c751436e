/// What the parameters of generic types stand for, where the whole program gives each of them one type of its own only: in
/// `class Pile<Route> { var path: [Route] }` the route, if all that is ever written is `Pile<Stop>`.
struct GenericArguments {
  private var given: [ObjectIdentifier: [String: Given]] = [:]
  /// The names of the generic types of the app's own, and of what stands for one.
  private let names: Set<String>

  private enum Given {
    case only(TypeSymbol)
    case several
  }

  init(_ program: Program) {
    let generic = program.types.filter { !$0.genericParameters.isEmpty }
    names = Set(generic.map(\.name)).union(program.types.lazy.flatMap(\.aliases.keys))
    if generic.isEmpty { return }
    for name in program.topLevelAliasNames.sorted() {
      guard let alias = program.written(asAlias: name, in: nil) else { continue }
      note(alias.type, in: nil, alias.file, program)
    }
    for symbol in program.types {
      for inherited in symbol.inherits { note(inherited, in: symbol, symbol.file, program) }
      for alias in symbol.aliases.sorted(by: { $0.key < $1.key }).map(\.value) {
        for type in alias.mentionedTypes { note(type, in: symbol, symbol.file, program) }
      }
      for member in symbol.members { note(member, in: symbol, program) }
    }
    let others =
      Array(program.freeFunctions.values.joined())
      + program.membersOfOthers.all
    for member in others + program.globals.values.joined() {
      note(member, in: nil, program)
    }
  }

  /// The type that a parameter of a type stands for.
  func meant(by parameter: String, of generic: TypeSymbol) -> TypeSymbol? {
    if case .only(let meant)? = given[ObjectIdentifier(generic)]?[parameter] { meant } else { nil }
  }

  private mutating func note(_ member: Member, in scope: TypeSymbol?, _ program: Program) {
    for type in member.mentionedTypes ?? member.declaration.mentionedTypes {
      note(type, in: scope, member.file, program)
    }
  }

  private mutating func note(
    _ type: TypeReference, in scope: TypeSymbol?, _ file: Int, _ program: Program, depth: Int = 0
  ) {
    if type.arguments.isEmpty || depth > 20 { return }
    for argument in type.arguments { note(argument, in: scope, file, program, depth: depth + 1) }
    guard names.contains(type.lastName) || program.topLevelAlias(type.name) != nil,
      let symbol = program.type(named: type.name, in: scope, file: file)
    else { return }
    for (name, argument) in zip(symbol.parameterNames, type.arguments) {
      // What is handed on from one generic type to another says nothing.
      if argument.name == "Self" || scope?.declarer(ofParameter: argument.name) != nil { continue }
      let key = ObjectIdentifier(symbol)
      guard argument.arguments.isEmpty,
        let meant = program.type(named: argument.name, in: scope, file: file),
        !meant.isView, meant.kind != .protocol
      else {
        given[key, default: [:]][name] = .several
        continue
      }
      switch given[key]?[name] {
      case nil: given[key, default: [:]][name] = .only(meant)
      case .only(let known)? where known === meant: break
      default: given[key]?[name] = .several
      }
    }
  }
}

extension Member {
  /// Finds the types that it says with their arguments or by a name of others, and keeps them: both looks at generic types ask.
  func findMentionedTypes(besides aliases: Set<String>) -> [TypeReference] {
    if let mentionedTypes { return mentionedTypes }
    let found = declaration.mentionedTypes.filter {
      !$0.arguments.isEmpty || aliases.contains($0.lastName)
    }
    mentionedTypes = found
    return found
  }
}

extension Declaration {
  /// The types that it says, in its signature and, with their arguments, in its code.
  fileprivate var mentionedTypes: [TypeReference] {
    var found =
      [type, value?.made].compactMap { $0 } + parameters.map(\.type)
      + parameters.compactMap { $0.value?.made } + (body ?? []).typesOfVariables
    let _: Never? = (body ?? []).firstCall { callee, _ in
      if case .type(let type) = callee { found.append(type) }
      return nil
    }
    return found
  }
}

extension [Statement] {
  fileprivate var typesOfVariables: [TypeReference] {
    flatMap { statement -> [TypeReference] in
      if case .declaration(let local) = statement, let type = local.type {
        return [type] + statement.inner.typesOfVariables
      }
      return statement.inner.typesOfVariables
    }
  }
}

extension Expression {
  /// The type that is made, where it is written with its arguments: `Pile<Stop>()`.
  fileprivate var made: TypeReference? {
    switch self {
    case .call(.type(let type), _, _): type
    case .call(.member(let base?, _, _), _, _), .member(let base?, _, _): base.made
    case .type(let type): type
    default: nil
    }
  }
}
