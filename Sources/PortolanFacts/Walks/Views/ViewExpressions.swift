/// Expressions of view code: which of the app's own code, or which dialect, a call means.
extension ViewWalk {
  func evaluate(_ expression: Expression) -> Denotation {
    evaluator.evaluate(expression, in: environment)
  }

  mutating func walk(_ expression: Expression) {
    switch expression {
    case .name(let name, let position): follow(property: name, position)
    case .member(let base, let name, let position): walk(member: base, name, position)
    case .call(let callee, let arguments, let position): walk(call: callee, arguments, position)
    case .element(let base, let arguments):
      if follow(subscriptOf: base, arguments) { return }
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .closure(let closure): walkLater { $0.walk(closure, []) }
    case .prefix(_, let operand): walk(operand)
    case .await(let operand):
      walk(operand)
      moment = moment?.later
    case .conditional(let condition, let operand): walk(operand, onlyIf: condition)
    case .assignment(let target, let value, let position):
      noteSpot(position)
      walk(value, assignedTo: target)
    case .infix(let left, let sign, let right):
      if sign == "+=" || sign == "-=", let position = left.position { noteSpot(position) }
      walk(left)
      walk(right)
    case .choice(let condition, let first, let second):
      let observed = observed(in: [.expression(condition)])
      walk(condition)
      if let isTrue = known([.expression(condition)]) {
        return walk(alternative: isTrue ? first : second)
      }
      let (fork, arm) = fork(asking: [.expression(condition)], at: expression)
      walk(arm: arm, of: fork) {
        $0.walk(where: observed, isThere: true) { $0.walk(alternative: first) }
      }
      walk(arm: 3 - arm, of: fork) {
        $0.walk(where: observed, isThere: false) { $0.walk(alternative: second) }
      }
    case .array(let elements): for element in elements { walk(alternative: element) }
    case .dictionary(let elements), .other(let elements):
      for element in elements { walk(element) }
    case .tuple(let elements): for element in elements { walk(element.value) }
    case .statement(let statement): walk(giving: statement)
    case .type, .keyPath, .string, .number, .boolean, .nil, .binding: break
    }
  }

  /// Walks a `switch` or an `if` that gives a value: one that gives no views decides on nothing that is seen.
  private mutating func walk(giving statement: Statement) {
    let given = Region()
    with(part: given) { $0.walk(statement) }
    region.absorb(given.showsSomething ? given : given.withoutCases)
  }

  /// Walks a closure's body, its parameters standing for these values.
  mutating func walk(_ closure: Closure, _ values: [Denotation], in outer: Environment? = nil) {
    var inner = outer ?? environment
    let names = closure.parameters.isEmpty ? values.indices.map { "$\($0)" } : closure.parameters
    for (name, value) in zip(names, values) {
      var value = value
      value.isPayload = true
      inner.bind(name, value)
    }
    for name in closure.parameters.dropFirst(values.count) {
      inner.bind(name, handedByNobody(name, closure, inner))
    }
    for (name, type) in zip(closure.parameters, closure.types) {
      if let type {
        let type = program.resolve(type, in: inner.scope, file: inner.file)
        inner.bind(name, Denotation(type: type, isPayload: !values.isEmpty))
      }
    }
    let outer = (given, isCodeOfHost)
    given = nil
    // What it is told may be something else each time.
    isCodeOfHost = isCodeOfHost && values.isEmpty && closure.parameters.isEmpty
    with(environment: inner) { $0.walk($0.isShowing ? closure.body.givingBack : closure.body) }
    (given, isCodeOfHost) = outer
  }

  /// A parameter of a closure of which nobody knows what calls it: where something is presented by it, it is state that the
  /// closure's caller keeps for the view, as in `StateReader(false) { isShown in … .alert("", isPresented: isShown) { … } }`.
  private func handedByNobody(
    _ name: String, _ closure: Closure, _ environment: Environment
  ) -> Denotation {
    guard let host, host.isView, !host.isController, name != "_" else { return .unknown }
    let name = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let place = "\(environment.file):\(closure.position.line):\(closure.position.column)"
    return Denotation(undeclared: StatePath(owner: host, property: "\(name) \(place)"))
  }

