import PortolanModel

/// Assignments to navigation state, and the calls that change a stack or a flag.
extension StateChangeWalk {
  mutating func assign(_ target: Expression, _ value: Expression, _ position: Position) {
    if isCopy(target) { return }
    setters.note(written: target)
    let denotation = evaluator.evaluate(target, in: environment)
    let isToldNothing = denotation.type.isOptional && value != .nil && isNothing(value)
    let value =
      isToldNothing ? .nil : denotation.type.isOptional ? value.withNilForNone : value
    if denotation.type.isBool, let names = target.propertyNames { forget(names) }
    let count = changes.count
    defer {
      noteTold(value, of: denotation.type, since: count)
      noteOptional(value, since: count)
    }
    if !denotation.choices.isEmpty {
      return onEach(denotation) { $0.set($1, denotation, to: value, position) }
    }
    let isNew = !isCopy(target, of: localVariables) && startOver(denotation, with: value, position)
    guard let path = denotation.path ?? whole(target, denotation) else {
      if !isNew, value != .nil, value != .boolean(false) {
        unseen.note(target, by: environment.scope)
      }
      return
    }
    // `_item = item` of an initialiser hands a binding on.
    if function == "init", target.isWrapper, path.owner.isPassed(path.property) {
      if !path.owner.isView { noteBinding(path.property, of: path.owner, to: value) }
      return
    }
    if keepsBinding(target) { return }
    if isStack(path, alreadyIn: value, denotation.type) { return }
    // `path = path ?? []` puts nothing there.
    if case .infix(let left, "??", let right) = value, right.makesNothing,
      evaluator.evaluate(left, in: environment).path == path
    {
      return
    }
    if isPutBack(value, into: path, denotation.type) { return }
    if let kind = shortening(path, by: value) { return note(path, kind, [], position) }
    if denotation.type.symbol?.kind == .enum,
      !tells(RouteElements.held(by: value, of: denotation.type) ?? value)
    {
      unseen.note(target, by: environment.scope)
    }
    let before = changes.count
    set(path, denotation, to: value, position)
    if isToldNothing { noteOfTold(since: before) }
    noteWhenOff(value, of: denotation.type, since: before)
  }

  /// Does something to a piece of state; where that may be any of several, to the one or the other.
  mutating func onEach(
    _ state: Denotation, _ work: (inout StateChangeWalk, StatePath) -> Void
  ) {
    if let path = state.path { return work(&self, path) }
    let fork = forks.fork(state.choices.count)
    for (number, path) in state.choices.enumerated() {
      walk(arm: number + 1, of: fork) { work(&$0, path) }
    }
  }

