import PortolanModel

/// Flags of modifiers that only repeat what a binding says which the modifier is handed.
extension Program {
  /// What a modifier's own flags repeat, and where its code has them do so.
  struct Mirrors {
    /// The binding that each of the flags mirrors.
    var bindings: [String: String] = [:]
    /// Where a flag is set to what its binding says, or the binding to what the flag says, and to nothing else.
    var echoes: Set<SourceLocation> = []
  }

  /// Of a modifier, the binding that each of its own flags mirrors: `.onAppear { isShown = item != nil }`, be it one way,
  /// `.onChange(of: item) { if $0 != nil { isShown = true } }`, or by a function, `.onChange(of: item) { react(item) }`.
  func mirrors(of symbol: TypeSymbol) -> [String: String] { mirrorFlags(of: symbol).bindings }

  /// Whether a change only has a modifier's own flag repeat what a binding says: whoever set that has done it.
  func repeatsBinding(_ change: StateChange) -> Bool {
    change.path.owner.modifiesViews
      && mirrorFlags(of: change.path.owner).echoes.contains(change.location)
  }

  private func mirrorFlags(of symbol: TypeSymbol) -> Mirrors {
    let key = ObjectIdentifier(symbol)
    if let known = mirrorFlags[key] { return known }
    let found = symbol.modifiesViews ? mirrorsFound(in: symbol) : Mirrors()
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

  private func mirrorsFound(in symbol: TypeSymbol) -> Mirrors {
    let flags = symbol.storedProperties.filter { $0.attribute("State") != nil }
    // What is taken out of a binding at once is no more there when its copy is shown.
    let bindings = symbol.storedProperties.map(\.name).filter {
      symbol.isPassed($0) && !symbol.takesOut($0)
    }
    if flags.isEmpty || bindings.isEmpty { return Mirrors() }
    let pairs = symbol.ownAssignments
    var found = Mirrors()
    for flag in flags {
      let own = pairs.filter { assignment in
        // What is made of what the binding says, as an item of the modifier's own, repeats nothing.
        assignment.target.isOwnProperty(flag.name) && (flag.isFlag || assignment.isOfSameValue)
      }
      let candidates = bindings.filter { binding in
        !own.contains { $0.isContrary(of: binding) }
      }
      guard
        let binding = candidates.first(where: { binding in
          own.contains { $0.hangsOn(binding, in: symbol) }
        })
          ?? candidates.first(where: { binding in
            !own.isEmpty && !symbol.togglesItself(flag.name)
              && !pairs.contains { $0.sets(anyOf: flags, but: flag, with: binding) }
              && own.allSatisfy { $0.value == .boolean(false) || $0.turnsOn(with: binding) }
              && own.contains { $0.turnsOn(with: binding) }
          })
      else { continue }
      found.bindings[flag.name] = binding
      let back = pairs.filter { $0.target.isOwnProperty(binding) }
      found.echoes.formUnion(echoes(among: own, of: binding, in: symbol))
      found.echoes.formUnion(echoes(among: back, of: flag.name, in: symbol))
    }
    return found
  }

  /// Where some of a property's assignments repeat what another says. Code that does so for one of its callers alone does not.
  private func echoes(
    among assignments: [Assignment], of name: String, in symbol: TypeSymbol
  ) -> Set<SourceLocation> {
    func places(_ isWanted: (Assignment) -> Bool) -> Set<SourceLocation> {
      Set(assignments.filter(isWanted).map { $0.position.location(in: files[$0.file].path) })
    }
    return places { $0.repeats(name, in: symbol) }
      .subtracting(places { !$0.repeats(name, in: symbol) })
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

extension Assignment {
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
    value == .boolean(true) && asked.contains { isValue($0, of: name) }
  }

  /// Whether it does no more than to say what a property says, or that it is not there any more.
  func repeats(_ name: String, in symbol: TypeSymbol) -> Bool {
    hangsOn(name, in: symbol) || turnsOn(with: name)
      || value.isNothing && denied.contains { isValue($0, of: name) }
  }

  /// Whether it says the contrary of a property: `isClosing = !isShown`.
  func isContrary(of name: String) -> Bool {
    Condition.expression(value).unwanted.map { isValue($0, of: name) } == true
  }

  /// Whether something is what a property says, or what the code is given of that.
  private func isValue(_ expression: Expression, of name: String) -> Bool {
    expression.isOwnProperty(name)
      || given.contains { $0 == expression.ownName } && sources.contains { $0.isOwnProperty(name) }
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

extension Expression {
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
