/// An action that a reducer receives, as far as a pattern says which: what its sender calls it, who that is, and when it can be sent.
struct ReceivedAction {
  /// What whoever sends it calls it; of `.view(.addTapped)` the last.
  var name: String?
  /// The states of the children by way of which it comes, the sender's last.
  var senders: [TypeSymbol] = []
  /// By which cases of actions it comes from there, outermost first: of `.cart(.presented(.item(.closed)))` these are `cart` and `item`.
  fileprivate(set) var scopes: [ActionScope] = []
  /// The destination that is shown while it can be sent.
  var spot: StatePath? {
    didSet { if let spot, spot != oldValue { spots.append(spot) } }
  }
  /// That one, and those around it that are shown by then, outermost first.
  private(set) var spots: [StatePath] = []
  /// Whether its sender tells it to the parent, for the parent to act upon.
  var isTold = false
  /// Whether it is that of a button in an alert or a dialog, which is gone once a button was tapped.
  fileprivate(set) var answersDialog = false
  /// Whether it is what the system sends once what a child's state presents has gone: `.destination(.dismiss)`.
  fileprivate(set) var isDismissal = false
  /// Whether whatever sends it is presented, and whether that is an alert or a dialog.
  fileprivate var isPresented = false
  fileprivate var isOfDialog = false
  /// The case of the reducer's own actions by way of which it comes, where the reducer has a scope for these:
  /// `Scope(state: \.self, action: \.gps) { … }`.
  var way: String?
  /// The values that it carries, which are about something else than who sends it.
  fileprivate(set) var arguments: [Argument] = []
  /// The state of the reducer that it is told to, as far as the pattern has been followed.
  fileprivate var state: TypeSymbol?
  /// The enum of which it is a case.
  fileprivate var actions: TypeSymbol?
  /// What the child is that sends it, where the pattern has yet to say what of a wrapper it is: `.presented`, `.element`.
  var child: ResolvedType?

  /// The values that the pattern asks for, where it writes some out: of `.setShare(isPresented: true)` the one.
  var literals: [String] {
    let written = arguments.map { argument -> String? in
      if case .boolean(let flag) = argument.value { "\(flag)" } else { argument.value.writtenText }
    }
    return written.allSatisfy { $0 == nil } ? [] : written.map { $0 ?? "_" }
  }

  /// The reducer whose state the sender's is.
  var reducer: TypeSymbol? { senders.last?.outer }

  /// What a button of the dialog sends that sends this, whichever it is; as one of the reducer's own, which others may send it, too.
  func answer(_ name: String) -> ReceivedAction {
    var action = self
    action.name = name
    return action
  }

  /// Has it be what a button of the sender's own dialog sends, while that is there.
  mutating func answer(as button: ReceivedAction) {
    (name, answersDialog, isTold) = (button.name, true, false)
    scopes += button.scopes
    spot = button.spot
  }

  /// Whether whatever a dialog's buttons send is meant.
  var isAnyOfDialog: Bool { isOfDialog && isPresented && spot != nil }

  /// The state of the reducer whose action it is.
  var sender: TypeSymbol? { senders.last ?? state }
}

extension StateChange {
  /// The case that it takes away, where it can be no other: that which it clears, or by way of which the action comes in answer to which
  /// it is done, as a child sends nothing that is not there.
  var dismissedCase: String? {
    guard self.kind == .dismiss else { return nil }
    return self.path.cases.first
      ?? self.action?.spots.first { $0.slot == self.path.slot && !$0.cases.isEmpty }?.cases.first
  }
}

/// The case of a reducer's actions, or of what it presents, that holds what a child sends.
struct ActionScope: Hashable {
  var keeper: ObjectIdentifier?
  var name: String
}

extension [ActionScope] {
  /// Whether what comes by these ways may come from one and the same child. The one may begin further out than the other.
  func mayBeOfOneChild(with others: Self) -> Bool {
    zip(reversed(), others.reversed()).allSatisfy { $0 == $1 }
  }
}

