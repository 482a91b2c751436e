/// A type, as far as source tells.
indirect enum ResolvedType {
  /// One of the app's own.
  case own(TypeSymbol)
  case optional(ResolvedType)
  /// A collection, by its element.
  case many(ResolvedType)
  /// The type itself, not a value of it.
  case meta(ResolvedType)
  case tuple([(label: String?, type: ResolvedType)])
  /// A type of others, by its last name.
  case foreign(TypeReference)
  case unknown

  /// The app's own type, once wrappers, optionals and collections are taken off.
  var symbol: TypeSymbol? {
    switch self {
    case .own(let symbol): symbol
    case .optional(let type), .many(let type), .meta(let type): type.symbol
    case .tuple, .foreign, .unknown: nil
    }
  }

  /// The type of a value that an optional of it holds.
  var unwrapped: ResolvedType {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  var element: ResolvedType {
    switch self {
    case .many(let type): type
    case .optional(let type): type.element
    default: .unknown
    }
  }

  /// How code writes it: `[Order]`; `nil` where that is not known.
  var written: String? {
    switch self {
    case .own(let symbol): symbol.nesting
    case .optional(let type): type.written.map { $0 + "?" }
    case .many(let type): type.written.map { "[\($0)]" }
    case .foreign(let type): type.written
    case .meta, .tuple, .unknown: nil
    }
  }

  static var bool: ResolvedType { .foreign(TypeReference("Bool")) }

  static var int: ResolvedType { .foreign(TypeReference("Int")) }

  var isBool: Bool {
    if case .foreign(let type) = self { type.lastName == "Bool" } else { false }
  }

  var isFunction: Bool {
    if case .foreign(let type) = self { type.name == TypeReference.function } else { false }
  }

  /// Whether it is a path that holds anything, though an app may bring a type of that name itself where SwiftUI is absent.
  var isErasedPath: Bool {
    switch self {
    case .foreign(let type): KnownTypes.erasedPaths.contains(type.lastName)
    case .own(let symbol): KnownTypes.erasedPaths.contains(symbol.name)
    default: false
    }
  }

  /// Whether it is known to be the same as another.
  func isSame(as other: ResolvedType) -> Bool {
    switch (self, other) {
    case (.own(let one), .own(let other)): one === other
    case (.foreign(let one), .foreign(let other)): one == other
    case (.many(let one), .many(let other)), (.optional(let one), .optional(let other)):
      one.isSame(as: other)
    default: false
    }
  }

  /// Whether it is known what a value of it is.
  var isCertain: Bool {
    switch self {
    case .own(let symbol): symbol.kind != .protocol
    case .foreign(let type): ["String", "Int", "UUID", "Bool"].contains(type.lastName)
    default: false
    }
  }

  /// Whether a value of it may be of any type, for all that is known: `any Hashable`.
  var mayBeAnything: Bool {
    switch self {
    case .unknown: true
    case .foreign(let type): ["Hashable", "AnyHashable"].contains(type.lastName)
    default: false
    }
  }

  var holdsMany: Bool { if case .many = self { true } else { false } }

  /// Whether it is a type, or a tuple with a value of it.
  func holds(_ symbol: TypeSymbol) -> Bool {
    if case .tuple(let elements) = self { return elements.contains { $0.type.holds(symbol) } }
    return unwrapped.ownSymbol === symbol
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }
}

extension Program {
  /// What a written type stands for, seen from inside a type.
  func resolve(
    _ type: TypeReference, in scope: TypeSymbol?, file: Int, depth: Int = 0
  ) -> ResolvedType {
    if depth > 20 { return .unknown }
    func argument(_ number: Int) -> ResolvedType {
      guard number < type.arguments.count else { return .unknown }
      return resolve(type.arguments[number], in: scope, file: file, depth: depth + 1)
    }
    if type.name == TypeReference.tuple {
      return .tuple(
        type.arguments.enumerated().map { number, element in
          (
            type.labels.flatMap { number < $0.count ? $0[number] : nil },
            resolve(element, in: scope, file: file, depth: depth + 1)
          )
        })
    }
    if type.name == TypeReference.composition {
      return resolve(composition: type, in: scope, file: file, depth: depth)
    }
    if let symbol = self.type(of: type, in: scope, file: file), !isLibraryHolder(type, symbol) {
      return .own(symbol)
    }
    if type.arguments.isEmpty, let meant = scope?.argument(for: type.name) { return meant }
    if type.arguments.isEmpty, let meant = onlyType(of: type.name, in: scope, file: file) {
      return .own(meant)
    }
    switch (type.lastName, type.arguments.count) {
    case ("Metatype", 1): return .meta(argument(0))
    case ("any", 1), ("some", 1): return argument(0)
    // A store is seen as the state that it holds.
    case ("StoreOf", 1), ("ViewStoreOf", 1), ("PresentationStoreOf", 1), ("StackStoreOf", 1):
      guard let reducer = argument(0).symbol else { return .unknown }
      return reducer.nested["State"]?.first.map(ResolvedType.own) ?? .own(reducer)
    case ("Store", 2), ("ViewStore", 2), ("PresentationStore", 2), ("StackStore", 2):
      return argument(0)
    default: break
    }
    if type.name.hasSuffix(".ID"),
      let symbol = self.type(named: String(type.name.dropLast(3)), in: scope, file: file),
      let id = symbol.property("id"), let written = id.declaration.type, depth < 10
    {
      return resolve(written, in: symbol, file: id.file, depth: depth + 5)
    }
    // (A library's own source says what its generic alias stands for without saying of what.)
    if !KnownTypes.holdsRoutes(type), let alias = alias(type.name, in: scope, file: file),
      depth < 10, let meant = alias.meant(by: type.arguments)
    {
      return resolve(meant, in: scope, file: file, depth: depth + 5)
    }
    guard let (holding, value) = KnownTypes.holding(of: type) else { return .foreign(type) }
    let inner = resolve(value, in: scope, file: file, depth: depth + 1)
    switch holding {
    case .wrapped: return inner
    // `Bool?` shows what it does by `true` alone, `NavigationLink(…, tag: true, selection: $isOpen)`.
    case .optional: return inner.isBool ? inner : .optional(inner.unwrapped)
    case .many, .stack: return .many(inner)
    }
  }

  /// Of `UIViewController & Page` the class, else what the app's own protocols are together.
  private func resolve(
    composition type: TypeReference, in scope: TypeSymbol?, file: Int, depth: Int
  ) -> ResolvedType {
    let parts = type.arguments.map { resolve($0, in: scope, file: file, depth: depth + 1) }
    func isClass(_ part: ResolvedType) -> Bool {
      switch part {
      case .own(let symbol): symbol.kind == .class
      case .foreign(let type): type.lastName.hasSuffix("Controller")
      default: false
      }
    }
    return parts.first(where: isClass) ?? composition(of: parts).map(ResolvedType.own)
      ?? parts.first { $0.ownSymbol != nil } ?? .foreign(type)
  }

  /// The type that a generic parameter stands for, where only one of the app's own can be meant: `struct Page<Model: PageModel>`.
  private func onlyType(of parameter: String, in scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    guard let scope, scope.kind != .protocol,
      let generic = scope.declarer(ofParameter: parameter), !kinds.tellApart(generic)
    else { return nil }
    // What is some view is never state.
    let isView = generic.genericParameters.contains {
      $0.name == parameter && $0.constraint?.lastName == "View"
    }
    if !isView, let meant = genericArguments.meant(by: parameter, of: generic) { return meant }
    guard
      let constraint = scope.genericParameters.first(where: { $0.name == parameter })?.constraint,
      let wanted = self.type(named: constraint.name, in: scope, file: file),
      wanted.kind == .protocol
    else { return nil }
    let types = realTypes(conformingTo: wanted)
    return types.count == 1 && types[0].kind == .class ? types[0] : nil
  }

  /// Whether a type of the app's own is a library's that holds others, because the library's source is read along.
  func isLibraryHolder(_ type: TypeReference, _ symbol: TypeSymbol) -> Bool {
    (KnownTypes.isStack(type) || KnownTypes.holdsRoutes(type)) && !symbol.genericParameters.isEmpty
  }

  /// The typealias of a name, where what it stands for is no type of the app's own: an optional, a store.
  func alias(_ name: String, in scope: TypeSymbol?, file: Int) -> Declaration? {
    var current = scope
    while let symbol = current {
      if let alias = symbol.aliases[name] { return alias }
      current = symbol.outer
    }
    return topLevelAlias(named: name)
  }
}

extension Declaration {
  /// What a typealias stands for that is given types for its parameters: of `Store<AppState>` with
  /// `typealias Store<State> = CurrentValueSubject<State, Never>` the subject of the app's state.
  fileprivate func meant(by arguments: [TypeReference]) -> TypeReference? {
    guard genericParameters.count == arguments.count else { return type }
    let given = Dictionary(zip(genericParameters.map(\.name), arguments)) { first, _ in first }
    return type?.with(given)
  }
}

extension TypeReference {
  /// The same with other types in place of some names.
  fileprivate func with(_ given: [String: TypeReference]) -> TypeReference {
    if arguments.isEmpty { return given[name] ?? self }
    var type = self
    type.arguments = arguments.map { $0.with(given) }
    return type
  }
}
