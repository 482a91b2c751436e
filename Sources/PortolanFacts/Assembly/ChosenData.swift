/// Enums that are called as tabs are, and by which a model only says which of its data a view shows.
extension SourceAssembly {
  /// Whether that is all that an enum does: its owner works out by it what is no view, no code shows anything for it, and none hands on
  /// a binding or a key path to it, which might be for tabs that nobody sees.
  func onlyChoosesData(_ property: String, of owner: TypeSymbol) -> Bool {
    guard evidence[owner, property]?.isShown != true, !owner.isView, owner.kind == .class,
      names.view(of: owner)?.isController != true,
      owner.members.contains(where: { $0.worksOut(by: property) })
    else { return false }
    return !program.bindsOrNames(property)
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
