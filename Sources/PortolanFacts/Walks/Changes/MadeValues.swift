/// The cases of enums that some code makes, wherever they go then, and the views that it makes.
///
/// A case that is passed on, kept in a constant or given back by a function is not seen to be set anywhere, and yet it may be.
struct MadeValues {
  /// Every case of these may be made: from a raw value, from all cases.
  private var enums: Set<ObjectIdentifier> = []
  private var cases: Set<Case> = []
  /// The names of cases of which the code does not say whose they are.
  private var names: Set<String> = []
  private var types: Set<ObjectIdentifier> = []
  /// By each type, in the code of which types one is made.
  private var makers: [ObjectIdentifier: [ObjectIdentifier: TypeSymbol]] = [:]
  /// The types of which one is made by code that belongs to none.
  private var typesMadeByNobody: Set<ObjectIdentifier> = []
  /// The controllers of scenes in storyboards.
  private var scenes: Set<ObjectIdentifier> = []
  /// By each of the cases, the conditions of the `#if` branches that make it: empty where some code always does.
  private var conditions: [Case: Set<String>] = [:]
  /// Those of the cases that code makes for more than to head groups.
  private var casesBesideHeads: Set<Case> = []
  /// Whether what is made stands in what heads a group of its kind.
  var isOfHead = false

  private struct Case: Hashable {
    var symbol: ObjectIdentifier
    var name: String
  }

  mutating func note(_ name: String, of symbol: TypeSymbol?, onlyIf condition: String? = nil) {
    guard let symbol else {
      names.insert(name)
      return
    }
    let made = Case(symbol: ObjectIdentifier(symbol), name: name)
    if !isOfHead { casesBesideHeads.insert(made) }
    guard let condition else {
      cases.insert(made)
      conditions[made] = nil
      return
    }
    // What some code always makes needs no condition.
    if cases.insert(made).inserted || conditions[made] != nil {
      conditions[made, default: []].insert(condition)
    }
  }

  /// Whether code makes one of some routes.
  func holds(_ name: String, of symbol: TypeSymbol) -> Bool {
    cases.contains(Case(symbol: ObjectIdentifier(symbol), name: name))
  }

  /// The condition of the `#if` branches that alone make one, where it is one condition.
  func condition(_ name: String, of symbol: TypeSymbol) -> String? {
    let found = conditions[Case(symbol: ObjectIdentifier(symbol), name: name)] ?? []
    return found.count == 1 ? found.first : nil
  }

  mutating func noteAll(of symbol: TypeSymbol) { enums.insert(ObjectIdentifier(symbol)) }

  mutating func note(scene symbol: TypeSymbol) {
    types.insert(ObjectIdentifier(symbol))
    scenes.insert(ObjectIdentifier(symbol))
  }

  mutating func note(_ symbol: TypeSymbol, by maker: TypeSymbol?) {
    types.insert(ObjectIdentifier(symbol))
    if let maker {
      makers[ObjectIdentifier(symbol), default: [:]][ObjectIdentifier(maker)] = maker
    } else {
      typesMadeByNobody.insert(ObjectIdentifier(symbol))
    }
  }

  /// Whether some code may make a case.
  func mayHold(_ name: String, of symbol: TypeSymbol) -> Bool {
    names.contains(name) || enums.contains(ObjectIdentifier(symbol))
      || cases.contains(Case(symbol: ObjectIdentifier(symbol), name: name))
  }

  /// Whether some code may make a case for more than to head a group of others.
  func mayHoldBesideHeads(_ name: String, of symbol: TypeSymbol) -> Bool {
    names.contains(name) || enums.contains(ObjectIdentifier(symbol))
      || casesBesideHeads.contains(Case(symbol: ObjectIdentifier(symbol), name: name))
  }

  /// Whether some code makes a value of a type.
  func holds(_ symbol: TypeSymbol) -> Bool { types.contains(ObjectIdentifier(symbol)) }

  /// Whether a controller is a scene's of a storyboard, and nothing else makes one.
  func isMereScene(_ symbol: TypeSymbol) -> Bool {
    scenes.contains(ObjectIdentifier(symbol)) && makers[ObjectIdentifier(symbol)] == nil
      && !typesMadeByNobody.contains(ObjectIdentifier(symbol))
  }

