import PortolanModel

/// Functions of an app's own navigators that take whatever can be shown and keep it where a view shows it:
/// `func push(_ page: any Page) { pages.append(Item(page)) }`, where a view shows `item.page.makeView()` for each of `pages`.
struct Navigators {
  /// One such function, by the parameter that is shown.
  struct Entrance {
    var parameter: Parameter
    /// How it comes before the user; nothing where it stands in place.
    var presentation: Presentation?
  }

  /// A state that a view shows erased.
  private struct Shown {
    var state: StatePath
    var type: TypeSymbol
    var presentation: Presentation?
  }

  private var entrances: [ObjectIdentifier: Entrance] = [:]
  /// What the functions are called.
  private(set) var names: Set<String> = []
  /// What views ask of what they show erased.
  private(set) var requirements: Set<String> = []
  /// The views that do, and the types that keep it for them.
  private(set) var views: Set<ObjectIdentifier> = []
  private(set) var owners: Set<ObjectIdentifier> = []
  /// The states that each of the functions takes what is shown for.
  private var states: [ObjectIdentifier: Set<StatePath>] = [:]
  /// The states by which it is come by from there: the page of an item.
  private var wrapping: Set<StatePath> = []

  var isEmpty: Bool { entrances.isEmpty }

  init(_ walk: ViewWalk) {
    var protocols: Set<ObjectIdentifier> = []
    // What only wraps the value is handed it by whoever makes it: the page of an item.
    let wrappers = Set(walk.erased.compactMap { Self.wrapper(of: $0, walk) })
    for site in walk.erased {
      for shown in Self.states(of: site, walk) where !wrappers.contains(shown.state) {
        if add(shown, walk) {
          owners.insert(ObjectIdentifier(shown.state.owner))
          requirements.insert(site.requirement)
          protocols.insert(ObjectIdentifier(site.type))
          if let host = site.host { views.insert(ObjectIdentifier(host)) }
          wrapping.formUnion(site.states.map(\.path))
        }
      }
    }
    if !isEmpty { addForwarding(protocols, walk) }
  }

  /// The entrance that a call of a function means, by the type on which it is called.
  func entrance(_ name: String, of receiver: TypeSymbol, _ arguments: [Argument], _ walk: ViewWalk)
    -> (Entrance, Member)?
  {
    guard names.contains(name) else { return nil }
    let types =
      receiver.kind == .protocol ? walk.program.realTypes(conformingTo: receiver) : [receiver]
    for type in types {
      if let member = walk.evaluator.method(name, of: type, arguments),
        let entrance = entrances[ObjectIdentifier(member)]
      {
        return (entrance, member)
      }
    }
    return nil
  }

  /// The initialiser that a call means, if it keeps what it is handed where a view shows it.
  func initializer(of symbol: TypeSymbol, _ arguments: [Argument]) -> (Entrance, Member)? {
    guard owners.contains(ObjectIdentifier(symbol)),
      let member = symbol.members(named: "init").first(where: {
        $0.declaration.accepts(arguments)
      }), let entrance = entrances[ObjectIdentifier(member)]
    else { return nil }
    return (entrance, member)
  }

  func isEntrance(_ member: Member) -> Bool { entrances[ObjectIdentifier(member)] != nil }

  /// Whether what an erased view shows is known from calls of these functions.
  func isTold(_ site: ErasedView, byCallsOf functions: Set<ObjectIdentifier>, _ walk: ViewWalk)
    -> Bool
  {
    let told = functions.reduce(into: Set<StatePath>()) { $0.formUnion(states[$1] ?? []) }
    if told.isEmpty { return false }
    if Self.states(of: site, walk).contains(where: { told.contains($0.state) }) { return true }
    // What comes by no state that is known comes from one of those.
    let others = site.states.filter {
      !($0.type.map { owners.contains(ObjectIdentifier($0)) } ?? false)
    }
    return !others.isEmpty && others.allSatisfy { wrapping.contains($0.path) }
  }

  // MARK: - Finding them

  /// The states in which a value is kept that is shown erased, and how it is shown.
  private static func states(of site: ErasedView, _ walk: ViewWalk) -> [Shown] {
    var states = site.states.map(\.path)
    var presentation: Presentation?
    let presenter =
      walk.sites.last { $0.region === site.region }
      ?? walk.sites.last { $0.path == site.presenter && $0.host === site.host }
    if let handler = walk.handlers.last(where: { $0.region === site.region }) {
      presentation = .drillDown
      if let number = handler.container, walk.containers.indices.contains(number),
        let path = walk.containers[number].path
      {
        states.append(path)
      }
    } else if let presenter {
      presentation = presenter.presentation
      states.append(presenter.path.slot)
    }
    return states.map { Shown(state: $0, type: site.type, presentation: presentation) }
  }

