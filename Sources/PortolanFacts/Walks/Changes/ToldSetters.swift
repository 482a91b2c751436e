import PortolanModel

/// The code of a binding that is made by hand: `Binding(get: { phase == .camera }, set: { phase = $0 ? .camera : .idle })`. Where
/// something is presented by the binding, the system only ever tells it that this has gone: `false`, or nothing. What the code does
/// otherwise, it does where a toggle, a picker or tabs have the binding.
struct ToldSetter {
  let location: SourceLocation
  let position: Position
  /// What the code calls what it is told.
  var told: String
  /// Whether that is something other than `false` or nothing, where the code has asked.
  var isOn: Bool?

  /// Enters a closure in that code: what it is told itself may have the same name.
  mutating func enter(_ closure: Closure) {
    if closure.position != position, told == "$0" || closure.parameters.contains(told) {
      told = ""
    }
  }

  /// What a change that stands in such code does where the code is told `false`, or nothing.
  enum WhenOff {
    case same
    case nothing
    case sets([String])
  }
}

extension StateChange {
  /// The code of a binding that does it, and what it does there where that is told that something has gone.
  struct BySetter {
    var location: SourceLocation
    var whenOff: ToldSetter.WhenOff

    init(_ setter: ToldSetter) {
      location = setter.location
      whenOff = setter.isOn == true ? .nothing : .same
    }
  }
}

extension [StateChange] {
  /// The changes as they are done where the code of bindings is only ever told that something has gone.
  func told(off setters: Set<SourceLocation>) -> [StateChange] {
    if setters.isEmpty { return self }
    return compactMap { change in
      guard let setter = change.setter, setters.contains(setter.location) else { return change }
      switch setter.whenOff {
      case .same: return change
      case .nothing: return nil
      case .sets(let cases):
        var change = change
        change.cases = cases
        return change
      }
    }
  }
}

extension StateChangeWalk {
  /// The code of a binding, if a closure is handed to one that is made.
  func setter(_ argument: Argument, of callee: Expression, _ arguments: [Argument]) -> ToldSetter? {
    guard case .closure(let closure) = argument.value, arguments.count == 2,
      argument == arguments[1], argument.label == "set" || arguments[0].label == "get",
      isBinding(callee)
    else { return nil }
    return ToldSetter(
      location: closure.position.location(in: program.files[environment.file].path),
      position: closure.position, told: closure.parameters.first ?? "$0")
  }

  func isBinding(_ callee: Expression) -> Bool {
    if case .member(nil, "init", _) = callee { return true }
    return callee.isType("Binding")
  }

  /// Walks code in which it is known whether what a setter is told is there.
  mutating func knowing(told isOn: Bool?, _ work: (inout StateChangeWalk) -> Void) {
    let outer = setter
    if let isOn { setter?.isOn = isOn }
    work(&self)
    setter = outer
  }

  /// What a setter is told if conditions hold, where they ask for that.
  func told(askedBy conditions: [Condition]) -> Bool? {
    if setter == nil { return nil }
    for condition in conditions.flatMap(\.conjuncts) {
      if let isOn = told(askedBy: condition) { return isOn }
    }
    return nil
  }

  /// What it is told if they do not hold: of several nobody knows which.
  func told(deniedBy conditions: [Condition]) -> Bool? {
    if setter == nil { return nil }
    let parts = conditions.flatMap(\.conjuncts)
    return parts.count == 1 ? told(askedBy: parts[0]).map { !$0 } : nil
  }

  private func told(askedBy condition: Condition) -> Bool? {
    if case .expression(.infix(let value, "==", .boolean(let isOn))) = condition {
      return told(askedBy: .expression(value)).map { $0 == isOn }
    }
    guard let setter, let asked = AskedTruth(condition), asked.question.names == [setter.told]
    else { return nil }
    return asked.isWanted
  }

  /// Says of what sets a piece of state to a value what it does where the setter around it is told that something has gone.
  mutating func noteWhenOff(_ value: Expression, of type: ResolvedType, since count: Int) {
    guard setter != nil, let off = whenOff(value, of: type) else { return }
    let isNothing = off == .nil || off == .boolean(false) || off.makesNothing
    let cases = isNothing ? [] : cases(in: off, of: type)
    if !isNothing, off != .boolean(true), cases.isEmpty { return }
    for number in changes.indices.dropFirst(count) {
      let removes = [.dismiss, .popToRoot].contains(changes[number].kind)
      if removes != isNothing {
        changes[number].setter?.whenOff = .nothing
      } else if !cases.isEmpty {
        changes[number].setter?.whenOff = .sets(cases)
      }
    }
  }

  /// What a value is where the setter is told that something has gone; `nil` where it does not hang on that.
  private func whenOff(_ value: Expression, of type: ResolvedType) -> Expression? {
    let value = value.inParentheses
    if case .choice(let condition, let first, let second) = value {
      return told(askedBy: .expression(condition)).map { isOn in
        let rest = isOn ? second : first
        return whenOff(rest, of: type) ?? rest
      }
    }
    if type.isOptional { return setter.map { value.isName($0.told) } == true ? .nil : nil }
    return type.isBool ? told(askedBy: .expression(value)).map { .boolean(!$0) } : nil
  }

  /// Notes that a binding made by hand is handed to something that may tell it anything: to a toggle, to a link, which tells it that the
  /// user has gone there, to a view of the app's own, whose code may do what it likes.
  mutating func noteTellsAnything(_ argument: Argument, handedTo callee: Expression) {
    guard let taker = callee.lastName, Dialects.presentations[taker] == nil,
      let name = argument.value.lastName,
      name == "Binding" || settersByName.contains(name)
        || localValues[name] != nil,
      !program.members(taker, of: "View").contains(where: { $0.declaration.kind == .function }),
      constructed(callee)?.modifiesViews != true
    else { return }
    let handed = evaluator.evaluate(argument.value, in: environment)
    for case (.closure(let closure), let around) in handed.setter {
      toldAnything.insert(closure.position.location(in: program.files[around.file].path))
    }
  }

  /// What the properties and functions are called that give bindings which may be made by hand.
  static func namesOfSetters(in program: Program) -> Set<String> {
    Set(
      program.types.flatMap(\.members).filter {
        $0.declaration.body != nil && $0.declaration.type?.lastName == "Binding"
      }.map(\.name))
  }
}
