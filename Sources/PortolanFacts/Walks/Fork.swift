/// A spot in view code at which one of several arms is shown: an `if`, a `switch`, a choice between two values.
final class Fork {
  /// Forks are numbered in the order in which they are met: each time that code is followed anew.
  let number: Int
  /// How many arms there are; an `if` without `else` has a second one that shows nothing.
  let armCount: Int

  init(number: Int, armCount: Int) {
    (self.number, self.armCount) = (number, armCount)
  }

  /// One arm of a fork.
  struct Arm {
    var fork: Fork
    /// Counted from 1.
    var number: Int
  }

  /// Counts the forks of a walk, and of those that are made of it on trial.
  final class Counter {
    private var last = 0

    func fork(_ armCount: Int) -> Fork {
      last += 1
      return Fork(number: last, armCount: armCount)
    }
  }
}

extension ViewWalk {
  /// Walks one arm of a fork. What a controller does in some case, it does not show in place, and no arm is noted.
  mutating func walk(arm: Int, of fork: Fork, _ work: (inout ViewWalk) -> Void) {
    if isInOwnCode { return work(&self) }
    arms.append(Fork.Arm(fork: fork, number: arm))
    work(&self)
    arms.removeLast()
  }
}

extension Statement {
  /// Whether nothing that follows it is reached.
  fileprivate var leaves: Bool { if case .return = self { true } else { false } }
}

extension [Statement] {
  /// Whether what follows them is not reached where they are.
  var leave: Bool { last?.leaves == true }
}
