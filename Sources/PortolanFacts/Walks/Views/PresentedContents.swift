import PortolanModel

/// What views and modifiers of the app's own present of what they are handed.
extension ViewWalk {
  /// What a view or a modifier of the app's own presents on behalf of whoever constructs it.
  struct Presented {
    /// The arguments that are its content.
    var contents: Set<Int> = []
    /// The state that says when.
    var paths: Set<StatePath> = []
  }

  /// Presents, for state that a view or a modifier of the app's own is handed, the content that it is handed, too.
  mutating func present(
    for symbol: TypeSymbol, _ call: Call, _ initializer: Declaration?,
    _ arguments: [String: Denotation]
  ) -> Presented {
    guard symbol.wrapsContent, !symbol.isController,
      let body = symbol.members(named: "body").first(where: { $0.declaration.body != nil })
    else { return Presented() }
    let handed = Set(arguments.values.compactMap { $0.path?.slot })
    let key = "\(symbol.id).body"
    if handed.isEmpty || following.contains(key) { return Presented() }
    let bindings = symbol.bindings(in: arguments)
    if bindings.isEmpty, !presents(symbol, body, key) { return Presented() }
    var inner = Environment(scope: symbol, file: body.file)
    bind(arguments, of: symbol, call, by: initializer, in: &inner)
    // Of a modifier, what it modifies.
    for parameter in body.declaration.parameters { inner.bind(parameter.name, .unknown) }
    var trial = self.trial
    let shown = Region()
    trial.with(region: shown) { $0.follow(body, key: key, in: inner) }
    followed = trial.followed
    var found = trial.sites.compactMap { site in
      if handed.contains(site.path.slot) { return site }
      return site.handed(to: symbol, arguments) ?? program.mirrored(site, of: symbol, arguments)
    }
    // The stacks that the trial found are thrown away with it; their numbers may be others' later.
    for number in found.indices { found[number].stack = stack }
    var presented = Presented()
    for path in bindings where !found.contains(where: { $0.path == path }) {
      // Nothing of the system's presents it: it is a way of the app's own.
      var region = shown.conditionals.first { $0.path == path }?.region
      if region == nil, symbol.modifiesViews {
        let byHand = Region()
        for link in trial.links { link.region.map(byHand.absorb) }
        let contents = byHand.firstUse == nil ? [] : contents(of: call, shownIn: byHand)
        // The function that makes the modifier says for whoever calls that function what is presented (``HomeMade``).
        if !contents.isEmpty, contents.allSatisfy({ isParameter(call.arguments[$0].value) }),
          self.contents(of: call, shownIn: shown).isEmpty
        {
          presented.contents.formUnion(contents)
          continue
        }
        byHand.absorb(shown)
        region = byHand
      }
      guard let region else { continue }
      found.append(
        PresentationSite(
          .init(
            path: path, presentation: .custom(symbol.presentationName), form: symbol.name,
            region: region, location: location(call.position))))
    }
    for site in found {
      let bound = bound(to: site.path, among: arguments)
      walk(setterOf: bound, presenting: site.path)
      let contents = contents(of: call, shownIn: site.region)
      if contents.isEmpty {
        // Whoever makes the view says what that is.
        if isOnTrial, site.region.firstUse == nil, handsOnOwnContent(call) {
          show([], .unknown, by: site)
        }
        continue
      }
      presented.contents.formUnion(contents)
      presented.paths.insert(site.path.slot)
      let value = Denotation(type: bound.type.unwrapped, path: site.path)
      show(contents.map { call.arguments[$0].value }, value, by: site)
    }
    let ofModels = trial.sites.filter {
      $0.region.firstUse != nil && isOfModel($0, handedTo: symbol, arguments)
    }
    if ofModels.isEmpty { return presented }
    let inPlace = contents(of: call, shownIn: shown)
    for site in ofModels {
      let contents = contents(of: call, shownIn: site.region)
      if contents.isEmpty { continue }
      presented.contents.formUnion(contents.filter { !inPlace.contains($0) })
      show(contents.map { call.arguments[$0].value }, by: site, of: symbol)
    }
    return presented
  }

