import PortolanModel

/// Functions that put on a stack, or present, whatever they are told: `func push(_ route: Route) { path.append(route) }`.
///
/// By itself such a function may do anything. Where all who call it are seen to say which case they mean, it does no more than they
/// say: then what it could do besides is left out.
struct ToldFunctions {
  /// The names of functions that take what can be told.
  private var names: Set<String> = []
  private let enums: Set<String>
  /// Of each such function its owner, and its name.
  private var owners: [ObjectIdentifier: TypeSymbol] = [:]
  private var members: [ObjectIdentifier: String] = [:]
  /// The calls by which a function was told what to do.
  private var told: [ObjectIdentifier: Set<SourceLocation>] = [:]
  /// Those that others told what they were told themselves.
  private var toldInTurn: Set<ObjectIdentifier> = []
  private var calls: [String: [Use]] = [:]
  /// Names of functions that somebody hands on without calling them.
  private var handedOn: Set<String> = []
  /// What a function does on behalf of others of its own type, by the function that it has do so.
  private var toldToSelf: [(callee: ObjectIdentifier, changes: [StateChange])] = []

  fileprivate struct Use {
    var location: SourceLocation
    /// The type that is known to have the function, if one is.
    var receiver: ResolvedType
    /// The function in which the call stands, if that hands on what it was told itself.
    var teller: ObjectIdentifier?
    /// The type whose code calls.
    var caller: TypeSymbol?
  }

  init(_ program: Program) {
    enums = Set(program.types.filter(\.isEnumerated).map(\.name))
    for symbol in program.types where symbol.kind != .protocol {
      for member in symbol.members
      where member.declaration.kind == .function
        && parameterTelling(member, of: symbol, program) != nil
      {
        names.insert(member.name)
      }
    }
    for function in program.keptFunctions.values
    where parameterTelling(function, of: nil, program) != nil {
      names.insert(function.name)
    }
    for member in program.freeFunctions.values.joined()
    where parameterTelling(member, of: nil, program) != nil {
      names.insert(member.name)
    }
    noteCallsUnseen(program)
  }

  /// The code of a protocol is walked with nobody's: what it calls may be told anything.
  private mutating func noteCallsUnseen(_ program: Program) {
    var found: Set<String> = []
    for symbol in program.types where symbol.kind == .protocol {
      for member in symbol.members {
        let _: Bool? = (member.declaration.body ?? []).firstCall { callee, arguments in
          found.formUnion(([callee] + arguments.map(\.value)).compactMap(\.lastWord))
          return nil
        }
      }
    }
    handedOn = found.intersection(names)
  }

  /// The one parameter that takes what says where to go: an enum of the app's own, or whatever can be put on a stack.
  func parameterTelling(
    _ member: Member, of symbol: TypeSymbol?, _ program: Program
  ) -> Parameter? {
    let telling = member.declaration.parameters.filter { parameter in
      if program.takesAnyValue(parameter, member, of: symbol) { return true }
      return enums.contains(parameter.type.unwrapped.lastName)
    }
    if telling.isEmpty { return plainParameterTelling(member) }
    // Of several, the one that the code sets something to.
    let set = telling.count > 1 ? telling.filter { member.sets(to: $0.name) } : telling
    return set.count == 1 && !set[0].hasDefault ? set[0] : nil
  }

  /// The one parameter that takes a number or a text to which the code sets something: of `func select(_ tab: Int) { self.tab = tab }`
  /// the tab.
  func plainParameterTelling(_ member: Member) -> Parameter? {
    let plain = member.declaration.parameters.filter { parameter in
      ["Int", "String"].contains(parameter.type.name) && !parameter.hasDefault
    }
    if plain.isEmpty { return nil }
    let set = plain.filter { member.assigns($0.name) }
    return set.count == 1 ? set[0] : nil
  }

  func mayBeTold(_ name: String) -> Bool { names.contains(name) }

  mutating func note(handedOn name: String) {
    if names.contains(name) { handedOn.insert(name) }
  }

  fileprivate mutating func note(
    callOf name: String, of receiver: ResolvedType, by teller: ObjectIdentifier?,
    in caller: TypeSymbol?, at location: SourceLocation
  ) {
    calls[name, default: []].append(
      Use(location: location, receiver: receiver, teller: teller, caller: caller))
  }

  /// Notes a function that may be told something.
  mutating func note(_ member: Member, of owner: TypeSymbol?) {
    let key = ObjectIdentifier(member)
    (owners[key], members[key]) = (owner, member.name)
  }

  mutating func note(_ member: Member, toldAt location: SourceLocation) {
    told[ObjectIdentifier(member), default: []].insert(location)
  }

