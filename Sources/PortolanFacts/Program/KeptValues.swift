/// What code gives to properties, by the property's name; and where it makes values of the app's own types, by the type's. It is
/// what tells which types are behind `any Coordinator`.
struct KeptValues {
  private var given: [String: [Given]] = [:]
  private var made: [String: [Made]] = [:]
  /// What containers of controllers are given.
  private var contents: [Given] = []
  /// What functions push onto stacks.
  private var pushes: [Given] = []

  /// A piece of code, and what was known where it stands.
  fileprivate struct Place {
    var scope: TypeSymbol?
    var member: Member

    var file: Int { member.file }
    var function: Declaration { member.declaration }
  }

  fileprivate struct Given {
    /// Whose property it is, where that is not the type in which the code stands.
    var base: Expression?
    var value: Expression
    var place: Place

    /// Whether it is given to a container that a type keeps in a property, by that type's own code.
    func isGiven(to container: String, by owner: TypeSymbol) -> Bool {
      place.scope === owner && base?.ownName == container
    }
  }

  /// What a call pushes onto a stack of controllers, and where it stands.
  fileprivate typealias Push = (stack: Expression, controller: Expression, position: Position)

  fileprivate struct Made {
    var callee: Expression
    var arguments: [Argument]
    var place: Place
  }

  init(_ program: Program) {
    for symbol in program.types {
      for member in symbol.members { note(member, in: symbol) }
    }
    let others =
      program.freeFunctions.sorted { $0.key < $1.key }.flatMap(\.value)
      + program.membersOfOthers.all
    for member in others { note(member, in: nil) }
    for member in program.allGlobals { note(member, in: nil) }
  }

  private mutating func note(_ member: Member, in scope: TypeSymbol?) {
    let declaration = member.declaration
    let place = Place(scope: scope, member: member)
    var (pushes, closures): ([Push], [Closure]) = ([], [])
    func look(_ expression: Expression) {
      switch expression {
      case .assignment, .infix: note(expression, place)
      case .call:
        note(expression, place)
        if let push = expression.pushed { pushes.append(push) }
      case .closure(let closure): closures.append(closure)
      default: break
      }
    }
    declaration.value?.visit(look)
    (declaration.body ?? []).visit(look)
    declaration.observers.visit(look)
    note(pushes, closures, place)
  }

  /// Notes what a function pushes itself: what its closures push comes later.
  private mutating func note(_ pushes: [Push], _ closures: [Closure], _ place: Place) {
    if pushes.isEmpty { return }
    var now = pushes
    for closure in closures {
      closure.body.visit { inner in
        if let later = inner.pushed { now.removeAll { $0.position == later.position } }
      }
    }
    for push in now {
      self.pushes.append(Given(base: push.stack, value: push.controller, place: place))
    }
  }

  private mutating func note(_ expression: Expression, _ place: Place) {
    switch expression {
    case .assignment(let target, let value, _), .infix(let target, "+=", let value):
      give(value, to: target, place)
    case .call(let callee, let arguments, _):
      if case .member(let target?, "append", _) = callee, let value = arguments.first?.value {
        give(value, to: target, place)
      } else if case .member(let target?, "insert", _) = callee, let value = arguments.first?.value
      {
        give(value, to: target, place)
      }
      if case .member(let target?, "setViewControllers", _) = callee, let list = arguments.first {
        contents.append(Given(base: target, value: list.value, place: place))
      } else if case .member(let target?, _, _) = callee,
        let content = arguments.first(where: \.isContentOfContainer)
      {
        contents.append(Given(base: target, value: content.value, place: place))
      }
      guard let name = callee.typeName else { return }
      made[name, default: []].append(Made(callee: callee, arguments: arguments, place: place))
    default: break
    }
  }

  private mutating func give(_ value: Expression, to target: Expression, _ place: Place) {
    switch target {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      given[name, default: []].append(Given(value: value, place: place))
    case .member(let base?, let name, _):
      given[name, default: []].append(Given(base: base, value: value, place: place))
      if name == "viewControllers" {
        contents.append(Given(base: base, value: value, place: place))
      }
    case .element(let whole, _): give(value, to: whole, place)
    default: break
    }
  }

