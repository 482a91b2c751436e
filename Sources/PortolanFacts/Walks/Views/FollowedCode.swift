import PortolanModel

/// Following the app's own properties, functions and modifiers to where a dialect knows a call.
extension ViewWalk {
  /// Variables that are set from each other show ever more; of so many views no more is to be known.
  static let keptLimit = 64

  mutating func follow(property name: String, _ position: Position) {
    if let value = environment.local(name, evaluator) {
      // A controller that was made before is shown where it is mentioned: `UINavigationController(rootViewController: screen)`.
      // What a deed only asks it for, `page.sheetPresentationController`, does not show it in place.
      if let shown = value.shown, shown !== region, !isInOwnCode, !isInDeed,
        region.useCount < Self.keptLimit
      {
        // Of several each has its own style.
        let style = shown.uses.allSatisfy { $0.style == nil } ? shown.style : nil
        region.uses += shown.uses.map { use in
          var use = use
          use.arms = arms + use.arms
          use.depth += depth
          use.style = use.style ?? style
          return use
        }
        region.takeManner(of: shown)
        region.givenOfSystem = region.givenOfSystem ?? shown.givenOfSystem
        // A case of the one may be walked while it mentions the other.
        if isInSwiftUI || shown.uses.isEmpty { region.takeChoices(of: shown.copy()) }
      }
      if let (closure, environment) = value.closure {
        showing(contentHandedAt: position) { $0.walk(closure, [], in: environment) }
      }
      return
    }
    guard let scope = environment.scope else { return }
    if showRoutes(of: scope, by: name, environment.local("self", evaluator)) { return }
    guard let member = ownProperty(name, of: scope) else {
      let here = Expression.name("self", position)
      if modifiesSelf(name) {
        let call = Call(callee: .name(name, position), arguments: [], position: position)
        if walk(stackedBy: call, around: here, asProperty: true) { return }
      }
      if scope.isView || scope.inherits("App", "Scene") {
        _ = follow(modifyingProperty: name, of: here, position)
      }
      return
    }
    follow(member, of: scope, arguments: [], on: ownValue(in: scope))
  }

  /// What an enum's value stands for in its own code, where it is asked for what is shown for it.
  private func ownValue(in scope: TypeSymbol) -> Denotation? {
    scope.isEnumerated ? environment.local("self", evaluator) : nil
  }

  mutating func follow(method name: String, of base: Expression?, _ call: Call) -> Bool {
    if flows != nil, followInFlow(name, of: base, call) { return true }
    if let base {
      if base.isSelf, let scope = environment.scope,
        method(name, of: scope, call.arguments) == nil,
        follow(closureKeptAs: name, by: scope, isStatic: false, call)
      {
        return true
      }
      var denotation = evaluate(base)
      if denotation.stacks.isEmpty { denotation.stacks = stacks(keptBy: base) }
      if denotation.constants.isEmpty { denotation.constants = constants(keptBy: base) }
      if case .meta(let type) = denotation.type, let maker = type.ownSymbol {
        if follow(factory: name, of: maker, call) { return true }
        if let member = evaluator.method(name, of: maker, call.arguments), member.isStatic,
          show(windowOf: maker, byClassIn: member, call)
            || follow(helper: member, of: maker, on: denotation, call)
        {
          return true
        }
      }
      if case .name(let type, _) = base, denotation.type.symbol == nil, type.isWrittenAsType,
        let member = addedMaker(name, to: type, call)
      {
        follow(member, of: nil, arguments: call.arguments, from: call.position)
        return true
      }
      if let symbol = denotation.type.unwrapped.ownSymbol,
        showRoutes(of: symbol, by: name, denotation)
      {
        return true
      }
      if follow(route: name, of: denotation, call) { return true }
      if let symbol = denotation.type.unwrapped.ownSymbol,
        let member = method(name, of: symbol, call.arguments)
      {
        if isInOwnCode, follow(shower: name, of: symbol, call) { return true }
        if symbol.isController, let style = member.declaration.ownStyle {
          note(style: style, of: base)
        }
        if show(symbol, of: base, bySelfIn: member, call)
          || embed(symbol, of: base, bySelfIn: member, call)
        {
          return true
        }
        if ask(symbol, at: denotation.path, for: member, call, on: denotation) { return true }
        if follow(helper: member, of: symbol, on: denotation, call) { return true }
        if follow(filler: member, of: symbol, on: denotation, call) { return true }
        if symbol.kind == .protocol {
          return follow(requirement: name, of: symbol, on: base, call)
        }
        // In its own code a type may say `self` or not.
        let isOwn = base.isSelf && symbol === environment.scope
        guard symbol.isView || isOwn || makesView(member, of: symbol) else {
          noteCall(of: name, symbol, call.arguments)
          return false
        }
        if give(by: call, to: symbol, keptBy: member) { return true }
        if isWalkedByItself(member, of: symbol) { return false }
        follow(
          member, of: symbol, arguments: call.arguments, on: denotation, from: call.position)
        return true
      }
      if denotation.type.ownSymbol == nil || denotation.type.ownSymbol?.isView == true {
        // What a modifier brings is not what it modifies.
        var isFollowed = false
        with(base.isConstruction ? .decoration : standing) {
          isFollowed = $0.follow(modifier: name, call)
        }
        return isFollowed
      }
      if name == "send", let symbol = denotation.type.unwrapped.ownSymbol {
        noteCall(of: name, symbol, call.arguments)
      }
      return false
    }
    if name == "send", let scope = environment.scope,
      let action = evaluator.action(sentBy: scope, call.arguments)
    {
      note(action)
      return true
    }
    if let scope = environment.scope,
      showRoutes(of: scope, by: name, environment.local("self", evaluator))
        || follow(route: name, of: Denotation(type: .meta(.own(scope))), call)
    {
      return true
    }
    if let scope = environment.scope, let member = method(name, of: scope, call.arguments) {
      if isWalkedByItself(member, of: scope) { return false }
      follow(
        member, of: scope, arguments: call.arguments, on: ownValue(in: scope), from: call.position)
      return true
    }
    if let scope = environment.scope,
      follow(closureKeptAs: name, by: scope, isStatic: false, call)
    {
      return true
    }
    if let member = freeFunction(name, call.arguments) {
      follow(member, of: nil, arguments: call.arguments)
      return true
    }
    return follow(modifier: name, call)
  }

