/// A sound model with its references resolved: what counts, places, checks and drawings walk.
public struct Chart: Sendable {
  public let model: NavigationModel
  /// The position of each screen in the model.
  public let screenNumbers: [Screen.ID: Int]
  /// The positions of the roots' screens, each once.
  public let roots: [Int]
  /// Whether code was read that sets anything: of mere declarations nobody knows who sets what.
  public let knowsSetters: Bool
  /// For each screen, its slots, with targets as positions instead of ids.
  package let slots: [[ChartSlot]]
  /// For each root the builds that start with it.
  let rootBuilds: [Builds]
  /// For each screen the builds in which the roots lead to it; all for one to which they don't.
  let builds: [Builds]

  /// - Throws: ``InvalidModel`` for a model that contradicts itself.
  /// - Complexity: linear in the size of the model.
  public init(_ model: NavigationModel) throws(InvalidModel) {
    let problems = model.problems()
    if !problems.isEmpty { throw InvalidModel(problems: problems) }
    self.model = model
    knowsSetters = model.screens.contains { screen in
      screen.slots.contains { $0.destinations.contains(where: \.isSet) }
    }
    let numbers = Dictionary(
      model.screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    screenNumbers = numbers
    let space = BuildSpace(model.conditions)
    var roots: [Int] = []
    var rootBuilds: [Int: Builds] = [:]
    for root in model.roots {
      let builds = space[root.condition] & space.all
      // What starts in no build, as what stands in `#if false`, starts nowhere.
      guard let number = numbers[root.screen], !builds.isEmpty else { continue }
      if rootBuilds[number] == nil { roots.append(number) }
      rootBuilds[number, default: .none] |= builds
    }
    self.roots = roots
    self.rootBuilds = roots.map { rootBuilds[$0] ?? .all }
    slots = model.screens.map { [knowsSetters] screen in
      ChartSlot.slots(
        of: screen, in: space.isTrivial && !space.isPartial ? nil : space,
        neverShows: { knowsSetters && $1.neverShows($0) },
        lookUp: { id in numbers[id].map { ($0, model.screens[$0]) } })
    }
    builds =
      space.isTrivial
      ? model.screens.map { _ in .all }
      : space.builds(of: model, numbers, slots, from: zip(roots, self.rootBuilds))
  }

  public func screen(_ id: Screen.ID) -> Screen? { screenNumbers[id].map { model.screens[$0] } }

  /// Whether a destination is only declared: the view that keeps the state to itself never sets it, and nobody else can set it at all.
  public func neverShows(_ destination: Destination, of slot: Slot) -> Bool {
    knowsSetters && slot.neverShows(destination)
  }
}

extension Slot {
  /// Whether nobody can set one of its destinations but the view that keeps it to itself, and that never does.
  fileprivate func neverShows(_ destination: Destination) -> Bool {
    arity == .atMostOne && storage == .state && origin == .source
      && destination.origin == .source && !destination.isSet && destination.isMadeElsewhere != true
      && destination.continues == nil
  }
}
