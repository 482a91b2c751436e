/// A spot in view code at which one of several arms is shown: an `if`, a `switch`, a choice between two values.
final class Fork {
  /// Forks are numbered in the order in which they are met: each time that code is followed anew.
  let number: Int
  /// How many arms there are; an `if` without `else` has a second one that shows nothing.
  private(set) var armCount: Int
  /// The constant of a view that decides which arm is shown, if one does, and of each arm the cases that it is for; none for
  /// `default`.
  let constant: StatePath?
  let cases: [[String]]
  /// Whether its arms are the branches of an `#if`: what stands in them is never there together, nor one in place of the other.
  let isOfBuilds: Bool

  init(
    number: Int, armCount: Int, constant: StatePath?, cases: [[String]], isOfBuilds: Bool = false
  ) {
    (self.number, self.armCount) = (number, armCount)
    (self.constant, self.cases) = (constant, cases)
    self.isOfBuilds = isOfBuilds
  }

  /// Whether it asks which action a reducer is told, which is asked anew for each.
  var asksAction = false
  /// What it asks of the value that such an action carries.
  var payload: AskedPayload?

  /// Whether it asks for state of the app in whose scene it stands, which may change while that is shown.
  var asksState = false

  /// The flag that its function is told and by which it goes.
  var flagTold: FlagTold?

  /// Whether each arm is what another place hands a wrapper to show: none of that only stands in for the others.
  var isOfWrapper = false

  /// The arms that are taken on other devices than the phone.
  private(set) var armsElsewhere: Set<Int> = []

  func note(armElsewhere number: Int) { armsElsewhere.insert(number) }

  /// Of a bar of tabs that code makes as it is, what each tab shows: one is shown at a time, in an arm.
  private(set) var tabs: [Region] = []

  /// Adds a tab, and says the number of its arm.
  func addArm(forTab tab: Region) -> Int {
    tabs.append(tab)
    return addArm()
  }

  /// Adds an arm that was not known before, and says its number.
  func addArm() -> Int {
    armCount += 1
    return armCount
  }

  /// Whether it asks the same as another one.
  fileprivate func isLike(_ other: Fork) -> Bool {
    (armCount, constant, cases) == (other.armCount, other.constant, other.cases)
  }

  /// Code of a view that takes the same arm wherever that view mentions it.
  struct Place: Hashable {
    var host: ObjectIdentifier
    var file: Int
    var code: AnyHashable
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
    private var known: [Place: Fork] = [:]
    private var shared: [Place: [(fork: Fork, arms: [[Arm]])]] = [:]
    private var questions: [Place: (fork: Fork, first: Bool)] = [:]
    private var asked: [ObjectIdentifier: [AskedTruth.Question]] = [:]

    /// The fork of a place, made where it is met for the first time.
    func fork(at place: Place, _ make: (Counter) -> Fork) -> Fork {
      if let fork = known[place] { return fork }
      let fork = make(self)
      known[place] = fork
      return fork
    }

    /// The fork of code that may be come by in several ways. Of ways of which only one is taken it is one.
    ///
    /// - Parameter arms: The arms in which the code stands this time.
    func fork(at place: Place, in arms: [Arm], _ make: (Counter) -> Fork) -> Fork {
      let made = make(self)
      let known = shared[place] ?? []
      if known.count > Self.wayLimit { return made }
      let same = known.firstIndex { fork, ways in
        fork.isLike(made) && ways.allSatisfy { $0.exclude(arms) }
      }
      guard let same else {
        shared[place, default: []].append((made, [arms]))
        return made
      }
      shared[place]?[same].arms.append(arms)
      return known[same].fork
    }

    /// Code that is come by in more ways is nobody's to choose.
    private static let wayLimit = 32

    /// The arm of a fork that is taken if a question is answered so: the first that is told of is the first arm.
    ///
    /// - Parameter constant: The constant flag of a view of which it asks, if it does.
    func arm(asking question: Place, wanting answer: Bool, of constant: StatePath? = nil) -> Arm {
      let cases = constant == nil ? [] : [["\(answer)"], ["\(!answer)"]]
      let known = questions[question] ?? (fork(2, over: constant, cases), answer)
      if questions.updateValue(known, forKey: question) == nil,
        let asked = question.code.base as? AskedTruth.Question
      {
        self.asked[question.host, default: []].append(asked)
      }
      return Arm(fork: known.fork, number: known.first == answer ? 1 : 2)
    }

    /// What code has asked of a type, in any of its files.
    func questions(of host: TypeSymbol) -> [AskedTruth.Question] {
      asked[ObjectIdentifier(host)] ?? []
    }