extension Evaluator {
  /// An action of a reducer, before any pattern says which: of a feature, by its reducer or its state.
  func anyAction(of feature: TypeSymbol, reduced: TypeSymbol? = nil) -> ReceivedAction {
    let state = reduced ?? (feature.name == "State" ? feature : feature.nested["State"]?.first)
    let reducer = state?.outer ?? feature
    return ReceivedAction(
      state: state ?? reducer.outer?.nested["State"]?.first,
      actions: feature.nested["Action"]?.first ?? reducer.nested["Action"]?.first
        ?? reducer.outer?.nested["Action"]?.first)
  }

  /// An action of a type, where that is the enum of a reducer's actions, or one that is nested in such: `handle(_ action: Action.View)`.
  func anyAction(of type: ResolvedType) -> ReceivedAction? {
    guard let actions = type.ownSymbol, actions.kind == .enum else { return nil }
    var current: TypeSymbol? = actions
    while let symbol = current {
      if symbol.name == "Action", let feature = symbol.outer, Macros.isReducer(feature) {
        var action = anyAction(of: feature)
        action.actions = actions
        return action
      }
      current = symbol.outer
    }
    return nil
  }

  /// The action that a view sends by what a macro writes for it: `send(.addTapped)` of a `@ViewAction(for: Feature.self)`.
  func action(sentBy view: TypeSymbol, _ arguments: [Argument]) -> ReceivedAction? {
    let given = view.attributes.first { $0.name == "ViewAction" }?.arguments.first
    guard case .member(let named?, "self", _) = given?.value, let first = arguments.first,
      case .meta(let type) = evaluate(named, in: Environment(scope: view, file: view.file)).type,
      let feature = type.ownSymbol
    else { return nil }
    var whole = anyAction(of: feature)
    whole.actions = whole.actions?.nested["View"]?.first
    var bound: [String: ReceivedAction] = [:]
    return action(first.value, of: whole, &bound)
  }

  /// Which action it is by a pattern, or by an expression that makes one; and what the names stand for that the pattern binds.
  func action(
    _ pattern: Expression, of whole: ReceivedAction, _ bound: inout [String: ReceivedAction]
  ) -> ReceivedAction {
    let name: String
    var arguments: [Argument] = []
    switch pattern {
    case .binding("_"): return whole
    case .binding(let name):
      bound[name] = whole
      return whole
    case .keyPath(_, let components, _):
      var action = whole
      action.name = components.last ?? whole.name
      return action
    case .member(_, let found, _): name = found
    case .call(.member(_, let found, _), let given, _): (name, arguments) = (found, given)
    default: return whole
    }
    var action = whole
    let inner = (arguments.last { $0.label == "action" } ?? arguments.last)?.value
    if whole.child != nil {
      switch (name, inner) {
      case ("presented", let inner?), ("element", let inner?), ("routeAction", let inner?):
        action.isPresented = action.isPresented || name == "presented"
        return self.action(inner, of: opened(action), &bound)
      case ("dismiss", nil), ("push", _), ("popFrom", _):
        action.name = name
        action.isDismissal = name == "dismiss"
        return action
      // An embedded child's action is no wrapper's.
      default: return self.action(pattern, of: opened(whole), &bound)
      }
    }
    action.name = name
    action.answersDialog = whole.isOfDialog && whole.isPresented
    if let inner, isElementOfRoutes(name, inner), let routes = routes(with: inner, of: whole) {
      (action.child, action.spot) = routes
      return self.action(inner, of: opened(action), &bound)
    }
    guard let inner else {
      if let (_, spot) = child(name, of: whole) { action.spot = spot ?? whole.spot }
      return action
    }
    if let (child, spot) = child(name, of: whole) ?? childByAction(name, of: whole) {
      action.child = child
      action.spot = spot ?? whole.spot
      let keeper = whole.state ?? whole.actions
      action.scopes.append(ActionScope(keeper: keeper.map(ObjectIdentifier.init), name: name))
      return self.action(inner, of: action, &bound)
    }
    // `.router(.routeAction(_, action: .home(…)))`: the action has a name of its own, the stack another.
    if case .call(.member(nil, "routeAction", _), _, _) = inner {
      return self.action(inner, of: action, &bound)
    }
    guard let sorted = sorted(by: name, of: whole) else {
      action.arguments = arguments
      // `.asking(.dismiss)` of `asking(PresentationAction<Ask>)`, whatever presents that.
      action.isDismissal =
        whole.actions.map { isOfPresented(name, of: $0) } == true
        && caseName(inner) == "dismiss"
      return action
    }
    action.actions = sorted.ownSymbol
    action.isTold = whole.isTold || name == "delegate"
    return self.action(inner, of: action, &bound)
  }

