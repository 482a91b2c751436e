import PortolanModel

/// Views of the app's own around content that they are given, walked in place where they are used.
extension ViewWalk {
  /// A view of the app's own around content that it is given, with a link in it or a stack around it, is walked in place, its
  /// properties standing for the arguments: by itself it leads nowhere. The same holds for one that is handed where to lead, and for one
  /// that presents what it is given all the time.
  mutating func isInPlace(
    _ symbol: TypeSymbol, _ call: Call, _ initializer: Declaration?,
    _ arguments: [String: Denotation]
  ) -> Bool {
    guard symbol.wrapsContent || symbol.leadsOnward,
      program.isOnlyGiven(symbol) || symbol.keepsValues, !symbol.isController,
      let body = symbol.members(named: "body").first(where: { $0.declaration.body != nil }),
      symbol.leadsOnward || !symbol.modifiesViews || symbol.presentsGivenAlways,
      !call.arguments.contains(where: { program.remakes($0, of: symbol, by: initializer) })
    else { return false }
    guard let key = keyInPlace(of: symbol),
      symbol.leadsOnward || symbol.presentsGivenAlways || links(by: symbol, body, key)
    else { return false }
    var inner = Environment(scope: symbol, file: body.file)
    // Of a modifier, what it modifies.
    for parameter in body.declaration.parameters { inner.bind(parameter.name, .unknown) }
    bind(arguments, of: symbol, call, by: initializer, in: &inner)
    guard program.isOnlyGiven(symbol) || onlyShowsGiven(symbol, call, body, key, inner) else {
      return false
    }
    usedViews.insert(ObjectIdentifier(symbol))
    followedInPlace.insert(ObjectIdentifier(symbol))
    if bringsStack(symbol) {
      let outer = wrapperInPlace
      let (shown, before) = (Region(), (links.count, sites.count))
      wrapperInPlace = (symbol, placeOfStack(call))
      with(region: shown) { $0.follow(body, key: key, in: inner) }
      wrapperInPlace = outer
      // Around mere text it is the page itself, whatever it shows beside that.
      if shown.isWithoutChoices, shown.uses.allSatisfy({ $0.scope === symbol }),
        before == (links.count, sites.count)
      {
        use(symbol, arguments: arguments, at: call.position)
      } else if isPage(symbol, showing: shown, presenting: sites.dropFirst(before.1), arguments) {
        region.presented.append(shown)
        presentAsPage(symbol, sitesFrom: before.1, arguments)
        use(symbol, arguments: arguments, at: call.position)
      } else {
        region.absorb(shown)
      }
      return true
    }
    let (shown, before, sitesBefore) = (Region(), links.count, sites.count)
    with(part: shown) { $0.follow(body, key: key, in: inner) }
    if !program.isOnlyGiven(symbol) { lead(bySitesFrom: sitesBefore, of: symbol, call) }
    // What it is handed to lead to, it leads to where it is used; what it is handed that leads further does so by itself.
    let own = linksOfWrappers[ObjectIdentifier(symbol)] ?? []
    for number in links.indices.dropFirst(before)
    where symbol.leadsOnward || own.contains(links[number].location) {
      links[number].location = location(call.position)
    }
    region.uses += shown.uses
    region.presented += shown.presented
    return true
  }

  /// The key under which a wrapper's body may be followed. In what it is given it may be used once more, to a few levels; in its own code
  /// it would show itself without end.
  private func keyInPlace(of symbol: TypeSymbol) -> String? {
    let key = "\(symbol.id).body"
    if !following.contains(key) { return key }
    if environment.scope === symbol { return nil }
    return (2...Self.depthOfWrappers).lazy.map { "\(key) \($0)" }.first { !following.contains($0) }
  }

  /// So often a wrapper is walked in place within itself.
  private static let depthOfWrappers = 4

  /// Whether a wrapper is the page that makes one screen with an object which it is handed: it presents by that, and all that stands in
  /// its stack are views of its own choice, which are handed no such object.
  private func isPage(
    _ symbol: TypeSymbol, showing shown: Region, presenting sites: ArraySlice<PresentationSite>,
    _ arguments: [String: Denotation]
  ) -> Bool {
    // What modifies them stands in no stack by itself.
    let views = shown.uses.filter { !$0.view.modifiesViews }
    guard !views.isEmpty, views.allSatisfy({ $0.scope === symbol }) else { return false }
    return arguments.values.contains { value in
      guard let model = value.type.ownSymbol, model.isModel, model.isObject,
        sites.contains(where: { $0.path.owner === model })
      else { return false }
      return !shown.allUses.contains { use in
        use.arguments.values.contains { $0.type.ownSymbol === model }
      }
    }
  }

  /// Has such a page present by itself what it presents by the object that it is handed.
  private mutating func presentAsPage(
    _ symbol: TypeSymbol, sitesFrom first: Int, _ arguments: [String: Denotation]
  ) {
    let models = arguments.values.compactMap(\.type.ownSymbol)
    for number in sites.indices.dropFirst(first)
    where sites[number].host === host && models.contains(where: { $0 === sites[number].path.owner })
    {
      (sites[number].host, sites[number].isOfMaker) = (symbol, true)
    }
  }

  /// Where a stack stands: one that a wrapper or a modifier brings which is walked in place stands where that is used.
  func placeOfStack(_ call: Call) -> SourceLocation {
    if let (wrapper, place) = wrapperInPlace, wrapper === environment.scope { return place }
    return placeOfModifier(call.position)
  }

