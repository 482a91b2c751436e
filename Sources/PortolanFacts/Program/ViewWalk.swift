import PortolanModel

/// Walks the code of views, and notes what it presents, embeds and links to.
///
/// What a call means is the business of the dialects; the walk itself knows only Swift: it follows properties, functions,
/// modifiers and closures of the app's own to where a dialect has something to say.
struct ViewWalk {
  let program: Program
  let evaluator: Evaluator
  var sites: [PresentationSite] = []
  var containers: [Container] = []
  var handlers: [StackHandler] = []
  var links: [LinkSite] = []
  /// Every view that some code constructs.
  private(set) var usedViews: Set<ObjectIdentifier> = []
  /// Of a controller, what its own code shows in place, and what that code only constructs: a controller is walked member by
  /// member, and what it makes is not embedded by being made. The same holds for an app's delegate.
  private var ownRegion: Region?
  private var constructed = Region()
  /// The view whose code is being walked.
  private(set) var host: TypeSymbol?
  private(set) var environment = Environment(scope: nil, file: 0)
  private(set) var region = Region()
  /// The members that are being followed, so that none is followed into itself.
  private var following: Set<String> = []
  /// The innermost stack around the code.
  private var stack: Int?
  /// The state whose destinations are being walked, innermost last.
  private var presenting: [StatePath] = []
  private var isInRows = false
  private(set) var isInList = false
  private(set) var surroundings = Surroundings.host
  /// What the list around the code selects.
  private(set) var selection: Denotation?

  init(program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
  }

  // MARK: - Entrances

  /// Walks everything that a view shows; the answer is its region.
  mutating func walk(view: TypeSymbol, members: [Member]) -> Region {
    let region = Region()
    host = view
    self.region = region
    stack = nil
    isInRows = false
    isInList = false
    surroundings = .host
    let isWalkedByMember = view.isController || view.isDelegate
    ownRegion = isWalkedByMember ? region : nil
    constructed = Region()
    if isWalkedByMember { region.presented.append(constructed) }
    for member in members {
      environment = Environment(scope: view, file: member.file)
      for parameter in member.declaration.parameters {
        environment.bind(
          parameter.name,
          Denotation(type: program.resolve(parameter.type, in: view, file: member.file)))
      }
      following = ["\(view.id).\(member.name)"]
      walk(member.declaration.body ?? [])
      if view.isController {
        walk(member.declaration.observers)
        if let value = member.declaration.value { walk(value) }
      }
    }
    return region
  }

  /// Notes which views are made outside of views: in lists of demos, in coordinators and factories.
  mutating func noteViewsMadeElsewhere() {
    var other = self
    other.host = nil
    other.ownRegion = nil
    other.region = Region()
    for global in program.globals.sorted(by: { $0.key < $1.key }).map(\.value) {
      other.environment = Environment(scope: nil, file: global.file)
      if let value = global.declaration.value { other.walk(value) }
    }
    for symbol in program.types where !symbol.isView && symbol.kind != .protocol {
      for member in symbol.members where member.isStored {
        other.environment = Environment(scope: symbol, file: member.file)
        if let value = member.declaration.value { other.walk(value) }
      }
    }
    usedViews = other.usedViews
  }

  /// Walks code with something changed for its time.
  mutating func with(
    region: Region? = nil, environment: Environment? = nil, stack: Int? = nil, rows: Bool? = nil,
    presenting path: StatePath? = nil, list: Bool? = nil, surroundings around: Surroundings? = nil,
    selection: Denotation? = nil, _ work: (inout ViewWalk) -> Void
  ) {
    let saved = (self.region, self.environment, self.stack, isInRows, isInList, surroundings)
    let outerSelection = self.selection
    defer { self.selection = outerSelection }
    if let selection { self.selection = selection }
    if let list { isInList = list }
    if let around {
      surroundings = around
      if around == .modal { self.stack = nil }
    }
    if let path { presenting.append(path) }
    defer { if path != nil { presenting.removeLast() } }
    if let region { self.region = region }
    if let environment { self.environment = environment }
    if let stack { self.stack = stack }
    if let rows { isInRows = rows }
    work(&self)
    (self.region, self.environment, self.stack, isInRows, isInList, surroundings) = saved
  }

