/// What properties of the app's own enums say of each case: `var title: String { self == .confirm ? "Done" : "Cancel" }`.
extension Evaluator {
  /// The text that a property gives for one case, as far as it writes that out.
  func text(of property: String, ofCase name: String, in symbol: TypeSymbol) -> String? {
    guard symbol.hasCase(name), let body = symbol.property(property)?.declaration.body,
      body.count == 1
    else { return nil }
    if case .switch(let subject, let arms, _)? =
      body[0].expression?.statements.first ?? body.first, subject.isSelf
    {
      let arm =
        arms.first { $0.patterns.contains { caseName($0) == name } }
        ?? arms.first(where: \.isDefault)
      return arm.flatMap { returned($0.body) }.flatMap(CodeNames.text(given:))
    }
    return returned(body).flatMap { text(given: $0, ofCase: name) }
  }

  private func text(given value: Expression, ofCase name: String) -> String? {
    guard case .choice(.infix(let asked, let sign, let wanted), let first, let second) = value
    else { return CodeNames.text(given: value) }
    guard asked.isSelf, sign == "==" || sign == "!=", let other = caseName(wanted) else {
      return nil
    }
    return text(given: (other == name) == (sign == "==") ? first : second, ofCase: name)
  }

  /// The text that a function's code takes from the case which its parameter is given: `role.title` of `roleButton(role: .confirm) { … }`.
  func text(
    _ expression: Expression, givenBy arguments: [(Parameter, Argument)],
    in environment: Environment
  ) -> String? {
    guard case .member(.name(let name, _)?, let property, _) = expression,
      let (parameter, argument) = arguments.first(where: { $0.0.name == name }),
      let symbol = program.resolve(
        parameter.type, in: environment.scope, file: environment.file
      ).ownSymbol, symbol.kind == .enum, let given = caseName(argument.value)
    else { return nil }
    return text(of: property, ofCase: given, in: symbol)
  }
}