  /// What a piece of state does that is set to a value.
  mutating func set(
    _ path: StatePath, _ denotation: Denotation, to value: Expression, _ position: Position
  ) {
    let value = RouteElements.held(by: value, of: denotation.type) ?? value
    let cases = cases(in: value, of: denotation.type)
    if case .nil = value {
      // `paths[tab] = nil` leaves nothing in the stack of that tab.
      let isStack = !denotation.type.isOptional && denotation.type.isStack
      return note(path, isStack ? .popToRoot : .dismiss, [], position)
    }
    if case .boolean(false) = value, denotation.type.isBool {
      return note(path, .dismiss, [], position)
    }
    if denotation.type.unwrapped.isErasedPath, value.makesNothing {
      return note(path, .popToRoot, [], position)
    }
    // Of an optional list all of it is presented, or nothing.
    if case .many = denotation.type.unwrapped, !denotation.type.isOptional {
      // `path = reset ? [page] : path + [page]` does the one or the other.
      if case .choice(let flag, let first, let second) = value {
        if let isTrue = isTrue(flag) {
          return set(path, denotation, to: isTrue ? first : second, position)
        }
        return choose(
          { $0.set(path, denotation, to: first, position) },
          or: { $0.set(path, denotation, to: second, position) })
      }
      if value.makesNothing {
        return note(path, .popToRoot, [], position)
      }
      if case .infix(let left, "+", let added) = value,
        evaluator.evaluate(left, in: environment).path == path
      {
        return note(
          path, .push, self.cases(in: added, of: denotation.type), position,
          styles: styles(in: added, of: denotation.type),
          isInOrder: isInOrder(added, of: denotation.type))
      }
      return note(
        path, .replace, cases, position, styles: styles(in: value, of: denotation.type),
        isAlone: cases.count != 1 && value.holdsOneElement,
        isInOrder: isInOrder(value, of: denotation.type))
    }
    if denotation.type.isErasedPath || path.isSharedUntold(denotation.type),
      case .array(let elements) = value
    {
      if elements.isEmpty { return note(path, .popToRoot, [], position) }
      for element in elements {
        note(
          path, .replace, self.cases(in: element, of: .unknown), position,
          value: evaluator.evaluate(element, in: environment).type)
      }
      return
    }
    if denotation.type.isBool, value != .boolean(true) {
      let before = changes.count
      mirror(path, true, position)
      // `didSet { isShown = item != nil }`
      if let observed, case .infix(let item, "!=", .nil) = value,
        evaluator.evaluate(item, in: environment).path?.slot == observed
      {
        for number in changes.indices.dropFirst(before) { changes[number].source = observed }
      }
      // `isShown = !isShown` is `isShown.toggle()`.
      if case .prefix("!", let same) = value,
        evaluator.evaluate(same, in: environment).path == path
      {
        for number in changes.indices.dropFirst(before) { changes[number].isToggle = true }
      }
      return
    }
    // `isActive ? .edit(…) : nil`: it may do either. What stands for one case makes that active.
    note(
      path, denotation.type.isOptional || denotation.type.isBool ? .present : .select,
      cases.isEmpty ? Array(path.cases.prefix(1)) : cases, position,
      isEither: value != .boolean(true))
    changes[changes.count - 1].tags = tags(in: value, of: denotation.type) ?? []
    if case .name = value, denotation.type.isOptional {
      // What stands for a piece of state is asked for that, or is a parameter of the same name of which nobody knows more.
      let given = evaluator.evaluate(value, in: environment)
      changes[changes.count - 1].mayBeNothing = given.type.isOptional && given.path == nil
      if let source = given.path?.slot, source == watched {
        changes[changes.count - 1].source = source
        if given.type.isOptional {
          note(path, .dismiss, [], position, isEither: true)
          changes[changes.count - 1].source = source
        }
      }
    }
    if case .choice(_, let first, let second) = value, first == .nil || second == .nil {
      note(path, .dismiss, [], position)
    }
    if let title = dialogTitle(value) { changes[changes.count - 1].dialogTitle = title }
    answersSentOn.note(buttons: dialogButtons(value), of: path)
    if value.isNameOrMember, cases.isEmpty, watched == nil {
      let source = evaluator.evaluate(value, in: environment).path
      if observed == nil {
        changes[changes.count - 1].source = source?.slot
      } else if let source, source == observed {
        copy(observed: source, to: path, denotation, position)
      }
    }
  }

  /// What a piece of state does that is set to whatever something else says, `isShown = isLocked`: what can be without a destination
  /// is shown and taken away by that, and a choice is made.
  private mutating func mirror(_ path: StatePath, _ canBeNone: Bool, _ position: Position) {
    note(
      path, canBeNone ? .present : .select, Array(path.cases.prefix(1)), position, isEither: true)
    // What an initialiser is given is there from the start, and takes nothing away.
    if canBeNone, function != "init" { note(path, .dismiss, [], position, isEither: true) }
  }

  /// `source.$page.assign(to: &$page)`, `values.assign(to: \.page, on: self)`: whatever comes is what is shown.
  mutating func assign(_ callee: Expression, _ arguments: [Argument], _ position: Position) {
    guard case .member(let publisher?, "assign", _) = callee, let first = arguments.first,
      first.label == "to"
    else { return }
    var target = evaluator.evaluate(first.value, in: environment)
    if case .keyPath = first.value, let object = arguments.first(where: { $0.label == "on" }) {
      target = evaluator.narrowed(
        evaluator.evaluate(object.value, in: environment), by: first.value, in: environment)
    }
    guard let path = target.path else { return }
    let canBeNone = target.type.isOptional || target.type.isBool
    guard let heard = notification(publishedBy: publisher) else {
      return mirror(path, canBeNone, position)
    }
    let (outer, since) = ((function, doing), (changes.count, byCall.count))
    if function == "init" { function = nameOfWhatComes(from: publisher) ?? function }
    doing = .app
    mirror(path, canBeNone, position)
    (function, doing) = outer
    let isTold = first.value.position.map { isListener(at: $0) } == true
    hear(heard, since: since, isTold: isTold)
  }

