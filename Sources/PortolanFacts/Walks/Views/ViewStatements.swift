/// Statements of view code, and the names that they bind.
extension ViewWalk {
  mutating func walk(_ statements: [Statement]) {
    let saved = (environment, arms, armsOfController, observation)
    var rest = statements.withFunctionsBeforeUse[...]
    while let first = rest.first {
      let joined = joined(rest)
      let statement = joined?.choice ?? first
      let continued = Branches.continued(rest)
      let branches = continued ?? Branches.together(rest)
      if branches.count > 1 {
        let fork = fork(at: statement) { $0.fork(build: branches.map(\.condition)) }
        for (number, branch) in branches.enumerated() {
          walk(arm: number + 1, of: fork) { walk in
            walk.walk(under: branch.condition) { $0.walk(branch.body) }
          }
        }
      } else {
        let leaves = isKnownToLeave(statement)
        if let arm = walk(statement) { enter(arm) }
        if leaves { break }
      }
      if let joined {
        rest = joined.rest[...]
      } else {
        rest = continued == nil ? rest.dropFirst(max(branches.count, 1)) : []
      }
    }
    (environment, arms, armsOfController, observation) = saved
  }

  /// Notes the arm of a fork in which all stands that follows.
  private mutating func enter(_ arm: Fork.Arm) {
    if isInOwnCode { armsOfController.append(arm) } else { arms.append(arm) }
  }

  /// Walks a statement; the answer is the arm of it in which all stands that follows, where other arms leave the code.
  @discardableResult
  mutating func walk(_ statement: Statement) -> Fork.Arm? {
    switch statement {
    case .expression(let expression): walk(given: expression)
    case .return(let expression):
      guard let expression else { break }
      let before = region.useCount
      walk(given: expression)
      show(madeByType: expression, since: before)
    case .declaration(let declaration): walk(local: declaration)
    case .if(let conditions, let then, let other):
      if observation == nil, walk(chainAt: statement) { return nil }
      let saved = environment
      let observed = observed(in: conditions)
      let isTrue = known(conditions)
      // Before the conditions bind names.
      let answer = fork(asking: conditions, at: statement)
      let answers = answers(to: conditions)
      var asked: Asked?
      for condition in conditions {
        guard var found = walk(condition) else { continue }
        found.others = (asked?.others ?? []) + (asked.map { [$0.path] } ?? [])
        asked = found
      }
      if let isTrue {
        note(notTaken: isTrue ? other : then, asking: conditions)
        if isTrue { walk(then, whileThereIs: asked) }
        environment = saved
        if !isTrue { walk(other) }
        return nil
      }
      let (fork, arm) = answer
      walk(arm: arm, of: fork) { walk in
        // What only one row shows is there once: `if index == model.current`.
        walk.with(rows: walk.isInRows && conditions.contains(where: walk.choosesRow) ? false : nil)
        {
          $0.walk(where: observed, isThere: true) {
            $0.walk(in: answers) { walk in
              walk.covering(by: conditions, then) { $0.walk(then, whileThereIs: asked) }
            }
          }
        }
      }
      environment = saved
      walk(arm: 3 - arm, of: fork) { walk in
        walk.walk(where: observed, isThere: false) { $0.walk(other) }
      }
      if let observed, observed.isThere ? other.leave : then.leave {
        observation?.shown = [observed.path]
      }
      if then.leave { return Fork.Arm(fork: fork, number: 3 - arm) }
      if other.leave { return Fork.Arm(fork: fork, number: arm) }
    case .guard(let conditions, let other):
      if let isTrue = known(conditions) {
        if isTrue { note(notTaken: other, asking: conditions) }
        if !isTrue { walk(other) }
        for condition in conditions { _ = walk(condition) }
        return nil
      }
      let (fork, arm) = fork(asking: conditions, at: statement)
      let observed = observed(in: conditions)
      walk(arm: 3 - arm, of: fork) { walk in
        walk.walk(where: observed, isThere: false) { $0.walk(other) }
      }
      for condition in conditions { _ = walk(condition) }
      if let observed, observed.isThere { observation?.shown = [observed.path] }
      return Fork.Arm(fork: fork, number: arm)
    case .switch(let subject, let cases, let position): walk(switch: subject, cases, position)
    case .for(let pattern, let elements, let body):
      var inner = environment
      let sequence = if case .await(let stream) = elements { stream } else { elements }
      let many = evaluate(sequence)
      bind(
        pattern, to: Denotation(type: many.type.element, collection: many.path), in: &inner)
      with(environment: inner) { walk in
        walk.walk(loop: sequence, body) { $0.walk(body) }
      }
      observe(pattern, in: sequence, body)
    case .block(let body): walk(body)
    case .conditional(let condition, let body): walk(under: condition) { $0.walk(body) }
    }
    return nil
  }