  /// Whether code makes a value of a type that belongs to none of some types, nor to what is declared in them.
  func holds(_ symbol: TypeSymbol, madeOutside types: Set<ObjectIdentifier>) -> Bool {
    typesMadeByNobody.contains(ObjectIdentifier(symbol))
      || scenes.contains(ObjectIdentifier(symbol))
      || (makers[ObjectIdentifier(symbol)] ?? [:]).values.contains { maker in
        !sequence(first: maker, next: \.outer).contains { types.contains(ObjectIdentifier($0)) }
      }
  }
}

extension StateChangeWalk {
  /// Walks a value where one of a type is wanted; `nil` where nobody knows which.
  mutating func walk(_ value: Expression, as type: ResolvedType?) {
    if let type, let held = RouteElements.held(by: value, of: type) { return walk(held, as: type) }
    switch value {
    case .choice(let condition, let first, let second):
      walk(condition)
      choose(asking: condition, { $0.walk(first, as: type) }, or: { $0.walk(second, as: type) })
    case .infix(let left, "??", let right):
      walk(left, as: type)
      walk(right, as: type)
    case .array(let elements): elements.forEach { walk($0, as: type?.element) }
    case .statement(let statement):
      let outer = result
      result = type
      walk(statement)
      result = outer
    case .member(nil, let name, _): noteMade(name, [], as: type)
    case .call(.member(nil, let name, let position), let arguments, _):
      noteMade(name, arguments, as: type)
      if name == "init", let made = type?.unwrapped.ownSymbol {
        noteBindings(keptBy: made, arguments)
        if made.isView { noteMade(made, arguments) }
      }
      let callee = Expression.member(nil, name, position)
      noteSent(callee, arguments, position)
      var wanted: [ResolvedType?] = arguments.map { _ in nil }
      if let symbol = type?.symbol,
        let member = symbol.routes?[name]?.first(where: {
          $0.declaration.accepts(arguments)
        })
      {
        wanted = self.wanted(member, of: symbol, arguments)
      } else if let symbol = type?.symbol, symbol.kind == .enum {
        wanted =
          symbol.hasCase(name)
          ? payloads(of: name, in: symbol, arguments)
          : symbol.members(named: name).isEmpty ? arguments.map { _ in type } : wanted
      }
      walk(arguments, wanted: wanted, of: callee, position)
    default: walk(value)
    }
  }

  /// Walks what something is compared with: no case is made by that.
  mutating func walk(compared value: Expression) {
    switch value {
    case .member(nil, _, _), .call(.member(nil, _, _), _, _): break
    case .member(let base?, _, _): walk(base)
    default: walk(value)
    }
  }

  private mutating func noteMade(_ name: String, _ arguments: [Argument], as type: ResolvedType?) {
    guard let type, !type.holdsUnknown else { return made.note(name, of: nil) }
    guard let symbol = type.symbol else { return }
    if symbol.kind != .enum || symbol.hasCase(name) {
      return made.note(name, of: symbol, onlyIf: condition)
    }
    // `.init(rawValue: 1)`; of `.some(.add)` or `.constant(.add)` what it is given tells.
    if symbol.members(named: name).isEmpty, name == "init" || arguments.isEmpty, name != "none" {
      made.noteAll(of: symbol)
    }
  }

  /// `Route.add`, `Route.allCases`; not a member of a value.
  mutating func noteMade(_ name: String, of base: Expression) {
    noteMadeAsSelf(by: name, of: base)
    guard name == "allCases" || program.caseNames.contains(name),
      case .meta(let type) = evaluator.evaluate(base, in: environment).type,
      let symbol = type.ownSymbol, symbol.isEnumerated
    else { return }
    if symbol.routes != nil {
      if symbol.hasCase(name), symbol !== environment.scope || function != name {
        made.note(name, of: symbol, onlyIf: condition)
      }
      return
    }
    if name == "allCases" { made.noteAll(of: symbol) } else { made.note(name, of: symbol) }
  }

  /// Notes what a call makes: a view, or an enum from what nobody knows.
  mutating func noteMade(_ symbol: TypeSymbol, _ arguments: [Argument]) {
    if symbol.kind == .enum, symbol.initializer(taking: arguments) == nil {
      made.noteAll(of: symbol)
    }
    var scope = environment.scope
    while let current = scope {
      // What makes another of itself is no more reached by that.
      if current === symbol { return }
      scope = current.outer
    }
    if StoryboardNames.isScene(memberName) { return made.note(scene: symbol) }
    made.note(symbol, by: environment.scope)
  }

