import PortolanModel

/// Modifiers of the app's own that put what they modify into a stack: `func inStack() -> some View { NavigationStack { self } }`. What
/// they modify is walked there.
extension ViewWalk {
  /// Walks a call of such a modifier; `false` where it is none.
  mutating func walk(
    stackedBy call: Call, around base: Expression, asProperty: Bool = false
  ) -> Bool {
    let name: String
    switch call.callee {
    case .member(_, let written, _), .name(let written, _): name = written
    default: return false
    }
    if name == "modifier" {
      guard call.arguments.count == 1,
        case .call(let callee, let arguments, let position) =
          call.arguments[0].value, let symbol = construction(callee),
        let body = program.stacking.body(of: symbol), onlyStacks(symbol, body)
      else { return false }
      let making = Call(callee: callee, arguments: arguments, position: position)
      return walk(base, stackedBy: symbol, body, making)
    }
    guard let added = program.stacking.functions[name] else { return false }
    let meant = added.first { member in
      (member.declaration.kind == .variable) == asProperty
        && member.declaration.accepts(call.arguments) && suits(member, call)
    }
    guard let meant else { return false }
    let content = modified(base)
    let outer = stackingInPlace
    stackingInPlace = content.closure.map { ($0.0.position, location(call.position)) }
    follow(
      meant, of: nil, arguments: call.arguments, modifying: content,
      at: " from \(location(call.position))")
    stackingInPlace = outer
    return true
  }

  private mutating func walk(
    _ base: Expression, stackedBy symbol: TypeSymbol, _ body: Member, _ making: Call
  ) -> Bool {
    // Each place is a way of its own: what stands in one stack may bring another.
    let place = placeOfModifier(making.position)
    let key = "\(symbol.id).body \(place)"
    guard !following.contains(key) else { return false }
    let initializer = symbol.initializer(taking: making.arguments)
    var inner = Environment(scope: symbol, file: body.file)
    bind([:], of: symbol, making, by: initializer?.declaration, in: &inner)
    for parameter in body.declaration.parameters { inner.bind(parameter.name, modified(base)) }
    usedViews.insert(ObjectIdentifier(symbol))
    stackWrappers.insert(ObjectIdentifier(symbol))
    followedInPlace.insert(ObjectIdentifier(symbol))
    let outer = wrapperInPlace
    let before = containers.count
    wrapperInPlace = (symbol, place)
    follow(body, key: key, in: inner)
    wrapperInPlace = outer
    if symbol.isStateless { return true }
    // Each use has a path of its own, which nobody else can see, unless views take the object from their surroundings that keeps it.
    for number in containers.indices.dropFirst(before) {
      guard let path = containers[number].path, isKept(path, by: symbol) else { continue }
      if program.stacking.isTaken(path.owner) {
        containers[number].path?.isOfMade = true
      } else {
        containers[number].path = nil
      }
    }
    return true
  }

  /// Whether all that a modifier has to show is the stack around what it modifies, be it by a path or a router of its own.
  private mutating func onlyStacks(_ symbol: TypeSymbol, _ body: Member) -> Bool {
    if symbol.isStateless { return true }
    if let known = trialMemory.stacking[ObjectIdentifier(symbol)] { return known }
    var trial = self.trial
    let shown = Region()
    let inner = Environment(scope: symbol, file: body.file)
    trial.with(region: shown, surroundings: .host) {
      $0.follow(body, key: "\(symbol.id).body", in: inner)
    }
    followed = trial.followed
    let onlyStacks =
      trial.sites.isEmpty && trial.unfollowed.isEmpty && trial.consumers.isEmpty
      && trial.links.isEmpty && trial.handlers.count == handlers.count
      && shown.selections.isEmpty
      && shown.uses.allSatisfy { trial.stackWrappers.contains(ObjectIdentifier($0.view)) }
    // What was not followed to its end says nothing of other uses.
    guard followed <= Self.followLimit else { return false }
    trialMemory.stacking[ObjectIdentifier(symbol)] = onlyStacks
    return onlyStacks
  }

  /// Drops the paths of stacks of which one view has several by a modifier that makes an object for each: these are several objects.
  mutating func dropStacksMadeAgain() {
    struct Made: Hashable {
      var host: ObjectIdentifier?
      var path: StatePath
    }
    var places: [Made: Set<SourceLocation>] = [:]
    func made(_ container: Container) -> Made? {
      guard container.kind == .stack, let path = container.path, path.isOfMade else { return nil }
      return Made(host: container.host.map(ObjectIdentifier.init), path: path.slot)
    }
    for container in containers {
      if let made = made(container) { places[made, default: []].insert(container.location) }
    }
    for number in containers.indices {
      if let made = made(containers[number]), places[made]!.count > 1 {
        containers[number].path = nil
      }
    }
  }

