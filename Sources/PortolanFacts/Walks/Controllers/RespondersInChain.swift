/// Objects that a controller puts into the chain of responders of AppKit's, `nextResponder = menuActions`: items of menus call their
/// functions while the controller's window is in front, so that it leads to what these show.
extension ViewWalk {
  /// Walks what a responder does that code puts behind a controller, or its window, as if the controller asked for it.
  mutating func take(responder value: Expression) {
    guard isInController, isInOwnCode,
      let symbol = evaluate(value).type.unwrapped.ownSymbol, symbol.kind == .class,
      symbol !== host, !symbol.isView
    else { return }
    let position = position(of: value)
    for member in symbol.members where member.isActionOfMenus {
      let before = links.count
      let handed = member.declaration.parameters.map { Argument(label: $0.label, value: .nil) }
      walk(.call(.member(value, member.name, position), handed, position))
      for number in links.indices.dropFirst(before) where links[number].title == nil {
        links[number].title = program.menuItems(calling: member, of: symbol)
      }
    }
  }
}

extension Member {
  /// Whether the system may call it for an item of a menu.
  fileprivate var isActionOfMenus: Bool {
    declaration.kind == .function && !isStatic && declaration.parameters.count < 2
      && ["objc", "IBAction"].contains { attribute($0) != nil }
  }
}
