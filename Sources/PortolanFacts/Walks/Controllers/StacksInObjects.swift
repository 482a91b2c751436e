import PortolanModel

/// Stacks that code makes for an object which keeps them: `let modal = Router(UINavigationController())`. What the object pushes there
/// first, the stack begins with, whoever shows it: `modal.push(page); present(modal.stack, animated: true)`.
extension ViewWalk {
  /// The stacks that an object is made with, by the properties that keep them, be it in another such object.
  mutating func stacks(keptBy object: Expression, depth: Int = 0) -> [String: Denotation] {
    guard isShowing || isInCoordinator, depth < Self.depthOfStacks,
      case .call(let callee, let arguments, _) = object
    else { return [:] }
    guard let symbol = construction(callee) else {
      return stacks(madeBy: callee, arguments, depth)
    }
    guard !symbol.isView, program.isCoordinator(symbol) else { return [:] }
    var stacks: [String: Denotation] = [:]
    for (property, argument) in program.kept(arguments, madeWith: symbol) {
      stacks[property] = stack(in: argument.value, depth)
    }
    // Or makes one where it is handed none: `init(stack: UINavigationController = UINavigationController())`.
    for (property, argument) in program.kept(arguments, madeWith: symbol, areDefaults: true) {
      with(environment: Environment(scope: symbol, file: symbol.file)) { walk in
        stacks[property] = walk.stack(in: argument.value, depth)
      }
    }
    // Or it makes one by itself: `final class HelpFlow { let stack = UINavigationController() }`.
    for type in program.lineage(of: symbol) {
      for property in type.storedProperties where stacks[property.name] == nil {
        guard let value = type.value(madeFor: property), !property.isStatic else { continue }
        with(environment: Environment(scope: type, file: property.file)) { walk in
          stacks[property.name] = walk.stack(in: value, depth)
        }
      }
    }
    return stacks
  }

  /// The same of an object that a function makes, with a stack of its own: `Router.modal(style: .formSheet)`.
  private mutating func stacks(
    madeBy callee: Expression, _ arguments: [Argument], _ depth: Int
  ) -> [String: Denotation] {
    guard let (member, owner) = function(calledBy: callee, arguments), member.isStatic, let owner,
      let body = member.declaration.body,
      let given = evaluator.returned(body), let type = member.declaration.type,
      let made = program.resolve(type, in: owner, file: member.file).unwrapped.ownSymbol,
      !made.isView, program.isCoordinator(made)
    else { return [:] }
    let key =
      "stacks of \(owner.id).\(member.name) \(member.file):\(member.declaration.position.line)"
    guard following.insert(key).inserted else { return [:] }
    defer { following.remove(key) }
    var inner = Environment(scope: owner, file: member.file)
    for (parameter, argument) in member.declaration.matched(arguments) {
      inner.bind(parameter.name, evaluate(argument.value))
    }
    let around = Region()
    region.presented.append(around)
    var stacks: [String: Denotation] = [:]
    with(region: around, environment: inner) { walk in
      for statement in body { walk.walk(statement) }
      stacks = walk.evaluate(given).stacks
      if stacks.isEmpty { stacks = walk.stacks(keptBy: given, depth: depth + 1) }
    }
    return stacks
  }

  /// Whether a call gives a stack that it makes: `UINavigationController()`, or `makeStack()` of the app's own.
  func givesNewStack(_ value: Expression) -> Bool {
    let made = evaluate(value)
    guard case .call(let callee, let arguments, _) = value, made.type.isNavigationController else {
      return false
    }
    if made.isMade { return true }
    guard let (member, owner) = function(calledBy: callee, arguments),
      let given = evaluator.returned(member.declaration.body ?? [])
    else { return false }
    let begun = given.ownName.flatMap { member.declaration.value(of: $0) } ?? given
    let inner = Environment(scope: owner, file: member.file)
    return evaluator.evaluate(begun, in: inner).isMade
  }

  /// So many objects are made one within the other.
  private static let depthOfStacks = 4

