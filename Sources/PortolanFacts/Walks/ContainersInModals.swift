/// Views of the app's own around content that they are given, and the stacks that they bring.
extension ViewWalk {
  /// What stands around the content of a view of the app's own: a stack of its own, even where a modal brings none.
  func surroundings(within wrapper: TypeSymbol) -> Surroundings? {
    let isOpen = surroundings == .host || surroundings == .modal && wrapper.bringsStack
    return isOpen ? .wrapper : nil
  }
}

extension TypeSymbol {
  /// Whether its own code makes a stack.
  fileprivate var bringsStack: Bool {
    property("body")?.declaration.body?.firstCall { callee, _ in
      callee.isType("NavigationStack") || callee.isType("NavigationView") ? true : nil
    } == true
  }
}
