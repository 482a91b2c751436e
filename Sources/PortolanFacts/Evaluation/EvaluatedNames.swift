/// Names and members: properties, cases, types.
extension Evaluator {
  func name(_ written: String, in environment: Environment, _ depth: Int) -> Denotation {
    let name = Self.property(writtenAs: written)
    if let local = environment.local(name, self) { return local }
    if let scope = environment.scope {
      // (A local `self` was found above: a value that makes its own view.)
      if name == "self" { return Denotation(type: .own(scope)) }
      if name == "Self" { return Denotation(type: .meta(.own(scope))) }
      if let found = property(name, of: scope, depth) { return found }
      if name.hasPrefix("_"), let found = property(String(name.dropFirst()), of: scope, depth) {
        return found
      }
      if scope.kind == .enum, scope.hasCase(name) {
        return Denotation(type: .own(scope), caseName: name)
      }
    }
    if let symbol = program.type(named: name, in: environment.scope, file: environment.file) {
      return Denotation(type: .meta(.own(symbol)))
    }
    if let alias = program.topLevelAlias(name) {
      return Denotation(type: .meta(program.resolve(alias, in: nil, file: environment.file)))
    }
    if let global = program.global(name, seenFrom: environment.file) {
      var found = value(of: global, of: nil, depth)
      found.isShared = true
      return found
    }
    if name.isWrittenAsType {
      return Denotation(type: .meta(.foreign(TypeReference(name))))
    }
    return .unknown
  }

  /// The property of which a name means the binding, `$item`; what a closure is given is called otherwise, `$0`.
  static func property(writtenAs name: String) -> String {
    name.hasPrefix("$") && !(name.dropFirst().first?.isNumber ?? true)
      ? String(name.dropFirst()) : name
  }

  // MARK: - Members

  /// Members that change nothing of which state is meant.
  static let transparentMembers: Set<String> = [
    "wrappedValue", "projectedValue", "presented", "some", "state", "viewState", "case", "binding",
    "value", "animation", "publisher",
  ]

  func member(
    _ written: String, of base: Denotation, in environment: Environment, _ depth: Int
  ) -> Denotation {
    if isTooDeep(depth) { return .unknown }
    if let stack = stackKept(by: base, askedFor: written) { return stack }
    let name = projected(written, of: base.type.unwrapped.ownSymbol)
    if case .meta(let type) = base.type {
      // `News.Factory`, where `News` is a module.
      if case .foreign(let module) = type, name.isWrittenAsType,
        let symbol = program.type(
          named: "\(module.name).\(name)", in: nil, file: environment.file)
      {
        return Denotation(type: .meta(.own(symbol)))
      }
      return staticMember(name, of: type, depth)
    }
    if let symbol = base.type.unwrapped.ownSymbol {
      if symbol.kind == .enum, symbol.hasCase(name) { return caseOf(symbol, name, base) }
      // There is an identity as long as there is what has it.
      if name == "id", let path = base.path, base.type.isOptional {
        let type = property(name, of: symbol, depth)?.type ?? .unknown
        var identity = Denotation(type: .optional(type), path: path)
        identity.whole = [path]
        return identity
      }
      if let style = style(name, of: base, depth) { return style }
      if var found = property(name, of: symbol, depth) {
        if symbol.kind == .struct, let path = base.path, found.path?.owner === symbol {
          found.whole = [path]
        }
        return found.reached(from: base, symbol).shared(with: base)
      }
      if let found = dynamicMember(name, of: symbol, depth) { return found.shared(with: base) }
    }
    if name == Expression.forcedMember {
      var forced = base
      forced.type = base.type.unwrapped
      return forced
    }
    if let required = required(name, of: base, depth) { return required }
    if Self.transparentMembers.contains(name) { return base }
    if let undeclared = undeclared(name, of: base) { return Denotation(undeclared: undeclared) }
    if case .many(let element) = base.type.unwrapped, ["first", "last"].contains(name) {
      return Denotation(type: .optional(element))
    }
    // Of what was not read, and can be told from others, nothing but that is known.
    if name == "id", case .foreign(let type) = base.type.unwrapped, type.name.isWrittenAsType {
      let identity = type.identity
      var found = Denotation(
        type: base.type.isOptional ? .optional(identity) : identity, path: base.path)
      found.whole = base.path.map { [$0] } ?? []
      return found
    }
    if case .tuple(let elements) = base.type {
      if let element = elements.first(where: { $0.label == name }) {
        return Denotation(type: element.type)
      }
      if let number = Int(name), number < elements.count {
        return Denotation(type: elements[number].type)
      }
    }
    // Of a binding or an optional the app may extend, with a name for each case.
    if base.path != nil {
      let found = program.added(named: name, to: "Optional", "Binding", from: environment.file) {
        returned($0.declaration.body ?? []) != nil
      }
      if let found, let returned = returned(found.declaration.body ?? []) {
        let scope = Environment(scope: nil, file: found.file).with("self", base)
          .with("wrappedValue", base)
        let denotation = evaluate(returned, in: scope, depth: depth + 1)
        return denotation.path == nil
          ? Denotation(type: denotation.type, path: base.path) : denotation
      }
    }
    return .unknown
  }

