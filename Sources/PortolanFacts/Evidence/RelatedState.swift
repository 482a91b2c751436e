/// State of which code changes another's when it changes one: what an heir has by its base class, and what several share by a key.
extension EvidenceTable {
  /// Adds what is done to state by way of its relatives, where anything of the same owner is bound, and always what heirs do to what
  /// their base class declares.
  mutating func addRelated() {
    if related.isEmpty { return }
    let bound = Set(all.lazy.filter(\.isBound).map { ObjectIdentifier($0.owner) })
    related.removeAll { change in
      let owner = change.path.owner
      return !bound.contains(ObjectIdentifier(owner))
        && (owner.heirs.isEmpty || owner.inherited[change.path.property] != nil)
    }
    for change in related { edit(change.path) { $0.changes.append(change) } }
  }
}

extension StateChange {
  /// The same as it is done to objects of other classes than the one by which the code has it: what a base class's code does, it does
  /// to each heir's state, and what an heir's does, to what is known as the base's.
  var ofRelatives: [StateChange] {
    let (owner, name) = (self.path.owner, self.path.property)
    let ancestor = owner.inherited[name]?.ancestor
    let heirs = owner.heirs.filter {
      ($0.inherited[name]?.ancestor).map { $0 === ancestor ?? owner } == true
    }
    return (heirs + [ancestor].compactMap { $0 }).map { relative in
      var change = self
      change.path.owner = relative
      // The function is each heir's, too.
      if change.owner === owner, relative !== ancestor { change.owner = relative }
      if change.host === owner, relative !== ancestor { change.host = relative }
      return change
    }
  }
}

extension StateChange {
  /// The same as it is done to the other properties that share what it changes. With what each is declared, it begins by itself.
  func toShared(_ program: Program) -> [StateChange] {
    let member = self.path.owner.property(self.path.property)
    let key = member.flatMap { program.sharedKey(of: $0, keptBy: self.path.owner) }
    if key == nil, program.sharingBox(self.path).isEmpty { return [] }
    let isDeclaration = member.map { member in
      self.isSeed
        && self.location
          == member.declaration.position.location(in: program.files[member.file].path)
    }
    let shared = (key.flatMap { program.shared[$0] } ?? []).filter { other in
      other != self.path.slot
        && !(isDeclaration == true
          && other.owner.property(other.property)?.declaration.value != nil)
    }
    return (shared + program.sharingBox(self.path)).map { other in
      var change = self
      change.path.owner = other.owner
      change.path.property = other.property
      return change
    }
  }
}
