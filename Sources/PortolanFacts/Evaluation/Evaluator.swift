/// Finds what expressions stand for, by walking declarations instead of running code.
struct Evaluator {
  let program: Program
  /// So many members are followed from one expression; more is a loop.
  static let depthLimit = 24

  func evaluate(_ expression: Expression, in environment: Environment, depth: Int = 0) -> Denotation
  {
    defer { program.evaluations.end() }
    guard program.evaluations.begin() else { return .unknown }
    if isTooDeep(depth) { return .unknown }
    guard case .call = expression else { return find(expression, in: environment, depth) }
    if let known = environment.findings.denotation(of: expression) { return known }
    return program.evaluations.watching {
      find(expression, in: environment, depth)
    } whole: {
      environment.findings.note($0, for: expression)
    }
  }

  private func find(
    _ expression: Expression, in environment: Environment, _ depth: Int
  ) -> Denotation {
    func inner(_ expression: Expression) -> Denotation {
      evaluate(expression, in: environment, depth: depth + 1)
    }
    switch expression {
    case .name(let name, _): return self.name(name, in: environment, depth)
    case .member(.name("self", _)?, let name, _)
    where environment.given[Self.property(writtenAs: name)] != nil:
      return environment.given[Self.property(writtenAs: name)] ?? .unknown
    case .member(let base?, let name, _):
      let whole = inner(base)
      return whole.brought[name] ?? member(name, of: whole, in: environment, depth)
    case .member(nil, let name, _): return Denotation(caseName: name)
    case .call(let callee, let arguments, _):
      var made = call(callee, arguments, in: environment, depth)
      if made.caseName != nil, arguments.count == 1, arguments[0].value.isProjected {
        made.boundByCase = inner(arguments[0].value).path
      }
      return made
    case .element(let base, let arguments)
    where ["case", "keyPath"].contains(arguments.first?.label):
      return narrowed(inner(base), by: arguments[0].value, in: environment, depth)
    case .element(let base, let arguments):
      let whole = inner(base)
      if let brought = arguments.first?.value.keyOfInfo.flatMap({ whole.brought[$0] }) {
        return brought
      }
      if let part = part(of: whole, at: arguments, in: environment, depth)
        ?? keptStack(in: whole, at: arguments, in: environment, depth)
      {
        return part
      }
      var element = Denotation(type: whole.type.element, collection: whole.path)
      element.key = arguments.count == 1 ? arguments[0].value.key : nil
      return element
    case .type(let type):
      return Denotation(
        type: .meta(program.resolve(type, in: environment.scope, file: environment.file)))
    case .closure(let closure): return Denotation(closure: (closure, environment))
    case .keyPath(_, let components, _): return Denotation(keyPath: components)
    case .prefix("!", let operand):
      var denotation = inner(operand).negated
      if case .unknown = denotation.type { denotation.type = .bool }
      return denotation
    case .prefix(_, let operand): return inner(operand).workedOut
    case .conditional(_, let operand): return inner(operand)
    case .await(let operand): return inner(operand)
    case .infix(let value, Expression.isTakenFor, .type(let type)):
      let meant = program.resolve(type, in: environment.scope, file: environment.file)
      return inner(value).taken(for: meant, program)
    case .infix(let left, "??", let right):
      let (denotation, other) = (inner(left), inner(right))
      guard denotation.path != nil || denotation.type.symbol != nil else {
        // What is there before may be any case.
        var either = other.workedOut
        (either.caseName, either.caseChoices) = (nil, [])
        return either
      }
      if denotation.keepsMadeStack { return denotation }
      // `size ?? settings.size` is neither of the two.
      var either =
        other.path == nil || other.path == denotation.path
        ? denotation : Denotation(type: denotation.type.unwrapped)
      if other.isSurelyThere { either.type = either.type.unwrapped }
      return either
    case .infix(let left, "==", let right), .infix(let left, "!=", let right):
      var denotation = inner(left)
      if case .infix(_, "==", _) = expression, let name = caseName(right),
        let symbol = denotation.type.symbol, symbol.hasCase(name)
      {
        denotation.path = denotation.path?.narrowed(to: name)
      }
      // `isTourDone == false`
      if case .boolean(let value) = right, case .infix(_, let sign, _) = expression,
        value == (sign == "!=")
      {
        denotation = denotation.negated
      }
      return Denotation(
        type: .bool, path: denotation.path, undeclared: denotation.undeclared)
    case .infix(_, let sign, _) where Self.comparisons.contains(sign):
      return Denotation(type: .bool)
    // `"Order " + number`
    case .infix(.string, "+", _), .infix(_, "+", .string):
      return Denotation(type: .foreign(TypeReference("String")))
    // `0..<count`
    case .infix(.number, let sign, _) where sign == "..<" || sign == "...":
      return Denotation(type: .many(.int))
    case .choice(_, let first, let second):
      return one(of: inner(first), inner(second))
    case .array(let elements):
      // The type of a list is written as a list of one name: `[Letter].self`, of which a list of types would say `[Letter.self]`.
      if elements.count == 1, case .name = elements[0],
        case .meta(let type) = inner(elements[0]).type
      {
        return Denotation(type: .meta(.many(type)))
      }
      return Denotation(type: .many(elements.first.map { inner($0).type } ?? .unknown))
    case .boolean: return Denotation(type: .bool)
    case .string(let text):
      return Denotation(type: .foreign(TypeReference("String")), literal: text)
    case .number(let text): return Denotation(type: .int, literal: text)
    case .statement(let statement):
      let given = given(by: [statement], in: environment, depth).map(inner)
      return given.dropFirst().reduce(given.first ?? .unknown, one(of:_:))
    default: return .unknown
    }
  }

