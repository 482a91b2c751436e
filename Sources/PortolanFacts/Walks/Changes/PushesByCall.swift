import PortolanModel

/// What a type pushes, presents or takes away for others: `coordinator.showDetail()`, `delegate?.didSelect(item)`. Whoever calls such a
/// function does so, from where the caller is.
struct PushesByCall {
  private var calls: [Call] = []
  /// Names that code mentions without calling a function of a type that is known, and with what it calls what is named so.
  private var untold: Set<String> = []
  private var calledUntold: [String: [[Argument]]] = [:]
  /// By function, what it pushes or presents itself.
  private var pushes: [ObjectIdentifier: [StateChange]] = [:]
  /// By function, the state by which it shows something itself.
  private var shown: [ObjectIdentifier: Set<StatePath>] = [:]

  /// A call of a function of another type, or of none.
  struct Call {
    var callee: ObjectIdentifier
    var name: String
    /// How that is declared, where it is known.
    var declaration: Declaration?
    /// The type whose function it is; nothing for one that stands outside of types.
    var owner: TypeSymbol?
    var caller: Caller
    var doer: TypeSymbol?
    var function: String
    var doing: Action.Kind
    var isAfterAwait: Bool
    var arms: [Fork.Arm]
    var trigger: Position?
    var location: SourceLocation
    /// Whether it is known whose function is called, not only which protocol's.
    var isCertain: Bool
    /// Whether it is called on an object that the caller has just made, which presents nothing yet.
    var isOfMade: Bool
    /// Whether it stands in a callback that the caller leaves with somebody else, who does it later.
    var isLeftToOther: Bool
    /// Whether a view does it that the caller only makes.
    var isLeftToView: Bool
    /// Whether it tells the function what the caller was told itself.
    var isHandedOn: Bool
    /// The flags that it tells the function, or that this has by default.
    var flags: [String: Bool]
    /// The code in which it stands, where that is a closure that others have run by what they post.
    var heardBy: ObjectIdentifier?
  }

  /// Who pushes what by which function: said once.
  private struct Doing: Hashable {
    var doer: ObjectIdentifier?
    var function: String
    var path: StatePath
    var kind: Action.Effect.Kind
    var cases: [String]
    var value: ObjectIdentifier?
    var isAfterAwait: Bool

    init(_ call: Call, _ change: StateChange) {
      doer = call.doer.map { ObjectIdentifier($0) }
      function = call.function
      (path, kind, cases) = (change.path, change.kind, change.cases)
      value = (change.value?.ownSymbol).map(ObjectIdentifier.init)
      isAfterAwait = call.isAfterAwait || change.isAfterAwait
    }
  }

  /// How many calls were noted, and of what.
  var count: Int { calls.count }
  var callees: Set<ObjectIdentifier> { Set(calls.map(\.callee)) }

  /// Notes what the code of a function changes.
  mutating func note(
    _ changes: ArraySlice<StateChange>, in member: Member, _ evaluator: Evaluator
  ) {
    note(
      changes, in: ObjectIdentifier(member), mayBeToldWhether: member.mayBeToldWhether, evaluator)
  }

  /// Notes what a closure changes, and calls, that others have run by what they post.
  mutating func note(
    heard changes: ArraySlice<StateChange>, callsSince start: Int, by code: ObjectIdentifier,
    _ evaluator: Evaluator
  ) {
    note(changes, in: code, mayBeToldWhether: false, evaluator)
    for number in calls.indices.dropFirst(start) { calls[number].heardBy = code }
  }

