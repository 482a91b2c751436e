import PortolanModel

/// Code that shows one of several by the case of an enum.
extension ViewWalk {
  mutating func walk(
    switch subject: Expression, _ cases: [SwitchCase], _ position: Position
  ) {
    if walk(valuesOf: subject, cases, position) { return }
    walk(subject)
    if walk(tuple: subject, cases) { return }
    let denotation = evaluate(subject)
    if let host {
      let isPresented = denotation.isPayload || denotation.path.map(isPresented) == true
      switches.note(denotation, isPresented: isPresented, by: host, location(position))
    }
    if let value = denotation.caseName {
      let arm =
        cases.first { $0.patterns.contains { evaluator.caseName($0) == value } }
        ?? cases.first(where: \.isDefault)
      var inner = environment
      for pattern in arm?.patterns ?? [] { bind(pattern, to: denotation, in: &inner) }
      return with(environment: inner) { $0.walk(arm?.body ?? []) }
    }
    if let told = denotation.toldName, let chosen = cases.body(chosenBy: told) {
      return walk(chosen)
    }
    if walk(continued: denotation, cases, position) { return }
    if let path = denotation.path, denotation.type.symbol?.kind == .enum, !isPresented(path),
      !isInOwnCode
    {
      let shown = Region()
      with(part: shown) { $0.walk(cases, of: denotation, asking: subject) }
      if isMereDeed(shown) { return region.presented.append(shown) }
      // One that gives values decides on nothing that is seen.
      if !shown.showsSomething, !shown.acts, shown.titles.isEmpty { return }
      let choice = SelectionSite(
        path: path, whole: whole(of: path, in: subject), type: denotation.type.symbol,
        region: shown, host: host, isInRows: isInRows, isInList: isInList,
        isOfFound: isPartOfFound(subject), isAside: standing == .aside,
        presenter: presenting.last, within: within, presentation: presentedAlways ?? .inline,
        sharedArms: sharedArms, condition: condition, location: location(position))
      if let known = region.choice(continuedBy: choice, for: shown.cases.map(\.name)) {
        known.region.takeChoices(of: shown)
      } else {
        region.selections.append(choice)
      }
    } else {
      walk(cases, of: denotation, asking: subject)
    }
  }

  /// Whether something is a part of what code is handed in place, and that no state presents: `found(id) { item in switch item.kind … }`.
  private func isPartOfFound(_ subject: Expression) -> Bool {
    guard case .member(let base?, _, _) = subject, presenting.isEmpty, within.isEmpty else {
      return false
    }
    let value = evaluate(base)
    return (value.isPayload || value.collection != nil)
      && value.type.unwrapped.ownSymbol?.isView == false
  }

  /// Whether code is a function's of a controller that only does something, and shows none in place: on behalf of what the controller
  /// presents it chooses what to do.
  func isMereDeed(_ shown: Region) -> Bool {
    isInDeed && !shown.allUses.contains { $0.view.isController }
  }

  /// The state whose value has this as a constant part, which changes as a whole: of `switch page.name` the page.
  private func whole(of path: StatePath, in subject: Expression) -> StatePath? {
    guard case .member(let base?, path.property, _) = subject, path.owner.kind == .struct,
      path.owner.property(path.property)?.declaration.isConstant == true
    else { return nil }
    let value = evaluate(base)
    guard value.type.ownSymbol === path.owner, !value.isPayload, let whole = value.path,
      whole.cases.isEmpty, !isPresented(whole)
    else { return nil }
    return whole
  }

  /// Whether the code is what a piece of state presents, so that a `switch` over it says what is shown, not whether. A controller's code
  /// that follows the state presents by hand.
  func isPresented(_ path: StatePath) -> Bool {
    presenting.contains { $0.slot == path.slot }
      || followsChanges && observation?.shown.contains { $0.slot == path.slot } == true
  }

