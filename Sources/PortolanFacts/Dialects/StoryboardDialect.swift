import PortolanModel

extension Dialect {
  /// Segues, as outlines of storyboards say them, and the code that performs them.
  static let storyboards = Dialect(
    modifiers: ["performSegue": perform],
    containers: [
      "performSegue": perform,
      StoryboardNames.segue: { _, call, walk in
        guard case .string(let kind?)? = call["kind"] else { return false }
        if case .string(let identifier?)? = call["performedAs"],
          walk.isLeftOver(segue: identifier)
        {
          return true
        }
        for argument in call.arguments where argument.label == nil {
          let region = walk.shown(by: walk.scene(argument.value))
          if region.firstUse == nil, !walk.isScene(unread: argument.value) { continue }
          let isStack = call["isStack"] == .boolean(true) || walk.isStack(scene: argument.value)
          walk.add(
            LinkSite(
              form: "segue(\(kind))",
              presentation: presentation(isStack && kind == "show" ? "presentation" : kind, call),
              host: walk.host, region: region.firstUse == nil ? nil : region,
              location: walk.location(call.position),
              surroundings: walk.surroundings))
        }
        return true
      },
      StoryboardNames.destinations: { _, _, _ in true },
      StoryboardNames.embed: { _, call, walk in
        for argument in call.arguments { walk.embed(argument.value) }
        return true
      },
      StoryboardNames.root: { _, call, walk in
        // Of several stacks of one class each scene says what its stack begins with.
        if walk.host?.isStackOfSeveralScenes == false {
          for argument in call.arguments { walk.embed(argument.value) }
        }
        return true
      },
      StoryboardNames.tab: { _, call, walk in
        guard case .string(let title)? = call["title"] else { return false }
        for argument in call.arguments where argument.label == nil {
          walk.addTab(of: walk.scene(argument.value), titled: title)
        }
        return true
      },
    ])

  /// How a segue shows what it leads to. (One that shows a stack presents it: a stack is never pushed.)
  private static func presentation(_ kind: String, _ call: Call) -> Presentation {
    switch kind {
    // On the Mac there are no stacks, and what is modal is a window.
    case "show" where call["isOfMac"] == .boolean(true),
      "modal" where call["isOfMac"] == .boolean(true):
      return ControllerLink.window
    case "sheet": return .sheet
    case "show", "push", "showDetail", "replace": return .drillDown
    case "popoverPresentation", "popover": return .popover
    case "presentation", "modal":
      guard case .string(let style?)? = call["style"] else { return .sheet }
      switch style {
      case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext":
        return .fullScreenCover
      case "popover": return .popover
      default: return .sheet
      }
    default: return .link
    }
  }

  /// A segue that a storyboard has is told there; of any other nobody knows where it leads.
  private static let perform: Understand = { _, call, walk in
    let found = walk.controllerFound(by: call.callee) ?? walk.controllerAskedForSegue(call.callee)
    guard found != nil || walk.isInController, let identifier = call["withIdentifier"] else {
      return false
    }
    // An override does what its caller asks for.
    if case .member(.name("super", _)?, _, _) = call.callee { return true }
    let name = walk.evaluator.text(of: identifier, in: walk.environment)
    walk.onBehalf(ofController: found) { walk in
      if walk.hasSegue(name) || found == nil && walk.isSegueOfOther(name, call.callee) { return }
      // What several controllers have performed for them, one without any segue never asks for.
      if name == nil, !walk.isInCodeOfHost, !walk.hasSegue(nil), !walk.program.scenes.isEmpty {
        return
      }
      walk.add(
        LinkSite(
          form: "performSegue(withIdentifier:sender:)", presentation: .link, host: walk.host,
          region: nil, location: walk.location(call.position), surroundings: walk.surroundings))
    }
    return true
  }
}

extension ViewWalk {
  /// A scene's controller: a stack of the app's own of which there is one says itself what it begins with, and is a screen like any other.
  fileprivate func scene(_ controller: Expression) -> Expression {
    guard case .call(let callee, _, let position) = controller,
      evaluator.root(ofScene: controller, in: environment) == nil,
      evaluate(callee).type.ownSymbol != nil || evaluate(controller).type.ownSymbol != nil
    else { return controller }
    return .call(callee, [], position)
  }

  /// Whether a reference is to a scene of a storyboard that was not read, as a library's.
  fileprivate func isScene(unread scene: Expression) -> Bool {
    guard case .name(let name, _) = scene else { return false }
    return name.hasPrefix("storyboard ") && program.globals[name] == nil
  }

  /// Whether a reference to another storyboard's scene leads to a stack.
  fileprivate func isStack(scene: Expression) -> Bool {
    guard case .name(let name, _) = scene else { return false }
    let scene = program.global(name, seenFrom: environment.file)
    return scene?.attribute(StoryboardNames.stack) != nil
  }

  /// Whether the code that is walked stands in the controller that it is walked for, or in what that inherits from.
  fileprivate var isInCodeOfHost: Bool {
    guard let host, let scope = environment.scope else { return true }
    return program.lineage(of: host).contains { $0 === scope }
  }

  /// The other controller whose segue code performs: `child.performSegue(withIdentifier: "crew", sender: nil)`.
  fileprivate func controllerAskedForSegue(_ callee: Expression) -> TypeSymbol? {
    guard isInController, case .member(let base?, _, _) = callee, !base.isSelf,
      let symbol = evaluate(base).type.unwrapped.ownSymbol, symbol.isController
    else { return nil }
    return symbol
  }

  /// Whether code performs a segue of a controller of which it does not say more, `parent?.performSegue(…)`, and some controller has one
  /// of this name.
  fileprivate func isSegueOfOther(_ identifier: String?, _ callee: Expression) -> Bool {
    guard identifier != nil, case .member(let base?, _, _) = callee, !base.isSelf else {
      return false
    }
    return program.types.contains { $0.hasSegue(identifier) }
  }

  /// Whether a storyboard gives the controller, or one that it inherits from, a segue of this name, or any where none is known. Of a
  /// base each heir has its own: one that has none performs none.
  fileprivate func hasSegue(_ identifier: String?) -> Bool {
    guard let host else { return false }
    return program.lineage(of: host).contains { $0.hasSegue(identifier) }
      || program.types.contains { heir in
        heir.hasSegue(identifier) && program.lineage(of: heir).contains { $0 === host }
      }
  }
}

extension TypeSymbol {
  /// Whether a storyboard gives a scene of the class itself a segue of this name, or any where none is known.
  fileprivate func hasSegue(_ identifier: String?) -> Bool {
    identifier.map { !members(named: StoryboardNames.segue($0)).isEmpty }
      ?? members.contains { StoryboardNames.isSegue($0.name) }
  }

  /// Whether storyboards have several stacks of the class, which each begin with something else.
  var isStackOfSeveralScenes: Bool { members.count { $0.declaration.beginsStack } > 1 }
}

extension Declaration {
  /// Whether it is what a storyboard's scene says of a stack of the app's own class.
  fileprivate var beginsStack: Bool {
    var begins = false
    (body ?? []).visit { expression in
      if case .call(.name(StoryboardNames.root, _), _, _) = expression { begins = true }
    }
    return begins
  }
}
