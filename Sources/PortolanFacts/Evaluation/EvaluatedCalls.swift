/// Calls: methods, initialisers, and the functions of libraries that hand a piece of state on.
extension Evaluator {
  /// Functions of bindings that change nothing of which state is meant.
  static let transparentFunctions: Set<String> = [
    "map", "removeDuplicates", "animation", "presented", "sending", "isPresent", "didSet",
    "transaction", "compactMap", "flatMap", "unwrap", "isNotNil", "mappedToBool", "optional",
    "dropFirst", "resignFirstResponder", "withTransaction", "toOptional", "isActive", "exists",
    "projectedValue", "bool", "onDismiss", "detach", "cast",
  ]

  /// Functions of collections that give back one of the elements.
  private static let elementFunctions: Set<String> = ["first", "last", "randomElement"]

  /// Functions of collections that choose among the elements, or give them in another order.
  private static let choosingFunctions: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropLast",
  ]

  func call(
    _ callee: Expression, _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation {
    func inner(_ expression: Expression) -> Denotation {
      evaluate(expression, in: environment, depth: depth + 1)
    }
    if case .member(_, "constant", _) = callee, let first = arguments.first,
      let asked = constant(first.value, in: environment, depth)
    {
      return asked
    }
    if case .member(let base?, let function, _) = callee {
      if let name = name(of: base), name == "super" { return .unknown }
      if function.hasPrefix("instantiate"),
        let made = made(function, by: base, arguments, in: environment, depth)
      {
        return made
      }
      // `(/Destination.first).extract(from: state.destination)`
      if function == "extract", let taken = arguments.first, taken.label == "from" {
        return narrowed(inner(taken.value), by: base.inParentheses, in: environment, depth)
      }
      if let view = view(madeBy: function, of: base, in: environment) { return view }
      let base = inner(base)
      if function == "flatMap", let maker = arguments.first?.value,
        let named = state(base, namedBy: maker, in: environment, depth)
      {
        return named
      }
      if let stack = stackKept(by: base, askedFor: function) { return stack }
      if let denotation = libraryCall(function, on: base, arguments, in: environment, depth) {
        return denotation
      }
      if let symbol = base.type.described.ownSymbol,
        let member = method(function, of: symbol, arguments),
        let made = controller(madeBy: member, told: arguments, in: environment, depth)
      {
        return Denotation(type: made)
      }
      if let made = controller(madeBy: function, of: base, arguments, in: environment, depth) {
        return made
      }
      if case .meta(let type) = base.type {
        if function == "init" { return Denotation(type: type) }
        return staticCall(function, of: type, arguments, depth)
      }
      if let symbol = base.type.unwrapped.ownSymbol,
        let member = method(function, of: symbol, arguments)
      {
        return result(of: member, of: symbol, base, arguments, in: environment, depth)
          .shared(with: base)
      }
      if let found = binding(function, of: base, arguments, in: environment, depth) { return found }
      if case .many(let element) = base.type.unwrapped, Self.elementFunctions.contains(function) {
        return Denotation(type: .optional(element))
      }
      if case .many = base.type.unwrapped, Self.choosingFunctions.contains(function) {
        return Denotation(type: base.type.unwrapped)
      }
      if function == "bool", arguments.first?.label == "forKey" { return Denotation(type: .bool) }
      if Self.transparentFunctions.contains(function) {
        return base.isPlainForeign ? .unknown : base
      }
      if let member = foreignMethod(function, arguments, from: environment.file), base.path != nil {
        let found = result(of: member, of: nil, base, arguments, in: environment, depth)
        return found.path == nil ? Denotation(type: found.type, path: base.path) : found
      }
      if base.undeclared != nil, foreignMethod(function, arguments, from: environment.file) != nil {
        return base
      }
      return .unknown
    }
    // `TabView(selection: .init(get: { tab }, set: { … }))`
    if case .member(nil, "init", _) = callee,
      let binding = readBinding(arguments, in: environment, depth)
    {
      return binding
    }
    if case .member(nil, let name, _) = callee { return Denotation(caseName: name) }
    // `Binding<Tab>(get: { tab }, set: { … })`
    if case .type(let type) = callee,
      let known = initializer(type.lastName, arguments, in: environment, depth)
    {
      return known
    }
    // `{ let bound = …; return bound }()`
    if case .closure(let closure) = callee, arguments.isEmpty, let given = returned(closure.body) {
      return evaluate(given, in: bindings(of: closure.body, environment, depth), depth: depth + 1)
    }
    if case .name(let name, _) = callee {
      if let known = initializer(name, arguments, in: environment, depth) { return known }
      if let scope = environment.scope, let member = method(name, of: scope, arguments) {
        if let made = controller(madeBy: member, told: arguments, in: environment, depth) {
          return Denotation(type: made)
        }
        return result(
          of: member, of: scope, Denotation(type: .own(scope)), arguments, in: environment, depth)
      }
    }
    let denotation = inner(callee)
    if case .meta(let type) = denotation.type {
      if let named = state(of: type, byRawValue: arguments, in: environment, depth) { return named }
      var made = Denotation(type: type, isMade: true)
      made.madeOf = optionals(making: type, arguments, in: environment, depth)
      return made
    }
    return .unknown
  }

  /// A binding that only says what state says, and never changes it.
  private func constant(
    _ value: Expression, in environment: Environment, _ depth: Int
  ) -> Denotation? {
    let asked = caseAsked(by: value, in: environment, depth)
      .map { Denotation(type: .bool, path: $0) }
    if case .infix(let value, "!=", .nil) = value {
      return presence(of: evaluate(value, in: environment, depth: depth + 1)) ?? asked
    }
    if let asked { return asked }
    let read = evaluate(value, in: environment, depth: depth + 1)
    guard read.path != nil, read.type.isBool || read.type.isOptional else { return nil }
    return Denotation(type: read.type, path: read.path)
  }

  /// A binding that only says whether an optional holds something, or what is made of it: `.constant(error != nil)`.
  private func presence(of value: Denotation) -> Denotation? {
    let value = value.path == nil ? value.madeOf.first ?? value : value
    guard value.type.isOptional && value.path != nil || value.undeclared != nil else { return nil }
    return Denotation(type: .bool, path: value.path, undeclared: value.undeclared)
  }

  /// The one optional that an initialiser is given which gives nothing for nothing: `AlertText(error)`.
  private func optionals(
    making type: ResolvedType, _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> [Denotation] {
    guard let symbol = type.ownSymbol,
      symbol.members(named: "init").contains(where: {
        $0.declaration.type?.lastName == "Optional" && $0.declaration.accepts(arguments)
      })
    else { return [] }
    let given = arguments.map { evaluate($0.value, in: environment, depth: depth + 1) }
      .filter(\.type.isOptional)
    return given.count == 1 ? given : []
  }

  /// A function of a binding that is told which case is meant: `$model.route.isPresent(/Route.add)`.
  func binding(
    _ function: String, of base: Denotation, _ arguments: [Argument], in environment: Environment,
    _ depth: Int
  ) -> Denotation? {
    guard base.path != nil, let symbol = base.type.unwrapped.ownSymbol, symbol.kind == .enum,
      let first = arguments.first
    else { return nil }
    switch first.value {
    case .prefix("/", _), .keyPath, .call(.name("CasePath", _), _, _), .name: break
    default: return nil
    }
    guard let name = caseName(first.value, in: environment, depth), symbol.hasCase(name) else {
      return nil
    }
    return member(name, of: base, in: environment, depth + 1)
  }

  /// The case that is meant, be it by way of a parameter that stands for it: `func popover(unwrap: …, case casePath: CasePath<…>)`.
  func caseName(
    _ expression: Expression, in environment: Environment, _ depth: Int
  ) -> String? {
    if case .name(let name, _) = expression {
      return environment.local(name, self).flatMap { $0.caseName ?? $0.keyPath?.last }
    }
    return caseName(expression)
  }

  /// Initialisers that wrap what they are given: `Binding($model.item)`, `State(initialValue:)`.
  func initializer(
    _ name: String, _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    guard name.isWrittenAsType else { return nil }
    if name == "Store" { return store(arguments, in: environment, depth) }
    if name == "Array", arguments.count == 1, arguments[0].label == nil {
      let elements = evaluate(arguments[0].value, in: environment, depth: depth + 1)
      return elements.type.holdsMany ? elements : nil
    }
    if name == "UIStoryboard" {
      let title = arguments.first { $0.label == "name" }
      var made = Denotation(type: .foreign(TypeReference(name)))
      made.storyboard = title.flatMap { text(of: $0.value, in: environment) }
      return made
    }
    guard
      [
        "Binding", "Bindable", "UIBindable", "State", "StateObject", "Optional", "Published",
        "ObservedObject", "UIBinding", "Perception",
      ].contains(name),
      let first = arguments.first
    else { return nil }
    return readBinding(arguments, in: environment, depth)
      ?? evaluate(first.value, in: environment, depth: depth + 1)
  }

  /// `Store(initialState: Feature.State()) { Feature() }` is seen as the state that it holds.
  private func store(
    _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    guard let state = arguments.first(where: { $0.label == "initialState" }) else { return nil }
    let written = evaluate(state.value, in: environment, depth: depth + 1).type
    if written.symbol != nil { return Denotation(type: written) }
    for argument in arguments where argument.label == nil || argument.label == "reducer" {
      var reducer = argument.value
      if case .closure(let closure) = reducer { reducer = returned(closure.body) ?? reducer }
      let made = evaluate(reducer, in: environment, depth: depth + 1).type.symbol
      if let state = made?.nested["State"]?.first { return Denotation(type: .own(state)) }
    }
    return nil
  }

  func libraryCall(
    _ function: String, on base: Denotation, _ arguments: [Argument], in environment: Environment,
    _ depth: Int
  ) -> Denotation? {
    switch function {
    case "scope":
      guard let state = arguments.first(where: { $0.label == "state" }) ?? arguments.first else {
        return nil
      }
      return narrowed(base, by: state.value, in: environment, depth)
    case "case":
      guard let argument = arguments.first,
        let name = caseName(argument.value, in: environment, depth)
      else { return nil }
      return member(name, of: base, in: environment, depth + 1)
    case "binding":
      // `binding(send: Action.tabChanged)` is to all of what is observed.
      guard let get = arguments.first, get.label != "send" else { return base }
      return narrowed(base, by: get.value, in: environment, depth)
    default: return nil
    }
  }

  /// What a key path, or a closure over `$0`, reads of a value.
  func narrowed(
    _ base: Denotation, by expression: Expression, in environment: Environment, _ depth: Int = 0
  ) -> Denotation {
    switch expression {
    case .keyPath(_, let components, _):
      return components.reduce(base) { member($1, of: $0, in: environment, depth + 1) }
    case .closure(let closure):
      guard let returned = returned(closure.body) else { return .unknown }
      return evaluate(
        returned, in: environment.with(closure.parameters.first ?? "$0", base), depth: depth + 1)
    case .prefix, .member, .call:
      guard let name = caseName(expression) else { return .unknown }
      return member(name, of: base, in: environment, depth + 1)
    case .name(let name, _):
      guard let components = environment.local(name, self)?.keyPath else { return .unknown }
      return components.reduce(base) { member($1, of: $0, in: environment, depth + 1) }
    default: return .unknown
    }
  }

  func staticCall(
    _ function: String, of type: ResolvedType, _ arguments: [Argument], _ depth: Int
  ) -> Denotation {
    guard let symbol = type.ownSymbol else {
      return function == "random"
        ? Denotation(type: type) : result(ofStatic: function, addedTo: type, arguments)
    }
    if symbol.isEnumerated, symbol.hasCase(function) {
      return Denotation(type: .own(symbol), caseName: function)
    }
    if let nested = symbol.nested[function]?.first { return Denotation(type: .own(nested)) }
    if let member = symbol.members(named: function).first(where: \.isStatic) {
      return Denotation(
        type: member.declaration.type.map {
          program.resolve($0, in: symbol, file: member.file)
        } ?? .unknown, isShared: true)
    }
    // What a protocol brings: `extension Storyboarded { static func instantiate() -> Self { … } }`
    let brought = symbol.inherits.contains { inherited in
      program.type(named: inherited.name, in: symbol.outer, file: symbol.file)?
        .members(named: function)
        .contains { $0.isStatic && $0.declaration.type?.name == "Self" } == true
    }
    return brought || givesSelf(function, of: symbol, arguments)
      || isOfLibrary(function, of: symbol, arguments)
      ? Denotation(type: type) : .unknown
  }

  /// What a static function gives that the app adds to a type of others: `UIAlertController.failure(error)`.
  private func result(
    ofStatic function: String, addedTo type: ResolvedType, _ arguments: [Argument]
  ) -> Denotation {
    guard case .foreign(let other) = type else { return .unknown }
    let member = program.members(function, of: other.lastName).first {
      $0.isStatic && $0.declaration.kind == .function && $0.declaration.accepts(arguments)
    }
    guard let member else {
      // A library's `AVPlayerViewController.resolve()`
      return KnownControllers.isController(ofSystem: other.lastName)
        ? Denotation(type: type) : .unknown
    }
    guard let written = member.declaration.type else { return .unknown }
    return Denotation(
      type: written.name == "Self" ? type : program.resolve(written, in: nil, file: member.file))
  }

  /// The function of this name whose labels fit the arguments.
  ///
  /// - Parameter isImplemented: Whether a protocol's is asked for that has code, not one that must be there.
  func method(
    _ name: String, of symbol: TypeSymbol, _ arguments: [Argument], depth: Int = 0,
    isImplemented: Bool = false
  ) -> Member? {
    var current: TypeSymbol? = symbol
    while let type = current {
      let found = type.members(named: name).first {
        $0.declaration.kind == .function && $0.declaration.accepts(arguments)
          && (!isImplemented || $0.declaration.body != nil)
      }
      if let found { return found }
      current = program.superclass(of: type)
    }
    if depth >= Self.refinementLimit { return nil }
    // Of what a type does not declare itself, protocols may give it more than that it must be there, be it those of a class above it.
    let isImplemented = isImplemented || symbol.kind != .protocol
    for type in program.lineage(of: symbol) {
      for brought in program.protocols(of: type) {
        let found = method(
          name, of: brought, arguments, depth: depth + 1, isImplemented: isImplemented)
        if let found { return found }
      }
    }
    return nil
  }

  /// So many protocols are asked that refine each other; more is a loop.
  private static let refinementLimit = 8

  func foreignMethod(_ name: String, _ arguments: [Argument], from file: Int) -> Member? {
    program.added(named: name, to: "Binding", "Optional", from: file) {
      $0.declaration.kind == .function && $0.declaration.accepts(arguments)
    }
  }

  func result(
    of member: Member, of owner: TypeSymbol?, _ base: Denotation, _ arguments: [Argument],
    in environment: Environment, _ depth: Int
  ) -> Denotation {
    // What gives back nothing stands for nothing.
    guard let written = member.declaration.type else { return .unknown }
    if owner != nil, member.declaration.parameters.isEmpty, member.declaration.body != nil {
      return value(of: member, of: owner, depth)
    }
    let function = EvaluatedMember(member, of: owner)
    if owner != nil, let known = program.evaluations.value(of: function) { return known }
    let declared = program.resolve(written, in: owner, file: member.file)
    guard let body = member.declaration.body else { return Denotation(type: declared) }
    if let frame = environment.frame(of: function) {
      program.evaluations.cut(at: frame)
      return Denotation(type: declared)
    }
    var scope = Environment(scope: owner, file: member.file)
    if owner == nil {
      scope.bind("self", base)
      scope.bind("wrappedValue", base)
    }
    let frame = Frame(
      member.declaration, function, in: scope, arguments, from: environment,
      level: program.evaluations.level, depth)
    return program.evaluations.remembering(function) {
      result(
        of: body, declared, in: Environment(frame, before: body.count), depth,
        mayBeAny: written.bindsState || declared.isStack)
    } unless: {
      owner == nil || frame.asksForArguments
    }
  }

  /// What a body gives back, of a type that its declaration may tell; where it may be any of several pieces of state, all of them.
  func result(
    of body: [Statement], _ declared: ResolvedType, in environment: Environment, _ depth: Int,
    mayBeAny: Bool = false
  ) -> Denotation {
    var denotation = Denotation(type: declared)
    let given = mayBeAny ? self.given(by: body, in: environment, depth) : []
    if let expression = given.count == 1 ? given[0] : returned(body) {
      let found = evaluate(expression, in: environment, depth: depth + 1)
      (denotation.path, denotation.choices) = (found.path, found.choices)
      denotation.isShared = found.isShared
      (denotation.madeOf, denotation.setter) = (found.madeOf, found.setter)
      if declared.symbol == nil, found.type.symbol != nil { denotation.type = found.type }
    }
    if given.count > 1 { choose(among: given, in: environment, depth, &denotation) }
    return denotation
  }
}

extension Declaration {
  /// The parameters with the arguments of a call, in the order of the arguments; by label, then by position.
  func matched(_ arguments: [Argument]) -> [(Parameter, Argument)] {
    indices(matching: arguments).map { (parameters[$0.parameter], arguments[$0.argument]) }
  }

  /// For each argument of a call the parameter that takes it, where one does.
  func parameters(taking arguments: [Argument]) -> [Parameter?] {
    var taking = [Parameter?](repeating: nil, count: arguments.count)
    for pair in indices(matching: arguments) { taking[pair.argument] = parameters[pair.parameter] }
    return taking
  }

  private func indices(matching arguments: [Argument]) -> [(parameter: Int, argument: Int)] {
    var pairs: [(parameter: Int, argument: Int)] = []
    var next = 0
    for (number, argument) in arguments.enumerated() {
      let rest = parameters.indices.dropFirst(next)
      let found: Int?
      if argument.isUnlabelledTrailing {
        // Further closures that stand after it say which parameters they are for.
        let others = Set(arguments.dropFirst(number + 1).map(\.label))
        let open = rest.filter { !others.contains(parameters[$0].label) }
        // It is for what must be given, whatever could be given after that.
        let closures = open.filter { parameters[$0].isClosure }
        found = closures.first { !parameters[$0].hasDefault } ?? closures.last ?? open.last
      } else {
        found = rest.first { parameters[$0].label == argument.label }
      }
      guard let found else { continue }
      pairs.append((found, number))
      if !argument.isUnlabelledTrailing { next = found + 1 }
    }
    return pairs
  }

  /// Whether a call with these arguments could mean it, and gives all that it asks for.
  func takes(_ arguments: [Argument]) -> Bool {
    let pairs = matched(arguments)
    let given = Set(pairs.map(\.0.name))
    return accepts(arguments) && pairs.count == arguments.count && given.count == pairs.count
      && parameters.allSatisfy { $0.hasDefault || given.contains($0.name) }
  }

  /// Whether a call with these arguments could mean it: it has a parameter for each, and each parameter without a default is given.
  func accepts(_ arguments: [Argument]) -> Bool {
    guard arguments.count <= parameters.count else { return false }
    let labels = Set(parameters.map(\.label))
    guard
      arguments.allSatisfy({ $0.isUnlabelledTrailing || labels.contains($0.label) })
    else { return false }
    let given = Set(indices(matching: arguments).map(\.parameter))
    return parameters.indices.allSatisfy { given.contains($0) || parameters[$0].hasDefault }
  }
}

extension Argument {
  fileprivate var isUnlabelledTrailing: Bool { isTrailing && label == nil }
}

extension Parameter {
  var isClosure: Bool {
    type.name == TypeReference.function
      || (type.lastName == "Optional" && type.arguments.first?.name == TypeReference.function)
  }
}

extension Denotation {
  /// Whether it is a value of a library's type and no state, of which a function may give back anything: `defaults.bool(forKey: "tour")`.
  fileprivate var isPlainForeign: Bool {
    guard path == nil, choices.isEmpty, undeclared == nil, case .foreign = type else {
      return false
    }
    return true
  }
}