  /// The property that wraps a value which some other state holds.
  private static func wrapper(of site: ErasedView, _ walk: ViewWalk) -> StatePath? {
    guard let last = site.states.last else { return nil }
    let isHeld =
      states(of: site, walk).contains { $0.state != last.path && !$0.state.owner.isView }
    return isHeld ? last.path : nil
  }

  /// Adds the functions of a state's owner that put what they are handed into the state; whether there are any.
  private mutating func add(_ shown: Shown, _ walk: ViewWalk) -> Bool {
    let owner = shown.state.owner
    var keeping: Set<Kept> = []
    let functions = owner.members.filter {
      [.function, .initializer].contains($0.declaration.kind) && $0.declaration.body != nil
        && !$0.isStatic && !$0.declaration.parameters.isEmpty
    }
    let handing = functions.map { ($0, $0.handsOver(toOwn: shown.state.property, owner)) }
    // By way of each other: `func push(_ page: any Page) { add(Item(page)) }`.
    for _ in 0..<3 {
      let before = keeping.count
      for (member, handovers) in handing where !handovers.isEmpty {
        for parameter in member.declaration.parameters
        where !keeping.contains(Kept(member, parameter))
          && handovers.contains(where: { $0.keeps(parameter, of: owner, keeping) })
        {
          keeping.insert(Kept(member, parameter))
        }
      }
      if keeping.count == before { break }
    }
    var isFound = false
    for member in functions {
      let parameter = member.declaration.parameters.first {
        keeping.contains(Kept(member, $0))
          && takes(shown.type, $0, of: member, owner, walk.program)
      }
      guard let parameter else { continue }
      isFound = true
      add(member, Entrance(parameter: parameter, presentation: shown.presentation), [shown.state])
    }
    return isFound
  }

  /// Adds what only hands on to one of them what it is handed: `func show(_ page: any Page) { navigator.push(page) }`.
  private mutating func addForwarding(_ protocols: Set<ObjectIdentifier>, _ walk: ViewWalk) {
    let program = walk.program
    var names = Set(
      program.types.filter { protocols.contains(ObjectIdentifier($0)) }.map(\.name))
    for symbol in program.types where symbol.kind == .protocol {
      if symbol.inheritedNames.contains(where: names.contains) {
        names.insert(symbol.name)
      }
    }
    let wanted = program.types.filter { protocols.contains(ObjectIdentifier($0)) }
    var candidates: [(member: Member, owner: TypeSymbol, parameter: Parameter)] = []
    for symbol in program.types where symbol.kind != .protocol {
      for member in symbol.members
      where member.declaration.kind == .function && member.declaration.body != nil
        && !isEntrance(member)
      {
        let parameter = member.declaration.parameters.first { parameter in
          parameter.type.names(oneOf: names)
            && wanted.contains { takes($0, parameter, of: member, symbol, program) }
        }
        if let parameter { candidates.append((member, symbol, parameter)) }
      }
    }
    for _ in 0..<3 {
      let before = entrances.count
      for (member, owner, parameter) in candidates where !isEntrance(member) {
        guard let (entrance, states) = forwarded(parameter, by: member, of: owner, walk) else {
          continue
        }
        add(member, entrance, states)
      }
      if entrances.count == before { break }
    }
  }

  private func forwarded(
    _ parameter: Parameter, by member: Member, of owner: TypeSymbol, _ walk: ViewWalk
  ) -> (Entrance, Set<StatePath>)? {
    let environment = Environment(of: member, in: owner, walk.program)
    var found: Entrance?
    var states: Set<StatePath> = []
    (member.declaration.body ?? []).visit { expression in
      guard case .call(let callee, let arguments, _) = expression else { return }
      let name: String
      let receiver: TypeSymbol?
      switch callee {
      case .member(let base?, let function, _) where names.contains(function):
        name = function
        receiver = walk.evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol
      case .name(let function, _) where names.contains(function):
        (name, receiver) = (function, owner)
      default: return
      }
      guard let receiver,
        let (entrance, function) = entrance(name, of: receiver, arguments, walk),
        case .name(parameter.name, _)? = entrance.argument(of: function, arguments)
      else { return }
      if found?.presentation == nil { found = entrance }
      states.formUnion(self.states[ObjectIdentifier(function)] ?? [])
    }
    return found.map { (Entrance(parameter: parameter, presentation: $0.presentation), states) }
  }