  fileprivate func given(to property: String) -> [Given] { given[property] ?? [] }
  /// What the code of a function, or of whatever else a member is, gives a variable, or adds to it.
  fileprivate func given(toVariable name: String, by member: Member) -> [Expression] {
    given(to: name).filter { $0.base == nil && $0.place.member === member }.map(\.value)
  }
  /// What that code says of the tab that a controller is which it keeps under a name: `feed.tabBarItem = UITabBarItem(title: "Feed", …)`.
  fileprivate func tabItem(of name: String, by member: Member) -> Expression? {
    given(to: "tabBarItem").last { $0.base?.ownName == name && $0.place.member === member }?.value
  }
  fileprivate func contents(of container: String, by owner: TypeSymbol) -> [Given] {
    contents.filter { $0.isGiven(to: container, by: owner) }
  }
  fileprivate func pushes(onto stack: String, by owner: TypeSymbol) -> [Given] {
    pushes.filter { $0.isGiven(to: stack, by: owner) }
  }
  fileprivate func made(of type: String) -> [Made] { made[type] ?? [] }
}

extension Program {
  /// The types of what a property of a protocol's type keeps, in the order in which code gives it them; `nil` where not all of them
  /// are seen.
  func typesKept(in path: StatePath) -> [TypeSymbol]? {
    guard path.cases.isEmpty else { return nil }
    if let known = keptTypes[path] { return known }
    let found = typesKept(in: path, depth: 0).flatMap(realTypes)
    keptTypes[path] = .some(found)
    return found
  }

  /// Each type once, without those that only stand in for one in previews and tests.
  private func realTypes(among types: [TypeSymbol]) -> [TypeSymbol]? {
    if types.isEmpty { return nil }
    var seen: Set<ObjectIdentifier> = []
    let distinct = types.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let real = distinct.filter { !NavigationWords.namesStandIn($0.name) }
    return real.isEmpty ? distinct : real
  }

  /// The same of a property that a class inherits, by what code gives to objects of that class alone, or of one that is nearer to it than
  /// the base; `nil` where it gives them nothing else than others.
  func typesKept(in path: StatePath, by heir: TypeSymbol) -> [TypeSymbol]? {
    let heirs = lineage(of: heir).prefix { $0 !== path.owner }
    let given = classesGiven(path.property)
    guard path.cases.isEmpty, heirs.contains(where: { given.contains(ObjectIdentifier($0)) })
    else { return nil }
    return typesKept(in: path, depth: 0, by: Array(heirs)).flatMap(realTypes)
  }

  /// The classes to whose objects code gives a property from outside.
  func classesGiven(_ property: String) -> Set<ObjectIdentifier> {
    if let known = givenClasses[property] { return known }
    let given = keptValues.given(to: property).compactMap { given in
      given.base.flatMap { evaluate($0, given.place).type.unwrapped.ownSymbol }
    }
    let classes = Set(given.map(ObjectIdentifier.init))
    givenClasses[property] = classes
    return classes
  }

  private func typesKept(
    in path: StatePath, depth: Int, by heirs: [TypeSymbol]? = nil
  ) -> [TypeSymbol]? {
    guard depth < 4, let given = allGiven(to: path, by: heirs) else { return nil }
    let declared = Evaluator(program: self).property(path.property, of: path.owner)
    let wanted = declared?.type.unwrapped.ownSymbol
    var found: [TypeSymbol] = []
    for (value, place) in given {
      guard let types = types(of: value, place, depth, for: wanted) else { return nil }
      found += types
    }
    return found
  }

  /// What a property begins with, and all that code gives it; `nil` where not all of that is seen.
  func allValues(givenTo path: StatePath) -> [GivenValue]? {
    allGiven(to: path)?.map(givenValue)
  }