  /// What the child sends, once its wrapper is taken off.
  func opened(_ whole: ReceivedAction) -> ReceivedAction {
    guard let child = whole.child else { return whole }
    var action = whole
    action.child = nil
    (action.state, action.actions) = (nil, nil)
    let held = child.holdsMany ? child.element : child.unwrapped
    switch held.unwrapped {
    case .own(let state):
      action.state = state
      action.actions = state.outer?.nested["Action"]?.first
      if state.kind != .enum { action.senders.append(state) }
    case .foreign(let type): action.isOfDialog = KnownTypes.dialogs[type.lastName] != nil
    default: break
    }
    return action
  }

  /// The child of a state that an action's name names, and the slot that shows it, if it is shown by one.
  private func child(_ name: String, of whole: ReceivedAction) -> (ResolvedType, StatePath?)? {
    guard let state = whole.state else { return nil }
    if state.kind == .enum {
      guard state.hasCase(name) else { return nil }
      let spot = whole.spot ?? StatePath(owner: state, property: SlotEvidence.whole)
      return (payload(of: name, in: state), spot.narrowed(to: name))
    }
    guard let type = property(name, of: state)?.type, isChild(type) else { return nil }
    return (type, spot(name, type, of: state))
  }

  /// The slot that shows a child; none for one that is embedded, or one of several rows.
  private func spot(_ name: String, _ type: ResolvedType, of state: TypeSymbol) -> StatePath? {
    let isEnum = type.symbol?.kind == .enum
    return type.isOptional || isEnum ? StatePath(owner: state, property: name) : nil
  }

  /// Whether a type is that of a child's state: a feature's, an alert's, several of those.
  private func isChild(_ type: ResolvedType) -> Bool {
    if let symbol = type.symbol { return isState(symbol) }
    guard case .foreign(let type) = type.unwrapped else { return false }
    return KnownTypes.dialogs[type.lastName] != nil
  }

  private func isState(_ symbol: TypeSymbol) -> Bool {
    symbol.name == "State" && symbol.outer.map(Macros.isReducer) == true
  }

  /// The child whose actions a case holds: of `detail(DetailFeature.Action)` whatever of the state is a `DetailFeature.State`.
  private func childByAction(_ name: String, of whole: ReceivedAction) -> (
    ResolvedType, StatePath?
  )? {
    guard let actions = whole.actions, let feature = feature(sending: name, to: actions),
      let child = feature.nested["State"]?.first, child !== whole.state
    else { return nil }
    guard let state = whole.state else { return (.own(child), nil) }
    let found = state.storedProperties.filter {
      property($0.name, of: state)?.type.symbol === child
    }
    guard found.count == 1, let type = property(found[0].name, of: state)?.type else {
      return (.own(child), nil)
    }
    return (type, spot(found[0].name, type, of: state))
  }

