import PortolanModel

/// A window of a library's that code makes around pages: `SettingsWindowController(panes: [Pane(title: "General") { GeneralPane() }])`.
/// Nothing of its class is in the source, and no label of AppKit's says that it shows them.
struct UnreadWindow {
  var name: String
  var pages: [TypeSymbol]
  var location: SourceLocation
}

extension ViewWalk {
  /// Walks a window of a library's around the pages that it is made with: one of them is shown at a time.
  mutating func construct(unreadWindow name: String, _ call: Call) -> Bool {
    guard program.isUnreadWindow(name, in: environment.scope, environment.file) else {
      return false
    }
    let pages = call.arguments.flatMap { argument in
      if case .array(let elements) = argument.value { elements } else { [Expression]() }
    }
    if pages.isEmpty { return false }
    let fork = forks.fork(pages.count)
    for (number, page) in pages.enumerated() {
      walk(arm: number + 1, of: fork) { walk in
        let before = walk.region.useCount
        walk.walk(content: page)
        walk.show(kept: page, since: before)
      }
    }
    return true
  }

  /// Notes that code shows such a window: `settings.show(pane: .general)`.
  mutating func show(unreadWindow window: Expression, _ call: Call) -> Bool {
    guard case .foreign(let type) = evaluate(window).type.unwrapped,
      program.isUnreadWindow(type.lastName, in: environment.scope, environment.file)
    else { return false }
    return showWindow(of: window, call)
  }
}

extension Program {
  /// Whether a name is that of a window controller that only a library can have.
  fileprivate func isUnreadWindow(_ name: String, in scope: TypeSymbol?, _ file: Int) -> Bool {
    name.hasSuffix("WindowController") && name.isWrittenAsType
      && !KnownControllers.isOfSystem(name) && type(named: name, in: scope, file: file) == nil
  }
}

extension StateChangeWalk {
  mutating func noteUnreadWindow(
    _ callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    guard case .name(let name, _) = callee,
      program.isUnreadWindow(name, in: environment.scope, environment.file)
    else { return }
    var pages: [TypeSymbol] = []
    for argument in arguments {
      argument.value.visit { expression in
        guard case .call(let made, _, _) = expression, let page = constructed(made), page.isView,
          !pages.holds(page)
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