  /// The property that a written name means: `_item` is the wrapper of `item`, unless a property is called so.
  private func projected(_ written: String, of symbol: TypeSymbol?) -> String {
    if written.hasPrefix("$") { return String(written.dropFirst()) }
    guard written.hasPrefix("_"), symbol?.property(written) == nil else { return written }
    return String(written.dropFirst())
  }

  /// A member of which nothing is declared: of a class, which a macro may have given it, or of what is no more declared itself.
  private func undeclared(_ name: String, of base: Denotation) -> StatePath? {
    if let undeclared = base.undeclared {
      return StatePath(owner: undeclared.owner, property: "\(undeclared.property).\(name)")
    }
    guard let symbol = base.type.unwrapped.ownSymbol, symbol.kind == .class,
      symbol.members(named: name).isEmpty, !symbol.has("dynamicMemberLookup")
    else { return nil }
    return StatePath(owner: symbol, property: name)
  }

  /// What a generic view asks of the model that it is handed, by a protocol to which several types conform: it is somebody's state, which
  /// nobody declares for the view.
  private func required(_ name: String, of base: Denotation, _ depth: Int) -> Denotation? {
    guard let path = base.path, path.cases.isEmpty, path.owner.isView,
      !path.owner.genericParameters.isEmpty, base.type.symbol == nil,
      let written = path.owner.property(path.property)?.declaration.type,
      let asked = path.owner.genericParameters.lazy
        .filter({ $0.name == written.name }).compactMap(\.constraint)
        .compactMap({
          program.type(named: $0.name, in: path.owner, file: path.owner.file)
        }).first(where: { $0.kind == .protocol }),
      let found = property(name, of: asked, depth), found.path?.owner === asked
    else { return nil }
    return Denotation(
      type: found.type,
      undeclared: StatePath(owner: path.owner, property: "\(path.property).\(name)"))
  }

  func staticMember(_ name: String, of type: ResolvedType, _ depth: Int) -> Denotation {
    if name == "self" { return Denotation(type: .meta(type)) }
    if name == "allCases" { return Denotation(type: .many(type)) }
    guard let symbol = type.ownSymbol else {
      guard case .foreign(let other) = type else { return .unknown }
      if name == "ID" { return Denotation(type: .meta(other.identity)) }
      // What the app adds to a type of others: `UIAlertController.offline`.
      let added = program.members(name, of: other.lastName).first {
        $0.isStatic && $0.declaration.kind == .variable
      }
      guard let added else { return .unknown }
      return Denotation(type: value(of: added, of: nil, depth).type)
    }
    if name == "init" {
      var initializer = Denotation(type: .own(symbol))
      initializer.reference = symbol
      return initializer
    }
    if symbol.kind == .enum, symbol.hasCase(name) {
      return Denotation(type: .own(symbol), caseName: name)
    }
    if let nested = program.type(named: name, in: symbol, file: symbol.file),
      nested.outer === symbol || symbol.nested[name] != nil || symbol.aliases[name] != nil
    {
      return Denotation(type: .meta(.own(nested)))
    }
    if symbol.routes?[name] != nil { return Denotation(type: .own(symbol), caseName: name) }
    if let member = symbol.members(named: name).first(where: \.isStatic) {
      var found = value(of: member, of: symbol, depth)
      found.isShared = true
      return found
    }
    // `Note.ID`, which nobody declares, is the type of `id`.
    if name == "ID", let id = property("id", of: symbol, depth + 1) {
      return Denotation(type: .meta(id.type))
    }
    return .unknown
  }

  func caseOf(_ symbol: TypeSymbol, _ name: String, _ base: Denotation) -> Denotation {
    Denotation(
      type: .optional(payload(of: name, in: symbol)),
      path: symbol.holdsBinding(in: name)
        ? base.path?.bound(by: name) : base.path?.narrowed(to: name))
  }

