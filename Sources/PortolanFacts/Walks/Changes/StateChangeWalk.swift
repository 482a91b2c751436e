import PortolanModel

/// Finds where code changes navigation state: in the methods of models, the closures of reducers and the buttons of views.
struct StateChangeWalk {
  let program: Program
  let evaluator: Evaluator
  /// What the properties are called that make bindings by hand.
  let bindingNames: Set<String>
  /// The modifiers of the app's own that run what they are given when something happens: `onNotification(.opened) { … }`.
  let eventNames: Set<String>
  /// The functions that write to a binding which they are handed, and what one of them is handed to do whose code is walked.
  let writers: Set<String>
  var handed = HandedClosures()
  /// The call for which such a function's code is walked, or a closure that it is handed and runs.
  var writerCalled: CallOfWriter?
  var changes: [StateChange] = []
  var made = MadeValues()
  var unreadWindows: [UnreadWindow] = []
  var byCall = PushesByCall()
  var notifications = Notifications()
  var heardValues = HeardValues()
  var wrappers = NotificationWrappers()
  var unseen = UnseenWrites()
  var setters = SettersOfProperties()
  var echoes = EchoedChanges()
  /// The state for whose changes the code is run: `.onChange(of: router.pending) { … }`.
  var watched: StatePath?
  /// The flag or the optional of a view for whose changes the code is run, and what it calls what that is now.
  var followed: FollowedState?
  var functionsFollowed = FollowedFunctions()
  /// The property whose observers are walked.
  var observed: StatePath?
  var told: ToldFunctions
  /// Whose state the bindings are to that models keep.
  var boundByModels: [StatePath: [StatePath]] = [:]
  /// The parameters of the function whose code is walked by which it is told what to do.
  var tellingParameters: Set<String> = []
  /// Of an initialiser whose code is walked, the labels by its parameters that are nothing unless they are told.
  var optionalParameters: [String: String] = [:]
  /// What the functions of a router have others of it do, within the member whose code is walked.
  var toldToSelf: [StateChange] = []
  /// The member whose code is walked, what it is called, and whether it makes an object.
  var member: ObjectIdentifier?
  var memberName = ""
  var isMakingObject = false
  /// What the function gives back whose body is walked, and whether that is a binding.
  var result: ResolvedType?
  var givesBinding = false
  var environment = Environment(scope: nil, file: 0)
  var function = ""
  /// Whether that is a view's body, and the call to which the code is handed there.
  var isInBody = false
  /// Whether it is a property that gives a part of a view, and whether the code stands in rows there, or in what is presented there: what
  /// the property is called says nothing of that.
  var isInPart = false
  var isApart = false
  var holder: Holder?
  /// What a modifier says that the control is which it is called on, for those who do not see it.
  var spokenName: String?
  var isAfterAwait = false
  /// Who does what the code does.
  var doing = Action.Kind.user
  /// Whose doing the code is, where that is not the type that it stands in: a child whose callback a parent hooks up.
  var actor: TypeSymbol?
  /// Whether the code is a callback that an object is handed.
  var isInCallback = false
  /// Whether a view runs the code that the member only makes, and whether the member gives such a view back.
  var isLeftToView = false
  var givesView = false
  /// The action that a reducer was told, where the code asks which it is.
  var received: ReceivedAction?
  /// Further ones to which what is left of the code is an answer, too, and what had been found before.
  var receivedBesides: [(action: ReceivedAction, before: (change: Int, send: Int))] = []
  /// The names that stand for what a reducer is told, or for a part of that.
  var actions: [String: ReceivedAction] = [:]
  /// The state of another reducer, of which the code is a part: `var body: some ReducerOf<Game>` of a type without a state.
  var reduced: TypeSymbol?
  /// Where code takes itself off the screen: `dismiss()`.
  var dismissals: [Dismissal] = []
  /// What views have the navigator of the stack around them add, by the place: whose stack that is says the link there.
  var addedByNavigators: [SourceLocation: StateChange] = [:]
  /// What does so by a name that only some code knows: `@Dependency(\.dismiss) var dismiss` in an effect.
  var localDismissals: [String: Declaration] = [:]
  /// What constants of the code's own are made as: `let item = Item(route: route)`.
  var localValues: [String: Expression] = [:]
  /// The variables of the code's own: each keeps a copy of what it is given, if that is no object.
  var localVariables: Set<String> = []
  /// The parameters that do so of the function whose code is walked, and what functions do with such ones.
  var dismissingParameters: Set<String> = []
  var handedDismissals = HandedDismissals()
  /// Who calls each function, where all who do are seen.
  private(set) var callers: [ObjectIdentifier: [PushesByCall.Caller]] = [:]
  /// The functions that are hooked up to be called when something happens: `addObserver(self, selector: #selector(open), …)`.
  var notified: Set<ObjectIdentifier> = []
  /// Which actions the effects of reducers send, and which ones views do; and which views those are.
  var sent = SentActions()
  var senders = SendersOfActions()
  /// What the buttons of dialogs send that a reducer sends on to itself.
  var answersSentOn = AnswersSentOn()
  var answersTold = AnswersToldParents()
  /// What actions carry that reducers show.
  var routesSent = SentRoutes()
  /// And which ones reducers send in answer to others.
  var sentOn = ActionsSentOn()
  /// Whether the code is what a button of a dialog does: `ButtonState(action: .send(.deleteTapped))`.
  var isOfButton = false
  /// Whether the code is what an effect of a reducer runs, once: `.run { send in await send(.loaded) }`.
  var isInEffect = false
  /// The case of a reducer's actions for which the part of its body is that is walked.
  var ownScope: String?
  /// How many functions deep a case is handed on.
  var depth = 0
  /// Who calls a function of an enum on a case that is known, and where, while the function's code is walked for that: what it has others
  /// do, its caller does.
  var callerOnCase: (type: TypeSymbol?, location: SourceLocation)?
  /// The routes of which the code is, where it asks how they are shown: of a `switch` over their style one arm.
  var routes: Set<String>?
  /// The flags of which the code has asked whether they are on, by the properties that lead there; and those that it has turned since.
  var knownFlags: [[String]: Bool] = [:]
  var turnedFlags: Set<[String]> = []
  /// What a function is called on that changes it.
  var changed: Expression?
  /// The conditions of the `#if` around the code, and around the member whose code it is.
  var condition: String?
  var conditionOfMember: String?
  /// The arms of forks around the code within its function; of what a loop does again and again, those around the loop.
  var arms: [Fork.Arm] = []
  var isInLoop = false
  /// Whether the system runs the function whose code is walked; what that leaves with others for later may be the user's doing.
  var isRunBySystem = false
  /// Within a property's getter, the variables of its own: what it makes of them is a value, and changes no state.
  var copies: Set<String>?
  /// The code of a binding made by hand that is walked, the names of what gives such bindings and of what makes the type that is asked,
  /// and the code of those of which something is told whatever the user chooses.
  var setter: ToldSetter?
  let settersByName: Set<String>
  let namesMakingSelf: Set<String>
  var toldAnything: Set<SourceLocation> = []
  /// The closures around the code within its function, outermost first.
  var closures: [Position] = []
  /// How many of them are run in the course of what the code around them does.
  var closuresInCourse = 0
  /// Whether one of them runs only some time after that: `.asyncAfter(deadline: .now() + 1) { … }`.
  var isPutOff = false
  /// The closure around the code that a control of a view runs.
  var trigger: Position?
  let forks = Fork.Counter()
  var defaults = DefaultImplementations()
  /// What the functions of reducers do for the actions that call them.
  var helpers = ReducersHelpers()