  /// Whether a piece of state is a modifier's own, or that of an object which it makes for itself.
  private func isKept(_ path: StatePath, by symbol: TypeSymbol) -> Bool {
    path.owner === symbol
      || program.objects(heldBy: symbol).contains { $0.symbol === path.owner && $0.way == .made }
  }

  /// Whether a function of `View` may be called on the view that is modified, without its being named.
  func modifiesSelf(_ name: String) -> Bool {
    (name == "modifier" || program.stacking.functions[name] != nil)
      && environment.local("self", evaluator)?.closure != nil
  }

  /// Where a modifier is used whose code is walked: not where that code stands, which it does once for all.
  func placeOfModifier(_ position: Position) -> SourceLocation {
    if let (modified, place) = stackingInPlace,
      environment.local("self", evaluator)?.closure?.0.position == modified
    {
      return place
    }
    return location(position)
  }

  /// What a modifier is called on, to be walked where the modifier mentions it.
  private func modified(_ base: Expression) -> Denotation {
    if case .name("self", _) = base, let known = environment.local("self", evaluator),
      known.closure != nil
    {
      return known
    }
    return Denotation(closure: (content(base), environment))
  }
}

/// The modifiers of a program that put what they modify into a stack.
struct StackingModifiers {
  /// Functions and properties that the app adds to `View`, by name.
  private(set) var functions: [String: [Member]] = [:]
  private var bodies: [ObjectIdentifier: Member] = [:]
  /// The classes of which views take an object from their surroundings.
  private var taken: Set<ObjectIdentifier> = []

  init(_ program: Program) {
    let wrappers = Set(program.types.filter(\.stacksContent).map(\.name))
    for symbol in program.types where symbol.modifiesViews {
      let body = symbol.members(named: "body").first { $0.declaration.body != nil }
      guard let body, let content = body.declaration.parameters.first?.name,
        body.declaration.body?.stack(content, in: wrappers) == true
      else { continue }
      bodies[ObjectIdentifier(symbol)] = body
    }
    let names = Set(program.types.filter { bodies[ObjectIdentifier($0)] != nil }.map(\.name))
    let added = program.membersOfOthers.byType["View"] ?? []
    for member in added where [.function, .variable].contains(member.declaration.kind) {
      guard let body = member.declaration.body, body.stack("self") || body.modifySelf(by: names)
      else { continue }
      functions[member.name, default: []].append(member)
    }
    if bodies.isEmpty { return }
    for view in program.types
    where view.isView && view.storedProperties.contains(where: \.isFromEnvironment) {
      for object in program.objects(heldBy: view) where object.isFromEnvironment {
        taken.insert(ObjectIdentifier(object.symbol))
      }
    }
  }

  /// Whether views take an object of a class from their surroundings.
  func isTaken(_ symbol: TypeSymbol) -> Bool { taken.contains(ObjectIdentifier(symbol)) }

  /// The body of a `ViewModifier` that is one.
  func body(of symbol: TypeSymbol) -> Member? { bodies[ObjectIdentifier(symbol)] }
}

extension TypeSymbol {
  /// Whether it is a view that puts content which it is given into a stack: `NavigationStack(path: $guide.path) { root() }`.
  fileprivate var stacksContent: Bool {
    guard kind == .struct, isView, wrapsContent, let body = property("body")?.declaration.body
    else { return false }
    return storedProperties.contains { body.stack($0.name) }
  }
}

extension [Statement] {
  /// Whether a stack is made around what a name stands for, be it one of the app's own views that do so.
  fileprivate func stack(_ name: String, in wrappers: Set<String> = []) -> Bool {
    let found: Bool? = firstCall { callee, arguments in
      guard
        callee.isType("NavigationStack") || callee.isType("NavigationView")
          || wrappers.contains(where: callee.isType)
      else { return nil }
      let holds = arguments.contains { argument in
        guard case .closure(let closure) = argument.value else { return false }
        var isMentioned = false
        closure.body.visit { if case .name(name, _) = $0 { isMentioned = true } }
        return isMentioned
      }
      return holds ? true : nil
    }
    return found ?? false
  }

  /// Whether a function gives what it is called on, modified by a type of one of these names: `modifier(InStack(path: path))`.
  fileprivate func modifySelf(by names: Set<String>) -> Bool {
    let found: Bool? = firstCall { callee, arguments in
      switch callee {
      case .name("modifier", _), .member(.name("self", _)?, "modifier", _): break
      default: return nil
      }
      guard case .call(.name(let made, _), _, _)? = arguments.first?.value else { return nil }
      return names.contains(made) ? true : nil
    }
    return found ?? false
  }
}
