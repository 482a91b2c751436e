import PortolanModel

/// Routers, whose functions are told where to go: whoever calls one does what it does.
extension StateChangeWalk {
  /// `router.navigate(to: .cart)`: what a function does with the case that it is told, its caller does; and what it pushes, the
  /// caller pushes.
  mutating func navigate(
    _ callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    guard depth < 4 else { return }
    if case .name(let name, _) = callee, let function = freeFunction(name, arguments) {
      return navigate(byFree: function, arguments, position)
    }
    if let name = ownFunction(callee), let scope = environment.scope {
      if depth > 0 {
        if !tell(name, of: scope, arguments, position), callerOnCase != nil {
          for member in meant(name, of: scope, arguments) {
            noteCall(of: member, of: scope, arguments, isCertain: true, position)
          }
        }
      } else if scope.kind == .class, !scope.isView {
        navigate(within: scope, name, arguments, position)
      } else if scope.isView, !scope.isController,
        !tellSelf(name, of: scope, arguments, position)
      {
        follow(function: name, of: scope, arguments, position)
      }
      return
    }
    guard case .member(let base?, let name, _) = callee else { return }
    // What a type has itself do, its functions are seen to do, unless it is told a case on the way.
    let receivers = receivers(of: base).filter { depth > 0 || $0 !== environment.scope }
    if receivers.isEmpty, !base.isSelf { byCall.note(untold: name, with: arguments) }
    if receivers.count == 1, tell(name, of: receivers[0], arguments, position, on: base) { return }
    for receiver in receivers where receiver !== environment.scope {
      for member in run(name, of: receiver, arguments) {
        noteCall(
          of: member, of: receiver, on: base, arguments, isCertain: receivers.count == 1, position)
      }
    }
  }

  /// What a call on an object runs: its function, or the closure that it keeps in a property from the start,
  /// `var openHelp = { router.sheet = .help }`.
  private func run(_ name: String, of symbol: TypeSymbol, _ arguments: [Argument]) -> [Member] {
    let functions = meant(name, of: symbol, arguments)
    guard functions.isEmpty, let property = symbol.property(name), property.isStored,
      case .closure? = property.declaration.value
    else { return functions }
    return [property]
  }

  /// What a type's code calls on itself: `show(.cart)`, `self.show(.cart)`, or after `guard let this = self` by that name.
  private func ownFunction(_ callee: Expression) -> String? {
    if case .member(.name(let object, _)?, let name, _) = callee,
      localValues[object]?.isSelf == true
    {
      return name
    }
    return callee.ownName
  }

  /// Notes what a router's function has another of its functions push: whoever calls the one pushes that.
  private mutating func navigate(
    within router: TypeSymbol, _ name: String, _ arguments: [Argument], _ position: Position
  ) {
    if router.members(named: name).isEmpty { return }
    if tellSelf(name, of: router, arguments, position) { return }
    for member in meant(name, of: router, arguments) {
      noteCall(of: member, of: router, arguments, isCertain: true, position)
    }
  }

  /// Notes what a type has one of its own functions do. That it may do so, that function is seen to do.
  private mutating func tellSelf(
    _ name: String, of symbol: TypeSymbol, _ arguments: [Argument], _ position: Position
  ) -> Bool {
    let (before, dismissedBefore) = (changes.count, dismissals.count)
    guard tell(name, of: symbol, arguments, position) else { return false }
    let found = Array(changes[before...])
    if let watched, found.contains(where: { $0.source == watched }) { return true }
    // That the view goes is told of with the caller, and so is what is done in place of that.
    if dismissals.count > dismissedBefore { return true }
    toldToSelf += found
    changes.removeSubrange(before...)
    let callee =
      overload(name, of: symbol, arguments) ?? program.keptFunction(name, of: symbol)
    if let callee { told.note(found, toldToSelf: callee) }
    return true
  }

  /// What a function is told: cases, and values of which its parameters take any.
  struct Told {
    var cases: Set<String> = []
    var types: [TypeSymbol] = []
    /// The state that the caller watches, where the function is handed what that holds now.
    var watched: StatePath?
    /// Whether it is told that there is no case.
    var isOfNone = false
    /// Whether it is a function of an enum, and the case is known on which it is called: it does all that it does for that case.
    var isOfCase = false

    init() {}

    /// What a notification brings along.
    init(of notification: Denotation) {
      var waiting = [notification]
      while let next = waiting.popLast() {
        cases.formUnion(next.caseNames)
        if let symbol = next.type.ownSymbol, [.struct, .class].contains(symbol.kind) {
          types.append(symbol)
        }
        waiting += next.brought.sorted { $0.key < $1.key }.map(\.value)
      }
    }

    var isNothing: Bool { saysNoCase && !isOfNone }
    var saysNoCase: Bool { cases.isEmpty && types.isEmpty && watched == nil && !isOfCase }