  /// The static function that the app adds to a type of others and that makes a view: `NavigationLink.store(…)`.
  private func addedMaker(_ name: String, to type: String, _ call: Call) -> Member? {
    program.added(named: name, to: type, from: environment.file) { member in
      member.isStatic && member.declaration.kind == .function && member.declaration.givesView
        && member.declaration.accepts(call.arguments)
    }
  }

  /// The app's own function of a name. One that is called like a view of SwiftUI's, `Section`, is meant only by a call that gives all
  /// that it asks for: any other call is of SwiftUI's.
  func freeFunction(_ name: String, _ arguments: [Argument]) -> Member? {
    let functions = program.freeFunctions(name, from: environment.file)
    let exact = functions.first { $0.declaration.takes(arguments) }
    if exact != nil || PlainViews.isNamed(name) { return exact }
    return functions.first { $0.declaration.accepts(arguments) }
  }

  /// Whether following a controller's method would say nothing that walking it by itself does not: only what it is handed to show
  /// would be news.
  func isWalkedByItself(_ member: Member, of symbol: TypeSymbol) -> Bool {
    guard symbol.isController else { return false }
    // Who calls an override that only hands on what it is told calls what it overrides.
    if member.declaration.handsOnToSuper { return true }
    if followsChanges, symbol === host || symbol === environment.scope { return false }
    if isInOwnCode {
      if symbol !== environment.scope { return true }
      return !member.declaration.parameters.contains { parameter in
        let name = parameter.type.unwrapped.lastName
        return name.hasSuffix("Controller") || name.hasSuffix("Binding") || name == "Metatype"
          || program.type(named: name, in: symbol, file: member.file)?.isView == true
      }
    }
    // What another controller does is its own affair, unless it makes what is shown.
    return symbol !== environment.scope && !member.declaration.givesView
      && !(member.declaration.type?.lastName.hasSuffix("Controller") ?? false)
      && member.declaration.type.flatMap {
        program.type(named: $0.name, in: symbol, file: member.file)
      }?.isView != true
  }

