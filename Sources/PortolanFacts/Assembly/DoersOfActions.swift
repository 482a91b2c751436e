import PortolanModel

/// Whose doing the changes are that actions are made of.
extension SourceAssembly {
  /// Whose doing a change is; what only a reducer's own effects send, the app does.
  func kind(of change: StateChange) -> Action.Kind {
    if change.doing == .user, isInDismissal(change) { return .system }
    if change.doing == .user,
      walk.spots.isByApp(change.location) || isCalledByApp(change) || isTold(toWatchBy: change)
        || isTold(toDelegateBy: change)
    {
      return .app
    }
    guard change.doing == .user, change.action?.isTold != true,
      let reducer = change.action?.reducer ?? change.owner,
      sent.isOfEffectAlone(change.action?.way ?? change.function, of: reducer)
    else { return change.doing }
    return .app
  }

  /// Whether it clears what has just gone, as a binding does that is made by hand, or a reducer that is told so: that is the way back
  /// itself.
  func isOnlyDismissal(_ change: StateChange) -> Bool {
    if change.kind == .dismiss, let action = change.action, action.isDismissal {
      return action.spot.map { $0.slot == change.path.slot } ?? true
    }
    guard let setter = change.setter, walk.setters.contains(setter.location),
      !stateWalk.toldAnything.contains(setter.location)
        || change.trigger?.location(in: change.location.file) == setter.location,
      let path = walk.spots.path(at: change.location)
    else { return false }
    return evidence.owners(of: path).contains { owner in
      // That what it presents is there, the system never tells it.
      owner.slot == change.path.slot
        && (change.kind == .dismiss || change.cases.isEmpty || change.cases == owner.cases)
    }
  }

  /// Whether a modifier only has a flag of its own say what the binding does that it is handed, or the other way round: whoever set the
  /// one has done that.
  func isKeptInStep(_ change: StateChange) -> Bool {
    guard change.doing == .app, let modifier = change.owner, modifier.modifiesViews
    else { return false }
    return program.mirrors(of: modifier).contains { flag, binding in
      [flag, binding].contains { name in
        evidence.owners(of: StatePath(owner: modifier, property: name))
          .contains { $0.slot == change.path.slot }
      }
    }
  }

  /// Whether the system does it, and nobody else, when something presented has gone.
  private func isInDismissal(_ change: StateChange) -> Bool {
    if change.action?.isDismissal == true { return true }
    if walk.spots.isInDismissal(change.location) { return true }
    let calls = calls(of: change)
    return !calls.isEmpty && calls.allSatisfy(\.isBySystem)
  }

  /// Whether views, the app's delegate or the system have it done without the user's doing, and never by it.
  private func isCalledByApp(_ change: StateChange) -> Bool {
    guard let found = callsSeen(of: change) else { return false }
    return (found.isByApp || !found.byViews.isEmpty)
      && found.byViews.allSatisfy { $0.isByApp || $0.isBySystem }
  }

  /// Whether the delegate of a watch's app does it, which nobody is seen to ask: no menu or key is there that could.
  private func isTold(toWatchBy change: StateChange) -> Bool {
    guard let owner = change.owner, owner.isDelegateOfWatch, change.trigger == nil,
      let found = callsSeen(of: change)
    else { return false }
    return found.byViews.isEmpty
  }

  /// Whether the app's delegate does it as the delegate of another object of the app's, which no view is seen to have tell it that:
  /// `extension AppDelegate: TrustDelegate { … }`.
  private func isTold(toDelegateBy change: StateChange) -> Bool {
    guard let owner = change.owner, owner.isDelegate, change.trigger == nil, !change.isByCall,
      let member = change.member, calls(of: change.memberName, owner).isEmpty,
      owner.inherits.contains(where: { type in
        type.lastName.hasSuffix("Delegate")
          && program.type(named: type.name, in: owner.outer, file: owner.file)?
            .members(named: change.memberName).isEmpty == false
      })
    else { return false }
    var seen: Set<ObjectIdentifier> = []
    var waiting = [member]
    while let member = waiting.popLast() {
      guard seen.insert(member).inserted else { continue }
      for caller in callers[member] ?? [] {
        guard let type = caller.type, !type.isView, calls(of: caller.function, type).isEmpty else {
          return false
        }
        waiting.append(caller.member)
      }
    }
    return true
  }