  /// Walks what a body may give back: `.init(…)` makes what its declaration names.
  private mutating func walk(given expression: Expression) {
    if let given, case .call(.member(nil, "init", let position), let arguments, _) = expression {
      let callee = Expression.member(nil, "init", position)
      return construct(given, Call(callee: callee, arguments: arguments, position: position))
    }
    if show(value: expression) { return }
    walk(alternative: expression)
  }

  mutating func walk(local declaration: Declaration) {
    switch declaration.kind {
    case .variable:
      let outer = annotated
      defer { annotated = outer }
      if let type = declaration.type, case .call(_, _, let position)? = declaration.value {
        annotated = (
          position, program.resolve(type, in: environment.scope, file: environment.file)
        )
      }
      var denotation = evaluator.local(declaration, in: environment)
      if let value = declaration.value {
        // Such a variable may be put into a stack.
        if !declaration.isConstant, value.makesCollection { noteSpot(declaration.position) }
        denotation.isStackAround = isOwnStack(value)
        denotation.isRootOfWindow = isRootOfWindow(value)
        if let made = madeCoordinator(value, denotation) { denotation.type = made }
        denotation.stacks.merge(stacks(keptBy: value)) { known, _ in known }
        denotation.constants.merge(constants(keptBy: value)) { known, _ in known }
        if isInController {
          denotation.controllerTypes = controllerTypes(value)
          if let list = controllersTaken(by: value) { denotation.type = list }
        }
        if isInOwnCode || isInEvent || isInController || denotation.type.isController
          || isShowing && denotation.type.mayBeControllers
          || host?.isPartOfController == true && denotation.type.mayBeController
        {
          let kept = stackKept(by: value)
          let shown = kept ?? made(by: value, for: screenMade(with: declaration.name))
          if kept == nil { region.presented.append(shown) }
          denotation.shown = shown
          if !denotation.isMade { denotation.isMade = shown.isMade && givesNewStack(value) }
          if flows != nil { noteStack(in: &denotation, declaration) }
        } else if let content = contentAsked(for: value) {
          // `let page = destination()`: where it is mentioned it is shown.
          denotation.closure = content
        } else if isViewsCode, standing == .content, declaration.isConstant, isKeptView(value) {
          denotation.closure = (content(value), environment)
        } else {
          // What is kept may be shown, but not where it stands.
          let outer = isKeepingBinding
          isKeepingBinding = outer || !denotation.setter.isEmpty
          with(standing: standing == .content ? .kept : nil) { $0.walk(value) }
          isKeepingBinding = outer
        }
      } else if isInOwnCode || isInEvent, declaration.body == nil {
        // `let page: UIViewController; if isNew { page = NewController() } else { page = PageController() }`
        let shown = Region()
        region.presented.append(shown)
        denotation.shown = shown
      }
      environment.bind(declaration.name, denotation)
      note(element: declaration.name, takenBy: declaration.value)
      if let body = declaration.body { walk(body) }
    case .function: bind(localFunction: declaration)
    default: break
    }
  }

