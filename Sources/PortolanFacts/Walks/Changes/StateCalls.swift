import PortolanModel

/// Calls that change state somewhere else: a router is told a case, a state begins with one, a binding is handed over.
extension StateChangeWalk {
  mutating func call(_ callee: Expression, _ arguments: [Argument], _ position: Position) {
    // `lazy var board: BoardModel = { … }()`
    if case .closure(let closure) = callee { walk(closure, []) }
    var closureValues: [Denotation] = []
    var isLoop = false
    let (outer, outerScope, outerFollowed) = (watched, ownScope, followed)
    var before = changes.count
    var dismissedBefore = dismissals.count
    let followedBefore = functionsFollowed.called.count
    var calledBefore = byCall.count
    let heard = notification(heardBy: callee, arguments)
    ownScope = ownScope(of: callee, arguments) ?? ownScope
    defer {
      ownScope = outerScope
      if let heard {
        hear(heard, since: (before, calledBefore), isTold: isListener(arguments))
      }
      if let watched, watched != outer {
        functionsFollowed.settle(&changes, since: (before, followedBefore), isTaken: false)
        echoes.take(from: &changes, since: before, of: watched)
      } else if let followed, followed.path != outerFollowed?.path {
        let isTaken = echoes.take(flagsFrom: &changes, since: before, following: followed.path)
        functionsFollowed.settle(&changes, since: (before, followedBefore), isTaken: isTaken)
      }
      if let followed, followed.path != outerFollowed?.path {
        noteDismissals(since: dismissedBefore, following: followed.path)
      }
      (watched, followed) = (outer, outerFollowed)
    }
    noteUnreadWindow(callee, arguments, position)
    let told = actions
    noteCall(ofTold: callee, arguments, position)
    noteDismissal(callee, position)
    noteDismissal(ofController: callee, arguments, position)
    noteDismissals(handedTo: callee, arguments, position)
    noteSent(callee, arguments, position)
    notePost(callee, arguments, position)
    if case .member(let base?, let function, _) = callee {
      noteMade(function, of: base)
      // What is said of a view is said of a touch, too.
      let spoken = CodeNames.taps.contains(function) ? spokenName : nil
      if let spoken = CodeNames.spoken(by: callee, arguments) {
        spokenName = spoken
      } else if spokenName == nil {
        spokenName = CodeNames.help(by: callee, arguments)
      }
      setters.note(written: base)
      walk(base)
      spokenName = spoken
      let value = evaluator.evaluate(base, in: environment)
      if case .meta(let type) = value.type, let maker = type.ownSymbol {
        noteMade(by: function, of: maker, arguments)
      }
      set(inBox: value, by: function, arguments, position)
      if isCopy(base) {
        // `var pages = path; pages.append(.help); return pages`
      } else if value.path != nil || !value.choices.isEmpty {
        changed = base
        onEach(value) { $0.change($1, value.type, function, arguments, position) }
        changed = nil
      } else if function == "toggle" {
        unseen.note(base, by: environment.scope)
      }
      mutate(value, base, by: function, arguments, position)
      tell(unread: value, function, arguments, position)
      if function == "withLock", base.isProjected, value.path != nil {
        // What is shared is changed under a lock alone: `$path.withLock { $0.append(.add) }`.
        closureValues = [Denotation(type: value.type, path: value.path)]
      } else if ["forEach", "map", "sink", "compactMap", "filter", "withLock"].contains(function) {
        closureValues = [Denotation(type: value.type.element)]
        isLoop = true
      } else if let kept = value.type.unwrapped.ownSymbol, kept.kind == .struct,
        kept.members(named: function).isEmpty
      {
        // `store.update { $0.route = .help }`, of what the store keeps.
        closureValues = [Denotation(type: value.type.unwrapped)]
      }
      // What the view does that is modified, it does not do for that.
      (before, dismissedBefore, calledBefore) = (changes.count, dismissals.count, byCall.count)
      if let value = watched(by: callee, arguments) {
        watched = value.path?.slot
        closureValues = [value]
      }
      followed = followed(by: callee, arguments) ?? followed
    } else if case .name("ForEach", _) = callee, let first = arguments.first, !first.isTrailing {
      closureValues = [evaluator.element(of: first.value, in: environment)]
    } else if callee.isType("Reduce"), let scope = environment.scope {
      closureValues = [state(of: scope), .unknown]
      tellAction(to: arguments, of: scope)
    }
    let symbol = constructed(callee)
    if let symbol {
      for argument in arguments { seed(symbol, argument, position) }
      noteBindings(keptBy: symbol, arguments)
      noteMade(symbol, arguments)
    }
    noteTypesHanded(to: callee, arguments)
    assign(callee, arguments, position)
    set(inDefaults: callee, arguments, position)
    if symbol != nil || callee.makes {
      for argument in arguments where !argument.value.isNothing {
        if let label = argument.label {
          unseen.note(given: label, of: symbol, by: environment.scope)
        }
      }
    }
    navigate(callee, arguments, position)
    help(callee, arguments)
    noteRun(ofHanded: callee)
    let controls = write(byCalling: callee, arguments, position)
    noteNotified(callee, arguments)
    let isOfHead = made.isOfHead
    if let symbol, symbol.kind == .struct { made.isOfHead = isHead(symbol, arguments) }
    defer { (actions, made.isOfHead) = (told, isOfHead) }
    let wanted = wanted(callee, arguments)
    if isLoop {
      walk(loop: {
        $0.walk(arguments, wanted: wanted, of: callee, position, closuresTaking: closureValues)
      })
    } else {
      walk(
        arguments, wanted: wanted, of: callee, position, closuresTaking: closureValues,
        runBy: controls)
    }
  }

