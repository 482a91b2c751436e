/// An action that a reducer is sent.
struct SentAction: Hashable {
  var reducer: ObjectIdentifier
  var action: String
  /// Whether that is told to its parent, for the parent to act upon.
  var isTold = false
}

/// Who sends a reducer which actions: a view, as the user wants it, or the app itself, when its work is done or a view appears.
struct SentActions {
  private var byEffects: Set<SentAction> = []
  private var byViews: Set<SentAction> = []

  fileprivate mutating func note(_ action: String, to reducer: TypeSymbol, isByView: Bool) {
    let sent = SentAction(reducer: ObjectIdentifier(reducer), action: action)
    if isByView { byViews.insert(sent) } else { byEffects.insert(sent) }
  }

  /// Whether nothing but an effect of the reducer is seen to send an action.
  func isOfEffectAlone(_ action: String, of reducer: TypeSymbol) -> Bool {
    let sent = SentAction(reducer: ObjectIdentifier(reducer), action: action)
    return byEffects.contains(sent) && !byViews.contains(sent)
  }

  /// Whether anybody is seen to send an action.
  func isSent(_ sent: SentAction) -> Bool { byEffects.contains(sent) || byViews.contains(sent) }
}

extension StateChangeWalk {
  /// `store.send(.tapped)` of a view; `send(.loaded(items))` in what a reducer runs, `.send(.loaded(items))` in what it gives back.
  mutating func noteSent(_ callee: Expression, _ arguments: [Argument], _ position: Position) {
    guard let scope = environment.scope, let first = arguments.first, first.label == nil else {
      return
    }
    noteBound(callee, arguments, position)
    var bound: [String: ReceivedAction] = [:]
    let action: ReceivedAction
    let own: TypeSymbol
    var isByView = true
    var isAnswer = false
    var isOfStore = false
    switch callee {
    case .name("send", _) where scope.isView:
      guard let sent = evaluator.action(sentBy: scope, arguments), let reducer = sent.sender?.outer
      else { return }
      (action, own) = (sent, reducer)
    case .name("send", _), .member(nil, "send", _):
      set(by: first.value, in: self.state(of: scope).type.ownSymbol, position)
      own = reduced?.outer ?? scope
      if noteSentOn(answer: first.value, to: own, position) { return }
      isByView = false
      // What an effect runs sends once that work is done; what it waits for again and again sends whenever that happens.
      if case .member = callee {
        isAnswer = !scope.isView && !isOfButton
      } else {
        isAnswer = isInEffect && !isInLoop
      }
      action = evaluator.action(
        first.value, of: evaluator.anyAction(of: scope, reduced: reduced), &bound)
    case .member(let base?, "send", _), .member(let base?, "sending", _):
      guard let state = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol,
        let reducer = state.outer
      else { return }
      set(by: first.value, in: state, position)
      own = reducer
      // What is added to a store is what its views do.
      isOfStore = state === scope
      action = evaluator.action(first.value, of: evaluator.anyAction(of: state), &bound)
    default: return
    }
    guard let name = action.name else { return }
    // `store.send(.destination(.dismiss))`: the reducer that runs the child takes it away.
    if name == "dismiss", action.child != nil, let presented = action.spot {
      return note(presented, .dismiss, [], position)
    }
    let reducer = action.reducer ?? own
    sent.note(
      name, to: reducer, isByView: isByView && doing == .user && (scope.isView || isOfStore))
    noteSender(of: action, to: reducer, isByView: isByView && scope.isView)
    noteRoutes(of: action, to: reducer, isByView: isByView, isAnswer: isAnswer, position)
    noteTold(action, by: reducer, isAnswer: isAnswer)
    noteSentOn(action, to: reducer, isAnswer: isAnswer)
  }

  /// Whether a call gives back what a reducer runs: `.run { send in … }`, `Effect.run { send in … }`.
  func runsEffect(_ callee: Expression) -> Bool {
    guard received != nil, case .member(let base, "run", _) = callee else { return false }
    return switch base {
    case nil: true
    case .name(let name, _), .member(_, let name, _): name.hasPrefix("Effect")
    case .type(let type): type.lastName.hasPrefix("Effect")
    default: false
    }
  }
}
