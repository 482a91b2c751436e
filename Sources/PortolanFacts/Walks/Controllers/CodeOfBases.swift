/// Code of a controller's base that means something else for each heir: it calls what heirs override,
/// `func open() { push(makePage()) }`, or asks an object that it knows by a protocol, and that code gives each heir's objects by itself.
extension Program {
  /// The members of the classes above a controller whose code says something else for it than for others, as far as it has no member of
  /// its own in their place.
  func codeOfBases(meaningOtherFor controller: TypeSymbol) -> [Member] {
    let lineage = Array(lineage(of: controller))
    if lineage.count < 2 { return [] }
    var names = Set(
      controller.members.lazy.filter { member in
        !member.isStatic && member.declaration.modifiers.contains("override")
          && lineage.dropFirst().contains { base in
            base.members(named: member.name).contains { member.overrides($0) }
          }
      }.map(\.name))
    names.formUnion(lineage.dropFirst().flatMap { propertiesGiven(to: controller, declaredBy: $0) })
    if names.isEmpty { return [] }
    var waiting = lineage.indices.dropFirst().flatMap { number in
      lineage[number].members.filter { member in
        !member.isStatic
          && !lineage[..<number].contains { nearer in
            nearer.members(named: member.name).contains { $0.overrides(member) }
          }
      }
    }
    var found: [Member] = []
    while let next = waiting.firstIndex(where: { !ownNames(saidBy: $0).isDisjoint(with: names) }) {
      let member = waiting.remove(at: next)
      found.append(member)
      // What only does something is walked by itself; what it gives, those show who ask for it.
      if member.declaration.kind == .variable || member.declaration.type != nil {
        names.insert(member.name)
      }
    }
    return found
  }

  /// The properties of a base that keep what is known by a protocol, and that code gives to objects of an heir.
  private func propertiesGiven(to heir: TypeSymbol, declaredBy base: TypeSymbol) -> [String] {
    base.storedProperties.filter { member in
      !member.isStatic && classesGiven(member.name).contains(ObjectIdentifier(heir))
        && Evaluator(program: self).property(member.name, of: base)?.type.unwrapped.ownSymbol?.kind
          == .protocol
    }.map(\.name)
  }

  /// The names of its object's own members that a member's code says.
  private func ownNames(saidBy member: Member) -> Set<String> {
    if let known = ownNames[ObjectIdentifier(member)] { return known }
    var names: Set<String> = []
    func note(_ expression: Expression) { if let name = expression.ownName { names.insert(name) } }
    (member.declaration.body ?? []).visit(note)
    member.declaration.observers.visit(note)
    member.declaration.value?.visit(note)
    ownNames[ObjectIdentifier(member)] = names
    return names
  }
}

extension ViewWalk {
  /// Walks the code of a controller's bases that means something else for the controller, as if it stood in its own class.
  mutating func walk(codeOfBases members: [Member], for controller: TypeSymbol) {
    for member in members {
      doneAnew[ObjectIdentifier(controller), default: []].insert(ObjectIdentifier(member))
      let (sitesBefore, consumersBefore) = (sites.count, consumers.count)
      isInCodeOfBase = true
      walk(member, of: controller)
      isInCodeOfBase = false
      // What state presents that the base declares is charted as the base's code says.
      sites.removeSubrange(sitesBefore...)
      consumers.removeSubrange(consumersBefore...)
    }
  }

  /// The property of a name that the object has whose code is walked, be it one of a base whose code it is.
  func ownProperty(_ name: String, of scope: TypeSymbol) -> Member? {
    if let own = scope.property(name) { return own }
    return isInCodeOfBase
      ? program.lineage(of: scope).lazy.compactMap { $0.property(name) }.first : nil
  }

  /// The types of what a property keeps, of the heir's objects whose base's code is walked.
  func typesKept(in path: StatePath) -> [TypeSymbol]? {
    if isInCodeOfBase, let host, let own = program.typesKept(in: path, by: host) { return own }
    return program.typesKept(in: path)
  }
}

extension SourceAssembly {
  /// Of a link that a controller has by a base, whether the base's code was walked for the controller by itself, or for a nearer base.
  func isDoneAnew(_ link: LinkSite, for hosts: [TypeSymbol]) -> Bool {
    guard let member = link.member, let host = link.host else { return false }
    return hosts.prefix { $0 !== host }.contains { isDoneAnew(member, for: $0) }
  }

  /// What a controller shows in place, and what the bases do whose content it has.
  func regionsInPlace(of controller: TypeSymbol) -> [Region] {
    let hosts = [controller] + bases(shownBy: controller)
    return hosts.indices.compactMap { number in
      guard let region = region(of: hosts[number]) else { return nil }
      func isLeft(_ use: ViewUse) -> Bool {
        guard let member = use.member else { return true }
        return !hosts[..<number].contains { isDoneAnew(member, for: $0) }
      }
      if region.uses.allSatisfy(isLeft) { return region }
      let own = region.copy()
      own.uses = region.uses.filter(isLeft)
      return own
    }
  }

  private func isDoneAnew(_ member: ObjectIdentifier, for controller: TypeSymbol) -> Bool {
    walk.doneAnew[ObjectIdentifier(controller)]?.contains(member) == true
  }
}
