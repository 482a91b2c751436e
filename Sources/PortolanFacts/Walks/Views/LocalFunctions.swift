/// Functions that stand in the code of others. They know the variables around them, and may stand after what calls them.
extension ViewWalk {
  /// Gives a function of the code's own its name: whoever calls it by that has it followed, and whoever hands it on hands on a closure.
  mutating func bind(localFunction declaration: Declaration) {
    let closure = Closure(
      parameters: declaration.parameters.map(\.name),
      types: declaration.parameters.map(\.type),
      body: declaration.body ?? [], position: declaration.position)
    var denotation = Denotation.unknown
    denotation.closure = (closure, environment)
    let place = LocalFunctions.Place(file: environment.file, position: declaration.position)
    localFunctions.note(declaration, at: place)
    environment.bind(declaration.name, denotation)
  }

  /// Follows a function of the code's own to which a name is bound; `false` where it is bound to something else.
  mutating func follow(localFunction bound: (Closure, Environment), _ call: Call) -> Bool {
    let (closure, around) = bound
    guard let member = localFunctions[.init(file: around.file, position: closure.position)] else {
      return false
    }
    follow(
      version: member, of: around.scope, arguments: call.arguments, from: call.position,
      knowing: around)
    return true
  }
}

/// The functions in other functions that were met so far.
struct LocalFunctions {
  private var members: [Place: Member] = [:]

  struct Place: Hashable {
    var file: Int
    var position: Position
  }

  subscript(place: Place) -> Member? { members[place] }

  mutating func note(_ declaration: Declaration, at place: Place) {
    if members[place] == nil { members[place] = Member(declaration, file: place.file) }
  }
}

extension [Statement] {
  /// These with each function before the first statement that names it: whatever it knows has a value by then. What nothing names is left
  /// out, for nothing runs it.
  var withFunctionsBeforeUse: [Statement] {
    var waiting: [String: Statement] = [:]
    for statement in self {
      if let function = statement.function { waiting[function.name] = statement }
    }
    if waiting.isEmpty { return self }
    var ordered: [Statement] = []
    func place(_ statement: Statement) {
      [statement].visit { part in
        guard case .name(let name, _) = part, let named = waiting.removeValue(forKey: name) else {
          return
        }
        place(named)
      }
      ordered.append(statement)
    }
    for statement in self where statement.function == nil { place(statement) }
    return ordered
  }
}

extension Statement {
  fileprivate var function: Declaration? {
    if case .declaration(let declaration) = self, declaration.kind == .function {
      declaration
    } else {
      nil
    }
  }
}
