import PortolanModel

/// The ways that lead through the functions of one screen. What a function pushes onto a stack in different arms of an `if` or a
/// `switch`, it does not push one on top of the other; so each way is an action.
struct ActionWays {
  private var ways: [Way] = []
  private var known: [Doing: [Int]] = [:]

  /// What the user does at once: a function, or one of the closures that controls run.
  private struct Doing: Hashable {
    var name: String
    var trigger: Position?
    /// Where the trigger stands.
    var file: String?
    /// The call of the function that does it: each does it apart.
    var call: Position?
    /// Which of several parts of one kind has it.
    var place: Int?
    /// What the action must carry for it: of `.setShare(isPresented: true)` the flag.
    var told: [String]
    /// The element of a stack on top of which something is pushed onto it.
    var element: Action.Spot?
    /// Of several functions of one name, what the one is told.
    var parameters: [ToldParameter]?
    /// Whether it is a button's of a dialog: a reducer's own action may have the same name.
    var answersDialog: Bool
    /// Whether it is what the app does, too, that the user does by the same function.
    var isOfAppToo = false

    init(_ action: Action, by trigger: Position?, in place: Int? = nil, told: [String] = []) {
      (name, self.trigger, self.place, self.told) = (action.name, trigger, place, told)
      answersDialog = action.answersDialog
      let pushes = action.effects.filter { $0.kind == .push }
      if let spot = action.availableAt, pushes.contains(where: { $0.slot == spot.slot }) {
        element = spot
      }
      if trigger != nil { file = action.location?.file }
    }

    /// The same, whichever control has it done.
    var ofAnyTrigger: Self {
      var doing = self
      (doing.trigger, doing.file) = (nil, nil)
      return doing
    }

    /// The same, whichever of several functions of one name does it.
    var ofAnyParameters: Self {
      var doing = self
      doing.parameters = nil
      return doing
    }
  }

  /// What tells functions of one name apart.
  struct ToldParameter: Hashable {
    var label: String?
    var type: TypeReference
  }

  /// The actions, each once: ways that do the same are one.
  var actions: [Action] {
    let alike = Dictionary(grouping: known) { $0.key.ofAnyParameters }.values
    let repeated = alike.map { $0.flatMap(\.value) }.flatMap { numbers in
      numbers.filter { number in
        numbers.contains { $0 < number && ways[$0].action.doesLike(ways[number].action) }
      }
    }
    let apart = repeatedInOtherArms
    return ways.indices.filter { !repeated.contains($0) && !apart.contains($0) }
      .map { ways[$0].action }.distinct
  }

  /// Of controls in place of each other, which are called alike and do the same, all but the first: to the user they are one, as a button
  /// that is written once for newer systems and once for older ones.
  private var repeatedInOtherArms: Set<Int> {
    let alike = Dictionary(grouping: known.filter { $0.key.trigger != nil }) { $0.key.ofAnyTrigger }
    var repeated: Set<Int> = []
    for group in alike.values where group.count > 1 {
      let numbers = group.flatMap(\.value).sorted()
      for (position, number) in numbers.enumerated() {
        let isRepeated = numbers[..<position].contains { earlier in
          !repeated.contains(earlier) && ways[earlier].standsInPlace(of: ways[number])
        }
        if isRepeated { repeated.insert(number) }
      }
    }
    return repeated
  }

  /// - Parameter actions: What is known to be done already, in whatever arms.
  init(_ actions: [Action] = []) {
    for action in actions {
      let cause = Cause(arms: [], steps: [], scopes: [], location: action.location)
      append(action, action.effects.map { _ in cause }, of: Doing(action, by: nil))
    }
  }

  fileprivate struct Way {
    var action: Action
    /// Of each effect, why it is done.
    var causes: [Cause]
  }

  /// Why something is done.
  struct Cause {
    /// The arms in which it stands.
    var arms: [Fork.Arm]
    /// The actions by way of which a reducer does it, and the cases by which the first of them came from a child.
    var steps: [SentAction]
    var scopes: [ActionScope]
    /// Where it is done, and where what the same code does to the same stack just before.
    var location: SourceLocation?
    var follows: SourceLocation?
  }