  /// A modifier that the app declares in an extension of `View`.
  mutating func follow(modifier name: String, _ call: Call) -> Bool {
    func isMeant(_ member: Member) -> Bool {
      member.declaration.kind == .function && member.declaration.accepts(call.arguments)
        && suits(member, call)
    }
    let file = environment.file
    if let member = program.added(named: name, to: "View", "Scene", from: file, where: isMeant) {
      let fitting = program.added(named: name, to: "View", "Scene", from: file) {
        isMeant($0) && bindsFittingly($0, call)
      }
      return follow(modifier: fitting ?? member, name, call)
    }
    // `UIApplication.shared.showError()` is none of a controller's.
    if case .member(let base?, _, _) = call.callee, let root = base.rootName,
      KnownControllers.isOfSystem(root), !root.hasSuffix("Controller")
    {
      return false
    }
    let isNamedLikeSystems = ControllerLink.named(name, call.arguments) != nil
    let controllers = program.added(
      named: name, to: "UIViewController", "NSViewController", "UINavigationController", from: file
    ) {
      isMeant($0)
        && (!isNamedLikeSystems
          || evaluator.mayTake(call.arguments, $0, of: nil, in: environment))
    }
    guard let member = controllers else { return false }
    if present(byHandIn: member, name, call) { return true }
    if let style = member.declaration.ownStyle, case .member(let base?, _, _) = call.callee {
      note(style: style, of: base)
    }
    let (before, sitesBefore, shown) = (links.count, sites.count, region.uses.count)
    let isOfStacks =
      program.added(named: name, to: "UINavigationController", from: file, where: isMeant)
      === member
    follow(
      member, of: nil, arguments: call.arguments, from: call.position,
      modifying: isOfStacks ? stackAsked(by: call) : nil)
    give(childrenSince: shown, by: call)
    // What it is handed to show, it shows where it is called.
    let made = Array(links[before...])
    links.removeSubrange(before...)
    for var link in made {
      link.location = location(call.position)
      add(link)
    }
    guard made.isEmpty, sites.count == sitesBefore else { return true }
    // What is no page only the app's own function takes: `present(importer, animated: true)`.
    if isNamedLikeSystems, let first = call.arguments.first,
      evaluate(first.value).type.unwrapped.ownSymbol?.isNoPage == true
    {
      return true
    }
    return Dialects.modifier(name, call, &self)
  }

  mutating func follow(modifier member: Member, _ name: String, _ call: Call) -> Bool {
    var call = call
    // `.whenActive(perform: refresh)` is `.whenActive { refresh() }`.
    let isToldDeeds = member.declaration.parameters.contains(where: \.type.givesNothing)
    call.arguments = withClosures(call.arguments, forViewsAlone: !isToldDeeds)
    let (before, shown, asked) = (sites.count, region.uses.count, erased.count)
    if let host, host.isView, !host.isController {
      let key = ObjectIdentifier(member)
      if modified[key]?.contains(where: { $0 === host }) != true {
        modified[key, default: []].append(host)
      }
    }
    follow(member, of: nil, arguments: call.arguments)
    for number in sites[before...].indices { sites[number].calledAt = location(call.position) }
    let isPlain = sites.count == before
    // An overload of the app's own may stand for a library's.
    let isKnown = isPlain && Dialects.modifier(name, call, &self)
    if !isKnown { Dialects.finishModifier(member, call, sitesBefore: before, &self) }
    guard isPlain, sites.count > before else { return true }
    // By what a presenter of the app's own presents, it shows nothing in place.
    region.uses[shown...].removeAll {
      $0.view.boxesPage
    }
    let presented = sites[before].region
    if isKnown, presented.firstUse == nil {
      let own = region.uses[shown...].filter { !$0.view.modifiesViews }
      region.uses[shown...].removeAll { !$0.view.modifiesViews }
      presented.uses += own
    }
    if presented.firstUse != nil { erased.removeSubrange(asked...) }
    return true
  }

  /// Walks the body of a property or a function in place, its parameters standing for the arguments: that of each build, where
  /// several have their own.
  mutating func follow(
    _ member: Member, of owner: TypeSymbol?, arguments: [Argument], on value: Denotation? = nil,
    from position: Position? = nil, modifying modified: Denotation? = nil, at call: String = ""
  ) {
    let versions = program.versions(of: member, in: owner)
    let fork = forks.fork(build: versions.compactMap(\.declaration.condition))
    for (number, version) in versions.enumerated() {
      let follow = { (walk: inout ViewWalk) in
        walk.follow(
          version: version, of: owner, arguments: arguments, on: value, from: position,
          modifying: modified, at: call)
      }
      guard let condition = version.declaration.condition else {
        follow(&self)
        continue
      }
      walk(arm: number + 1, of: fork) { $0.walk(under: condition, follow) }
    }
  }

