/// Flags of modifiers that only repeat what a binding says which the modifier is handed.
extension Program {
  /// Of a modifier, the binding that each of its own flags mirrors: `.onAppear { isShown = item != nil }`, be it one way,
  /// `.onChange(of: item) { if $0 != nil { isShown = true } }`.
  func mirrors(of symbol: TypeSymbol) -> [String: String] {
    let key = ObjectIdentifier(symbol)
    if let known = mirrorFlags[key] { return known }
    let found = symbol.modifiesViews ? mirrorsFound(in: symbol) : [:]
    mirrorFlags[key] = found
    return found
  }

  /// The binding that a modifier's own flag mirrors.
  func mirrored(by flag: StatePath) -> StatePath? {
    guard flag.cases.isEmpty, let binding = mirrors(of: flag.owner)[flag.property] else {
      return nil
    }
    return StatePath(owner: flag.owner, property: binding)
  }

  private func mirrorsFound(in symbol: TypeSymbol) -> [String: String] {
    let flags = symbol.storedProperties.filter { $0.attribute("State") != nil }
    // What is taken out of a binding at once is no more there when its copy is shown.
    let bindings = symbol.storedProperties.map(\.name).filter {
      symbol.isPassed($0) && !symbol.takesOut($0)
    }
    if flags.isEmpty || bindings.isEmpty { return [:] }
    let pairs = symbol.members.flatMap { ($0.declaration.body ?? []).assignments }
    var found: [String: String] = [:]
    for flag in flags {
      let own = pairs.filter { assignment in
        // What is made of what the binding says, as an item of the modifier's own, repeats nothing.
        assignment.target.isOwnProperty(flag.name) && (flag.isFlag || assignment.isOfSameValue)
      }
      found[flag.name] =
        bindings.first { binding in own.contains { $0.hangsOn(binding, in: symbol) } }
        ?? bindings.first { binding in
          !own.isEmpty && !symbol.togglesItself(flag.name)
            && !pairs.contains { $0.sets(anyOf: flags, but: flag, with: binding) }
            && own.allSatisfy { $0.value == .boolean(false) || $0.turnsOn(with: binding) }
            && own.contains { $0.turnsOn(with: binding) }
        }
    }
    return found
  }

  /// A presentation by a flag that mirrors a binding, as one by what the binding is given.
  func mirrored(
    _ site: PresentationSite, of symbol: TypeSymbol, _ arguments: [String: Denotation]
  ) -> PresentationSite? {
    guard site.path.owner === symbol, let binding = mirrors(of: symbol)[site.path.property],
      let path = arguments[binding]?.path
    else { return nil }
    var site = site
    site.path = path
    return site
  }
}

/// An assignment, with what the call around it is given beside the closure in which it stands: `.onChange(of: item) { isShown = $0 != nil }`.
private struct Assignment {
  var target: Expression
  var value: Expression
  var sources: [Expression]
  /// What must be there for it, or be true, as far as the code around it asks: `if $0 != nil { isShown = true }`.
  var asked: [Expression] = []
  /// What the closures around it are given.
  var given: [String] = []

  /// Whether it hands on a value as it is: `shown = item`, `shown = $0`.
  var isOfSameValue: Bool {
    switch value {
    case .name, .member(.name("self", _)?, _, _): true
    default: false
    }
  }

  /// What sets it to the same each time repeats nothing, nor does what hands on another property's value at that moment:
  /// `.onChange(of: isPresented) { kept = size }`.
  func hangsOn(_ name: String, in symbol: TypeSymbol) -> Bool {
    if case .boolean = value { return false }
    if isOfSameValue, let handed = value.lastName, handed != name, !given.contains(handed),
      symbol.property(handed) != nil
    {
      return false
    }
    return sources.contains { $0.mentionsProperty(name) }
  }

  /// Whether it sets another of some properties as a binding says: then the flag says that this is there.
  func sets(anyOf properties: [Member], but flag: Member, with binding: String) -> Bool {
    properties.contains { $0.name != flag.name && target.isOwnProperty($0.name) }
      && sources.contains { $0.mentionsProperty(binding) }
  }

