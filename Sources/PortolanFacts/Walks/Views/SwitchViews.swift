import PortolanModel

/// Views of the app's own that are nothing but a `switch` over an enum that they are handed.
extension ViewWalk {
  /// Such a view is walked in place, for what it shows in each case is what that case leads to. Where it is handed a route it may keep
  /// what it likes, as long as it presents nothing by that: then it is a screen by itself.
  mutating func isSwitch(_ symbol: TypeSymbol, _ arguments: [String: Denotation]) -> Bool {
    guard symbol.kind == .struct, symbol.isView, !symbol.wrapsContent,
      let body = symbol.property("body"),
      arguments.contains(where: { holdsCases($0.value) }),
      !arguments.contains(where: { isStateOf(symbol, $0.key, $0.value) }),
      symbol.isStateless || !isInRows && arguments.contains(where: { isRoute($0.value) })
    else { return false }
    let key = "\(symbol.id).body"
    if following.contains(key) { return false }
    var inner = Environment(scope: symbol, file: body.file)
    for (name, value) in arguments { inner.give(name, value) }
    guard isSwitch(symbol, arguments, body, key, inner) else { return false }
    usedViews.insert(ObjectIdentifier(symbol))
    follow(body, key: key, in: inner)
    return true
  }

  /// Whether a view is nothing but a `switch` over what it is handed, whatever the case.
  private mutating func isSwitch(
    _ symbol: TypeSymbol, _ arguments: [String: Denotation], _ body: Member, _ key: String,
    _ inner: Environment
  ) -> Bool {
    let types = arguments.map { "\($0.key): \($0.value.type.symbol?.id ?? "")" }.sorted()
    let isPresented = arguments.contains { $0.value.isPayload && holdsCases($0.value) }
    let around = casesAround.last.map { "\($0.symbol.id).\($0.name)" } ?? ""
    let question = ([symbol.id, "\(isPresented)", around] + types + conditions)
      .joined(separator: "\n")
    if let known = trialMemory.switches[question] { return known }
    var trial = self.trial
    let shown = Region()
    trial.with(region: shown) { walk in
      // Only where nobody knows the case does it show that there are others.
      var open = inner
      for (name, value) in arguments { open.give(name, Denotation(type: value.type)) }
      walk.follow(body, key: key, in: open)
    }
    followed = trial.followed
    // Of `frame.page` the cases are those of the frame's own enum; so are those of what the case around it holds.
    let dismisses = symbol.storedProperties.contains(where: \.declaration.dismisses)
    let held = (shown.selections.first ?? (dismisses ? nil : shown.continuation)).map(\.region)
    let cases = shown.cases + (held?.cases ?? [])
    let views = cases.compactMap { $0.region.firstUse.map { ObjectIdentifier($0.view) } }
    // Of what is presented, a case may be no more than a text: then it is not what another case shows.
    // What `default:` shows is part of the rest, too.
    let rest = shown.byDefault ?? held?.byDefault
    let armCount = cases.count + (rest == nil ? 0 : 1)
    let isAlone = !shown.showsPlainContent || rest?.showsPlainContent == true
    let showsOneInSome = !views.isEmpty && views.count < armCount && isAlone
    let isChoice = Set(views).count > 1 || isPresented && showsOneInSome
    let isSwitch =
      shown.uses.isEmpty && shown.selections.count < (shown.cases.isEmpty ? 2 : 1)
      && held?.uses.isEmpty != false && isChoice
      && (symbol.isStateless || !presents(symbol, shown, trial))
    // What was not followed to its end says nothing of other uses.
    if followed <= Self.followLimit { trialMemory.switches[question] = isSwitch }
    return isSwitch
  }

  /// Whether a view is handed state that nothing around it presents, so that it is the view which chooses by it: a feature that is
  /// always in one of its cases, a binding to what somebody keeps.
  private func isStateOf(_ view: TypeSymbol, _ property: String, _ value: Denotation) -> Bool {
    guard !value.isPayload, let symbol = value.type.unwrapped.ownSymbol, symbol.kind == .enum else {
      return false
    }
    let isFeature = symbol.isModel && !value.type.isOptional
    // A store that is made on the spot: `RootView(store: Store(initialState: .signIn(…)) { … })`.
    guard let path = value.path else { return isFeature }
    return path.cases.isEmpty && !isPresented(path) && (isFeature || view.isPassed(property))
  }

  /// Whether a value is a case, or an element of a stack that may hold one: `struct Frame { var page: Page }`.
  private func holdsCases(_ value: Denotation) -> Bool {
    guard let symbol = value.type.unwrapped.ownSymbol else { return false }
    return symbol.isEnumerated
      || value.path == nil && handlers.contains { $0.type.ownSymbol === symbol }
  }

  /// Whether a value is what code presents, or one of its kind that code names: `PageView(page: .start)`.
  private func isRoute(_ value: Denotation) -> Bool {
    guard holdsCases(value) else { return false }
    if value.isPayload { return true }
    guard !value.caseNames.isEmpty, let symbol = value.type.unwrapped.ownSymbol else {
      return false
    }
    return NavigationWords.namesDestinations(symbol.name)
      || handlers.contains { $0.type.ownSymbol === symbol }
  }

  /// Whether a view presents anything by itself, as far as a walk through its body found: by state that it keeps, or by what it hands
  /// a view to present by.
  private func presents(_ symbol: TypeSymbol, _ shown: Region, _ trial: ViewWalk) -> Bool {
    !trial.sites.isEmpty || !trial.unfollowed.isEmpty
      || trial.containers[containers.count...].contains { $0.path != nil }
      || shown.allUses.contains { use in
        use.arguments.contains { name, value in
          use.view.isPassed(name) && value.path?.owner === symbol && value.type.saysWhatIsShown
        }
      }
  }
}

extension ResolvedType {
  /// Whether a value of it can say that something is presented, and what.
  fileprivate var saysWhatIsShown: Bool {
    isBool || isOptional || holdsMany || ownSymbol?.isEnumerated == true
  }
}