  /// `store.send(.set(\.isHelpShown, false))`, `send(.binding(.set(\.item, nil)))`: the action that sets a reducer's state by a key path.
  mutating func set(
    by action: Expression, in state: TypeSymbol?, _ position: Position
  ) {
    guard let state, case .call(.member(_, let name, _), let arguments, _) = action,
      let first = arguments.first
    else { return }
    if name == "binding", arguments.count == 1 {
      return set(by: first.value, in: state, position)
    }
    guard name == "set", arguments.count == 2, case .keyPath = first.value else { return }
    let part = evaluator.narrowed(
      Denotation(type: .own(state)), by: first.value, in: environment)
    if let path = part.path { set(path, part, to: arguments[1].value, position) }
  }

  /// `state = .loggedIn(…)` in the reducer of an enum.
  private func whole(_ target: Expression, _ value: Denotation) -> StatePath? {
    guard case .name = target, let symbol = value.type.ownSymbol, symbol.kind == .enum,
      symbol.isModel
    else { return nil }
    return StatePath(owner: symbol, property: SlotEvidence.whole)
  }

  mutating func note(
    _ path: StatePath, _ kind: Action.Effect.Kind, _ cases: [String], _ position: Position,
    isSeed: Bool = false, isKnown: Bool = false, value: ResolvedType? = nil,
    styles: [String: Presentation] = [:], isAlone: Bool = false, isInOrder: Bool = false,
    isEither: Bool = false, receivers: [StatePath]? = nil
  ) {
    let isSeed = isSeed || function == "init"
    defer {
      changes[changes.count - 1].member = member
      changes[changes.count - 1].memberName = memberName
      noteOrder()
    }
    changes.append(
      StateChange(
        .init(
          path: path, kind: kind, cases: cases, owner: actor ?? environment.scope,
          action: received, host: reduced?.outer ?? environment.scope, isByCallback: isInCallback,
          isLeftToView: isLeftToView,
          function: codeName, doing: received?.answersDialog == true ? .system : doing,
          isAfterAwait: isAfterAwait,
          isPutOff: isPutOff,
          // What an initialiser is given is no action of its own.
          isSeed: isSeed, isOpen: isSeed && cases.isEmpty && !isKnown, isHandedOn: isKnown,
          receivers: receivers,
          isEither: isEither, value: value, isAlone: isAlone, isInOrder: isInOrder,
          styles: styles,
          routes: routes,
          condition: condition,
          arms: arms,
          closures: closures,
          trigger: runningClosure, setter: setter.map(StateChange.BySetter.init),
          call: writerCalled,
          location: position.location(in: program.files[environment.file].path))))
  }

  /// Whether a list says of each of its elements which case it is, and so what stands on what: `[.list, .detail]`.
  func isInOrder(_ value: Expression, of type: ResolvedType) -> Bool {
    guard case .array(let elements) = value, case .many = type.unwrapped else { return false }
    return !elements.isEmpty && elements.allSatisfy { cases(in: $0, of: type).count == 1 }
  }

  /// Whether all that a value can be is a case that it names, or nothing.
  func tells(_ value: Expression) -> Bool {
    switch value {
    case .nil, .boolean, .closure: true
    case .choice(_, let first, let second), .infix(let first, "??", let second),
      .infix(let first, "+", let second):
      tells(first) && tells(second)
    case .array(let elements): elements.allSatisfy(tells)
    case .await(let inner): tells(inner)
    case .call(.name("Optional", _), let arguments, _),
      .call(.member(nil, "some", _), let arguments, _):
      arguments.allSatisfy { tells($0.value) }
    default: !evaluator.evaluate(value, in: environment).caseNames.isEmpty
    }
  }

