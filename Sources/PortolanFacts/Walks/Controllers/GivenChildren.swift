import PortolanModel

/// Controllers that others are given to show in place by code that is not theirs: who fills a split view of the app's own, a coordinator
/// that says `list.addChild(hints)`.
extension ViewWalk {
  /// Fills a container from outside: one of the app's own class, or one that the code has made. `false` for anything else.
  mutating func fill(container: Expression, with list: Expression) -> Bool {
    fill(ofAppsOwn: container, with: list) || fill(container, with: list.listed)
  }

  /// Fills a container of the app's own class, which is a screen that shows what it is given, whoever's code that is. Of what several
  /// places put into one column, one or another stands there.
  mutating func fill(
    ofAppsOwn container: Expression, with list: Expression, column: Expression? = nil,
    _ position: Position? = nil
  ) -> Bool {
    if fill(tabs: container, with: list) || fill(kept: container, with: list) { return true }
    let type = container.isSelf ? environment.scope : evaluate(container).type.unwrapped.ownSymbol
    guard isShowing, let symbol = type, symbol !== host, symbol.isSplit else { return false }
    let name = column.flatMap(evaluator.caseName)
    let place = name == nil ? nil : position.map { location($0) }
    for controller in list.listed {
      let shown = content(givenTo: symbol, by: controller, at: place, in: name)
      give(shown, to: symbol, at: place, in: name)
    }
    return true
  }

  /// Fills a container that a controller keeps, and has as a child, by code of a coordinator: `Start.begin(in: page.contentStack)`. Of
  /// what several places put there one or another stands in the controller.
  private mutating func fill(kept container: Expression, with list: Expression) -> Bool {
    guard isShowing, environment.scope?.isController == false else { return false }
    let value = evaluate(container)
    guard value.type.isContainer, let path = value.path, path.cases.isEmpty,
      path.owner.isController, !path.owner.wrapsContent,
      path.owner.property(path.property)?.isStored == true,
      program.adds(path.property, asChildOf: path.owner)
    else { return false }
    for controller in list.listed {
      give(
        shown(by: controller), to: path.owner, at: location(position(of: container)),
        in: path.property)
    }
    return true
  }

  /// Gives a controller that a coordinator keeps a child; `false` where the code is another's, or nobody knows which controller it is.
  mutating func give(_ child: Expression, toController parent: Expression) -> Bool {
    guard let controller = controllerGivenChildren(parent) else { return false }
    give(shown(by: child), to: controller)
    if let made = madeContainer(child) {
      givenContainers.append(GivenContainer(controller: controller, content: made))
    }
    return true
  }

  /// Puts what an app's delegate, or a coordinator for it, has a container of the app's own begin with into that, where the container
  /// only has the function's name from UIKit's and adds what it is told as a child: `shell.pushViewController(page, animated: false)`.
  mutating func begin(ownContainer call: Call, with list: Expression) -> Bool {
    guard host?.isDelegate == true, case .member(let container?, let name, _) = call.callee,
      let symbol = evaluate(container).type.unwrapped.ownSymbol, symbol.isOwnContainer,
      evaluator.method(name, of: symbol, call.arguments) != nil
    else { return false }
    for controller in list.listed { give(shown(by: controller), to: symbol) }
    return true
  }

  /// Notes that a controller's own place has a container which may be filled later.
  mutating func note(container: Expression) {
    guard let host, host.isController, let made = madeContainer(container) else { return }
    givenContainers.append(GivenContainer(controller: host, content: made))
  }

  /// Fills a container that was given to a controller before; `false` for any other.
  mutating func fill(given container: Expression, with list: Expression) -> Bool {
    guard let made = madeContainer(container),
      givenContainers.contains(where: { $0.content === made })
    else { return false }
    fill(made: made, with: list.listed)
    return true
  }

  /// Gives a child to a controller that others' code makes before it shows it; `false` where it is another, or the code its own.
  mutating func give(_ child: Expression, toMade parent: Expression) -> Bool {
    guard isShowing, environment.scope !== host, case .name(let name, _) = parent,
      let local = environment.local(name, evaluator), let made = local.shown, made.isMade,
      local.type.mayBeController
    else { return false }
    made.uses += shown(by: child).uses
    return true
  }

