import PortolanModel

/// Views of the app's own that code constructs.
extension ViewWalk {
  /// The app's own type that a callee constructs.
  func construction(_ callee: Expression) -> TypeSymbol? {
    if callee.isMethod { return nil }
    let denotation = evaluate(callee)
    guard case .meta(let type) = denotation.type else { return denotation.reference }
    guard let symbol = type.ownSymbol else { return nil }
    // One that is there for other systems alone is not what the code means.
    let conditions = condition.map { [$0] } ?? []
    return program.importedNamesakes(of: symbol, file: environment.file, under: conditions)
      .first?.symbol ?? program.namesakes(of: symbol, under: conditions).first
  }

  /// Constructs a view, or where the code is for several systems, the view of that name which each of them has.
  mutating func construct(each symbol: TypeSymbol, _ call: Call) {
    let imported = program.importedNamesakes(
      of: symbol, file: environment.file, under: conditions)
    let own = symbol.isToldApart ? program.namesakes(of: symbol, under: conditions) : [symbol]
    let all =
      imported.isEmpty
      ? own.map { (symbol: $0, condition: $0.condition) }
      : imported.map { (symbol: $0.symbol, condition: $0.condition) }
    if all.count < 2 { return construct(all.first?.symbol ?? symbol, call) }
    let conditions = all.compactMap(\.condition)
    let fork =
      conditions.count == all.count && Branches.areApart(conditions)
      ? forks.fork(build: conditions) : nil
    for (number, namesake) in all.enumerated() {
      func construct(_ walk: inout ViewWalk) {
        walk.with(condition: namesake.condition) { $0.construct(namesake.symbol, call) }
      }
      if let fork { walk(arm: number + 1, of: fork, construct) } else { construct(&self) }
    }
  }