  /// Whether a view presents by the state of an object that it is handed: who makes the view says what that shows.
  private func isOfModel(
    _ site: PresentationSite, handedTo symbol: TypeSymbol, _ arguments: [String: Denotation]
  ) -> Bool {
    let owner = site.path.owner
    return owner !== symbol && owner.isObject && !symbol.modifiesViews
      && arguments.values.contains { $0.type.unwrapped.ownSymbol === owner }
  }

  /// Presents on behalf of a view what it is handed: of content that makes one page or another, as the view says, only what it
  /// presents by this state.
  private mutating func show(
    _ contents: [Expression], by presenter: PresentationSite, of symbol: TypeSymbol
  ) {
    var site = presenter
    (site.host, site.stack, site.isOfMaker) = (symbol, nil, true)
    (site.arms, site.sharedArms, site.within) = ([], [], [])
    region.presented.append(site.region)
    sites.append(site)
    usedViews.formUnion(site.region.allUses.map { ObjectIdentifier($0.view) })
    // What the content does by itself.
    let whole = Region()
    region.presented.append(whole)
    with(
      region: whole, rows: false, presenting: site.path, list: false,
      surroundings: site.presentation == .drillDown ? nil : .modal
    ) { walk in
      for content in contents { walk.walk(content: content) }
    }
  }

  /// Whether an expression is what the function is told whose code is followed.
  private func isParameter(_ expression: Expression) -> Bool {
    guard let name = expression.ownName else { return false }
    return environment.given[name] == nil && environment.local(name, evaluator) != nil
  }

  /// What is handed over of the state by which something is presented: of several bindings to it, `path: $pages, isShown: isPageShown`, that
  /// with code of its own, which the system runs.
  private func bound(to path: StatePath, among arguments: [String: Denotation]) -> Denotation {
    let handed = arguments.filter { $0.value.path == path }.sorted { $0.key < $1.key }
    return (handed.first { !$0.value.setter.isEmpty } ?? handed.first)?.value ?? .unknown
  }

  /// Whether a view hands a call content that it is handed itself, and of which nothing is known here.
  private func handsOnOwnContent(_ call: Call) -> Bool {
    guard let scope = environment.scope, scope.isView, scope.wrapsContent else { return false }
    return call.arguments.contains { argument in
      guard let name = argument.value.contentShown, environment.local(name, evaluator) == nil
      else { return false }
      return scope.property(name)?.declaration.type.map(scope.isContent) == true
        || scope.keepsMakerOfContent(name)
    }
  }

  private mutating func show(
    _ contents: [Expression], _ value: Denotation, by presenter: PresentationSite
  ) {
    var site = presenter
    let region = Region()
    site.region = region
    site.host = host
    self.region.presented.append(region)
    sites.append(site)
    with(
      region: region, rows: false, presenting: site.path, list: false,
      surroundings: site.presentation == .drillDown ? nil : .modal
    ) { walk in
      for content in contents { walk.walk(content: content, [value]) }
    }
  }
}

extension PresentationSite {
  /// A presentation by a binding that a presenter was handed, as one by what that is to: a computed property of the presenter's, as
  /// `var item: Binding<Item?> { Binding(get: { isShown ? item : nil }, …) }`, names its own.
  fileprivate func handed(
    to presenter: TypeSymbol, _ arguments: [String: Denotation]
  ) -> PresentationSite? {
    guard self.path.owner === presenter, presenter.isPassed(self.path.property),
      var handed = arguments[self.path.property]?.path
    else { return nil }
    handed.cases += self.path.cases
    var site = self
    site.path = self.path.isNegated ? handed.negated : handed
    return site
  }
}

extension TypeSymbol {
  /// The flags and optionals that its bindings are to.
  fileprivate func bindings(in arguments: [String: Denotation]) -> [StatePath] {
    arguments.sorted { $0.key < $1.key }.compactMap { name, value in
      isPassed(name) && (value.type.isBool || value.type.isOptional) ? value.path : nil
    }
  }

  /// What a presenter is called: of `PopupModifier` `popup`.
  fileprivate var presentationName: String {
    let stem = name.hasSuffix("Modifier") ? String(name.dropLast("Modifier".count)) : name
    return NavigationWords.memberName(ofType: stem)
  }
}
