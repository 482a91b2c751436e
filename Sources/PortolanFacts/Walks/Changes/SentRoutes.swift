import PortolanModel

/// What actions carry that reducers put into a slot: of `case .setRoute(let route): state.route = route` whatever is sent.
struct SentRoutes {
  private var sends: [Send] = []
  /// What bindings send, of which nobody knows what that carries: `$store.isShown.sending(\.setShown)`.
  private var bound: [Sent: [Send]] = [:]

  fileprivate typealias Sent = SentAction

  /// What an action carries, by its place among the action's values: a change says of itself that it sets something to that.
  struct Carried {
    var sent: SentAction
    var argument: Int
  }

  /// An action that is sent, with what each of its values would set.
  fileprivate struct Send {
    var sent: Sent
    var values: [Value]
    /// Who sends it, in answer to which action; of a view, which does not say so by itself, nothing.
    var owner: TypeSymbol?
    var received: ReceivedAction?
    var function: String
    var doing: Action.Kind
    var isAfterAwait: Bool
    var condition: String?
    /// Of a view's code, the closure in which it stands: each is done by itself.
    var trigger: Position?
    /// The reducer's function that sends it by itself, where that may be for those who call it.
    var helper: ObjectIdentifier?
    /// The view that sends it, if one does.
    var view: TypeSymbol?
    /// Whether a reducer does so as its next step in answer to another action.
    var isNextStep: Bool
    var location: SourceLocation
  }

  /// What is known of a value that an action is sent with: the cases that it may be, none of a flag that is on; or that it is nothing.
  enum Value {
    case cases([String])
    case nothing
    case unknown
  }

  /// Which of some changes set what an action carries, be it as somebody sends it, by their places.
  func carried(among all: [StateChange], toldSince count: Int) -> Set<Int> {
    let setters = setters(among: all)
    let told = all.indices.dropFirst(count).filter { number in
      guard let action = all[number].action, let name = action.name,
        let reducer = action.reducer ?? all[number].host
      else { return false }
      return setters[Sent(reducer: ObjectIdentifier(reducer), action: name)] != nil
    }
    return Set(setters.values.joined()).union(told)
  }

  /// The changes that set what actions carry, by their places.
  private func setters(among all: [StateChange]) -> [Sent: [Int]] {
    Dictionary(
      grouping: all.indices.filter { all[$0].carried != nil }, by: { all[$0].carried!.sent })
  }

  /// The changes that are made by sending; those are marked that say no more than these.
  func changes(telling all: inout [StateChange], _ evaluator: Evaluator) -> [StateChange] {
    var found: [StateChange] = []
    var untold: Set<Int> = []
    var told: Set<Int> = []
    let setters = setters(among: all)
    for send in sends {
      for setter in setters[send.sent, default: []] {
        var change = all[setter]
        guard let argument = change.carried?.argument, argument < send.values.count else {
          continue
        }
        change.carried = nil
        if case .unknown = send.values[argument] {
          untold.insert(setter)
          continue
        }
        if !change.arms.admit(send.values, of: send.sent) {
          told.insert(setter)
          continue
        }
        // `state.isShown = isShown` shows or takes away: the one of the two that is sent.
        if change.isEither, change.kind == .dismiss {
          // A binding takes away what it presents.
          if bound[send.sent] == nil { told.insert(setter) }
          continue
        }
        change.isEither = false
        switch send.values[argument] {
        case .unknown: continue
        case .nothing: change.kind = .dismiss
        case .cases(let cases):
          guard let possible = evaluator.cases(cases, of: change.path) else {
            untold.insert(setter)
            continue
          }
          change.cases = possible
        }
        told.insert(setter)
        change = change.done(by: send)
        change.location = send.location
        found.append(change)
      }
    }
    for number in told.subtracting(untold) { all[number].isToldBySenders = true }
    return found
  }

  /// What reducers do for some values alone of what an action carries, as done by those who send it with such; where all who do are
  /// known, it is marked in the changes. What is a next step of something else is done by that already.
  func changesAsked(of all: inout [StateChange]) -> [StateChange] {
    var found: [StateChange] = []
    let bySent = Dictionary(grouping: sends.filter { !$0.isNextStep }, by: \.sent)
    for number in all.indices {
      let change = all[number]
      guard !change.isToldBySenders, let sent = change.action?.sent(to: change.host),
        change.arms.ask(of: sent)
      else { continue }
      let known = bySent[sent, default: []] + bound[sent, default: []]
      guard !known.isEmpty, known.allSatisfy({ change.arms.tell($0.values, of: sent) }) else {
        continue
      }
      let admitted = known.filter { change.arms.admit($0.values, of: sent) }
      guard admitted.allSatisfy({ $0.view != nil }) else { continue }
      found += admitted.map(change.done)
      all[number].isToldBySenders = true
    }
    return found
  }
}

