/// Callbacks that a type keeps in properties, `var open: (Page) -> Void`, and what its code does with them.
struct CallsOfCallbacks {
  /// A call of one, or a call that hands one on by its name: `EntryRow(open: open)`.
  struct Use {
    var callee: Expression
    var arguments: [Argument]
    var member: Member
  }

  private var calls: [String: [Use]] = [:]
  private var handings: [String: [Use]] = [:]
  /// How often the code does anything else with one than to keep it, or to ask whether it is there.
  private var others: [String: Int] = [:]

  init(in symbol: TypeSymbol) {
    let callbacks = symbol.storedProperties.filter {
      $0.declaration.type?.unwrapped.name == TypeReference.function
    }
    let names = Set(callbacks.map(\.name))
    if names.isEmpty { return }
    for member in symbol.members { note(member, names) }
  }

  private mutating func note(_ member: Member, _ names: Set<String>) {
    func callback(_ expression: Expression) -> String? {
      expression.ownName.flatMap { names.contains($0) ? $0 : nil }
    }
    member.eachExpression { expression in
      if let name = callback(expression) { others[name, default: 0] += 1 }
      switch expression {
      case .call(let callee, let arguments, _):
        let use = Use(callee: callee, arguments: arguments, member: member)
        if let name = callback(callee) {
          calls[name, default: []].append(use)
          others[name, default: 0] -= 1
        }
        for name in arguments.compactMap({ callback($0.value) }) {
          handings[name, default: []].append(use)
          others[name, default: 0] -= 1
        }
      case .assignment(let target, let value, _):
        guard let name = callback(target) else { return }
        others[name, default: 0] -= callback(value) == name ? 2 : 1
      case .infix(let value, let sign, .nil) where sign == "==" || sign == "!=":
        if let name = callback(value) { others[name, default: 0] -= 1 }
      default: break
      }
    }
    (member.declaration.body ?? []).visitStatements { statement in
      for case .match(.binding(let name), let value) in statement.conditions
      where callback(value) == name {
        others[name, default: 0] -= 1
      }
    }
  }

  /// The calls of a callback.
  func calls(of property: String) -> [Use] { calls[property] ?? [] }

  /// All that is done with a callback; `nil` where not all of that is seen.
  func uses(of property: String) -> (calls: [Use], handings: [Use])? {
    others[property, default: 0] == 0 ? (calls(of: property), handings[property] ?? []) : nil
  }
}

extension Program {
  func callsOfCallbacks(in symbol: TypeSymbol) -> CallsOfCallbacks {
    let key = ObjectIdentifier(symbol)
    if let known = callsOfCallbacks[key] { return known }
    let found = CallsOfCallbacks(in: symbol)
    callsOfCallbacks[key] = found
    return found
  }

  /// What each call tells a callback that a type keeps in a property, be it a call by what that is handed on to; `nil` where not all of
  /// them are seen.
  func told(toCallback property: String, of owner: TypeSymbol) -> [[Denotation]]? {
    let path = StatePath(owner: owner, property: property)
    if let known = toldToCallbacks[path] { return known }
    // What hands it on to itself calls it no other way.
    toldToCallbacks[path] = .some(nil)
    let found = findTold(toCallback: property, of: owner)
    toldToCallbacks[path] = .some(found)
    return found
  }

  private func findTold(toCallback property: String, of owner: TypeSymbol) -> [[Denotation]]? {
    guard owner.heirs.isEmpty, let uses = callsOfCallbacks(in: owner).uses(of: property) else {
      return nil
    }
    let evaluator = Evaluator(program: self)
    func place(_ use: CallsOfCallbacks.Use) -> Environment {
      evaluator.bindings(
        of: use.member.declaration.body ?? [], Environment(of: use.member, in: owner, self), 0)
    }
    var told = uses.calls.map { call in
      let place = place(call)
      return call.arguments.map { evaluator.evaluate($0.value, in: place) }
    }
    for handing in uses.handings {
      guard
        case .meta(.own(let taker)) = evaluator.evaluate(handing.callee, in: place(handing)).type,
        let argument = handing.arguments.first(where: { $0.value.ownName == property }),
        let kept = taker.property(keeping: argument, of: handing.arguments),
        let further = self.told(toCallback: kept, of: taker)
      else { return nil }
      told += further
    }
    return told.isEmpty ? nil : told
  }

  /// The cases of an enum that a callback is told, by the number of the parameter that takes them; none where that may be any.
  func cases(
    of symbol: TypeSymbol, toldTo callback: StatePath, _ number: Int
  ) -> [String] {
    guard let calls = told(toCallback: callback.property, of: callback.owner) else { return [] }
    var names: [String] = []
    for call in calls {
      let told = number < call.count ? call[number].caseNames : []
      if told.isEmpty || !told.allSatisfy(symbol.hasCase) { return [] }
      names += told
    }
    return names.distinct
  }
}

extension TypeSymbol {
  /// The property in which a type keeps an argument that a value of it is made with.
  func property(keeping argument: Argument, of arguments: [Argument]) -> String? {
    let labels = arguments.compactMap(\.label).map { ($0, Denotation.unknown) }
    return property(
      keeping: argument, initializer(taking: arguments)?.declaration,
      Dictionary(labels) { first, _ in first })
  }
}
