/// Functions and actions that do no more than put back what a stack's own binding is set to:
/// `Binding(get: { model.path }, set: { model.setPath($0) })`.
///
/// That is what the stack does by itself, and is known of it: a way back takes elements away, a link adds what it carries.
struct StackSetters {
  private let program: Program
  /// By name, how often code names it.
  private var mentions: [String: Int] = [:]
  /// The same for what a binding says to set it by.
  private var settings: [String: Int] = [:]

  init(_ program: Program, among changes: [StateChange]) {
    self.program = program
    let names = Set(changes.filter(\.setsAnything).map(\.setterName))
    if names.isEmpty { return }
    let others = program.membersOfOthers.all + program.freeFunctions.values.joined()
    for code in program.types.flatMap(\.members) + others + program.globals.values.joined() {
      code.eachExpression { expression in
        if let name = expression.lastWord, names.contains(name) { mentions[name, default: 0] += 1 }
        guard case .call(_, let arguments, _) = expression,
          arguments.contains(where: { $0.label == "get" })
        else { return }
        for argument in arguments where argument.label == "set" || argument.label == "send" {
          if let name = argument.value.setter, names.contains(name) {
            settings[name, default: 0] += 1
          }
        }
      }
    }
  }

  /// Leaves out what they do.
  func settle(_ changes: inout [StateChange]) {
    if settings.isEmpty { return }
    changes.removeAll { change in
      guard change.setsAnything, let times = settings[change.setterName],
        mentions[change.setterName] == times, let owner = change.owner
      else { return false }
      return owner.members.contains { member in
        var isFound = false
        member.eachExpression { expression in
          // What it is told, not what it works out.
          guard case .assignment(_, .name(let name, _), let position) = expression,
            position.location(in: program.files[member.file].path) == change.location
          else { return }
          isFound = isFound || member.isTold(name) && !member.binds(name)
        }
        return isFound
      }
    }
  }
}

extension StateChange {
  /// Whether it sets a stack to nobody knows what.
  fileprivate var setsAnything: Bool {
    self.kind == .replace && self.cases.isEmpty && !self.isSeed && !self.isAlone
      && self.value == nil
  }

  /// The function that does it, or the action in answer to which a reducer does.
  fileprivate var setterName: String { self.action?.name ?? self.function }
}

extension Member {
  /// Whether a name is a parameter's, or what an arm of a `switch` binds: the value that an action carries.
  fileprivate func isTold(_ name: String) -> Bool {
    if declaration.parameters.contains(where: { $0.name == name }) { return true }
    var isBound = false
    eachStatement { statement in
      guard case .switch(_, let cases, _) = statement else { return }
      isBound = isBound || cases.contains { $0.patterns.contains { $0.binds(name) } }
    }
    return isBound
  }

  /// Whether its code has a variable of a name: what it works out by itself.
  fileprivate func binds(_ name: String) -> Bool {
    var isFound = false
    eachStatement { isFound = isFound || $0.gives(name: name) }
    return isFound
  }

  private func eachStatement(_ look: (Statement) -> Void) {
    declaration.body?.visitStatements(look)
    declaration.value.map { [Statement.expression($0)].visitStatements(look) }
  }
}

extension Expression {
  /// What a binding is set by, if that is one function or action that is told the new value, and nothing else.
  fileprivate var setter: String? {
    switch self {
    case .name, .member: lastWord
    case .closure(let closure):
      closure.body.count == 1
        ? closure.body[0].expression?.function(told: closure.parameters.first ?? "$0") : nil
    default: nil
    }
  }

  /// The function that it calls with one value alone, be it for an action that it sends: `send(.setPath($0))`.
  private func function(told value: String) -> String? {
    guard case .call(let callee, let arguments, _) = self, arguments.count == 1 else { return nil }
    if case .name(value, _) = arguments[0].value { return callee.lastWord }
    return arguments[0].value.function(told: value)
  }
}
