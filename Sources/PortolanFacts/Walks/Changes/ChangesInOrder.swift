import PortolanModel

/// What code does to a stack one after the other: `path = []; path.append(.list); path.append(.detail)`.
extension StateChangeWalk {
  /// Notes of what code has just pushed on what that surely lies: on what the same code has put there before, or, where it has popped one
  /// element, on what that stood on.
  mutating func noteOrder() {
    changes[changes.count - 1].isInLoop = isInLoop
    if case .name(let name, _)? = changed, localVariables.contains(name) {
      changes[changes.count - 1].variable = name
    }
    guard let push = changes.last, push.kind == .push,
      let before = changes.dropLast().last(where: {
        $0.path == push.path && !$0.arms.exclude(push.arms)
      }),
      before.isBefore(push)
    else { return }
    if before.popsOne { changes[changes.count - 1].replacesTop = true }
    if !before.isInLoop, !push.isInLoop {
      changes[changes.count - 1].follows = before.location
    }
  }
}

extension StateChange {
  /// Whether it is surely done where another change is, and at once before it. What has waited in between may find another element on top,
  /// if it is not the code's own stack that is changed.
  fileprivate func isBefore(_ other: StateChange) -> Bool {
    let isOnItsOwn = self.variable != nil && self.variable == other.variable
    return self.member == other.member && self.function == other.function
      && self.location.file == other.location.file
      && self.arms.commonBeginning(with: other.arms).count == self.arms.count
      && (isOnItsOwn
        ? other.closures.starts(with: self.closures)
        : self.closures == other.closures && self.trigger == other.trigger
          && self.isAfterAwait == other.isAfterAwait)
  }
}
