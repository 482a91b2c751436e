import PortolanModel

/// Stacks of the app's own around a controller of which nobody knows what it is: `OwnStack(rootViewController: makePage(for: scene))`.
extension ViewWalk {
  /// Notes that the stack which a call has made, the last view that is shown since there were so many, holds nothing that is known.
  mutating func noteStack(aroundUnseenIn call: Call, since count: Int) {
    guard region.uses.count == count + 1, region.uses[count].view.isNavigationController,
      call.arguments.contains(where: { $0.label == "rootViewController" })
    else { return }
    region.uses[count].isAroundUnseen = true
  }
}

extension SourceAssembly {
  /// What a link leads to: not to a stack by itself that is there for a page of which nothing is known, unless that says something of its
  /// own.
  func withoutStacksAroundUnseen(_ targets: [ViewUse?]) -> [ViewUse?] {
    targets.map { use in
      guard let use, use.isAroundUnseen, !navigates(use.view, visited: []),
        region(of: use.view)?.allUses.isEmpty != false
      else { return use }
      return nil
    }
  }
}