  /// Whether the code is a coordinator's, which shows screens on behalf of whoever called it.
  var isInCoordinator: Bool { environment.scope.map(program.isCoordinator) == true }

  /// Walks what an argument shows: a closure's body, a view, or the view that a passed initialiser makes.
  mutating func walk(content expression: Expression, _ values: [Denotation] = []) {
    if case .closure(let closure) = expression { return walk(closure, values) }
    if showPage(handedAs: expression) { return }
    let denotation = evaluate(expression)
    if let (closure, environment) = denotation.closure {
      return walk(closure, values, in: environment)
    }
    if let symbol = denotation.reference {
      if let closure = closure(calling: expression, of: symbol, with: values) {
        return walk(closure, values)
      }
      return use(symbol, arguments: [:], at: position(of: expression))
    }
    if let read = denotation.keyPath, !values.isEmpty {
      // `content: \.page` is `{ $0.page }`.
      let position = position(of: expression)
      let page = read.reduce(.name("$0", position)) { Expression.member($0, $1, position) }
      return walk(content(page), values)
    }
    if follow(reference: expression, values) { return }
    if denotation.isPage, show(value: expression) { return }
    walk(expression)
  }

  mutating func walk(member base: Expression?, _ name: String, _ position: Position) {
    guard let base else { return }
    if case .name("self", _) = base { return follow(property: name, position) }
    if follow(content: name, of: base, []) { return }
    if mayModify(base) {
      let call = Call(callee: .member(base, name, position), arguments: [], position: position)
      if walk(stackedBy: call, around: base, asProperty: true) { return }
    }
    if !onlyAsks(base, for: name) { walk(base) }
    if name == "self", case .meta(.own(let symbol)) = evaluate(base).type {
      return walk(partOfController: symbol)
    }
    // `case.view`, `model.makeView`: a property of the app's own that gives back a view.
    let value = evaluate(base)
    if value.type.unwrapped.ownSymbol?.property(name) == nil, mayModify(base),
      follow(modifyingProperty: name, of: base, position)
    {
      return
    }
    if case .meta(let type) = value.type, let maker = type.ownSymbol {
      // `#selector(HomeCoordinator.showHelp)`
      if ask(maker, at: nil, forFunction: name, position) { return }
      return follow(staticProperty: name, of: maker, position)
    }
    guard let symbol = value.type.unwrapped.ownSymbol else { return }
    if showRoutes(of: symbol, by: name, value) { return }
    if let member = symbol.property(name) {
      if symbol.kind == .protocol,
        follow(requiredProperty: name, of: symbol, on: base, position)
      {
        return
      }
      if show(viewKeptIn: member, of: symbol, by: value) { return }
      note(viewKeptIn: member, of: symbol, by: value, position)
      follow(member, of: symbol, arguments: [], on: value)
    } else if symbol.members(named: name).contains(where: { $0.declaration.kind == .function }) {
      // `Button("Add", action: model.addTapped)`
      if ask(symbol, at: value.path, forFunction: name, position) { return }
      noteCall(of: name, symbol, [])
    }
  }

  /// A link of a chain that is there only under a condition; what it hangs on is there in any case.
  mutating func walk(_ operand: Expression, onlyIf condition: String) {
    guard case .call(let callee, let arguments, let position) = operand,
      case .member(let base?, _, _) = callee, construction(callee) == nil
    else { return walk(under: condition) { $0.walk(operand) } }
    let call = Call(callee: callee, arguments: arguments, position: position)
    walk(base: base, of: call, inEachBuild: false)
    walk(under: condition) { $0.walk(modifier: call, of: base) }
  }