  /// Notes a view whose type is named elsewhere, `DetailController.self`: it may be made of that. A controller's name may be asked of its
  /// own file for other reasons, as to register a cell; and a view's of its own code, as for a logger.
  mutating func noteNamed(_ type: Expression) {
    guard case .meta(let type) = evaluator.evaluate(type, in: environment).type,
      let symbol = type.ownSymbol, symbol.isView,
      symbol.file != environment.file || !symbol.isController && !isInCode(of: symbol)
    else { return }
    made.note(symbol, by: environment.scope)
  }

  private func isInCode(of symbol: TypeSymbol) -> Bool {
    guard let scope = environment.scope else { return false }
    return sequence(first: scope, next: \.outer).contains { $0 === symbol }
  }

  /// Notes a view of which code that was not read may make one, for it is handed the type or the initialiser:
  /// `router.register(DetailController.self)`.
  mutating func noteHanded(_ type: Expression) {
    guard case .meta(let type) = evaluator.evaluate(type, in: environment).type,
      let symbol = type.ownSymbol, symbol.isView
    else { return }
    noteMade(symbol, [])
  }

  /// Notes the types of views that a call hands to a function that was not read. One that only asks makes nothing of them.
  mutating func noteTypesHanded(to callee: Expression, _ arguments: [Argument]) {
    for case (let argument, .member(let type?, "self", _)) in arguments.map({ ($0, $0.value) })
    where !Self.asking.contains(argument.label ?? "") && !isRead(callee, arguments) {
      noteHanded(type)
    }
  }

  /// What arguments are called of which a function only asks something: `view.isKind(of: ListController.self)`.
  private static let asking: Set<String> = [
    "of", "for", "describing", "reflecting", "whenContainedInInstancesOf", "cls",
  ]

  /// Whether the function that a call means is one of the source's.
  private func isRead(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    if constructed(callee) != nil { return true }
    switch callee {
    case .member(let base?, let name, _):
      let value = evaluator.evaluate(base, in: environment).type
      let owner =
        if case .meta(let type) = value { type.ownSymbol } else { value.unwrapped.ownSymbol }
      return owner.map { evaluator.method(name, of: $0, arguments) != nil } ?? false
    case .name(let name, _):
      return environment.scope.map { evaluator.method(name, of: $0, arguments) != nil } == true
        || program.freeFunctions[name] != nil
    default: return false
    }
  }

  /// Notes what a static function of a view makes, itself as far as anybody can tell: `ChatPage.make(topic:)`.
  mutating func noteMade(by function: String, of maker: TypeSymbol, _ arguments: [Argument]) {
    guard maker.isView, maker !== environment.scope,
      let member = evaluator.method(function, of: maker, arguments), member.isStatic,
      member.declaration.givesView
        || member.declaration.type.map({
          program.type(named: $0.name, in: maker, file: member.file) === maker
        }) == true
    else { return }
    made.note(maker, by: environment.scope)
  }

  /// Of which type a call wants each of its arguments, as far as its declaration tells.
  func wanted(_ callee: Expression, _ arguments: [Argument]) -> [ResolvedType?] {
    let unknown = [ResolvedType?](repeating: nil, count: arguments.count)
    guard arguments.contains(where: \.value.isOfUnwrittenType) else { return unknown }
    if let symbol = constructed(callee) {
      if let initializer = symbol.initializer(taking: arguments) {
        return wanted(initializer, of: symbol, arguments)
      }
      return arguments.map { argument in
        argument.label.flatMap { evaluator.property($0, of: symbol)?.type }
      }
    }
    switch callee {
    case .member(let base?, let name, _):
      if case .name("super", _) = base { return unknown }
      let value = evaluator.evaluate(base, in: environment).type
      if let symbol = value.unwrapped.ownSymbol,
        let member = evaluator.method(name, of: symbol, arguments)
      {
        return wanted(member, of: symbol, arguments)
      }
      if case .meta(let type) = value, let symbol = type.ownSymbol, symbol.kind == .enum {
        return payloads(of: name, in: symbol, arguments)
      }
      if case .many(let element) = value.unwrapped, Self.ofElements.contains(name) {
        return arguments.map { _ in element }
      }
      return base.isPlainView && name != "tag" ? arguments.map { _ in .none(in: name) } : unknown
    case .name(let name, _):
      if let scope = environment.scope, let member = evaluator.method(name, of: scope, arguments) {
        return wanted(member, of: scope, arguments)
      }
      if let member = program.freeFunctions[name]?.first(where: {
        $0.declaration.accepts(arguments)
      }) {
        return wanted(member, of: nil, arguments)
      }
      return callee.isPlainView ? arguments.map { _ in .none(in: name) } : unknown
    default: return unknown
    }
  }