  /// Whether code makes a view, with whatever modifiers: `let page = PageView(item: item).padding()`, `let list = List { … }`, or of a
  /// view that is kept already `list.padding()`.
  private func isKeptView(_ value: Expression) -> Bool {
    switch value {
    case .conditional(_, let operand): return isKeptView(operand)
    case .call(.member(let base?, _, _), _, _):
      guard let own = base.ownName else { return isKeptView(base) }
      if let local = environment.local(own, evaluator) { return local.closure != nil }
      return environment.scope?.property(own)?.isViewProperty == true
    case .member(let base?, let name, _):
      // `let content = page.content.padding()`, of an enum that says what its cases show.
      return evaluate(base).type.unwrapped.ownSymbol?.property(name)?.isViewProperty == true
    case .call(.name(let name, _), _, _) where name.isWrittenAsType:
      let made = evaluate(value).type.ownSymbol
      return made.map { $0.isView && !$0.isController }
        ?? (PlainViews.showing.contains(name) || PlainViews.acting.contains(name))
    default: return false
    }
  }

  /// Whether a constant of the code's own stands for a view that is shown where the constant is mentioned.
  func isKeptView(named name: String) -> Bool {
    guard let kept = environment.local(name, evaluator), kept.closure != nil else { return false }
    return kept.type.unwrapped.ownSymbol.map { $0.isView && !$0.isController } == true
  }

  /// Walks what a name begins with by which something may be shown later.
  mutating func made(by value: Expression, for screen: TypeSymbol? = nil) -> Region {
    let outer = screenMade
    screenMade = screen
    defer { screenMade = outer }
    let shown = Region()
    if case .call = value, !findsOnScreen(value) {
      (shown.isMade, shown.madeFor) = (true, host.map(ObjectIdentifier.init))
    }
    let outerAction = action
    // What is put into a value of the app's own, `Route(content: content)`, that value's taker shows.
    if action != nil, let symbol = evaluate(value).type.ownSymbol, !symbol.isView { action = shown }
    defer { action = outerAction }
    with(region: shown) { walk in
      walk.walk(value)
      // `let page = PageController.instantiate()`
      if case .call(.member(_?, let name, _), _, _) = value, name != "init" {
        walk.use(controller: value, walk.evaluate(value))
      }
    }
    return shown
  }

  /// Walks a condition; the answer is the state that must be there for it to hold.
  mutating func walk(_ condition: Condition) -> Asked? {
    switch condition {
    case .expression(let expression):
      if !asksForContent(expression) { walk(expression) }
      return asked(by: expression)
    case .match(.prefix(Expression.isOfType, .type(let type)), .name(let name, _)):
      narrow(name, to: type)
      return nil
    case .match(.prefix(Expression.isTakenFor, .type(let type)), .name(let name, _)):
      take(name, for: type)
      return nil
    case .match(let pattern, let value):
      var shown: Region?
      if case .binding = pattern, isCall(value) || givesController(value),
        isInOwnCode || isInEvent || isInController
      {
        // `if let page = makePage() { present(page, animated: true) }`
        let made = made(by: value)
        // What is only asked shows nothing.
        if made.showsSomething { region.presented.append(made) }
        shown = made
      } else if !asksForContent(value) {
        walk(value)
        if case .binding = pattern { shown = controllerTaken(by: value) }
      }
      var denotation = evaluate(value)
      var asked = denotation.path.flatMap { path -> Asked? in
        var path = path
        if let name = evaluator.caseName(unwrapped(pattern)),
          denotation.type.symbol?.hasCase(name) == true
        {
          path = path.narrowed(to: name)
        } else if !denotation.type.isOptional {
          return nil
        }
        return Asked(path: path, position: position(of: value))
      }
      if denotation.path == nil, case .binding = pattern { asked = lookup(value) }
      denotation.type = denotation.type.unwrapped
      if case .binding = pattern, let content = contentAsked(for: value) {
        denotation.closure = content
      }
      if isInController, case .binding = pattern, let list = controllersTaken(by: value) {
        // `guard var pages = navigationController?.viewControllers else { return }`
        let changed = Region()
        region.presented.append(changed)
        (denotation.type, shown) = (list, changed)
      }
      denotation.isStackAround = isOwnStack(value)
      denotation.isRootOfWindow = isRootOfWindow(value)
      denotation.shown = controllerShown(by: value) ?? denotation.shown ?? shown
      if case .binding(let name) = pattern, case .member = value, denotation.path != nil {
        boundStates[name] = states(along: value)
      }
      bind(pattern, to: denotation, in: &environment)
      return asked
    }
  }

