import PortolanModel

/// Actions by which reducers tell themselves what to do in answer to others: `case .skipTapped: return .send(.showHome)`. What is done in
/// answer to the second, whoever sends the first has done. What an effect sends once its work is done, the app does; but where that pushes,
/// it does so from where the work was begun, and so whoever began it does.
struct ActionsSentOn {
  private var sends: [Send] = []
  /// Actions that something else sends, too, so that they are done for themselves.
  private var others: Set<Sent> = []

  /// Those that a reducer's function sends by itself, which may be done for whoever calls that.
  private var byHelpers: [(helper: ObjectIdentifier, sent: Sent)] = []

  private typealias Sent = SentAction

  private struct Send {
    var sent: Sent
    /// What it is sent with.
    var values: [SentRoutes.Value]
    /// Which of these the other action carries.
    var handedOn: [Int: SentRoutes.Carried]
    /// The action in answer to which it is sent.
    var received: ReceivedAction
    var owner: TypeSymbol?
    /// The reducer that sends it.
    var reducer: TypeSymbol
    var function: String
    var doing: Action.Kind
    var isAfterAwait: Bool
    var isByEffect: Bool
    var arms: [Fork.Arm]
    /// By which cases it goes to the child that it is sent to, if it is sent to one.
    var scopes: [ActionScope]

    /// Whether it may be sent to the very child in answer to which a change is made: of two children of one kind it is sent to one.
    func reaches(_ change: StateChange) -> Bool {
      scopes.mayBeOfOneChild(with: change.action?.scopes ?? [])
    }

    /// Whether a change in answer to it may be made for what it is sent with.
    func admits(_ change: StateChange) -> Bool { change.arms.admit(values, of: sent) }
  }

  /// So many actions are followed, each sent in answer to the one before.
  private static let limit = 8

  /// What is done by way of other actions; what is done in no other way is marked in the changes.
  ///
  /// - Parameter carried: The changes that set what an action carries, which are told by each that sends it.
  func changes(telling all: inout [StateChange], besides carried: Set<Int>) -> [StateChange] {
    if sends.isEmpty { return [] }
    let bySent = Dictionary(grouping: sends, by: \.sent)
    let byAnswer = Dictionary(grouping: sends.filter { !$0.isByEffect }, by: \.sent)
    let othersOrEffects = others.union(sends.lazy.filter(\.isByEffect).map(\.sent))
    var found: [StateChange] = []
    for number in all.indices where !carried.contains(number) {
      let change = all[number]
      guard !change.isSeed, let sent = sent(change) else { continue }
      all[number].steps = [sent]
      let sends = change.kind.pushes ? bySent : byAnswer
      guard let first = sends[sent]?.filter({ $0.reaches(change) }) else { continue }
      let others = change.kind.pushes ? others : othersOrEffects
      let admitted = first.filter { $0.admits(change) }
      let done = done(all[number], sent, by: admitted, sends, besides: others)
      if done.isEmpty, first.isEmpty || !admitted.isEmpty { continue }
      found += done
      if !others.contains(sent) { all[number].isToldBySenders = true }
    }
    // What is done by way of fewer actions is done before.
    return Dictionary(grouping: found, by: \.steps.count).sorted { $0.key < $1.key }
      .flatMap(\.value)
  }

  /// A change as it is done in answer to the actions that another is sent for; and where those are sent in turn, to those before. Each is
  /// followed once: reducers that send each other everything have more ways than can be told.
  private func done(
    _ change: StateChange, _ sent: Sent, by first: [Send], _ bySent: [Sent: [Send]],
    besides others: Set<Sent>
  ) -> [StateChange] {
    var found: [StateChange] = []
    var seen: Set<Sent> = [sent]
    var waiting = first.map { (change: change, send: $0, depth: 1) }[...]
    while let (change, send, depth) = waiting.popFirst() {
      guard var next = repeated(change, by: send) else { continue }
      let sent = self.sent(next)
      if let sent { next.steps.insert(sent, at: 0) }
      let sends = depth < Self.limit ? sent.flatMap { bySent[$0] } ?? [] : []
      let before = sends.filter { $0.reaches(next) }
      if before.isEmpty || sent.map(others.contains) == true { found.append(next) }
      guard let sent, seen.insert(sent).inserted else { continue }
      waiting += before.filter { $0.admits(next) }
        .map { (change: next, send: $0, depth: depth + 1) }
    }
    return found
  }