extension StateChange {
  /// The same as done by who sends the action in answer to which it is done.
  fileprivate func done(by send: SentRoutes.Send) -> StateChange {
    var change = self
    if let owner = send.owner { (change.owner, change.action) = (owner, send.received) }
    (change.function, change.doing) = (send.function, send.doing)
    change.isAfterAwait = change.isAfterAwait || send.isAfterAwait
    change.condition = send.condition ?? change.condition
    change.trigger = send.trigger ?? change.trigger
    change.sender = send.view
    return change
  }
}

extension StateChangeWalk {
  /// Notes that the last change sets what the action carries to which the code is an answer.
  mutating func noteSetter(_ value: Expression, since before: Int) {
    guard let carried = carried(value) else { return }
    for change in before..<changes.count where changes[change].cases.isEmpty {
      changes[change].carried = carried
    }
  }

  /// Notes an action that is sent to a reducer: by a view as the user does it, by a reducer in answer to another.
  mutating func noteRoutes(
    of action: ReceivedAction, to reducer: TypeSymbol, isByView: Bool, isAnswer: Bool,
    _ position: Position
  ) {
    guard let name = action.name, !action.arguments.isEmpty else { return }
    routesSent.note(
      SentRoutes.Send(
        sent: SentRoutes.Sent(reducer: ObjectIdentifier(reducer), action: name),
        values: values(of: action),
        owner: isByView ? nil : actor ?? environment.scope,
        received: isByView ? nil : received, function: isByView ? name : function,
        doing: doing, isAfterAwait: isAfterAwait, condition: condition,
        trigger: isByView ? trigger ?? closures.last : nil, helper: helpers.isAlone ? member : nil,
        view: isByView ? environment.scope : nil,
        isNextStep: isAnswer && received != nil && !isInEffect,
        location: position.location(in: program.files[environment.file].path)))
  }

  /// Notes that a binding sends an action: `$store.isShown.sending(\.setShown)`. What an optional presents has gone by then; several of a
  /// view's bindings that send it do the same.
  mutating func noteBound(_ callee: Expression, _ arguments: [Argument], _ position: Position) {
    guard case .member(let base?, "sending", _) = callee, let first = arguments.first else {
      return
    }
    let sending = evaluator.evaluate(base, in: environment)
    guard let state = sending.path?.owner, let reducer = state.outer else { return }
    var bound: [String: ReceivedAction] = [:]
    let action = evaluator.action(first.value, of: evaluator.anyAction(of: state), &bound)
    guard let name = action.name else { return }
    routesSent.note(
      bound: SentRoutes.Send(
        sent: SentAction(reducer: ObjectIdentifier(reducer), action: name),
        values: [sending.type.isOptional ? .nothing : .unknown], function: name, doing: .system,
        isAfterAwait: false, condition: condition, trigger: position, view: environment.scope,
        isNextStep: false, location: position.location(in: program.files[environment.file].path)))
  }

  /// What an action is sent with.
  func values(of action: ReceivedAction) -> [SentRoutes.Value] {
    action.arguments.map { value($0.value) }
  }

  private func value(_ expression: Expression) -> SentRoutes.Value {
    switch expression {
    case .nil, .boolean(false): return .nothing
    case .boolean(true): return .cases([])
    default:
      let cases = cases(in: expression, of: .unknown)
      return cases.isEmpty ? .unknown : .cases(cases)
    }
  }
}

extension Evaluator {
  /// The cases that a piece of state can take, of those that are said to be sent; `nil` where it takes none of these.
  fileprivate func cases(_ sent: [String], of path: StatePath) -> [String]? {
    guard let type = property(path.property, of: path.owner)?.type else { return nil }
    guard let symbol = type.symbol, symbol.isEnumerated else { return [] }
    let possible = sent.filter(symbol.hasCase)
    return possible.isEmpty ? nil : possible
  }
}

extension SentRoutes {
  fileprivate mutating func note(_ send: Send) { sends.append(send) }

  fileprivate mutating func note(bound send: Send) {
    if bound[send.sent]?.contains(where: { $0.view === send.view }) == true { return }
    bound[send.sent, default: []].append(send)
  }

  /// Leaves out what functions send by themselves that are seen to be called.
  mutating func settle(_ helpers: ReducersHelpers) {
    sends.removeAll { $0.helper.map(helpers.wasCalled) == true }
  }
}
