import PortolanModel

/// What code does with the cases that a subject sends: `router.page.sink { self.sheet = $0 }`, `.onReceive(router.page) { … }`,
/// `router.page.assign(to: &$sheet)`. Whoever sends one, `router.page.send(.help)`, has that done with it, as if it told a function.
struct HeardValues {
  fileprivate struct Listener {
    /// The function for which the closure stands.
    var code: Member
    var owner: TypeSymbol?
  }

  /// By subject.
  fileprivate var listeners: [String: [Listener]] = [:]
}

extension StateChangeWalk {
  /// Finds the code that hears cases, before any is walked that sends them.
  mutating func findListeners() {
    guard program.types.contains(where: { $0.members.contains { $0.subject != nil } }) else {
      return
    }
    for symbol in program.types where symbol.kind != .protocol {
      for member in symbol.members {
        // What code calls, and the first argument.
        var calls: [(callee: Expression, arguments: [Argument])] = []
        func look(_ expression: Expression) {
          guard case .call(let callee, let arguments, _) = expression,
            case .member(_?, let name, _) = callee, Self.hearing.contains(name)
          else { return }
          calls.append((callee, arguments))
        }
        (member.declaration.body ?? []).visit(look)
        member.declaration.observers.visit(look)
        member.declaration.value?.visit(look)
        if calls.isEmpty { continue }
        environment = Environment(scope: symbol, file: member.file)
        for parameter in member.declaration.parameters {
          let type = program.resolve(parameter.type, in: symbol, file: member.file)
          environment.bind(parameter.name, Denotation(type: type))
        }
        for (callee, arguments) in calls { noteListener(callee, arguments, of: symbol) }
      }
    }
    environment = Environment(scope: nil, file: 0)
  }

  private static let hearing: Set<String> = ["sink", "onReceive", "assign"]

  private mutating func noteListener(
    _ callee: Expression, _ arguments: [Argument], of symbol: TypeSymbol
  ) {
    guard case .member(let base?, let function, _) = callee, let first = arguments.first,
      let (publisher, type) = subjectOfCases(function == "onReceive" ? first.value : base)
    else { return }
    var code: Declaration
    switch (function, arguments.last?.value) {
    case ("assign", _):
      guard let target = first.value.withoutProjection, let position = target.position else {
        return
      }
      code = Declaration(kind: .function, name: function, position: position)
      let told = Expression.name("$0", position)
      code.body = [.expression(.assignment(target, told, position))]
      code.parameters = [Parameter(label: nil, name: "$0", type: type)]
    case (_, .closure(let closure)?):
      code = Declaration(kind: .function, name: function, position: closure.position)
      code.body = closure.body
      let name = closure.parameters.first ?? "$0"
      code.parameters = [Parameter(label: nil, name: name, type: type)]
    default: return
    }
    heardValues.listeners[publisher, default: []].append(
      .init(code: Member(code, file: environment.file), owner: symbol))
  }

  /// The subject that tells the very cases that it sends, whatever it does to when they come, and their type.
  private func subjectOfCases(_ expression: Expression) -> (name: String, type: TypeReference)? {
    var publisher = expression
    while case .call(.member(let base?, let step, _), let arguments, _) = publisher {
      let keepsValues =
        Self.keepingValues.contains(step)
        || step == "compactMap" && arguments.first?.value.givesWhatItTakes == true
      if !keepsValues { return nil }
      publisher = base
    }
    guard let name = subject(publisher),
      let path = evaluator.evaluate(publisher, in: environment).path,
      let sent = path.owner.property(path.property)?.subject?.arguments.first
    else { return nil }
    let told = program.resolve(sent, in: path.owner, file: path.owner.file)
    guard let cases = told.unwrapped.ownSymbol, cases.isEnumerated else { return nil }
    let written = TypeReference(cases.nesting)
    return (name, told.isOptional ? TypeReference("Optional", [written]) : written)
  }

  private static let keepingValues: Set<String> = [
    "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "filter", "first", "handleEvents",
    "prefix", "print", "receive", "removeDuplicates", "share", "subscribe", "throttle",
  ]

  /// Does what those do who hear what a subject sends.
  ///
  /// - Returns: Whether that is all that they do.
  mutating func tellListeners(
    of subject: String, _ arguments: [Argument], _ position: Position
  ) -> Bool {
    guard depth < 4, let listeners = heardValues.listeners[subject] else { return false }
    var isAll = true
    for listener in listeners
    where !tell(listener.code, of: listener.owner, arguments, position) { isAll = false }
    return isAll
  }
}

extension Member {
  /// The type of the subject that a property keeps, as it is written: `let page = PassthroughSubject<Page, Never>()`.
  var subject: TypeReference? {
    guard isStored else { return nil }
    let written: TypeReference? =
      if let type = declaration.type {
        type
      } else if case .call(.type(let type), _, _)? = declaration.value {
        type
      } else {
        nil
      }
    let subjects = ["PassthroughSubject", "CurrentValueSubject"]
    return written.flatMap { subjects.contains($0.lastName) ? $0 : nil }
  }
}

extension Expression {
  /// What a projection is of: of `$page` and `model.$page` the page.
  fileprivate var withoutProjection: Expression? {
    switch self {
    case .name(let name, let position) where name.hasPrefix("$"):
      .name(String(name.dropFirst()), position)
    case .member(let base, let name, let position) where name.hasPrefix("$"):
      .member(base, String(name.dropFirst()), position)
    default: nil
    }
  }

  /// Whether it is a closure that gives back what it is given: `{ $0 }`.
  fileprivate var givesWhatItTakes: Bool {
    guard case .closure(let closure) = self, closure.body.count == 1,
      case .expression(.name(let name, _)) = closure.body[0]
    else { return false }
    return name == closure.parameters.first ?? "$0"
  }
}
