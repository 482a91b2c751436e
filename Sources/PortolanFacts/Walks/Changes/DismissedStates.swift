import PortolanModel

/// What code takes away that is part of what some state presents: a container around that, a modifier on it, a button beside it.
struct DismissedState: Hashable {
  var path: StatePath
  /// Of each arm of a `switch` around the code for which cases it is, outermost first.
  var arms: [CasesOfArm] = []
  /// What the view that stands there is told of its flags and optionals.
  var flags: [String: Bool] = [:]
}

/// For which cases an arm of a `switch` is: a `default:` for all but those that the others name.
struct CasesOfArm: Hashable {
  var names: [String]
  var isDefault = false

  func contains(_ name: String) -> Bool { names.contains(name) != isDefault }
}

extension ViewWalk {
  /// Walks an arm of a `switch` over some state.
  mutating func walk(
    armFor cases: CasesOfArm, of state: StatePath?, _ work: (inout ViewWalk) -> Void
  ) {
    armsAround.append((state, cases))
    work(&self)
    armsAround.removeLast()
  }

  /// What code takes away that is part of what some state presents.
  func dismissed(_ path: StatePath) -> DismissedState {
    let own = armsAround.filter { $0.state?.slot == path.slot }
    return DismissedState(path: path, arms: (own.isEmpty ? armsAround : own).map(\.cases))
  }
}

extension Region {
  /// The views that it shows, each with the arms in which it does so, outermost first.
  var usesInArms: [(use: ViewUse, arms: [CasesOfArm])] {
    let named = cases.map(\.name)
    let byDefault = Set((byDefault?.uses ?? []).map(\.location))
    let own = uses.map { use in
      let arm = CasesOfArm(names: named, isDefault: true)
      return (use: use, arms: byDefault.contains(use.location) ? [arm] : [])
    }
    let ofCases = cases.flatMap { name, region in
      region.usesInArms.map { (use: $0.use, arms: [CasesOfArm(names: [name])] + $0.arms) }
    }
    let others = selections.map(\.region) + (continuation.map { [$0.region] } ?? [])
    return own + ofCases + others.flatMap(\.usesInArms)
  }
}
