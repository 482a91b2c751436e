/// Items that go with a flag which presents a dialog about them.
extension SourceAssembly {
  /// What takes an item away as a change of its flag, in the dialog that this presents: `Button("OK") { error = nil }`. With the button
  /// the dialog goes.
  func asOfFlag(_ change: StateChange) -> StateChange {
    guard change.kind == .dismiss, let spot = walk.spots.path(at: change.location),
      let item = evidence.owners(of: change.path).first
    else { return change }
    let flag = evidence.owners(of: spot).first { path in
      guard let flag = evidence[path.owner, path.property] else { return false }
      return flag.isAskedAbout && flag.item == item.property && flag.itemHome === item.owner
        && flag.presenters.allSatisfy { $0.presentation.isDialog }
    }
    guard let flag else { return change }
    var change = change
    change.path = flag
    return change
  }
}
