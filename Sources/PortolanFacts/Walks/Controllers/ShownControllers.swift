import PortolanModel

/// Controllers that code makes before it shows them.
extension ViewWalk {
  /// What an expression gives to show: a controller, or a view in a hosting controller.
  mutating func shown(by expression: Expression) -> Region {
    if let kept = stackKept(by: expression), kept.firstUse != nil { return kept }
    // What the code, or whom it hands the stack to, puts there once it is presented: `present(stack, animated: true); flow.start()`.
    if let made = madeContainer(expression), made.firstUse != nil, isEmpty(made: made) {
      return made
    }
    let shown = Region()
    region.presented.append(shown)
    let value = evaluate(expression)
    with(region: shown, rows: false, list: false, surroundings: .wrapper) { walk in
      walk.walk(content: expression)
      if shown.givenOfSystem != nil { return }
      if shown.uses.isEmpty { walk.walk(keptBy: expression) }
      if value.shown?.firstUse == nil, value.shown?.givenOfSystem == nil {
        walk.use(controller: expression, value)
      }
    }
    if let kept = value.shown { shown.takeManner(of: kept) }
    return shown.firstUse == nil && shown.givenOfSystem == nil ? value.shown ?? shown : shown
  }

  /// Walks one of the expressions of which code gives one or another. A controller that is kept is shown there, too, though nothing in
  /// the expression makes it: `isWeb ? web : list`.
  mutating func walk(alternative expression: Expression) {
    let before = region.useCount
    walk(expression)
    show(kept: expression, since: before)
  }

  /// Shows a controller that is kept, or that a storyboard makes, where an expression mentions it, unless that has shown something
  /// already.
  mutating func show(kept expression: Expression, since before: Int) {
    guard isShowing || host?.isBox == true, !isInOwnCode, region.useCount == before,
      !expression.isSelf
    else { return }
    let value = evaluate(expression)
    if expression.asksStoryboard { return use(controller: expression, value) }
    if value.type.isControllerOfSystem { region.givenOfSystem = value.type.unwrapped }
    guard region.givenOfSystem == nil, expression.isNameOrMember, value.type.mayBeController
    else { return }
    let kept = Region()
    with(part: kept) { walk in
      walk.walk(keptBy: expression)
      walk.use(controller: expression, value)
    }
    region.absorb(kept)
  }

  /// Shows a controller that a function gives back, where only the call says of which type it is: `return PageController.fromBoard()`,
  /// `return board.make(PageController.self)`.
  mutating func show(madeByType expression: Expression, since before: Int) {
    guard isShowing, !isInOwnCode, region.useCount == before,
      case .call(.member(let base?, _, _), let arguments, _) = expression
    else { return }
    let value = evaluate(expression)
    guard let made = value.type.unwrapped.ownSymbol, made.isController,
      ([base] + arguments.map(\.value)).contains(where: { told in
        let type = evaluate(told).type
        return type.isMeta(of: made)
          || type.described.ownSymbol.map { program.controllersOfModels.pages(for: $0, program) }?
            .contains { $0 === made } == true
      })
    else { return }
    // A variable may hold what was set to it elsewhere.
    let shown = Region()
    with(part: shown) { $0.use(controller: expression, value) }
    region.absorb(shown)
  }

  /// Notes that a controller of the app's own is shown, or the view of a hosting controller, of which no more than the type is known.
  mutating func use(controller expression: Expression, _ value: Denotation) {
    guard region.firstUse == nil else { return }
    if let stack = evaluator.stack(ofScene: expression, in: environment) {
      return with(environment: Environment(scope: nil, file: stack.file)) {
        $0.walk(content: stack.value)
      }
    }
    let symbol: TypeSymbol? =
      switch value.type.unwrapped {
      case .own(let symbol) where symbol.isController: symbol
      case .foreign(let type):
        program.hostedView(of: type, in: environment.scope, file: environment.file)
          ?? hostedView(toldFor: type)
      default: nil
      }
    // A name makes nothing: of `self` in a base, or of what somebody else has made, an heir may be meant.
    if let symbol {
      use(
        symbol, arguments: [:], isMade: !expression.isNameOrMember, at: position(of: expression))
    }
  }

