/// Content that a view puts into the environment under a key: `.environment(\.page) { key in PageView(key) }`.
extension Program {
  /// Whether all who take what is lent by a key do so where a link of theirs leads: `NavigationLink(key) { page?(key) }`.
  func isOnlyLinked(_ key: LendingKey) -> Bool {
    guard let takers = takers[key], !takers.isEmpty else { return false }
    return takers.allSatisfy { taker in
      let bodies = taker.owner.members.compactMap(\.declaration.body)
      let mentions = bodies.reduce(0) { $0 + $1.mentions(of: taker.property) }
      return taker.owner.isView && mentions > 0
        && mentions == bodies.reduce(0) { $0 + $1.mentionsInLinks(of: taker.property) }
    }
  }
}

extension [Statement] {
  /// How often a property is mentioned.
  fileprivate func mentions(of property: String) -> Int {
    var count = 0
    visit { if $0.isMention(of: property) { count += 1 } }
    return count
  }

  /// How often that is done where a link leads.
  fileprivate func mentionsInLinks(of property: String) -> Int {
    var count = 0
    visit { expression in
      guard case .call(.name("NavigationLink", _), let arguments, _) = expression else { return }
      arguments.linkDestination?.visit { if $0.isMention(of: property) { count += 1 } }
    }
    return count
  }
}

extension Expression {
  fileprivate func isMention(of property: String) -> Bool {
    switch self {
    case .name(property, _), .member(.name("self", _)?, property, _): true
    default: false
    }
  }
}
