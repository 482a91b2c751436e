/// Modifiers of the app's own that are called like the system's: which of the two a call means.
extension ViewWalk {
  /// Whether what a call lists is what a modifier's own builder takes. Where nobody can tell, a name of the system's means the
  /// system's modifier.
  func suits(_ member: Member, _ call: Call) -> Bool {
    member.declaration.matched(call.arguments).allSatisfy { parameter, argument in
      guard case .closure(let closure) = argument.value else { return true }
      if !mayBeClosure(parameter, of: member) { return false }
      guard let elements = elements(built: parameter, in: member.file)
      else { return true }
      return lists(elements, closure.body) ?? !PlainViews.takesContent(member.name)
    }
  }

  /// Whether each parameter that is a binding to a flag, or to an optional, is given one: of two modifiers of one name, one takes
  /// `Binding<Bool>` and one `Binding<Item?>`.
  func bindsFittingly(_ member: Member, _ call: Call) -> Bool {
    member.declaration.matched(call.arguments).allSatisfy { mayBind($0, $1.value) }
  }

  private func mayBind(_ parameter: Parameter, _ argument: Expression) -> Bool {
    guard parameter.type.lastName == "Binding", let wanted = parameter.type.arguments.first,
      wanted.lastName == "Bool" || wanted.lastName == "Optional"
    else { return true }
    let given = evaluate(argument)
    guard let path = given.path, path.cases.isEmpty else { return true }
    if case .unknown = given.type { return true }
    return wanted.lastName == "Bool" ? given.type.isBool : given.type.isOptional
  }

  /// Whether a parameter can be given a closure: its type is that of one, or nobody knows it.
  private func mayBeClosure(_ parameter: Parameter, of member: Member) -> Bool {
    if parameter.isClosure { return true }
    let generic = member.declaration.genericParameters.contains { $0.name == parameter.type.name }
    if generic { return true }
    switch program.resolve(parameter.type, in: nil, file: member.file).unwrapped {
    case .own, .many, .meta: return false
    case .foreign(let type):
      return !PlainViews.values.contains(type.lastName) && type.lastName != "Bool"
    case .tuple, .optional, .unknown: return true
    }
  }

  /// The types of the app's own that a parameter's builder makes something of; `nil` where it has none, or where it takes views.
  private func elements(built parameter: Parameter, in file: Int) -> [TypeSymbol]? {
    let builder = parameter.attributes.lazy
      .compactMap { program.type(named: $0.name, in: nil, file: file) }
      .first { $0.has("resultBuilder") }
    guard let builder else { return nil }
    let functions = builder.members.filter {
      ["buildBlock", "buildExpression", "buildPartialBlock"].contains($0.name)
    }
    let elements = functions.flatMap { function in
      function.declaration.parameters.compactMap {
        program.resolve($0.type, in: builder, file: function.file).symbol
      }
    }
    return elements.isEmpty || elements.contains(where: \.isView) ? nil : elements
  }

  /// Whether statements give values of some types: not where one of them makes a view; `nil` where none says.
  private func lists(_ elements: [TypeSymbol], _ body: [Statement]) -> Bool? {
    var isSure: Bool?
    for statement in body {
      let found: Bool?
      switch statement {
      case .expression(let expression): found = gives(elements, expression)
      case .return(let expression?): found = gives(elements, expression)
      case .if(_, let then, let other): found = lists(elements, then + other)
      case .switch(_, let cases, _): found = lists(elements, cases.flatMap(\.body))
      case .for(_, _, let body), .block(let body), .conditional(_, let body):
        found = lists(elements, body)
      default: found = nil
      }
      if found == false { return false }
      isSure = isSure ?? found
    }
    return isSure
  }

  private func gives(_ elements: [TypeSymbol], _ expression: Expression) -> Bool? {
    if let made = expression.construction?.name, PlainViews.isNamed(made) { return false }
    guard let symbol = evaluate(expression).type.symbol else { return nil }
    if symbol.isView { return false }
    let isElement = elements.contains { element in
      element === symbol || program.types(conformingTo: element).contains { $0 === symbol }
    }
    return isElement ? true : nil
  }
}