    /// Whether a change shows some of it.
    func isShown(by change: StateChange) -> Bool {
      if isOfCase { return true }
      if change.isOfToldArm, change.kind == .present || change.kind.removes { return true }
      if change.isOfToldArm, !change.cases.isEmpty { return true }
      if !change.cases.isEmpty { return cases.isSuperset(of: change.cases) }
      if let watched, change.source == watched, change.kind == .push { return true }
      guard change.kind.activates, let value = change.value?.ownSymbol else { return false }
      return types.contains { $0 === value }
    }
  }

  /// What the arguments of a call tell a function, and what its parameters then stand for.
  func told(
    _ member: Member, of symbol: TypeSymbol?, _ arguments: [Argument],
    _ inner: inout Environment
  ) -> Told {
    var told = Told()
    let flags = member.declaration.flagsTold(by: arguments) {
      evaluator.evaluate($0, in: environment)
    }
    for (name, isTrue) in flags {
      inner.bind(name, Denotation(type: .bool, isTrue: isTrue))
    }
    for (parameter, argument) in member.declaration.matched(arguments) {
      let type = program.resolve(parameter.type, in: symbol, file: member.file)
      let given = evaluator.evaluate(argument.value, in: environment)
      if let watched, given.path == watched {
        inner.bind(parameter.name, given)
        told.watched = watched
      } else if type.isOptional, isNothing(argument.value) {
        inner.bind(parameter.name, Denotation(type: type, isThere: false))
        told.isOfNone = true
      } else if let target = type.unwrapped.ownSymbol, target.isEnumerated {
        let names = given.caseNames
        if names.isEmpty || !names.allSatisfy(target.hasCase) { continue }
        inner.bind(parameter.name, given.named(as: type))
        told.cases.formUnion(names)
      } else if program.takesAnyValue(parameter, member, of: symbol),
        let value = given.type.ownSymbol,
        value.kind == .struct || value.kind == .class || !given.caseNames.isEmpty
      {
        inner.bind(parameter.name, given.named(as: given.type))
        told.cases.formUnion(given.caseNames)
        if given.caseNames.isEmpty { told.types.append(value) }
      }
    }
    return told
  }

  private mutating func tell(
    _ name: String, of symbol: TypeSymbol, _ arguments: [Argument], _ position: Position,
    on base: Expression? = nil
  ) -> Bool {
    (overload(name, of: symbol, arguments) ?? program.keptFunction(name, of: symbol)).map {
      tell($0, of: symbol, arguments, position, on: base)
    } == true
  }

  /// Walks a function that is told a case, a value to push, or that there is nothing; `false` where it is told none of these, nor
  /// is a function of an enum that is called on one case: `Link.help.open()`.
  mutating func tell(
    _ member: Member, of symbol: TypeSymbol?, _ arguments: [Argument], _ position: Position,
    on base: Expression? = nil, bringing notification: Denotation? = nil
  ) -> Bool {
    guard let body = member.declaration.body else { return false }
    var inner = Environment(scope: symbol, file: member.file)
    var told = told(member, of: symbol, arguments, &inner)
    if let notification, let parameter = member.declaration.parameters.first {
      inner.bind(parameter.name, notification)
      told = Told(of: notification)
    }
    if let base, let symbol, symbol.kind == .enum, !member.isStatic,
      let name = evaluator.evaluate(base, in: environment).caseName, symbol.hasCase(name)
    {
      inner.bind("self", Denotation(type: .own(symbol), caseName: name))
      told.isOfCase = true
    }
    let tag = told.isNothing ? tag(telling: member, arguments) : nil
    if let tag {
      inner.bind(tag.parameter, tag.value)
      told.cases = [tag.name]
    }
    if told.isNothing { return false }
    let location = position.location(in: program.files[environment.file].path)
    if tag != nil {
      // Only what it does will show whether it is told anything.
    } else if depth > 0 {
      if !told.saysNoCase { self.told.note(toldInTurn: member) }
    } else if told.watched != nil || says(member, of: symbol, arguments) {
      self.told.note(member, toldAt: location)
    }
    let (saved, before) = ((environment, received, actions), changes.count)
    let dismissedBefore = dismissals.count
    let doer = actor ?? environment.scope
    // What the caller was sent, the function knows nothing of.
    (environment, received, actions) = (inner, nil, [:])
    let outerCaller = callerOnCase
    if told.isOfCase, outerCaller == nil { callerOnCase = (doer, location) }
    let around = (function, localValues, writerCalled)
    if trigger == nil, member.declaration.givesView {
      nameControls(of: member, toldBy: arguments, position)
    }
    depth += 1
    walk(body)
    depth -= 1
    (function, localValues, writerCalled) = around
    callerOnCase = outerCaller
    (environment, received, actions) = saved
    // Arrays of their own: taking away what a slice holds on to would copy all that was found so far.
    let (all, gone) = (Array(changes[before...]), Array(dismissals[dismissedBefore...]))
    // That there is nothing says whether the view goes or else goes on, and what is taken away.
    let takesNothing = told.saysNoCase && all.contains(where: \.isOfToldArm)
    if told.saysNoCase, gone.isEmpty, !takesNothing {
      changes.removeSubrange(before...)
      return false
    }
    if tag != nil {
      // What does more than to choose does that whatever it is told.
      guard !all.isEmpty, gone.isEmpty, all.allSatisfy({ told.isShown(by: $0) }) else {
        changes.removeSubrange(before...)
        dismissals.removeSubrange(dismissedBefore...)
        return false
      }
      if depth > 0 {
        self.told.note(toldInTurn: member)
      } else {
        self.told.note(member, toldAt: location)
      }
    }
    // What the function does whatever it is told, its caller does as well: it sets the flag that goes with an item.
    var found = all.filter { change in
      if told.isShown(by: change) { return true }
      if change.kind.activates, gone.contains(where: { $0.arms.exclude(change.arms) }) {
        return true
      }
      guard takesNothing || !told.cases.isEmpty, change.arms.count == arms.count else {
        return false
      }
      return setsFlag(change) || takesAway(change, before: all)
        || takesNothing && change.kind.activates && !change.cases.isEmpty
    }
    // Of two ways for two systems, that of the phone.
    if found.contains(where: { !$0.isForeign }) { found.removeAll(where: \.isForeign) }
    changes.removeSubrange(before...)
    for var change in found {
      change.owner = doer
      change.action = received
      change.location = location
      changes.append(change)
    }
    return !found.isEmpty || !told.cases.isEmpty || told.isOfCase
  }