  private mutating func note(
    _ changes: ArraySlice<StateChange>, in code: ObjectIdentifier, mayBeToldWhether: Bool,
    _ evaluator: Evaluator
  ) {
    for change in changes where !change.onlyTakesAway {
      shown[code, default: []].insert(change.path.slot)
    }
    let found = changes.filter { change in
      if change.isSeed || change.isLeftToView || change.isByCallback { return false }
      // Of what its function is told, each call may be another.
      let isTold = change.toldTo != nil
      return switch change.kind {
      case .push, .replace: change.tellsWhat || isTold
      case .select: !change.cases.isEmpty || isTold
      case .dismiss, .pop, .popToRoot:
        !change.isEither
          && changes.allSatisfy {
            $0.onlyTakesAway || $0.leaves(change, mayBeToldWhether: mayBeToldWhether)
          }
      case .present:
        (!change.cases.isEmpty || change.isOfOneDestination(evaluator) || isTold)
          && !mayDismiss(change, among: changes, mayBeToldWhether: mayBeToldWhether)
      default: false
      }
    }
    if !found.isEmpty { pushes[code, default: []] += found }
  }

  /// Whether the function that presents something takes it away, too: which of the two it does, whoever calls it says. What is taken
  /// away only some time later has been presented.
  private func mayDismiss(
    _ change: StateChange, among changes: ArraySlice<StateChange>, mayBeToldWhether: Bool
  ) -> Bool {
    changes.contains {
      $0.kind == .dismiss && !$0.isEither && $0.path.slot == change.path.slot
        && !$0.comesLater(than: change)
        && !change.isNextStep(insteadOf: $0, mayBeToldWhether: mayBeToldWhether)
    }
  }

  /// Notes that a function is called from another type.
  mutating func note(_ call: Call) { calls.append(call) }

  /// Notes a name that somebody hands on, or calls on something of which nobody knows what it is.
  mutating func note(untold name: String) { untold.insert(name) }

  /// The same of what is called with some arguments: functions that take others are not meant.
  mutating func note(untold name: String, with arguments: [Argument]) {
    calledUntold[name, default: []].append(arguments)
  }

  private func mayBeUntold(_ call: Call) -> Bool {
    if untold.contains(call.name) { return true }
    guard let called = calledUntold[call.name] else { return false }
    guard let declaration = call.declaration else { return true }
    return called.contains(where: declaration.accepts)
  }

  /// Code that calls a function.
  struct Caller {
    var type: TypeSymbol?
    /// What it is called: as its function, or as what runs it there.
    var function: String
    var member: ObjectIdentifier
    /// Whether it runs whenever its function does, and not when something else has it run.
    var isFunctionsOwn: Bool
    /// Whether it makes an object, or else is run without the user's doing.
    var isMaking: Bool
    var isByApp: Bool
  }

  /// Who calls each function, where all who do are seen.
  func callers() -> [ObjectIdentifier: [Caller]] {
    let known = calls.filter { !mayBeUntold($0) }
    return Dictionary(grouping: known, by: \.callee).mapValues { calls in
      calls.map(\.caller)
    }
  }

  /// The pushes of every caller, by way of whatever lies between.
  ///
  /// - Parameter settled: The functions that do no more than those say who call them.
  func changes(besides settled: Set<ObjectIdentifier>) -> [StateChange] {
    var all: [StateChange] = []
    var seen: Set<Doing> = []
    var known = pushes
    // What a function does by itself, and what it does by way of others, stands in arms of the same forks.
    let renewals = calls.map { _ in Fork.Renewal() }
    for _ in 0..<4 {
      var next: [ObjectIdentifier: [StateChange]] = [:]
      for (call, renewed) in zip(calls, renewals) {
        for var change in known[call.callee] ?? [] {
          let isOfShown = change.kind == .present || change.kind.removes
          if isOfShown, !call.isCertain { continue }
          if !call.flags.isEmpty,
            change.arms.contains(where: { $0.isLeftOut(by: call.callee, told: call.flags) })
          {
            continue
          }
          if change.kind.removes, call.isOfMade { continue }
          if change.toldTo != nil {
            if call.isHandedOn, settled.contains(call.caller.member) { continue }
            change.toldTo = call.isHandedOn ? call.caller.member : nil
            change.isUntoldByCall = true
          }
          guard seen.insert(Doing(call, change)).inserted else { continue }
          change.owner = call.doer
          change.function = call.function
          (change.member, change.memberName) = (call.caller.member, call.caller.function)
          change.doing = call.doing
          change.isAfterAwait = change.isAfterAwait || call.isAfterAwait
          change.byCallOf = call.owner
          change.origin = change.origin ?? change.location
          change.arms = call.arms + change.arms.map(renewed.arm)
          change.trigger = call.trigger
          change.way = [call.location] + (change.way.isEmpty ? [change.location] : change.way)
          change.location = call.location
          change.isLeftToView = call.isLeftToView
          all.append(change)
          if call.isLeftToView { continue }
          if let code = call.heardBy { next[code, default: []].append(change) }
          // Who calls in turn is listed by that, but for another function of the same type, which shows nothing in place of it.
          let isOwnStep =
            call.doer === call.owner
            && (change.kind != .dismiss
              || shown[call.caller.member]?.contains(change.path.slot) != true)
          if change.kind == .present && call.isLeftToOther { continue }
          if change.kind.removes, !isOwnStep { continue }
          next[call.caller.member, default: []].append(change)
        }
      }
      if next.isEmpty { break }
      known = next
    }
    return inOrder(all)
  }

