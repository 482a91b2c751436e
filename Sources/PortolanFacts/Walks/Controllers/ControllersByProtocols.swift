/// What controllers do by the extensions of protocols: `extension ListShowing where Self: UIViewController { func open() { present(…) } }`.
extension Program {
  /// The functions that protocols bring to a controller, the app's own or the system's, as far as anybody has the controller run them: its
  /// own code, another of them, or whoever knows it by a protocol that asks for them.
  func functionsBrought(to controller: TypeSymbol) -> [Member] {
    let lineage = Array(lineage(of: controller))
    var waiting = lineage.flatMap { defaultImplementations(for: $0).fitting }
    waiting += broughtByOthers(to: controller, lineage)
    waiting.removeAll { member in
      member.declaration.kind != .function || member.isStatic || member.declaration.body == nil
        // What one is handed to show, whoever calls it shows.
        || showsArgument(member, of: controller)
        || lineage.contains { $0.members(named: member.name).contains { $0.overrides(member) } }
    }
    if waiting.isEmpty { return [] }
    var wanted = functionsAsked(of: controller)
    for member in controller.members { wanted.formUnion(member.declaration.namesMentioned) }
    var found: [Member] = []
    while let next = waiting.firstIndex(where: { wanted.contains($0.name) }) {
      let member = waiting.remove(at: next)
      if found.contains(where: { $0 === member }) { continue }
      found.append(member)
      wanted.formUnion(member.declaration.namesMentioned)
    }
    return found
  }

  /// What the app adds to protocols of others: `extension UITableViewDelegate where Self: ListShowing { … }`.
  private func broughtByOthers(to controller: TypeSymbol, _ lineage: [TypeSymbol]) -> [Member] {
    var names: [String] = []
    for type in lineage {
      for inherited in type.inherits + inheritedByProtocols(of: type)
      where !inherited.lastName.hasSuffix("Controller") && !names.contains(inherited.lastName)
        && self.type(named: inherited.name, in: type.outer, file: type.file) == nil
      {
        names.append(inherited.lastName)
      }
    }
    return names.flatMap { membersOfOthers.byType[$0] ?? [] }.filter { fits($0, controller) }
  }

  /// The names of the functions that the protocols ask for which a controller itself names.
  private func functionsAsked(of controller: TypeSymbol) -> Set<String> {
    var (names, seen) = (Set<String>(), Set<ObjectIdentifier>())
    var waiting = protocols(of: controller)
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      for member in next.members where member.declaration.body == nil { names.insert(member.name) }
      waiting += protocols(of: next)
    }
    return names
  }
}

extension Declaration {
  /// Every name that its code says.
  fileprivate var namesMentioned: Set<String> {
    var names: Set<String> = []
    func note(_ expression: Expression) { if let name = expression.lastWord { names.insert(name) } }
    (body ?? []).visit(note)
    observers.visit(note)
    value?.visit(note)
    return names
  }
}
