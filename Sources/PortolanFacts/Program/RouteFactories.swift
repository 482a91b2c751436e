/// Of a struct that keeps a view, or what makes one, the static members that each make one of its values: what cases are to an enum.
///
/// `struct Route { let content: AnyView; static var help: Route { Route { HelpView() } } }`
struct RouteFactories {
  /// The properties that keep the view or what makes it.
  let contents: Set<String>
  /// The names of the static members, in the order of the source.
  let names: [String]
  private let byName: [String: [Member]]

  init?(contents: Set<String>, members: [Member]) {
    if contents.isEmpty || members.isEmpty { return nil }
    self.contents = contents
    byName = Dictionary(grouping: members, by: \.name)
    var seen: Set<String> = []
    names = members.map(\.name).filter { seen.insert($0).inserted }
  }

  /// The static members of a name: several where they differ by their parameters.
  subscript(name: String) -> [Member]? { byName[name] }

  /// One declaration for each name.
  var declarations: [Declaration] { names.compactMap { byName[$0]?.first?.declaration } }
}

extension Program {
  /// The static members that make a type's values, where it is no view, and what it shows is what its initialiser was given.
  func routeFactories(of symbol: TypeSymbol) -> RouteFactories? {
    guard symbol.kind == .struct || symbol.kind == .class, !symbol.isView else { return nil }
    let kept = symbol.storedProperties.filter(\.declaration.keepsView).map(\.name)
    if kept.isEmpty { return nil }
    return RouteFactories(
      contents: Set(kept.filter(symbol.isGiven)),
      members: symbol.members.filter { $0.isStatic && makes(symbol, $0) })
  }

  /// Whether a static member gives back a value of its type.
  private func makes(_ symbol: TypeSymbol, _ member: Member) -> Bool {
    let declaration = member.declaration
    guard declaration.kind == .variable || declaration.kind == .function,
      declaration.body != nil || declaration.value != nil
    else { return false }
    if let type = declaration.type {
      return type.name == "Self"
        || self.type(named: type.name, in: symbol, file: member.file) === symbol
    }
    guard case .call(.name(let name, _), _, _)? = declaration.value else { return false }
    return name == symbol.name || name == "Self"
  }
}

extension Program {
  /// The property of an element, `struct Frame { let page: Page }`, that says what is shown for it: a route, or the one enum that it
  /// keeps, or that makes its own view.
  func heldRoute(of symbol: TypeSymbol) -> String? {
    if let known = heldRoutes[ObjectIdentifier(symbol)] { return known }
    let evaluator = Evaluator(program: self)
    let kept = symbol.storedProperties.compactMap { property in
      evaluator.property(property.name, of: symbol)?.type.unwrapped.ownSymbol
        .map { (name: property.name, symbol: $0) }
    }.filter(\.symbol.isEnumerated)
    let found =
      kept.first { $0.symbol.routes != nil } ?? kept.first { $0.symbol.makesView }
      ?? (kept.count == 1 ? kept[0] : nil)
    heldRoutes[ObjectIdentifier(symbol)] = .some(found?.name)
    return found?.name
  }
}

extension TypeSymbol {
  /// Whether a value of it makes the view that is shown for it: `var view: some View { switch self { … } }`.
  var makesView: Bool { members.contains { !$0.isStatic && $0.declaration.givesView } }

  /// Whether an initialiser takes what a property keeps: one that is written, or the one that a struct has by itself.
  fileprivate func isGiven(_ property: String) -> Bool {
    let initializers = self.initializers.map(\.declaration)
    if initializers.isEmpty { return self.property(property)?.declaration.value == nil }
    return initializers.contains { initializer in
      initializer.parameters.contains {
        (stored(by: initializer, from: $0) ?? $0.name) == property
      }
    }
  }
}

extension Declaration {
  /// Whether a property keeps a view of whatever type, or what makes one.
  var keepsView: Bool {
    guard let type else { return false }
    return type.isErasedView
      || type.name == TypeReference.function && type.arguments.last?.isErasedView == true
  }
}

extension TypeReference {
  fileprivate var isErasedView: Bool {
    lastName == "AnyView" || name == "any" && arguments.first?.lastName == "View"
  }
}
