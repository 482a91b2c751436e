import PortolanModel

/// What the buttons of a dialog send that a reducer sends on to itself, whichever it is:
/// `case .alert(.presented(let action)): return .send(action)`. What it does in answer to such an action, it does for that button.
struct AnswersSentOn {
  private var forwards: [Forward] = []
  /// By the state that presents them, the actions of the buttons that dialogs are made with.
  private var buttons: [StatePath: [Expression]] = [:]

  private struct Forward {
    var answer: ReceivedAction
    var reducer: TypeSymbol
    var whole: ReceivedAction
    /// That the dialog has gone by then.
    var dismissal: StateChange
  }

  mutating func note(buttons found: [Expression], of path: StatePath) {
    if !found.isEmpty { buttons[path.slot, default: []] += found }
  }

  /// What is done for the buttons; what is done for nobody else is marked in the changes.
  func changes(
    telling all: inout [StateChange], _ sent: SentActions, _ evaluator: Evaluator
  ) -> [StateChange] {
    var found: [StateChange] = []
    for forward in forwards {
      guard let path = forward.answer.spot else { continue }
      var seen: Set<String> = []
      for button in buttons[path.slot] ?? [] {
        var bound: [String: ReceivedAction] = [:]
        let action = evaluator.action(button, of: forward.whole, &bound)
        guard let name = action.name, action.senders.isEmpty, action.child == nil,
          action.spot == nil, seen.insert(name).inserted
        else { continue }
        let key = SentAction(reducer: ObjectIdentifier(forward.reducer), action: name)
        var done = [forward.dismissal]
        for number in all.indices where all[number].isAnswer(to: key) {
          done.append(all[number])
          if !sent.isSent(key) { all[number].isToldBySenders = true }
        }
        found += done.map { change in
          var change = change
          (change.action, change.function) = (forward.answer.answer(name), name)
          if change.doing == .user { change.doing = .system }
          return change
        }
      }
    }
    return found
  }
}

extension StateChange {
  /// Whether it is what a reducer does in answer to an action of its own.
  fileprivate func isAnswer(to sent: SentAction) -> Bool {
    guard let action = self.action, action.senders.isEmpty, action.spot == nil,
      !self.isSeed, !self.isToldBySenders
    else { return false }
    return action.sent(to: self.host) == sent
  }
}

extension StateChangeWalk {
  /// Notes that a reducer sends itself what a dialog's button has sent; `false` for any other action.
  mutating func noteSentOn(
    answer: Expression, to reducer: TypeSymbol, _ position: Position
  ) -> Bool {
    guard case .name(let name, _) = answer, let told = actions[name] else { return false }
    let action = evaluator.opened(told)
    guard action.isAnyOfDialog, let spot = action.spot, let scope = environment.scope else {
      return false
    }
    note(spot, .dismiss, [], position)
    answersSentOn.note(
      action, to: reducer, evaluator.anyAction(of: scope, reduced: reduced), changes.removeLast())
    return true
  }

  /// What the buttons send of the dialogs that a value can be: the `.deleteTapped` of `ButtonState(action: .deleteTapped) { … }`.
  func dialogButtons(_ value: Expression, depth: Int = 0) -> [Expression] {
    if depth > 4 { return [] }
    var found: [Expression] = []
    value.visit { part in
      guard case .call(let callee, let arguments, _) = part,
        let action = arguments.first(where: { $0.label == "action" })?.value,
        callee.isType("ButtonState") || callee.isMember
      else { return }
      if case .call(.member(nil, "send", _), let sent, _) = action, let first = sent.first {
        found.append(first.value)
      } else if callee.isType("ButtonState") {
        found.append(action)
      }
    }
    if !found.isEmpty { return found }
    switch value {
    case .call(let callee, let arguments, _):
      let inner = arguments.flatMap { argument -> [Expression] in
        if case .closure = argument.value { return [] }
        return dialogButtons(argument.value, depth: depth + 1)
      }
      return inner + buttons(madeBy: callee, depth)
    case .member: return buttons(madeBy: value, depth)
    case .choice(_, let first, let second):
      return [first, second].flatMap { dialogButtons($0, depth: depth + 1) }
    default: return []
    }
  }

  private func buttons(madeBy callee: Expression, _ depth: Int) -> [Expression] {
    guard let maker = dialogMaker(callee) else { return [] }
    let made = (maker.body ?? []).compactMap(\.expression) + [maker.value].compactMap(\.self)
    return made.flatMap { dialogButtons($0, depth: depth + 1) }
  }
}

extension AnswersSentOn {
  fileprivate mutating func note(
    _ answer: ReceivedAction, to reducer: TypeSymbol, _ whole: ReceivedAction,
    _ dismissal: StateChange
  ) {
    forwards.append(
      Forward(answer: answer, reducer: reducer, whole: whole, dismissal: dismissal))
  }
}

extension Expression {
  fileprivate var isMember: Bool { if case .member(nil, _, _) = self { true } else { false } }
}
