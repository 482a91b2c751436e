/// What a type's own code assigns, each with what it hangs on.
/// An assignment, with what the call around it is given beside the closure in which it stands: `.onChange(of: item) { isShown = $0 != nil }`.
struct Assignment {
  var target: Expression
  var value: Expression
  /// Where it stands, and in which file.
  var position: Position
  var file = 0
  var sources: [Expression]
  /// What must be there for it, or be true, as far as the code around it asks: `if $0 != nil { isShown = true }`.
  var asked: [Expression] = []
  /// What must not be there, or be false.
  var denied: [Expression] = []
  /// What the closures around it are given, and the functions that hold it are told of that.
  var given: [String] = []
}

extension TypeSymbol {
  /// The assignments in its code. What a function of its own does that others of it call, it does as they tell it.
  var ownAssignments: [Assignment] {
    var search = AssignmentSearch(symbol: self)
    let found = members.map { member in
      (member, search.assignments(in: member.declaration.body ?? [], of: member))
    }
    let followed = search.followed
    if followed.isEmpty { return found.flatMap(\.1) }
    var mentioned: [String: Int] = [:]
    for member in members {
      (member.declaration.body ?? []).visit { expression in
        if let name = expression.ownName { mentioned[name, default: 0] += 1 }
      }
    }
    return found.flatMap { member, assignments in
      // A function that is handed on is called by others, too.
      followed[member.name].map { $0 >= mentioned[member.name] ?? 0 } == true ? [] : assignments
    }
  }
}

/// Looks for assignments, and follows calls of functions of the same type to them.
private struct AssignmentSearch {
  let symbol: TypeSymbol
  /// How many calls of each function were followed, but for those in functions that were followed themselves.
  var followed: [String: Int] = [:]
  private var file = 0
  private var around: [String] = []

  init(symbol: TypeSymbol) { self.symbol = symbol }

  mutating func assignments(in body: [Statement], of member: Member) -> [Assignment] {
    let outer = file
    file = member.file
    around.append(member.name)
    defer {
      around.removeLast()
      file = outer
    }
    return assignments(in: body)
  }

  private mutating func assignments(in statements: [Statement]) -> [Assignment] {
    var found: [Assignment] = []
    var left: [Condition] = []
    for statement in statements {
      found += assignments(in: statement).map { $0.where(left) }
      if case .guard(let conditions, _) = statement { left += conditions }
    }
    return found
  }

  private mutating func assignments(in statement: Statement) -> [Assignment] {
    switch statement {
    case .if(let conditions, let then, let other):
      assignments(in: then).map { $0.where(conditions) }
        + assignments(in: other).map { $0.where(not: conditions) }
    default:
      (statement.expression.map { assignments(in: $0) } ?? []) + assignments(in: statement.inner)
    }
  }

  private mutating func assignments(in expression: Expression) -> [Assignment] {
    switch expression {
    case .assignment(let target, let value, let position):
      return [
        Assignment(target: target, value: value, position: position, file: file, sources: [value])
      ]
    case .call(let callee, let arguments, _):
      // What something is presented by says nothing of what is set in there.
      let plain = callee.runsItsClosures ? arguments.map(\.value).filter { !$0.isClosure } : []
      var found = assignments(in: callee) + assignments(byCalling: callee, arguments)
      for case .closure(let closure) in arguments.map(\.value) {
        let given = closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters
        found += assignments(in: closure.body).map { assignment in
          var assignment = assignment
          assignment.sources += plain
          assignment.given += callee.runsItsClosures ? given : []
          return assignment
        }
      }
      return found
    case .member(let base?, _, _): return assignments(in: base)
    default: return []
    }
  }

  /// What a function of the type's own assigns for whoever calls it: `.onChange(of: item) { react(item) }`.
  private mutating func assignments(
    byCalling callee: Expression, _ arguments: [Argument]
  ) -> [Assignment] {
    guard around.count < 4, let name = callee.ownName, !around.contains(name) else { return [] }
    let functions = symbol.members(named: name).filter {
      $0.declaration.kind == .function && $0.declaration.body != nil
    }
    guard functions.count == 1 else { return [] }
    if around.count == 1 { followed[name, default: 0] += 1 }
    let told = functions[0].declaration.matched(arguments)
    return assignments(in: functions[0].declaration.body ?? [], of: functions[0])
      .map { $0.told(told) }
  }
}

extension Assignment {
  /// The same where some conditions hold.
  fileprivate func `where`(_ conditions: [Condition]) -> Assignment {
    if conditions.isEmpty { return self }
    var assignment = self
    let parts = conditions.flatMap(\.conjuncts)
    assignment.asked += parts.compactMap(\.wanted)
    assignment.denied += parts.compactMap(\.unwanted)
    return assignment
  }

  /// The same where some conditions do not hold: of several nobody knows which.
  fileprivate func `where`(not conditions: [Condition]) -> Assignment {
    let parts = conditions.flatMap(\.conjuncts)
    guard parts.count == 1 else { return self }
    var assignment = self
    assignment.asked += [parts[0].unwanted].compactMap(\.self)
    assignment.denied += [parts[0].wanted].compactMap(\.self)
    return assignment
  }

  /// The same where the function in which it stands was told something: it hangs on that where it, or what it asks, names the parameter.
  fileprivate func told(_ arguments: [(Parameter, Argument)]) -> Assignment {
    var assignment = self
    for (parameter, argument) in arguments {
      let isNamed = (sources + asked + denied).contains { $0.mentionsProperty(parameter.name) }
      guard isNamed else { continue }
      assignment.sources.append(argument.value)
      assignment.given.append(parameter.name)
    }
    return assignment
  }
}

extension Expression {
  /// Whether, as what is called, it runs its closures when something happens: `view.onChange`.
  fileprivate var runsItsClosures: Bool {
    if case .member(_, let name, _) = self { CodeNames.runs(name) } else { false }
  }

  fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }
}