  init(program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
    bindingNames = Self.names(in: program)
    eventNames = CodeNames.events(in: program)
    writers = Self.namesOfWriters(in: program)
    settersByName = Self.namesOfSetters(in: program)
    namesMakingSelf = Self.namesMakingSelf(in: program)
    told = ToldFunctions(program)
  }

  mutating func run() {
    findNotificationWrappers()
    findListeners()
    for symbol in program.types where symbol.kind != .protocol {
      for member in symbol.members { walk(member, of: symbol) }
      walkDefaults(of: symbol)
    }
    walkDefaultsForOthers()
    for member in program.membersOfOthers.all { walk(member, of: nil) }
    for members in program.freeFunctions.keys.sorted().map({ program.freeFunctions[$0]! }) {
      for member in members { walk(member, of: nil) }
    }
    for global in program.allGlobals { walk(global, of: nil) }
    program.noteDefaults(in: &made)
    dropAmbiguousBindings()
    markUntold()
    setters.settle(&changes)
    helpers.settle(&changes, &dismissals)
    sentOn.settle(helpers)
    routesSent.settle(helpers)
    let settled = told.settle(&changes)
    StackSetters(program, among: changes).settle(&changes)
    changes += echoes.changes(for: changes)
    functionsFollowed.settle(&changes, program, evaluator)
    settleFollowedDismissals()
    let called = byCall.callees
    notifications.tell(&byCall)
    changes += byCall.changes(besides: settled)
    callers = byCall.callers()
    notifications.settle(&changes, besides: called, by: told, callers: callers)
    dismissals += handedDismissals.dismissals()
    let count = changes.count
    changes += routesSent.changes(telling: &changes, evaluator)
    let carried = routesSent.carried(among: changes, toldSince: count)
    changes += sentOn.changes(telling: &changes, besides: carried)
    changes += routesSent.changesAsked(of: &changes)
    changes += answersTold.changes(telling: &changes)
    changes += answersSentOn.changes(telling: &changes, sent, evaluator)
  }

