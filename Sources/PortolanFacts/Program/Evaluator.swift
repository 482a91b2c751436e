/// Finds what expressions stand for, by walking declarations instead of running code.
struct Evaluator {
  let program: Program
  /// So many members are followed from one expression; more is a loop.
  private static let depthLimit = 24

  func evaluate(_ expression: Expression, in environment: Environment, depth: Int = 0) -> Denotation
  {
    if depth > Self.depthLimit { return .unknown }
    func inner(_ expression: Expression) -> Denotation {
      evaluate(expression, in: environment, depth: depth + 1)
    }
    switch expression {
    case .name(let name, _): return self.name(name, in: environment, depth)
    case .member(let base?, let name, _):
      return member(name, of: inner(base), in: environment, depth)
    case .member(nil, let name, _): return Denotation(caseName: name)
    case .call(let callee, let arguments, _):
      return call(callee, arguments, in: environment, depth)
    case .element(let base, let arguments) where arguments.first?.label == "case":
      return narrowed(inner(base), by: arguments[0].value, in: environment, depth)
    case .element(let base, _): return Denotation(type: inner(base).type.element)
    case .type(let type):
      return Denotation(
        type: .meta(program.resolve(type, in: environment.scope, file: environment.file)))
    case .closure(let closure): return Denotation(closure: (closure, environment))
    case .prefix(_, let operand), .conditional(_, let operand): return inner(operand)
    case .await(let operand): return inner(operand)
    case .infix(let left, "??", let right):
      let denotation = inner(left)
      return denotation.path != nil || denotation.type.symbol != nil ? denotation : inner(right)
    case .infix(let left, "==", let right), .infix(let left, "!=", let right):
      var denotation = inner(left)
      if let name = caseName(right), let symbol = denotation.type.symbol, symbol.hasCase(name) {
        denotation.path = denotation.path?.narrowed(to: name)
      }
      return Denotation(type: .foreign(TypeReference("Bool")), path: denotation.path)
    case .choice(_, let first, let second):
      let denotation = inner(first)
      return denotation.path != nil || denotation.type.symbol != nil ? denotation : inner(second)
    case .array(let elements):
      return Denotation(type: .many(elements.first.map { inner($0).type } ?? .unknown))
    case .boolean: return Denotation(type: .foreign(TypeReference("Bool")))
    case .string: return Denotation(type: .foreign(TypeReference("String")))
    case .number: return Denotation(type: .foreign(TypeReference("Int")))
    case .statement(let statement):
      return returned([statement]).map(inner) ?? .unknown
    default: return .unknown
    }
  }

  // MARK: - Names

  private func name(_ written: String, in environment: Environment, _ depth: Int) -> Denotation {
    let name =
      written.hasPrefix("$") && !(written.dropFirst().first?.isNumber ?? true)
      ? String(written.dropFirst()) : written
    if let local = environment.locals[name] { return local }
    if let scope = environment.scope {
      // (A local `self` was found above: a value that makes its own view.)
      if name == "self" { return Denotation(type: .own(scope)) }
      if name == "Self" { return Denotation(type: .meta(.own(scope))) }
      if let found = property(name, of: scope, depth) { return found }
      if name.hasPrefix("_"), let found = property(String(name.dropFirst()), of: scope, depth) {
        return found
      }
      if scope.kind == .enum, scope.hasCase(name) {
        return Denotation(type: .own(scope), caseName: name)
      }
    }
    if let symbol = program.type(named: name, in: environment.scope, file: environment.file) {
      return Denotation(type: .meta(.own(symbol)))
    }
    if let alias = program.topLevelAlias(name) {
      return Denotation(type: .meta(program.resolve(alias, in: nil, file: environment.file)))
    }
    if let global = program.globals[name] {
      return value(of: global, of: nil, depth)
    }
    if let first = name.first, first.isUppercase {
      return Denotation(type: .meta(.foreign(TypeReference(name))))
    }
    return .unknown
  }

  // MARK: - Members