  /// - Parameter subject: What is asked.
  mutating func walk(
    _ cases: [SwitchCase], of denotation: Denotation, asking subject: Expression? = nil
  ) {
    let symbol = denotation.type.symbol
    let fork = fork(at: cases) {
      $0.fork(
        cases.count, over: constant(denotation),
        cases.map { $0.patterns.compactMap { evaluator.caseName(unwrapped($0)) } })
    }
    if let subject { note(devicesOf: fork, asking: subject, cases) }
    for (number, arm) in cases.enumerated() {
      var inner = environment
      for pattern in arm.patterns { bind(pattern, to: denotation, in: &inner) }
      // What a controller does in some case, it does not show in place.
      if isInOwnCode {
        let observed = observedPaths(in: arm, of: denotation)
        with(environment: inner) { walk in
          walk.walk(arm: number + 1, of: fork) { walk in
            walk.walk(while: observed) { $0.walk(arm) }
          }
        }
        continue
      }
      // `case .page(1), .page(2)` are one.
      let names = arm.patterns.compactMap { evaluator.caseName(unwrapped($0)) }
        .filter { symbol?.hasCase($0) ?? true }
        .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      guard symbol?.kind == .enum, !names.isEmpty else {
        let isDefault = arm.isDefault && symbol?.kind == .enum
        let isRest = arm.patterns == [.nil] && symbol?.kind == .enum
        let shown = isDefault || isRest ? Region() : region
        let others = cases.flatMap(\.patterns).compactMap { evaluator.caseName(unwrapped($0)) }
        with(part: shown, environment: inner) { walk in
          walk.walk(arm: number + 1, of: fork) { walk in
            if !isDefault { return walk.walk(arm) }
            let rest = CasesOfArm(names: others, isDefault: true)
            walk.walk(armFor: rest, of: denotation.path) { $0.walk(arm) }
          }
        }
        if isDefault {
          region.hasDefault = true
          if !isAboutCases(arm.body, showing: shown), !isOnPurpose(arm.body) {
            region.defaultPosition = location(arm.position)
          }
          region.byDefault = shown
          region.absorb(shown)
          // It names nothing that a case holds.
          shown.taken = []
        } else if isRest {
          region.rest = (shown, Fork.Arm(fork: fork, number: number + 1))
          region.absorb(shown)
        }
        continue
      }
      let branch = Fork.Arm(fork: fork, number: number + 1)
      guard names.count > 1, let subject = subject?.ownName, arm.handsOn(subject) else {
        walk(arm, for: names, of: symbol!, denotation, inner, in: branch)
        continue
      }
      // `case .one, .two: PairView(page: page)`: which of them it is, the view is told.
      for name in names {
        var known = denotation
        known.caseName = name
        inner.bind(subject, known)
        walk(arm, for: [name], of: symbol!, denotation, inner, in: branch)
      }
    }
  }

  /// Walks what is shown for some cases of an enum.
  private mutating func walk(
    _ arm: SwitchCase, for names: [String], of symbol: TypeSymbol, _ value: Denotation,
    _ environment: Environment, in branch: Fork.Arm
  ) {
    let shown = region.region(forArm: names, under: arm.condition)
    if let taken = arm.taken { shown.taken = (shown.taken ?? []).union(taken) }
    casesAround.append((symbol, names[0]))
    let choice = names.count == 1 ? value.path?.narrowed(to: names[0]) : nil
    let element = names.count == 1 && value.path == nil ? elementAround(of: symbol) : nil
    with(
      part: shown, environment: environment, presenting: element?.narrowed(to: names[0]),
      choosing: choice
    ) { walk in
      walk.walk(arm: branch.number, of: branch.fork) { walk in
        walk.walk(armFor: CasesOfArm(names: names), of: value.path) { $0.walk(arm) }
      }
    }
    region.take(shown, for: names)
    if shown.firstUse != nil { enumsShown.insert(ObjectIdentifier(symbol)) }
    casesAround.removeLast()
  }

  private mutating func walk(_ arm: SwitchCase) {
    guard let condition = arm.condition else { return walk(arm.body) }
    walk(under: condition) { $0.walk(arm.body) }
  }

  /// Whether a `default:` shows something made for the cases that it takes, though no view of the app's own: what the user can act on,
  /// or what the code has a name for: `default: notSupported`.
  private func isAboutCases(_ body: [Statement], showing shown: Region) -> Bool {
    if shown.acts, !shown.signs.isEmpty { return true }
    guard body.count == 1, case .expression(let expression) = body[0],
      let name = expression.modified, let scope = environment.scope
    else { return false }
    return scope.members(named: name).contains { member in
      guard let code = member.declaration.body, let last = code.last else { return false }
      switch last {
      case .expression(let made), .return(let made?):
        return code.count > 1 || made.constructed.map(PlainViews.bare.contains) == false
      default: return false
      }
    }
  }

  /// Whether a `default:` shows nothing where there is something to see all the same: what lies over or behind that may be nothing.
  private func isOnPurpose(_ body: [Statement]) -> Bool {
    (standing == .decoration || standing == .backdrop) && body.showNothing
  }

  /// What is on top of a stack, where the code is what is shown for elements of an enum.
  private func elementAround(of symbol: TypeSymbol) -> StatePath? {
    presenting.last.flatMap { $0.isElement && $0.owner === symbol && $0.cases.isEmpty ? $0 : nil }
  }

