/// What the parameters of a generic view stand for where it is used: of `PageStack(pages: $pages)` with `@Binding var pages: [Page]` the
/// page is what the pages are that it is handed.
extension ViewWalk {
  /// Binds them to the types of what the view's properties are given, and to those that its initialiser is told.
  func bindTypes(
    of symbol: TypeSymbol, by values: [String: Denotation], toldTo matched: [(Parameter, Argument)],
    in inner: inout Environment
  ) {
    let open = symbol.genericParameters.openNames
    if open.isEmpty { return }
    for property in symbol.storedProperties {
      guard let written = property.declaration.type, let value = values[property.name] else {
        continue
      }
      bind(open, in: written, to: value, symbol, in: &inner)
    }
    for (parameter, argument) in matched where parameter.type.name == "Metatype" {
      bind(open, in: parameter.type, to: evaluate(argument.value), symbol, in: &inner)
    }
  }

  /// Binds what the parameters of a generic function stand for that is told of which type it is:
  /// `func page<Route>(for route: Route.Type, …)`.
  func bindType(
    of member: Member, toldBy parameter: Parameter, _ value: Denotation, _ owner: TypeSymbol?,
    in inner: inout Environment
  ) {
    guard parameter.type.name == "Metatype" else { return }
    let open = member.declaration.genericParameters.openNames
    bind(open, in: parameter.type, to: value, owner, in: &inner)
  }

  /// The same of one whose caller keeps what it gives as a type that is written out: `let page: HelpPage? = show("help")`.
  func bindType(
    of member: Member, keptAs type: ResolvedType, _ owner: TypeSymbol?, in inner: inout Environment
  ) {
    guard let given = member.declaration.type else { return }
    let names = Set(member.declaration.genericParameters.map(\.name))
    bind(names, in: given, to: Denotation(type: type), owner, in: &inner)
  }

  private func bind(
    _ open: Set<String>, in written: TypeReference, to value: Denotation, _ scope: TypeSymbol?,
    in inner: inout Environment
  ) {
    for (name, type) in parameters(in: written, for: value.type, scope) where open.contains(name) {
      // What is known only as the parameter that it is given for says nothing: `nil` for a `Page?`.
      if case .foreign(let type) = type.unwrapped, open.contains(type.name) { continue }
      inner.bind(name, Denotation(type: .meta(type)))
    }
  }

  /// The names that a written type is, or holds, and what they stand for: of `[Page]`, or of `Router<Page>`, the page.
  private func parameters(
    in written: TypeReference, for type: ResolvedType, _ scope: TypeSymbol?, depth: Int = 0
  ) -> [(name: String, type: ResolvedType)] {
    if case .unknown = type { return [] }
    if written.name == "Metatype" {
      guard case .meta(let told) = type, let held = written.arguments.first else { return [] }
      return parameters(in: held, for: told, scope, depth: depth + 1)
    }
    if written.arguments.isEmpty { return [(written.name, type)] }
    if depth > 8 { return [] }
    if let (holding, held) = KnownTypes.holding(of: written) {
      let inner =
        switch holding {
        case .wrapped: type
        case .optional: type.unwrapped
        case .many, .stack: type.element
        }
      return parameters(in: held, for: inner, scope, depth: depth + 1)
    }
    guard let scope,
      let generic = program.type(named: written.name, in: scope, file: scope.file),
      let kind = type.unwrapped.ownSymbol
    else { return [] }
    return zip(generic.parameterNames, written.arguments).flatMap { name, argument in
      let meant =
        kind.typeArguments[name]
        ?? program.genericArguments.meant(by: name, of: generic).map(ResolvedType.own)
      return meant.map { parameters(in: argument, for: $0, scope, depth: depth + 1) } ?? []
    }
  }
}

extension [GenericParameter] {
  /// Those that stand for a value's type. What is some view is walked as content.
  fileprivate var openNames: Set<String> {
    Set(lazy.filter { $0.constraint?.lastName != "View" }.map(\.name))
  }
}