  /// What each call has done, in the order in which the functions do that.
  private func inOrder(_ changes: [StateChange]) -> [StateChange] {
    let groups = Dictionary(grouping: changes.indices) { changes[$0].location }
    var ordered = changes
    for numbers in groups.values where numbers.count > 1 {
      let sorted = numbers.sorted { one, other in
        let (way, otherWay) = (changes[one].way, changes[other].way)
        return way == otherWay ? one < other : way.lexicographicallyPrecedes(otherWay)
      }
      for (place, number) in zip(numbers, sorted) { ordered[place] = changes[number] }
    }
    return ordered
  }
}

extension StateChangeWalk {
  /// Notes that a function is called from another type.
  ///
  /// - Parameters:
  ///   - base: On what it is called; nothing where that is the caller itself.
  ///   - isCertain: Whether it is known that it is this type's.
  mutating func noteCall(
    of callee: Member, of owner: TypeSymbol?, on base: Expression? = nil, _ arguments: [Argument],
    isCertain: Bool, _ position: Position
  ) {
    guard var call = call(of: ObjectIdentifier(callee), callee.name, owner, position) else {
      return
    }
    (call.isCertain, call.declaration) = (isCertain, callee.declaration)
    call.isOfMade = base.map { evaluator.evaluate($0, in: environment).isMade } == true
    call.isHandedOn = handsOnTold(arguments)
    call.flags = callee.declaration.flagsTold(by: arguments) {
      evaluator.evaluate($0, in: environment)
    }
    byCall.note(call)
  }

  /// A call by the code that is walked.
  func call(
    of callee: ObjectIdentifier, _ name: String, _ owner: TypeSymbol?, _ position: Position
  ) -> PushesByCall.Call? {
    guard let caller = callingCode else { return nil }
    return PushesByCall.Call(
      callee: callee, name: name, owner: owner, caller: caller, doer: caller.type,
      function: codeName, doing: caller.isMaking ? .app : doing, isAfterAwait: isAfterAwait,
      arms: arms, trigger: runningClosure,
      location: callerOnCase?.location
        ?? position.location(in: program.files[environment.file].path),
      isCertain: true, isOfMade: false, isLeftToOther: actor != nil, isLeftToView: isLeftToView,
      isHandedOn: false, flags: [:])
  }

  /// The code that is walked, as what calls a function.
  private var callingCode: PushesByCall.Caller? {
    guard let member else { return nil }
    // In the arms of a `switch` over what a function is told the code is called as the case.
    let isFunctionsOwn =
      actor == nil && trigger == nil && (received != nil || codeName == memberName)
    return PushesByCall.Caller(
      type: callerOnCase.map { $0.type } ?? actor ?? environment.scope,
      function: isFunctionsOwn ? memberName : codeName,
      member: member,
      isFunctionsOwn: isFunctionsOwn,
      isMaking: isMakingObject && isFunctionsOwn && closures.count == closuresInCourse,
      isByApp: doing == .app)
  }