  /// What a case holds: nothing, one value, or a tuple.
  func payload(of name: String, in symbol: TypeSymbol) -> ResolvedType {
    guard
      let member = symbol.members(named: name).first(where: { $0.declaration.kind == .case })
    else { return .unknown }
    let types = member.declaration.parameters.map {
      (label: $0.label, type: program.resolve($0.type, in: symbol, file: member.file))
    }
    return types.count == 1 ? types[0].type : .tuple(types)
  }

  /// A property of a type, of one that it inherits from, or of a protocol that the app extends.
  func property(_ name: String, of symbol: TypeSymbol, _ depth: Int = 0) -> Denotation? {
    declaredProperty(name, of: symbol, depth) ?? model(calledAs: name, by: symbol)
  }

  private func declaredProperty(
    _ name: String, of symbol: TypeSymbol, _ depth: Int
  ) -> Denotation? {
    if isTooDeep(depth) { return nil }
    if !symbol.composedOf.isEmpty {
      return symbol.composedOf.lazy.compactMap { declaredProperty(name, of: $0, depth + 1) }.first
    }
    if let member = symbol.property(name) { return value(of: member, of: symbol, depth) }
    if let superclass = program.superclass(of: symbol) {
      return declaredProperty(name, of: superclass, depth + 1)
    }
    // The members of a reducer's state are reached through whatever holds it.
    for other in program.protocols(of: symbol) {
      if let member = other.property(name) { return value(of: member, of: symbol, depth) }
    }
    return nil
  }

  /// A member that a type has by way of what it holds: what its `subscript(dynamicMember:)` reads by the key path of that name.
  private func dynamicMember(_ name: String, of symbol: TypeSymbol, _ depth: Int) -> Denotation? {
    if isTooDeep(depth) { return nil }
    let found = symbol.members(named: "subscript").lazy.compactMap { member -> Denotation? in
      guard let parameter = member.declaration.parameters.first,
        parameter.label == "dynamicMember", parameter.type.lastName.hasSuffix("KeyPath"),
        let body = member.declaration.body, let returned = returned(body)
      else { return nil }
      let scope = Environment(scope: symbol, file: member.file)
        .with(parameter.name, Denotation(keyPath: [name]))
      let value = evaluate(returned, in: bindings(of: body, scope, depth), depth: depth + 1)
      return value.path?.property == name ? value : nil
    }
    return found.first
      ?? program.superclass(of: symbol).flatMap { dynamicMember(name, of: $0, depth + 1) }
  }

  func value(of member: Member, of owner: TypeSymbol?, _ depth: Int) -> Denotation {
    let evaluated = EvaluatedMember(member, of: owner)
    if let known = program.evaluations.value(of: evaluated) { return known }
    let declared = member.declaration.type.map {
      program.resolve($0, in: owner, file: member.file)
    }
    guard program.evaluations.enter(evaluated) else {
      return Denotation(type: declared ?? .unknown)
    }
    defer { program.evaluations.leave(evaluated) }
    return program.evaluations.remembering(evaluated) {
      value(of: member, declared, of: owner, depth)
    } unless: {
      false
    }
  }