  /// - Parameter heirs: The classes whose objects are meant, where these inherit the property.
  private func allGiven(
    to path: StatePath, by heirs: [TypeSymbol]? = nil
  ) -> [(Expression, KeptValues.Place)]? {
    let owner = path.owner
    let holders = heirs ?? [owner]
    guard let member = owner.property(path.property), member.isStored, !member.isStatic
    else { return nil }
    let declared = KeptValues.Place(scope: owner, member: member)
    var found = member.declaration.value.map { [($0, declared)] } ?? []
    let isOwn = owner.isView && member.attribute("State") != nil
    for given in keptValues.given(to: path.property) {
      if let base = given.base {
        let holder = evaluate(base, given.place).type.unwrapped
        guard let symbol = holder.ownSymbol else {
          // Whose it is nobody knows; it may be this one, if others can set it.
          if case .unknown = holder, !isOwn { return nil }
          continue
        }
        if !holders.contains(where: { $0 === symbol }) { continue }
      } else if !(holders + [owner]).contains(where: { $0 === given.place.scope }) {
        continue
      }
      guard let values = values(given, to: owner) else { return nil }
      found += values
    }
    if owner.kind == .struct, !owner.members(named: "init").contains(where: \.isInitializer),
      member.declaration.value == nil || !member.declaration.isConstant
    {
      for made in made(owner) {
        if let argument = made.arguments.first(where: { $0.label == path.property }) {
          found.append((argument.value, made.place))
        }
      }
    }
    return found
  }

  /// What one assignment gives: of an initialiser's parameter, what those give who call it; `nil` where nobody is seen to.
  private func values(
    _ given: KeptValues.Given, to owner: TypeSymbol
  ) -> [(Expression, KeptValues.Place)]? {
    let function = given.place.function
    guard function.kind == .initializer, case .name(let name, _) = given.value,
      let parameter = function.parameters.first(where: { $0.name == name })
    else { return [(given.value, given.place)] }
    let calls = made(owner).filter { function.accepts($0.arguments) }
    if calls.isEmpty { return nil }
    return calls.compactMap { call in
      let pair = function.matched(call.arguments).first { $0.0 == parameter }
      return (pair?.1.value ?? parameter.value).map { ($0, pair == nil ? given.place : call.place) }
    }
  }

  /// What is given to a property of a type that only its own code and who makes it can set; `nil` where not all of that is seen.
  func values(keptIn property: String, of owner: TypeSymbol) -> [Expression]? {
    guard let member = owner.property(property), member.isStored,
      member.declaration.isConstant || member.isPrivate
    else { return nil }
    var found = member.declaration.value.map { [$0] } ?? []
    for given in keptValues.given(to: property)
    where given.base == nil && given.place.scope === owner {
      guard let values = values(given, to: owner) else { return nil }
      found += values.map(\.0)
    }
    return found.isEmpty ? nil : found
  }

  /// What code gives to a property, with what is known where that stands.
  struct GivenValue {
    var value: Expression
    var environment: Environment
    /// The variables of the code around it of which the value is made, in their order.
    var variables: [Declaration]
  }

  /// What a type's own code gives to one of its properties.
  func values(givenTo property: String, of owner: TypeSymbol) -> [GivenValue] {
    values(givenTo: property, by: owner) { $0 == nil }
  }

  /// What a property of a type begins with, and what the type's own code gives it: of an initialiser's parameter, what those give who
  /// call that.
  func values(keptBy property: Member, of owner: TypeSymbol) -> [GivenValue] {
    let declared = property.declaration.value.map { value in
      GivenValue(
        value: value, environment: Environment(scope: owner, file: property.file), variables: [])
    }
    let given = keptValues.given(to: property.name)
      .filter { $0.place.scope === owner && $0.base == nil }
      .flatMap { values($0, to: owner) ?? [] }
    return [declared].compactMap(\.self) + given.map(givenValue)
  }

  private func givenValue(_ value: Expression, _ place: KeptValues.Place) -> GivenValue {
    GivenValue(
      value: value, environment: environment(at: place, Evaluator(program: self)),
      variables: place.function.variables(mentionedBy: value))
  }

  /// What a type's code gives to a property of a library's object that everybody comes by in one way, `Menus.default.left = menu`.
  func values(
    givenTo property: String, ofShared object: Expression, by owner: TypeSymbol
  ) -> [GivenValue] {
    guard let path = object.pathOfType else { return [] }
    return values(givenTo: property, by: owner) { $0?.pathOfType == path }
  }

  /// The views that a type's code gives what it keeps in a property: `tab.view = GeneralView()`.
  func views(givenTo property: String, of owner: TypeSymbol) -> [GivenValue] {
    values(givenTo: "view", by: owner) { $0?.ownName == property }
  }

