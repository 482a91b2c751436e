import PortolanModel

/// Menus of AppKit's that code builds, and by whose items an app's delegate opens windows:
/// `NSMenuItem(title: "Preferences…", action: #selector(AppDelegate.openSettings), keyEquivalent: ",")`. The app's first screen leads
/// there, as the menus are there as long as it is.
extension ViewWalk {
  /// Takes what a function of a delegate put into windows, if an item of a menu calls it, for what that item leads to. What the delegate has
  /// shown when the app started is but brought back.
  ///
  /// - Parameters:
  ///   - uses: How many views the delegate's windows showed before.
  ///   - links: How many links there were before.
  mutating func leadFromMenu(
    by member: Member, of delegate: TypeSymbol, since uses: Int, _ links: Int
  ) {
    guard !member.declaration.isRunAtLaunch, let own = ownRegion,
      let title = program.menuItems(calling: member, of: delegate)
    else { return }
    for number in self.links.indices.dropFirst(links)
    where self.links[number].host === delegate && self.links[number].title == nil {
      self.links[number].title = title
    }
    let shown = Set(own.uses.prefix(uses).map(\.location))
    let opened = own.uses.dropFirst(uses).filter { $0.standing == .content }
    let added = opened.filter { !shown.contains($0.location) }
    guard let first = added.first, !program.hasScenes(besides: delegate) else { return }
    own.uses.removeSubrange(uses...)
    let window = Region()
    window.uses = added
    region.presented.append(window)
    add(
      LinkSite(
        form: member.declaration.formBringingToFront, presentation: ControllerLink.window,
        host: delegate, region: window, location: first.location, surroundings: .modal,
        title: title))
  }
}

extension Program {
  /// What is written on the first item of a menu that calls a function, if code hooks one up.
  func menuItems(calling member: Member, of symbol: TypeSymbol) -> String? {
    guard member.declaration.kind == .function else { return nil }
    return titlesOfMenuItems["\(symbol.name).\(member.name)"]
  }

  /// Whether an app's scenes are told by an `App`, so that its delegate has no screen of its own.
  fileprivate func hasScenes(besides delegate: TypeSymbol) -> Bool {
    types.contains { $0.module == delegate.module && $0.inherits("App") }
  }

  /// What is written on the items of menus, by the functions which they call, `AppDelegate.openSettings`.
  private var titlesOfMenuItems: [String: String] {
    if let knownMenuItems { return knownMenuItems }
    var titles: [String: String] = [:]
    for symbol in types {
      for member in symbol.members {
        member.eachExpression { expression in
          guard let (title, function) = expression.menuItem else { return }
          let owner = function.owner ?? symbol.name
          let key = "\(owner).\(function.name)"
          if titles[key] == nil { titles[key] = title }
        }
      }
    }
    knownMenuItems = titles
    return titles
  }
}

extension Expression {
  /// Of a call that makes an item of a menu, what is written on it, and the function that it calls.
  fileprivate var menuItem: (title: String, function: (owner: String?, name: String))? {
    guard case .call(let callee, let arguments, _) = self,
      let name = callee.lastWord, Self.makersOfMenuItems.contains(name),
      let written = arguments.first(where: { ["title", "withTitle"].contains($0.label) })?.value,
      let title = WrittenText.text(given: written),
      case .other(let named)? = arguments.first(where: { $0.label == "action" })?.value,
      let function = named.first, let called = function.lastName
    else { return nil }
    guard case .member(.name(let owner, _)?, _, _) = function, owner.isWrittenAsType else {
      return (title, (nil, called))
    }
    return (title, (owner, called))
  }

  private static let makersOfMenuItems: Set<String> = ["NSMenuItem", "addItem", "insertItem"]
}

extension Declaration {
  /// How its code brings a window before the others.
  fileprivate var formBringingToFront: String {
    (body ?? []).firstCall { callee, arguments -> String? in
      guard let name = callee.lastWord, ControllerLink.bringsToFront.contains(name) else {
        return nil
      }
      return arguments.isEmpty ? "\(name)()" : "\(name)(_:)"
    } ?? "NSWindow"
  }
}