  /// Members that change nothing of which state is meant.
  private static let transparentMembers: Set<String> = [
    "wrappedValue", "projectedValue", "presented", "some", "state", "viewState", "case", "binding",
    "unsafelyUnwrapped", "value", "animation",
  ]

  func member(
    _ written: String, of base: Denotation, in environment: Environment, _ depth: Int
  ) -> Denotation {
    if depth > Self.depthLimit { return .unknown }
    let name =
      written.hasPrefix("$") || written.hasPrefix("_") ? String(written.dropFirst()) : written
    if case .meta(let type) = base.type { return staticMember(name, of: type, depth) }
    if let symbol = base.type.unwrapped.ownSymbol {
      if symbol.kind == .enum, symbol.hasCase(name) { return caseOf(symbol, name, base) }
      if let found = property(name, of: symbol, depth) { return found }
    }
    if Self.transparentMembers.contains(name) { return base }
    if case .many(let element) = base.type.unwrapped, ["first", "last"].contains(name) {
      return Denotation(type: .optional(element))
    }
    if case .tuple(let elements) = base.type {
      if let element = elements.first(where: { $0.label == name }) {
        return Denotation(type: element.type)
      }
      if let number = Int(name), number < elements.count {
        return Denotation(type: elements[number].type)
      }
    }
    // Of a binding or an optional the app may extend, with a name for each case.
    for other in ["Optional", "Binding"] {
      let members = program.membersOfOthers[other] ?? []
      if let found = members.first(where: { $0.name == name && $0.declaration.body != nil }),
        base.path != nil, let returned = returned(found.declaration.body ?? [])
      {
        let scope = Environment(scope: nil, file: found.file, locals: ["self": base])
        let denotation = evaluate(returned, in: scope, depth: depth + 1)
        return denotation.path == nil
          ? Denotation(type: denotation.type, path: base.path) : denotation
      }
    }
    return .unknown
  }

  private func staticMember(_ name: String, of type: ResolvedType, _ depth: Int) -> Denotation {
    if name == "self" { return Denotation(type: .meta(type)) }
    if name == "allCases" { return Denotation(type: .many(type)) }
    guard let symbol = type.ownSymbol else { return .unknown }
    if name == "init" { return Denotation(type: .own(symbol), reference: symbol) }
    if symbol.kind == .enum, symbol.hasCase(name) {
      return Denotation(type: .own(symbol), caseName: name)
    }
    if let nested = program.type(named: name, in: symbol, file: symbol.file),
      nested.outer === symbol || symbol.nested[name] != nil || symbol.aliases[name] != nil
    {
      return Denotation(type: .meta(.own(nested)))
    }
    if let member = symbol.members(named: name).first(where: \.isStatic) {
      return value(of: member, of: symbol, depth)
    }
    return .unknown
  }

  private func caseOf(_ symbol: TypeSymbol, _ name: String, _ base: Denotation) -> Denotation {
    Denotation(
      type: .optional(payload(of: name, in: symbol)), path: base.path?.narrowed(to: name))
  }

  /// What a case holds: nothing, one value, or a tuple.
  func payload(of name: String, in symbol: TypeSymbol) -> ResolvedType {
    guard
      let member = symbol.members(named: name).first(where: { $0.declaration.kind == .case })
    else { return .unknown }
    let types = member.declaration.parameters.map {
      (label: $0.label, type: program.resolve($0.type, in: symbol, file: member.file))
    }
    return types.count == 1 ? types[0].type : .tuple(types)
  }

  /// A property of a type, of one that it inherits from, or of a protocol that the app extends.
  func property(_ name: String, of symbol: TypeSymbol, _ depth: Int = 0) -> Denotation? {
    if depth > Self.depthLimit { return nil }
    if let member = symbol.property(name) { return value(of: member, of: symbol, depth) }
    if let superclass = program.superclass(of: symbol) {
      return property(name, of: superclass, depth + 1)
    }
    // The members of a reducer's state are reached through whatever holds it.
    for inherited in symbol.inherits {
      if let other = program.type(named: inherited.name, in: symbol.outer, file: symbol.file),
        other.kind == .protocol, let member = other.property(name)
      {
        return value(of: member, of: symbol, depth)
      }
    }
    return nil
  }