  /// The same of what a function has added that the app adds to all controllers: `list.add(child: hints, in: box)`.
  mutating func give(childrenSince count: Int, by call: Call) {
    guard region.uses.count > count, case .member(let parent?, _, _) = call.callee,
      let controller = controllerGivenChildren(parent)
    else { return }
    let shown = Region()
    shown.uses = Array(region.uses[count...])
    region.uses.removeSubrange(count...)
    give(shown, to: controller)
  }

  /// The controller on which a coordinator's code calls something.
  private func controllerGivenChildren(_ parent: Expression) -> TypeSymbol? {
    guard isShowing, environment.scope?.isController == false, environment.scope !== host,
      let symbol = evaluate(parent).type.unwrapped.ownSymbol, symbol.isController,
      !symbol.wrapsContent
    else { return nil }
    return symbol
  }

  /// Gives a controller the child that it is made with, and that its own code adds: `FrameController(inner: page)`; `false` for any other
  /// argument. Of what several places give it, one or another stands there.
  mutating func give(
    _ argument: Argument, keptBy controller: TypeSymbol, _ initializer: Declaration?,
    _ arguments: [String: Denotation], at position: Position
  ) -> Bool {
    guard controller.isController, !controller.isContainer, !controller.wrapsContent,
      !argument.value.isSelf, !argument.isClosure,
      let kept = controller.property(keeping: argument, initializer, arguments)
    else { return false }
    return give(argument.value, keptIn: kept, of: controller, at: position)
  }

  /// The same of what a function of the controller's own keeps, `pager.set(pages: [photos, albums])`; `false` where it keeps nothing that
  /// is shown.
  mutating func give(by call: Call, to controller: TypeSymbol, keptBy member: Member) -> Bool {
    guard isShowing, controller !== environment.scope, controller.isController,
      !controller.isContainer, !controller.wrapsContent
    else { return false }
    var isGiven = false
    for (parameter, argument) in member.declaration.matched(call.arguments)
    where !argument.value.isSelf && !argument.isClosure {
      guard let kept = controller.stored(by: member.declaration, from: parameter) else { continue }
      isGiven =
        give(argument.value, keptIn: kept, of: controller, at: call.position) || isGiven
    }
    return isGiven
  }

  /// Gives a controller the child that code of others sets a property of its own to, which adds that: `bar.status = page`, where it says
  /// `var status: NSViewController? { didSet { … addChild(status) } }`. `false` for anything else.
  mutating func give(_ child: Expression, setTo property: String, of parent: Expression) -> Bool {
    guard isShowing, !parent.isSelf, child != .nil,
      let controller = evaluate(parent).type.unwrapped.ownSymbol, controller.isController,
      controller !== environment.scope, !controller.isContainer, !controller.wrapsContent,
      controller.property(property)?.declaration.observers.isEmpty == false
    else { return false }
    return give(child, keptIn: property, of: controller, at: position(of: child))
  }

  /// Gives a controller what it keeps in a property and adds as a child, or as several.
  private mutating func give(
    _ child: Expression, keptIn property: String, of controller: TypeSymbol, at position: Position
  ) -> Bool {
    if give(list: child, keptIn: property, of: controller, at: position) { return true }
    guard program.addsChild(keptIn: property, by: controller) else { return false }
    let shown = shown(by: child)
    if shown.firstUse == nil { return false }
    give(shown, to: controller, at: location(position))
    return true
  }

  mutating func give(
    _ shown: Region, to controller: TypeSymbol, at place: SourceLocation? = nil,
    in container: String? = nil
  ) {
    for var use in shown.uses {
      let isKnown = givenChildren.contains {
        $0.controller === controller && $0.use.location == use.location
      }
      if isKnown || use.view === controller { continue }
      (use.host, use.stack) = (controller, nil)
      givenChildren.append(
        GivenChild(controller: controller, use: use, place: place, container: container))
    }
  }

