/// Cases that code asks for, whoever does: what it compares with them, matches, or hands on.
extension Program {
  /// Whether code elsewhere than in an enum, or what belongs to the enum's type itself, says the name of one of its cases other than to
  /// set something to it. Another's of that name is taken for it: nobody has to know what it stands for.
  func mentions(_ name: String, besidesSettingOf symbol: TypeSymbol) -> Bool {
    // What a value of the enum says of itself asks for each of its cases.
    let isWithin = types.contains { type in
      type.members.contains { (type !== symbol || $0.isStatic) && $0.mentions(name) }
    }
    return isWithin || membersOfOthers.all.contains { $0.mentions(name) }
      || freeFunctions.values.joined().contains { $0.mentions(name) }
  }
}

extension Member {
  /// Whether its code says the name of a case other than to set something to it.
  fileprivate func mentions(_ name: String) -> Bool {
    var count = 0
    eachExpression { expression in
      switch expression {
      case .member(_, name, _): count += 1
      case .assignment(_, .member(_, name, _), _): count -= 1
      default: break
      }
    }
    // What a piece of state begins with sets it, too.
    if !isStatic, case .member(_, name, _)? = declaration.value { count -= 1 }
    return count > 0
  }
}