  private func value(
    of member: Member, _ declared: ResolvedType?, of owner: TypeSymbol?, _ depth: Int
  ) -> Denotation {
    let scope = Environment(scope: owner, file: member.file)
    if let body = member.declaration.body {
      let known = bindings(of: body, scope, depth)
      let mayBeAny = member.declaration.type?.bindsState == true || declared?.isStack == true
      var read = result(of: body, declared ?? .unknown, in: known, depth, mayBeAny: mayBeAny)
      if read.path == nil, read.choices.isEmpty {
        read.path =
          collection(partlyReadBy: member, in: known, depth)
          ?? caseHeld(by: member, of: read.type, in: scope, depth)
      }
      // `var home: Page { .home }` is always that, where nothing says otherwise of it.
      if read.path == nil, read.caseName == nil, read.type.ownSymbol?.isEnumerated == true,
        owner?.mayBeRefined != true, body.count == 1, let given = body[0].expression,
        let name = evaluate(given, in: known, depth: depth + 1).caseName,
        read.type.ownSymbol?.hasCase(name) == true
      {
        read.caseName = name
      }
      return read
    }
    // `lazy var isShown: Binding<Bool> = .init(get: { … }, set: { … })` keeps nothing: what it reads is the state.
    if let value = member.declaration.value, value.isBindingByHand(of: member.declaration.type) {
      return result(of: [.expression(value)], declared ?? .unknown, in: scope, depth)
    }
    var type = declared
    if type == nil, let value = member.declaration.value {
      type = typeOfValue(value, in: scope, depth)
    }
    // `@Environment(Router.self) var router`, `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`
    if type == nil || type?.symbol == nil,
      let argument = member.declaration.attributes.first(where: {
        $0.name == "Environment" || $0.isDependency || $0.name.hasSuffix("DelegateAdaptor")
      })?.arguments.first?.value
    {
      let denotation = evaluate(argument, in: scope, depth: depth + 1)
      if case .meta(let environmentType) = denotation.type { type = environmentType }
      // `struct ListView<Store: Navigator>` with `@Environment(Store.self) var store`
      if type?.symbol == nil, case .member(.name(let name, _)?, "self", _) = argument,
        owner?.declarer(ofParameter: name) != nil
      {
        type = program.resolve(TypeReference(name), in: owner, file: member.file)
      }
    }
    if type == nil { type = wrapped(member, in: owner, depth) }
    // `@State var isShown = !settings.wasShown`: what others declare is not there to tell, but the name does.
    if case .unknown? = type, NavigationWords.asks(member.name) { type = .bool }
    if let kept = program.keptKinds.kind(of: member) { type = .own(kept) }
    let boxed = boxed(type, in: member, of: owner, depth)
    if let boxed { type = boxed }
    guard let owner, !member.isStatic || boxed != nil else {
      return Denotation(type: type ?? .unknown)
    }
    // What is given when it is declared and never set is always that.
    let constant =
      member.declaration.isConstant && type?.ownSymbol?.kind == .enum
      ? member.declaration.value.map { evaluate($0, in: scope, depth: depth + 1).caseName }
        ?? program.caseKept(in: member, of: owner, type?.ownSymbol)
      : nil
    return Denotation(
      type: type ?? .unknown, path: StatePath(owner: owner, property: member.name),
      caseName: constant)
  }

  /// The type of a property that only its wrapper tells: `@Router var router`, where the app declares the wrapper, or
  /// `@Environment(\.router) var router`, where it declares the value.
  private func wrapped(_ member: Member, in owner: TypeSymbol?, _ depth: Int) -> ResolvedType? {
    for attribute in member.declaration.attributes {
      if let holder = attribute.holder,
        case .keyPath(let root, let components, _)? = attribute.arguments.first?.value,
        root == nil || root?.lastName == holder, components.count == 1,
        let value = program.members(components[0], of: holder).first(where: {
          $0.declaration.kind == .variable
        })
      {
        return self.value(of: value, of: nil, depth + 1).type
      }
      if let wrapper = program.type(named: attribute.name, in: owner, file: member.file),
        wrapper.has("propertyWrapper"), wrapper.genericParameters.isEmpty,
        let type = property("wrappedValue", of: wrapper, depth + 1)?.type
      {
        return type
      }
    }
    return nil
  }

  func typeOfValue(
    _ value: Expression, in environment: Environment, _ depth: Int
  ) -> ResolvedType {
    evaluate(value, in: environment, depth: depth + 1).type
  }
}

extension TypeSymbol {
  /// Whether what it says of itself another type may say otherwise: an heir, or who conforms to it.
  fileprivate var mayBeRefined: Bool { kind == .class || kind == .protocol }
}

extension Attribute {
  /// Of a wrapper that takes a value by its key path, what holds the values: `@Environment(\.router)`, `@Injected(\.session)`.
  fileprivate var holder: String? {
    if name == "Environment" { return "EnvironmentValues" }
    if name == "FocusedValue" || name == "FocusedBinding" { return "FocusedValues" }
    if isDependency { return "DependencyValues" }
    return isInjection ? "Container" : nil
  }

  /// Whether it takes what the app, a test or a preview depends on, of which there is one for all who ask: `@Dependency(\.router)`.
  var isDependency: Bool { name == "Dependency" }

  /// Whether it takes an object out of a container that has one for all who ask.
  var isInjection: Bool {
    ["Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable"]
      .contains(name)
  }
}

extension Expression {
  /// Whether it makes a binding of two closures, where a property of some type is given it.
  fileprivate func isBindingByHand(of type: TypeReference?) -> Bool {
    guard case .call(let callee, let arguments, _) = self,
      arguments.contains(where: { $0.label == "get" }),
      arguments.contains(where: { $0.label == "set" })
    else { return false }
    return switch callee {
    case .member(nil, "init", _): type?.lastName == "Binding"
    case .name("Binding", _): true
    case .type(let type): type.lastName == "Binding"
    default: false
    }
  }
}

extension TypeReference {
  /// The type by which values of a type of others are told from each other: of `Ticket` that is `Ticket.ID`.
  fileprivate var identity: ResolvedType { .foreign(TypeReference("\(name).ID")) }
}