  /// Walks a `switch` over the enum that the case around it holds: `case .sub(let page): switch page { … }`, or that the case holds
  /// which is presented. What it shows is a screen's of its own, where several cases lead to different views; `false` where it is no
  /// such `switch`.
  private mutating func walk(
    continued value: Denotation, _ cases: [SwitchCase], _ position: Position
  ) -> Bool {
    guard let symbol = value.type.unwrapped.ownSymbol, symbol.kind == .enum, !isInOwnCode else {
      return false
    }
    let isHeldByCase = casesAround.last.map { outer, name in
      symbol !== outer && evaluator.payload(of: name, in: outer).holds(symbol)
    }
    let isHeldByPresented = presenting.last.map { !$0.cases.isEmpty && $0 == value.path }
    guard isHeldByCase == true || isHeldByPresented == true else { return false }
    let shown = Region()
    with(part: shown) { $0.walk(cases, of: value) }
    let views = Set(shown.cases.compactMap { $0.region.firstUse.map { ObjectIdentifier($0.view) } })
    if views.count > 1, region.continuation == nil {
      let site = SelectionSite(
        path: StatePath(owner: symbol, property: SlotEvidence.whole), type: symbol,
        region: shown, host: host, isInRows: isInRows,
        heldBy: isHeldByCase == true ? casesAround.last : presenting.last.flatMap(caseNamed),
        location: location(position))
      region.continuation = site
      continuations.append(site)
    } else {
      region.absorb(shown)
    }
    return true
  }

  /// The case that a path ends with, of the enum which has it.
  private func caseNamed(_ path: StatePath) -> (symbol: TypeSymbol, name: String)? {
    guard path.cases.count == 1,
      let symbol = evaluator.property(path.property, of: path.owner)?.type.symbol
    else { return nil }
    return (symbol, path.cases[0])
  }

  /// The constant of a view that an enum is taken from, and that whoever makes the view gives it.
  private func constant(_ value: Denotation) -> StatePath? {
    guard let path = value.path, path.cases.isEmpty, path.owner.isView,
      value.type.ownSymbol?.kind == .enum,
      let declaration = path.owner.property(path.property)?.declaration,
      declaration.isConstant, declaration.attributes.isEmpty, declaration.value == nil
    else { return nil }
    return path
  }
}

extension [SwitchCase] {
  /// What is done for a number or a text, where the patterns before it say that it is none of theirs.
  fileprivate func body(chosenBy literal: String) -> [Statement]? {
    for arm in self {
      if arm.isDefault { return arm.body }
      for pattern in arm.patterns {
        guard let wanted = pattern.writtenText else { return nil }
        if wanted == literal { return arm.body }
      }
    }
    return []
  }
}

extension SwitchCase {
  /// Whether its code hands on what was asked, by its name, as an argument of something.
  fileprivate func handsOn(_ name: String) -> Bool {
    var handsOn = false
    body.visit { expression in
      guard case .call(_, let arguments, _) = expression else { return }
      handsOn = handsOn || arguments.contains { $0.value.ownName == name }
    }
    return handsOn
  }

  /// Which of the values that its cases hold the code mentions, by their places. `nil` where a name stands for several of them.
  fileprivate var taken: Set<Int>? {
    var names: Set<String> = []
    body.visit { if case .name(let name, _) = $0 { names.insert(name) } }
    var taken: Set<Int> = []
    for case .call(_, let arguments, _) in patterns {
      for (number, argument) in arguments.enumerated()
      where names.contains(where: argument.value.binds) {
        // `case .page(let held)`, of a case that holds several values
        if arguments.count == 1, argument.label == nil { return nil }
        taken.insert(number)
      }
    }
    return taken
  }
}

/// The places at which a view shows one of several by the case of an enum, for what it presents and for what it shows in place.
struct ShownSwitches {
  private var presented: [ObjectIdentifier: Set<Place>] = [:]
  private var inPlace: [Place: ShownNames] = [:]

  /// What a view that is presented does by itself, its presenter does not show in place.
  private struct Place: Hashable {
    var host: ObjectIdentifier
    var location: SourceLocation
  }

  private struct ShownNames {
    var isAny = false
    var names: Set<String> = []
  }

  fileprivate mutating func note(
    _ subject: Denotation, isPresented: Bool, by host: TypeSymbol, _ location: SourceLocation
  ) {
    let place = Place(host: ObjectIdentifier(host), location: location)
    if isPresented {
      if let symbol = subject.type.symbol {
        presented[ObjectIdentifier(symbol), default: []].insert(place)
      }
    } else if subject.caseNames.isEmpty {
      inPlace[place, default: ShownNames()].isAny = true
    } else {
      inPlace[place, default: ShownNames()].names.formUnion(subject.caseNames)
    }
  }

  /// Whether what a case presents may be shown in place, too, by the same code: as the root of the stack that it could be pushed onto.
  func mayShowInPlace(_ name: String, of symbol: TypeSymbol) -> Bool {
    presented[ObjectIdentifier(symbol), default: []].contains { place in
      inPlace[place].map { $0.isAny || $0.names.contains(name) } ?? false
    }
  }
}
