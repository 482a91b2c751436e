import PortolanModel

/// Controllers of which no file was read that declares them, or what they inherit from, as a class of Objective-C's or a library's. That
/// they are controllers the app's own code says: it has them show others, or overrides what only controllers have.
enum UnreadControllers {
  /// The classes that are declared nowhere and that extensions have show controllers, each as far as these declare it.
  static func extended(by extensions: [Member], _ program: Program) -> [TypeSymbol] {
    var found: [TypeSymbol] = []
    for added in extensions {
      let name = added.declaration.name
      guard KnownControllers.isUnread(name), !KnownControllers.showsOthers(name),
        added.declaration.membersOfBuilds.contains(where: \.showsControllers),
        !found.contains(where: { $0.name == name })
      else { continue }
      var declaration = Declaration(
        kind: .class, name: name, position: added.declaration.position)
      declaration.inherits = [TypeReference("UIViewController")]
      declaration.modifiers = ["public"]
      found.append(
        TypeSymbol(
          declaration, module: program.module(of: added.file), file: added.file, outer: nil))
    }
    return found
  }
}

extension Program {
  /// Notes which classes are controllers whose superclass was not read and has no name that tells.
  func noteUnreadControllers() {
    for symbol in types where symbol.kind == .class && !symbol.inheritsFromController {
      guard let ancestor = symbol.foreignAncestor, !KnownControllers.isOfSystem(ancestor) else {
        continue
      }
      let isNamed = [ancestor, symbol.name].contains { $0.hasSuffix("Controller") }
      let members = lineage(of: symbol).flatMap(\.members).map(\.declaration)
      symbol.isUnreadController = members.contains { member in
        member.overridesController
          || isNamed && (member.showsControllers || member.handsOverContent)
      }
    }
  }
}

extension KnownControllers {
  /// Whether a class that no file declares is a controller by its name, and none of the system's, nor an alert.
  static func isUnread(_ name: String) -> Bool {
    name.hasSuffix("Controller") && !name.contains(".") && !isOfSystem(name)
      && !["AlertController", "ActionSheetController"].contains(where: name.hasSuffix)
  }

  /// Whether a class is called what shows others and is no screen by itself.
  fileprivate static func showsOthers(_ name: String) -> Bool {
    [
      "NavigationController", "TabBarController", "SplitViewController", "PageViewController",
      "HostingController", "WindowController",
    ].contains(where: name.hasSuffix)
  }
}

extension Declaration {
  /// Whether it is an initialiser that hands another one what a container shows: `super.init(rootViewController: page)`.
  fileprivate var handsOverContent: Bool {
    if kind != .initializer { return false }
    let content = (body ?? []).firstCall { callee, arguments -> Argument? in
      guard case .member(.name(let owner, _)?, "init", _) = callee,
        ["self", "super"].contains(owner)
      else { return nil }
      return arguments.first(where: \.isContentOfContainer)
    }
    return content != nil
  }

  /// Whether its code has the object itself show a controller, or its stack: `present(page, animated: true)`.
  fileprivate var showsControllers: Bool {
    let shows: Bool? = (body ?? []).firstCall { callee, arguments in
      guard let first = arguments.first, first.label == nil, !first.isTrailing else { return nil }
      switch callee {
      case .name(let name, _), .member(.name("self", _)?, let name, _):
        // What pushes onto itself is a stack.
        let isStack = name == "pushViewController" || name == "setViewControllers"
        return isStack || ControllerLink.named(name, arguments) == nil ? nil : true
      case .member(let stack?, let name, _):
        let isOwn = stack.ownName == "navigationController"
        return isOwn && ControllerLink.named(name, arguments) != nil ? true : nil
      default: return nil
      }
    }
    return shows == true
  }

  /// Whether it overrides a function that only controllers have.
  fileprivate var overridesController: Bool {
    kind == .function && modifiers.contains("override")
      && ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "loadView"]
        .contains(name)
  }
}