  var currentStack: Int? { stack }
  var isInListRow: Bool { isInList && isInRows }

  // MARK: - Statements

  mutating func walk(_ statements: [Statement]) {
    let saved = environment
    for statement in statements { walk(statement) }
    environment = saved
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .expression(let expression): walk(expression)
    case .return(let expression): if let expression { walk(expression) }
    case .declaration(let declaration): walk(local: declaration)
    case .if(let conditions, let then, let other):
      let saved = environment
      let isTrue = known(conditions)
      for condition in conditions { walk(condition) }
      if isTrue != false { walk(then) }
      environment = saved
      if isTrue != true { walk(other) }
    case .guard(let conditions, let other):
      walk(other)
      for condition in conditions { walk(condition) }
    case .switch(let subject, let cases, let position): walk(switch: subject, cases, position)
    case .for(let pattern, let sequence, let body):
      var inner = environment
      bind(pattern, to: Denotation(type: evaluate(sequence).type.element), in: &inner)
      with(environment: inner) { $0.walk(body) }
    case .block(let body), .conditional(_, let body): walk(body)
    }
  }

  private mutating func walk(local declaration: Declaration) {
    switch declaration.kind {
    case .variable:
      var denotation = evaluator.local(declaration, in: environment)
      if let value = declaration.value {
        if isInOwnCode {
          let shown = Region()
          region.presented.append(shown)
          with(region: shown) { $0.walk(value) }
          denotation.shown = shown
        } else {
          walk(value)
        }
      }
      environment.bind(declaration.name, denotation)
      if let body = declaration.body { walk(body) }
    case .function: break
    default: break
    }
  }

  private mutating func walk(_ condition: Condition) {
    switch condition {
    case .expression(let expression): walk(expression)
    case .match(let pattern, let value):
      walk(value)
      var denotation = evaluate(value)
      denotation.type = denotation.type.unwrapped
      bind(pattern, to: denotation, in: &environment)
    }
  }

  /// Whether conditions hold, where the value that they ask for is known: `menu == .genres` in a loop over all cases.
  private func known(_ conditions: [Condition]) -> Bool? {
    guard conditions.count == 1,
      case .expression(.infix(let left, let sign, let right)) = conditions[0],
      sign == "==" || sign == "!=",
      let value = evaluate(left).caseName, let wanted = evaluator.caseName(right)
    else { return nil }
    return (value == wanted) == (sign == "==")
  }

  private mutating func walk(
    switch subject: Expression, _ cases: [SwitchCase], _ position: Position
  ) {
    walk(subject)
    let denotation = evaluate(subject)
    if let value = denotation.caseName {
      let arm =
        cases.first { $0.patterns.contains { evaluator.caseName($0) == value } }
        ?? cases.first(where: \.isDefault)
      return walk(arm?.body ?? [])
    }
    if let path = denotation.path, denotation.type.symbol?.kind == .enum, !isPresented(path),
      !isInOwnCode
    {
      let shown = Region()
      region.selections.append(
        SelectionSite(path: path, region: shown, location: location(position)))
      with(region: shown) { $0.walk(cases, of: denotation) }
    } else {
      walk(cases, of: denotation)
    }
  }

  /// Whether the code is what a piece of state presents, so that a `switch` over it says what is shown, not whether.
  private func isPresented(_ path: StatePath) -> Bool {
    presenting.contains { $0.slot == path.slot }
  }

  private mutating func walk(_ cases: [SwitchCase], of denotation: Denotation) {
    let symbol = denotation.type.symbol
    for arm in cases {
      var inner = environment
      for pattern in arm.patterns { bind(pattern, to: denotation, in: &inner) }
      // What a controller does in some case, it does not show in place.
      if isInOwnCode {
        with(environment: inner) { $0.walk(arm.body) }
        continue
      }
      let names = arm.patterns.compactMap { evaluator.caseName(unwrapped($0)) }
        .filter { symbol?.hasCase($0) ?? true }
      guard symbol?.kind == .enum, let name = names.first else {
        if arm.isDefault, symbol?.kind == .enum {
          region.hasDefault = true
          region.defaultPosition = location(arm.position)
        }
        with(environment: inner) { $0.walk(arm.body) }
        continue
      }
      let shown = region.region(forCase: name)
      // Cases that share an arm show the same.
      for other in names.dropFirst() where !region.cases.contains(where: { $0.name == other }) {
        region.cases.append((other, shown))
      }
      with(region: shown, environment: inner) { $0.walk(arm.body) }
    }
  }

  /// `.edit` of `.some(.edit)` and of `.edit?`.
  private func unwrapped(_ pattern: Expression) -> Expression {
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
      for (number, argument) in arguments.enumerated() {
        let isWhole = arguments.count == 1
        bind(
          argument.value,
          to: isWhole
            ? Denotation(type: held.type.unwrapped, path: held.path)
            : part(number, of: Denotation(type: held.type.unwrapped, path: held.path)),
          in: &environment)
      }
    default: break
    }
  }

  private func part(_ number: Int, of value: Denotation) -> Denotation {
    guard case .tuple(let elements) = value.type, number < elements.count else { return value }
    return Denotation(type: elements[number].type)
  }

  // MARK: - Expressions

  func evaluate(_ expression: Expression) -> Denotation {
    evaluator.evaluate(expression, in: environment)
  }

  mutating func walk(_ expression: Expression) {
    switch expression {
    case .name(let name, _): follow(property: name)
    case .member(let base, let name, let position): walk(member: base, name, position)
    case .call(let callee, let arguments, let position): walk(call: callee, arguments, position)
    case .element(let base, let arguments):
      walk(base)
      for argument in arguments { walk(argument.value) }
    case .closure(let closure): walk(closure, [])
    case .prefix(_, let operand), .await(let operand), .conditional(_, let operand): walk(operand)
    case .assignment(let target, let value, _):
      switch target {
      case .member(let base, let name, _):
        if Dialects.assignment(of: value, to: name, of: base, &self) { return }
      case .name(let name, _):
        if Dialects.assignment(of: value, to: name, of: nil, &self) { return }
      default: break
      }
      walk(value)
    case .infix(let left, _, let right):
      walk(left)
      walk(right)
    case .choice(let condition, let first, let second):
      walk(condition)
      walk(first)
      walk(second)
    case .array(let elements), .dictionary(let elements), .other(let elements):
      for element in elements { walk(element) }
    case .tuple(let elements): for element in elements { walk(element.value) }
    case .statement(let statement): walk(statement)
    case .type, .keyPath, .string, .number, .boolean, .nil, .binding: break
    }
  }

  /// Walks a closure's body, its parameters standing for these values.
  mutating func walk(_ closure: Closure, _ values: [Denotation], in outer: Environment? = nil) {
    var inner = outer ?? environment
    let names = closure.parameters.isEmpty ? values.indices.map { "$\($0)" } : closure.parameters
    for (name, value) in zip(names, values) { inner.bind(name, value) }
    for (name, type) in zip(closure.parameters, closure.types) {
      if let type {
        inner.bind(
          name, Denotation(type: program.resolve(type, in: inner.scope, file: inner.file)))
      }
    }
    with(environment: inner) { $0.walk(closure.body) }
  }

  /// Walks what an argument shows: a closure's body, a view, or the view that a passed initialiser makes.
  mutating func walk(content expression: Expression, _ values: [Denotation] = []) {
    if case .closure(let closure) = expression { return walk(closure, values) }
    let denotation = evaluate(expression)
    if let (closure, environment) = denotation.closure {
      return walk(closure, values, in: environment)
    }
    if let symbol = denotation.reference {
      return use(symbol, arguments: [:], at: position(of: expression))
    }
    if follow(reference: expression, values) { return }
    walk(expression)
  }

  /// Walks a function of the scope's own that is passed without being called: `content: sheet`.
  private mutating func follow(reference expression: Expression, _ values: [Denotation]) -> Bool {
    let name: String
    switch expression {
    case .name(let written, _), .member(.name("self", _)?, let written, _): name = written
    default: return false
    }
    guard environment.locals[name] == nil, let scope = environment.scope,
      scope.property(name) == nil, !scope.isController,
      let member = scope.members(named: name).first(where: {
        $0.declaration.givesView && $0.declaration.parameters.count <= max(values.count, 1)
      })
    else { return false }
    var inner = Environment(scope: scope, file: member.file)
    for (parameter, value) in zip(member.declaration.parameters, values) {
      inner.bind(parameter.name, value)
    }
    follow(member, key: "\(scope.id).\(name)", in: inner)
    return true
  }

  private mutating func walk(member base: Expression?, _ name: String, _ position: Position) {
    guard let base else { return }
    if case .name("self", _) = base { return follow(property: name) }
    walk(base)
    // `case.view`, `model.makeView`: a property of the app's own that gives back a view.
    let value = evaluate(base)
    if let symbol = value.type.unwrapped.ownSymbol, let member = symbol.property(name) {
      follow(member, of: symbol, arguments: [], on: value)
    }
  }

  private mutating func walk(call callee: Expression, _ arguments: [Argument], _ position: Position)
  {
    let call = Call(callee: callee, arguments: arguments, position: position)
    switch callee {
    case .member(let base?, let function, _):
      if let symbol = construction(callee) {
        return construct(symbol, call)
      }
      walk(base)
      if follow(method: function, of: base, call) { return }
      if Dialects.modifier(function, call, &self) { return }
    case .name(let name, _):
      if let closure = environment.locals[name]?.closure {
        let values = arguments.map { evaluate($0.value) }
        return walk(closure.0, values, in: closure.1)
      }
      if let symbol = construction(callee) {
        // A view of the app's own may stand for a library's.
        if symbol.wrapsContent, Dialects.container(name, call, &self) { return }
        return construct(symbol, call)
      }
      if follow(method: name, of: nil, call) { return }
      if Dialects.container(name, call, &self) { return }
      // In an extension of `View` a modifier is called on `self`, which nobody writes.
      if Dialects.modifier(name, call, &self) { return }
    case .member(nil, let name, _):
      if Dialects.container(name, call, &self) { return }
    case .type(let type):
      if let symbol = construction(callee) { return construct(symbol, call) }
      if Dialects.container(type.lastName, call, &self) { return }
    default: walk(callee)
    }
    walkArguments(of: call)
  }

  mutating func walkArguments(of call: Call, rows: Bool? = nil) {
    with(rows: rows) { walk in
      for argument in call.arguments { walk.walk(content: argument.value) }
    }
  }

  // MARK: - Views

  /// The app's own type that a callee constructs.
  private func construction(_ callee: Expression) -> TypeSymbol? {
    let denotation = evaluate(callee)
    if case .meta(let type) = denotation.type { return type.ownSymbol }
    return denotation.reference
  }

  private mutating func construct(_ symbol: TypeSymbol, _ call: Call) {
    var arguments: [String: Denotation] = [:]
    let initializer = symbol.members.first {
      $0.declaration.kind == .initializer && $0.declaration.accepts(call.arguments)
    }
    if let initializer {
      for (parameter, argument) in initializer.declaration.matched(call.arguments) {
        let property = symbol.stored(by: initializer.declaration, from: parameter) ?? parameter.name
        arguments[property] = evaluate(argument.value)
      }
    } else {
      for argument in call.arguments {
        if let label = argument.label { arguments[label] = evaluate(argument.value) }
      }
    }
    if isInPlace(symbol, call, initializer?.declaration, arguments) { return }
    use(symbol, arguments: arguments, at: call.position)
    // What is handed over may hold views of its own.
    for argument in call.arguments {
      if case .closure = argument.value {
        if program.remakes(argument, of: symbol, by: initializer?.declaration) {
          walk(remade: argument.value, by: symbol)
          continue
        }
        with(surroundings: surroundings == .host ? .wrapper : nil) {
          $0.walk(content: argument.value)
        }
      } else if case .call = argument.value {
        walk(argument.value)
      }
    }
  }

  /// A view of the app's own around content that it is given, with a link in it, is walked in place, its properties standing for the
  /// arguments: by itself it leads nowhere.
  private mutating func isInPlace(
    _ symbol: TypeSymbol, _ call: Call, _ initializer: Declaration?,
    _ arguments: [String: Denotation]
  ) -> Bool {
    guard symbol.wrapsContent, symbol.isStateless, !symbol.isController,
      let body = symbol.property("body"),
      !call.arguments.contains(where: { program.remakes($0, of: symbol, by: initializer) })
    else { return false }
    var inner = Environment(scope: symbol, file: body.file)
    // Whether the link is its own, not one in its content.
    var trial = self
    trial.with(region: Region()) { $0.follow(body, key: "\(symbol.id).body", in: inner) }
    guard trial.links[links.count...].contains(where: { $0.value == nil }) else { return false }
    for (name, value) in arguments { inner.bind(name, value) }
    for argument in call.arguments {
      let closures = symbol.storedProperties.filter(\.declaration.holdsContent)
      let name =
        argument.label
        ?? (argument.isTrailing ? closures.first { arguments[$0.name] == nil }?.name : nil)
      if let name { inner.bind(name, handed(argument.value)) }
    }
    let shown = Region()
    with(region: shown) { $0.follow(body, key: "\(symbol.id).body", in: inner) }
    usedViews.insert(ObjectIdentifier(symbol))
    region.uses += shown.uses
    region.presented += shown.presented
    return true
  }

  /// What an argument stands for; a view that is handed over is shown where the parameter is mentioned.
  private func handed(_ expression: Expression) -> Denotation {
    var denotation = evaluate(expression)
    if denotation.closure == nil, case .call(_, _, let position) = expression,
      denotation.type.ownSymbol?.isView == true, !isInOwnCode
    {
      let body = [Statement.expression(expression)]
      denotation.closure = (Closure(body: body, position: position), environment)
    }
    return denotation
  }

  private mutating func use(
    _ symbol: TypeSymbol, arguments: [String: Denotation], at position: Position
  ) {
    guard symbol.isView else { return }
    usedViews.insert(ObjectIdentifier(symbol))
    (isInOwnCode ? constructed : region).uses.append(
      ViewUse(
        view: symbol, location: location(position), arguments: arguments, isRow: isInRows,
        isListRow: isInListRow, surroundings: surroundings, host: host))
  }

  /// Whether the code is a controller's own, not that of what it presents.
  private var isInOwnCode: Bool { region === ownRegion }

  /// What an expression gives to show: a controller, or a view in a hosting controller.
  mutating func shown(by expression: Expression) -> Region {
    let shown = Region()
    region.presented.append(shown)
    let value = evaluate(expression)
    with(region: shown, rows: false, list: false, surroundings: .wrapper) { walk in
      walk.walk(content: expression)
      if shown.uses.isEmpty, let property = walk.storedValue(of: expression) {
        walk.walk(content: property)
      }
      if shown.uses.isEmpty, value.shown?.firstUse == nil,
        let symbol = value.type.unwrapped.ownSymbol, symbol.isController
      {
        walk.use(symbol, arguments: [:], at: walk.position(of: expression))
      }
    }
    if shown.style == nil { shown.style = value.shown?.style }
    return shown.firstUse == nil ? value.shown ?? shown : shown
  }

  /// The initial value of a stored property of the controller whose code is walked.
  private func storedValue(of expression: Expression) -> Expression? {
    switch expression {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if environment.locals[name] != nil { return nil }
      return environment.scope?.property(name)?.declaration.value
    default: return nil
    }
  }

  /// Says of what a local variable holds how it comes before the user.
  mutating func note(style: Presentation, of base: Expression?) {
    if case .name(let name, _)? = base, let shown = environment.locals[name]?.shown {
      shown.style = style
    } else if !isInOwnCode {
      region.style = style
    }
  }

  // MARK: - Following the app's own code

  private mutating func follow(property name: String) {
    if let value = environment.locals[name] {
      // A controller that was made before is shown where it is mentioned: `UINavigationController(rootViewController: screen)`.
      if let shown = value.shown, shown !== region, !isInOwnCode { region.uses += shown.uses }
      if let (closure, environment) = value.closure { walk(closure, [], in: environment) }
      return
    }
    guard let scope = environment.scope, let member = scope.property(name) else { return }
    follow(member, of: scope, arguments: [])
  }

  private mutating func follow(method name: String, of base: Expression?, _ call: Call) -> Bool {
    if let base {
      let denotation = evaluate(base)
      if let symbol = denotation.type.unwrapped.ownSymbol,
        let member = evaluator.method(name, of: symbol, call.arguments)
      {
        if symbol.kind == .protocol { return follow(requirement: name, of: symbol, call) }
        guard member.declaration.givesView || symbol.isView else { return false }
        if isWalkedByItself(member, of: symbol) { return false }
        follow(member, of: symbol, arguments: call.arguments, on: denotation)
        return true
      }
      if denotation.type.ownSymbol == nil || denotation.type.ownSymbol?.isView == true {
        return follow(modifier: name, call)
      }
      return false
    }
    if let scope = environment.scope,
      let member = evaluator.method(name, of: scope, call.arguments)
    {
      if isWalkedByItself(member, of: scope) { return false }
      follow(member, of: scope, arguments: call.arguments)
      return true
    }
    if let member = program.freeFunctions[name]?.first(where: {
      $0.declaration.accepts(call.arguments)
    }) {
      follow(member, of: nil, arguments: call.arguments)
      return true
    }
    return follow(modifier: name, call)
  }

  /// What a function of a protocol shows, each type that conforms to it decides: it may be any of what they show.
  private mutating func follow(requirement name: String, of symbol: TypeSymbol, _ call: Call)
    -> Bool
  {
    var isFollowed = false
    for type in program.types(conformingTo: symbol) {
      guard let member = evaluator.method(name, of: type, call.arguments),
        member.declaration.givesView
          || member.declaration.type.map({
            program.type(named: $0.name, in: type, file: member.file)?.isView == true
          }) == true
      else { continue }
      isFollowed = true
      with(region: region.region(forCase: type.id)) {
        $0.follow(member, of: type, arguments: call.arguments)
      }
    }
    return isFollowed
  }

  /// Whether following a controller's method would say nothing that walking it by itself does not: only what it is handed to show
  /// would be news.
  private func isWalkedByItself(_ member: Member, of symbol: TypeSymbol) -> Bool {
    guard symbol.isController else { return false }
    if isInOwnCode {
      if symbol !== environment.scope { return true }
      return !member.declaration.parameters.contains { parameter in
        let name =
          parameter.type.lastName == "Optional"
          ? parameter.type.arguments.first?.lastName ?? "" : parameter.type.lastName
        return name.hasSuffix("Controller") || name.hasSuffix("Binding")
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
  private mutating func follow(modifier name: String, _ call: Call) -> Bool {
    let extended = ["View", "Scene", "UIViewController", "NSViewController"]
      .flatMap { program.membersOfOthers[$0] ?? [] }
    let found = extended.first {
      $0.name == name && $0.declaration.kind == .function
        && $0.declaration.accepts(call.arguments)
    }
    guard let member = found else { return false }
    let before = sites.count
    follow(member, of: nil, arguments: call.arguments)
    // An overload of the app's own may stand for a library's.
    if sites.count == before, Dialects.modifier(name, call, &self) { return true }
    Dialects.finishModifier(member, call, sitesBefore: before, &self)
    return true
  }

  /// Walks the body of a property or a function in place, its parameters standing for the arguments.
  private mutating func follow(
    _ member: Member, of owner: TypeSymbol?, arguments: [Argument], on value: Denotation? = nil
  ) {
    let labels = member.declaration.parameters.map { $0.label ?? "_" }.joined(separator: ":")
    let key = "\(owner?.id ?? "").\(member.name)(\(labels))"
    var inner = Environment(scope: owner ?? environment.scope, file: member.file)
    // An enum that makes its own view is asked by way of the state that holds it.
    if let value, owner?.kind == .enum { inner.locals["self"] = value }
    for (parameter, argument) in member.declaration.matched(arguments) {
      inner.bind(parameter.name, handed(argument.value))
    }
    follow(member, key: key, in: inner)
  }

  /// Walks a member's body, unless it is being walked already.
  private mutating func follow(_ member: Member, key: String, in inner: Environment) {
    guard let body = member.declaration.body, following.count < 40,
      following.insert(key).inserted
    else { return }
    defer { following.remove(key) }
    with(environment: inner) { $0.walk(body) }
  }

  // MARK: - Locations

  func location(_ position: Position) -> SourceLocation {
    position.location(in: program.files[environment.file].path)
  }

  private func position(of expression: Expression) -> Position {
    switch expression {
    case .name(_, let position), .member(_, _, let position), .call(_, _, let position): position
    default: Position(line: 1, column: 1)
    }
  }
}

/// A call that a dialect may know.
struct Call {
  var callee: Expression
  var arguments: [Argument]
  var position: Position

  subscript(_ labels: String...) -> Expression? {
    for label in labels {
      if let argument = arguments.first(where: { $0.label == label }) { return argument.value }
    }
    return nil
  }

  /// The arguments that make content: closures, and what stands under a label that says so.
  var contents: [Argument] {
    arguments.filter { argument in
      if case .closure = argument.value {
        return argument.label != "onDismiss" && argument.label != "perform"
          && argument.label != "onNavigate" && argument.label != "action"
      }
      return ["content", "destination", "actions", "message", "then", "root", "view"]
        .contains(argument.label ?? "")
    }
  }
}

extension TypeSymbol {
  /// Whether it is shown as a view: it says so, or it has a body.
  var isView: Bool {
    if kind == .protocol || kind == .enum { return false }
    return isController
      || inherits("View", "ViewModifier", "ToolbarContent", "Scene", "App", "Commands")
      || inherits.contains { $0.lastName.hasSuffix("View") || $0.lastName.hasSuffix("Controller") }
      || inherits("UIViewControllerRepresentable", "UIViewRepresentable")
      || property("body").map { $0.declaration.body != nil && $0.declaration.isSomeView } == true
  }

  /// The property that an initialiser stores a parameter in, where it has another name: `_model = State(initialValue: m)`.
  func stored(by initializer: Declaration, from parameter: Parameter) -> String? {
    for case .expression(.assignment(let target, let value, _)) in initializer.body ?? [] {
      guard value.mentions(parameter.name) else { continue }
      switch target {
      case .member(.name("self", _)?, let name, _), .name(let name, _):
        return name.hasPrefix("_") || name.hasPrefix("$") ? String(name.dropFirst()) : name
      default: continue
      }
    }
    return nil
  }
}

extension TypeSymbol {
  /// Whether a view keeps nothing of its own, and is only what it is given.
  fileprivate var isStateless: Bool {
    storedProperties.allSatisfy { property in
      property.declaration.attributes.allSatisfy {
        $0.name.hasSuffix("Builder") || $0.name == "Binding" || $0.name == "Environment"
      }
    }
  }
}

extension Declaration {
  /// Whether a property holds views that are given, or what makes them.
  fileprivate var holdsContent: Bool {
    type?.name == TypeReference.function || attributes.contains { $0.name.hasSuffix("Builder") }
      || type?.name.first?.isUppercase == true && value == nil && !isSomeView
  }

  /// Whether it gives back something that is shown.
  var givesView: Bool {
    isSomeView || attributes.contains { $0.name.hasSuffix("Builder") }
  }

  var isSomeView: Bool {
    guard let type else { return false }
    let name =
      type.name == "some" || type.name == "any" ? type.arguments.first?.lastName : type.lastName
    guard let name else { return false }
    return name == "View" || name == "AnyView" || name == "Scene" || name == "ToolbarContent"
      || name == "Commands"
  }
}

extension Expression {
  /// Whether a name stands in it, not deeper than in calls.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name || own == "$" + name || own == "_" + name
    case .call(_, let arguments, _): arguments.contains { $0.value.mentions(name) }
    case .member(let base, _, _): base?.mentions(name) ?? false
    case .infix(let left, _, let right): left.mentions(name) || right.mentions(name)
    default: false
    }
  }
}
