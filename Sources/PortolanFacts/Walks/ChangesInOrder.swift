/// Code that puts something in place of what is on top of a stack: it pops that, and pushes what comes instead.
extension StateChangeWalk {
  /// Notes of what code has just pushed that it pops the last element before, wherever it pushes.
  mutating func noteReplacedTop() {
    guard let push = changes.last, push.kind == .push,
      let pop = changes.dropLast().last(where: { $0.path == push.path }), pop.popsOne,
      pop.isBefore(push)
    else { return }
    changes[changes.count - 1].replacesTop = true
  }
}

extension StateChange {
  /// Whether it is surely done where another change is, and at once before it. What has waited in between may find another element on top.
  fileprivate func isBefore(_ other: StateChange) -> Bool {
    self.member == other.member && self.function == other.function
      && self.trigger == other.trigger && self.location.file == other.location.file
      && self.closures == other.closures && self.isAfterAwait == other.isAfterAwait
      && self.arms.commonBeginning(with: other.arms).count == self.arms.count
  }
}
