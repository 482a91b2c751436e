/// What code leaves with views that it only makes, `page = AnyView(StartView(onOpen: { self.isShown = true }))`: whoever touches the view
/// does it, and whoever calls the function has no more than the view made.
extension StateChangeWalk {
  /// Whether a closure is what a view does that the code makes to have it shown elsewhere, and not to give it back to who asks for it.
  func isLeftToView(
    _ argument: Argument, of callee: Expression, _ arguments: [Argument], _ control: Control?
  ) -> Bool {
    if givesView { return false }
    if CodeNames.isOfView(callee) { return true }
    return if case .view? = control { control?.runs(argument, of: arguments) == true } else {
      false
    }
  }

  /// Whether whoever calls a member is given a view, or a controller around one.
  func givesView(_ member: Member, _ type: ResolvedType?) -> Bool {
    guard !member.declaration.givesView else { return true }
    return type?.isController == true || type?.unwrapped.ownSymbol?.isView == true
  }
}