  /// Operators whose result is true or false whatever they are given.
  private static let comparisons: Set<String> = [
    "&&", "||", "<", ">", "<=", ">=", "===", "!==", "~=", Expression.isOfType,
  ]

  /// `store[\.routing.town]`: what the key path reads of the value that a store of the app's own keeps.
  private func part(
    of store: Denotation, at arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    guard arguments.count == 1, case .keyPath(_, let components, _) = arguments[0].value,
      let first = components.first, let symbol = store.type.unwrapped.ownSymbol
    else { return nil }
    if property(first, of: symbol, depth) != nil {
      return narrowed(store, by: arguments[0].value, in: environment, depth)
    }
    let roots = symbol.members(named: "subscript").lazy.compactMap { member in
      member.declaration.parameters.first.flatMap { parameter in
        parameter.type.lastName.hasSuffix("KeyPath")
          ? parameter.type.arguments.first.map {
            self.program.resolve($0, in: symbol, file: member.file)
          } : nil
      }
    }
    guard let root = roots.first else { return nil }
    return narrowed(Denotation(type: root), by: arguments[0].value, in: environment, depth)
  }

  func isTooDeep(_ depth: Int) -> Bool {
    if depth <= Self.depthLimit { return false }
    program.evaluations.cut()
    return true
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

  /// What is known at the end of a body.
  func bindings(of body: [Statement], _ environment: Environment, _ depth: Int) -> Environment {
    if body.count < 2 { return environment }
    return Environment(Frame(body, in: environment, depth), before: body.count)
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
    return declaration.isConstant ? denotation : denotation.workedOut
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

  func name(of expression: Expression) -> String? {
    if case .name(let name, _) = expression { name } else { nil }
  }
}

extension Denotation {
  /// Whether it can't be `nil`, as far as is known: a case, or a value of a type that is no optional.
  fileprivate var isSurelyThere: Bool {
    switch type {
    case .optional: false
    case .unknown: !caseNames.isEmpty && !caseNames.contains("none")
    default: true
    }
  }
}

extension ResolvedType {
  /// The app's own type that it is, not one that it holds.
  var ownSymbol: TypeSymbol? {
    if case .own(let symbol) = self { symbol } else { nil }
  }
}
