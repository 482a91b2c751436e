/// Flags of modifiers that only repeat what a binding says which the modifier is handed.
extension Program {
  /// Of a modifier, the binding that each of its own flags mirrors: `.onAppear { isShown = item != nil }`.
  func mirrors(of symbol: TypeSymbol) -> [String: String] {
    let key = ObjectIdentifier(symbol)
    if let known = mirrorFlags[key] { return known }
    let found = symbol.inherits("ViewModifier") ? mirrorsFound(in: symbol) : [:]
    mirrorFlags[key] = found
    return found
  }

  private func mirrorsFound(in symbol: TypeSymbol) -> [String: String] {
  /// The binding that a modifier's own flag mirrors.
  func mirrored(by flag: StatePath) -> StatePath? {
    guard flag.cases.isEmpty, let binding = mirrors(of: flag.owner)[flag.property] else {
      return nil
    }
    return StatePath(owner: flag.owner, property: binding)
  }

    let flags = symbol.storedProperties.filter { $0.attribute("State") != nil }
    let bindings = symbol.storedProperties.map(\.name).filter(symbol.isPassed)
    if flags.isEmpty || bindings.isEmpty { return [:] }
    let pairs = symbol.members.flatMap { ($0.declaration.body ?? []).flatMap(\.assignments) }
    var found: [String: String] = [:]
    for flag in flags {
      let own = pairs.filter { assignment in
        // What is made of what the binding says, as an item of the modifier's own, repeats nothing.
        assignment.target.isOwnProperty(flag.name) && (flag.isFlag || assignment.isOfSameValue)
      }
      found[flag.name] = bindings.first { binding in own.contains { $0.hangsOn(binding) } }
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

  /// Whether it hands on a value as it is: `shown = item`, `shown = $0`.
  var isOfSameValue: Bool {
    switch value {
    case .name, .member(.name("self", _)?, _, _): true
    default: false
    }
  }

  /// What sets it to the same each time repeats nothing.
  func hangsOn(_ name: String) -> Bool {
    if case .boolean = value { return false }
    return sources.contains { $0.mentionsProperty(name) }
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
    (expression?.assignments([]) ?? []) + inner.flatMap(\.assignments)
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
          return closure.body.flatMap(\.assignments).map {
            Assignment(target: $0.target, value: $0.value, sources: $0.sources + plain)
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