  /// The view of a hosting controller's type in a generic function, where it is known which view the function was told:
  /// `UIHostingController<Page>`.
  private func hostedView(toldFor type: TypeReference) -> TypeSymbol? {
    guard KnownControllers.hosting.contains(type.lastName), let name = type.arguments.first?.name,
      case .meta(let told)? = environment.local(name, evaluator)?.type
    else { return nil }
    return told.ownSymbol.flatMap { $0.isView ? $0 : nil }
  }

  /// Walks what the type whose code is walked keeps in a property, or an object that it asks for that: the property's initial value,
  /// whatever the owner's code gives it, and what it gives the container that is kept there.
  private mutating func walk(keptBy expression: Expression) {
    if case .member(let object?, let name, _) = expression, !object.isSelf,
      let owner = evaluate(object).type.unwrapped.ownSymbol, owner.kind == .class,
      let property = owner.property(name), property.isStored
    {
      let started = functions(calledOn: object)
      let inner = Environment(scope: owner, file: property.file)
      return with(environment: inner) {
        $0.walk(keptIn: property, of: owner, startedBy: started)
      }
    }
    if case .name(let name, _) = expression, environment.local(name, evaluator) != nil,
      let (owner, property) = coordinatorHanded(name)
    {
      let started = functions(calledOn: owner)
      let inner = Environment(scope: owner, file: property.file)
      return with(environment: inner) {
        $0.walk(keptIn: property, of: owner, startedBy: started)
      }
    }
    guard let scope = environment.scope else { return }
    if let property = storedProperty(expression) {
      walk(keptIn: property, of: scope, startedBy: [])
    } else {
      walk(given: valuesShared(as: expression))
    }
  }

  /// What the code of the type has put where an expression finds it again, in an object of a library's: `Menus.default.left`.
  private func valuesShared(as expression: Expression) -> [Program.GivenValue] {
    guard isInController, let scope = environment.scope,
      case .member(let object?, let name, _) = expression, !object.isSelf,
      evaluate(object).type.unwrapped.symbol == nil
    else { return [] }
    return program.values(givenTo: name, ofShared: object, by: scope)
  }

  /// What a condition binds to a name where it takes a controller out of a library's object: `if let menu = Menus.default.left`.
  mutating func controllerTaken(by value: Expression) -> Region? {
    valuesShared(as: value).isEmpty ? nil : shown(by: value)
  }

  /// The coordinator that the code makes and hands a container which it keeps in a variable, and the property that keeps it there:
  /// `let flow = HomeFlow(navigation: navigation)`.
  private func coordinatorHanded(_ container: String) -> (TypeSymbol, Member)? {
    for (callee, label) in code.callsHanding(container) {
      if let owner = construction(callee), owner.kind == .class, !owner.isController,
        let property = owner.property(label), property.isStored
      {
        return (owner, property)
      }
    }
    return nil
  }

  /// The functions that the code which is walked calls on objects of a type.
  private func functions(calledOn owner: TypeSymbol) -> Set<String> {
    var names: Set = ["start"]
    code.visit { expression in
      if case .call(.member(let base?, let name, _), _, _) = expression,
        evaluate(base).type.unwrapped.ownSymbol === owner
      {
        names.insert(name)
      }
    }
    return names
  }

  /// The functions that the code which is walked has called on an object that it keeps, be it by way of all that it keeps.
  private func functions(calledOn object: Expression) -> Set<String> {
    var names: Set = ["start", "init"]
    if let scope = environment.scope, let name = object.lastName {
      names.formUnion(program.functionsCalled(by: scope)[name] ?? [])
    }
    return names
  }