  /// What a view hands on whenever it changes: an optional that an object keeps, `.onChange(of: router.pending) { … }`.
  private func watched(by callee: Expression, _ arguments: [Argument]) -> Denotation? {
    guard case .member(_?, let name, _) = callee, environment.scope?.isView == true,
      let watched = CodeNames.watched(by: name, arguments)
    else { return nil }
    let value = evaluator.evaluate(watched, in: environment)
    guard value.type.isOptional, let path = value.path, path.cases.isEmpty,
      path.owner !== environment.scope
    else { return nil }
    return value
  }

  /// Walks arguments of which some types are wanted, their closures given some values.
  mutating func walk(
    _ arguments: [Argument], wanted: [ResolvedType?], of callee: Expression, _ position: Position,
    closuresTaking values: [Denotation] = [], runBy controls: [ControlOfHanded] = []
  ) {
    let (outer, outerHolder) = ((function, doing, trigger, isInEffect), holder)
    defer {
      (function, doing, trigger, isInEffect) = outer
      holder = outerHolder
    }
    let callee = plainButton(callee)
    let arguments = arguments.map { withCall(ofFunction: $0, handedTo: callee, arguments) }
    // A closure, for the method itself would take a copy of the walk along.
    if let (name, kind) = CodeNames.name(
      of: callee, arguments, spoken: spokenName, kept: { keptTitle(on: $0) })
    {
      (function, doing) = (name, kind)
    } else if let name = name(ofButton: callee, arguments) {
      (function, doing) = (name, .user)
    } else if let view = viewTouched(by: callee, arguments) {
      (function, doing) = (view.name, .user)
    }
    let spoken = spokenName
    spokenName = nil
    if case .member(let base?, let name, _) = callee, eventNames.contains(name),
      environment.scope?.isView == true,
      evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol?.isView != false
    {
      (function, doing) = (name, .app)
    }
    if hears(callee) {
      doing = .app
      // What comes later is nothing that the object begins with.
      if function == "init", case .member(let publisher?, _, _) = callee,
        let name = nameOfWhatComes(from: publisher)
      {
        function = name
      }
    }
    let control = control(madeBy: callee, arguments)
    let isHandedCode = arguments.contains { if case .closure = $0.value { true } else { false } }
    let made = control == nil && isHandedCode ? constructed(callee) : nil
    for (argument, type) in zip(arguments, wanted) {
      holder = outerHolder
      holder = holder(of: argument, handedTo: callee, arguments) ?? outerHolder
      handOver(argument, to: callee, arguments, position)
      if case .closure(let closure) = argument.value, let made,
        let name = made.callback(argument, of: arguments)
      {
        hookUp(closure, as: name, of: made)
      } else if case .closure(let closure) = argument.value {
        let around = (function, trigger, doing, writerCalled)
        let wasLeftToView = isLeftToView
        if isLeftToView(argument, of: callee, arguments, control) { isLeftToView = true }
        if isRunBySystem, !CodeNames.runsInTheCourse(callee), !hears(callee),
          CodeNames.name(of: callee, arguments) == nil
        {
          doing = .user
        }
        let isRun = control.map { $0.runsAny(argument, of: arguments) } == true
        if CodeNames.isControl(callee) || isRun || setsByBinding(argument, of: callee) {
          trigger = closure.position
        }
        if let control = controls.first(where: { $0.argument == argument }) {
          (function, trigger, doing) = (control.function, control.trigger, control.doing)
          writerCalled = control.call
        } else if let control, control.runs(argument, of: arguments) {
          (function, doing) = deed(of: control, running: argument, among: arguments)
        } else if let title = title(ofEntry: callee, arguments, doing: argument) {
          (function, trigger, doing) = (title, closure.position, .user)
        } else if callee.isType("Menu"), argument.label == CodeNames.primaryAction {
          trigger = closure.position
          function = CodeNames.name(ofMenu: arguments, spoken: spoken)
        }
        var given = values.isEmpty ? self.values(givenTo: argument, of: callee, arguments) : values
        // What was, and what is now; or that alone.
        if watched != nil, closure.parameters.count != 1, let value = given.first {
          given =
            closure.parameters.isEmpty ? [value, value] : [Denotation(type: value.type), value]
        }
        isInEffect = runsEffect(callee) || outer.3 && CodeNames.runsAtOnce(callee)
        let (inCourse, wasPutOff) = (closuresInCourse, isPutOff)
        isPutOff = isPutOff || CodeNames.putsOff(callee)
        if CodeNames.runsInTheCourse(callee) { closuresInCourse += 1 }
        let (outerSetter, wasApart) = (setter, isApart)
        setter = self.setter(argument, of: callee, arguments) ?? setter
        isApart = isApart || standsApart(argument, of: callee, arguments)
        walk(closure, given)
        (setter, isApart) = (outerSetter, wasApart)
        (closuresInCourse, isPutOff) = (inCourse, wasPutOff)
        (function, trigger, doing, writerCalled) = around
        isLeftToView = wasLeftToView
      } else if handedOn(argument.value) != nil || handsOnKept(argument, to: callee) {
        continue
      } else if argument.label == "forKey", type == nil {
        // A key, `container.decode(Int.self, forKey: .page)`, is no case of an enum that says where to go.
        walk(compared: argument.value)
      } else if !argument.isCasePath(in: callee) {
        let outer = isOfButton
        isOfButton = argument.label == "action"
        walk(argument.value, as: type)
        isOfButton = outer
      }
    }
  }