  private mutating func add(_ member: Member, _ entrance: Entrance, _ kept: Set<StatePath>) {
    states[ObjectIdentifier(member), default: []].formUnion(kept)
    if member.declaration.kind == .function { names.insert(member.name) }
    // What presents says more than what shows in place in the meantime.
    if entrances[ObjectIdentifier(member)]?.presentation == nil {
      entrances[ObjectIdentifier(member)] = entrance
    }
  }

  /// Whether a parameter takes whatever conforms to a protocol.
  private func takes(
    _ wanted: TypeSymbol, _ parameter: Parameter, of member: Member, _ owner: TypeSymbol,
    _ program: Program
  ) -> Bool {
    var written = parameter.type
    // `func push<Next: Page>(_ page: Next)`
    if let generic = member.declaration.genericParameters.first(where: { $0.name == written.name }),
      let constraint = generic.constraint
    {
      written = constraint
    }
    guard
      let type = program.resolve(written, in: owner, file: member.file).unwrapped.ownSymbol,
      type.kind == .protocol
    else { return false }
    return type === wanted || program.protocols(of: type).contains { $0 === wanted }
  }

  /// A function and one of its parameters.
  fileprivate struct Kept: Hashable {
    var member: ObjectIdentifier
    var parameter: String

    init(_ member: Member, _ parameter: Parameter) {
      (self.member, self.parameter) = (ObjectIdentifier(member), parameter.name)
    }
  }
}

extension Navigators.Entrance {
  /// What a call hands over to be shown.
  func argument(of function: Member, _ arguments: [Argument]) -> Expression? {
    function.declaration.matched(arguments).first { $0.0.name == parameter.name }?.1.value
  }
}

/// What code hands to a property of its type, or to another function of it.
private enum Handover {
  case property(Expression)
  case function(String, [Argument])

  /// Whether a parameter goes into the property that way, be it by another function of the type that puts it there.
  func keeps(_ parameter: Parameter, of owner: TypeSymbol, _ others: Set<Navigators.Kept>) -> Bool {
    switch self {
    case .property(let value): value.hands(on: parameter.name)
    case .function(let name, let arguments):
      owner.members(named: name).contains { other in
        other.isFunction
          && other.declaration.matched(arguments).contains { pair in
            others.contains(Navigators.Kept(other, pair.0))
              && pair.1.value.hands(on: parameter.name)
          }
      }
    }
  }
}

extension Member {
  /// What its code hands to a property of its type, or to another function of it.
  fileprivate func handsOver(toOwn property: String, _ owner: TypeSymbol) -> [Handover] {
    var found: [Handover] = []
    (declaration.body ?? []).visit { expression in
      switch expression {
      case .assignment(let target, let value, _), .infix(let target, "+=", let value):
        if target.isOwnProperty(property) { found.append(.property(value)) }
      case .call(.member(let target?, "append", _), let arguments, _),
        .call(.member(let target?, "insert", _), let arguments, _):
        if target.isOwnProperty(property), let value = arguments.first?.value {
          found.append(.property(value))
        }
      case .call(.name(let name, _), let arguments, _),
        .call(.member(.name("self", _)?, let name, _), let arguments, _):
        if !arguments.isEmpty, owner.members(named: name).contains(where: \.isFunction) {
          found.append(.function(name, arguments))
        }
      default: break
      }
    }
    return found
  }

  fileprivate var isFunction: Bool { declaration.kind == .function }
}

extension TypeReference {
  /// Whether it says one of these names.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    names.contains(lastName) || arguments.contains { $0.names(oneOf: names) }
  }
}

extension Expression {
  /// Whether it is a value, or makes something that is handed it: `Item(page)`, `[page]`.
  fileprivate func hands(on name: String) -> Bool {
    switch self {
    case .name(name, _): true
    case .call(_, let arguments, _): arguments.contains { $0.value.hands(on: name) }
    case .array(let elements): elements.contains { $0.hands(on: name) }
    case .choice(_, let first, let second): first.hands(on: name) || second.hands(on: name)
    default: false
    }
  }
}