  private mutating func walk(
    keptIn property: Member, of scope: TypeSymbol, startedBy functions: Set<String>
  ) {
    // What is made of others that are kept is made of what those are made of: a few of them say what is shown.
    let key = "kept \(scope.id).\(property.name)"
    guard keptDepth < Self.keptDepthLimit, following.insert(key).inserted else { return }
    keptDepth += 1
    defer {
      following.remove(key)
      keptDepth -= 1
    }
    let before = region.uses.count
    let container = evaluate(.name(property.name, property.declaration.position)).type
    // A bar of the app's own is a screen, and what it is given are its tabs; so is what adds to itself what it is told.
    let own = container.unwrapped.ownSymbol
    if own?.isTabBar != true, own?.isOwnContainer != true {
      let given = program.contents(givenTo: property.name, of: scope, startedBy: functions)
      for pages in given {
        let fork = pages.count > 1 ? forks.fork(pages.count) : nil
        for (number, given) in pages.enumerated() {
          with(environment: given.environment) { walk in
            let page = walk.shown(by: given.controller)
            walk.embed(page, in: fork.map { [Fork.Arm(fork: $0, number: number + 1)] } ?? [])
            walk.region.takeManner(of: page)
          }
        }
      }
      walk(filling: property, of: scope)
    }
    if container.isHolderOfView { walk(viewGivenTo: property, of: scope) }
    if region.uses.count > before { return }
    if let initial = property.declaration.value {
      let outer = regionOfKept
      regionOfKept = region
      walk(content: initial.naming(property.declaration.type))
      regionOfKept = outer
    }
    // A model shows what it keeps for the view of SwiftUI's that has it do so, and an object the controller that it is there for.
    let isKept =
      scope.isController || isInSwiftUI || container.mayBeController
      || container.mayBeWindowController
    if region.uses.count > before || !isKept { return }
    let given = program.values(givenTo: property.name, of: scope)
    walk(given: given.isEmpty ? valuesGiven(to: property, of: scope) : given)
  }

  /// What others' code gives a view of UIKit's to show: `strip.page = FavoritesController()`.
  private func valuesGiven(to property: Member, of scope: TypeSymbol) -> [Program.GivenValue] {
    guard scope.isPartOfController else { return [] }
    let path = StatePath(owner: scope, property: property.name)
    return program.allValues(givenTo: path)?.filter { !$0.value.isSelf && $0.value != .nil } ?? []
  }

  /// Walks what code gives to a property: it keeps one or another of that.
  private mutating func walk(given: [Program.GivenValue]) {
    if given.count == 1 { return walk(given: given[0]) }
    let fork = forks.fork(given.count)
    for (number, given) in given.enumerated() {
      walk(arm: number + 1, of: fork) { $0.walk(given: given) }
    }
  }

  private mutating func walk(given: Program.GivenValue) {
    with(environment: given.environment) { walk in
      for variable in given.variables { walk.walk(local: variable) }
      let before = walk.region.uses.count
      walk.walk(content: given.value)
      guard walk.region.uses.count == before,
        let made = walk.evaluate(given.value).type.unwrapped.ownSymbol, made.isController
      else { return }
      walk.use(made, arguments: [:], at: walk.position(of: given.value))
    }
  }

  /// The stored property of the type whose code is walked that an expression reads, be it by a name that a condition binds.
  func storedProperty(_ expression: Expression) -> Member? {
    guard let scope = environment.scope else { return nil }
    switch expression {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if environment.local(name, evaluator) == nil { return scope.property(name) }
      guard let path = evaluate(expression).path, path.owner === scope, path.cases.isEmpty else {
        return nil
      }
      return scope.property(path.property)
    default: return nil
    }
  }

  /// What a value shows that a variable gives as the controller which it is, `module.toPresent()`, `module.viewController`, or as the
  /// window of that, `controller.window`.
  func controllerShown(by value: Expression) -> Region? {
    let base: Expression
    switch value {
    case .call(.member(let object?, _, _), let arguments, _) where arguments.isEmpty: base = object
    case .member(let object?, _, _): base = object
    default: return nil
    }
    guard case .name = base else { return nil }
    let object = evaluate(base)
    if value.lastName == "window", let shown = object.shown, shown.firstUse != nil {
      return shown
    }
    guard let shown = object.shown, let type = object.type.unwrapped.ownSymbol,
      program.standsForControllers(type)
    else { return nil }
    switch evaluate(value).type.unwrapped {
    case .foreign(let given) where given.lastName.hasSuffix("Controller"): return shown
    default: return nil
    }
  }

