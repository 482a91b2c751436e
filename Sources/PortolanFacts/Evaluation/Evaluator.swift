/// Finds what expressions stand for, by walking declarations instead of running code.
struct Evaluator {
  let program: Program
  /// What is being followed, so that code that calls itself is not followed into itself.
  private let followed = Followed()
  /// So many members are followed from one expression; more is a loop.
  static let depthLimit = 24
  /// So many members are followed for one expression.
  private static let stepLimit = 2_000

  func evaluate(_ expression: Expression, in environment: Environment, depth: Int = 0) -> Denotation
  {
    if depth > Self.depthLimit { return .unknown }
    if depth == 0 { followed.steps = 0 }
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

  init(program: Program) {
    self.program = program
  }

  /// Follows a member's body, unless it is being followed already, or one expression has led to more than anybody would write.
  func following(_ member: Member, _ work: () -> Denotation) -> Denotation? {
    let key = Followed.Key(file: member.file, position: member.declaration.position)
    guard followed.steps < Self.stepLimit, followed.members.insert(key).inserted else { return nil }
    followed.steps += 1
    defer { followed.members.remove(key) }
    return work()
  }

  /// What the local variables of a body stand for, as far as an expression needs them: what it does not mention could call for all
  /// of an app to be evaluated.
  func bindings(
    of body: [Statement], for expression: Expression, _ environment: Environment, _ depth: Int
  ) -> Environment {
    bindings(Needed(by: expression, in: body), environment, depth)
  }

  func bindings(_ needed: Needed, _ environment: Environment, _ depth: Int) -> Environment {
    var environment = environment
    for declaration in needed.locals {
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

  func name(of expression: Expression) -> String? {
    if case .name(let name, _) = expression { name } else { nil }
  }
}

/// The members that an evaluator is following, and how many it has followed for one expression.
private final class Followed {
  struct Key: Hashable {
    var file: Int
    var position: Position
  }

  var members: Set<Key> = []
  var steps = 0
}

extension ResolvedType {
  /// The app's own type that it is, not one that it holds.
  var ownSymbol: TypeSymbol? {
    if case .own(let symbol) = self { symbol } else { nil }
  }
}