  mutating func construct(_ symbol: TypeSymbol, _ call: Call) {
    if let view = program.hostedView(
      of: symbol, writtenAs: call.callee, in: environment.scope, file: environment.file)
    {
      walkArguments(of: call)
      return use(view, arguments: [:], at: call.position)
    }
    walk(partOfController: symbol)
    let outerObservation = observation
    observation?.isLater = true
    defer { observation = outerObservation }
    var call = call
    let isHooked = flows == nil && screen(madeWith: symbol) != nil
    if symbol.wrapsContent || isHooked {
      call.arguments = withClosures(call.arguments, forViewsAlone: !isHooked)
    }
    if flows != nil {
      noteFlow(symbol, call)
      noteNavigator(symbol, call)
    }
    var arguments: [String: Denotation] = [:]
    let initializer = symbol.initializer(taking: call.arguments)
    if let initializer {
      for (parameter, argument) in initializer.declaration.matched(call.arguments) {
        let property = symbol.stored(by: initializer.declaration, from: parameter) ?? parameter.name
        var value = evaluate(argument.value)
        if value.path != nil, onlyClears(parameter, toldTo: initializer, of: symbol) {
          value.path?.isClosing = true
        }
        arguments[property] = value
      }
      let handedOn = evaluator.bindingsHandedOn(
        by: initializer, of: symbol, call.arguments, in: environment)
      arguments.merge(handedOn) { $1 }
    } else {
      for argument in call.arguments {
        if let label = argument.label { arguments[label] = evaluate(argument.value) }
      }
    }
    let flags = program.flags(
      toldTo: symbol, call.arguments, arguments, by: initializer?.declaration)
    if !program.constantFlags(of: symbol).isEmpty {
      for (flag, isTrue) in flags { arguments[flag] = Denotation(type: .bool, isTrue: isTrue) }
    }
    selectRow(made: symbol, call, arguments)
    start(filler: symbol, call, initializer)
    walk(helperMadeBy: call, symbol, initializer)
    if construct(window: symbol, call, initializer) || construct(container: symbol, call) { return }
    if isInPlace(symbol, call, initializer?.declaration, arguments)
      || isSwitch(symbol, arguments) || isTabs(symbol, call, arguments)
    {
      return showContent(of: symbol, saidBy: initializer, call)
    }
    let presented = present(for: symbol, call, initializer?.declaration, arguments)
    let before = region.uses.count
    defer { noteStack(aroundUnseenIn: call, since: before) }
    use(
      symbol, arguments: arguments,
      lent: arguments.filter { $0.value.path.map { presented.paths.contains($0.slot) } ?? false }
        .keys,
      flags: flags.merging(
        program.optionals(toldTo: symbol, call.arguments, by: initializer?.declaration)
      ) { $1 },
      isHandedNewModel: call.arguments.contains { makesModel($0.value) }, at: call.position)
    showContent(of: symbol, saidBy: initializer, call)
    let outer = screenMade
    if symbol.isView, isInCoordinator { screenMade = symbol }
    defer { screenMade = outer }
    // What is handed over may hold views of its own.
    for (number, argument) in call.arguments.enumerated()
    where !presented.contents.contains(number) {
      if !symbol.pushedContents.isEmpty,
        push(
          argument,
          keptAs: symbol.property(keeping: argument, initializer?.declaration, arguments),
          by: symbol)
      {
        continue
      }
      if give(argument, keptBy: symbol, initializer?.declaration, arguments, at: call.position)
        || walk(
          argument, doneInEventOf: symbol, initializer?.declaration, arguments, at: call.position)
      {
        continue
      }
      if !symbol.linkedContents.isEmpty || !symbol.tabbedContents.isEmpty,
        lead(
          argument,
          keptAs: symbol.property(keeping: argument, initializer?.declaration, arguments),
          by: symbol)
      {
        continue
      }
      if case .array(let elements) = argument.value {
        // `BarView(items: [BarItem("Feed") { FeedView() }])`
        for element in elements {
          if case .call(let callee, let arguments, let position) = element {
            walk(call: callee, arguments, position)
          } else if symbol.isContainer {
            with(depth: depth + 1) { $0.show(kept: element, since: $0.region.useCount) }
          }
        }
      } else if case .closure(let closure) = argument.value {
        if flows != nil, let view = viewOfMade(symbol) {
          onBehalf(of: view) { $0.walk(closure, []) }
          continue
        }
        if let screen = screen(madeWith: symbol) ?? page(symbol, pushingBy: closure) {
          hookUp(closure, of: screen)
          continue
        }
        if program.remakes(argument, of: symbol, by: initializer?.declaration) {
          walk(remade: argument.value, by: symbol)
          continue
        }
        let kept = symbol.property(keeping: argument, initializer?.declaration, arguments)
        let isRow = kept.map(symbol.rowContents.contains) == true
        let isDone = isViewsCode && symbol.isView && symbol.runs(argument, of: call.arguments)
        with(
          rows: isRow ? true : nil, surroundings: surroundings(within: symbol), depth: depth + 1
        ) { walk in
          if isDone {
            walk.inAction { $0.walk(closure, keptAs: kept, by: symbol, arguments) }
          } else {
            walk.walk(closure, keptAs: kept, by: symbol, arguments)
          }
        }
      } else if case .call = argument.value {
        let kept = symbol.property(keeping: argument, initializer?.declaration, arguments)
        if let kept,
          symbol.shownProperties.contains(kept) || symbol.hostedProperties.contains(kept),
          evaluator.property(kept, of: symbol)?.type.unwrapped.ownSymbol?.isView == true
        {
          // Where it is mentioned it is shown, not here.
          let given = Region()
          region.presented.append(given)
          with(region: given) { $0.walk(argument.value) }
          continue
        }
        with(depth: depth + 1) { $0.walk(argument.value) }
      } else if symbol.isController, case .name(let name, _) = argument.value,
        let shown = environment.local(name, evaluator)?.shown, shown !== region,
        region.uses.count < Self.keptLimit
      {
        // `let page = PageController(); let bar = OwnNavigationController(rootViewController: page)`
        region.uses += shown.uses.map { use in
          var use = use
          use.depth += depth + 1
          return use
        }
        region.takeManner(of: shown)
        if symbol.framesContent, shown.isMade { shown.frames.append((region, depth + 1)) }
      } else if symbol.isController, case .name(let name, _) = argument.value,
        isKeptView(named: name)
      {
        // `let page = PageView(); let host = OwnHost(rootView: page)`
        with(depth: depth + 1) { $0.walk(argument.value) }
      } else if symbol.isContainer || symbol.framesContent, argument.value.isNameOrMember {
        with(depth: depth + 1) { $0.show(kept: argument.value, since: $0.region.useCount) }
      } else if symbol.wrapsContent {
        walk(handedOn: argument, to: symbol, initializer?.declaration, arguments)
      } else if symbol.isView {
        walk(handedFunction: argument.value)
      }
    }
  }

