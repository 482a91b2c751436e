import PortolanModel

/// What code does with what comes to it: the cases that a subject sends, `router.page.sink { self.sheet = $0 }`, `.onReceive(router.page) { … }`,
/// `router.page.assign(to: &$sheet)`, and what a notification brings along, `.onReceive(center.publisher(for: .open)) { path.append($0.object as! Page) }`.
/// Whoever sends something has that done with it, as if it told a function: `router.page.send(.help)`.
struct HeardValues {
  fileprivate struct Listener {
    /// The function for which the closure stands.
    var code: Member
    var owner: TypeSymbol?
    var isOfNotification: Bool
  }

  /// By subject, or by notification.
  fileprivate var listeners: [String: [Listener]] = [:]
  fileprivate var places: Set<Place> = []

  /// Where the code of one begins.
  struct Place: Hashable {
    var position: Position
    var file: Int
  }
}

extension StateChangeWalk {
  /// Finds the code that is told something, before any is walked that tells it.
  mutating func findListeners() {
    let names = Self.hearing.union(wrappers.hearing)
    for symbol in program.types where symbol.kind != .protocol {
      for member in symbol.members {
        var calls: [(callee: Expression, arguments: [Argument])] = []
        func look(_ expression: Expression) {
          guard case .call(let callee, let arguments, _) = expression,
            let name = callee.lastName, names.contains(name)
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

  private static let hearing: Set<String> = ["sink", "onReceive", "assign", "addObserver"]

  /// Whether a closure that a call hands over does what it is told by what comes.
  func isListener(_ arguments: [Argument]) -> Bool {
    guard case .closure(let closure)? = arguments.last?.value else { return false }
    return isListener(at: closure.position)
  }

  func isListener(at position: Position) -> Bool {
    heardValues.places.contains(.init(position: position, file: environment.file))
  }

  private mutating func noteListener(
    _ callee: Expression, _ arguments: [Argument], of symbol: TypeSymbol
  ) {
    if case .member(let base?, let function, _) = callee, let first = arguments.first,
      let (publisher, type) = subjectOfCases(function == "onReceive" ? first.value : base)
    {
      if function == "assign", first.value.isProjected, let position = first.value.position {
        let told = Expression.name("$0", position)
        let body = [Statement.expression(.assignment(first.value.unprojected, told, position))]
        note(listener: body, to: publisher, at: position, told: ("$0", type), of: symbol)
      } else if case .closure(let closure)? = arguments.last?.value {
        let name = closure.parameters.first ?? "$0"
        note(
          listener: closure.body, to: publisher, at: closure.position, told: (name, type),
          of: symbol)
      }
    } else if case .closure(let closure)? = arguments.last?.value, closure.asksWhatComes,
      let notification = notification(heardBy: callee, arguments)
    {
      note(
        listener: closure.body, to: notification, at: closure.position,
        told: (closure.parameters.first ?? "$0", nil), of: symbol)
    }
  }

  /// - Parameter told: What the code calls what it is told, and the type of that; none of a notification.
  private mutating func note(
    listener body: [Statement], to sender: String, at position: Position,
    told: (name: String, type: TypeReference?), of symbol: TypeSymbol
  ) {
    var code = Declaration(kind: .function, name: "", position: position)
    code.body = body
    code.parameters = [
      Parameter(
        label: nil, name: told.name, type: told.type ?? TypeReference(TypeReference.opaque))
    ]
    heardValues.places.insert(.init(position: position, file: environment.file))
    heardValues.listeners[sender, default: []].append(
      .init(
        code: Member(code, file: environment.file), owner: symbol,
        isOfNotification: told.type == nil))
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

  /// Does what those do who are told something.
  ///
  /// - Parameter object: What they are told.
  /// - Returns: Whether that is all that they do.
  mutating func tellListeners(
    of sender: String, _ object: Expression?, _ position: Position
  ) -> Bool {
    guard depth < 4, let object, let listeners = heardValues.listeners[sender] else { return false }
    var isAll = true
    for listener in listeners {
      let brought = listener.isOfNotification ? notification(bringing: object) : nil
      let isDone = tell(
        listener.code, of: listener.owner, [Argument(value: object)], position, bringing: brought)
      if !isDone { isAll = false }
    }
    return isAll
  }

  /// A notification with what comes along.
  private func notification(bringing object: Expression) -> Denotation {
    var notification = Denotation(type: .foreign(TypeReference("Notification")))
    if case .dictionary(let elements) = object {
      // `userInfo: ["page": Page.help]`
      var info = Denotation()
      for number in stride(from: 0, to: elements.count - 1, by: 2) {
        guard let key = elements[number].keyOfInfo else { continue }
        info.brought[key] = brought(elements[number + 1])
      }
      notification.brought = ["userInfo": info]
    } else {
      notification.brought = ["object": brought(object)]
    }
    return notification
  }

  /// A value that comes along, with what it is made with.
  private func brought(_ value: Expression) -> Denotation {
    var brought = evaluator.evaluate(value, in: environment)
    guard case .call(_, let arguments, _) = value,
      brought.type.ownSymbol.map({ $0.kind == .struct || $0.kind == .class }) == true
    else { return brought }
    for argument in arguments {
      guard let label = argument.label else { continue }
      brought.brought[label] = evaluator.evaluate(argument.value, in: environment)
    }
    return brought
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
  /// Whether it is a closure that gives back what it is given: `{ $0 }`.
  fileprivate var givesWhatItTakes: Bool {
    guard case .closure(let closure) = self, closure.body.count == 1,
      case .expression(.name(let name, _)) = closure.body[0]
    else { return false }
    return name == closure.parameters.first ?? "$0"
  }

  /// By what a notification's `userInfo` keeps something: `"page"`, `Keys.page`.
  var keyOfInfo: String? {
    switch self {
    case .string(let text): text
    default: lastName
    }
  }
}

extension Closure {
  /// Whether its code asks the notification that it is given for what comes along.
  fileprivate var asksWhatComes: Bool {
    let name = parameters.first ?? "$0"
    var asks = false
    body.visit { expression in
      if case .member(.name(name, _)?, let part, _) = expression {
        asks = asks || ["object", "userInfo"].contains(part)
      }
    }
    return asks
  }
}