  private func value(of member: Member, of owner: TypeSymbol?, _ depth: Int) -> Denotation {
    let scope = Environment(scope: owner, file: member.file)
    let declared = member.declaration.type.map {
      program.resolve($0, in: owner, file: member.file)
    }
    if let body = member.declaration.body {
      var denotation = Denotation(type: declared ?? .unknown)
      if let expression = returned(body) {
        let found = evaluate(expression, in: bindings(of: body, scope, depth), depth: depth + 1)
        denotation.path = found.path
        if declared?.symbol == nil, found.type.symbol != nil { denotation.type = found.type }
      }
      return denotation
    }
    var type = declared
    if type == nil, let value = member.declaration.value {
      type = typeOfValue(value, in: scope, depth)
    }
    // `@Environment(Router.self) var router`
    if type == nil || type?.symbol == nil,
      let argument = member.attribute("Environment")?.arguments.first?.value
    {
      let denotation = evaluate(argument, in: scope, depth: depth + 1)
      if case .meta(let environmentType) = denotation.type { type = environmentType }
    }
    guard let owner, !member.isStatic else { return Denotation(type: type ?? .unknown) }
    return Denotation(
      type: type ?? .unknown, path: StatePath(owner: owner, property: member.name))
  }

  private func typeOfValue(
    _ value: Expression, in environment: Environment, _ depth: Int
  ) -> ResolvedType {
    evaluate(value, in: environment, depth: depth + 1).type
  }

  // MARK: - Calls

  /// Functions of bindings that change nothing of which state is meant.
  private static let transparentFunctions: Set<String> = [
    "map", "removeDuplicates", "animation", "presented", "sending", "isPresent", "didSet",
    "transaction", "compactMap", "unwrap", "isNotNil", "mappedToBool", "optional", "dropFirst",
    "resignFirstResponder", "withTransaction", "toOptional", "isActive", "exists", "projectedValue",
    "bool", "onDismiss", "detach", "cast",
  ]