  /// The reducer whose actions a case holds. Of one that is an enum a macro writes them: `PresentationAction<Destination.Action>`.
  private func feature(sending name: String, to actions: TypeSymbol) -> TypeSymbol? {
    let feature: TypeSymbol?
    switch sent(by: name, of: actions) {
    case .own(let held): feature = held.name == "Action" ? held.outer : nil
    case .foreign(let type):
      guard type.name.hasSuffix(".Action") else { return nil }
      let outer = String(type.name.dropLast(".Action".count))
      feature = program.type(named: outer, in: actions, file: actions.file)
    default: return nil
    }
    return feature.flatMap { Macros.isReducer($0) ? $0 : nil }
  }

  /// Whether a case holds what is presented sends, or that it has gone.
  private func isOfPresented(_ name: String, of actions: TypeSymbol) -> Bool {
    guard case .foreign(let type) = held(by: name, of: actions) else { return false }
    return type.lastName == "PresentationAction"
  }

  /// What a case's child sends, be it wrapped as what is presented does: `cart(PresentationAction<Cart.Action>)`.
  private func sent(by name: String, of actions: TypeSymbol) -> ResolvedType {
    let held = held(by: name, of: actions)
    guard case .foreign(let type) = held, type.lastName == "PresentationAction",
      type.arguments.count == 1
    else { return held }
    return program.resolve(type.arguments[0], in: actions, file: actions.file)
  }

  /// What a case holds; of several values the last, which is the action: `(id: UUID, action: Row.Action)`.
  private func held(by name: String, of actions: TypeSymbol) -> ResolvedType {
    let held = payload(of: name, in: actions)
    if case .tuple(let elements) = held { return elements.last?.type ?? .unknown }
    return held
  }

  /// The enum that a case holds, where that only sorts a reducer's actions: `view(View)`, `delegate(Delegate)`. Other enums are what an
  /// action is about.
  private func sorted(by name: String, of whole: ReceivedAction) -> ResolvedType? {
    let isByName = ["delegate", "view", "internal"].contains(name)
    guard let actions = whole.actions else { return isByName ? .unknown : nil }
    let type = held(by: name, of: actions)
    guard let held = type.ownSymbol, held.kind == .enum else { return isByName ? .unknown : nil }
    if isByName || held.name.hasSuffix("Action") { return type }
    var outer = held.outer
    while let symbol = outer {
      if symbol === actions || symbol.name == "Action" { return type }
      outer = symbol.outer
    }
    return nil
  }

  private func isElementOfRoutes(_ name: String, _ inner: Expression) -> Bool {
    name == "routeAction" && caseName(inner) != nil
  }

  /// The stack of routes of a state that has an element of a name.
  private func routes(with inner: Expression, of whole: ReceivedAction) -> (
    ResolvedType, StatePath
  )? {
    guard let state = whole.state, let name = caseName(inner) else { return nil }
    for member in state.storedProperties {
      if let type = property(member.name, of: state)?.type, let element = type.element.ownSymbol,
        element.hasCase(name)
      {
        return (type, StatePath(owner: state, property: member.name))
      }
    }
    return nil
  }
}

extension StateChangeWalk {
  /// The case of a reducer's actions that a call has a part of its body take: `Scope(state: \.self, action: \.gps) { … }`.
  func ownScope(of callee: Expression, _ arguments: [Argument]) -> String? {
    guard callee.isType("Scope"),
      case .keyPath(_, ["self"], _)? = arguments.first(where: { $0.label == "state" })?.value,
      case .keyPath(_, let names, _)? = arguments.first(where: { $0.label == "action" })?.value
    else { return nil }
    return names.last
  }

  /// `Reduce { state, action in … }`: the second of the closure's values is an action of the reducer's.
  mutating func tellAction(to arguments: [Argument], of scope: TypeSymbol) {
    for case .closure(let closure) in arguments.map(\.value) {
      let name = closure.parameters.isEmpty ? "$1" : closure.parameters.dropFirst().first
      if let name {
        actions[name] = evaluator.anyAction(of: scope, reduced: reduced)
        actions[name]?.way = ownScope
      }
    }
  }