  mutating func walk(_ member: Member, of symbol: TypeSymbol?) {
    guard member.declaration.holdsCode else { return }
    if let symbol, handedOn(member, of: symbol) != nil { return }
    environment = Environment(scope: symbol, file: member.file)
    function = calledName(of: member, in: symbol)
    isInBody = symbol.map { evaluator.isPartOfBody(member, of: $0) } ?? false
    isInPart = symbol?.isView == true && member.isViewProperty
    (self.member, memberName) = (ObjectIdentifier(member), function)
    isMakingObject =
      member.declaration.kind == .initializer && symbol?.kind == .class && symbol?.isView == false
    conditionOfMember = member.declaration.condition
    (localValues, localVariables) = ([:], [])
    (arms, isInLoop, trigger, holder) = ([], false, nil, nil)
    (knownFlags, turnedFlags) = (flags(knownIn: member, of: symbol), [])
    let before = changes.count
    if let symbol { noteTold(member, of: symbol) }
    if let symbol { setters.note(member, of: symbol) }
    let isHelper = symbol.map { evaluator.helps(member, of: $0) } ?? false
    let dismissed = dismissals.count
    helpers.isAlone = isHelper
    defer {
      if isHelper { noteHelp(of: member, since: (before, dismissed)) }
      helpers.isAlone = false
    }
    toldToSelf = []
    defer { byCall.note(changes[before...] + toldToSelf, in: member, evaluator) }
    defer { leaveToApp(since: before) }
    isAfterAwait = false
    isInEffect = false
    isRunBySystem = symbol.map { CodeNames.isRunBySystem(member, of: $0) } == true
    doing = isRunBySystem ? .app : .user
    reduced = symbol.flatMap { reducedState(by: member, of: $0) }
    actor = reduced?.outer
    (received, actions) = (nil, [:])
    if let symbol, reduced != nil, function == "body" { function = symbol.name }
    tellingParameters = []
    if told.mayBeTold(member.name) {
      tellingParameters = Set(
        told.parameterTelling(member, of: environment.scope, program).map { [$0.name] } ?? [])
      told.note(member, of: symbol)
    }
    optionalParameters = member.declaration.parametersOfNothing
    dismissingParameters = Set(
      member.declaration.parameters.filter(\.type.takesDismissal).map(\.name))
    for parameter in member.declaration.parameters {
      let type = program.resolve(parameter.type, in: symbol, file: member.file)
      environment.bind(parameter.name, Denotation(type: type))
      actions[parameter.name] = evaluator.anyAction(of: type)
    }
    let type = member.declaration.type.map {
      program.resolve($0, in: symbol, file: member.file)
    }
    result = type
    givesView = givesView(member, type)
    givesBinding = member.declaration.type?.bindsState == true
    copies = member.declaration.kind == .variable && !givesBinding ? [] : nil
    walk(member.declaration.body ?? [])
    copies = nil
    (result, givesBinding) = (nil, false)
    let count = changes.count
    // What is done when a property has changed is nobody's doing but the app's.
    if member.isStored { doing = .app }
    observed = symbol.map { StatePath(owner: $0, property: member.name) }
    walk(member.declaration.observers)
    observed = nil
    doing = .user
    if let symbol { echoes.take(from: &changes, since: count, by: member, of: symbol) }
    // Nor is it an action to put back what a property stands for: whoever sets that sets the case.
    let held = symbol.flatMap { symbol in
      member.declaration.kind == .subscript
        ? evaluator.value(of: member, of: symbol, 0).path
        : evaluator.property(member.name, of: symbol)?.path
    }
    if !member.isStored, let held {
      changes[count...].removeAll { change in
        change.path.slot == held.slot && change.cases.allSatisfy(held.cases.contains)
          && (!held.cases.isEmpty || change.kind != .dismiss || change.isEither)
      }
    }
    // Whoever sets a part of what is kept changes that, and says how.
    if let kept = evaluator.collection(partlyReadBy: member, of: symbol) {
      changes[count...].removeAll { $0.path == kept }
    }
    if let value = member.declaration.value {
      let function = program.keptFunctions[ObjectIdentifier(member)]
      if function == nil { walk(value, as: type) }
      if let symbol { begin(member, of: symbol, with: value) }
      if let function { walk(function, of: symbol) }
    }
  }

