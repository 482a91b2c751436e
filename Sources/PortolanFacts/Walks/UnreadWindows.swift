import PortolanModel

/// A window of a library's that code makes around pages: `SettingsWindowController(panes: [Pane(title: "General") { GeneralPane() }])`.
/// Nothing of its class is in the source, and no label of AppKit's says that it shows them.
struct UnreadWindow {
  var name: String
  var pages: [TypeSymbol]
  var location: SourceLocation
}

extension StateChangeWalk {
  mutating func noteUnreadWindow(
    _ callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    guard case .name(let name, _) = callee, name.hasSuffix("WindowController"),
      name.isWrittenAsType, !KnownControllers.isOfSystem(name),
      program.type(named: name, in: environment.scope, file: environment.file) == nil
    else { return }
    var pages: [TypeSymbol] = []
    for argument in arguments {
      argument.value.visit { expression in
        guard case .call(let made, _, _) = expression, let page = constructed(made), page.isView,
          !pages.contains(where: { $0 === page })
        else { return }
        pages.append(page)
      }
    }
    if pages.isEmpty { return }
    unreadWindows.append(
      UnreadWindow(
        name: name, pages: pages,
        location: position.location(in: program.files[environment.file].path)))
  }
}