  /// Who has something done.
  private struct CallsSeen {
    var byViews: [ModelCall]
    /// Whether the app's delegate has, or who is told of what happens.
    var isBySystem = false
    /// Whether what makes the object has.
    var isByMaker = false

    var isByApp: Bool { isBySystem || isByMaker }
  }

  /// Who has a change done, be it by way of other functions of the same type; `nil` where somebody else calls one of these, or nobody
  /// who is seen.
  private func callsSeen(of change: StateChange) -> CallsSeen? {
    guard let owner = change.owner else { return nil }
    var found = CallsSeen(byViews: callsByName(of: change))
    var seen: Set<ObjectIdentifier> = []
    // Who has the view made that does it does not do it.
    var waiting = change.isLeftToView ? [] : [change.member].compactMap(\.self)
    while let member = waiting.popLast() {
      guard seen.insert(member).inserted else { continue }
      found.isBySystem = found.isBySystem || notified.contains(member)
      for caller in callers(of: member) where caller.type?.isView != true {
        if caller.isMaking {
          found.isByMaker = true
          continue
        }
        if caller.type?.isCalledBySystem == true || caller.isByApp {
          found.isBySystem = true
          continue
        }
        let calls = calls(of: caller.function, owner)
        let isSeen =
          !calls.isEmpty
          || caller.isFunctionsOwn
            && (!callers(of: caller.member).isEmpty || notified.contains(caller.member))
        guard caller.type === owner, isSeen else { return nil }
        found.byViews += calls
        if caller.isFunctionsOwn { waiting.append(caller.member) }
      }
    }
    return found
  }

  /// Who calls a function, be it as that of a base class which it overrides.
  private func callers(of member: ObjectIdentifier) -> [PushesByCall.Caller] {
    let meant = sequence(first: member) { self.overridden[$0] }.prefix(20)
    return meant.flatMap { callers[$0] ?? [] }
  }

  /// What the app does as well, of what the user does by a change's function: a helper may be run by a button and as the view appears.
  func apart(ofApp action: Action, _ change: StateChange) -> Action? {
    guard action.kind == .user, change.doing == .user, change.action == nil, change.trigger == nil,
      change.member.map(stateWalk.functionsFollowed.isDoneByWhoSets) != true
    else { return nil }
    var own = action
    own.kind = .app
    if walk.spots.isAlsoByApp(change.location) {
      own.happen(at: walk.spots.momentOfApp(at: change.location))
      return own
    }
    let calls = callsSeen(of: change)?.byViews.filter { $0.isByApp && !$0.isBySystem } ?? []
    if calls.isEmpty { return nil }
    let moments = Set(calls.map(\.moment))
    let moment = moments.count == 1 ? moments.first ?? nil : nil
    own.happen(at: change.isAfterAwait ? moment?.later : moment)
    return own
  }

  /// The calls by views that have a change done, be it by way of other functions; none where the app has it done, too. Where nobody
  /// knows all of them, those of its own function.
  func calls(of change: StateChange) -> [ModelCall] {
    guard let found = callsSeen(of: change) else { return callsByName(of: change) }
    return found.isByApp ? [] : found.byViews
  }

  /// The calls by views of what a change is called as, or of the function that asks which of several things it was told.
  private func callsByName(of change: StateChange) -> [ModelCall] {
    guard let owner = change.owner else { return [] }
    let calls = calls(of: change.function, owner)
    guard change.action?.senders.isEmpty == true, change.trigger == nil, !change.isByCallback,
      change.memberName != change.function
    else { return calls }
    return calls + self.calls(of: change.memberName, owner)
  }

  /// When they do, where each does at the same moment; what has to wait is done later.
  func momentOfCalls(for change: StateChange) -> CodeMoment? {
    guard let found = callsSeen(of: change) else { return nil }
    // What the system tells comes whenever it comes.
    let moments = Set(
      found.byViews.map(\.moment) + (found.isBySystem ? [.present] : [])
        + (found.isByMaker ? [.appearing] : []))
    guard moments.count == 1, let moment = moments.first ?? nil else { return nil }
    return change.isAfterAwait ? moment.later : moment
  }

  /// The calls by views of a function, or of an action, of a screen.
  func calls(of function: String, _ owner: TypeSymbol) -> [ModelCall] {
    callsByFunction[ObjectIdentifier(names.screen(of: owner))]?[function] ?? []
  }
}
