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
    /// Which of several parts of one kind has it.
    var place: Int?
    /// What the action must carry for it: of `.setShare(isPresented: true)` the flag.
    var told: [String]
    /// The element of a stack on top of which something is pushed onto it.
    var element: Action.Spot?

    init(_ action: Action, by trigger: Position?, in place: Int? = nil, told: [String] = []) {
      (name, self.trigger, self.place, self.told) = (action.name, trigger, place, told)
      let pushes = action.effects.filter { $0.kind == .push }
      if let spot = action.availableAt, pushes.contains(where: { $0.slot == spot.slot }) {
        element = spot
      }
      if trigger != nil { file = action.location?.file }
    }
  }

  var actions: [Action] { ways.map(\.action) }

  /// - Parameter actions: What is known to be done already, in whatever arms.
  init(_ actions: [Action] = []) {
    for action in actions {
      append(action, action.effects.map { _ in [] }, of: Doing(action, by: nil))
    }
  }

  fileprivate struct Way {
    var action: Action
    /// Of each effect, the arms in which it stands.
    var arms: [[Fork.Arm]]
  }

  /// Adds what an action does, with the arms in which it is done, and the closure that a control runs; of several parts of one kind
  /// that stand on one screen, the part's number.
  mutating func add(
    _ action: Action, _ arms: [Fork.Arm], by trigger: Position?, in place: Int? = nil,
    told: [String] = []
  ) {
    let doing = Doing(action, by: trigger, in: place, told: told)
    guard let known = known[doing] else { return append(action, [arms], of: doing) }
    for number in known where ways[number].action.availableAt != action.availableAt {
      ways[number].action.availableAt = nil
    }
    for number in known { ways[number].action.join(momentOf: action) }
    guard let effect = action.effects.first else { return }
    let fitting = known.filter { !ways[$0].excludes(effect, arms) }
    if fitting.isEmpty {
      var begun: [Way] = []
      for number in known {
        let beginning = ways[number].without(effect, arms)
        if !begun.contains(where: { $0.action.effects == beginning.action.effects }) {
          begun.append(beginning)
        }
      }
      if begun.count <= Self.limit {
        for var way in begun {
          way.action.location = action.location
          way.add(effect, arms)
          append(way.action, way.arms, of: doing)
        }
        return
      }
    }
    for number in fitting.isEmpty ? known : fitting { ways[number].add(effect, arms) }
  }

  /// Forks one after the other make twice as many ways each time; of more than so many it is not told which they are.
  private static let limit = 8

  private mutating func append(_ action: Action, _ arms: [[Fork.Arm]], of doing: Doing) {
    known[doing, default: []].append(ways.count)
    ways.append(Way(action: action, arms: arms))
  }
}

extension ActionWays.Way {
  /// Whether it pushes something in an arm that excludes another push.
  fileprivate func excludes(_ effect: Action.Effect, _ arms: [Fork.Arm]) -> Bool {
    zip(action.effects, self.arms).contains { $0.adds(toStackOf: effect) && $1.exclude(arms) }
  }

  /// What is done on it where another push is done.
  fileprivate func without(_ effect: Action.Effect, _ arms: [Fork.Arm]) -> ActionWays.Way {
    let kept = zip(action.effects, self.arms).filter { !$1.exclude(arms) }
    var action = action
    action.effects = kept.map(\.0)
    return ActionWays.Way(action: action, arms: kept.map(\.1))
  }

  fileprivate mutating func add(_ effect: Action.Effect, _ arms: [Fork.Arm]) {
    if action.effects.contains(effect) { return }
    action.effects.append(effect)
    self.arms.append(arms)
  }
}

extension Action {
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
  /// Whether both put something on one stack.
  fileprivate func adds(toStackOf other: Action.Effect) -> Bool {
    let adding: Set<Kind> = [.push, .replace]
    return adding.contains(kind) && adding.contains(other.kind)
      && slot == other.slot && screen == other.screen
  }
}
