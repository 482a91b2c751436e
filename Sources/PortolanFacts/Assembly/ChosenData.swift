/// Enums that are called as tabs are, and by which a model only says which of its data a view shows.
extension SourceAssembly {
  /// Whether that is all that an enum does: its owner works out by it what is no view, or all that views ask of it is which of several
  /// buttons stands for the chosen one; no code shows anything for it, and none hands on a binding or a key path to it, which might be for
  /// tabs that nobody sees.
  func onlyChoosesData(_ property: String, of owner: TypeSymbol) -> Bool {
    let path = StatePath(owner: owner, property: property)
    if let known = memory.choosingData[path] { return known }
    let isOnly = isAskedForData(property, of: owner) && !program.bindsOrNames(property)
    memory.choosingData[path] = isOnly
    return isOnly
  }

  private func isAskedForData(_ property: String, of owner: TypeSymbol) -> Bool {
    guard evidence[owner, property]?.isShown != true, !owner.isView,
      names.view(of: owner)?.isController != true
    else { return false }
    if owner.kind == .class { return owner.members.contains { $0.worksOut(by: property) } }
    return owner.isStateOfReducer && names.view(of: owner) != nil && program.onlyMarks(property)
  }
}

extension Member {
  /// Whether it gives something that is no view, by which case a property is in.
  fileprivate func worksOut(by property: String) -> Bool {
    guard !isStored, declaration.type != nil, !declaration.givesView else { return false }
    var asks = false
    (declaration.body ?? []).visitStatements { statement in
      if case .switch(let subject, _, _) = statement, subject.ownName == property { asks = true }
    }
    eachExpression { expression in
      switch expression {
      case .infix(let value, "==", _), .infix(let value, "!=", _):
        if value.ownName == property { asks = true }
      case .statement(.switch(let subject, _, _)): if subject.ownName == property { asks = true }
      default: break
      }
    }
    return asks
  }
}

extension Program {
  /// Whether all that views ask of something of a name is whether it is a value that they have in hand, as that of a button in a row:
  /// `store.day == day`.
  fileprivate func onlyMarks(_ name: String) -> Bool {
    var (marks, mentions) = (0, 0)
    func look(_ expression: Expression) {
      switch expression {
      case .infix(.member(_?, name, _), "==", .name), .infix(.member(_?, name, _), "!=", .name),
        .infix(.name, "==", .member(_?, name, _)), .infix(.name, "!=", .member(_?, name, _)):
        marks += 1
      case .member(_?, name, _): mentions += 1
      default: break
      }
    }
    for view in types where view.isView {
      for member in view.members { member.eachExpression(look) }
    }
    return marks > 0 && marks == mentions
  }

  /// Whether code makes a binding to something of a name, or names it in a key path.
  fileprivate func bindsOrNames(_ name: String) -> Bool {
    types.contains { type in type.members.contains { $0.bindsOrNames(name) } }
      || membersOfOthers.all.contains { $0.bindsOrNames(name) }
      || freeFunctions.values.joined().contains { $0.bindsOrNames(name) }
  }
}

extension Member {
  fileprivate func bindsOrNames(_ name: String) -> Bool {
    var binds = false
    eachExpression { expression in
      switch expression {
      case .name(let own, _): binds = binds || own == "$" + name
      case .member(let base, let member, _):
        binds = binds || member == "$" + name || member == name && base?.isProjected == true
      case .keyPath(_, let components, _): binds = binds || components.contains(name)
      default: break
      }
    }
    return binds
  }
}