    func fork(_ armCount: Int, over constant: StatePath? = nil, _ cases: [[String]] = []) -> Fork {
      last += 1
      return Fork(number: last, armCount: armCount, constant: constant, cases: cases)
    }

    /// An `#if` with branches under some conditions; where none of these need hold, there is a branch that shows nothing.
    func fork(build conditions: [String]) -> Fork {
      last += 1
      let isWhole = Branches.merged(conditions) == nil
      return Fork(
        number: last, armCount: conditions.count + (isWhole ? 0 : 1), constant: nil, cases: [],
        isOfBuilds: true)
    }
  }
}

extension Fork.Arm {
  var isElsewhere: Bool { fork.armsElsewhere.contains(number) }

  /// Whether it is not the one that is taken for the cases of some constants, by their names.
  func isExcluded(by cases: [String: String]) -> Bool {
    guard let constant = fork.constant, let name = cases[constant.property],
      fork.cases.indices.contains(number - 1)
    else { return false }
    let own = fork.cases[number - 1]
    return own.isEmpty ? fork.cases.contains { $0.contains(name) } : !own.contains(name)
  }
}

extension Fork {
  /// The forks of a function for one of its calls: another call may take other arms.
  final class Renewal {
    private var forks: [ObjectIdentifier: (old: Fork, new: Fork)] = [:]

    func arm(_ arm: Arm) -> Arm {
      let old = arm.fork
      let fork =
        forks[ObjectIdentifier(old)]?.new
        ?? Fork(
          number: old.number, armCount: old.armCount, constant: nil, cases: [],
          isOfBuilds: old.isOfBuilds)
      forks[ObjectIdentifier(old)] = (old, fork)
      return Arm(fork: fork, number: arm.number)
    }
  }
}

/// Which cases a view is handed wherever it is made.
struct HandedCases {
  private var uses = 0
  private var cases: [String: [String: Int]] = [:]

  mutating func add(_ arguments: [String: Denotation]) {
    uses += 1
    for (property, value) in arguments {
      if let name = value.constantName { cases[property, default: [:]][name, default: 0] += 1 }
    }
  }

  /// The only case that a property is ever handed.
  func only(_ property: String) -> String? {
    guard let names = cases[property], names.count == 1 else { return nil }
    return names.first { $0.value == uses }?.key
  }
}

extension [Fork.Arm] {
  /// Whether what stands in these arms is never done, or shown, together with what stands in others.
  func exclude(_ others: [Fork.Arm]) -> Bool {
    contains { arm in others.contains { $0.fork === arm.fork && $0.number != arm.number } }
  }

  /// But for what is asked of the action that a reducer is told.
  var besidesActions: Self { filter { !$0.fork.asksAction } }

  /// The arms in which both of two pieces of code stand, whatever is around these.
  func common(with other: Self) -> Self {
    filter { arm in other.contains { $0.fork === arm.fork && $0.number == arm.number } }
  }

  /// The arms around both of two pieces of code.
  func commonBeginning(with other: Self) -> Self {
    zip(self, other).prefix { $0.fork === $1.fork && $0.number == $1.number }.map(\.0)
  }
}

extension ViewWalk {
  /// Whether an arm is shown for no value that the view is ever handed.
  func isNeverShown(_ arm: Fork.Arm) -> Bool {
    guard let constant = arm.fork.constant,
      let name = handedCases[ObjectIdentifier(constant.owner)]?.only(constant.property)
    else { return false }
    let cases = arm.fork.cases
    let shown = cases.firstIndex { $0.contains(name) } ?? cases.firstIndex(where: \.isEmpty)
    return shown.map { $0 + 1 != arm.number } ?? false
  }
}

extension ViewWalk {
  /// The fork that some code is. In what its host is told nothing about, as `var form: some View`, it is one fork wherever that is
  /// mentioned: all of them take the same arm. So is what a function asks that is called in several arms of another fork.
  func fork(at code: some Hashable, _ make: (Fork.Counter) -> Fork) -> Fork {
    guard let host, !isInOwnCode else { return make(forks) }
    let arms = sharedArms
    if !isCodeOfHost, arms.isEmpty || isOnTrial { return make(forks) }
    let place = Fork.Place(
      host: ObjectIdentifier(host), file: environment.file, code: AnyHashable(code))
    return isCodeOfHost ? forks.fork(at: place, make) : forks.fork(at: place, in: arms, make)
  }

  /// Walks one arm of a fork. What a controller does in some case, it does not show in place, and no arm is noted, but for what it then
  /// puts in the place of all that it showed.
  mutating func walk(arm: Int, of fork: Fork, _ work: (inout ViewWalk) -> Void) {
    if isInOwnCode {
      armsOfController.append(Fork.Arm(fork: fork, number: arm))
      work(&self)
      armsOfController.removeLast()
      return
    }
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