  /// Whether a model hears from what it publishes itself, `$query.sink { … }`, or has so done as it is made, or anybody hears that
  /// state changes, `source.$latest.sink { … }`: the closure runs whenever something comes.
  private func hears(_ callee: Expression) -> Bool {
    guard case .member(let publisher?, "sink", _) = callee, let scope = environment.scope,
      scope.kind == .class
    else { return false }
    // What a controller hears may be what the user touches: only what is state, or told to all, is none of that.
    let isOfState = publisher.publishesState || published(by: publisher)?.name != nil
    if scope.isView { return isOfState }
    return isMakingObject || publisher.beginsWithProjection || isOfState
  }

  /// Whether a closure is what a binding does that is made in a view's code: each is written by a control, or a dialog, of its own.
  private func setsByBinding(_ argument: Argument, of callee: Expression) -> Bool {
    guard argument.label == "set", trigger == nil, environment.scope?.isView == true else {
      return false
    }
    return isBinding(callee)
  }

  /// A library's button as SwiftUI's own, which it stands for: `AsyncButton { … } label: { … }`.
  private func plainButton(_ callee: Expression) -> Expression {
    guard case .name(let name, let position) = callee, name.hasSuffix("Button"),
      name.isWrittenAsType, environment.scope?.isView == true, constructed(callee) == nil
    else { return callee }
    return .name("Button", position)
  }