  /// Walks what a modifier is called on.
  private mutating func walk(base: Expression, of modifier: Call, inEachBuild: Bool = true) {
    let outer = (isPaging, isWithoutColumns, lentAround)
    isPaging = outer.0 || modifier.turnsPages
    isWithoutColumns = outer.1 || inEachBuild && modifier.hidesColumns
    if let lent = objectLent(by: modifier) {
      lentObjects.append(lent)
      lentAround.append(lent)
    }
    if !onlyAsks(base, for: modifier.callee.lastWord) { walk(base) }
    (isPaging, isWithoutColumns, lentAround) = outer
    show(value: base, modifiedBy: modifier)
  }

  mutating func walk(call called: Expression, _ arguments: [Argument], _ position: Position) {
    let callee = evaluator.called(called, position, in: environment)
    let call = Call(callee: callee, arguments: arguments, position: position)
    if walkEnvironmentAction(call) || showPage(handedAs: callee) { return }
    if isInCoordinator, position != screenGiver, givesScreen(call) {
      return walk(screenGivenBy: call)
    }
    switch callee {
    case .member(.name("self", _)?, "init", _) where extended != nil:
      // In an initialiser that the app adds to a library's type.
      guard let type = extended else { break }
      if follow(initializer: type, call) || Dialects.container(type, call, &self) { return }
    case .member(.name("self", _)?, let name, _) where environment.given[name]?.closure != nil:
      guard let (closure, outer) = environment.given[name]?.closure else { break }
      return walk(closure, arguments.map { evaluate($0.value) }, in: outer)
    case .member(let base?, "init", _) where isInController && construct(by: base, call): return
    // What is in a list already is not shown once more where it is added to.
    case .member(.name?, "append", _) where collect(call): return
    case .member(.name?, "insert", _) where collect(call): return
    case .member(let base?, let name, _) where follow(content: name, of: base, arguments): return
    case .member(let base?, let name, _):
      if let symbol = construction(callee) { return construct(each: symbol, call) }
      if walk(stackedBy: call, around: base) { return }
      var isBlank = false
      if PlainViews.decorating.contains(name) {
        isBlank = showsNothing { $0.walk(base: base, of: call) }
      } else {
        walk(base: base, of: call)
      }
      if flows != nil, call.hasClosure {
        return onBehalf(of: viewBehind(base.calledSubjects)) { $0.walk(modifier: call, of: base) }
      }
      if call.hasClosure, let screen = screenHooked(by: base.calledSubjects) {
        for argument in call.arguments {
          if case .closure(let closure) = argument.value { hookUp(closure, of: screen) }
        }
        return
      }
      return walk(modifier: call, of: base, isBlank: isBlank)
    case .name(let name, _):
      noteDismissal(named: name, call.position)
      if program.keptFunction(name, of: environment.scope) != nil
        || program.freeFunctions[name] != nil
      {
        noteSpot(position)
      }
      if let closure = environment.local(name, evaluator)?.closure {
        if follow(localFunction: closure, call) { return }
        let values = arguments.map { evaluate($0.value) }
        return showing(contentHandedAt: position) { $0.walk(closure.0, values, in: closure.1) }
      }
      if isInController, construct(by: callee, call) { return }
      if PlainViews.filling.contains(name) { region.fillsScreen = true }
      if let symbol = construction(callee) {
        // A view of the app's own may stand for a library's; an enum of its name, like `Tab`, does not hide it. Nor does a view that is
        // named as the library's which it shows: `struct TabView: View { var body: some View { SwiftUI.TabView { … } } }`. Nor does a view
        // of UIKit's, which another target has: among views of SwiftUI's none can stand.
        if symbol.wrapsContent && !isHandedOwnContent(symbol, call) || symbol.kind == .enum
          || symbol === environment.scope
          || symbol.isPartOfController && call.hasClosure && host?.kind == .struct,
          Dialects.container(name, call, &self)
        {
          return
        }
        return construct(each: symbol, call)
      }
      if modifiesSelf(name) {
        let modified = Expression.name("self", position)
        if walk(stackedBy: call, around: modified) { return }
        walk(base: modified, of: call)
      }
      if isOwnTaker(call) { return walkArguments(of: call) }
      let outer = handedTo
      handedTo = taker(handedBy: call)
      let isFollowed = follow(method: name, of: nil, call)
      handedTo = outer
      if isFollowed { return }
      if Dialects.isContainer(name), follow(initializer: name, call) { return }
      if Dialects.container(name, call, &self) { return }
      // In an extension of `View` a modifier is called on `self`, which nobody writes.
      if Dialects.modifier(name, call, &self) || showForeignScene(name, call) { return }
      if CodeNames.runs(name) {
        return inEvent(name, call) { $0.walkArguments(of: call) }
      }
      if PlainViews.handingOn.contains(name) { return walkAside(call, as: .kept) }
      if showFirst(inUnread: call) || construct(unreadWindow: name, call)
        || construct(unreadSearch: name, call) || present(byUnreadView: name, call)
        || lead(throughUnread: name, call) || showRows(inUnread: name, call)
      {
        return
      }
      note(foreign: name)
      note(plain: name, call)
      if PlainViews.acting.contains(name) {
        return walkAside(call, as: PlainViews.arranging.contains(name) ? .decoration : .label)
      }
      if name == "Form" { return walk(form: call) }
      if call.makesControllerOfSystem { return walk(handedToSystem: call) }
      if name.isWrittenAsType, !PlainViews.isNamed(name) {
        walk(functionsHandedToUnread: call)
      }
      // A library's view may bring a stack to what it is given.
      if name.isWrittenAsType, call.hasClosure, !PlainViews.isNamed(name) {
        return with(surroundings: .wrapper) { $0.walkArguments(of: call) }
      }
    case .member(nil, let name, _):
      if Dialects.container(name, call, &self) || follow(style: name, call) { return }
    case .type(let type):
      if let symbol = construction(callee) { return construct(each: symbol, call) }
      if Dialects.container(type.lastName, call, &self) { return }
      note(foreign: type.lastName)
    default: walk(callee)
    }
    walkArguments(of: call)
  }