  /// Says of what a local variable holds how it comes before the user.
  mutating func note(style: Presentation, of base: Expression?) {
    if case .name(let name, _)? = base, let shown = environment.local(name, evaluator)?.shown {
      shown.style = style
    } else if let base, let stack = stackKept(by: base) {
      // `flow.stack.modalPresentationStyle = .fullScreen`
      stack.style = style
    } else if !isInOwnCode, isInController {
      region.style = style
    }
  }

  /// Says what is written on the tab that a local variable holds.
  mutating func note(label: Expression, of base: Expression) {
    guard case .name(let name, _) = base, let shown = environment.local(name, evaluator)?.shown
    else { return }
    shown.label = self.title(given: label)
  }

  /// Says what is written on the tab of what a local variable holds.
  mutating func note(tab item: Expression, of base: Expression?) {
    guard case .name(let name, _)? = base, let shown = environment.local(name, evaluator)?.shown,
      let title = item.titleOfTab
    else { return }
    shown.label = self.title(given: title)
  }
}

extension Expression {
  /// What stands on a tab that code makes: of `UITabBarItem(title: "Feed", image: nil, tag: 0)` the title.
  var titleOfTab: Expression? {
    guard case .call(_, let arguments, _) = self else { return nil }
    return arguments.first { $0.label == "title" }?.value
  }
}

extension Program {
  /// The functions that the code of a type calls, by the last name of what it calls them on.
  func functionsCalled(by symbol: TypeSymbol) -> [String: Set<String>] {
    if let known = functionsCalled[ObjectIdentifier(symbol)] { return known }
    var called: [String: Set<String>] = [:]
    for member in symbol.members {
      (member.declaration.body ?? []).visit { expression in
        if case .call(.member(let base?, let name, _), _, _) = expression, let base = base.lastName
        {
          called[base, default: []].insert(name)
        }
      }
    }
    functionsCalled[ObjectIdentifier(symbol)] = called
    return called
  }
}

extension Call {
  /// Whether it makes something of a library's that shows a controller which it is given: one of UIKit's containers, or what takes one
  /// by such a label, `NSSplitViewItem(viewController: list)`.
  func isContainer(of argument: Argument) -> Bool {
    guard let name = callee.lastWord, name.isWrittenAsType else { return false }
    return KnownControllers.containers.contains(name)
      || argument.label.map { $0.lowercased().hasSuffix("viewcontroller") } == true
  }
}

extension [Statement] {
  /// What is called in them that is handed a variable, and by which label, in their order.
  fileprivate func callsHanding(_ name: String) -> [(callee: Expression, label: String)] {
    var calls: [(callee: Expression, label: String)] = []
    visit { expression in
      if case .call(let callee, let arguments, _) = expression,
        let label = arguments.first(where: { $0.value.isName(name) })?.label
      {
        calls.append((callee, label))
      }
    }
    return calls
  }
}

extension [Statement] {
  /// A body that is one expression gives that back.
  var givingBack: [Statement] {
    if count == 1, case .expression(let given) = self[0] { [.return(given)] } else { self }
  }
}

extension ResolvedType {
  fileprivate func isMeta(of symbol: TypeSymbol) -> Bool {
    if case .meta(.own(let own)) = self { own === symbol } else { false }
  }
}

extension Region {
  /// Takes over how what a variable holds comes before the user, and what its tab says.
  func takeManner(of kept: Region) {
    style = style ?? kept.style
    label = label ?? kept.label
  }
}

extension Expression {
  /// The same with a type's name, where it makes a value of the type that is declared for it: `let tray: TrayController = .init(page)`.
  fileprivate func naming(_ type: TypeReference?) -> Expression {
    guard let type, case .call(.member(nil, "init", let position), let arguments, let made) = self
    else { return self }
    let isName = type.arguments.isEmpty && !type.name.contains(".")
    return .call(isName ? .name(type.name, position) : .type(type), arguments, made)
  }
}