  // MARK: - Seeds and bindings

  func constructed(_ callee: Expression) -> TypeSymbol? {
    if callee.isMethod { return nil }
    guard case .meta(let type) = evaluator.evaluate(callee, in: environment).type else {
      return nil
    }
    return type.ownSymbol
  }

  /// `AppModel(path: [.detail(model)])`: a state that begins so.
  mutating func seed(
    _ symbol: TypeSymbol, _ argument: Argument, _ position: Position
  ) {
    guard let name = argument.label, symbol.property(name)?.isStored == true,
      let type = evaluator.property(name, of: symbol)?.type
    else { return }
    let cases = cases(in: argument.value, of: type)
    let isFlag = type.isBool && argument.value == .boolean(true)
    if cases.isEmpty, !isFlag {
      // Whatever the caller has.
      guard type.symbol?.kind == .enum, !argument.value.isBinding, !argument.value.isNothing else {
        return
      }
    }
    note(
      StatePath(owner: symbol, property: name), .present, cases, position, isSeed: true,
      styles: styles(in: argument.value, of: type),
      isInOrder: isInOrder(argument.value, of: type))
  }

  /// A binding that is handed to something else than a presentation can be written there.
  mutating func handOver(
    _ argument: Argument, to callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    noteTellsAnything(argument, handedTo: callee)
    setters.note(written: argument.value)
    guard argument.value.isBinding || handedOn(argument.value) != nil else { return }
    switch callee {
    case .member(_, let name, _), .name(let name, _):
      // What presents only ever clears, a stack only pops, and a binding is handed on.
      if Dialects.presentations[name] != nil || Self.clearing.contains(name) { return }
      // So does what UIKit's controllers are told to present, `present(item: $model.alert) { … }`, and a library's own ways to present.
      if name == "present" && argument.label == "item" || HomeMade.presents(by: argument),
        !isOwn(callee)
      {
        return
      }
    default: break
    }
    if let path = evaluator.evaluate(argument.value, in: environment).path {
      let isOwn = isOwn(callee)
      note(
        path, .select, path.cases.suffix(1).map { $0 }, position, isSeed: true, isKnown: isOwn,
        receivers: isOwn ? receivers(of: argument, handedTo: callee, arguments) : nil)
      if case .name("Toggle", _) = callee, argument.label == "isOn", path.cases.isEmpty {
        changes[changes.count - 1].isOfToggle = CodeNames.name(of: callee, arguments) != nil
      }
    } else {
      unseen.note(argument.value, by: environment.scope)
    }
  }

  /// Whether a callee's code is the app's own, so that what it does with a binding is seen there.
  private func isOwn(_ callee: Expression) -> Bool {
    if constructed(callee) != nil { return true }
    switch callee {
    case .member(let base?, let name, _):
      let symbol = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol
      return symbol?.members(named: name).isEmpty == false
        || !program.members(name, of: "View").isEmpty
    case .name(let name, _):
      return environment.scope?.members(named: name).isEmpty == false
        || program.freeFunctions[name] != nil
    default: return false
    }
  }