  /// Walks the rows of a form.
  private mutating func walk(form call: Call) {
    let outer = isInForm
    isInForm = true
    walkArguments(of: call)
    isInForm = outer
  }

  /// Walks what a controller of the system's is made with, `UIActivityViewController(activityItems: [link], …)`: it shows none of that, be
  /// it a controller of the app's own or what one was asked for.
  private mutating func walk(handedToSystem call: Call) {
    let before = region.uses.count
    walkArguments(of: call)
    region.uses.removeSubrange(before...)
  }

  /// Whether a call hands a wrapper content by a name of which a library's view knows nothing:
  /// `TabView(library: { LibraryView() }, settings: { SettingsView() })`.
  private func isHandedOwnContent(_ symbol: TypeSymbol, _ call: Call) -> Bool {
    call.arguments.contains { argument in
      guard let label = argument.label, case .closure = argument.value else { return false }
      return !PlainViews.contentLabels.contains(label) && symbol.keepsMakerOfContent(label)
    }
  }

  /// A method of something that was walked already, which may show nothing.
  private mutating func walk(modifier call: Call, of base: Expression, isBlank: Bool = false) {
    guard case .member(_, let function, _) = call.callee else { return }
    noteSpot(call.position)
    noteDismissal(by: function, of: base, call.position)
    let outer = (handedTo, viewModified)
    handedTo = taker(handedBy: call)
    if !isModified(base) { viewModified = (base, environment) }
    defer { viewModified = outer.1 }
    let isFollowed = follow(method: function, of: base, call)
    handedTo = outer.0
    if isFollowed { return }
    if fill(unread: call) || Dialects.modifier(function, call, &self) { return }
    if HomeMade.consume(function, call, &self) { return }
    if lead(to: call, byUnread: base) { return }
    if walk(mapped: base, by: function, call) { return }
    if base.isConstruction, present(byUnread: function, call) { return }
    if call.hasClosure, !PlainViews.modifiers.contains(function),
      !PlainViews.hovering.contains(function)
    {
      region.acts = true
    }
    if CodeNames.runs(function) { return inEvent(function, call) { $0.walkArguments(of: call) } }
    if PlainViews.handingOn.contains(function) {
      walkAside(call, as: .kept)
    } else if PlainViews.decorating.contains(function) {
      walkAside(call, as: isBlank ? .aside : .decoration)
    } else if PlainViews.backing.contains(function) {
      walkAside(call, as: .backdrop)
    } else if PlainViews.modifiers.contains(function) || base.isConstruction {
      walkAside(call, as: .aside)
    } else {
      walkArguments(of: call)
    }
  }