  /// What an object is handed that is a stack which the code has made, or keeps one.
  private mutating func stack(in argument: Expression, _ depth: Int) -> Denotation? {
    var value = evaluate(argument)
    if value.keepsMadeStack { return value }
    guard case .call = argument else { return nil }
    if givesNewStack(argument) {
      let made = made(by: argument)
      region.presented.append(made)
      (value.isMade, value.shown) = (true, made)
      return value
    }
    value.stacks = stacks(keptBy: argument, depth: depth + 1)
    return value.stacks.isEmpty ? nil : value
  }

  /// What is known of the stacks that an object keeps whose function is followed: its own functions know of them, too.
  func stacksKnown(to owner: TypeSymbol?, _ object: Denotation?) -> [String: Denotation] {
    guard let owner else { return [:] }
    var stacks: [String: Denotation] = [:]
    if let object, !object.stacks.isEmpty {
      stacks = object.stacks
    } else if owner === environment.scope {
      stacks = environment.given.filter(\.value.keepsMadeStack)
    }
    // What stands in a column already is filled there.
    return stacks.merging(keptStacks[ObjectIdentifier(owner)] ?? [:]) { _, kept in kept }
  }

  /// Notes that a coordinator keeps an object that knows of a stack, or is made with a case or a flag: `child = ChildCoordinator(router: router); child.start()`.
  mutating func note(_ value: Expression, keptIn target: Expression) {
    guard isShowing, case .call = value, let property = target.ownName,
      let scope = environment.scope, !scope.isView,
      evaluator.property(property, of: scope) != nil
    else { return }
    let (stacks, constants) = (stacks(keptBy: value), constants(keptBy: value))
    if stacks.isEmpty, constants.isEmpty { return }
    var object = evaluate(target)
    (object.stacks, object.constants) = (stacks, constants)
    environment.give(property, object)
  }

  /// The stacks that an object has made for itself, and that one of its functions presents: what the function pushes there first, it
  /// begins with.
  mutating func stacks(presentedBy member: Member, of owner: TypeSymbol?) -> [String: Denotation] {
    guard isShowing, host?.isDelegate == false, let owner, owner !== host, !owner.isView,
      program.isCoordinator(owner)
    else { return [:] }
    var stacks: [String: Denotation] = [:]
    for name in (member.declaration.body ?? []).ownPresented {
      guard let property = owner.property(name), property.isStored, !property.isStatic,
        let value = owner.value(madeFor: property)
      else { continue }
      with(environment: Environment(scope: owner, file: property.file)) { walk in
        stacks[name] = walk.stack(in: value, 0)
      }
      stacks[name]?.path = StatePath(owner: owner, property: name)
    }
    return stacks
  }

  /// The page that stands in a stack which the code has made, where it pushes another onto that: `flow.stack.pushViewController(page, …)`.
  func pageOfMadeStack(_ call: Call, _ presentation: Presentation) -> TypeSymbol? {
    guard presentation == .drillDown, isInController, case .member(let stack?, _, _) = call.callee,
      let page = madeContainer(stack)?.firstPage?.view, !page.wrapsContent
    else { return nil }
    return page
  }

  /// What is put into a stack that an object keeps for the code.
  func stackKept(by expression: Expression) -> Region? {
    if case .name = expression { return nil }
    let value = evaluate(expression)
    return value.keepsMadeStack && value.stacks.isEmpty ? value.shown : nil
  }
}

extension Evaluator {
  /// The stack that code made for an object, where it asks the object for that: `modal.stack`, `modal.toPresent()`.
  func stackKept(by object: Denotation, askedFor name: String) -> Denotation? {
    if object.stacks.isEmpty { return nil }
    if let kept = object.stacks[name] { return kept }
    return object.type.unwrapped.ownSymbol.flatMap {
      object.stacks[property(of: $0, givenBy: name)]
    }
  }

  /// The property by which an object keeps what it gives by a name: of `var page: UIViewController { stack }` that is `stack`.
  func property(of object: TypeSymbol, givenBy name: String) -> String {
    object.members(named: name).first?.declaration.body.flatMap(returned)?.ownName ?? name
  }
}