  /// What can't make anything active by the binding that it takes, or of which the views tell what.
  static let clearing: Set<String> = [
    "Binding", "UIBinding", "NavigationStack", "NavigationStackStore", "FlowStack", "Router",
    "NavigationLink",
  ]
}

extension Argument {
  /// Whether it says which case or which part of the state is meant, and sets none.
  fileprivate func isCasePath(in callee: Expression) -> Bool {
    if case .name("CasePath", _) = callee { return true }
    // The reducer of a child runs while there is one, and makes none: `.ifLet(\.$cart, action: \.cart) { Cart() }`.
    if case .member(_?, let name, _) = callee, Self.runningChildren.contains(name), label == nil,
      case .keyPath = value
    {
      return true
    }
    return ["case", "state", "action"].contains(label) && !isTrailing
      && (value.isPathToCase || label == "case")
  }

  private static let runningChildren: Set<String> = ["ifLet", "ifCaseLet", "forEach"]
}

extension Expression {
  /// Whether, as what is called, it makes a value: `ItemModel`, `.init`, `Feature.State`, or a case of an enum.
  fileprivate var makes: Bool {
    switch self {
    case .name(let name, _): name.isWrittenAsType
    case .member(nil, _, _), .member(_, "init", _), .type: true
    case .member(_?, let name, _): name.isWrittenAsType
    default: false
    }
  }

  fileprivate var isPathToCase: Bool {
    switch self {
    case .keyPath, .prefix: true
    default: false
    }
  }

  /// Whether it is the value of what shows nothing.
  var isNothing: Bool {
    switch self {
    case .nil, .boolean(false), .member(nil, "none", _): true
    case .array(let elements): elements.isEmpty
    default: false
    }
  }

  /// What an optional is set to: of it `.none` is `nil`, even where what it holds has a case of that name.
  var withNilForNone: Expression {
    switch self {
    case .member(nil, "none", _), .member(.name("Optional", _)?, "none", _): .nil
    case .choice(let condition, let first, let second):
      .choice(condition, first.withNilForNone, second.withNilForNone)
    default: self
    }
  }

  /// Whether it begins with a projected value: `$model.destination`, `self.$model.destination`.
  fileprivate var isBinding: Bool {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
    case .member(let base?, _, _): base.isBinding
    case .call(.member(let base?, _, _), _, _): base.isBinding
    default: false
    }
  }

  /// Whether a chain of calls begins with what a property of `self` publishes: `$query.removeDuplicates()`.
  fileprivate var beginsWithProjection: Bool {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name.hasPrefix("$")
    case .member(let base?, _, _), .call(.member(let base?, _, _), _, _): base.beginsWithProjection
    default: false
    }
  }

  /// Whether a chain of calls begins with what somebody's property publishes: `model.$alarm`.
  fileprivate var publishesState: Bool {
    switch self {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base?, let name, _): name.hasPrefix("$") || base.publishesState
    case .call(.member(let base?, _, _), _, _): base.publishesState
    default: false
    }
  }

  /// Whether a chain goes through a projected value: `$model.isShown`.
  var isProjected: Bool {
    switch self {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base, let name, _): name.hasPrefix("$") || base?.isProjected == true
    default: false
    }
  }
}

extension StateChangeWalk {
  /// What a box is given by a function of its own: `isShown.set(true)`.
  mutating func set(
    inBox value: Denotation, by function: String, _ arguments: [Argument], _ position: Position
  ) {
    guard let path = value.path, arguments.count == 1, let box = program.box(of: path),
      let held = box.boxedType
    else { return }
    let takes = box.members(named: function).contains { member in
      member.declaration.parameters.count == 1 && member.declaration.parameters[0].type == held
    }
    if takes { set(path, value, to: arguments[0].value, position) }
  }
}