  /// Binds a view's properties to what it is constructed with.
  func bind(
    _ arguments: [String: Denotation], of symbol: TypeSymbol, _ call: Call,
    by initializer: Declaration?, in inner: inout Environment
  ) {
    var values = arguments
    let matched = initializer?.matched(call.arguments) ?? []
    var given: [(Parameter, Denotation)] = []
    for argument in call.arguments {
      let parameter = matched.first { $0.1 == argument }?.0
      let property = parameter.flatMap { parameter in
        initializer.flatMap { symbol.stored(by: $0, from: parameter) } ?? parameter.name
      }
      let name =
        property ?? argument.label
        ?? (argument.isTrailing ? symbol.propertyTakingClosure(besides: arguments) : nil)
      guard let name, arguments[name] == nil || symbol.property(name) != nil else { continue }
      var value = handed(argument.value)
      let type = parameter?.type ?? symbol.property(name)?.declaration.type
      if value.closure == nil, case .call = argument.value, !isInOwnCode, let type,
        symbol.isContent(type)
      {
        value.closure = (content(argument.value), environment)
      }
      // Of `.home` only the property says whose case it is.
      if case .unknown = value.type, !value.caseNames.isEmpty,
        let type = evaluator.property(name, of: symbol)?.type
      {
        value.type = type.unwrapped
      }
      value.isThere = argument.value.isSomething(value)
      values[name] = value
      if let parameter { given.append((parameter, value)) }
    }
    // What nobody gives is not there.
    for property in symbol.storedProperties
    where values[property.name] == nil && property.declaration.type?.lastName == "Optional"
      && property.attribute("State") == nil
    {
      let isGivenElsewhere =
        initializer.map { initializer in
          !initializer.parameters.contains {
            $0.hasDefault && (symbol.stored(by: initializer, from: $0) ?? $0.name) == property.name
          } && !initializer.leaves(property.name)
        } ?? (property.declaration.value != nil && property.declaration.value != .nil)
      if isGivenElsewhere { continue }
      var absent = Denotation.unknown
      absent.isThere = false
      values[property.name] = absent
    }
    for (name, isTrue) in flags(of: symbol, setBy: initializer, given: given) {
      values[name] = Denotation(type: .bool, isTrue: isTrue)
    }
    bindTypes(of: symbol, by: values, toldTo: matched, in: &inner)
    for (name, value) in values { inner.give(name, value) }
  }

  /// What an argument stands for; a view that is handed over is shown where the parameter is mentioned.
  func handed(_ expression: Expression) -> Denotation {
    var denotation = evaluate(expression)
    if isInController { denotation.controllerTypes = controllerTypes(expression) }
    if isInOwnCode || denotation.closure != nil { return denotation }
    if denotation.reference?.isView == true {
      // `page: HelpView.init` is `{ HelpView() }`.
      let made = Expression.call(expression, [], position(of: expression))
      denotation.closure = (content(made), environment)
    } else if makesView(expression) {
      denotation.closure = (content(expression), environment)
    }
    return denotation
  }

  /// Whether an expression makes a view, whatever is called on that: `HelpView().padding()`, `NavigationStack { HelpView() }`, and
  /// of content that was handed over `page.padding()`.
  private func makesView(_ expression: Expression) -> Bool {
    switch expression {
    case .call(let callee, _, _):
      if let made = evaluate(expression).type.ownSymbol { return made.isView }
      switch callee {
      case .name(let name, _): return PlainViews.showing.contains(name)
      case .member(let base?, _, _):
        if let own = base.ownName { return environment.local(own, evaluator)?.closure != nil }
        return makesView(base)
      default: return false
      }
    case .conditional(_, let operand): return makesView(operand)
    default: return false
    }
  }