  /// - Parameter around: What is known around it, where it stands in another's code.
  mutating func follow(
    version member: Member, of owner: TypeSymbol?, arguments: [Argument],
    on value: Denotation? = nil, from position: Position?, modifying modified: Denotation? = nil,
    at call: String = "", knowing around: Environment? = nil
  ) {
    if program.workedOut.contains(member), !followsChanges,
      !arguments.contains(where: \.isClosure)
    {
      return
    }
    // By its place: overloads may differ in nothing but a type.
    let place = "\(member.file):\(member.declaration.position.line)"
    let flags = flagsTold(member, by: arguments)
    // One that calls itself may tell itself otherwise: `ask(isSure: true)`.
    let given = given(to: member, by: arguments)
    let constants = constantsKnown(to: owner, value)
    let told =
      ((flags.sorted { $0.key < $1.key } + given.sorted { $0.key < $1.key })
      .map { " \($0.key)=\($0.value)" } + constants.told).joined()
    let key = "\(owner?.id ?? "").\(member.name) \(place)\(call)\(told)"
    let followed = FollowedCall(
      member: member, owner: owner, location: position.map { location($0) })
    if following.contains(key) {
      if followsChanges { repeatedCalls.append(followed) }
      // What it is handed is shown all the same: `card { card { … } }`.
      for argument in arguments {
        if case .closure(let closure) = argument.value { walk(closure, []) }
      }
      return
    }
    var inner = around ?? Environment(scope: owner ?? environment.scope, file: member.file)
    // What a wrapper is given, its other members are given too.
    if let owner, owner === environment.scope, owner.wrapsContent {
      for (name, value) in environment.given { inner.give(name, value) }
    }
    for (name, constant) in constants { inner.give(name, constant) }
    for (name, stack) in stacksKnown(to: owner, value) { inner.give(name, stack) }
    for (name, stack) in stacks(presentedBy: member, of: owner) where inner.given[name] == nil {
      inner.give(name, stack)
    }
    // An enum that makes its own view is asked by way of the state that holds it.
    if let value, owner?.isEnumerated == true { inner.bind("self", value) }
    if let modified { inner.bind("self", modified) }
    var shown: Set<SourceLocation> = []
    for (parameter, argument) in member.declaration.matched(arguments) {
      if case .member(let named?, "self", _) = argument.value,
        case .meta(.own(let part)) = evaluate(named).type
      {
        walk(partOfController: part)
      }
      var value = handed(argument.value)
      value.isStackAround = isOwnStack(argument.value)
      value.isThere = value.isThere ?? given[parameter.name]
      // Of `.home` only the parameter says whose case it is, and what the environment's `openWindow` is.
      if case .unknown = value.type,
        !value.caseNames.isEmpty || Self.actions[parameter.type.lastName] != nil
      {
        value.type = program.resolve(parameter.type, in: owner, file: member.file)
      }
      if case .unknown = value.type, value.closure == nil,
        let told = program.enumeration(takenBy: parameter, of: member, in: owner)
      {
        value.type = told
      }
      if value.closure == nil, showsHanded(value, as: parameter, of: member, owner) {
        value.closure = (content(argument.value), environment)
      }
      if position != nil, let region = handedOver(argument, as: parameter, of: member, owner) {
        value.shown = region
        shown.formUnion(region.allUses.map(\.location))
      }
      inner.bind(parameter.name, value)
      bindType(of: member, toldBy: parameter, value, owner, in: &inner)
      // `func show<Page: UIViewController>(_ type: Page.Type) { push(Page()) }`
      if !value.controllerTypes.isEmpty, let made = parameter.type.arguments.first?.name,
        member.declaration.genericParameters.contains(where: { $0.name == made })
      {
        inner.bind(made, value)
      }
    }
    for (name, value) in casesByDefault(of: member, owner, besides: arguments) {
      inner.bind(name, value)
    }
    if let annotated, annotated.call == position {
      bindType(of: member, keptAs: annotated.type, owner, in: &inner)
    }
    for (name, isTrue) in flags {
      inner.bind(name, Denotation(type: .bool, isTrue: isTrue))
    }
    for (name, isThere) in given where !isThere && inner.local(name, evaluator) == nil {
      var absent = Denotation.unknown
      absent.isThere = false
      inner.bind(name, absent)
    }
    let outer = (handing, observation, callOfOther)
    observation?.calls.append(followed)
    // What was handed on to this function, the first call hands over.
    if let position, !shown.isEmpty, handing.map({ shown.isSubset(of: $0.shown) }) != true {
      handing = Handing(call: location(ofLink: position), shown: shown)
    }
    if let position, let owner, owner !== environment.scope, !owner.isView, let host,
      callOfOther?.screen !== host || environment.scope?.isView == true
    {
      callOfOther = (host, location(position))
    }
    let isOfHost =
      owner != nil && owner === host && arguments.isEmpty && member.declaration.parameters.isEmpty
      && value == nil && modified == nil && around == nil
    follow(member, key: key, in: inner, isOfHost: isOfHost)
    (handing, observation, callOfOther) = outer
  }