  /// The cases that a value can be.
  func cases(in value: Expression, of type: ResolvedType) -> [String] {
    switch value {
    case .choice(_, let first, let second):
      return cases(in: first, of: type) + cases(in: second, of: type)
    case .array(let elements): return elements.flatMap { cases(in: $0, of: type) }
    case .call(.name("Optional", _), let arguments, _),
      .call(.member(nil, "some", _), let arguments, _):
      return arguments.flatMap { cases(in: $0.value, of: type) }
    case .statement(.if(_, let then, let other)):
      return [then, other].compactMap(evaluator.returned).flatMap { cases(in: $0, of: type) }
    case .statement(.switch(_, let arms, _)):
      return arms.compactMap { evaluator.returned($0.body) }.flatMap { cases(in: $0, of: type) }
    case .infix(let left, "??", let right):
      return cases(in: left, of: type) + cases(in: right, of: type)
    case .infix(let left, "+", let right):
      return cases(in: left, of: type) + cases(in: right, of: type)
    case .await(let inner): return cases(in: inner, of: type)
    default: break
    }
    if let (inner, _) = RouteElements.opened(value, of: type) { return cases(in: inner, of: type) }
    if let held = RouteElements.held(by: value, of: type) { return cases(in: held, of: type) }
    let held = heldCases(in: value, of: type)
    if !held.isEmpty { return held }
    let names = evaluator.evaluate(value, in: environment).caseNames
    switch type.unwrapped {
    case .own(let symbol): return symbol.isEnumerated ? names.filter(symbol.hasCase) : []
    case .many(let element):
      return element.symbol.map { symbol in names.filter(symbol.hasCase) } ?? names
    case let erased where erased.isErasedPath: return names
    case .foreign:
      let tag = type.isOptional ? caseOfRawValue(value) : writtenTag(value)
      return tag.map { [$0] } ?? []
    default: return names
    }
  }

  /// The tags that a value can be, of what is nothing, a number or a text, or holds some of these; `nil` where it can be anything.
  func tags(in value: Expression, of type: ResolvedType) -> [String]? {
    if case .many(let element) = type.unwrapped, case .foreign = element.unwrapped {
      guard case .array(let elements) = value else { return nil }
      let tags = elements.map { self.tags(in: $0, of: .optional(element.unwrapped)) }
      return tags.contains(nil) ? nil : tags.flatMap { $0 ?? [] }
    }
    guard type.isOptional, case .foreign = type.unwrapped else { return nil }
    switch value {
    case .nil: return []
    case .choice(_, let first, let second), .infix(let first, "??", let second):
      guard let first = tags(in: first, of: type), let second = tags(in: second, of: type) else {
        return nil
      }
      return first + second
    default:
      let names = evaluator.names(ofTag: value, of: type, in: environment) ?? [nil]
      return names.contains(nil) ? nil : names.compactMap(\.self)
    }
  }

  /// What a tab is called that is told by a number or a text: written out, or by the constant's name, `tab = Tags.search`, or by the
  /// case whose raw value it is.
  private func writtenTag(_ value: Expression) -> String? {
    if let text = value.writtenText { return text }
    if let name = caseOfRawValue(value) { return name }
    if case .name(let name, _) = value, let local = environment.local(name, evaluator) {
      return local.path == nil ? local.literal : nil
    }
    guard case .member(_?, let name, _) = value, evaluator.text(of: value, in: environment) != nil
    else { return nil }
    return name
  }

  /// `Tab.search.rawValue`
  private func caseOfRawValue(_ value: Expression) -> String? {
    guard case .member(let base?, "rawValue", _) = value else { return nil }
    return evaluator.evaluate(base, in: environment).caseName
  }

  /// The cases of which a new element holds one, where that says what is shown for it: `.init(page: .add)`.
  private func heldCases(in value: Expression, of type: ResolvedType) -> [String] {
    guard let (held, routes) = heldRoute(in: value, of: type) else { return [] }
    return evaluator.evaluate(held, in: environment).caseNames.filter(routes.hasCase)
  }