  mutating func walk(_ statements: [Statement]) {
    let saved = (environment, actor, function, received, actions, arms)
    let outer = (localDismissals, knownFlags, localValues, localVariables)
    let (outerBesides, outerSetter) = (receivedBesides, setter)
    receivedBesides = []
    var followedSince: (Int, Int)?
    for (number, statement) in statements.enumerated() {
      if let branches = Branches.continued(statements[number...]) {
        let fork = forks.fork(branches.count)
        for (number, branch) in branches.enumerated() {
          walk(arm: number + 1, of: fork) { walk in
            walk.walk(.conditional(branch.condition, branch.body))
          }
        }
        break
      }
      if let arm = walk(statement), !isInLoop { arms.append(arm) }
      if case .declaration(let variable) = statement {
        begin(variable, before: statements[(number + 1)...])
      }
      if isKnownToLeave(statement) { break }
      if asksForFollowed(statement) { followedSince = (changes.count, dismissals.count) }
    }
    if let followed, let followedSince { note(followed, isThere: true, since: followedSince) }
    for (action, before) in receivedBesides { repeatChanges(since: before, by: action) }
    (receivedBesides, setter) = (outerBesides, outerSetter)
    (environment, actor, function, received, actions, arms) = saved
    (localDismissals, knownFlags) = (outer.0, outer.1.filter { !turnedFlags.contains($0.key) })
    (localValues, localVariables) = (outer.2, outer.3)
  }

