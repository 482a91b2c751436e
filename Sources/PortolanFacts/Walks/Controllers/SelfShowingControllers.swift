import PortolanModel

/// Controllers that have a function which shows them: `func show(from other: UIViewController) { other.present(self, animated: true) }`.
extension ViewWalk {
  /// Notes that a controller is told to show itself: whoever tells it leads there.
  mutating func show(
    _ symbol: TypeSymbol, of base: Expression, bySelfIn member: Member, _ call: Call
  ) -> Bool {
    if symbol.isWindowController, symbol !== host, program.bringsOwnWindowToFront(member) {
      return showWindow(of: base, call)
    }
    guard isInController || isInCoordinator, symbol.isController, symbol !== host,
      let way = program.wayToShowItself(member, of: symbol)
    else { return false }
    let region = shown(by: base)
    if region.firstUse == nil { return false }
    add(
      LinkSite(
        form: way.form, presentation: region.style ?? way.presentation, host: host, region: region,
        location: location(call.position), surroundings: surroundings))
    for argument in call.arguments { walk(content: argument.value) }
    return true
  }
}

extension ViewWalk {
  /// Walks a controller that is told to add itself to the one whose code tells it: `func embed(in parent: UIViewController) {
  /// parent.addChild(self) }`.
  mutating func embed(
    _ symbol: TypeSymbol, of base: Expression, bySelfIn member: Member, _ call: Call
  ) -> Bool {
    guard isInController, symbol.isController, symbol !== host, environment.scope === host,
      let parent = member.declaration.parentOfSelf,
      member.declaration.matched(call.arguments).contains(where: {
        $0.0.name == parent && $0.1.value.isSelf
      })
    else { return false }
    embed(child: base)
    return true
  }

  /// Notes that a window controller's class is told to show the window of one that it makes, or keeps for all:
  /// `HelpWindowController.show()`.
  mutating func show(
    windowOf symbol: TypeSymbol, byClassIn member: Member, _ call: Call
  ) -> Bool {
    guard isShowing || isInSwiftUI, symbol.isWindowController, symbol !== host,
      program.bringsWindowToFront(member, ofOne: symbol)
    else { return false }
    let region = Region()
    self.region.presented.append(region)
    with(region: region) { $0.use(symbol, arguments: [:], at: call.position) }
    return show(windowOfMade: region, call)
  }
}

extension Program {
  /// Whether a static function brings the window of one of its class to the front: `shared.window?.makeKeyAndOrderFront(nil)`.
  fileprivate func bringsWindowToFront(_ member: Member, ofOne symbol: TypeSymbol) -> Bool {
    guard member.isStatic, member.declaration.kind == .function,
      let body = member.declaration.body
    else { return false }
    let isBrought = body.firstCall { callee, _ -> Bool? in
      guard case .member(.member(_?, "window", _)?, let name, _) = callee else { return nil }
      let isKnown = ControllerLink.bringsToFront.contains(name)
      return isKnown || bringsWindowsToFront(name, from: member.file) ? true : nil
    }
    if isBrought != true { return false }
    // Whose window it is, says what it makes or keeps.
    var names: Set = [symbol.name, "Self"]
    for property in symbol.properties where property.isStatic { names.insert(property.name) }
    var isOfClass = false
    body.visit { expression in
      if case .name(let name, _) = expression, names.contains(name) { isOfClass = true }
    }
    return isOfClass
  }

  /// Whether a function of a window controller of AppKit's shows its own window, `func open() { window?.makeKeyAndOrderFront(nil) }`, be it
  /// by a function that the app adds to all windows.
  fileprivate func bringsOwnWindowToFront(_ member: Member) -> Bool {
    guard member.declaration.kind == .function else { return false }
    return (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
      switch callee {
      case .name("showWindow", _), .member(.name("self", _)?, "showWindow", _):
        return arguments.count == 1 ? true : nil
      case .member(let window?, let name, _):
        guard window.isOwnWindow else { return nil }
        let isKnown = ControllerLink.bringsToFront.contains(name)
        return isKnown || bringsWindowsToFront(name, from: member.file) ? true : nil
      default: return nil
      }
    } == true
  }