  /// What a new element holds that says what is shown for it, and the type of that.
  func heldRoute(
    in value: Expression, of type: ResolvedType
  ) -> (value: Expression, type: TypeSymbol)? {
    let made = if case .name(let name, _) = value { localValues[name] } else { Expression?.none }
    guard case .call(let callee, let arguments, _) = made ?? value,
      let symbol = type.unwrapped.ownSymbol ?? type.element.ownSymbol, !symbol.isEnumerated,
      isInitializer(callee, of: symbol), let held = program.heldRoute(of: symbol),
      let routes = evaluator.property(held, of: symbol)?.type.unwrapped.ownSymbol
    else { return nil }
    let initializer = symbol.initializer(taking: arguments)?.declaration
    let given =
      initializer.map { initializer in
        initializer.matched(arguments).first {
          (symbol.stored(by: initializer, from: $0.0) ?? $0.0.name) == held
        }?.1
      } ?? arguments.first { $0.label == held }
    return given.map { ($0.value, routes) }
  }

  mutating func change(
    _ path: StatePath, _ type: ResolvedType, _ function: String, _ arguments: [Argument],
    _ position: Position
  ) {
    let count = changes.count
    defer { if let value = arguments.first?.value { noteTold(value, of: type, since: count) } }
    let isList = if case .many = type.unwrapped { true } else { false }
    if isList || path.isSharedUntold(type) || type.unwrapped.isErasedPath {
      let values = arguments.flatMap { cases(in: $0.value, of: type.element) }
      switch function {
      case "append":
        let value = arguments.first.map { evaluator.evaluate($0.value, in: environment) }
        note(
          path, .push, values, position, value: value?.type,
          styles: arguments.first.map { styles(in: $0.value, of: type) } ?? [:],
          isAlone: values.count > 1 && arguments[0].label == nil,
          isInOrder: arguments.first.map { isInOrder($0.value, of: type) } == true)
        changes[changes.count - 1].source = value?.path?.slot
        if !isList, let first = arguments.first?.value, let type = value?.type {
          changes[changes.count - 1].heldCases = heldCases(in: first, of: type)
        }
      case "insert": note(path, .insert, values, position)
      // `path.removeLast(path.count)`
      case "removeLast" where arguments.first.map { isCount($0.value, of: path) } == true:
        note(path, .popToRoot, [], position)
      case "removeLast", "popLast", "pop":
        note(path, .pop, [], position)
        changes[changes.count - 1].popsOne = arguments.isEmpty && !isInLoop
      // With a condition it takes out some, wherever they stand.
      case "removeAll" where arguments.contains { $0.label == "where" || $0.isTrailing }:
        note(path, .remove, [], position)
      case "removeAll": note(path, .popToRoot, [], position)
      case "remove": note(path, .remove, [], position)
      default: route(path, values, function, arguments, position)
      }
    } else if function == "toggle", type.isBool {
      let isOn = changed?.propertyNames.flatMap { isKnownToBeOn(turned: $0) }
      if isOn != true {
        note(path, .present, [], position)
        changes[changes.count - 1].isToggle = isOn == nil
      }
      if isOn != false {
        note(path, .dismiss, [], position)
        changes[changes.count - 1].isToggle = isOn == nil
      }
    } else if case .foreign(let type) = type.unwrapped, type.isRouteNavigator {
      navigate(by: path, function, arguments, position)
    }
  }

  private func isCount(_ value: Expression, of path: StatePath) -> Bool {
    guard case .member(let base?, "count", _) = value else { return false }
    return evaluator.evaluate(base, in: environment).path == path
  }

  /// `routes.presentSheet(.settings)`, `routes.goBackToRoot()`
  private mutating func route(
    _ path: StatePath, _ values: [String], _ function: String, _ arguments: [Argument],
    _ position: Position
  ) {
    if let how = RouteElements.adding[function] {
      let value = arguments.first.map { evaluator.evaluate($0.value, in: environment).type }
      let names = values.isEmpty ? [""] : values
      note(
        path, .push, values, position, value: value,
        styles: Dictionary(names.map { ($0, how) }) { first, _ in first })
    } else if let kind = RouteElements.removing[function] {
      note(path, kind, [], position)
    }
  }