extension TypeSymbol {
  /// What an object makes for one of its properties, whoever makes the object.
  fileprivate func value(madeFor property: Member) -> Expression? {
    let given =
      property.declaration.value
      ?? initializers.lazy.compactMap { initializer in
        (initializer.declaration.body ?? []).lazy.compactMap { statement -> Expression? in
          guard case .expression(.assignment(let target, let value, _)) = statement,
            target.ownName == property.name
          else { return nil }
          return value
        }.first
      }.first
    if case .call? = given { return given } else { return nil }
  }
}

extension [Statement] {
  /// The properties of the object itself that its code presents.
  fileprivate var ownPresented: [String] {
    var names: [String] = []
    visit { expression in
      if case .call(let callee, let arguments, _) = expression, callee.lastName == "present",
        let first = arguments.first, first.label == nil, let name = first.value.ownName
      {
        names.append(name)
      }
    }
    return names
  }
}

extension Denotation {
  /// Whether it is a stack that the code has made, or an object that keeps one.
  var keepsMadeStack: Bool {
    !stacks.isEmpty || type.isNavigationController && isMade && shown?.isMade == true
  }
}

extension Program {
  /// What an object is made with that it keeps as it is, by the properties that keep it.
  ///
  /// - Parameter areDefaults: Whether that is asked of what its initialiser takes where a call gives nothing.
  func kept(
    _ arguments: [Argument], madeWith symbol: TypeSymbol, areDefaults: Bool = false
  ) -> [(property: String, argument: Argument)] {
    for type in lineage(of: symbol) {
      if type.initializers.isEmpty, symbol.kind == .class { continue }
      guard let initializer = type.initializer(taking: arguments)?.declaration else { break }
      let given =
        areDefaults ? initializer.defaults(besides: arguments) : initializer.matched(arguments)
      return given.flatMap { parameter, argument in
        properties(of: type, keeping: parameter, of: initializer).map { ($0, argument) }
      }
    }
    guard symbol.kind == .struct, !areDefaults else { return [] }
    return arguments.compactMap { argument in
      argument.label.flatMap { label in
        symbol.property(label)?.isStored == true ? (label, argument) : nil
      }
    }
  }

  /// The properties that keep what an initialiser is handed, be it those of a class above, to whose initialiser it is handed on:
  /// `super.init(router: router)`.
  private func properties(
    of symbol: TypeSymbol, keeping parameter: Parameter, of initializer: Declaration, depth: Int = 0
  ) -> [String] {
    let handed = (initializer.body ?? []).firstCall { callee, arguments -> [Argument]? in
      guard case .member(.name("super", _)?, "init", _) = callee,
        arguments.contains(where: { $0.value.isName(parameter.name) })
      else { return nil }
      return arguments
    }
    let own = symbol.stored(by: initializer, from: parameter)
    guard depth < 8, let handed, let base = superclass(of: symbol),
      let next = base.initializer(taking: handed)?.declaration,
      let pair = next.matched(handed).first(where: { $0.1.value.isName(parameter.name) })
    else { return own.map { [$0] } ?? [] }
    // What is made of it, `page = PageController(router: router)`, does not keep it as it is.
    let isKept = (initializer.body ?? []).contains { statement in
      if case .expression(.assignment(_, .name(parameter.name, _), _)) = statement {
        true
      } else {
        false
      }
    }
    let above = properties(of: base, keeping: pair.0, of: next, depth: depth + 1)
    return (isKept ? own.map { [$0] } ?? [] : []) + above
  }
}

extension Declaration {
  /// The parameters of which a call gives nothing, with what they are then.
  fileprivate func defaults(besides arguments: [Argument]) -> [(Parameter, Argument)] {
    let given = matched(arguments).map(\.0)
    return parameters.compactMap { parameter in
      guard let value = parameter.value, !given.contains(parameter) else { return nil }
      return (parameter, Argument(label: parameter.label, value: value))
    }
  }
}