  /// Whether what a function tells somebody is to show its window, or that of one of its class: `controller.open()` in
  /// `func open() { let controller = self.controller ?? HelpController(); controller.open() }` of an object that keeps the controller.
  func opensWindow(
    of base: Expression, by name: String, _ arguments: [Argument], in member: Member,
    of symbol: TypeSymbol
  ) -> Bool {
    guard namesOfWindowOpeners.contains(name) else { return false }
    let evaluator = Evaluator(program: self)
    let type = evaluator.evaluate(base, in: environment(afterVariablesOf: member, of: symbol)).type
    if case .meta(let type) = type {
      guard let owner = type.ownSymbol, owner.isWindowController,
        let opener = evaluator.method(name, of: owner, arguments)
      else { return false }
      return bringsWindowToFront(opener, ofOne: owner)
    }
    guard let owner = type.unwrapped.ownSymbol, owner.isWindowController,
      let opener = evaluator.method(name, of: owner, arguments)
    else { return false }
    return bringsOwnWindowToFront(opener)
  }

  private var namesOfWindowOpeners: Set<String> {
    if let windowOpeners { return windowOpeners }
    var names: Set<String> = []
    for controller in types where controller.isWindowController {
      for member in controller.members
      where bringsOwnWindowToFront(member) || bringsWindowToFront(member, ofOne: controller) {
        names.insert(member.name)
      }
    }
    windowOpeners = names
    return names
  }

  /// Whether the app adds a function of a name to windows that brings them before the others.
  private func bringsWindowsToFront(_ name: String, from file: Int) -> Bool {
    added(named: name, to: "NSWindow", "NSPanel", from: file) { member in
      (member.declaration.body ?? []).firstCall { callee, _ -> Bool? in
        callee.ownName.map(ControllerLink.bringsToFront.contains) == true ? true : nil
      } == true
    } != nil
  }
}

extension Expression {
  /// Whether it is the window of the controller whose code it stands in.
  fileprivate var isOwnWindow: Bool {
    switch self {
    case .name("window", _), .member(.name("self", _)?, "window", _): true
    default: false
    }
  }
}

extension Program {
  /// How a function of a controller shows the controller itself, if it does.
  func wayToShowItself(_ member: Member, of controller: TypeSymbol) -> ControllerLink? {
    let key = ObjectIdentifier(member)
    if let known = selfShowing[key] { return known }
    // One that calls itself shows nothing by that alone.
    selfShowing[key] = .some(nil)
    let code = member.declaration.body ?? []
    var way = code.wayToShowSelf ?? wayToShowItself(byCallsIn: code, of: controller)
    if way?.presentation == .sheet, let style = member.declaration.style(of: code.namesOfSelf) {
      way?.presentation = style
    }
    selfShowing[key] = .some(way)
    return way
  }

  /// The same where another function of the controller's does so, which is handed who is to show it: `showInStack(from: other)`.
  private func wayToShowItself(
    byCallsIn code: [Statement], of controller: TypeSymbol
  ) -> ControllerLink? {
    code.firstCall { callee, arguments in
      guard let name = callee.ownName, !arguments.isEmpty else { return nil }
      let functions = controller.members(named: name).filter {
        $0.declaration.kind == .function && $0.declaration.accepts(arguments)
      }
      return functions.lazy.compactMap { self.wayToShowItself($0, of: controller) }.first
    }
  }
}

extension Declaration {
  /// The parameter of a controller's function to which that adds the controller as a child.
  fileprivate var parentOfSelf: String? {
    let names = Set(parameters.map(\.name))
    if names.isEmpty { return nil }
    return (body ?? []).firstCall { callee, arguments in
      guard case .member(.name(let parent, _)?, let name, _) = callee, names.contains(parent),
        KnownControllers.adding.contains(name), arguments.first?.value.isSelf == true
      else { return nil }
      return parent
    }
  }
}

extension [Statement] {
  fileprivate var wayToShowSelf: ControllerLink? {
    firstCall { callee, arguments in
      guard case .member(_?, let name, _) = callee, let first = arguments.first,
        first.label == nil, first.value.standsForSelf(in: self)
      else { return nil }
      return ControllerLink.named(name, arguments)
    }
  }

  /// The names by which they know the controller whose code they are, or the stack that they put it into.
  fileprivate var namesOfSelf: Set<String> {
    var names: Set = ["self"]
    for case .declaration(let local) in self where local.kind == .variable {
      if local.value?.holdsSelf == true { names.insert(local.name) }
    }
    return names
  }
}

extension Expression {
  /// Whether it shows the controller itself whose code it stands in, be it in a stack: `UINavigationController(rootViewController: self)`.
  func standsForSelf(in code: [Statement]) -> Bool {
    if case .name(let name, _) = self, name != "self" { return code.namesOfSelf.contains(name) }
    return holdsSelf
  }

  fileprivate var holdsSelf: Bool {
    if case .call(let callee, let arguments, _) = self {
      return callee.lastName?.isWrittenAsType == true
        && arguments.first.map { $0.label == "rootViewController" && $0.value.isSelf } == true
    }
    return isSelf
  }
}