  /// Whether an argument makes a model on the spot: `Store(initialState: Feature.State()) { Feature() }`, `ItemModel()`.
  private func makesModel(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments, _) = value,
      arguments.allSatisfy({ evaluate($0.value).path == nil })
    else { return false }
    if arguments.contains(where: { $0.label == "initialState" }) {
      switch callee {
      case .member(nil, "init", _), .name("Store", _): return true
      case .type(let type): return type.lastName == "Store" || type.lastName == "StoreOf"
      default: return false
      }
    }
    guard case .meta(let type) = evaluate(callee).type else { return false }
    return type.ownSymbol?.isModel == true
  }

  mutating func use(
    _ symbol: TypeSymbol, arguments: [String: Denotation], lent: some Sequence<String> = [],
    flags: [String: Bool] = [:],
    isHandedNewModel: Bool = false, isMade: Bool = true, at position: Position
  ) {
    guard symbol.isView else { return }
    if symbol.inherits("Scene"), host?.inherits("App", "Scene") == true {
      scenes.append(
        SceneSite(
          kind: symbol.name, host: host, content: .type(symbol), location: location(position),
          condition: condition))
    }
    if isMade { usedViews.insert(ObjectIdentifier(symbol)) }
    handedCases[ObjectIdentifier(symbol), default: HandedCases()].add(arguments)
    let spot = location(position)
    if host === symbol {
      // What leads to another of its kind is there for all that made the first.
    } else if let first = firstUses[ObjectIdentifier(symbol)] {
      if first != spot { reusedViews.insert(ObjectIdentifier(symbol)) }
    } else {
      firstUses[ObjectIdentifier(symbol)] = spot
    }
    noteStack(around: symbol)
    (isInOwnCode ? constructed : region).uses.append(
      ViewUse(
        view: symbol, location: spot, arguments: arguments, lent: Set(lent),
        flags: flags,
        isHandedNewModel: isHandedNewModel, scope: environment.scope,
        isRow: isInRows, rowsPath: isInRows ? rowsPath : nil,
        isListRow: isInListRow, isInEachRow: isInEachRow,
        isInList: isInList || isInForm,
        surroundings: surroundings, stack: stack,
        selection: selection,
        host: host,
        arms: sharedArms, condition: condition,
        depth: depth, standing: symbol.standsAside ?? standing,
        isElsewhere: (arms + armsOfController).contains(where: \.isElsewhere),
        lentAround: lentAround))
  }
}

extension TypeSymbol {
  /// The property in which a closure is kept that it is constructed with.
  func property(
    keeping argument: Argument, _ initializer: Declaration?, _ arguments: [String: Denotation]
  ) -> String? {
    guard let initializer else {
      return argument.label ?? propertyTakingClosure(besides: arguments)
    }
    return initializer.matched([argument]).first.map { parameter, _ in
      stored(by: initializer, from: parameter) ?? parameter.name
    }
  }

  /// The property that a closure without a label is for, where it has no initialiser of its own: the first that can take one and is not given
  /// otherwise. What is optional before that may be left out.
  fileprivate func propertyTakingClosure(besides arguments: [String: Denotation]) -> String? {
    let open = storedProperties.filter { arguments[$0.name] == nil }
    let taking = open.first { $0.declaration.takesClosure }
    return (taking ?? open.first { $0.declaration.holdsContent })?.name
  }

  /// How it stands in the code around it, where it can be no page: in a bar, on a map.
  fileprivate var standsAside: ViewUse.Standing? {
    if modifiesViews || inherits(anyOf: ShownProtocols.bars) { return .aside }
    return inherits(anyOf: ShownProtocols.contents) ? .decoration : nil
  }

  /// Whether a view keeps nothing of its own, and is only what it is given.
  var isStateless: Bool {
    storedProperties.allSatisfy { property in
      property.declaration.attributes.allSatisfy(Self.keepsNothing)
    }
  }

  /// Whether what an attribute says of a property is that others keep what it holds.
  static func keepsNothing(_ attribute: Attribute) -> Bool {
    attribute.name.hasSuffix("Builder") || ["Binding", "Environment"].contains(attribute.name)
  }
}

extension Expression {
  /// Whether it is known to be no `nil`, or to be one.
  func isSomething(_ value: Denotation) -> Bool? {
    switch self {
    case .nil: false
    case .closure: true
    case .name(let name, _) where name.hasPrefix("$"): true
    case .member(_, let name, _) where name.hasPrefix("$"): true
    case .member(let base?, _, _): base.isProjected ? true : value.isThere
    default: value.closure != nil ? true : value.isThere
    }
  }
}

extension Declaration {
  /// Whether a property can be given by a closure that stands behind a call.
  fileprivate var takesClosure: Bool {
    type?.unwrapped.name == TypeReference.function
      || attributes.contains { $0.name.hasSuffix("Builder") }
  }

  /// Whether a property holds views that are given, or what makes them.
  fileprivate var holdsContent: Bool {
    takesClosure
      || type?.name.isWrittenAsType == true && value == nil && !isSomeView
        && attributes.isEmpty
  }
}
