/// A property or a function of a type, as something that was or is evaluated.
struct EvaluatedMember: Hashable {
  private let owner: ObjectIdentifier?
  private let file: Int
  private let position: Position

  init(_ member: Member, of owner: TypeSymbol?) {
    self.owner = owner.map(ObjectIdentifier.init)
    file = member.file
    position = member.declaration.position
  }
}

/// What members of a program were found to stand for, and how much work one evaluation may still take.
///
/// Functions that call each other more than once make a tree of calls that is exponential in its depth. What hangs on no argument
/// is therefore evaluated once; and for the rest one evaluation ends after so many steps, with what it does not know by then
/// unknown. The steps are counted, not timed, so that the same source always gives the same.
final class EvaluationMemory {
  /// So many expressions are evaluated for one, and so many at the least; of the apps that were measured none needs more than 26.
  static let stepLimits = 100...1_000
  /// So many expressions are evaluated within each other.
  static let nestingLimit = 100

  @exclusivity(unchecked) private var known: [EvaluatedMember: Known] = [:]
  @exclusivity(unchecked) private var underWay: [EvaluatedMember: Int] = [:]
  private var steps = 0
  /// Halved whenever an evaluation takes all of it: where one does, thousands may.
  private var stepLimit = stepLimits.upperBound
  private var nesting = 0
  /// The outermost member on whose being under way, and not known, the values that are now found hang.
  private var lowestCut = Int.max

  /// How many members are under way.
  private(set) var level = 0

  /// What is remembered, by itself: denotations are large, and most of a table of them would be room for more.
  private final class Known {
    let denotation: Denotation
    init(_ denotation: Denotation) { self.denotation = denotation }
  }

  // MARK: - Steps

  /// Begins to evaluate an expression; `false` where the evaluation has gone on for too long.
  func begin() -> Bool {
    if nesting == 0 {
      if steps > stepLimit { stepLimit = max(stepLimit / 2, Self.stepLimits.lowerBound) }
      steps = 0
      lowestCut = .max
    }
    nesting += 1
    steps += 1
    if steps <= stepLimit, nesting <= Self.nestingLimit { return true }
    cut()
    return false
  }

  func end() { nesting -= 1 }

  /// Notes that something was left unknown that may be known to another evaluation.
  func cut() { lowestCut = -1 }

  /// Notes the same of a function that is evaluated within itself.
  func cut(at frame: Frame) { lowestCut = min(lowestCut, frame.level) }

  // MARK: - Members

  func value(of member: EvaluatedMember) -> Denotation? { known[member]?.denotation }

  /// Begins to evaluate a member that takes no argument; `false` where it is under way already.
  func enter(_ member: EvaluatedMember) -> Bool {
    if let level = underWay[member] {
      lowestCut = min(lowestCut, level)
      return false
    }
    underWay[member] = level
    return true
  }

  func leave(_ member: EvaluatedMember) { underWay[member] = nil }

  /// Evaluates a member, and remembers what is found unless that hangs on the way there.
  func remembering(
    _ member: EvaluatedMember, _ find: () -> Denotation, unless hangsOnCall: () -> Bool
  ) -> Denotation {
    watching {
      level += 1
      defer { level -= 1 }
      return find()
    } whole: { denotation in
      if !hangsOnCall() { known[member] = Known(denotation) }
    }
  }

  /// Evaluates something, and says so where what is found does not hang on the way there.
  func watching(_ find: () -> Denotation, whole: (Denotation) -> Void) -> Denotation {
    let (own, outer) = (level, lowestCut)
    lowestCut = .max
    let denotation = find()
    if lowestCut >= own {
      whole(denotation)
      lowestCut = outer
    } else {
      lowestCut = min(lowestCut, outer)
    }
    return denotation
  }
}
