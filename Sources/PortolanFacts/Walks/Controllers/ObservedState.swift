import PortolanModel

/// Controllers that present by hand what state says: code that runs whenever the state changes, and asks whether it is there.
extension ViewWalk {
  /// Code of a controller that follows the changes of some state.
  struct Observation {
    /// The state whose changes it follows; `nil` where that is whatever it asks for.
    var observed: StatePath?
    /// While which state the code runs that is walked.
    var shown: [StatePath] = []
    /// The functions through which that code was come by.
    var calls: [FollowedCall] = []
    /// Whether something else has to happen before that code runs: a tap on a button.
    var isLater = false
  }

  /// A function that such code calls, and where.
  struct FollowedCall {
    var member: Member
    var owner: TypeSymbol?
    var location: SourceLocation?
  }

  /// What a controller presents by hand, and how the code was come by that does so.
  struct HandPresentation {
    var site: PresentationSite
    var calls: [FollowedCall]
  }

  /// Walks code once more, for what it presents while the state is there whose changes it follows.
  mutating func observe(_ published: Published?, _ work: (inout ViewWalk) -> Void) {
    if observation != nil { return }
    var trial = self.trial
    trial.region = Region()
    (trial.ownRegion, trial.constructed) = (trial.region, Region())
    trial.handPresentations = []
    let path = published?.value.path?.upright
    trial.observation = Observation(
      observed: path, shown: published?.isThere == true ? [path].compactMap { $0 } : [])
    work(&trial)
    (followed, repeatedCalls) = (trial.followed, trial.repeatedCalls)
    for found in trial.handPresentations {
      let isKnown = handPresentations.contains {
        $0.site.location == found.site.location && $0.site.path == found.site.path
          && $0.site.host === found.site.host
      }
      handPresentations.append(found)
      if !isKnown { sites.append(found.site) }
    }
  }

  /// Whether the code that is walked runs as state changes, and no later.
  var followsChanges: Bool { observation.map { !$0.isLater } ?? false }

  /// Walks code that runs while some of the observed states are there; with none, as the code around it.
  mutating func walk(while paths: [StatePath], _ work: (inout ViewWalk) -> Void) {
    let outer = observation
    if !paths.isEmpty { observation?.shown = paths }
    work(&self)
    observation = outer
  }

  /// Walks the branch of a condition that is taken where the observed state of which that asks is there, or is not.
  mutating func walk(
    where observed: (path: StatePath, isThere: Bool)?, isThere: Bool,
    _ work: (inout ViewWalk) -> Void
  ) {
    walk(while: observed.map { $0.isThere == isThere ? [$0.path] : [] } ?? [], work)
  }

  /// Walks code that does not run before something else has happened.
  mutating func walkLater(_ work: (inout ViewWalk) -> Void) {
    let outer = observation
    observation?.isLater = true
    work(&self)
    observation = outer
  }

  /// Notes what is presented by hand while observed state is there.
  mutating func presentByHand(_ link: LinkSite) {
    guard let observation, followsChanges else { return }
    for path in observation.shown {
      let site = PresentationSite(
        .init(
          path: path, presentation: link.presentation, form: link.form, host: link.host,
          region: link.region ?? Region(), location: link.location, condition: condition,
          surroundings: link.surroundings, isByHand: true))
      // What a function is handed to show, its caller presents.
      let calls = observation.calls.prefix { $0.location != link.location }
      handPresentations.append(HandPresentation(site: site, calls: Array(calls)))
    }
  }

  /// What conditions ask of the observed state: that it is there, or that it is not.
  func observed(in conditions: [Condition]) -> (path: StatePath, isThere: Bool)? {
    guard followsChanges else { return nil }
    return conditions.lazy.compactMap { condition in
      switch condition {
      case .match(let pattern, let value): self.observed(matching: pattern, value)
      case .expression(let expression): self.observed(in: expression)
      }
    }.first
  }