  private func call(
    _ callee: Expression, _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation {
    func inner(_ expression: Expression) -> Denotation {
      evaluate(expression, in: environment, depth: depth + 1)
    }
    if case .member(let base?, let function, _) = callee {
      if let name = name(of: base), name == "super" { return .unknown }
      let base = inner(base)
      if let denotation = libraryCall(function, on: base, arguments, in: environment, depth) {
        return denotation
      }
      if case .meta(let type) = base.type {
        if function == "init" { return Denotation(type: type) }
        return staticCall(function, of: type, depth)
      }
      if let symbol = base.type.unwrapped.ownSymbol,
        let member = method(function, of: symbol, arguments)
      {
        return result(of: member, of: symbol, base, arguments, in: environment, depth)
      }
      if let found = binding(function, of: base, arguments, in: environment, depth) { return found }
      if Self.transparentFunctions.contains(function) { return base }
      if let member = foreignMethod(function, arguments), base.path != nil {
        let found = result(of: member, of: nil, base, arguments, in: environment, depth)
        return found.path == nil ? Denotation(type: found.type, path: base.path) : found
      }
      return .unknown
    }
    if case .member(nil, let name, _) = callee { return Denotation(caseName: name) }
    if case .name(let name, _) = callee {
      if let known = initializer(name, arguments, in: environment, depth) { return known }
      if let scope = environment.scope, let member = method(name, of: scope, arguments) {
        return result(
          of: member, of: scope, Denotation(type: .own(scope)), arguments, in: environment, depth)
      }
    }
    let denotation = inner(callee)
    if case .meta(let type) = denotation.type { return Denotation(type: type) }
    return .unknown
  }

  /// A function of a binding that is told which case is meant: `$model.route.isPresent(/Route.add)`.
  private func binding(
    _ function: String, of base: Denotation, _ arguments: [Argument], in environment: Environment,
    _ depth: Int
  ) -> Denotation? {
    guard base.path != nil, let symbol = base.type.unwrapped.ownSymbol, symbol.kind == .enum,
      let first = arguments.first
    else { return nil }
    switch first.value {
    case .prefix("/", _), .keyPath, .call(.name("CasePath", _), _, _): break
    default: return nil
    }
    guard let name = caseName(first.value), symbol.hasCase(name) else { return nil }
    return member(name, of: base, in: environment, depth + 1)
  }

  /// Initialisers that wrap what they are given: `Binding($model.item)`, `State(initialValue:)`.
  private func initializer(
    _ name: String, _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    guard
      [
        "Binding", "Bindable", "UIBindable", "State", "StateObject", "Optional", "Published",
        "ObservedObject", "UIBinding", "Perception",
      ].contains(name),
      let first = arguments.first
    else { return nil }
    if first.label == "get", case .closure(let closure) = first.value {
      return returned(closure.body).map {
        evaluate($0, in: bindings(of: closure.body, environment, depth), depth: depth + 1)
      } ?? .unknown
    }
    return evaluate(first.value, in: environment, depth: depth + 1)
  }

  private func libraryCall(
    _ function: String, on base: Denotation, _ arguments: [Argument], in environment: Environment,
    _ depth: Int
  ) -> Denotation? {
    switch function {
    case "scope":
      guard let state = arguments.first(where: { $0.label == "state" }) ?? arguments.first else {
        return nil
      }
      return narrowed(base, by: state.value, in: environment, depth)
    case "case":
      guard let argument = arguments.first, let name = caseName(argument.value) else { return nil }
      return member(name, of: base, in: environment, depth + 1)
    case "binding":
      guard let get = arguments.first(where: { $0.label == "get" }) ?? arguments.first else {
        return nil
      }
      return narrowed(base, by: get.value, in: environment, depth)
    default: return nil
    }
  }

  /// What a key path, or a closure over `$0`, reads of a value.
  func narrowed(
    _ base: Denotation, by expression: Expression, in environment: Environment, _ depth: Int = 0
  ) -> Denotation {
    switch expression {
    case .keyPath(_, let components, _):
      return components.reduce(base) { member($1, of: $0, in: environment, depth + 1) }
    case .closure(let closure):
      guard let returned = returned(closure.body) else { return .unknown }
      return evaluate(
        returned, in: environment.with(closure.parameters.first ?? "$0", base), depth: depth + 1)
    case .prefix, .member, .call:
      guard let name = caseName(expression) else { return .unknown }
      return member(name, of: base, in: environment, depth + 1)
    default: return .unknown
    }
  }

  private func staticCall(_ function: String, of type: ResolvedType, _ depth: Int) -> Denotation {
    guard let symbol = type.ownSymbol else {
      return function == "random" ? Denotation(type: type) : .unknown
    }
    if symbol.kind == .enum, symbol.hasCase(function) {
      return Denotation(type: .own(symbol), caseName: function)
    }
    if let nested = symbol.nested[function]?.first { return Denotation(type: .own(nested)) }
    if let member = symbol.members(named: function).first(where: \.isStatic) {
      return Denotation(
        type: member.declaration.type.map {
          program.resolve($0, in: symbol, file: member.file)
        } ?? .unknown)
    }
    return .unknown
  }

  /// The function of this name whose labels fit the arguments.
  func method(_ name: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> Member? {
    var current: TypeSymbol? = symbol
    while let type = current {
      let found = type.members(named: name).first {
        $0.declaration.kind == .function && $0.declaration.accepts(arguments)
      }
      if let found { return found }
      current = program.superclass(of: type)
    }
    return nil
  }

  private func foreignMethod(_ name: String, _ arguments: [Argument]) -> Member? {
    for other in ["Binding", "Optional"] {
      let found = program.membersOfOthers[other]?.first {
        $0.name == name && $0.declaration.kind == .function && $0.declaration.accepts(arguments)
      }
      if let found { return found }
    }
    return nil
  }

  private func result(
    of member: Member, of owner: TypeSymbol?, _ base: Denotation, _ arguments: [Argument],
    in environment: Environment, _ depth: Int
  ) -> Denotation {
    var scope = Environment(scope: owner, file: member.file)
    if owner == nil { scope.locals["self"] = base }
    for (parameter, argument) in member.declaration.matched(arguments) {
      scope.locals[parameter.name] = evaluate(argument.value, in: environment, depth: depth + 1)
    }
    var denotation = Denotation(
      type: member.declaration.type.map {
        program.resolve($0, in: owner, file: member.file)
      } ?? .unknown)
    let body = member.declaration.body ?? []
    if let expression = returned(body) {
      let found = evaluate(expression, in: bindings(of: body, scope, depth), depth: depth + 1)
      denotation.path = found.path
      if denotation.type.symbol == nil, found.type.symbol != nil { denotation.type = found.type }
    }
    return denotation
  }

  // MARK: - Bodies

  /// The expression that a body gives back.
  func returned(_ body: [Statement]) -> Expression? {
    for statement in body.reversed() {
      switch statement {
      case .return(let expression): return expression
      case .expression(let expression): return expression
      case .if(_, let then, let other): return returned(then) ?? returned(other)
      case .switch(_, let cases, _): return cases.lazy.compactMap { returned($0.body) }.first
      default: continue
      }
    }
    return nil
  }

  /// What the local variables of a body stand for.
  func bindings(of body: [Statement], _ environment: Environment, _ depth: Int) -> Environment {
    var environment = environment
    for statement in body {
      guard case .declaration(let declaration) = statement, declaration.kind == .variable else {
        continue
      }
      environment.bind(declaration.name, local(declaration, in: environment, depth))
    }
    return environment
  }

  func local(_ declaration: Declaration, in environment: Environment, _ depth: Int = 0)
    -> Denotation
  {
    var denotation =
      declaration.value.map {
        evaluate($0, in: environment, depth: depth + 1)
      } ?? .unknown
    if let type = declaration.type {
      denotation.type = program.resolve(type, in: environment.scope, file: environment.file)
    }
    return denotation
  }

  /// The case that a case path or a key path names: `/Route.add`, `\.add`, `CasePath(Route.add)`, `.add`.
  func caseName(_ expression: Expression) -> String? {
    switch expression {
    case .prefix("/", let operand): caseName(operand)
    case .member(_, let name, _): name
    case .keyPath(_, let components, _): components.last
    case .call(.name("CasePath", _), let arguments, _):
      arguments.first.flatMap { caseName($0.value) }
    case .call(.member(nil, let name, _), _, _): name
    case .call(.member(_?, let name, _), _, _): name
    default: nil
    }
  }

  private func name(of expression: Expression) -> String? {
    if case .name(let name, _) = expression { name } else { nil }
  }
}

extension ResolvedType {
  /// The app's own type that it is, not one that it holds.
  var ownSymbol: TypeSymbol? {
    if case .own(let symbol) = self { symbol } else { nil }
  }
}

extension Declaration {
  /// The parameters with the arguments of a call, in the order of the arguments; by label, then by position.
  func matched(_ arguments: [Argument]) -> [(Parameter, Argument)] {
    var pairs: [(Parameter, Argument)] = []
    var next = 0
    for argument in arguments {
      let rest = parameters.indices.dropFirst(next)
      let found =
        argument.isTrailing && argument.label == nil
        ? rest.last { parameters[$0].isClosure } ?? rest.last
        : rest.first { parameters[$0].label == argument.label }
      guard let found else { continue }
      pairs.append((parameters[found], argument))
      if !(argument.isTrailing && argument.label == nil) { next = found + 1 }
    }
    return pairs
  }

  /// Whether a call with these arguments could mean it.
  func accepts(_ arguments: [Argument]) -> Bool {
    guard arguments.count <= parameters.count else { return false }
    let labels = Set(parameters.map(\.label))
    return arguments.allSatisfy { ($0.isTrailing && $0.label == nil) || labels.contains($0.label) }
      && parameters.count(where: { !$0.hasDefault }) <= arguments.count
        + parameters.count(where: \.isClosure)
  }
}

extension Parameter {
  var isClosure: Bool {
    type.name == TypeReference.function
      || (type.lastName == "Optional" && type.arguments.first?.name == TypeReference.function)
  }
}
