import PortolanModel

/// Paths that hold anything, and never hold anything.
extension SourceAssembly {
  /// Whether nobody puts anything onto a path, and its stack shows nothing for any value: `NavigationStack(path: $path) { … }` with a path
  /// that code only empties. The stack is as one without a path.
  func isAlwaysEmpty(_ evidence: SlotEvidence) -> Bool {
    let path = StatePath(owner: evidence.owner, property: evidence.property)
    guard evidence.sites.isEmpty, !evidence.containers.isEmpty,
      evidence.containers.allSatisfy({ $0.form == "NavigationStack" && $0.kind == .stack }),
      Evaluator(program: program).stack(keptBy: path)?.isErasedPath == true,
      let member = evidence.owner.property(evidence.property), member.attribute("State") != nil,
      member.declaration.value?.makesNothing == true,
      // Whose path it is that nothing is ever done to, as of one for others to take, nobody knows.
      !evidence.changes.isEmpty, !evidence.changes.contains(where: \.kind.activates),
      !unseen.isGiven(evidence.property, of: evidence.owner)
    else { return false }
    let stacks = stacks(boundTo: evidence)
    return !walk.links.contains {
      $0.value != nil && !self.stacks(around: $0).isDisjoint(with: stacks)
    }
      && !walk.handlers.contains { handler in
        evidence.containers.contains { mayStand(handler, in: $0) }
      }
  }
}