  /// Whether a function may show a view that it is handed. Of those of a controller's own that is told where they are called; what puts
  /// views into windows does so for whoever hands it one.
  private func showsHanded(
    _ value: Denotation, as parameter: Parameter, of member: Member, _ owner: TypeSymbol?
  ) -> Bool {
    let isView = member.declaration.isView(parameter.type)
    if !isInOwnCode { return isView }
    guard host?.fillsWindows == true, owner !== host else { return false }
    return isView || value.type.ownSymbol.map { $0.isView && !$0.isController } == true
  }

  /// So deep code is followed that others' code calls. Closures that call each other are walked anew for each call.
  private static let depthLimit = 40
  private static let depthLimitOfClosures = 5

  /// The key of a closure that may be followed, for some code calls it and it is not being followed already; whoever follows it removes
  /// the key when that is done.
  mutating func begin(closure name: String) -> String? {
    let sign = "closure "
    guard following.count < Self.depthLimit, !stackUse.isLarge,
      followed < Self.followLimit,
      following.count(where: { $0.hasPrefix(sign) }) < Self.depthLimitOfClosures,
      following.insert(sign + name).inserted
    else { return nil }
    followed += 1
    return sign + name
  }

  /// Walks a member's body, unless it is being walked already.
  ///
  /// - Parameter isOfHost: Whether what it says depends on nothing but the host itself.
  mutating func follow(
    _ member: Member, key: String, in inner: Environment, isOfHost: Bool = false
  ) {
    guard let body = member.declaration.body ?? keptView(member, inner),
      following.count < Self.depthLimit,
      !stackUse.isLarge,
      following.insert(key).inserted
    else { return }
    defer { following.remove(key) }
    if wasFollowed(member, in: inner) { return }
    followed += 1
    if followed > Self.followLimit { return }
    let outerCode = isCodeOfHost
    isCodeOfHost = isOfHost
    defer { isCodeOfHost = outerCode }
    if member.declaration.givesNothing, isViewsCode {
      return inAction { walk in walk.with(environment: inner) { $0.walk(body) } }
    }
    let outer = (given, code, isInDeed)
    (given, code) = (view(givenBy: member, of: inner.scope), body)
    if let host {
      isInDeed = host.isController && inner.scope === host && member.declaration.givesNothing
    }
    let givesBack = isShowing && member.declaration.type != nil
    with(environment: inner) { $0.walk(givesBack ? body.givingBack : body) }
    (given, code, isInDeed) = outer
  }

  /// Whether the code is a view's of SwiftUI, or is run for one.
  var isViewsCode: Bool {
    guard let host else { return false }
    return host.isView && !host.isController && !host.isDelegate && !isInCoordinator && flows == nil
  }

  /// Walks code that is run when something happens: what it makes is not shown where it stands. A controller's code, and that of who
  /// shows screens for others, makes what comes up.
  mutating func inAction(_ work: (inout ViewWalk) -> Void) {
    guard isViewsCode else { return work(&self) }
    let made = Region()
    let outer = (isInEvent, action)
    (isInEvent, action) = (true, made)
    with(region: made, work)
    (isInEvent, action) = outer
    if made.showsSomething { region.presented.append(made) }
    region.acts = region.acts || made.acts
    region.holdsControls = region.holdsControls || made.holdsControls
    region.holdsForeign = region.holdsForeign || made.holdsForeign
  }
}

extension ViewWalk {
  /// A view that is handed over as if it were made where it is mentioned.
  func content(_ view: Expression) -> Closure {
    Closure(body: [.expression(view)], position: position(of: view))
  }
}

extension Declaration {
  /// Whether it is a function that only does something.
  fileprivate var givesNothing: Bool { kind == .function && type == nil && !givesView }
}

extension Expression {
  /// The name with which a chain begins: `UIApplication` of `UIApplication.shared.windows`.
  var rootName: String? {
    switch self {
    case .name(let name, _): name
    case .member(let base?, _, _), .call(let base, _, _): base.rootName
    default: nil
    }
  }
}
