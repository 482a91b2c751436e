/// Controllers and views that functions of the app's own make, of which only the call says the type.
extension Evaluator {
  /// Whether a type's static function gives back one of that type, be it inherited, brought by a protocol, or added to all controllers:
  /// `extension UIViewController { static func fromBoard() -> Self { … } }`.
  func givesSelf(_ function: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> Bool {
    let own = method(function, of: symbol, arguments).map { [$0] } ?? []
    let added = symbol.isController ? program.membersOfControllers(function, of: symbol) : []
    return (own + added).contains { member in
      member.isStatic && member.declaration.type?.unwrapped.name == "Self"
        && member.declaration.accepts(arguments)
    }
  }

  /// Whether a static function of a controller's class is declared nowhere: a library adds it to classes, and it gives one of these, as
  /// `NoteController.resolve()` does.
  func isOfLibrary(_ function: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> Bool {
    symbol.isController && method(function, of: symbol, arguments) == nil
      && program.lineage(of: symbol).allSatisfy { $0.members(named: function).isEmpty }
      && program.membersOfControllers(function, of: symbol).isEmpty
  }

  /// The controller that a generic function makes which is told its type: of
  /// `func make<Page: UIViewController>(_ type: Page.Type) -> Page` what it is called with.
  func controller(
    madeBy member: Member, told arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> ResolvedType? {
    guard let given = member.declaration.type?.unwrapped.name,
      member.declaration.genericParameters.contains(where: { $0.name == given })
    else { return nil }
    for (parameter, argument) in member.declaration.matched(arguments)
    where parameter.type.name == "Metatype" && parameter.type.arguments.first?.name == given {
      if case .meta(let type) = evaluate(argument.value, in: environment, depth: depth + 1).type,
        type.ownSymbol?.isController == true
      {
        return type
      }
    }
    return nil
  }

  /// The view that a static function gives of a generic type which is told its type: of `Loader<HeaderView>.load()` the header.
  func view(madeBy function: String, of maker: Expression, in environment: Environment)
    -> Denotation?
  {
    guard case .type(let written) = maker, !written.arguments.isEmpty,
      let symbol = program.resolve(written, in: environment.scope, file: environment.file)
        .ownSymbol,
      let member = symbol.members(named: function).first(where: \.isStatic),
      let given = member.declaration.type?.unwrapped.name,
      let number = symbol.parameterNames.firstIndex(of: given),
      written.arguments.indices.contains(number)
    else { return nil }
    let type = program.resolve(
      written.arguments[number], in: environment.scope, file: environment.file)
    return type.ownSymbol?.isView == true ? Denotation(type: type) : nil
  }
}

extension Program {
  /// The members of a name that the app adds to what a controller inherits from.
  fileprivate func membersOfControllers(_ name: String, of controller: TypeSymbol) -> [Member] {
    let classes = [
      controller.foreignAncestor, "UIViewController", "NSViewController", "UIResponder", "NSObject",
    ]
    return classes.compactMap(\.self).flatMap { members(name, of: $0) }
  }
}

extension ResolvedType {
  /// The type on which a call is made, be it on a value or on the type itself.
  var described: ResolvedType { if case .meta(let type) = self { type } else { unwrapped } }
}