  /// Whether it sets a flag to true because there is what a property says, and for nothing else.
  func turnsOn(with name: String) -> Bool {
    value == .boolean(true)
      && asked.contains { question in
        question.isOwnProperty(name)
          || given.contains { $0 == question.ownName }
            && sources.contains { $0.isOwnProperty(name) }
      }
  }
}

extension TypeSymbol {
  /// Whether its code turns a flag of its own, whichever way: `isShown.toggle()`.
  fileprivate func togglesItself(_ flag: String) -> Bool {
    members.contains { member in
      (member.declaration.body ?? []).firstCall { callee, _ -> Bool? in
        guard case .member(let base?, "toggle", _) = callee else { return nil }
        return base.isOwnProperty(flag) ? true : nil
      } == true
    }
  }
}

extension Member {
  /// Whether it is a Boolean, as far as its declaration says.
  fileprivate var isFlag: Bool {
    if let type = declaration.type { return type.lastName == "Bool" }
    if case .boolean? = declaration.value { return true }
    return false
  }
}

extension Statement {
  fileprivate var assignments: [Assignment] {
    switch self {
    case .if(let conditions, let then, let other):
      then.assignments.map { $0.where(conditions) } + other.assignments
    default: (expression?.assignments([]) ?? []) + inner.assignments
    }
  }
}

extension [Statement] {
  fileprivate var assignments: [Assignment] {
    enumerated().flatMap { number, statement in
      let own = statement.assignments
      let left = prefix(number).flatMap { statement -> [Condition] in
        if case .guard(let conditions, _) = statement { conditions } else { [] }
      }
      return own.map { $0.where(left) }
    }
  }
}

extension Assignment {
  /// The same where some conditions hold.
  fileprivate func `where`(_ conditions: [Condition]) -> Assignment {
    var assignment = self
    assignment.asked += conditions.flatMap(\.conjuncts).compactMap(\.wanted)
    return assignment
  }
}

extension Expression {
  fileprivate func assignments(_ around: [Expression]) -> [Assignment] {
    switch self {
    case .assignment(let target, let value, _):
      return [Assignment(target: target, value: value, sources: [value] + around)]
    case .call(let callee, let arguments, _):
      // What something is presented by says nothing of what is set in there.
      let plain = callee.runsItsClosures ? arguments.map(\.value).filter { !$0.isClosure } : []
      return callee.assignments(around)
        + arguments.flatMap { argument -> [Assignment] in
          guard case .closure(let closure) = argument.value else { return [] }
          let given = closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters
          return closure.body.assignments.map { assignment in
            var assignment = assignment
            assignment.sources += plain
            assignment.given += callee.runsItsClosures ? given : []
            return assignment
          }
        }
    case .member(let base?, _, _): return base.assignments(around)
    default: return []
    }
  }

  /// Whether, as what is called, it runs its closures when something happens: `view.onChange`.
  private var runsItsClosures: Bool {
    if case .member(_, let name, _) = self { CodeNames.runs(name) } else { false }
  }

  private var isClosure: Bool { if case .closure = self { true } else { false } }

  /// Whether it is a property of `self`.
  func isOwnProperty(_ name: String) -> Bool {
    switch self {
    case .name(name, _), .member(.name("self", _)?, name, _): true
    default: false
    }
  }

  func mentionsProperty(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name || own == "$" + name
    case .member(.name("self", _)?, let own, _): own == name || own == "$" + name
    case .member(let base?, _, _): base.mentionsProperty(name)
    case .infix(let left, _, let right): left.mentionsProperty(name) || right.mentionsProperty(name)
    case .prefix(_, let operand): operand.mentionsProperty(name)
    case .choice(let condition, let first, let second):
      [condition, first, second].contains { $0.mentionsProperty(name) }
    case .call(let callee, let arguments, _):
      callee.mentionsProperty(name) || arguments.contains { $0.value.mentionsProperty(name) }
    default: false
    }
  }
}
