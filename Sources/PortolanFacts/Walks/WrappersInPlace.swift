import PortolanModel

/// Views of the app's own around content that they are given, walked in place where they are used.
extension ViewWalk {
  /// A view of the app's own around content that it is given, with a link in it or a stack around it, is walked in place, its
  /// properties standing for the arguments: by itself it leads nowhere. The same holds for one that is handed where to lead.
  mutating func isInPlace(
    _ symbol: TypeSymbol, _ call: Call, _ initializer: Declaration?,
    _ arguments: [String: Denotation]
  ) -> Bool {
    guard symbol.wrapsContent || symbol.leadsOnward, symbol.isStateless, !symbol.isController,
      let body = symbol.members(named: "body").first(where: { $0.declaration.body != nil }),
      symbol.leadsOnward || !symbol.inherits("ViewModifier"),
      !call.arguments.contains(where: { program.remakes($0, of: symbol, by: initializer) })
    else { return false }
    let key = "\(symbol.id).body"
    guard !following.contains(key), symbol.leadsOnward || links(by: symbol, body, key) else {
      return false
    }
    var inner = Environment(scope: symbol, file: body.file)
    // Of a modifier, what it modifies.
    for parameter in body.declaration.parameters { inner.bind(parameter.name, .unknown) }
    bind(arguments, of: symbol, call, by: initializer, in: &inner)
    usedViews.insert(ObjectIdentifier(symbol))
    followedInPlace.insert(ObjectIdentifier(symbol))
    if bringsStack(symbol) {
      let outer = wrapperInPlace
      wrapperInPlace = (symbol, location(call.position))
      follow(body, key: key, in: inner)
      wrapperInPlace = outer
      return true
    }
    let (shown, before) = (Region(), links.count)
    with(part: shown) { $0.follow(body, key: key, in: inner) }
    // Where it is handed the route, it leads there.
    if symbol.leadsOnward {
      for number in links.indices.dropFirst(before) {
        links[number].location = location(call.position)
      }
    }
    region.uses += shown.uses
    region.presented += shown.presented
    return true
  }

  /// Where a stack stands: one that a wrapper or a modifier brings which is walked in place stands where that is used.
  func placeOfStack(_ call: Call) -> SourceLocation {
    if let (wrapper, place) = wrapperInPlace, wrapper === environment.scope { return place }
    return placeOfModifier(call.position)
  }

  /// Whether a wrapper shows what it is given in a stack, so far as that was asked.
  private func bringsStack(_ symbol: TypeSymbol) -> Bool {
    stackWrappers.contains(ObjectIdentifier(symbol))
  }

  /// Leaves the stacks of wrappers that were walked in place to whoever uses these.
  mutating func dropStacksOfWrappers() {
    for number in containers.indices {
      guard let host = containers[number].host, stackWrappers.contains(ObjectIdentifier(host)),
        followedInPlace.contains(ObjectIdentifier(host))
      else { continue }
      containers[number].path = nil
    }
  }

  /// Whether a view has a link of its own, not only in its content, or a stack around that.
  private mutating func links(by symbol: TypeSymbol, _ body: Member, _ key: String) -> Bool {
    if let known = linking[ObjectIdentifier(symbol)] { return known }
    var trial = self.trial
    let inner = Environment(scope: symbol, file: body.file)
    // Whatever stands around this use: what it says holds for all.
    trial.with(region: Region(), surroundings: .host) { $0.follow(body, key: key, in: inner) }
    followed = trial.followed
    let stacks = trial.containers[containers.count...].contains {
      $0.kind == .stack && $0.surroundings != .modal
    }
    let links = trial.links.contains { $0.value == nil }
    // What was not followed to its end says nothing of other uses.
    guard followed <= Self.followLimit else { return links }
    if stacks, program.isWrapper(symbol) { stackWrappers.insert(ObjectIdentifier(symbol)) }
    linking[ObjectIdentifier(symbol)] = links || bringsStack(symbol)
    return links || bringsStack(symbol)
  }
}