  /// The types whose function may be called: of a type by its name that type (`Router.present(.help)`), of a protocol those that are seen
  /// to be kept, else all that conform to it.
  func receivers(of base: Expression) -> [TypeSymbol] {
    let value = evaluator.evaluate(base, in: environment)
    if case .meta(.own(let symbol)) = value.type {
      return symbol.isView || symbol.kind == .protocol ? [] : [symbol]
    }
    guard let symbol = value.type.unwrapped.ownSymbol else { return [] }
    switch symbol.kind {
    case .class, .struct, .actor, .enum: return [symbol]
    case .protocol:
      return program.types(
        value.path.flatMap(program.typesKept) ?? program.realTypes(conformingTo: symbol),
        inAppWith: environment.scope)
    default: return []
    }
  }
}

extension StateChangeWalk {
  /// What an object presents, and takes away after some time, the app takes away.
  mutating func leaveToApp(since start: Int) {
    guard environment.scope?.isView == false else { return }
    for number in changes.indices[start...]
    where changes[number].kind == .dismiss && changes[number].isPutOff
      && changes[number].doing == .user
    {
      let dismissal = changes[number]
      let isPresented = changes[start...].contains { change in
        change.kind == .present && change.path.slot == dismissal.path.slot
          && dismissal.comesLater(than: change)
      }
      if isPresented {
        (changes[number].doing, changes[number].trigger) = (.app, dismissal.closures.last)
      }
    }
  }
}

extension StateChange {
  /// Whether it is another function's, which is called.
  var isByCall: Bool { self.origin != nil }

  /// Whether it is done some time after what the same code does.
  fileprivate func comesLater(than other: StateChange) -> Bool {
    (self.isPutOff && !other.isPutOff || self.isAfterAwait && !other.isAfterAwait)
      && !self.arms.exclude(other.arms)
  }

  /// Whether it does no more than to take something away, for what is chosen in place covers nothing.
  fileprivate var onlyTakesAway: Bool {
    self.kind.removes || self.kind == .select || self.isSeed
  }

  /// Whether something is taken away by a function that shows this as well. Of two arms that ask what the function is told, each caller
  /// may mean one; and what is shown in place of something, as the code goes on, does not take that away.
  fileprivate func leaves(_ removal: StateChange, mayBeToldWhether: Bool) -> Bool {
    if self.arms.exclude(removal.arms) {
      return self.path.slot == removal.path.slot
        ? isNextStep(insteadOf: removal, mayBeToldWhether: mayBeToldWhether) : !mayBeToldWhether
    }
    return removal.kind != .dismiss || self.path.slot != removal.path.slot
  }

  /// Whether it shows the next of several steps where else what shows them goes, as the function finds it to be and not as it is told:
  /// `if isComplete { step = nil } else { step = .code }`.
  fileprivate func isNextStep(insteadOf dismissal: StateChange, mayBeToldWhether: Bool) -> Bool {
    self.kind == .present && !self.cases.isEmpty && !self.mayBeNothing
      && self.path.slot == dismissal.path.slot && self.arms.exclude(dismissal.arms)
      && !mayBeToldWhether
  }

  /// Whether it says what is shown: a case, or a value of a type of which there is one kind.
  fileprivate var tellsWhat: Bool {
    if !self.cases.isEmpty { return true }
    guard let value = self.value?.ownSymbol else { return false }
    return !value.isEnumerated && value.kind != .protocol
  }

  /// Whether the state that it sets shows but one thing: a flag, an optional value that is no enum.
  fileprivate func isOfOneDestination(_ evaluator: Evaluator) -> Bool {
    guard self.path.cases.isEmpty,
      let type = evaluator.property(self.path.property, of: self.path.owner)?.type
    else { return false }
    if type.isBool { return true }
    if case .unknown = type.unwrapped { return false }
    return type.isOptional && type.unwrapped.ownSymbol?.isEnumerated != true
      && type.unwrapped.ownSymbol?.kind != .protocol
  }
}

extension Member {
  /// Whether a function takes a flag or an optional, by which whoever calls it may say what it does.
  fileprivate var mayBeToldWhether: Bool {
    declaration.parameters.contains { ["Bool", "Optional"].contains($0.type.lastName) }
  }
}