  private func isCall(_ value: Expression) -> Bool {
    if case .call = value { true } else { false }
  }

  /// Whether a value is what a property makes whenever it is asked, a controller: `if let page = entry.page`.
  private func givesController(_ value: Expression) -> Bool {
    let (owner, name): (TypeSymbol?, String)
    switch value {
    case .name(let own, _) where environment.local(own, evaluator) == nil:
      (owner, name) = (environment.scope, own)
    case .member(.name("self", _)?, let own, _): (owner, name) = (environment.scope, own)
    case .member(let base?, let asked, _):
      (owner, name) = (evaluate(base).type.unwrapped.ownSymbol, asked)
    default: return false
    }
    guard let owner, let member = owner.property(name), !member.isStored,
      let type = member.declaration.type
    else { return false }
    return program.isController(type, in: owner, file: member.file)
  }

  /// Whether a condition only asks for content that a wrapper is given, which is not shown by that.
  private func asksForContent(_ condition: Expression) -> Bool {
    switch condition {
    case .infix(let left, "!=", .nil), .infix(let left, "==", .nil): asksForContent(left)
    case .call: contentAsked(for: condition) != nil
    case .name, .member(.name("self", _)?, _, _): evaluate(condition).closure != nil
    default: false
    }
  }

  /// What a closure gives that a view is handed as its content, where code asks for that: `destination?()`.
  private func contentAsked(for value: Expression) -> (Closure, Environment)? {
    guard isViewsCode, case .call(let callee, _, _) = value, callee.ownName != nil,
      evaluate(callee).closure != nil
    else { return nil }
    return (content(value), environment)
  }

  /// A piece of state that must be there for code to be shown.
  struct Asked {
    var path: StatePath
    var position: Position
    /// What else must be there.
    var others: [StatePath] = []
  }

  /// `model.destination == .help`, `model.item != nil`
  func asked(by expression: Expression) -> Asked? {
    guard case .infix(let left, let sign, let right) = expression else { return nil }
    let value = evaluate(left)
    guard let path = value.path else { return sign == "!=" && right == .nil ? lookup(left) : nil }
    switch (sign, right) {
    case ("!=", .nil) where value.type.isOptional:
      return Asked(path: path, position: position(of: left))
    case ("==", _):
      guard let name = evaluator.caseName(right), value.type.symbol?.hasCase(name) == true else {
        return nil
      }
      return Asked(path: path.narrowed(to: name), position: position(of: left))
    default: return nil
    }
  }

  /// The state without which nothing is found: `items.first { $0.id == selectedID }`, or a property that looks it up.
  private func lookup(_ value: Expression) -> Asked? {
    evaluator.stateLookedUp(by: value, in: environment).map {
      Asked(path: $0, position: position(of: value))
    }
  }

  /// Walks what is shown in place while some state is there.
  mutating func walk(_ body: [Statement], whileThereIs asked: Asked?) {
    guard let asked else { return walk(body) }
    showing(while: asked.path, asked.others, at: asked.position) { $0.walk(body) }
  }

  /// Walks what is shown in place while some state is there, in whatever way code asks for it.
  mutating func showing(
    while path: StatePath, _ others: [StatePath] = [], at position: Position,
    _ work: (inout ViewWalk) -> Void
  ) {
    if isInOwnCode || isPresented(path) { return work(&self) }
    let shown = Region()
    with(part: shown, work)
    if isMereDeed(shown) { return region.presented.append(shown) }
    region.absorb(shown)
    guard shown.showsSomething else { return }
    // Asked twice, it is there once: `if let id { if let item = items.first(where: { $0.id == id }) { … } }`.
    let isAskedAgain = shown.conditionals.contains { inner in
      inner.path == path && inner.region.uses.map(\.location) == shown.uses.map(\.location)
    }
    if isAskedAgain { return }
    region.conditionals.append(
      SelectionSite(
        path: path, region: shown, host: host, presenter: presenting.last, others: others,
        condition: condition, location: location(position)))
  }