  mutating func note(toldInTurn member: Member) { toldInTurn.insert(ObjectIdentifier(member)) }

  mutating func note(_ changes: [StateChange], toldToSelf callee: Member) {
    if !changes.isEmpty { toldToSelf.append((ObjectIdentifier(callee), changes)) }
  }

  /// Leaves out what such functions would do by themselves, and puts in its place what others of their own type have them do.
  ///
  /// - Returns: The functions that do no more than others say.
  func settle(_ changes: inout [StateChange]) -> Set<ObjectIdentifier> {
    if told.isEmpty { return [] }
    // What nobody is seen to call, somebody else calls. Which routes are for a stack, its function says by how it asks them.
    let all = settled
    let settled = all.filter { told[$0] != nil || toldInTurn.contains($0) }
    changes.removeAll { $0.routes == nil && $0.toldTo.map(settled.contains) == true }
    for (callee, told) in toldToSelf where settled.contains(callee) { changes += told }
    var known: [ObjectIdentifier: [TypeSymbol]?] = [:]
    for number in changes.indices {
      guard let key = changes[number].toldTo else { continue }
      let tellers = known[key] ?? tellers(of: key, settled)
      known[key] = .some(tellers)
      changes[number].tellers = tellers
    }
    return all
  }

  /// The types whose code tells something to functions of a name; `nil` where nobody knows who else calls one.
  func tellers(ofFunctionsNamed name: String) -> [TypeSymbol]? {
    guard let uses = calls[name], !handedOn.contains(name) else { return nil }
    let tellers = uses.compactMap(\.caller)
    return tellers.count == uses.count ? tellers : nil
  }

  /// Who tells a function what it does, and does not say what; `nil` where nobody knows who else calls it.
  private func tellers(of key: ObjectIdentifier, _ settled: Set<ObjectIdentifier>) -> [TypeSymbol]?
  {
    guard let name = members[key], !handedOn.contains(name), let said = told[key] else {
      return nil
    }
    let open = (calls[name] ?? []).filter { use in
      !said.contains(use.location) && !use.isOfOther(than: owners[key])
        && use.teller.map(settled.contains) != true
    }
    let callers = open.compactMap(\.caller)
    return callers.count == open.count ? callers : nil
  }

  /// The functions of which every call says what it means, or hands on what such a function was told: of those that somebody tells
  /// what to do, and those that tell them.
  private var settled: Set<ObjectIdentifier> {
    let said = Set(told.values.joined())
    var settled: Set<ObjectIdentifier> = []
    // By each function those that hand it what they are told.
    var tellers: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    var waiting = Array(told.keys) + toldInTurn
    while let key = waiting.popLast() {
      guard tellers[key] == nil, let name = members[key] else { continue }
      let open = (calls[name] ?? []).filter { use in
        !said.contains(use.location) && !use.isOfOther(than: owners[key])
      }
      let known = Set(open.compactMap(\.teller))
      tellers[key] = known
      waiting += known
      if !handedOn.contains(name), open.allSatisfy({ $0.teller != nil }) { settled.insert(key) }
    }
    while true {
      let before = settled.count
      settled = settled.filter { tellers[$0]?.isSubset(of: settled) == true }
      if settled.count == before { return settled }
    }
  }
}

extension ResolvedType {
  /// Whether it is a number or a text, by which tabs may be told.
  fileprivate var isPlain: Bool {
    if case .foreign(let type) = self { ["Int", "String"].contains(type.name) } else { false }
  }
}

extension Member {
  /// Whether its code sets something to what it is told by a name.
  fileprivate func assigns(_ name: String) -> Bool {
    var isSet = false
    (declaration.body ?? []).visit { expression in
      if case .assignment(_, .name(name, _), _) = expression { isSet = true }
    }
    return isSet
  }

  /// Whether its code sets something to what it is told by a name, or adds that to something.
  fileprivate func sets(to name: String) -> Bool {
    var isSet = false
    (declaration.body ?? []).visit { expression in
      switch expression {
      case .assignment(_, .name(name, _), _): isSet = true
      case .call(.member(_?, "append", _), let arguments, _):
        isSet = isSet || arguments.first?.value.ownName == name
      default: break
      }
    }
    return isSet
  }
}

extension ToldFunctions.Use {
  /// Protocols by which nobody calls such a function.
  private static let plain: Set<String> = [
    "ObservableObject", "Observable", "Sendable", "Identifiable", "Hashable", "Equatable", "View",
  ]