  /// Has what controls do that a function makes called by the texts which it is handed, or as the function, and each call done apart:
  /// `card(.cloud, title: "Cloud")`, `card(.phone, title: "Phone")`.
  private mutating func nameControls(
    of member: Member, toldBy arguments: [Argument], _ position: Position
  ) {
    for (parameter, argument) in member.declaration.matched(arguments) {
      localValues[parameter.name] =
        CodeNames.text(handed: argument.value) == nil ? nil : argument.value
    }
    function = member.name
    // A call in another such function that writes out the case is one, whoever calls that.
    let isWritten = arguments.contains { argument in
      argument.value.isWrittenCase
        && !evaluator.evaluate(argument.value, in: environment).caseNames.isEmpty
    }
    if writerCalled == nil || isWritten {
      writerCalled = CallOfWriter(position: position, file: program.files[member.file].path)
    }
  }

  /// The number or the text that a call tells a function which sets something to that: `select(1)`.
  private func tag(
    telling member: Member, _ arguments: [Argument]
  ) -> (parameter: String, value: Denotation, name: String)? {
    guard told.mayBeTold(member.name), let parameter = told.plainParameterTelling(member),
      let argument = member.declaration.matched(arguments).first(where: {
        $0.0.name == parameter.name
      })?.1,
      case let value = evaluator.evaluate(argument.value, in: environment), value.path == nil,
      let name = value.literal
    else { return nil }
    return (parameter.name, value, name)
  }

  /// Whether a change sets a flag, one way or the other.
  private func setsFlag(_ change: StateChange) -> Bool {
    (change.kind == .present || change.kind == .dismiss) && change.path.cases.isEmpty
      && !change.isEither && !change.isToggle
      && evaluator.property(change.path.property, of: change.path.owner)?.type.isBool == true
  }

  /// Whether a change takes away what nothing is shown in place of.
  private func takesAway(_ change: StateChange, before others: [StateChange]) -> Bool {
    guard change.kind.removes, !change.isEither, !change.isToggle else { return false }
    return change.kind != .dismiss
      || !others.contains { $0.kind.activates && $0.path.slot == change.path.slot }
  }

  /// Tells an object whose class was not read where to go, by a function of which nobody knows the code: what is handed a case of what
  /// one of its properties alone can be puts that there.
  mutating func tell(
    unread object: Denotation, _ function: String, _ arguments: [Argument], _ position: Position
  ) {
    guard let symbol = object.type.unwrapped.ownSymbol, symbol.isUnread,
      symbol.members(named: function).isEmpty
    else { return }
    for argument in arguments {
      let value = evaluator.evaluate(argument.value, in: environment)
      let taking = symbol.storedProperties.compactMap { property -> (StatePath, ResolvedType)? in
        let path = StatePath(owner: symbol, property: property.name)
        guard let type = evaluator.stack(keptBy: path), let kept = type.symbol,
          value.type.symbol.map({ $0 === kept }) ?? !value.caseNames.isEmpty,
          value.caseNames.allSatisfy(kept.hasCase)
        else { return nil }
        return (path, type)
      }
      // Of two enums with a case of that name, one may hold nothing in it.
      let fitting = taking.count > 1 ? taking.filter { argument.value.fits($0.1.symbol) } : taking
      guard fitting.count == 1, let (path, type) = fitting.first else { continue }
      note(
        path, type.isStack ? .push : type.isOptional ? .present : .select, value.caseNames,
        position)
    }
  }
}

extension Expression {
  /// Whether it makes a case of an enum with what that holds: `.member("Ann")` is no `case member`.
  fileprivate func fits(_ symbol: TypeSymbol?) -> Bool {
    let (made, arguments): (Expression, [Argument]) =
      if case .call(let callee, let arguments, _) = self { (callee, arguments) } else { (self, []) }
    guard case .member(_, let name, _) = made, let symbol else { return true }
    return symbol.members(named: name).contains { $0.declaration.accepts(arguments) }
  }
}
