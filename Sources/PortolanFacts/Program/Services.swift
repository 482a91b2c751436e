extension Program {
  /// The objects that views take from the environment, and those of which a static property of their own type holds one.
  var services: Set<ObjectIdentifier> {
    let evaluator = Evaluator(program: self)
    var found: Set<ObjectIdentifier> = []
    for symbol in types {
      for member in symbol.members where member.declaration.kind == .variable {
        let isLent = ["Environment", "EnvironmentObject", "Dependency"].contains {
          member.attribute($0) != nil
        }
        guard isLent || member.isStatic && symbol.kind == .class && !member.isSample else {
          continue
        }
        guard let value = evaluator.value(of: member, of: symbol, 0).type.unwrapped.ownSymbol,
          value.kind == .class, isLent || value === symbol
        else { continue }
        found.insert(ObjectIdentifier(value))
      }
    }
    return found
  }
}

extension Member {
  /// Whether a static property holds something for previews and tests, and not the one object of its class.
  fileprivate var isSample: Bool {
    NavigationWords.namesStandIn(name)
  }
}