  var count: Int { sends.count }

  /// Leaves out what functions send by themselves that are seen to be called.
  mutating func settle(_ helpers: ReducersHelpers) {
    for (helper, sent) in byHelpers where !helpers.wasCalled(helper) { others.insert(sent) }
    byHelpers = []
  }

  /// Notes once more what was sent in answer to one action, as sent in answer to another.
  mutating func repeatSends(
    since before: Int, by other: ReceivedAction, insteadOf first: ReceivedAction?
  ) {
    guard let name = other.name else { return }
    for var send in sends[before...] where send.function == first?.name {
      (send.function, send.received) = (name, other)
      send.owner = other.senders.last ?? send.reducer
      sends.append(send)
    }
  }

  private func sent(_ change: StateChange) -> Sent? {
    // A parent is told by a name that may be another action's, too.
    guard let action = change.action, !action.isTold, let name = action.name,
      let reducer = action.reducer ?? change.host
    else { return nil }
    return Sent(reducer: ObjectIdentifier(reducer), action: name)
  }

  /// A change as it is done in answer to the action that another is sent for.
  private func repeated(_ change: StateChange, by send: Send) -> StateChange? {
    var next = change
    next.function = send.function
    next.doing = change.doing == .user ? send.doing : change.doing
    next.isAfterAwait = change.isAfterAwait || send.isAfterAwait
    // What a parent does in answer to both, it does at the same spot; but what somebody else has the child do is that one's doing.
    if let sender = change.action?.reducer, sender === send.reducer {
      guard send.received.senders.isEmpty else { return nil }
      next.action?.name = send.received.name
    } else {
      (next.owner, next.action, next.host) = (send.owner, send.received, send.reducer)
    }
    // Both are answers of one `switch`.
    next.arms =
      send.arms + change.arms.filter { arm in !send.arms.contains { $0.fork === arm.fork } }
      + change.arms.compactMap { $0.asked(of: send.sent, handedOn: send.handedOn) }
    return next
  }
}

extension StateChangeWalk {
  /// Notes an action that a reducer sends itself, or that is sent in any other way.
  ///
  /// - Parameter isAnswer: Whether it is given back as what the reducer does next, or sent by an effect that is.
  mutating func noteSentOn(_ action: ReceivedAction, to reducer: TypeSymbol, isAnswer: Bool) {
    // What is told to a parent, it is the parent's to do.
    guard let name = action.name, !action.isTold else { return }
    let own = reduced?.outer ?? environment.scope
    sentOn.note(
      name, to: reducer, with: (values(of: action), handedOn(by: action)),
      by: isAnswer ? received : nil, owner: actor ?? environment.scope, own, function, doing,
      isAfterAwait, isByEffect: isInEffect, arms, action.scopes,
      helper: helpers.isAlone ? member : nil)
  }
}

extension ActionsSentOn {
  fileprivate mutating func note(
    _ action: String, to reducer: TypeSymbol,
    with sentWith: (values: [SentRoutes.Value], handedOn: [Int: SentRoutes.Carried]),
    by received: ReceivedAction?, owner: TypeSymbol?,
    _ own: TypeSymbol?, _ function: String, _ doing: Action.Kind, _ isAfterAwait: Bool,
    isByEffect: Bool, _ arms: [Fork.Arm], _ scopes: [ActionScope], helper: ObjectIdentifier?
  ) {
    let sent = Sent(reducer: ObjectIdentifier(reducer), action: action)
    if received == nil, let helper { return byHelpers.append((helper, sent)) }
    guard let received, let before = received.name, let own else {
      others.insert(sent)
      return
    }
    if before == action, received.reducer ?? own === reducer { return }
    sends.append(
      Send(
        sent: sent, values: sentWith.values, handedOn: sentWith.handedOn, received: received,
        owner: owner, reducer: own,
        function: function,
        doing: doing, isAfterAwait: isAfterAwait, isByEffect: isByEffect, arms: arms,
        scopes: scopes))
  }
}

extension Action.Effect.Kind {
  /// Whether it puts something onto what a stack holds, or in place of that.
  fileprivate var pushes: Bool { self == .push || self == .replace }
}
