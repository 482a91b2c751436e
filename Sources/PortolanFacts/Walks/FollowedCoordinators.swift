/// Coordinators that call each other in so many ways that there is no end to following each way.
struct FollowedCoordinators {
  private var seen: Set<Visit> = []
  /// After so many members one view's walk no longer follows each way to a coordinator's function.
  static let waysLimit = 500

  /// On whose behalf a function was followed, and how it was called.
  private struct Visit: Hashable {
    var member: ObjectIdentifier
    var host: ObjectIdentifier?
    var presenter: StatePath?
    var isHookedUp: Bool
    var condition: String?
    var told: [String]
  }

  mutating func insert(
    _ member: Member, host: TypeSymbol?, presenter: StatePath?, isHookedUp: Bool,
    condition: String?, told: [String]
  ) -> Bool {
    seen.insert(
      Visit(
        member: ObjectIdentifier(member), host: host.map(ObjectIdentifier.init),
        presenter: presenter, isHookedUp: isHookedUp, condition: condition, told: told)
    ).inserted
  }
}

extension ViewWalk {
  /// Whether a coordinator's function was followed already on behalf of the same screen, once there are too many ways to follow each. What
  /// it shows by itself, it shows as before; one that is handed a view, or something to do, is followed for what it is handed.
  mutating func wasFollowed(_ member: Member, in inner: Environment) -> Bool {
    guard followed > FollowedCoordinators.waysLimit, let scope = inner.scope,
      program.isCoordinator(scope)
    else { return false }
    var told: [String] = []
    for parameter in member.declaration.parameters {
      let value = inner.local(parameter.name, evaluator)
      if value?.closure != nil { return false }
      let type = program.resolve(parameter.type, in: scope, file: member.file).unwrapped
      if type.mayBeShown { return false }
      told.append(value?.isTrue.map(String.init) ?? value?.caseNames.joined(separator: "|") ?? "")
    }
    told += inner.constants(of: scope).told
    return !followedCoordinators.insert(
      member, host: host, presenter: presenting.last, isHookedUp: isHookedUp,
      condition: condition, told: told)
  }
}
