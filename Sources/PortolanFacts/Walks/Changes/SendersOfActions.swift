/// Which views send a reducer an action, be it by way of others: what a reducer sends in answer to an action, whoever sent that has sent.
struct SendersOfActions {
  private var views: [SentAction: [TypeSymbol]] = [:]
  /// The actions in answer to which one is sent.
  private var causes: [SentAction: Set<SentAction>] = [:]
  /// Those that code sends of which nobody knows for whom.
  private var untold: Set<SentAction> = []

  /// The views that send an action; none where somebody else may.
  func views(sending action: SentAction) -> [TypeSymbol] {
    var found: [TypeSymbol] = []
    var seen: Set<SentAction> = [action]
    var waiting = [action]
    while let next = waiting.popLast() {
      if untold.contains(next) { return [] }
      for view in views[next] ?? [] where !found.contains(where: { $0 === view }) {
        found.append(view)
      }
      waiting += (causes[next] ?? []).filter { seen.insert($0).inserted }
    }
    return found
  }

  fileprivate mutating func note(_ sent: SentAction, by view: TypeSymbol) {
    views[sent, default: []].append(view)
  }

  fileprivate mutating func note(_ sent: SentAction, inAnswerTo action: SentAction?) {
    if let action { causes[sent, default: []].insert(action) } else { untold.insert(sent) }
  }
}

extension StateChangeWalk {
  /// Notes who sends an action: the view whose code does, or whoever sent the action in answer to which a reducer does.
  mutating func noteSender(of action: ReceivedAction, to reducer: TypeSymbol, isByView: Bool) {
    guard let name = action.name, let scope = environment.scope else { return }
    let sent = SentAction(
      reducer: ObjectIdentifier(reducer), action: name, isTold: action.isTold)
    if isByView { return senders.note(sent, by: scope) }
    // What a function does for those who call it, they are seen to do.
    if helpers.isAlone { return }
    senders.note(sent, inAnswerTo: received?.sent(to: reduced?.outer ?? scope))
  }
}

extension ReceivedAction {
  /// The action as one that its sender is sent, or else a reducer itself.
  func sent(to reducer: TypeSymbol?) -> SentAction? {
    guard let name, let reducer = self.reducer ?? reducer else { return nil }
    return SentAction(reducer: ObjectIdentifier(reducer), action: name, isTold: isTold)
  }
}