  /// What an optional is mapped to is shown while it is there: `model.item.map { ItemView(item: $0) }`.
  private mutating func walk(mapped base: Expression, by function: String, _ call: Call) -> Bool {
    guard ["map", "flatMap"].contains(function), call.arguments.count == 1 else { return false }
    let value = evaluate(base)
    guard value.type.isOptional, let path = value.path else { return false }
    showing(while: path, at: call.position) {
      $0.walk(
        content: call.arguments[0].value, [Denotation(type: value.type.unwrapped, path: path)])
    }
    return true
  }

  /// Walks arguments that show something beside what they modify.
  private mutating func walkAside(_ call: Call, as aside: ViewUse.Standing) {
    with(aside) { $0.walkArguments(of: call) }
  }

  /// Walks what stands no nearer to being the content than so.
  mutating func with(_ standing: ViewUse.Standing, _ work: (inout ViewWalk) -> Void) {
    with(standing: self.standing.rawValue < standing.rawValue ? standing : nil, work)
  }

  /// Walks code that is run when something happens.
  mutating func inEvent(
    _ name: String, _ call: Call, _ work: (inout ViewWalk) -> Void
  ) {
    let outer = (isInEvent, isByApp, isFromOutside, moment)
    (isInEvent, isByApp) = (true, CodeNames.isEvent(name))
    let watched = CodeNames.watched(by: name, call.arguments)
    isFromOutside = CodeNames.comesFromOutside(name) || isHanded(watched)
    // What runs as the view comes, and again whenever something has changed, may run at any time.
    moment = watched == nil ? CodeNames.moment(of: name) : .present
    inAction(work)
    (isInEvent, isByApp, isFromOutside, moment) = outer
  }

  /// Whether a view is handed what it watches, or the object that has it: `router.order` of an `@ObservedObject var router: Router`.
  private func isHanded(_ watched: Expression?, depth: Int = 0) -> Bool {
    guard let view = environment.scope, var root = watched else { return false }
    while case .member(let base?, _, _) = root, !base.isSelf { root = base }
    guard let name = root.ownName, environment.local(name, evaluator) == nil,
      let member = view.property(name)
    else { return false }
    if !member.isStored {
      // `var isLocked: Bool { lock.isActive }`
      let names = evaluator.returned(member.declaration.body ?? [])?.namesWithin ?? []
      return depth < 4 && names.contains { isHanded($0, depth: depth + 1) }
    }
    if view.isPassed(name) || view.isSetFromOutside(name) { return true }
    if member.declaration.attributes.isEmpty, member.declaration.value == nil { return true }
    let type = evaluator.property(name, of: view)?.type.unwrapped.ownSymbol
    let isOwn = ["State", "StateObject"].contains { member.attribute($0) != nil }
    return type?.kind == .class && (!isOwn || view.inherits("App", "Scene"))
  }