  private func values(
    givenTo property: String, by owner: TypeSymbol, where isMeant: (Expression?) -> Bool
  ) -> [GivenValue] {
    let evaluator = Evaluator(program: self)
    return keptValues.given(to: property).filter { $0.place.scope === owner && isMeant($0.base) }
      .flatMap { given in
        // `let page = ItemController(); self.page = page`
        values(meantBy: given.value, given.place).map { value in
          GivenValue(
            value: value, environment: environment(at: given.place, evaluator),
            variables: given.place.function.variables(mentionedBy: value))
        }
      }
  }

  /// Whether a type's own code gives the object itself to a property of objects of another: `section.page = self`.
  func givesItself(to property: String, of symbol: TypeSymbol, by owner: TypeSymbol) -> Bool {
    keptValues.given(to: property).contains { given in
      guard given.place.scope === owner, given.value.isSelf, let base = given.base,
        let told = evaluate(base, given.place).type.unwrapped.ownSymbol
      else { return false }
      return lineage(of: symbol).contains { $0 === told }
    }
  }

  /// A controller that code gives a container, with what is known where it stands, and with what it says of the tab that it is there.
  struct GivenContent {
    var controller: Expression
    var environment: Environment
    var tabItem: Expression?
  }

  /// The controllers that a type's own code gives a container which it keeps in a property, with what is known where each stands: those
  /// of a list, or else the first that is pushed by functions of these names, or by those that they call. Of each, all that may
  /// stand in its place.
  func contents(
    givenTo property: String, of owner: TypeSymbol, startedBy functions: Set<String>
  ) -> [[GivenContent]] {
    let evaluator = Evaluator(program: self)
    var given = keptValues.contents(of: property, by: owner)
    let pushes = keptValues.pushes(onto: property, by: owner)
    if !pushes.isEmpty {
      let names = owner.functions(calledBy: functions)
      func isBegun(_ given: KeptValues.Given) -> Bool { names.contains(given.place.function.name) }
      // Where what fills it otherwise is not begun here, what is pushed may be.
      let isFilled = given.contains { $0.place.function.kind == .initializer || isBegun($0) }
      if !isFilled, let first = pushes.first(where: isBegun) { given = [first] }
    }
    return given.flatMap { given in
      let place = environment(at: given.place, evaluator)
      return elements(of: given.value, given.place).map { value in
        let item = value.ownName.flatMap { keptValues.tabItem(of: $0, by: given.place.member) }
        return values(meantBy: value, given.place).map {
          GivenContent(controller: $0, environment: place, tabItem: item)
        }
      }
    }
  }

  /// The elements of a list that code has made or taken before it hands it on: `var stack = inner.viewControllers; stack.append(page)`.
  private func elements(of list: Expression, _ place: KeptValues.Place) -> [Expression] {
    guard case .name(let name, _) = list, let begun = place.function.value(of: name) else {
      return list.listed
    }
    let added = keptValues.given(toVariable: name, by: place.member)
    if added.isEmpty || !begun.takesControllers { return [list] }
    // In one place or another of the list: `if stack.isEmpty { stack.append(page) } else { stack[0] = page }`.
    var seen: Set<String> = []
    return added.flatMap(\.listed).filter { $0.ownName.map { seen.insert($0).inserted } ?? true }
  }

  /// What a name stands for in the code of a function: what the variable begins with, or each value that it is given after it was declared,
  /// `let page: UIViewController; if isNew { page = NewController() } else { page = PageController() }`.
  private func values(
    meantBy value: Expression, _ place: KeptValues.Place, besides seen: Set<String> = []
  ) -> [Expression] {
    guard case .name(let name, _) = value, !seen.contains(name) else { return [value] }
    var given = place.function.value(of: name).map { [$0] } ?? []
    if given.isEmpty, place.function.declares(name) {
      given = keptValues.given(toVariable: name, by: place.member)
    }
    if given.isEmpty { return [value] }
    return given.flatMap { values(meantBy: $0, place, besides: seen.union([name])) }
  }

  /// With what code makes values of a type, and what is known there.
  func makings(of symbol: TypeSymbol) -> [(arguments: [Argument], environment: Environment)] {
    let evaluator = Evaluator(program: self)
    return made(symbol).map { ($0.arguments, environment(at: $0.place, evaluator)) }
  }