  /// Walks one arm of a fork.
  mutating func walk(
    arm: Int, of fork: Fork, _ work: (inout StateChangeWalk) -> Void
  ) {
    if isInLoop { return work(&self) }
    arms.append(Fork.Arm(fork: fork, number: arm))
    work(&self)
    arms.removeLast()
  }

  /// Walks two arms of one fork.
  mutating func choose(
    asking condition: Expression? = nil,
    _ first: (inout StateChangeWalk) -> Void, or second: (inout StateChangeWalk) -> Void
  ) {
    let fork = forks.fork(2)
    fork.payload = condition.flatMap { askedPayload([.expression($0)]) }
    let asked = condition.map { [Condition.expression($0)] } ?? []
    fork.flagTold = flagTold(askedBy: asked)
    let told = (first: told(askedBy: asked), second: told(deniedBy: asked))
    walk(arm: 1, of: fork) { $0.knowing(told: told.first, first) }
    walk(arm: 2, of: fork) { $0.knowing(told: told.second, second) }
  }

  /// Walks what may be done again and again, so that no arm in it excludes another.
  mutating func walk(loop work: (inout StateChangeWalk) -> Void) {
    let outer = isInLoop
    isInLoop = true
    work(&self)
    isInLoop = outer
  }

  /// Walks a statement; the answer is the arm of it in which all stands that follows, where other arms leave the code.
  @discardableResult
  mutating func walk(_ statement: Statement) -> Fork.Arm? {
    switch statement {
    case .expression(let expression), .return(let expression?): walk(given: expression)
    case .return(nil): break
    case .declaration(let declaration):
      if let value = declaration.value {
        walk(
          value,
          as: declaration.type.map {
            program.resolve($0, in: environment.scope, file: environment.file)
          })
      }
      if declaration.kind == .variable {
        tellingParameters.remove(declaration.name)
        if declaration.type?.bindsState != true { copies?.insert(declaration.name) }
        if !declaration.isConstant { localVariables.insert(declaration.name) }
        localDismissals[declaration.name] = declaration.dismisses ? declaration : nil
        localValues[declaration.name] = declaration.isConstant ? declaration.value : nil
        environment.bind(declaration.name, evaluator.local(declaration, in: environment))
      }
      if let body = declaration.body {
        let outer = result
        result = nil
        walk(body)
        result = outer
      }
    case .if(let conditions, let then, let other):
      let saved = environment
      conditions.forEach { walk($0) }
      let asked = asked(by: conditions)
      let flags = (then: flags(askedBy: conditions), other: flags(deniedBy: conditions))
      let told = (then: told(askedBy: conditions), other: told(deniedBy: conditions))
      let doer = (actor, function, received, actions)
      let (asksAction, payload) = (askAction(conditions), askedPayload(conditions))
      let others = receive(conditions)
      let before = (changes.count, sentOn.count)
      if let isTrue = isTrue(conditions) {
        walk(isTrue ? then : other)
        if asksWhetherTold(conditions) { noteOfTold(since: before.0) }
        (actor, function, received, actions) = doer
        environment = saved
        return nil
      }
      let fork = forks.fork(2)
      fork.asksAction = asksAction
      (fork.payload, fork.flagTold) = (payload, flagTold(askedBy: conditions))
      walk(arm: 1, of: fork) { walk in
        walk.follow(conditions, hold: true) { walk in
          walk.knowing(flags.then) { walk in
            walk.knowing(told: told.then) { $0.with(asked?.then) { $0.walk(then) } }
          }
        }
      }
      for other in others { repeatChanges(since: before, by: other) }
      (actor, function, received, actions) = doer
      environment = saved
      walk(arm: 2, of: fork) { walk in
        walk.follow(conditions, hold: false) { walk in
          walk.knowing(flags.other) { walk in
            walk.knowing(told: told.other) { $0.with(asked?.other) { $0.walk(other) } }
          }
        }
      }
      if then.leave {
        knownFlags.merge(flags.other) { $1 }
        if let isOn = told.other { setter?.isOn = isOn }
        return Fork.Arm(fork: fork, number: 2)
      }
      if other.leave {
        knownFlags.merge(flags.then) { $1 }
        if let isOn = told.then { setter?.isOn = isOn }
        return Fork.Arm(fork: fork, number: 1)
      }
    case .guard(let conditions, let other):
      if let isTrue = isTrue(conditions) {
        let before = changes.count
        if !isTrue { walk(other) }
        if asksWhetherTold(conditions) { noteOfTold(since: before) }
        return nil
      }
      let fork = forks.fork(2)
      fork.asksAction = askAction(conditions)
      (fork.payload, fork.flagTold) = (askedPayload(conditions), flagTold(askedBy: conditions))
      let told = (then: told(askedBy: conditions), other: told(deniedBy: conditions))
      walk(arm: 2, of: fork) { $0.knowing(told: told.other) { $0.walk(other) } }
      conditions.forEach { walk($0) }
      if let isOn = told.then { setter?.isOn = isOn }
      receivedBesides += receive(conditions).map { ($0, (changes.count, sentOn.count)) }
      knownFlags.merge(flags(askedBy: conditions)) { $1 }
      return Fork.Arm(fork: fork, number: 1)
    case .switch(let subject, let cases, _):
      walk(subject)
      let value = evaluator.evaluate(subject, in: environment)
      let known = cases.arm(for: value.caseName, evaluator)
      let fork = forks.fork(cases.count)
      fork.asksAction = isAction(subject)
      fork.payload = askedPayload(subject, cases)
      for (number, arm) in cases.enumerated() where known == nil || known == number {
        let outer = environment
        for pattern in arm.patterns { bind(pattern, value) }
        let saved = (actor, function, received, actions)
        let others = receive(arm, of: subject)
        let before = (changes.count, sentOn.count)
        walk(arm: number + 1, of: fork) { walk in
          walk.knowing(walk.optional(asked: subject, by: arm.patterns)) { walk in
            walk.with(walk.routes(of: arm, in: cases, askedBy: subject)) { $0.walk(arm.body) }
          }
        }
        if known != nil { noteOfTold(since: before.0) }
        for other in others { repeatChanges(since: before, by: other) }
        (actor, function, received, actions) = saved
        environment = outer
      }
    case .for(let pattern, let sequence, let body):
      let saved = (environment, doing)
      walk(sequence)
      bind(pattern, Denotation(type: evaluator.evaluate(sequence, in: environment).type.element))
      if isRunByStream(sequence) { doing = .app }
      let before = (changes.count, byCall.count)
      walk(loop: { $0.walk(body) })
      if let heard = notification(publishedBy: sequence) {
        hear(heard, since: before, isAwaited: true)
      }
      (environment, doing) = saved
    case .block(let body): walk(body)
    case .conditional(let own, let body):
      let outer = condition
      let around = (environment.scope?.conditions ?? []) + [outer].compactMap { $0 }
      if Branches.exclude(around + [own]) { return nil }
      condition = Branches.both(outer, own)
      walk(body)
      condition = outer
    }
    return nil
  }

  /// Whether a loop goes on by itself beside the function that begins it, whenever something comes:
  /// `task = Task { for await event in events { handle(event) } }`.
  private func isRunByStream(_ sequence: Expression) -> Bool {
    guard case .await = sequence else { return false }
    return !closures.isEmpty && trigger == nil && received == nil && !isInEffect
  }

  /// Walks what a body may give back. A binding that only writes what it is told is written by whoever asked for it.
  private mutating func walk(given expression: Expression) {
    if givesBinding, let path = handedOn(expression)?.path {
      return note(path, .select, [], Position(line: 1, column: 1), isSeed: true)
    }
    walk(expression, as: result)
  }
}

extension Declaration {
  fileprivate var holdsCode: Bool {
    body?.isEmpty == false || !observers.isEmpty || value != nil
  }
}
