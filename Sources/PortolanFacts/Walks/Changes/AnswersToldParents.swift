import PortolanModel

/// What reducers tell their parents in answer to a dialog's button: `case .alert(.presented(.leave)): return .send(.delegate(.left))`. What
/// a parent does in answer to that, the button does, while the dialog is there.
struct AnswersToldParents {
  /// By what is told, the answers of dialogs in which it is.
  private var answers: [SentAction: [Answer]] = [:]
  /// What is told in answer to something else, too.
  private var others: Set<SentAction> = []

  fileprivate struct Answer {
    var received: ReceivedAction
    var isAfterAwait: Bool
  }

  fileprivate mutating func note(_ told: SentAction, in answer: Answer?) {
    guard let answer else {
      others.insert(told)
      return
    }
    if answers[told]?.contains(where: { $0.received.name == answer.received.name }) == true {
      return
    }
    answers[told, default: []].append(answer)
  }

  /// What parents do for the buttons; what they do for nobody else is marked in the changes.
  func changes(telling all: inout [StateChange]) -> [StateChange] {
    if answers.isEmpty { return [] }
    var found: [StateChange] = []
    for number in all.indices {
      let change = all[number]
      guard let action = change.action, action.isTold, !change.isSeed, !change.isToldBySenders,
        let told = action.sent(to: change.host), let answers = answers[told]
      else { continue }
      found += answers.compactMap { answer in
        guard let name = answer.received.name else { return nil }
        var change = change
        change.action?.answer(as: answer.received)
        change.function = name
        if change.doing == .user { change.doing = .system }
        change.isAfterAwait = change.isAfterAwait || answer.isAfterAwait
        return change
      }
      if !others.contains(told) { all[number].isToldBySenders = true }
    }
    return found
  }
}

extension StateChangeWalk {
  /// Notes that a reducer tells its parent something.
  ///
  /// - Parameter isAnswer: Whether it is given back as what the reducer does next, or sent by an effect that is.
  mutating func noteTold(_ action: ReceivedAction, by reducer: TypeSymbol, isAnswer: Bool) {
    guard action.isTold, action.senders.isEmpty, let told = action.sent(to: reducer) else { return }
    let answer = isAnswer ? received.flatMap { $0.answersDialog ? $0 : nil } : nil
    answersTold.note(
      told,
      in: answer.map { AnswersToldParents.Answer(received: $0, isAfterAwait: isAfterAwait) })
  }
}
