/// Alerts and dialogs that the state holds and no view was seen to present.
extension SourceAssembly {
  /// Whether something may show all the same what a property holds: code that reads it from the state, or a presentation of which
  /// nobody can tell by which state.
  func mayBeShownUnseen(_ property: String, of owner: TypeSymbol) -> Bool {
    let known = Set(walk.sites.map { $0.location })
    let isUntold = walk.unfollowed.contains { site in
      !known.contains(site.location)
        && site.host.flatMap { names.model(of: $0) }.map { $0 === owner } ?? true
    }
    return isUntold
      || program.types.contains { symbol in
        symbol.members.contains { member in
          member.reads(property) && mayRead(member, of: symbol, from: owner)
        }
      }
  }

  /// Whether code has a state to read from: it is worked out by the state, of a view that has it, or handed it. What the
  /// reducer itself does with it shows nothing.
  private func mayRead(_ member: Member, of symbol: TypeSymbol, from owner: TypeSymbol) -> Bool {
    if symbol === owner { return member.declaration.kind == .variable && !member.isStored }
    if symbol === owner.outer { return false }
    if symbol.isView, names.model(of: symbol) === owner { return true }
    return member.declaration.parameters.contains { parameter in
      program.resolve(parameter.type, in: symbol, file: member.file).unwrapped.ownSymbol === owner
    }
  }
}

extension Member {
  /// Whether its code mentions a property of some name.
  func reads(_ name: String) -> Bool {
    declaration.value?.reads(name) == true || declaration.body?.read(name) == true
  }
}

extension [Statement] {
  fileprivate func read(_ name: String) -> Bool {
    contains { statement in
      statement.expressions.contains { $0.reads(name) } || statement.inner.read(name)
    }
  }
}

extension Expression {
  /// Whether it reads a property by its name, or by a key path; a function that is called so is none.
  fileprivate func reads(_ property: String) -> Bool {
    switch self {
    case .name(let name, _) where name.withoutDollar == property: return true
    case .member(_, let name, _) where name.withoutDollar == property: return true
    case .keyPath(_, let components, _):
      return components.contains { $0.withoutDollar == property }
    case .call(.member(let base, _, _), let arguments, _):
      return base?.reads(property) == true
        || arguments.contains { $0.value.reads(property) }
    default: break
    }
    return parts.contains { $0.reads(property) } || statements.read(property)
  }
}

extension String {
  fileprivate var withoutDollar: Substring { drop { $0 == "$" || $0 == "_" } }
}