  /// Adds what an action does for a change; of several parts of one kind that stand on one screen, with the part's number, and of
  /// several functions of one name with what the one is told.
  mutating func add(
    _ action: Action, for change: StateChange, in place: Int? = nil,
    toldBy parameters: [ToldParameter]? = nil, isOfAppToo: Bool = false
  ) {
    var doing = Doing(
      action, by: change.trigger, in: place, told: change.action?.literals ?? [])
    (doing.parameters, doing.isOfAppToo) = (parameters, isOfAppToo)
    if let call = change.call { (doing.file, doing.call) = (call.file, call.position) }
    if let received = change.action { doing.answersDialog = received.answersDialog }
    let cause = Cause(change)
    guard let all = known[doing] else { return append(action, [cause], of: doing) }
    guard let effect = action.effects.first else { return }
    // Of two children of one kind each does its own.
    let known = all.filter { !ways[$0].isOfOtherChild(effect, cause) }
    for number in known where ways[number].action.availableAt != action.availableAt {
      ways[number].action.availableAt = nil
    }
    for number in known { ways[number].action.join(momentOf: action) }
    if known.isEmpty {
      let own = all.map { ways[$0].without(effect, cause) }.first { !$0.action.effects.isEmpty }
      guard var way = own else { return append(action, [cause], of: doing) }
      way.add(effect, cause)
      return append(way.action, way.causes, of: doing)
    }
    var fitting = known.filter { !ways[$0].excludes(effect, cause) }
    // Where the ways part already, what stands in an arm of one is no part of the others.
    let near = fitting.filter { !ways[$0].pushesApart(from: cause) }
    if !near.isEmpty { fitting = near }
    if fitting.isEmpty {
      var begun: [Way] = []
      for number in known {
        let beginning = ways[number].without(effect, cause)
        if !begun.contains(where: { $0.action.effects == beginning.action.effects }) {
          begun.append(beginning)
        }
      }
      if begun.count <= Self.limit {
        for number in known {
          ways[number].leave(begun.flatMap { zip($0.action.effects, $0.causes) }.map { ($0, $1) })
        }
        for var way in begun {
          way.action.location = action.location
          way.add(effect, cause)
          append(way.action, way.causes, of: doing)
        }
        return
      }
    }
    for number in fitting.isEmpty ? known : fitting { ways[number].add(effect, cause) }
  }

  /// Forks one after the other make twice as many ways each time; of more than so many it is not told which they are.
  private static let limit = 8

  private mutating func append(_ action: Action, _ causes: [Cause], of doing: Doing) {
    known[doing, default: []].append(ways.count)
    ways.append(Way(action: action, causes: causes))
  }
}

extension StateChange {
  /// What the function is told that does it, where its type has several of its name: `show(fruit:)` and `show(nut:)` are two actions.
  var parametersAmongOverloads: [ActionWays.ToldParameter]? {
    guard self.action == nil, self.trigger == nil, let member = self.member,
      let owner = self.owner
    else { return nil }
    let functions = owner.members(named: self.function).filter { $0.declaration.kind == .function }
    guard functions.count > 1,
      let meant = functions.first(where: { ObjectIdentifier($0) == member })
    else { return nil }
    return meant.declaration.parameters.map {
      ActionWays.ToldParameter(label: $0.label, type: $0.type)
    }
  }
}

extension ActionWays.Way {
  /// Whether it does the same in an arm that excludes all of another.
  fileprivate func standsInPlace(of other: ActionWays.Way) -> Bool {
    !causes.isEmpty && !other.causes.isEmpty && action.doesLike(other.action)
      && causes.allSatisfy { cause in other.causes.allSatisfy { cause.arms.exclude($0.arms) } }
  }

  /// Whether it pushes something in an arm that excludes another push.
  fileprivate func excludes(_ effect: Action.Effect, _ cause: ActionWays.Cause) -> Bool {
    zip(action.effects, causes).contains { $0.adds(toStackOf: effect) && $1.excludes(cause) }
  }

  /// Whether something on it is done for another child than something else is.
  fileprivate func isOfOtherChild(_ effect: Action.Effect, _ cause: ActionWays.Cause) -> Bool {
    !action.effects.contains(effect) && causes.contains { $0.isOfOtherChild(than: cause) }
  }

  /// Whether it pushes anything in an arm that excludes where something else is done.
  fileprivate func pushesApart(from cause: ActionWays.Cause) -> Bool {
    zip(action.effects, causes).contains { $0.isPush && $1.excludes(cause) }
  }

  /// Leaves to a way that parts from it what is done in an arm of that alone.
  fileprivate mutating func leave(_ others: [(effect: Action.Effect, cause: ActionWays.Cause)]) {
    let kept = zip(action.effects, causes).filter { effect, cause in
      !others.contains { $0.effect == effect && $0.cause.location == cause.location }
        || !pushesApart(from: cause)
    }
    action.effects = kept.map(\.0)
    causes = kept.map(\.1)
  }

  /// What is done on it where another push is done, or something for another child.
  fileprivate func without(_ effect: Action.Effect, _ cause: ActionWays.Cause) -> ActionWays.Way {
    let kept = zip(action.effects, causes).filter {
      !$1.excludes(cause) && !$1.isOfOtherChild(than: cause)
    }
    var action = action
    action.effects = kept.map(\.0)
    return ActionWays.Way(action: action, causes: kept.map(\.1))
  }