  /// `path += [.help]`; `step += 1`, which selects another.
  mutating func add(_ value: Expression, to target: Expression) {
    let denotation = evaluator.evaluate(target, in: environment)
    guard let path = denotation.path, let position = target.position else { return }
    if case .many(let element) = denotation.type.unwrapped {
      note(
        path, .push, cases(in: value, of: element), position,
        styles: styles(in: value, of: denotation.type),
        isInOrder: isInOrder(value, of: denotation.type))
    } else if value.isNumber, !denotation.type.isOptional, !denotation.isPayload,
      path.cases.isEmpty, !isCopy(target, of: localVariables)
    {
      note(path, .select, [], position)
    }
  }

  /// Whether code changes a copy of a value, not what that was copied from.
  func isCopy(_ target: Expression) -> Bool {
    // What a closure makes may be put back: a reducer's `body` is made of such.
    guard let copies, closures.isEmpty else { return false }
    return isCopy(target, of: copies)
  }

  /// Whether code changes what it keeps in one of some variables of its own.
  func isCopy(_ target: Expression, of variables: Set<String>) -> Bool {
    if variables.isEmpty { return false }
    var root = target
    while case .member(let base?, _, _) = root {
      if evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol?.isObject == true {
        return false
      }
      root = base
    }
    if case .name(let name, _) = root { return variables.contains(name) }
    return false
  }

  /// Whether a value is what was taken out of the state that it is put into, so that the same is presented as before:
  /// `case .item(var item): item.name = name; destination = .item(item)`, `if var item = destination?.item { … }`.
  private func isPutBack(
    _ value: Expression, into path: StatePath, _ type: ResolvedType
  ) -> Bool {
    guard case .call(let callee, let arguments, _) = value,
      let name = evaluator.caseName(callee), type.symbol?.hasCase(name) == true
    else { return false }
    return arguments.contains { argument in
      evaluator.evaluate(argument.value, in: environment).path == path.narrowed(to: name)
    }
  }

  /// What is done to a list that is set to some of its own elements: `path = path.dropLast()`, `path = Array(path.prefix(1))`,
  /// `queue = queue.filter { … }`.
  private func shortening(_ path: StatePath, by value: Expression) -> Action.Effect.Kind? {
    switch value {
    case .call(.name("Array", _), let arguments, _) where arguments.count == 1:
      return shortening(path, by: arguments[0].value)
    case .call(.member(let list?, let function, _), let arguments, _):
      guard evaluator.evaluate(list, in: environment).path == path else { return nil }
      switch function {
      case "dropLast" where arguments.first.map { isCount($0.value, of: path) } == true:
        return .popToRoot
      case "dropLast": return .pop
      case "prefix" where arguments.first?.value.writtenText == "0": return .popToRoot
      case "filter", "dropFirst", "prefix", "suffix", "drop": return .remove
      default: return nil
      }
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is a number that is written out.
  fileprivate var isNumber: Bool { writtenText.flatMap(Double.init) != nil }

  /// Whether it is the wrapper of a property: `_item`, `self._item`.
  fileprivate var isWrapper: Bool {
    switch self {
    case .name(let name, _), .member(.name("self", _)?, let name, _): name.hasPrefix("_")
    default: false
    }
  }

  /// Whether it is a collection of one element, whatever that is: `[page]`.
  fileprivate var holdsOneElement: Bool {
    if case .array(let elements) = self { elements.count == 1 } else { false }
  }

  /// Whether it is a collection with nothing in it: `[]`, `.init()`, `NavigationPath()`.
  var makesNothing: Bool {
    switch self {
    case .array(let elements), .dictionary(let elements): elements.isEmpty
    case .call(.member(nil, "init", _), let arguments, _): arguments.isEmpty
    case .call(.name(let name, _), let arguments, _):
      arguments.isEmpty && name.isWrittenAsType
    case .call(.type, let arguments, _): arguments.isEmpty
    default: false
    }
  }
}
