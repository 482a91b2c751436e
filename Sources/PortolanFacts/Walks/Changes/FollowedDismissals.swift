/// Flags, and optionals, that a view goes by: `.onChange(of: isClosing) { dismiss() }`. Whoever sets such a one takes the view away.
extension StateChangeWalk {
  /// Notes that a view is taken away whenever the state changes that it follows, whatever else its code asks.
  mutating func noteDismissals(since count: Int, following state: StatePath) {
    for number in dismissals.indices.dropFirst(count)
    where dismissals[number].followed == nil && dismissals[number].arms.count == arms.count {
      dismissals[number].followed = (state, true)
    }
  }

  /// Says what takes views away of the code that sets what these follow, as far as that is seen. Where some of it is not, as a binding may
  /// set the state, the observer does it, too.
  mutating func settleFollowedDismissals() {
    let states = Set(dismissals.compactMap(\.followed?.state))
    if states.isEmpty { return }
    let set = Dictionary(grouping: changes.filter { states.contains($0.path.slot) }) {
      $0.path.slot
    }
    dismissals = dismissals.flatMap { dismissal -> [Dismissal] in
      guard let (state, isThere) = dismissal.followed else { return [dismissal] }
      let changes = (set[state] ?? []).filter { change in
        (isThere ? change.kind.activates : change.kind == .dismiss)
          && (!change.isSeed || change.isOpen || change.isHandedOn)
      }
      // The view's own code, or its model's.
      let seen = changes.filter { change in
        !change.isSeed && (change.owner === dismissal.owner || change.owner === change.path.owner)
      }
      let isAllSeen = !seen.isEmpty && seen.count == changes.count
      return (isAllSeen ? [] : [dismissal]) + seen.map { dismissal.done(by: $0) }
    }
  }
}

extension Dismissal {
  /// The same as what some change does.
  fileprivate func done(by change: StateChange) -> Dismissal {
    var done = self
    (done.function, done.location, done.trigger) = (
      change.function, change.location, change.trigger
    )
    done.isAfterAwait = isAfterAwait || change.isAfterAwait
    return done
  }
}