  mutating func walkArguments(of call: Call, rows: Bool? = nil) {
    with(rows: rows) { walk in
      let action = call.action
      let isHandedOn = walk.isInEvent && walk.isViewsCode && walk.isTaker(call)
      for (number, argument) in call.arguments.enumerated() {
        let outer = walk.moment
        // Whoever is handed a closure may run it again and again.
        if case .closure = argument.value, !call.runsAtOnceOrByEvent, outer != nil {
          walk.moment = .present
        }
        if isHandedOn, walk.hand(argument.value, to: call) {
          // Who takes it shows it.
        } else if CodeNames.runsInTheCourse(call.callee) {
          walk.walk(content: argument.value, walk.elements(handedBy: call))
        } else {
          walk.walkLater { walk in
            if number == action {
              walk.inAction { $0.walk(content: argument.value) }
            } else {
              let before = walk.region.useCount
              walk.walk(content: argument.value, walk.values(watchedBy: call, for: argument))
              if call.isContainer(of: argument) {
                walk.show(kept: argument.value, since: before)
                walk.show(madeByType: argument.value, since: before)
              }
              walk.show(hosted: argument, by: call)
            }
          }
        }
        walk.moment = outer
      }
    }
  }
}

extension ViewWalk {
  /// What a closure is told that is run whenever something has changed: what that was, and what it is now, or that alone.
  /// `.onChange(of: session) { _, session in … }`
  private func values(watchedBy call: Call, for argument: Argument) -> [Denotation] {
    guard case .member(_, let function, _) = call.callee,
      case .closure(let closure) = argument.value, closure.asksForValues,
      let watched = CodeNames.watched(by: function, call.arguments)
    else { return [] }
    let type = evaluate(watched).type
    if case .unknown = type { return [] }
    return Array(repeating: Denotation(type: type), count: max(closure.parameters.count, 1))
  }
}

extension Call {
  /// Which of a button's arguments is what it does.
  fileprivate var action: Int? {
    guard case .name("Button", _) = callee else { return nil }
    return arguments.firstIndex { $0.label == "action" }
      ?? arguments.firstIndex { $0.isTrailing && $0.label == nil }
  }

  /// Whether it makes a controller of the system's that is handed none to show.
  fileprivate var makesControllerOfSystem: Bool {
    guard case .name(let name, _) = callee else { return false }
    return ResolvedType.foreign(TypeReference(name)).isControllerOfSystem
      && !arguments.contains { $0.label?.lowercased().hasSuffix("controller") == true }
  }

  /// Whether its closures are run there and then, or by the event of which it says what is done then.
  fileprivate var runsAtOnceOrByEvent: Bool {
    if case .member(_?, let name, _) = callee, CodeNames.isEvent(name) { return true }
    return CodeNames.runsAtOnce(callee)
  }
}

extension Expression {
  /// Whether it is a chain that begins with `Text(…)`: what is called on it are modifiers.
  var isConstruction: Bool {
    switch self {
    case .call(.name(let name, _), _, _): name.isWrittenAsType
    case .name(let name, _): PlainViews.showing.contains(name)
    case .call(.member(let base?, _, _), _, _), .member(let base?, _, _): base.isConstruction
    case .conditional(_, let inner): inner.isConstruction
    default: false
    }
  }
}

extension TypeSymbol {
  /// Whether a view's code sets a property as something comes from outside of it: `.onReceive(updates) { route = $0 }`.
  fileprivate func isSetFromOutside(_ name: String) -> Bool {
    members.contains { member in
      var isSet = false
      (member.declaration.body ?? []).visit { expression in
        guard case .call(.member(_?, let event, _), let arguments, _) = expression,
          CodeNames.comesFromOutside(event)
        else { return }
        for case .closure(let closure) in arguments.map(\.value) {
          closure.body.visit { inner in
            if case .assignment(let target, _, _) = inner, target.ownName == name { isSet = true }
          }
        }
      }
      return isSet
    }
  }
}