  /// Whether all that a wrapper presents by state of its own, here, is what it is given.
  private mutating func onlyShowsGiven(
    _ symbol: TypeSymbol, _ call: Call, _ body: Member, _ key: String, _ inner: Environment
  ) -> Bool {
    var trial = self.trial
    trial.with(region: Region()) { $0.follow(body, key: key, in: inner) }
    followed = trial.followed
    return followed <= Self.followLimit
      && trial.sites.allSatisfy { site in
        site.path.owner !== symbol || !contents(of: call, shownIn: site.region).isEmpty
      }
  }

  /// Makes links of what a wrapper presents by state that it keeps: nobody else can tell whether that is shown, and each use has its own.
  private mutating func lead(bySitesFrom first: Int, of symbol: TypeSymbol, _ call: Call) {
    for site in sites[first...] where site.path.owner === symbol {
      links.append(
        LinkSite(
          form: site.form, presentation: site.presentation, host: host, region: site.region,
          location: location(call.position), surroundings: site.surroundings,
          condition: site.condition))
    }
    sites = sites[..<first] + sites[first...].filter { $0.path.owner !== symbol }
  }

  /// Whether a wrapper shows what it is given in a stack, so far as that was asked.
  private func bringsStack(_ symbol: TypeSymbol) -> Bool {
    stackWrappers.contains(ObjectIdentifier(symbol))
  }

  /// Leaves the stacks and the tabs of wrappers that were walked in place to whoever uses these.
  mutating func dropStacksOfWrappers() {
    for number in containers.indices {
      guard let host = containers[number].host, followedInPlace.contains(ObjectIdentifier(host)),
        stackWrappers.contains(ObjectIdentifier(host))
          || tabWrappers.contains(ObjectIdentifier(host)) && host.hasTabs(containers[number])
      else { continue }
      containers[number].path = nil
    }
  }

  /// Whether a view has a link of its own, not only in its content, or a stack around that, or tabs of what it is handed to make pages.
  private mutating func links(by symbol: TypeSymbol, _ body: Member, _ key: String) -> Bool {
    if let known = linking[ObjectIdentifier(symbol)] { return known }
    var trial = self.trial
    let inner = Environment(scope: symbol, file: body.file)
    // Whatever stands around this use: what it says holds for all.
    let shown = Region()
    trial.with(region: shown, surroundings: .host) { $0.follow(body, key: key, in: inner) }
    followed = trial.followed
    let stacks = trial.containers[containers.count...].contains {
      $0.kind == .stack && $0.surroundings != .modal
    }
    let links = trial.links.contains { $0.value == nil }
    let tabs =
      symbol.makesPages && trial.sites.isEmpty && trial.unfollowed.isEmpty
      && trial.containers[containers.count...].contains { symbol.hasTabs($0) }
    linksOfWrappers[ObjectIdentifier(symbol)] = Set(trial.links.map(\.location))
    // What was not followed to its end says nothing of other uses.
    guard followed <= Self.followLimit else { return links }
    if tabs { tabWrappers.insert(ObjectIdentifier(symbol)) }
    if !program.isOnlyGiven(symbol) {
      let own = trial.sites
      let isAlone =
        !stacks && !shown.selections.contains { symbol.keeps($0.path) }
        && trial.unfollowed.isEmpty
        && own.allSatisfy { symbol.keeps($0.path) }
        && trial.containers[containers.count...].allSatisfy {
          $0.path == nil || tabs && symbol.hasTabs($0)
        }
      linking[ObjectIdentifier(symbol)] = isAlone && (links || tabs || !own.isEmpty)
      return isAlone && (links || tabs || !own.isEmpty)
    }
    if stacks, program.isWrapper(symbol) { stackWrappers.insert(ObjectIdentifier(symbol)) }
    linking[ObjectIdentifier(symbol)] = links || tabs || bringsStack(symbol)
    return links || tabs || bringsStack(symbol)
  }
}

extension TypeSymbol {
  /// Whether a view is handed what makes a page for each of several values: `let page: (Tab) -> Page`.
  fileprivate var makesPages: Bool {
    storedProperties.contains { member in
      guard let type = member.declaration.type?.unwrapped, type.name == TypeReference.function,
        type.arguments.count > 1, let made = type.arguments.last
      else { return false }
      return made.lastName == "AnyView"
        || genericParameters.contains {
          $0.name == made.name && $0.constraint?.lastName == "View"
        }
    }
  }

  /// Whether a container is a view's tabs, selected by a binding that it is handed.
  fileprivate func hasTabs(_ container: Container) -> Bool {
    guard container.kind == .tabs, let path = container.path else { return false }
    return path.owner === self && isPassed(path.property)
  }

  /// Whether all that a view keeps of its own are values, which are there for each of its uses anew.
  fileprivate var keepsValues: Bool {
    storedProperties.allSatisfy { property in
      property.declaration.attributes.allSatisfy {
        $0.name.hasSuffix("Builder") || Self.valueWrappers.contains($0.name)
      }
    }
  }

  private static let valueWrappers: Set = [
    "State", "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState",
    "AccessibilityFocusState", "Namespace", "ScaledMetric", "AppStorage", "SceneStorage",
  ]

  /// Whether a piece of state is such a value of its own.
  fileprivate func keeps(_ path: StatePath) -> Bool {
    path.owner === self && property(path.property)?.attribute("State") != nil
  }
}