  private static let ofElements: Set<String> = ["append", "insert", "contains", "firstIndex"]

  private func wanted(_ member: Member, of owner: TypeSymbol?, _ arguments: [Argument])
    -> [ResolvedType?]
  {
    let declaration = member.declaration
    let generic = (declaration.genericParameters + (owner?.genericParameters ?? [])).map(\.name)
    return declaration.parameters(taking: arguments).map { parameter in
      guard let parameter, !generic.contains(parameter.type.name) else { return nil }
      return program.resolve(parameter.type, in: owner, file: member.file)
    }
  }

  private func payloads(of name: String, in symbol: TypeSymbol, _ arguments: [Argument])
    -> [ResolvedType?]
  {
    switch evaluator.payload(of: name, in: symbol) {
    case .tuple(let elements) where elements.count == arguments.count: elements.map(\.type)
    case let type where arguments.count == 1: [type]
    default: arguments.map { _ in nil }
    }
  }
}

extension ResolvedType {
  /// Whether it is not known of what type it is, or the value that it holds.
  fileprivate var holdsUnknown: Bool {
    switch self {
    case .unknown: true
    case .optional(let type), .many(let type): type.holdsUnknown
    default: false
    }
  }

  /// A type of SwiftUI's, which no case of the app's own is of.
  fileprivate static func none(in function: String) -> ResolvedType {
    .foreign(TypeReference(function))
  }
}

extension Expression {
  /// Whether it is a member of a type that the place where it stands must tell: `.add`, or holds one.
  fileprivate var isOfUnwrittenType: Bool {
    switch self {
    case .member(nil, _, _), .call(.member(nil, _, _), _, _): true
    case .choice(_, let first, let second): first.isOfUnwrittenType || second.isOfUnwrittenType
    case .infix(_, "??", let right): right.isOfUnwrittenType
    case .array(let elements): elements.contains(where: \.isOfUnwrittenType)
    default: false
    }
  }

  /// Whether it is a view of SwiftUI's, with whatever modifiers.
  fileprivate var isPlainView: Bool {
    switch self {
    case .call(.member(let base?, _, _), _, _): base.isPlainView
    case .conditional(_, let base): base.isPlainView
    case .call(.name(let name, _), _, _), .name(let name, _):
      name.isWrittenAsType && !Self.holders.contains(name)
        && (PlainViews.showing.contains(name) || PlainViews.acting.contains(name))
    default: false
    }
  }

  /// What holds a value of whatever type.
  private static let holders: Set<String> = ["Binding", "Array", "Set", "NavigationLink", "Picker"]
}

extension Program {
  /// Whose cases may be made though no code says so: a parameter of its type has a value of its own where a call gives none.
  func noteDefaults(in made: inout MadeValues) {
    for symbol in types {
      for member in symbol.members { noteDefaults(of: member, in: symbol, &made) }
    }
    for member in membersOfOthers.all { noteDefaults(of: member, in: nil, &made) }
    for members in freeFunctions.values {
      for member in members { noteDefaults(of: member, in: nil, &made) }
    }
  }

  private func noteDefaults(of member: Member, in owner: TypeSymbol?, _ made: inout MadeValues) {
    for parameter in member.declaration.parameters where parameter.hasDefault {
      // Of an optional, the value is almost always none.
      guard parameter.type.lastName != "Optional",
        case .own(let symbol) = resolve(parameter.type, in: owner, file: member.file),
        symbol.kind == .enum
      else { continue }
      if case .member(_, let name, _)? = parameter.value, symbol.hasCase(name) {
        made.note(name, of: symbol)
      } else {
        made.noteAll(of: symbol)
      }
    }
  }
}