  private func observed(
    matching pattern: Expression, _ value: Expression
  ) -> (path: StatePath, isThere: Bool)? {
    let denotation = evaluate(value)
    guard denotation.type.isOptional, let path = observedPath(denotation) else { return nil }
    if case .binding = pattern { return (path, true) }
    let paths = observedPaths(matching: pattern, denotation)
    return paths.first.map { ($0, true) } ?? (isNothing(pattern, denotation) ? (path, false) : nil)
  }

  private func observed(in expression: Expression) -> (path: StatePath, isThere: Bool)? {
    switch expression {
    case .infix(let left, "&&", let right):
      return [left, right].lazy.compactMap { self.observed(in: $0) }.first { $0.isThere }
    case .infix(let left, let sign, .nil) where sign == "!=" || sign == "==":
      let value = evaluate(left)
      guard value.type.isOptional, let path = observedPath(value) else { return nil }
      return (path, sign == "!=")
    case .infix(let left, let sign, let right) where sign == "==":
      if case .boolean = right { break }
      let value = evaluate(left)
      return observedPaths(matching: right, value).first.map { ($0, true) }
    case .infix: return nil
    default: break
    }
    let flag = evaluate(expression)
    guard flag.type.isBool, let path = observedPath(flag) else { return nil }
    return (path, flag.path?.isNegated == false)
  }

  /// The states that are there in an arm of a `switch` over observed state.
  func observedPaths(in arm: SwitchCase, of value: Denotation) -> [StatePath] {
    arm.patterns.flatMap { observedPaths(matching: $0, value) }
  }

  private func observedPaths(matching pattern: Expression, _ value: Denotation) -> [StatePath] {
    guard let path = observedPath(value), !isNothing(pattern, value) else { return [] }
    if value.type.isBool, case .boolean(true) = pattern { return [path] }
    // A state that is always in some case presents nothing in most of them.
    let isThere = observation?.shown.contains { $0.slot == path.slot } == true
    guard value.type.isOptional || isThere else { return [] }
    if evaluator.caseName(pattern) == "some" { return [path] }
    let inner = unwrapped(pattern)
    if let name = evaluator.caseName(inner),
      value.type.unwrapped.ownSymbol?.hasCase(name) == true
    {
      return [path.narrowed(to: name)]
    }
    return []
  }

  private func isNothing(_ pattern: Expression, _ value: Denotation) -> Bool {
    pattern == .nil || value.type.isOptional && evaluator.caseName(pattern) == "none"
  }

  /// The state that a value is, where that is what the code follows.
  private func observedPath(_ value: Denotation) -> StatePath? {
    guard let observation, followsChanges, let path = value.path?.upright else { return nil }
    guard let observed = observation.observed else {
      // What a controller keeps to itself is not what it follows.
      return path.owner.isController ? nil : path
    }
    return path.slot == observed.slot ? path : nil
  }

  /// Takes out the links that state presents. What is shown, too, by code that follows no state, is still a link.
  mutating func dropLinksPresentedByHand() {
    let found = Dictionary(grouping: linksPresentedByHand, by: \.location)
    if found.isEmpty { return }
    removeLinks { link in
      found[link.location]?.contains { $0.host === link.host } == true
    }
  }

  /// What is presented by hand in functions that nothing calls but what follows state.
  private var linksPresentedByHand: [PresentationSite] {
    var places: [ObjectIdentifier: Set<SourceLocation>] = [:]
    for call in handPresentations.flatMap(\.calls) + repeatedCalls {
      guard let location = call.location else { continue }
      places[ObjectIdentifier(call.member), default: []].insert(location)
    }
    let names = Set(handPresentations.flatMap(\.calls).map(\.member.name))
    var mentions = FunctionMentions(of: names, in: program, evaluator)
    var alone: [ObjectIdentifier: Bool] = [:]
    return handPresentations.filter { presentation in
      presentation.calls.allSatisfy { call in
        let key = ObjectIdentifier(call.member)
        if let known = alone[key] { return known }
        let count = places[key]?.count ?? 0
        // A storyboard may name it, too.
        let isAlone =
          count > 0 && call.member.attribute("IBAction") == nil
          && mentions.count(of: call.member, call.owner, upTo: count + 1) == count
        alone[key] = isAlone
        return isAlone
      }
    }.map(\.site)
  }
}