  /// The types whose code makes values of a type.
  func makers(of symbol: TypeSymbol) -> [TypeSymbol] {
    var seen: Set<ObjectIdentifier> = []
    return made(symbol).compactMap(\.place.scope)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Whether each who makes a value of a type hands it, for one of its properties, what is kept in a property: of theirs, or of an
  /// object that they know.
  func isHandedByKeepers(_ property: String, of symbol: TypeSymbol) -> Bool {
    let all = made(symbol)
    return !all.isEmpty
      && all.allSatisfy { made in
        guard let value = made.arguments.first(where: { $0.label == property })?.value else {
          return false
        }
        if let name = value.ownName { return made.place.scope?.property(name)?.isStored == true }
        guard case .member(let keeper?, let name, _) = value,
          let symbol = evaluate(keeper, made.place).type.unwrapped.ownSymbol
        else { return false }
        return symbol.property(name)?.isStored == true
      }
  }

  private func made(_ symbol: TypeSymbol) -> [KeptValues.Made] {
    keptValues.made(of: symbol.name).filter { made in
      switch made.callee {
      case .member(let type?, "init", _): evaluate(type, made.place).type.symbol === symbol
      default: evaluate(made.callee, made.place).type.symbol === symbol
      }
    }
  }

  /// - Parameter wanted: The protocol of whose static members code may say one by its name alone.
  private func types(
    of value: Expression, _ place: KeptValues.Place, _ depth: Int, for wanted: TypeSymbol? = nil
  ) -> [TypeSymbol]? {
    func all(_ values: [Expression]) -> [TypeSymbol]? {
      var found: [TypeSymbol] = []
      for value in values {
        guard let types = types(of: value, place, depth, for: wanted) else { return nil }
        found += types
      }
      return found
    }
    if depth > 8 { return nil }
    switch value {
    case .nil: return []
    case .choice(_, let first, let second): return all([first, second])
    case .array(let elements): return all(elements)
    case .infix(let left, "??", let right): return all([left, right])
    case .call(.member(nil, let name, _), let arguments, _):
      if let made = wanted.flatMap({ type(madeBy: name, arguments, of: $0) }) { return [made] }
    case .member(nil, let name, _):
      if let made = wanted.flatMap({ type(madeBy: name, [], of: $0) }) { return [made] }
    case .call(.member(let base?, let name, _), _, _) where Self.choosing.contains(name):
      return types(of: base, place, depth)
    case .member(let base?, let name, _):
      if Self.choosing.contains(name) { return types(of: base, place, depth) }
      let owner = evaluate(base, place).type.unwrapped.ownSymbol
      if let known = types(workedOutBy: name, of: owner, depth) { return known }
    case .name(let name, _):
      if let value = place.function.value(of: name) { return types(of: value, place, depth + 1) }
      if let known = types(workedOutBy: name, of: place.scope, depth) { return known }
    default: break
    }
    let given = evaluate(value, place)
    if case .meta = given.type { return nil }
    guard let symbol = given.type.symbol else { return nil }
    if symbol.kind != .protocol { return [symbol] }
    return given.path.flatMap { $0.cases.isEmpty ? typesKept(in: $0, depth: depth + 1) : nil }
  }

  /// The type that a protocol's extension makes a value of in a static member: of
  /// `extension Way { static func sheet(over page: Page) -> Self where Self == SheetWay { … } }` it is `SheetWay`.
  private func type(
    madeBy name: String, _ arguments: [Argument], of wanted: TypeSymbol
  ) -> TypeSymbol? {
    guard wanted.kind == .protocol,
      let member = wanted.members(named: name).first(where: {
        $0.isStatic && ($0.declaration.kind == .variable || $0.declaration.accepts(arguments))
      })
    else { return nil }
    let required = (member.declaration.genericParameters + member.requirements).first {
      $0.name == "Self" && $0.constraint?.name == "=="
    }?.constraint?.arguments.first
    guard let made = required ?? member.declaration.type,
      let symbol = type(named: made.name, in: wanted, file: member.file),
      symbol.kind != .protocol
    else { return nil }
    return symbol
  }

  /// What chooses among elements, or gives them in another order.
  private static let choosing: Set<String> = [
    "filter", "first", "last", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast",
    "randomElement", "shuffled",
  ]

  /// The types of what a property gives back that is worked out.
  private func types(workedOutBy name: String, of owner: TypeSymbol?, _ depth: Int)
    -> [TypeSymbol]?
  {
    guard depth < 4, let owner, let member = owner.property(name),
      let given = member.declaration.body.flatMap(Evaluator(program: self).returned)
    else { return nil }
    let inner = KeptValues.Place(scope: owner, member: member)
    return types(of: given, inner, depth + 1)
  }

  private func evaluate(_ expression: Expression, _ place: KeptValues.Place) -> Denotation {
    let evaluator = Evaluator(program: self)
    return evaluator.evaluate(expression, in: environment(at: place, evaluator))
  }

  private func environment(at place: KeptValues.Place, _ evaluator: Evaluator) -> Environment {
    var environment = Environment(scope: place.scope, file: place.file)
    for parameter in place.function.parameters {
      environment.bind(
        parameter.name,
        Denotation(type: resolve(parameter.type, in: place.scope, file: place.file)))
    }
    return evaluator.bindings(of: place.function.body ?? [], environment, 0)
  }
}

extension Expression {
  fileprivate var pushed: KeptValues.Push? {
    guard
      case .call(.member(let stack?, "pushViewController", _), let arguments, let position) = self,
      let first = arguments.first, first.label == nil
    else { return nil }
    return (stack, first.value, position)
  }
}

extension Expression {
  /// The names of a way that begins with a type: of `Menus.default` these two.
  fileprivate var pathOfType: [String]? {
    switch self {
    case .name(let name, _): name.isWrittenAsType ? [name] : nil
    case .member(let base?, let name, _): base.pathOfType.map { $0 + [name] }
    default: nil
    }
  }
}

extension TypeSymbol {
  /// These functions, and those of its own that they call, be it by way of others.
  func functions(calledBy functions: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var waiting = functions.sorted()
    while let name = waiting.popLast() {
      guard found.insert(name).inserted else { continue }
      for member in members(named: name) {
        (member.declaration.body ?? []).visit { expression in
          if case .call(let callee, _, _) = expression, let name = callee.ownName {
            waiting.append(name)
          }
        }
      }
    }
    return found
  }
}

extension Declaration {
  /// What a variable of its code begins with, or what a condition binds to a name: `if let tab = tabs.first`.
  func value(of name: String) -> Expression? {
    var found: Expression?
    (body ?? []).visitStatements { statement in
      if found != nil { return }
      switch statement {
      case .declaration(let local) where local.name == name: found = local.value
      case .if(let conditions, _, _), .guard(let conditions, _):
        for case .match(.binding(name), let value) in conditions { found = value }
      default: break
      }
    }
    return found
  }
}

extension Declaration {
  /// Whether its code has a variable of a name.
  fileprivate func declares(_ name: String) -> Bool {
    var isDeclared = false
    (body ?? []).visitStatements { statement in
      if case .declaration(let local) = statement, local.kind == .variable, local.name == name {
        isDeclared = true
      }
    }
    return isDeclared
  }

  /// The variables of its code that a value is made of, be it by way of each other, in their order:
  /// `let page = ItemController(); let bar = UINavigationController(rootViewController: page)`.
  fileprivate func variables(mentionedBy value: Expression) -> [Declaration] {
    var variables: [Declaration] = []
    (body ?? []).visitStatements { statement in
      if case .declaration(let local) = statement, local.kind == .variable, local.value != nil {
        variables.append(local)
      }
    }
    var makers = [value]
    var found: [Declaration] = []
    for variable in variables.reversed()
    where makers.contains(where: { $0.mentions(variable.name) }) {
      found.insert(variable, at: 0)
      if let value = variable.value { makers.append(value) }
    }
    return found
  }
}

extension Member {
  fileprivate var isInitializer: Bool { declaration.kind == .initializer }
}

extension Expression {
  /// The name of the type that a callee may make a value of.
  fileprivate var typeName: String? {
    let name: String? =
      switch self {
      case .name(let name, _): name
      case .type(let type): type.lastName
      case .member(let base?, "init", _): base.typeName
      case .member(_?, let name, _): name
      default: nil
      }
    return name.flatMap { $0.isWrittenAsType ? $0 : nil }
  }
}
