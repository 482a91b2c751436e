/// What calls stand for where one environment is known.
///
/// A chain of modifiers is walked call by call, and each is asked for what it is called on: without a memory the first view of a chain
/// is evaluated once for each modifier behind it. Whatever is found holds for the environment in which it was, and for its copies as
/// long as none of them binds anything.
final class Findings {
  @exclusivity(unchecked) private var known: [Identity: Finding] = [:]

  func denotation(of expression: Expression) -> Denotation? {
    known[Identity(expression)]?.denotation
  }

  func note(_ denotation: Denotation, for expression: Expression) {
    known[Identity(expression)] = Finding(expression: expression, denotation: denotation)
  }

  /// Keeps the expression, too, so that no other one takes its place in memory.
  private final class Finding {
    let expression: Expression
    let denotation: Denotation

    init(expression: Expression, denotation: Denotation) {
      self.expression = expression
      self.denotation = denotation
    }
  }

  /// Which expression it is of all that are alike: where what it consists of is kept. Two that say the same may differ in it, which only
  /// means that both are evaluated.
  private struct Identity: Hashable {
    private let box: UInt

    init(_ expression: Expression) { box = unsafeBitCast(expression, to: UInt.self) }
  }
}
