/// Members of one name of which each build has one: `#if os(iOS) var page … #else var page … #endif`, or each app, in a file of its own.
extension Program {
  /// The member that each build has where code names one of them: all that are declared alike, where no two are ever compiled
  /// together.
  func versions(of member: Member, in owner: TypeSymbol?) -> [Member] {
    guard member.declaration.condition != nil else { return versionsOfApps(of: member, in: owner) }
    let alike = named(member.name, in: owner).filter { other in
      other.declaration.kind == member.declaration.kind && other.isStatic == member.isStatic
        && other.declaration.parameters.map(\.label) == member.declaration.parameters.map(\.label)
    }
    let conditions = alike.compactMap(\.declaration.condition)
    guard alike.contains(where: { $0 === member }), conditions.count == alike.count,
      Branches.areApart(conditions)
    else { return [member] }
    return alike
  }

  /// The function that each of several apps has which share a type, and the code that calls it: each adds its own to the type, which is
  /// open to no other module, so that no two are ever compiled together.
  private func versionsOfApps(of member: Member, in owner: TypeSymbol?) -> [Member] {
    guard let owner, !owner.isPublic, member.declaration.kind == .function else { return [member] }
    let alike = owner.members(named: member.name).filter { other in
      other.declaration.kind == .function && other.isStatic == member.isStatic
        && other.declaration.neededLabels == member.declaration.neededLabels
    }
    let modules = Set(alike.map { files[$0.file].module })
    return modules.count == alike.count && alike.contains { $0 === member } ? alike : [member]
  }

  /// The condition under which an owner has a member: that of any of its versions.
  func condition(of member: Member, in owner: TypeSymbol) -> String? {
    Branches.either(versions(of: member, in: owner).map(\.declaration.condition))
  }

  private func named(_ name: String, in owner: TypeSymbol?) -> [Member] {
    if let owner { return owner.members(named: name) }
    return membersOfOthers[name, of: "View"] + (freeFunctions[name] ?? [])
  }
}

extension Declaration {
  /// What the arguments are called that a call can't leave out.
  fileprivate var neededLabels: [String?] {
    parameters.filter { !$0.hasDefault }.map(\.label)
  }

  /// Its members, of an extension with the condition under which that is there.
  var membersOfBuilds: [Declaration] {
    guard kind == .extension, let condition else { return members }
    return members.map { member in
      var member = member
      member.condition = Branches.both(condition, member.condition)
      return member
    }
  }
}

extension [TypeSymbol] {
  /// Whether no two of them are ever compiled together.
  var areOneInEachBuild: Bool {
    indices.allSatisfy { number in
      self[..<number].allSatisfy { Branches.exclude($0.conditions + self[number].conditions) }
    }
  }
}
