/// Flags by which a view's code calls its own functions: of `if isEditing { dismiss() } else { add() }` what `add` does, it does only
/// where the view is told that it edits nothing.
extension Program {
  /// What a view's flags are wherever its code mentions one of its functions, as far as all mentions agree.
  func flags(knownIn function: Member, of symbol: TypeSymbol) -> [String: Bool] {
    guard function.declaration.kind == .function, !function.isStatic else { return [:] }
    let flags = keptFlags(of: symbol)
    if flags.isEmpty { return [:] }
    let key = ObjectIdentifier(symbol)
    let mentions =
      mentionsUnderFlags[key] ?? MentionsUnderFlags(in: symbol, asking: Set(flags.keys))
    mentionsUnderFlags[key] = mentions
    return mentions.flags(knownIn: function.name)
  }
}

extension StateChangeWalk {
  /// What the flags of a view are wherever its code mentions one of its functions.
  func flags(knownIn member: Member, of symbol: TypeSymbol?) -> [[String]: Bool] {
    guard let symbol else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: program.flags(knownIn: member, of: symbol).map { ([$0.key], $0.value) })
  }
}

/// Where a view's code mentions its own functions, and what it has asked of its flags there.
struct MentionsUnderFlags {
  private struct Mention {
    /// The function whose code it is; `nil` for what is no function of the view's.
    var caller: String?
    var flags: [String: Bool]
  }

  private let flags: Set<String>
  private let functions: Set<String>
  private var mentions: [String: [Mention]] = [:]
  private var caller: String?

  fileprivate init(in symbol: TypeSymbol, asking flags: Set<String>) {
    self.flags = flags
    functions = Set(
      symbol.members.filter { $0.declaration.kind == .function && !$0.isStatic }.map(\.name))
    if functions.isEmpty { return }
    for member in symbol.members {
      caller = functions.contains(member.name) ? member.name : nil
      visit(member.declaration.body ?? [], [:])
      visit(member.declaration.observers, [:])
      if let value = member.declaration.value { visit(value, [:]) }
    }
  }

  /// What the flags are wherever a function is mentioned, be it by way of others.
  func flags(knownIn function: String, depth: Int = 0) -> [String: Bool] {
    // What calls itself is called by somebody else first.
    let calls = (mentions[function] ?? []).filter { $0.caller != function }
    guard depth < 6, let first = calls.first else { return [:] }
    func known(_ call: Mention) -> [String: Bool] {
      let around = call.caller.map { flags(knownIn: $0, depth: depth + 1) } ?? [:]
      return around.merging(call.flags) { $1 }
    }
    return calls.dropFirst().reduce(known(first)) { common, call in
      if common.isEmpty { return common }
      let other = known(call)
      return common.filter { other[$0.key] == $0.value }
    }
  }

  private mutating func visit(_ statements: [Statement], _ known: [String: Bool]) {
    var known = known
    for statement in statements {
      for expression in statement.expressions { visit(expression, known) }
      let holds = asked(statement.conditions, hold: true)
      let fails = asked(statement.conditions, hold: false)
      switch statement {
      case .if(_, let then, let other):
        visit(then, known.merging(holds) { $1 })
        visit(other, known.merging(fails) { $1 })
        if then.leave { known.merge(fails) { $1 } }
        if other.leave { known.merge(holds) { $1 } }
      case .guard(_, let other):
        visit(other, known.merging(fails) { $1 })
        known.merge(holds) { $1 }
      default: visit(statement.inner, known)
      }
    }
  }

  private mutating func visit(_ expression: Expression, _ known: [String: Bool]) {
    switch expression {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if functions.contains(name) {
        mentions[name, default: []].append(Mention(caller: caller, flags: known))
      }
    case .choice(let condition, let first, let second):
      let asked = [Condition.expression(condition)]
      visit(condition, known)
      visit(first, known.merging(self.asked(asked, hold: true)) { $1 })
      visit(second, known.merging(self.asked(asked, hold: false)) { $1 })
    default:
      for part in expression.parts { visit(part, known) }
      visit(expression.statements, known)
    }
  }

  /// What flags are where all of some conditions hold, or where they do not: of several nobody knows then which.
  private func asked(_ conditions: [Condition], hold: Bool) -> [String: Bool] {
    let parts = conditions.flatMap(\.conjuncts)
    if !hold, parts.count > 1 { return [:] }
    return parts.reduce(into: [:]) { known, part in
      guard case .expression(let expression) = part else { return }
      switch expression.inParentheses {
      case .prefix("!", let flag): if let name = name(flag) { known[name] = !hold }
      case let flag: if let name = name(flag) { known[name] = hold }
      }
    }
  }

  private func name(_ flag: Expression) -> String? {
    guard let names = flag.inParentheses.propertyNames, names.count == 1, flags.contains(names[0])
    else { return nil }
    return names[0]
  }
}