  /// Shows in each controller's place what it was given.
  mutating func embedGivenChildren(in regions: [ObjectIdentifier: Region]) {
    for given in givenContainers {
      let known = Set(regions[ObjectIdentifier(given.controller)]?.uses.map(\.location) ?? [])
      let later = Region()
      later.uses = given.content.uses.filter { !known.contains($0.location) }
      give(later, to: given.controller, at: given.place, in: given.container)
    }
    // What a controller is made with in one place is not there where it is made in another.
    var places: [GivenChild.Spot: [SourceLocation]] = [:]
    for child in givenChildren {
      guard let place = child.place else { continue }
      if places[child.spot]?.contains(place) != true {
        places[child.spot, default: []].append(place)
      }
    }
    var known: [GivenChild.Spot: Fork] = [:]
    var layouts: [ObjectIdentifier: SplitLayout] = [:]
    let inLayouts = givenChildren.map { child -> Fork.Arm? in
      guard child.controller.isSplit, let column = child.container else { return nil }
      return layouts[ObjectIdentifier(child.controller), default: SplitLayout()]
        .arm(of: column, forks)
    }
    for (child, layout) in zip(givenChildren, inLayouts) {
      var use = child.use
      if let place = child.place, let all = places[child.spot], all.count > 1,
        let number = all.firstIndex(of: place)
      {
        let fork = known[child.spot] ?? forks.fork(all.count)
        known[child.spot] = fork
        use.arms.insert(Fork.Arm(fork: fork, number: number + 1), at: 0)
      }
      if let layout, layouts[ObjectIdentifier(child.controller)]?.isLone(layout) == false {
        use.arms.insert(layout, at: 0)
      }
      regions[ObjectIdentifier(child.controller)]?.uses.append(use)
    }
  }
}

/// A child that a controller is given by code that is not its own.
struct GivenChild {
  var controller: TypeSymbol
  var use: ViewUse
  /// Where the controller is made with it, or a container or a column of the controller's is filled with it, and which.
  var place: SourceLocation?
  var container: String?

  struct Spot: Hashable {
    var controller: ObjectIdentifier
    var container: String?
  }

  /// Where one child or another stands.
  var spot: Spot { Spot(controller: ObjectIdentifier(controller), container: container) }
}

/// A container that a controller is given, which may be filled after that.
struct GivenContainer {
  var controller: TypeSymbol
  var content: Region
  /// Where it is put into a column, and into which.
  var place: SourceLocation?
  var container: String?
}

extension Program {
  /// Whether a controller keeps any controller in a property, and has it as a child: `addChild(inner)`, be it by a function of its own, or
  /// by one that the app adds to all controllers.
  fileprivate func addsChild(keptIn property: String, by controller: TypeSymbol) -> Bool {
    guard let type = controller.property(property)?.declaration.type?.unwrapped,
      controller.isAnyController(type)
    else { return false }
    return adds(property, asChildOf: controller)
  }

  /// Whether a controller's code adds what a property keeps as a child.
  func adds(_ property: String, asChildOf controller: TypeSymbol) -> Bool {
    controller.members.contains { member in
      let code = (member.declaration.body ?? []) + member.declaration.observers
      return adds(in: code, asChildOf: controller, file: member.file) { $0.ownName == property }
    }
  }

  /// Whether some code of a controller's adds such a value as a child.
  func adds(
    in code: [Statement], asChildOf controller: TypeSymbol, file: Int,
    where isMeant: (Expression) -> Bool
  ) -> Bool {
    code.firstCall { callee, arguments -> Bool? in
      guard let name = callee.lastName else { return nil }
      // `box.addSubview(page.view)`
      if KnownControllers.addingViews.contains(name) {
        return arguments.first?.value.controllerOfView.map(isMeant) == true ? true : nil
      }
      guard let given = arguments.firstIndex(where: { $0.value.listed.contains(where: isMeant) })
      else { return nil }
      return adds(arguments, at: given, by: name, of: controller, file) ? true : nil
    } == true
  }

  /// Whether a function that a controller's code calls adds one of its arguments as a child.
  func adds(
    _ arguments: [Argument], at number: Int, by name: String, of controller: TypeSymbol,
    _ file: Int
  ) -> Bool {
    if KnownControllers.adding.contains(name) { return true }
    let own = controller.members(named: name).first { $0.declaration.accepts(arguments) }
    let added =
      own
      ?? added(named: name, to: "UIViewController", "NSViewController", from: file) {
        $0.declaration.accepts(arguments)
      }
    return added?.declaration.addsChild(among: arguments, at: number) == true
  }
}

extension Declaration {
  /// Whether a function adds a controller as a child that it is handed.
  fileprivate func addsChild(among arguments: [Argument], at number: Int) -> Bool {
    guard kind == .function,
      let name = matched(arguments).first(where: { $0.1 == arguments[number] })?.0.name
    else { return false }
    return (body ?? []).firstCall { callee, arguments -> Bool? in
      guard let function = callee.lastName, KnownControllers.adding.contains(function) else {
        return nil
      }
      return arguments.contains { $0.value.ownName == name } ? true : nil
    } == true
  }
}