  /// Whether the function is surely another type's.
  fileprivate func isOfOther(than owner: TypeSymbol?) -> Bool {
    guard let owner else { return false }
    switch receiver.unwrapped {
    case .own(let symbol), .meta(.own(let symbol)):
      if symbol === owner || symbol.has("dynamicMemberLookup") { return false }
      // Nobody else's function is that of a struct's or an enum's but what a protocol gives them.
      if symbol.kind == .struct || symbol.kind == .enum, owner.kind != .protocol { return true }
      // Of classes that inherit from each other nobody knows whose function is called.
      let isAlone = owner.inherits.allSatisfy { Self.plain.contains($0.lastName) }
      return symbol.kind != .protocol
        && symbol.inherits.allSatisfy { Self.plain.contains($0.lastName) } && isAlone
    default: return false
    }
  }
}

extension StateChangeWalk {
  /// Notes a call of a function that may be told what to do.
  mutating func noteCall(ofTold callee: Expression, _ arguments: [Argument], _ position: Position) {
    guard depth == 0, !helpers.isCalled else { return }
    let (base, name): (Expression?, String)
    switch callee {
    case .name(let written, _): (base, name) = (nil, written)
    case .member(let written?, let member, _): (base, name) = (written, member)
    default: return
    }
    guard told.mayBeTold(name) else { return }
    let receiver =
      base.map { evaluator.evaluate($0, in: environment).type }
      ?? environment.scope.map(ResolvedType.own) ?? .unknown
    told.note(
      callOf: name, of: receiver, by: handsOnTold(arguments) ? member : nil, in: environment.scope,
      at: position.location(in: program.files[environment.file].path))
  }

  /// Whether what the code hands on by a name is a value that it or its type keeps, and no function of that name.
  func isOwnValue(_ name: String) -> Bool {
    told.mayBeTold(name) && program.keptFunction(name, of: environment.scope) == nil
      && (environment.local(name, evaluator) != nil || environment.scope?.property(name) != nil)
  }

  /// Whether a call writes out what it tells a function, or tells it what is known to be one case or another.
  func says(_ member: Member, of symbol: TypeSymbol?, _ arguments: [Argument]) -> Bool {
    guard let parameter = told.parameterTelling(member, of: symbol, program) else { return false }
    return member.declaration.matched(arguments).contains {
      $0.0.name == parameter.name
        && ($0.1.value.isWrittenCase
          || !evaluator.evaluate($0.1.value, in: environment).caseNames.isEmpty)
    }
  }

  /// Says of what code has just changed that it does whatever its function was told.
  mutating func noteTold(_ value: Expression, of type: ResolvedType, since count: Int) {
    // `active = Sheet(kind: kind)`
    guard depth == 0, !tellingParameters.isEmpty else { return }
    // What is there or not, as long as a number or a text is, shows the same for any of them.
    if type.isOptional, type.unwrapped.isPlain { return }
    let value = heldRoute(in: value, of: type)?.value ?? value
    for number in changes.indices.dropFirst(count)
    where changes[number].cases.isEmpty && handsOn(value, to: changes[number].path) {
      changes[number].toldTo = member
    }
  }

  /// Whether a value is what the function was told whose code is walked, be it on top of what a piece of state holds already.
  private func handsOn(_ value: Expression, to path: StatePath? = nil) -> Bool {
    switch value {
    case .name(let name, _): tellingParameters.contains(name)
    case .array(let elements): !elements.isEmpty && elements.allSatisfy { handsOn($0) }
    case .choice(_, let first, let second): handsOn(first, to: path) && handsOn(second, to: path)
    case .infix(let left, "+", let added):
      path != nil && handsOn(added) && evaluator.evaluate(left, in: environment).path == path
    default: false
    }
  }

  /// Whether a call tells a function what that was told whose code is walked.
  func handsOnTold(_ arguments: [Argument]) -> Bool {
    depth == 0 && !tellingParameters.isEmpty && arguments.contains { handsOn($0.value) }
  }
}

extension Expression {
  /// Whether a pattern gives something a name.
  func binds(_ name: String) -> Bool {
    switch self {
    case .binding(let bound): bound == name
    case .tuple(let elements), .call(_, let elements, _): elements.contains { $0.value.binds(name) }
    case .conditional(_, let inner): inner.binds(name)
    default: false
    }
  }

  /// Whether it is a case, or one of several, or nothing, that is written out where it stands.
  var isWrittenCase: Bool {
    switch self {
    case .nil, .member, .call(.member, _, _), .call(.name, _, _), .call(.type, _, _): true
    case .choice(_, let first, let second): first.isWrittenCase && second.isWrittenCase
    default: false
    }
  }
}