  /// `if case .list(.openTapped) = action`, `if action.is(\.opened) || action.is(\.begun)`: what follows is done in answer to that, or to
  /// the first of several. The answer is the others.
  mutating func receive(_ conditions: [Condition]) -> [ReceivedAction] {
    var others: [ReceivedAction] = []
    for condition in conditions.flatMap(\.conjuncts) {
      let asked = askedActions(condition).map { ($0, evaluator.action($0, of: $1, &actions)) }
      guard let (pattern, first) = asked.first else { continue }
      begin(first, pattern)
      others = asked.dropFirst().map(\.1)
    }
    return others
  }

  /// Whether conditions ask which action a reducer is told.
  func askAction(_ conditions: [Condition]) -> Bool {
    conditions.flatMap(\.conjuncts).contains { !askedActions($0).isEmpty }
  }

  /// The patterns of actions that a condition asks for, of which it takes any, and of what these are.
  private func askedActions(_ condition: Condition) -> [(pattern: Expression, of: ReceivedAction)] {
    switch condition {
    case .match(let pattern, .name(let name, _)):
      return actions[name].map { [(pattern, $0)] } ?? []
    case .expression(.infix(let left, "||", let right)):
      let asked = [left, right].map { askedActions(.expression($0)) }
      return asked.contains(where: \.isEmpty) ? [] : asked.flatMap(\.self)
    case .expression(.call(.member(.name(let name, _)?, "is", _), let arguments, _)):
      guard let whole = actions[name], arguments.count == 1,
        let pattern = arguments[0].value.patternOfPath
      else { return [] }
      return [(pattern, whole)]
    default: return []
    }
  }

  /// Whether an expression is the action that a reducer is told, or a part of that.
  func isAction(_ value: Expression) -> Bool {
    if case .name(let name, _) = value { actions[name] != nil } else { false }
  }

  /// What follows is done in answer to an action: in the arm of a `switch`, to the first of those that it is for. The answer is the others.
  mutating func receive(_ arm: SwitchCase, of subject: Expression) -> [ReceivedAction] {
    guard case .name(let name, _) = subject,
      let whole = actions[name] ?? (mayBeAction(name) ? ReceivedAction() : nil)
    else { return [] }
    let received = arm.patterns.map { evaluator.action($0, of: whole, &actions) }
    for (other, pattern) in zip(received, arm.patterns).dropFirst() where other.answersDialog {
      let saved = (actor, function, self.received)
      begin(other, pattern)
      (actor, function, self.received) = saved
    }
    if let first = received.first { begin(first, arm.patterns[0]) }
    return Array(received.dropFirst())
  }

  /// Whether something of that name is likely to be what code is told to do, and not what it has asked for: `let action = await pay()`.
  private func mayBeAction(_ name: String) -> Bool {
    name == "action" && localValues[name] == nil
  }

  private mutating func begin(_ action: ReceivedAction, _ pattern: Expression) {
    received = action
    function = action.name ?? function
    actor = action.senders.last ?? actor
    if action.answersDialog, let spot = action.spot, let position = pattern.position {
      note(spot, .dismiss, [], position)
    }
  }

  /// Notes once more what was done, and sent, in answer to one action, as done in answer to another.
  mutating func repeatChanges(since before: (change: Int, send: Int), by other: ReceivedAction) {
    sentOn.repeatSends(since: before.send, by: other, insteadOf: received)
    guard let first = received, let name = other.name else { return }
    for var change in changes[before.change...] where change.function == first.name {
      change.function = name
      change.owner = other.senders.last ?? change.host
      change.action = other
      changes.append(change)
    }
  }
}

extension Expression {
  /// The pattern that a path to a case stands for: of `\.cart.presented` that is `.cart(.presented)`.
  fileprivate var patternOfPath: Expression? {
    guard case .keyPath(_, let names, let position) = self, let last = names.last else {
      return nil
    }
    return names.dropLast().reversed().reduce(.member(nil, last, position)) { inner, name in
      .call(.member(nil, name, position), [Argument(value: inner)], position)
    }
  }
}