  /// Whether a condition holds for one element of the loop around it: it compares the element with something.
  private func choosesRow(_ condition: Condition) -> Bool {
    guard case .expression(.infix(let left, "==", let right)) = condition else { return false }
    return rowNames.contains { left.mentions($0) != right.mentions($0) }
  }

  /// Whether conditions hold, where the value that they ask for is known: `menu == .genres` in a loop over all cases.
  func known(_ conditions: [Condition]) -> Bool? {
    let known = conditions.flatMap(\.conjuncts).map { self.known($0) }
    if known.contains(false) { return false }
    return known.contains(nil) ? nil : true
  }

  private func known(_ condition: Condition) -> Bool? {
    switch condition {
    // What a wrapper is given, or not: `if let isActive`
    case .match(.binding, let value): return evaluate(value).isThere
    case .match(let pattern, let value):
      let value = evaluate(value)
      guard let known = value.caseName, let wanted = evaluator.caseName(unwrapped(pattern)),
        value.type.symbol?.hasCase(wanted) == true
      else { return nil }
      return known == wanted
    case .expression(.infix(let left, "!=", .nil)): return evaluate(left).isThere
    case .expression(.infix(let left, "==", .nil)): return evaluate(left).isThere.map { !$0 }
    case .expression(.infix(let left, let sign, let right)) where sign == "==" || sign == "!=":
      let value = evaluate(left)
      // What a constant's name stands for, nobody asks here: `title == Titles.mail` may be so of any text.
      let wanted = value.caseName == nil ? right.writtenText : evaluator.caseName(right)
      guard let known = value.toldName, let wanted else { return nil }
      return (known == wanted) == (sign == "==")
    case .expression(.infix(let value, Expression.isOfType, .type(let type))):
      return isKnown(value, toBe: type)
    case .expression(.prefix("!", .infix(let value, Expression.isOfType, .type(let type)))):
      return isKnown(value, toBe: type).map { !$0 }
    case .expression(.prefix("!", let flag)): return evaluate(flag).isTrue.map { !$0 }
    case .expression(let flag): return flag.ownName == nil ? nil : evaluate(flag).isTrue
    }
  }

  /// `.edit` of `.some(.edit)` and of `.edit?`.
  func unwrapped(_ pattern: Expression) -> Expression {
    if case .call(.member(_, "some", _), let arguments, _) = pattern, let first = arguments.first {
      return unwrapped(first.value)
    }
    return pattern
  }

  /// Binds the names of a pattern to the parts of a value.
  func bind(_ pattern: Expression, to value: Denotation, in environment: inout Environment) {
    switch pattern {
    case .binding(let name): environment.bind(name, value)
    case .tuple(let elements):
      for (number, element) in elements.enumerated() {
        bind(element.value, to: part(number, of: value), in: &environment)
      }
    case .call(.member(_, "some", _), let arguments, _):
      if let first = arguments.first { bind(first.value, to: value, in: &environment) }
    case .call(let callee, let arguments, _):
      guard let name = evaluator.caseName(callee), let symbol = value.type.symbol,
        symbol.hasCase(name)
      else { return }
      let held = evaluator.member(name, of: value, in: environment, 0)
      let type =
        symbol.holdsBinding(in: name)
        ? evaluator.payload(of: name, in: symbol) : held.type.unwrapped
      var carried = Denotation(type: type, path: held.path, isPayload: true)
      // A controller that came in a case shows what it was made to show.
      if carried.type.mayBeController { carried.shown = value.shown }
      for (number, argument) in arguments.enumerated() {
        bind(
          argument.value, to: arguments.count == 1 ? carried : part(number, of: carried),
          in: &environment)
      }
    default: break
    }
  }

  func part(_ number: Int, of value: Denotation) -> Denotation {
    guard case .tuple(let elements) = value.type, number < elements.count else { return value }
    return Denotation(type: elements[number].type, isPayload: value.isPayload)
  }
}
