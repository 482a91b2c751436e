/// What the parameters of a generic view stand for where it is used: of `PageStack(pages: $pages)` with `@Binding var pages: [Page]` the
/// page is what the pages are that it is handed.
extension ViewWalk {
  /// Binds them to the types of what the view's properties are given, where those tell.
  func bindTypes(
    of symbol: TypeSymbol, by values: [String: Denotation], in inner: inout Environment
  ) {
    // What is some view is walked as content.
    let open = symbol.genericParameters.filter { $0.constraint?.lastName != "View" }.map(\.name)
    if open.isEmpty { return }
    for property in symbol.storedProperties {
      guard let written = property.declaration.type, let value = values[property.name] else {
        continue
      }
      for (name, type) in parameters(in: written, for: value.type, symbol) where open.contains(name)
      {
        // What is known only as the parameter that it is given for says nothing: `nil` for a `Page?`.
        if case .foreign(let type) = type.unwrapped, open.contains(type.name) { continue }
        inner.bind(name, Denotation(type: .meta(type)))
      }
    }
  }

  /// The names that a written type is, or holds, and what they stand for: of `[Page]`, or of `Router<Page>`, the page.
  private func parameters(
    in written: TypeReference, for type: ResolvedType, _ scope: TypeSymbol, depth: Int = 0
  ) -> [(name: String, type: ResolvedType)] {
    if case .unknown = type { return [] }
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
    guard let generic = program.type(named: written.name, in: scope, file: scope.file),
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
