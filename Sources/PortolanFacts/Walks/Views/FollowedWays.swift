/// Functions that call each other in so many ways that there is no end to following each way.
struct FollowedWays {
  private var seen: Set<Visit> = []
  /// After so many members one view's walk no longer follows each way to a function of a coordinator's or another object's.
  static let limit = 500

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
  /// Whether a function was followed already on behalf of the same screen and told the same, once there are too many ways to follow each.
  /// One that gives a view back is followed for whoever asks it.
  mutating func wasFollowed(_ member: Member, in inner: Environment) -> Bool {
    guard followed > FollowedWays.limit, let scope = inner.scope,
      !scope.isView || scope.isController
    else { return false }
    if let type = member.declaration.type,
      program.resolve(type, in: scope, file: member.file).mayBeShown
    {
      return false
    }
    let told = member.declaration.parameters.map { parameter in
      inner.local(parameter.name, evaluator).map(whatTells) ?? ""
    }
    return !followedWays.insert(
      member, host: host, presenter: presenting.last, isHookedUp: isHookedUp,
      condition: condition, told: told + inner.constants(of: scope).told)
  }

  /// What tells one value that a function is handed from another: of something to do, where it is written.
  private func whatTells(_ value: Denotation) -> String {
    if let (closure, environment) = value.closure {
      return "\(environment.file):\(closure.position.line):\(closure.position.column)"
    }
    let shown = value.shown?.uses.map { "\($0.view.id) \($0.location.description)" } ?? []
    let type = value.type.unwrapped
    let shownType = type.mayBeShown ? type.symbol?.id ?? "" : ""
    let flag = value.isTrue.map(String.init) ?? ""
    return ([shownType, flag] + value.caseNames + shown).joined(separator: "|")
  }
}
