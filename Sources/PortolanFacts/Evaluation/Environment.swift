/// What is known at one point of the source.
struct Environment {
  /// The type whose member is read.
  var scope: TypeSymbol?
  var file: Int
  /// The names whose values were found before.
  private(set) var locals: [String: Denotation] = [:]
  /// What properties of `self` were given, where the body of a view is read for one of its values.
  private(set) var given: [String: Denotation] = [:]
  /// The body that is evaluated, if one is: its names are found when something asks for them.
  private var frame: Frame?
  /// How many of the frame's statements stand before the point.
  private var visible = 0
  /// What calls were found to stand for here; whoever binds something begins anew.
  private(set) var findings = Findings()

  init(scope: TypeSymbol?, file: Int) {
    self.scope = scope
    self.file = file
  }

  /// What is known at the beginning of a member: its parameters' types.
  init(of member: Member, in owner: TypeSymbol?, _ program: Program) {
    self.init(scope: owner, file: member.file)
    for parameter in member.declaration.parameters {
      bind(
        parameter.name,
        Denotation(type: program.resolve(parameter.type, in: owner, file: member.file)))
    }
  }

  /// Before one statement of a body that is evaluated.
  init(_ frame: Frame, before statement: Int) {
    self.init(scope: frame.outer.scope, file: frame.outer.file)
    self.frame = frame
    visible = statement
  }

  func with(_ name: String, _ denotation: Denotation) -> Environment {
    var environment = self
    environment.bind(name, denotation)
    return environment
  }

  /// Binds a property of `self` to what it was given.
  mutating func give(_ name: String, _ denotation: Denotation) {
    given[name] = denotation
    bind(name, denotation)
  }

  mutating func bind(_ name: String, _ denotation: Denotation) {
    // `$model` binds `model`; `$0` is a name of its own.
    let isProjected = name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
    locals[isProjected ? String(name.dropFirst()) : name] = denotation
    findings = Findings()
  }

  /// What a name of the code's own stands for: a parameter, a local variable, what a pattern binds.
  func local(_ name: String, _ evaluator: Evaluator) -> Denotation? {
    locals[name] ?? frame?.local(name, before: visible, evaluator)
  }

  /// The frame of a function in whose evaluation the point is reached, if there is one.
  func frame(of function: EvaluatedMember) -> Frame? {
    var current = frame
    while let frame = current {
      if frame.function == function { return frame }
      current = (frame.caller ?? frame.outer).frame
    }
    return nil
  }
}

/// A body that is evaluated, with the arguments of the call. Most functions have many variables, and what they give back names
/// few: so each is evaluated when it is first named, and once.
final class Frame {
  /// What is known around the body.
  let outer: Environment
  /// Which function is called, and where; nothing for a closure.
  let function: EvaluatedMember?
  let caller: Environment?
  /// How many members are evaluated around it.
  let level: Int
  /// Whether some name in the body stood for an argument, so that another call may give something else.
  private(set) var asksForArguments = false
  private let body: [Statement]
  private let parameters: [Parameter]
  private let arguments: [(Parameter, Argument)]
  private let depth: Int
  /// By the number of the statement; of arguments by their number, counted from -1 downwards.
  private var found: [Int: Denotation] = [:]

  /// A body without parameters.
  init(_ body: [Statement], in outer: Environment, _ depth: Int) {
    (self.body, self.outer, self.depth) = (body, outer, depth)
    (function, caller, level, parameters, arguments) = (nil, nil, 0, [], [])
  }

  /// The body of a function that is called.
  init(
    _ declaration: Declaration, _ function: EvaluatedMember, in outer: Environment,
    _ arguments: [Argument], from caller: Environment, level: Int, _ depth: Int
  ) {
    body = declaration.body ?? []
    parameters = declaration.parameters
    self.arguments = declaration.matched(arguments)
    (self.function, self.outer, self.caller) = (function, outer, caller)
    (self.level, self.depth) = (level, depth)
  }

  func local(_ name: String, before visible: Int, _ evaluator: Evaluator) -> Denotation? {
    for number in (0..<visible).reversed() {
      guard case .declaration(let declaration) = body[number], declaration.kind == .variable,
        declaration.name == name
      else { continue }
      return once(number) {
        evaluator.local(declaration, in: Environment(self, before: number), depth)
      }
    }
    if let caller, parameters.contains(where: { $0.name == name }) {
      asksForArguments = true
      if let number = arguments.lastIndex(where: { $0.0.name == name }) {
        return once(-1 - number) {
          evaluator.evaluate(arguments[number].1.value, in: caller, depth: depth + 1)
        }
      }
    }
    return outer.local(name, evaluator)
  }

  private func once(_ number: Int, _ evaluate: () -> Denotation) -> Denotation {
    if let known = found[number] { return known }
    let denotation = evaluate()
    found[number] = denotation
    return denotation
  }
}
