import PortolanModel

/// Windows of AppKit's beside those that scenes say.
extension SourceAssembly {
  /// What is in windows of AppKit that leads anywhere: of window controllers, and of what an app's delegate shows in one. A view of
  /// SwiftUI's that a delegate or some other class shows beside an app's scenes is one more window, wherever it leads.
  /// So is what the menus of an app open that begins with nothing, as it hangs in the menu bar.
  ///
  /// - Parameter starts: What the app starts with.
  func windows(besides starts: [Start]) -> [TypeSymbol] {
    let opening = walk.links.filter { $0.opensWindowForDelegate }
    func views(_ links: [LinkSite]) -> [TypeSymbol] {
      links.compactMap { $0.region.flatMap { content(of: $0) }?.view }
    }
    let opened = views(opening)
    let alone =
      starts.isEmpty ? views(opening.filter { $0.host.map(hasNoFirstWindow) == true }) : []
    let starting = startingDelegates
    // What some view or command has somebody open, that leads to.
    let ledTo = Set(
      walk.links.filter { $0.host?.fillsWindows == false }.compactMap {
        $0.region?.firstUse?.location
      })
    let further = program.types.filter { type in
      type.fillsWindows && !starting.contains { $0 === type }
    }
    .flatMap(usesShownFirst).filter { !ledTo.contains($0.location) && !$0.view.modifiesViews }
    .map(\.view)
    return (program.types.filter(\.isWindowController) + opened + further).filter { view in
      if program.isBeside(view) || isUnmadeRelative(view) { return false }
      return alone.contains { $0 === view } || navigates(view, visited: [])
        || (!view.isController || view.isHosting) && further.contains { $0 === view }
    }
  }

  /// The condition under which a delegate shows a view in a window beside the app's scenes.
  func condition(ofWindow view: TypeSymbol) -> String? {
    var conditions: [String?] = []
    for filler in program.types where filler.fillsWindows {
      for use in usesShownFirst(by: filler) where use.view === view {
        conditions.append(filler.conditions.reduce(use.condition, Branches.both))
      }
    }
    return conditions.isEmpty ? nil : Branches.either(conditions)
  }

  /// Whether an app shows no window by itself: AppKit's code does that, for `Settings { EmptyView() }` is all that it has, or a menu;
  /// or its delegate opens windows later.
  func hasNoWindow(_ app: TypeSymbol) -> Bool {
    let scenes = walk.scenes.filter { $0.host === app }
    if scenes.isEmpty {
      return hasNoFirstWindow(app)
        && linksByHost[ObjectIdentifier(app)]?.contains { walk.links[$0].opensWindowForDelegate }
          == true
    }
    return scenes.allSatisfy { $0.isMenu || $0.kind == "Settings" }
  }

  /// Whether a delegate on the Mac keeps no window that a nib may have put there for the app to begin with.
  private func hasNoFirstWindow(_ delegate: TypeSymbol) -> Bool {
    let evaluator = Evaluator(program: program)
    return delegate.inherits("NSApplicationDelegate")
      && !delegate.storedProperties.contains { member in
        member.attribute("IBOutlet") != nil
          && evaluator.property(member.name, of: delegate)?.type.windowClass != nil
      }
  }
}

extension LinkSite {
  /// Whether code of an app's delegate opens a window by it.
  fileprivate var opensWindowForDelegate: Bool {
    presentation == ControllerLink.window && host?.isDelegate == true
  }
}