  fileprivate mutating func add(_ effect: Action.Effect, _ cause: ActionWays.Cause) {
    let last = action.effects.lastIndex { $0.slot == effect.slot && $0.screen == effect.screen }
    if let last, cause.follows != nil, cause.follows == causes[last].location,
      add(effect, cause, onto: last)
    {
      return
    }
    if let known = action.effects.firstIndex(of: effect) {
      // What is done for each of several children is done for any.
      if causes[known].isOfOtherChild(than: cause) { causes[known].scopes = [] }
      return
    }
    // What a reducer pushes in answer to what it sent itself lies on what it pushed before.
    if let last, cause.surelyFollows(causes[last]), add(effect, cause, onto: last) { return }
    action.effects.append(effect)
    causes.append(cause)
  }

  /// Adds a push to what has been done to the same stack just before it; `false` where that does not say what it lies on.
  private mutating func add(
    _ effect: Action.Effect, _ cause: ActionWays.Cause, onto last: Int
  ) -> Bool {
    if action.effects[last].empties(stackOf: effect) {
      var first = effect
      first.kind = .replace
      // What stands in an arm is not always done after it.
      if cause.arms.count == causes[last].arms.count {
        (action.effects[last], causes[last]) = (first, cause)
      } else {
        action.effects.append(first)
        causes.append(cause)
      }
      return true
    }
    guard action.effects[last].isFollowed(by: effect) else { return false }
    action.effects[last].destinations?.append(contentsOf: effect.destinations ?? [])
    action.effects[last].isInOrder = true
    causes[last] = cause
    return true
  }
}

extension ActionWays.Cause {
  fileprivate init(_ change: StateChange) {
    self.init(
      arms: change.arms, steps: change.steps, scopes: change.action?.scopes ?? [],
      location: change.location, follows: change.follows)
  }

  /// Whether what is done for the one is not done where something is for the other. What a reducer sends itself it asks about anew.
  fileprivate func excludes(_ other: Self) -> Bool {
    isNext(to: other) || other.isNext(to: self)
      ? arms.besidesActions.exclude(other.arms) : arms.exclude(other.arms)
  }

  /// Whether it is an answer to what a reducer sends itself in answer to the action for which something else is done.
  fileprivate func isNext(to other: Self) -> Bool {
    !other.steps.isEmpty && steps.count > other.steps.count && steps.starts(with: other.steps)
  }

  /// Whether it is such an answer, and something else is done before it however that comes about.
  fileprivate func surelyFollows(_ other: Self) -> Bool {
    isNext(to: other)
      && other.arms.besidesActions.common(with: arms).count == other.arms.besidesActions.count
  }

  fileprivate func isOfOtherChild(than other: Self) -> Bool {
    !scopes.mayBeOfOneChild(with: other.scopes)
  }
}

extension Action {
  /// Whether it is what a button of a dialog does, which has gone by then.
  fileprivate var answersDialog: Bool {
    kind == .system
      && effects.contains { effect in
        effect.kind == .dismiss && availableAt.map { $0.slot == effect.slot } == true
      }
  }

  /// Whether it does the same as another, wherever the code of each stands.
  fileprivate func doesLike(_ other: Action) -> Bool {
    var other = other
    other.location = location
    return self == other
  }

  /// Notes when else it is done. What the app does at different moments it may do at any; what the user can do beside a stack he can,
  /// whatever else he does at the same time.
  mutating func join(momentOf other: Action) {
    if kind == .user, other.kind == .user {
      moment = moment ?? other.moment
    } else if moment != other.moment {
      moment = nil
    }
  }
}

extension Action.Effect {
  /// Whether what it names is put onto the stack in an order, and another push then puts one more on top.
  fileprivate func isFollowed(by other: Action.Effect) -> Bool {
    isPush && other.kind == .push && other.destinations?.count == 1
      && (destinations?.count == 1 || isInOrder == true) && isAlone != true && other.isAlone != true
      && other.replacesTop != true
  }

  /// Whether it leaves nothing for a push to lie on.
  fileprivate func empties(stackOf other: Action.Effect) -> Bool {
    kind == .popToRoot && other.kind == .push && other.replacesTop != true
  }

  /// Whether it puts something on a stack.
  fileprivate var isPush: Bool { kind == .push || kind == .replace }

  /// Whether both put something on one stack.
  fileprivate func adds(toStackOf other: Action.Effect) -> Bool {
    isPush && other.isPush && slot == other.slot && screen == other.screen
  }
}
